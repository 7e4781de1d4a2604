"""Ratings by OpenSkill: what a game that counts does to the strengths of its people, and how a strength is shown."""

from __future__ import annotations

import logging
import time
from collections.abc import Sequence

from openskill.models import PlackettLuce

from lanterns.core.errors import LanternsError
from lanterns.core.record import Line
from lanterns.core.step import PEOPLE
from lanterns.store import AsyncStore, Store
from lanterns.store.persons.ratings import RatedGame, Rating, Strength, begin_rated, count_rated, waiting_rated
from lanterns.store.profiles import open_profile
from lanterns.tables import Table
from lanterns.tables.parts.match import LOBBY, OVER, PLAYING
from lanterns.web.door.devices import new_table_id
from lanterns.web.live.session import Session
from lanterns.web.live.sessions import Sessions
from lanterns.web.live.tasks import Tasks
from lanterns.web.profile.shapes import BandShape, RatedShape, RatingPoint, RatingShape

log = logging.getLogger("lanterns.web")

MODEL = PlackettLuce()
MIDDLE, SCALE = 1500.0, 24.0  # how a strength is shown: where everybody begins, and points of one of the model's
BAND = 2.0  # deviations to each side: 19 times of 20
SURE = 10  # games before a number is told


def rate(strengths: Sequence[Strength | None], places: Sequence[int]) -> list[Strength]:
    """The strengths after a game of people against each other, by their places; None for somebody's first."""
    teams = [[MODEL.rating() if one is None else MODEL.rating(mu=one[0], sigma=one[1])] for one in strengths]
    return [(team[0].mu, team[0].sigma) for team in MODEL.rate(teams, ranks=[float(place) for place in places])]


def places_of(table: Table, lines: Sequence[Line]) -> dict[int, int]:
    """The place of each seat of a game that is over, from 1; {} for one that counts for nobody, for something was taken
    back by agreement.

    Winners share the first place, the others follow by their points. Who gave up, or left it to a bot, comes after
    those who played to the end: the first to give up is the last.
    """
    result, chairs = table.match.result, table.seating.chairs
    if result is None or table.match.marked:
        return {}
    given_up = [line.seat for line in lines if line.actor == PEOPLE and line.word == "resign"]
    left = [seat for seat, chair in enumerate(chairs) if chair.bot and seat not in given_up]

    def rank(seat: int) -> tuple[int, float, int]:
        if seat in given_up:
            return 2, -given_up.index(seat), 0
        return (
            int(seat in left),
            -result["results"][seat],
            -result["scores"][seat] if not result["results"][seat] else 0,
        )

    ranks = {seat: rank(seat) for seat in range(len(chairs))}
    return {seat: 1 + sum(other < own for other in ranks.values()) for seat, own in ranks.items()}


def shown(rating: Rating) -> RatingShape:
    """As its person sees it."""
    points = [RatingPoint(at, _value(mu), round(BAND * SCALE * sigma)) for at, mu, sigma in rating.history]
    sure = rating.games >= SURE
    value, band = _value(rating.mu), round(BAND * SCALE * rating.sigma)
    return RatingShape(rating.game, value if sure else None, band if sure else None, rating.games, SURE, points)


def gained(game: RatedGame) -> RatedShape:
    """What a game has done, as its person sees it. A first game begins where everybody begins."""
    if game.after is None:
        return RatedShape(game.state, None, None, 0, SURE)  # type: ignore[arg-type]
    first = MODEL.rating()
    before = (first.mu, first.sigma) if game.before is None else game.before
    return RatedShape(game.state, _banded(before), _banded(game.after), game.games, SURE)  # type: ignore[arg-type]


def _banded(strength: Strength) -> BandShape:
    return BandShape(_value(strength[0]), round(BAND * SCALE * strength[1]))


def _value(mu: float) -> int:
    return round(MIDDLE + SCALE * (mu - MODEL.mu))


class Rated:
    """Watches tables that count: who sits there is written down when the game begins, and counted when it is over;
    once, also when the server stops in between."""

    def __init__(self, sessions: Sessions, tasks: Tasks) -> None:
        self.sessions = sessions
        self.tasks = tasks
        self.store: AsyncStore = sessions.store
        self._done: dict[str, str] = {}  # the status of a table that was seen to
        sessions.watchers.append(self)

    def changed(self, session: Session) -> None:
        """A game that counts has begun, or is over."""
        table = session.table
        if table is None or not table.rated or table.status == LOBBY or self.sessions.closing:
            return
        if self._done.get(session.id) != table.status:
            self._done[session.id] = table.status
            self.tasks.spawn(self._see_to(session.id))

    def gone(self, session: Session) -> None:
        """What was counted stays."""
        self._done.pop(session.id, None)

    def looked(self, session: Session) -> None:
        """Nothing hangs on it."""

    async def catch_up(self) -> None:
        """Count what was over when the server stopped."""
        try:
            waiting = await self.store.read(waiting_rated)
        except LanternsError as error:
            log.error("rated games could not be looked for: %s", error)
            return
        for ident in waiting:
            await self._see_to(ident)

    async def _see_to(self, ident: str) -> None:
        try:
            async with self.sessions.locked(ident) as (session, table):
                if table.status == PLAYING:
                    devices = _devices(session, table)
                    if devices is not None:
                        await self.store.write(lambda store: _begin(store, ident, devices))
                elif table.status == OVER:
                    lines = await self.store.lines(ident)
                    told = [line.told() for line in lines]
                    places, game, at = places_of(table, told), table.game.id, table.updated
                    await self.store.write(lambda store: count_rated(store, ident, game, at, places, rate))
        except LanternsError as error:
            self._done.pop(ident, None)
            log.error("the rated game at table %s was not counted yet: %s", ident, error)


def _devices(session: Session, table: Table) -> list[str] | None:
    """A device of each seat's person; None when somebody has none."""
    found: list[str] = []
    for chair in table.seating.chairs:
        device = next((one for one, persons in session.granted.held.items() if chair.person in persons), None)
        if device is None:
            return None
        found.append(device)
    return found


def _begin(store: Store, table: str, devices: Sequence[str]) -> None:
    now = time.time()
    begin_rated(store, table, [open_profile(store, device, new_table_id(), now).id for device in devices])
