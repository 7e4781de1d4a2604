"""Exact search for the best path on a laid dungeon: depth first, one visit per state, cut by what can still be reached.

The rules are those of ``walker`` in counters: in Versus items and tokens of one kind are interchangeable for scoring
[2.6], so a need is paid from one counter per kind and from the joker (SB2) only when that is empty. Every answer is
replayed through the stepper by ``best_path``; what points, icons and books do is told by ``board.path_rules``.
"""

from __future__ import annotations

from time import perf_counter
from typing import Final

from lanterns.games.mapmasters.board.cards import CIRCLE, LANDING, PIT, ROOM, SLOT
from lanterns.games.mapmasters.board.layout import FREE
from lanterns.games.mapmasters.board.path_rules import GUARD_NEED, JUMP_NEED
from lanterns.games.mapmasters.board.walker import CLIMB, FALL, JUMP, LEAP, ON, WALK, WRAP
from lanterns.games.mapmasters.solver.aim import STEP
from lanterns.games.mapmasters.solver.bound import FAR, SB3, SB4, SB7, SB9, Reach
from lanterns.games.mapmasters.solver.net import COUNTER, FIELD, JOKER, Net

HUGE: Final = 1 << 60  # above every possible value
__all__ = ["FAR", "HUGE", "SB3", "SB4", "SB7", "SB9", "Search"]


