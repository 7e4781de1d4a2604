"""Tables for tests: laid, begun and played on by lot."""

from __future__ import annotations

from random import Random

from lanterns.core.game import AnyGame
from lanterns.core.history import History, Move
from lanterns.core.present import Present
from lanterns.core.record import end_text
from lanterns.core.step import CHANCE
from lanterns.games import get_game
from lanterns.tables import Entry, Table
from lanterns.tables.commands import answers, lobby, rewind
from lanterns.tables.commands.lobby import Settings, Wish
from lanterns.tables.keeping import records

QUEST = get_game("quest")


def laid(*seats: str, game: AnyGame = QUEST, seed: int | None = 7, chat: bool = True, **options: str) -> Table:
    """A table in its lobby: seats like `me`, `open`, `bot`, `bot:hard`. Person 0 is the host, Ada."""
    wishes = [Wish(kind.partition(":")[0], "", kind.partition(":")[2] or "easy") for kind in seats]
    settings = Settings(options, chat=chat, seed=seed)
    return lobby.new_table("t1", game, 1000.0, seats=wishes, settings=settings, name="Ada")


def begun(*seats: str, game: AnyGame = QUEST, seed: int | None = 7, **options: str) -> Table:
    """A table in play; open seats are taken by persons 1, 2, ... who are ready."""
    table = laid(*seats, game=game, seed=seed, **options)
    while (seat := table.seating.open_seat()) >= 0:
        person = lobby.sit(table, seat, f"Guest {seat}")
        lobby.ready(table, person.id, True)
    lobby.start(table, 0)
    return table


def asked(table: Table) -> int:
    assert table.state is not None
    return table.state.actor


def answer(table: Table, code: int | None = None, seat: int | None = None, rng: Random | None = None) -> int:
    """The seat that is asked answers: that code, or one by lot (the first without rng). Returns the code."""
    assert table.state is not None
    seat = table.state.actor if seat is None else seat
    options = table.state.options(seat)
    if code is None:
        code = rng.choice(options) if rng else options[0]
    chair = table.seating.chairs[seat]
    if chair.bot:
        answers.bot_answer(table, seat, code, table.version)
    else:
        if seat in table.covered():
            answers.look(table, chair.person, seat)
        answers.answer(table, chair.person, seat, code, table.version)
    return code


def play_out(table: Table, rng: Random, undo: float = 0.0) -> list[Entry]:
    """Play to the end by lot, with undo now and then; returns all entries made."""
    made = table.log.take_fresh()
    while table.status == "playing":
        seat = asked(table)
        assert seat != CHANCE
        answer(table, rng=rng)
        if (
            table.status == "playing"
            and rng.random() < undo
            and table.match.present is not None
            and table.match.present.free(seat)
        ):
            chair = table.seating.chairs[seat]
            if not chair.bot:
                rewind.undo(table, chair.person, seat, 1, table.version)
        made += table.log.take_fresh()
    return made


def standing(lines: list[Entry]) -> list[Move]:
    """The actions that stand after these lines of a record."""
    return History.of(entry.told() for entry in lines if entry.line).standing()


def record_of(table: Table, entries: list[Entry]) -> str:
    """The record as a file; among the entries are those of all its lines."""
    lines = [entry for entry in entries if entry.line]
    end = end_text(len(lines), [line.sum for line in lines], table.match.trace.hex)
    return "\n".join([*records.record_head(table), *(line.text for line in lines), *end]) + "\n"


def went_back(table: Table, lines: list[Entry], by: int, seat: int, count: int) -> None:
    """Take back `count` standing actions of those that the lines tell, with the position as it was made anew."""
    moves = standing(lines)
    rewind.take_back(
        table, by, seat, count, Present.rebuild(table.game, table.options, moves[: max(0, len(moves) - count)])
    )
