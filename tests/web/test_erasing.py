"""Deleting all that is kept of somebody: nothing of it is left in the database, and the games of others go on."""

from __future__ import annotations

import json
import sqlite3
from typing import Any

import pytest

from lanterns.core.record import parse_record
from lanterns.games import RULESETS
from lanterns.web.config import Config
from lanterns.web.door.devices import hashed
from tests.web.authenticator import Authenticator
from tests.web.conftest import House, Person
from tests.web.test_profile import ORIGIN, P, at_home, finish, pass_on

pytestmark = pytest.mark.anyio

NAME = "Zerlina"


def dump(config: Config) -> str:
    """Every row of every table of the database, as text."""
    file = config.database.database
    assert file is not None
    with sqlite3.connect(file) as database:
        names = [name for (name,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        assert "profiles" in names
        return "\n".join(f"{name} {row}" for name in names for row in database.execute(f'SELECT * FROM "{name}"'))


async def sit_down(house: House, host: Person, name: str) -> Person:
    """Somebody comes to a table of two that the host lays, and it begins."""
    laid = await host.lay("me", "open", start=False, name="Bob")
    guest = await at_home(house, "10.0.0.7")
    await guest.sit(laid["links"][0]["url"])
    await guest.fine("/me", name=name)
    await guest.fine("/chat", text=f"hello, {name} here")
    await guest.fine("/ready", ready=True)
    await host.fine("/start")
    return guest


async def test_after_it_no_row_knows_of_them(house: House, config: Config):
    bob = await house.person("10.0.0.2")
    zerlina = await sit_down(house, bob, NAME)
    running = bob.table
    await zerlina.fine(P, name=NAME, seal="blue")
    key = Authenticator(ORIGIN)
    await zerlina.fine(f"{P}/passkeys", credential=key.make((await zerlina.fine(f"{P}/passkeys/new"))["options"]))
    phone = await at_home(house, "10.0.0.6")
    await pass_on(zerlina, phone)
    await phone.lay("me", "bot", name=NAME)
    own = phone.table
    await zerlina.fine(f"{P}/passkeys/ask")
    await zerlina.fine(f"{P}/words")
    await zerlina.fine(f"{P}/import", file=_file())
    hashes = [hashed(one.client.cookies["lanterns"]) for one in (zerlina, phone)]
    before = dump(config)
    assert all(word in before for word in (*hashes, NAME))
    profile = next(line.split("'")[1] for line in before.splitlines() if line.startswith("profiles "))
    answer = await phone.client.post(f"{P}/delete", json={})
    assert answer.json() == {"tables": 1, "others": 1}
    assert "lanterns=" in answer.headers["set-cookie"]
    assert "Max-Age=0" in answer.headers["set-cookie"]
    left = dump(config)
    for word in (*hashes, NAME, profile, own):
        assert word not in left, next(line for line in left.splitlines() if word in line)
    assert running in left
    house.app.state.sessions.held.clear()  # and nothing of it comes back from memory, or after a restart
    bob.table = running
    table = await bob.look()
    assert NAME not in json.dumps(table)
    assert [seat["name"] for seat in table["seats"]] == ["Bob", "somebody"]
    assert table["seats"][1]["stand_in"]  # the game goes on
    await bob.fine("/chat", text="who was that?")
    assert NAME not in dump(config)


def _file() -> str:
    return json.dumps(
        {
            "format": "three-lanterns-profile", "version": 1, "profile": {"name": NAME},
            "results": [
                {"table": "t1", "game": "quest", "options": {}, "players": 2, "seats": [0], "score": 3, "won": True,
                 "at": 5.0},
            ],
        }
    )  # fmt: skip


async def test_finished_games_of_others_keep_their_record(house: House, config: Config):
    bob = await house.person("10.0.0.2")
    zerlina = await sit_down(house, bob, NAME)
    await zerlina.fine("/me", name=f"{NAME} II")
    await zerlina.fine("/resign", seat=1)
    await bob.fine("/resign", seat=0)
    assert len(await zerlina.fine(f"{P}/favourites", table=zerlina.table, marked=True)) == 1
    assert "favourites (" in dump(config)
    told: Any = (await bob.get("/entries", after=0, limit=500))[1]["entries"]
    await zerlina.fine(f"{P}/delete")
    left = dump(config)
    assert NAME not in left
    assert "favourites (" not in left
    assert hashed(zerlina.client.cookies.get("lanterns", "")) not in left
    status, text = await bob.get("/record")
    assert status == 200
    record = parse_record(text, RULESETS)
    assert [seat.name for seat in record.seats] == ["Bob", "somebody"]
    assert len((await bob.get("/entries", after=0, limit=500))[1]["entries"]) == len(told)
    assert (await bob.get(f"{P}/statistics"))[1]["finished"] == 1


async def test_a_second_time_there_is_nothing_left(ada: Person):
    await ada.lay("me", "bot")
    await finish(ada)
    cookie = ada.client.cookies["lanterns"]
    assert (await ada.fine(f"{P}/delete"))["tables"] == 1
    ada.client.cookies.set("lanterns", cookie)
    status, problem = await ada.post(f"{P}/delete")
    assert (status, problem["code"]) == (404, "profile-unknown")
    assert (await ada.get("/api/tables"))[1] == []


async def test_a_lobby_opens_the_seat_again_and_a_spectator_only_goes(house: House, config: Config):
    bob, eve = await house.people(2)
    laid = await bob.lay("me", "open", start=False, name="Bob")
    await eve.sit(laid["links"][0]["url"])
    await eve.fine("/me", name=NAME)
    watcher = await house.person("10.0.0.5")
    await watcher.sit("/watch/" + (await bob.fine("/links", seat=-1))["url"].rpartition("/")[2])
    await watcher.fine(P, name="Watcher", seal="")
    assert (await eve.fine(f"{P}/delete"))["others"] == 1
    assert (await watcher.fine(f"{P}/delete"))["others"] == 1
    table = await bob.look()
    assert [seat["kind"] for seat in table["seats"]] == ["person", "open"]
    assert NAME not in dump(config)


async def test_a_table_that_cannot_be_opened_is_cleared_too(house: House, config: Config):
    bob = await house.person("10.0.0.2")
    zerlina = await sit_down(house, bob, NAME)
    house.app.state.sessions.held.clear()
    file = config.database.database
    assert file is not None
    with sqlite3.connect(file) as database:
        database.execute("UPDATE game_tables SET ruleset = 'quest/99'")
    secret = hashed(zerlina.client.cookies["lanterns"])
    assert (await zerlina.fine(f"{P}/delete"))["others"] == 1
    left = dump(config)
    assert NAME not in left
    assert secret not in left
    assert "Bob" in left
