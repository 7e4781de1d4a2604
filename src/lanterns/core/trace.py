"""A running digest of what the rules did. It hangs on action codes alone, so no renaming inside a game changes it.

At each question it takes in who was asked, which actions were legal (in whatever order) and which was played; at the
end the reason and the results. It is what the end line of a record says, see `lanterns.core.record`.
"""

from __future__ import annotations

import hashlib
import sys
from array import array
from collections.abc import Sequence

BYTES = 8
START = bytes(BYTES)
SHARE = 1_000_000  # results are taken in as millionths


class Trace:
    """`value` is the digest so far, 8 bytes."""

    def __init__(self, value: bytes = START) -> None:
        self.value = value

    @staticmethod
    def of(text: str) -> Trace:
        """The trace whose `hex` is this text. Raises ValueError."""
        value = bytes.fromhex(text)
        if len(value) != BYTES:
            raise ValueError(f"a trace has {2 * BYTES} hex digits")
        return Trace(value)

    @property
    def hex(self) -> str:
        """16 hex digits, the same in every process and on every machine."""
        return self.value.hex()

    @property
    def sum(self) -> str:
        """The first two of them: what a record keeps for each of its lines."""
        return self.value[:1].hex()

    def answered(self, actor: int, legal: Sequence[int], action: int) -> None:
        """An actor, asked with these legal codes, played one of them."""
        codes = array("q", [actor, action, *sorted(legal)])
        if sys.byteorder == "big":
            codes.byteswap()
        self._take(b"a", codes.tobytes())

    def rewound(self, word: str, count: int, seat: int) -> None:
        """People changed the game: `count` actions were taken back, or (`count` 0) a seat was given up."""
        self._take(b"p", f"{word} {count} {seat}".encode())

    def ended(self, reason: str, results: Sequence[float]) -> None:
        """The game is over, with this result per seat."""
        shares = " ".join(str(round(share * SHARE)) for share in results)
        self._take(b"e", f"{reason} {shares}".encode())

    def copy(self) -> Trace:
        return Trace(self.value)

    def _take(self, kind: bytes, data: bytes) -> None:
        self.value = hashlib.blake2b(self.value + kind + data, digest_size=BYTES).digest()
