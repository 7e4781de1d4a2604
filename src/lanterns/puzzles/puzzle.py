"""What a puzzle is, and the files that hold them: `content/GAME.toml`, written by `lanterns puzzles make`.

A puzzle is a record up to a position, the seat that is asked there, and how a search of ten times the usual budget, or
an exact solver, ranks the answers: the first is the one to find.
"""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

from msgspec import Struct, ValidationError, convert, field

from lanterns.core.errors import BadContent, BadNotation, BadRecord
from lanterns.core.game import AnyGame
from lanterns.core.record import Record, parse_record
from lanterns.core.replay import replay
from lanterns.core.state import State
from lanterns.games import RULESETS

CONTENT = Path(__file__).parent / "content"
CHANCE, POINTS = "chance", "points"
LEAST_ANSWERS = 3  # of which one is to be found


class Answer(Struct, frozen=True, forbid_unknown_fields=True):
    """An answer in notation, what it is worth in the unit of its file with the 95 % interval, and the walks through it
    (0 of an exact solver)."""

    answer: str
    value: float
    low: float
    high: float
    walks: int


class Puzzle(Struct, frozen=True, forbid_unknown_fields=True):
    """One position. `seed` is of the game that it was met in, `phase` and `step` say where in a game it stands.
    `answers` are the best ones, best first; `walks` counts the games played on in thought over all answers."""

    id: str
    seed: int
    seat: int
    phase: str
    step: str
    walks: int
    answers: list[Answer]
    record: str

    @property
    def gap(self) -> float:
        """How much better the first answer is than the next."""
        return self.answers[0].value - self.answers[1].value


class Puzzles(Struct, frozen=True, forbid_unknown_fields=True):
    """A file of puzzles. `unit`: values are the chance to win (0..1) or points that can be had; `least` is the smallest
    gap. `verbs`: only answers of these verbs are asked about; [] for all. `following` is the seed to go on with."""

    game: str
    command: str
    made: str
    unit: str
    least: float
    verbs: list[str]
    following: int
    puzzle: list[Puzzle] = field(default_factory=list)

    def find(self, id: str) -> Puzzle | None:
        """The puzzle of that id."""
        return next((one for one in self.puzzle if one.id == id), None)


class Position:
    """The position of a puzzle: its record, the game under the ruleset of that, the state, the answers that are asked
    about, and the codes of the ranked ones, best first."""

    def __init__(self, record: Record, state: State, choices: list[int], ranked: list[int]) -> None:
        self.record = record
        self.game: AnyGame = record.game
        self.state = state
        self.choices = choices
        self.ranked = ranked


def load(path: Path) -> Puzzles:
    """The puzzles of a file; their records are not replayed yet. Raises BadContent."""
    file = str(path)
    try:
        data: dict[str, Any] = tomllib.loads(path.read_text("utf-8"))
        found = convert(data, Puzzles)
    except OSError as error:
        raise BadContent(f"cannot be read: {error.strerror}", file) from error
    except ValidationError as error:
        raise BadContent(f"holds no puzzles: {error}", file) from error
    except ValueError as error:
        raise BadContent(f"is not valid TOML: {error}", file) from error
    if found.unit not in (CHANCE, POINTS):
        raise BadContent(f"unit must be {CHANCE} or {POINTS}, not '{found.unit}'", file)
    seen: set[str] = set()
    for one in found.puzzle:
        if one.id in seen:
            raise BadContent(f"puzzle {one.id}: the id is used twice", file)
        seen.add(one.id)
        if len(one.answers) < 2:
            raise BadContent(f"puzzle {one.id}: two answers at least, so that there is a gap", file)
        if one.gap < found.least:
            raise BadContent(f"puzzle {one.id}: the gap {one.gap:.3f} is below the file's least, {found.least}", file)
    return found


@cache
def puzzles_of(game: str) -> Puzzles | None:
    """The puzzles that come with a game, None when there are none. Raises BadContent."""
    path = CONTENT / f"{game}.toml"
    return load(path) if path.exists() else None


def position_of(puzzles: Puzzles, puzzle: Puzzle) -> Position:
    """Replay a puzzle. Raises BadContent when it is none: its record fails, another seat is asked, or its answers are
    not legal."""
    where = f"puzzle {puzzle.id} of {puzzles.game}"
    try:
        record = parse_record(puzzle.record, RULESETS)
        state = replay(record)
        game = record.game
        ranked = [game.verbs.parse(one.answer) for one in puzzle.answers]
    except (BadRecord, BadNotation) as error:
        raise BadContent(f"{where}: {error.message}") from error
    if game.id != puzzles.game:
        raise BadContent(f"{where}: its record is of {game.id}")
    choices = [code for code in state.options(puzzle.seat) if asked_about(game, puzzles.verbs, code)]
    if len(choices) < LEAST_ANSWERS:
        raise BadContent(f"{where}: seat {puzzle.seat} has fewer than {LEAST_ANSWERS} answers there")
    for code, one in zip(ranked, puzzle.answers):
        if code not in choices:
            raise BadContent(f"{where}: '{one.answer}' is not among the answers")
    return Position(record, state, choices, ranked)


def asked_about(game: AnyGame, verbs: list[str], code: int) -> bool:
    """Whether a code is of one of the verbs, of which none stand for all."""
    return not verbs or game.verbs.verb(code).name in verbs
