"""A database that the program of schema 0001 made opens whole: every table, every record, every list."""

from __future__ import annotations

import time

import pytest
from sqlalchemy import event

from lanterns.core.record import parse_record
from lanterns.core.replay import resume
from lanterns.games import RULESETS, find_ruleset
from lanterns.store import Store, database_url
from lanterns.store.backup import Ages, tidy
from lanterns.store.check import check_tables
from lanterns.store.engine import open_engine
from lanterns.store.migrate import current
from lanterns.web.config import Config
from lanterns.web.door.devices import hashed
from tests.store.old import known, old_database
from tests.web.conftest import no_limits, open_house

KNOWN = known()


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def old(url, tmp_path) -> str:
    old_database(url, tmp_path)
    return url


def notations(table) -> list[str]:
    if table.match.present is None:
        return []
    seat = next((seat for seat in table.state.actors() if seat >= 0), -1)
    return [table.game.verbs.notation(code) for code in table.state.options(seat)] if seat >= 0 else []


def test_every_table_is_what_it_was(old):
    store = Store(database_url(old))
    for name, then in KNOWN["tables"].items():
        table = store.load(then["id"])
        assert (table.game.id, table.game.ruleset) == (then["game"], then["ruleset"]), name
        assert table.game is find_ruleset(then["ruleset"])
        for key in ("title", "status", "seq", "version"):
            assert getattr(table, key) == then[key], (name, key)
        assert (table.match.result, table.match.marked) == (then["result"], then["marked"]), name
        assert [[c.name, c.kind, None if c.person < 0 else c.person] for c in table.seating.chairs] == then["seats"]
        if then["options"]:
            assert notations(table) == then["options"], name
    store.close()


def test_every_record_replays_and_carries_a_trace_now(old):
    store = Store(database_url(old))
    for name, then in KNOWN["tables"].items():
        if then["status"] == "lobby":
            continue
        table = store.load(then["id"])
        play = resume(parse_record(store.record(then["id"]).text, RULESETS))
        assert len(play.record.lines) == then["version"], name
        assert play.trace.hex == table.match.trace.hex
        assert play.state.digest() == table.state.digest()
    store.close()


def test_a_record_can_be_had_before_its_table_was_opened(old):
    """The migration keeps how each record begins, without knowing any rules."""
    store = Store(database_url(old))
    for name, then in KNOWN["tables"].items():
        kept = store.record(then["id"])
        if then["status"] == "lobby":
            assert kept.head == ""
            continue
        play = resume(parse_record(kept.text, RULESETS))
        names = [seat[0] or f"Player {number}" for number, seat in enumerate(then["seats"], 1)]
        assert [seat.name for seat in play.record.seats] == names, name
    store.close()


def test_an_old_table_is_laid_anew_once_and_listed_without_its_board_from_then_on(old):
    store = Store(database_url(old))
    device = hashed(KNOWN["cookies"]["ada"])
    first = store.tables_of(device)
    asked: list[str] = []
    event.listen(store.engine, "before_cursor_execute", lambda *args: asked.append(args[2]))
    for _ in range(2):
        assert [table.id for table, _ in store.tables_of(device)] == [table.id for table, _ in first]
    assert not any("board" in query.split("FROM")[0] for query in asked)
    asked.clear()
    for table, _ in first:
        if table.status == "playing":
            store.load(table.id)
    assert not any("FROM entries" in query for query in asked)
    store.close()


@pytest.mark.anyio
async def test_its_players_find_everything_again(old):
    async with open_house(Config(database_url(old), bots=0, readers=0, limits=no_limits())) as house:
        ada, lise = await house.person(), await house.person()
        ada.client.cookies.set("lanterns", KNOWN["cookies"]["ada"])
        lise.client.cookies.set("lanterns", KNOWN["cookies"]["lise"])
        listed = {line["id"]: line for line in (await ada.get("/api/tables"))[1]}
        assert set(listed) == {then["id"] for then in KNOWN["tables"].values()}
        assert not any(line["unreadable"] for line in listed.values())
        for name, then in KNOWN["tables"].items():
            line = listed[then["id"]]
            assert (line["title"], line["status"], line["seq"]) == (then["title"], then["status"], then["seq"])
            assert line["your_turn"] == (bool(then["options"]) and then["status"] == "playing"), name
            ada.table = then["id"]
            table = await ada.look()
            options = table["view"]["options"] if table["view"] else []
            assert [option["text"] for option in options] == then["options"], name
            entries = (await ada.get("/entries", limit=500))[1]["entries"]
            assert [entry["seq"] for entry in entries] == list(range(1, then["seq"] + 1))
        coop = (await ada.get("/api/finished/mapmasters-coop"))[1]
        assert [(row["table"], row["won"]) for row in coop] == [(KNOWN["tables"]["coop finished"]["id"], True)]
        for name in ("dungeons running", "coop running"):  # and go on
            ada.table = KNOWN["tables"][name]["id"]
            table = await ada.play(await ada.look())
            assert table["table"]["version"] > KNOWN["tables"][name]["version"]
        assert len((await lise.get("/api/tables"))[1]) == 2


def test_owners_are_the_hosts(old):
    store = Store(database_url(old))
    with store.engine.connect() as connection:
        owners = set(connection.exec_driver_sql("SELECT owner FROM game_tables").scalars())
    assert owners == {hashed(KNOWN["cookies"]["ada"])}
    store.close()


def test_the_command_tries_every_table_of_an_older_database_without_touching_it(old):
    tried = list(check_tables(database_url(old)))
    assert [table.wrong for table in tried] == [""] * len(KNOWN["tables"])
    assert sum(table.anew for table in tried) == sum(then["status"] != "lobby" for then in KNOWN["tables"].values())
    engine = open_engine(database_url(old))
    with engine.connect() as connection:
        assert current(connection) == "0001"
    engine.dispose()


def test_old_lobbies_and_finished_tables_are_tidied_away(old):
    Store(database_url(old)).close()
    now = time.time() + 1e9
    counted = tidy(database_url(old), Ages(60.0, 60.0), now, really=False)
    assert (counted.lobbies, counted.finished, counted.left) == (1, 4, 4)
    assert tidy(database_url(old), Ages(60.0, 60.0), now, really=True) == counted
    store = Store(database_url(old))
    left = {table.id for table, _ in store.tables_of(hashed(KNOWN["cookies"]["ada"]))}
    assert left == {then["id"] for then in KNOWN["tables"].values() if then["status"] == "playing"}
    store.close()
