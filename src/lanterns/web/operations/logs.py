"""The log as lines of JSON, for machines that collect the logs of many."""

from __future__ import annotations

import logging
import sys
from datetime import UTC, datetime

import msgspec

_encode = msgspec.json.Encoder().encode


class JsonLines(logging.Formatter):
    """One object a line: when, how grave, of which part, what; and the traceback of an accident."""

    def format(self, record: logging.LogRecord) -> str:
        told = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            told["trace"] = self.formatException(record.exc_info)
        return _encode(told).decode()


def log_json(level: int = logging.INFO) -> None:
    """From now on everything is logged so, to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=level, handlers=[handler], force=True)
