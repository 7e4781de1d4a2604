"""Caches that stay small."""

from __future__ import annotations

from lanterns.games.caches import keep


def test_the_oldest_is_given_up_first() -> None:
    cache: dict[str, int] = {}
    assert [keep(cache, key, number, 2) for number, key in enumerate("abc")] == [0, 1, 2]
    assert cache == {"b": 1, "c": 2}
