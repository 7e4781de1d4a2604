"""Games being played by people: seats, undo, clocks, who may see what. Pure domain: no clock, file, network or thread.

A `Table` is `seating`, `match`, `log` and `clocks`. Commands are functions on it: `lobby`, `access`, `answers`,
`rewind` and `presence`. Each raises Refused, without any change, or leaves `Entry` objects in `log.fresh`, for the
caller to store and show.
"""

from __future__ import annotations

from lanterns.bots import LEVELS
from lanterns.tables.parts.entry import Entry
from lanterns.tables.parts.seats import Chair, Person
from lanterns.tables.refused import Refused
from lanterns.tables.table import Table

__all__ = ["LEVELS", "Chair", "Entry", "Person", "Refused", "Table"]
