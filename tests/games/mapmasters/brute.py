"""Plain brute force over the stepper: no memo, no bounds, no dominance [rules 7, correctness]."""

from __future__ import annotations

import random
from collections.abc import Iterator

from lanterns.games.mapmasters.board.cards import Card
from lanterns.games.mapmasters.board.layout import Board, Placed, fault
from lanterns.games.mapmasters.board.path import Kit, Path
from lanterns.games.mapmasters.board.path_moves import apply as play
from lanterns.games.mapmasters.board.path_moves import begin, moves, starts


class TooLong(Exception):
    """The case has more paths than brute force should walk."""


def every_path(board: Board, kit: Kit, most: int = 60_000) -> Iterator[Path]:
    """Every path there is, each of its beginnings too. Raises TooLong after so many."""
    halts = bool(kit.books & (1 << 3 | 1 << 9))
    empty = Path(board, kit)
    waiting = [begin(empty, slot) for slot in starts(empty)]
    count = 0
    while waiting:
        path = waiting.pop()
        count += 1
        if count > most:
            raise TooLong
        yield path
        waiting += [play(path, move) for move in moves(path, halts)]


def best(board: Board, kit: Kit, kinds: list[str], most: int = 60_000) -> dict[str, tuple[int, bool]]:
    """Best (value, exit) per objective kind over every path there is."""
    out = dict.fromkeys(kinds, (0, False))
    for path in every_path(board, kit, most):
        for kind in kinds:
            out[kind] = max(out[kind], (path.score(kind), path.at_exit))
    return out


def random_board(rng: random.Random, cards: list[Card], count: int) -> Board:
    """A random legal layout of ``count`` random cards: each next card joins one that lies."""
    while True:
        chosen = rng.sample(cards, count)
        placed = [Placed("a", chosen[0], 0, 0, rng.random() < 0.5)]
        for number, card in enumerate(chosen[1:], 1):
            one = rng.choice(placed)
            dx, dy = rng.choice([(0, -2), (0, 2), (-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1)])
            placed.append(Placed("abcde"[number], card, one.x + dx, one.y + dy, rng.random() < 0.5))
        board = Board(placed)
        if not fault(board):
            return board
