"""The odds of a reroll by Day against the engine itself: all throws of the dice are played."""

from __future__ import annotations

import pytest

from lanterns.games.quest.odds import reroll_odds
from lanterns.games.quest.rules.dice import CODES, FACES_OF, WEIGHTS
from lanterns.games.quest.rules.grottos import hurt_by_day
from lanterns.games.quest.rules.night import BY_DAY, Symbols
from lanterns.games.quest.state import Quest
from lanterns.games.quest.verbs import ADVANCE, DAMAGE, FACES, REROLL, SCROLL, TORCH
from tests.games.quest.helpers import position

SEAT = 0
HEALTH = {"one left": 1, "three left": 3, "sound": 6}


def after(g: Quest, faces: list[int]) -> tuple[int, set[int]]:
    """What dice that lie cost, and the heroes that may go on with them, by the engine."""
    now = g.copy()
    hurt_by_day(now, SEAT, faces.count(DAMAGE))
    step = Symbols(SEAT, faces.count(TORCH), faces.count(SCROLL), 0, BY_DAY)
    may = {ADVANCE.args(code)[0] for code in step.options(now) if code in ADVANCE}
    return g.health[SEAT] - now.health[SEAT], may


@pytest.mark.parametrize("health", HEALTH.values(), ids=HEALTH)
def test_every_throw_is_counted_for_what_it_costs_and_allows(health: int) -> None:
    g = position(at="night blue", health={"blue": health}, heroes={"blue": ["12R@0", "22R@1", "11R"]})
    g.dice = [FACES.index(face) for face in ("damage", "magic", "power", "scroll", "torch")]
    for mask in (0, 0b00010, 0b00110, 0b11110):
        told = reroll_odds(g, SEAT, REROLL.base + mask - 1 if mask else 0)
        kept = [face for place, face in enumerate(g.dice) if not mask >> place & 1]
        count = len(g.dice) - len(kept)
        lose = [0] * len(told["lose"])
        may = [0] * len(told["heroes"])
        for code, weight in zip(CODES[count], WEIGHTS[count], strict=True):
            cost, heroes = after(g, kept + list(FACES_OF[code]))
            for n in range(cost):
                lose[n] += weight
            for hero in heroes:
                may[hero] += weight
        assert told["of"] == sum(WEIGHTS[count])
        assert told["lose"] == lose
        assert [hero.get("advance", 0) for hero in told["heroes"]] == may
    assert len(told["lose"]) == min(5, health - 1)
