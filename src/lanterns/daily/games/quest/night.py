"""The night: one Night of Quest for one player, with dice that hang on the date alone, and what it is worth."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from lanterns.core.state import State
from lanterns.daily.attempt import Attempt, Laid, Outcome
from lanterns.games import find_ruleset
from lanterns.games.quest.rules.outcome import scores
from lanterns.games.quest.state import Quest

SEAT = 0
LAST_ROUND = 5  # the game ends with this Night, so that nothing is asked after it
COLOUR = "blue"
OPTIONS = {"mode": "chosen", "colours": COLOUR}
EXHAUSTED = "exhausted"


class Night(Struct, frozen=True, forbid_unknown_fields=True):
    """`land`: the cards of the isle by cell, in the order of the cells; `heroes`: where the three stand; `goblin`: the
    wounds of the goblin that is fought. `worth`: the points to be expected of the best play, exactly (to 4 places);
    `hard`: how much of that is lost by who settles beforehand how often to roll."""

    id: str
    hard: float
    worth: float
    land: list[str]
    heroes: list[str]
    wounds: int
    health: int
    power: int
    magic: int
    spell: int
    taken: int
    legends: list[str]


class NightKind:
    """Rolls and rests are answered; how the heroes come home afterwards is no choice, since no points hang on it."""

    def choices(self, state: State, seat: int) -> list[int]:
        return list(state.options(seat))

    def over(self, attempt: Attempt) -> bool:
        return attempt.state.over

    def forced(self, state: State) -> int:
        assert isinstance(state, Quest)
        return -1 if state.adventuring else state.options()[0]

    def outcome(self, attempt: Attempt) -> Outcome:
        rolls = attempt.draws
        if tired(attempt):
            return Outcome(0, rolls, EXHAUSTED)
        return Outcome(gained(attempt.laid, attempt.state), rolls, "rested")


KIND = NightKind()


def tired(attempt: Attempt) -> bool:
    """Whether the Night ended by exhaustion."""
    return any(event.key == EXHAUSTED for deed in attempt.deeds for event in deed.events)


def gained(laid: Laid, state: State) -> int:
    """The points that a Night has brought, after a rest."""
    assert isinstance(state, Quest)
    return max(0, scores(state)[SEAT] - int(laid.start["score"]))


def lay(entry: Night, ruleset: str, dice: str) -> Laid:
    """Its position, with dice that hang on a text. Raises BadScenario when it is none."""
    from lanterns.games.quest.geography import CELL_NAMES

    game = find_ruleset(ruleset)
    state = game.new(OPTIONS)
    portal = entry.heroes[0].rstrip("LR")
    goblin = f"aggressive {entry.wounds} {COLOUR}" if entry.wounds else "aggressive"
    given: dict[str, Any] = {
        "at": f"night {COLOUR}",
        "map": dict(zip(CELL_NAMES, entry.land, strict=True)),
        "round": LAST_ROUND,
        "heroes": {COLOUR: entry.heroes},
        "health": {COLOUR: entry.health},
        "power": {COLOUR: entry.power},
        "spell": {COLOUR: entry.spell},
        "goblins_taken": {COLOUR: entry.taken},
        "legends": {f"{COLOUR}.{item}": 1 for item in entry.legends},
        "goblins": {portal: goblin},
        "magic": entry.magic,
    }
    game.harness.position(state, given)
    laid = Laid(KIND, game, dict(OPTIONS), state, dice)
    assert isinstance(state, Quest)
    laid.start["score"] = scores(state)[SEAT]
    return laid


def facts(entry: Night) -> dict[str, int | str]:
    """What is told of it beforehand."""
    space = next((int(place[-1]) for place in entry.heroes if "@" in place), 0)
    return {
        "health": entry.health, "power": entry.power, "magic": entry.magic, "wounds": entry.wounds, "space": space,
    }  # fmt: skip
