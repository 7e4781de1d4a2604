"""The tables of a browser: those that are open in memory, and what is known of the others.

The browser keeps them (client/src/engine/store.ts), as a server's database does: a card for lists, the table as it
stands, and the entries of its log. What a command changes is told as a `Change`; if the browser cannot keep it, the
table is forgotten here and read again as it was.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import SystemRandom
from typing import Any, TypeVar

from lanterns.core.errors import LanternsError
from lanterns.core.present import Present
from lanterns.core.record import end_text
from lanterns.games import RULESETS
from lanterns.tables import Entry, Refused, Table
from lanterns.tables.annotations import Annotations
from lanterns.tables.card import Listed, card_of
from lanterns.tables.keeping import records, saved
from lanterns.tables.keeping.shape import shape_of
from lanterns.tables.parts.entry import ACTION
from lanterns.tables.parts.match import LOBBY
from lanterns.web.service.play import bot_seed

HERE = "this-browser"  # the one device that there is
MOST = 12  # tables in memory

T = TypeVar("T")


class Wanted(Exception):
    """A table has to be brought first."""

    def __init__(self, ident: str) -> None:
        super().__init__(ident)
        self.table = ident


@dataclass(slots=True)
class Change:
    """What a command made of a table; all of it is kept, or nothing. `before` is the seq that the kept one has."""

    table: str
    before: int
    card: dict[str, Any]
    board: dict[str, Any]
    entries: list[list[Any]]

    def to_json(self) -> dict[str, Any]:
        return {
            "table": self.table, "before": self.before, "card": self.card, "board": self.board, "entries": self.entries,
        }  # fmt: skip


class Held:
    """An open table: everybody at it is at this browser, and looks on."""

    def __init__(self, table: Table, entries: list[Entry]) -> None:
        self.table = table
        self.entries = entries
        self.annotations = Annotations(int(time.time() * 1000))
        self.thinking: dict[int, int] = {}  # by seat, since which version it has been asked
        self.positions: dict[int, Any] = {}
        self.turn = 0  # of the last snapshot

    def persons(self, device: str) -> list[int]:
        return [person.id for person in self.table.seating.people if not person.gone]

    def hushed(self, device: str) -> set[int]:
        return set()

    def as_held(self, device: str, persons: Sequence[int]) -> str:
        return device

    def online(self) -> set[int]:
        return set(self.persons(HERE))

    def spectators(self) -> int:
        return 0

    def looking(self, persons: Sequence[int]) -> set[str]:
        return {HERE}

    def away(self, person: int, after: float) -> bool:
        return False

    def lines(self) -> list[Entry]:
        """The entries that are lines of the record."""
        return [entry for entry in self.entries if entry.line]

    def record(self) -> str:
        """The record as a file."""
        lines, trace = self.lines(), self.table.match.trace.hex
        end = end_text(len(lines), [entry.sum for entry in lines], trace)
        return "\n".join([*records.record_head(self.table), *(entry.text for entry in lines), *end]) + "\n"

    def thoughts(self) -> list[dict[str, Any]]:
        """What bots are to think about that do not yet, each for one answer; a lesson says its answers itself."""
        table, told = self.table, []
        asked = table.bots_asked()
        self.thinking = {s: v for s, v in self.thinking.items() if s in asked and v == table.match.since[s]}
        scripted = table.scripted()
        for seat in asked:
            present = table.match.present
            if seat in self.thinking or present is None:
                continue
            self.thinking[seat] = table.match.since[seat]
            thought: dict[str, Any] = {"table": table.id, "seat": seat, "version": table.version}
            if scripted is not None:
                thought["code"] = scripted[1]
            else:
                level = table.seating.chairs[seat].bot
                given = (
                    table.game.ruleset, present.state.to_json(), seat, level, bot_seed(table.seed, seat),
                )  # fmt: skip
                thought["args"] = list(given)
            told.append(thought)
        return told

    def by_lot(self, seat: int) -> int:
        """Any answer, for a bot that has none."""
        present = self.table.match.present
        options = [] if present is None else list(present.state.options(seat))
        if not options:
            raise Refused("not-asked")
        return SystemRandom().choice(options)


class Tables:
    """All tables of this browser."""

    def __init__(self) -> None:
        self.held: dict[str, Held] = {}
        self.cards: dict[str, Listed] = {}

    # what the browser keeps

    def known(self, card: dict[str, Any]) -> None:
        """A table as a list tells it."""
        unreadable = "" if card["ruleset"] in RULESETS else "ruleset"
        self.cards[card["id"]] = Listed(**card, unreadable=unreadable)

    def forget(self, ident: str) -> None:
        """A table is to be read again before anything is done with it."""
        self.held.pop(ident, None)

    def gone(self, ident: str) -> None:
        """A table is there no more."""
        self.held.pop(ident, None)
        self.cards.pop(ident, None)

    def bring(self, card: dict[str, Any], board: dict[str, Any], entries: Sequence[Sequence[Any]]) -> None:
        """Open a table that was kept. Raises Refused `table-unreadable`."""
        try:
            read = [Entry.load(*entry) for entry in entries]
            self.held[card["id"]] = Held(_opened(card, board, read), read)
        except (LanternsError, LookupError, TypeError, ValueError, AttributeError) as error:
            raise Refused("table-unreadable", str(error)) from error
        self.known(card)
        while len(self.held) > MOST:
            self.held.pop(next(iter(self.held)))

    # what is done with them

    def open(self, ident: str) -> Held:
        """Raises Refused `table-unknown`, and Wanted."""
        found = self.held.get(ident)
        if found is None:
            if ident in self.cards:
                raise Wanted(ident)
            raise Refused("table-unknown")
        found.table.at = time.time()
        return found

    def add(self, table: Table) -> Change:
        """Keep a new table."""
        table.seating.admit(0, HERE, table.at)
        held = self.held[table.id] = Held(table, [])
        return self._changed(held, 0)

    def change(self, ident: str, do: Callable[[Held, Table], T]) -> tuple[T, list[Entry], Change]:
        """Do something to a table. Raises what `do` raises; then nothing was done."""
        held = self.open(ident)
        before = held.table.seq
        try:
            done = do(held, held.table)
        except Refused:
            if held.table.log.fresh:  # a refusal has to come before any change
                self.forget(ident)
            raise
        except BaseException:
            self.forget(ident)
            raise
        have = len(held.entries)
        change = self._changed(held, before)
        return done, held.entries[have:], change

    def _changed(self, held: Held, before: int) -> Change:
        table = held.table
        table.updated = table.at
        made = table.log.take_fresh()
        held.entries += made
        held.positions = {}
        held.annotations.answered(table, [entry.seat for entry in made if entry.kind == ACTION])
        card, board = _kept(table)
        self.known(card)
        rows = [[entry.seq, entry.at, entry.line, entry.text, entry.body()] for entry in made]
        return Change(table.id, before, card, board, rows)


def _kept(table: Table) -> tuple[dict[str, Any], dict[str, Any]]:
    """A table as it is kept: what a list tells of it, and the rest."""
    doc = saved.doc_of(table)
    card = {
        "id": table.id, "game": table.game.id, "ruleset": table.game.ruleset, "status": table.status, "seq": table.seq,
        "version": table.version, "created": table.created, "updated": table.updated, "card": card_of(table, doc),
    }  # fmt: skip
    present = table.match.present
    board = {
        "doc": doc,
        "present": None if present is None else present.to_json(),
        "shape": shape_of(table.game),
        "trace": table.match.trace.hex,
    }
    return card, board


def _opened(card: dict[str, Any], board: dict[str, Any], entries: list[Entry]) -> Table:
    """The table that `_kept` and its log tell of: as it stood, or laid anew when that means something else by now.
    Raises LanternsError, LookupError, TypeError, ValueError."""
    game = RULESETS.get(card["ruleset"])
    if game is None:
        raise Refused("table-unreadable", f"it is of the rules {card['ruleset']}, which are not here")
    columns = saved.Columns(card["status"], card["seq"], card["version"], card["created"], card["updated"])
    table = saved.load(card["id"], game, board["doc"], None, columns)
    if card["status"] == LOBBY:
        return table
    if board["shape"] == shape_of(game) and board["present"] is not None:
        table.match.present = Present.load(game, table.options, board["present"])
    else:
        lines = [(entry.text, entry.sum) for entry in entries if entry.line]
        saved.lay_again(table, lines, board["trace"])
    return table
