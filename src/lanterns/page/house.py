"""The house in a page: what its worker asks of the tables of this browser, and what is to be done for an answer.

Everything is plain JSON. An answer is `{"status", "type", "body"}` with what goes along with it: `change` or `gone`, to
be kept before it is given; `job`, work for the thinker whose outcome `finish` takes for the answer; `problem` in place
of a body; `needs`, a table to be brought first, after which the same is asked again. `thoughts` are what bots think
about from now on, `look` what the thinker finds out of a game that is over, whose outcome `dug` takes, `due` in how
many seconds `tick` is to be called for the table.
"""

from __future__ import annotations

import itertools
import time
from collections.abc import Callable
from typing import Any

import msgspec

from lanterns.core.errors import BadQuestion, LanternsError
from lanterns.core.roles import BadBox
from lanterns.page import commands, looking, questions, routes, tables
from lanterns.page.held import HERE, Held, Tables, Wanted
from lanterns.page.routes import Routes, Told
from lanterns.tables import Refused, Table
from lanterns.tables.commands import answers, pacing
from lanterns.web.live.patches import encoded
from lanterns.web.live.snapshots import Common, Snapshot
from lanterns.web.processes import jobs
from lanterns.web.service import showing
from lanterns.web.service.play import people_play
from lanterns.web.service.statuses import STATUS

FIRST = 50  # entries of a first message of a stream
PATIENCE = 0.5  # seconds between looks whether people have finished

_encode = msgspec.json.Encoder().encode
_tables = Tables()
_routes = Routes(tables.route, commands.route, questions.route, looking.route)
_waiting: dict[int, Told] = {}
_numbers = itertools.count(1)


def begin(cards: list[dict[str, Any]]) -> None:
    """The tables that the browser has kept; those of another moment are forgotten."""
    _tables.cards.clear()
    _tables.held.clear()
    for card in cards:
        _tables.known(card)


def bring(card: dict[str, Any], board: dict[str, Any], entries: list[list[Any]]) -> dict[str, Any]:
    """A table that was wanted."""

    def do() -> Told:
        _tables.bring(card, board, entries)
        return Told()

    return _answered(do, card["id"])


def forget(table: str, card: dict[str, Any] | None) -> None:
    """A table was not kept as it is here, or changed elsewhere: `card` is how it was kept, None for not at all."""
    jobs.forget(table)
    _tables.gone(table)
    if card is not None:
        _tables.known(card)


def answer(method: str, address: str, data: str) -> dict[str, Any]:
    """What the server would answer."""
    parts = address.split("/")
    return _answered(lambda: _routes.answer(_tables, routes.asked(method, address, data)), parts[3:4])


def finish(number: int, outcome: list[Any]) -> dict[str, Any]:
    """The answer that a job has worked out."""
    told = _waiting.pop(number)

    def do() -> Told:
        kind, found = outcome
        if kind != "done" or told.then is None:
            raise Refused("bad-request" if kind == "question" else "study-failed", str(found))
        return Told(told.then(found))

    return _answered(do)


def job(name: str, args: list[Any]) -> tuple[str, Any]:
    """Do a job, see `lanterns.web.processes.jobs`; for the thinker."""
    kind, found = jobs.outcome(name, jobs.Ends(lambda: False, tables.FOREVER), args)
    return kind, found.decode() if isinstance(found, bytes) else found


def dug(key: str, outcome: list[Any]) -> dict[str, Any]:
    """What a bite of an analysis has found; `look` is the next one."""
    return _answered(lambda: looking.dug(key, outcome))


def bot(table: str, seat: int, version: int, outcome: list[Any], waited: float) -> dict[str, Any]:
    """The answer of a bot. `wait` in place of an answer: people are still at what it has done, ask again later."""

    def do() -> Told:
        held = _tables.open(table)
        held.thinking.pop(seat, None)
        kind, code = outcome
        chance = held.table.match.present
        if kind != "done" or chance is None or code not in chance.state.options(seat):
            code = held.by_lot(seat)
        _, _, change = _tables.change(table, lambda _, t: answers.bot_answer(t, seat, code, version))
        return Told(change=change)

    found = _tables.held.get(table)
    if found is not None and outcome[0] == "done" and waited < 60 and _races(found, seat, outcome[1]):
        return {"wait": PATIENCE}
    return _answered(do, table)


