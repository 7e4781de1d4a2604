"""Cells by name, and the page that documents them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from lanterns.core.encoding import ID, Encoding
from lanterns.core.game import AnyGame
from lanterns.core.verbs import VerbTable
from lanterns.research.errors import NoEncoding


def named(encoding: Encoding[Any], cells: Sequence[int]) -> dict[str, list[int]]:
    """An observation by the names of its cells."""
    found: dict[str, list[int]] = {}
    at = 0
    for part in encoding.cells:
        found[part.name] = [int(value) for value in cells[at : at + part.count]]
        at += part.count
    return found


def highs(encoding: Encoding[Any]) -> list[int]:
    """The largest value of every cell."""
    return [part.most for part in encoding.cells for _ in range(part.count)]


def columns(verbs: VerbTable) -> int:
    """How many numbers describe an action: its verb, and as many parameters as the longest verb has."""
    return 1 + max(len(verb.domains) for verb in verbs.verbs)


def document(game: AnyGame) -> str:
    """The tables of a game's cells and of its actions, in Markdown."""
    encoding = game.encoding
    if encoding is None:
        raise NoEncoding(f"{game.id} declares no encoding")
    lines = [
        f"## {game.id}", "",
        f"{encoding.size} cells for at most {encoding.seats} seats; room for {encoding.width} answers.", "",
        "| cells | name | values | what |", "|---|---|---|---|",
    ]  # fmt: skip
    at = 0
    for part in encoding.cells:
        last = at + part.count - 1
        where = f"{at}" if part.count == 1 else f"{at}-{last}"
        kind = "id, " if part.kind == ID else ""
        lines.append(f"| {where} | `{part.name}` | {kind}0-{part.most} | {part.what} |")
        at += part.count
    steps = ", ".join(f"{number} {name}" for name, number in encoding.number.items())
    lines += ["", f"Questions: {steps}.", "", "| verb | actions | parameters |", "|---|---|---|"]
    for number, verb in enumerate(game.verbs.verbs):
        params = ", ".join(f"{domain.key} ({domain.size})" for domain in verb.domains)
        lines.append(f"| {number + 1} `{verb.name}` | {verb.base}-{verb.base + verb.size - 1} | {params} |")
    return "\n".join([*lines, ""])
