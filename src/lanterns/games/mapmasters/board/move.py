"""One step of a path as data, and the refusal of a step."""

from __future__ import annotations

from typing import Final

from lanterns.core.errors import IllegalAction

WALK: Final = 0
ON: Final = 1
FALL: Final = 2
CLIMB: Final = 3
JUMP: Final = 4
LEAP: Final = 5
WRAP: Final = 6


class IllegalStep(IllegalAction):
    """A step that the rules forbid; ``reason`` is a key such as ``piece-used`` or ``chord-crosses``."""

    def __init__(self, reason: str) -> None:
        super().__init__(f"This step is not allowed: {reason.replace('-', ' ')}.")
        self.reason = reason


class Move:
    """One step. What ``target`` and ``other`` mean depends on ``kind``:

    ``WALK`` piece; ``ON`` end node of the piece stood in; ``FALL`` and ``CLIMB`` icon of the pit; ``JUMP`` icons of
    the circle left and the circle reached; ``LEAP`` by book ``other`` to an icon in a piece (``target >= 0``) or to
    room node ``-1 - target``; ``WRAP`` nothing. ``halt`` > 0 stops on that icon met in this step. ``payers`` are
    ``i``, ``t`` or ``bN``.
    """

    def __init__(
        self, kind: int, target: int = -1, other: int = -1, halt: int = 0, payers: tuple[str, ...] = ()
    ) -> None:
        self.kind = kind
        self.target = target
        self.other = other
        self.halt = halt
        self.payers = payers

    def key(self) -> tuple[int, int, int, int, tuple[str, ...]]:
        """All fields, for comparing and sorting."""
        return self.kind, self.target, self.other, self.halt, self.payers

    def paid(self, payers: tuple[str, ...]) -> Move:
        """The same step with other payers."""
        return Move(self.kind, self.target, self.other, self.halt, payers)
