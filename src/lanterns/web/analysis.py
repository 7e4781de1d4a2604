"""A finished game looked into, as the browser is told."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal, Protocol

import msgspec
from msgspec import Struct

from lanterns.analysis import sums, surprise
from lanterns.analysis.view_types import Finding, SeatSum, Surprise
from lanterns.core.game import AnyGame
from lanterns.tables import Refused
from lanterns.web.responses import ActionShape, EntryShape
from lanterns.web.views import GameView

MOST_AT_ONCE = 400  # findings of one answer


class Look(Protocol):
    """A game that is looked into, on a server or in a page: `found` goes from its last action, number `actions`,
    backwards. `record`: it is on no table, and `table` is its key."""

    table: str
    record: bool
    game: AnyGame
    options: dict[str, str]
    version: int
    actions: int
    found: list[Finding]
    status: str


class AnalysisShape(Struct):
    """`found` are findings from the last action backwards, those that the asker did not say to know; there are `known`
    of `actions` so far. `sums` and `surprise` are over all that is known. `named` are the actions whose codes stand in
    these findings, to be read. `key` is what a dropped record is asked for by, "" of a table's game."""

    status: Literal["running", "done", "stopped", "failed"]
    version: int
    actions: int
    known: int
    found: list[Finding]
    named: list[ActionShape]
    sums: list[SeatSum]
    surprise: Surprise | None
    key: str = ""


class BranchStep(Struct):
    """A position of a line that was not played, and what led to it (null: nothing yet)."""

    entry: EntryShape | None
    view: GameView


class BranchShape(Struct):
    """How a line goes on in place of an action; the first step is the position before it."""

    number: int
    steps: list[BranchStep]


def shape(look: Look, known: int) -> AnalysisShape:
    """What is known of a game, without the first `known` findings."""
    seats = look.game.players(look.game.new(look.options))
    rows = sums(seats, look.found)
    told = look.found[known : known + MOST_AT_ONCE]
    return AnalysisShape(
        look.status,  # type: ignore[arg-type]
        look.version,
        look.actions,
        len(look.found),
        told,
        [msgspec.convert(look.game.verbs.to_json(code), ActionShape) for code in _codes(told)],
        rows,
        surprise(rows) if look.status == "done" else None,
        look.table if look.record else "",
    )


def _codes(found: list[Finding]) -> list[int]:
    codes = {code for one in found for code in (one["code"], one["best"], *(row["code"] for row in one["choices"]))}
    return sorted(codes)


def better(look: Look, number: int) -> tuple[list[int], int]:
    """The codes of the better line in place of an action that was looked at, and whose it was. Raises Refused."""
    at = look.actions - number
    if not 0 <= at < len(look.found) or look.found[at]["kind"] != "choice":
        raise Refused("not-found", "there is no choice of that number that was looked at")
    found = look.found[at]
    codes = found["follow"] if found["follow"][:1] == [found["best"]] else [found["best"], *found["follow"]]
    return codes, found["actor"]


def steps_of(told: Sequence[Mapping[str, Any]]) -> list[BranchStep]:
    """What the job `branch` tells of a line that was not played."""
    return [
        BranchStep(None if one["entry"] is None else msgspec.convert(one["entry"], EntryShape), one["view"])
        for one in told
    ]
