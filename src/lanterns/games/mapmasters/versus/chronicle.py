"""What Map Masters, Versus, is told by once it is over: points by rounds and sources, and what breaks a tie."""

from __future__ import annotations

from typing import Literal

from lanterns.core.roles import Chronicle, Source
from lanterns.games.mapmasters.versus.rules.outcome import points
from lanterns.games.mapmasters.versus.state import MapMasters


class MapMastersChronicle(Chronicle[MapMasters]):
    unit: Literal["round", "turn"] = "round"
    luck: bool = False
    headlines: tuple[str, ...] = ("primary-scored",)

    def chapter(self, state: MapMasters) -> int:
        return state.round

    def sources(self, state: MapMasters) -> list[Source]:
        g = state
        parts = points(g)
        columns = [[part[at] for part in parts] for at in range(5)]
        return [
            ("blue", columns[0], list(g.blue)),
            ("pink", columns[1], list(g.pink)),
            ("green", columns[2], list(g.green)),
            ("exits", columns[3], list(g.exits)),
            ("coins", columns[4], list(g.coins)),
        ]

    def ties(self, state: MapMasters) -> list[tuple[str, list[int]]]:
        return [("pink", list(state.pink))]
