"""What can go wrong with a database. Whatever it is, the transaction was rolled back: nothing was changed."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from lanterns.core.errors import LanternsError


class StoreError(LanternsError):
    """`code` is `store-locked`, `store-readonly` or `store-failed`."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code


class Conflict(LanternsError):
    """Somebody else appended to this table first (another server on the same database)."""


class QuotaFull(LanternsError):
    """A device has as many tables as one may have; `kind` is `unfinished` or `imports`."""

    def __init__(self, kind: str, most: int) -> None:
        super().__init__(f"one device has at most {most} {kind} tables")
        self.kind = kind
        self.most = most


class Unreadable(LanternsError):
    """A table that this program cannot open, though its record may be whole.

    `reason` is `ruleset` (not known here), `people` (who sits where is lost) or `log` (its lines lead nowhere).
    """

    def __init__(self, table: str, reason: str, detail: str) -> None:
        super().__init__(f"table {table} cannot be opened: {detail}")
        self.table = table
        self.reason = reason
        self.detail = detail


@contextmanager
def explained() -> Iterator[None]:
    """Turn a database's error into a StoreError of the kind that people can do something about."""
    try:
        yield
    except SQLAlchemyError as error:
        raise StoreError(_code(error), _first_line(error)) from error


def _first_line(error: SQLAlchemyError) -> str:
    cause = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    return (str(cause).strip().splitlines() or [type(cause).__name__])[0]


def _code(error: SQLAlchemyError) -> str:
    text = _first_line(error).lower()
    if "readonly" in text or "read-only" in text:
        return "store-readonly"
    if "locked" in text or "lock timeout" in text or "busy" in text:
        return "store-locked"
    return "store-failed"
