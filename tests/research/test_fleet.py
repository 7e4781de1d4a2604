"""Many games in one call are the games that one would be, and end and begin by themselves."""

from __future__ import annotations

from random import Random

import pytest

from lanterns.core.step import CHANCE
from lanterns.games import GAMES
from lanterns.research.episode import Setting
from lanterns.research.errors import BadIndex, TooWide
from lanterns.research.fleet import Fleet

SOME = {
    "quest": {"players": 3}, "dungeons": {"players": 2}, "mapmasters": {"players": 2},
    "mapmasters-coop": {"players": 2, "mission": 4},
}  # fmt: skip


def played(name: str, games: int, steps: int) -> list[list[tuple[int, tuple[int, ...], bool, tuple[float, ...]]]]:
    """What each game of a fleet has asked, step by step; each is answered by a course of its own."""
    fleet = Fleet(Setting(name, SOME[name]), games, seed=5)
    rngs = [Random(number) for number in range(games)]
    told: list[list[tuple[int, tuple[int, ...], bool, tuple[float, ...]]]] = [[] for _ in range(games)]
    for _ in range(steps):
        for number in range(games):
            told[number].append((
                fleet.seats[number], tuple(fleet.codes[number]), fleet.ended[number], tuple(fleet.payoffs[number]),
            ))  # fmt: skip
        fleet.step([rngs[number].randrange(len(fleet.codes[number])) for number in range(games)])
    return told


@pytest.mark.parametrize("name", SOME)
def test_a_game_depends_on_no_other(name: str) -> None:
    many, few = played(name, 3, 150), played(name, 1, 150)
    assert many[0] == few[0]
    assert many[0] != many[1]


@pytest.mark.parametrize("name", SOME)
def test_it_is_the_game_of_the_engine(name: str) -> None:
    """Beside each fleet of one the same game is played by hand, to its end and into the next."""
    setting = Setting(name, SOME[name])
    fleet, rng, chance = Fleet(setting, 1, seed=9), Random(2), Random("9/0")
    game, ends = GAMES[name], 0
    state = game.new(setting.options)
    while ends < 1 + (name == "dungeons"):
        while state.actor == CHANCE:
            state.play(state.draw(chance))
        seat = state.actor
        codes = state.options(seat)
        assert (fleet.seats, fleet.codes) == ([seat], [codes])
        assert fleet.cells() == bytes(setting.encoding.observe(state, seat, setting.players))
        index = rng.randrange(len(codes))
        fleet.step([index])
        state.play(codes[index], seat)
        while not state.over and state.actor == CHANCE:
            state.play(state.draw(chance))
        assert fleet.ended == [state.over]
        if state.over:
            assert fleet.payoffs == [setting.payoffs(state)]
            ends += 1
            state = game.new(setting.options)


def test_what_is_bad_is_refused_before_anything_is_played() -> None:
    fleet = Fleet(Setting("quest", {"players": 2}), 3, seed=1)
    before = [state.digest() for state in fleet.states]
    with pytest.raises(BadIndex, match="action 99 is not in the mask"):
        fleet.step([0, 0, 99])
    with pytest.raises(ValueError, match="2 answers cannot serve 3 games"):
        fleet.step([0, 0])
    assert [state.digest() for state in fleet.states] == before
    with pytest.raises(TooWide, match="ask for width=5"):
        Fleet(Setting("quest", {"players": 2}, width=3), 1)


def test_arrays_say_what_the_fleet_says() -> None:
    np = pytest.importorskip("numpy")
    pytest.importorskip("gymnasium")
    from lanterns.research.arrays import ActionFeatures
    from lanterns.research.vector import VectorGames

    paid = 0
    for name, options in SOME.items():
        games = VectorGames(name, options, games=3, seed=3)
        batch, rng = games.reset(), np.random.default_rng(1)
        features = ActionFeatures(games.setting.game.verbs)
        for _ in range(60):
            assert batch.cells.tobytes() == bytes(games.fleet.cells())
            rows = games.rows(batch)
            for number, codes in enumerate(games.fleet.codes):
                assert batch.codes[number, : len(codes)].tolist() == codes
                assert batch.mask[number].sum() == batch.counts[number] == len(codes)
                assert (rows[number, : len(codes)] == features.rows(np.array(codes))).all()
                assert not rows[number, len(codes) :].any()
            batch = games.step(games.random_answers(batch, rng))
            paid += int(batch.ended.sum())
            assert (batch.payoffs[~batch.ended] == 0.0).all()
        first = games.reset(8)
        assert (games.reset().cells == first.cells).all()
        assert games.scores().shape == (3, games.setting.players)
    assert paid
    with pytest.raises(ValueError, match="take 1 or more"):
        VectorGames("quest", games=0)
