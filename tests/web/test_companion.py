"""What the companion tells is what the engine has: every number of the answer against the rules as they are played."""

from __future__ import annotations

import json
from collections import Counter
from itertools import product
from typing import Any

import pytest

from lanterns.core.game import AnyGame
from lanterns.games import GAMES
from lanterns.games.dungeons import content as dungeons
from lanterns.games.dungeons.odds import best_total, success
from lanterns.games.dungeons.rules.torch import TorchDown
from lanterns.games.mapmasters.coop.missions.mission_file import missions
from lanterns.games.mapmasters.coop.rules.outcome import score as mission_score
from lanterns.games.mapmasters.coop.state import WON
from lanterns.games.mapmasters.versus.rules.outcome import points
from lanterns.games.quest.content import LAND
from lanterns.web.companion import companion_of
from tests.web.conftest import Person, open_house

pytestmark = pytest.mark.anyio
HELPED = [game for game in GAMES.values() if game.companion.facts() is not None]


async def facts_of(house: Any, game: str) -> dict[str, Any]:
    answer = await (await house.person()).client.get(f"/api/companion/{game}")
    assert answer.status_code == 200, answer.text
    told: dict[str, Any] = answer.json()
    assert told["ruleset"] == GAMES[game].ruleset
    return told


async def test_games_without_a_companion_and_unknown_ones_say_so(house):
    person: Person = await house.person()
    assert (await person.client.get("/api/companion/chess")).status_code == 404
    others = [game for game in GAMES.values() if game.companion.facts() is None]
    assert all(companion_of(game) is None for game in others)
    assert {game.id for game in HELPED} >= {"quest", "dungeons", "mapmasters", "mapmasters-coop"}


@pytest.mark.parametrize("game", HELPED, ids=lambda game: game.id)
async def test_deals_are_fresh_tables_at_their_first_question(house, game: AnyGame):
    told = await facts_of(house, game.id)
    assert [deal["options"] for deal in told["deals"]] != []
    for deal in told["deals"]:
        assert game.resolve(deal["options"])
        assert deal["view"]["game"] == game.id
        assert len(deal["steps"]) == 8
        assert len({step["key"] for step in deal["steps"]}) == 8
        assert deal["view"]["options"] == []
        assert deal["view"]["seat"] == -1
        assert deal["view"]["actors"] != [-1]
        assert not deal["view"]["over"]
    again = await facts_of(house, game.id)
    assert again["facts"] == told["facts"]
    if not game.cooperative:
        assert [deal["view"] for deal in again["deals"]] != [deal["view"] for deal in told["deals"]]


def of(steps: list[dict[str, Any]], key: str) -> dict[str, Any]:
    params: dict[str, Any] = next(step["params"] for step in steps if step["key"] == key)
    return params


async def test_quest_counts_as_the_engine_does(house):
    told = await facts_of(house, "quest")
    pad = told["facts"]["pad"]
    rows = {row["key"]: row["points"] for row in pad["rows"]}
    game = GAMES["quest"]
    g = game.new({"players": "2"})
    for n in range(11):
        g.spell, g.quests, g.taken = [n, 0], [n, 0], [n, 0]
        g.legend[:3] = [2 if i < n else 0 for i in range(3)]
        expected = (rows["spells"][n], rows["quests"][n], rows["goblins"][n], rows["legends"][min(n, 3)])
        assert g.points(0) == expected
        assert game.scores(g)[0] == sum(expected)
    assert [row["most"] for row in pad["rows"]] == [10, 10, 10, 3]
    assert pad["ties"] == ["quests", "goblins", "spells"]
    for deal in told["deals"]:
        view, steps = deal["view"], deal["steps"]
        kinds = Counter(land["card"].split("-")[0] for land in view["land"].values())
        assert len(view["land"]) == len(LAND) == of(steps, "isle")["cards"] + of(steps, "castles")["castles"]
        assert kinds["castle"] == of(steps, "castles")["castles"]
        assert of(steps, "isle")["inner"] + of(steps, "isle")["rim"] == of(steps, "isle")["cards"]
        assert of(steps, "goblins") == {"portals": len(view["goblins"]), "left": view["supply"]}
        quests = view["deck"] + len(view["row"]) + len(view["discard"])
        assert of(steps, "quests") == {"quests": quests, "row": len(view["row"])}
        assert of(steps, "magic")["space"] == view["magic"]
        assert of(steps, "magic")["cards"] == len(view["movement"])
        for player in view["players"]:
            assert of(steps, "tracks") == {"health": player["health"], "power": player["power"]}
            assert of(steps, "heroes")["heroes"] == len(player["heroes"])


