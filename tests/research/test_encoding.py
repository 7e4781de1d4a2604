"""Cells: as many as declared, in their bounds, the same for what a seat cannot tell apart, and as documented."""

from __future__ import annotations

import json
import pickle
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from lanterns.core.checks import random_action
from lanterns.core.game import AnyGame
from lanterns.core.state import State
from lanterns.core.step import CHANCE
from lanterns.games import GAMES, RULESETS
from lanterns.research.encoder import columns, document, highs, named
from lanterns.research.episode import Episode, Setting
from lanterns.research.errors import BadIndex, NoEncoding, TooWide
from lanterns.research.information import Recall, observation_string
from tests.example_game.pig.game import PigGame
from tools.observations import PAGE, page

VARIANTS = [(game, name) for game in GAMES.values() for name in game.harness.variants()]


def positions(game: AnyGame, options: dict[str, str], seed: int, every: int) -> Iterator[State]:
    """Every so many positions of a random game, its end among them."""
    rng, state = Random(seed), game.new(options)
    for number in range(100_000):
        if number % every == 0 or state.over:
            yield state
        if state.over:
            return
        actor, action = random_action(state, rng)
        state.play(action, actor)


@pytest.mark.parametrize(("game", "name"), VARIANTS, ids=[f"{game.id}-{name}" for game, name in VARIANTS])
def test_cells_are_in_bounds_and_tell_no_secret(game: AnyGame, name: str) -> None:
    encoding = game.encoding
    assert encoding is not None
    most, rng = highs(encoding), Random(5)
    assert max(most) <= 255
    for state in positions(game, game.harness.variants()[name], 3, 11):
        players = game.players(state)
        before = state.digest()
        for seat in range(players):
            cells = encoding.observe(state, seat, players)
            assert len(cells) == encoding.size
            over = [f"{part}={got}" for part, got in named(encoding, cells).items() if max(got) > 255 or min(got) < 0]
            assert not over
            assert all(value <= bound for value, bound in zip(cells, most, strict=True))
            assert encoding.observe(game.hidden.permute(state, seat, rng), seat, players) == cells
            assert encoding.observe(game.hidden.sample(state, seat, rng), seat, players) == cells
            assert len(state.options(seat)) <= encoding.width
        assert state.digest() == before


@pytest.mark.parametrize(
    "game", [game for game in RULESETS.values() if game.id not in GAMES or game is not GAMES[game.id]]
)
def test_older_rulesets_are_told_too(game: AnyGame) -> None:
    encoding = game.encoding
    assert encoding is not None
    options = next(iter(game.harness.variants().values()))
    for state in positions(game, options, 1, 40):
        assert len(encoding.observe(state, 0, game.players(state))) == encoding.size


def test_what_a_view_of_quest_tells_is_in_the_cells() -> None:
    game = GAMES["quest"]
    encoding = game.encoding
    assert encoding is not None
    told: dict[tuple[int, ...], str] = {}
    for seed in range(3):
        for state in positions(game, {"players": "3"}, seed, 1):
            for seat in range(3):
                view = dict(game.view(state, seat))
                for key in ("version", "since", "odds", "options", "harm"):
                    view.pop(key, None)
                if view["question"] is not None and view["question"]["actor"] != seat:
                    view["question"] = {"step": view["question"]["step"], "actor": view["question"]["actor"]}
                cells = (seat, *encoding.observe(state, seat, 3))
                text = json.dumps(view, sort_keys=True)
                assert told.setdefault(cells, text) == text
    assert len(told) > 1000


def test_cells_follow_the_seat_that_looks() -> None:
    game = GAMES["quest"]
    encoding = game.encoding
    assert encoding is not None
    state = list(positions(game, {"players": "3"}, 7, 50))[2]
    for seat in range(3):
        cells, view = named(encoding, encoding.observe(state, seat, 3)), game.view(state, seat)
        order = [view["players"][(seat + i) % 3] for i in range(3)]
        assert cells["health"] == [*(player["health"] for player in order), 0]
        assert cells["score"] == [*(player["score"] + 9 for player in order), 0]
        assert cells["first"] == [(view["first"] - seat) % 3 + 1]


def test_closed_hands_are_open_to_their_owner_only() -> None:
    game = GAMES["mapmasters-coop"]
    encoding = game.encoding
    assert encoding is not None
    state = list(positions(game, {"players": "3", "mission": "4"}, 2, 60))[1]
    assert all(state.hands)
    faces = len(state.unseen)
    for seat in range(3):
        hands = named(encoding, encoding.observe(state, seat, 3))["hand"]
        assert sum(hands[:faces]) == len(state.hands[seat])
        assert sum(hands[faces:]) == 0
    state.house = [*state.house[:1], 1, *state.house[2:]]  # open hands
    assert sum(named(encoding, encoding.observe(state, 0, 3))["hand"]) == sum(len(hand) for hand in state.hands)


