"""All that notices need while the server lives: the desk with its keys, the bell at the tables, the postman."""

from __future__ import annotations

import asyncio

from lanterns.store import AsyncStore
from lanterns.web.config import Config
from lanterns.web.door.site import Site
from lanterns.web.live.sessions import Sessions
from lanterns.web.live.tasks import Tasks
from lanterns.web.notices.bell import Bell
from lanterns.web.notices.desk import Desk
from lanterns.web.notices.postman import Postman


class Office:
    """Open it before anything is asked of it. Raises LanternsError as `Desk`."""

    def __init__(self, config: Config, store: AsyncStore, site: Site, sessions: Sessions, tasks: Tasks) -> None:
        self.desk = Desk(config, store, site)
        self.postman = Postman(self.desk, sessions, tasks, config.notice_delay)
        self.bell = Bell(self.desk, sessions, tasks, config.notice_delay)
        self.bell.wake = self.postman.wake
        self._running: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Read or make the keys, and begin to work. Raises StoreError."""
        await self.desk.open()
        self._running = asyncio.ensure_future(self.postman.run())

    async def close(self) -> None:
        """What is on its way has a moment to arrive."""
        if self._running is not None:
            await self.postman.close(self._running)
