"""Best layout and path for a hand: sets up ``hand.HandSearch`` and turns its answer into a script [rules 7]."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from random import Random
from time import perf_counter
from typing import Final

from lanterns.games.mapmasters.board import books as sb
from lanterns.games.mapmasters.board.cards import Card
from lanterns.games.mapmasters.board.layout import Board, Placed, fault
from lanterns.games.mapmasters.board.path import COUNTED, VP, Kit, Path
from lanterns.games.mapmasters.board.path_moves import apply, begin
from lanterns.games.mapmasters.board.path_rules import BOOK_OF, CAPPED_BY, JOKER_BOOK, NEED_OF, NEEDS
from lanterns.games.mapmasters.board.script import node_text, run, token_of
from lanterns.games.mapmasters.board.shapes import LETTERS, arrangements, sample_layout
from lanterns.games.mapmasters.board.walker import CLIMB, FALL, JUMP, Move
from lanterns.games.mapmasters.solver.aim import LEFT_BY_EXIT, POINT, Aim, aim_at
from lanterns.games.mapmasters.solver.best_path import best_path, with_payers
from lanterns.games.mapmasters.solver.hand_search import JOKER_SHIFT, HandSearch
from lanterns.games.mapmasters.solver.search import FAR
from lanterns.games.mapmasters.solver.strands import FIRST_CIRCLE, CardPlay

#: prices of a counter that are tried for the bound, in thirds of a point
PRICES: Final = (0, 1, 2, 3, 5, 6, 9)
FAR_SAMPLES: Final = 2000  # random layouts tried first with a book that leaps or wraps


class HandAnswer:
    """Best layout and path found for an aim: ``placed`` the laid cards named ``a`` to ``e`` by their place in the hand,
    ``script`` the path.

    ``exact`` says that nothing better exists; otherwise ``bound`` points cannot be exceeded.
    """

    def __init__(
        self,
        value: int,
        exit: bool,
        placed: list[Placed],
        script: str,
        path: Path,
        exact: bool,
        bound: int,
        states: int,
    ) -> None:
        self.value = value
        self.exit = exit
        self.placed = placed
        self.script = script
        self.path = path
        self.exact = exact
        self.bound = bound
        self.states = states


def setup(
    hand: list[Card], kit: Kit, aim: Aim, edges: str, connect: str, tangled: str
) -> tuple[HandSearch, int, int, str]:
    """A search for a hand, its first counters, its books, and the needs that occur in it."""
    icons = [icon for card in hand for icon in card.icons()]
    needed = ""
    for kind, need in NEED_OF.items():
        if need not in needed and (icons.count(kind) >= (2 if kind == "O" else 1)):
            needed += need
    joker = 1 if kit.has(JOKER_BOOK) else 0
    cnt = joker << JOKER_SHIFT
    most = 0
    for number, need in enumerate(NEEDS):
        if need not in needed:
            continue
        have = min(60, kit.tokens[number] + (1 if kit.has(BOOK_OF[need]) else 0))
        cnt |= have << 8 * number
        most |= min(60, have + joker + icons.count(need)) << 8 * number
    books = kit.books & (1 << sb.CLIMBS | 1 << sb.CROSSES)
    plays = [CardPlay(card, aim, needed or "-", most, books, tangled == "junction") for card in hand]
    search = HandSearch(hand, plays, edges, connect)
    return search, cnt, books, needed


def choose_prices(search: HandSearch, cnt: int, needed: str) -> int:
    """Coordinate descent on the bound of the untouched hand; returns the bound."""
    prices = [0, 0, 0, 0]
    best = _bound_at(search, cnt, prices)
    for _ in range(2):
        for number, need in enumerate(NEEDS):
            if need not in needed:
                continue
            for third in PRICES:
                trial = prices[:]
                trial[number] = third * POINT // 3
                bound = _bound_at(search, cnt, trial)
                if bound < best:
                    best, prices = bound, trial
    return _bound_at(search, cnt, prices)


def _bound_at(search: HandSearch, cnt: int, prices: list[int]) -> int:
    search.prices = prices
    for play in search.plays:
        play.set_prices(prices)
    return search.bound(cnt)


def best_hand(
    hand: list[Card],
    kit: Kit,
    objective: str,
    *,
    edges: str = "lenient",
    connect: str = "open",
    tangled: str = "junction",
    seconds: float = 0.0,
    states: int = 0,
) -> HandAnswer:
    """The layout of up to five cards and the path through it with the most points of ``objective``; among those an
    exit.

    ``seconds`` or ``states`` > 0 stop the search early; the answer is then the best so far with a proven bound. With
    SB3, SB9, SB11 or SB12 in the kit an exit that is not found soon is looked for in every layout, which is exact as
    well but takes minutes for five cards.
    """
    if kit.books & FAR and hand:
        return _far_hand(hand, kit, objective, edges, connect, tangled, seconds, states)
    return best_hand_for(
        hand, kit, aim_at(objective), edges=edges, connect=connect, tangled=tangled, seconds=seconds, states=states
    )


def best_hand_for(
    hand: list[Card],
    kit: Kit,
    aim: Aim,
    *,
    edges: str = "lenient",
    connect: str = "open",
    tangled: str = "junction",
    seconds: float = 0.0,
    states: int = 0,
) -> HandAnswer:
    """The layout and the path that are worth most for any aim. Books that leap or wrap are not used."""
    kit = Kit(kit.tokens, kit.books & ~FAR)
    search, cnt, books, needed = setup(hand, kit, aim, edges, connect, tangled)
    if seconds > 0.0:
        search.deadline = perf_counter() + seconds
    search.most_states = states
    root = search.bound(cnt)
    # few strands at each card first: mostly that finds the bound, and nothing is left to prove
    search.width = 2
    search.run(cnt, books)
    if search.best < aim.reachable(root) and not search.stopped:
        root = min(root, choose_prices(search, cnt, needed))
        search.width = 0
        search.seen = set()
        if search.best < aim.reachable(root):
            search.run(cnt, books)
    board, script, path = replay(search, hand, kit, tangled)
    got = aim.worth(path) if script else 0
    claimed = max(search.best, 0) - (aim.exit if script and path.at_exit else 0)
    assert got == claimed, f"solver says {claimed / POINT}, stepper {got / POINT}: {script}"
    value = got // POINT
    bound = max(value, root // POINT) if search.stopped else value
    return HandAnswer(value, path.at_exit, board.placed, script, path, bound == value, bound, search.states)


def replay(search: HandSearch, hand: list[Card], kit: Kit, tangled: str) -> tuple[Board, str, Path]:
    """The best of a search as laid cards and a script, played through the stepper."""
    placed = [Placed(LETTERS[lay.card], hand[lay.card], lay.x, lay.y, lay.turned) for lay in search.best_lays]
    board = Board(placed)
    path = Path(board, kit, tangled)
    if not placed:
        return board, "", path
    index = {lay.card: order for order, lay in enumerate(search.best_lays)}
    first_icon = [0] * len(placed)
    for order in range(1, len(placed)):
        first_icon[order] = board.icon_card.index(order)
    card, slot = search.best_start
    start = board.first_node[index[card]] + hand[card].slots[slot]
    path = begin(path, start)
    tokens = [node_text(board, start)]
    source = -1
    for card, strand in search.best_trail:
        base, icons = board.first_piece[index[card]], first_icon[index[card]]
        for kind, target, other, halt, count in strand.trail:
            if kind == JUMP:
                other += icons
                if target < 0:
                    target, count = source, count + 1
                else:
                    target += icons
            elif kind == FALL or kind == CLIMB:
                target += icons
            else:
                target += base
            move = with_payers(path, Move(kind, target, other, halt), count)
            tokens.append(token_of(path, move))
            path = apply(path, move)
        if FIRST_CIRCLE <= strand.out < FIRST_CIRCLE + 50:
            source = icons + search.plays[card].circles[strand.out - FIRST_CIRCLE]
    return board, " ".join(tokens), path


def ceiling(hand: list[Card], kit: Kit, objective: str) -> int:
    """Points that no layout of a hand can exceed: all icons that count, as far as they can be paid for at all."""
    icons = [icon for card in hand for icon in card.icons()]
    count = sum(len(card.rooms) for card in hand) if objective == "room" else 0
    count += sum(icons.count(letter) for letter in COUNTED[objective] if letter != "h")
    if objective in CAPPED_BY:
        need = CAPPED_BY[objective]
        means = kit.tokens[need] + (1 if kit.has(BOOK_OF[NEEDS[need]]) else 0) + (1 if kit.has(JOKER_BOOK) else 0)
        count = min(count, means + icons.count(NEEDS[need]))
    return VP[objective] * count


def _far_hand(
    hand: list[Card], kit: Kit, objective: str, edges: str, connect: str, tangled: str, seconds: float, states: int
) -> HandAnswer:
    """Hands with a book that leaps or wraps: the answer without it, then layouts with the fixed-layout solver, first
    some at random, then all. Mostly the first answer has all points that the hand can give, so that only an exit is
    left to be found.
    """
    end = perf_counter() + seconds
    near = Kit(kit.tokens, kit.books & ~FAR)
    best = best_hand(
        hand, near, objective, edges=edges, connect=connect, tangled=tangled, seconds=seconds / 2, states=states
    )
    path = run(Path(Board(best.placed), kit, tangled), best.script)
    best = HandAnswer(best.value, best.exit, best.placed, best.script, path, False, best.bound, best.states)
    top = ceiling(hand, kit, objective)
    whole = best.value == top and best.exit
    for placed in _worth_trying(hand, kit, objective, best, edges, connect) if not whole else ():
        if (seconds > 0.0 and perf_counter() > end) or (states and best.states >= states):
            best.bound = top
            return best
        board = Board(placed)
        if fault(board, edges, connect):
            continue
        floor = best.value * POINT + (LEFT_BY_EXIT if best.exit else 0)
        answer = best_path(board, kit, objective, tangled=tangled, floor=floor)
        best.states += answer.states
        if answer.script:
            best.value, best.exit, best.placed = answer.value, answer.exit, placed
            best.script, best.path = answer.script, answer.path
            if best.value == top and best.exit:
                break
    best.exact, best.bound = True, best.value
    return best


def _worth_trying(
    hand: list[Card], kit: Kit, objective: str, best: HandAnswer, edges: str, connect: str
) -> Iterator[list[Placed]]:
    """Layouts of a hand: some at random, then all of every subset that could still beat the best."""
    rng = Random(0)
    for _ in range(FAR_SAMPLES):
        board = sample_layout(rng, hand, edges, connect)
        if board is None:
            break
        yield board.placed
    for size in range(len(hand), 0, -1):
        for chosen in combinations(range(len(hand)), size):
            most = ceiling([hand[card] for card in chosen], kit, objective)
            if most > best.value or (most == best.value and not best.exit):
                yield from arrangements(hand, chosen)
