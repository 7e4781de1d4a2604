"""A table that somebody uses now: its lock, who looks on, what its bots think about."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec

from lanterns.store import Saved
from lanterns.store.kin import Granted
from lanterns.tables import Entry, Refused, Table
from lanterns.tables.annotations import Annotations
from lanterns.tables.parts.entry import ACTION
from lanterns.tables.parts.match import OVER
from lanterns.tables.parts.seats import NOBODY
from lanterns.web.door.limits import asking
from lanterns.web.live.others import Others
from lanterns.web.live.snapshots import Common, Piece, Seats, Sight, Snapshot
from lanterns.web.service.showing import marks_shape

RECENT = 32  # entries kept in memory for streams that are nearly up to date
WATCHED_SECONDS = 15.0


@dataclass(eq=False)
class Stream:
    """Somebody looking on live, through one window of a browser."""

    device: str
    client: str
    seat: int | None
    wake: asyncio.Event = field(default_factory=asyncio.Event)
    look: bool = True  # the table may have changed, not only the annotations
    patches: bool = False  # after the first time it is sent what changed
    sent: Snapshot | None = None  # what it shows
    barred: bool = False  # the server is closed to it: it looks on, and nobody waits for it


@dataclass(eq=False)
class Thought:
    """What a bot thinks about; `since` is the version from which the question has been asked, -1 until that is read."""

    since: int = -1
    task: asyncio.Task[None] | None = None
    asked: float = field(default_factory=time.monotonic)


class Session:
    """A table that somebody uses now."""

    def __init__(self, ident: str, since: float, others: Others) -> None:
        self.id = ident
        self.others = others  # the servers beside this one, at which somebody may look on as well
        self.since = since  # from when this server knows who looks
        self.lock = asyncio.Lock()
        self.table: Table | None = None
        self.granted = Granted()
        self.grants: dict[str, list[int]] = {}  # of each device whom it acts for, that of its kin included
        self.kin_changed = False  # devices came to a profile or left one: the grants are to be read again
        self.streams: set[Stream] = set()
        self.recent: deque[Entry] = deque(maxlen=RECENT)
        self.thinking: dict[int, Thought] = {}  # by seat
        self.alarm: asyncio.TimerHandle | None = None
        self.fade: asyncio.TimerHandle | None = None
        self.touched = time.monotonic()
        self.looked = -WATCHED_SECONDS  # when somebody saw the table last, by the monotonic clock
        self.driver = ""  # the client that did or saw something here last
        # A server that comes back goes on from a higher turn than any it had.
        self.annotations = Annotations(int(time.time() * 1000))
        self.seen: dict[int, float] = {}  # when a person was last online, by the monotonic clock
        self.snapshots: dict[Sight, Snapshot] = {}  # as the table is now
        self.common: Common | None = None  # what everybody sees alike of it
        self.seats: dict[Sight, Seats] = {}  # who is there, as far as somebody looked
        self.followed = False  # what it is now another server has made of it
        self.positions: dict[int, Any] = {}  # what each eyes see of the game now, as far as somebody looked
        self.turn = 0  # of the last snapshot
        self._marks = -1, Piece()  # the annotations of a turn as they are told

    def persons(self, device: str) -> list[int]:
        """For whom a device acts here. Raises Refused when it has no business here at all."""
        found = self.grants.get(device)
        if not device or found is None:
            raise Refused("not-at-table")
        self.driver = asking.get() or self.driver
        return [person for person in found if person != NOBODY]

    def looking_back(self, table: Table, device: str) -> list[int]:
        """For whom a device acts here that looks back at the game, [] for a stranger: a finished game is open to
        whoever knows its address. Raises Refused while it is not over."""
        if device in self.grants:
            return self.persons(device)
        if table.status != OVER:
            raise Refused("not-over")
        return []

    def add(self, made: Sequence[Entry]) -> None:
        """Entries that were committed, here or by another server; the table has them."""
        self.recent.extend(made)
        if self.table is not None:
            self.annotations.answered(self.table, [entry.seat for entry in made if entry.kind == ACTION])

    def know(self, granted: Granted) -> None:
        """Which devices act for whom, as the store has it."""
        if granted != self.granted:
            self.seats = {}
        self.granted = granted
        self.grants = granted.acting()
        self.kin_changed = False
        if self.table is not None:
            self.table.seating.know(granted.held)
        for device, at in self.others.left(self.id).items():
            for person in self.grants.get(device, ()):
                self.seen[person] = max(at, self.seen.get(person, 0.0))

    def regrant(self, change: Saved, kin: Mapping[str, frozenset[str]]) -> None:
        """Which devices act for whom after a change that was committed; `kin` are those of the devices that it lets
        in."""
        held = self.granted.held
        for person in change.revoke:
            for persons in held.values():
                if person in persons:
                    persons.remove(person)
        for device, person in change.ended:
            if person in held.get(device, ()):
                held[device].remove(person)
        self.granted.held = held = {device: persons for device, persons in held.items() if persons}
        self.granted.kin |= kin
        for device, person in change.grants:
            persons = held.setdefault(device, [])
            if person not in persons:
                persons.append(person)
                persons.sort()
        self.grants = self.granted.acting()
        self.kin_changed = self.kin_changed or bool(change.grants)  # who came may be somebody that others have blocked

    def hushed(self, device: str) -> set[int]:
        """The persons here whose written lines are hidden from a device, for its person has blocked them."""
        return self.granted.hushed.get(device, set())

    def as_held(self, device: str, persons: Sequence[int]) -> str:
        """As which of the devices that were let in for these persons a device acts: itself, or one of its kin."""
        found = (self.granted.as_held(device, person) for person in persons)
        return next((one for one in found if one), device)

    def idle(self) -> bool:
        """Whether nobody looks on, nothing is done there, and nothing is about to happen by itself."""
        return not (self.streams or self.thinking or self.alarm or self.fade or self.lock.locked())

    def close(self) -> None:
        """Nothing happens there by itself any more."""
        if self.fade is not None:
            self.fade.cancel()

    def watched(self) -> bool:
        """Whether somebody waits for what happens here: a window is open, or somebody looked a moment ago."""
        return bool(self.streams or self.devices()) or time.monotonic() - self.looked < WATCHED_SECONDS

    def devices(self) -> set[str]:
        """The devices that look on, through whichever server."""
        return {stream.device for stream in self.streams}.union(self.others.devices(self.id))

    def online(self) -> set[int]:
        here = {stream.device for stream in self.streams if not stream.barred}.union(self.others.devices(self.id))
        return {person for device in here for person in self.grants.get(device, ()) if person >= 0}

    def spectators(self) -> int:
        found = [device for device in self.devices() if all(p == NOBODY for p in self.grants.get(device, (NOBODY,)))]
        return len(found) + self.others.unnamed(self.id)

    def enter(self, stream: Stream) -> None:
        """A window is opened."""
        self.streams.add(stream)
        self.tell_windows()
        self.notify(but=stream)  # presence has changed

    def looking(self, persons: Sequence[int]) -> set[str]:
        """The devices of these persons that look on, as they were let in for them."""
        acting = [one for one in self.devices() if any(person in persons for person in self.grants.get(one, ()))]
        return {self.as_held(device, persons) for device in acting}

    def leave(self, stream: Stream) -> None:
        """A window is closed. Who has no other one is away, and aims at nothing any more."""
        self.streams.discard(stream)
        self.tell_windows()
        self.left([stream.device])

    def tell_windows(self) -> None:
        """Tell the other servers who looks on through this one."""
        here = {stream.device for stream in self.streams if not stream.barred}
        first = sorted(here, key=lambda one: all(person == NOBODY for person in self.grants.get(one, (NOBODY,))))
        self.others.tell_windows(self.id, first, self.annotations.turn)

    def left(self, devices: Collection[str]) -> None:
        """Windows of these are closed."""
        held = {person for device in devices for person in self.grants.get(device, ())}
        for person in held:
            self.seen[person] = time.monotonic()
        gone = {person for person in held if person >= 0} - self.online()
        if self.table is not None and gone:
            self.annotations.left(self.table.seating.held_by(gone))
            self.annotated()

    def notify(self, but: Stream | None = None, *, seats: bool = True) -> None:
        """What is shown here is different from now on: tell all windows, but for that one. `seats` as below."""
        self.outdated(seats=seats)
        for stream in self.streams:
            if stream is not but:
                stream.look = True
                stream.wake.set()

    def outdated(self, *, seats: bool = True) -> None:
        """What was shown here is not what is, or nobody is about to see it: let go of what was made for all. `seats`:
        who is there may be different as well, as it is not by mere answers and thoughts."""
        if seats:
            self.seats = {}
        for snapshot in self.snapshots.values():
            snapshot.past()
        self.snapshots = {}
        self.common = None
        self.positions = {}

    def annotated(self) -> None:
        """Show the annotations as they are now, and again when the next of them passes."""
        for stream in self.streams:
            stream.wake.set()
        due = min((mark.until for mark in self.annotations.all if mark.until), default=0.0)
        if self.fade is not None:
            self.fade.cancel()
            self.fade = None
        if due:
            wait = max(0.0, due - time.time()) + 0.01
            self.fade = asyncio.get_running_loop().call_later(wait, self._faded)

    def _faded(self) -> None:
        self.fade = None
        self.annotations.passed(time.time())
        self.annotated()

    def annotations_told(self) -> Piece:
        """The annotations as a message, for everybody the same."""
        turn, told = self._marks
        if turn != self.annotations.turn:
            told = Piece(b"event: marks\ndata: %s\n\n" % msgspec.json.encode(marks_shape(self.annotations)))
            self._marks = self.annotations.turn, told
        return told

    def away(self, person: int, after: float) -> bool:
        """Whether a person has had no stream here for so many seconds. A server that comes back waits as long."""
        if person in self.online():
            return False
        return time.monotonic() - max(self.since, self.seen.get(person, 0.0)) >= after
