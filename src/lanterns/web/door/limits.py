"""Token buckets: how fast one client may ask, and how fast everybody together may guess; and how many streams it has.

A token is taken, and a stream counted, before anything is done for it.
"""

from __future__ import annotations

import ipaddress
import time
from collections import Counter
from contextvars import ContextVar
from functools import lru_cache

from lanterns.web.config import Limits
from lanterns.web.errors import TooMany

MOST = 20_000  # buckets kept; those that are full, or will be soonest, go first

asking: ContextVar[str] = ContextVar("asking", default="")  # the client whose request is being served


@lru_cache(4096)
def client_key(address: str) -> str:
    """What tells one client from another: the address, and of IPv6 the /64, which one house or server has to itself."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.IPv6Network((int(found), 64), strict=False))


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
        """Forget full buckets, and if that is not enough the half that will be full soonest: who is at a limit now
        must not be let off because others fill the memory."""
        left: list[tuple[float, tuple[str, str]]] = []
        for key, (tokens, counted) in self.buckets.items():
            rule: tuple[float, float] | None = getattr(self.limits, key[0])
            full = 0.0 if rule is None else counted + (rule[0] - tokens) / rule[1]
            left.append((full, key))
        left.sort()
        spare = len(left) - MOST // 2
        for at, (full, key) in enumerate(left):
            if full <= now or (at < spare and len(left) >= MOST):
                del self.buckets[key]


class Places:
    """Open event streams, counted from the moment that they are asked for."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.taken: Counter[str] = Counter()
        self.ended = 0

    def take(self, client: str) -> None:
        """Raises TooMany when this client has as many streams as one may have."""
        if self.taken[client] >= self.limits.streams:
            raise TooMany(5)
        self.taken[client] += 1

    def leave(self, client: str) -> None:
        self.ended += 1
        self.taken[client] -= 1
        if self.taken[client] <= 0:
            del self.taken[client]