def _races(held: Held, seat: int, code: int) -> bool:
    """Whether that answer ends a race in which people still play."""
    present = held.table.match.present
    if present is None or seat not in present.state.actors() or code not in present.state.options(seat):
        return False
    return held.table.game.timed.races(present.state, seat, code) and people_play(held.table)


def tick(table: str) -> dict[str, Any]:
    """Time has passed at a table: a clock rings, a mark fades."""

    def do() -> Told:
        held = _tables.open(table)
        held.annotations.passed(held.table.at)
        up = pacing.due(held.table)
        if up is None or up[0] > held.table.at:
            return Told(marks=table)
        _, _, change = _tables.change(table, lambda _, t: pacing.time_up(t))
        return Told(change=change, marks=table)

    return _answered(do, table)


def stream(table: str, seat: int | None, last: int | None, turn: int) -> dict[str, Any]:
    """What a window that follows a table is to be told, as server-sent events; `last` is the seq that it has, None for
    a new one, `turn` that of its annotations. The answer says both anew."""

    def do() -> Told:
        held = _tables.open(table)
        held.turn += 1
        game = showing.game(held, held.table, HERE, seat)
        seats = encoded(showing.seats(held, held.table, HERE))
        shown = Common(held.table.at, showing.common(held, held.table)).shown(seats, game)
        now = Snapshot(held.turn, held.table.seq, held.table.at, game["eyes"], shown)
        reset = last is None or last > now.seq
        after = max(0, now.seq - FIRST) if reset or last is None else last
        entries = showing.told(held.table, held.entries[after:], now.eyes)
        text = now.tell(None, after, reset, entries).decode()
        if held.annotations.turn != turn and (held.annotations.all or turn >= 0):
            marks = _encode(showing.marks_shape(held.annotations)).decode()
            text += f"event: marks\ndata: {marks}\n\n"
        return Told({"text": text, "last": now.seq, "turn": held.annotations.turn})

    return _answered(do, table)


def _answered(do: Callable[[], Told], about: Any = None) -> dict[str, Any]:
    try:
        told = do()
    except Wanted as wanted:
        return {"needs": wanted.table}
    except BadBox as error:
        return _refused(Refused("bad-box", error.message, error.refusal), about)
    except BadQuestion as error:
        return _refused(Refused("bad-request", error.message), about)
    except LanternsError as error:
        return _refused(error, about)
    if told.job is not None:
        number = next(_numbers)
        _waiting[number] = told
        return {"job": {"number": number, "name": told.job[0], "args": told.job[1]}}
    made: dict[str, Any] = {
        "status": told.status,
        "type": "text/plain" if told.text is not None else "application/json",
    }
    made["body"] = told.text if told.text is not None else _encode(told.body).decode()
    if told.change is not None:
        made["change"] = told.change.to_json()
        about = told.change.table
    if told.gone:
        made["gone"] = told.gone
    if told.marks:
        made["marks"] = told.marks
    if told.look:
        made["look"] = dict(zip(("key", "name", "args"), told.look, strict=True))
    return _with_what_follows(made, about)


def _refused(error: LanternsError, about: Any) -> dict[str, Any]:
    code, detail, refusal, table = routes.problem(error)
    shape = None if table is None else msgspec.to_builtins(table)
    status = STATUS.get(code, 409 if isinstance(error, Refused) else 422)
    found = {"code": code, "detail": detail[:500], "refusal": refusal, "table": shape}
    return _with_what_follows({"status": status, "problem": found}, about)


def _with_what_follows(made: dict[str, Any], about: Any) -> dict[str, Any]:
    """What bots are to think about at that table now, and when time does something there."""
    ident = about[0] if isinstance(about, list) and about else about
    held = _tables.held.get(ident) if isinstance(ident, str) else None
    if held is not None:
        made["table"] = ident
        made["thoughts"] = held.thoughts()
        made["due"] = _due(held, held.table)
    return made


def _due(held: Held, table: Table) -> float | None:
    """In how many seconds time does something there."""
    up = pacing.due(table)
    moments = [mark.until for mark in held.annotations.all if mark.until] + ([] if up is None else [up[0]])
    return max(0.0, min(moments) - time.time()) + 0.01 if moments else None
