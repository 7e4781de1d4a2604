"""What is to be sent and what was. A letter is claimed before it is sent and never again after that, unless its sender
says that nothing left the house. Each call is one transaction. All raise StoreError."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Row, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from lanterns.store.errors import explained
from lanterns.store.schema import game_tables, notice_outbox
from lanterns.store.store import Store
from lanterns.tables.parts.match import PLAYING

TURN, REMINDER, DIGEST, CONFIRM = "turn", "reminder", "digest", "confirm"
WAITING, SENDING, SENT, UNKNOWN, DROPPED, GIVEN_UP = "waiting", "sending", "sent", "unknown", "dropped", "given-up"
COUNTED = (TURN, REMINDER, DIGEST)  # what the number of notices a day counts


@dataclass(frozen=True, slots=True)
class Letter:
    """A row of the outbox, see the table's comment in schema.py; `table` is "" for one about no table."""

    id: int
    key: str
    channel: str
    kind: str
    table: str
    seat: int
    since: int
    made: float
    due: float
    tries: int


def _letter(row: Row[Any]) -> Letter:
    return Letter(
        row.id, row.key, row.channel, row.kind, row.table_id or "", row.seat, row.since, row.made, row.due, row.tries
    )


def turn_key(channel: str, kind: str, table: str, seat: int, since: int) -> str:
    """What there is one letter for: a question to a seat, on a channel."""
    return f"{channel}:{kind}:{table}:{seat}:{since}"


def post(
    store: Store,
    key: str,
    channel: str,
    kind: str,
    now: float,
    due: float,
    *,
    table: str | None = None,
    seat: int = -1,
    since: int = -1,
) -> bool:
    """Write a letter down; False when one of that key was, or its channel or table is gone."""
    values = {
        "key": key, "channel": channel, "kind": kind, "table_id": table, "seat": seat, "since": since, "made": now,
        "due": due, "tries": 0, "state": WAITING, "done": None, "said": "",
    }  # fmt: skip
    with explained():
        try:
            with store.writer.begin() as connection:
                if connection.execute(select(notice_outbox.c.id).where(notice_outbox.c.key == key)).first():
                    return False
                connection.execute(insert(notice_outbox).values(**values))
        except IntegrityError:
            return False
    return True


def claim(store: Store, now: float) -> Letter | None:
    """A letter whose time has come, which is this caller's to send from now on; None when there is none."""
    ready = (notice_outbox.c.state == WAITING) & (notice_outbox.c.due <= now)
    query = select(notice_outbox).where(ready).order_by(notice_outbox.c.due, notice_outbox.c.id).limit(1)
    with explained(), store.writer.begin() as connection:
        if not store.sqlite:
            query = query.with_for_update(skip_locked=True)
        row = connection.execute(query).one_or_none()
        if row is None:
            return None
        mine = update(notice_outbox).where(notice_outbox.c.id == row.id)
        connection.execute(mine.values(state=SENDING, tries=row.tries + 1))
    return _letter(row)


def put_back(store: Store, letter: Letter, due: float, *, tried: bool, said: str = "") -> None:
    """It was not sent: again at that time. `tried`: it was attempted, which counts."""
    here = (notice_outbox.c.id == letter.id) & (notice_outbox.c.state == SENDING)
    values = {"state": WAITING, "due": due, "tries": letter.tries + tried, "said": said}
    with explained(), store.writer.begin() as connection:
        connection.execute(update(notice_outbox).where(here).values(**values))


def settle(store: Store, letter: Letter, state: str, now: float, said: str = "") -> None:
    """What became of it, for good."""
    values = {"state": state, "done": now, "said": said}
    with explained(), store.writer.begin() as connection:
        connection.execute(update(notice_outbox).where(notice_outbox.c.id == letter.id).values(**values))


def left_open(store: Store, now: float) -> int:
    """After a crash: letters that were being sent may have arrived, so they are not sent again. How many there were."""
    here = notice_outbox.c.state == SENDING
    with explained(), store.writer.begin() as connection:
        return connection.execute(update(notice_outbox).where(here).values(state=UNKNOWN, done=now)).rowcount


def next_due(store: Store) -> float | None:
    """When the next letter is due."""
    query = select(func.min(notice_outbox.c.due)).where(notice_outbox.c.state == WAITING)
    with explained(), store.engine.connect() as connection:
        due: float | None = connection.execute(query).scalar_one()
        return due


def sent_since(store: Store, channel: str, start: float) -> int:
    """How many notices went on a channel from a moment on."""
    here = (notice_outbox.c.channel == channel) & (notice_outbox.c.kind.in_(COUNTED))
    gone = notice_outbox.c.state.in_((SENT, UNKNOWN)) & (notice_outbox.c.done >= start)
    with explained(), store.engine.connect() as connection:
        return connection.execute(select(func.count()).select_from(notice_outbox).where(here & gone)).scalar_one()


def sweep(store: Store, before: float) -> int:
    """Forget letters that were settled before that time; how many."""
    old = notice_outbox.c.done.is_not(None) & (notice_outbox.c.done < before)
    with explained(), store.writer.begin() as connection:
        return connection.execute(delete(notice_outbox).where(old)).rowcount


def outcomes(store: Store, channels: Sequence[str]) -> list[tuple[str, str, str]]:
    """State, kind and what was said of all letters of some channels, in the order in which they were written down."""
    query = select(notice_outbox.c.state, notice_outbox.c.kind, notice_outbox.c.said)
    with explained(), store.engine.connect() as connection:
        rows = connection.execute(query.where(notice_outbox.c.channel.in_(channels)).order_by(notice_outbox.c.id)).all()
    return [(row.state, row.kind, row.said) for row in rows]


def played_since(store: Store, start: float) -> list[str]:
    """The tables in play that were touched from a moment on."""
    here = (game_tables.c.status == PLAYING) & (game_tables.c.updated >= start)
    query = select(game_tables.c.id).where(here).order_by(game_tables.c.updated.desc()).limit(200)
    with explained(), store.engine.connect() as connection:
        return list(connection.execute(query).scalars())
