"""What a notice says: a sentence in the language of its reader, and nothing that a spectator would not know."""

from __future__ import annotations

from random import Random

import pytest

from lanterns.core.game import AnyGame
from lanterns.core.step import CHANCE
from lanterns.games import GAMES
from lanterns.tables import Table
from lanterns.tables.commands import lobby
from lanterns.tables.commands.lobby import Settings, Wish
from lanterns.web.notices import letters

HOUSE = [game for game in GAMES.values() if game.min_players <= 2 <= game.max_players]


def laid(game: AnyGame, seed: int) -> Table:
    seats = [Wish("me", "Ada"), Wish("me", "Bo")]
    table = lobby.new_table("t", game, 1.0, seats=seats, settings=Settings(seed=seed), name="Ada")
    lobby.start(table, 0)
    return table


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", HOUSE, ids=lambda game: game.id)
def test_every_question_makes_a_sentence(game: AnyGame, language: str):
    table, rng, seen = laid(game, 3), Random(5), set()
    for _ in range(120):
        if table.state is None or table.state.over:
            break
        for seat in table.match.asked():
            message = letters.turn(table, seat, language)
            assert message.text.rstrip()[-1] in ".!?", message
            assert "notice-" not in message.title + message.text
            assert message.path == "/table/t"
            seen.add(message.question)
        actor = table.state.actors()[0]
        options = table.state.options(actor)
        table.write_action(actor, rng.choice(options))
        if actor != CHANCE:
            table.run_chance()
    assert len(seen) > 1 or game.id not in ("quest", "dungeons")


def test_hands_are_not_told():
    """Two games of Map Masters with other cards: at the exploration both notices are the same."""
    told = []
    for seed in (1, 2):
        table, rng = laid(GAMES["mapmasters"], seed), Random(5)
        while table.state is not None and not table.state.lanes:
            actor = table.state.actors()[0]
            table.write_action(actor, rng.choice(table.state.options(actor)[-1:]))
            table.run_chance()
        told.append([letters.turn(table, seat, "en").text for seat in table.match.asked()])
    assert told[0] == told[1]
    assert len(told[0]) == 2


def test_a_reminder_says_how_long_there_is():
    table = laid(GAMES["quest"], 3)
    (seat,) = table.match.asked()
    message = letters.turn(table, seat, "en", hours=5)
    assert message.kind == "reminder"
    assert "5 hours" in message.title + message.text
