"""When Python looks for garbage in all that a server has in memory.

Tables in use are a million objects and more, with no cycle among them: what they let go is freed at once. To look
through all of it holds everything up for half a second and longer, and finds nothing. (From Python 3.14 on it is done
in small steps, and left alone here.) What has to be found so are streams that have ended, some kilobytes each; so it is
looked through when nobody has a window open, or when very many have been closed.
"""

from __future__ import annotations

import asyncio
import gc
import sys
import time

from lanterns.web.door.limits import Places

EVERY = 30.0  # seconds between looks at whether it is time
ENDED = 5000  # streams whose remains may lie about, some 30 MB of them
HOUR = 3600.0
NEVER = 1_000_000  # so many times younger objects are looked through before all are
USUAL = 10


class Collecting:
    """For the process that serves; see above."""

    def __init__(self, places: Places) -> None:
        self.places = places
        self.seen = 0  # streams that had ended when all was looked through
        self.at = time.monotonic()

    def begin(self) -> None:
        """What was loaded stays as long as the server, and is looked at no more."""
        if sys.version_info < (3, 14):
            gc.collect()
            gc.freeze()
            _look_through_all_after(NEVER)

    def end(self) -> None:
        """Python does as it did."""
        if sys.version_info < (3, 14):
            gc.unfreeze()
            _look_through_all_after(USUAL)

    async def run(self) -> None:
        """Look through all when it is time for it."""
        while sys.version_info < (3, 14):
            await asyncio.sleep(EVERY)
            if self.due():
                self.seen, self.at = self.places.ended, time.monotonic()
                gc.collect()

    def due(self) -> bool:
        """Whether it is worth it, or harms nobody."""
        ended = self.places.ended - self.seen
        alone = not self.places.taken and (ended > 0 or time.monotonic() - self.at > HOUR)
        return alone or ended >= ENDED


def _look_through_all_after(times: int) -> None:
    young, middle, _ = gc.get_threshold()
    gc.set_threshold(young, middle, times)
