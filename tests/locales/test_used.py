"""No message lies about that nobody says: it is named in the source, made from a pattern there, or part of another."""

from __future__ import annotations

import re
from functools import cache

import pytest
from fluent.syntax import ast as ftl

from tests.locales.texts import FILES, ROOT, messages, nodes

SOURCES = (("src/lanterns", ".py"), ("client/src", ".ts"), ("client/src", ".svelte"), ("client/vite", ".ts"))


@cache
def source() -> str:
    """All source that may say a message, without the tests in it."""
    return "\n".join(
        path.read_text("utf-8")
        for folder, ending in SOURCES
        for path in sorted((ROOT / folder).rglob(f"*{ending}"))
        if ".test." not in path.name and "web/client" not in path.as_posix()
    )


@cache
def named() -> frozenset[str]:
    return frozenset(re.findall(r"[\"'`]([a-z][\w-]*)[\"'`]", source()))


@cache
def patterns() -> tuple[re.Pattern[str], ...]:
    """Keys that are put together: `option-${key}-about`, f"name-{kind}-{ident}". They begin with a word."""
    made = re.findall(r"`([a-z][\w-]*-(?:\$\{[^`{}]*(?:\{[^`{}]*\}[^`{}]*)?\}[\w-]*)+)`", source())
    made += re.findall(r"f[\"']([a-z][\w-]*-(?:\{[^\"'{}]+\}[\w-]*)+)[\"']", source())
    return tuple(re.compile(re.sub(r"\$?\\\{.*?\\\}", ".+", re.escape(one).replace(r"\$", "$"))) for one in set(made))


def is_said(key: str) -> bool:
    if key.endswith("-of") and "`${id}-of`" in source() and key.removesuffix("-of") in named():  # what is another's
        return True
    return key in named() or any(pattern.fullmatch(key) for pattern in patterns())


@pytest.mark.parametrize("file", FILES)
def test_every_message_is_said_somewhere(file: str) -> None:
    parts = {
        node.id.name
        for other in FILES
        for message in messages("en", other).values()
        for node in nodes(message)
        if isinstance(node, ftl.MessageReference)
    }
    assert [key for key in messages("en", file) if key not in parts and not is_said(key)] == []


def test_the_search_finds_both_ways_of_naming_a_message() -> None:
    assert is_said("why-not-legal")
    assert is_said("dungeon-side-N")
    assert not is_said("dungeon-nobody-says-this")
