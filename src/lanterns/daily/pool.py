"""The boards that there are, `content/BOARD.toml`, and the rule by which a date picks one of them.

A file is made by `lanterns daily make`. Its boards are sorted by how hard they are and cut into seven bands: Mondays
take from the first, Sundays from the last. A band is gone through week by week in steps that reach all of it before one
comes again, so `repeats` days lie between a board and the same board. What comes out hangs on the date and the file.
"""

from __future__ import annotations

import tomllib
from datetime import date
from functools import cache
from math import gcd
from pathlib import Path
from typing import Any

from msgspec import Struct, ValidationError, convert

from lanterns.core.errors import BadContent
from lanterns.daily.games import TYPES, Board, Entry

CONTENT = Path(__file__).parent / "content"
WEEK = 7
FIRST_DAY = date(2026, 11, 1)  # the first day that has boards


class Pool(Struct, frozen=True):
    """The boards of a file, the easiest first. `following` is the seed to go on with."""

    board: Board
    ruleset: str
    command: str
    following: int
    entries: list[Entry]

    @property
    def band(self) -> int:
        """How many boards a weekday has."""
        return len(self.entries) // WEEK

    @property
    def repeats(self) -> int:
        """After how many days a board comes again."""
        return self.band * WEEK

    def on(self, day: date) -> Entry:
        """The board of a day."""
        week, weekday = divmod(day.toordinal() - 1, WEEK)
        at = week * _step(self.band) % self.band
        return self.entries[weekday * self.band + at]

    def find(self, ident: str) -> Entry | None:
        """The board of that id."""
        return next((one for one in self.entries if one.id == ident), None)


def _step(band: int) -> int:
    """A stride through a band that comes to each of its boards, and takes neighbours apart."""
    step = max(1, round(band * 0.618))
    while gcd(step, band) > 1:
        step += 1
    return step


def load(path: Path, board: Board) -> Pool:
    """The boards of a file. Raises BadContent."""
    file = str(path)
    try:
        data: dict[str, Any] = tomllib.loads(path.read_text("utf-8"))
        entries = [convert(row, TYPES[board]) for row in data.pop("entry")]
        ruleset, command, following = str(data["ruleset"]), str(data["command"]), int(data["following"])
    except OSError as error:
        raise BadContent(f"cannot be read: {error.strerror}", file) from error
    except (ValidationError, ValueError, KeyError, TypeError) as error:
        raise BadContent(f"holds no boards: {error}", file) from error
    if len(entries) < WEEK:
        raise BadContent(f"a week needs {WEEK} boards, it has {len(entries)}", file)
    if len({one.id for one in entries}) < len(entries):
        raise BadContent("an id is used twice", file)
    entries.sort(key=lambda one: (one.hard, one.id))
    return Pool(board, ruleset, command, following, entries)


@cache
def pool_of(board: Board) -> Pool:
    """The boards that come with the program. Raises BadContent."""
    return load(CONTENT / f"{board}.toml", board)


def text_of(pool: Pool) -> str:
    """The file of a pool, one board in each line of its list."""
    rows = [f"  {_row(one)}," for one in sorted(pool.entries, key=lambda one: (one.hard, one.id))]
    return "\n".join(
        [
            "# Boards of the day; see docs/daily.md.",
            f'ruleset = "{pool.ruleset}"',
            f'command = "{pool.command}"',
            f"following = {pool.following}",
            "entry = [",
            *rows,
            "]",
            "",
        ]
    )


def _row(entry: Entry) -> str:
    return "{ " + ", ".join(f"{key} = {_value(getattr(entry, key))}" for key in entry.__struct_fields__) + " }"


def _value(value: Any) -> str:
    if isinstance(value, list):
        return "[" + ", ".join(_value(one) for one in value) + "]"
    return f'"{value}"' if isinstance(value, str) else str(value)
