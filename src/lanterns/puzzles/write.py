"""The text of a file of puzzles, as `load` reads it."""

from __future__ import annotations

from lanterns.puzzles.puzzle import Answer, Puzzle, Puzzles


def text_of(puzzles: Puzzles) -> str:
    """The whole file."""
    verbs = ", ".join(f'"{verb}"' for verb in puzzles.verbs)
    head = [
        "# Positions of games between bots in which one answer is clearly best; see docs/puzzles.md.",
        f'game = "{puzzles.game}"',
        f'command = "{puzzles.command}"',
        f'made = "{puzzles.made}"',
        f'unit = "{puzzles.unit}"',
        f"least = {puzzles.least}",
        f"verbs = [{verbs}]",
        f"following = {puzzles.following}",
    ]
    return "\n".join([*head, *(line for one in puzzles.puzzle for line in _puzzle(one))]) + "\n"


def _puzzle(one: Puzzle) -> list[str]:
    # A record holds no quotes of three: its lines are header lines and notation.
    return [
        "",
        "[[puzzle]]",
        f'id = "{one.id}"',
        f"seed = {one.seed}",
        f"seat = {one.seat}",
        f'phase = "{one.phase}"',
        f'step = "{one.step}"',
        f"walks = {one.walks}",
        "answers = [",
        *(f"  {_answer(row)}," for row in one.answers),
        "]",
        f"record = '''\n{one.record}'''",
    ]


def _answer(row: Answer) -> str:
    numbers = f"value = {row.value}, low = {row.low}, high = {row.high}, walks = {row.walks}"
    return f'{{ answer = "{row.answer}", {numbers} }}'
