"""Placement quests against the second writing of table 7.5 in oracle.py, and how soon each can be reached."""

from __future__ import annotations

from itertools import combinations, permutations
from random import Random

import pytest

from lanterns.core.step import CHANCE
from lanterns.games.quest import content as con
from lanterns.games.quest import geography as geo
from lanterns.games.quest.rules.quests import fits
from lanterns.games.quest.state import Quest
from tests.games.quest.helpers import GAME, position
from tests.games.quest.oracle import Table
from tests.games.quest.test_moves import OPTIONS, shuffled

PLACEMENTS = [f"P{n:02}" for n in range(1, 13)]
# 7.5: fewest moves from setup within one Day
MOVES = (
    dict.fromkeys(PLACEMENTS[:3] + PLACEMENTS[4:5], (2, 2)) | {"P04": (2, 3)} | dict.fromkeys(PLACEMENTS[5:], (3, 3))
)


@pytest.mark.parametrize("name", OPTIONS)
def test_fitting_is_that_of_the_table(name: str) -> None:
    """P01-P12, Q4.2, Q12.1, Q12.2, QR32: random positions, any set of moved heroes."""
    rng = Random(21)
    base = position(OPTIONS[name])
    hits = dict.fromkeys(PLACEMENTS, 0)
    for _ in range(400):
        g = shuffled(base, rng)
        table = Table(g)
        for seat in range(g.players):
            heroes = list(g.heroes(seat))
            moved = {hero for hero in heroes if rng.random() < 0.5}
            g.moved = sum(1 << hero for hero in moved)
            for number, quest in enumerate(PLACEMENTS):
                wanted = table.fits(seat, quest, moved)
                hits[quest] += wanted
                assert fits(g, seat, number) == wanted, f"{quest} at {[table.where[h] for h in heroes]}, moved {moved}"
    assert all(count for quest, count in hits.items() if quest not in ("P09", "P10")), hits


@pytest.mark.parametrize("quest", PLACEMENTS)
def test_fitting_positions_are_found_whatever_the_order_of_heroes(quest: str) -> None:
    """P01-P12: from a fitting position, each order of the heroes fits, and without a moved one none does [Q4.2]."""
    rng = Random(22)
    base = position()
    number = PLACEMENTS.index(quest)
    found = 0
    for _ in range(40_000):
        g = base.copy()
        g.where = [rng.randrange(geo.REGIONS) for _ in g.where]
        if not Table(g).fits(0, quest, {0, 1, 2}):
            continue
        found += 1
        for order in permutations(g.where[:3]):
            g.where[:3] = order
            g.moved = 0b111
            assert fits(g, 0, number)
            g.moved = 0b111000
            assert not fits(g, 0, number)
        if found == 5:
            return
    raise AssertionError("no fitting position met")


def test_the_gryphon_line_has_exactly_four_lines() -> None:
    """P09: 12-23-34, 10-21-32, 03-12-21, 23-32-41."""
    g = position()
    lines = set()
    for cells in combinations(range(geo.CELLS), 3):
        g.where[:3] = [2 * cell for cell in cells]
        g.moved = 0b111
        if fits(g, 0, PLACEMENTS.index("P09")):
            lines.add("-".join(geo.CELL_NAMES[cell] for cell in cells))
    assert lines == {"12-23-34", "10-21-32", "03-12-21", "23-32-41"}


def one_move(g: Quest, region: int, card: int) -> list[int]:
    """Regions that one move of a card reaches from a region."""
    cell = region >> 1
    ends = [to for to, _, _ in geo.SAILS[cell]] if card == geo.SHIP else [to for to, _ in geo.ROUTES[card][cell]]
    return [2 * to + side for to in ends for side in (0, 1)]


def fewest(g: Quest, seat: int, number: int) -> int:
    """Fewest moves from setup, each with another card, after which a placement quest fits; 9 beyond three."""
    heroes = list(g.heroes(seat))
    home = [g.where[hero] for hero in heroes]
    slots = con.CARDS.placements[number].slots
    for count in (1, 2, 3):
        for cards in permutations(range(5), count):
            # the moves of one hero come together; heroes of one player all start alike but in Danongorf
            for plan in {tuple(sorted(p)) for p in _plans(len(heroes), count)}:
                spots: list[tuple[int, list[int]]] = []
                at = 0
                for hero in sorted(set(plan)):
                    ends = [home[hero]]
                    for card in cards[at : at + plan.count(hero)]:
                        ends = sorted({end for start in ends for end in one_move(g, start, card)})
                    at += plan.count(hero)
                    spots.append((heroes[hero], [end for end in ends if _useful(g, end, slots)]))
                if _place(g, seat, number, spots):
                    return count
    return 9


def _plans(heroes: int, count: int) -> list[tuple[int, ...]]:
    if count == 0:
        return [()]
    return [(hero, *rest) for hero in range(heroes) for rest in _plans(heroes, count - 1)]


def _useful(g: Quest, region: int, slots: list[con.Slot]) -> bool:
    return any(slot.cells >> (region >> 1) & 1 for slot in slots)


def _place(g: Quest, seat: int, number: int, spots: list[tuple[int, list[int]]]) -> bool:
    if not spots:
        return fits(g, seat, number)
    hero, ends = spots[0]
    start, moved = g.where[hero], g.moved
    g.moved |= 1 << hero
    others = [g.where[other] for other in g.heroes(seat) if other != hero]
    for end in ends:
        if end in others and g.kinds[end] != con.CASTLE:
            continue
        g.where[hero] = end
        if _place(g, seat, number, spots[1:]):
            g.where[hero], g.moved = start, moved
            return True
    g.where[hero], g.moved = start, moved
    return False


@pytest.mark.parametrize("mode", ["together", "danongorf"])
@pytest.mark.parametrize("quest", PLACEMENTS)
def test_every_placement_quest_can_be_reached_within_one_day(quest: str, mode: str) -> None:
    """P01-P12, 7.5: fewest moves from setup as the table says, on two maps, for all colours, Danongorf too."""
    for seed in range(2):
        options = {"players": "4", "first": "0"} if mode == "together" else {"mode": "danongorf"}
        g = GAME.new(options)
        rng = Random(seed)
        while g.actor == CHANCE:
            g.play(g.draw(rng))
        assert isinstance(g, Quest)
        for seat in range(g.players):
            g.moved = 0
            least, most = MOVES[quest]
            assert least <= fewest(g, seat, PLACEMENTS.index(quest)) <= most
