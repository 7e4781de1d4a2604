"""Beside the game: why something cannot be done, what an answer would mean, the file of a report, finished games."""

from __future__ import annotations

import json
from random import Random, SystemRandom

import msgspec
from msgspec import Struct

from lanterns.core.errors import LanternsError
from lanterns.core.game import AnyGame
from lanterns.core.state import State
from lanterns.tables import Refused, Table
from lanterns.tables.card import Listed
from lanterns.tables.commands import answers, course
from lanterns.tables.view import position
from lanterns.web.lessons import VerdictShape
from lanterns.web.requests import ReportBody
from lanterns.web.responses import ExplainShape, FinishedShape, ReasonShape

MOST = 200  # codes that are explained at once


class BarredReason(Struct):
    """A rule that bars answers of the open question, and how many of them."""

    count: int
    refusal: ReasonShape


class BarredShape(Struct):
    """`open` answers can be given now; `reasons` say why others cannot, the rarest first."""

    open: int
    reasons: list[BarredReason]


def parsed(table: Table, action: str) -> int:
    """The code of an action in notation. Raises Refused."""
    try:
        return table.game.verbs.parse(action)
    except LanternsError as error:
        raise Refused("bad-request", str(error)) from error


def explained(table: Table, eyes: int, codes: str | None, action: str | None) -> list[ExplainShape]:
    """Why actions are not possible now. Raises Refused."""
    if codes is None and action is None:
        raise Refused("bad-request", "say which: by codes=12,15 or by action=move 1 22R")
    asked = [int(code) for code in codes.split(",")][:MOST] if codes else []
    asked += [parsed(table, action)] if action else []
    reasons = [answers.why_not(table, eyes, code) if eyes >= 0 else None for code in asked]
    return [
        ExplainShape(code, None if why is None else msgspec.convert(why.to_json(), ReasonShape))
        for code, why in zip(asked, reasons, strict=True)
    ]


def barred(table: Table, eyes: int) -> BarredShape:
    """How many answers the open question has for a seat, and why others are none. Nothing for spectators."""
    count, reasons = answers.barred(table, eyes) if eyes >= 0 else (0, [])
    return BarredShape(
        count, [BarredReason(bars, msgspec.convert(why.to_json(), ReasonShape)) for why, bars in reasons]
    )


def drawn(game: AnyGame, state: State, seat: int) -> State:
    """A position as a seat may take it to be: what is studied is never more than it knows."""
    sample: State = game.hidden.sample(state, seat, Random(SystemRandom().getrandbits(64)))
    return sample


def learner(table: Table) -> int | None:
    """The seat of whoever learns here."""
    return None if table.course is None else table.course.lesson.learner[0]


def verdict(table: Table, action: str) -> VerdictShape:
    """What an answer of the learner would mean in the lesson now. Raises Refused."""
    found = course.judged(table, parsed(table, action))
    why = None if found.refusal is None else msgspec.convert(found.refusal.to_json(), ReasonShape)
    return VerdictShape(found.kind, found.mistake.key if found.mistake else "", why, len(found.follows))


def report(table: Table, eyes: int, data: ReportBody, record: str | None) -> str:
    """A file about a problem; `record` is that of the table, None where it must not be told or there is none."""
    from lanterns import __version__

    view = json.dumps(position(table, eyes), ensure_ascii=False)
    head = [
        f"three-lanterns {__version__}, table {table.id}, {table.game.ruleset}, line {table.version}, eyes {eyes}",
        f"about line {table.version if data.line is None else data.line}",
        *(f"| {line}" for line in data.text.splitlines()),
        f"view {view}",
    ]
    if record is None:
        head.append(
            "The record is left out: it holds what is secret until the game is over, or nothing was played yet."
        )
    return "".join(f"# {_plain(line)}\n" for line in head) + (record or "")


def _plain(text: str) -> str:
    return "".join(c if c.isprintable() else " " for c in text)


def finished(table: Listed, persons: list[int]) -> FinishedShape:
    """A game that is over, for whom a device acts there."""
    card = table.card
    result = card["result"]
    mine = [seat for seat, chair in enumerate(table.chairs) if chair.person in persons and not chair.resigned]
    return FinishedShape(
        table.id,
        card["options"],
        len(table.chairs),
        result["reason"],
        max((result["scores"][seat] for seat in mine), default=0),
        any(result["results"][seat] > 0 for seat in mine),
        card["marked"],
        table.updated,
    )
