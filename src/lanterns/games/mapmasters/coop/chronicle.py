"""What a mission is told by once it is over: goals met and cards left, turn by turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from lanterns.core.event import Event
from lanterns.core.roles import Chronicle, Count, Tale
from lanterns.core.view_types import Cause
from lanterns.games.mapmasters.coop.state import NONE, WON, Coop

# What an event weighs among the turning points.
WEIGHTS: Final[dict[str, float]] = {
    "objective-met": 3.0, "artefact-taken": 1.5, "arrived": 1.0, "water-rises": 1.0, "dead-end": 4.0, "too-late": 4.0,
}  # fmt: skip


class CoopChronicle(Chronicle[Coop]):
    headlines: tuple[str, ...] = (
        "objective-met", "too-late", "dead-end", "artefact-taken", "arrived", "water-rises",
    )  # fmt: skip

    def chapter(self, state: Coop) -> int:
        return state.turn

    def counts(self, state: Coop) -> list[Count]:
        g = state
        asked = range(len(g.plan().objectives))
        return [
            Count("goals-left", -1, sum(g.met[index] == NONE for index in asked)),
            Count("cards-left", -1, g.cards_left()),
        ]

    def weigh(self, state: Coop, before: Sequence[int], after: Sequence[int], events: Sequence[Event]) -> float:
        return sum(WEIGHTS.get(event.key, 0.0) for event in events)

    def cause(self, state: Coop, tale: Tale) -> Cause | None:
        g = state
        if not g.over:
            return None
        goals = len(g.plan().objectives)
        met = sum(g.met[index] != NONE for index in range(goals))
        if g.end == WON:
            return {"key": "mission-won", "params": {"turn": g.turn, "cards": g.cards_left()}}
        return {"key": "mission-lost", "params": {"turn": g.turn, "goals": goals, "met": met, "cards": g.cards_left()}}
