"""Every land card, treasure and legendary item does what its table in section 7 says."""

from __future__ import annotations

import pytest

from lanterns.games.quest.view import build
from tests.games.quest.helpers import M1, notations, played, position

CELL = {card: cell for cell, card in M1.items()}
# 7.6: treasure and its temple
TEMPLE = {
    "T01": "ice", "T02": "ice", "T03": "shadow", "T04": "shadow", "T05": "fire", "T06": "fire",
    "T07": "forest", "T08": "forest", "T09": "water", "T10": "water", "T11": "sun", "T12": "sun",
}  # fmt: skip
# 7.4: first and second temple of each legendary item
TRACKS = {
    "blue": {"sword": ("ice", "shadow"), "shield": ("fire", "water"), "staff": ("sun", "forest")},
    "red": {"sword": ("fire", "sun"), "shield": ("forest", "shadow"), "staff": ("ice", "water")},
    "yellow": {"sword": ("water", "forest"), "shield": ("sun", "ice"), "staff": ("shadow", "fire")},
    "green": {"sword": ("forest", "sun"), "shield": ("shadow", "ice"), "staff": ("water", "fire")},
}
# 7.1: book of each obelisk, symbol of each temple
BOOKS = {
    "fire": 1, "forest": 2, "water": 3, "ice": 4, "castle-red": 5, "castle-blue": 6, "castle-green": 7, "shadow": 8,
    "sun": 9, "castle-yellow": 10,
}  # fmt: skip
SYMBOLS = {"fire": "s", "forest": "s", "water": "t", "ice": "s", "shadow": "t", "sun": "t"}
ITEMS = [(colour, item) for colour, tracks in TRACKS.items() for item in tracks]


@pytest.mark.parametrize("treasure", TEMPLE)
def test_each_treasure_is_won_at_its_temple_and_at_no_other(treasure: str) -> None:
    """T01-T12, Q4.8, Q7.6: the quest is offered to whoever completes its temple."""
    for temple in SYMBOLS:
        g = position(
            at="night blue", adventuring=["blue", "red"], heroes={"blue": [f"{CELL[temple]}R@4"]},
            row=[treasure, "P12", "P11"], deck=["T01" if treasure != "T01" else "T02"],
        )  # fmt: skip
        played(g, "rest")
        if TEMPLE[treasure] != temple:
            assert g.actor == 1
            continue
        assert notations(g) == [f"claim {treasure}", "skip"]
        played(g, f"claim {treasure}", f"equip {treasure} 2")
        blue = build(g, 0)["players"][0]
        assert blue["quests"] == [treasure]
        assert blue["heroes"][1]["items"] == [treasure]


@pytest.mark.parametrize(("colour", "item"), ITEMS)
def test_each_legendary_item_is_won_at_its_two_temples_in_order(colour: str, item: str) -> None:
    """Q5.5, Q5.6, 7.4: sword, shield and staff of the four colours."""
    first, second = TRACKS[colour][item]
    for step, temple in ((0, first), (0, second), (1, first), (1, second)):
        g = position(
            at=f"night {colour}", adventuring=[colour, "red" if colour != "red" else "blue"],
            heroes={colour: [f"{CELL[temple]}R@4"]}, legends={f"{colour}.{item}": step}, row=["P11", "P12", "P10"],
        )  # fmt: skip
        seat = g.actor
        played(g, "rest")
        if step == 1 and temple == second:
            assert notations(g) == [f"equip {item} {hero}" for hero in (1, 2, 3)]
            played(g, f"equip {item} 1")
        found = build(g, seat)["players"][seat]["legends"][item]["step"]
        assert found == {(0, first): 1, (0, second): 0, (1, first): 1, (1, second): 2}[step, temple]


@pytest.mark.parametrize("card", BOOKS)
def test_each_obelisk_holds_its_book(card: str) -> None:
    """Q1.3, Q7.4, 7.1, 7.2: from the level below, the book is learned at magic level 1."""
    g = position(
        at="night blue", adventuring=["blue", "red"], magic=5, spell={"blue": BOOKS[card] - 1},
        heroes={"blue": [f"{CELL[card]}L"]},
    )  # fmt: skip
    played(g, "rest")
    assert g.spell[0] == BOOKS[card]


@pytest.mark.parametrize("temple", SYMBOLS)
@pytest.mark.parametrize("gloom", ["no", "yes"])
def test_each_temple_takes_its_own_symbol_by_its_needs(temple: str, gloom: str) -> None:
    """Q6.14, Q10.3, 7.1: needs 1, 1, 2, 2 bright and 1, 2, 2, 2 gloom, all of the temple's symbol."""
    symbol = SYMBOLS[temple]
    faces = {"s": "scroll scroll torch torch attack", "t": "torch torch scroll scroll attack"}[symbol]
    for space, need in enumerate([1, 2, 2, 2] if gloom == "yes" else [1, 1, 2, 2]):
        g = position(
            {"players": "4", "first": "0", "gloom": gloom}, at="throw blue", adventuring=["blue"],
            heroes={"blue": [f"{CELL[temple]}R@{space}"]}, power={"blue": 0},
        )  # fmt: skip
        played(g, f"dice {faces}")
        assert notations(g) == [f"advance 1 {symbol * need}", "done"]


@pytest.mark.parametrize("number", range(1, 8))
@pytest.mark.parametrize("gloom", ["no", "yes"])
def test_each_goblin_card_has_its_portal_and_its_grotto(number: int, gloom: str) -> None:
    """Q1.4, Q10.4, 7.3: goblin card n has a goblin on the left and GBn or GGn on the right."""
    cell = CELL[f"goblin-{number}"]
    neighbour = {"21": "22L", "42": "32L", "24": "34L", "23": "22L", "41": "32L", "10": "11R", "03": "12L"}[cell]
    g = position(
        {"players": "4", "first": "0", "gloom": gloom}, at="move blue foot", heroes={"blue": [neighbour]}, magic=5
    )
    assert cell in build(g, 0)["goblins"]
    played(g, f"move 1 {cell}R")
    g.listen()
    played(g, "take")
    used = [event.params["grotto"] for event in g.take_events() if event.key == "grotto-used"]
    assert used == [f"G{'G' if gloom == 'yes' else 'B'}{number}"]


@pytest.mark.parametrize("colour", TRACKS)
def test_each_castle_is_the_home_of_its_colour(colour: str) -> None:
    """Q2.2, Q12.2, 7.1: heroes begin there, in Danongorf the hero of that colour."""
    cell = CELL[f"castle-{colour}"]
    g = position()
    seat = list(TRACKS).index(colour)
    assert [hero["at"] for hero in build(g, 0)["players"][seat]["heroes"]] == [f"{cell}R"] * 3
    solo = position({"mode": "danongorf", "colours": colour})
    assert build(solo, 0)["players"][0]["heroes"][seat]["at"] == f"{cell}R"
