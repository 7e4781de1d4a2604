"""What the worker processes do: bots' answers, slow studies, analyses of finished games, pictures of games that were
shared, and records that are read, looked back upon, or played again.

A job is a function of an `Ends` and of plain data; it runs in a process of its own (see serving.py) and keeps nothing
that another job could see, but the records that were looked at last.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec

from lanterns.analysis import Timeline, findings
from lanterns.analysis.budget import Budget
from lanterns.analysis.timeline import Unfinished, timeline
from lanterns.analysis.turnings import told_story
from lanterns.core.errors import BadQuestion, LanternsError
from lanterns.core.game import AnyGame
from lanterns.core.history import Move, standing
from lanterns.core.present import Present
from lanterns.core.record import Line, Record, line_text, parse_record
from lanterns.core.replay import resume
from lanterns.core.roles import BadBox
from lanterns.core.state import State
from lanterns.core.step import ANYONE, CHANCE
from lanterns.core.texts import is_text, without_mark
from lanterns.core.view_types import StoryView
from lanterns.games import RULESETS, find_ruleset
from lanterns.tables import Entry, Refused, Table
from lanterns.tables.keeping import records, saved
from lanterns.tables.keeping.records import MAX_RECORD_LINES, Onward
from lanterns.tables.keeping.replayer import Replayer
from lanterns.tables.parts.entry import action_kind
from lanterns.web.service.positions import replay_shape

if TYPE_CHECKING:  # as below, what pictures need
    from lanterns.web.shared.words import Finished

MAX_STEPS = 3 * MAX_RECORD_LINES  # actions that a record may take to replay, those played again included
LOOK_EVERY = 200  # actions between two looks whether the job is still wanted
KEPT = 4  # records that are being looked at
OF_THE_DEADLINE = 0.9  # a job that looks ends by itself before it is ended from outside

_encode = msgspec.json.Encoder().encode

T = TypeVar("T")
Told = tuple[int, int, str, int, int]  # a line of a record: actor, action, word, count, seat


@dataclass(frozen=True, slots=True)
class Look:
    """What of a record is looked back upon: the positions after these lines, through those eyes, with `covers` as
    `Table.covers` has them."""

    lines: range
    eyes: int
    covers: Sequence[tuple[int, int, int]] = ()


class JobStopped(Exception):
    """Nobody waits for the job any more."""


class Ends:
    """When a job has to end: nobody wants it any more (`told`), or its time is up."""

    def __init__(self, told: Callable[[], bool], seconds: float) -> None:
        self.told = told
        self.seconds = seconds
        self.until = time.monotonic() + seconds * OF_THE_DEADLINE

    def look(self) -> None:
        """Raises JobStopped, or Refused when the time is up."""
        if self.told():
            raise JobStopped
        if time.monotonic() > self.until:
            raise Refused("replay-failed", f"it was not done in {self.seconds:g} s")

    def meter(self) -> Callable[[int], None]:
        """To be told of each action that is played: ends the job as `look` does, or when it takes too many of them."""
        played = 0
        due = LOOK_EVERY

        def count(steps: int) -> None:
            nonlocal played, due
            played += steps
            if played > MAX_STEPS:
                raise Refused(
                    "bad-record", f"this record takes more than {MAX_STEPS} actions to replay; it is not taken"
                )
            if played > due:
                due = played + LOOK_EVERY
                self.look()

        return count


# bots


def think(ends: Ends, ruleset: str, data: Mapping[str, Any], seat: int, level: str, seed: int) -> int:
    """The answer of a bot."""
    from lanterns.bots import get_bot

    found = find_ruleset(ruleset)
    code = get_bot(level, found, seed).choose(found.load(data), seat, lambda _: not ends.told())
    if ends.told():
        raise JobStopped
    return code


def study(ends: Ends, ruleset: str, data: Mapping[str, Any], seat: int, topic: str, params: Mapping[str, Any]) -> Any:
    """An answer to a topic on a saved state. Raises BadQuestion."""
    from lanterns.bots.topics import answer_topic

    found = find_ruleset(ruleset)
    return answer_topic(found, found.load(data), seat, topic, params, lambda _: not ends.told())


def at_home(ends: Ends, ruleset: str, topic: str, params: Mapping[str, Any]) -> Any:
    """What the companion of a game answers about somebody's own table, and "", or why it cannot. Raises BadQuestion."""
    try:
        return find_ruleset(ruleset).companion.answer(topic, params), ""
    except BadBox as error:
        return error.refusal.to_json(), error.message


# finished games

BITE_SECONDS = 2.0  # of an analysis, after which whoever else waits has a turn
STEPS_ON = 5  # of a better line that are shown


