"""The learned evaluation of quest: the weights that come with it are used, bad ones are not, and say so once."""

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
from lanterns.bots.ranking import search as ranking_search
from lanterns.core.step import CHANCE
from lanterns.games import RULESETS, get_game
from lanterns.games.quest.bots.features import BUCKETS, MODELS, NAMES, bucket, features
from lanterns.games.quest.bots.learned import FILE, LearnedPolicy, read_weights
from lanterns.games.quest.state import Quest

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
    assert read_weights(FILE, GAME.ruleset) is not None
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
        (changed(models={"together": [[0.0]] * BUCKETS}), "it is damaged"),
        (changed(models=NONE | {"together": [[float("nan")] * len(NAMES)] * BUCKETS}), "it is damaged"),
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
