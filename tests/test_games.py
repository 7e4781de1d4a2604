"""What every game must keep, tried on every game of the house in every variant (lanterns.core.checks)."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from lanterns.core import checks
from lanterns.core.errors import BadOptions, BadState
from lanterns.core.game import BY_SEAT, CHOICE, EACH, MODE, PLAYERS, AnyGame
from lanterns.core.record import parse_record
from lanterns.core.replay import Play, positions, replay
from lanterns.core.state import State
from lanterns.core.step import CHANCE
from lanterns.games import GAMES, RULESETS, get_game
from tests.views import wrong

CASES = [(game, variant) for game in GAMES for variant in get_game(game).harness.variants()]
SEEDS = range(3)
every_variant = pytest.mark.parametrize(("game_id", "variant"), CASES)


def sampled(game: AnyGame, variant: str, seed: int, every: int) -> list[State]:
    """States along a random game: every so many actions, and the last."""
    rng = Random(seed)
    state = game.new(game.harness.variants()[variant])
    found: list[State] = []
    while not state.over:
        found.append(state.copy())
        checks.random_steps(state, rng, every)
    return [*found, state]


@every_variant
def test_somebody_has_a_real_choice_until_the_end(game_id: str, variant: str) -> None:
    game = get_game(game_id)
    for seed in SEEDS:
        states = sampled(game, variant, seed, 1)
        for state in states:
            checks.check_options(game, state)
        checks.check_end(game, states[-1])


@every_variant
def test_what_is_not_an_option_is_refused_without_change(game_id: str, variant: str) -> None:
    game = get_game(game_id)
    rng = Random(0)
    for state in sampled(game, variant, 1, 7):
        checks.check_refuses(game, state, rng)


@every_variant
def test_copies_are_equal_and_independent(game_id: str, variant: str) -> None:
    rng = Random(0)
    for state in sampled(get_game(game_id), variant, 2, 7):
        checks.check_copy(state, rng)


@every_variant
def test_json_and_back_at_every_step(game_id: str, variant: str) -> None:
    game = get_game(game_id)
    for state in sampled(game, variant, 3, 1):
        checks.check_json(game, state)


@every_variant
def test_a_game_goes_on_from_json_as_if_nothing_had_happened(game_id: str, variant: str) -> None:
    game = get_game(game_id)
    for state in sampled(game, variant, 4, 25):
        loaded = checks.check_json(game, state)
        checks.random_steps(state, Random(9), 30)
        checks.random_steps(loaded, Random(9), 30)
        assert loaded.digest() == state.digest()


@every_variant
def test_every_open_action_survives_notation(game_id: str, variant: str) -> None:
    game = get_game(game_id)
    for state in sampled(game, variant, 5, 3):
        checks.check_notation(game, state)


@every_variant
def test_views_tell_no_secret(game_id: str, variant: str) -> None:
    game = get_game(game_id)
    rng = Random(0)
    for state in sampled(game, variant, 6, 5):
        checks.check_views(game, state, rng, wrong)


@pytest.mark.parametrize("game_id", GAMES)
def test_a_view_that_is_not_as_its_type_says_is_noticed(game_id: str) -> None:
    """A key too many, one too few, and a value of another type, at the top and deep within."""
    game = get_game(game_id)
    view = dict(game.view(game.new(), 0))
    asked = view["question"]
    assert wrong(game, view) == ""
    for key in view:
        assert key in wrong(game, {name: value for name, value in view.items() if name != key})
    for broken in ({"surplus": 1}, {"version": "1"}, {"question": {**asked, "surplus": 1}}, {"question": {}}):
        assert wrong(game, {**view, **broken})


@pytest.mark.parametrize("game_id", GAMES)
def test_a_view_tells_what_seats_have_of_the_win_at_the_end(game_id: str) -> None:
    game = get_game(game_id)
    options = next(iter(game.harness.variants().values()))
    assert game.view(game.new(options), 0)["results"] == []
    state = checks.random_play(game, options, 1).state
    assert state.over
    assert game.view(state, 0)["results"] == game.results(state)


@every_variant
def test_components_are_conserved(game_id: str, variant: str) -> None:
    game = get_game(game_id)
    states = sampled(game, variant, 7, 1)
    counts = game.harness.conserved(states[0])
    assert counts, "a game states what it conserves"
    for state in states:
        assert game.harness.conserved(state) == counts


@every_variant
def test_a_record_replays_to_the_same_state(game_id: str, variant: str) -> None:
    game = get_game(game_id)
    play = checks.random_play(game, game.harness.variants()[variant], 8)
    record = parse_record(play.text(), RULESETS)
    assert replay(record).digest() == play.state.digest()
    assert [p.state.ply for p in positions(record)] == list(range(len(play.history) + 1))


@every_variant
def test_undo_returns_to_the_same_state(game_id: str, variant: str) -> None:
    game = get_game(game_id)
    rng = Random(9)
    play = Play.new(game, game.harness.variants()[variant])
    marks: list[str] = []
    while not play.state.over:
        marks.append(play.state.digest())
        actor, action = checks.random_action(play.state, rng)
        play.play(action, actor)
    for count in (1, 5, 40):
        play.undo(count, 0, "takeback")
        del marks[len(marks) - count + 1 :]
        assert play.state.digest() == marks[-1]
        marks.pop()


@every_variant
def test_fuzz_finds_nothing(game_id: str, variant: str) -> None:
    game = get_game(game_id)
    games = 2 if game_id.startswith("mapmasters") else 10  # whose games are some thirty times as long
    report = checks.fuzz(game, game.harness.variants()[variant], games=games, seed=100, deep_every=41, wrong=wrong)
    assert [(failure.seed, failure.message) for failure in report.failures] == []
    assert report.games == games


@pytest.mark.parametrize("game_id", GAMES)
def test_chance_is_drawn_with_its_weights(game_id: str) -> None:
    """Chi-squared of many draws against the stated odds, for each kind of chance question met in some variant."""
    game = get_game(game_id)
    rng = Random(1)
    tried: set[str] = set()
    for variant in game.harness.variants():
        for state in sampled(game, variant, 13, 1):
            if state.actor != CHANCE or repr(state.question()) in tried or len(state.options()) > 300:
                continue
            tried.add(repr(state.question()))
            odds = dict(state.odds())
            total = sum(odds.values())
            draws = 12 * total // min(odds.values())
            if draws > 100_000:
                continue
            drawn = dict.fromkeys(odds, 0)
            for _ in range(draws):
                drawn[state.draw(rng)] += 1
            chi = sum((drawn[a] - draws * w / total) ** 2 / (draws * w / total) for a, w in odds.items())
            freedom = len(odds) - 1
            assert chi < freedom + 5 * (2 * freedom) ** 0.5 + 10, (
                f"{state.question()}: chi-squared {chi:.1f} of {freedom}"
            )
    assert tried


PROGRAM = """
import sys
from lanterns.core.checks import digests
from lanterns.games import get_game
game = get_game(sys.argv[1])
for name, options in game.harness.variants().items():
    print(name, *digests(game, options, 11, 20))
