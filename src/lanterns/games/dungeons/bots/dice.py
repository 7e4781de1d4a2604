"""The dice of a check: what each total is worth, and the best use of Modify Die, result die and plus dice [D8].

Worth is counted in turns, as in evaluate.py. The best use of a roll is worked out once per payoff, exactly, and kept.
"""

from __future__ import annotations

from typing import Final

from lanterns.games.dungeons import content as con
from lanterns.games.dungeons.bots.power import FOCUS_TURN, HEALTH_TURN
from lanterns.games.dungeons.rules.attack import AttackDone, defense_of
from lanterns.games.dungeons.rules.checks import CHOICES, may_modify, modify_cost, result_bonus
from lanterns.games.dungeons.rules.rooms import DisarmDone, RoomDone, TrapDone
from lanterns.games.dungeons.rules.spells import SignatureDone, SpellDone, book
from lanterns.games.dungeons.rules.turn import EndTurn
from lanterns.games.dungeons.state import Dungeons
from lanterns.games.dungeons.verbs import CHOOSE, MODIFY, PLUS, PLUS_DICE

HIT_TURN: Final = 0.8  # turns that a point of damage on a minion or boss is worth
GOBLIN_TURN: Final = 1.3  # a goblin killed, its reward counted in
TOTALS: Final = 15  # payoffs are listed for totals 0..14


class Play:
    """The best use of a roll: its worth in turns, and the action code to begin with."""

    def __init__(self, worth: float, code: int) -> None:
        self.worth: float = worth
        self.code: int = code


PLAYS_KEPT: Final = 20_000

#: plays worked out, by all that they depend on
_PLAYS: Final[dict[tuple[tuple[int, ...], int, int, tuple[float, ...]], Play]] = {}


def dice_play(dice: tuple[int, ...], steps: int, cost: int, payoff: tuple[float, ...]) -> Play:
    """What to do with dice when `steps` modifications can be paid at `cost` Focus; `payoff` by the dice's total.

    Unused dice give their gains where the payoff is positive, that is on a success [D8.6].
    """
    key = (dice, steps, cost, payoff)
    known = _PLAYS.get(key)
    if known is not None:
        return known
    best = Play(-99.0, -1)
    for code in CHOICES[dice]:
        value, plus = divmod(code - CHOOSE.base, len(PLUS))
        rest = list(dice)
        rest.remove(value + 1)
        total = value + 1
        for die in PLUS_DICE[plus]:
            rest.remove(die)
            total += die
        worth = payoff[min(TOTALS - 1, total)]
        if worth > 0:
            for die in rest:
                worth += HEALTH_TURN * con.UNUSED_HEALTH[die] + FOCUS_TURN * con.UNUSED_FOCUS[die]
        if worth > best.worth + 1e-9:
            best = Play(worth, code)
    if steps > 0:
        for at, value in enumerate(dice):
            if at and dice[at - 1] == value:
                continue
            for way in (0, 1):
                turned = value + 1 - 2 * way
                if not 1 <= turned <= 6:
                    continue
                after = tuple(sorted((*dice[:at], turned, *dice[at + 1 :])))
                worth = dice_play(after, steps - 1, cost, payoff).worth - FOCUS_TURN * cost
                if worth > best.worth + 1e-9:
                    best = Play(worth, MODIFY.code(value - 1, way))
    if len(_PLAYS) >= PLAYS_KEPT:
        _PLAYS.clear()
    _PLAYS[key] = best
    return best


def payoffs(g: Dungeons) -> tuple[float, ...]:
    """What each total of the dice is worth in the open check, in turns."""
    bonus = g.edge + result_bonus(g, g.roller, g.skill, g.kind)
    found: list[float] = []
    if g.number:
        won = prize(g)
        return tuple([won if total + bonus >= g.number else -0.01 for total in range(TOTALS)])
    for total in range(TOTALS):
        worth = -0.01
        for enemy in g.foes_of(g.targets):
            dealt = min(g.foe_hp[enemy], total + bonus - defense_of(g, enemy, g.kind))
            if enemy == con.BOSS_CODE:
                dealt = min(8, total + bonus - defense_of(g, enemy, g.kind))
            if dealt <= 0:
                continue
            worth = max(0.0, worth)
            worth += GOBLIN_TURN if enemy < con.MINION_CODE else HIT_TURN * dealt
            if con.MINION_CODE <= enemy < con.BOSS_CODE and dealt >= g.foe_hp[enemy]:
                worth += 1.0 + (0.6 if 0 <= g.face < con.TORCH_FACE else 1.0 if g.face == con.TORCH_FACE else 0.0)
        found.append(worth)
    return tuple(found)


def prize(g: Dungeons) -> float:
    """What passing the open test is worth, in turns: enough to pay for it, more where it costs dearly."""
    if g.kind == con.SPELL:
        return 2.5
    return 1.4


def next_cost(g: Dungeons) -> int:
    """Focus that the open test costs when it is passed, which Modify Die must leave; gains of dice may pay a spell."""
    for step in g.stack[::-1]:
        if isinstance(step, SpellDone):
            return book(g, step.args[0], step.args[1])[1]
        if isinstance(step, RoomDone):
            return con.CARDS[step.args[1]].cost
        if isinstance(step, SignatureDone):
            return g.hero(step.args[0]).signature.cost
        if isinstance(step, (TrapDone, DisarmDone, AttackDone, EndTurn)):
            return 0
    return 0


def open_play(g: Dungeons) -> Play:
    """The best use of the dice that lie open, the cost of what they are rolled for kept aside."""
    steps = 0
    cost = 2
    if may_modify(g):
        cost = modify_cost(g, g.roller)
        focus = g.fp[g.roller] - (next_cost(g) if g.number else 0)
        steps = min(4, max(0, focus) // cost)
    return dice_play(tuple(g.dice), steps, cost, payoffs(g))
