"""Whole games played fast: the loops that simulate, bench and fuzz measure, compiled together with the engine."""

from __future__ import annotations

from random import Random
from typing import Final

from lanterns.bots.base import Bot
from lanterns.core.replay import Play
from lanterns.core.state import State
from lanterns.core.step import CHANCE

DECISION_LIMIT: Final = 100_000  # no game of the house is near it; one that gets there will not end


class Tally:
    """What was played: `seats` actions chosen by seats and `chance` actions drawn, all through State.play."""

    def __init__(self) -> None:
        self.seats: int = 0
        self.chance: int = 0

    @property
    def decisions(self) -> int:
        return self.seats + self.chance


def play_random(state: State, rng: Random, tally: Tally) -> None:
    """Play a state to its end, every legal action of a seat as likely, chance by its exact weights."""
    seats = 0
    chance = 0
    while not state.over and seats + chance < DECISION_LIMIT:
        if not state.lanes and state.stack[-1].actor == CHANCE:
            state.answer(state.draw(rng))
            chance += 1
        else:
            options = state.options()
            state.answer(options[int(rng.random() * len(options))])
            seats += 1
    tally.seats += seats
    tally.chance += chance


def play_bots(state: State, bots: list[Bot], rng: Random, tally: Tally) -> None:
    """Play a state to its end with one bot per seat; `rng` draws for chance alone."""
    seats = 0
    chance = 0
    while not state.over and seats + chance < DECISION_LIMIT:
        if not state.lanes and state.stack[-1].actor == CHANCE:
            state.answer(state.draw(rng))
            chance += 1
        else:
            seat = state.actor
            state.play(bots[seat].choose(state, seat), seat)
            seats += 1
    tally.seats += seats
    tally.chance += chance


def play_on(play: Play, bots: list[Bot], rng: Random) -> None:
    """Play a game on to its end into its record, with one bot per seat; `rng` draws for chance alone."""
    while not play.state.over:
        actor = play.state.actor
        play.play(play.state.draw(rng) if actor == CHANCE else bots[actor].choose(play.state, actor), actor)