async def test_odds_of_faces_are_those_of_all_throws(house):
    odds = (await facts_of(house, "quest"))["facts"]["odds"]
    assert odds["kind"] == "faces"
    assert len(odds["faces"]) == 6
    for rolls in odds["rolls"]:
        n = rolls["dice"]
        throws = list(product(range(6), repeat=n))
        assert rolls["of"] == len(throws) == sum(rolls["ways"])
        assert rolls["ways"] == [sum(throw.count(3) == k for throw in throws) for k in range(n + 1)]
        if n > 2:
            continue
        pairs = [(one, other) for one in throws for other in throws]
        hits = [sum(a == 3 or b == 3 for a, b in zip(one, other, strict=True)) for one, other in pairs]
        assert rolls["again_of"] == len(pairs)
        assert rolls["again"] == [sum(count >= k for count in hits) for k in range(n + 1)]


async def test_odds_of_checks_are_those_of_all_throws(house):
    odds = (await facts_of(house, "dungeons"))["facts"]["odds"]
    assert odds["kind"] == "total"
    assert odds["faces"] == dungeons.DIE_NAMES
    for rolls in odds["rolls"]:
        n = rolls["dice"]
        throws = list(product(range(1, 7), repeat=n))
        totals = [best_total(tuple(sorted(throw))) for throw in throws]
        assert rolls["ways"] == [totals.count(k) for k in range(max(totals) + 1)]
        assert rolls["turned"] == [
            [success(n, need, steps)[0] for need in range(len(rolls["ways"]))] for steps in (1, 2)
        ]
        for need in range(len(rolls["ways"])):
            ways = 0
            for throw, total in zip(throws, totals, strict=True):
                rerolls = [
                    sum(best_total((*throw[:i], face, *throw[i + 1 :])) >= need for face in range(1, 7))
                    for i in range(n)
                ]
                ways += 6 if total >= need else max(rerolls)
            assert rolls["again"][need] == ways
        assert rolls["again_of"] == len(throws) * 6


async def test_the_torch_is_that_of_the_rules_in_both_acts(house):
    told = await facts_of(house, "dungeons")
    track = told["facts"]["track"]
    game = GAMES["dungeons"]
    for heroes in (2, 3, 4):
        g = game.new({"players": str(heroes)})
        for number, act in enumerate(track["acts"], 1):
            g.act = number
            assert act["start"][str(heroes)] == g.torch_start()
            for space in range(1, act["skull"] + 1):
                g = game.new({"players": str(heroes)})
                g.act, g.torch = number, space - 1
                g.stack = []
                step = TorchDown(-2, 1)
                step.run(g)
                waits = type(g.stack[-1]).__name__ if g.stack else ""
                expected = "AddGoblin" if space in act["goblin"] else "EnemiesAct" if space in act["act"] else ""
                assert (waits, g.over or g.end > 0) == (expected, space == act["skull"])
    assert track["goblins"] == dungeons.GOBLIN_SLOTS
    assert track["down"] == 1
    for deal in told["deals"]:
        view, steps, n = deal["view"], deal["steps"], deal["players"]
        stacks, deck = of(steps, "stacks"), of(steps, "deck")
        laid = of(steps, "entrance")["cards"]
        assert deck["cards"] == view["deck"]["left"] + laid
        assert stacks["a"] == view["deck"]["A"] + laid
        assert (stacks["encounters"] + stacks["rooms"], stacks["last"] + 1) == (view["deck"]["B"], view["deck"]["C"])
        assert of(steps, "torch") == {"space": view["torch"]["space"], "heroes": n}
        assert of(steps, "altars")["altars"] == view["altars_left"]
    draws = {draw["kind"]: draw["ids"] for draw in told["facts"]["draws"]}
    assert draws == {"boss": dungeons.BOSS_NAMES, "hero": dungeons.HERO_NAMES}


