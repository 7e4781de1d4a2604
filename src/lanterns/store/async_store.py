"""The store as an event loop uses it: each call awaited, its blocking work done on a thread."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Collection
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from lanterns.core.record import Line
from lanterns.store.analyses import KeptAnalysis, read_analysis, write_analysis
from lanterns.store.errors import StoreError
from lanterns.store.kin import Granted
from lanterns.store.rows import Kept
from lanterns.store.saving import Quota, Saved
from lanterns.store.shares import Share, close_shares, find_share, open_share, share_of, shares_of
from lanterns.store.store import Store
from lanterns.tables import Entry, Table
from lanterns.tables.card import Listed

T = TypeVar("T")

CHECKPOINT_EVERY = 100  # commits


class AsyncStore:
    """The methods of `Store`, see there. Writers of SQLite queue on one thread, for it has one writer anyway; readers
    have threads of their own and never wait for a commit. All raise StoreError also when the store is closed."""

    def __init__(self, blocking: Store) -> None:
        self.blocking = blocking
        self.sqlite = blocking.sqlite
        self._writers = ThreadPoolExecutor(1 if blocking.sqlite else 6, "store-write")
        self._readers = ThreadPoolExecutor(3, "store-read")
        self._closed = False
        self._saves = 0
        self.timed: Callable[[str, float], None] | None = None  # is told how long each call took, "read" or "write"

    async def _on(self, threads: ThreadPoolExecutor, call: Callable[[], T]) -> T:
        if self._closed:  # a request that came in while the server stops is told so, like one that came too late
            raise StoreError("store-failed", "the server is closing")
        began = time.perf_counter()
        try:
            return await asyncio.get_running_loop().run_in_executor(threads, call)
        finally:
            if self.timed is not None:
                self.timed("write" if threads is self._writers else "read", time.perf_counter() - began)

    async def write(self, call: Callable[[Store], T]) -> T:
        """What one of the blocking calls that change something gives."""
        return await self._on(self._writers, lambda: call(self.blocking))

    async def read(self, call: Callable[[Store], T]) -> T:
        """What one of the blocking calls that only look gives."""
        return await self._on(self._readers, lambda: call(self.blocking))

    def close(self) -> None:
        """Finish what is under way, then close the database; blocks."""
        self._closed = True
        self._writers.shutdown(wait=True)
        self._readers.shutdown(wait=True)
        self.blocking.close()

    # writing

    async def create(self, saved: Saved, quota: Quota | None = None, *, imported: bool = False) -> None:
        await self._on(self._writers, lambda: self.blocking.create(saved, quota, imported=imported))

    async def save(self, saved: Saved) -> None:
        await self._on(self._writers, lambda: self.blocking.save(saved))
        self._saves += 1
        if self.sqlite and self._saves % CHECKPOINT_EVERY == 0 and not self._closed:
            self._readers.submit(self.blocking.checkpoint)

    async def remove(self, ident: str, seq: int | None = None) -> None:
        await self._on(self._writers, lambda: self.blocking.remove(ident, seq))

    async def forget(self, device: str, table: str) -> bool:
        return await self._on(self._writers, lambda: self.blocking.forget(device, table))

    async def keep_analysis(self, table: str, kept: KeptAnalysis) -> None:
        await self.write(lambda store: write_analysis(store, table, kept))

    async def open_share(self, table: str, token: str, now: float) -> Share:
        return await self._on(self._writers, lambda: open_share(self.blocking, table, token, now))

    async def close_shares(self, table: str, now: float) -> bool:
        return await self._on(self._writers, lambda: close_shares(self.blocking, table, now))

    # reading

    async def find_share(self, token: str) -> Share | None:
        return await self._on(self._readers, lambda: find_share(self.blocking, token))

    async def share_of(self, table: str) -> Share | None:
        return await self._on(self._readers, lambda: share_of(self.blocking, table))

    async def shares_of(self, device: str) -> list[tuple[str, Share]]:
        return await self._on(self._readers, lambda: shares_of(self.blocking, device))

    async def kept_analysis(self, table: str) -> KeptAnalysis | None:
        return await self._on(self._readers, lambda: read_analysis(self.blocking, table))

    async def check(self) -> None:
        await self._on(self._readers, self.blocking.check)

    async def load(self, ident: str) -> Table | None:
        return await self._on(self._readers, lambda: self.blocking.load(ident))

    async def granted(self, table: str) -> Granted:
        return await self._on(self._readers, lambda: self.blocking.granted(table))

    async def kin(self, devices: Collection[str]) -> dict[str, frozenset[str]]:
        return await self._on(self._readers, lambda: self.blocking.kin(devices))

    async def moved_on(self, ident: str, seq: int) -> bool:
        return await self._on(self._readers, lambda: self.blocking.moved_on(ident, seq))

    async def entries(self, table: str, after: int, limit: int) -> list[Entry]:
        return await self._on(self._readers, lambda: self.blocking.entries(table, after, limit))

    async def lines(self, table: str, first: int = 1, count: int | None = None) -> list[Entry]:
        return await self._on(self._readers, lambda: self.blocking.lines(table, first, count))

    async def told(self, table: str, first: int = 1, last: int | None = None) -> list[Line]:
        return await self._on(self._readers, lambda: self.blocking.told(table, first, last))

    async def record(self, ident: str) -> Kept | None:
        return await self._on(self._readers, lambda: self.blocking.record(ident))

    async def tables_of(self, device: str) -> list[tuple[Listed, list[int]]]:
        return await self._on(self._readers, lambda: self.blocking.tables_of(device))

    async def finished_of(self, device: str, game: str) -> list[tuple[Listed, list[int]]]:
        return await self._on(self._readers, lambda: self.blocking.finished_of(device, game))

    async def knows(self, device: str) -> bool:
        return await self._on(self._readers, lambda: self.blocking.knows(device))

    async def find_link(self, secret: str) -> tuple[str, int] | None:
        return await self._on(self._readers, lambda: self.blocking.find_link(secret))

    async def find_join(self, code: str, now: float) -> str | None:
        return await self._on(self._readers, lambda: self.blocking.find_join(code, now))
