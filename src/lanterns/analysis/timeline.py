"""The actions of a record that stand, with the positions between them, of a game that is over."""

from __future__ import annotations

from lanterns.core.errors import LanternsError
from lanterns.core.history import History, Kept, Meter, Move
from lanterns.core.record import Line, Record, given_up
from lanterns.core.replay import resume
from lanterns.core.state import State
from lanterns.core.step import CHANCE, PEOPLE

KEEP_MOST = 400  # copies of a state


class Unfinished(LanternsError):
    """The game of a record still goes on, so that nobody looks into it yet."""


class Timeline:
    """Actions 1 to `len` and the positions 0 (the first question) to `len` after them.

    `lines` are the record's lines of the actions, by their number less one. `dealt`: how many actions of chance there
    were before anybody was asked.
    """

    def __init__(self, record: Record, moves: list[Move], lines: list[int], over: bool) -> None:
        self.record = record
        self.game = record.game
        self.moves = moves
        self.lines = lines
        self.over = over
        self.history = History.of_moves(moves)
        self.kept = Kept(self.history, record.game.new(record.options), KEEP_MOST)
        asked = [number for number, (actor, _) in enumerate(moves, 1) if actor != CHANCE]
        self.dealt = asked[0] - 1 if asked else len(moves)

    def __len__(self) -> int:
        return len(self.moves)

    def state(self, number: int) -> State:
        """A copy of the position after that many actions."""
        return self.kept.state(number)


def timeline(record: Record, meter: Meter | None = None) -> Timeline:
    """The timeline of a finished record, which is replayed strictly. Raises BadRecord, Unfinished, and what `meter`
    raises."""
    play = resume(record, meter)
    _, given = given_up(play.seats(), record.lines)
    if not play.state.over and not given:
        raise Unfinished("the game of this record is not over: it is looked into when it is", record.file)
    moves, lines = standing(record.lines)
    return Timeline(record, moves, lines, play.state.over)


def standing(lines: list[Line]) -> tuple[list[Move], list[int]]:
    """The actions that stand after these lines, and the number of the line that each was played on."""
    kept: list[tuple[Move, int]] = []
    for number, line in enumerate(lines, 1):
        if line.actor != PEOPLE:
            kept.append(((line.actor, line.action), number))
        elif line.word == "retract":
            mine = [at for at, (move, _) in enumerate(kept) if move[0] == line.seat]
            gone = set(mine[len(mine) - line.count :])
            kept = [one for at, one in enumerate(kept) if at not in gone]
        elif line.count:
            del kept[len(kept) - line.count :]
    return [move for move, _ in kept], [number for _, number in kept]
