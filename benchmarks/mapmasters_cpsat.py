"""The same fixed-layout problems as a constraint model for OR-Tools CP-SAT: a yardstick, never used by the game.

The path is a circuit through a depot over *strides*: directed pieces, falls and jumps. A directed piece with obstacles
has, beside its whole stride, one that stops before each of them and may only come last. Counters of the four payers
are carried along the circuit; a room is paid for by its first entry. Kits of tokens and paying books only.
"""

from __future__ import annotations

from statistics import median
from time import process_time
from typing import Any

from ortools.sat.python import cp_model

from lanterns.games.mapmasters.board.cards import CIRCLE, END, PIT, ROOM, SLOT, STAIRS
from lanterns.games.mapmasters.board.layout import FREE, Board
from lanterns.games.mapmasters.board.path import VP, Kit
from lanterns.games.mapmasters.board.path_rules import NEED_OF, NEEDS
from lanterns.games.mapmasters.solver.aim import aim_at
from lanterns.games.mapmasters.solver.best_path import Answer, counters
from lanterns.games.mapmasters.solver.net import COUNTER, FIELD, Net


class Stride:
    """One step of the circuit: where it starts and ends, what it gains, which counters it changes and needs."""

    def __init__(self, tail: int, head: int, kind: str) -> None:
        self.tail, self.head, self.kind = tail, head, kind
        self.piece = -1
        self.value = 0
        self.net = [0, 0, 0, 0]
        self.need = [0, 0, 0, 0]
        self.circles: tuple[int, ...] = ()
        self.pit = -1
        self.door_in = self.door_out = -1
        self.last_only = False

    def spend(self, need: int) -> None:
        self.net[need] -= 1
        self.need[need] = max(self.need[need], -self.net[need])


def strides_of(board: Board, net: Net, objective: str) -> list[Stride]:
    """All strides of a board."""
    counted = {kind for kind in board.icon_kind if net.icon_worth[board.icon_kind.index(kind)]}
    points = VP[objective]
    out: list[Stride] = []
    for piece, letters in enumerate(board.piece_icons):
        for tail, head, icons in (
            (board.piece_a[piece], board.piece_b[piece], letters),
            (board.piece_b[piece], board.piece_a[piece], letters[::-1]),
        ):
            stride = new_walk(board, piece, tail, head)
            for letter in icons:
                if letter in NEED_OF:
                    stuck = new_walk(board, piece, tail, head)
                    stuck.value, stuck.net, stuck.need = stride.value, stride.net[:], stride.need[:]
                    stuck.last_only, stuck.kind = True, "stuck"
                    out.append(stuck)
                    stride.spend(NEEDS.index(NEED_OF[letter]))
                if letter in NEEDS:
                    stride.net[NEEDS.index(letter)] += 1
                stride.value += points * (letter in counted)
            out.append(stride)
    for pit, landing in board.pit_landing.items():
        stride = Stride(board.icon_node[pit], landing, "fall")
        stride.pit = pit
        out.append(stride)
    for source in board.circles:
        for target in board.circles:
            if source != target:
                stride = Stride(board.icon_node[source], board.icon_node[target], "jump")
                stride.circles = (source, target)
                stride.spend(3)
                out.append(stride)
    return out


def new_walk(board: Board, piece: int, tail: int, head: int) -> Stride:
    stride = Stride(tail, head, "walk")
    stride.piece = piece
    if board.node_kind[tail] == ROOM:
        stride.door_out = board.doors[tail].index(piece)
    if board.node_kind[head] == ROOM:
        stride.door_in = board.doors[head].index(piece)
    return stride


