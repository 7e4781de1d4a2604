"""The card of a game: what it says is checked, and agrees with what the game does."""

from __future__ import annotations

from pathlib import Path

import pytest

from lanterns.core.card import read_card
from lanterns.core.errors import BadContent, LanternsError
from lanterns.games import GAMES, box_of, register, register_modules

LEAST = 'id = "x"\nplayers = [2, 4]\nminutes = 30\n'


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_card_names_what_the_game_has(game) -> None:
    card = game.card
    options = {option.key: option for option in game.options}
    assert card.id == game.id
    assert set(card.lead) <= set(options)
    assert card.box in GAMES
    assert GAMES[card.box].card.box == card.box
    assert GAMES[card.rules].card.rules == card.rules
    assert card.home
    assert (card.home / "card.toml").exists()
    if card.colours:
        assert options["colours"].default.split() == card.colours


def test_games_stand_on_the_shelf_as_they_are_registered() -> None:
    shelves = [game.card.shelf for game in GAMES.values()]
    assert shelves == sorted(shelves)


def test_games_of_one_box_are_found_by_each_of_them() -> None:
    for game in GAMES.values():
        names = [other.id for other in box_of(game.id)]
        assert names[0] == game.card.box
        assert game.id in names


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "'id' is missing"),
        ("id = ", "not valid TOML"),
        (LEAST + "colour = 1", "unknown key 'colour'"),
        (LEAST.replace("[2, 4]", "[4, 2]"), "the fewest and the most seats"),
        (LEAST.replace("[2, 4]", "[2]"), "the fewest and the most seats"),
        (LEAST.replace("[2, 4]", '["a", "b"]'), "the fewest and the most seats"),
        (LEAST.replace("30", '"long"'), "minutes must be a int"),
        (LEAST + "lead = [1]", "lead must be a list of words"),
        (LEAST + '[kinds]\ncard = "land"', "kinds.card must be a list of words"),
    ],
)
def test_a_bad_card_is_refused_with_its_reason(tmp_path: Path, text: str, reason: str) -> None:
    (tmp_path / "card.toml").write_text(text)
    with pytest.raises(BadContent, match=reason):
        read_card(tmp_path)


def test_a_missing_card_says_so(tmp_path: Path) -> None:
    with pytest.raises(BadContent, match="cannot be read"):
        read_card(tmp_path)


def test_a_card_of_its_own_box_says_little(tmp_path: Path) -> None:
    (tmp_path / "card.toml").write_text(LEAST)
    card = read_card(tmp_path)
    assert (card.box, card.rules, card.built_on, card.min_players, card.max_players) == ("x", "x", "", 2, 4)
    assert card.points


def test_a_game_is_registered_once() -> None:
    with pytest.raises(LanternsError, match="already"):
        register(next(iter(GAMES.values())))


@pytest.mark.parametrize("module", ["no.such.module", "json"])
def test_a_module_without_a_game_is_named(module: str) -> None:
    with pytest.raises(LanternsError, match=f"LANTERNS_GAMES names {module}"):
        register_modules([module])
