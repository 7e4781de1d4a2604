"""Best path on a laid dungeon: exact, or the best so far with a proven bound when stopped early [rules 7]."""

from __future__ import annotations

from contextlib import suppress
from time import perf_counter

from lanterns.games.mapmasters.board.layout import Board
from lanterns.games.mapmasters.board.path import Kit, Path
from lanterns.games.mapmasters.board.path_moves import Unpaid, apply, begin
from lanterns.games.mapmasters.board.path_rules import NEEDS
from lanterns.games.mapmasters.board.script import node_text, token_of
from lanterns.games.mapmasters.board.walker import IllegalStep, Move
from lanterns.games.mapmasters.solver.aim import COIN, POINT, Aim, aim_at
from lanterns.games.mapmasters.solver.net import COUNTER, JOKER, Net
from lanterns.games.mapmasters.solver.search import Search

#: books that change a path or pay for it; the others are ignored by the solver
PATH_BOOKS = 1 << 3 | 1 << 4 | 1 << 7 | 1 << 9 | 1 << 11 | 1 << 12


class Answer:
    """What a solver found: ``value`` points of the aim (of a sum of icons rounded down), ``exit`` whether by an exit,
    ``script`` a path that does it.

    ``exact`` says that nothing better exists; otherwise ``bound`` points cannot be exceeded. ``path`` is the state at
    the end of the script, ``states`` how many states were searched.
    """

    def __init__(self, value: int, exit: bool, script: str, path: Path, exact: bool, bound: int, states: int) -> None:
        self.value = value
        self.exit = exit
        self.script = script
        self.path = path
        self.exact = exact
        self.bound = bound
        self.states = states


def counters(kit: Kit, totals: list[int]) -> int:
    """Tokens and paying books of a kit as packed counters, none above the needs of the board."""
    out = 0
    for need in range(len(NEEDS)):
        dedicated = (1, 5, 6, 8)[need]
        have = kit.tokens[need] + (1 if kit.has(dedicated) else 0)
        out |= min(have, totals[need]) << (COUNTER * need)
    return out | (1 << (COUNTER * JOKER) if kit.has(2) else 0)


def best_path(
    board: Board,
    kit: Kit,
    objective: str,
    *,
    tangled: str = "junction",
    coins: bool = False,
    short: bool = False,
    seconds: float = 0.0,
    states: int = 0,
    floor: int = -1,
    start: int = -1,
) -> Answer:
    """The path with the most points of ``objective``; among those one with an exit; with ``coins`` the most coins; with
    ``short`` the fewest steps [rules 7, tie order].

    ``seconds`` or ``states`` > 0 stop the search early. With ``floor`` >= 0 (points x ``POINT``, plus
    ``LEFT_BY_EXIT``) only paths better than that are looked for; without one the answer has an empty script. With
    ``start`` >= 0 they begin at that opening. The path is replayed through the stepper before it is returned.
    """
    aim = aim_at(objective, coins)
    return best_line(
        board, kit, aim, tangled=tangled, short=short, seconds=seconds, states=states, floor=floor, start=start
    )


def best_line(
    board: Board,
    kit: Kit,
    aim: Aim,
    *,
    tangled: str = "junction",
    short: bool = False,
    seconds: float = 0.0,
    states: int = 0,
    floor: int = -1,
    start: int = -1,
) -> Answer:
    """The path that is worth most for any aim, as ``best_path`` finds that for a kind of objective."""
    net = Net(board, aim, kit.has(9))
    search = Search(net, kit.books & PATH_BOOKS, tangled == "junction", short, kit.inside)
    if seconds > 0.0:
        search.deadline = perf_counter() + seconds
    search.most_states = states
    if floor >= 0:
        search.best = floor
    cnt = counters(kit, net.need_total)
    bounds: list[tuple[int, int]] = []
    for slot in net.starts if start < 0 else [start]:
        bounds.append((search.reach.bound(slot, 0, 0, 0, cnt, search.books, 0), slot))
    bounds.sort(key=_richest)
    left = 0
    for bound, slot in bounds:
        if bound + aim.exit > search.best:
            search.run(slot, cnt)
            if search.stopped:
                left = max(left, bound)
    return _answer(board, kit, tangled, search, left)


def _richest(entry: tuple[int, int]) -> int:
    return -entry[0]


def _answer(board: Board, kit: Kit, tangled: str, search: Search, left: int) -> Answer:
    path = Path(board, kit, tangled)
    if search.best_start < 0:
        return Answer(0, False, "", path, True, 0, search.states)
    value, script, path = replay(board, kit, tangled, search)
    bound = max(value, left // POINT)
    return Answer(value, path.at_exit, script, path, bound == value and not search.stopped, bound, search.states)


def replay(board: Board, kit: Kit, tangled: str, search: Search) -> tuple[int, str, Path]:
    """Play the best trail of a search through the stepper: its points, its script, the path at its end.

    Raises ``AssertionError`` when the stepper refuses a step or finds another value: the two readings of the rules
    differ.
    """
    path = begin(Path(board, kit, tangled), search.best_start)
    tokens = [node_text(board, search.best_start)]
    for kind, target, other, halt, paid in search.best_trail:
        move = with_payers(path, Move(kind, target, other, halt), paid)
        tokens.append(token_of(path, move))
        path = apply(path, move)
    aim = search.net.aim
    got = aim.worth(path)
    claimed = search.best - (aim.exit if path.at_exit else 0)
    steps = got - claimed
    assert 0 <= steps < COIN * 255 if search.step else not steps, f"off by {steps}: {' '.join(tokens)}"
    return got // POINT, " ".join(tokens), path


def with_payers(path: Path, move: Move, count: int) -> Move:
    """The move with its first ``count`` needs paid in the default order."""
    while len(move.payers) < count:
        ask = Unpaid()
        with suppress(IllegalStep):
            apply(path, move, ask)
        if not ask.options:
            break
        move = move.paid((*move.payers, ask.options[0]))
    return move
