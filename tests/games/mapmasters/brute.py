"""Plain brute force over the stepper: no memo, no bounds, no dominance [rules 7, correctness]."""

from __future__ import annotations

import random

from lanterns.games.mapmasters.board.cards import Card
from lanterns.games.mapmasters.board.layout import Board, Placed, fault
from lanterns.games.mapmasters.board.path import Kit, Path
from lanterns.games.mapmasters.board.path_moves import apply as play
from lanterns.games.mapmasters.board.path_moves import begin, moves, starts


class TooLong(Exception):
    """The case has more paths than brute force should walk."""


def best(board: Board, kit: Kit, kinds: list[str], most: int = 60_000) -> dict[str, tuple[int, bool]]:
    """Best (value, exit) per objective kind over every path there is."""
    out = dict.fromkeys(kinds, (0, False))
    count = 0
    halts = bool(kit.books & (1 << 3 | 1 << 9))

    def walk(path: Path) -> None:
        nonlocal count
        count += 1
        if count > most:
            raise TooLong
        for kind in kinds:
            out[kind] = max(out[kind], (path.score(kind), path.at_exit))
        for move in moves(path, halts):
            walk(play(path, move))

    empty = Path(board, kit)
    for slot in starts(empty):
        walk(begin(empty, slot))
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
