"""Learned evaluations: the weights that come with a game are used, bad ones are not, and say so once."""

from __future__ import annotations

import json
import logging
from math import isfinite
from pathlib import Path
from random import Random
from typing import Any

import pytest

from lanterns.analysis.judge import searcher
from lanterns.bots import get_bot
from lanterns.bots.mcts import MctsBot
from lanterns.bots.planner import PlanBot
from lanterns.bots.ranking import search as ranking_search
from lanterns.core.step import CHANCE
from lanterns.games import RULESETS, get_game
from lanterns.games.dungeons.bots import features as dungeons_features
from lanterns.games.dungeons.bots import learned as dungeons_learned
from lanterns.games.dungeons.state import Dungeons
from lanterns.games.quest.bots.features import BUCKETS, MODELS, NAMES, bucket, features
from lanterns.games.quest.bots.learned import FILE, LearnedPolicy, layout
from lanterns.games.quest.state import Quest
from lanterns.games.weights import read_weights

GAME = get_game("quest")


def positions(options: dict[str, str], seed: int = 3, most: int = 200) -> list[Quest]:
    """Every few positions of a game by lot."""
    state, rng = GAME.new(options), Random(seed)
    found: list[Quest] = []
    for number in range(most):
        if state.over:
            break
        state.play(state.draw(rng) if state.actor == CHANCE else rng.choice(state.options()), state.actor)
        if number % 10 == 0 and not state.over:
            found.append(state.copy())
    return found


def test_every_position_has_its_numbers() -> None:
    for options in GAME.harness.variants().values():
        for state in positions(options, most=60):
            for seat in range(state.players):
                numbers = features(state, seat)
                assert len(numbers) == len(NAMES)
                assert all(isfinite(x) and abs(x) < 100 for x in numbers)
                assert 0 <= bucket(state, seat) < BUCKETS


def test_the_weights_of_the_house_are_used_by_masters_hints_and_analyses() -> None:
    assert read_weights(FILE, layout(GAME.edition)) is not None
    state = positions({"players": "3"})[4]
    by_hand, learned = GAME.policy.standings(state, 3), GAME.learned.standings(state, 3)
    assert all(0.0 <= value <= 1.0 for value in learned)
    assert by_hand != learned
    assert learned == [GAME.learned.evaluate(state, seat) for seat in range(3)]
    assert sum(GAME.learned.chances(state, 3)) == pytest.approx(1.0)
    for name, policy in (("master", GAME.learned), ("hard", GAME.policy), ("mcts", GAME.policy)):
        bot = get_bot(name, GAME, 1)
        assert isinstance(bot, MctsBot)
        assert bot.policy is policy
    for search in (searcher(GAME, 40), ranking_search(GAME, 1, 1)):
        assert isinstance(search, MctsBot)
        assert search.policy is GAME.learned


def test_old_rulesets_and_lone_seats_are_judged_by_hand() -> None:
    old = RULESETS["quest/1"]
    state = old.new({"players": "2"})
    assert old.learned.standings(state, 2) == old.policy.standings(state, 2)
    for mode in ("chosen", "danongorf"):
        alone = GAME.new({"mode": mode})
        assert GAME.learned.standings(alone, 1) == GAME.policy.standings(alone, 1)


@pytest.mark.parametrize("options", [{"players": "2"}, {"players": "4"}, {"mode": "chosen"}])
def test_a_search_tries_first_what_the_evaluation_likes_best(options: dict[str, str]) -> None:
    """`priority` is found faster than `evaluate`, and orders what one seat may gain alike."""
    for state in positions(options)[2:8]:
        more = state.copy()
        more.quests[0] += 2
        for policy in (GAME.policy, GAME.learned):
            assert policy.priority(more, 0) > policy.priority(state, 0)
            assert policy.evaluate(more, 0) > policy.evaluate(state, 0)


def changed(**parts: Any) -> str:
    return json.dumps(json.loads(FILE.read_text("utf-8")) | parts)


