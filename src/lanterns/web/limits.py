"""Token buckets: how fast one client may ask, and how fast everybody together may guess."""

from __future__ import annotations

import time

from lanterns.web.config import Limits
from lanterns.web.errors import TooMany

MOST = 20_000  # buckets kept; full ones go first


class Limiter:
    """`spend` lets a request pass or raises TooMany."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.buckets: dict[tuple[str, str], tuple[float, float]] = {}  # tokens, time they were counted

    def spend(self, kind: str, client: str, *, cost: float = 1.0) -> None:
        """Take a token of this kind from a client. Raises TooMany when there is none."""
        rule: tuple[float, float] | None = getattr(self.limits, kind)
        if rule is None:
            return
        burst, rate = rule
        now = time.monotonic()
        tokens, counted = self.buckets.get((kind, client), (burst, now))
        tokens = min(burst, tokens + (now - counted) * rate)
        if tokens < cost:
            raise TooMany((cost - tokens) / rate)
        if len(self.buckets) >= MOST:
            self._sweep(now)
        self.buckets[kind, client] = (tokens - cost, now)

    def _sweep(self, now: float) -> None:
        for key, (tokens, counted) in list(self.buckets.items()):
            rule: tuple[float, float] | None = getattr(self.limits, key[0])
            if rule is None or tokens + (now - counted) * rule[1] >= rule[0]:
                del self.buckets[key]
        if len(self.buckets) >= MOST:
            self.buckets.clear()
