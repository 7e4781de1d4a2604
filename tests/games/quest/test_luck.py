"""What going on by Night would bring: held against the exact odds of one roll, and to what must be so."""

from __future__ import annotations

from math import sqrt
from random import Random

import pytest

from lanterns.core.errors import BadQuestion
from lanterns.games.quest.luck import STOPS, WALKS, luck
from lanterns.games.quest.odds import night_odds
from lanterns.games.quest.state import Quest
from tests.games.quest.helpers import GAME, position
from tests.games.quest.test_odds import HEROES, POSITIONS, SOLO


def near(count: int, chance: float) -> bool:
    """Within four standard deviations of what is exact."""
    return abs(count - WALKS * chance) <= 4 * sqrt(WALKS * chance * (1 - chance)) + 1


def asked(g: Quest) -> int:
    return g.stack[-1].actor


@pytest.mark.parametrize(
    "name",
    ["level 2, weak", "first falls, dice go on", "shield", "helm", "fairy", "by point", "no magic defence", "solo 3"],
)
def test_after_one_roll_as_many_are_exhausted_as_the_exact_odds_say(name: str) -> None:
    """Q6.11: to defend the first hits or the last ones comes to the same."""
    options, given = POSITIONS[name]
    g = position(options, **given)
    (odds,) = [one for one in night_odds(g) if one["seat"] == asked(g)]
    told = luck(g, asked(g))
    assert near(told["exhausted"][0], odds["exhausted"] / odds["of"])
    assert told["exhausted"] == sorted(told["exhausted"])


@pytest.mark.parametrize(("space", "key"), [("3", "finish"), ("4", "")])
def test_the_last_stone_of_a_temple_comes_as_often_as_the_exact_odds_say(space: str, key: str) -> None:
    """Q6.14, Q6.17: with 2 Power it may be forged."""
    g = position(at="night blue", power={"blue": 2}, heroes={"blue": [f"32R@{space}", "02L"]})
    told = luck(g, 0)
    temples = [goal for goal in told["goals"] if goal["kind"] == "temple"]
    if not key:
        assert temples == []  # it is done
        return
    (odds,) = [one for one in night_odds(g) if one["seat"] == 0]
    assert near(temples[0]["done"][0], odds["heroes"][0]["finish"] / odds["of"])
    assert temples[0]["hero"] == 1
    assert temples[0]["done"] == sorted(temples[0]["done"])


def test_goblins_and_books_are_goals_too() -> None:
    """Q6.19, Q7.4: a wounded goblin falls more often from lap to lap; a book opens as the magic rises."""
    goblin = position(at="night blue", goblins={"21": "aggressive"}, heroes={"blue": ["21L"]})
    (told,) = luck(goblin, 0)["goals"]
    assert (told["kind"], told["hero"], told["card"]) == ("goblin", 1, "")
    assert told["done"][0] < told["done"][2]
    book = position(*HEROES["tome"][:1], **HEROES["tome"][1])
    found = luck(book, 0)["goals"]
    assert {goal["kind"] for goal in found} == {"book"}
    assert any(goal["done"][0] < goal["done"][2] for goal in found)


def test_alone_the_stops_are_rolls() -> None:
    alone = luck(position(SOLO, at="night blue", magic=9, health={"blue": 3}, power={"blue": 0}), 0)
    assert alone["alone"]
    assert 0 < alone["exhausted"][0] < alone["exhausted"][1] < alone["exhausted"][2] <= WALKS
    assert len(alone["exhausted"]) == STOPS


def test_it_is_the_same_whatever_the_seat_cannot_know_and_changes_nothing() -> None:
    g = position(at="night blue", magic=8, heroes={"blue": ["32R@2", "20L"]})
    before = g.digest()
    told = luck(g, 0)
    assert g.digest() == before
    assert [luck(GAME.hidden.sample(g, 0, Random(n)), 0) for n in (1, 2)] == [told, told]


def test_only_who_may_roll_asks_for_it() -> None:
    """By Day, for another seat, with parameters: one sentence."""
    g = position(at="night blue")
    for seat in (1, -1):
        with pytest.raises(BadQuestion, match="may roll or rest"):
            GAME.queries.answer(g, seat, "luck", {})
    with pytest.raises(BadQuestion, match="leave out walks"):
        GAME.queries.answer(g, 0, "luck", {"walks": 5})
    with pytest.raises(BadQuestion, match="no topic 'fate'; ask for 'luck'"):
        GAME.queries.answer(g, 0, "fate", {})
    with pytest.raises(BadQuestion, match="may roll or rest"):
        luck(GAME.new({"players": "2"}), 0)
