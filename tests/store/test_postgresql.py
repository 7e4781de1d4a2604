"""What is particular to PostgreSQL: how a database keeps text, and what it says of itself when it is gone."""

from __future__ import annotations

import pytest

from lanterns.core.errors import LanternsError
from lanterns.store import Saved, Store, database_url
from lanterns.tables.commands import lobby
from tests.store.conftest import _numbers
from tests.store.postgres import Server
from tests.tables.helpers import laid


@pytest.mark.parametrize("encoding", ["SQL_ASCII", "LATIN1"])
def test_a_database_that_cannot_hold_every_name_gets_a_sentence(postgres: Server, encoding: str):
    url = postgres.fresh(f"t{next(_numbers)}", "-E", encoding, "-T", "template0", "--locale=C")
    with pytest.raises(LanternsError) as error:
        Store(database_url(url))
    assert f"is kept in {encoding}" in str(error.value)
    assert "CREATE DATABASE lanterns ENCODING 'UTF8' LOCALE 'C' TEMPLATE template0" in str(error.value)
    assert "\n" not in str(error.value)


def test_the_cure_that_the_sentence_names_works(postgres: Server):
    url = postgres.fresh(f"t{next(_numbers)}", "-E", "UTF8", "-T", "template0", "--locale=C")
    store = Store(database_url(f"{url}&client_encoding=latin1"))
    table = laid("me", "open")
    lobby.rename(table, 0, "Bob 🐺")
    store.create(Saved(table, table.log.take_fresh(), grants=[("d1", 0)]))
    assert store.load("t1").seating.people[0].name == "Bob 🐺"
    store.close()
