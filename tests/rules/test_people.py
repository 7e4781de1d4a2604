"""Rules for people: every numbered rule of the reference is told in every language, in few words and in its terms."""

from __future__ import annotations

import re
from collections import Counter
from itertools import chain

import pytest

from lanterns.games.mapmasters.board.path import VP as VALUES
from lanterns.games.quest.content import GOBLIN_POINTS, QUEST_POINTS, SPELL_POINTS
from lanterns.locales import LANGUAGES
from lanterns.rules import pages
from lanterns.rules.people import WORDS, Chapter, Handbook, Plain, handbook_of, numbers_of
from tests.locales.test_terms import NEVER

GAMES = ("quest", "dungeons", "mapmasters")


def book(game: str) -> Handbook:
    found = handbook_of(game)
    assert found is not None
    return found


def rules(game: str) -> list[Plain]:
    return list(chain.from_iterable(chapter.rules for chapter in book(game).chapters))


def words(text: str) -> list[str]:
    return [word for word in text.split() if any(sign.isalnum() for sign in word)]


def test_every_page_of_rules_has_one() -> None:
    assert set(GAMES) == set(pages())
    assert handbook_of("mapmasters-coop") == handbook_of("mapmasters")
    assert handbook_of("chess") is None


@pytest.mark.parametrize("game", GAMES)
def test_every_number_of_the_reference_is_told_once_or_is_for_builders_with_a_reason(game: str) -> None:
    known, told, left = set(numbers_of(game)), Counter(book(game).told), book(game).builders
    assert len(known) > 100
    assert known - set(told) - set(left) == set()
    assert [number for number, times in told.items() if times > 1 or number in left] == []
    chapters = {number.partition(".")[0] for number in known}
    assert [number for number in [*told, *left] if number not in known and number not in chapters] == []
    assert all(len(words(reason)) > 4 for reason in left.values())


@pytest.mark.parametrize("game", GAMES)
def test_a_rule_is_short_and_told_in_every_language(game: str) -> None:
    for rule in rules(game):
        assert set(rule.said) == set(LANGUAGES), rule.rule
        for language, said in rule.said.items():
            at = f"{rule.rule} {language}"
            assert 0 < len(words(said.text)) <= WORDS, (at, len(words(said.text)))
            assert 0 < len(words(said.head)) <= 9, at
            assert said.text.endswith((".", "!")), at
            assert not said.head.endswith("."), at
            assert len(said.ask.split(",")) >= 2, at
            assert said.text.count("**") % 2 == 0, at
            assert "[" not in said.text, at


@pytest.mark.parametrize("game", GAMES)
def test_no_rule_for_people_names_a_rule_or_what_only_the_code_knows(game: str) -> None:
    for rule in rules(game):
        for said in rule.said.values():
            assert re.search(r"\b[QDM]R?\d|\bSB\d|\boption\b|_", said.text) is None, rule.rule


def test_there_are_eleven_chapters_for_quest_and_nine_for_the_others() -> None:
    assert [len(book(game).chapters) for game in GAMES] == [11, 9, 9]
    for game in GAMES:
        chapters: list[Chapter] = list(book(game).chapters)
        assert len({chapter.id for chapter in chapters}) == len(chapters)
        assert all(re.fullmatch(r"[a-z]+", chapter.id) for chapter in chapters)
        for chapter in chapters:
            assert set(chapter.title) == set(chapter.lead) == set(LANGUAGES)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_asked_most_is_there(game: str) -> None:
    assert len(book(game).most) == 5
    assert set(book(game).most) <= set(book(game).told)


@pytest.mark.parametrize("game", GAMES)
def test_french_rules_speak_as_the_rulebook_and_keep_their_spaces(game: str) -> None:
    for chapter in book(game).chapters:
        texts = [chapter.title["fr"], chapter.lead["fr"]]
        texts += [text for rule in chapter.rules for text in (rule.said["fr"].head, rule.said["fr"].text)]
        for text in texts:
            assert [right for never, right in NEVER[game].items() if re.search(never, text)] == [], text
            assert re.search(r"[^\u202f][:;?!»]|«[^\u202f]|'", text) is None, text


def test_numbers_are_shown_without_the_letter_of_the_game() -> None:
    shown = {rule.rule: rule.number for game in GAMES for rule in rules(game)}
    assert [shown[rule] for rule in ("Q3.4", "D6.7", "M4.2", "P9", "Q1")] == ["3.4", "6.7", "4.2", "P9", "1"]


def table(game: str, rule: str, language: str) -> list[list[str]]:
    return [list(row) for one in rules(game) if one.rule == rule for row in one.said[language].table]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tables_say_what_the_engine_counts(language: str) -> None:
    counts, *rows = table("quest", "Q9.2", language)
    assert counts[1:] == [str(count) for count in range(11)]
    scores = [[str(points).replace("-", "−") for points in one] for one in (SPELL_POINTS, QUEST_POINTS, GOBLIN_POINTS)]
    assert [row[1:] for row in rows] == scores
    _, *values = table("mapmasters", "M7.3", language)
    told = {value: len(kinds.split(", ")) for value, kinds in values}
    assert told == {str(value): list(VALUES.values()).count(value) for value in sorted(set(VALUES.values()))}
