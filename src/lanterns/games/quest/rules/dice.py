"""Dice: what a throw can show, with exact weights, and the hourglass [Q1.5, rules 4].

`Throw` leaves the faces in `g.dice`, sorted; the step that follows it reads them there.
"""

from __future__ import annotations

from itertools import combinations_with_replacement, product
from math import factorial
from random import Random
from typing import Final

from lanterns.core.step import CHANCE, AnyStep, Params, Refusal
from lanterns.games.quest import content as con
from lanterns.games.quest.state import SPENT_GLASS, TOGETHER, Ask, Quest
from lanterns.games.quest.verbs import DAMAGE, DICE, DICE_IN_ORDER, FACES, REROLL, SKIP_CODE

MOST: Final = 5
MOST_IN_ORDER: Final = 4


def _code(faces: tuple[int, ...]) -> int:
    return DICE.code(*(faces[i] + 1 if i < len(faces) else 0 for i in range(MOST)))


def _code_in_order(faces: tuple[int, ...]) -> int:
    return DICE_IN_ORDER.code(*(faces[i] + 1 if i < len(faces) else 0 for i in range(MOST_IN_ORDER)))


def _ways(faces: tuple[int, ...]) -> int:
    """In how many orders a handful of dice can show these faces."""
    ways = factorial(len(faces))
    for face in range(6):
        ways //= factorial(faces.count(face))
    return ways


# by number of dice: the outcomes (sorted faces), their codes and their weights out of 6 ** n
HANDS: Final = [list(combinations_with_replacement(range(6), n)) for n in range(MOST + 1)]
CODES: Final = [[_code(faces) for faces in hands] for hands in HANDS]
WEIGHTS: Final = [[_ways(faces) for faces in hands] for hands in HANDS]
CODE_OF: Final[dict[tuple[int, ...], int]] = {faces: _code(faces) for hands in HANDS for faces in hands}
FACES_OF: Final[dict[int, tuple[int, ...]]] = {code: faces for faces, code in CODE_OF.items()}
ROWS_IN_ORDER: Final = [list(product(range(6), repeat=n)) for n in range(MOST_IN_ORDER + 1)]
CODES_IN_ORDER: Final = [[_code_in_order(faces) for faces in rows] for rows in ROWS_IN_ORDER]
FACES_IN_ORDER: Final[dict[int, tuple[int, ...]]] = {_code_in_order(f): f for rows in ROWS_IN_ORDER for f in rows}


def throw(rng: Random, count: int) -> list[int]:
    """Faces of that many dice, in the order they fell."""
    return [int(rng.random() * 6) for _ in range(count)]


def effects(mode: int, by_point: int, level: int, damage: int, power: int) -> tuple[int, int, int]:
    """Hits, Health per hit and Power of so many damage and power dice at a magic level [Q6.6, Q6.9, Q11.4, QR19]."""
    if mode == TOGETHER:
        hits, amount, powers = damage, max(1, level), power if level < 2 else 0
    elif level == 0:
        hits, amount, powers = max(0, damage - 1), 1, power
    elif level == 1:
        hits, amount, powers = (1 if damage == 1 else max(0, damage - 1)), 1, max(0, power - 1)
    else:
        hits, amount, powers = damage, level - 1, 0
    return (hits * amount, 1, powers) if by_point else (hits, amount, powers)


class Throw(Ask):
    """Chance throws dice; they join those kept in `g.dice`. args: number of dice, 1 to clear the table first."""

    rules = ("Q1.5",)

    def options(self, g: Quest) -> list[int]:
        return CODES[self.args[0]]

    def weights(self, g: Quest) -> list[int] | None:
        return WEIGHTS[self.args[0]]

    def draw(self, g: Quest, options: list[int], rng: Random) -> int:
        return CODE_OF[tuple(sorted(throw(rng, self.args[0])))]

    def play(self, g: Quest, action: int) -> None:
        faces = list(FACES_OF[action])
        g.dice = faces if self.args[1] else sorted(g.dice + faces)
        if g.heard:
            g.tell("Q6.2", "dice-thrown", dice=" ".join(FACES[face] for face in faces))


class ThrowInOrder(Ask):
    """Chance throws dice that are resolved left to right [rules 7.3: GG1, GG2]. args: number of dice."""

    rules = ("GG1", "GG2")

    def options(self, g: Quest) -> list[int]:
        return CODES_IN_ORDER[self.args[0]]

    def draw(self, g: Quest, options: list[int], rng: Random) -> int:
        faces = throw(rng, self.args[0])
        return _code_in_order(tuple(faces))

    def play(self, g: Quest, action: int) -> None:
        g.dice = list(FACES_IN_ORDER[action])
        g.tell("Q3.13", "dice-thrown", dice=" ".join(FACES[face] for face in g.dice))


# why dice may be rerolled
HOURGLASS: Final = 0
KEEP_DAMAGE: Final = 1


class Reroll(Ask):
    """Reroll any dice once, or none: the hourglass [T06], or GG5, which keeps damage. args: reason."""

    rules = ("T06", "GG5")

    def params(self, g: Quest, seat: int) -> Params:
        return {"cause": "hourglass" if self.args[0] == HOURGLASS else "grotto"}

    def options(self, g: Quest) -> list[int]:
        hourglass = self.args[0] == HOURGLASS
        if hourglass and (g.spent & SPENT_GLASS or not g.owns(self.actor, con.HOURGLASS)):
            return []
        codes: list[int] = []
        seen: set[tuple[int, ...]] = set()
        for mask in range(1, 1 << len(g.dice)):
            chosen = tuple(face for i, face in enumerate(g.dice) if mask >> i & 1)
            if chosen in seen or (not hourglass and DAMAGE in chosen):
                continue
            seen.add(chosen)
            codes.append(REROLL.base + mask - 1)
        return [*codes, SKIP_CODE] if codes else []

    def play(self, g: Quest, action: int) -> None:
        if action == SKIP_CODE:
            return
        mask = action - REROLL.base + 1
        if self.args[0] == HOURGLASS:
            g.spent |= SPENT_GLASS
        kept = [face for i, face in enumerate(g.dice) if not mask >> i & 1]
        g.tell(self.rules[self.args[0]], "dice-rerolled", seat=self.actor, count=len(g.dice) - len(kept))
        count = len(g.dice) - len(kept)
        g.dice = kept
        g.then(Throw(CHANCE, count, 0))

    def explain(self, g: Quest, action: int) -> Refusal | None:
        if action not in REROLL:
            return None
        rule = self.rules[self.args[0]]
        mask = action - REROLL.base + 1
        if mask >> len(g.dice):
            return Refusal(rule, "no-such-die", count=len(g.dice))
        chosen = [face for i, face in enumerate(g.dice) if mask >> i & 1]
        if DAMAGE in chosen and self.args[0] != HOURGLASS:
            return Refusal(rule, "reroll-not-these")
        return Refusal(rule, "reroll-alike", dice=_first_of(g.dice, chosen))


def _first_of(dice: list[int], chosen: list[int]) -> str:
    """The positions, from 1, by which a choice of faces is named: of equal dice the first ones."""
    left = chosen[:]
    named = ""
    for place, face in enumerate(dice):
        if face in left:
            left.remove(face)
            named += str(place + 1)
    return named


STEPS: tuple[type[AnyStep], ...] = (Throw, ThrowInOrder, Reroll)
