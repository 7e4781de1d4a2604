"""What is told of a message: once more the same, anew when its file or a parameter's kind has changed."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest

from lanterns.locales import wording
from lanterns.locales.wording import Wording, entries, wording_of

SOURCE = """### head
-inn = The Three Lanterns
plain = Just so.
# of the next
count = { $count ->
    [one] One card
   *[other] { $count } cards
}, at { -inn }. { plain }
    .part = an attribute
only =
    .part = nothing else
many = { count } And { $missing }!
"""


def test_a_message_brings_all_that_it_names_and_a_term_is_none() -> None:
    told = Wording("en", [entries(SOURCE)])
    assert told.format("many", {"count": 1, "missing": "more"}) == (
        "One card, at The Three Lanterns. Just so. And more!",
        True,
    )
    assert not told.has("-inn")
    assert not told.has("nothing")
    assert told.format("nothing", {}) is None
    assert told.format("only", {}) is None
    assert told.format("many", {"count": 1}) == ("One card, at The Three Lanterns. Just so. And missing!", False)


def test_later_sources_override_even_what_others_refer_to() -> None:
    told = Wording("en", [entries(SOURCE), entries("plain = Or else.\n-inn = Home\n")])
    assert told.format("count", {"count": 2}) == ("2 cards, at Home. Or else.", True)


@pytest.mark.parametrize("value", [1, "1", 2, -1, True])
def test_what_is_told_again_is_what_was_told_first(value: Any) -> None:
    alone = Wording("en", [entries(SOURCE)]).format("count", {"count": value})
    told = Wording("en", [entries(SOURCE)])
    for other in (1, "1", 2, -1, True, value, value):
        told.format("count", {"count": other})
    assert told.format("count", {"count": value}) == alone


def test_only_so_much_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wording, "KEPT", 10)
    told = Wording("en", [entries(SOURCE)])
    for count in range(100):
        assert told.format("count", {"count": count})
        assert len(told.told) <= 10


def test_a_file_that_has_changed_is_read_again(tmp_path: Path) -> None:
    file = tmp_path / "a.ftl"
    file.write_text("plain = Before\n", "utf-8")
    first = wording_of("en", [file])
    assert wording_of("en", [file]) is first
    file.write_text("plain = After\n", "utf-8")
    os.utime(file, ns=(1, 1))
    assert wording_of("en", [file]).format("plain", {}) == ("After", True)
