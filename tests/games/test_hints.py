"""What matters now, the first rung of a hint: true of the position, said in both languages, blind to what is hidden."""

from __future__ import annotations

from random import Random

import pytest

from lanterns.core.view_types import Concern
from lanterns.games import get_game
from lanterns.locales import LANGUAGES, Catalogue
from tests.games.dungeons import helpers as dungeons
from tests.games.quest import helpers as quest

GAMES = {"quest": quest, "dungeons": dungeons}


def keys(found: list[Concern]) -> list[str]:
    return [concern["key"] for concern in found]


@pytest.mark.parametrize("game", GAMES)
def test_concerns_are_few_said_in_both_languages_and_blind(game: str) -> None:
    helpers = GAMES[game]
    words = [Catalogue(language, game, ["Ada", "Bo", "Lise", "Tom"]) for language in LANGUAGES]
    met: set[str] = set()
    for options in get_game(game).harness.variants().values():
        for state in helpers.random_states(options, 3, every=45):
            for seat in (seat for seat in state.actors() if seat >= 0):
                found = helpers.GAME.queries.concerns(state, seat)
                hidden = helpers.GAME.hidden.permute(state, seat, Random(1))
                assert helpers.GAME.queries.concerns(hidden, seat) == found
                assert len(found) <= 3
                for concern in found:
                    met.add(concern["key"])
                    for catalogue in words:
                        params = catalogue.shown({**concern["params"], "head": "hat"})
                        assert catalogue.format(f"concern-{concern['key']}", params)[1], concern
    assert len(met) > 3


def test_by_night_the_next_roll_is_what_matters() -> None:
    night = {"at": "night blue", "adventuring": ["blue"], "health": {"blue": 1}, "power": {"blue": 0}}
    last = quest.position(None, **night, heroes={"blue": ["12R@4", "22R@3"]})
    found = quest.GAME.queries.concerns(last, 0)
    assert keys(found) == ["exhausted", "waits", "finish"]
    assert found[1]["places"] == ["region-12R"]
    assert found[1]["params"] == {"hero": 1, "at": "12R"}
    share = found[0]["params"]["percent"]
    assert isinstance(share, int)
    assert 0 < share < 100


def test_by_day_weak_heroes_and_the_last_round_come_first() -> None:
    day = quest.position(None, at="pick blue", round=5, health={"blue": 2})
    assert keys(quest.GAME.queries.concerns(day, 0)) == ["last-round", "weak", "asleep"]


def test_a_spectator_and_a_game_that_is_over_have_no_concerns() -> None:
    for helpers in GAMES.values():
        *_, last = helpers.random_states({"players": "2"}, 3, every=1)
        assert helpers.GAME.queries.concerns(last, -1) == []
        while not last.over:
            last.play(last.draw(Random(1)) if last.actor == -1 else last.options()[0])
        assert helpers.GAME.queries.concerns(last, 0) == []
