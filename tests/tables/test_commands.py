"""Any commands by anybody in any order: a refused one changes nothing, and what was done is a record that replays."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from lanterns.core.game import AnyGame
from lanterns.core.present import Present
from lanterns.core.record import parse_record
from lanterns.core.replay import resume
from lanterns.core.step import SPECTATOR
from lanterns.games import GAMES
from lanterns.tables import Refused, Table
from lanterns.tables.card import listed_table, summary
from lanterns.tables.commands import answers, lobby, presence, rewind
from lanterns.tables.commands.lobby import Settings, Wish
from lanterns.tables.keeping import saved
from lanterns.tables.view import table_view
from tests.core.bids import BIDS
from tests.tables.helpers import record_of, standing, went_back


def everything(table: Table) -> str:
    board = None if table.match.present is None else table.match.present.to_json()
    return json.dumps(
        [
            saved.doc_of(table),
            board,
            table.status,
            table.seq,
            table.version,
            table.seating.join_code,
            len(table.log.fresh),
        ],
        sort_keys=True,
    )


class Crowd:
    """A table, all its entries so far, and commands drawn by lot."""

    def __init__(self, game: AnyGame, rng: Random) -> None:
        self.rng = rng
        self.game = game
        kinds = [rng.choice(["me", "open", "bot"]) for _ in range(rng.randint(2, 4))]
        seats = [Wish(kind) for kind in kinds]
        self.table = lobby.new_table("t", game, 0.0, seats=seats, name="Ada", settings=Settings(seed=rng.randrange(99)))
        self.entries = self.table.log.take_fresh()
        self.done = self.refused = 0

    def person(self) -> int:
        return self.rng.randint(0, len(self.table.seating.people))

    def seat(self) -> int:
        return self.rng.randint(0, len(self.table.seating.chairs))

    def version(self) -> int:
        return max(0, self.table.version - self.rng.choice([0, 0, 0, 0, 1, 3]))

    def code(self, seat: int) -> int:
        state = self.table.state
        options = state.options(seat) if state is not None and seat < len(self.table.seating.chairs) else []
        if options and self.rng.random() < 0.9:
            return self.rng.choice(options)
        return self.rng.randrange(self.game.verbs.size + 3)

    def asked(self) -> int:
        state = self.table.state
        actors = state.actors() if state is not None else []
        return self.rng.choice(actors) if actors and self.rng.random() < 0.8 else self.seat()

    def holder(self, seat: int) -> int:
        chairs = self.table.seating.chairs
        return chairs[seat].person if seat < len(chairs) and self.rng.random() < 0.9 else self.person()

    def takeback(self) -> None:
        seat = self.asked()
        count = self.rng.choice([None, 1, 2, 5])
        by = self.holder(seat)
        if rewind.ask_takeback(self.table, by, seat, count, self.version()):
            wanted = rewind.takeback_count(self.table, seat) if count is None else count
            went_back(self.table, self.entries, by, seat, wanted)

    def agree(self) -> None:
        proposal = self.table.match.proposal
        if rewind.agree(self.table, self.person(), self.rng.random() < 0.8) and proposal is not None:
            went_back(self.table, self.entries, proposal["person"], proposal["seat"], proposal["count"])

    def answer(self) -> None:
        seat = self.asked()
        if self.rng.random() < 0.5 and seat < len(self.table.seating.chairs) and self.table.seating.chairs[seat].bot:
            answers.bot_answer(self.table, seat, self.code(seat), self.version())
        else:
            answers.answer(self.table, self.holder(seat), seat, self.code(seat), self.version())

    def undo(self) -> None:
        seat = self.asked()
        rewind.undo(self.table, self.holder(seat), seat, self.rng.choice([1, 1, 2, 3]), self.version())

    def commands(self) -> list[Callable[[], Any]]:
        t, rng = self.table, self.rng
        before: list[Callable[[], Any]] = [
            lambda: lobby.sit(t, self.seat(), rng.choice(["Lise", "", "Eve (bot hard)\n! resign seat 0"])),
            lambda: lobby.set_seat(
                t, self.person(), self.seat(), rng.choice([None, "open", "me", "bot"]),
                rng.choice([None, "hard", "god"]), rng.choice([None, "Nan"]), rng.choice([None, None, "red", "mauve"]),
            ),
            lambda: lobby.change(t, self.person(), Settings(rng.choice([None, {}, {"players": "9"}]),
                               rng.choice([None, "Friday"]), rng.choice([None, True, False]), rng.choice([None, 5])),
                               rng.choice([None, 1, 2, 4, 9])),
            lambda: lobby.ready(t, self.person(), rng.random() < 0.9),
            lambda: lobby.open_code(t, self.person(), rng.choice(["", "oak owl amber"])),
            lambda: lobby.start(t, self.person()),
        ]  # fmt: skip
        running: list[Callable[[], Any]] = [self.answer] * 14 + [self.undo] * 3
        people: list[Callable[[], Any]] = [
            self.takeback,
            self.agree,
            lambda: presence.pause(t, self.person(), False),
            lambda: presence.pause(t, self.person(), rng.random() < 0.2),
            lambda: lobby.say(t, self.person(), rng.choice(["", "wave", "shout"]), rng.choice(["", "hello"])),
            lambda: lobby.rename(t, self.person(), rng.choice(["", "Marc"])),
            lambda: presence.replace(t, self.person(), self.seat(), rng.choice(["easy", "god"]), rng.random() < 0.3),
            lambda: presence.come_back(t, self.person(), self.seat()),
        ]
        rare: list[Callable[[], Any]] = [
            lambda: presence.resign(t, self.person(), self.seat()),
            lambda: presence.leave(t, self.person()),
        ]
        return [*(before if t.status == "lobby" or rng.random() < 0.1 else running), *people] + (
            rare if rng.random() < 0.03 else []
        )

    def do(self) -> None:
        before = everything(self.table)
        command = self.rng.choice(self.commands())
        try:
            command()
            self.done += 1
        except Refused as refused:
            self.refused += 1
            left = everything(self.table)
            if left != before:
                raise AssertionError(f"{refused} left something behind") from refused
        self.entries += self.table.log.take_fresh()


@pytest.mark.parametrize("game", [*GAMES.values(), BIDS], ids=lambda game: game.id)
@pytest.mark.parametrize("seed", range(25))
def test_any_commands_by_anybody(game: AnyGame, seed: int):
    crowd = Crowd(game, Random(seed))
    table = crowd.table
    for _ in range(250):
        crowd.do()
    assert crowd.done > 10
    assert crowd.refused > 20
    assert [entry.seq for entry in crowd.entries] == list(range(1, table.seq + 1))
    lines = [entry for entry in crowd.entries if entry.line]
    assert [entry.line for entry in lines] == list(range(1, table.version + 1))
    for eyes in range(-1, len(table.seating.chairs)):
        table_view(table, eyes, [0])
    summary(listed_table(table), [0], ())
    if table.match.present is None:
        return
    record = parse_record(record_of(table, lines), {game.id: game})
    play = resume(record)
    assert play.state.digest() == table.match.present.state.digest()
    assert record.marked is table.match.marked
    assert play.moves == standing(crowd.entries)
    again = Present.rebuild(game, table.options, standing(crowd.entries))
    assert (again.stood, again.last) == (table.match.present.stood, table.match.present.last)
    seats = play.seats()
    for seat, chair in enumerate(table.seating.chairs):
        assert seats[seat].kind == chair.seat(seat).kind
        for viewer in (SPECTATOR, seat):
            assert game.view(again.state, viewer) == game.view(table.match.present.state, viewer)
