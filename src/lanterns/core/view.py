"""The part of a view that is the same for every game: who is asked, what, and what may be answered."""

from __future__ import annotations

from typing import Any

from lanterns.core.state import State
from lanterns.core.step import CHANCE
from lanterns.core.verbs import VerbTable


def question_view(state: State, seat: int, verbs: VerbTable, end_reason: str) -> dict[str, Any]:
    """Version, actors and the open question, with the options of the viewer if the viewer is asked.

    `version` is the number of actions played: an answer names the version it was chosen at. `question.params` is what
    the sentence of the question needs to know besides the step's name.
    """
    actors = state.actors()
    shown = seat if seat in actors else (actors[0] if actors and not state.lanes else None)
    step = state.question(shown) if shown is not None else None
    options: list[dict[str, Any]] = []
    if seat in actors and seat != CHANCE:
        options = [verbs.to_json(code) for code in state.options(seat)]
    return {
        "version": state.ply,
        "over": state.over,
        "end_reason": end_reason,
        "actors": list(actors),
        "question": None
        if step is None
        else {"step": step.name, "actor": step.actor, "rules": list(step.rules), "params": step.params(state, seat)},
        "options": options,
    }
