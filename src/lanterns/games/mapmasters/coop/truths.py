"""What refusals of Coop claim, held against the position: counted afresh, not as the refusing code counts. For `fuzz`.

One function per message key that speaks of the position: `(g, seat, action, refusal)`, true when it is so.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from lanterns.core.step import Refusal
from lanterns.games.mapmasters.board.line_truths import denied
from lanterns.games.mapmasters.board.walker import IllegalStep
from lanterns.games.mapmasters.coop.rules.line import begin_line
from lanterns.games.mapmasters.coop.rules.objectives import deeds, goods
from lanterns.games.mapmasters.coop.state import AT_START, HARD, NONE, ON_STEP, Coop
from lanterns.games.mapmasters.coop.tableau import place_of, wide
from lanterns.games.mapmasters.coop.verbs import (
    ANSWERS,
    BEGIN,
    BLIND_BOOK,
    BOOK,
    COLUMNS,
    FAIRY,
    MEET,
    PAWN,
    PLAY,
    TOKEN,
    WAYS,
)  # fmt: skip

Truth = Callable[[Coop, int, int, Refusal], bool]


def bears_out(g: Coop, seat: int, action: int, refusal: Refusal) -> bool | None:
    """See `core.roles.Harness.bears_out`."""
    truth = TRUTHS.get(refusal.key)
    if truth is not None:
        return truth(g, seat, action, refusal)
    if action not in WAYS or g.line is None:
        return None
    try:
        move = g.board().move(action)
    except IllegalStep:
        return None if refusal.key == "not-here" else False
    return denied(g.line.path, move, refusal.key)


def _group(action: int) -> int:
    """The group that an action of the market, or the start of a line, names."""
    if action in BEGIN:
        return action - BEGIN.base
    if action in BLIND_BOOK:
        return action - BLIND_BOOK.base
    return (TOKEN if action in TOKEN else BOOK).args(action)[0]


def _filled(g: Coop, seat: int, action: int, refusal: Refusal) -> bool:
    return PLAY.args(action)[1] in [place_of(code) for code in g.cells]


def _blocked(g: Coop, seat: int, action: int, refusal: Refusal) -> bool:
    return PLAY.args(action)[1] in g.blocked


def _off_grid(g: Coop, seat: int, action: int, refusal: Refusal) -> bool:
    row, column = divmod(PLAY.args(action)[1], COLUMNS)
    return column >= g.plan().columns or row >= g.plan().rows


def _not_in_hand(g: Coop, seat: int, action: int, refusal: Refusal) -> bool:
    return PLAY.args(action)[0] not in g.hands[seat]


def _too_dear(g: Coop, seat: int, action: int, refusal: Refusal) -> bool:
    return refusal.params == {"price": 2, "coins": g.coins} and g.coins < 2


def _no_token(g: Coop, seat: int, action: int, refusal: Refusal) -> bool:
    kind = TOKEN.args(action)[1] if action in TOKEN else action - FAIRY.base
    stock = g.stock if action in TOKEN or g.line is None else g.line.stock
    return stock[kind] == 0


def _one_token(g: Coop, seat: int, action: int, refusal: Refusal) -> bool:
    if action in FAIRY:
        return g.line is not None and g.line.path.tokens[action - FAIRY.base] > 0
    group, kind = TOKEN.args(action)
    return g.tokens[group * 4 + kind] > 0


def _two_books(g: Coop, seat: int, action: int, refusal: Refusal) -> bool:
    return len(g.books(_group(action))) >= 2


def _book_hidden(g: Coop, seat: int, action: int, refusal: Refusal) -> bool:
    return action in BOOK and BOOK.args(action)[1] not in g.book_row


def _no_such_group(g: Coop, seat: int, action: int, refusal: Refusal) -> bool:
    return _group(action) >= len(g.stage)


def _stays(g: Coop, seat: int, action: int, refusal: Refusal) -> bool:
    return g.stage[_group(action)] not in (AT_START, ON_STEP)


def _no_way_yet(g: Coop, seat: int, action: int, refusal: Refusal) -> bool:
    """The look at the tableau found no way for it; a line that has not begun has not arrived."""
    try:
        line = begin_line(g, _group(action))
    except IllegalStep:
        return True
    return not line.path.arrived and not g.able >> _group(action) & 1


def _not_arrived(g: Coop, seat: int, action: int, refusal: Refusal) -> bool:
    return g.line is None or not (g.line.path.arrived or g.line.path.at_exit)


def _no_step(g: Coop, seat: int, action: int, refusal: Refusal) -> bool:
    return not g.steps


def _taken(g: Coop, seat: int, action: int, refusal: Refusal) -> bool:
    return action - PAWN.base in g.spot


def _already_met(g: Coop, seat: int, action: int, refusal: Refusal) -> bool:
    return g.met[MEET.args(action)[0]] != NONE


def _brings(g: Coop, action: int) -> tuple[int, int, int]:
    """What a group has of an objective without tokens, the most it can add, and what is asked."""
    index = MEET.args(action)[0]
    objective = g.objective(index)
    step = g.stack[-1]
    group = step.args[0]
    if objective.need == "deed" or objective.what in ("monster", "lock", "trap", "room", "stairs"):
        return deeds(g, group, objective.what), 0, objective.amount
    if objective.need != "object":
        return 0, 0, 1
    kinds = {"sword": 0, "key": 1, "rope": 2, "scroll": 3}
    more = 0
    if objective.what in kinds:
        more = g.tokens[group * 4 + kinds[objective.what]] + int(g.has_debt(group))
    return len(goods(g, group, objective.what)), more, objective.amount


def _not_enough(g: Coop, seat: int, action: int, refusal: Refusal) -> bool:
    """Even with all that it could add the group has less, or it lacks what must be done besides."""
    objective = g.objective(MEET.args(action)[0])
    group = g.stack[-1].args[0]
    if objective.with_what and deeds(g, group, objective.with_what) < objective.with_amount:
        return True
    have, more, asked = _brings(g, action)
    return have + more < asked


def _too_many(g: Coop, seat: int, action: int, refusal: Refusal) -> bool:
    have, more, asked = _brings(g, action)
    return g.level() == HARD and have + more > asked


def _other_way(g: Coop, seat: int, action: int, refusal: Refusal) -> bool:
    return any(MEET.args(code)[0] == MEET.args(action)[0] for code in g.options(seat) if code in MEET)


def _other_exit(g: Coop, seat: int, action: int, refusal: Refusal) -> bool:
    plan, objective = g.plan(), g.objective(MEET.args(action)[0])
    spots = [wide(plan, place) * 6 + slot for place, slot in objective.exits]
    return bool(spots) and g.spot[g.stack[-1].args[0]] not in spots


def _nothing_said(g: Coop, seat: int, action: int, refusal: Refusal) -> bool:
    return action in ANSWERS and (g.line is None or not g.line.due)


def _fairy_due(g: Coop, seat: int, action: int, refusal: Refusal) -> bool:
    return g.line is not None and g.line.due > 0


TRUTHS: Final[dict[str, Truth]] = {
    "place-filled": _filled,
    "place-blocked": _blocked,
    "off-grid": _off_grid,
    "not-in-hand": _not_in_hand,
    "too-dear": _too_dear,
    "no-token-left": _no_token,
    "one-token-each": _one_token,
    "two-books-each": _two_books,
    "book-not-shown": _book_hidden,
    "no-such-group": _no_such_group,
    "group-stays": _stays,
    "no-way-yet": _no_way_yet,
    "not-arrived": _not_arrived,
    "nothing-to-take-back": _no_step,
    "no-optimiser": _nothing_said,
    "fairy-first": _fairy_due,
    "spot-taken": _taken,
    "already-met": _already_met,
    "not-enough": _not_enough,
    "too-many": _too_many,
    "other-payment": _other_way,
    "other-exit": _other_exit,
}
