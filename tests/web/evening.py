"""An evening at which somebody wants to be told: a table of two, and those who get the notices."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from lanterns.store.notices import outbox
from lanterns.store.notices.channels import channels_of
from lanterns.store.profiles import profile_of
from lanterns.web.door.devices import hashed
from lanterns.web.notices.postman import Postman
from tests.web.conftest import House, Person, open_house, until
from tests.web.sinks import Sink


class Evening:
    """Ada and Lise at a table of Quest; `later` moves the postman's clock on."""

    def __init__(self, house: House, ada: Person, lise: Person) -> None:
        self.house = house
        self.people = [ada, lise]
        self.postman: Postman = house.app.state.office.postman
        self.ahead = 0.0
        self.postman.clock = lambda: time.time() + self.ahead

    def later(self, seconds: float) -> None:
        self.ahead += seconds
        self.postman.wake()

    async def asked(self) -> int:
        return int((await self.people[0].look(seat=-1))["view"]["actors"][0])

    async def turn_of(self, seat: int) -> None:
        """The game goes on until that seat is asked anew; whoever is asked answers first."""
        while True:
            now = await self.asked()
            await self.people[now].play(await self.people[now].look())
            if await self.asked() == seat:
                return

    def profile(self, seat: int) -> str:
        found = profile_of(self.house.app.state.store.blocking, device(self.people[seat]))
        assert found is not None
        return found.id

    def outcomes(self, seat: int) -> list[tuple[str, str, str]]:
        store = self.house.app.state.store.blocking
        return outbox.outcomes(store, [one.id for one in channels_of(store, self.profile(seat))])

    async def settled(self, seat: int, count: int) -> list[tuple[str, str, str]]:
        """What became of the letters to a seat, once there are so many and none is on its way."""

        def done() -> bool:
            found = self.outcomes(seat)
            return len(found) >= count and not any(state in ("waiting", "sending") for state, _, _ in found)

        await until(done, 30)
        return self.outcomes(seat)


def device(person: Person) -> str:
    return hashed(person.client.cookies["lanterns"])


@asynccontextmanager
async def evening(config: Any) -> AsyncIterator[Evening]:
    """With no wait before somebody is told, unless the test wants one."""
    async with open_house(config) as house:
        ada, lise = await house.people(2)
        created = await ada.lay("me", "open")
        await lise.sit("/seat/" + created["links"][0]["url"].rpartition("/")[2])
        await lise.fine("/me", name="Lise")
        await lise.fine("/ready", ready=True)
        await ada.fine("/start")
        yield Evening(house, ada, lise)


async def hook(person: Person, chat: Sink, shape: str = "webhook") -> Any:
    return await person.fine("/api/notices/webhook", address=f"{chat.url}/room", shape=shape)
