"""Play couples a state with the record that grows with it; `replay` turns a record back into its state, strictly."""

from __future__ import annotations

from collections.abc import Iterator

from lanterns.core.errors import BadRecord, IllegalAction
from lanterns.core.event import Event
from lanterns.core.game import AnyGame, Options, as_texts
from lanterns.core.history import KEEP_EVERY, History, Kept, Meter, Move
from lanterns.core.record import CONTROLS, NO_SUM, TRACE, Line, Record, Seat, line_text
from lanterns.core.state import State
from lanterns.core.step import ANYONE, NO_SEAT, PEOPLE
from lanterns.core.texts import NOTE_LENGTH, one_line
from lanterns.core.trace import Trace


class Play:
    """A game in progress: `state`, its `record`, and its `history`, which tells the actions that stand.

    `trace` is the digest of what the rules did so far. `state` collects events; do not play on it other than through
    `play`.
    """

    def __init__(
        self, record: Record, state: State | None = None, trace: Trace | None = None, meter: Meter | None = None
    ) -> None:
        """Begin at the first question of the record's options, or at `state`, which must be where `record.lines` lead,
        with their `trace` (they are not replayed)."""
        self.record = record
        self.meter = meter
        self.game: AnyGame = record.game
        self.kept = Kept(History(), self.game.new(record.options))
        if state is None:
            state = self.kept.root.copy()
        else:
            self.kept.history = History.of(record.lines)
        self.state: State = state
        self.state.listen()
        self.trace = trace.copy() if trace is not None else Trace()

    @property
    def history(self) -> History:
        """Which actions stand."""
        return self.kept.history

    @property
    def moves(self) -> list[Move]:
        """The actions that stand, oldest first."""
        return self.history.standing()

    @staticmethod
    def new(game: AnyGame, options: Options | None = None, seats: list[Seat] | None = None) -> Play:
        """A fresh game and an empty record; raises BadOptions. `seats` may be left out where nobody reads the names."""
        return Play(Record(game, as_texts(options), seats or []))

    def play(self, action: int, actor: int = ANYONE) -> list[Event]:
        """Play an action and write it down; what happened is returned. Raises IllegalAction without any change."""
        state = self.state
        who = state.actor if actor == ANYONE else actor
        if self.meter is not None:
            self.meter(1)
        history = self.history
        if len(history) % KEEP_EVERY == 0:
            self.kept.keep(history.now, state)
        legal = state.options(who)
        state.play(action, who)
        self.trace.answered(who, legal, action)
        if state.over:
            self.trace.ended(self.game.end_reason(state), self.game.results(state))
        history.add(who, action)
        self._write(Line(who, action))
        return state.take_events()

    def _write(self, line: Line) -> None:
        self.record.lines.append(line)
        self.record.sums += [NO_SUM] * (len(self.record.lines) - 1 - len(self.record.sums))
        self.record.sums.append(self.trace.sum)

    def undo(self, count: int, seat: int, word: str = "undo") -> None:
        """Take back the last `count` actions that stand (`word`: undo, or takeback, which marks the game), or those of
        `seat` alone (`word`: retract). `seat` is who did it. Raises IllegalAction without any change."""
        self._apply(Line(PEOPLE, word=word, count=count, seat=seat))

    def write(self, word: str, seat: int = NO_SEAT, text: str = "") -> None:
        """Write down one of the other CONTROLS: resign, seat (`text` is `NAME (KIND)`), note."""
        self._apply(Line(PEOPLE, word=word, seat=seat, text=one_line(text, NOTE_LENGTH)))

    def follow(self, line: Line) -> list[Event]:
        """Do again what a line of a record says. Raises IllegalAction."""
        if line.actor != PEOPLE:
            events = self.play(line.action, line.actor)
            self.record.lines[-1] = line
            return events
        self._apply(line)
        return []

    def own_tail(self, seat: int) -> int:
        """How many actions a seat may undo freely: its own since the last action of chance or of another seat."""
        return self.history.own_tail(seat)

    def text(self) -> str:
        """The record so far, as a file that `parse_record` reads and `replay` accepts."""
        return self.record.text(self.trace.hex)

    def seats(self) -> list[Seat]:
        """Who plays each seat now, replacements included."""
        seats = list(self.record.seats)
        for line in self.record.lines:
            if line.word == "seat":
                name, _, kind = line.text.rpartition(" (")
                seats[line.seat] = Seat(name, kind.rstrip(")"))
        return seats

    def _apply(self, line: Line) -> None:
        if line.word not in CONTROLS:
            raise IllegalAction(f"there is no '! {line.word}'")
        if line.word != "note" and not 0 <= line.seat < self.game.players(self.state):
            raise IllegalAction(f"there is no seat {line.seat}")
        if line.word == "seat" and not self.record.seats:
            raise IllegalAction("the header names no seats, so none can change hands")
        if line.count:
            self._take_back(line)
        if line.count or line.word == "resign":
            self.trace.rewound(line.word, line.count, line.seat)
        self._write(line)

    def _take_back(self, line: Line) -> None:
        if line.word == "retract" and not self.state.lanes:
            raise IllegalAction("only while several seats are asked at once can one of them retract alone")
        node = self.history.back(line.word, line.count, line.seat)
        self.state = self.kept.state(node, self.meter)
        self.kept.forget_beside(node)
        self.history.now = node
        self.state.listen()


