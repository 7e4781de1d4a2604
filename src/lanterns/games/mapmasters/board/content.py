"""Faces and objectives of Map Masters, read once from ``content/*.toml`` and checked; `books` has the spell books."""

from __future__ import annotations

from functools import cache
from pathlib import Path as FilePath
from typing import Final

from lanterns.core.content import SOURCE, Key, load_tables
from lanterns.games.mapmasters.board.cards import Card, CardError, parse_card
from lanterns.games.mapmasters.board.path import OBJECTIVES

HERE: Final = FilePath(__file__).parent / "content"

CARD_SCHEMA: Final = {
    "id": Key(str),
    "cost": Key(int, values=(0, 3, 4, 5, 6)),
    "origin": Key(str, values=("start", "model", "made")),
    "source": SOURCE,
    "face": Key(str),
}
OBJECTIVE_SCHEMA: Final = {
    "id": Key(str),
    "kind": Key(str, values=OBJECTIVES),
    "hourglass": Key(bool),
    "source": SOURCE,
}


class Objective:
    """One of the 27 objective cards: its kind (a key of ``path.VP``) and whether it carries the hourglass."""

    def __init__(self, id: str, kind: str, hourglass: bool, source: str) -> None:
        self.id = id
        self.kind = kind
        self.hourglass = hourglass
        self.source = source


@cache
def cards() -> dict[str, Card]:
    """All faces by id, S1-S9 first. Raises ``BadContent`` or ``CardError`` when the file is wrong."""
    path = HERE / "cards.toml"
    out: dict[str, Card] = {}
    for entry in load_tables(path, "card", CARD_SCHEMA):
        try:
            out[entry["id"]] = parse_card(f"card {entry['id']} ${entry['cost']} = {entry['face']}")
        except CardError as error:
            raise CardError(f"{entry['id']}: {error.message}", str(path), error.line, error.column) from error
    return out


@cache
def objectives() -> list[Objective]:
    """The 27 objective cards, in file order [M1.3]."""
    entries = load_tables(HERE / "objectives.toml", "objective", OBJECTIVE_SCHEMA, 27)
    return [Objective(entry["id"], entry["kind"], entry["hourglass"], entry["source"]) for entry in entries]
