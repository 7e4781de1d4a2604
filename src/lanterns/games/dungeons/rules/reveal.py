"""Cards are turned up: what they are, how they lie, what is placed beside them, what waits in them [D6.2-D6.6, D7]."""

from __future__ import annotations

from lanterns.core.step import AUTO, CHANCE, NO_SEAT, AnyStep, Params, Refusal
from lanterns.games.dungeons import content as con
from lanterns.games.dungeons.grid import (
    AROUND,
    CELL_NAMES,
    CELLS,
    MASK_NAMES,
    NOWHERE,
    ORIENTATIONS,
    STEP,
    way_to,
)
from lanterns.games.dungeons.rules.danger import AddGoblin, DrawMinion
from lanterns.games.dungeons.rules.sight import open_sides
from lanterns.games.dungeons.state import (
    BY_ENEMY,
    EMPTY,
    FACE_DOWN,
    LOST_WAY,
    PLACE_BY_CHOICE,
    STACKS,
    Ask,
    Dungeons,
)
from lanterns.games.dungeons.verbs import CARD, LAY, PLACE, REVEAL, STOP_CODE


def reveal(g: Dungeons, seat: int, cell: int, source: int, hero: int, stealth: int) -> None:
    """Turn up a face-down card. `source`: the room that it must join, NOWHERE from afar [DR21]; `hero`: who enters it,
    NO_SEAT when nobody does; the seat chooses how it lies.
    """
    g.then(TurnUp(CHANCE, cell), Lay(seat, cell, source), Settle(AUTO, cell, hero, stealth, seat))


def identity(stack: int, rooms: int, encounters: int, left: int, cards: int) -> tuple[int, int, int, int]:
    """Weights of each unrevealed Room, each unrevealed Encounter and the Lair Door, and the sum of all [X3-X6].

    `rooms`, `encounters`: unrevealed ones, boxed ones included. `left`: of the `cards` not yet revealed of stack B, how
    many are Encounters [X4: e, b]; of stack C, whether the door is among them.
    """
    if stack == 1 and left:
        return (cards - left) * encounters, left * rooms, 0, cards * encounters * rooms
    if stack == 2 and left:
        return cards - 1, 0, rooms, cards * rooms
    return 1, 0, 0, rooms


class TurnUp(Ask):
    """Chance says which card it is, from what its stack may hold [X3-X6]. args: square."""

    rules = ("D6.2", "D2.1")

    def _counts(self, g: Dungeons) -> tuple[int, int, int, int]:
        seen = g.seen
        rooms = 22 - (seen & con.ROOMS_MASK).bit_count()
        stack = FACE_DOWN - g.cards[self.args[0]]
        if stack == 1:
            encounters = 4 - (seen & con.ENCOUNTERS_MASK).bit_count()
            return identity(stack, rooms, encounters, g.n - 4 + encounters, 4 * g.n - g.b_shown)
        door = 1 - (seen >> con.LAIR_DOOR & 1)
        return identity(stack, rooms, 0, door, 4 - g.c_shown)

    def options(self, g: Dungeons) -> list[int]:
        room, encounter, door, _ = self._counts(g)
        first = 1 if room else con.FIRST_ENCOUNTER
        last = con.LAIR_DOOR if encounter else con.FIRST_ENCOUNTER
        seen = g.seen
        found = [CARD.base + card for card in range(first, last) if not seen >> card & 1]
        if door:
            found.append(CARD.base + con.LAIR_DOOR)
        return found

    def weights(self, g: Dungeons) -> list[int] | None:
        room, encounter, door, _ = self._counts(g)
        if not encounter and not door:
            return None
        seen = g.seen
        found: list[int] = []
        if room:
            found += [room] * (22 - (seen & con.ROOMS_MASK).bit_count())
        if encounter:
            found += [encounter] * (4 - (seen & con.ENCOUNTERS_MASK).bit_count())
        if door:
            found.append(door)
        return found

    def total(self, g: Dungeons) -> int | None:
        return self._counts(g)[3] if self.weights(g) is not None else None

    def play(self, g: Dungeons, action: int) -> None:
        cell = self.args[0]
        card = action - CARD.base
        stack = FACE_DOWN - g.cards[cell]
        if stack == 1:
            g.b_shown += 1
        elif stack == 2:
            g.c_shown += 1
        g.seen |= 1 << card
        g.hidden -= 1
        g.cards = g.cards[:]
        g.cards[cell] = card
        if card == con.LAIR_DOOR:
            g.door_at = cell
        if g.heard:
            g.tell("D6.2", "card-revealed", cell=CELL_NAMES[cell], card=con.CARD_NAMES[card])


