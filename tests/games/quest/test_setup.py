"""Setup over many seeds and all modes; the options of a table."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from lanterns.core.errors import BadOptions
from lanterns.core.step import CHANCE
from lanterns.games.quest import content as con
from lanterns.games.quest import geography as geo
from lanterns.games.quest.rules.outcome import end_reason, results
from lanterns.games.quest.state import Quest
from tests.games.quest.helpers import GAME


def set_up(options: dict[str, str], seed: int) -> Quest:
    g = GAME.new(options)
    rng = Random(seed)
    while g.actor == CHANCE:
        g.play(g.draw(rng))
    assert isinstance(g, Quest)
    return g


@pytest.mark.parametrize("seed", range(25))
def test_any_map_has_the_regions_of_the_rules(seed: int) -> None:
    """QV01, Q1.3, Q1.4, Q2.1: 34 regions; castles in the corners, 13 normal cards elsewhere, each card once."""
    g = set_up({"players": "2"}, seed)
    counts = Counter(g.kinds)
    assert [counts[k] for k in (con.CASTLE, con.OBELISK, con.TEMPLE, con.PORTAL, con.GROTTO)] == [4, 10, 6, 7, 7]
    assert len(g.kinds) == 34
    assert sorted(g.land) == list(range(17))
    assert {cell for cell, card in enumerate(g.land) if card < 4} == set(geo.CASTLE_CELLS)
    for cell in range(geo.CELLS):  # Q1.3: obelisk or portal left; castle, temple or grotto right
        assert g.kinds[2 * cell] in (con.OBELISK, con.PORTAL)
        assert g.kinds[2 * cell + 1] in (con.CASTLE, con.TEMPLE, con.GROTTO)
    assert sorted(con.CARDS.lands[card].book for card in g.land if con.CARDS.lands[card].book) == list(range(1, 11))


@pytest.mark.parametrize("seed", range(25))
@pytest.mark.parametrize("mode", ["together", "chosen", "danongorf"])
def test_the_row_shows_both_kinds_after_setup(mode: str, seed: int) -> None:
    """Q2.4, Q4.5: three quests, both kinds; what was set aside is discarded."""
    g = set_up({"mode": mode}, seed)
    kinds = [quest >= con.PLACEMENTS for quest in g.row]
    assert len(kinds) == 3
    assert True in kinds
    assert False in kinds
    discarded = [quest >= con.PLACEMENTS for quest, at in enumerate(g.quest_at) if at == 2]
    assert len(discarded) + 3 + g.deck == 24
    if discarded:
        assert set(discarded) == {kinds[1]} == {kinds[2]}
        assert kinds[0] != kinds[1]


def test_24_quests() -> None:
    """Q1.6: 12 placement, 12 treasure quests; each temple gives two treasures."""
    assert (con.PLACEMENTS, con.TREASURES) == (12, 12)
    assert Counter(treasure.temple for treasure in con.CARDS.treasures) == dict.fromkeys(range(6), 2)


def test_tracks_of_the_legendary_items() -> None:
    """Q5.5, 7.4: each temple once per colour, twice in first and second place overall; pairs mix torch and scroll."""
    symbol = {land.id: land.symbol for land in con.CARDS.lands[con.FIRST_TEMPLE : con.FIRST_GOBLIN]}
    for tracks in con.CARDS.legends:
        assert sorted(temple for track in tracks for temple in track) == list(range(6))
        for first, second in tracks:
            assert symbol[con.TEMPLES[first]] != symbol[con.TEMPLES[second]]
    for place in (0, 1):
        assert Counter(track[place] for tracks in con.CARDS.legends for track in tracks) == dict.fromkeys(range(6), 2)


@pytest.mark.parametrize(
    ("level", "target"), [("peasant", 40), ("page", 45), ("squire", 50), ("knight", 55), ("hero", 60)]
)
def test_targets_of_the_five_levels(level: str, target: int) -> None:
    """Q11.1: Peasant 40, Page 45, Squire 50, Knight 55, Legendary Hero 60."""
    g = set_up({"mode": "chosen", "level": level}, 1)
    assert (g.players, g.per_seat, g.target) == (1, 3, target)


@pytest.mark.parametrize("level", ["peasant", "hero"])
def test_the_target_counts_at_the_end_of_round_five(level: str) -> None:
    """Q11.6, QR30: exactly the target wins, one point less is short."""
    g = set_up({"mode": "chosen", "level": level, "solo_target": "end"}, 3)
    points = {"peasant": (10, 2, 5, 3), "hero": (10, 7, 6, 2)}[level]  # spell, quests, goblins, legendary items
    g.spell[0], g.quests[0], g.taken[0] = points[0], points[1], points[2]
    g.legend = [2] * points[3] + [0] * (3 - points[3])
    g.round = 5
    scored = g.score(0)
    from lanterns.games.quest.rules.resolution import EndNight

    for target, result, reason in ((scored, 1.0, "target"), (scored + 1, 0.0, "short")):
        end = g.copy()
        end.target = target
        end.stack = []
        end.then(EndNight())
        end.settle()
        assert (end.over, results(end), end_reason(end)) == (True, [result], reason)


BAD = [
    ({"players": "7"}, "players"),
    ({"players": "1"}, "1 player plays"),
    ({"mode": "chosen", "players": "2"}, "is for 1 player"),
    ({"mode": "danongorf", "gloom": "yes"}, "gloom=yes"),
    ({"players": "2", "first": "3"}, "names no seat"),
    ({"players": "3", "colours": "blue red"}, "colours"),
    ({"players": "2", "colours": "blue blue"}, "colours"),
    ({"players": "2", "colours": "blue pink"}, "colours"),
    ({"mode": "chosen", "level": "king"}, "level"),
    ({"castles": "9"}, "castles"),
    ({"claim": "maybe"}, "claim"),
]


@pytest.mark.parametrize(("options", "words"), BAD)
def test_options_that_do_not_go_are_refused_in_one_sentence(options: dict[str, str], words: str) -> None:
    """SETUP of section 3: mode, players, colours, first player, gloom, target, named options."""
    with pytest.raises(BadOptions) as error:
        GAME.new(options)
    assert words in str(error.value)
    assert "\n" not in str(error.value)


def test_maps_and_castles_are_uniform() -> None:
    """Q2.1, rules 4: over 2,000 setups every normal card lies about equally often on a cell, so does every castle."""
    inner = Counter(set_up({"players": "2", "first": "0"}, seed).land[geo.CELL["22"]] for seed in range(1300))
    assert len(inner) == 13
    assert max(inner.values()) < 145  # 100 expected, 4.5 deviations
    assert min(inner.values()) > 57
