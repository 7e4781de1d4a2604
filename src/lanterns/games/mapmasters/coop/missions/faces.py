"""Step and boss cards and artefacts, read once from ``targets.toml`` and ``artefacts.toml`` [rules M1.6, 6.5]."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, Final

from lanterns.core.content import SOURCE, Key, load_tables
from lanterns.games.mapmasters.board.cards import Card, CardError, parse_card
from lanterns.games.mapmasters.board.content import cards

HERE: Final = Path(__file__).parents[1] / "content"
TARGET_SCHEMA: Final = {
    "id": Key(str),
    "kind": Key(str, values=("step", "boss")),
    "source": SOURCE,
    "face": Key(str),
    "plan": Key(str),
}
#: the newest edition of the game, see core.game.Game; faces and missions changed with FACES_CHANGED
NEWEST: Final = 3
FACES_CHANGED: Final = 3
ARTEFACT_SCHEMA: Final = {"id": Key(str), "mark": Key(str), "source": SOURCE}


@cache
def target_entries(edition: int = NEWEST) -> dict[str, dict[str, Any]]:
    """Entries of ``targets.toml`` by id: kind, face, drawing plan."""
    entries = load_tables(HERE / "targets.toml", "target", TARGET_SCHEMA, edition=edition)
    return {entry["id"]: entry for entry in entries}


@cache
def bosses() -> tuple[str, ...]:
    """Ids of the boss cards, the same in all editions."""
    return tuple(id for id, entry in target_entries().items() if entry["kind"] == "boss")


@cache
def faces(edition: int = NEWEST) -> dict[str, Card]:
    """Every face that can lie on a mission's grid: starting and dungeon cards, then the step and boss cards B01-B29."""
    out = dict(cards())
    for id, entry in target_entries(edition).items():
        try:
            out[id] = parse_card(f"card {id} = {entry['face']}")
        except CardError as error:
            file = str(HERE / "targets.toml")
            raise CardError(f"{id}: {error.message}", file, error.line, error.column) from error
    return out


def drawn_as(id: str, edition: int) -> str:
    """The name by which the face of a card is looked up for drawing: its id, ``B03_2`` for a face of before edition 3
    that is drawn otherwise now."""
    if edition >= FACES_CHANGED or id not in target_entries():
        return id
    return f"{id}_2" if target_entries(edition)[id]["face"] != target_entries()[id]["face"] else id


@cache
def drawn_faces() -> dict[str, Card]:
    """Every face of every edition by the name of ``drawn_as``."""
    former = {drawn_as(id, FACES_CHANGED - 1): card for id, card in faces(FACES_CHANGED - 1).items()}
    return {**former, **faces()}


@cache
def artefacts() -> dict[str, str]:
    """The thirteen artefacts: id -> name of its mark in the icon sheet."""
    return {entry["id"]: entry["mark"] for entry in _artefact_entries()}


def sources() -> dict[str, str]:
    """Where artefacts and target cards come from, by KIND-ID; see `Game.sources`."""
    found = {f"artefact-{entry['id']}": str(entry["source"]) for entry in _artefact_entries()}
    return found | {f"target-{id}": str(entry["source"]) for id, entry in target_entries().items()}


@cache
def _artefact_entries() -> list[dict[str, Any]]:
    return load_tables(HERE / "artefacts.toml", "artefact", ARTEFACT_SCHEMA, 13)