def solve(board: Board, kit: Kit, objective: str, seconds: float = 60.0) -> tuple[int, bool, bool]:
    """Best value, whether by an exit, whether proven."""
    net = Net(board, aim_at(objective))
    strides = strides_of(board, net, objective)
    model = cp_model.CpModel()
    count = len(strides)
    used = [model.NewBoolVar(f"u{i}") for i in range(count)]
    last = [model.NewBoolVar(f"l{i}") for i in range(count)]
    rank = [model.NewIntVar(0, count, f"r{i}") for i in range(count)]
    most = 40
    before = [[model.NewIntVar(0, most, f"b{i}{k}") for k in range(4)] for i in range(count)]
    after = [[model.NewIntVar(-most, most, f"a{i}{k}") for k in range(4)] for i in range(count)]
    arcs: list[tuple[int, int, Any]] = []
    idle = model.NewBoolVar("idle")
    arcs.append((0, 0, idle))
    packed = counters(kit, [20, 20, 20, 20])
    follow: dict[tuple[int, int], Any] = {}
    roped: dict[int, list[Any]] = {}
    for i, one in enumerate(strides):
        arcs.append((i + 1, i + 1, used[i].Not()))
        arcs.append((i + 1, 0, last[i]))
        model.AddImplication(last[i], used[i])
        if board.node_kind[one.tail] == SLOT and board.link[one.tail] == FREE and one.piece >= 0:
            first = model.NewBoolVar(f"f{i}")
            arcs.append((0, i + 1, first))
            for k in range(4):
                model.Add(before[i][k] == (packed >> COUNTER * k & FIELD)).OnlyEnforceIf(first)
        for j, two in enumerate(strides):
            if i == j or one.last_only or not goes_on(board, one, two):
                continue
            arc = model.NewBoolVar(f"x{i},{j}")
            follow[i, j] = arc
            arcs.append((i + 1, j + 1, arc))
            model.Add(rank[j] == rank[i] + 1).OnlyEnforceIf(arc)
            rope = board.node_kind[two.tail] == PIT and two.kind != "fall"
            for k in range(4):
                model.Add(before[j][k] == after[i][k] - (rope and k == 2)).OnlyEnforceIf(arc)
            if rope:
                roped.setdefault(two.tail, []).append(arc)
    model.AddCircuit(arcs)
    value: list[Any] = [used[i] * stride.value for i, stride in enumerate(strides) if stride.value]
    value += rooms(board, net, objective, model, strides, used, last, rank, before, after)
    value += once(board, net, model, strides, used, last, rank, follow, roped)
    leave = [
        last[i] for i, s in enumerate(strides)
        if s.kind == "walk" and board.node_kind[s.head] == SLOT and board.link[s.head] == FREE
    ]  # fmt: skip
    model.Maximize(2 * sum(value) + sum(leave))
    solver = cp_model.CpSolver()
    solver.parameters.max_time_in_seconds = seconds
    solver.parameters.num_workers = 1
    status = solver.Solve(model)
    got = round(solver.ObjectiveValue()) if status in (cp_model.OPTIMAL, cp_model.FEASIBLE) else 0
    return got // 2, got % 2 == 1, status == cp_model.OPTIMAL


def goes_on(board: Board, one: Stride, two: Stride) -> bool:
    """Whether the second stride may follow the first, chords apart."""
    kind = board.node_kind[one.head]
    if kind == SLOT:
        return board.link[one.head] == two.tail and two.piece >= 0
    if one.head != two.tail or kind == END or (one.piece >= 0 and one.piece == two.piece):
        return False
    return not (two.kind == "fall" and board.node_kind[two.tail] == PIT and one.kind == "jump")


def rooms(
    board: Board, net: Net, objective: str, model: Any, strides: list[Stride], used: Any, last: Any, rank: Any,
    before: Any, after: Any,
) -> list[Any]:  # fmt: skip
    """Counters along strides, first entries that pay for rooms, chords that must not cross; the value of rooms."""
    value: list[Any] = []
    firsts: dict[int, list[tuple[int, Any]]] = {}
    for i, stride in enumerate(strides):
        for k in range(4):
            if stride.need[k]:
                model.Add(before[i][k] >= stride.need[k]).OnlyEnforceIf(used[i])
        room = stride.head
        if board.node_kind[room] != ROOM or stride.last_only:
            for k in range(4):
                model.Add(after[i][k] == before[i][k] + stride.net[k])
            continue
        first = model.NewBoolVar(f"first{i}")
        model.AddImplication(first, used[i])
        firsts.setdefault(room, []).append((i, first))
        for k in range(4):
            found = net.room_items[room] >> COUNTER * k & FIELD
            pay = board.monsters[room] if k == 0 else 0
            plain = before[i][k] + stride.net[k]
            model.Add(after[i][k] == plain + found - pay).OnlyEnforceIf(first)
            model.Add(after[i][k] == plain).OnlyEnforceIf(first.Not())
            if pay:
                model.Add(plain >= pay).OnlyEnforceIf(first)
    for room, entries in firsts.items():
        cleared = model.NewBoolVar(f"cleared{room}")
        model.Add(sum(first for _, first in entries) == cleared)
        points = (net.room_value[room]) // (1 << 20)
        value.append(cleared * points)
        for i, first in entries:
            # going on from the room, or entering it later, needs it cleared
            go_on = model.NewBoolVar(f"go{i}")
            model.Add(go_on == used[i] - last[i])
            model.AddImplication(go_on, cleared)
            for j, _ in entries:
                if i != j:
                    model.Add(rank[i] < rank[j]).OnlyEnforceIf([first, used[j]])
    del objective
    return value


