"""What a table is made of, and the questions that lobby and play both ask of it."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random, SystemRandom
from typing import Any

from lanterns.bots import pace
from lanterns.core.event import Event
from lanterns.core.game import Game
from lanterns.core.present import Present
from lanterns.core.record import PEOPLE, Line, line_text
from lanterns.core.state import State
from lanterns.core.step import CHANCE
from lanterns.core.texts import NAME_LENGTH, one_line
from lanterns.core.trace import Trace
from lanterns.tables.clocks import Clock
from lanterns.tables.entry import CONTROL, Entry, action_kind
from lanterns.tables.entry import PEOPLE as PEOPLE_KIND
from lanterns.tables.looks import distinct
from lanterns.tables.refused import Refused
from lanterns.tables.seats import NOBODY, OPEN, PERSON, Chair, Opened, Person
from lanterns.tables.veils import Veil

LOBBY, PLAYING, OVER = "lobby", "playing", "over"

_system = SystemRandom()


class TableBase:
    """`at` is the time of what is being done, told from outside before each deed; `fresh` collects its entries.

    `version` counts the lines of the record, `seq` the entries of the log. `since[seat]` is the version from which the
    seat's question is the one it has now: an answer chosen at an older version is stale.
    """

    def __init__(self, ident: str, game: Game) -> None:
        self.id = ident
        self.game = game
        self.options: dict[str, str] = {}
        self.title = ""
        self.chat_on = True
        self.hints: bool | None = None  # what the host says; None: on when one person plays
        self.seed: int | None = None
        self.status = LOBBY
        self.paused = False
        self.chairs: list[Chair] = []
        self.people: list[Person] = []
        self.devices: dict[int, list[Opened]] = {}  # by person
        self.opened = 0  # how many devices were ever let in
        self.links: dict[int, float] = {}  # until when a link for another device of a seat's person works
        self.seq = 0
        self.version = 0
        self.created = 0.0
        self.updated = 0.0
        self.join_code = ""
        self.join_expires = 0.0
        self.proposal: dict[str, Any] | None = None  # person, seat, count, agreed: list of persons
        self.header: list[list[str]] = []  # name and kind by seat, as the record begins
        self.since: list[int] = []
        self.marked = False
        self.result: dict[str, Any] | None = None
        self.board: Present | None = None
        self.trace = Trace()  # of the record so far
        self.clocks: list[Clock] = []  # by seat, while time counts
        self.clocked_from = 0  # how many actions stood when these clocks were set
        self.veils: list[Veil] = []
        self.at = 0.0
        self.fresh: list[Entry] = []

    # who

    def person(self, ident: int) -> Person:
        """Raises Refused for nobody of this table."""
        if not 0 <= ident < len(self.people) or self.people[ident].gone:
            raise Refused("not-at-table")
        return self.people[ident]

    def seats_of(self, person: int) -> list[int]:
        return [i for i, chair in enumerate(self.chairs) if chair.person == person and person != NOBODY]

    def chair(self, seat: int) -> Chair:
        if not 0 <= seat < len(self.chairs):
            raise Refused("not-found", f"there is no seat {seat}")
        return self.chairs[seat]

    def own_chair(self, by: int, seat: int) -> Chair:
        """The chair, when this person holds it. Raises Refused."""
        self.person(by)
        chair = self.chair(seat)
        if chair.person != by:
            raise Refused("not-your-seat")
        return chair

    def require_host(self, by: int) -> Person:
        person = self.person(by)
        if not person.host:
            raise Refused("host-only")
        return person

    def require_seated(self, by: int) -> Person:
        """Somebody who holds a seat, or the host. Raises Refused."""
        person = self.person(by)
        if not person.host and not self.seats_of(by):
            raise Refused("not-at-table")
        return person

    def players_left(self) -> list[int]:
        """The persons who hold a seat that has not resigned, a bot standing in or not."""
        held = [chair.person for chair in self.chairs if chair.person != NOBODY and not chair.resigned]
        return sorted(set(held))

    @property
    def hinted(self) -> bool:
        """Whether the game has hints to give."""
        return any(topic.hint for topic in self.game.topics().values())

    @property
    def hints_on(self) -> bool:
        """Whether topics of study that say what to do are answered here."""
        if self.hints is not None:
            return self.hints
        return len(self.players_left()) <= 1 and all(chair.kind != OPEN for chair in self.chairs)

    # when

    def require_lobby(self) -> None:
        if self.status != LOBBY:
            raise Refused("already-started")

    def running(self) -> Present:
        """The board of a game that goes on. Raises Refused."""
        if self.status == LOBBY or self.board is None:
            raise Refused("not-started")
        if self.status == OVER:
            raise Refused("over")
        return self.board

    def moving(self) -> Present:
        """The board of a game that goes on and is not paused. Raises Refused."""
        board = self.running()
        if self.paused:
            raise Refused("paused")
        return board

    @property
    def state(self) -> State | None:
        return self.board.state if self.board else None

    # writing down

    def note(
        self,
        word: str,
        person: int = NOBODY,
        seat: int = -1,
        text: str = "",
        kind: str = PEOPLE_KIND,
        events: Sequence[Event] = (),
        count: int = 0,
    ) -> None:
        """An entry that is no line of the record."""
        self.seq += 1
        self.fresh.append(
            Entry(
                self.seq,
                self.at,
                kind,
                seat=seat,
                person=person,
                word=word,
                text=text,
                events=list(events),
                count=count,
            )
        )

    def write_action(self, actor: int, code: int) -> None:
        """Play an action of a seat or of chance and write its line. Raises IllegalAction without any change."""
        assert self.board is not None
        state = self.board.state
        asked_at_once = bool(state.lanes)
        legal = state.options(actor)
        events = self.board.play(actor, code)
        self.trace.answered(actor, legal, code)
        if state.over:
            self.trace.ended(state.end_reason(), state.results())
        if asked_at_once:
            self._clock(actor)
        hidden = self.game.hides(self.options) or asked_at_once
        self._line(Line(actor, code), action_kind(actor), events, hidden)
        if not asked_at_once and self.board.state.lanes:
            self.new_clocks()
        if asked_at_once and self.board.state.lanes:
            self.since[actor] = self.version
        else:
            self.since = [self.version] * len(self.chairs)
        self.proposal = None
        if self.board.state.over:
            self._end()

    def _clock(self, actor: int) -> None:
        """Keep a seat's own clock after its answer, until it is done."""
        assert self.board is not None
        if self.clocks and actor >= 0:
            self.clocks[actor].start(self.at)
            if not self.board.state.options(actor):
                self.clocks[actor].stop(self.at)

    def new_clocks(self) -> None:
        """Clocks at zero for the seats that are asked now; a bot's runs at once, a person's from their first look, and
        until then what they will look at lies face down."""
        assert self.board is not None
        clocked = self.game.clocked(self.board.state)
        self.clocks = [Clock() for _ in self.chairs] if clocked else []
        self.clocked_from = self.board.stood
        self.veils = [veil for veil in self.veils if veil.ended]
        for seat in clocked:
            veil = self._veil(seat)
            self.veils.append(veil)
            if self.chairs[seat].bot:
                self.clocks[seat].start(self.at)
                veil.lifted = True
            else:
                self._withhold(veil)

    def _veil(self, seat: int) -> Veil:
        """From the last entry of this deed that tells the hand of a seat; over all where none does."""
        for entry in reversed(self.fresh):
            if any(self.game.shows_hand(event) == seat for event in entry.events):
                return Veil(seat, entry.seq, entry.line)
        return Veil(seat)

    def _withhold(self, veil: Veil) -> None:
        """What a seat's hand is waits to be told until its clock begins."""
        for entry in self.fresh:
            if entry.seq == veil.seq:
                veil.events = [event for event in entry.events if self.game.shows_hand(event) == veil.seat]
                entry.events = [event for event in entry.events if event not in veil.events]

    # what lies face down

    def covered(self) -> list[int]:
        """The seats whose hands nobody may see now: their clocks have not begun, or the game is paused."""
        if not self.veils or self.status != PLAYING or self.board is None:
            return []
        clocked = self.game.clocked(self.board.state)
        over = {veil.seat for veil in self.veils if not veil.ended and (self.paused or not veil.lifted)}
        return [seat for seat in clocked if seat in over]

    def covered_in(self, seq: int) -> list[int]:
        """The seats whose hands nobody may see in that entry of the log."""
        if not self.veils or self.status != PLAYING:
            return []
        now = self.covered()
        over = [veil for veil in self.veils if veil.seq <= seq <= veil.last_seq and (veil.ended or veil.seat in now)]
        return [veil.seat for veil in over]

    def covers(self) -> list[tuple[int, int, int]]:
        """Seat, first and last line: the positions of the record in which nobody may see a hand."""
        if not self.veils or self.status != PLAYING:
            return []
        now = self.covered()
        return [(veil.seat, veil.line, veil.last_line) for veil in self.veils if veil.ended or veil.seat in now]

    def shown_state(self) -> State:
        """The position as it may be viewed and studied; not to be changed. Raises Refused before the start."""
        if self.board is None:
            raise Refused("not-started")
        covered = self.covered()
        return self.game.face_down(self.board.state, covered) if covered else self.board.state

    def write_control(self, line: Line, person: int = NOBODY) -> None:
        if line.count or line.word == "resign":
            self.trace.rewound(line.word, line.count, line.seat)
        self._line(line, CONTROL, [], False, person)

    def _line(self, line: Line, kind: str, events: list[Event], hidden: bool, person: int = NOBODY) -> None:
        self.seq += 1
        self.version += 1
        seat = line.seat if line.actor == PEOPLE else line.actor
        self.fresh.append(
            Entry(
                self.seq, self.at, kind, self.version, seat, person, line.action, hidden, line.word, line.count,
                line_text(self.game, line), events, self.trace.sum,
            )
        )  # fmt: skip

    def take_fresh(self) -> list[Entry]:
        """The entries made since the last call, oldest first."""
        fresh, self.fresh = self.fresh, []
        return fresh

    # how it ends

    def _end(self) -> None:
        assert self.board is not None
        state = self.board.state
        self.status = OVER
        self.paused = False
        self.result = {
            "reason": state.end_reason(),
            "scores": state.scores(),
            "results": state.results(),
            "resigned": self.resigned(),
        }

    def end_resigned(self) -> None:
        """Nobody is left to play it: the seats that did not give up share the win, if the game has one to share."""
        assert self.board is not None
        others = [seat for seat, chair in enumerate(self.chairs) if not chair.resigned]
        share = 0.0 if self.game.cooperative or not others else 1.0 / len(others)
        self.status = OVER
        self.paused = False
        self.result = {
            "reason": "resigned",
            "scores": self.board.state.scores(),
            "results": [share if seat in others else 0.0 for seat in range(len(self.chairs))],
            "resigned": self.resigned(),
        }

    def resigned(self) -> list[int]:
        return [seat for seat, chair in enumerate(self.chairs) if chair.resigned]

    # chance

    def run_chance(self) -> None:
        """Draw while chance is asked. A seed fixes the draws, each by the number of actions that stand."""
        while self.status == PLAYING and self.board is not None and self.board.state.actor == CHANCE:
            rng: Random = _system if self.seed is None else Random(self.seed * 1_000_003 + self.board.stood)
            state = self.board.state
            code = self.game.clock_action(state, self._seconds(rng)) if self.clocks else -1
            self.write_action(CHANCE, state.draw(rng) if code < 0 else code)

    def _seconds(self, rng: Random) -> list[float]:
        """What the clocks say, by seat; a bot needs the time that people of its level would need."""
        return [
            pace.seconds(chair.bot, rng) if chair.bot else clock.read(self.at)
            for chair, clock in zip(self.chairs, self.clocks, strict=True)
        ]

    # names

    def called(self, name: str, person: int = NOBODY, seat: int = -1) -> str:
        """A name for a person, or a seat of theirs, as it may stand here: with a number if it looks like another's."""
        mine = [i for i, chair in enumerate(self.chairs) if i == seat or (person != NOBODY and chair.person == person)]
        others = [chair.name for i, chair in enumerate(self.chairs) if i not in mine]
        others += [other.name for other in self.people if other.id != person and not other.gone]
        return distinct(one_line(name, NAME_LENGTH), others)

    # seats in the lobby

    def open_seat(self) -> int:
        """The first open seat, -1 when there is none."""
        return next((seat for seat, chair in enumerate(self.chairs) if chair.kind == OPEN), -1)

    def add_person(self, name: str, *, host: bool = False) -> Person:
        person = Person(len(self.people), name, host)
        self.people.append(person)
        return person

    def give(self, seat: int, person: Person, name: str = "") -> None:
        """Put a person on a chair."""
        self.chairs[seat] = Chair(PERSON, name or person.name, person.id, ready=person.host)
