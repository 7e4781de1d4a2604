"""The store's blocking calls, awaited: writers of SQLite queue on one thread, for it has one writer anyway."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from lanterns.store.errors import StoreError
from lanterns.store.store import Store

T = TypeVar("T")


class StoreThreads:
    """`write` for what changes the store, `read` for what does not, so that readers never wait for a commit."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._writers = ThreadPoolExecutor(1 if store.sqlite else 6, "store-write")
        self._readers = ThreadPoolExecutor(3, "store-read")
        self._closed = False

    async def write(self, call: Callable[[], T]) -> T:
        """Raises StoreError as `call` does, and when the store is closed."""
        self._open()
        return await asyncio.get_running_loop().run_in_executor(self._writers, call)

    async def read(self, call: Callable[[], T]) -> T:
        self._open()
        return await asyncio.get_running_loop().run_in_executor(self._readers, call)

    def _open(self) -> None:
        if self._closed:  # a request that came in while the server stops is told so, like one that came too late
            raise StoreError("store-failed", "the server is closing")

    def close(self) -> None:
        """Finish what is under way, then close the database."""
        self._closed = True
        self._writers.shutdown(wait=True)
        self._readers.shutdown(wait=True)
        self.store.close()