"""


@pytest.mark.parametrize("game_id", GAMES)
def test_the_state_is_the_same_in_every_process(game_id: str) -> None:
    outputs = set()
    for hash_seed in ("0", "1", "4242"):
        environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
        done = subprocess.run(
            [sys.executable, "-c", PROGRAM, game_id], env=environment, capture_output=True, text=True, check=True
        )
        outputs.add(done.stdout)
    assert len(outputs) == 1
    game = get_game(game_id)
    here = "".join(
        " ".join([name, *checks.digests(game, options, 11, 20)]) + "\n"
        for name, options in game.harness.variants().items()
    )
    assert outputs == {here}


@pytest.mark.parametrize("game_id", GAMES)
def test_bad_options_and_bad_states_are_refused(game_id: str) -> None:
    game = get_game(game_id)
    with pytest.raises(BadOptions, match="has no option 'colour-of-the-sky'"):
        game.new({"colour-of-the-sky": "blue"})
    for option in game.options:
        if option.values:
            with pytest.raises(BadOptions):
                game.new({option.key: "no such value"})
    data = game.new().to_json()
    for broken in ({}, {**data, "stack": [["NoSuchStep", 0]]}, {**data, "lanes": 3}):
        with pytest.raises(BadState):
            game.load(json.loads(json.dumps(broken)))


@pytest.mark.parametrize("game_id", GAMES)
def test_options_are_asked_for_as_they_can_be_answered(game_id: str) -> None:
    """F13: what a game declares of an option is what its rules take: seats and options of a mode, seats, words."""
    game = get_game(game_id)
    by_asked = {option.asked: option for option in game.options if option.asked != CHOICE}
    assert len(by_asked) == sum(1 for option in game.options if option.asked != CHOICE)
    mode = by_asked.get(MODE)
    for value in mode.values if mode else ():
        assert mode is not None
        least, most = mode.seats.get(value, (game.min_players, game.max_players))
        for players in range(game.min_players, game.max_players + 1):
            if least <= players <= most:
                assert game.players(game.new({mode.key: value, PLAYERS: players})) == players
            else:
                with pytest.raises(BadOptions):
                    game.new({mode.key: value, PLAYERS: players})
        for option in game.options:
            if option.asked == CHOICE and (not option.modes or value in option.modes):
                for choice in option.values:
                    game.new({mode.key: value, option.key: choice})
    for option in game.options:
        assert set(option.modes) <= set(mode.values if mode else ()), option.key
    if BY_SEAT in by_asked:
        key = by_asked[BY_SEAT].key
        named = [int(value) for value in by_asked[BY_SEAT].values if value.isdigit()]
        game.new({key: 0})
        with pytest.raises(BadOptions):
            game.new({key: max(named), PLAYERS: max(named)})
    if EACH in by_asked:
        key, words = by_asked[EACH].key, by_asked[EACH].words
        for players in range(game.min_players, game.max_players + 1):
            game.new({key: " ".join(words[-players:]), PLAYERS: players})


@pytest.mark.parametrize("game_id", GAMES)
def test_steps_cite_rules_that_exist(game_id: str) -> None:
    """Every step that is asked in some variant names the rules that it carries out."""
    game = get_game(game_id)
    for variant in game.harness.variants():
        for state in sampled(game, variant, 12, 1):
            for actor in state.actors():
                step = state.question(actor)
                assert step is not None
                assert step.rules, f"{step} cites no rule"


class Table(RuleBasedStateMachine):
    """Plays, undoes, saves and loads in any order; the state, its record and its JSON never part."""

    def __init__(self) -> None:
        super().__init__()
        self.play = Play.new(GAMES["quest"], {})

    @initialize(case=st.sampled_from(CASES))
    def begin(self, case: tuple[str, str]) -> None:
        game = get_game(case[0])
        self.play = Play.new(game, game.harness.variants()[case[1]])

    @precondition(lambda self: not self.play.state.over)
    @rule(pick=st.integers(0, 10**6), who=st.integers(0, 10))
    def act(self, pick: int, who: int) -> None:
        actors = self.play.state.actors()
        actor = actors[who % len(actors)]
        options = self.play.state.options(actor)
        self.play.play(options[pick % len(options)], actor)

    @precondition(lambda self: not self.play.state.over)
    @rule(seed=st.integers(0, 10**6), steps=st.integers(1, 60))
    def run_on(self, seed: int, steps: int) -> None:
        rng = Random(seed)
        for _ in range(steps):
            if self.play.state.over:
                return
            actor, action = checks.random_action(self.play.state, rng)
            self.play.play(action, actor)

    @precondition(lambda self: len(self.play.history) > 0)
    @rule(count=st.integers(1, 50))
    def undo(self, count: int) -> None:
        self.play.undo(min(count, len(self.play.history)), 0, "takeback")

    @rule()
    def save_and_load(self) -> None:
        loaded = checks.check_json(self.play.game, self.play.state)
        self.play = Play(self.play.record, loaded, self.play.trace)

    @rule()
    def replay_the_record(self) -> None:
        checks.check_record(self.play)

    @invariant()
    def keeps_the_contract(self) -> None:
        checks.check_options(self.play.game, self.play.state)
        assert self.play.state.ply == len(self.play.history)


Table.TestCase.settings = settings(max_examples=40, stateful_step_count=25, deadline=None)
TestTable = Table.TestCase


def test_every_preset_is_a_set_of_options_that_the_docs_tell() -> None:
    """All of a preset departs from the defaults; docs/rules/index.md lists each option with both values."""
    page = (Path(__file__).parents[1] / "docs" / "rules" / "index.md").read_text("utf-8")
    told = set(re.findall(r"^\| ([\w-]+) \| `(\w+)` \| `(\w+)`.*? \| `(\w+)`.*? \| \w+ \|$", page, re.MULTILINE))
    found = set()
    for ident, game in GAMES.items():
        for name, options in game.presets().items():
            assert name == "app"
            assert game.resolve(options).items() >= options.items()
            defaults = game.resolve({})
            found |= {(ident, key, defaults[key], value) for key, value in options.items() if defaults[key] != value}
            assert len(options) == sum(one[0] == ident for one in found)
    assert told == found != set()
    with pytest.raises(BadOptions, match="dungeons has no preset 'box'; its presets are app"):
        get_game("dungeons").preset("box")
    with pytest.raises(BadOptions, match="quest has no preset 'app'; it has none"):
        get_game("quest").preset("app")
