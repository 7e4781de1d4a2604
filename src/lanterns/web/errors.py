"""Every error leaves as one object with a code, a message key, and one sentence in each language."""

from __future__ import annotations

import logging
import time
from functools import cache
from html import escape
from typing import Any

import msgspec
from litestar import Request, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException, InternalServerException, ValidationException

from lanterns.core.errors import LanternsError
from lanterns.core.view_types import RefusalView
from lanterns.store.errors import Conflict, QuotaFull, StoreError, Unreadable
from lanterns.tables import Refused
from lanterns.web.responses import Problem, ReasonShape, TableShape
from lanterns.web.sentences import sentence
from lanterns.web.service.statuses import BY_STATUS, STATUS

log = logging.getLogger("lanterns.web")

UNKNOWN = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Three Lanterns</title>
<p>{en}</p><p lang="fr">{fr}</p><p>{detail}</p></html>
"""


class Stale(Refused):
    """The table has moved on: `table` is how it is now, for the one who asked."""

    def __init__(self, table: TableShape) -> None:
        super().__init__("stale")
        self.table = table


class HungUp(Exception):
    """The client went away while its request was worked on: nobody reads the answer."""


class TooMany(Refused):
    """Too many requests; `wait` seconds until the next may pass."""

    def __init__(self, wait: float) -> None:
        super().__init__("too-many")
        self.wait = wait


@cache
def sentences(code: str) -> tuple[str, str]:
    """The sentence of a code in English and French."""
    return sentence("en", f"error-{code}"), sentence("fr", f"error-{code}")


def problem(
    code: str, detail: str = "", refusal: RefusalView | None = None, table: TableShape | None = None
) -> Problem:
    """The body of an error."""
    english, french = sentences(code)
    reason = None if refusal is None else msgspec.convert(refusal, ReasonShape)
    return Problem(code, f"error-{code}", english, french, detail[:500], reason, table)


def answer(error: Exception) -> tuple[int, Problem, dict[str, str]]:
    """Status, body and headers for whatever went wrong."""
    headers: dict[str, str] = {}
    if isinstance(error, Stale):
        return 409, problem("stale", table=error.table), headers
    if isinstance(error, Refused):
        if isinstance(error, TooMany):
            headers["Retry-After"] = str(max(1, round(error.wait)))
        elif error.code in ("study-failed", "replay-failed"):
            headers["Retry-After"] = "2"
        refusal = error.refusal.to_json() if error.refusal else None
        return STATUS.get(error.code, 409), problem(error.code, error.detail, refusal), headers
    if isinstance(error, Conflict):
        return 409, problem("stale"), headers
    if isinstance(error, QuotaFull):
        return 409, problem(f"quota-{error.kind}", error.message), headers
    if isinstance(error, Unreadable):
        return 410, problem("table-unreadable", error.detail), headers
    if isinstance(error, StoreError):
        log.error("store: %s", error)
        return 503, problem(error.code), {"Retry-After": "2"}
    if isinstance(error, HTTPException) and error.status_code < 500:
        code = BY_STATUS.get(error.status_code, "bad-request")
        if error.headers:
            headers = {name: value for name, value in error.headers.items() if name.lower() == "allow"}
        return STATUS[code], problem(code, _where(error)), headers
    if isinstance(error, LanternsError):
        return 422, problem("bad-options", error.message), headers
    log.error("unexpected error", exc_info=error)
    return 500, problem("internal"), headers


def _where(error: HTTPException) -> str:
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        return "; ".join(f"{item.get('key', '')}: {item.get('message', '')}".strip(": ") for item in error.extra)
    return error.detail if error.status_code == 400 else ""


class HangUps:
    """Tells the log of clients that went away, in a line a second at most: who hangs up all the time fills no disk."""

    def __init__(self) -> None:
        self.due = 0.0
        self.untold = 0

    def note(self, what: str) -> None:
        now = time.monotonic()
        if now < self.due:
            self.untold += 1
            return
        more = f", and {self.untold} others before" if self.untold else ""
        log.warning("a client hung up during %s%s", what, more)
        self.due = now + 1.0
        self.untold = 0


hang_ups = HangUps()


def _hung_up(error: Exception) -> bool:
    if isinstance(error, InternalServerException):  # Litestar has no class of its own for it
        return error.detail == "client disconnected prematurely"
    return isinstance(error, HungUp)


def handle(request: Request[Any, Any, State], error: Exception) -> Response[Problem] | Response[str]:
    """Litestar's exception handler for everything."""
    if _hung_up(error):
        # Not the path: that of a seat link is a secret.
        hang_ups.note(f"{request.method} {request.scope.get('path_template', 'of a page')}")
        return Response(problem("bad-request"), status_code=400, media_type="application/json")
    status, body, headers = answer(error)
    if body.code == "host-unknown" and "text/html" in request.headers.get("accept", ""):
        # The client's page would not do: its files are asked for under the same name.
        page = UNKNOWN.format(en=escape(body.en), fr=escape(body.fr), detail=escape(body.detail))
        return Response(page, status_code=status, media_type="text/html")
    return Response(body, status_code=status, headers=headers, media_type="application/json")