class Search:
    """One search. ``best`` is the best packed value so far (see ``net``), ``best_trail`` its moves, ``states`` a count.

    State of a path: ``up`` used pieces, ``un`` used nodes and cleared rooms, ``x`` crossed circles and pits, ``ch``
    chords that can still matter, ``cnt`` packed counters, ``bk`` books held, ``val`` packed value so far.
    """

    def __init__(self, net: Net, books: int, tangled: bool, short: bool, inside: bool = True) -> None:
        self.net = net
        self.exit = net.aim.exit
        self.inside = inside
        self.books = books
        self.leapy = (books & FAR) != 0
        self.tangled = tangled
        self.step = STEP if short else 0
        self.best = -HUGE
        self.best_trail: list[list[int]] = []
        self.best_start = -1
        self.start = -1
        self.trail: list[list[int]] = []
        self.seen: set[tuple[int, int, int, int, int, int]] = set()
        self.states = 0
        self.stopped = False
        self.deadline = 0.0
        self.most_states = 0
        self.reach = Reach(net, self.step)

    def note(self, val: int) -> None:
        """Remember the present trail when it is the best."""
        if val > self.best:
            self.best = val
            self.best_start = self.start
            self.best_trail = [entry[:] for entry in self.trail]

    def push(self, kind: int, target: int, other: int, paid: int) -> list[int]:
        """Begin a move on the trail: kind, target, other, halt, number of payers."""
        entry = [kind, target, other, 0, paid]
        self.trail.append(entry)
        return entry

    def pay(self, cnt: int, need: int, times: int = 1) -> int:
        """Counters after a need is paid so many times, by its own counter first and then by the joker; or -1."""
        have = cnt >> (COUNTER * need) & FIELD
        if have >= times:
            return cnt - (times << (COUNTER * need))
        if have + (cnt >> (COUNTER * JOKER)) >= times:
            return cnt - (have << (COUNTER * need)) - (times - have << (COUNTER * JOKER))
        return -1

    def gain(self, cnt: int, items: int) -> int:
        """Counters after finding packed items; no counter exceeds the needs of the whole board."""
        total = self.net.need_total
        for need in range(4):
            more = items >> (COUNTER * need) & FIELD
            if more:
                have = cnt >> (COUNTER * need) & FIELD
                room = total[need] - have
                if more > room:
                    more = room
                if more > 0:
                    cnt += more << (COUNTER * need)
        return cnt

    def run(self, slot: int, cnt: int) -> None:
        """All paths that start at a slot."""
        self.start = slot
        self.trail = []
        self.note(0)
        un = 1 << slot if self.leapy else 0
        piece = self.net.at[slot][0]
        if self.books & SB3:
            self.leaps(3, -1, 0, un, 0, 0, cnt, self.books, 0)
        self.walk(slot, piece, 0, 0, un, 0, 0, cnt, self.books, 0)

    def walk(
        self, node: int, piece: int, paid: int, up: int, un: int, x: int, ch: int, cnt: int, bk: int, val: int
    ) -> None:
        """Walk an unused piece from one of its ends."""
        lane = self.net.lane_from(piece, node)
        self.push(WALK, piece, -1, paid)
        self.lane(lane, 0, -1, up | 1 << piece, un, x, ch, cnt, bk, val - self.step)
        self.trail.pop()

    def leave(
        self, node: int, piece: int, paid: int, up: int, un: int, x: int, ch: int, cnt: int, bk: int, val: int
    ) -> None:
        """Walk away from what counts only now, as stairs: SB3 may leap from inside a corridor without icons too [MR57].
        From elsewhere, or where they do not count, that is no better than from the node."""
        net = self.net
        if bk & SB3 and self.inside and not net.has_icons[piece] and net.left_worth[node]:
            entry = self.push(WALK, piece, -1, paid)
            entry[3] = 1
            self.leaps(3, -1, up | 1 << piece, un, x, ch, cnt, bk, val - self.step)
            self.trail.pop()
        self.walk(node, piece, paid, up, un, x, ch, cnt, bk, val)

    def lane(
        self, lane: int, i: int, behind: int, up: int, un: int, x: int, ch: int, cnt: int, bk: int, val: int
    ) -> None:
        """Meet the events of a lane from number ``i``; ``behind`` is the lane position of the icon stood on before."""
        net = self.net
        entry = self.trail[-1]
        events = net.events[lane]
        piece = lane >> 1
        count = len(events)
        while i < count:
            event = events[i]
            need = event >> 3 & 7
            if need:
                self.note(val)
                if bk & SB3:
                    self.leaps(3, -1, up, un, x, ch, cnt, bk, val)
                cnt = self.pay(cnt, need - 1)
                if cnt < 0:
                    return
                entry[4] += 1
            item = event & 7
            if item:
                cnt = self.gain(cnt, 1 << (COUNTER * (item - 1)))
            val += event >> 8 & 0xFFFFFFFF
            if event >> 6 & 1 and bk & SB9:
                entry[3] = net.position(lane, event >> 40) - behind
                self.leaps(9, -1, up, un, x, ch, cnt, bk, val)
                entry[3] = 0
            i += 1
        if bk & SB3 and net.has_icons[piece]:
            last = len(net.board.piece_icons[piece]) - 1
            if last > behind:
                entry[3] = last - behind
                self.leaps(3, -1, up, un, x, ch, cnt, bk, val)
                entry[3] = 0
        self.note(val)
        self.arrive(net.far[lane], piece, up, un, x, ch, cnt, bk, val)

    def arrive(self, node: int, piece: int, up: int, un: int, x: int, ch: int, cnt: int, bk: int, val: int) -> None:
        """P4, P7, P8, P11."""
        net = self.net
        kind = net.kind[node]
        if kind == ROOM:
            lane = 2 * piece + (0 if net.far[2 * piece] == node else 1)
            # the door is numbered from the lane that leaves the room
            self.enter(node, net.door_index[lane ^ 1] + 1, up, un, x, ch, cnt, bk, val)
        elif kind == SLOT:
            link = net.link[node]
            if un >> node & 1 or (link < 0 and link != FREE):
                self.blocked(up, un, x, ch, cnt, bk, val)
                return
            if self.leapy:
                un |= 1 << node
            if link == FREE:
                self.note(val + self.exit)
                if net.across[node] >= 0 and bk >> net.across_book[node] & 1:
                    self.wrap(node, up, un, x, ch, cnt, bk, val)
                return
            beyond = net.at[link][0]
            if up >> beyond & 1 or un >> link & 1:
                self.blocked(up, un, x, ch, cnt, bk, val)
                return
            if self.leapy:
                un |= 1 << link
                if bk & SB3:
                    self.leaps(3, -1, up, un, x, ch, cnt, bk, val)
            self.walk(link, beyond, 0, up, un, x, ch, cnt, bk, val)
        elif un >> node & 1:
            self.blocked(up, un, x, ch, cnt, bk, val)
            book = net.again[node]
            if bk & book and self.tangled:
                entry = self.trail[-1]
                entry[4] += 1
                self.visit(node, 0, up, un, x, ch, cnt, bk & ~book, val)
                entry[4] -= 1
        else:
            val += net.met_worth[node]
            if net.ends[node]:
                self.blocked(up, un, x, ch, cnt, bk, val)
            else:
                self.visit(node, 0, up, un | 1 << node, x, ch, cnt, bk, val)

    def blocked(self, up: int, un: int, x: int, ch: int, cnt: int, bk: int, val: int) -> None:
        """The path is stuck; only SB3 goes on from here."""
        self.note(val)
        if bk & SB3:
            self.leaps(3, -1, up, un, x, ch, cnt, bk, val)

    def wrap(self, node: int, up: int, un: int, x: int, ch: int, cnt: int, bk: int, val: int) -> None:
        """SB11, SB12."""
        net = self.net
        far = net.across[node]
        piece = net.at[far][0]
        if up >> piece & 1 or un >> far & 1:
            return
        self.push(WRAP, -1, -1, 0)
        un |= 1 << far
        bk &= ~(1 << net.across_book[node])
        if bk & SB3:
            self.leaps(3, -1, up, un, x, ch, cnt, bk, val)
        self.walk(far, piece, 0, up, un, x, ch, cnt, bk, val)
        self.trail.pop()

    def enter(self, room: int, door: int, up: int, un: int, x: int, ch: int, cnt: int, bk: int, val: int) -> None:
        """P11; ``door`` is 0 for the interior, else one more than the number of the door."""
        net = self.net
        entry = self.trail[-1]
        paid = 0
        if not un >> room & 1:
            monsters = net.monsters[room]
            if monsters:
                self.blocked(up, un, x, ch, cnt, bk, val)
                cnt = self.pay(cnt, GUARD_NEED, monsters)
                if cnt < 0:
                    return
                paid = monsters
            val += net.room_value[room]
            cnt = self.gain(cnt, net.room_items[room])
            un |= 1 << room
        entry[4] += paid
        self.visit(room, door, up, un, x, ch, cnt, bk, val)
        entry[4] -= paid

    def visit(self, node: int, door: int, up: int, un: int, x: int, ch: int, cnt: int, bk: int, val: int) -> None:
        """Stand on a node, free to go on; ``door`` also tells a pit climbed or a landing fallen on (1)."""
        self.note(val)
        if self.stopped:
            return
        net = self.net
        if ch:
            ch = net.alive_in(node, door, ch, up)
        key = (node << 6 | door | bk << 16 | cnt << 32, up, un, x, ch, val)
        if key in self.seen:
            return
        if self.best >= 0 and val + self.exit + self.reach.bound(node, up, un, x, cnt, bk, val) <= self.best:
            return
        self.seen.add(key)
        self.states += 1
        if (self.most_states or self.states % 64 == 0) and self.out_of_time():
            return
        kind = net.kind[node]
        if kind == ROOM:
            self.in_room(node, door, up, un, x, ch, cnt, bk, val)
        elif net.parting[node] and door == 0:
            if kind == PIT:
                self.fall(net.node_icon[node], up, un, x, ch, cnt, bk, val + net.left_worth[node])
            self.part(node, up, un, x, ch, cnt, bk, val + net.left_worth[node])
        else:
            for piece in net.order[node]:
                if not up >> piece & 1:
                    self.walk(node, piece, 0, up, un, x, ch, cnt, bk, val)
            if kind == CIRCLE:
                self.jumps(net.node_icon[node], up, un, x, ch, cnt, bk, val)
            elif kind == LANDING and door == 0 and bk & SB4:
                self.climb(net.landing_pit[node], up, un, x, ch, cnt, bk, val)
        if bk & SB3:
            self.leaps(3, node, up, un, x, ch, cnt, bk, val)

    def part(self, node: int, up: int, un: int, x: int, ch: int, cnt: int, bk: int, val: int) -> None:
        """P6, P9: walk on from where that counts or costs."""
        net = self.net
        need = net.toll[node]
        if need >= 0:
            cnt = self.pay(cnt, need)
            if cnt < 0:
                return
            x |= 1 << net.node_icon[node]
        for piece in net.order[node]:
            if not up >> piece & 1:
                self.leave(node, piece, 1 if need >= 0 else 0, up, un, x, ch, cnt, bk, val)

    def in_room(self, room: int, door: int, up: int, un: int, x: int, ch: int, cnt: int, bk: int, val: int) -> None:
        """P12-P15 and SB9 in a cleared room."""
        net = self.net
        for piece, chord, crossing in net.ways_out(room, door, up, ch):
            if not crossing:
                self.walk(room, piece, 0, up, un, x, ch | chord, cnt, bk, val)
            elif bk & SB7:
                self.walk(room, piece, 1, up, un, x, ch | chord, cnt, bk & ~SB7, val)
        for pit in net.room_pits[room]:
            if not x >> pit & 1:
                self.fall(pit, up, un, x, ch, cnt, bk, val)
        for circle in net.room_circles[room]:
            self.jumps(circle, up, un, x, ch, cnt, bk, val)
        if bk & SB9 and net.room_barrels[room]:
            self.leaps(9, room, up, un, x, ch, cnt, bk, val)

    def fall(self, pit: int, up: int, un: int, x: int, ch: int, cnt: int, bk: int, val: int) -> None:
        """P9, P10, P14."""
        landing = self.net.pit_landing[pit]
        self.push(FALL, pit, -1, 0)
        x |= 1 << pit
        val -= self.step
        if un >> landing & 1:
            self.blocked(up, un, x, ch, cnt, bk, val)
        else:
            self.visit(landing, 1, up, un | 1 << landing, x, ch, cnt, bk, val)
        self.trail.pop()

    def climb(self, pit: int, up: int, un: int, x: int, ch: int, cnt: int, bk: int, val: int) -> None:
        """SB4."""
        net = self.net
        node = net.icon_node[pit]
        corridor = net.kind[node] == PIT
        if x >> pit & 1 or (corridor and un >> node & 1):
            return
        self.push(CLIMB, pit, -1, 0)
        x |= 1 << pit
        bk &= ~SB4
        val -= self.step
        if corridor:
            self.visit(node, 1, up, un | 1 << node, x, ch, cnt, bk, val + net.icon_worth[pit])
        else:
            self.enter(node, 0, up, un, x, ch, cnt, bk, val)
        self.trail.pop()

    def jumps(self, source: int, up: int, un: int, x: int, ch: int, cnt: int, bk: int, val: int) -> None:
        """P15."""
        net = self.net
        if x >> source & 1:
            return
        paid = self.pay(cnt, JUMP_NEED)
        if paid < 0:
            return
        for target in net.circles:
            if target == source or x >> target & 1:
                continue
            node = net.icon_node[target]
            now = x | 1 << source | 1 << target
            self.push(JUMP, source, target, 1)
            if net.kind[node] == ROOM:
                self.enter(node, 0, up, un, now, ch, paid, bk, val - self.step)
            else:
                more = 0 if un >> node & 1 else net.met_worth[node]
                self.visit(node, 0, up, un | 1 << node, now, ch, paid, bk, val + more - self.step)
            self.trail.pop()

    def leaps(self, book: int, here: int, up: int, un: int, x: int, ch: int, cnt: int, bk: int, val: int) -> None:
        """SB3 and SB9; ``here`` is the room stood in, if any."""
        net = self.net
        bk &= ~(1 << book)
        for target in net.leap_monsters if book == 3 else net.leap_barrels:
            if target < 0:
                room = -1 - target
                if book == 3 and un >> room & 1:
                    continue
                if book == 9 and room == here and net.room_barrels[room] < 2:
                    continue
                self.push(LEAP, target, book, 0)
                self.enter(room, 0, up, un, x, ch, cnt, bk, val - self.step)
                self.trail.pop()
                continue
            piece = net.piece_of(target)
            if up >> piece & 1:
                continue
            now = cnt
            if book == 3:
                now = self.pay(cnt, GUARD_NEED)
                if now < 0:
                    continue
            self.push(LEAP, target, book, 1 if book == 3 else 0)
            after = val + net.icon_worth[target] - self.step
            self.note(after)
            used = up | 1 << piece
            if bk & SB3:
                self.leaps(3, -1, used, un, x, ch, now, bk, after)
            for lane in (2 * piece, 2 * piece + 1):
                self.push(ON, net.far[lane], -1, 0)
                first = net.event_after(lane, target)
                self.lane(lane, first, net.position(lane, target), used, un, x, ch, now, bk, after - self.step)
                self.trail.pop()
            self.trail.pop()

    def out_of_time(self) -> bool:
        """Whether the caller's budget of seconds or states is used up."""
        if self.most_states and self.states >= self.most_states:
            self.stopped = True
        elif self.deadline > 0.0 and perf_counter() > self.deadline:
            self.stopped = True
        return self.stopped
