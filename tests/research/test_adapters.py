"""The adapters pass the tests of the projects whose interfaces they keep, and refuse what is bad with a sentence."""

from __future__ import annotations

import doctest
import importlib
import warnings
from pathlib import Path
from random import Random

import pytest

pytest.importorskip("numpy")
pytest.importorskip("gymnasium")
pytest.importorskip("pettingzoo")

import gymnasium
import numpy as np
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, seed_test

from lanterns.core.errors import BadOptions, LanternsError
from lanterns.games import GAMES
from lanterns.research import zoo
from lanterns.research.arrays import ActionFeatures, OneHot
from lanterns.research.encoder import highs
from lanterns.research.episode import Episode, Setting
from lanterns.research.errors import BadIndex
from lanterns.research.gym_env import RANDOM_SEAT, LanternsEnv

PAGE = Path(__file__).parents[2] / "docs" / "research.md"
VARIANTS = [(game.id, name, options) for game in GAMES.values() for name, options in game.harness.variants().items()]
# The projects' tests warn of observations with a mask, as all of their own board games have them.
QUIET = pytest.mark.filterwarnings("ignore::UserWarning")
each = pytest.mark.parametrize(
    ("game", "name", "options"), VARIANTS, ids=[f"{game}-{name}" for game, name, _ in VARIANTS]
)


@QUIET
@each
def test_pettingzoo(game: str, name: str, options: dict[str, str]) -> None:
    env, parallel = zoo.env(game, options), zoo.parallel_env(game, options)
    for agent in env.possible_agents:  # what the projects' tests draw is the same in every run
        env.action_space(agent).seed(1)
        parallel.action_space(agent).seed(1)
    api_test(env, num_cycles=60)
    parallel_api_test(parallel, num_cycles=60)
    seed_test(lambda: zoo.env(game, options), num_cycles=10)


@QUIET
@each
def test_gymnasium(game: str, name: str, options: dict[str, str]) -> None:
    check_env(LanternsEnv(game, options, out_of_mask="lose"), skip_render_check=True)


@pytest.mark.parametrize("game", GAMES)
def test_gymnasium_finds_every_game(game: str) -> None:
    env = gymnasium.make(f"lanterns/{game}-v0")
    env.reset(seed=1)
    inner = env.unwrapped
    rng = Random(1)
    over, steps, paid = False, 0, 0.0
    while not over and steps < 2000:
        mask = inner.action_masks()
        _, paid, over, _, _ = env.step(rng.choice(np.flatnonzero(mask).tolist()))
        steps += 1
    assert over
    assert -1.0 <= paid <= 1.0
    assert steps > 5
    with pytest.raises(BadOptions, match="call reset first"):
        inner.step(0)


def test_what_a_seat_gets_is_what_the_game_says() -> None:
    """Played by hand beside a game of the engine: the same cells, codes, and payoffs at the end."""
    env = zoo.env("quest", {"players": 3}, reward="points")
    env.reset(seed=5)
    rng, gained = Random(2), dict.fromkeys(env.possible_agents, 0.0)
    before = env.seats.setting.game.scores(env.seats.running().state)
    verbs = GAMES["quest"].verbs
    for agent in env.agent_iter():
        told, _, over, _, _ = env.last()
        if over:
            env.step(None)
            continue
        state = env.seats.running().state
        seat = env.seats.number[agent]
        legal = state.options(seat)
        assert told["action_codes"][: len(legal)].tolist() == legal
        assert told["action_mask"].sum() == len(legal)
        first = told["action_features"][0].tolist()
        verb = verbs.verb(legal[0])
        args = [arg + 1 for arg in verb.args(legal[0])]
        assert first == [verbs.verbs.index(verb) + 1, *args, *[0] * (len(first) - 1 - len(args))]
        env.step(rng.randrange(len(legal)))
        for name, reward in env.rewards.items():
            gained[name] += reward
    state = env.seats.running().state
    after = env.seats.setting.game.scores(state)
    assert list(gained.values()) == [float(b - a) for a, b in zip(before, after, strict=True)]


def test_seats_that_are_asked_at_once_answer_at_once() -> None:
    env = zoo.parallel_env("mapmasters", {"players": 3})
    told, _ = env.reset(seed=1)
    rng, together = Random(1), 0
    while env.agents:
        asked = [agent for agent in env.agents if told[agent]["action_codes"][0] >= 0]
        together += len(asked) > 1
        waiting = [agent for agent in env.agents if agent not in asked]
        assert all(told[agent]["action_mask"].sum() == 1 for agent in waiting)
        answers = {agent: rng.randrange(int(told[agent]["action_mask"].sum())) for agent in env.agents}
        told, rewards, over, _, _ = env.step(answers)
    assert together > 5
    assert all(over.values())
    assert sum(rewards.values()) == pytest.approx(0.0)


