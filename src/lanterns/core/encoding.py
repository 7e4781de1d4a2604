"""A position as a row of small numbers, for programs that learn: what a seat may know, always as many cells.

A game that offers this declares its cells beside its rules and fills them; `lanterns.research` makes arrays of them.
Every cell is 0 to 255. A cell is a count, or a number that stands for one of several things (`ID`), in which case 0
stands for none. Seats are told from the one that looks on: 0 is the seat itself, 1 the next one clockwise, and so on;
where 0 means nobody, they are one higher.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Generic, TypeVar

from lanterns.core.state import State
from lanterns.core.step import CHANCE

S = TypeVar("S", bound=State)

COUNT: Final = "count"
ID: Final = "id"
BYTE: Final = 255
ARGS: Final = 4  # of a step, of which the first may be a long mask
FIRST_ARG: Final = 8  # cells, as many bytes
ARG: Final = 2


class Cells:
    """Cells that stand side by side: `count` of them, each 0 to `most`, COUNT or ID; `what` says what they tell."""

    def __init__(self, name: str, count: int, most: int, what: str, kind: str = COUNT) -> None:
        self.name = name
        self.count = count
        self.most = most
        self.what = what
        self.kind = kind


def ids(name: str, count: int, most: int, what: str) -> Cells:
    """Cells of which each stands for one of `most` things, or for none."""
    return Cells(name, count, most, what, ID)


class Encoding(Generic[S]):
    """How a game's positions are told as cells. `seats` is the most seats it has, `width` no fewer
    than the answers that a seat can have, as far as anybody knows; `steps` are its step classes by name."""

    def __init__(self, cells: tuple[Cells, ...], seats: int, width: int, steps: Mapping[str, Any]) -> None:
        self.seats = seats
        self.width = width
        self.number: dict[str, int] = {name: i + 1 for i, name in enumerate(sorted(steps))}
        self.cells: tuple[Cells, ...] = (*question_cells(seats, len(self.number)), *cells)
        self.size: int = sum(part.count for part in self.cells)

    def observe(self, state: S, seat: int, players: int) -> list[int]:
        """The cells of a position as a seat sees it: the same for every position that the seat cannot tell from it."""
        out: list[int] = []
        self.add(state, seat, players, out)
        return out

    def add(self, state: S, seat: int, players: int, out: list[int]) -> None:
        """The same, added to a list."""
        self._question(state, seat, players, out)
        self.table(state, seat, out)

    def table(self, state: S, seat: int, out: list[int]) -> None:
        """Add the game's own cells, in the order in which they are declared."""
        raise NotImplementedError

    def _question(self, state: S, seat: int, players: int, out: list[int]) -> None:
        stack = state.stack
        own = False
        step = None
        first = len(out) + 1
        out.append(0)  # the question, and who is asked: written below
        out.extend(NOUGHTS[self.seats + 2])
        if state.lanes:
            for other in range(len(state.lanes)):
                if state.lanes[other]:
                    out[first + (other - seat) % players] = 1
            if state.lanes[seat]:
                step, own = state.lanes[seat][-1], True
        elif stack:
            step = stack[-1]
            actor = step.actor
            own = actor == seat
            if actor == CHANCE:
                out[first + self.seats] = 1
            elif actor >= 0:
                out[first + (actor - seat) % players] = 1
        if state.over:
            out[first + self.seats + 1] = 1
        if step is not None:
            out[first - 1] = self.number[step.name]
        count = len(step.args) if step is not None and own else 0
        if step is not None and count:
            in_bytes(out, step.args[0] + 1, FIRST_ARG)
            for place in range(1, min(ARGS, count)):
                in_bytes(out, step.args[place] + 1, ARG)
        out.extend(NOUGHTS[FIRST_ARG + (ARGS - 1) * ARG - (FIRST_ARG + (count - 1) * ARG if count else 0)])


def question_cells(seats: int, steps: int) -> tuple[Cells, ...]:
    """The cells that the observations of every game begin with."""
    return (
        ids("question", 1, steps, "the step that is asked, by its place in the names of the game's steps in order"),
        Cells("asked", seats, 1, "by seat: whether it is asked"),
        Cells("chance", 1, 1, "whether chance is asked"),
        Cells("over", 1, 1, "whether the game is over"),
        Cells("argument-1", FIRST_ARG, BYTE, "the own question's first argument and one, low byte first"),
        Cells("arguments", (ARGS - 1) * ARG, BYTE, "the next three, each and one, low byte first"),
    )


def in_bytes(out: list[int], value: int, count: int) -> None:
    """Add a number as so many bytes, the low one first; what does not fit is left out."""
    while count and value:
        out.append(value & BYTE)
        value >>= 8
        count -= 1
    out.extend(NOUGHTS[count])


# whole rows that are added at once, which costs no more than two cells one by one: nothing, and the bits of a byte
NOUGHTS: Final[list[list[int]]] = [[0] * count for count in range(BYTE + 1)]
BITS_OF: Final[list[list[int]]] = [[byte >> place & 1 for place in range(8)] for byte in range(BYTE + 1)]
LAST_BITS_OF: Final[list[list[list[int]]]] = [
    [BITS_OF[byte][:count] for byte in range(1 << count)] for count in range(8)
]  # by how many they are


def bits(out: list[int], mask: int, count: int) -> None:
    """Add the lowest bits of a mask, a cell each."""
    while count >= 8:
        out.extend(BITS_OF[mask & BYTE])
        mask >>= 8
        count -= 8
    out.extend(LAST_BITS_OF[count][mask & ((1 << count) - 1)])


def noughts(out: list[int], count: int) -> None:
    """Add so many cells that say nothing."""
    while count > BYTE:
        out.extend(NOUGHTS[BYTE])
        count -= BYTE
    out.extend(NOUGHTS[count])


def by_seat(out: list[int], values: list[int], order: list[int], seats: int, plus: int = 0) -> None:
    """Add a value of each of the seats in order, raised by `plus`, and zeros for those of `seats` not there."""
    for seat in order:
        out.append(values[seat] + plus)
    if len(order) < seats:
        out.extend(NOUGHTS[seats - len(order)])


def masked(out: list[int], mask: int, order: list[int], seats: int) -> None:
    """Add a bit of a mask for each of the seats in order, and zeros for those of `seats` that are not there."""
    for seat in order:
        out.append(mask >> seat & 1)
    if len(order) < seats:
        out.extend(NOUGHTS[seats - len(order)])


def padded(out: list[int], values: list[int], count: int, plus: int = 0) -> None:
    """Add a list, each value raised by `plus`, in so many cells: the rest is 0, the last values are kept."""
    length = len(values)
    first = length - count if length > count else 0
    for place in range(first, length):
        out.append(values[place] + plus)
    noughts(out, count - (length - first))
