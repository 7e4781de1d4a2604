"""The same store tests on SQLite and on PostgreSQL."""

from __future__ import annotations

import itertools
from collections.abc import Iterator

import pytest

from lanterns.store import Store, database_url
from tests.store.postgres import Server

_numbers = itertools.count(1)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Server]:
    server = Server()
    if server.missing:
        pytest.skip(server.missing)
    server.start()
    yield server
    server.stop()


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request, tmp_path) -> str:
    """The URL of an empty database."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    return request.getfixturevalue("postgres").fresh(f"t{next(_numbers)}")


@pytest.fixture
def store(url) -> Iterator[Store]:
    opened = Store(database_url(url))
    yield opened
    opened.close()
