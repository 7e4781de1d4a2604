"""Two tables that differ only in what some eyes cannot know, generated: played side by side through the server.

Whatever is answered or drawn at the first is answered at the second by something else, if there is something else after
which the eyes know the same: a card that lies face down, what another seat does unseen, a hand that nobody has looked
at. The seeds differ as well unless the eyes are those of the host, who chose one.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

import pytest

from lanterns.core.state import State
from lanterns.core.step import CHANCE, EVERYONE, SPECTATOR
from lanterns.tables import Table
from lanterns.tables.commands import answers
from tests.web.conftest import House, Person

STRANGER = -9  # as eyes: somebody with no business at the table
SOME = 6  # other answers that are tried before the same one
TIMES = re.compile(r'"(at|created|updated|since|expires|spent|turn|taken|made)":\s*-?[\d.e+]+')
WORDS = re.compile(r'"join":\s*\{[^}]*\}')  # the host's, made by lot
SECRETS = re.compile(r"/(seat|watch)/[\w-]{32}")

Pilot = Callable[[Table], int]


class Twin:
    """One of the two tables: its people by seat, and somebody through whose eyes it is compared."""

    def __init__(self, house: House, people: dict[int, Person], eyes: Person) -> None:
        self.house = house
        self.people = people
        self.eyes = eyes
        self.id = people[0].table
        self.links: dict[int, str] = {}

    @property
    def table(self) -> Table:
        found = self.house.app.state.sessions.held[self.id].table
        assert found is not None
        return found

    @property
    def state(self) -> State:
        assert self.table.state is not None
        return self.table.state

    def plain(self, text: str) -> str:
        """An answer without what differs by chance between any two tables: ids, links, times."""
        text = WORDS.sub('"join":{}', TIMES.sub(r'"\1":0', text.replace(self.id, "TABLE")))
        return SECRETS.sub(r"/\1/LINK", text)


class Pair:
    """`varies` says what may differ: "chance" (what is drawn unseen), "answers" (what others do unseen) or both.
    `looked` are the seats of persons whose clocks have begun."""

    def __init__(self, first: Twin, second: Twin, eyes: int, varies: tuple[str, ...], seed: int) -> None:
        self.twins = (first, second)
        self.eyes = eyes
        self.varies = varies
        self.rng = Random(seed)
        self.looked: set[int] = set()
        self.drawn: list[tuple[int, str]] = []  # what chance said at the first, and what the eyes knew after it
        self.differences = 0

    # what the eyes know

    def known(self, table: Table, actor: int, code: int) -> str:
        """What the eyes would know after an action: the view, and what is told to all or to them."""
        assert table.state is not None
        eyes = SPECTATOR if self.eyes == STRANGER else self.eyes
        state = table.state.copy()
        state.listen()
        state.play(code, actor)
        down = [
            seat
            for seat in table.game.timed.seats(state)
            if seat not in self.looked and not table.seating.chairs[seat].bot
        ]
        told = [
            [event.key, event.params]
            for event in state.take_events()
            if event.only in (EVERYONE, eyes) and table.game.timed.shows_hand(event) not in down
        ]
        shown = table.game.timed.face_down(state, down) if down else state
        return json.dumps([told, table.game.view(shown, eyes)], sort_keys=True, default=str)

    def other(self, table: Table, actor: int, codes: list[int], same: int, wanted: str, vary: bool) -> int | None:
        """An answer after which the eyes know what is wanted: another one than `same`, if it is found quickly."""
        others = [code for code in codes if code != same]
        self.rng.shuffle(others)
        if not vary:
            others = []
        tried = [*others[:SOME], *([same] if same in codes else []), *others[SOME:]]
        return next((code for code in tried if self.known(table, actor, code) == wanted), None)

    # chance

    def draws(self, table: Table) -> int:
        state = table.state
        assert state is not None
        if table.id == self.twins[0].id:
            code = state.draw(self.rng)
            self.drawn.append((code, self.known(table, CHANCE, code)))
            return code
        same, wanted = self.drawn.pop(0)
        found = self.other(table, CHANCE, list(state.asked), same, wanted, "chance" in self.varies)
        assert found is not None, "the twins went apart"
        self.differences += found != same
        return found

    # answers

    async def answer(self, seat: int, wish: Callable[[State, list[int]], list[int]]) -> bool:
        """Both tables answer for a seat; False when no answer leaves them twins. `wish` picks among the options."""
        first, second = self.twins
        codes = wish(first.state, list(first.state.options(seat)))
        for code in self.rng.sample(codes, min(4, len(codes))):
            wanted = self.known(first.table, seat, code)
            there = wish(second.state, list(second.state.options(seat)))
            found = self.other(second.table, seat, there, code, wanted, "answers" in self.varies and seat != self.eyes)
            if found is not None:
                self.differences += found != code
                await self.play(first, seat, code)
                await self.play(second, seat, found)
                return True
        return False

    async def play(self, twin: Twin, seat: int, code: int) -> None:
        table = twin.table
        if table.seating.chairs[seat].bot:
            version = table.version
            sessions = twin.house.app.state.sessions
            await sessions.change(twin.id, lambda _, t: answers.bot_answer(t, seat, code, version), lambda *_: None)
        else:
            await twin.people[seat].fine("/actions", seat=seat, code=code, version=table.version)

    async def both(self, who: int, path: str, **body: Any) -> None:
        """The person of a seat does the same at both tables."""
        for twin in self.twins:
            await twin.people[who].fine(path, **body)

    async def look(self, seat: int) -> None:
        """A seat turns its hand over; only where both tables have the same."""
        self.looked.add(seat)
        await self.both(seat, f"/seats/{seat}/look")


@contextmanager
def steered(monkeypatch: pytest.MonkeyPatch) -> Iterator[dict[str, Pilot]]:
    """Chance at the tables with a pilot is what the pilot says."""
    pilots: dict[str, Pilot] = {}
    before = Table.run_chance

    def run_chance(self: Table) -> None:
        pilot = pilots.get(self.id)
        if pilot is None:
            before(self)
            return
        while self.match.playing is not None and self.match.playing.actor == CHANCE:
            self.write_action(CHANCE, pilot(self))

    monkeypatch.setattr(Table, "run_chance", run_chance)
    yield pilots


async def lay(house: House, game: str, options: dict[str, str], kinds: list[str], eyes: int, seed: int) -> Twin:
    """A table that has not begun, with the eyes at it; everybody has a browser of their own."""
    ada = await house.person()
    created = await ada.lay(*kinds, game=game, options=options, seed=seed, start=False)
    people = {0: ada}
    for link in created["links"]:
        guest = await house.person()
        await guest.sit(link["url"])
        await guest.fine("/me", name=f"Guest {link['seat']}")
        await guest.fine("/ready", ready=True)
        people[link["seat"]] = guest
    watch = (await ada.fine("/links", seat=-1))["url"]
    looker = people.get(eyes) or await house.person()
    if eyes == SPECTATOR:
        await looker.sit(watch)
    looker.table = ada.table
    twin = Twin(house, people, looker)
    twin.links = {link["seat"]: link["url"] for link in created["links"]} | {SPECTATOR: watch}
    return twin


async def pair(
    house: House,
    pilots: dict[str, Pilot],
    game: str,
    options: dict[str, str],
    kinds: list[str],
    eyes: int,
    varies: tuple[str, ...],
    seed: int = 11,
) -> Pair:
    """Two tables that have begun."""
    first = await lay(house, game, options, kinds, eyes, seed)
    second = await lay(house, game, options, kinds, eyes, seed if eyes == 0 else seed + 1)
    made = Pair(first, second, eyes, varies, seed)
    for twin in made.twins:
        pilots[twin.id] = made.draws
        await twin.people[0].fine("/start")
    return made
