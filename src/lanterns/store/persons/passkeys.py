"""Passkeys, and the questions put to them. Blocking calls, each one transaction. All raise StoreError."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from lanterns.store.errors import explained
from lanterns.store.profiles import Profile
from lanterns.store.schema import passkey_challenges, passkeys, profiles
from lanterns.store.store import Store

MOST_OPEN = 8  # questions of one device at once; the oldest go first


@dataclass(frozen=True, slots=True)
class Passkey:
    """`credential` is the authenticator's own name for it, `key` the public key, both in base64url; `count` is how
    often it said it was used, `label` what its device was called when it was made."""

    credential: str
    profile: str
    key: str
    count: int
    label: str
    made: float
    used: float | None


@dataclass(frozen=True, slots=True)
class Challenge:
    """What was asked of a device, for a `purpose`: make, use, or move to the `profile`."""

    device: str
    purpose: str
    profile: str | None = None


def ask(store: Store, challenge: str, about: Challenge, now: float, expires: float) -> None:
    """Keep a question until it is answered or expires."""
    table = passkey_challenges
    with explained(), store.writer.begin() as connection:
        connection.execute(delete(table).where(table.c.expires <= now))
        mine = select(table.c.challenge).where(table.c.device == about.device).order_by(table.c.expires.desc())
        old = connection.execute(mine.offset(MOST_OPEN - 1)).scalars().all()
        connection.execute(delete(table).where(table.c.challenge.in_(old)))
        values = {"device": about.device, "purpose": about.purpose, "profile": about.profile}
        connection.execute(insert(table).values(challenge=challenge, expires=expires, **values))


def take(store: Store, challenge: str, device: str, purpose: str, now: float) -> Challenge | None:
    """The question that an answer is to, which is asked no more from now on; None when it was never put to that device,
    was answered, or has expired."""
    table = passkey_challenges
    here = (table.c.challenge == challenge) & (table.c.device == device) & (table.c.purpose == purpose)
    with explained(), store.writer.begin() as connection:
        row = connection.execute(select(table).where(here)).one_or_none()
        if row is None or connection.execute(delete(table).where(here)).rowcount != 1 or row.expires <= now:
            return None
        return Challenge(row.device, row.purpose, row.profile)


def passkeys_of(store: Store, profile: str) -> list[Passkey]:
    """The passkeys of a profile, the first made first."""
    query = select(passkeys).where(passkeys.c.profile == profile).order_by(passkeys.c.made, passkeys.c.credential)
    with explained(), store.engine.connect() as connection:
        return [Passkey(**row._mapping) for row in connection.execute(query)]


def add_passkey(store: Store, passkey: Passkey, most: int) -> bool:
    """False when it is there already, or the profile has so many."""
    count = select(func.count()).select_from(passkeys).where(passkeys.c.profile == passkey.profile)
    with explained():
        try:
            with store.writer.begin() as connection:
                if connection.execute(count).scalar_one() >= most:
                    return False
                connection.execute(
                    insert(passkeys).values(
                        credential=passkey.credential, profile=passkey.profile, key=passkey.key, count=passkey.count,
                        label=passkey.label, made=passkey.made, used=passkey.used,
                    )
                )  # fmt: skip
        except IntegrityError:
            return False
    return True


def find_passkey(store: Store, credential: str) -> tuple[Passkey, Profile] | None:
    """A passkey and whose it is."""
    with explained(), store.engine.connect() as connection:
        row = connection.execute(select(passkeys).where(passkeys.c.credential == credential)).one_or_none()
        if row is None:
            return None
        whose = connection.execute(select(profiles).where(profiles.c.id == row.profile)).one()
        return Passkey(**row._mapping), Profile(whose.id, whose.name, whose.seal, whose.made)


def used_passkey(store: Store, credential: str, count: int, now: float) -> None:
    here = passkeys.c.credential == credential
    with explained(), store.writer.begin() as connection:
        connection.execute(update(passkeys).where(here).values(count=count, used=now))


def remove_passkey(store: Store, profile: str, credential: str) -> bool:
    """False when the profile has no such passkey."""
    here = (passkeys.c.profile == profile) & (passkeys.c.credential == credential)
    with explained(), store.writer.begin() as connection:
        return connection.execute(delete(passkeys).where(here)).rowcount == 1
