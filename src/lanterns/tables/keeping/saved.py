"""A table as it is kept: a small doc without log and position, from which it is made again."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from lanterns.core.errors import BadState
from lanterns.core.game import AnyGame
from lanterns.core.present import Present
from lanterns.tables.parts.clocks import Clocks
from lanterns.tables.parts.course import Course
from lanterns.tables.parts.match import LOBBY, PLAYING, Match
from lanterns.tables.parts.opened import Open
from lanterns.tables.parts.pace import Pace
from lanterns.tables.parts.seating import Seating
from lanterns.tables.table import Table


def doc_of(table: Table) -> dict[str, Any]:
    """All but the log and what has a column of its own in a store (see `Columns`); small."""
    return {
        "options": table.options,
        "title": table.title,
        "chat": table.chat_on,
        "hints": table.hints,
        "seed": table.seed,
        **table.seating.doc(),
        **table.match.doc(),
        **table.clocks.doc(),
        **({"pace": table.pace.doc()} if table.pace.shown(0.0) else {}),
        **({"lesson": table.course.doc()} if table.course else {}),
        **({"rated": True} if table.rated else {}),
        **({"open": table.open.doc()} if table.open else {}),
    }


@dataclass(frozen=True, slots=True)
class Columns:
    """What has a column of its own in a store, beside the doc; times in seconds."""

    status: str
    seq: int
    version: int
    created: float
    updated: float
    join_code: str = ""
    join_expires: float = 0.0


def load(
    ident: str, game: AnyGame, doc: Mapping[str, Any], present: Mapping[str, Any] | None, columns: Columns
) -> Table:
    """The table that `doc_of` and `Present.to_json` were made of. Raises BadState."""
    table = Table(ident, game)
    try:
        table.options = dict(doc["options"])
        table.title = doc["title"]
        table.chat_on = doc["chat"]
        table.hints = doc.get("hints")  # a table of before this setting has none
        table.seed = doc["seed"]
        table.rated = doc.get("rated", False)
        table.seating = Seating.load(doc)
        position = None if present is None else Present.load(game, table.options, present)
        table.match = Match.load(game, doc, columns.status, position)
        table.clocks = Clocks.load(game, doc)
        table.pace = Pace.load(doc.get("pace"))
        table.course = Course.load(doc.get("lesson"))
        table.open = Open.load(doc.get("open"))
        _check(table)
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise BadState(f"this is not a saved table ({type(error).__name__}: {error})") from error
    table.log.seq = columns.seq
    table.log.version = columns.version
    table.created = columns.created
    table.updated = columns.updated
    table.seating.join_code = columns.join_code
    table.seating.join_expires = columns.join_expires
    return table


def _check(table: Table) -> None:
    """Raises ValueError when its chairs and its beginning do not go together."""
    seats, match = len(table.seating.chairs), table.match
    begun = seats if match.status != LOBBY else 0
    if not seats or len(match.header) not in (0, seats) or len(match.since) != begun:
        raise ValueError(f"{seats} chairs, {len(match.header)} in the header, {len(match.since)} questions")


def lay_again(table: Table, lines: Sequence[tuple[str, str]], trace: str | None) -> None:
    """Put the game where the lines of this table's record lead, from the start, as `Match.lay_again`."""
    table.match.lay_again(table.options, lines, trace)
    present = table.match.present
    if table.status == PLAYING and present is not None and present.state.lanes and not table.clocks.by_seat:
        table.set_clocks()
