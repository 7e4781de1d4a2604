"""Back: undo, and take-back with the consent of those who have a say."""

from __future__ import annotations

from lanterns.core.errors import IllegalAction
from lanterns.core.present import Present
from lanterns.core.record import Line
from lanterns.core.step import PEOPLE
from lanterns.tables.refused import Refused
from lanterns.tables.table import Table


def undo(table: Table, by: int, seat: int, count: int, version: int) -> None:
    """Take back one's own answers, freely, as a record operation."""
    present = table.moving_by(by, seat)
    table.require_current(seat, version)
    _rewound(table, _undone(present, seat, count), count, seat, by)


def _undone(present: Present, seat: int, count: int) -> str:
    try:
        return present.undo(seat, count)
    except IllegalAction as error:
        raise Refused("undo-barred", error.message) from error


def _rewound(table: Table, word: str, count: int, seat: int, by: int) -> None:
    match = table.match
    table.write_control(Line(PEOPLE, word=word, count=count, seat=seat), by)
    if word == "retract":
        match.since[seat] = table.version
        if table.clocks.by_seat:
            table.clocks.by_seat[seat].start(table.at)
    else:
        match.asks_anew(table.version)
        if word == "takeback" and match.present is not None:
            state, stood = match.present.state, match.present.stood
            table.clocks.rewound(state, stood, table.seq, table.version, table.at, len(table.seating.chairs))
    if table.course is not None and match.present is not None:
        table.course.rewound(match.present.stood)
    table.keep_time(back=count if word == "retract" else 1)
    match.marked = match.marked or word == "takeback"
    match.proposal = None


def takeback_count(table: Table, seat: int) -> int:
    """How many standing actions a take-back to before the seat's last answer removes; 0 when it is not possible."""
    match = table.match
    if match.present is None or match.playing is None or match.paused or not 0 <= seat < len(table.seating.chairs):
        return 0
    return match.present.since_answer(seat)


def goes_back(table: Table, by: int, seat: int, count: int | None, version: int) -> int:
    """How many standing actions a take-back removes at once; 0 when others have a say. Raises Refused."""
    present = table.moving_by(by, seat)
    table.require_current(seat, version)
    wanted = present.since_answer(seat) if count is None else count
    if not 0 < wanted <= present.stood:
        raise Refused("undo-barred", "nothing")
    return 0 if any(person != by for person in table.seating.with_a_say()) else wanted


def ask_takeback(table: Table, by: int, seat: int, count: int | None, version: int) -> bool:
    """Ask to go further back than undo goes. True: nobody else has a say, so `take_back` may follow at once."""
    if goes_back(table, by, seat, count, version):
        return True
    wanted = table.match.running().since_answer(seat) if count is None else count
    table.match.proposal = {"person": by, "seat": seat, "count": wanted, "agreed": [by]}
    table.note("proposed", by, seat)
    return False


def waiting(table: Table) -> list[int]:
    """The persons whose agreement to the open proposal is missing."""
    if table.match.proposal is None:
        return []
    return [person for person in table.seating.with_a_say() if person not in table.match.proposal["agreed"]]


def agree(table: Table, by: int, yes: bool) -> bool:
    """Answer the open proposal. True: all have agreed, so `take_back` may follow."""
    table.match.moving()
    table.seating.require_seated(by)
    if table.match.proposal is None or by not in table.seating.with_a_say():
        raise Refused("no-proposal")
    if not yes:
        table.match.proposal = None
        table.note("declined", by)
        return False
    if by not in table.match.proposal["agreed"]:
        table.match.proposal["agreed"].append(by)
        table.note("agreed", by)
    return not waiting(table)


def needs_rebuild(table: Table, seat: int, count: int) -> bool:
    """Whether going back `count` actions needs the position of then made anew: free undo does not lead there."""
    present = table.match.moving()
    return present.lanes or count > present.free(seat)


def take_back(table: Table, by: int, seat: int, count: int, then: Present | None) -> None:
    """Go back `count` actions; `then` is the position of then (Present.rebuild), for where `needs_rebuild`: the game
    is marked there. Raises Refused `stale` when it is missing or of another moment."""
    present = table.match.moving()
    if not 0 < count <= present.stood:
        raise Refused("undo-barred", "nothing")
    if not needs_rebuild(table, seat, count):
        _rewound(table, _undone(present, seat, count), count, seat, by)
        return
    if then is None or then.stood != present.stood - count:
        raise Refused("stale")
    table.match.present = then
    _rewound(table, "takeback", count, seat, by)
    table.run_chance()
