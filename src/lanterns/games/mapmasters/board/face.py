"""A card of Map Masters as data: nodes and pieces on two levels, rooms, icons; nothing about where a card lies.

A card is a small graph of *nodes* (slots, junctions, rooms, stairs, pits, landings, circles, dead ends) joined by
*pieces* of corridor on two levels. Slots are numbered ``T L1 R1 L2 R2 B`` = 0..5, so that a half turn takes slot ``i``
to ``5 - i`` and no table is needed [rules 2.1]. Node names are always the printed ones, turned or not.
"""

from __future__ import annotations

from typing import Final

from lanterns.core.errors import BadContent

UPPER: Final = 0
LOWER: Final = 1

SLOT: Final = 0
JUNCTION: Final = 1
ROOM: Final = 2
STAIRS: Final = 3
PIT: Final = 4
LANDING: Final = 5
CIRCLE: Final = 6
END: Final = 7

SLOTS: Final = ("T", "L1", "R1", "L2", "R2", "B")
CLOCKWISE: Final = ("T", "R1", "R2", "B", "L2", "L1")
OBJECTS: Final = "cbsrkp"
OPTIMISERS: Final = "yx"
OBSTACLES: Final = "MKV"
PIECE_ICONS: Final = OBJECTS + OPTIMISERS + OBSTACLES
#: Order in which found icons are always listed [rules 8].
ICON_ORDER: Final = "cbsrkpMKPVOShxy"

_NODE_KINDS: Final = {"j": JUNCTION, "h": ROOM, "s": STAIRS, "p": PIT, "q": LANDING, "o": CIRCLE, "e": END}
KIND_NAMES: Final = ("slot", "junction", "room", "stairs", "pit", "landing", "circle", "dead end")


class NotationError(BadContent):
    """Text in one of the notations of this game that cannot be read or breaks an import check.

    ``line`` and ``column`` count from 1; ``message`` is one sentence without the place.
    """

    def __init__(self, message: str, file: str = "", line: int = 1, column: int = 1) -> None:
        super().__init__(message, file, line)
        self.column = column

    def __str__(self) -> str:
        return f"{self.file or '<text>'}:{self.line}:{self.column}: {self.message}"


class CardError(NotationError):
    """A card that cannot be read or breaks an import check of rules 2.3 and 2.4."""


class Piece:
    """A stretch of corridor between two nodes of one card, with its icons in order from ``a`` to ``b``."""

    def __init__(self, a: int, b: int, level: int, icons: str) -> None:
        self.a = a
        self.b = b
        self.level = level
        self.icons = icons

    def other(self, node: int) -> int:
        """The node at the far end from ``node``."""
        return self.b if node == self.a else self.a


class Room:
    """A room: its node, its doors as piece numbers clockwise, its content (``M``, ``c``, ``P1``, ``O1``...), its
    level."""

    def __init__(self, node: int, doors: list[int], content: list[str], level: int) -> None:
        self.node = node
        self.doors = doors
        self.content = content
        self.level = level


class Card:
    """One face, read and checked. ``nodes`` holds printed names, ``kinds`` their kind, ``at`` the pieces of each
    node."""

    def __init__(self, id: str, cost: int, nodes: list[str], pieces: list[Piece], rooms: list[Room]) -> None:
        self.id = id
        self.cost = cost
        self.nodes = nodes
        self.kinds: list[int] = [node_kind(name) for name in nodes]
        self.pieces = pieces
        self.rooms = rooms
        self.at: list[list[int]] = [[] for _ in nodes]
        for number, piece in enumerate(pieces):
            self.at[piece.a].append(number)
            self.at[piece.b].append(number)
        #: per slot index 0..5: the node of that open slot, or -1 when the side is blank
        self.slots: list[int] = [nodes.index(name) if name in nodes else -1 for name in SLOTS]

    def node(self, name: str) -> int:
        """Number of the node called ``name``; raises ``KeyError`` when the card has none."""
        if name not in self.nodes:
            raise KeyError(name)
        return self.nodes.index(name)

    def room_at(self, node: int) -> Room | None:
        """The room at a node, or ``None``."""
        for room in self.rooms:
            if room.node == node:
                return room
        return None

    def slot_level(self, slot: int) -> int:
        """Level of the open slot with index ``slot``; -1 when that side is blank."""
        node = self.slots[slot]
        return -1 if node < 0 else self.pieces[self.at[node][0]].level

    def icons(self) -> list[str]:
        """Every icon of the face as one letter of ``ICON_ORDER`` each, stairs, pits and circles included, rooms not."""
        out: list[str] = []
        for piece in self.pieces:
            out.extend(piece.icons)
        for room in self.rooms:
            out.extend(item[0] for item in room.content)
        for kind in self.kinds:
            if kind == STAIRS:
                out.append("S")
            elif kind == PIT:
                out.append("P")
            elif kind == CIRCLE:
                out.append("O")
        return out

    def count(self, icon: str) -> int:
        """How many icons of a letter the face shows; ``h`` counts rooms."""
        return len(self.rooms) if icon == "h" else self.icons().count(icon)

    def notation(self) -> str:
        """The card in the notation it was read from, in one canonical spelling."""
        items: list[str] = []
        for piece in self.pieces:
            text = self.nodes[piece.a] + ("=" if piece.level == LOWER else "-") + self.nodes[piece.b]
            items.append(text + (": " + " ".join(piece.icons) if piece.icons else ""))
        for room in self.rooms:
            doors = ",".join(self.nodes[self.pieces[door].other(room.node)] for door in room.doors)
            text = f"{self.nodes[room.node]}{'~' if room.level == LOWER else ''}({doors})"
            items.append(text + (": " + " ".join(room.content) if room.content else ""))
        price = f" ${self.cost}" if self.cost >= 0 else ""
        return f"card {self.id}{price} = {'; '.join(items)}"


def half_turn(slot: int) -> int:
    """Slot index that a slot takes by a half turn: T<->B, L1<->R2, L2<->R1 [rules 2.1]."""
    return 5 - slot


def node_kind(name: str) -> int:
    """Kind of a node by its printed name; raises ``ValueError`` for a name that is no node."""
    if name in SLOTS:
        return SLOT
    if len(name) >= 2 and name[0] in _NODE_KINDS and name[1:].isascii() and name[1:].isdigit() and name[1] != "0":
        return _NODE_KINDS[name[0]]
    raise ValueError(f"{name!r} is no node name")
