"""What happened at a table, in entries that are numbered without gaps; those of the last command wait to be stored."""

from __future__ import annotations

from lanterns.tables.parts.entry import Entry


class Log:
    """`seq` counts the entries, `version` those that are lines of the record; `fresh` are the entries since
    `take_fresh`."""

    def __init__(self) -> None:
        self.seq = 0
        self.version = 0
        self.fresh: list[Entry] = []

    def note(self, entry: Entry) -> None:
        """An entry under the next number, whatever number it has."""
        self.seq += 1
        entry.seq = self.seq
        self.fresh.append(entry)

    def write(self, entry: Entry) -> None:
        """The entry of the next line of the record."""
        self.version += 1
        entry.line = self.version
        self.note(entry)

    def take_fresh(self) -> list[Entry]:
        """The entries made since the last call, oldest first."""
        fresh, self.fresh = self.fresh, []
        return fresh
