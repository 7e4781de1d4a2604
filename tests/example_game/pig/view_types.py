"""What a view of Pig holds, as a type: the OpenAPI document and the tests read it."""

from lanterns.core.view_types import ActionView, View


class PigView(View):
    """Points kept by seat, those of the turn that can still be lost, and the goal."""

    game: str
    options: list[ActionView]
    kept: list[int]
    turn: int
    goal: int
