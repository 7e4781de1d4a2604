"""A log that nobody can flood: the same thing is told once a minute, with how often it happened meanwhile."""

from __future__ import annotations

import logging
import time

EVERY_SECONDS = 60.0
MOST = 500  # different things that are remembered
LOGGERS = ("uvicorn.error", "asyncio", "lanterns.web", "lanterns.wire")


class Sparing(logging.Filter):
    """Lets a message pass when its like has not passed for a minute; the next that passes tells how many did not."""

    def __init__(self) -> None:
        super().__init__()
        self.told: dict[tuple[object, ...], tuple[float, int]] = {}  # when, how many since

    def filter(self, record: logging.LogRecord) -> bool:
        if record.levelno < logging.WARNING:
            return True
        key = (record.name, record.msg, *_place(record))
        now = time.monotonic()
        at, held = self.told.get(key, (0.0, 0))
        if key in self.told and now - at < EVERY_SECONDS:
            self.told[key] = (at, held + 1)
            return False
        if len(self.told) >= MOST:
            self.told.clear()
        self.told[key] = (now, 0)
        if held:
            record.msg = f"{record.msg} (and {held} times more in the last {round(now - at)} s)"
        return True


def _place(record: logging.LogRecord) -> tuple[object, ...]:
    """Which accident it was, where one is told."""
    kind, error, trace = record.exc_info or (None, None, None)
    if error is None:
        return ()
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    return (kind, trace.tb_lineno if trace is not None else 0)


def spare_logs() -> Sparing:
    """Put one such filter before what a visitor can cause to be logged."""
    sparing = Sparing()
    for name in LOGGERS:
        logger = logging.getLogger(name)
        for old in [known for known in logger.filters if isinstance(known, Sparing)]:
            logger.removeFilter(old)
        logger.addFilter(sparing)
    return sparing
