"""The levels of bots at tables: five of them, and what was saved or written when there were three goes on."""

from __future__ import annotations

import json
from random import Random

import pytest

from lanterns.bots import LEVELS, get_bot
from lanterns.bots.pace import MEDIANS
from lanterns.core.record import Record, Seat
from lanterns.games import GAMES
from lanterns.tables.keeping import saved
from lanterns.tables.keeping.records import Onward, from_record
from tests.tables.helpers import QUEST, begun

BEFORE = ("easy", "medium", "hard")  # the levels of tables and records until there were five


def test_every_game_has_a_bot_for_every_level_from_the_weakest_on() -> None:
    assert LEVELS == ("novice", "easy", "medium", "hard", "master")
    assert set(BEFORE) < set(LEVELS)
    paces = [MEDIANS[level] for level in LEVELS]
    assert paces == sorted(paces, reverse=True)
    for game in GAMES.values():
        for level in LEVELS:
            assert get_bot(level, game, 1).game is game


@pytest.mark.parametrize("level", [*LEVELS, "greedy"])
def test_a_record_that_names_a_level_goes_on_with_it(level: str) -> None:
    seats = [Seat("Ada"), Seat("Bryn", f"bot {level}")]
    record = Record(QUEST, QUEST.resolve({"players": "2"}), seats)
    table = from_record("t", record, 0.0, Onward(mine=[0], name="Ada"))
    assert table.seating.chairs[1].level == (level if level in LEVELS else "medium")


@pytest.mark.parametrize("level", BEFORE)
def test_a_saved_table_goes_on_with_the_level_it_was_saved_with(level: str) -> None:
    table = begun("me", f"bot:{level}")
    assert table.match.present is not None
    doc, board = json.loads(json.dumps([saved.doc_of(table), table.match.present.to_json()]))
    assert f'"level": "{level}"' in json.dumps(doc)
    columns = saved.Columns(table.status, table.seq, table.version, table.created, table.updated)
    again = saved.load(table.id, QUEST, doc, board, columns)
    assert again.seating.chairs[1].level == level
    state = again.state
    rng = Random(1)
    while state.actor != 1:
        state.play(state.draw(rng) if state.actor < 0 else state.options()[0], state.actor)
    assert get_bot(again.seating.chairs[1].level, QUEST, 1).choose(state, 1) in state.options(1)
