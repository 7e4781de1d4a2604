"""Cards in the notation of rules section 2.4, read with all import checks; the data itself is in ``face``."""

from __future__ import annotations

from lanterns.core.texts import whole
from lanterns.games.mapmasters.board.face import (
    CIRCLE,
    CLOCKWISE,
    END,
    ICON_ORDER,
    JUNCTION,
    KIND_NAMES,
    LANDING,
    LOWER,
    OBJECTS,
    OBSTACLES,
    OPTIMISERS,
    PIECE_ICONS,
    PIT,
    ROOM,
    SLOT,
    SLOTS,
    STAIRS,
    UPPER,
    Card,
    CardError,
    NotationError,
    Piece,
    Room,
    half_turn,
    node_kind,
)  # fmt: skip
from lanterns.games.mapmasters.board.planarity import level_is_planar

__all__ = [
    "CIRCLE",
    "CLOCKWISE",
    "END",
    "ICON_ORDER",
    "JUNCTION",
    "LANDING",
    "LOWER",
    "OBJECTS",
    "OBSTACLES",
    "OPTIMISERS",
    "PIECE_ICONS",
    "PIT",
    "ROOM",
    "SLOT",
    "SLOTS",
    "STAIRS",
    "UPPER",
    "Card",
    "CardError",
    "NotationError",
    "Piece",
    "Room",
    "half_turn",
    "level_is_planar",
    "node_kind",
    "parse_card",
    "parse_cards",
]


class _Scanner:
    """One line being read, with its place for errors."""

    def __init__(self, text: str, file: str, line: int) -> None:
        self.text = text
        self.file = file
        self.line = line

    def error(self, message: str, column: int) -> CardError:
        return CardError(message, self.file, self.line, column + 1)

    def kind(self, name: str, column: int) -> int:
        try:
            return node_kind(name)
        except ValueError as problem:
            raise self.error(f"{problem}.", column) from None

    def words(self, start: int, end: int) -> list[tuple[str, int]]:
        """The blank-separated words between two columns, each with its column."""
        out: list[tuple[str, int]] = []
        at = start
        while at < end:
            if self.text[at].isspace():
                at += 1
                continue
            stop = at
            while stop < end and not self.text[stop].isspace():
                stop += 1
            out.append((self.text[at:stop], at))
            at = stop
        return out