def analyse(
    ends: Ends,
    key: str,
    ruleset: str,
    options: Mapping[str, str],
    lines: Sequence[Told] | None,
    last: int,
    scale: float,
) -> bytes | None:
    """The findings of a game from its action `last` backwards, as JSON, as many as a turn allows. None: the worker does
    not know the record, which has to be told with `lines`."""
    line = _timeline(key, ruleset, options, lines)
    if line is None:
        return None
    found = []
    until = time.monotonic() + BITE_SECONDS
    for one in findings(line, Budget(scale), lambda _: not ends.told(), last=last):
        if ends.told():
            raise JobStopped
        found.append(one)
        if time.monotonic() > until:
            break
    return _encode(found)


def branch(
    ends: Ends,
    key: str,
    ruleset: str,
    options: Mapping[str, str],
    lines: Sequence[Told] | None,
    number: int,
    codes: Sequence[int],
    eyes: int,
) -> bytes | None:
    """How another line goes on in place of action `number`: positions as JSON of [view, entry]s, the first before it,
    then after each of `codes` that can be played; chance in between falls as it may. None as in `analyse`."""
    line = _timeline(key, ruleset, options, lines)
    if line is None:
        return None
    game, state = line.game, line.state(number - 1)
    actor = line.moves[number - 1][0]
    rng = Random(number)
    shown: list[dict[str, Any]] = [{"view": game.view(state, eyes), "entry": None}]
    state.listen()
    for code in codes[:STEPS_ON]:
        ends.look()
        if code not in state.options(actor if not shown[1:] else ANYONE):
            break
        who = actor if not shown[1:] else state.actor
        shown.append(_step_on(game, state, who, code, eyes, len(shown)))
        while not state.over and not state.lanes and state.actor == CHANCE and len(shown) <= 2 * STEPS_ON:
            shown.append(_step_on(game, state, CHANCE, state.draw(rng), eyes, len(shown)))
    return _encode(shown)


def _step_on(game: AnyGame, state: State, actor: int, code: int, eyes: int, at: int) -> dict[str, Any]:
    state.play(code, actor)
    seat = -1 if actor == CHANCE else actor
    text = line_text(game, Line(actor, code))
    entry = Entry(at, 0.0, action_kind(actor), at, seat, -1, code, False, "", 0, text, state.take_events())
    return {"view": game.view(state, eyes), "entry": entry.seen_by(eyes, game, True)}


_timelines: OrderedDict[str, Timeline] = OrderedDict()  # by table and version


def _timeline(key: str, ruleset: str, options: Mapping[str, str], lines: Sequence[Told] | None) -> Timeline | None:
    line = _timelines.get(key)
    if line is None and lines is not None:
        told = [Line(a, c, word=w, count=n, seat=s) for a, c, w, n, s in lines]
        line = Timeline(Record(find_ruleset(ruleset), options, []), standing(told), True)
    if line is not None:
        _timelines[key] = line
        _timelines.move_to_end(key)
        while len(_timelines) > KEPT:
            _timelines.popitem(last=False)
    return line


# records


def window(ends: Ends, key: str, text: str, start: int, count: int, eyes: int) -> bytes:
    """Some positions of a record file, as the JSON of a ReplayShape. Raises Refused `bad-record`, `not-found`."""
    replayer = _kept.get(key)
    if replayer is None:
        record = _parsed(text)
        _strict(lambda: resume(record, ends.meter()))
        replayer = Replayer(record)
    _keep(key, replayer)
    players = replayer.game.players(replayer.state(0))
    if eyes >= players:
        raise Refused("not-found", f"the record has {players} seats, counted from 0")
    last = min(start + count, replayer.lines + 1)
    lines = range(min(start, replayer.lines), last)
    entries = {line: replayer.entry(line).seen_by(eyes, replayer.game, True) for line in lines if line}
    views = _views(ends, replayer, Look(lines, eyes))
    record = replayer.record
    return _encode(replay_shape(record, replayer.lines, record.marked, lines, entries, views))


def positions(
    ends: Ends,
    key: str,
    ruleset: str,
    options: Mapping[str, str],
    have: int,
    lines: Sequence[Told],
    look: Look,
) -> bytes | int:
    """Some views of a table's record, as JSON; `lines` are those of the record after the first `have`. An int when
    those are not all: how many the worker has from before."""
    replayer = _kept.get(key)
    known = 0 if replayer is None else replayer.lines
    if known < have:
        return known
    if replayer is None:
        replayer = Replayer(Record(find_ruleset(ruleset), options, []))
    replayer.extend([Line(a, c, word=w, count=n, seat=s) for a, c, w, n, s in lines[known - have :]])
    _keep(key, replayer)
    return _encode(_views(ends, replayer, look))


