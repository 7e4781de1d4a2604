"""Caches that stay small: what is found again by its key, the oldest of it given up first."""

from __future__ import annotations

from typing import TypeVar

K = TypeVar("K")
V = TypeVar("V")


def keep(cache: dict[K, V], key: K, value: V, most: int) -> V:
    """Keep a value that the cache lacks, with at most `most` in all, and answer it."""
    if len(cache) >= most:
        del cache[next(iter(cache))]
    cache[key] = value
    return value
