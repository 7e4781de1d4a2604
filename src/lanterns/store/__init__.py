"""Where tables live: a table is its log, appended in one transaction per command, and a snapshot to open it by.

`Store` is plain blocking code over SQLAlchemy Core: one code for SQLite and PostgreSQL, and tests need no event loop.
`AsyncStore` carries it into one. (An async driver would put SQLite on a thread just the same.)
"""

from __future__ import annotations

from lanterns.store.async_store import AsyncStore
from lanterns.store.errors import Conflict, QuotaFull, StoreError, Unreadable
from lanterns.store.saving import Quota, Saved
from lanterns.store.store import Store
from lanterns.store.where import database_url, default_file

__all__ = [
    "AsyncStore",
    "Conflict",
    "Quota",
    "QuotaFull",
    "Saved",
    "Store",
    "StoreError",
    "Unreadable",
    "database_url",
    "default_file",
]
