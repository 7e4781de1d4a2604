"""How good was my path: percentile among sampled layouts, share of the optimum [rules 7]."""

from __future__ import annotations

import random
from time import perf_counter

from lanterns.games.mapmasters.board.cards import Card
from lanterns.games.mapmasters.board.path import Kit
from lanterns.games.mapmasters.board.shapes import sample_layout
from lanterns.games.mapmasters.solver.best_hand import HandAnswer, best_hand
from lanterns.games.mapmasters.solver.best_path import best_path


class Reading:
    """The meter after a reveal.

    ``value`` the player's points, ``optimum`` the best there is (``exact`` or a lower bound), ``below`` the percentage
    (0..100) of ``sampled`` uniform legal layouts whose best path is worth less than the player's value. ``spread``
    counts the sampled layouts by the worth of their best path.
    """

    def __init__(self, value: int, best: HandAnswer, below: float, sampled: int, spread: dict[int, int]) -> None:
        self.value = value
        self.best = best
        self.optimum = best.value
        self.exact = best.exact
        self.below = below
        self.sampled = sampled
        self.spread = spread

    def share(self) -> float:
        """Own value over the optimum, 1.0 when nothing can be had at all."""
        return self.value / self.optimum if self.optimum else 1.0

    def same(self) -> float:
        """The percentage of sampled layouts whose best path is worth just as much."""
        return 100.0 * self.spread.get(self.value, 0) / self.sampled if self.sampled else 0.0


def read(
    hand: list[Card],
    kit: Kit,
    objective: str,
    value: int,
    *,
    edges: str = "lenient",
    connect: str = "open",
    tangled: str = "junction",
    samples: int = 2000,
    seconds: float = 20.0,
    hand_states: int = 0,
    path_states: int = 0,
    seed: int = 0,
) -> Reading:
    """Compare a player's value with the optimum of the hand and with sampled layouts, each with its best path.

    Fewer samples are taken when ``seconds`` run out; the optimum gets the first half of them. Caps of states do the
    same without a clock: ``hand_states`` for the optimum, ``path_states`` for all samples together. 0 is no cap.
    """
    start = perf_counter()
    best = best_hand(
        hand, kit, objective, edges=edges, connect=connect, tangled=tangled, seconds=seconds / 2, states=hand_states
    )
    rng = random.Random(seed)
    below = sampled = states = 0
    spread: dict[int, int] = {}
    while sampled < samples and hand:
        if seconds > 0.0 and sampled % 16 == 0 and perf_counter() - start > seconds:
            break
        if path_states and states >= path_states:
            break
        board = sample_layout(rng, hand, edges, connect)
        if board is None:
            break
        sampled += 1
        answer = best_path(board, kit, objective, tangled=tangled)
        states += answer.states
        below += answer.value < value
        spread[answer.value] = spread.get(answer.value, 0) + 1
    return Reading(value, best, 100.0 * below / sampled if sampled else 0.0, sampled, spread)
