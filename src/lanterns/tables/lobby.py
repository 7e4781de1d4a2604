"""Before the game: who sits where, what is played, and the start of it."""

from __future__ import annotations

from collections.abc import Mapping

from lanterns.core.errors import BadOptions
from lanterns.core.game import Game
from lanterns.core.present import Present
from lanterns.core.texts import OPTION_LENGTH, one_line
from lanterns.tables.base import LOBBY, PLAYING, TableBase
from lanterns.tables.entry import CHAT, SIGNALS
from lanterns.tables.refused import Refused
from lanterns.tables.seats import (
    BOT,
    CHAT_LENGTH,
    NOBODY,
    OPEN,
    TITLE_LENGTH,
    Chair,
    Person,
    bot_name,
    check_level,
)

JOIN_SECONDS = 3600.0


def palette(game: Game) -> list[str]:
    """The colours that seats choose from; [] for a game without."""
    option = next((o for o in game.options if o.key == "colours"), None)
    return option.default.split() if option else []


class Lobby(TableBase):
    """Each method is one deed of person `by`. It raises Refused, without any change, or leaves entries in `fresh`."""

    def resolved(self, options: Mapping[str, str], seats: int) -> dict[str, str]:
        """All options of a game of that many seats. Raises Refused."""
        given = {**self.game.table_defaults(), **options}
        if any(len(text) > OPTION_LENGTH for pair in given.items() for text in pair):
            raise Refused("bad-options", f"an option is at most {OPTION_LENGTH} characters long")
        if any(option.key == "players" for option in self.game.options):
            given["players"] = str(seats)
        if not self.game.min_players <= seats <= self.game.max_players:
            limits = f"{self.game.min_players} to {self.game.max_players}"
            raise Refused("bad-options", f"{self.game.id} is for {limits} players, not {seats}")
        try:
            resolved = self.game.resolve(given)
            players = self.game.players(self.game.new(given))
        except BadOptions as error:
            raise Refused("bad-options", error.message) from error
        if players != seats:
            raise Refused("bad-options", f"these options are for {players} players, not {seats}")
        return resolved

    def colours(self) -> list[str | None]:
        """The colour of each seat; None when chance will draw it or the game has none."""
        words = self.options.get("colours", "").replace(",", " ").split() or palette(self.game)
        return [words[i] if i < len(words) and words != ["random"] else None for i in range(len(self.chairs))]

    def set_seat(
        self, by: int, seat: int, kind: str | None, level: str | None, name: str | None, colour: str | None
    ) -> None:
        """Change a seat: the host any, somebody else only the name and colour of their own."""
        self.require_lobby()
        person = self.person(by)
        chair = self.chair(seat)
        if not person.host and (chair.person != by or kind is not None or level is not None):
            raise Refused("host-only" if chair.person == by else "not-your-seat")
        if level is not None:
            check_level(level)
        options = self.options if colour is None else self._with_colour(seat, colour)
        given = None if name is None else self.called(name, by if kind == "me" else chair.person, seat)
        kind = kind or (BOT if level is not None else None)
        if kind == BOT:
            self._unseat(seat)
            taken = [c.name for i, c in enumerate(self.chairs) if i != seat]
            kept = chair.name if chair.kind == BOT else ""
            self.chairs[seat] = Chair(BOT, given or kept or bot_name(taken), level=level or chair.level or "easy")
        elif kind == "me":
            if chair.person != by:
                self._unseat(seat)
                self.give(seat, person, given or "")
        elif kind == OPEN:
            self._unseat(seat)
            self.chairs[seat] = Chair()
        if given is not None:
            self.chairs[seat].name = given
        self.options = options
        self.note("settings", by, seat)

    def _unseat(self, seat: int) -> None:
        """Somebody else's person loses the chair, and the table when it was their last."""
        who = self.chairs[seat].person
        self.chairs[seat] = Chair()
        if who != NOBODY and not self.seats_of(who) and not self.people[who].host:
            self.people[who].gone = True
            self.devices.pop(who, None)
            self.note("left", who, seat)

    def _with_colour(self, seat: int, colour: str) -> dict[str, str]:
        known = palette(self.game)
        if colour not in known:
            raise Refused("bad-options", f"a colour is one of {', '.join(known) or '(none)'}")
        words = self.options.get("colours", "").replace(",", " ").split()
        if not words or words == ["random"]:
            words = known[:]
        words += [word for word in known if word not in words]
        other = words.index(colour)
        words[seat], words[other] = words[other], words[seat]
        return self.resolved({**self.options, "colours": " ".join(words)}, len(self.chairs))

    def settings(
        self,
        by: int,
        options: Mapping[str, str] | None,
        players: int | None,
        chat: bool | None,
        title: str | None,
        seed: int | None,
        hints: bool | None = None,
    ) -> None:
        """The host changes the table; once started only chat, hints and title."""
        self.require_host(by)
        if self.status != LOBBY and (options is not None or players is not None or seed is not None):
            raise Refused("already-started")
        count = len(self.chairs) if players is None else players
        resolved = self.options
        if options is not None or players is not None:
            resolved = self.resolved(self.options if options is None else options, count)
            if any(chair.person != NOBODY for chair in self.chairs[count:]):
                raise Refused("seat-taken")
            self.chairs = self.chairs[:count] + [Chair() for _ in range(count - len(self.chairs))]
        self.options = resolved
        self.chat_on = self.chat_on if chat is None else chat
        self.title = self.title if title is None else one_line(title, TITLE_LENGTH)
        self.seed = self.seed if seed is None else seed
        before = self.hints_on
        self.hints = self.hints if hints is None else hints
        self.note("settings", by)
        if self.hinted and self.hints_on != before:
            self.note("hints", by, text="on" if self.hints_on else "off")

    def sit(self, seat: int, name: str) -> Person:
        """Somebody new takes an open seat."""
        self.require_lobby()
        if self.chair(seat).kind != OPEN:
            raise Refused("seat-taken")
        person = self.add_person(self.called(name))
        self.give(seat, person)
        self.note("joined", person.id, seat, person.name)
        return person

    def rename(self, by: int, name: str) -> None:
        """Change a person's name, and that of the seats that bore it. The record keeps the names of the start."""
        person = self.person(by)
        given = self.called(name, by)
        if not given:
            raise Refused("bad-options", "a name has at least one character")
        for seat in self.seats_of(by):
            if self.chairs[seat].name == person.name:
                self.chairs[seat].name = given
        person.name = given
        self.note("renamed", by, text=given)

    def ready(self, by: int, ready: bool) -> None:
        self.require_lobby()
        self.require_seated(by)
        for seat in self.seats_of(by):
            self.chairs[seat].ready = ready
        self.note("ready", by, text="" if ready else "not")

    def open_code(self, by: int, code: str) -> None:
        """New words for an hour; "" takes them away."""
        self.require_lobby()
        self.require_host(by)
        self.join_code = code
        self.join_expires = self.at + JOIN_SECONDS if code else 0.0
        self.note("settings", by)

    def can_join(self, code: str) -> int:
        """The seat that these words open now. Raises Refused."""
        if not code or code != self.join_code or self.at >= self.join_expires or self.status != LOBBY:
            raise Refused("join-unknown")
        seat = self.open_seat()
        if seat < 0:
            raise Refused("seat-taken")
        return seat

    def start(self, by: int) -> None:
        """Lay the table and let chance set it up."""
        self.require_lobby()
        self.require_host(by)
        if any(chair.kind == OPEN for chair in self.chairs):
            raise Refused("seats-open")
        if any(chair.person not in (NOBODY, by) and not chair.ready for chair in self.chairs):
            raise Refused("not-ready")
        self.options = self.resolved(self.options, len(self.chairs))
        self.begin(Present(self.game, self.options))
        # Whoever knows a seed can know the dice: all at the table are told.
        self.note("started", by, text="" if self.seed is None else "seeded")
        self.run_chance()

    def begin(self, board: Present) -> None:
        """From here on it is a game, with the seats as they are now."""
        self.board = board
        self.status = PLAYING
        self.join_code = ""
        self.join_expires = 0.0
        seats = [chair.seat(i) for i, chair in enumerate(self.chairs)]
        self.header = [[seat.name, seat.kind] for seat in seats]
        self.since = [0] * len(self.chairs)

    def say(self, by: int, signal: str, text: str) -> None:
        """A signal, or a line of chat."""
        self.require_seated(by)
        if not self.chat_on:
            raise Refused("chat-off")
        line = one_line(text, CHAT_LENGTH)
        if signal and signal not in SIGNALS:
            raise Refused("bad-request", f"a signal is one of {', '.join(SIGNALS)}")
        if not signal and not line:
            raise Refused("bad-request", "a line of chat has at least one character")
        self.note(signal or "text", by, text="" if signal else line, kind=CHAT)