async def test_map_masters_counts_as_the_engine_does(house):
    told = await facts_of(house, "mapmasters")
    pad = told["facts"]["pad"]
    rows = {row["key"]: row for row in pad["rows"]}
    g = GAMES["mapmasters"].new({"players": "3"})
    for pink, coins, exits in ((0, 0, [0, 0, 0]), (7, 8, [3, 3, 1]), (10, 9, [2, 4, 4]), (1, 2, [6, 0, 5])):
        g.blue, g.pink, g.green, g.coins, g.exits = [5] * 3, [pink] * 3, [2] * 3, [coins] * 3, exits
        ranks = sorted({n for n in exits if n}, reverse=True)
        for seat, found in enumerate(points(g)):
            place = ranks.index(exits[seat]) if exits[seat] else 99
            by_rank = rows["exit"]["ranks"]
            told_points = by_rank[place] if place < len(by_rank) else 0
            assert found == (5, pink // rows["secondary"]["down"], 2, told_points, coins // rows["coins"]["down"])
    assert pad["rounds"] == told["deals"][0]["steps"][-1]["params"]["rounds"] == 6
    for deal in told["deals"]:
        view, steps = deal["view"], deal["steps"]
        assert set(view["market"]["tokens"].values()) == {of(steps, "tokens")["tokens"]}
        assert len(view["market"]["tokens"]) == of(steps, "tokens")["kinds"]
        assert len(view["market"]["books"]) == of(steps, "books")["open"]
        assert of(steps, "books")["books"] == len(view["market"]["books"]) + view["market"]["book_pile"]
        assert len(view["market"]["cards"]) == of(steps, "piles")["open"]
        assert {player["coins"] for player in view["players"]} == {of(steps, "coins")["coins"]}
        assert len(view["players"]) == of(steps, "packs")["players"]


async def test_missions_count_and_lie_as_the_engine_has_them(house):
    told = await facts_of(house, "mapmasters-coop")
    pad = told["facts"]["pad"]
    rows = {row["key"]: row for row in pad["rows"]}
    for number, level in enumerate(pad["levels"]):
        g = GAMES["mapmasters-coop"].new({"mission": "1", "level": level["key"]})
        assert g.level() == number
        g.end = WON
        g.tokens = [0] * len(g.tokens)
        g.tokens[0] = 2
        sum_ = pad["base"] + g.cards_left() + rows["tokens"]["points"][2]
        assert mission_score(g) == sum_ * level["up"] // level["down"]
    assert rows["books"]["points"][:3] == [0, 2, 4]
    assert rows["coins"]["down"] == 3
    assert told["facts"]["draws"][0]["ids"] == [str(number) for number in missions()]
    assert [deal["options"]["mission"] for deal in told["deals"]] == [str(number) for number in missions()]
    for deal in told["deals"]:
        view, steps = deal["view"], deal["steps"]
        kinds = Counter(cell["kind"] for cell in view["cells"])
        assert kinds["given"] == of(steps, "given")["cards"]
        assert sum(kinds.values()) - kinds["given"] == of(steps, "targets")["cards"]
        assert of(steps, "mission") == {"columns": view["mission"]["columns"], "rows": view["mission"]["rows"]}
        assert of(steps, "pawns")["pawns"] == len(view["groups"])
        assert of(steps, "deck")["cards"] == view["deck"] + sum(player["cards"] for player in view["players"])


# the best path through cards of one's own

PATH = "/api/companion/mapmasters/path"
HAND = {"cards": ["S1", "D20", "T-B: c c"], "objective": "coin"}


async def test_the_best_path_of_cards_that_somebody_holds_is_the_engines(house):
    client = (await house.person()).client
    told = await client.post(PATH, json={"params": HAND})
    assert told.status_code == 200, told.text
    answer = json.loads(json.dumps(GAMES["mapmasters"].companion.answer("path", HAND)))
    assert told.json() == {"topic": "path", "answer": answer}
    companion = (await client.get("/api/companion/mapmasters")).json()
    assert companion["topics"] == ["path", "ahead"]


async def test_where_a_line_can_go_on_is_told_without_a_table(house):
    client = (await house.person()).client
    asked = {"actions": ["lay S1 0,0", "start S1 T"], "objective": "coin", "tangled": "junction"}
    told = await client.post("/api/companion/mapmasters/ahead", json={"params": asked})
    assert told.status_code == 200, told.text
    answer = json.loads(json.dumps(GAMES["mapmasters"].companion.answer("ahead", asked)))
    assert told.json() == {"topic": "ahead", "answer": answer}
    wrong = await client.post("/api/companion/mapmasters/ahead", json={"params": asked | {"objective": "gold"}})
    assert (wrong.status_code, wrong.json()["code"]) == (400, "bad-request")


@pytest.mark.parametrize(
    ("path", "params", "status", "code"),
    [
        (PATH, HAND | {"cards": ["T-j1: q"]}, 422, "bad-box"),
        (PATH, HAND | {"cards": ["S1"] * 6}, 400, "bad-request"),
        (PATH, HAND | {"cards": ["x" * 1001]}, 400, "bad-request"),
        (PATH, HAND | {"objective": "gold"}, 400, "bad-request"),
        ("/api/companion/mapmasters/luck", HAND, 404, "topic-unknown"),
        ("/api/companion/quest/path", HAND, 404, "topic-unknown"),
        ("/api/companion/chess/path", HAND, 404, "game-unknown"),
    ],
)
async def test_what_cannot_be_answered_says_why(house, path: str, params: dict[str, Any], status: int, code: str):
    answer = await (await house.person()).client.post(path, json={"params": params})
    assert (answer.status_code, answer.json()["code"]) == (status, code), answer.text
    refusal = answer.json()["refusal"]
    assert (refusal or {}).get("key") == ("held-notation" if code == "bad-box" else None)


async def test_questions_are_bounded(config):
    config.limits.study = (2, 0.01)
    async with open_house(config) as house:
        client = (await house.person()).client
        assert [(await client.post(PATH, json={"params": HAND})).status_code for _ in range(3)] == [200, 200, 429]
