"""The store's blocking calls, awaited: writers of SQLite queue on one thread, for it has one writer anyway."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from lanterns.store.store import Store

T = TypeVar("T")


class StoreThreads:
    """`write` for what changes the store, `read` for what does not, so that readers never wait for a commit."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._writers = ThreadPoolExecutor(1 if store.sqlite else 6, "store-write")
        self._readers = ThreadPoolExecutor(3, "store-read")

    async def write(self, call: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._writers, call)

    async def read(self, call: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._readers, call)

    def close(self) -> None:
        """Finish what is under way, then close the database."""
        self._writers.shutdown(wait=True)
        self._readers.shutdown(wait=True)
        self.store.close()
