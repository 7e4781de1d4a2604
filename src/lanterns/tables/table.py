"""A table: who sits at it, the game that they play, its log and its clocks, and what is done with all four at once."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random, SystemRandom

from lanterns.bots.topics import topics_of
from lanterns.core.event import Event
from lanterns.core.game import AnyGame
from lanterns.core.history import Move
from lanterns.core.present import Present
from lanterns.core.record import Line, line_text
from lanterns.core.state import State
from lanterns.core.step import CHANCE, NO_SEAT, PEOPLE, SPECTATOR
from lanterns.tables.parts.clocks import Clocks
from lanterns.tables.parts.course import Course
from lanterns.tables.parts.entry import CONTROL, PEOPLE_KIND, Entry, action_kind
from lanterns.tables.parts.log import Log
from lanterns.tables.parts.match import PLAYING, Match
from lanterns.tables.parts.opened import Open
from lanterns.tables.parts.pace import LANE, Pace
from lanterns.tables.parts.seating import Seating
from lanterns.tables.parts.seats import NOBODY
from lanterns.tables.refused import Refused

_system = SystemRandom()


class Table:
    """`at` is the time of what is being done, told from outside before each command (see lobby, answers, rewind,
    presence and access); what it does is in `log.fresh` then."""

    def __init__(self, ident: str, game: AnyGame) -> None:
        self.id = ident
        self.game = game
        self.options: dict[str, str] = {}
        self.title = ""
        self.chat_on = True
        self.hints: bool | None = None  # what the host says; None: on when one person plays
        self.rated = False  # whether it counts for the ratings of its people
        self.seed: int | None = None
        self.created = 0.0
        self.updated = 0.0
        self.at = 0.0
        self.seating = Seating()
        self.match = Match(game)
        self.log = Log()
        self.clocks = Clocks(game)
        self.pace = Pace()
        self.course: Course | None = None  # the lesson that is played here
        self.open: Open | None = None  # to everybody on this server, as it is listed there

    @property
    def seq(self) -> int:
        """How many entries its log has."""
        return self.log.seq

    @property
    def version(self) -> int:
        """How many lines its record has."""
        return self.log.version

    @property
    def status(self) -> str:
        """LOBBY, PLAYING or OVER."""
        return self.match.status

    @property
    def state(self) -> State | None:
        """The position, from the start on; see `shown_state` for what may be shown of it."""
        return self.match.state

    # who may do what

    def moving_by(self, by: int, seat: int) -> Present:
        """The position, when this person plays this seat now. Raises Refused."""
        chair = self.seating.own_chair(by, seat)
        present = self.match.moving()
        if chair.bot:
            raise Refused("not-your-seat", "a bot plays for this seat; sit down again first")
        return present

    def require_current(self, seat: int, version: int) -> None:
        """The version must be one at which the seat had the question that it has now. Raises Refused."""
        if not self.match.since[seat] <= version <= self.version:
            raise Refused("stale")

    def bots_asked(self) -> list[int]:
        """The seats that are asked now and that a bot answers for."""
        if self.match.paused or (self.course is not None and self.course.waits):
            return []
        asked = [seat for seat in self.match.asked() if self.seating.chairs[seat].bot]
        scripted = self.scripted()
        return asked if scripted is None else [seat for seat in asked if seat == scripted[0]]

    def scripted(self) -> Move | None:
        """What the lesson that is played here says next; None without one, beside its script and at its end."""
        if self.course is None or self.match.present is None:
            return None
        return self.course.next(self.match.present.stood)

    def eyes(self, persons: Sequence[int], seat: int | None) -> int:
        """Through which seat these persons look: the one they name, else their asked one, else their first, else none.

        Raises Refused for a seat that is not theirs.
        """
        mine = self.seating.held_by(persons)
        if seat is None:
            asked = [i for i in mine if i in self.match.asked()]
            return (asked or mine or [SPECTATOR])[0]
        if seat != SPECTATOR and seat not in mine:
            raise Refused("not-your-seat")
        return seat

    @property
    def hinted(self) -> bool:
        """Whether the game has hints to give."""
        return any(topic.hint for topic in topics_of(self.game).values())

    @property
    def hints_on(self) -> bool:
        """Whether topics of study that say what to do are answered here."""
        if self.rated:
            return False
        if self.hints is not None:
            return self.hints
        return len(self.seating.players_left()) <= 1 and self.seating.open_seat() < 0

    def may_export(self) -> bool:
        """Whether the record may be handed out: of a game with secrets only once it is over, and then to everybody.

        It tells what a bot does unseen as well as what a person does, and cards that lie face down for all.
        """
        return not self.game.hidden.imperfect(self.options) or self.status != PLAYING

    # what lies face down

    def covered(self) -> list[int]:
        """The seats whose hands nobody may see now: their clocks have not begun, or the game is paused."""
        state = self.match.playing
        return [] if state is None else self.clocks.covered(state, self.match.paused)

    def covered_in(self, seq: int) -> list[int]:
        """The seats whose hands nobody may see in that entry of the log."""
        if self.match.playing is None or not self.clocks.veils:
            return []
        return self.clocks.covered_in(seq, self.covered())

    def covers(self) -> list[tuple[int, int, int]]:
        """Seat, first and last line: the positions of the record in which nobody may see a hand."""
        return [] if self.match.playing is None else self.clocks.covers(self.covered())

    def shown_state(self) -> State:
        """The position as it may be viewed and studied; not to be changed. Raises Refused before the start."""
        state = self.match.state
        if state is None:
            raise Refused("not-started")
        covered = self.covered()
        return self.game.timed.face_down(state, covered) if covered else state

    # writing down

    def note(self, word: str, person: int = NOBODY, seat: int = NO_SEAT, text: str = "") -> None:
        """What somebody did at the table, which is no line of the record."""
        self.log.note(Entry(0, self.at, PEOPLE_KIND, seat=seat, person=person, word=word, text=text))

    def write_action(self, actor: int, code: int) -> None:
        """Play an action of a seat or of chance and write its line. Raises IllegalAction without any change."""
        match = self.match
        assert match.present is not None
        at_once = bool(match.present.state.lanes)
        if self.course is not None:
            self.course.wrote(match.present.stood, actor, code)
        events = match.play(actor, code)
        state = match.present.state
        if at_once:
            self.clocks.answered(state, actor, self.at)
        hidden = self.game.hidden.imperfect(self.options) or at_once
        self.write_line(Line(actor, code), action_kind(actor), events, hidden)
        if not at_once and state.lanes:
            self.set_clocks()
        if at_once and state.lanes:
            match.since[actor] = self.version
        else:
            match.asks_anew(self.version)
        match.proposal = None
        if state.over:
            match.end(self.seating.resigned())
        self.keep_time()

    def keep_time(self, *, back: int = 0) -> None:
        """Time runs, by the terms of the table, for whoever is asked now. `back`: so many answers were taken back."""
        chairs, match = self.seating.chairs, self.match
        at_once = match.playing is not None and bool(match.playing.lanes)
        asked = [seat for seat in match.asked() if not chairs[seat].bot]
        questions = {seat: LANE if at_once else match.since[seat] for seat in asked}
        persons = {seat: chairs[seat].person for seat in asked}
        self.pace.settle(questions, persons, self.at, stands=match.paused, back=back)

    def set_clocks(self) -> None:
        """Clocks at zero for the seats that are asked now."""
        present = self.match.present
        assert present is not None
        self.clocks.begin(present.state, present.stood, self.seating.chairs, self.at, self.log.fresh)

    def write_control(self, line: Line, person: int = NOBODY) -> None:
        """A line about what people do to the game."""
        if line.count or line.word == "resign":
            self.match.trace.rewound(line.word, line.count, line.seat)
        self.write_line(line, CONTROL, [], False, person)
        if not line.count:  # what goes back keeps the time itself, when the questions are known
            self.keep_time()

    def write_seat(self, seat: int) -> None:
        """Who plays a seat from now on."""
        chair = self.seating.chairs[seat]
        self.write_control(Line(PEOPLE, word="seat", seat=seat, text=str(chair.seat(seat))), chair.person)

    def write_line(self, line: Line, kind: str, events: list[Event], hidden: bool, person: int = NOBODY) -> None:
        seat = line.seat if line.actor == PEOPLE else line.actor
        entry = Entry(0, self.at, kind, seat=seat, person=person, code=line.action, hidden=hidden, events=events)
        entry.word, entry.count, entry.text = line.word, line.count, line_text(self.game, line)
        entry.sum = self.match.trace.sum
        self.log.write(entry)

    # chance

    def run_chance(self, stop: int | None = None) -> None:
        """Draw while chance is asked, until `stop` actions stand. A seed fixes the draws, each by the number of actions
        that stand; a lesson says them, and waits beside its script."""
        while self.status == PLAYING and self.match.present is not None and self.match.present.state.actor == CHANCE:
            present = self.match.present
            scripted = self.scripted()
            if present.stood == stop or (self.course is not None and self.course.waits):
                return
            if scripted is not None:
                self.write_action(*scripted)
                continue
            rng: Random = _system if self.seed is None else Random(self.seed * 1_000_003 + present.stood)
            state = present.state
            seconds = self.clocks.seconds(self.seating.chairs, rng, self.at) if self.clocks.by_seat else None
            code = -1 if seconds is None else self.game.timed.clock_action(state, seconds)
            self.write_action(CHANCE, state.draw(rng) if code < 0 else code)

    # the start

    def begin(self, present: Present) -> None:
        """From here on it is a game, with the seats as they are now."""
        self.match.begin(present, [chair.seat(i) for i, chair in enumerate(self.seating.chairs)])
        self.seating.join_code = ""
        self.seating.join_expires = 0.0
        self.pace.begin(len(self.seating.chairs))
        self.keep_time()
        if self.open is not None and not self.open.watch:
            self.open = None
