"""The course of a round: Day, Night, Resolution; in Danongorf the land darkens and the boss comes [Q3, Q6, Q8, Q12]."""

from __future__ import annotations

from lanterns.core.step import AUTO, AnyStep
from lanterns.games.quest.rules.danongorf import Darken, Overrun
from lanterns.games.quest.rules.day import StartDay
from lanterns.games.quest.rules.night import StartNight
from lanterns.games.quest.rules.resolution import EndNight
from lanterns.games.quest.state import DANONGORF, Ask, Quest


class Round(Ask):
    """The phases of a round in turn, then the next round; a phase that ends the game drops what is left."""

    rules = ("Q3.1", "Q6.1", "Q8.1", "Q12.3", "Q12.5")

    def run(self, g: Quest) -> None:
        g.then_all(coming(g))


def coming(g: Quest, after: type[Ask] | None = None) -> list[AnyStep]:
    """What is still to come of a round after a phase, and the next round; without one, the whole round."""
    course: list[type[Ask]] = [StartDay, StartNight, EndNight]
    if g.mode == DANONGORF:
        course = [StartDay, Darken, StartNight, EndNight, Overrun]
    at = course.index(after) + 1 if after is not None else 0
    return [*(phase(AUTO) for phase in course[at:]), Round(AUTO)]


STEPS: tuple[type[AnyStep], ...] = (Round,)
