"""The primary objective of a round, drawn from those not seen yet [M3.2]."""

from __future__ import annotations

from lanterns.core.step import AnyStep
from lanterns.games.mapmasters.board.content import objectives
from lanterns.games.mapmasters.versus.state import NONE, Ask, MapMasters
from lanterns.games.mapmasters.versus.verbs import OBJECTIVE


class RevealPrimary(Ask):
    """The next objective card is the primary of the round [M2.3, M8.1]; cards revealed do not return [M3.3, M3.4]."""

    rules = ("M2.3", "M3.3", "M8.1")

    def options(self, g: MapMasters) -> list[int]:
        return [OBJECTIVE.base + card for card, left in enumerate(g.left) if left]

    def weights(self, g: MapMasters) -> list[int]:
        return [left for left in g.left if left]

    def total(self, g: MapMasters) -> int:
        return len(objectives()) - 2 * (g.round - 1)

    def play(self, g: MapMasters, action: int) -> None:
        g.primary = action - OBJECTIVE.base
        g.left[g.primary] -= 1
        g.seen.append(g.primary)
        g.secondary = NONE
        hourglass = "yes" if g.primary & 1 else "no"
        g.tell("M3.2", "primary-revealed", round=g.round, objective=g.primary_kind(), hourglass=hourglass)


STEPS: tuple[type[AnyStep], ...] = (RevealPrimary,)
