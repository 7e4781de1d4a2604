"""What the table shows beside the state: skills, rooms as data, costs, the forecast, the boss and its hearts."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from lanterns.core.step import CHANCE
from lanterns.games.dungeons import content as con
from lanterns.games.dungeons.boss_view import left_of, split_of
from lanterns.games.dungeons.grid import CELL_NAMES, ROOM_NAMES
from lanterns.games.dungeons.intent import acting, foresee
from lanterns.games.dungeons.rules.checks import ChooseSkill, RollDice, RollFoe, die_count
from lanterns.games.dungeons.rules.damage import Split
from lanterns.games.dungeons.rules.sight import next_rooms
from lanterns.games.dungeons.state import Dungeons
from lanterns.games.dungeons.verbs import SPLIT, VERBS
from lanterns.games.dungeons.view import build
from tests.games.dungeons.helpers import GAME, position, random_states
from tests.games.dungeons.test_view_intent import RECORDS, crowded, kept_states


def turns(players: str, seeds: int, every: int) -> Iterator[Dungeons]:
    for seed in range(seeds):
        for state in random_states({"players": players}, seed, every):
            if state.active >= 0 and not state.over:
                yield state


def test_a2_heroes_tell_the_dice_of_each_skill_and_what_adds_to_them() -> None:
    """A2: D4.4, D15.7, D17.5."""
    plain = build(position("H5 H1"), 0)["players"][0]["skills"]
    assert [plain[skill]["dice"] for skill in ("S", "A", "I")] == [2, 3, 1]
    assert plain["A"] == {"dice": 3, "printed": 3, "bonus": 0, "by": []}
    helped = position("H5 H1")
    for loot in con.DIE_FOR[con.INTELLECT] + con.RESULT_FOR[con.INTELLECT]:
        helped.loot_at[loot] = 0
    mind = build(helped, 0)["players"][0]["skills"]["I"]
    assert (mind["dice"], mind["bonus"]) == (2, 1)
    assert mind["by"] == ["L19", "L15"]


def test_a1_every_room_tells_its_test_its_cost_and_what_comes_of_it() -> None:
    """A1: the card of each room as data, with what it would do to the hero who moves."""
    state = position("H5 H1")
    rules = {}
    for card, found in enumerate(con.CARDS):
        state.cards = [*state.cards[:30], card, *state.cards[31:]]
        room = build(state, 0)["dungeon"][CELL_NAMES[30]]
        assert "rule" in room
        rules[found.id] = room["rule"]
        assert room["rule"]["kind"] == con.KINDS[found.kind]
        assert [effect["does"] for effect in room["rule"]["fail"]] == [effect.does for effect in found.fail]
        assert (room["rule"]["test"] is None) == (found.skill < 0)
    pit = rules["D16"]
    assert pit["test"] is not None
    assert pit["disarm"] is not None
    assert set(pit["test"]["odds"]) == {"S", "A", "I"}
    assert pit["test"]["odds"]["A"]["dice"] == 3
    assert pit["fail"] == [{"does": "lose-health", "amount": 2, "before": state.hp[0], "after": state.hp[0] - 2}]
    assert pit["disarm"]["skill"] == "A"
    assert rules["D10"]["cost"] == con.CARDS[con.CARD_NAMES.index("D10")].cost


def test_a3_every_skill_says_its_odds_and_dice() -> None:
    """A3: odds and dice of the skills of an "any" check, of the hero who makes it."""
    seen = 0
    for state in turns("2", 30, 1):
        if not isinstance(state.question(), ChooseSkill):
            continue
        for skill, option in enumerate(build(state, state.actor)["options"]):
            assert option["odds"]["dice"] == die_count(state, state.roller, skill)
            assert option["odds"]["skill"] == "SAI"[skill]
        seen += 1
    assert seen > 3


def test_a4_no_dice_of_an_earlier_roll_lie_before_a_roll_is_made() -> None:
    """A4, as a kind: whatever waits for a roll, neither hero dice nor the enemy die nor a total are shown."""
    waiting = 0
    for name in ("heroes-2-won", "heroes-2-won-queen"):
        for state in kept_states(RECORDS / f"{name}.record", 1):
            view = build(state, 0)
            step = state.question()
            if isinstance(step, (ChooseSkill, RollDice)):
                assert view["check"] is not None
                assert (view["check"]["dice"], view["check"]["face"], view["check"]["total"]) == ([], None, 0)
                waiting += 1
            if isinstance(step, RollFoe):
                assert view["check"] is not None
                assert view["check"]["face"] is None
    assert waiting > 20


def test_answers_cost_what_they_say() -> None:
    """A16: Speed, Focus and the torch, read off the position after the answer."""
    kinds = set()
    for players in ("2", "4"):
        for state in turns(players, 12, 2):
            step = state.question()
            if step is None or step.name != "Act":
                continue
            hero = state.actor
            state.hp[hero] = state.hero(hero).health
            for option in build(state, hero)["options"]:
                cost = option.get("cost", {})
                after = state.copy()
                after.play(option["code"])
                if after.turn > state.turn:
                    continue  # another hero's turn counts anew
                assert after.spent - state.spent == cost.get("speed", 0), option
                if option["verb"] not in ("rest", "end", "cast", "signature", "explore"):
                    assert state.fp[hero] - after.fp[hero] == cost.get("focus", 0) or after.strode != state.strode
                if option["verb"] == "explore":
                    assert after.torch == state.torch + cost["torch"] or after.over
                kinds |= set(cost)
    assert kinds == {"speed", "focus", "torch", "success"}


def leaves(state: Dungeons) -> list[Dungeons]:
    """Every position that enemies who act now may lead to."""
    found, open_ = [], [state]
    while open_:
        now = open_.pop()
        if now.over or acting(now) is None:
            found.append(now)
            continue
        for action in now.asked[:1] if now.actor == CHANCE else now.asked:
            new = now.copy()
            new.play(action)
            open_.append(new)
    return found


@pytest.mark.parametrize("players", ["2", "3", "4"])
def test_a10_the_forecast_is_of_those_that_have_yet_to_act(players: str) -> None:
    """A10: asked for the way of an enemy, the view foretells it and those after it, and says that they are at it."""
    checked = 0
    for state in turns(players, 30, 1):
        step = state.question()
        if step is None or step.name not in ("Hunt", "Walk") or acting(state) is None:
            continue
        view = build(state, state.actor)
        assert view["next_act"]["now"]
        coming = acting(state)
        assert coming is not None
        assert coming[0] == step.args[0]
        for enemy, foe in view["enemies"].items():
            assert bool(foe["next"]) == (con.ENEMY_NAMES.index(enemy) in coming) or not state.conscious()
        ends = [end for end in leaves(state) if not end.over]
        forecast = {one["seat"]: one for one in view["forecast"]}
        if not ends or any(end.torch != state.torch or end.asleep for end in ends):
            continue
        for hero in range(state.n):
            health = {end.hp[hero] for end in ends}
            told = forecast[hero]["health_left"] if hero in forecast else [state.hp[hero]] * 2
            assert told == [min(health), max(health)]
        checked += 1
    assert checked > 2


def test_the_ways_of_enemies_are_walked_through_passages() -> None:
    """Issue 11: the drawn way comes from the rules, the lair joined to its door."""
    long = 0
    rng = Random(5)
    for name in ("heroes-2-won", "heroes-4-won-hydra"):
        for state in kept_states(RECORDS / f"{name}.record", 15):
            crowd = crowded(state, rng)
            for enemy, outcomes in foresee(crowd)[0].items():
                for outcome in outcomes:
                    way = [ROOM_NAMES.index(room) for room in outcome["way"]]
                    assert way[0] == crowd.foe_at[con.ENEMY_NAMES.index(enemy)]
                    assert ROOM_NAMES[way[-1]] == outcome["room"]
                    assert all(b in next_rooms(crowd, a) for a, b in zip(way, way[1:], strict=False))
                    long += len(way) > 2
    assert long > 5


def fight(markers: list[int], boss: str = "B1", gates: int = 0) -> Dungeons:
    state = position("H2 H1 H5")
    state.boss = con.BOSS_NAMES.index(boss)
    state.boss_hp = markers
    state.gates = gates
    state.act = 2
    return state


@pytest.mark.parametrize(("markers", "damage"), [([6, 8, 4], 4), ([3, 8, 8], 2), ([1, 8, 8], 5), ([8, 8, 8], 3)])
def test_a5_damage_is_put_forward_as_the_rules_allow(markers: list[int], damage: int) -> None:
    """A5: hearts tell what they take and which gate bars them; the first proposal leaves fewest to mend [DR39]."""
    state = fight(markers)
    step = Split(0, damage)
    state.stack = [step]
    state.settle()
    told: Any = split_of(state, step)
    hearts = build(state, 0)["boss"]
    assert hearts is not None
    assert [heart["space"] for heart in hearts["hearts"]] == markers
    for heart in hearts["hearts"]:
        assert heart["takes"] == (heart["space"] - 4 if heart["space"] > 3 else heart["space"])
        assert heart["gate"] == (3 if heart["space"] > 3 else 0)
    codes = step.options(state)
    assert told["takes"] == min(damage, sum(heart["takes"] for heart in hearts["hearts"]))
    assert told["best"] in codes
    mends = [sum(0 < hp < con.BOSS_TOP for hp in left_of(state, code)) for code in codes]
    assert sum(0 < hp < con.BOSS_TOP for hp in left_of(state, told["best"])) == min(mends)
    assert told["other"] is None or told["other"] in codes
    assert VERBS.verb(told["best"]) is SPLIT
    for option in build(state, 0)["options"]:
        parts = [int(text) for _, text in option["args"]]
        assert option["markers"] == [hp - part for hp, part in zip(markers, parts, strict=False)]


def test_a8_the_boss_tells_what_it_does_and_answers() -> None:
    """A8: action, torch face, modifiers by kind of attack, what a spell costs, spaces."""
    dragon = build(fight([8, 8, 8]), 0)["boss"]
    assert dragon is not None
    assert dragon["action"] == {"range": 4, "health": 2, "focus": 0, "regain": False}
    assert dragon["face"] == {"does": "within", "range": 1, "health": 2, "focus": 0}
    assert dragon["counter"] == {"melee": 4, "missile": 3, "spell": 0}
    assert dragon["after_spell"] == {"health": 0, "focus": 2}
    assert dragon["spaces"][3] == [{"does": "S", "amount": 2}]
    assert len(dragon["spaces"]) == 6


def test_a18_piles_tell_what_their_decks_still_have() -> None:
    """A18: by slot and by kind of spell, and together as many as the deck."""
    for state in turns("3", 4, 20):
        view = build(state, 0)
        assert sum(view["loot"]["kinds"].values()) == view["loot"]["deck"]
        assert sum(view["spells"]["kinds"].values()) == view["spells"]["deck"]
        hands = sum(con.SLOTS[slot] == "hand" and at == -1 for slot, at in zip(con.SLOT_OF, state.loot_at, strict=True))
        assert view["loot"]["kinds"]["hand"] == hands


def test_a_hero_that_is_not_drawn_yet_has_no_name() -> None:
    """A replay begins before the heroes are drawn."""
    state = GAME.new({"players": "2"})
    assert [player["hero"] for player in build(state, -1)["players"]] == ["", ""]
