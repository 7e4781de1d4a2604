"""The games in OpenSpiel pass its own simulation test, and keep its promises."""

from __future__ import annotations

from random import Random

import pytest

pytest.importorskip("pyspiel")

import pyspiel

from lanterns.core.errors import BadOptions
from lanterns.games import GAMES
from lanterns.research.spiel import PREFIX, options_of

SHORT = ("dungeons", "dungeons(options=players:3)")
TABLES = [
    "quest(options=players:2)", "quest(options=mode:danongorf)", "quest(options=players:3/gloom:yes)", "dungeons",
    "mapmasters(options=players:2)", "mapmasters_coop(options=mission:1/players:1)",
]  # fmt: skip


@pytest.mark.parametrize("table", TABLES)
def test_openspiel(table: str, capfd: pytest.CaptureFixture[str]) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(PREFIX + table), num_sims=1, serialize=table in SHORT, verbose=False)


@pytest.mark.parametrize("name", GAMES)
def test_every_game_is_registered(name: str) -> None:
    game = pyspiel.load_game(PREFIX + name.replace("-", "_"))
    kind, setting = game.get_type(), game.setting
    state = game.new_initial_state()
    rng = Random(1)
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            assert sum(odds) == pytest.approx(1.0)
            assert outcomes == tuple(range(len(outcomes)))
            state.apply_action(rng.choices(outcomes, odds)[0])
        else:
            legal = state.legal_actions()
            assert legal == list(range(len(legal)))
            state.apply_action(rng.choice(legal))
    returns = state.returns()
    assert len(returns) == setting.players
    if kind.utility == pyspiel.GameType.Utility.ZERO_SUM:
        assert sum(returns) == pytest.approx(0.0)
    else:
        assert len(set(returns)) == 1


def test_a_clone_goes_its_own_way() -> None:
    game = pyspiel.load_game(PREFIX + "quest")
    state = game.new_initial_state()
    state.apply_action(0)
    clone = state.clone()
    assert str(clone) == str(state)
    clone.apply_action(0)
    assert str(clone) != str(state)
    assert clone.information_state_string(0) != state.information_state_string(0)
    assert len(state.observation_tensor(0)) == game.observation_tensor_size()


def test_options_are_read_or_refused() -> None:
    assert options_of("players:2/colours:blue+red") == {"players": "2", "colours": "blue red"}
    assert options_of("") == {}
    with pytest.raises(BadOptions, match="'players' is not an option: write KEY:VALUE"):
        options_of("players")