class _Draft:
    """A card while its items are read; ``finish`` runs the import checks."""

    def __init__(self, scan: _Scanner, id: str, cost: int) -> None:
        self.scan = scan
        self.id = id
        self.cost = cost
        self.nodes: list[str] = []
        self.columns: dict[str, int] = {}
        self.pieces: list[Piece] = []
        self.doors: dict[str, list[tuple[str, int]]] = {}
        self.content: dict[str, list[tuple[str, int]]] = {}
        self.levels: dict[str, int] = {}
        self.declared: dict[str, int] = {}

    def node(self, name: str, column: int) -> int:
        self.scan.kind(name, column)
        if name not in self.columns:
            self.columns[name] = column
            self.nodes.append(name)
        return self.nodes.index(name)

    def item(self, start: int, end: int) -> None:
        """Read one item between two columns: a piece or a room."""
        text = self.scan.text
        while start < end and text[start].isspace():
            start += 1
        while end > start and text[end - 1].isspace():
            end -= 1
        if start == end:
            return
        colon = text.find(":", start, end)
        head = end if colon < 0 else colon
        tail = self.scan.words(colon + 1, end) if colon >= 0 else []
        if "(" in text[start:head]:
            self.room(start, head, tail)
        else:
            self.piece(start, head, tail)

    def piece(self, start: int, end: int, tail: list[tuple[str, int]]) -> None:
        text = self.scan.text
        marks = [at for at in range(start, end) if text[at] in "-="]
        if len(marks) != 1:
            raise self.scan.error("A piece joins two nodes by one '-' or '='.", start)
        mark = marks[0]
        left, right = text[start:mark].strip(), text[mark + 1 : end].strip()
        right_column = mark + 1 + len(text[mark + 1 : end]) - len(text[mark + 1 : end].lstrip())
        a, b = self.node(left, start), self.node(right, right_column)
        if a == b:
            raise self.scan.error(f"A piece may not lead from {left} to itself.", start)
        icons = ""
        for word, column in tail:
            for offset, letter in enumerate(word):
                if letter not in PIECE_ICONS:
                    raise self.scan.error(f"{letter!r} is no icon of a corridor.", column + offset)
                icons += letter
        self.pieces.append(Piece(a, b, LOWER if text[mark] == "=" else UPPER, icons))

    def room(self, start: int, end: int, tail: list[tuple[str, int]]) -> None:
        text = self.scan.text
        opening = text.index("(", start)
        if not text[start:end].rstrip().endswith(")"):
            raise self.scan.error("The list of doors needs a closing ')'.", opening)
        closing = text.rindex(")", opening, end)
        name = text[start:opening].strip()
        level = UPPER
        if name.endswith("~"):
            name, level = name[:-1], LOWER
        if self.scan.kind(name, start) != ROOM:
            raise self.scan.error(f"{name} is no room.", start)
        if name in self.declared:
            raise self.scan.error(f"Room {name} is declared twice.", start)
        self.declared[name] = start
        self.levels[name] = level
        doors: list[tuple[str, int]] = []
        at = opening + 1
        for word in text[opening + 1 : closing].split(","):
            column = at + len(word) - len(word.lstrip())
            at += len(word) + 1
            if word.strip():
                self.scan.kind(word.strip(), column)
                doors.append((word.strip(), column))
            else:
                raise self.scan.error(f"Room {name} has an empty door name.", column)
        self.doors[name] = doors
        self.content[name] = []
        for word, column in tail:
            plain = len(word) == 1 and word in OBJECTS + OPTIMISERS + "M"
            numbered = word[0] in "PO" and word[1:].isascii() and word[1:].isdigit() and word[1] != "0"
            if not plain and not numbered:
                raise self.scan.error(f"{word!r} is no content of a room.", column)
            self.content[name].append((word, column))

    def finish(self) -> Card:
        rooms = [self.finished_room(name) for name in self.declared]
        for name in self.nodes:
            if node_kind(name) == ROOM and name not in self.declared:
                raise self.scan.error(f"Room {name} is not declared.", self.columns[name])
        card = Card(self.id, self.cost, self.nodes, self.pieces, rooms)
        for node in range(len(card.nodes)):
            self.check_degree(card, node)
        self.check_numbers(card)
        for level in (UPPER, LOWER):
            which = "upper" if level == UPPER else "lower"
            try:
                planar = level_is_planar(card, level)
            except ValueError:
                raise self.scan.error(f"The {which} level of {card.id} has too many junctions.", 0) from None
            if not planar:
                raise self.scan.error(f"The {which} level of {card.id} cannot be drawn without a crossing.", 0)
        return card

    def finished_room(self, name: str) -> Room:
        column = self.declared[name]
        if name not in self.columns:
            raise self.scan.error(f"Room {name} has no piece.", column)
        node = self.nodes.index(name)
        touching = [number for number, piece in enumerate(self.pieces) if node in (piece.a, piece.b)]
        left = list(touching)
        doors: list[int] = []
        for word, at in self.doors[name]:
            fitting = [number for number in left if self.nodes[self.pieces[number].other(node)] == word]
            if not fitting:
                raise self.scan.error(f"Room {name} has no further piece to {word}.", at)
            doors.append(fitting[0])
            left.remove(fitting[0])
        if left:
            far = self.nodes[self.pieces[left[0]].other(node)]
            raise self.scan.error(f"Room {name} does not list its door to {far}.", column)
        for number in touching:
            if self.pieces[number].level != self.levels[name]:
                raise self.scan.error(f"Room {name} has a door on the other level.", column)
        return Room(node, doors, [word for word, _ in self.content[name]], self.levels[name])

    def check_degree(self, card: Card, node: int) -> None:
        """Degrees and levels of rules 2.3."""
        kind, name = card.kinds[node], card.nodes[node]
        upper = sum(1 for number in card.at[node] if card.pieces[number].level == UPPER)
        lower = len(card.at[node]) - upper
        total = upper + lower
        good = True
        if kind == SLOT or kind == END:
            good, want = total == 1, "one piece"
        elif kind == JUNCTION:
            good, want = total in (3, 4) and (upper == 0 or lower == 0), "three or four pieces of one level"
        elif kind == STAIRS:
            good, want = upper == 1 and lower == 1, "one upper and one lower piece"
        elif kind == PIT:
            good, want = lower == 0 and upper in (1, 2), "one or two upper pieces"
        elif kind == LANDING:
            good, want = upper == 0 and lower in (1, 2), "one or two lower pieces"
        elif kind == CIRCLE:
            good, want = total in (1, 2) and (upper == 0 or lower == 0), "one or two pieces of one level"
        else:
            want = "doors"
        if not good:
            raise self.scan.error(f"{KIND_NAMES[kind].capitalize()} {name} needs {want}.", self.columns[name])

    def check_numbers(self, card: Card) -> None:
        """A number belongs to one pit and one circle; every pit has its landing and every landing its pit."""
        pits: dict[str, int] = {}
        circles: dict[str, int] = {}
        places = [(name, self.columns[name]) for name in card.nodes]
        for room in card.rooms:
            places.extend(self.content[card.nodes[room.node]])
        for word, column in places:
            for letters, seen in (("pP", pits), ("oO", circles)):
                if word[0] in letters and len(word) > 1:
                    if word[1:] in seen:
                        raise self.scan.error(f"Number {word[1:]} of {word} is taken.", column)
                    seen[word[1:]] = column
        for number, column in pits.items():
            if f"q{number}" not in card.nodes:
                raise self.scan.error(f"Pit {number} has no landing q{number}.", column)
        for name in card.nodes:
            if name[0] == "q" and name[1:] not in pits:
                raise self.scan.error(f"Landing {name} has no pit.", self.columns[name])


