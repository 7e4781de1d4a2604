"""What the server's routes do, done in a page: method, path and body in, status and body out (docs/server.md).

What is done and shown is `lanterns.web.service`, as on the server; `routes` says which path leads where: tables.py,
commands.py and questions.py. Whatever the server reads from disk is a file of the site, and what needs other people's
devices is not there.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeVar
from urllib.parse import parse_qs, urlsplit

import msgspec

from lanterns.core.errors import LanternsError
from lanterns.page.held import Change, Tables
from lanterns.tables import Refused

B = TypeVar("B")


@dataclass(frozen=True, slots=True)
class Asked:
    """One question: the parts of its path below `/api/`, its parameters, its body."""

    method: str
    path: tuple[str, ...]
    query: dict[str, str]
    data: str

    def body(self, kind: type[B]) -> B:
        """Raises Refused."""
        try:
            return msgspec.json.decode(self.data.encode("utf-8", "surrogatepass") or b"{}", type=kind)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise Refused("bad-request", str(error)) from error

    def number(self, name: str, usual: int, least: int, most: int) -> int:
        """A parameter. Raises Refused."""
        found = self.query.get(name)
        try:
            value = usual if found is None else int(found)
        except ValueError:
            value = least - 1
        if not least <= value <= most:
            raise Refused("bad-request", f"{name} is a whole number from {least} to {most}")
        return value

    @property
    def seat(self) -> int | None:
        """Through which seat to look. Raises Refused."""
        return self.number("seat", -1, -1, 15) if "seat" in self.query else None


@dataclass(slots=True)
class Told:
    """What is answered. `change` and `gone` are to be kept first; `job` is work for the thinker, whose outcome goes to
    `then`."""

    body: Any = None
    status: int = 200
    change: Change | None = None
    gone: str = ""
    job: tuple[str, list[Any]] | None = None
    then: Callable[[Any], Any] | None = None
    text: str | None = None  # in place of JSON
    marks: str = ""  # the table whose annotations have changed
    look: tuple[str, str, list[Any]] | None = None  # a bite of an analysis for the thinker: its key, job, arguments


def asked(method: str, address: str, data: str) -> Asked:
    """Raises Refused."""
    parts = urlsplit(address)
    path = tuple(parts.path.strip("/").split("/"))
    if path[0] != "api":
        raise Refused("not-found")
    query = {name: values[-1] for name, values in parse_qs(parts.query, keep_blank_values=True).items()}
    return Asked(method, path[1:], query, data)


R = TypeVar("R", bound=Callable[..., Told])


class Routes:
    """Which path leads to which function."""

    def __init__(self, *others: Routes) -> None:
        self.by: dict[tuple[str, tuple[str, ...]], Callable[..., Told]] = {}
        for other in others:
            self.by |= other.by

    def __call__(self, method: str, path: str) -> Callable[[R], R]:
        """Of a function of the tables, of what is asked, and of each `*` of the path."""

        def put(do: R) -> R:
            self.by[method, tuple(path.split("/"))] = do
            return do

        return put

    def answer(self, tables: Tables, ask: Asked) -> Told:
        """Raises Refused and LanternsError; Wanted for a table that has to be brought first."""
        for (method, pattern), do in self.by.items():
            if method != ask.method or len(pattern) != len(ask.path):
                continue
            pairs = list(zip(pattern, ask.path, strict=True))
            if all(at in ("*", part) for at, part in pairs):
                return do(tables, ask, *[part for at, part in pairs if at == "*"])
        raise Refused("not-found")


class Stale(Refused):
    """The table has moved on: `table` is how it is now."""

    def __init__(self, table: Any) -> None:
        super().__init__("stale")
        self.table = table


def problem(error: LanternsError) -> tuple[str, str, Any, Any]:
    """Code, detail, refusal and fresh table of what went wrong; the page adds the sentences."""
    if isinstance(error, Refused):
        refusal = error.refusal.to_json() if error.refusal else None
        return error.code, error.detail, refusal, error.table if isinstance(error, Stale) else None
    return "bad-options", error.message, None, None
