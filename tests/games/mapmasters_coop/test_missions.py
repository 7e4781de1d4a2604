"""The missions as data: numbers of the table of rules 6.5, faces and plans, complaints about bad files, winnability."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest
from typer.testing import CliRunner

from lanterns.cli.app import app
from lanterns.core.errors import BadContent, BadOptions
from lanterns.core.step import CHANCE
from lanterns.games.mapmasters.board.card_plan import Plan, complaints
from lanterns.games.mapmasters.board.cards import SLOTS
from lanterns.games.mapmasters.coop.game import CoopGame
from lanterns.games.mapmasters.coop.missions.chart import describe
from lanterns.games.mapmasters.coop.missions.faces import (
    artefacts,
    bosses,
    drawn_as,
    drawn_faces,
    faces,
    target_entries,
)
from lanterns.games.mapmasters.coop.missions.mission import Mission
from lanterns.games.mapmasters.coop.missions.mission_file import FILE, missions, read_missions
from lanterns.games.mapmasters.coop.planner.planner import solve
from lanterns.games.mapmasters.coop.planner.proof import BadPlan, prove
from lanterns.games.mapmasters.coop.planner.seeded import seeded
from lanterns.games.mapmasters.coop.planner.trials import criterion, most_without, timetable, trial
from lanterns.games.mapmasters.coop.rules.outcome import end_reason
from lanterns.games.mapmasters.coop.state import Coop
from lanterns.games.mapmasters.coop.verbs import BEGIN, PLAY

#: columns, rows, given, empty, blocked, pawns, coins, deck S+3+4+5+6, cards, artefacts: the table of 6.5
TABLE = {
    1: (7, 6, 21, 17, 2, 4, 5, (18, 4, 5, 5, 4), "D29 B02", "A1"),
    2: (6, 5, 15, 13, 0, 3, 5, (20, 5, 5, 3, 2), "B03 B01", "A2"),
    3: (7, 5, 18, 14, 0, 4, 6, (20, 5, 5, 4, 3), "B05 B04 B06", "A11"),
    4: (7, 6, 20, 17, 2, 4, 6, (20, 5, 5, 5, 4), "B07 B08 B09", "A5 A6 A7"),
    5: (7, 6, 20, 18, 2, 4, 5, (18, 5, 6, 5, 4), "B11 B10", "A3"),
    6: (7, 6, 19, 20, 1, 4, 7, (18, 5, 5, 6, 5), "B13 B12", "A8 A9 A10"),
    7: (8, 5, 18, 20, 0, 3, 6, (20, 6, 6, 5, 4), "B14 B15", "A4"),
    8: (7, 7, 22, 21, 3, 4, 7, (18, 6, 6, 6, 6), "B16 B17 B18", "A12"),
    9: (7, 6, 19, 20, 1, 5, 8, (18, 5, 6, 6, 6), "B19 B20", ""),
    10: (7, 6, 20, 19, 2, 5, 7, (18, 5, 6, 6, 6), "B21", ""),
    11: (7, 7, 21, 24, 2, 4, 7, (18, 6, 6, 7, 6), "B23 B22", "A3"),
    12: (8, 6, 22, 23, 2, 5, 8, (18, 6, 7, 7, 7), "B26", ""),
    13: (7, 7, 21, 22, 2, 5, 8, (18, 6, 7, 7, 7), "B28 B24 B25 B27", "A8 A9 A10"),
    14: (8, 7, 24, 27, 2, 6, 9, (16, 7, 7, 8, 8), "D29 B01R B29", "A13 A1"),
}
#: what is asked, in the notation of the files: the column "objectives" of 6.5
GOALS = {
    1: "take A1, artefact A1 T, key 2 B, scroll 5 R, coin 5 L",
    2: "take A2, artefact A2, barrel 4 L, sword 3 R",
    3: "take A11, deed lock 1, deed stairs 2, artefact A11 B, reach T",
    4: "take A5, take A6, take A7, artefact A5, artefact A6, artefact A7",
    5: "take A3, artefact A3, key 3, coin 5",
    6: "take A8, take A9, take A10, artefact A8 L, artefact A9 R, artefact A10 T, deed circle 3 B",
    7: "coin 3, artefact A4, reach",
    8: "deed lock 2, take A12, artefact A12 L, scroll 4, rope 2",
    9: "deed monster 3, sword 3, barrel 4, rope 2, deed lock 2",
    10: "drawn, drawn, drawn, drawn, drawn",
    11: "take A3, artefact A3, key 4, deed trap 3, coin 6",
    12: "deed lock 1, deed monster 2, rope 2, barrel 4, coin 4, reach",
    13: "coin 3, artefact A8, artefact A9, artefact A10, deed circle 4, rope 3",
    14: "take A13, take A1, artefact A13, artefact A1, scroll 5, rope 3, deed monster 4, deed lock 3",
}
#: a setup per mission (players, seed) that the search wins in a moment
QUICK = {
    1: (2, 1), 2: (3, 1), 3: (5, 1), 4: (4, 1), 5: (1, 1), 6: (3, 3), 7: (5, 2),
    8: (1, 1), 9: (2, 6), 10: (1, 5), 11: (2, 1), 12: (1, 1), 13: (3, 8), 14: (3, 2),
}  # fmt: skip


def goal(mission: Mission, index: int) -> str:
    one = mission.objectives[index]
    text = {"object": "", "deed": "deed "}.get(one.need, f"{one.need} ") + one.what
    if one.need in ("object", "deed"):
        text += f" {one.amount}"
    sides = {SLOTS[slot][0] for slot in one.at}
    return (text.strip() + (f" {sides.pop()}" if len(sides) == 1 else "")).strip()


@pytest.mark.parametrize("number", TABLE)
def test_mission_has_the_numbers_of_the_table(number: int) -> None:
    """M10.2, M10.4, M10.5, M1.6: grid, pawns, coins, deck, cards and artefacts of 6.5."""
    mission = missions()[number]
    columns, rows, given, empty, blocked, pawns, coins, deck, cards, held = TABLE[number]
    assert (mission.columns, mission.rows, mission.pawns, mission.coins) == (columns, rows, pawns, coins)
    counted = [len(mission.places(cell)) for cell in ("S", "", "#")]
    assert counted == [given, empty, blocked]
    assert columns * rows == given + empty + blocked + len(mission.targets)
    assert tuple(mission.deck[cost] for cost in (0, 3, 4, 5, 6)) == deck
    assert given + deck[0] <= 45
    assert {target.card for target in mission.targets} == set(cards.split())
    lying = [id for target in mission.targets for id in target.artefacts]
    given_out = [one.gives for one in mission.objectives if one.gives and one.need != "take"]
    assert sorted(lying + given_out) == sorted(held.split())
    assert ", ".join(goal(mission, index) for index in range(len(mission.objectives))) == GOALS[number]


def test_peculiarities_of_missions() -> None:
    """6.5, M17.1-M17.5: levers, face-down cells, river, doors, heads, objective cards, water, ways out, pilgrimage."""
    all_missions = missions()
    switch = all_missions[3].objectives[4]
    assert [all_missions[3].objectives[index].what for index in switch.after] == ["lock", "stairs"]
    assert sum(target.hidden for target in all_missions[4].targets) == 3
    takes = [one for one in all_missions[4].objectives if one.need == "take"]
    assert all((one.with_what, one.with_amount) == ("monster", 1) for one in takes)
    assert all_missions[5].rivers == [3]
    assert all(place // 7 < 3 for place, _ in all_missions[5].starts)
    shore = all_missions[7].objectives[2]
    assert shore.card == "rim"
    assert all_missions[7].objectives[shore.other].what == "A4"
    vault = all_missions[8]
    assert sorted(wall for one in vault.objectives for wall in one.opens) == vault.walls
    assert vault.walls_after([0, 2]) == []
    assert [one.together for one in all_missions[9].objectives] == [1, 0, 3, 2, -1]
    assert all_missions[10].drawn == 5
    assert [all_missions[11].flood(row) for row in range(7)] == [0, 0, 0, 0, 16, 11, 6]
    escape = all_missions[12]
    assert (escape.chase, escape.rivers) == (12, [5])
    assert not set(escape.starts) & set(escape.rim())
    ways = [set(one.exits) for one in escape.objectives if one.card == "rim"]
    assert len(ways) == escape.pawns == 5
    assert sum(len(one) for one in ways) == len(set.union(*ways)) == len(escape.exits)
    chain = [(one.what, one.gives) for one in all_missions[13].objectives[:4]]
    assert chain == [("coin", "A8"), ("A8", "A9"), ("A9", "A10"), ("A10", "")]


def test_missions_of_before_stay_as_they_were() -> None:
    """mapmasters-coop/2: grids, goals and faces of games that were begun before edition 3."""
    former = missions(2)
    assert [len(former[number].objectives) for number in (8, 12, 13)] == [5, 6, 8]
    assert former[11].rivers == [2, 5]
    assert former[13].objectives[3].at == [1, 3]
    assert former[1] is not missions()[1]
    assert [goal(former[1], index) for index in range(5)] == [goal(missions()[1], index) for index in range(5)]
    assert faces(2)["B03"].nodes != faces()["B03"].nodes
    assert drawn_as("B03", 2) == "B03_2"
    assert drawn_as("B02", 2) == drawn_as("B02", 3) == "B02"
    assert drawn_faces()["B03_2"].nodes == faces(2)["B03"].nodes


def test_no_goal_asks_for_a_side_that_is_not_there() -> None:
    """M17.6: where a goal is bound to sides, its card is open there; where groups outnumber sides there is a circle."""
    for mission in missions().values():
        for one in mission.objectives:
            if one.card != "rim" and len(one.at) < 6:
                assert all(faces()[one.card].slots[slot] >= 0 for slot in one.at), (mission.id, one.id)
        for target in mission.targets:
            comers = [one for one in mission.objectives if one.card == target.card and one.need != "take"]
            ways = sum(slot >= 0 for slot in faces()[target.card].slots) + faces()[target.card].count("O")
            assert len(comers) <= ways, (mission.id, target.card)


@pytest.mark.parametrize(
    ("kind", "need", "amount"), [("barrel", "object", 6), ("key", "object", 3), ("rope", "object", 2),
                                 ("stairs", "deed", 6), ("circle", "deed", 3), ("lock", "deed", 2)],
)  # fmt: skip
def test_drawn_objective_is_settled_by_its_kind(kind: str, need: str, amount: int) -> None:
    """6.5, mission 10: ceil(6 / VP) of the kind."""
    settled = missions()[10].objectives[0].settled(kind)
    assert (settled.need, settled.what, settled.amount) == (need, kind, amount)
    assert settled.wins


def test_targets_are_29_cards_with_good_drawings() -> None:
    """M1.6, M13.6, M17.6: B01-B29; a boss has no inner corridors; what may lie face down is open on every side."""
    entries = target_entries()
    assert set(entries) == {f"B{number:02}" for number in range(1, 30)} | {"B01R"}
    assert len(artefacts()) == 13
    hidden = {target.card for mission in missions().values() for target in mission.targets if target.hidden}
    for id, entry in entries.items():
        card = faces()[id]
        assert complaints(card, Plan(entry["plan"])) == []
        if id in bosses():
            assert all(name[0] in "TLRBeo" for name in card.nodes)
            assert all(len(card.at[node]) == 1 for node in range(len(card.nodes)))
            assert not any(piece.icons for piece in card.pieces)
        if id in hidden:
            assert min(card.slots) >= 0


def test_faces_of_targets_differ() -> None:
    """6.5: no two step cards have one face, no two bosses of one mission."""
    entries = target_entries()
    steps = [entry["face"] for entry in entries.values() if entry["kind"] == "step"]
    assert len(steps) == len(set(steps)) == 17
    assert len({entry["face"] for entry in entries.values()}) >= 27
    assert sum(bool(faces()[id].icons()) for id in entries) == 25


GOOD = FILE.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("pawns = 4", "pawns = 9", "pawns cannot be 9"),
        ("pawns = 4\n", "", "key 'pawns' is missing"),
        ("pawns = 4", "pawns = 4\npouch = 1", "unknown key 'pouch'"),
        ('"S D29', '"S D99', "holds 'D99', which is no card"),
        ("S = 18, 3", "S = 28, 3", "need 49 starting cards of 45"),
        ('need = "key 2"', 'need = "keys 2"', "has the need 'keys 2', which cannot be read"),
        ('at = ["T"]', 'at = ["TT"]', "'TT' in at, which is no slot"),
        ('card = "B02"', 'card = "B10"', "names B10, which is not on the grid"),
        ('D29 = ["A1"]', 'D29 = ["A77"]', "names A77, which is no artefact"),
        ('source = "own"', 'source = "stolen"', "source cannot be 'stolen'"),
        ("id = 1\n", "id = 1\n\n", ""),
        ("[[mission]]\nid = 1\n", "title = 1\n[[mission]]\nid = 1\n", "must hold [[mission]] entries"),
        ("id = 2\n", "id = 1\n", "the id is used twice"),
        ("rivers = [3]", "rivers = [9]", "rivers holds 9"),
        ('walls = ["1,4 E"', 'walls = ["1,4 X"', "a wall is written"),
        ('starts = ["top"', 'starts = ["3,3,T"', "which is not on the rim"),
        ('other = "oar"', 'other = "boat"', "names 'boat', which is no other objective"),
        ('opens = ["3,5 E"]', 'opens = ["3,4 E"]', "gear opens an edge without a wall"),
        ("tide = [6,", "tide = [16,", "tide is [16, 11, 16]; it has rising numbers of turns"),
        ('exits = ["right 2-3"]', 'exits = ["right 0-3"]', "gate has exits that are none of the mission"),
        ('together = "swords"', 'together = "ropes"', "monsters is together with ropes, but not the other way round"),
        (
            'exits = ["top 0-2"]\n',
            'exits = ["top 0-2"]\ntogether = "wall"\n',
            "postern is together with wall, but on no boss",
        ),
    ],
)
def test_bad_files_are_refused_with_file_key_and_reason(old: str, new: str, reason: str) -> None:
    text = GOOD.replace(old, new, 1)
    if not reason:
        assert len(read_missions(text, "missions.toml")) == 14
        return
    with pytest.raises(BadContent) as caught:
        read_missions(text, "missions.toml")
    assert reason in str(caught.value)
    assert "missions.toml" in str(caught.value)


def test_grids_are_shown_as_text() -> None:
    text = "\n".join(describe(missions()[7]))
    assert "~~~~~" in text
    assert "by another group than 2" in text


@pytest.mark.parametrize("number", QUICK)
def test_mission_can_be_won(number: int) -> None:
    """6.5: the search that sees the deck wins a setup of each mission, and the walker agrees with every step."""
    players, seed = QUICK[number]
    assert trial(number, players, "normal", seed, 20.0).won


def test_criterion_of_the_rules() -> None:
    assert [criterion(number) for number in (1, 4, 5, 9, 10, 14)] == [0.9, 0.9, 0.75, 0.75, 0.7, 0.7]
    assert most_without(4) == 1.0
    assert most_without(5) == 0.25


@pytest.mark.parametrize("number", [5, 7, 12])
def test_without_teleporting_walls_keep_a_mission_from_being_won(number: int) -> None:
    players, seed = QUICK[number]
    assert not trial(number, players, "normal", seed, 0.4, False).won


def test_a_plan_is_timed_so_that_every_card_is_in_hand() -> None:
    """M11.1, M11.4: cards come no earlier than they are drawn, one a turn."""
    start = seeded(missions()[2], 3, 2, 1)
    plan = solve(start, Random(1), 20.0)
    turns = timetable(start, plan)
    assert turns is not None
    assert len(set(turns.values())) == len(turns) == sum(1 for free in plan.situation.free_pool if not free)
    for card, turn in turns.items():
        assert (turn - 1) % 3 == start.owner[card]
        assert start.arrival[card] <= (turn - 1) // 3


def test_the_walker_refuses_a_plan_that_breaks_the_rules() -> None:
    start = seeded(missions()[1], 2, 2, 1)
    plan = solve(start, Random(1), 20.0)
    prove(plan)
    plan.legs.append(plan.legs[-1])
    with pytest.raises(BadPlan):
        prove(plan)


def played(mission: str, level: str, seed: int) -> tuple[Coop, int]:
    """A mission played by two bots to its end, and how many answers were given."""
    game, rng = CoopGame(), Random(seed)
    g = game.new({"mission": mission, "players": "2"})
    count = 0
    while not g.over:
        if g.actor == CHANCE:
            g.play(rng.choices(g.asked, g.stack[-1].weights(g))[0], CHANCE)
            continue
        sample = game.hidden.sample(g, g.actor, rng)
        action = game.expert.choose(sample, g.actor, level, rng)
        assert action in g.asked
        g.play(action, g.actor)
        count += 1
    return g, count


def test_bots_play_a_mission_to_its_end_and_win_it() -> None:
    g, count = played("3", "medium", 1)
    assert count > 20
    assert end_reason(g) == "won"


def test_easy_bots_end_a_mission_too() -> None:
    g, _ = played("7", "easy", 2)
    assert g.over


def test_advice_names_groups_and_steps_that_the_engine_takes() -> None:
    """Study topic `advice`: what can be drawn now or over cards of one's own hand, each step legal."""
    game, rng = CoopGame(), Random(3)
    g = game.new({"mission": "1", "players": "2"})
    while PLAY.base > g.asked[0] or g.asked[0] >= PLAY.base + PLAY.size:
        if g.actor == CHANCE:
            g.play(rng.choices(g.asked, g.stack[-1].weights(g))[0], CHANCE)
        else:
            g.play(game.expert.choose(game.hidden.sample(g, g.actor, rng), g.actor, "easy", rng), g.actor)
    seat = g.actor
    answer = game.queries.answer(g, seat, "advice", {})
    assert answer["legs"]
    assert game.queries.answer(game.hidden.permute(g, seat, rng), seat, "advice", {}) == answer
    for leg in answer["legs"]:
        plans = game.queries.answer(
            g, seat, "sketch", {"group": leg["group"], "steps": [*leg["cards"], *leg["steps"]]}
        )["plans"]
        assert plans[0]["refused"] is None
        assert plans[0]["arrived"] or leg["target"] == "rim"
    assert BEGIN.size >= len(answer["legs"])


def test_missions_check_on_the_command_line() -> None:
    """`lanterns mapmasters missions check`: figures per mission and number of players, exit code 1 on a miss."""
    runner = CliRunner()
    asked = ["mapmasters", "missions", "check", "--missions", "7", "--players", "1,3", "--setups", "2"]
    good = runner.invoke(app, [*asked, "--without", "1", "--seconds", "2"])
    assert good.exit_code == 0, good.output
    assert "2 of 2 rows meet the criterion" in good.output
    assert "mission  7: 100% won, 0." in good.output
    assert re.search(r"took \d+ s, and \d+ s of processor time", good.output)
    assert "without teleporting 0 of 1" in good.output
    assert runner.invoke(app, [*asked, "--seconds", "0"]).exit_code == 1
    assert isinstance(runner.invoke(app, [*asked[:4], "15"]).exception, BadOptions)
    shown = runner.invoke(app, ["mapmasters", "missions", "show", "5"])
    assert "mission 5: 7 x 6" in shown.output


def test_the_page_shows_the_grids_as_they_are() -> None:
    page = (Path(__file__).parents[3] / "docs" / "mapmasters-missions.md").read_text("utf-8")
    for mission in missions().values():
        assert "\n".join(line.rstrip() for line in describe(mission)) in page
