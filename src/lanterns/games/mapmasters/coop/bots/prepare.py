"""Where a bot of Coop places its pawns, and what it buys: before any card is known, by plans on guesses at them.

Of what one plan wants before the first card is dealt half is luck. So ``hard`` and ``master`` place the pawns as the
one of several plans wants them from whose starts plans on other guesses meet most, and buy what most plans from these
starts use. The others do as one plan says.
"""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Final

from lanterns.games.caches import keep
from lanterns.games.mapmasters.board.vocabulary import TOKENS
from lanterns.games.mapmasters.coop.bots.found import Moment, starts_of
from lanterns.games.mapmasters.coop.planner.nodes import BY_CIRCLE
from lanterns.games.mapmasters.coop.planner.planner import Plan
from lanterns.games.mapmasters.coop.planner.proof import ITEM
from lanterns.games.mapmasters.coop.planner.situation import HAD
from lanterns.games.mapmasters.coop.state import BOOKS_IN_ROW, NONE, PILE, TOKENS_EACH, WAITING, Coop
from lanterns.games.mapmasters.coop.verbs import BOOK, COOP_BOOKS, TOKEN

KEEP: Final = 20
#: votes of a plan that meets all; one that does not has one
WHOLE: Final = 3


class Tries:
    """How a setup is weighed: `plans` for the starts, with `first` positions looked at for the first of them and
    `looks` for each other; each tried on so many `guesses`, with `ahead` positions looked at for each; and so many
    `buyers`, plans that say what is bought, with `wallet` positions looked at for each."""

    def __init__(self, plans: int, first: int, looks: int, guesses: int, ahead: int, buyers: int, wallet: int) -> None:
        self.plans = plans
        self.first = first
        self.looks = looks
        self.guesses = guesses
        self.ahead = ahead
        self.buyers = buyers
        self.wallet = wallet


TRIES: Final = {
    "hard": Tries(2, 3_000, 2_000, 4, 600, 5, 1_800),
    "master": Tries(4, 10_000, 2_000, 6, 1_000, 10, 4_000),
}

#: setups chosen, by all that the choice reads: it saves the time to choose one again at each of its questions
_chosen: Final[dict[str, Plan]] = {}
_shopping: Final[dict[str, list[int]]] = {}


def plan_of_setup(g: Coop, seat: int, looks: int, level: str) -> Plan:
    """The plan by which pawns are placed. It is made before the first pawn; when pawns stand where it does not start
    them, a person has placed some, and it is made after the first, the second, and so on."""
    placed = g.groups() - g.spot.count(NONE)
    for count in range(placed):
        plan = _best(before_market(g, seat, count), looks, level)
        if placed_as_planned(g, plan):
            return plan
    return _best(before_market(g, seat, placed), looks, level)


def _best(moment: Moment, looks: int, level: str) -> Plan:
    """Of plans on several guesses the one from whose starts plans on others meet most."""
    if level not in TRIES:
        return moment.plan(looks)
    tries = TRIES[level]
    text = moment.text()
    key = f"{level} {text}"
    best = _chosen.get(key)
    if best is not None:
        return best
    plans = [moment.plan(tries.first)]
    plans += [moment.search(tries.looks, Random(f"{text} {number}")) for number in range(1, tries.plans)]
    best, most = plans[0], -1.0
    for plan in plans:
        stands = sum(share(moment.g, other) for other in _from_starts(moment, plan, tries))
        if stands > most:
            best, most = plan, stands
    return keep(_chosen, key, best, KEEP)


def _from_starts(moment: Moment, plan: Plan, tries: Tries) -> list[Plan]:
    """Plans on other guesses when the pawns stand as one plan starts them."""
    text = moment.text()
    then = Moment(moment.g, 0)
    then.sizes = moment.sizes
    for group, spot in starts_of(moment.g, plan).items():
        if then.g.spot[group] == NONE:
            then.g.spot[group] = spot
    return [then.search(tries.ahead, Random(f"{text} then {number}"), plan) for number in range(tries.guesses)]


def share(g: Coop, plan: Plan) -> float:
    """How much of a mission a plan meets: much more when it is all."""
    met = len(plan.situation.met) / len(g.met)
    return 1.0 if plan.complete else 0.95 * met * met


def before_market(g: Coop, seat: int, count: int) -> Moment:
    """The moment at which so many pawns were placed and nothing was bought."""
    moment = Moment(g, seat)
    then = moment.g
    for group in range(count, then.groups()):
        then.spot[group], then.stage[group] = NONE, WAITING
    then.coins = then.plan().coins
    then.stock, then.tokens = [TOKENS_EACH] * len(TOKENS), [0] * len(then.tokens)
    then.book_at, then.book_row = [PILE] * len(COOP_BOOKS), [NONE] * BOOKS_IN_ROW
    return moment


def placed_as_planned(g: Coop, plan: Plan) -> bool:
    """Whether every pawn that stands and has a leg in the plan starts it where it stands."""
    return all(g.spot[group] == spot for group, spot in starts_of(g, plan).items() if g.spot[group] != NONE)


def shopping(g: Coop, seat: int, level: str) -> list[int]:
    """What plans on several guesses use most, from where the pawns stand, before anything was bought."""
    tries = TRIES[level]
    moment = before_market(g, seat, g.groups())
    text = moment.text()
    key = f"{level} {text}"
    known = _shopping.get(key)
    if known is not None:
        return known
    plans = [moment.search(tries.wallet, Random(f"{text} {number}")) for number in range(tries.buyers)]
    return keep(_shopping, key, most_used(moment.g, plans), KEEP)


def most_used(g: Coop, plans: list[Plan]) -> list[int]:
    """What some plans use and nobody holds yet, the most used first; one that meets all has more to say."""
    votes: Counter[int] = Counter()
    for plan in plans:
        for code in wants(g, plan):
            votes[code] += WHOLE if plan.complete else 1
    return [code for code, _ in votes.most_common()]


def wants(g: Coop, plan: Plan) -> list[int]:
    """What a plan wants bought and nobody holds yet: books, then tokens by group."""
    out: list[int] = []
    for leg in plan.legs:
        for node in leg.nodes:
            if node.how > BY_CIRCLE and not g.book_mask(leg.pawn) >> node.how & 1:
                out.append(BOOK.code(leg.pawn, node.how - 1))
    for group, pawn in enumerate(plan.situation.pawns):
        for kind, item in enumerate(ITEM):
            if pawn.counters[HAD] >> item & 1 and not g.tokens[group * 4 + kind]:
                out.append(TOKEN.code(group, kind))
    return out
