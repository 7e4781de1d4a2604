"""What the catalogues cannot know: the numbers of a ruleset's cards, and where each comes from, over HTTP."""

from __future__ import annotations

import pytest

from lanterns.games import GAMES, RULESETS
from lanterns.rules.learning import learning_of
from lanterns.rules.people import handbook_of
from tests.web.conftest import Person

pytestmark = [pytest.mark.anyio]
TOLD = [game for game in GAMES if handbook_of(game) is not None]
LEARNED = [game for game in GAMES if learning_of(game, "en") is not None]


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


@pytest.mark.parametrize("game", TOLD)
async def test_rules_for_people_come_in_the_language_that_is_asked_for(ada: Person, game: str):
    books = {}
    for language in ("en", "fr"):
        status, books[language] = await ada.get(f"/api/handbook/{game}", language=language)
        assert (status, books[language]["language"]) == (200, language)
    there, here = books["fr"]["chapters"], books["en"]["chapters"]
    assert [one["id"] for one in there] == [one["id"] for one in here]
    assert all(one["title"] and one["rules"] for one in there)
    assert [rule["text"] for one in there for rule in one["rules"]] != [
        rule["text"] for one in here for rule in one["rules"]
    ]


async def test_rules_in_a_language_that_there_is_not_are_english_and_of_no_game_are_not_found(ada: Person):
    assert (await ada.get("/api/handbook/quest", language="de"))[1]["language"] == "en"
    assert (await ada.get("/api/handbook/chess"))[0] == 404


@pytest.mark.parametrize("game", LEARNED)
async def test_how_to_play_comes_in_the_language_that_is_asked_for(ada: Person, game: str):
    _, english = await ada.get(f"/api/learn/{game}", language="en")
    _, french = await ada.get(f"/api/learn/{game}", language="fr")
    assert (len(french["screen"]), len(french["case"]), len(french["column"])) == (2, 10, 4)
    assert [one["ask"] for one in french["case"]] != [one["ask"] for one in english["case"]]
    assert (await ada.get("/api/learn/chess"))[0] == 404


async def test_the_guide_to_the_table_says_the_same_in_both_languages(ada: Person):
    _, english = await ada.get("/api/guide", language="en")
    _, french = await ada.get("/api/guide", language="fr")
    assert french["title"] != english["title"]
    parts = [[one["html"].count(tag) for tag in ("<tr>", "<li>", "<p>")] for one in english["sections"]]
    assert [[one["html"].count(tag) for tag in ("<tr>", "<li>", "<p>")] for one in french["sections"]] == parts
    assert "run.py" not in str(english["sections"])
    assert "href" not in str(french["sections"])
