"""What windows are sent of a table: made once for all who see the same, and after the first time only what changed."""

from __future__ import annotations

import zlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec
from msgspec import Raw

from lanterns.web.live.patches import Members, Op, encoded, joined, patch

FRESH_SECONDS = 0.2  # for so long one snapshot serves all: what it says of running clocks is no older
SEATS_SECONDS = 60.0  # for so long it is kept who is there, while nothing but answers is done
# Of zlib: with its usual memory (8) and window (15) it takes eight times as long to begin as to pack a message.
# A higher level than 4 takes a fifth longer and makes a message 2 % shorter.
LEVEL, MEMORY = 4, 5
WINDOW, SMALL_WINDOW = 15, 12  # as powers of two: a message that fits into the small one is as short with it

NULL, VIEW = b"null", "/view"

# What a view is made of beside the table: the seat that was asked for, the persons, the device, whom it has blocked.
# Of a spectator the device says nothing: see `sight_of`.
Sight = tuple[int | None, tuple[int, ...], str, frozenset[int]]

_encode = msgspec.json.Encoder().encode


def sight_of(seat: int | None, persons: Sequence[int], device: str, hushed: set[int]) -> Sight:
    """Windows of equal sight are shown the same: a table's view names a device only to its own persons."""
    return seat, tuple(persons), device if persons else "", frozenset(hushed)


class Piece(bytes):
    """A piece of a stream, which is compressed once for all streams that carry it."""

    _block: bytes | None = None

    @property
    def block(self) -> bytes:
        """The same as a part of a raw deflate stream that refers to nothing before it."""
        if self._block is None:
            window = SMALL_WINDOW if len(self) <= 1 << SMALL_WINDOW else WINDOW
            packer = zlib.compressobj(LEVEL, zlib.DEFLATED, -window, MEMORY)
            self._block = packer.compress(self) + packer.flush(zlib.Z_FULL_FLUSH)
        return self._block


class Gzip:
    """A gzip file (RFC 1952) of pieces, as it goes."""

    HEAD = b"\x1f\x8b\x08\x00\x00\x00\x00\x00\x00\xff"

    def __init__(self) -> None:
        self._sum = 0
        self._size = 0

    def add(self, piece: bytes) -> bytes:
        """What stands for a piece in the file."""
        self._sum = zlib.crc32(piece, self._sum)
        self._size += len(piece)
        return piece.block if isinstance(piece, Piece) else Piece(piece).block

    def end(self) -> bytes:
        """What closes the file."""
        return b"\x03\x00" + self._sum.to_bytes(4, "little") + (self._size & 0xFFFFFFFF).to_bytes(4, "little")


class Alike:
    """Members of a table that everybody sees alike. What makes them of those of another moment is found once, for the
    windows were mostly all shown the same before."""

    __slots__ = ("_before", "_ops", "members")

    def __init__(self, members: Members) -> None:
        self.members = members
        self._before: Members = members
        self._ops: list[Op] = []

    def since(self, before: Alike) -> list[Op]:
        if self._before is not before.members:
            self._before, self._ops = before.members, patch(before.members, self.members)
        return self._ops


@dataclass(frozen=True, slots=True)
class Shown:
    """What is shown of a table: what all see alike, what is somebody's own, and of the game the members of its `view`,
    None before it."""

    alike: Alike
    own: Members
    view: Members | None

    def text(self) -> bytes:
        view = NULL if self.view is None else joined(self.view)
        return joined({**self.alike.members, **self.own, "view": view})

    def since(self, before: Shown) -> list[Op]:
        """What makes this of what was shown before."""
        ops = self.alike.since(before.alike) + patch(before.own, self.own)
        if before.view is not None and self.view is not None:
            return ops + patch(before.view, self.view, VIEW)
        if before.view != self.view:
            ops.append({"op": "replace", "path": VIEW, "value": Raw(NULL if self.view is None else joined(self.view))})
        return ops


class Common:
    """What everybody sees alike of a table at one moment; of the game's view that is what the first who looked see, as
    far as others see the very same."""

    __slots__ = ("_first", "_texts", "alike", "at")

    def __init__(self, at: float, table: Mapping[str, Any]) -> None:
        self.at = at
        self.alike = Alike(encoded(table))
        self._first: dict[str, Any] = {}
        self._texts: Members = {}

    def shown(self, seats: Members, game: Mapping[str, Any]) -> Shown:
        """The table for somebody who sees this of who is there, and that of the game."""
        own = {key: _encode(value) for key, value in game.items() if key != "view"}
        view = game["view"]
        return Shown(self.alike, {**seats, **own}, None if view is None else self._view(view))

    def _view(self, view: dict[str, Any]) -> Members:
        """A game's view, of which only what is its own is encoded."""
        if not self._first:
            self._first, self._texts = view, encoded(view)
            return self._texts
        first, texts = self._first, self._texts
        return {
            key: texts[key] if key in first and first[key] is value else _encode(value) for key, value in view.items()
        }


@dataclass(frozen=True, slots=True)
class Seats:
    """Who is there, as somebody saw it at one moment."""

    at: float
    status: str  # of the table then
    members: Members


class Snapshot:
    """A table as somebody sees it at one moment; `turn` numbers the snapshots of a table."""

    __slots__ = ("_told", "at", "eyes", "seq", "shown", "turn")

    def __init__(self, turn: int, seq: int, at: float, eyes: int, shown: Shown) -> None:
        self.turn = turn
        self.seq = seq
        self.at = at
        self.eyes = eyes
        self.shown = shown
        self._told: dict[tuple[int, int, bool], Piece] = {}

    def found(self, before: Snapshot | None, after: int, reset: bool) -> Piece | None:
        """A message that was made already, see `tell`."""
        return self._told.get((-1 if before is None else before.turn, after, reset))

    def tell(self, before: Snapshot | None, after: int, reset: bool, entries: Sequence[dict[str, Any]]) -> Piece:
        """The message for a window that was last sent `before` (None: it is to be sent the whole table) and the entries
        up to `after`; "" when there is nothing to say."""
        if before is None:
            table = Raw(self.shown.text())
            body: dict[str, Any] = {
                "seq": self.seq, "entries": entries, "table": table, "reset": reset, "turn": self.turn,
            }  # fmt: skip
            event = b"update"
        else:
            ops = self.shown.since(before.shown)
            body = {"seq": self.seq, "entries": entries, "base": before.turn, "turn": self.turn, "patch": ops}
            event = b"patch" if ops or entries else b""
        made = b"id: %d\nevent: %s\ndata: %s\n\n" % (self.seq, event, _encode(body)) if event else b""
        self._told[-1 if before is None else before.turn, after, reset] = piece = Piece(made)
        return piece

    def past(self) -> None:
        """The moment is over; windows keep it for what leads on from it."""
        self._told = {}
