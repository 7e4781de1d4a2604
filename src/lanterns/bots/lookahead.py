"""Small walks into the future that greedy and mcts share. Every walk owns the state that it changes."""

from __future__ import annotations

from random import Random
from typing import Final

from lanterns.bots.base import Sight
from lanterns.core.roles import AnyPolicy
from lanterns.core.state import State
from lanterns.core.step import AUTO, CHANCE

CHANCE_LIMIT: Final = 64  # a game that asks chance this often in a row is looked at as it stands then


def pick(options: list[int], rng: Random) -> int:
    """One of the options, each as likely."""
    return options[int(rng.random() * len(options))]


def run_chance(state: State, rng: Random) -> int:
    """Draw while chance is asked. Returns how many draws were made."""
    draws = 0
    while not state.lanes and state.stack and state.stack[-1].actor == CHANCE and draws < CHANCE_LIMIT:
        state.answer(state.draw(rng))
        draws += 1
    return draws


def next_seat(state: State, seat: int, rng: Random) -> int:
    """Run chance, and answer at random for others who are asked at the same time as, and unseen by, `seat`.

    Returns the seat whose turn it is to decide, or AUTO when the game is over.
    """
    while True:
        if state.lanes:
            if state.options(seat):
                return seat
            other = state.actor
            state.play(pick(state.options(other), rng), other)
        elif not state.stack:
            return AUTO
        elif state.stack[-1].actor == CHANCE:
            state.answer(state.draw(rng))
        else:
            return state.stack[-1].actor


def worth(policy: AnyPolicy, state: State, seat: int, follow: int) -> float:
    """The evaluation for a seat, after it has answered up to `follow` questions more that come to it at once."""
    if follow <= 0 or state.over or state.actor != seat:
        return float(policy.evaluate(state, seat))
    best = -1.0
    for action in state.options(seat):
        after = state.copy()
        after.play(action, seat)
        value = worth(policy, after, seat, follow - 1)
        best = max(best, value)
    return best


def one_ply(sight: Sight, draws: int, follow: int, policy: AnyPolicy | None = None) -> list[float]:
    """What each option of the seat is worth one ply ahead, in the order of `sight.options`, as the game's own
    evaluation has it or the one that is given.

    An option that leads to chance is averaged over `draws` draws, the same random numbers for every option, so that
    luck does not decide between them.
    """
    judge = sight.game.policy if policy is None else policy
    seat = sight.seat
    base = int(sight.rng.random() * 4294967296.0)
    rng = Random(base)
    values: list[float] = []
    start = sight.sample()
    for action in sight.options:
        state = start.copy()
        state.play(action, seat)
        total = 0.0
        count = 0
        if not state.lanes and state.stack and state.stack[-1].actor == CHANCE:
            for i in range(draws):
                rng.seed(base + i)
                drawn = state.copy()
                run_chance(drawn, rng)
                total += worth(judge, drawn, seat, follow)
                count += 1
        else:
            total = worth(judge, state, seat, follow)
            count = 1
        values.append(total / count)
    return values
