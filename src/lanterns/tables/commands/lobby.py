"""Before the game: who sits where, what is played, and the start of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from lanterns.core.errors import BadOptions
from lanterns.core.game import COLOURS, PLAYERS, RANDOM, AnyGame
from lanterns.core.present import Present
from lanterns.core.texts import NAME_LENGTH, OPTION_LENGTH, one_line
from lanterns.tables.parts.entry import CHAT, SIGNALS, Entry
from lanterns.tables.parts.match import LOBBY
from lanterns.tables.parts.pace import Terms
from lanterns.tables.parts.seats import (
    BOT,
    CHAT_LENGTH,
    NOBODY,
    OPEN,
    TITLE_LENGTH,
    Chair,
    Person,
    check_level,
)
from lanterns.tables.refused import Refused
from lanterns.tables.table import Table

JOIN_SECONDS = 3600.0
MAX_SEATS = 8


@dataclass(slots=True)
class Wish:
    """A seat as the host wants it: kind `me`, `open` or `bot`."""

    kind: str
    name: str = ""
    level: str = "easy"


@dataclass(frozen=True, slots=True)
class Settings:
    """What the host says of a table; None is what it is by itself, or stays as it is. `seed` fixes chance and bots."""

    options: Mapping[str, str] | None = None
    title: str | None = None
    chat: bool | None = None
    seed: int | None = None
    hints: bool | None = None
    terms: Terms | None = None
    rated: bool | None = None


UNSAID = Settings()


def new_table(
    ident: str, game: AnyGame, at: float, *, seats: Sequence[Wish], settings: Settings = UNSAID, name: str = ""
) -> Table:
    """A table in its lobby; person 0, called `name`, is the host. Raises Refused."""
    table = Table(ident, game)
    table.at = table.created = at
    if not 0 < len(seats) <= MAX_SEATS:
        raise Refused("bad-options", f"a table has 1 to {MAX_SEATS} seats")
    table.options = resolved(game, settings.options or {}, len(seats))
    table.title = one_line(settings.title or "", TITLE_LENGTH)
    table.chat_on = settings.chat is not False
    table.seed = settings.seed
    table.hints = settings.hints
    table.pace.terms = table.pace.terms if settings.terms is None else settings.terms.check()
    _may_rate(table, settings.rated is True, len(seats), settings.seed)
    table.rated = settings.rated is True
    host = table.seating.add_person(one_line(name, NAME_LENGTH), host=True)
    table.seating.chairs = [Chair() for _ in seats]
    for seat, wish in enumerate(seats):
        given = table.seating.called(wish.name, host.id if wish.kind == "me" else NOBODY, seat)
        if wish.kind == "me":
            table.seating.give(seat, host, given)
        elif wish.kind == BOT:
            name = given or table.seating.bot_name(seat)
            table.seating.chairs[seat] = Chair(BOT, name, level=check_level(wish.level))
        elif wish.kind != OPEN:
            raise Refused("bad-options", f"a seat is me, open or bot, not '{one_line(wish.kind, 20)}'")
    table.note("created", host.id)
    return table


def palette(game: AnyGame) -> list[str]:
    """The colours that seats choose from; [] for a game without."""
    return list(game.card.colours)


def resolved(game: AnyGame, options: Mapping[str, str], seats: int) -> dict[str, str]:
    """All options of a game of that many seats. Raises Refused."""
    given = {**game.table_defaults(), **options}
    if any(len(text) > OPTION_LENGTH for pair in given.items() for text in pair):
        raise Refused("bad-options", f"an option is at most {OPTION_LENGTH} characters long")
    if game.has_option(PLAYERS):
        given[PLAYERS] = str(seats)
    if not game.min_players <= seats <= game.max_players:
        limits = f"{game.min_players} to {game.max_players}"
        raise Refused("bad-options", f"{game.id} is for {limits} players, not {seats}")
    try:
        found = game.resolve(given)
        players = game.players(game.new(given))
    except BadOptions as error:
        raise Refused("bad-options", error.message) from error
    if players != seats:
        raise Refused("bad-options", f"these options are for {players} players, not {seats}")
    return found


def colours(table: Table) -> list[str | None]:
    """The colour of each seat; None when chance will draw it or the game has none."""
    words = table.options.get(COLOURS, "").replace(",", " ").split() or palette(table.game)
    return [words[i] if i < len(words) and words != [RANDOM] else None for i in range(len(table.seating.chairs))]


def set_seat(
    table: Table, by: int, seat: int, kind: str | None, level: str | None, name: str | None, colour: str | None
) -> None:
    """Change a seat: the host any, somebody else only the name and colour of their own."""
    table.match.require_lobby()
    person = table.seating.person(by)
    chair = table.seating.chair(seat)
    if not person.host and (chair.person != by or kind is not None or level is not None):
        raise Refused("host-only" if chair.person == by else "not-your-seat")
    if level is not None:
        check_level(level)
    options = table.options if colour is None else _with_colour(table, seat, colour)
    given = None if name is None else table.seating.called(name, by if kind == "me" else chair.person, seat)
    kind = kind or (BOT if level is not None else None)
    if kind == BOT:
        _unseat(table, seat)
        kept = chair.name if chair.kind == BOT else ""
        called = given or kept or table.seating.bot_name(seat)
        table.seating.chairs[seat] = Chair(BOT, called, level=level or chair.level or "easy")
    elif kind == "me":
        if chair.person != by:
            _unseat(table, seat)
            table.seating.give(seat, person, given or "")
    elif kind == OPEN:
        _unseat(table, seat)
        table.seating.chairs[seat] = Chair()
    if given is not None and kind != BOT:
        table.seating.name_seat(seat, given)
    table.options = options
    table.note("settings", by, seat)


def _unseat(table: Table, seat: int) -> None:
    """Somebody else's person loses the chair, and the table when it was their last."""
    who = table.seating.chairs[seat].person
    table.seating.chairs[seat] = Chair()
    if who != NOBODY and not table.seating.seats_of(who) and not table.seating.people[who].host:
        table.seating.depart(table.seating.people[who])
        table.note("left", who, seat)


