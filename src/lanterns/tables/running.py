"""While the game goes on: answers, undo, take-back by agreement, pauses, and people who go and come back."""

from __future__ import annotations

from collections.abc import Sequence

from lanterns.core.errors import IllegalAction, LanternsError
from lanterns.core.event import Event
from lanterns.core.game import Game, Topic
from lanterns.core.present import Present
from lanterns.core.record import PEOPLE, Line
from lanterns.core.state import State
from lanterns.core.step import CHANCE, SPECTATOR, Refusal
from lanterns.tables.base import LOBBY, OVER, PLAYING, TableBase
from lanterns.tables.clocks import Clock
from lanterns.tables.refused import Refused
from lanterns.tables.seats import OPEN, PERSON, Chair, check_level
from lanterns.tables.veils import Veil

STAND_IN = "medium"  # the level of a bot that nobody chose


class Running(TableBase):
    """Each method is one deed. It raises Refused, without any change, or leaves entries in `fresh`."""

    def require_current(self, seat: int, version: int) -> None:
        """The version must be one at which the seat had the question that it has now. Raises Refused."""
        if not self.since[seat] <= version <= self.version:
            raise Refused("stale")

    def answer(self, by: int, seat: int, code: int, version: int) -> None:
        """A person answers for a seat of theirs."""
        board = self.moving_by(by, seat)
        self.require_current(seat, version)
        self._require_seen(seat)
        self._answer(board, seat, code)

    def _require_seen(self, seat: int) -> None:
        if seat in self.covered():
            raise Refused("face-down")

    def answer_all(self, by: int, seat: int, codes: Sequence[int], version: int) -> None:
        """A person answers several times in one deed: all of it is done, or none.

        Only the last may lead to chance, to another seat's question or to a reveal: a refusal after one of them would
        tell what it brought and still leave nothing done.
        """
        board = self.moving_by(by, seat)
        self.require_current(seat, version)
        self._require_seen(seat)
        self._check_all(board, seat, codes)
        for code in codes:
            self.write_action(seat, code)
        self.run_chance()

    def _check_all(self, board: Present, seat: int, codes: Sequence[int]) -> None:
        """Raises Refused when one of the answers would not be legal in its turn."""
        state = board.state.copy()
        for at, code in enumerate(codes):
            where = f"answer {at + 1} of {len(codes)}, action {code}: "
            if seat not in state.actors():
                by_chance = bool(at) and state.actors() == [CHANCE]
                raise Refused("not-asked", where + ("chance decides before it" if by_chance else "not asked then"))
            if code not in state.options(seat):
                why = _explained(self.game, state, seat, code)
                raise Refused("illegal-action", where + "not legal then", why)
            if at + 1 == len(codes):
                return
            at_once = bool(state.lanes)
            state.play(code, seat)
            if at_once and not state.lanes:
                raise Refused(
                    "not-asked", where + "what all have answered is laid open after it, so it must be the last"
                )

    def moving_by(self, by: int, seat: int) -> Present:
        """The board, when this person plays this seat now. Raises Refused."""
        chair = self.own_chair(by, seat)
        board = self.moving()
        if chair.bot:
            raise Refused("not-your-seat", "a bot plays for this seat; sit down again first")
        return board

    def bot_answer(self, seat: int, code: int, version: int) -> None:
        """The bot of a seat answers."""
        board = self.moving()
        if not self.chair(seat).bot:
            raise Refused("not-your-seat")
        self.require_current(seat, version)
        self._answer(board, seat, code)

    def _answer(self, board: Present, seat: int, code: int) -> None:
        state = board.state
        if seat not in state.actors():
            raise Refused("not-asked")
        if code not in state.options(seat):
            raise Refused("illegal-action", f"action {code} is not legal now", self.why_not(seat, code))
        self.write_action(seat, code)
        self.run_chance()

    def why_not(self, seat: int, code: int) -> Refusal | None:
        """The rule that forbids an action now; None when it is legal, no rule is closer, or the hand lies face down."""
        return None if self.state is None or seat in self.covered() else _explained(self.game, self.state, seat, code)

    def studied(self, eyes: int, topic: str, version: int) -> tuple[State, Topic]:
        """A copy of the position for a question about it through a seat's eyes (or SPECTATOR). Raises Refused."""
        if self.status == LOBBY or self.board is None:
            raise Refused("not-started")
        topics = self.game.topics()
        found = topics.get(topic)
        if found is None:
            known = ", ".join(topics) or "none"
            raise Refused("topic-unknown", f"the topics of {self.game.id} are: {known}")
        if eyes == SPECTATOR:
            if version != self.version:
                raise Refused("stale")
        else:
            self.require_current(eyes, version)
        if found.hint and self.status == PLAYING:
            if eyes == SPECTATOR or self.chairs[eyes].bot:
                raise Refused("not-your-seat", "a hint is for the one who plays a seat")
            if self.paused:
                raise Refused("paused")
            if not self.hints_on:
                raise Refused("hints-off")
        if eyes in self.covered():
            raise Refused("paused" if self.paused else "face-down")
        return self.shown_state().copy(), found

    def bots_asked(self) -> list[int]:
        """The seats that are asked now and that a bot answers for."""
        if self.status != PLAYING or self.paused or self.board is None:
            return []
        return [seat for seat in self.board.state.actors() if seat >= 0 and self.chairs[seat].bot]

    # time

    def clock_waits(self, seat: int) -> bool:
        """Whether time counts for a seat now and its clock has not begun."""
        if not self.clocks or self.status != PLAYING or self.board is None:
            return False
        return not self.clocks[seat].started and seat in self.game.clocked(self.board.state)

    def look(self, by: int, seat: int) -> None:
        """A person turns over what lies face down for a seat of theirs: its time begins. Nothing, when it has begun."""
        self.moving_by(by, seat)
        if self.clock_waits(seat):
            self._lift(seat)

    def _lift(self, seat: int) -> None:
        """A seat's clock begins, and everybody is told its hand."""
        self.clocks[seat].start(self.at)
        if self.paused:
            self.clocks[seat].stop(self.at)
        told: list[Event] = []
        for veil in self.veils:
            if veil.seat == seat and not veil.ended:
                veil.lifted = True
                told += veil.events
                veil.events = []
        self.note("looked", self.chairs[seat].person, seat, events=told)

    def due(self) -> tuple[float, int] | None:
        """When the time of which seat will be up, the soonest; None when no time runs out."""
        if not self.clocks or self.status != PLAYING or self.paused or self.board is None:
            return None
        limit = self.game.time_limit(self.board.state)
        if limit <= 0:
            return None
        clocked = self.game.clocked(self.board.state)
        running = [(clock.since + limit - clock.spent, seat) for seat, clock in enumerate(self.clocks) if clock.since]
        return min((item for item in running if item[1] in clocked), default=None)

    def time_up(self) -> None:
        """Play for the seats whose time is up."""
        while (due := self.due()) is not None and due[0] <= self.at and self.board is not None:
            self.note("time-up", self.chairs[due[1]].person, due[1])
            self.write_action(due[1], self.game.time_up(self.board.state, due[1]))
            self.run_chance()

    # undo

    def undo(self, by: int, seat: int, count: int, version: int) -> None:
        """Take back one's own answers, freely, as a record operation."""
        board = self.moving_by(by, seat)
        self.require_current(seat, version)
        self._rewound(self._undone(board, seat, count), count, seat, by)

    @staticmethod
    def _undone(board: Present, seat: int, count: int) -> str:
        try:
            return board.undo(seat, count)
        except IllegalAction as error:
            raise Refused("undo-barred", error.message) from error

    def _rewound(self, word: str, count: int, seat: int, by: int) -> None:
        self.write_control(Line(PEOPLE, word=word, count=count, seat=seat), by)
        if word == "retract":
            self.since[seat] = self.version
            if self.clocks:
                self.clocks[seat].start(self.at)
        else:
            self.since = [self.version] * len(self.chairs)
            if word == "takeback":
                self._retime()
        self.marked = self.marked or word == "takeback"
        self.proposal = None

    def _retime(self) -> None:
        """The clocks after a take-back: a hand that was seen stays seen, so its time goes on, or begins at once."""
        assert self.board is not None
        clocked = self.game.clocked(self.board.state)
        if not clocked or self.board.stood < self.clocked_from:
            for veil in self.veils:
                if not veil.ended:  # what nobody had looked at stays unknown
                    veil.last_seq, veil.last_line = self.seq, self.version
            self.veils = [veil for veil in self.veils if not veil.lifted]
            self.clocks = [Clock() for _ in self.chairs] if clocked else []
            self.clocked_from = self.board.stood
            self.veils += [Veil(seat, lifted=True) for seat in clocked]
        for veil in self.veils:
            if veil.lifted and veil.seat in clocked:
                self.clocks[veil.seat].start(self.at)

    def takeback_count(self, seat: int) -> int:
        """How many standing actions a take-back to before the seat's last answer removes; 0 when it is not possible."""
        if self.board is None or self.status != PLAYING or self.paused or not 0 <= seat < len(self.chairs):
            return 0
        return self.board.since_answer(seat)

    def goes_back(self, by: int, seat: int, count: int | None, version: int) -> int:
        """How many standing actions a take-back removes at once; 0 when others have a say. Raises Refused."""
        board = self.moving_by(by, seat)
        self.require_current(seat, version)
        wanted = board.since_answer(seat) if count is None else count
        if not 0 < wanted <= board.stood:
            raise Refused("undo-barred", "nothing")
        return 0 if any(person != by for person in self._with_a_say()) else wanted

    def ask_takeback(self, by: int, seat: int, count: int | None, version: int) -> bool:
        """Ask to go further back than undo goes. True: nobody else has a say, so `take_back` may follow at once."""
        if self.goes_back(by, seat, count, version):
            return True
        wanted = self.running().since_answer(seat) if count is None else count
        self.proposal = {"person": by, "seat": seat, "count": wanted, "agreed": [by]}
        self.note("proposed", by, seat)
        return False

    def _with_a_say(self) -> list[int]:
        """Persons who play themselves: not those for whom a bot stands in."""
        return sorted({chair.person for chair in self.chairs if chair.kind == PERSON and not chair.bot})

    def waiting(self) -> list[int]:
        """The persons whose agreement to the open proposal is missing."""
        if self.proposal is None:
            return []
        return [person for person in self._with_a_say() if person not in self.proposal["agreed"]]

    def agree(self, by: int, yes: bool) -> bool:
        """Answer the open proposal. True: all have agreed, so `take_back` may follow."""
        self.moving()
        self.require_seated(by)
        if self.proposal is None or by not in self._with_a_say():
            raise Refused("no-proposal")
        if not yes:
            self.proposal = None
            self.note("declined", by)
            return False
        if by not in self.proposal["agreed"]:
            self.proposal["agreed"].append(by)
            self.note("agreed", by)
        return not self.waiting()

    def needs_rebuild(self, seat: int, count: int) -> bool:
        """Whether going back `count` actions needs the position of then made anew: free undo does not lead there."""
        board = self.moving()
        return board.lanes or count > board.free(seat)

    def take_back(self, by: int, seat: int, count: int, then: Present | None) -> None:
        """Go back `count` actions; `then` is the board as it was (Present.rebuild), for where `needs_rebuild`: the game
        is marked there. Raises Refused `stale` when it is missing or of another moment."""
        board = self.moving()
        if not 0 < count <= board.stood:
            raise Refused("undo-barred", "nothing")
        if not self.needs_rebuild(seat, count):
            self._rewound(self._undone(board, seat, count), count, seat, by)
            return
        if then is None or then.stood != board.stood - count:
            raise Refused("stale")
        self.board = then
        self._rewound("takeback", count, seat, by)
        self.run_chance()

    # coming and going

    def pause(self, by: int, paused: bool) -> None:
        self.require_seated(by)
        self.running()
        if paused != self.paused:
            self.paused = paused
            for seat, clock in enumerate(self.clocks):
                if paused:
                    clock.stop(self.at)
                elif clock.started and seat in self.game.clocked(self.running().state):
                    clock.start(self.at)
            self.note("paused" if paused else "resumed", by)

    def resign(self, by: int, seat: int) -> None:
        """Give a seat up for good: a bot plays on, or the game ends when no person is left."""
        chair = self.own_chair(by, seat)
        self.running()
        if chair.resigned:
            raise Refused("over")
        chair.resigned = True
        self.write_control(Line(PEOPLE, word="resign", seat=seat), by)
        if self.players_left():
            self._stand_in(seat, chair.stand_in or STAND_IN)
        else:
            self.end_resigned()
        self._ruffle()

    def replace(self, by: int, seat: int, level: str, absent: bool) -> None:
        """A bot stands in for one's own seat, or for somebody who is `absent`, as anyone seated may ask."""
        check_level(level)
        self.running()
        self.require_seated(by)
        chair = self.chair(seat)
        if chair.kind != PERSON or chair.resigned:
            raise Refused("not-absent")
        if chair.person != by and not absent and not chair.stand_in:
            raise Refused("not-absent")
        self._stand_in(seat, level)
        self.note("replaced", by, seat, level)
        self._ruffle()

    def come_back(self, by: int, seat: int) -> None:
        """The person of a seat sits down again."""
        chair = self.own_chair(by, seat)
        self.running()
        if chair.resigned:
            raise Refused("not-your-seat", "this seat was given up")
        if chair.stand_in:
            chair.stand_in = ""
            self._write_seat(seat)
            self.note("returned", by, seat)
            self._ruffle()

    def leave(self, by: int) -> None:
        """Leave the table: the seat opens, or in a running game a bot stands in."""
        person = self.person(by)
        seats = self.seats_of(by)
        person.gone = True
        for seat in seats:
            if self.status == LOBBY:
                self.chairs[seat] = Chair(OPEN)
            elif self.status == PLAYING and not self.chairs[seat].bot:
                self._stand_in(seat, STAND_IN)
        self.devices.pop(by, None)
        self.note("left", by, text=person.name)
        if person.host:
            person.host = False
            heir = next((p for p in self.people if not p.gone and self.seats_of(p.id)), None)
            if heir is not None:
                heir.host = True
        if self.status == PLAYING and all(p.gone for p in self.people):
            self.paused = True
        self._ruffle()

    def _stand_in(self, seat: int, level: str) -> None:
        self.chairs[seat].stand_in = level
        self._write_seat(seat)
        if self.clock_waits(seat):
            self._lift(seat)

    def _write_seat(self, seat: int) -> None:
        text = str(self.chairs[seat].seat(seat))
        self.write_control(Line(PEOPLE, word="seat", seat=seat, text=text), self.chairs[seat].person)

    def _ruffle(self) -> None:
        """After people changed places: a question of who agrees is asked anew; nobody's question has changed."""
        if self.proposal is not None and (self.status == OVER or self.people[self.proposal["person"]].gone):
            self.proposal = None


def _explained(game: Game, state: State, seat: int, code: int) -> Refusal | None:
    if not 0 <= code < game.verbs.size:
        return None
    try:
        return state.explain(code, seat)
    except LanternsError:
        return None
