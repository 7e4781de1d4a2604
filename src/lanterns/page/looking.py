"""Finished games looked into: by the thinker, bite by bite, for as long as somebody asks; what was found is in memory.

As `lanterns.web.processes.analyses` on a server. `Told.look` is the next bite, whose outcome `house.dug` takes.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any

import msgspec

from lanterns.analysis.view_types import Finding
from lanterns.core.game import AnyGame
from lanterns.core.history import standing
from lanterns.core.record import Line
from lanterns.games import RULESETS
from lanterns.page.held import Tables
from lanterns.page.routes import Asked, Routes, Told
from lanterns.page.tables import done_here, lines_of
from lanterns.tables import Refused
from lanterns.tables.parts.match import OVER
from lanterns.web.analysis import BranchShape, better, shape, steps_of
from lanterns.web.requests import EmptyBody, RecordBody

PATIENCE = 20.0  # seconds after which nobody seems to look any more
HELD = 8  # games whose findings are in memory
SCALE = 1.0

route = Routes()
_looks: OrderedDict[str, Look] = OrderedDict()


@dataclass(slots=True)
class Look:
    """A game that is looked into: `found` goes from its last action, number `actions`, backwards. `record`: it is on no
    table, and `table` is its key. `busy`: a bite of it is being worked out."""

    table: str
    game: AnyGame
    options: dict[str, str]
    lines: list[tuple[int, int, str, int, int]]
    record: bool
    version: int = 0
    actions: int = 0
    found: list[Finding] = field(default_factory=list)
    status: str = "stopped"
    wanted: float = 0.0
    busy: bool = False

    def __post_init__(self) -> None:
        self.version = len(self.lines)
        self.actions = len(standing([Line(a, c, word=w, count=n, seat=s) for a, c, w, n, s in self.lines]))

    @property
    def left(self) -> int:
        """The action that is looked at next; 0 when there is none."""
        return self.actions - len(self.found)

    def job(self, name: str, *args: Any) -> tuple[str, list[Any]]:
        """Work for the thinker, which is told the record with it."""
        return name, [f"{self.table} {self.version}", self.game.ruleset, self.options, self.lines, *args]

    def bite(self) -> tuple[str, str, list[Any]] | None:
        """The next findings, unless there are none or they are being worked out."""
        if self.busy or self.status != "running":
            return None
        self.busy = True
        return (self.table, *self.job("analyse", self.left, SCALE))


def dug(key: str, outcome: list[Any]) -> Told:
    """What a bite has found, and the next one."""
    look = _looks.get(key)
    if look is None:
        return Told()
    look.busy = False
    kind, found = outcome
    if kind != "done":
        look.status = "failed"
    else:
        look.found += msgspec.json.decode(found, type=list[Finding])
        if not look.left:
            look.status = "done"
        elif time.monotonic() > look.wanted and look.status == "running":
            look.status = "stopped"
    return Told(look=look.bite())


def _held(look: Look) -> Look:
    _looks[look.table] = look
    _looks.move_to_end(look.table)
    for key in [one for one, held in _looks.items() if held.status != "running"][: len(_looks) - HELD]:
        del _looks[key]
    look.wanted = time.monotonic() + PATIENCE
    return look


def _of_table(tables: Tables, ident: str) -> Look:
    """Raises Refused while the game is not over."""
    held = tables.open(ident)
    table = held.table
    if table.match.present is None:
        raise Refused("not-started")
    if table.status != OVER:
        raise Refused("analysis-early")
    look = _looks.get(ident)
    if look is None or look.version != table.version:
        look = Look(ident, table.game, dict(table.options), lines_of(held), False)
    return _held(look)


def _of_record(text: str) -> Look:
    """Raises Refused."""
    key = sha256(text.encode("utf-8", "surrogatepass")).hexdigest()
    look = _looks.get(key)
    if look is None:
        told = done_here("finished", text)
        look = Look(key, RULESETS[told["ruleset"]], told["options"], told["lines"], True)
    return _held(look)


def _by_key(key: str) -> Look:
    look = _looks.get(key)
    if look is None or not look.record:
        raise Refused("not-found", "this record is not looked into any more; send it again")
    return _held(look)


def _told(look: Look, ask: Asked) -> Told:
    return Told(shape(look, ask.number("known", 0, 0, 100_000)))


def _begun(look: Look, ask: Asked) -> Told:
    if look.status != "done":
        look.status = "running" if look.left else "done"
    told = _told(look, ask)
    told.look = look.bite()
    return told


def _stopped(look: Look, ask: Asked) -> Told:
    if look.status == "running":
        look.status = "stopped"
    return _told(look, ask)


def _branch(look: Look, ask: Asked, number: str) -> Told:
    at = int(number) if number.isascii() and number.isdigit() and len(number) < 7 else -1
    codes, actor = better(look, at)
    players = look.game.players(look.game.new(look.options))
    eyes = actor if ask.seat is None else min(ask.seat, players - 1)
    return Told(
        job=look.job("branch", at, codes, eyes),
        then=lambda told: BranchShape(at, steps_of(msgspec.json.decode(told))),
    )


@route("GET", "tables/*/analysis")
def analysis(tables: Tables, ask: Asked, ident: str) -> Told:
    return _told(_of_table(tables, ident), ask)


@route("POST", "tables/*/analysis")
def analyse(tables: Tables, ask: Asked, ident: str) -> Told:
    ask.body(EmptyBody)
    return _begun(_of_table(tables, ident), ask)


@route("POST", "tables/*/analysis/stop")
def stop(tables: Tables, ask: Asked, ident: str) -> Told:
    ask.body(EmptyBody)
    return _stopped(_of_table(tables, ident), ask)


@route("GET", "tables/*/analysis/*")
def branch(tables: Tables, ask: Asked, ident: str, number: str) -> Told:
    return _branch(_of_table(tables, ident), ask, number)


@route("POST", "replay/analysis")
def analyse_record(tables: Tables, ask: Asked) -> Told:
    return _begun(_of_record(ask.body(RecordBody).record), ask)


@route("GET", "replay/analysis/*")
def record_analysis(tables: Tables, ask: Asked, key: str) -> Told:
    return _told(_by_key(key), ask)


@route("POST", "replay/analysis/*/stop")
def stop_record(tables: Tables, ask: Asked, key: str) -> Told:
    ask.body(EmptyBody)
    return _stopped(_by_key(key), ask)


@route("GET", "replay/analysis/*/*")
def record_branch(tables: Tables, ask: Asked, key: str, number: str) -> Told:
    return _branch(_by_key(key), ask, number)
