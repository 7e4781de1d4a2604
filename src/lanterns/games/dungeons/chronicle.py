"""What a dungeons game is told by once it is over: the torch turn by turn, cards face down, the boss's hearts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from lanterns.core.event import Event
from lanterns.core.roles import Chronicle, Count, Tale
from lanterns.core.view_types import Cause
from lanterns.games.dungeons import grid
from lanterns.games.dungeons.state import BOSS_BEATEN, LOST_WAY, NONE, TOO_MANY_GOBLINS, Dungeons

# What an event weighs among the turning points; a torch that goes down by one space is what every turn brings.
WEIGHTS: Final[dict[str, float]] = {
    "torch-lowered": 1.0, "torch-raised": 1.2, "boss-revealed": 4.0, "enemy-killed": 1.0, "unconscious": 2.0,
    "goblin-added": 0.5, "minion-added": 0.7, "altar-placed": 1.0,
}  # fmt: skip
USUAL: Final = 1.0
HEART: Final = 0.6  # of a boss, by point


class DungeonsChronicle(Chronicle[Dungeons]):
    headlines: tuple[str, ...] = (
        "boss-revealed", "boss-damaged", "unconscious", "torch-raised", "enemy-killed", "minion-added", "goblin-added",
        "card-revealed", "torch-lowered",
    )  # fmt: skip

    def chapter(self, state: Dungeons) -> int:
        return state.turn

    def counts(self, state: Dungeons) -> list[Count]:
        g = state
        return [
            Count("torch", -1, max(0, g.track().skull - max(1, g.torch))),
            Count("face-down", -1, g.hidden),
            Count("hearts", -1, NONE if g.boss == NONE else sum(g.boss_hp)),
        ]

    def weigh(self, state: Dungeons, before: Sequence[int], after: Sequence[int], events: Sequence[Event]) -> float:
        weight = sum(WEIGHTS.get(event.key, 0.0) for event in events)
        if any(event.key == "torch-lowered" for event in events):
            weight -= USUAL
        if before[2] > after[2] >= 0:
            weight += HEART * (before[2] - after[2])
        return max(0.0, weight)

    def cause(self, state: Dungeons, tale: Tale) -> Cause | None:
        g = state
        if not g.over:
            return None
        left = max(0, g.track().skull - g.torch)
        if g.end == BOSS_BEATEN:
            return {"key": "boss-fell", "params": {"turn": g.turn, "left": left, "killed": g.killed}}
        if g.boss != NONE:
            return {"key": "boss-left", "params": {"turn": g.turn, "hearts": sum(g.boss_hp)}}
        if g.end == TOO_MANY_GOBLINS:
            return {"key": "overrun", "params": {"turn": g.turn, "killed": g.killed, "hidden": g.hidden}}
        if g.door_at != grid.NOWHERE:
            near, seat = min((rooms_between(g.at[seat], g.door_at), seat) for seat in range(g.n))
            return {"key": "door-near", "params": {"seat": seat, "rooms": near, "turn": g.turn}}
        key = "no-way" if g.end == LOST_WAY else "door-hidden"
        return {"key": key, "params": {"turn": g.turn, "hidden": g.hidden + g.deck_left()}}


def rooms_between(one: int, other: int) -> int:
    """Squares from one room to another as the crow flies."""
    if one == grid.LAIR or other == grid.LAIR:
        return 0
    return abs(one % grid.SIDE - other % grid.SIDE) + abs(one // grid.SIDE - other // grid.SIDE)
