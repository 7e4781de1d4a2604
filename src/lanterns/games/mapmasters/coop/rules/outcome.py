"""Victory, defeat and score [M14]."""

from __future__ import annotations

from lanterns.games.mapmasters.board import books as sb
from lanterns.games.mapmasters.board.path import COUNTED
from lanterns.games.mapmasters.coop.landing import landed
from lanterns.games.mapmasters.coop.rules.reach import departure, on_the_way
from lanterns.games.mapmasters.coop.state import DEAD_END, ENDS, FACTOR, NONE, TOO_LATE, WON, Coop

BASE = 20  # points of a mission that is won [rules 6.5]
UNUSED = 2  # of a token or book that was not used
COINS_FOR_ONE = 3  # found and not delivered


def check_won(g: Coop) -> bool:
    """Won as soon as all objectives that the mission asks for are met [M14.1]."""
    if any(objective.wins and g.met[objective.index] == NONE for objective in g.plan().objectives):
        return False
    g.finish_as(WON)
    g.tell("M14.1", "mission-won", number=g.mission, points=score(g))
    return True


def check_lost(g: Coop) -> bool:
    """Lost by a dead end for good, but only when that is proved [M14.4, MR43].

    It is when no group can leave its place any more, or when the grid is full and no group can arrive anywhere.
    """
    if any(can_leave(g, group) for group in range(g.groups())) and (g.able or g.empty()):
        return False
    g.tell("M14.4", "dead-end", number=g.mission)
    g.finish_as(DEAD_END)
    return True


def last_turn(g: Coop, index: int) -> int:
    """The last turn for an open objective whose partner is met, 0 for any other: the next one after that in which the
    partner's group arrived on its boss [M17.4]."""
    partner = g.plan().objectives[index].together
    if partner < 0 or g.met[index] != NONE or g.met[partner] == NONE:
        return 0
    return 1 + max((leg[2] for leg in g.legs if leg[0] == g.met[partner]), default=g.turn)


def check_late(g: Coop) -> bool:
    """Lost when a turn ends after which an objective would no longer be met together with its partner [M17.4]."""
    for objective in g.plan().objectives:
        last = last_turn(g, objective.index)
        if last and g.turn >= last:
            g.tell("M17.4", "too-late", number=objective.index + 1)
            g.finish_as(TOO_LATE)
            return True
    return False


def can_leave(g: Coop, group: int) -> bool:
    """Whether a group could leave its place now or when a card comes to lie there."""
    if not on_the_way(g, group):
        return False
    if landed(g.spot[group]):
        return True
    if g.spot[group] // 6 not in g.board().at:
        return g.spot[group] // 6 not in g.blocked
    node = departure(g, g.board(), group)
    if node < 0:
        return False
    return g.book_mask(group) >> sb.TO_MONSTER & 1 == 1 or not g.used_pieces >> g.board().board.node_at[node][0] & 1


def coins_found(g: Coop) -> int:
    """Coins found by all pawns and not delivered [rules 6.5]."""
    board = g.board().board
    count = 0
    for group in range(g.groups()):
        mask = g.found[group] & ~g.delivered[group]
        count += sum(1 for icon, kind in enumerate(board.icon_kind) if kind == COUNTED["coin"] and mask >> icon & 1)
    return count


def unused_books(g: Coop) -> int:
    """Books of the pawns that were not used."""
    return sum(g.book_mask(group).bit_count() for group in range(g.groups()))


def score(g: Coop) -> int:
    """Points of the mission by level, rounded down; 0 unless it is won [M14.6, rules 6.5]."""
    if g.end != WON:
        return 0
    points = BASE + g.cards_left() + UNUSED * (sum(g.tokens) + unused_books(g))
    up, down = FACTOR[g.level()]
    return (COINS_FOR_ONE * points + coins_found(g)) * up // (COINS_FOR_ONE * down)


def scores(g: Coop) -> list[int]:
    """The points of the mission, by seat."""
    return [score(g)] * g.players


def results(g: Coop) -> list[float]:
    """[M14]"""
    return [1.0 if g.end == WON else 0.0] * g.players


def end_reason(g: Coop) -> str:
    """Why the mission is over, "" before."""
    return ENDS[g.end]
