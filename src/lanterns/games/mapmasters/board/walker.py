"""How one step of a path is carried out, rule by rule [rules 2.6: P1-P16, SB1-SB9, SB11, SB12].

A move's ``payers`` are taken as the needs arise; when they run out at an obstacle, the path is unwilling and stands
before it. ``Walker.ask`` remembers which payers could have been given there.
"""

from __future__ import annotations

from lanterns.games.mapmasters.board import books as sb
from lanterns.games.mapmasters.board.cards import PIT, ROOM, SLOT
from lanterns.games.mapmasters.board.layout import FREE
from lanterns.games.mapmasters.board.move import CLIMB, FALL, JUMP, LEAP, ON, WALK, WRAP, IllegalStep, Move
from lanterns.games.mapmasters.board.path import Path, barrels_here, can_halt_inside, crossings, piece_of
from lanterns.games.mapmasters.board.path_rules import (
    ARRIVING,
    BOOK_OF,
    ENDS,
    FOUND,
    JOKER_BOOK,
    LEAP_ONTO,
    LEAVING,
    NEEDS,
    OBSTACLE,
    POINTS,
    wrap_book,
)
from lanterns.games.mapmasters.board.path_rules import (
    JUMP as JUMP_NEED,
)

__all__ = [
    "CLIMB", "FALL", "JUMP", "LEAP", "ON", "WALK", "WRAP",
    "IllegalStep", "Move", "Walker", "barrels_here", "crossings", "piece_of",
]  # fmt: skip


