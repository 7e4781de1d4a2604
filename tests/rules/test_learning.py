"""How to play: two screens, ten cases and a card for each game, in every language, short, with rules that there are."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from lanterns.locales import LANGUAGES
from lanterns.rules import pages
from lanterns.rules.learning import learning_of
from lanterns.rules.people import handbook_of
from tests.locales.test_terms import NEVER

ROOT = Path(__file__).resolve().parents[2]
ICONS = set(re.findall(r'^  "([a-z-]+)",$', (ROOT / "client/src/look/icons.ts").read_text("utf-8"), re.MULTILINE))
DICE = {"+1", "+2", "3", "4", "5", "6"}


def told(game: str, language: str) -> dict[str, Any]:
    found = learning_of(game, language)
    assert found is not None
    return found


def texts(data: Any) -> Iterator[str]:
    if isinstance(data, str):
        yield data
    elif isinstance(data, dict | list):
        for one in data.values() if isinstance(data, dict) else data:
            yield from texts(one)


def shape(data: Any) -> Any:
    """What of it must be the same in every language: everything but the words."""
    if isinstance(data, dict):
        return {key: shape(value) for key, value in data.items()}
    if isinstance(data, list):
        return [shape(one) for one in data]
    return "" if isinstance(data, str) else data


@pytest.mark.parametrize("game", sorted(pages()))
def test_every_language_says_the_same_things(game: str) -> None:
    first, *others = (told(game, language) for language in LANGUAGES)
    assert all(json.dumps(shape(one)) == json.dumps(shape(first)) for one in others)
    assert (len(first["screen"]), len(first["case"])) == (2, 10)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", sorted(pages()))
def test_cases_are_short_and_name_rules_that_there_are(game: str, language: str) -> None:
    book, data = handbook_of(game), told(game, language)
    assert book is not None
    rules = {rule.rule: rule for chapter in book.chapters for rule in chapter.rules}
    for case in data["case"]:
        assert case["rule"] in book.told, case
        assert len(case["say"].split()) <= 20, case
        assert len(case["ask"].split()) <= 7, case
    for column in data["column"]:
        assert all(rules[rule].said[language].table for rule in column.get("tables", ())), column["head"]
        for sign, _ in column.get("rows", ()):
            assert sign in ICONS or sign in DICE or re.fullmatch(r"\d\.", sign), sign


@pytest.mark.parametrize("game", sorted(pages()))
def test_french_is_that_of_the_rulebook(game: str) -> None:
    for text in texts(told(game, "fr")):
        assert [right for never, right in NEVER[game].items() if re.search(never, text)] == [], text
        assert re.search(r"[^\u202f][:;?!»]|«[^\u202f]|'", text) is None, text
