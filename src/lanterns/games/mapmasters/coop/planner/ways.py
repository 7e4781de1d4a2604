"""Every way a line can take through one card, listed once: what the planner of Coop searches on.

A way leads from an entry of a card (a slot, a circle, the landing of a leap) to an exit (a slot, a circle stood on, a
place to leap from). It says which pieces, points and chords it uses up, in which order icons are met, and by which
steps it is walked. Whether they can still be walked is a matter of masks. Nothing here knows where a card lies: slots
are the printed ones. SB4, SB7 and unwilling stops are left out; they never make a plan, only a rescue.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from lanterns.games.mapmasters.board.cards import (
    CIRCLE,
    OBJECTS,
    PIT,
    ROOM,
    SLOT,
    STAIRS,
    Card,
    Room,
)  # fmt: skip
from lanterns.games.mapmasters.board.path_rules import (
    ARRIVING,
    ENDS,
    FOUND,
    JUMP,
    LEAP_ONTO,
    LEAVING,
    NEVER,
    OBSTACLE,
    POINTS,
    chords_cross,
)
from lanterns.games.mapmasters.board.walker import FALL, WALK
from lanterns.games.mapmasters.coop.missions.faces import NEWEST, faces

#: entries and exits besides slots 0..5
ON_CIRCLE: Final = 16  # + number of the circle on its card
STANDING: Final = 32  # an exit: in a room without a barrel, from where SB3 may leap
ON_BARREL: Final = 33  # an exit: on a barrel, from where SB3 and SB9 may leap
IN_ROOM: Final = 48  # an entry: + number of the room, by a leap
IN_PIECE: Final = 64  # an entry: + 16 * piece + icon, by a leap

#: an exit: right where a leap onto a target card has landed [MR56]
LANDED: Final = 35
INSIDE: Final = 34  # an exit: in a corridor without icons behind stairs or a roped pit, from where SB3 may leap [MR57]

#: events: kind << 4 | argument
GAIN: Final = 0  # an object, numbered as in OBJECTS
MONSTER: Final = 1
LOCK: Final = 2
LAVA: Final = 3
ROPED: Final = 4  # a corridor pit crossed by rope
FALLEN: Final = 5  # a corridor pit fallen into
STEPS: Final = 6  # stairs
CIRCLED: Final = 7  # a corridor circle met
VISIT: Final = 8  # a room, by its number on the card


def _object(need: str) -> int:
    return OBJECTS.index(need) if need else -1


#: obstacles in corridors as events, and points that are icons of their own
MET: Final = {"M": MONSTER, "K": LOCK, "V": LAVA}
POINT_EVENT: Final = {STAIRS: STEPS, PIT: ROPED, CIRCLE: CIRCLED}
#: by kind of event: the object that pays for it, as numbered in OBJECTS, -1 for none
COSTS: Final[list[int]] = [
    -1, *(_object(OBSTACLE.get(icon, "")) for icon in MET), _object(POINTS[PIT].toll), -1, _object(POINTS[STAIRS].toll),
    -1, -1,
]  # fmt: skip
#: what the monsters of a room cost, each, and what a jump costs
GUARD: Final[int] = COSTS[MONSTER]
JUMPING: Final[int] = _object(JUMP)

#: most ways listed per entry; no card of ours comes near
MOST: Final = 400


class Way:
    """One way. Masks are over the card's own pieces, nodes, chords; ``crossed`` over circles and room pits (see
    ``Sheet``). ``steps`` are (kind, target, halt): a piece walked, or the number of a pit fallen through."""

    def __init__(
        self, entry: int, exit: int, pieces: int, nodes: int, crossed: int, chords: int,
        events: tuple[int, ...], steps: tuple[tuple[int, int, int], ...],
    ) -> None:  # fmt: skip
        self.entry = entry
        self.exit = exit
        self.pieces = pieces
        self.nodes = nodes
        self.crossed = crossed
        self.chords = chords
        self.events = events
        self.steps = steps
        #: chords that must not be there
        self.against = 0
        #: the corridor circle landed on, as a mask: it may have been passed before, and is used afterwards
        self.lands = 0


class Inside:
    """What a room of a card holds: objects per kind, and numbers of monsters, pits and circles."""

    def __init__(self, content: list[str]) -> None:
        self.objects = [content.count(letter) for letter in OBJECTS]
        self.monsters = content.count("M")
        self.traps = sum(1 for item in content if item[0] == "P")
        self.circles = sum(1 for item in content if item[0] == "O")


class Sheet:
    """A card prepared for planning. ``circles`` and ``room_pits`` are numbered: bit ``k`` of a crossed mask is circle
    ``k``, bit ``8 + k`` room pit ``k``."""

    def __init__(self, card: Card) -> None:
        self.card = card
        self.rooms = [Inside(room.content) for room in card.rooms]
        #: name of the number, node of a corridor circle or -1, room number or -1
        self.circles: list[tuple[str, int, int]] = []
        self.room_pits: list[tuple[str, int]] = []
        for node, kind in enumerate(card.kinds):
            if kind == CIRCLE:
                self.circles.append((card.nodes[node][1:], node, -1))
        for number, room in enumerate(card.rooms):
            for item in room.content:
                if item[0] == "O":
                    self.circles.append((item[1:], -1, number))
                elif item[0] == "P":
                    self.room_pits.append((item[1:], number))
        self.levels = [card.slot_level(slot) for slot in range(6)]
        self._chords()
        self._ways: dict[int, list[Way]] = {}
        self._landings: dict[int, list[Way]] = {}
        #: monsters and barrels in pieces and rooms, as entries of a leap
        self.monster_entries = self._leaps(LEAP_ONTO[3])
        self.barrel_entries = self._leaps(LEAP_ONTO[9])
        self.monsters = card.count("M")

    def _chords(self) -> None:
        """Number the chords of all rooms; per chord the mask of those it crosses [P12]."""
        self.chord_of: dict[tuple[int, int, int], int] = {}
        self.crosses: list[int] = []
        for number, room in enumerate(self.card.rooms):
            size = len(room.doors)
            pairs = [(a, b) for a in range(size) for b in range(a + 1, size)]
            base = len(self.crosses)
            for order, (a, b) in enumerate(pairs):
                self.chord_of[number, a, b] = self.chord_of[number, b, a] = base + order
                mask = 0
                for other, (c, d) in enumerate(pairs):
                    if chords_cross(a, b, c, d):
                        mask |= 1 << (base + other)
                self.crosses.append(mask)

    def _leaps(self, letter: str) -> list[int]:
        out: list[int] = []
        for number, piece in enumerate(self.card.pieces):
            for index, icon in enumerate(piece.icons):
                if icon == letter:
                    out.append(IN_PIECE + 16 * number + index)
        for number, room in enumerate(self.card.rooms):
            if letter in room.content:
                out.append(IN_ROOM + number)
        return out

    def landings(self, entry: int) -> list[Way]:
        """The one way of a line that ends where a leap has landed: on a circle, in a room, on an icon of a corridor."""
        known = self._landings.get(entry)
        if known is None:
            known = _Lister(self, entry).landed()
            self._landings[entry] = known
        return known

    def ways(self, entry: int) -> list[Way]:
        """All ways from an entry, short ones first; none from a blank side."""
        known = self._ways.get(entry)
        if known is None:
            known = _Lister(self, entry).listed()
            self._ways[entry] = known
        return known


class _Lister:
    """Lists the ways of one sheet from one entry, depth first."""

    def __init__(self, sheet: Sheet, entry: int) -> None:
        self.sheet = sheet
        self.card = sheet.card
        self.entry = entry
        self.out: list[Way] = []
        self.lands = 0
        self.events: list[int] = []
        self.steps: list[tuple[int, int, int]] = []
        self.room_number: dict[int, int] = {room.node: number for number, room in enumerate(sheet.card.rooms)}

    def listed(self) -> list[Way]:
        card, entry = self.card, self.entry
        if entry < 6:
            node = card.slots[entry]
            if node >= 0:
                self.walk(card.at[node][0], node, 0, 1 << node, 0, 0)
        elif entry >= IN_PIECE:
            number, index = (entry - IN_PIECE) >> 4, (entry - IN_PIECE) & 15
            icon = card.pieces[number].icons[index]
            self.events.append(MONSTER << 4 if icon == "M" else GAIN << 4 | OBJECTS.index(icon))
            for heading in (1, -1):
                self.go_on(number, index, heading, 1 << number, 0, 0, 0)
        elif entry >= IN_ROOM:
            self.enter(card.rooms[entry - IN_ROOM], -1, 0, 0, 0, 0)
        else:
            number = entry - ON_CIRCLE
            _, node, room = self.sheet.circles[number]
            if node >= 0:
                self.events.append(CIRCLED << 4 | number)
                self.lands = 1 << node
                for piece in card.at[node]:
                    self.walk(piece, node, 0, self.lands, 1 << number, 0)
            else:
                self.enter(card.rooms[room], -1, 0, 0, 1 << number, 0)
        self.out.sort(key=_length)
        return self.out

    def landed(self) -> list[Way]:
        """See ``Sheet.landings``."""
        card, entry = self.card, self.entry
        if entry >= IN_PIECE:
            number, index = (entry - IN_PIECE) >> 4, (entry - IN_PIECE) & 15
            icon = card.pieces[number].icons[index]
            self.events.append(MONSTER << 4 if icon == "M" else GAIN << 4 | OBJECTS.index(icon))
            self.put(LANDED, 1 << number, 0, 0, 0)
        elif entry >= IN_ROOM:
            self.events.append(VISIT << 4 | (entry - IN_ROOM))
            self.put(LANDED, 0, 0, 0, 0)
        else:
            number = entry - ON_CIRCLE
            _, node, room = self.sheet.circles[number]
            self.events.append(CIRCLED << 4 | number if node >= 0 else VISIT << 4 | room)
            self.lands = 1 << node if node >= 0 else 0
            self.put(LANDED, 0, self.lands, 1 << number, 0)
        return self.out

    def put(self, exit: int, up: int, un: int, x: int, ch: int) -> None:
        if len(self.out) >= MOST:
            return
        way = Way(self.entry, exit, up, un & ~self.lands, x, ch, tuple(self.events), tuple(self.steps))
        way.lands = self.lands
        for chord, crossed in enumerate(self.sheet.crosses):
            if ch >> chord & 1:
                way.against |= crossed
        self.out.append(way)

    def walk(self, number: int, source: int, up: int, un: int, x: int, ch: int) -> None:
        if up >> number & 1:
            return
        piece = self.card.pieces[number]
        forward = piece.a == source
        self.steps.append((WALK, number, 0))
        self.go_on(number, -1 if forward else len(piece.icons), 1 if forward else -1, up | 1 << number, un, x, ch)
        self.steps.pop()

    def go_on(self, number: int, index: int, heading: int, up: int, un: int, x: int, ch: int) -> None:
        """Meet the icons behind ``index``, then arrive; on a barrel the line may halt to leap."""
        piece = self.card.pieces[number]
        before = len(self.events)
        started = bool(self.steps) and self.steps[-1][:2] == (WALK, number)
        met = 0
        index += heading
        while 0 <= index < len(piece.icons):
            icon = piece.icons[index]
            met += 1
            if icon in OBJECTS:
                self.events.append(GAIN << 4 | OBJECTS.index(icon))
                if icon == "b" and started:
                    last = self.steps.pop()
                    self.steps.append((WALK, number, met))
                    self.put(ON_BARREL, up, un, x, ch)
                    self.steps.pop()
                    self.steps.append(last)
            elif icon in MET:
                self.events.append(MET[icon] << 4)
            index += heading
        end = piece.b if heading > 0 else piece.a
        if not started:
            # landed by a leap: the rest of the piece is a step of its own
            self.steps.append((ON_STEP, end, 0))
        self.arrive(end, number, up, un, x, ch)
        if not started:
            self.steps.pop()
        del self.events[before:]

    def arrive(self, node: int, piece: int, up: int, un: int, x: int, ch: int) -> None:
        kind = self.card.kinds[node]
        if kind == ROOM:
            room = self.card.rooms[self.room_number[node]]
            self.enter(room, room.doors.index(piece), up, un, x, ch)
            return
        if un >> node & 1 or ENDS[kind]:
            return
        un |= 1 << node
        if kind == SLOT:
            self.put(_slot(self.card, node), up, un, x, ch)
            return
        found = FOUND[kind]
        event = POINT_EVENT[kind] << 4 if found != NEVER else 0
        if found == ARRIVING:
            self.events.append(event | (self.circle_at(node) if kind == CIRCLE else 0))
        if kind == CIRCLE:
            self.put(ON_CIRCLE + self.circle_at(node), up, un, x, ch)
        elif kind == PIT:
            self.drop(node, found == LEAVING, up, un, x, ch)
        if found == LEAVING:
            self.events.append(event)
        for other in self.card.at[node]:
            if found == LEAVING:
                self.halt_inside(other, up, un, x, ch)
            self.walk(other, node, up, un, x, ch)
        if found != NEVER:
            self.events.pop()

    def drop(self, pit: int, found: bool, up: int, un: int, x: int, ch: int) -> None:
        """Fall through a corridor pit, which is found by that, or was on coming to it."""
        if found:
            self.events.append(FALLEN << 4)
        self.fall(self.card.nodes[pit][1:], up, un, x, ch)
        if found:
            self.events.pop()

    def halt_inside(self, number: int, up: int, un: int, x: int, ch: int) -> None:
        """Stop in a corridor without icons behind what counts only when it is left, stairs or a roped pit [MR57]."""
        if not up >> number & 1 and not self.card.pieces[number].icons:
            self.steps.append((WALK, number, 1))
            self.put(INSIDE, up | 1 << number, un, x, ch)
            self.steps.pop()

    def circle_at(self, node: int) -> int:
        for number, (_, at, _) in enumerate(self.sheet.circles):
            if at == node:
                return number
        raise ValueError("This node is no circle.")

    def fall(self, number: str, up: int, un: int, x: int, ch: int) -> None:
        landing = self.card.node("q" + number)
        if un >> landing & 1:
            return
        self.steps.append((FALL, int(number), 0))
        for piece in self.card.at[landing]:
            self.walk(piece, landing, up, un | 1 << landing, x, ch)
        self.steps.pop()

    def enter(self, room: Room, door: int, up: int, un: int, x: int, ch: int) -> None:
        sheet = self.sheet
        number = self.room_number[room.node]
        self.events.append(VISIT << 4 | number)
        for circle, (_, _, where) in enumerate(sheet.circles):
            if where == number and not x >> circle & 1:
                self.put(ON_CIRCLE + circle, up, un, x, ch)
        self.put(ON_BARREL if sheet.rooms[number].objects[1] else STANDING, up, un, x, ch)
        for pit, (name, where) in enumerate(sheet.room_pits):
            if where == number and not x >> (8 + pit) & 1:
                self.fall(name, up, un, x | 1 << (8 + pit), ch)
        for other, piece in enumerate(room.doors):
            if other == door or up >> piece & 1:
                continue
            chords = ch
            if door >= 0:
                chord = sheet.chord_of[number, door, other]
                if sheet.crosses[chord] & ch:
                    continue
                chords |= 1 << chord
            self.walk(piece, room.node, up, un, x, chords)
        self.events.pop()


#: the step kind of going on inside a piece after a leap; its target is the end node
ON_STEP: Final = 1


def _slot(card: Card, node: int) -> int:
    return card.slots.index(node)


def _length(way: Way) -> int:
    return len(way.steps)


@cache
def sheets(edition: int = NEWEST) -> dict[str, Sheet]:
    """Every face of an edition, prepared."""
    return {id: Sheet(card) for id, card in faces(edition).items()}