def _with_colour(table: Table, seat: int, colour: str) -> dict[str, str]:
    known = palette(table.game)
    if colour not in known:
        raise Refused("bad-options", f"a colour is one of {', '.join(known) or '(none)'}")
    words = table.options.get(COLOURS, "").replace(",", " ").split()
    if not words or words == [RANDOM]:
        words = known[:]
    words += [word for word in known if word not in words]
    other = words.index(colour)
    words[seat], words[other] = words[other], words[seat]
    return resolved(table.game, {**table.options, COLOURS: " ".join(words)}, len(table.seating.chairs))


def change(table: Table, by: int, to: Settings, players: int | None = None) -> None:
    """The host changes the table, and how many seats it has; once started only chat, hints and title."""
    table.seating.require_host(by)
    options, seed = to.options, to.seed
    if table.status != LOBBY and any(said is not None for said in (options, players, seed, to.terms)):
        raise Refused("already-started")
    chairs = table.seating.chairs
    count = len(chairs) if players is None else players
    rated = table.rated if to.rated is None else to.rated
    if table.status == LOBBY:
        _may_rate(table, rated, count, table.seed if seed is None else seed)
    elif rated != table.rated:
        raise Refused("already-started")
    chosen = table.options
    if options is not None or players is not None:
        chosen = resolved(table.game, table.options if options is None else options, count)
        if any(chair.person != NOBODY for chair in chairs[count:]):
            raise Refused("seat-taken")
        table.seating.chairs = chairs[:count] + [Chair() for _ in range(count - len(chairs))]
    table.rated = rated
    table.options = chosen
    table.chat_on = table.chat_on if to.chat is None else to.chat
    table.title = table.title if to.title is None else one_line(to.title, TITLE_LENGTH)
    table.seed = table.seed if seed is None else seed
    table.pace.terms = table.pace.terms if to.terms is None else to.terms.check()
    before = table.hints_on
    table.hints = table.hints if to.hints is None else to.hints
    table.note("settings", by)
    if table.hinted and table.hints_on != before:
        table.note("hints", by, text="on" if table.hints_on else "off")


