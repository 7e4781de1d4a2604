"""Makes the database that `test_upgrade.py` opens. Not for today's code: run it in a checkout of ab36f62, the last
commit whose schema was 0001, so that the very program that people had writes it:

    git worktree add /tmp/old ab36f62
    cd /tmp/old && PYTHONPATH=src:. python ../path/to/tests/store/old/make_0001.py OUT_FOLDER
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
import sys
from pathlib import Path
from random import Random
from typing import Any

from lanterns.store import database_url
from lanterns.web.config import Config
from tests.web.conftest import House, Person, no_limits, open_house

RECORDS = Path("tests/fixtures/records")


async def answer(persons: list[Person], rng: Random) -> Any:
    """Whoever is asked answers by lot; the table after it."""
    for person in persons:
        table = await person.look()
        options = table["view"]["options"]
        if options:
            done = await person.fine(
                "/actions", seat=table["eyes"], code=rng.choice(options)["code"], version=table["version"]
            )
            return done["table"]
    raise AssertionError("nobody is asked")


async def play(persons: list[Person], rng: Random, most: int) -> Any:
    table = await persons[0].look()
    for _ in range(most):
        if table["status"] == "over":
            break
        table = await answer(persons, rng)
    return table


async def fill(house: House) -> dict[str, Any]:
    ada, lise = await house.person(), await house.person()
    rng = Random(20)
    tables: dict[str, Any] = {}

    async def keep(name: str, person: Person) -> None:
        table = await person.look()
        tables[name] = {
            "id": table["id"],
            "game": table["game"],
            "ruleset": table["ruleset"],
            "title": table["title"],
            "status": table["status"],
            "seq": table["seq"],
            "version": table["version"],
            "seats": [[seat["name"], seat["kind"], seat["person"]] for seat in table["seats"]],
            "result": table["result"],
            "marked": table["marked"],
            "eyes": table["eyes"],
            "options": [o["text"] for o in table["view"]["options"]] if table["view"] else [],
        }

    await ada.lay("me", "open", title="Not begun", start=False)
    await ada.fine("/join-code", open=True)
    await keep("lobby", ada)

    created = await ada.lay("me", "open", title="Quest for two")
    await lise.sit(created["links"][0]["url"])
    await lise.fine("/me", name="Lise")
    await lise.fine("/ready", ready=True)
    await ada.fine("/start")
    await play([ada, lise], rng, 25)
    await ada.fine("/chat", text="hello, é 🐺")
    table = await ada.look()
    if table["undo"]["free"]:
        await ada.fine("/undo", seat=table["eyes"], version=table["version"])
    await keep("quest running", ada)

    await ada.lay("me", "me", game="quest", title="Quest to its end")
    await play([ada], rng, 5000)
    await keep("quest finished", ada)

    await ada.lay("me", "me", game="dungeons", title="Dungeons, taken back")
    await play([ada], rng, 20)
    table = await ada.look()
    await ada.fine("/takeback", seat=table["eyes"], version=table["version"])
    await play([ada], rng, 4)
    await keep("dungeons running", ada)

    record = RECORDS / "dungeons" / "heroes-2-won.record"
    made = await ada.fine("/api/tables/import", record=record.read_text(), name="Ada")
    ada.table = made["table"]["id"]
    await keep("dungeons finished", ada)

    created = await ada.lay("me", "open", game="mapmasters", title="Maps with secrets")
    await lise.sit(created["links"][0]["url"])
    await lise.fine("/ready", ready=True)
    await ada.fine("/start")
    await play([ada, lise], rng, 9)
    await keep("mapmasters running", ada)

    await ada.lay("me", "me", game="mapmasters", title="Maps, given up")
    await play([ada], rng, 12)
    await ada.fine("/resign", seat=0)
    await ada.fine("/resign", seat=1)
    await keep("mapmasters finished", ada)

    await ada.lay("me", "bot", "bot:hard", game="mapmasters-coop", title="Maps together")
    await keep("coop running", ada)
    record = RECORDS / "mapmasters-coop" / "mission-01-easy.record"
    made = await ada.fine("/api/tables/import", record=record.read_text(), name="Ada")
    ada.table = made["table"]["id"]
    await keep("coop finished", ada)

    cookies = {"ada": ada.client.cookies["lanterns"], "lise": lise.client.cookies["lanterns"]}
    return {"cookies": cookies, "tables": tables}


async def main(out: Path) -> None:
    file = out / "tables.sqlite3"
    async with open_house(Config(database_url(str(file)), bots=0, limits=no_limits())) as house:
        known = await fill(house)
    with sqlite3.connect(file) as connection:
        (out / "tables-0001.sql").write_text("\n".join(connection.iterdump()) + "\n", "utf-8")
    (out / "tables-0001.json").write_text(json.dumps(known, indent=1, ensure_ascii=False) + "\n", "utf-8")


asyncio.run(main(Path(sys.argv[1])))
