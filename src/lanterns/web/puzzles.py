"""Puzzles for the browser: what a seat sees of the position, and what becomes of its answer."""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

from lanterns.core.view_types import Concern
from lanterns.puzzles import Position, Puzzle, Puzzles, position_of, puzzles_of
from lanterns.tables import Refused
from lanterns.web.responses import RecordSeat
from lanterns.web.views import GameView

KEPT = 128  # positions that need not be replayed again


class PuzzleRow(Struct):
    """A puzzle in the list of its game: `phase` and `step` say where in a game it stands."""

    id: str
    phase: str
    step: str


class PuzzlesShape(Struct):
    game: str
    puzzles: list[PuzzleRow]


class PuzzleShape(Struct):
    """A position through the eyes of its seat, which is asked for one of the `choices`."""

    id: str
    game: str
    ruleset: str
    options: dict[str, str]
    phase: str
    step: str
    seat: int
    seats: list[RecordSeat]
    choices: list[int]
    view: GameView


class PuzzleAnswer(Struct):
    """An answer and what it is worth, with the 95 % interval where a search has estimated it."""

    code: int
    value: float
    low: float
    high: float


class PuzzleVerdict(Struct):
    """`answers`: the best ones, best first. `unit`: values are the `chance` to win (0..1) or `points` that can be had
    at best, then exact. `walks`: games played on in thought, 0 of an exact solver. `concerns`: what matters there."""

    right: bool
    unit: str
    walks: int
    answers: list[PuzzleAnswer]
    concerns: list[Concern]


def listed(game: str) -> PuzzlesShape:
    """The puzzles of a game, without what they ask for."""
    puzzles = puzzles_of(game)
    rows = puzzles.puzzle if puzzles is not None else []
    return PuzzlesShape(game, [PuzzleRow(one.id, one.phase, one.step) for one in rows])


def puzzle_at(game: str, ident: str) -> tuple[Puzzles, Puzzle]:
    """A puzzle and its file. Raises Refused."""
    puzzles = puzzles_of(game)
    found = puzzles.find(ident) if puzzles is not None else None
    if puzzles is None or found is None:
        raise Refused("puzzle-unknown")
    return puzzles, found


@lru_cache(KEPT)
def _position(game: str, ident: str) -> Position:
    return position_of(*puzzle_at(game, ident))


def shown(game: str, ident: str) -> PuzzleShape:
    """What the seat sees, and nothing else of the position. Raises Refused."""
    _, one = puzzle_at(game, ident)
    at = _position(game, ident)
    view = dict(at.game.view(at.state, one.seat))
    seats = [RecordSeat(seat.name, seat.kind) for seat in at.record.seats]
    options = at.game.resolve(at.record.options)
    return PuzzleShape(
        one.id, game, at.game.ruleset, options, one.phase, one.step, one.seat, seats, at.choices, view
    )  # fmt: skip


def judged(game: str, ident: str, code: int) -> PuzzleVerdict:
    """Whether an answer is the best one, and what the best ones are worth. Raises Refused for one that is not asked
    about."""
    puzzles, one = puzzle_at(game, ident)
    at = _position(game, ident)
    if code not in at.choices:
        raise Refused("illegal-action", f"{code} is none of the puzzle's choices", at.state.explain(code, one.seat))
    rows = [
        PuzzleAnswer(best, row.value, row.low, row.high) for best, row in zip(at.ranked, one.answers, strict=True)
    ]  # fmt: skip
    concerns = at.game.queries.concerns(at.state, one.seat)
    return PuzzleVerdict(code == at.ranked[0], puzzles.unit, one.walks, rows, concerns)
