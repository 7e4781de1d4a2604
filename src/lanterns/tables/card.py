"""What a list tells of a table, known without its board: a list of a hundred tables opens none of them."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from lanterns.core.trace import Trace
from lanterns.tables.commands import lobby
from lanterns.tables.keeping import saved
from lanterns.tables.parts.pace import Pace
from lanterns.tables.parts.seats import NOBODY, PERSON, Chair, Person, why_kept
from lanterns.tables.table import Table

CHANGING = ("since", "clocks", "proposal", "trace")  # what only the game at the table needs


def card_of(table: Table, doc: Mapping[str, Any] | None = None) -> dict[str, Any]:
    """`saved.doc_of` without what changes at each answer, the seats that are `asked`, and the `colours` by seat. `doc`
    is that of the table, if it is known."""
    whole = saved.doc_of(table) if doc is None else doc
    card = {key: value for key, value in whole.items() if key not in CHANGING}
    card["asked"] = table.match.asked()
    card["colours"] = lobby.colours(table)
    return card


def doc_of(card: Mapping[str, Any], version: int) -> dict[str, Any]:
    """The doc of a table of which only the card is left: who sits where is known, an open proposal is forgotten, and
    nobody's question is taken to be older than this version. Raises KeyError, TypeError."""
    doc = {key: value for key, value in card.items() if key not in ("asked", "colours")}
    since = [version] * len(card["chairs"]) if card["header"] else []
    return {**doc, "since": since, "clocks": [], "proposal": None, "trace": Trace().hex}


@dataclass(slots=True)
class Listed:
    """A table as its row tells it. `unreadable`: "" or why it cannot be opened (`ruleset`, `people`, `log`)."""

    id: str
    game: str
    ruleset: str
    status: str
    seq: int
    version: int
    created: float
    updated: float
    card: dict[str, Any]
    unreadable: str = ""

    @property
    def chairs(self) -> list[Chair]:
        return [Chair(**chair) for chair in self.card.get("chairs", ())]


def listed_table(table: Table) -> Listed:
    """What a list tells of a table that is open."""
    return Listed(
        table.id, table.game.id, table.game.ruleset, table.status, table.seq, table.version, table.created,
        table.updated, card_of(table),
    )  # fmt: skip


def seat_list(
    chairs: Sequence[Chair], colours: Sequence[str | None], persons: Sequence[int], online: Collection[int]
) -> list[dict[str, Any]]:
    """The seats, by number."""
    return [
        {
            "seat": seat,
            "kind": chair.kind,
            "name": chair.name,
            "level": chair.bot or None,
            "colour": colours[seat],
            "person": chair.person if chair.person != NOBODY else None,
            "mine": chair.person in persons,
            "ready": chair.ready or chair.kind == "bot",
            "online": chair.kind == "bot" or chair.person in online,
            "stand_in": chair.kind == PERSON and bool(chair.stand_in),
            "resigned": chair.resigned,
        }
        for seat, chair in enumerate(chairs)
    ]


def _due(card: Mapping[str, Any], seats: Collection[int]) -> float | None:
    """When the time of one of these seats is up, the soonest; None where no time runs."""
    pace = Pace.load(card.get("pace"))
    return min((due for seat in seats if (due := pace.due_of(seat)) is not None), default=None)


def summary(table: Listed, persons: Sequence[int], online: Collection[int]) -> dict[str, Any]:
    """A line of the list of one's tables."""
    card, chairs = table.card, table.chairs
    people = [Person(*person) for person in card.get("people", ())]
    asked = () if table.unreadable else card.get("asked", ())
    return {
        "id": table.id,
        "game": table.game,
        "title": card.get("title", ""),
        "status": table.status,
        "paused": card.get("paused", False),
        "your_turn": any(s in asked and c.person in persons and not c.bot for s, c in enumerate(chairs)),
        "due": _due(card, [seat for seat in asked if chairs[seat].person in persons]),
        "seats": seat_list(chairs, card.get("colours", ()), persons, online),
        "seq": table.seq,
        "version": table.version,
        "created": table.created,
        "updated": table.updated,
        "unreadable": table.unreadable or None,
        "deletable": not why_kept(table.status, chairs, people, persons) if people else bool(table.unreadable),
    }