def parse_card(text: str, file: str = "", line: int = 1) -> Card:
    """Read one ``card ID $COST = item; item; ...``; the word ``card`` and the price may be left out.

    Cards without a price get cost -1. Raises ``CardError`` with the place of the first fault.
    """
    scan = _Scanner(text, file, line)
    equals = text.find("=")
    if equals < 0:
        raise scan.error("A card is written 'card ID $COST = item; item; ...'.", 0)
    head = scan.words(0, equals)
    if head and head[0][0] == "card":
        head = head[1:]
    if not head:
        raise scan.error("A card needs an id before '='.", 0)
    id, column = head[0]
    if not id.isalnum():
        raise scan.error(f"{id!r} is no card id.", column)
    cost = -1
    if len(head) > 1:
        price, column = head[1]
        if price[:1] != "$" or whole(price[1:]) < 0:
            raise scan.error(f"{price!r} is no price; write $0, $3, $4, $5 or $6.", column)
        cost = whole(price[1:])
    if len(head) > 2:
        raise scan.error(f"{head[2][0]!r} does not belong before '='.", head[2][1])
    draft = _Draft(scan, id, cost)
    start = equals + 1
    while start <= len(text):
        end = text.find(";", start)
        if end < 0:
            end = len(text)
        draft.item(start, end)
        start = end + 1
    if not draft.pieces:
        raise scan.error(f"Card {id} has no piece.", equals)
    return draft.finish()


def parse_cards(text: str, file: str = "") -> dict[str, Card]:
    """Read a file of cards, one a line; blank lines and lines starting with ``#`` are skipped. Keys are ids, in
    order."""
    out: dict[str, Card] = {}
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip() or line.lstrip().startswith("#"):
            continue
        card = parse_card(line, file, number)
        if card.id in out:
            raise CardError(f"Card {card.id} is defined twice.", file, number)
        out[card.id] = card
    return out
