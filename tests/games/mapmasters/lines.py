"""The lines of the small cases that the client draws, walked by the rules: `python -m tests.games.mapmasters.lines`
writes them anew into src/lanterns/rules/learning/mapmasters.json."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import lanterns.rules
from lanterns.games.mapmasters.board.laid import LaidBoard
from lanterns.games.mapmasters.board.layout import Board
from lanterns.games.mapmasters.board.path import Path as Line
from lanterns.games.mapmasters.board.script import move_of, play
from lanterns.games.mapmasters.board.trace import step_view
from lanterns.games.mapmasters.board.vocabulary import FACES
from lanterns.games.mapmasters.solver import vectors
from lanterns.games.mapmasters.versus.verbs import FIRST_PIECE, PIECE_NAMES

FILE = Path(lanterns.rules.__file__).resolve().parent / "learning" / "mapmasters.json"
# What lies, in the notation of rules 2.4, and the line through it; "" draws none.
CASES = {
    "start": ("a=S1@0,0", "T"),
    "find": ("a=S5@0,0", "L1 >R1"),
    "chords": ("a=S4@0,0 b=S1@1,0", "a.L2 >h1 >R1 >j1 >j2 >L2 >h1"),
    "guarded": ("a=S2@0,0", "L1 >h1{i} >B"),
    "lock": ("a=S4@0,0", "L2 >h1 >j1{i} >T"),
    "stairs": ("a=S7@0,0", "T >s1 >s2 >B"),
    "pit": ("a=D02@0,0", "T >p1 fall1 >s1 >L2"),
    "circle": ("a=D37@0,0 b=D01@0,2; kit t:p", "a.T >o1 tp:a.o1:b.o1{t} >R2"),
    "lay": ("a=S2@0,0 b=S4@1,1", ""),
    "exit": ("a=S6@0,0", "L1 >h1 >R2"),
    "line": ("a=S4@0,0 b=S2@1,0 c=S3@2,0", "a.L2 >h1 >R1 >h1{i} >R2 >h1 >j1 >s1 >s2 >R2"),
}


class Shown(LaidBoard):
    """A board whose cards are called by their faces, as the view calls them."""

    def __init__(self, board: Board) -> None:
        super().__init__(board, [FACES.index(one.card.id) for one in board.placed])

    def card_label(self, order: int) -> str:
        return FACES[self.faces[order]]

    def piece_label(self, piece: int) -> str:
        order = self.board.piece_card[piece]
        return PIECE_NAMES[FIRST_PIECE[self.faces[order]] + piece - self.board.first_piece[order]]


def told(name: str) -> dict[str, Any]:
    """A case as the client draws it: the cards that lie and the steps of the line."""
    given, script = CASES[name]
    case = vectors.parse(f"{name}\ngiven {given}\nwhen place\nthen legal")[0]
    board = case.board()
    laid = Shown(board)
    cards = [
        {"card": one.card.id, "cost": one.card.cost, "x": one.x, "y": one.y, "turned": one.turned}
        for one in board.placed
    ]
    path: Line = case.path(board)
    trace = []
    for token in script.split():
        after = play(path, token)
        trace.append(step_view(laid, path, move_of(path, token) if path.start >= 0 else None, after, ""))
        path = after
    return {"cards": cards, "trace": trace}


def text() -> str:
    """The file of all cases."""
    rows = [f" {json.dumps(name)}: {json.dumps(told(name), separators=(',', ':'))}" for name in CASES]
    return "{\n" + ",\n".join(rows) + "\n}\n"


if __name__ == "__main__":
    FILE.write_text(text(), "utf-8")