class Lay(Ask):
    """How the new card is turned [D6.3, DR21]. args: square, room to join or NOWHERE."""

    rules = ("D6.3", "DR21")

    def params(self, g: Dungeons, seat: int) -> Params:
        cell = self.args[0]
        return {"card": con.CARD_NAMES[g.cards[cell]], "cell": CELL_NAMES[cell]}

    def options(self, g: Dungeons) -> list[int]:
        cell, source = self.args
        masks = ORIENTATIONS[con.CARDS[g.cards[cell]].corridors]
        if source != NOWHERE:
            way = way_to(cell, source)
            need = 1 << way
        else:
            need = open_sides(g, cell)
        return [LAY.base + mask - 1 for mask in masks if mask & need]

    def play(self, g: Dungeons, action: int) -> None:
        cell = self.args[0]
        lay(g, cell, action - LAY.base + 1)
        if g.heard:
            g.tell("D6.3", "card-laid", cell=CELL_NAMES[cell], sides=MASK_NAMES[g.doors[cell]])

    def explain(self, g: Dungeons, action: int) -> Refusal | None:
        return Refusal("D6.3", "must-join") if action in LAY else None


def lay(g: Dungeons, cell: int, mask: int) -> None:
    """A revealed card lies with these corridors open; passages arise [Terms]."""
    g.doors = g.doors[:]
    g.links = g.links[:]
    g.doors[cell] = mask
    joined = open_sides(g, cell) & mask
    g.links[cell] = joined
    for way in range(4):
        if joined >> way & 1:
            to = STEP[cell * 4 + way]
            g.links[to] |= 1 << ((way + 2) & 3)


def squares(g: Dungeons, cell: int) -> list[int]:
    """Empty squares that a corridor of this card faces, in the order N, E, S, W [D6.4, D6.5]."""
    found: list[int] = []
    for way in range(4):
        if g.doors[cell] >> way & 1:
            to = STEP[cell * 4 + way]
            if to >= 0 and g.cards[to] == EMPTY:
                found.append(to)
    return found


def place(g: Dungeons, cell: int) -> None:
    """The next card of the deck goes face down on a square [D6.4]."""
    stack = g.next_stack()
    g.cards = g.cards[:]
    g.cards[cell] = FACE_DOWN - stack
    g.placed += 1
    g.hidden += 1
    if g.heard:
        g.tell("D6.4", "card-placed", cell=CELL_NAMES[cell], stack=STACKS[stack])


class Place(Ask):
    """House rule: the square that the next card is placed on, where it matters [DR6]. args: square of the new card."""

    rules = ("D6.4", "DR6")

    def params(self, g: Dungeons, seat: int) -> Params:
        return {"cell": CELL_NAMES[self.args[0]]}

    def options(self, g: Dungeons) -> list[int]:
        return [PLACE.base + to for to in squares(g, self.args[0])] if g.deck_left() else []

    def play(self, g: Dungeons, action: int) -> None:
        place(g, action - PLACE.base)
        g.then(Place(self.actor, self.args[0]))

    def explain(self, g: Dungeons, action: int) -> Refusal | None:
        return Refusal("D6.4", "not-placed-there") if action in PLACE else None


