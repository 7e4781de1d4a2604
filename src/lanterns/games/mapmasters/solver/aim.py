"""What a path is looked for: the worth of each icon on it and of an exit, in one number that the solvers compare."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from lanterns.games.mapmasters.board.path import COUNTED, VP, Path
from lanterns.games.mapmasters.board.path_rules import CAPPED_BY

#: one victory point, one exit and one coin in the solvers' single number: points first, then exit, then coins, then
#: steps
POINT: Final = 1 << 20
LEFT_BY_EXIT: Final = 1 << 19
COIN: Final = 1 << 8
STEP: Final = 1


class Aim:
    """``weights``: the worth of an icon by its letter (a room's letter is ``h``), ``exit``: that of an exit, both in
    ``POINT``. An aim ``at`` one kind of objective counts in whole points; its ``capped`` need, -1 for none, pays for
    every deed, each of which is worth ``deed``."""

    def __init__(self, weights: dict[str, int], exit: int, at: str = "") -> None:
        self.weights = weights
        self.exit = exit
        self.at = at
        self.capped: int = CAPPED_BY.get(at, -1)
        self.deed: int = VP.get(at, 0) * POINT

    def worth(self, path: Path) -> int:
        """What the icons of a path are worth, its exit not counted."""
        counts = path.counts()
        return sum(weight * counts[letter] for letter, weight in self.weights.items())

    def reachable(self, bound: int) -> int:
        """The best value that can be had below a bound: of one kind whole points, and an exit or not."""
        if not self.at:
            return bound
        return bound // POINT * POINT + (LEFT_BY_EXIT if bound % POINT >= LEFT_BY_EXIT else 0)


def aim_at(kind: str, coins: bool = False) -> Aim:
    """The points of one kind of objective, then an exit, then, with ``coins``, coins [rules 7, tie order]."""
    weights = dict.fromkeys(COUNTED[kind], VP[kind] * POINT)
    if coins:
        weights["c"] = weights.get("c", 0) + COIN
    return Aim(weights, LEFT_BY_EXIT, kind)


def aim_of(worth: Mapping[str, float], exit: float) -> Aim:
    """The sum of what icons are worth in points, by letter, and of what an exit is worth."""
    return Aim({letter: int(points * POINT) for letter, points in worth.items() if points > 0.0}, int(exit * POINT))
