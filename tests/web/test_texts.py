"""What the catalogues cannot know: the numbers of a ruleset's cards, and where each comes from, over HTTP."""

from __future__ import annotations

import pytest

from lanterns.games import GAMES, RULESETS
from tests.web.conftest import Person

pytestmark = [pytest.mark.anyio]


@pytest.mark.parametrize("label", RULESETS)
async def test_every_edition_tells_its_numbers_and_sources(ada: Person, label: str):
    game, _, edition = label.partition("/")
    status, texts = await ada.get(f"/api/texts/{game}", edition=edition)
    assert (status, texts["ruleset"]) == (200, label)
    assert texts["args"] == RULESETS[label].text_args()
    assert texts["sources"] == RULESETS[label].sources()


@pytest.mark.parametrize("game", GAMES)
async def test_without_an_edition_it_is_the_newest(ada: Person, game: str):
    _, texts = await ada.get(f"/api/texts/{game}")
    assert texts["ruleset"] == GAMES[game].ruleset


@pytest.mark.parametrize(("game", "params"), [("chess", {}), ("dungeons", {"edition": 99}), ("quest", {"edition": 0})])
async def test_what_there_is_not_is_not_found(ada: Person, game: str, params: dict[str, int]):
    status, problem = await ada.get(f"/api/texts/{game}", **params)
    assert (status, problem["code"]) == (404, "game-unknown")


async def test_an_edition_is_a_number(ada: Person):
    status, problem = await ada.get("/api/texts/quest", edition="one")
    assert (status, problem["code"]) == (400, "bad-request")
