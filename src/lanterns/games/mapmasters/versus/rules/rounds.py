"""The course of a round: Market, Hand Creation, Exploration, Reward, Reset [M3.1]."""

from __future__ import annotations

from typing import Final

from lanterns.core.step import AUTO, AnyStep
from lanterns.games.mapmasters.versus.rules.explore import BeginExploration
from lanterns.games.mapmasters.versus.rules.hand_creation import CreateHands
from lanterns.games.mapmasters.versus.rules.market import OpenMarket
from lanterns.games.mapmasters.versus.rules.reset import BeginReset
from lanterns.games.mapmasters.versus.rules.reward import Reward
from lanterns.games.mapmasters.versus.state import Ask, MapMasters

COURSE: Final[tuple[type[Ask], ...]] = (OpenMarket, CreateHands, BeginExploration, Reward, BeginReset)


class Round(Ask):
    """The phases of a round in turn, then the next round; Reward ends the game after the sixth [M3.1, M9.1]."""

    rules = ("M3.1", "M9.1")

    def run(self, g: MapMasters) -> None:
        g.then_all(coming())


def coming(after: type[Ask] | None = None) -> list[AnyStep]:
    """What is still to come of a round after a phase, and the next round; without one, the whole round."""
    at = COURSE.index(after) + 1 if after is not None else 0
    return [*(phase(AUTO) for phase in COURSE[at:]), Round(AUTO)]


STEPS: tuple[type[AnyStep], ...] = (Round,)
