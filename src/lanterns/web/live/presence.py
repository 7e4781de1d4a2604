"""Which windows are open on tables at other servers: told by these, and forgotten with the server that told it."""

from __future__ import annotations

import time
from collections.abc import Collection, Iterator, Mapping

from lanterns.store.bus import Told
from lanterns.web.live.others import NEVER, NOWHERE

NAMED = 80  # devices that a message names; more fit in none
FORGOTTEN = 3600.0  # seconds after which it is no matter any more who left


class Windows(Told, frozen=True, tag="windows"):
    """The devices that look at a table through a server, those of people who play there first; `more` are not named."""

    table: str
    devices: list[str]
    more: int = 0


class Presence:
    """What the others have told of windows."""

    def __init__(self) -> None:
        self._told: dict[str, dict[str, Windows]] = {}  # by table and server
        self._left: dict[str, dict[str, float]] = {}  # by table and device
        self._swept = time.monotonic()

    def devices(self, table: str) -> Collection[str]:
        told = self._told.get(table)
        return {device for windows in told.values() for device in windows.devices} if told else NOWHERE

    def unnamed(self, table: str) -> int:
        told = self._told.get(table)
        return sum(windows.more for windows in told.values()) if told else 0

    def look(self, devices: Collection[str]) -> bool:
        wanted = set(devices)
        return any(not wanted.isdisjoint(one.devices) for told in self._told.values() for one in told.values())

    def left(self, table: str) -> Mapping[str, float]:
        return self._left.get(table, NEVER)

    def put(self, told: Windows) -> set[str]:
        """Remember it; gives the devices that look no more."""
        before = set(self.devices(told.table))
        servers = self._told.pop(told.table, {})
        servers.pop(told.by, None)
        if told.devices or told.more:
            servers[told.by] = told
        if servers:
            self._told[told.table] = servers
        gone = before.difference(self.devices(told.table))
        if gone:
            self._left.setdefault(told.table, {}).update(dict.fromkeys(gone, time.monotonic()))
        return gone

    def forget(self, server: str) -> Iterator[Windows]:
        """What that server would say if it could: that nobody looks through it any more."""
        for table in [table for table, told in self._told.items() if server in told]:
            yield Windows(server, table, [])

    def sweep(self) -> None:
        """Let go of what is no matter any more."""
        now = time.monotonic()
        if now - self._swept < FORGOTTEN / 10:
            return
        self._swept = now
        for table, left in list(self._left.items()):
            kept = {device: at for device, at in left.items() if now - at < FORGOTTEN}
            if kept:
                self._left[table] = kept
            else:
                del self._left[table]
