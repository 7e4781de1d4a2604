"""The actions of a record that stand, with the positions between them, of a game that is over."""

from __future__ import annotations

from lanterns.core.errors import LanternsError
from lanterns.core.history import History, Kept, Meter, Stand, standing
from lanterns.core.record import Record, given_up
from lanterns.core.replay import resume
from lanterns.core.state import State
from lanterns.core.step import CHANCE

KEEP_MOST = 400  # copies of a state


class Unfinished(LanternsError):
    """The game of a record still goes on, so that nobody looks into it yet."""


class Timeline:
    """Actions 1 to `len` and the positions 0 (the first question) to `len` after them.

    `moves` and the record's `lines` of them stand by their number less one. `dealt`: how many actions of chance there
    were before anybody was asked.
    """

    def __init__(self, record: Record, stands: list[Stand], over: bool) -> None:
        self.record = record
        self.game = record.game
        self.moves = [(actor, action) for _, actor, action in stands]
        self.lines = [line for line, _, _ in stands]
        self.over = over
        self.history = History.of_moves(self.moves)
        self.kept = Kept(self.history, record.game.new(record.options), KEEP_MOST)
        asked = [number for number, (actor, _) in enumerate(self.moves, 1) if actor != CHANCE]
        self.dealt = asked[0] - 1 if asked else len(self.moves)

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
    return Timeline(record, standing(record.lines), play.state.over)
