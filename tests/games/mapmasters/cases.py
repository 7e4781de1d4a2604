"""What the tests of Map Masters share: cases written in the language of vector files."""

from __future__ import annotations

from pathlib import Path

from lanterns.games.mapmasters.board.layout import Board, Placed
from lanterns.games.mapmasters.board.path import Path as Line
from lanterns.games.mapmasters.board.script import run
from lanterns.games.mapmasters.solver import vectors

HERE = Path(__file__).parent
RULES = HERE / "vectors" / "rules.vectors"


def case(text: str) -> vectors.Case:
    """One case; the cards X1.. of the rules are known, further ones may be defined in the text."""
    cards = "\n".join(line for line in RULES.read_text("utf-8").splitlines() if line.startswith("card "))
    lines = [line.strip() for line in text.strip().splitlines()]
    for number, line in enumerate(lines):
        if line.startswith("given"):
            lines.insert(number, "case")
            break
    return vectors.parse(cards + "\n" + "\n".join(lines))[0]


def difference(text: str) -> str:
    """First difference between a case and the rules, "" when it holds."""
    return vectors.run(case(text))


def played(text: str, script: str) -> Line:
    """The path of a script on what a ``given`` line lays."""
    one = case(f"{text}\nwhen place\nthen legal")
    return run(one.path(one.board()), script)


def laid(text: str) -> Board:
    """The board of a ``given`` line."""
    return case(f"{text}\nwhen place\nthen legal").board()


def named(board: Board, letter: str) -> Placed:
    """A laid card by its letter."""
    return next(one for one in board.placed if one.name == letter)
