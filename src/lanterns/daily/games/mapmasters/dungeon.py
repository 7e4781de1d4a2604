"""The dungeon: five cards of Map Masters that lie already, one line to draw, and the exact best one."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from lanterns.core.state import State
from lanterns.daily.attempt import Attempt, Laid, Outcome
from lanterns.games import find_ruleset
from lanterns.games.mapmasters.board.path import OBJECTIVES, VP
from lanterns.games.mapmasters.versus.state import MapMasters
from lanterns.games.mapmasters.versus.verbs import BACK_CODE, FINISH_CODE, LAY

SEAT = 0
# The second seat has no part in it: Versus is for two at least.
OPTIONS = {"players": "2", "first": "0", "time_bonus": "off"}
OTHER = "S1@0,0"


class Dungeon(Struct, frozen=True, forbid_unknown_fields=True):
    """`cards` as a position lays them, `token` that is held or "", `best` what the best line is worth. `hard`: by how
    much the best of a few aimless lines falls short of it."""

    id: str
    hard: float
    objective: str
    cards: str
    token: str
    best: int


class DungeonKind:
    """Steps are drawn and taken back at will; the cards stay, and the end is said."""

    def choices(self, state: State, seat: int) -> list[int]:
        assert isinstance(state, MapMasters)
        drawn = bool(state.steps[SEAT])
        return [
            code for code in state.options(SEAT) if code not in LAY and (drawn or code not in (BACK_CODE, FINISH_CODE))
        ]

    def over(self, attempt: Attempt) -> bool:
        return bool(attempt.answers) and attempt.answers[-1] == FINISH_CODE

    def forced(self, state: State) -> int:
        return -1

    def outcome(self, attempt: Attempt) -> Outcome:
        points = points_of(attempt.state)
        each = VP[OBJECTIVES[int(attempt.laid.start["objective"])]]
        return Outcome(points, points // each, "drawn")


KIND = DungeonKind()


def points_of(state: State) -> int:
    """What the line is worth as far as it is drawn."""
    assert isinstance(state, MapMasters)
    path = state.path(SEAT)
    return path.score(state.primary_kind()) if path is not None and state.steps[SEAT] else 0


def lay(entry: Dungeon, ruleset: str) -> Laid:
    """Its position. Raises BadScenario when it is none."""
    game = find_ruleset(ruleset)
    state = game.new(OPTIONS)
    given: dict[str, Any] = {"at": "explore", "primary": entry.objective, "dungeon": {"0": entry.cards, "1": OTHER}}
    if entry.token:
        given["tokens"] = {"0": {entry.token: 1}}
    game.harness.position(state, given)
    laid = Laid(KIND, game, dict(OPTIONS), state, "")
    laid.start["objective"] = OBJECTIVES.index(state.primary_kind())
    return laid


def best_of(laid: Laid) -> tuple[int, bool, list[int]]:
    """What the best line is worth, whether the solver is sure of it, and the answers that draw it."""
    found: Any = laid.game.queries.answer(laid.state.copy(), SEAT, "hint", {"level": 4, "on": "layout"})
    if not found["better"]:
        return 0, bool(found["exact"]), []
    return int(found["best"]["points"]), bool(found["exact"]), [*found["path"], FINISH_CODE]


def facts(entry: Dungeon) -> dict[str, int | str]:
    """What is told of it beforehand."""
    return {"objective": entry.objective, "each": VP[entry.objective], "token": entry.token}
