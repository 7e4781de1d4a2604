"""Three words that let one other device into a profile. Blocking calls, each one transaction. All raise StoreError."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sqlalchemy import Row, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from lanterns.store.errors import explained
from lanterns.store.schema import profile_moves
from lanterns.store.store import Store


@dataclass(frozen=True, slots=True)
class Move:
    """`device` of `profile` shows the words `code` until `expires`; `guest` is the device that typed them and
    waits to be let in, "" while nobody has."""

    code: str
    profile: str
    device: str
    guest: str
    expires: float


def _move(row: Row[Any]) -> Move:
    return Move(row.code, row.profile, row.device, row.guest or "", row.expires)


def offer(store: Store, move: Move, now: float) -> bool:
    """Show new words, in place of those that the profile shows; False when somebody else shows the same ones now."""
    with explained():
        try:
            with store.writer.begin() as connection:
                old = (profile_moves.c.profile == move.profile) | (profile_moves.c.expires <= now)
                connection.execute(delete(profile_moves).where(old))
                connection.execute(
                    insert(profile_moves).values(
                        code=move.code, profile=move.profile, device=move.device, expires=move.expires
                    )
                )
        except IntegrityError:
            return False
    return True


def offered(store: Store, profile: str, now: float) -> Move | None:
    """The words that a profile shows now."""
    here = (profile_moves.c.profile == profile) & (profile_moves.c.expires > now)
    with explained(), store.engine.connect() as connection:
        row = connection.execute(select(profile_moves).where(here)).first()
    return None if row is None else _move(row)


def waiting(store: Store, guest: str, now: float) -> Move | None:
    """The words that a device has typed and that it waits on."""
    here = (profile_moves.c.guest == guest) & (profile_moves.c.expires > now)
    with explained(), store.engine.connect() as connection:
        row = connection.execute(select(profile_moves).where(here)).first()
    return None if row is None else _move(row)


def find_move(store: Store, code: str, now: float) -> Move | None:
    here = (profile_moves.c.code == code) & (profile_moves.c.expires > now)
    with explained(), store.engine.connect() as connection:
        row = connection.execute(select(profile_moves).where(here)).one_or_none()
    return None if row is None else _move(row)


def claim(store: Store, code: str, guest: str, now: float) -> Move | None:
    """A device has typed the words; the first that does has them to itself. None when they are another's or gone."""
    here = (profile_moves.c.code == code) & (profile_moves.c.expires > now)
    free = profile_moves.c.guest.is_(None) | (profile_moves.c.guest == guest)
    with explained(), store.writer.begin() as connection:
        if connection.execute(update(profile_moves).where(here & free).values(guest=guest)).rowcount != 1:
            return None
        return _move(connection.execute(select(profile_moves).where(here)).one())


def end_move(store: Store, profile: str) -> Move | None:
    """The words of a profile are used up; returns what they were."""
    here = profile_moves.c.profile == profile
    with explained(), store.writer.begin() as connection:
        row = connection.execute(select(profile_moves).where(here)).first()
        connection.execute(delete(profile_moves).where(here))
    return None if row is None else _move(row)
