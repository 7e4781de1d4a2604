"""Who may only look at what is theirs. It is asked at every command, so it is kept in memory."""

from __future__ import annotations

import time

from lanterns.store import AsyncStore
from lanterns.store.people.hosting import banned_devices
from lanterns.tables import Refused
from lanterns.web.live.sessions import Sessions

MAY = "banned_may"  # as a route's option: also those may do it whom the server is closed to


class Bans:
    """By device until when it is banned, None for good. To make them reads the store, and blocks."""

    def __init__(self, store: AsyncStore) -> None:
        self.store = store
        self.until: dict[str, float | None] = banned_devices(store.blocking, time.time())

    async def look(self) -> None:
        """Read them again: after a ban, and from time to time: devices come to persons, and other servers ban too."""
        self.until = await self.store.read(lambda store: banned_devices(store, time.time()))

    async def bar(self, sessions: Sessions) -> None:
        """Read them again, and let them hold at all tables here."""
        await self.look()
        sessions.bar(self.hold)

    def hold(self, device: str) -> bool:
        """Whether a device is banned."""
        if device not in self.until:
            return False
        until = self.until[device]
        return until is None or until > time.time()

    def refuse(self, device: str) -> None:
        """Raises Refused for a device that is banned."""
        if self.hold(device):
            until = self.until[device]
            when = "" if until is None else time.strftime("until %Y-%m-%d %H:%M UTC", time.gmtime(until))
            raise Refused("banned", when)