class Settle(Ask):
    """Placements, then danger [D6.4, D6.6]. args: square, who enters or NO_SEAT, stealth, who would choose squares."""

    rules = ("D6.4", "D6.6", "D3.4")

    def run(self, g: Dungeons) -> None:
        cell, hero, stealth, seat = self.args
        if g.house[PLACE_BY_CHOICE]:
            g.then(Place(seat, cell), Danger(AUTO, cell, hero, stealth))
            return
        for to in squares(g, cell):
            if not g.deck_left():
                break
            place(g, to)
        g.then(Danger(AUTO, cell, hero, stealth))


class Danger(Ask):
    """The way may be lost; then the card's icons fire, once [D3.4, D7.1, D7.3-D7.5]. args as Settle."""

    rules = ("D3.4", "D7.1", "D7.3", "D7.4", "D7.5", "D6.12")

    def run(self, g: Dungeons) -> None:
        cell, hero, stealth = self.args
        if not g.hidden and g.door_at == NOWHERE:
            g.close(LOST_WAY, "D3.4")
            return
        if hero != NO_SEAT:
            g.at[hero] = cell
            g.space[hero] = 0
            if g.heard:
                g.tell("D6.2", "hero-moved", seat=hero, place=CELL_NAMES[cell])
        card = con.CARDS[g.cards[cell]]
        harm = 1 if card.goblin else 2 if card.kind == con.ENCOUNTER else 0
        if not harm:
            return
        g.then(AddGoblin(AUTO, cell) if harm == 1 else DrawMinion(CHANCE, cell))
        if hero != NO_SEAT and not stealth:
            g.closed = BY_ENEMY
            rule = "D7.1" if harm == 1 else "D7.3"
            g.tell(rule, "ambush", seat=hero)
            g.hurt(hero, harm, 0, rule)


class RevealAny(Ask):
    """Turn up any one face-down card, or none: the spear goblin's reward, Far Sight [C8, DR21]. No args."""

    rules = ("DR21", "D12.4", "D7.4")

    def options(self, g: Dungeons) -> list[int]:
        if not g.hidden:
            return []
        return [*(REVEAL.base + cell for cell in range(CELLS) if g.cards[cell] <= FACE_DOWN), STOP_CODE]

    def play(self, g: Dungeons, action: int) -> None:
        if action != STOP_CODE:
            reveal(g, self.actor, action - REVEAL.base, NOWHERE, NO_SEAT, 0)

    def explain(self, g: Dungeons, action: int) -> Refusal | None:
        return Refusal("D6.2", "no-card-there") if action in REVEAL else None


def explorable(g: Dungeons, room: int, corridor_only: int) -> list[int]:
    """Face-down cards that Explore turns up from a room [D13.2, DR5]."""
    if room >= CELLS:
        return []
    found = [to for to in AROUND[room] if g.cards[to] <= FACE_DOWN]
    return [to for to in found if g.doors[room] >> way_to(room, to) & 1] if corridor_only else found


class ExploreNext(Ask):
    """Explore turns up the cards beside the explorer's room one by one, in any order [C7]. args: mask of squares."""

    rules = ("D13.2", "DR5", "DR15")

    def options(self, g: Dungeons) -> list[int]:
        if g.fallen:
            return []  # [DR15]
        mask = self.args[0]
        return [REVEAL.base + cell for cell in AROUND[g.at[self.actor]] if mask >> cell & 1]

    def play(self, g: Dungeons, action: int) -> None:
        cell = action - REVEAL.base
        room = g.at[self.actor]
        left = self.args[0] & ~(1 << cell)
        if left:
            g.then(ExploreNext(self.actor, left))
        joins = g.doors[room] >> way_to(room, cell) & 1
        reveal(g, self.actor, cell, room if joins else NOWHERE, NO_SEAT, 0)

    def explain(self, g: Dungeons, action: int) -> Refusal | None:
        return Refusal("D13.2", "not-explored") if action in REVEAL else None


STEPS: tuple[type[AnyStep], ...] = (TurnUp, Lay, Place, Settle, Danger, RevealAny, ExploreNext)