def test_a_card_looked_at_is_known_to_the_seat_that_looked() -> None:
    game = GAMES["mapmasters"]
    encoding = game.encoding
    assert encoding is not None
    seen = 0
    for seed in range(40):
        for state in positions(game, {"players": "2"}, seed, 3):
            for seat in range(2):
                seen += named(encoding, encoding.observe(state, seat, 2))["looked"][0] > 0
                cells = encoding.observe(state, seat, 2)
                assert encoding.observe(game.hidden.permute(state, seat, Random(seed)), seat, 2) == cells
        if seen > 3:
            return
    raise AssertionError("nobody looked at a card")


def test_the_page_of_cells_is_as_the_games_declare_them() -> None:
    assert PAGE.read_text("utf-8") == page(), "run: python tools/observations.py"
    assert "| 0 | `question` | id, 0-" in document(GAMES["quest"])
    assert columns(GAMES["quest"].verbs) == 6


def test_a_game_without_cells_is_refused() -> None:
    with pytest.raises(NoEncoding, match="pig declares no encoding"):
        Setting(PigGame())


def test_indices_and_widths_out_of_bounds_are_refused() -> None:
    setting = Setting("quest", {"players": 2})
    episode = Episode(setting, Random(1))
    seat = episode.state.actor
    before = episode.state.digest()
    for index in (-1, len(episode.codes(seat)), 10_000):
        with pytest.raises(BadIndex, match=f"action {index} is not in the mask: 5 answers are open, 0 to 4"):
            episode.answer(seat, index)
    with pytest.raises(BadIndex, match="this seat is not asked now"):
        episode.answer(1 - seat, 0)
    assert episode.state.digest() == before
    with pytest.raises(TooWide, match="5 answers, more than 4: ask for width=5"):
        Episode(Setting("quest", {"players": 2}, width=4), Random(1)).codes(seat)
    with pytest.raises(TooWide, match="no room for a choice"):
        Setting("quest", width=1)


def test_a_setting_can_be_pickled() -> None:
    kept = pickle.loads(pickle.dumps(Setting("quest", {"players": 3}, 400)))
    assert (kept.game, kept.players, kept.width) == (GAMES["quest"], 3, 400)


def test_payoffs_add_up() -> None:
    for name, options, total in (("quest", {"players": 3}, 0.0), ("mapmasters", {"players": 5}, 0.0)):
        setting = Setting(name, options)
        end = list(positions(setting.game, setting.options, 1, 1000))[-1]
        payoffs = setting.payoffs(end)
        assert sum(payoffs) == pytest.approx(total)
        assert max(payoffs) <= 1.0
    setting = Setting("dungeons", {"players": 2})
    end = list(positions(setting.game, setting.options, 1, 1000))[-1]
    assert setting.payoffs(end) == [-1.0, -1.0]


def test_information_states_remember_and_keep_secrets() -> None:
    """Two courses that differ only in what another seat laid unseen are one to a seat, until it sees it; its own
    answers are remembered."""
    game = GAMES["mapmasters"]
    rng, state = Random(4), game.new({"players": "2"})
    recall = Recall(game, state)
    while not state.lanes:
        actor, action = random_action(state, rng)
        state.play(action, actor)
        recall.note(state, actor, action)
    lays = state.options(0)[:2]
    courses = []
    for code in lays:
        other, then = state.copy(), recall.copy()
        other.play(code, 0)
        then.note(other, 0, code)
        courses.append((other, then))
    (one, first), (two, second) = courses
    assert first.string(1) == second.string(1)
    assert first.string(0) != second.string(0)
    assert observation_string(game, one, 1) == observation_string(game, two, 1)
    assert first.string(0) == first.string(0)
    assert first.string(0) != recall.string(0)
    assert first.string(0).startswith(f"{game.ruleset} seat 0 ")


def test_chance_is_drawn_to_the_first_question() -> None:
    episode = Episode(Setting("quest", {"players": 4}), Random(3))
    while not episode.state.over:
        assert episode.state.actor != CHANCE
        seat = episode.state.actor
        assert len(episode.cells(seat)) == episode.setting.encoding.size
        episode.answer(seat, 0)


def test_the_kit_is_not_loaded_by_the_product() -> None:
    import subprocess
    import sys

    code = "import sys, lanterns, lanterns.cli.app; sys.exit('lanterns.research' in sys.modules)"
    source = Path(__file__).resolve().parents[2]
    assert subprocess.run([sys.executable, "-c", code], cwd=source, check=False).returncode == 0
