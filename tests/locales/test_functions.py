"""The functions of the catalogues. `functions.json` is what the browser client's are tested with as well."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from fluent.syntax import ast as ftl

from lanterns.locales import Catalogue
from lanterns.locales.functions import elide, signed
from tests.locales.texts import FILES, messages, nodes

CASES = json.loads((Path(__file__).parent / "functions.json").read_text("utf-8"))
# Words that lose their e before a vowel, and parameters that may hold a name.
SHORTENED = ("de", "que", "jusque", "lorsque", "puisque")
NAMES = {"who", "seat", "name", "names", "group", "game", "proposer_seat", "player"}


@pytest.mark.parametrize(("word", "name", "told"), CASES["ELIDE"])
def test_a_word_is_shortened_before_a_vowel(word: str, name: str, told: str) -> None:
    assert elide(word, name) == told


@pytest.mark.parametrize(("number", "told"), CASES["SIGNED"])
def test_a_number_is_told_with_its_sign(number: int, told: str) -> None:
    assert signed(number) == told


def test_a_sentence_elides_the_names_of_players() -> None:
    words = Catalogue("fr", "dungeons", ["Ada", "Marc", "Hélène"])
    turns = [words.tell("event-turn-begins", {"seat": seat}) for seat in range(3)]
    assert turns == ["C’est le tour d’Ada.", "C’est le tour de Marc.", "C’est le tour d’Hélène."]


@pytest.mark.parametrize("file", FILES)
def test_no_french_sentence_sets_a_name_behind_a_word_that_must_be_shortened(file: str) -> None:
    wrong = []
    for key, message in messages("fr", file).items():
        for pattern in (node for node in nodes(message) if isinstance(node, ftl.Pattern)):
            for before, after in zip(pattern.elements, pattern.elements[1:], strict=False):
                if not isinstance(before, ftl.TextElement) or not isinstance(after, ftl.Placeable):
                    continue
                named = isinstance(after.expression, ftl.VariableReference) and after.expression.id.name in NAMES
                last = before.value.split(" ")[-2:]
                if named and before.value.endswith(" ") and last[0].lower() in SHORTENED:
                    wrong.append(f"{key}: {before.value}{{ {after.expression.id.name} }}")
    assert wrong == []
