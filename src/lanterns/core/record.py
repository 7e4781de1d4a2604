"""A record is the truth about a game: a header, then one line per action, chance included. A person can read it.

    three-lanterns-record 1
    game: quest
    ruleset: quest/1
    option players: 2
    seat 0: Ada (person)
    seat 1: Nan (bot mcts)
    actions:
    * land 12 ice
    0 pick horse
    ! undo 1 seat 0
    sums: 3fa019
    end: 3 lines, trace 0f3a5c77e0b1d2aa

`*` is chance, a number is a seat, `!` is something that people did to the game (CONTROLS). Lines that begin with `#`
and empty lines are skipped. The last line tells a whole record from one that was cut or altered: its trace is a
running digest of what the rules did (`lanterns.core.trace`), of which `sums` keep two digits per line (`..`: unknown),
so that a difference has a line. Records of before end with `state HEX`, a digest of how the program then kept a state.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from lanterns.core.errors import BadNotation, BadOptions, BadRecord
from lanterns.core.game import PLAYERS, AnyGame
from lanterns.core.step import CHANCE, NO_SEAT, PEOPLE
from lanterns.core.texts import LINE_LENGTH, NAME_LENGTH, OPTION_LENGTH, one_line, shown, whole, without_mark

MAGIC = "three-lanterns-record 1"

# What people may do to a game, with the form of the line.
CONTROLS: dict[str, str] = {
    "undo": "undo N seat S",  # the last N actions that stand are taken back, as the undo policy allows
    "takeback": "takeback N seat S",  # the same beyond that policy: the game is marked
    "retract": "retract N seat S",  # the last N actions of one seat, while others were asked at the same time
    "resign": "resign seat S",
    "seat": "seat S: NAME (KIND)",  # from here on somebody else plays that seat
    "note": "note TEXT",
}

# Numbers have at most nine digits (texts.DIGITS), so that each can be converted.
_COUNTED = re.compile(r"(undo|takeback|retract) ([1-9][0-9]{0,8}) seat ([0-9]{1,9})")
_RESIGN = re.compile(r"resign seat ([0-9]{1,9})")
_SEAT = re.compile(r"seat ([0-9]{1,9}): (.+) \((person|bot [a-z][a-z0-9:-]{0,39})\)")
_END = re.compile(r"end: ([0-9]{1,9}) lines, (trace|state) ([0-9a-f]{16})")
_SUMS = re.compile(r"sums: ((?:[0-9a-f]{2}|\.\.)+)")

TRACE, STATE = "trace", "state"  # what the end line's digest is of; STATE in files of before
NO_SUM = ".."
SUMS_A_LINE = 32


class Seat:
    """Who plays a seat: a name to show, and `person` or `bot NAME`."""

    def __init__(self, name: str, kind: str = "person") -> None:
        # A name is one short line of text wherever it comes from, or it could forge lines of a record.
        self.name = one_line(name, NAME_LENGTH) or "?"
        self.kind = kind

    def __str__(self) -> str:
        return f"{self.name} ({self.kind})"


class Line:
    """One line: an action of a seat or of chance, or (actor PEOPLE) a control `word` with its parts.

    `number` is the line of the file it was read from, 0 when it was not read from a file.
    """

    def __init__(
        self,
        actor: int,
        action: int = -1,
        *,
        word: str = "",
        count: int = 0,
        seat: int = NO_SEAT,
        text: str = "",
        number: int = 0,
    ) -> None:
        self.actor = actor
        self.action = action
        self.word = word
        self.count = count
        self.seat = seat
        self.text = text
        self.number = number


class Record:
    """A game from its first question on. `options` holds those that were chosen; the rest have their defaults.

    `count`, `digest` and its `kind` are what the end line of a file that was read says; `replay` checks them and the
    `sums`, of which there are as many as lines, or fewer when the file has fewer.
    """

    def __init__(self, game: AnyGame, options: Mapping[str, str], seats: list[Seat], file: str = "") -> None:
        self.game = game
        self.options: dict[str, str] = dict(options)
        self.seats: list[Seat] = list(seats)
        self.lines: list[Line] = []
        self.sums: list[str] = []
        self.file = file
        self.count = -1
        self.kind = TRACE
        self.digest = ""
        self.end_number = 0

    @property
    def marked(self) -> bool:
        """Whether somebody took back more than the undo policy allows."""
        return any(line.word == "takeback" for line in self.lines)

    def header(self) -> list[str]:
        """The lines of the header, the line `actions:` included."""
        lines = [MAGIC, f"game: {self.game.id}", f"ruleset: {self.game.ruleset}"]
        chosen = self.game.resolve(self.options)
        for option in self.game.options:
            value = chosen[option.key]
            if option.key == PLAYERS or value != option.default:
                lines.append(f"option {option.key}: {value}")
        lines.extend(f"seat {i}: {seat}" for i, seat in enumerate(self.seats))
        return [*lines, "actions:"]

    def text(self, trace: str) -> str:
        """The whole file; `trace` is the digest after the last line."""
        lines = self.header()
        lines.extend(line_text(self.game, line) for line in self.lines)
        lines.extend(end_text(len(self.lines), self.sums, trace))
        return "\n".join(lines) + "\n"


def end_text(count: int, sums: Sequence[str], trace: str) -> list[str]:
    """The last lines of a file: the sums, as far as any is known, and the end line."""
    known = [sum or NO_SUM for sum in sums] if any(sum not in ("", NO_SUM) for sum in sums) else []
    lines = [f"sums: {''.join(known[at : at + SUMS_A_LINE])}" for at in range(0, len(known), SUMS_A_LINE)]
    return [*lines, f"end: {count} lines, trace {trace}"]


def line_text(game: AnyGame, line: Line) -> str:
    """One line as it stands in the file."""
    if line.actor == PEOPLE:
        if line.word == "note":
            return f"! note {line.text}"
        if line.word == "seat":
            return f"! seat {line.seat}: {line.text}"
        return f"! {line.word} {line.count} seat {line.seat}" if line.count else f"! {line.word} seat {line.seat}"
    who = "*" if line.actor == CHANCE else str(line.actor)
    return f"{who} {game.verbs.notation(line.action)}"


def given_up(seats: Sequence[Seat], lines: Sequence[Line]) -> tuple[list[int], bool]:
    """The seats that resigned, and whether the game ended so: no person plays on. `seats` are who sat where then."""
    resigned = sorted({line.seat for line in lines if line.word == "resign"})
    people = [i for i, seat in enumerate(seats) if seat.kind == "person"]
    return resigned, bool(people) and set(people) <= set(resigned)


def parse_line(game: AnyGame, text: str, file: str = "", number: int = 0) -> Line:
    """The inverse of `line_text`. Raises BadRecord."""
    who, _, rest = text.partition(" ")
    if who == "!":
        return _control(rest.strip(), file, number)
    seat = CHANCE if who == "*" else whole(who)
    if who != "*" and seat < 0:
        raise BadRecord(f"'{shown(text)}' must begin with '*' (chance), a seat number or '!'", file, number)
    try:
        return Line(seat, game.verbs.parse(rest), number=number)
    except BadNotation as error:
        raise BadRecord(error.message, file, number) from error


def _control(text: str, file: str, number: int) -> Line:
    word = text.split(" ", 1)[0].rstrip(":")
    if word not in CONTROLS:
        raise BadRecord(f"'! {shown(text)}' is unknown: after '!' come {', '.join(CONTROLS)}", file, number)
    if word == "note":
        return Line(PEOPLE, word=word, text=text[5:].strip(), number=number)
    counted = _COUNTED.fullmatch(text)
    if counted:
        return Line(PEOPLE, word=word, count=int(counted[2]), seat=int(counted[3]), number=number)
    resigned = _RESIGN.fullmatch(text)
    if resigned:
        return Line(PEOPLE, word=word, seat=int(resigned[1]), number=number)
    seated = _SEAT.fullmatch(text)
    if seated:
        return Line(PEOPLE, word=word, seat=int(seated[1]), text=str(Seat(seated[2], seated[3])), number=number)
    raise BadRecord(f"'! {shown(text)}' must have the form '! {CONTROLS[word]}'", file, number)


def parse_record(text: str, games: Mapping[str, AnyGame], file: str = "") -> Record:
    """Read a record; nothing is played yet, see `lanterns.core.replay.replay`. Raises BadRecord with file and line.

    `games` are those of all rulesets that may be read, under any key: the record names its own.
    """
    return _Reader(text, games, file).read()


class _Reader:
    def __init__(self, text: str, games: Mapping[str, AnyGame], file: str) -> None:
        self.games = games
        self.file = file
        self.at = 0
        self.lines: list[tuple[int, str]] = []
        for number, line in enumerate(without_mark(text).splitlines(), 1):
            stripped = line.strip()
            if not stripped or stripped.startswith("#"):
                continue
            if len(stripped) > LINE_LENGTH:
                raise self.error(f"'{shown(stripped)}': no line of a record has over {LINE_LENGTH} characters", number)
            self.lines.append((number, stripped))

    def error(self, message: str, number: int) -> BadRecord:
        return BadRecord(message, self.file, number)

    def next(self, what: str) -> tuple[int, str]:
        if self.at >= len(self.lines):
            last = self.lines[-1][0] if self.lines else 1
            raise self.error(f"the record is cut: {what} is missing after this line", last)
        self.at += 1
        return self.lines[self.at - 1]

    def read(self) -> Record:
        number, line = self.lines[0] if self.lines else (1, "")
        if line != MAGIC:
            raise self.error(f"this is not a record: the first line must be '{MAGIC}'", number)
        self.at = 1
        game = self.read_game()
        record = self.read_header(game)
        while True:
            number, line = self.next("the line 'end: ...'")
            if line.startswith("end:"):
                break
            if line.startswith("sums:"):
                self.read_sums(record, line, number)
                continue
            record.lines.append(parse_line(game, line, self.file, number))
        end = _END.fullmatch(line)
        if end is None:
            raise self.error(f"'{shown(line)}' must have the form 'end: N lines, trace HEX'", number)
        record.count, record.kind, record.digest, record.end_number = int(end[1]), end[2], end[3], number
        if record.count != len(record.lines):
            message = (
                f"the record was altered: {record.count} lines should stand before its end, not {len(record.lines)}"
            )
            raise self.error(message, number)
        if len(record.sums) > len(record.lines):
            raise self.error(f"the record was altered: {len(record.sums)} sums for {len(record.lines)} lines", number)
        if self.at < len(self.lines):
            raise self.error("nothing may follow the line 'end: ...'", self.lines[self.at][0])
        return record

    def read_sums(self, record: Record, line: str, number: int) -> None:
        found = _SUMS.fullmatch(line)
        if found is None:
            raise self.error("'sums:' must be followed by two hex digits, or two dots, per line", number)
        record.sums.extend(found[1][at : at + 2] for at in range(0, len(found[1]), 2))

    def read_game(self) -> AnyGame:
        number, line = self.next("the line 'game: ...'")
        name = line.removeprefix("game:").strip()
        played = {game.ruleset: game for game in self.games.values() if game.id == name}
        if not line.startswith("game:") or not played:
            known = ", ".join(dict.fromkeys(game.id for game in self.games.values()))
            raise self.error(f"'{shown(line)}' must be 'game: NAME' with one of the games {known}", number)
        labels = ", ".join(played)
        number, line = self.next("the line 'ruleset: ...'")
        ruleset = line.removeprefix("ruleset:").strip()
        if not line.startswith("ruleset:"):
            raise self.error(f"'{shown(line)}' must be 'ruleset: LABEL' with one of {labels}", number)
        if ruleset not in played:
            raise self.error(f"this record is of ruleset {shown(ruleset)}; this program plays {labels}", number)
        return played[ruleset]

    def read_header(self, game: AnyGame) -> Record:
        record = Record(game, {}, [], self.file)
        while True:
            number, line = self.next("the line 'actions:'")
            if line == "actions:":
                break
            word, _, value = line.partition(": ")
            if word.startswith("option "):
                self.read_option(record, word[7:], value, number)
                continue
            seat = _SEAT.fullmatch(line)
            if seat is None:
                raise self.error(
                    f"'{shown(line)}' is no line of a header (option KEY: VALUE, seat N: NAME (KIND), actions:)", number
                )
            if int(seat[1]) != len(record.seats):
                raise self.error(f"'{shown(line)}' should be seat {len(record.seats)}", number)
            record.seats.append(Seat(seat[2], seat[3]))
        try:
            players = game.players(game.new(record.options))
        except BadOptions as error:
            raise self.error(error.message, number) from error
        if record.seats and len(record.seats) != players:
            raise self.error(f"the header names {len(record.seats)} seats for {players} players", number)
        return record

    def read_option(self, record: Record, key: str, value: str, number: int) -> None:
        if record.seats or key in record.options:
            raise self.error(f"option {shown(key)} must come once, before the seats", number)
        option = next((o for o in record.game.options if o.key == key), None)
        if option is None:
            known = ", ".join(o.key for o in record.game.options)
            raise self.error(f"{record.game.id} has no option '{shown(key)}'; its options are {known}", number)
        if option.values and value not in option.values:
            allowed = ", ".join(option.values)
            raise self.error(f"option {key} cannot be '{shown(value)}': choose one of {allowed}", number)
        if len(value) > OPTION_LENGTH:
            raise self.error(f"option {key} has over {OPTION_LENGTH} characters", number)
        record.options[key] = value
