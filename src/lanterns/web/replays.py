"""Records that are looked back upon, of a table or of a file that somebody dropped."""

from __future__ import annotations

import hashlib
from collections import OrderedDict
from collections.abc import Callable
from threading import Lock
from typing import Any

import msgspec

from lanterns.core.errors import LanternsError
from lanterns.core.record import parse_record
from lanterns.core.replay import resume
from lanterns.games import RULESETS
from lanterns.tables import Refused
from lanterns.tables.replayer import Replayer
from lanterns.tables.table import MAX_RECORD_LINES
from lanterns.web.shapes import EntryShape, PositionShape, RecordSeat, ReplayShape

KEPT = 4


class Replays:
    """The files that are being looked at, so that each window of positions does not replay the whole again."""

    def __init__(self) -> None:
        self.kept: OrderedDict[str, Replayer] = OrderedDict()
        self.lock = Lock()

    def window(self, text: str, start: int, count: int, eyes: int) -> ReplayShape:
        """Some positions of a record file. Raises Refused `bad-record` with the line in `detail`."""
        key = hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()
        with self.lock:
            replayer = self.kept.get(key) or _read(text)
            self.kept[key] = replayer
            self.kept.move_to_end(key)
            while len(self.kept) > KEPT:
                self.kept.popitem(last=False)
            players = replayer.game.players(replayer.state(0))
            if eyes >= players:
                raise Refused("not-found", f"the record has {players} seats, counted from 0")
            return replay_shape(
                replayer, start, count, eyes, lambda line: replayer.entry(line).seen_by(eyes, replayer.game, True)
            )


def _read(text: str) -> Replayer:
    try:
        record = parse_record(text, RULESETS)
        if len(record.lines) > MAX_RECORD_LINES:
            raise Refused("bad-record", f"a record of more than {MAX_RECORD_LINES} lines is not taken")
        resume(record)
    except Refused:
        raise
    except LanternsError as error:
        raise Refused("bad-record", str(error)) from error
    from lanterns.core.record import line_text

    return Replayer(record, [line_text(record.game, line) for line in record.lines])


def replay_shape(
    replayer: Replayer, start: int, count: int, eyes: int, entry: Callable[[int], dict[str, Any]]
) -> ReplayShape:
    """Positions `start` to `start + count - 1`, as far as there are any; `entry` tells what led to one."""
    record = replayer.record
    lines = range(min(start, replayer.lines), min(start + count, replayer.lines + 1))
    return ReplayShape(
        record.game.id,
        record.game.ruleset,
        record.game.resolve(record.options),
        [RecordSeat(seat.name, seat.kind) for seat in record.seats],
        replayer.lines,
        record.marked,
        lines.start,
        [
            PositionShape(line, msgspec.convert(entry(line), EntryShape) if line else None, replayer.view(line, eyes))
            for line in lines
        ],
    )