class Position:
    """A moment of a replay: the line that led there (None at the start), the state after it, what happened on the way.

    `state` goes on changing with the replay: copy it to keep it.
    """

    def __init__(self, line: Line | None, state: State, events: list[Event]) -> None:
        self.line = line
        self.state = state
        self.events = events


def positions(record: Record) -> Iterator[Position]:
    """Every position of a record in turn, the first question first. Raises BadRecord at the first line that fails."""
    play = _empty(record)
    yield Position(None, play.state, play.state.take_events())
    for line in record.lines:
        events = follow_line(play, record, line)
        yield Position(line, play.state, events)
    check_end(record, play)


def resume(record: Record, meter: Meter | None = None) -> Play:
    """Replay a record strictly and be ready to go on with it. Raises BadRecord with file and line, and what `meter`
    raises."""
    play = _empty(record, meter)
    for line in record.lines:
        follow_line(play, record, line)
    check_end(record, play)
    return play


def replay(record: Record) -> State:
    """The state that a record leads to; the record is checked against the digest of its end line. Raises BadRecord."""
    return resume(record).state


def _empty(record: Record, meter: Meter | None = None) -> Play:
    return Play(Record(record.game, record.options, record.seats, record.file), meter=meter)


def follow_line(play: Play, record: Record, line: Line) -> list[Event]:
    """Do the next line of a record again; its sum is compared. Raises BadRecord with file and line."""
    at = len(play.record.lines)
    try:
        events = play.follow(line)
    except IllegalAction as error:
        message = f"'{line_text(play.game, line)}': {error.message}"
        raise BadRecord(message, record.file, line.number) from error
    if at < len(record.sums) and record.sums[at] not in (NO_SUM, play.trace.sum):
        message = (
            f"'{line_text(play.game, line)}': the record was altered here or shortly before, or its rules were: "
            f"the sum of this line is {play.trace.sum}, the record says {record.sums[at]}"
        )
        raise BadRecord(message, record.file, line.number)
    return events


def check_end(record: Record, play: Play) -> None:
    """Compare the end line, after the last line of a record; one of before says how another program kept the state, and
    is no longer compared. Raises BadRecord."""
    if record.digest and record.kind == TRACE and record.digest != play.trace.hex:
        message = f"the record was altered: it leads to trace {play.trace.hex}, its end says {record.digest}"
        raise BadRecord(message, record.file, record.end_number)