class Walker:
    """A move being carried out on ``path``; payers are taken one by one."""

    def __init__(self, path: Path, move: Move) -> None:
        self.path = path
        self.board = path.board
        self.payers = move.payers
        self.taken = 0
        self.halt = move.halt
        self.met = 0
        self.ask: list[str] = []

    def options(self, need: str) -> list[str]:
        """Payers at hand for a need, in the default order of Versus [2.6]."""
        out: list[str] = []
        if self.path.tokens[NEEDS.index(need)]:
            out.append("t")
        if self.path.item_of(need) >= 0:
            out.append("i")
        if self.path.books >> BOOK_OF[need] & 1:
            out.append(f"b{BOOK_OF[need]}")
        if self.path.books >> JOKER_BOOK & 1:
            out.append(f"b{JOKER_BOOK}")
        return out

    def pay(self, need: str) -> bool:
        """Take the next payer for a need; ``False`` when none is given. A wrong payer is illegal."""
        options = self.options(need)
        if self.taken == len(self.payers):
            if not self.ask:
                self.ask = options
            return False
        payer = self.payers[self.taken]
        if payer not in options:
            raise IllegalStep("wrong-payer")
        self.taken += 1
        path = self.path
        if payer == "i":
            icon = path.item_of(need)
            path.items.remove(icon)
            path.cross(icon)
        elif payer == "t":
            path.tokens[NEEDS.index(need)] -= 1
            path.spent.append(f"t:{need}")
        else:
            self.spend_book(int(payer[1:]))
        return True

    def must_pay(self, need: str) -> None:
        """A need on leaving: without a payer the step is illegal."""
        if not self.pay(need):
            raise IllegalStep("unpaid")

    def spend_book(self, book: int) -> None:
        """Use a spell book; it counts once per round."""
        if not self.path.books >> book & 1:
            raise IllegalStep("no-such-book")
        self.path.books &= ~(1 << book)
        self.path.spent.append(f"b{book}")

    def take_book(self, book: int) -> bool:
        """A book as the next payer; ``False`` when it is not given."""
        if not self.path.books >> book & 1:
            return False
        if self.taken == len(self.payers):
            if not self.ask:
                self.ask = [f"b{book}"]
            return False
        if self.payers[self.taken] != f"b{book}":
            raise IllegalStep("wrong-payer")
        self.taken += 1
        self.spend_book(book)
        return True

    def stand(self, node: int, door: int, stuck: bool = False) -> None:
        """Put the end of the path on a node."""
        path = self.path
        path.node, path.door, path.stuck = node, door, stuck
        path.piece, path.index, path.heading = -1, -1, 0
        path.climbed = path.fallen = False

    def stand_in(self, piece: int, index: int, heading: int, stuck: bool = False) -> None:
        """Put the end of the path inside a piece."""
        path = self.path
        path.node, path.door, path.stuck = -1, -1, stuck
        path.piece, path.index, path.heading = piece, index, heading
        path.climbed = path.fallen = False

    def walk(self, piece: int, source: int) -> None:
        """P2: an unused piece is walked from one of its ends; it is used up as a whole at once."""
        if self.path.used_pieces >> piece & 1:
            raise IllegalStep("piece-used")
        self.path.used_pieces |= 1 << piece
        if self.board.piece_a[piece] == source:
            self.go_on(piece, -1, 1)
        else:
            self.go_on(piece, len(self.board.piece_icons[piece]), -1)

    def go_on(self, piece: int, index: int, heading: int) -> None:
        """Meet the icons of a piece behind ``index`` in walking order, then arrive at its end [P2, P3, MR57]."""
        board, path = self.board, self.path
        letters = board.piece_icons[piece]
        index += heading
        while 0 <= index < len(letters):
            icon = board.piece_first_icon[piece] + index
            if letters[index] in OBSTACLE:
                if not self.pay(OBSTACLE[letters[index]]):
                    self.stand_in(piece, index, heading, True)
                    return
                path.find(icon)
                path.cross(icon)
            else:
                path.find(icon)
            self.met += 1
            if self.met == self.halt:
                self.stand_in(piece, index, heading)
                return
            index += heading
        if self.halt == 1 and can_halt_inside(path, piece):
            self.met = 1
            self.stand_in(piece, 0 if heading > 0 else -1, heading)
            return
        self.arrive(board.piece_b[piece] if heading > 0 else board.piece_a[piece], piece)

    def arrive(self, node: int, piece: int) -> None:
        """P4, P7, P8, P11: the line comes to a node by a piece."""
        kind = self.board.node_kind[node]
        if kind == ROOM:
            self.enter(node, piece)
        elif kind == SLOT:
            self.arrive_at_slot(node, piece)
        elif self.path.used_nodes >> node & 1:
            self.stand(node, piece, True)
            own = self.path.nodes_of[self.path.group] >> node & 1 == 1
            book = POINTS[kind].again
            if book and own and self.path.tangled == "junction" and self.take_book(book):
                self.path.stuck = False
        else:
            self.path.use_node(node)
            self.stand(node, piece, ENDS[kind])
            if FOUND[kind] == ARRIVING:
                self.path.find(self.board.node_icon[node])

    def arrive_at_slot(self, node: int, piece: int) -> None:
        """P7: joined, go on to the neighbour's slot; free, an exit; blocked or used, stuck."""
        path, board = self.path, self.board
        used = path.used_nodes >> node & 1 == 1
        path.use_node(node)
        link = board.link[node]
        if used or (link < 0 and link != FREE):
            self.stand(node, piece, True)
        elif link == FREE:
            self.stand(node, piece)
            path.at_exit = True
        else:
            blocked = path.used_nodes >> link & 1 == 1 or path.used_pieces >> board.node_at[link][0] & 1 == 1
            path.use_node(link)
            self.stand(link, -1, blocked)
            if board.node_card[link] in board.goal:
                path.arrived = True

    def enter(self, room: int, door: int) -> bool:
        """P11: through a door (a piece) or from the interior (-1). Returns whether the room is cleared now."""
        path, board = self.path, self.board
        if not path.cleared >> room & 1:
            first = self.taken
            for _ in range(board.monsters[room]):
                if not self.pay(OBSTACLE["M"]):
                    if self.taken > first:
                        raise IllegalStep("part-payment")
                    self.stand(room, door, True)
                    return False
            path.cleared |= 1 << room
            for icon in board.content[room]:
                path.find(icon)
                if board.icon_kind[icon] == "M":
                    path.cross(icon)
        path.rooms |= 1 << room
        self.stand(room, door)
        return True

    def leave(self, piece: int) -> None:
        """P5, P6, P9, P10, P12, P13, P15: leave the node stood on by an unused piece."""
        path, board = self.path, self.board
        node = path.node
        if path.stuck or path.at_exit or path.arrived:
            raise IllegalStep("path-ended")
        if node < 0 or piece not in board.node_at[node]:
            raise IllegalStep("not-here")
        if path.used_pieces >> piece & 1:
            raise IllegalStep("piece-used")
        kind = board.node_kind[node]
        if kind == ROOM:
            self.leave_room(node, piece)
        elif not path.climbed:
            toll = POINTS[kind].toll
            if toll:
                self.must_pay(toll)
                path.cross(board.node_icon[node])
            if FOUND[kind] == LEAVING:
                path.find(board.node_icon[node])
        self.walk(piece, node)

    def leave_room(self, room: int, piece: int) -> None:
        """P12, P13: the chord from the entry door must cross none; SB7 lets it cross any number [MR14]."""
        path = self.path
        if path.door < 0:
            return
        doors = self.board.doors[room]
        a, b = doors.index(path.door), doors.index(piece)
        crossing, foreign = crossings(path, room, a, b)
        if crossing and (foreign or not self.take_book(7)):
            raise IllegalStep("chord-crosses")
        path.chords.append(((path.group * 4096 + room) * 4096 + a) * 4096 + b)

    def fall(self, pit: int) -> None:
        """P9, P10, P14: drop through a corridor pit or a pit of the room."""
        path, board = self.path, self.board
        node = board.icon_node[pit]
        if path.stuck or path.node != node or path.climbed:
            raise IllegalStep("not-here")
        if path.is_crossed(pit):
            raise IllegalStep("pit-used")
        path.find(pit)
        path.cross(pit)
        landing = board.pit_landing[pit]
        used = path.used_nodes >> landing & 1 == 1
        path.use_node(landing)
        self.stand(landing, -1, used)
        path.fallen = True

    def climb(self, pit: int) -> None:
        """SB4: from the landing, walked to, up through an unused pit [MR20]."""
        path, board = self.path, self.board
        if path.stuck or path.fallen or path.node != board.pit_landing[pit]:
            raise IllegalStep("not-here")
        node = board.icon_node[pit]
        corridor = board.node_kind[node] == PIT
        if path.is_crossed(pit) or (corridor and path.used_nodes >> node & 1):
            raise IllegalStep("pit-used")
        self.spend_book(sb.CLIMBS)
        path.cross(pit)
        if corridor:
            path.use_node(node)
            path.find(pit)
            self.stand(node, -1)
            path.climbed = True
        else:
            self.enter(node, -1)

    def jump(self, source: int, target: int) -> None:
        """P15: teleport from the circle stood on, or one of the cleared room stood in; both are crossed out."""
        path, board = self.path, self.board
        here = board.icon_node[source]
        if path.stuck or path.node != here or path.arrived:
            raise IllegalStep("not-here")
        if source == target or path.is_crossed(source) or path.is_crossed(target):
            raise IllegalStep("circle-used")
        self.must_pay(JUMP_NEED)
        path.cross(source)
        path.cross(target)
        node = board.icon_node[target]
        if board.node_kind[node] == ROOM:
            self.enter(node, -1)
        else:
            path.find(target)
            path.use_node(node)
            self.stand(node, -1)
        self.land(board.node_card[node])

    def land(self, card: int) -> None:
        """Coop: a leap onto a target card is an arrival, unless the line is stuck before a monster there [MR56]."""
        if self.board.leaps_arrive and card in self.board.goal and not self.path.stuck:
            self.path.arrived = True

    def leap(self, book: int, target: int) -> None:
        """SB3 onto a living monster, SB9 from barrel to barrel [MR15-MR17, MR54]."""
        path, board = self.path, self.board
        if path.at_exit or path.arrived:
            raise IllegalStep("path-ended")
        wanted = LEAP_ONTO[book]
        barrels = barrels_here(path)
        if book == sb.TO_BARREL and (path.stuck or barrels == 0):
            raise IllegalStep("no-barrel-here")
        here = path.node
        if target >= 0:
            if board.icon_kind[target] != wanted or board.icon_node[target] >= 0:
                raise IllegalStep("no-target")
            piece = piece_of(path, target)
            if path.used_pieces >> piece & 1:
                raise IllegalStep("piece-used")
            self.spend_book(book)
            path.used_pieces |= 1 << piece
            index = target - board.piece_first_icon[piece]
            if wanted in OBSTACLE and not self.pay(OBSTACLE[wanted]):
                self.stand_in(piece, index, 0, True)
                return
            path.find(target)
            if wanted in OBSTACLE:
                path.cross(target)
            self.stand_in(piece, index, 0)
            self.land(board.piece_card[piece])
            return
        room = -1 - target
        holds = sum(1 for icon in board.content[room] if board.icon_kind[icon] == wanted)
        if not holds or (book == sb.TO_MONSTER and path.cleared >> room & 1):
            raise IllegalStep("no-target")
        if book == sb.TO_BARREL and room == here and holds < 2:
            raise IllegalStep("no-target")
        self.spend_book(book)
        self.enter(room, -1)
        self.land(board.node_card[room])

    def wrap(self) -> None:
        """SB11 and SB12: from a free outermost slot to the opposite one of its column or row [MR18]."""
        path, board = self.path, self.board
        if not path.at_exit:
            raise IllegalStep("not-at-an-edge")
        _, _, slot = board.slot_place(path.node)
        far = board.opposite(path.node)
        if far < 0 or board.link[far] != FREE:
            raise IllegalStep("no-opposite-edge")
        if path.used_nodes >> far & 1 or path.used_pieces >> board.node_at[far][0] & 1:
            raise IllegalStep("edge-used")
        self.spend_book(wrap_book(slot))
        path.at_exit = False
        path.use_node(far)
        self.stand(far, -1)

    def run(self, move: Move) -> None:
        """Carry out a whole move; payers left over make it illegal, and so does a halt that is not reached."""
        if move.kind == WALK:
            self.leave(move.target)
        elif move.kind == ON:
            path, board = self.path, self.board
            piece = path.piece
            if piece < 0 or path.stuck:
                raise IllegalStep("path-ended" if path.stuck else "not-here")
            heading = 1 if move.target == board.piece_b[piece] else -1
            if move.target not in (board.piece_a[piece], board.piece_b[piece]) or path.heading == -heading:
                raise IllegalStep("not-here")
            self.go_on(piece, path.index, heading)
        elif move.kind == FALL:
            self.fall(move.target)
        elif move.kind == CLIMB:
            self.climb(move.target)
        elif move.kind == JUMP:
            self.jump(move.target, move.other)
        elif move.kind == LEAP:
            self.leap(move.other, move.target)
        else:
            self.wrap()
        if self.taken < len(self.payers):
            raise IllegalStep("surplus-payer")
        if self.halt > self.met:
            raise IllegalStep("no-such-icon")
        self.path.steps += 1
