"""The isle against the golden table of docs/rules/facts/quest-facts.md 2.3, and against its own definition."""

from __future__ import annotations

import re

import pytest

from lanterns.games.quest import geography as geo
from tests.games.quest.helpers import ROOT

FACTS = (ROOT / "docs" / "rules" / "facts" / "quest-facts.md").read_text("utf-8")
TABLE = {
    cells[0]: cells[1:]
    for row in re.findall(r"^\| \d\d \| (?:rim|castle|inner) \|.*$", FACTS, re.MULTILINE)
    for cells in [[cell.strip() for cell in row.strip("|").split("|")]]
}
RING = ("02", "03", "13", "24", "34", "33", "42", "41", "31", "20", "10", "11")


def names(cells: list[int]) -> list[str]:
    return sorted(geo.CELL_NAMES[cell] for cell in cells)


def test_the_table_is_whole() -> None:
    """Q1.1: 17 cells; 5 inner, 4 castle and 8 rim cards."""
    assert sorted(TABLE) == sorted(geo.CELL_NAMES)
    kinds = [row[0] for row in TABLE.values()]
    assert (kinds.count("inner"), kinds.count("castle"), kinds.count("rim")) == (5, 4, 8)


@pytest.mark.parametrize("name", geo.CELL_NAMES)
def test_what_each_movement_card_reaches(name: str) -> None:
    """Q3.4, Q1.1, QR1, QR2: horse, raft, gryphon, foot; the ship's neighbours on the ring."""
    kind, horse, raft, gryphon, ship, foot = TABLE[name]
    cell = geo.CELL[name]
    for card, column in ((geo.HORSE, horse), (geo.RAFT, raft), (geo.GRYPHON, gryphon), (geo.FOOT, foot)):
        assert names([to for to, _ in geo.ROUTES[card][cell]]) == column.split()
    assert (cell in geo.CASTLE_CELLS) == (kind == "castle")
    if kind == "inner":
        assert ship == "-"
        assert geo.SAILS[cell] == []
        return
    after, before = ship.split(" / ")
    arcs = {geo.CELL_NAMES[to]: (clockwise, counter) for to, clockwise, counter in geo.SAILS[cell]}
    assert sorted(arcs) == sorted(n for n, row in TABLE.items() if row[0] != "inner" and n != name)
    assert arcs[after][0] == 0
    assert arcs[before][1] == 0


def test_coast_and_inland() -> None:
    """Q1.2: twelve coast cards in a ring, five inland ones; every step of the ring is to a neighbour."""
    assert [geo.CELL_NAMES[cell] for cell in geo.RING] == list(RING)
    inland = [name for name in geo.CELL_NAMES if not geo.COAST >> geo.CELL[name] & 1]
    assert inland == ["12", "21", "22", "23", "32"]
    for one, two in zip(geo.RING, geo.RING[1:] + geo.RING[:1], strict=True):
        assert geo.DISTANCE[one][two] == 1


def test_passed_cards_lie_strictly_between() -> None:
    """Q3.6: on the line; on the ring the two arcs share nothing and hold all the rest."""
    for cell in range(geo.CELLS):
        for card in (geo.HORSE, geo.RAFT, geo.GRYPHON, geo.FOOT):
            for to, passed in geo.ROUTES[card][cell]:
                between = [c for c in range(geo.CELLS) if passed >> c & 1]
                assert len(between) == geo.DISTANCE[cell][to] - 1
                for c in between:
                    assert geo.DISTANCE[cell][c] + geo.DISTANCE[c][to] == geo.DISTANCE[cell][to]
                    assert (geo.ROW[c] - geo.ROW[cell]) * (geo.COL[to] - geo.COL[cell]) == (
                        geo.COL[c] - geo.COL[cell]
                    ) * (geo.ROW[to] - geo.ROW[cell])
        for to, clockwise, counter in geo.SAILS[cell]:
            assert clockwise & counter == 0
            assert clockwise | counter | 1 << cell | 1 << to == geo.COAST


def test_hops_are_horse_and_raft_moves_of_limited_length() -> None:
    """GB7, GG7: 1-3 or 1-2 cards along row or column."""
    for reach in (1, 2, 3):
        for cell in range(geo.CELLS):
            lines = [*geo.ROUTES[geo.HORSE][cell], *geo.ROUTES[geo.RAFT][cell]]
            wanted = sorted((to, passed) for to, passed in lines if geo.DISTANCE[cell][to] <= reach)
            assert sorted(geo.HOPS[reach][cell]) == wanted


def test_distance_is_the_greater_of_both_gaps() -> None:
    """Section 0: d(a,b) = max(row gap, column gap)."""
    assert geo.DISTANCE[geo.CELL["02"]][geo.CELL["42"]] == 4
    assert geo.DISTANCE[geo.CELL["20"]][geo.CELL["31"]] == 1
    assert geo.DISTANCE[geo.CELL["10"]][geo.CELL["34"]] == 4
    assert all(geo.DISTANCE[a][b] == geo.DISTANCE[b][a] for a in range(geo.CELLS) for b in range(geo.CELLS))
