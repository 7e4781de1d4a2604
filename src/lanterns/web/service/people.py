"""Before the game: names, seats, settings, the start; and leaving."""

from __future__ import annotations

import msgspec

from lanterns.core.game import AnyGame
from lanterns.tables import Table
from lanterns.tables.commands import lobby, presence
from lanterns.tables.commands.lobby import Settings, Wish
from lanterns.tables.parts.pace import Terms
from lanterns.tables.parts.seats import BOT
from lanterns.web.requests import MeBody, NewSeat, NewTable, ReadyBody, SeatBody, SettingsBody
from lanterns.web.service.here import Deed, Here, acting
from lanterns.web.turns.shapes import TermsBody


def terms_of(said: TermsBody | None) -> Terms | None:
    """How long seats have to answer, as somebody said it."""
    return None if said is None else msgspec.convert(said, Terms, from_attributes=True)


def settings_of(data: NewTable | SettingsBody) -> Settings:
    """What somebody said of a table."""
    return Settings(data.options, data.title, data.chat, data.seed, data.hints, terms_of(data.pace), data.rated)


def new_table(ident: str, game: AnyGame, at: float, data: NewTable) -> Table:
    """A table in its lobby. Raises Refused."""
    seats = [Wish(seat.kind, seat.name, seat.level) for seat in data.seats]
    return lobby.new_table(ident, game, at, seats=seats, settings=settings_of(data), name=data.name)


def begin(table: Table, data: NewTable) -> None:
    """Begin at once when no seat is open, unless the host wants to wait. Raises Refused."""
    if data.start and table.seating.open_seat() < 0:
        lobby.start(table, 0)


def same_seats(t: Table, persons: list[int], name: str, same: bool) -> NewTable:
    """The same table anew: my seats are mine, bots are bots, the seats of the others are open for them."""
    seats = [
        NewSeat(kind="bot", name=chair.name, level=chair.level)  # type: ignore[arg-type]
        if chair.kind == BOT
        else NewSeat(kind="me", name=chair.name)
        if chair.person in persons
        else NewSeat(kind="open")
        for chair in t.seating.chairs
    ]
    return NewTable(
        game=t.game.id, seats=seats, options=dict(t.options), name=name, chat=t.chat_on, hints=t.hints,
        seed=t.seed if same else None, rated=t.rated and not same,
        pace=msgspec.convert(t.pace.terms, TermsBody, from_attributes=True),
    )  # fmt: skip


def rename(data: MeBody) -> Deed[None]:
    def do(_: Here, t: Table, persons: list[int]) -> None:
        lobby.rename(t, acting(t, persons), data.name)

    return do


def ready(data: ReadyBody) -> Deed[None]:
    def do(_: Here, t: Table, persons: list[int]) -> None:
        lobby.ready(t, acting(t, persons), data.ready)

    return do


def set_seat(seat: int, data: SeatBody) -> Deed[list[int]]:
    """What is done tells the persons who have no seat any more."""

    def do(_: Here, t: Table, persons: list[int]) -> list[int]:
        before = [p.id for p in t.seating.people if not p.gone]
        person = t.seating.chair(seat).person
        by = person if person in persons and not t.seating.people[person].host else acting(t, persons)
        lobby.set_seat(t, by, seat, data.kind, data.level, data.name, data.colour)
        return [p for p in before if t.seating.people[p].gone]

    return do


def change(data: SettingsBody) -> Deed[None]:
    def do(_: Here, t: Table, persons: list[int]) -> None:
        lobby.change(t, acting(t, persons), settings_of(data), data.players)

    return do


def start() -> Deed[None]:
    def do(_: Here, t: Table, persons: list[int]) -> None:
        lobby.start(t, acting(t, persons))

    return do


def leave() -> Deed[tuple[list[int], list[int]]]:
    """What is done tells who has left, and which seats they had."""

    def do(_: Here, t: Table, persons: list[int]) -> tuple[list[int], list[int]]:
        held = t.seating.held_by(persons)
        for person in persons:
            presence.leave(t, person)
        return persons, held

    return do
