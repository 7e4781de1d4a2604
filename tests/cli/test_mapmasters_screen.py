"""Map Masters at the terminal: cards and lines in characters, the table in both languages, whole games by typing."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from lanterns.cli.games.mapmasters import drawing
from lanterns.cli.games.mapmasters.screen import draw
from lanterns.cli.records import load_record
from lanterns.cli.screen import find_screen, no_screen
from lanterns.core.replay import resume
from lanterns.games import GAMES
from lanterns.games.mapmasters.board.content import cards
from lanterns.games.mapmasters.versus.game import MapMastersGame
from lanterns.games.mapmasters.versus.rules.outcome import scores
from lanterns.games.mapmasters.versus.view import build
from lanterns.locales import Catalogue
from tests.cli.running import Ran

LAID: dict[str, Any] = {
    "at": "explore",
    "primary": "coin",
    "hand": {"0": ["S2", "S4", "S7"], "1": ["S1"]},
    "dungeon": {"0": "S2@0,0 S4@1,0"},
    "tokens": {"0": {"sword": 1, "key": 2}},
    "books": {"0": ["open-sesame", "haggler"]},
    "path": {"0": "a.B >h1{t} >R1 >j1"},
}


def shown(language: str = "en", width: int = 120, **position: object) -> str:
    """What the screen shows seat 0 of a position."""
    game = MapMastersGame()
    g = game.new({"players": "2", "first": "0"})
    game.harness.position(g, position)
    console = Console(width=width, color_system=None, highlight=False, record=True, quiet=True)
    with console.capture() as capture:
        console.quiet = False
        draw(build(g, 0), Catalogue(language, "mapmasters"), console)
    return capture.get()


# cards in characters


@pytest.mark.parametrize("face", cards())
def test_a_card_keeps_its_corridors_apart(face: str) -> None:
    """Side by side in cells, inside the frame, and no two of one level in one cell but where they meet."""
    sketch = drawing.sketch_of(face)
    card = sketch.card
    floor = {cell for cells in sketch.rooms.values() for cell in cells}
    for level in (0, 1):
        owner: dict[drawing.Cell, str] = {}
        for number, piece in enumerate(card.pieces):
            if piece.level != level:
                continue
            cells = sketch.pieces[number]
            assert all(abs(a[0] - b[0]) + abs(a[1] - b[1]) == 1 for a, b in pairwise(cells))
            for cell in set(cells[1:-1]) - floor:
                assert 0 <= cell[0] <= drawing.ROWS
                assert 0 <= cell[1] <= drawing.COLUMNS
                assert owner.setdefault(cell, sketch.names[number]) == sketch.names[number]


@pytest.mark.parametrize("face", cards())
def test_a_card_shows_every_icon(face: str) -> None:
    """Each has a cell of its own, whichever way the card lies; a landing may lie under its pit."""
    for turned in (False, True):
        text = drawing.dungeon([{"card": face, "x": 0, "y": 0, "turned": turned}]).plain
        inside = "".join(line[1:-1] for line in text.splitlines()[1:-1])
        letters = sorted(re.sub(r"[^a-zA-Z]", "", inside))
        assert letters == sorted(cards()[face].icons())


def test_the_open_sides_of_joined_cards_make_one_corridor() -> None:
    text = drawing.dungeon([
        {"card": "S1", "x": 0, "y": 0, "turned": False},
        {"card": "S5", "x": 1, "y": 0, "turned": False},
    ]).plain  # fmt: skip
    rows = text.splitlines()
    assert rows[3][15:27] == "b─────────c─"
    assert rows[0].startswith("·a=S1 ")
    assert "b=S5" in rows[0]


def test_a_turned_card_is_upside_down() -> None:
    upright = drawing.dungeon([{"card": "S9", "x": 0, "y": 0, "turned": False}]).plain.splitlines()
    turned = drawing.dungeon([{"card": "S9", "x": 0, "y": 0, "turned": True}]).plain.splitlines()
    assert "S9↻" in turned[0]
    found = [[letter for letter in row if letter.islower() or letter in "MK"] for row in upright[1:-1]]
    back = [[letter for letter in row if letter.islower() or letter in "MK"] for row in turned[1:-1]]
    assert [row[::-1] for row in back[::-1]] == found


# the table


def test_one_sees_the_own_dungeon_the_line_and_what_is_left_to_pay_with() -> None:
    text = shown(**LAID)
    assert "Objective: Coins, 1 point each" in text
    assert "ⓒ" in text
    assert drawing.SEEN_ROOM in text  # the room that the line has cleared
    assert drawing.HEAD in text
    assert "━" in text
    assert "┃" in text
    assert re.search(r"Your line: \d points? for the objective, \d coin", text)
    assert "To pay with: key fairy 2; Open Sesame" in text  # the sword is spent; Haggler pays nothing
    assert "The line could go on." in text
    assert "Cards to lay" not in text  # while a line is drawn no card can be laid


def test_cards_to_lay_stand_side_by_side_as_far_as_they_fit() -> None:
    position: dict[str, Any] = {"at": "explore", "hand": {"0": ["S1", "S2", "S3", "S4"], "1": ["S1"]}}
    wide, narrow = shown(**position), shown(width=50, **position)
    assert any(all(name in line for name in ("·S1 ", "·S2 ", "·S3 ", "·S4 ")) for line in wide.splitlines())
    assert max(len(line.rstrip()) for line in narrow.splitlines() if line.startswith("·")) <= 50
    assert "Cards to lay" in wide


def test_after_the_reveal_all_dungeons_are_shown() -> None:
    text = shown(at="optimise", round=2, primary="coin", secondary="key", hand={"0": ["S2", "S4", "S6"], "1": ["S1"]},
                 dungeon={"0": "S6@0,0", "1": "S1@0,0"}, path={"0": "T >R1", "1": "T >j1 >j2 >B"})  # fmt: skip
    assert "S6" in text
    assert "·S1 " in text
    assert text.count("The line leaves by an exit.") == 2


def test_the_market_tells_prices_sides_and_icons() -> None:
    text = shown(at="market", primary="rope hourglass", tokens={"1": {"rope": 2}})
    assert "Hourglass: 1 point for the first to finish" in text
    assert re.search(r"3 +D01 +[TLRB12 ]+ ", text)
    assert "rope fairy 3" in text
    assert "Haggler (One dungeon card costs 1 coin less)" in text


def test_the_table_speaks_french() -> None:
    market: dict[str, Any] = {"at": "market", "primary": "rope hourglass"}
    for position in (LAID, market):
        text = shown("fr", **position)
        assert "Tour 1 sur 6" in text
        for word in ("Round", "Objective", "Player", "coins", "open sides", "line"):
            assert word not in text
    assert "Votre chemin" in shown("fr", **LAID)


# playing


def test_a_whole_game_by_typing(tmp_path: Path) -> None:
    save = tmp_path / "game.record"
    text = ("pass\n" + "1\n" * 6 + "finish\ndone\n") * 40
    ran = Ran("play", "mapmasters", "--bots", "easy", "--seed", "5", "--save", str(save), text=text)
    assert (ran.code, ran.err) == (0, "")
    table = resume(load_record(save))
    assert table.state.over
    assert "Round 6 of 6" in ran.out
    words = Catalogue("en", "mapmasters", [seat.name for seat in table.seats()])
    for seat, score in enumerate(scores(table.state)):
        assert words.say("score-of", seat=words.player(seat), score=score) in ran.out


def test_a_refused_step_names_its_rule(tmp_path: Path) -> None:
    text = "pass\nlay D72 0,0\nfinish\nq\n"
    ran = Ran("play", "mapmasters", "--option", "first=0", "--bots", "easy", "--seed", "5", "--save",
              str(tmp_path / "s"), text=text)  # fmt: skip
    assert "This card is not in your hand, or is laid already. [M6.3]" in ran.out


def test_a_game_without_a_drawing_shows_its_view() -> None:
    assert find_screen("nothing") is no_screen
    for game in GAMES:
        assert find_screen(game) is not no_screen