def read_table(ends: Ends, ident: str, text: str, at: float, onward: Onward) -> Table:
    """A table that goes on with a record. Raises Refused."""
    if not is_text(without_mark(text)):
        raise Refused("bad-record", "the file holds characters that no record has")
    return records.from_record(ident, _parsed(text), at, onward, ends.meter())


def read(ends: Ends, ident: str, text: str, at: float, onward: Onward) -> dict[str, Any]:
    """The same as plain data: what `Table.load` takes, and its `entries`. Raises Refused."""
    table = read_table(ends, ident, text, at, onward)
    assert table.match.present is not None
    return {
        "ruleset": table.game.ruleset,
        "doc": saved.doc_of(table),
        "board": table.match.present.to_json(),
        "status": table.status,
        "seq": table.seq,
        "version": table.version,
        "created": table.created,
        "updated": table.updated,
        "entries": [(e.seq, e.at, e.line, e.text, e.body()) for e in table.log.take_fresh()],
    }


def finished(ends: Ends, text: str) -> dict[str, Any]:
    """The game of a record file that is over: `ruleset`, `options`, `lines`. Raises Refused `analysis-early`,
    `bad-record`."""

    def over() -> Record:
        record = _parsed(text)
        try:
            timeline(record, ends.meter())
        except Unfinished as error:
            raise Refused("analysis-early") from error
        return record

    record = _strict(over)
    lines = [(line.actor, line.action, line.word, line.count, line.seat) for line in record.lines]
    return {"ruleset": record.game.ruleset, "options": dict(record.options), "lines": lines}


def rebuild(ends: Ends, ruleset: str, options: Mapping[str, str], moves: Sequence[Move]) -> dict[str, Any]:
    """The position that these actions lead to, as `Present.to_json`, and the `marks` that were left on the way."""
    present = Present.rebuild(find_ruleset(ruleset), options, moves, ends.meter())
    return {**present.to_json(), "marks": present.marks.to_json()}


def story(ends: Ends, ruleset: str, options: Mapping[str, str], lines: Sequence[Told]) -> bytes:
    """How a table's game went, as the JSON of a StoryView."""
    record = Record(find_ruleset(ruleset), options, [])
    record.lines = [Line(a, c, word=w, count=n, seat=s) for a, c, w, n, s in lines]
    return _encode(told_story(record, ends.meter()))


def _parsed(text: str) -> Record:
    record = _strict(lambda: parse_record(text, RULESETS))
    if len(record.lines) > MAX_RECORD_LINES:
        raise Refused("bad-record", f"a record of more than {MAX_RECORD_LINES} lines is not taken")
    return record


def _strict(do: Callable[[], T]) -> T:
    try:
        return do()
    except Refused:
        raise
    except LanternsError as error:
        raise Refused("bad-record", str(error)) from error


def _views(ends: Ends, replayer: Replayer, look: Look) -> list[dict[str, Any]]:
    shown = []
    for line in look.lines:
        ends.look()
        shown.append(replayer.view(line, look.eyes, look.covers))
    return shown


def card(ends: Ends, over: Finished, story: StoryView | None, language: str, folder: str) -> bytes:
    """The picture of a finished game, see `shared.card.drawn`."""
    from lanterns.web.shared.card import drawn  # slow to import, and only pictures need it

    ends.look()
    return drawn(over, story, language, Path(folder))


_kept: OrderedDict[str, Replayer] = OrderedDict()  # by what tells a record from all others


def forget(key: str) -> None:
    """A record is not what it was."""
    _kept.pop(key, None)


def _keep(key: str, replayer: Replayer) -> None:
    _kept[key] = replayer
    _kept.move_to_end(key)
    while len(_kept) > KEPT:
        _kept.popitem(last=False)


JOBS: dict[str, Callable[..., Any]] = {
    "think": think, "study": study, "at-home": at_home, "window": window, "positions": positions, "read": read,
    "rebuild": rebuild, "story": story, "finished": finished,
    "analyse": analyse, "branch": branch, "card": card,
}  # fmt: skip


def outcome(name: str, ends: Ends, args: Sequence[Any]) -> tuple[str, Any]:
    """Do a job; what came of it: ("done", answer), ("stopped", None), ("question", why it cannot be asked),
    ("refused", (code, detail)) or ("failed", error)."""
    try:
        return "done", JOBS[name](ends, *args)
    except JobStopped:
        return "stopped", None
    except BadQuestion as error:
        return "question", error.message
    except Refused as refusal:
        return "refused", (refusal.code, refusal.detail)
    except Exception as failure:  # whatever it is, the server should hear of it, and the worker can go on
        return "failed", f"{type(failure).__name__}: {failure}"
