"""What the view says that enemies will do and that weapons reach, against what the engine then does [D9-D11, D14]."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from lanterns.core.record import parse_record
from lanterns.core.replay import positions
from lanterns.core.step import AUTO, CHANCE
from lanterns.games import RULESETS
from lanterns.games.dungeons import content as con
from lanterns.games.dungeons.grid import CELLS, LAIR, NOWHERE, ROOM_NAMES
from lanterns.games.dungeons.intent import intents, torch_outcome
from lanterns.games.dungeons.rules.aim import out_of_reach, reply
from lanterns.games.dungeons.rules.foes import EnemyActs
from lanterns.games.dungeons.state import BOSS_BEATEN, TOO_MANY_GOBLINS, Dungeons
from lanterns.games.dungeons.verbs import FOE_DIE, VERBS
from lanterns.games.dungeons.view import build
from tests.games.dungeons.helpers import ROOT, played, position, random_states

RECORDS = ROOT / "tests" / "fixtures" / "records" / "dungeons" / "3"


def kept_states(path: Path, every: int) -> Iterator[Dungeons]:
    """Positions along a kept game, in which a turn is under way."""
    for place in positions(parse_record(path.read_text("utf-8"), RULESETS, str(path))):
        state = place.state
        assert isinstance(state, Dungeons)
        if state.ply % every == 0 and not state.over and state.active >= 0:
            yield state.copy()


def crowded(state: Dungeons, rng: Random) -> Dungeons:
    """The position with more enemies and weaker heroes, spread over the dungeon at random."""
    rooms = [cell for cell in range(CELLS) if state.cards[cell] >= 0]
    if state.act == 2:
        rooms += [LAIR, LAIR]
        state.foe_at[con.BOSS_CODE] = rng.choice(rooms)
    for slot in range(con.MINION_CODE):
        state.foe_at[slot] = rng.choice([*rooms, NOWHERE])
        state.foe_kind[slot] = rng.randrange(len(con.GOBLINS))
    kinds = rng.sample(range(len(con.MINIONS)), state.n)
    for minion, kind in enumerate(kinds, con.MINION_CODE):
        state.foe_at[minion] = rng.choice([*rooms, NOWHERE])
        state.foe_kind[minion] = kind
        state.foe_hp[minion] = 3
    for hero in range(state.n):
        state.hp[hero] = rng.randrange(0, 9)
        state.at[hero] = rng.choice([room for room in rooms if room != LAIR])
        state.space[hero] = 0
        if state.act == 2 and rng.random() < 0.4:
            state.at[hero], state.space[hero] = LAIR, hero + 1
    return state


def ends(state: Dungeons, enemy: int) -> list[Dungeons]:
    """Every position that the steps of the engine lead to when one enemy acts, whatever is chosen and drawn."""
    first = state.copy()
    first.stack = [EnemyActs(AUTO, enemy)]
    first.settle()
    found: list[Dungeons] = []
    open_ = [first]
    while open_:
        now = open_.pop()
        if now.over:
            now.over = False  # only the stack is empty, unless an end is written down
            found.append(now)
            continue
        for action in now.asked[:1] if now.actor == CHANCE else now.asked:  # any goblin drawn is as good here
            new = now.copy()
            new.play(action)
            open_.append(new)
    return found


def seen(before: Dungeons, after: Dungeons, enemy: int) -> dict[str, Any]:
    """An outcome as the forecast words it, read off two positions."""
    outcome: dict[str, Any] = {"room": ROOM_NAMES[after.foe_at[enemy]], "left": [*after.hp, *after.fp]}
    came = [slot for slot in range(4) if before.foe_at[slot] < 0 <= after.foe_at[slot]]
    if came:
        outcome["goblin"] = ROOM_NAMES[after.foe_at[came[0]]]
    if after.end == TOO_MANY_GOBLINS:
        outcome["lost"] = True
    if after.boss_hp != before.boss_hp:
        outcome["regain"] = True
    return outcome


def told(before: Dungeons, outcome: dict[str, Any]) -> dict[str, Any]:
    """What a forecast comes to for the heroes that are left at this point."""
    hp, fp = before.hp[:], before.fp[:]
    for hit in outcome["hits"]:
        hero = hit["seat"]
        hp[hero] = max(0, hp[hero] - hit["health"])
        fp[hero] = max(0, fp[hero] - hit["focus"])
        assert hit["falls"] == (hp[hero] == 0)
    kept: dict[str, Any] = {key: outcome[key] for key in ("goblin", "lost", "regain") if key in outcome}
    if "lost" in kept:
        kept.pop("goblin")  # it does not come into play any more
    return {"room": outcome["room"], "left": [*hp, *fp], **kept}


def walk_through(state: Dungeons) -> None:
    """All enemies one after the other: the ends of the engine for each are those of the forecast, over all ways."""
    state = state.copy()
    state.stack = []  # of all of them, also where some have acted
    forecast = intents(state)
    now = [state]
    for enemy in state.enemies():
        words = forecast[con.ENEMY_NAMES[enemy]]
        real: list[tuple[Dungeons, dict[str, Any]]] = []
        following: dict[tuple[int, ...], Dungeons] = {}
        for before in now:
            for after in ends(before, enemy):
                real.append((before, seen(before, after, enemy)))
                if after.end != TOO_MANY_GOBLINS:
                    after.end = 0
                    following[(*after.hp, *after.fp, *after.foe_at)] = after
        for before, outcome in real:
            assert any(_fits(before, word, outcome) for word in words), (con.ENEMY_NAMES[enemy], outcome, words)
        for word in words:
            assert any(_fits(before, word, outcome) for before, outcome in real), (word, [o for _, o in real])
        now = list(following.values())


def _fits(before: Dungeons, word: dict[str, Any], outcome: dict[str, Any]) -> bool:
    try:
        return told(before, word) == outcome
    except AssertionError:
        return False  # told for other heroes: one of them fell before


@pytest.mark.parametrize("players", ["2", "3", "4"])
def test_enemies_do_at_the_eye_what_the_view_foretells(players: str) -> None:
    """D14.4-D14.10, D12.7, DR23, D3.2: over random positions of random games."""
    count = 0
    rng = Random(7)
    for seed in range(12):
        for state in random_states({"players": players}, seed, 9):
            if state.active < 0:
                continue
            walk_through(state)
            walk_through(crowded(state.copy(), rng))
            count += 1
    assert count > 60


@pytest.mark.parametrize("name", ["heroes-2-won", "heroes-3-won-hydra", "heroes-4-won-hydra", "heroes-2-won-queen"])
def test_the_boss_and_its_company_do_what_the_view_foretells(name: str) -> None:
    """D17.8, D17.11, D17.12, DR29, DR39: over positions of kept games of the second act."""
    acts = set()
    rng = Random(name)
    for state in kept_states(RECORDS / f"{name}.record", 12):
        walk_through(state)
        walk_through(crowded(state, rng))
        acts.add(state.act)
    assert acts == {1, 2}


def answered(state: Dungeons, action: int, face: int) -> int | None:
    """The Health that a counter-attack takes when this face is rolled: None when it comes to none."""
    now = state.copy()
    now.listen()
    now.take_events()
    now.play(action)
    for _ in range(60):
        for event in now.take_events():
            if event.key == "counter-damage":
                return int(event.params["damage"])
        if now.over or now.question() is None or now.question().name == "Act":  # type: ignore[union-attr]
            return None
        asked = now.asked
        now.play(FOE_DIE.base + face if asked[0] == FOE_DIE.base else asked[0] if now.actor == CHANCE else asked[-1])
    raise AssertionError("the attack does not end")


def test_counter_attacks_take_what_the_view_foretells() -> None:
    """D11.2, D11.3, D11.5, L24: every face of the enemy die, over attacks of random positions."""
    rng = Random(3)
    count = 0
    for seed in range(30):
        for state in random_states({"players": "2"}, seed, 7):
            if state.question() is None or state.question().name != "Act":  # type: ignore[union-attr]
                continue
            hero = state.actor
            for slot in range(2):
                state.foe_at[slot] = state.at[hero]
                state.foe_kind[slot] = rng.randrange(len(con.GOBLINS))
            state.hp[hero] = 8
            state.settle()
            for action in state.asked:
                losses = reply(state, hero, action)
                if losses is None:
                    continue
                assert len(losses) == len(con.FACES) - 1
                for face, wanted in enumerate(losses):
                    found = answered(state, action, face)
                    if found is not None:
                        assert found == wanted, (VERBS.notation(action), con.FACES[face])
                        count += 1
    assert count > 200


def test_the_reach_of_weapons_and_spells_is_where_they_may_be_used() -> None:
    """D9.5, D9.6, D10.1, D10.2, D10.4, D17.1, D17.8: an enemy is barred exactly when no option names it."""
    checked = barred = 0
    rng = Random(11)
    for name in ("heroes-2-won", "heroes-3-won-hydra", "heroes-4-won-hydra"):
        for state in kept_states(RECORDS / f"{name}.record", 5):
            step = state.question()
            if step is None or step.name != "Act" or state.acted:
                continue
            crowded(state, rng)
            state.hp[step.actor] = state.fp[step.actor] = 5
            state.settle()
            view = build(state, step.actor)
            for aim in view["aims"]:
                if aim["with"] == "attack area":
                    continue  # it names no target
                options = [option["text"] for option in view["options"] if option["text"].startswith(f"{aim['with']} ")]
                for enemy in view["enemies"]:
                    named = any(enemy in text.split() for text in options)
                    spell = aim["with"].removeprefix("cast ")
                    if spell in con.SPELL_NAMES and con.SPELLS[con.SPELL_NAMES.index(spell)].target in (
                        con.AT_HERO, con.AT_ROOM,
                    ):  # fmt: skip
                        continue
                    assert named == (enemy not in aim["barred"]), (aim, enemy, options)
                    inside = view["enemies"][enemy]["room"] in aim["rooms"]
                    assert inside == named, (aim, enemy)
                    checked += 1
                    barred += enemy in aim["barred"]
    assert checked > 300
    assert barred > 100


def test_out_of_reach_says_which_rule_and_how_far() -> None:
    """D10.4: the bow reaches 2 along the line; D9.6: not its own room, and no blade beyond it."""
    state = position("H2 H1")
    here = state.at[0]
    state.foe_at[0] = here
    near = out_of_reach(state, 0, 0, "missile", 2)
    assert near is not None
    assert (near.rule, near.key) == ("D9.6", "too-near")
    assert out_of_reach(state, 0, 0, "melee", 0) is None
    state.foe_at[0] = LAIR
    across = out_of_reach(state, 0, 0, "path", 6)
    assert across is not None
    assert across.rule == "D17.8"


@pytest.mark.parametrize("boss", con.BOSS_NAMES)
def test_the_torch_face_of_a_boss_does_what_is_foretold(boss: str) -> None:
    """D17.15: losses, regained Health and the goblin, in the option, at the dice, and then in what happens."""
    here = {"at": "space-1"}
    state = position(
        "H2 H1", dungeon={"e4": "D27 NEW"}, torch=12, heroes={"H2": here, "H1": {"at": "space-3", "health": 1}},
        boss={"id": boss, "markers": [8, 5]}, goblins={"1": "bow d4"},
    )  # fmt: skip
    (option,) = [one for one in build(state, 0)["options"] if one["text"] == "attack slot-1 boss"]
    foretold = torch_outcome(state)
    assert option["torch"] == foretold
    assert foretold["hits"] or foretold.get("goblin") or foretold.get("regain")
    before = [*zip(state.hp, state.fp, strict=True)]
    played(state, "attack slot-1 boss", "dice 3 3 4", "foe-die torch")
    check = build(state, 0)["check"]
    assert check["reply"] == {"boss": None}
    assert check["torch"] == foretold
    played(state, "choose 4")
    if "goblin" in foretold:
        played(state, "goblin knife")
        assert ROOM_NAMES[state.foe_at[1]] == foretold["goblin"]
    assert (state.boss_hp == [8, 6]) == foretold.get("regain", False)
    hits = {hit["seat"]: hit for hit in foretold["hits"]}
    for seat, (health, focus) in enumerate(before):
        lost = hits.get(seat, {"health": 0, "focus": 0, "falls": False})
        assert state.hp[seat] == max(0, health - lost["health"])
        assert state.fp[seat] == max(0, focus - lost["focus"])
        assert (state.hp[seat] == 0) == lost["falls"]


def test_the_question_of_a_turn_says_whether_movement_is_over() -> None:
    """D5.2, D6.7."""
    state = position(dungeon={"e4": "D10 NESW"}, goblins={"1": "knife e4"})
    told = [(build(state, 0)["question"]["params"]["closed"], build(state, 0)["movement"])]
    for action in ("move e4", "rest"):
        played(state, action)
        told.append((build(state, 0)["question"]["params"]["closed"], build(state, 0)["movement"]))
    assert told == [(0, "open"), (2, "enemy"), (2, "enemy")]
    rested = played(position(), "rest")
    assert (build(rested, 0)["question"]["params"]["closed"], build(rested, 0)["movement"]) == (1, "action")


def test_a_won_game_foretells_nothing_more() -> None:
    """D3.1: after the end there is no enemy to watch."""
    (*_, last) = positions(parse_record((RECORDS / "heroes-2-won.record").read_text("utf-8"), RULESETS))
    state = last.state
    assert isinstance(state, Dungeons)
    assert state.end == BOSS_BEATEN
    assert build(state, 0)["over"]
    assert build(state, 0)["aims"] == []


def test_a_lost_game_foretells_nothing_more() -> None:
    """D3.2: the board of the end shows no next step of enemies, and nobody who might lose anything by it."""
    (*_, last) = positions(parse_record((RECORDS / "heroes-2-goblins.record").read_text("utf-8"), RULESETS))
    state = last.state
    assert isinstance(state, Dungeons)
    assert state.end == TOO_MANY_GOBLINS
    view = build(state, 0)
    assert view["enemies"]
    assert all(enemy["next"] == [] for enemy in view["enemies"].values())
    assert view["forecast"] == []


def test_a_turn_names_what_it_does_not_offer_and_the_rule() -> None:
    """D5.1, D9.2, D16.1: never an option, always a rule; the choices of other heroes are left out."""
    seen = set()
    for seed in range(8):
        for state in random_states({"players": "3"}, seed, 4):
            step = state.question()
            if step is None or step.name != "Act":
                continue
            view = build(state, step.actor)
            offered = {option["code"] for option in view["options"]}
            for barred in view["barred"]:
                assert barred["code"] not in offered
                refusal = state.explain(barred["code"])
                assert refusal is not None
                assert barred["why"] == refusal.to_json()
                seen.add(barred["verb"])
            assert build(state, (step.actor + 1) % 3)["barred"] == []
    assert {"search", "enter", "rest"} <= seen


def test_the_check_counts_every_bonus_before_it_is_made() -> None:
    """D8.2-D8.4, D15.7, D17.5: while the best result is chosen, dice and bonus come to the total of the event."""
    compared = 0
    for path in sorted(RECORDS.glob("*-won*.record")):
        shown: dict[str, Any] | None = None
        for place in positions(parse_record(path.read_text("utf-8"), RULESETS, str(path))):
            for event in place.events:
                if event.key in ("attack-total", "check-passed", "check-failed") and shown is not None:
                    result, plus = shown["chosen"]
                    assert event.params["total"] == result + plus + shown["bonus"]
                    compared += 1
            shown = None
            state = place.state
            step = state.question()
            if step is not None and step.name == "Dice" and isinstance(state, Dungeons):
                shown = build(state, step.actor)["check"]
                shown["chosen"] = (0, 0)
            if shown is not None:
                following = _chosen(path, place)
                shown = {**shown, "chosen": following} if following else None
    assert compared > 10


def _chosen(path: Path, place: Any) -> tuple[int, int] | None:
    """Result and added dice of the next line of the record, if that chooses a result."""
    lines = path.read_text("utf-8").splitlines()
    line = place.line
    if line is None or line.number >= len(lines):
        return None
    words = lines[line.number].split()
    if len(words) < 3 or words[1] != "choose":
        return None
    plus = sum(int(digit) for digit in words[3].replace("+", "")) if len(words) > 3 else 0
    return int(words[2].replace("+", "")), plus