NONE = {name: [[0.0] * len(NAMES)] * BUCKETS for name in MODELS}


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (None, "it is missing"),
        ("", "it is damaged"),
        ("[" * 100_000, "it is damaged"),
        (FILE.read_text("utf-8")[:900], "it is damaged"),
        (changed(ruleset="quest/1"), "it was made for quest/1 and not for quest/"),
        (changed(features=["one"]), "it was made for other features"),
        (changed(models={}), "it is damaged"),
        (changed(models={name: [[0.0]] * BUCKETS for name in MODELS}), "it is damaged"),
        (changed(models=NONE | {"four": [[float("nan")] * len(NAMES)] * BUCKETS}), "it is damaged"),
        (changed(spreads={name: ["wide"] for name in MODELS}), "it is damaged"),
    ],
)
def test_a_bad_file_leaves_the_evaluation_by_hand_and_says_so_once(
    text: str | None, reason: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / "weights.json"
    if text is not None:
        path.write_text(text, "utf-8")
    policy = LearnedPolicy(GAME.edition, path)
    state = positions({"players": "2"})[5]
    with caplog.at_level(logging.WARNING, "lanterns.bots"):
        for _ in range(3):
            assert policy.standings(state, 2) == GAME.policy.standings(state, 2)
            assert policy.evaluate(state, 1) == GAME.policy.evaluate(state, 1)
            assert policy.chances(state, 2) == GAME.policy.chances(state, 2)
    assert len(caplog.records) == 1
    assert reason in caplog.text


DUNGEONS = get_game("dungeons")


def parties(seed: int = 3, most: int = 240) -> list[Dungeons]:
    """Every few positions of games by lot of two to four heroes."""
    found: list[Dungeons] = []
    for heroes in ("2", "3", "4"):
        state, rng = DUNGEONS.new({"players": heroes}), Random(seed)
        for number in range(most):
            if state.over:
                break
            state.play(state.draw(rng) if state.actor == CHANCE else rng.choice(state.options()), state.actor)
            if number % 6 == 0 and not state.over:
                found.append(state.copy())
    return found


def test_every_party_has_its_numbers_and_its_chance() -> None:
    assert read_weights(dungeons_learned.FILE, dungeons_learned.layout(DUNGEONS.edition)) is not None
    states = parties()
    assert {state.n for state in states} == {2, 3, 4}
    for state in states:
        numbers = dungeons_features.features(state, 0)
        assert len(numbers) == len(dungeons_features.NAMES)
        assert all(isfinite(x) and abs(x) < 100 for x in numbers)
        chances = DUNGEONS.learned.standings(state, state.n)
        assert chances == [DUNGEONS.learned.evaluate(state, 0)] * state.n
        assert 0.0 < chances[0] < 1.0
    values = [DUNGEONS.learned.evaluate(state, 0) for state in states]
    assert values != [DUNGEONS.policy.evaluate(state, 0) for state in states]


def test_no_weight_of_dungeons_says_that_harm_helps() -> None:
    weights = read_weights(dungeons_learned.FILE, dungeons_learned.layout(DUNGEONS.edition))
    assert weights is not None
    for row in weights.models[0]:
        by_name = dict(zip(dungeons_features.NAMES, row, strict=True))
        assert all(by_name[name] >= 0.0 for name in dungeons_features.GOOD)
        assert all(by_name[name] <= 0.0 for name in dungeons_features.BAD)


def test_masters_and_hints_of_dungeons_play_by_the_weights() -> None:
    for name, policy in (
        ("master", DUNGEONS.learned),
        ("learned:40", DUNGEONS.learned),
        ("mcts:40", DUNGEONS.policy),
        ("medium", DUNGEONS.policy),
    ):
        bot = get_bot(name, DUNGEONS, 1)
        assert isinstance(bot, PlanBot)
        assert bot.policy is policy
    search = ranking_search(DUNGEONS, 1, 1)
    assert isinstance(search, PlanBot)
    assert search.policy is DUNGEONS.learned


def test_a_bad_file_of_dungeons_leaves_the_evaluation_by_hand(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    path = tmp_path / "weights.json"
    data = json.loads(dungeons_learned.FILE.read_text("utf-8"))
    path.write_text(json.dumps(data | {"ruleset": "dungeons/1"}), "utf-8")
    policy = dungeons_learned.LearnedPolicy(DUNGEONS.edition, path)
    states = parties(most=60)
    with caplog.at_level(logging.WARNING, "lanterns.bots"):
        for state in states:
            assert policy.evaluate(state, 0) == DUNGEONS.policy.evaluate(state, 0)
    assert len(caplog.records) == 1
    assert f"made for dungeons/1 and not for {DUNGEONS.ruleset}; bots of dungeons judge by hand" in caplog.text
    old = RULESETS["dungeons/1"]
    state = old.new({"players": "2"})
    assert old.learned.evaluate(state, 0) == old.policy.evaluate(state, 0)