def once(
    board: Board, net: Net, model: Any, strides: list[Stride], used: Any, last: Any, rank: Any, follow: Any, roped: Any
) -> list[Any]:
    """Pieces, corridor points, pits and circles are used once; chords do not cross; the value of what nodes show."""
    value: list[Any] = []
    by_piece: dict[int, list[Any]] = {}
    arrivals: dict[int, list[int]] = {}
    for i, stride in enumerate(strides):
        if stride.piece >= 0:
            by_piece.setdefault(stride.piece, []).append(used[i])
        if board.node_kind[stride.head] not in (ROOM, SLOT) and not stride.last_only:
            arrivals.setdefault(stride.head, []).append(i)
    for lanes in by_piece.values():
        model.AddAtMostOne(lanes)
    for node, coming in arrivals.items():
        plain = [i for i in coming if strides[i].kind != "jump"]
        jumps = [i for i in coming if strides[i].kind == "jump"]
        model.Add(sum(used[i] - last[i] for i in plain) <= 1)
        for i in plain:
            # only the last step of the path may come to a used point
            for j in plain:
                if i != j:
                    model.Add(rank[i] < rank[j]).OnlyEnforceIf([used[i], used[j], last[j], last[i].Not()])
            for j in jumps:
                model.Add(rank[i] < rank[j]).OnlyEnforceIf([used[i], used[j], last[i].Not()])
        icon = board.node_icon[node]
        if icon < 0:
            continue
        points = net.icon_worth[icon] // (1 << 20)
        if not points:
            continue
        shown = model.NewBoolVar(f"icon{icon}")
        if board.node_kind[node] == STAIRS:
            leaving = [arc for (i, _), arc in follow.items() if strides[i].head == node]
            model.Add(shown <= sum(leaving))
        elif board.node_kind[node] == CIRCLE:
            model.Add(shown <= sum(used[i] for i in coming))
        else:
            falls = [used[i] for i, s in enumerate(strides) if s.pit == icon]
            model.Add(shown <= sum(falls) + sum(roped.get(node, [])))
        value.append(shown * points)
    for icon in range(len(board.icon_kind)):
        falls = [used[i] for i, s in enumerate(strides) if s.pit == icon]
        leaps = [used[i] for i, s in enumerate(strides) if icon in s.circles]
        if falls:
            model.AddAtMostOne(falls)
        if leaps:
            model.AddAtMostOne(leaps)
    chords: dict[int, list[tuple[int, int, Any]]] = {}
    for (i, j), arc in follow.items():
        if strides[i].door_in >= 0 and strides[j].door_out >= 0:
            chords.setdefault(strides[i].head, []).append((strides[i].door_in, strides[j].door_out, arc))
    for lines in chords.values():
        for n, (a, b, one) in enumerate(lines):
            low, high = min(a, b), max(a, b)
            for c, d, two in lines[n + 1 :]:
                if len({a, b, c, d}) == 4 and (low < c < high) != (low < d < high):
                    model.AddBoolOr([one.Not(), two.Not()])
    return value


def compare(problems: list[tuple[Board, Kit, str]], answers: list[Answer], seconds: float = 60.0) -> None:
    """Solve the same problems and print times and any difference."""
    times: list[float] = []
    differences = proven = 0
    for (board, kit, objective), answer in zip(problems, answers):
        start = process_time()
        value, leaves, optimal = solve(board, kit, objective, seconds)
        times.append((process_time() - start) * 1000)
        proven += optimal
        if optimal and (value, leaves) != (answer.value, answer.exit):
            differences += 1
            laid = [f"{one.card.id}@{one.x},{one.y}{'t' if one.turned else ''}" for one in board.placed]
            print(f"CP-SAT finds {value} {leaves}, ours {answer.value} {answer.exit}: {objective} {laid} {kit.tokens}")
    mean = sum(times) / len(times)
    print(f"CP-SAT, one worker: median {median(times):.1f} ms, worst {max(times):.0f} ms, mean {mean:.1f} ms")
    print(f"CP-SAT: {proven} of {len(problems)} proven, {differences} different")
