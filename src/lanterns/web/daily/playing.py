"""A board of a day as it is played: the counted try, whose answers are kept one by one, and practice, which is not.

The server plays the answers itself and says what they come to; whoever sends them claims nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from typing import Literal

from msgspec import convert
from msgspec.structs import replace

from lanterns.core.errors import BadNotation, IllegalAction
from lanterns.core.step import Refusal
from lanterns.daily.attempt import Attempt, Outcome
from lanterns.daily.boards import DayBoard, best_on, board_on, facts_of
from lanterns.daily.games import Board
from lanterns.rules.trying import Deed
from lanterns.store.dailies import Result, Try
from lanterns.tables import Refused
from lanterns.web.daily.ahead import foreseen, laid_of
from lanterns.web.daily.days import GRACE, in_time
from lanterns.web.daily.shapes import MOST_ANSWERS, BestShape, DailyBoard, DailyTried, OutcomeShape, TryBody
from lanterns.web.responses import ReasonShape
from lanterns.web.trials import entry_of


def shown(board: Board, day: date, kept: Try | None, tries: int) -> DailyBoard:
    """The board as somebody has it before them, with the best once their try is over."""
    on, attempt = _at(board, day, kept)
    return DailyBoard(
        day.isoformat(),
        board,
        on.laid.game.id,
        on.laid.game.ruleset,
        on.laid.game.resolve(on.laid.options),
        facts_of(board, day),
        laid_of(on),
        foreseen(on),
        tries,
        on.laid.game.players(attempt.state),
        attempt.seat,
        attempt.choices,
        list(attempt.answers),
        dict(on.laid.game.view(attempt.state, attempt.seat)),
        outcome_of(kept) if kept is not None else None,
        _best(on) if kept is not None and kept.done is not None else None,
    )


def tried(board: Board, day: date, kept: Try | None, data: TryBody, now: float) -> tuple[DailyTried, Try | None]:
    """What becomes of answers after those of a counted try, and the try to be kept, None where nothing was played.
    Raises Refused `daily-gone` for answers to another board than this one."""
    on, attempt = _at(board, day, kept)
    if data.laid not in ("", laid_of(on)):
        raise Refused("daily-gone")
    told = _played(attempt, data.actions)
    if told.kind == "barred":
        return told, None
    outcome = attempt.outcome
    after = Try(
        day.isoformat(),
        board,
        on.entry.id,
        now - min(data.waited, GRACE) if kept is None else kept.began,
        tuple(attempt.answers),
        None if outcome is None else now,
        None if outcome is None else _result(outcome),
    )
    if outcome is None:
        return told, after
    return replace(told, outcome=outcome_of(after), best=_best(on)), after


def practised(board: Board, day: date, entry: str, played: Sequence[int], actions: Sequence[int | str]) -> DailyTried:
    """The same without a try. Raises Refused for a past that cannot be."""
    on = board_on(board, day, entry)
    if on.entry.id != entry:
        raise Refused("daily-gone")
    attempt = Attempt(on.laid)
    try:
        attempt.answer_all(played)
    except IllegalAction as error:
        raise Refused("illegal-action", error.message) from error
    told = _played(attempt, actions)
    outcome = attempt.outcome
    if outcome is None:
        return told
    shape = OutcomeShape(outcome.points, outcome.steps, outcome.end, late=False)
    return replace(told, outcome=shape, best=_best(on))


def outcome_of(kept: Try) -> OutcomeShape | None:
    """What a try came to; None while it goes on."""
    if kept.result is None or kept.done is None:
        return None
    late = not in_time(date.fromisoformat(kept.day), kept.began, kept.done)
    return OutcomeShape(kept.result.points, kept.result.steps, kept.result.ended, late)


def _at(board: Board, day: date, kept: Try | None) -> tuple[DayBoard, Attempt]:
    """Raises Refused `daily-gone` where the board that was begun is not among those of this program any more."""
    on = board_on(board, day, "" if kept is None else kept.entry)
    if kept is not None and on.entry.id != kept.entry:
        raise Refused("daily-gone")
    attempt = Attempt(on.laid)
    attempt.answer_all(() if kept is None else kept.answers)
    return on, attempt


def _best(on: DayBoard) -> BestShape:
    best = best_on(on.board, on.day, on.entry.id)
    return BestShape(best.points, list(best.answers), best.expected)


def _result(outcome: Outcome) -> Result:
    return Result(outcome.points, outcome.steps, outcome.end)


def _played(attempt: Attempt, actions: Sequence[int | str]) -> DailyTried:
    """Plays all of the answers, or none of them where one is not legal."""
    before, answers = len(attempt.deeds), list(attempt.answers)
    spare = attempt.copy()
    for action in actions:
        code = _code(attempt, action)
        if code not in attempt.choices or len(attempt.answers) >= MOST_ANSWERS:
            why = attempt.state.explain(code, attempt.seat)
            return _told(spare, answers, "barred", why, [])
        attempt.answer(code)
    return _told(attempt, attempt.answers, "done" if attempt.over else "open", None, attempt.deeds[before:])


def _told(
    attempt: Attempt,
    answers: list[int],
    kind: Literal["open", "done", "barred"],
    refusal: Refusal | None,
    deeds: Sequence[Deed],
) -> DailyTried:
    first = len(attempt.deeds) - len(deeds) + 1
    return DailyTried(
        kind,
        list(answers),
        None if refusal is None else convert(refusal.to_json(), ReasonShape),
        [entry_of(attempt.game, number, deed) for number, deed in enumerate(deeds, first)],
        attempt.seat,
        attempt.choices,
        dict(attempt.game.view(attempt.state, attempt.seat)),
        None,
        None,
    )


def _code(attempt: Attempt, action: int | str) -> int:
    try:
        if isinstance(action, str):
            return attempt.game.verbs.parse(action)
        attempt.game.verbs.verb(action)
    except BadNotation as error:
        raise Refused("bad-request", error.message) from error
    return action
