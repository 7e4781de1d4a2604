"""Positions of scenarios: whatever cannot be read is refused in one sentence that names the key."""

from __future__ import annotations

from typing import Any

import pytest

from lanterns.core.errors import BadScenario
from lanterns.games.quest.bots.evaluate import evaluate
from lanterns.games.quest.view import build
from tests.games.quest.helpers import GAME, M1, position

BAD: list[tuple[dict[str, Any], str]] = [
    ({"colour": "blue"}, "unknown key 'colour'"),
    ({"at": "noon"}, "at = 'noon'"),
    ({"at": "move blue tram"}, "at = 'move blue tram'"),
    ({"at": "pick purple"}, "'purple' is not a seat or a colour"),
    ({"heroes": {"blue": ["99L"]}}, "'99L' is not a region"),
    ({"heroes": {"blue": ["22R@7"]}}, "spaces 0 to 4"),
    ({"heroes": {"blue": ["21L@1"]}}, "spaces 0 to 4 are those of a temple"),
    ({"heroes": {"blue": ["21L", "21L", "21L", "21L"]}}, "blue has 3 heroes, not 4"),
    ({"health": {"blue": 0}}, "health.blue must be a whole number from 1 to 10, not 0"),
    ({"power": {"blue": "many"}}, "power.blue must be a whole number"),
    ({"magic": 11}, "magic must be a whole number from 1 to 10, not 11"),
    ({"crossed": True}, "crossed must be a whole number"),
    ({"quests": {"blue": ["P99"]}}, "'P99' is not a quest"),
    ({"quests": {"blue": -1}}, "quests.blue must be a whole number"),
    ({"row": ["P01", "X1"]}, "row: 'X1' is not a quest"),
    ({"items": {"T99": "blue 1"}}, "'T99' is not an item"),
    ({"items": {"T01": "blue 0"}}, "T01 = 'blue 0'"),
    ({"items": {"T01": "blue"}}, "T01 = 'blue'"),
    ({"items": {"T12": "blue 1"}}, "T12 is still in the row"),
    ({"legends": {"blue.sword": 3}}, "legends.blue.sword must be a whole number from 0 to 2"),
    ({"goblins": {"22": "passive"}}, "on a goblin card"),
    ({"goblins": {"21": "angry"}}, "say passive, aggressive or none"),
    ({"goblins": {"21": "passive 5"}}, "1 to 4 wounds"),
    ({"used": ["tram"]}, "used"),
    ({"spent": ["T05"]}, "spent"),
    ({"gloom": ["99"]}, "'99' is not a cell"),
    ({"map": {"11": "castle-blue"}}, "every cell and every card"),
    ({"map": {**M1, "22": "moon"}}, "'22' = 'moon' is not a cell and a card"),
    ({"map": {}}, "'map' is missing"),
    ({"heroes": {"blue": ["21L"], "red": ["21L"]}}, "2 heroes stand on the portal 21L, which holds one [Q3.10]"),
    ({"heroes": {"blue": ["22R@1", "22R@2"]}}, "two heroes of one player stand in 22R [Q3.10]"),
    ({"items": {"T01": "blue 1", "T02": "blue 1", "T03": "blue 1"}}, "blue 1 holds 3 items, and a hero has two hands"),
    ({"health": {"blue": 9}}, "blue has 9, and its maximum is 6 [Q1.9]"),
    ({"power": {"blue": 4}}, "blue has 4, and its maximum is 3 [Q1.9]"),
    ({"goblins_taken": {"blue": 16}}, "goblins are on the map, taken or with the boss, and there are 16"),
    ({"goblins": {"21": "passive 2 purple"}}, "'purple' is not a seat or a colour"),
    ({"moved": ["blue 4"]}, "'blue 4' is not a colour and a hero from 1 to 3"),
    ({"claimed": ["purple"]}, "'purple' is not a seat or a colour"),
    ({"boss_quests": ["X1"]}, "boss_quests: 'X1' is not a quest"),
]


@pytest.mark.parametrize(("given", "words"), BAD)
def test_a_position_that_cannot_be_read(given: dict[str, Any], words: str) -> None:
    with pytest.raises(BadScenario) as error:
        position(**given)
    assert words in error.value.message
    assert "\n" not in error.value.message


def test_the_order_of_keys_does_not_matter() -> None:
    """Wounds belong to the hero on the portal, wherever `heroes` stands in the file."""
    given: dict[str, Any] = {
        "heroes": {"red": ["21L"]},
        "goblins": {"21": "passive 3"},
        "deck": ["P01"],
        "discard": ["P02"],
    }
    one = position(**given)
    two = position(**dict(reversed(given.items())))
    assert one.digest() == two.digest()
    assert one.wounder[6 + 1] == one.wounder[7] == 1


def test_a_position_is_evaluated_and_viewed_like_any_other() -> None:
    g = position({"mode": "danongorf"}, at="fight", boss_quests=2, boss_goblins=2)
    assert 0.0 < evaluate(g, 0) < 1.0
    assert build(g, 0)["boss"] == {"quests": 2, "goblins": 2, "fight_set": False}
    assert build(g, 0)["deck"] == 24 - 3 - 2
    assert GAME.load(g.to_json()).digest() == g.digest()
