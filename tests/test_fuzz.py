"""Random games of every variant of every game, checked after each action; `lanterns fuzz` plays more of them."""

from __future__ import annotations

import pytest

from lanterns.core.checks import fuzz
from lanterns.games import GAMES, get_game

GAMES_PLAYED = {"quest": 120, "dungeons": 120}
# a random Map Masters game rebuilds boards and paths at every step, which makes it some thirty times as long
FEWER = 12
CASES = [(game, variant) for game in GAMES for variant in get_game(game).harness.variants()]


@pytest.mark.slow
@pytest.mark.parametrize(("game_id", "variant"), CASES)
def test_random_games_keep_the_contract(game_id: str, variant: str) -> None:
    game = get_game(game_id)
    games = GAMES_PLAYED.get(game_id, FEWER)
    report = fuzz(game, game.harness.variants()[variant], games=games, seed=1_000_000, deep_every=997)
    assert [(failure.seed, failure.message) for failure in report.failures] == []
    assert report.games == games
    assert report.deep_checks > 0
