"""The odds of the next roll against the engine itself: all 252 throws are played, everybody defending what can be."""

from __future__ import annotations

from typing import Any

import pytest

from lanterns.games.quest.odds import night_odds
from lanterns.games.quest.rules.dice import CODES, WEIGHTS
from lanterns.games.quest.state import Quest
from tests.games.quest.helpers import GAME, position

SOLO = {"mode": "chosen"}
POSITIONS: dict[str, tuple[dict[str, str] | None, dict[str, Any]]] = {
    "fresh": (None, {"at": "night blue"}),
    "level 1": (None, {"at": "night red", "magic": 7, "power": {"blue": 1, "red": 0}}),
    "level 2, weak": (None, {"at": "night blue", "magic": 9, "health": {"blue": 2, "red": 1, "yellow": 3, "green": 4},
                             "power": {"blue": 1, "red": 0, "yellow": 2, "green": 3}}),
    "level 3": (None, {"at": "night yellow", "magic": 10, "health": {"blue": 4, "red": 5}, "power": {"blue": 2}}),
    "two left": (None, {"at": "night green", "magic": 8, "adventuring": ["blue", "green"],
                        "health": {"blue": 3, "green": 1}, "power": {"blue": 0, "green": 1}}),
    "one left": (None, {"at": "night blue", "magic": 9, "adventuring": ["blue"], "health": {"blue": 5},
                        "power": {"blue": 3}}),
    "first falls, dice go on": (None, {"at": "night blue", "magic": 10, "adventuring": ["blue", "red"],
                                       "health": {"blue": 1, "red": 6}, "power": {"blue": 0, "red": 0}}),
    "shield": (None, {"at": "night blue", "magic": 10, "power": {"blue": 3}, "health": {"blue": 3},
                      "items": {"blue.shield": "blue 1"}}),
    "helm": (None, {"at": "night blue", "magic": 10, "power": {"blue": 1}, "health": {"blue": 3},
                    "items": {"T01": "blue 1"}}),
    "helm used": (None, {"at": "night blue", "magic": 10, "power": {"blue": 1}, "health": {"blue": 3},
                         "items": {"T01": "blue 1"}, "spent": ["T01"]}),
    "fairy": (None, {"at": "night blue", "magic": 10, "adventuring": ["blue"], "power": {"blue": 2},
                     "health": {"blue": 3}, "items": {"T08": "blue 1"}}),
    "by point": ({"players": "4", "first": "0", "damage_deal": "point"},
                 {"at": "night blue", "magic": 9, "health": {"blue": 2, "red": 3}, "power": {"blue": 2, "red": 1}}),
    "no magic defence": ({"players": "3", "first": "0", "magic_defence": "false"},
                         {"at": "night blue", "magic": 9, "health": {"blue": 2}, "power": {"blue": 3}}),
    "solo 0": (SOLO, {"at": "night blue", "health": {"blue": 2}, "power": {"blue": 1}}),
    "solo 1": (SOLO, {"at": "night blue", "magic": 6, "health": {"blue": 2}, "power": {"blue": 2}}),
    "solo 2": (SOLO, {"at": "night blue", "magic": 9, "health": {"blue": 2}, "power": {"blue": 2}}),
    "solo 3": (SOLO, {"at": "night blue", "magic": 10, "health": {"blue": 4}, "power": {"blue": 3}}),
}  # fmt: skip


def rolled(g: Quest, action: int) -> tuple[set[int], set[int]]:
    """Who was hit and who was exhausted by a throw when everybody defends every hit that can be defended."""
    g.listen()
    g.take_events()
    g.play(action)
    while not g.over and g.question() is not None:
        step = g.question()
        assert step is not None
        if step.name == "Reroll":
            g.play(GAME.verbs.parse("skip"))
            continue
        if step.name != "Hit":
            break
        names = [GAME.verbs.notation(code) for code in g.options()]
        g.play(GAME.verbs.parse("helm" if "helm" in names else "defend" if "defend" in names else "suffer"))
    hit: set[int] = set()
    out: set[int] = set()
    for event in g.take_events():
        if event.key in ("health-lost", "defended", "helm-used"):
            hit.add(int(event.params["seat"]))
        if event.key == "exhausted":
            out.add(int(event.params["seat"]))
        if event.key == "dawn":
            break
    return hit, out


@pytest.mark.parametrize("name", POSITIONS)
def test_odds_of_being_hurt_and_exhausted_are_exact(name: str) -> None:
    """Q6.5-Q6.12, Q11.4, QR19, QR20, QR42, T01, T08: `hurt` and `exhausted` count what the engine does."""
    options, given = POSITIONS[name]
    g = position(options, **given)
    told = {entry["seat"]: entry for entry in night_odds(g)}
    hurt = dict.fromkeys(told, 0)
    exhausted = dict.fromkeys(told, 0)
    g.play(GAME.verbs.parse("roll"))
    for action, weight in zip(CODES[5], WEIGHTS[5], strict=True):
        hit, out = rolled(g.copy(), action)
        for seat in told:
            hurt[seat] += weight * (seat in hit)
            exhausted[seat] += weight * (seat in out)
    assert {seat: entry["hurt"] for seat, entry in told.items()} == hurt
    assert {seat: entry["exhausted"] for seat, entry in told.items()} == exhausted
    assert all(entry["of"] == 7776 for entry in told.values())


