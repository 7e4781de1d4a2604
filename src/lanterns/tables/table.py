"""The table as a whole: made new, made from a record, saved and loaded."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from lanterns.bots import LEVELS
from lanterns.core.errors import BadRecord, BadState
from lanterns.core.game import Game
from lanterns.core.history import Meter
from lanterns.core.present import Present
from lanterns.core.record import NO_SUM, PEOPLE, Record, Seat, end_text, given_up, parse_line
from lanterns.core.replay import Play, check_end, follow_line, resume
from lanterns.core.step import SPECTATOR
from lanterns.core.texts import NAME_LENGTH, one_line
from lanterns.core.trace import Trace
from lanterns.tables.access import Access
from lanterns.tables.base import LOBBY, PLAYING
from lanterns.tables.clocks import Clock
from lanterns.tables.entry import CONTROL, Entry, action_kind
from lanterns.tables.refused import Refused
from lanterns.tables.running import Running
from lanterns.tables.seats import (
    BOT,
    NOBODY,
    OPEN,
    PERSON,
    TITLE_LENGTH,
    Chair,
    Opened,
    Person,
    bot_name,
    check_level,
    why_kept,
)
from lanterns.tables.veils import Veil

MAX_RECORD_LINES = 20_000
MAX_SEATS = 8


@dataclass(slots=True)
class Wish:
    """A seat as the host wants it: kind `me`, `open` or `bot`."""

    kind: str
    name: str = ""
    level: str = "easy"


class Table(Access, Running):
    """See `TableBase` for its data, `Lobby`, `Access` and `Running` for what people may do."""

    @staticmethod
    def new(
        ident: str,
        game: Game,
        at: float,
        *,
        seats: Sequence[Wish],
        options: Mapping[str, str] | None = None,
        name: str = "",
        title: str = "",
        chat: bool = True,
        seed: int | None = None,
        hints: bool | None = None,
    ) -> Table:
        """A table in its lobby; person 0 is the host. Raises Refused."""
        table = Table(ident, game)
        table.at = table.created = at
        if not 0 < len(seats) <= MAX_SEATS:
            raise Refused("bad-options", f"a table has 1 to {MAX_SEATS} seats")
        table.options = table.resolved(options or {}, len(seats))
        table.title = one_line(title, TITLE_LENGTH)
        table.chat_on = chat
        table.seed = seed
        table.hints = hints
        host = table.add_person(one_line(name, NAME_LENGTH), host=True)
        table.chairs = [Chair() for _ in seats]
        for seat, wish in enumerate(seats):
            given = table.called(wish.name, host.id if wish.kind == "me" else NOBODY, seat)
            if wish.kind == "me":
                table.give(seat, host, given)
            elif wish.kind == BOT:
                taken = [chair.name for chair in table.chairs]
                table.chairs[seat] = Chair(BOT, given or bot_name(taken), level=check_level(wish.level))
            elif wish.kind != OPEN:
                raise Refused("bad-options", f"a seat is me, open or bot, not '{one_line(wish.kind, 20)}'")
        table.note("created", host.id)
        return table

    @staticmethod
    def from_record(
        ident: str,
        record: Record,
        at: float,
        *,
        line: int | None = None,
        mine: Sequence[int] | None = None,
        name: str = "",
        chat: bool = True,
        meter: Meter | None = None,
    ) -> Table:
        """A table that goes on where a record ends, or after its line number `line`.

        `mine` are the seats of the importer; None: all seats of persons; the others are played by bots. A seat that
        resigned stays so, and a game that nobody was left to play is over. Raises Refused (`bad-record`, with the line
        in `detail`), and what `meter` raises.
        """
        if len(record.lines) > MAX_RECORD_LINES:
            raise Refused("bad-record", f"a record of more than {MAX_RECORD_LINES} lines is not taken")
        game = record.game
        stop = len(record.lines) if line is None else line
        if not 0 <= stop <= len(record.lines):
            raise Refused("bad-record", f"the record has {len(record.lines)} lines, so none is number {stop}")
        table = Table(ident, game)
        table.at = table.created = at
        table.options = game.resolve(record.options)
        table.chat_on = chat
        seats = _seats_at(record, stop)
        resigned, ended = given_up(seats, record.lines[:stop])
        left = [i for i in range(len(seats)) if ended or i not in resigned]
        people = [i for i in left if seats[i].kind == "person"]
        held = set(people or left[:1]) if mine is None else set(mine)
        if not held <= set(range(len(seats))):
            raise Refused("bad-record", f"the record has {len(seats)} seats, counted from 0")
        if mine is not None and not ended and held & set(resigned):
            given = min(held & set(resigned))
            raise Refused("bad-record", f"seat {given} resigned before that line; go on from a line before it did")
        host = table.add_person(one_line(name, NAME_LENGTH), host=True)
        for i, seat in enumerate(seats):
            level = seat.kind.removeprefix("bot ")
            shown = table.called(seat.name, host.id if i in held else NOBODY, i)
            if i in held:
                table.chairs.append(Chair(PERSON, shown, host.id, ready=True))
            else:
                table.chairs.append(Chair(BOT, shown, level=level if level in LEVELS else "medium"))
            table.chairs[i].resigned = i in resigned
        table.begin(Present(game, table.options))
        if record.seats:
            table.header = [[seat.name, seat.kind] for seat in record.seats]
        table.note("created", host.id)
        table._follow(record, stop, meter)
        if ended and table.status == PLAYING:
            table.end_resigned()
        if table.status == PLAYING:
            for i, chair in enumerate(table.chairs):
                if seats[i].kind != chair.seat(i).kind:
                    table._write_seat(i)
        table.run_chance()
        return table

    def _follow(self, record: Record, stop: int, meter: Meter | None) -> None:
        """Write the lines of a record, strictly."""
        seats = record.seats or self.record_seats()
        play = Play(Record(record.game, record.options, seats, record.file), meter=meter)
        try:
            for line in record.lines[:stop]:
                at_once = bool(play.state.lanes)
                events = follow_line(play, record, line)
                self.trace = play.trace
                kind = CONTROL if line.actor == PEOPLE else action_kind(line.actor)
                self._line(line, kind, events, self.game.hides(self.options) or at_once)
            if stop == len(record.lines):
                check_end(record, play)
        except BadRecord as error:
            raise Refused("bad-record", str(error)) from error
        self.board = Present.rebuild(self.game, self.options, play.moves, meter)
        self.since = [self.version] * len(self.chairs)
        self.marked = any(line.word == "takeback" for line in record.lines[:stop])
        if self.board.state.over:
            self._end()
        elif self.board.state.lanes:
            self.new_clocks()

    # records

    def record_seats(self) -> list[Seat]:
        """Who sat where when the record began."""
        return [Seat(name, kind) for name, kind in self.header]

    def record_head(self) -> list[str]:
        """The header lines of this table's record."""
        return Record(self.game, self.options, self.record_seats()).header()

    def record_text(self, lines: Sequence[Entry]) -> str:
        """The record as a file; `lines` are the entries of all its lines. Raises Refused before the start."""
        if self.board is None:
            raise Refused("not-started")
        end = end_text(len(lines), [line.sum for line in lines], self.trace.hex)
        return "\n".join([*self.record_head(), *(line.text for line in lines), *end]) + "\n"

    def may_export(self) -> bool:
        """Whether the record may be handed out: of a game with secrets only once it is over, and then to everybody.

        It tells what a bot does unseen as well as what a person does, and cards that lie face down for all.
        """
        return not self.game.hides(self.options) or self.status != PLAYING

    def require_deletable(self, persons: Sequence[int]) -> None:
        """Whether these persons may take the table away for everybody, see `why_kept`. Raises Refused."""
        code = why_kept(self.status, self.chairs, self.people, persons)
        if code:
            raise Refused(code)

    # saving

    def doc(self) -> dict[str, Any]:
        """All but the log and what has a column of its own in a store (see `load`); small."""
        return {
            "options": self.options,
            "title": self.title,
            "chat": self.chat_on,
            "hints": self.hints,
            "seed": self.seed,
            "paused": self.paused,
            "chairs": [chair.to_json() for chair in self.chairs],
            "people": [[p.id, p.name, p.host, p.gone] for p in self.people],
            "devices": [[p, [[o.number, o.device, o.at] for o in devices]] for p, devices in self.devices.items()],
            "opened": self.opened,
            "links": [[seat, until] for seat, until in self.links.items()],
            "proposal": self.proposal,
            "header": self.header,
            "since": self.since,
            "marked": self.marked,
            "result": self.result,
            "trace": self.trace.hex,
            "clocks": [[clock.spent, clock.since, clock.started] for clock in self.clocks],
            "clocked_from": self.clocked_from,
            "veils": [veil.to_json() for veil in self.veils],
        }

    @staticmethod
    def load(
        ident: str,
        game: Game,
        doc: Mapping[str, Any],
        board: Mapping[str, Any] | None,
        *,
        status: str,
        seq: int,
        version: int,
        created: float,
        updated: float,
        join_code: str,
        join_expires: float,
    ) -> Table:
        """The table that `doc` and `Present.to_json` were made of. Raises BadState."""
        table = Table(ident, game)
        try:
            table.options = dict(doc["options"])
            table.title = doc["title"]
            table.chat_on = doc["chat"]
            table.hints = doc.get("hints")  # a table of before this setting has none
            table.seed = doc["seed"]
            table.paused = doc["paused"]
            table.chairs = [Chair(**chair) for chair in doc["chairs"]]
            table.people = [Person(*person) for person in doc["people"]]
            table.devices = {p: [Opened(*opened) for opened in devices] for p, devices in doc.get("devices", ())}
            table.opened = doc.get("opened", 0)
            table.links = dict(doc.get("links", ()))
            table.proposal = doc["proposal"]
            table.header = doc["header"]
            table.since = doc["since"]
            table.marked = doc["marked"]
            table.result = doc["result"]
            table.trace = Trace.of(doc["trace"])
            table.clocks = [Clock(*clock) for clock in doc["clocks"]]
            table.clocked_from = doc.get("clocked_from", 0)
            # A table of before there were veils: who had not looked looks first.
            older = [Veil(seat, lifted=clock.started) for seat, clock in enumerate(table.clocks)]
            table.veils = [Veil.load(veil) for veil in doc["veils"]] if "veils" in doc else older
            table.board = None if board is None else Present.load(game, table.options, board)
            _check_people(table, status)
        except (KeyError, TypeError, ValueError, AttributeError) as error:
            raise BadState(f"this is not a saved table ({type(error).__name__}: {error})") from error
        table.status = status
        table.seq = seq
        table.version = version
        table.created = created
        table.updated = updated
        table.join_code = join_code
        table.join_expires = join_expires
        return table

    def lay_again(self, lines: Sequence[tuple[str, str]], trace: str | None) -> None:
        """Put the board where the lines of this table's record lead, from the start.

        `lines` are their texts and sums, `trace` is what they lead to, None for a record of before. Raises
        LanternsError for lines that cannot be played, or that meant something else when they were written.
        """
        record = Record(self.game, self.options, self.record_seats())
        record.lines = [parse_line(self.game, text) for text, _ in lines]
        record.sums = [sum or NO_SUM for _, sum in lines]
        record.digest = trace or ""
        play = resume(record)
        self.board = Present.rebuild(self.game, self.options, play.moves)
        self.trace = play.trace
        if self.status == PLAYING and self.board.state.lanes and not self.clocks:
            self.new_clocks()

    # eyes

    def eyes(self, persons: Sequence[int], seat: int | None) -> int:
        """Through which seat these persons look: the one they name, else their asked one, else their first, else none.

        Raises Refused for a seat that is not theirs.
        """
        mine = [i for i, chair in enumerate(self.chairs) if chair.person in persons]
        if seat is None:
            asked = [i for i in mine if self.status == PLAYING and self.board and i in self.board.state.actors()]
            return (asked or mine or [SPECTATOR])[0]
        if seat != SPECTATOR and seat not in mine:
            raise Refused("not-your-seat")
        return seat


def _check_people(table: Table, status: str) -> None:
    """Raises ValueError when a saved table's seats, persons and beginning do not go together."""
    seats = len(table.chairs)
    begun = seats if status != LOBBY else 0
    if not seats or len(table.header) not in (0, seats) or len(table.since) != begun:
        raise ValueError(f"{seats} chairs, {len(table.header)} in the header, {len(table.since)} questions")
    if [person.id for person in table.people] != list(range(len(table.people))):
        raise ValueError("the persons are not numbered")
    if any(not NOBODY <= chair.person < len(table.people) for chair in table.chairs):
        raise ValueError("somebody sits there who is nobody")


def _seats_at(record: Record, stop: int) -> list[Seat]:
    """Who sits where after that many lines. Raises Refused when the record names nobody and the game cannot be laid."""
    seats = list(record.seats)
    if not seats:
        count = record.game.players(record.game.new(record.options))
        seats = [Seat(f"Player {i + 1}") for i in range(count)]
    for line in record.lines[:stop]:
        if line.word == "seat" and 0 <= line.seat < len(seats):
            name, _, kind = line.text.rpartition(" (")
            seats[line.seat] = Seat(name, kind.rstrip(")"))
    return seats