def _may_rate(table: Table, rated: bool, seats: int, seed: int | None) -> None:
    """Raises Refused for a game that cannot count for the ratings of its people, when it is to."""
    if rated and (table.game.cooperative or seats < 2):
        raise Refused("rated-game", "it is not played by people against each other")
    if rated and seed is not None:
        raise Refused("rated-game", "a seed tells the dice beforehand")


def sit(table: Table, seat: int, name: str) -> Person:
    """Somebody new takes an open seat."""
    table.match.require_lobby()
    if table.seating.chair(seat).kind != OPEN:
        raise Refused("seat-taken")
    person = table.seating.add_person(table.seating.called(name))
    table.seating.give(seat, person)
    table.note("joined", person.id, seat, person.name)
    return person


def rename(table: Table, by: int, name: str) -> None:
    """Change a person's name, and that of the seat that bore it. The record keeps the names of the start."""
    person = table.seating.person(by)
    given = table.seating.called(name, by)
    if not given:
        raise Refused("bad-options", "a name has at least one character")
    own = table.seating.named_after(by)
    if own >= 0:
        table.seating.chairs[own].name = given
    person.name = given
    table.note("renamed", by, text=given)


def ready(table: Table, by: int, ready: bool) -> None:
    table.match.require_lobby()
    table.seating.require_seated(by)
    for seat in table.seating.seats_of(by):
        table.seating.chairs[seat].ready = ready
    table.note("ready", by, text="" if ready else "not")


def open_code(table: Table, by: int, code: str) -> None:
    """New words for an hour; "" takes them away."""
    table.match.require_lobby()
    table.seating.require_host(by)
    table.seating.join_code = code
    table.seating.join_expires = table.at + JOIN_SECONDS if code else 0.0
    table.note("settings", by)


def can_join(table: Table, code: str) -> int:
    """The seat that these words open now. Raises Refused."""
    seating = table.seating
    if not code or code != seating.join_code or table.at >= seating.join_expires or table.status != LOBBY:
        raise Refused("join-unknown")
    seat = table.seating.open_seat()
    if seat < 0:
        raise Refused("seat-taken")
    return seat


def start(table: Table, by: int) -> None:
    """Lay the table and let chance set it up."""
    table.match.require_lobby()
    table.seating.require_host(by)
    if any(chair.kind == OPEN for chair in table.seating.chairs):
        raise Refused("seats-open")
    if any(chair.person not in (NOBODY, by) and not chair.ready for chair in table.seating.chairs):
        raise Refused("not-ready")
    if table.rated and len({chair.person for chair in table.seating.chairs if chair.person != NOBODY}) < len(
        table.seating.chairs
    ):
        raise Refused("rated-people")
    table.options = resolved(table.game, table.options, len(table.seating.chairs))
    table.begin(Present(table.game, table.options))
    # Whoever knows a seed can know the dice: all at the table are told.
    table.note("started", by, text="" if table.seed is None else "seeded")
    table.run_chance()


def say(table: Table, by: int, signal: str, text: str) -> None:
    """A signal, or a line of chat."""
    table.seating.require_seated(by)
    if not table.chat_on:
        raise Refused("chat-off")
    line = one_line(text, CHAT_LENGTH)
    if signal and signal not in SIGNALS:
        raise Refused("bad-request", f"a signal is one of {', '.join(SIGNALS)}")
    if not signal and not line:
        raise Refused("bad-request", "a line of chat has at least one character")
    table.log.note(Entry(0, table.at, CHAT, person=by, word=signal or "text", text="" if signal else line))
