"""All ways to lay cards: touching shapes, labelled layouts, uniform samples of legal layouts [rules 2.2, 7]."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from itertools import combinations, permutations
from typing import Final

from lanterns.games.mapmasters.board.cards import Card
from lanterns.games.mapmasters.board.layout import Board, Placed, fault

#: where a second card can touch a first one
ASIDE: Final = ((0, -2), (0, 2), (-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1))
Shape = tuple[tuple[int, int], ...]
LETTERS: Final = "abcde"


@cache
def shapes(count: int) -> tuple[Shape, ...]:
    """Touching arrangements of ``count`` cards up to shifting: 1, 4, 20, 110, 642 for one to five cards."""
    found: set[Shape] = {((0, 0),)}
    for _ in range(count - 1):
        grown: set[Shape] = set()
        for shape in found:
            cells = {cell for x, y in shape for cell in ((x, y), (x, y + 1))}
            for x, y in shape:
                for dx, dy in ASIDE:
                    place = (x + dx, y + dy)
                    if place not in cells and (place[0], place[1] + 1) not in cells:
                        grown.add(normal((*shape, place)))
        found = grown
    return tuple(sorted(found))


def normal(shape: Shape) -> Shape:
    """The shape shifted so that its leftmost column and topmost row are 0, in sorted order."""
    left = min(x for x, _ in shape)
    top = min(y for _, y in shape)
    return tuple(sorted((x - left, y - top) for x, y in shape))


def layouts(hand: list[Card], sizes: tuple[int, ...] = (5, 4, 3, 2, 1)) -> Iterator[list[Placed]]:
    """Every arrangement of every subset of a hand, the first card of a subset never turned (a whole dungeon turned
    round is the same dungeon); legal or not. Cards are named ``a`` to ``e`` by their place in the hand.
    """
    for size in sizes:
        if size <= len(hand):
            for chosen in combinations(range(len(hand)), size):
                yield from arrangements(hand, chosen)


def arrangements(hand: list[Card], chosen: tuple[int, ...]) -> Iterator[list[Placed]]:
    """Those of ``layouts`` that lay just the chosen cards, given by their places in the hand."""
    for shape in shapes(len(chosen)):
        for order in permutations(chosen):
            for turns in range(1 << (len(chosen) - 1)):
                turned = [card for place, card in enumerate(chosen[1:]) if turns >> place & 1]
                yield [Placed(LETTERS[card], hand[card], x, y, card in turned) for card, (x, y) in zip(order, shape)]


def sample_layout(
    rng: random.Random, hand: list[Card], edges: str = "lenient", connect: str = "open", tries: int = 20_000
) -> Board | None:
    """A legal layout of the whole hand, uniform among all of them; ``None`` when none turned up in so many tries."""
    table = shapes(len(hand))
    for _ in range(tries):
        shape = rng.choice(table)
        order = list(range(len(hand)))
        rng.shuffle(order)
        board = Board(
            [Placed(LETTERS[card], hand[card], x, y, rng.random() < 0.5) for card, (x, y) in zip(order, shape)]
        )
        if not fault(board, edges, connect):
            return board
    return None
