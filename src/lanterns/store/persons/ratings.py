"""Ratings of people by game, and the games that count for them, each once. Blocking calls, each one transaction. All
raise StoreError."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Row, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from lanterns.store.errors import explained
from lanterns.store.schema import game_tables, rated_seats, rated_tables, rating_history, ratings
from lanterns.store.store import Store
from lanterns.tables.parts.match import OVER

WAITS, COUNTED, VOID = "waits", "counted", "void"
HISTORY = 200  # the last games of a line

Strength = tuple[float, float]  # mean and deviation
Rate = Callable[[Sequence[Strength | None], Sequence[int]], Sequence[Strength]]  # of each, and their places


@dataclass(frozen=True, slots=True)
class Rating:
    """How strong somebody is at a game after so many `games`; `history` are the last of them, the oldest first, each
    with when it was over and the strength after it."""

    game: str
    mu: float
    sigma: float
    games: int
    history: tuple[tuple[float, float, float], ...]


def begin_rated(store: Store, table: str, seats: Sequence[str]) -> None:
    """A game begins that counts, with whose profile is on each seat; again is no matter. It counts for nobody when
    somebody sits there twice."""
    state = WAITS if len(set(seats)) == len(seats) else VOID
    with explained():
        try:
            with store.writer.begin() as connection:
                connection.execute(insert(rated_tables).values(table_id=table, state=state))
                for seat, profile in enumerate(seats):
                    connection.execute(insert(rated_seats).values(table_id=table, seat=seat, profile=profile))
        except IntegrityError:
            return


def waiting_rated(store: Store) -> list[str]:
    """Games that are over and have not been counted."""
    query = select(rated_tables.c.table_id).join(game_tables, game_tables.c.id == rated_tables.c.table_id)
    here = (rated_tables.c.state == WAITS) & (game_tables.c.status == OVER)
    with explained(), store.engine.connect() as connection:
        return list(connection.execute(query.where(here)).scalars())


def count_rated(store: Store, table: str, game: str, at: float, places: Mapping[int, int], rate: Rate) -> bool:
    """Count a game for those who sat there when it began, by the places (from 1) of the seats; with no places it counts
    for nobody. False when it has been counted before, or is none that counts."""
    with explained(), store.writer.begin() as connection:
        waits = (rated_tables.c.table_id == table) & (rated_tables.c.state == WAITS)
        state = COUNTED if places else VOID
        if connection.execute(update(rated_tables).where(waits).values(state=state)).rowcount != 1:
            return False
        sat = select(rated_seats.c.seat, rated_seats.c.profile).where(rated_seats.c.table_id == table)
        # Always in the same order, so that two games of the same people do not wait for each other.
        seats = sorted((profile, seat) for seat, profile in connection.execute(sat) if seat in places)
        if len(seats) < 2:  # the others have deleted all that was kept of them
            return True
        before = [_rating(connection, profile, game) for profile, _ in seats]
        known = [None if row is None else (row.mu, row.sigma) for row in before]
        after = rate(known, [places[seat] for _, seat in seats])
        for (profile, _), row, (mu, sigma) in zip(seats, before, after, strict=True):
            _write(connection, (profile, game, table), (mu, sigma), 1 if row is None else row.games + 1, at)
        return True


def _rating(connection: Connection, profile: str, game: str) -> Row[Any] | None:
    here = (ratings.c.profile == profile) & (ratings.c.game == game)
    return connection.execute(select(ratings).where(here).with_for_update()).one_or_none()


def _write(connection: Connection, of: tuple[str, str, str], strength: Strength, games: int, at: float) -> None:
    (profile, game, table), (mu, sigma) = of, strength
    here = (ratings.c.profile == profile) & (ratings.c.game == game)
    values = {"mu": mu, "sigma": sigma, "games": games}
    if games == 1:
        connection.execute(insert(ratings).values(profile=profile, game=game, **values))
    else:
        connection.execute(update(ratings).where(here).values(**values))
    mine = (rating_history.c.profile == profile) & (rating_history.c.game == game)
    number = connection.execute(select(func.max(rating_history.c.number)).where(mine)).scalar_one() or 0
    line = {"number": number + 1, "at": at, "mu": mu, "sigma": sigma, "table_id": table}
    connection.execute(insert(rating_history).values(profile=profile, game=game, **line))


@dataclass(frozen=True, slots=True)
class RatedGame:
    """What a game that counts has done to somebody: its state, their strength before (None: it was their first) and
    after it, and how many games they had then; no strengths where it has counted for nobody."""

    state: str
    before: Strength | None
    after: Strength | None
    games: int


def rated_game(store: Store, profile: str, table: str) -> RatedGame | None:
    """What a rated game has done to a person who sat there when it began; None for any other."""
    sat = (rated_seats.c.table_id == table) & (rated_seats.c.profile == profile)
    query = select(rated_tables.c.state).join(rated_seats, rated_seats.c.table_id == rated_tables.c.table_id)
    mine = rating_history.c.profile == profile
    with explained(), store.engine.connect() as connection:
        state = connection.execute(query.where(sat)).scalars().first()
        if state is None:
            return None
        line = connection.execute(select(rating_history).where(mine & (rating_history.c.table_id == table))).first()
        if line is None:
            return RatedGame(state, None, None, 0)
        earlier = mine & (rating_history.c.game == line.game) & (rating_history.c.number == line.number - 1)
        before = connection.execute(select(rating_history).where(earlier)).first()
        known = None if before is None else (before.mu, before.sigma)
        return RatedGame(state, known, (line.mu, line.sigma), line.number)


def ratings_of(store: Store, profile: str) -> list[Rating]:
    """The ratings of a person, the game most played first."""
    query = select(ratings).where(ratings.c.profile == profile).order_by(ratings.c.games.desc(), ratings.c.game)
    found = []
    with explained(), store.engine.connect() as connection:
        for row in connection.execute(query).all():
            mine = (rating_history.c.profile == profile) & (rating_history.c.game == row.game)
            lines = connection.execute(
                select(rating_history).where(mine).order_by(rating_history.c.number.desc()).limit(HISTORY)
            ).all()
            history = tuple((line.at, line.mu, line.sigma) for line in reversed(lines))
            found.append(Rating(row.game, row.mu, row.sigma, row.games, history))
    return found