def test_rows_of_actions_say_what_the_verbs_say() -> None:
    for game in GAMES.values():
        features, rng = ActionFeatures(game.verbs), Random(3)
        codes = [rng.randrange(game.verbs.size) for _ in range(300)] + [0, game.verbs.size - 1]
        rows = features.rows(np.array(codes))
        for code, row in zip(codes, rows.tolist(), strict=True):
            verb = game.verbs.verb(code)
            args = [arg + 1 for arg in verb.args(code)]
            assert row == [game.verbs.verbs.index(verb) + 1, *args, *[0] * (features.columns - 1 - len(args))]
        assert (rows <= features.high).all()
        assert features.rows(np.array([-1])).sum() == 0


def test_ids_become_one_input_each() -> None:
    setting = Setting("quest", {"players": 2})
    one_hot = OneHot(setting.encoding)
    episode = Episode(setting, Random(1))
    cells = np.frombuffer(episode.cells(0), np.uint8)
    inputs = one_hot(cells)
    ids = [part for part in setting.encoding.cells if part.kind == "id"]
    assert inputs.shape == (one_hot.size,)
    assert one_hot.size == sum(part.count * (part.most + 1) for part in ids) + sum(
        part.count for part in setting.encoding.cells if part.kind != "id"
    )
    assert inputs[: one_hot.starts[-1]].sum() == sum(part.count for part in ids)
    assert inputs.min() >= 0.0
    assert inputs.max() <= 1.0
    assert one_hot(np.array([highs(setting.encoding)], np.uint8)).max() == 1.0


def test_what_is_bad_is_refused_with_a_sentence() -> None:
    with pytest.raises(LanternsError, match="bridge"):
        LanternsEnv("bridge")
    with pytest.raises(BadOptions, match="option players cannot be '9'"):
        zoo.env("quest", {"players": 9})
    with pytest.raises(BadOptions, match="seat 2 is not at this table: take 0 to 1, or -1"):
        LanternsEnv("quest", {"players": 2}, seat=2)
    with pytest.raises(BadOptions, match="2 opponents cannot take 3 seats"):
        LanternsEnv("quest", {"players": 4}, opponents=["random", "greedy"])
    with pytest.raises(LanternsError, match="nobody"):
        LanternsEnv("quest", opponents="nobody")
    env = LanternsEnv("quest", seat=RANDOM_SEAT)
    with pytest.raises(BadOptions, match="call reset first"):
        env.step(0)
    env.reset(seed=1)
    with pytest.raises(BadIndex, match="is not in the mask"):
        env.step(env.setting.width - 1)
    parallel = zoo.parallel_env("quest", {"players": 2})
    with pytest.raises(BadOptions, match="call reset first"):
        parallel.step({})
    told, _ = parallel.reset(seed=1)
    waiting = next(agent for agent in told if told[agent]["action_codes"][0] < 0)
    with pytest.raises(BadIndex, match="has no action: give an index for every agent"):
        parallel.step({})
    with pytest.raises(BadIndex, match="it is not asked now, so its answer is 0"):
        parallel.step({**dict.fromkeys(told, 0), waiting: 1})


def test_an_answer_out_of_the_mask_may_lose() -> None:
    env = LanternsEnv("quest", {"players": 2}, out_of_mask="lose")
    env.reset(seed=1)
    told, reward, over, _, info = env.step(env.setting.width - 1)
    assert (reward, over, info["out_of_mask"]) == (-1.0, True, True)
    assert told in env.observation_space


def test_opponents_are_played_by_bots() -> None:
    """A greedy seat among random ones wins most; random seats against greedy ones lose most."""
    won = {"random": 0.0, "greedy": 0.0}
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        for opponents in won:
            env = LanternsEnv("quest", {"players": 2}, opponents=opponents, features=False)
            for seed in range(5):
                env.reset(seed=seed)
                rng, over, reward = Random(seed), False, 0.0
                while not over:
                    _, reward, over, _, _ = env.step(rng.randrange(int(env.action_masks().sum())))
                won[opponents] += reward
    assert won["greedy"] < -2
    assert won["random"] > won["greedy"]


def test_the_page_shows_what_happens() -> None:
    pytest.importorskip("pyspiel")
    page = doctest.testfile(str(PAGE), module_relative=False, encoding="utf-8")
    assert page.attempted > 15
    assert page.failed == 0


@pytest.mark.parametrize("module", ["gym_env", "zoo", "spiel"])
def test_the_docstrings_show_what_happens(module: str) -> None:
    if module == "spiel":
        pytest.importorskip("pyspiel")
    ran = doctest.testmod(importlib.import_module(f"lanterns.research.{module}"))
    assert ran.attempted > 0
    assert ran.failed == 0
