"""Any deeds by anybody in any order: a refused one changes nothing, and what was done is a record that replays."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from lanterns.core.game import Game
from lanterns.core.present import Present
from lanterns.core.record import parse_record
from lanterns.core.replay import resume
from lanterns.core.step import SPECTATOR
from lanterns.games import GAMES
from lanterns.tables import Refused, Table
from lanterns.tables.card import listed_table, summary
from lanterns.tables.table import Wish
from lanterns.tables.view import table_view
from tests.core.bids import BIDS
from tests.tables.helpers import standing, went_back


def everything(table: Table) -> str:
    board = None if table.board is None else table.board.to_json()
    return json.dumps(
        [table.doc(), board, table.status, table.seq, table.version, table.join_code, len(table.fresh)], sort_keys=True
    )


class Crowd:
    """A table, all its entries so far, and deeds drawn by lot."""

    def __init__(self, game: Game, rng: Random) -> None:
        self.rng = rng
        self.game = game
        kinds = [rng.choice(["me", "open", "bot"]) for _ in range(rng.randint(2, 4))]
        seats = [Wish(kind) for kind in kinds]
        self.table = Table.new("t", game, 0.0, seats=seats, name="Ada", seed=rng.randrange(99))
        self.entries = self.table.take_fresh()
        self.done = self.refused = 0

    def person(self) -> int:
        return self.rng.randint(0, len(self.table.people))

    def seat(self) -> int:
        return self.rng.randint(0, len(self.table.chairs))

    def version(self) -> int:
        return max(0, self.table.version - self.rng.choice([0, 0, 0, 0, 1, 3]))

    def code(self, seat: int) -> int:
        state = self.table.state
        options = state.options(seat) if state is not None and seat < len(self.table.chairs) else []
        if options and self.rng.random() < 0.9:
            return self.rng.choice(options)
        return self.rng.randrange(self.game.verbs.size + 3)

    def asked(self) -> int:
        state = self.table.state
        actors = state.actors() if state is not None else []
        return self.rng.choice(actors) if actors and self.rng.random() < 0.8 else self.seat()

    def holder(self, seat: int) -> int:
        chairs = self.table.chairs
        return chairs[seat].person if seat < len(chairs) and self.rng.random() < 0.9 else self.person()

    def takeback(self) -> None:
        seat = self.asked()
        count = self.rng.choice([None, 1, 2, 5])
        by = self.holder(seat)
        if self.table.ask_takeback(by, seat, count, self.version()):
            wanted = self.table.takeback_count(seat) if count is None else count
            went_back(self.table, self.entries, by, seat, wanted)

    def agree(self) -> None:
        proposal = self.table.proposal
        if self.table.agree(self.person(), self.rng.random() < 0.8) and proposal is not None:
            went_back(self.table, self.entries, proposal["person"], proposal["seat"], proposal["count"])

    def answer(self) -> None:
        seat = self.asked()
        if self.rng.random() < 0.5 and seat < len(self.table.chairs) and self.table.chairs[seat].bot:
            self.table.bot_answer(seat, self.code(seat), self.version())
        else:
            self.table.answer(self.holder(seat), seat, self.code(seat), self.version())

    def undo(self) -> None:
        seat = self.asked()
        self.table.undo(self.holder(seat), seat, self.rng.choice([1, 1, 2, 3]), self.version())

    def deeds(self) -> list[Callable[[], Any]]:
        t, rng = self.table, self.rng
        lobby: list[Callable[[], Any]] = [
            lambda: t.sit(self.seat(), rng.choice(["Lise", "", "Eve (bot hard)\n! resign seat 0"])),
            lambda: t.set_seat(
                self.person(), self.seat(), rng.choice([None, "open", "me", "bot"]), rng.choice([None, "hard", "god"]),
                rng.choice([None, "Nan"]), rng.choice([None, None, "red", "mauve"]),
            ),
            lambda: t.settings(self.person(), rng.choice([None, {}, {"players": "9"}]), rng.choice([None, 1, 2, 4, 9]),
                               rng.choice([None, True, False]), rng.choice([None, "Friday"]), rng.choice([None, 5])),
            lambda: t.ready(self.person(), rng.random() < 0.9),
            lambda: t.open_code(self.person(), rng.choice(["", "oak owl amber"])),
            lambda: t.start(self.person()),
        ]  # fmt: skip
        running: list[Callable[[], Any]] = [self.answer] * 14 + [self.undo] * 3
        people: list[Callable[[], Any]] = [
            self.takeback,
            self.agree,
            lambda: t.pause(self.person(), False),
            lambda: t.pause(self.person(), rng.random() < 0.2),
            lambda: t.say(self.person(), rng.choice(["", "wave", "shout"]), rng.choice(["", "hello"])),
            lambda: t.rename(self.person(), rng.choice(["", "Marc"])),
            lambda: t.replace(self.person(), self.seat(), rng.choice(["easy", "god"]), rng.random() < 0.3),
            lambda: t.come_back(self.person(), self.seat()),
        ]
        rare: list[Callable[[], Any]] = [
            lambda: t.resign(self.person(), self.seat()),
            lambda: t.leave(self.person()),
        ]
        return [*(lobby if t.status == "lobby" or rng.random() < 0.1 else running), *people] + (
            rare if rng.random() < 0.03 else []
        )

    def do(self) -> None:
        before = everything(self.table)
        deed = self.rng.choice(self.deeds())
        try:
            deed()
            self.done += 1
        except Refused as refused:
            self.refused += 1
            left = everything(self.table)
            if left != before:
                raise AssertionError(f"{refused} left something behind") from refused
        self.entries += self.table.take_fresh()


@pytest.mark.parametrize("game", [*GAMES.values(), BIDS], ids=lambda game: game.id)
@pytest.mark.parametrize("seed", range(25))
def test_any_deeds_by_anybody(game: Game, seed: int):
    crowd = Crowd(game, Random(seed))
    table = crowd.table
    for _ in range(250):
        crowd.do()
    assert crowd.done > 10
    assert crowd.refused > 20
    assert [entry.seq for entry in crowd.entries] == list(range(1, table.seq + 1))
    lines = [entry for entry in crowd.entries if entry.line]
    assert [entry.line for entry in lines] == list(range(1, table.version + 1))
    for eyes in range(-1, len(table.chairs)):
        table_view(table, eyes, [0])
    summary(listed_table(table), [0], ())
    if table.board is None:
        return
    record = parse_record(table.record_text(lines), {game.id: game})
    play = resume(record)
    assert play.state.digest() == table.board.state.digest()
    assert record.marked is table.marked
    assert play.moves == standing(crowd.entries)
    again = Present.rebuild(game, table.options, standing(crowd.entries))
    assert (again.stood, again.last) == (table.board.stood, table.board.last)
    seats = play.seats()
    for seat, chair in enumerate(table.chairs):
        assert seats[seat].kind == chair.seat(seat).kind
        for viewer in (SPECTATOR, seat):
            assert again.state.view(viewer) == table.board.state.view(viewer)