HEROES: dict[str, tuple[dict[str, str] | None, dict[str, Any]]] = {
    "torches": (None, {"at": "night blue", "power": {"blue": 0}, "heroes": {"blue": ["32R@0", "34R@1", "22R@2"]}}),
    "power dice forge": (None, {"at": "night red", "adventuring": ["blue", "red"], "power": {"blue": 1, "red": 0},
                                "spell": {"blue": 3}, "heroes": {"blue": ["32R@2", "22R@3"], "red": ["02R@0"]}}),
    "level 2, no power": (None, {"at": "night blue", "magic": 8, "power": {"blue": 3},
                                 "heroes": {"blue": ["32R@2", "02L", "20L"]}}),
    "lantern and chart": (None, {"at": "night blue", "adventuring": ["blue"], "power": {"blue": 0},
                                 "items": {"T02": "blue 1", "T09": "blue 2"},
                                 "heroes": {"blue": ["32R@2", "22R@0", "12L"]}}),
    "tome": (None, {"at": "night blue", "magic": 3, "row": ["T01", "P12", "P11"], "items": {"T12": "blue 1"},
                    "heroes": {"blue": ["02L", "12L"]}}),
    "staff": (None, {"at": "night blue", "magic": 3, "adventuring": ["blue", "red"], "power": {"blue": 1},
                     "items": {"blue.staff": "blue 1"}, "heroes": {"blue": ["02L", "12L"]}}),
    "gloom": ({"players": "2", "first": "0", "gloom": "yes"},
              {"at": "night blue", "power": {"blue": 2}, "heroes": {"blue": ["32R@0", "34R@1", "22R@3"]}}),
    "solo": (SOLO, {"at": "night blue", "magic": 5, "power": {"blue": 1},
                    "heroes": {"blue": ["32R@0", "34R@1", "12L"]}}),
}  # fmt: skip


def suffered(g: Quest, action: int, seat: int) -> Quest | None:
    """The position after a throw in which nobody defended: at the seat's symbols, or None when it has none to use."""
    g.play(action)
    while not g.over:
        step = g.question()
        assert step is not None
        if step.name == "Hit":
            g.play(GAME.verbs.parse("suffer"))
        elif step.name == "Symbols" and step.actor != seat:
            g.play(GAME.verbs.parse("done"))
        else:
            return g if step.name == "Symbols" else None
    return None


def reach(g: Quest | None, own: int, hero: int) -> int:
    """The furthest space that one hero reaches from its seat's symbols."""
    if g is None:
        return -1
    best = g.space[hero]
    for code in g.options():
        if GAME.verbs.notation(code).startswith(f"advance {own + 1} "):
            after = g.copy()
            after.play(code)
            step = after.question()
            here = step is not None and step.name == "Symbols"
            best = max(best, after.space[hero], reach(after, own, hero) if here else -1)
    return best


def learns(g: Quest, action: int, seat: int, own: int) -> bool:
    """Whether a hero may learn its book when its seat rests right after a throw in which nobody defended."""
    hero = g.heroes(seat)[own]
    g.play(action)
    while not g.over:
        step = g.question()
        assert step is not None
        name = step.name
        if name == "Hit":
            g.play(GAME.verbs.parse("suffer"))
        elif name == "Symbols":
            g.play(GAME.verbs.parse("done"))
        elif name == "RollOrRest" and step.actor != seat:
            g.adventuring &= ~(1 << step.actor)  # passes the dice; what it would do is of no interest here
            g.stack = []
            g.then(type(step)(seat))
            g.settle()
        elif name == "RollOrRest":
            break
        else:
            raise AssertionError(name)
    before = g.spell[seat]
    for other in g.heroes(seat):
        if other != hero:
            g.where[other] = g.home_region(other)
    g.play(GAME.verbs.parse("rest"))
    step = g.question()
    return g.spell[seat] > before or (step is not None and step.name == "UseStaff")


@pytest.mark.parametrize("name", HEROES)
def test_odds_of_heroes_are_exact(name: str) -> None:
    """Q6.14-Q6.17, Q7.4, Q7.5, Q10.3, T02, T09, T12: `advance`, `finish` and `learn` count what the engine allows."""
    options, given = HEROES[name]
    g = position(options, **given)
    told = {entry["seat"]: entry["heroes"] for entry in night_odds(g)}
    rolling = g.copy()
    rolling.play(GAME.verbs.parse("roll"))
    seen = set()
    for seat, heroes in told.items():
        for own, hero in enumerate(g.heroes(seat)):
            found: dict[str, int] = {}
            if "learn" in heroes[own]:
                found["learn"] = sum(
                    weight * learns(rolling.copy(), action, seat, own)
                    for action, weight in zip(CODES[5], WEIGHTS[5], strict=True)
                )
            if "advance" in heroes[own]:
                spaces = [
                    (weight, reach(suffered(rolling.copy(), action, seat), own, hero))
                    for action, weight in zip(CODES[5], WEIGHTS[5], strict=True)
                ]
                found["advance"] = sum(weight for weight, space in spaces if space > g.space[hero])
                found["finish"] = sum(weight for weight, space in spaces if space == 4)
            assert found == heroes[own]
            seen |= set(found)
    assert seen


def test_who_rolls_next_is_told_in_the_middle_of_a_roll() -> None:
    """Q6.3: while hits are dealt the odds are those of the next roller; before the dice fall, of this one."""
    g = position(at="night blue", adventuring=["blue", "red"], power={"blue": 2, "red": 0}, health={"red": 1})
    g.play(GAME.verbs.parse("roll"))
    before = {entry["seat"]: entry["hurt"] for entry in night_odds(g)}
    assert before[0] > before[1]
    g.play(GAME.verbs.parse("dice damage scroll scroll scroll scroll"))
    after = {entry["seat"]: entry["hurt"] for entry in night_odds(g)}
    assert after[1] == before[0]
