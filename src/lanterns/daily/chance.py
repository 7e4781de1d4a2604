"""Chance of a day's board: what is drawn as the nth hangs on a seed and on n alone, the same for everybody."""

from __future__ import annotations

from random import Random

from lanterns.core.state import State


def drawn(state: State, seed: str, number: int) -> int:
    """The action of chance that is the `number`th (from 0) of a board, whatever was chosen before it."""
    return state.draw(Random(f"{seed} {number}"))
