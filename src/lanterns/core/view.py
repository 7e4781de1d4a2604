"""The parts of a view that are the same for every game: what is asked, and what may be answered."""

from __future__ import annotations

from lanterns.core.state import State
from lanterns.core.step import CHANCE
from lanterns.core.verbs import VerbTable
from lanterns.core.view_types import ActionView, QuestionView


def question_view(state: State, seat: int) -> QuestionView | None:
    """The open question as a seat (or SPECTATOR) sees it: its own, or that of the one who is asked; None at the end,
    and where others answer unseen. `params` is what its sentence needs to know besides the step's name."""
    actors = state.actors()
    shown = seat if seat in actors else (actors[0] if actors and not state.lanes else None)
    step = state.question(shown) if shown is not None else None
    if step is None:
        return None
    return {"step": step.name, "actor": step.actor, "rules": list(step.rules), "params": step.params(state, seat)}


def answers_view(state: State, seat: int, verbs: VerbTable) -> list[ActionView]:
    """The options of the seat that looks, none when it is not asked."""
    if seat == CHANCE or seat not in state.actors():
        return []
    return [verbs.to_json(code) for code in state.options(seat)]
