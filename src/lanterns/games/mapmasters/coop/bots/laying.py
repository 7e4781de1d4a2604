"""Which card a bot of Coop lays, and where.

One plan sees one guess at the closed hands and the cards to come, and wants the card laid that is best if the guess is
true. ``novice`` plans for a moment and lays two cards of three at random, ``easy`` every third, ``medium`` none.
``hard`` and ``master`` ask plans on several guesses, and lay each card that one of them wants in thought on guesses on
which none of them was made, the same for all cards: the card from which a plan then meets the most is laid.
"""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Final

from lanterns.games.mapmasters.coop.bots.found import Moment, plan_of_turn
from lanterns.games.mapmasters.coop.bots.outlook import outlook
from lanterns.games.mapmasters.coop.missions.faces import faces
from lanterns.games.mapmasters.coop.planner.nodes import NEVER
from lanterns.games.mapmasters.coop.planner.planner import Plan
from lanterns.games.mapmasters.coop.state import Coop
from lanterns.games.mapmasters.coop.tableau import narrow, wide
from lanterns.games.mapmasters.coop.verbs import FACE, FACES, PLAY, play_code

#: positions looked at for a plan, by level
LOOKS: Final = {"novice": 600, "easy": 2_500, "medium": 10_000, "hard": 10_000, "master": 10_000}
#: how often a card is laid wherever it goes, by level
WHIM: Final = {"novice": 0.66, "easy": 0.33}


class Care:
    """How a card is weighed: `plans` that are asked, with `looks` positions looked at for each but the first; at `most`
    so many cards that they want; so many `guesses` on which each is laid, with `ahead` positions looked at for each."""

    def __init__(self, plans: int, looks: int, most: int, guesses: int, ahead: int) -> None:
        self.plans = plans
        self.looks = looks
        self.most = most
        self.guesses = guesses
        self.ahead = ahead


CARE: Final = {"hard": Care(3, 2_000, 3, 6, 500), "master": Care(6, 2_500, 5, 16, 600)}


def card_to_lay(g: Coop, seat: int, level: str, rng: Random) -> int:
    """The card that a level lays, and where."""
    if level in WHIM and rng.random() < WHIM[level]:
        return rng.choice([code for code in g.asked if code in PLAY])
    if level in CARE:
        return weighed(g, seat, LOOKS[level], CARE[level])
    return card_code(g, seat, plan_of_turn(g, seat, False, LOOKS[level]), rng)


def weighed(g: Coop, seat: int, looks: int, care: Care) -> int:
    """Of the cards that plans on several guesses want laid, the one from which a plan then meets the most."""
    moment = Moment(g, seat)
    text = moment.text()
    plans = [moment.plan(looks)]  # the one by which legs are drawn
    plans += [moment.search(care.looks, Random(f"{text} {number}")) for number in range(1, care.plans)]
    wanted = Counter([card_code(g, seat, plan, Random(text)) for plan in plans])
    codes = [code for code, _ in wanted.most_common(care.most)]
    if len(codes) == 1:
        return codes[0]
    after = {code: g.copy() for code in codes}
    stands = dict.fromkeys(codes, 0.0)
    for code, then in after.items():
        then.play(code, seat)
        for number in range(care.guesses):
            stands[code] += outlook(then, seat, Random(f"{text} then {number}"), care.ahead)
    return max(codes, key=lambda code: stands[code])


def card_code(g: Coop, seat: int, plan: Plan, rng: Random) -> int:
    """The first card of the plan that this seat holds; else a card that the plan does not want, far from its ways."""
    s = plan.situation
    mission = g.plan()
    empty = g.empty()
    hand = [FACES[face] for face in g.hands[seat]]
    wet: list[tuple[int, int, int]] = []
    for leg in plan.legs:
        for place, value in leg.laid().items():
            card = s.pool[value >> 1]
            if s.owner[value >> 1] == seat and card in hand and wide(mission, place) in empty:
                wet.append(
                    (s.limit.get(place, NEVER), len(wet), play_code(FACE[card], wide(mission, place), value & 1 == 1))
                )
    if wet:
        return min(wet)[2]
    reserved: list[int] = []
    needed: list[str] = []
    for leg in plan.legs:
        for place, value in leg.laid().items():
            if wide(mission, place) in empty:
                reserved.append(wide(mission, place))
                if s.owner[value >> 1] == seat:
                    needed.append(s.pool[value >> 1])
    spare = [card for card in hand if card not in needed] or hand
    free = [place for place in empty if place not in reserved] or empty
    best, at = -1.0, free[0]
    for place in free:
        far = (
            min((abs(place % 8 - other % 8) + abs(place // 8 - other // 8) for other in _targets(g)), default=9)
            + rng.random()
        )
        far += 1000.0 / (1 + s.limit.get(narrow(mission, place), NEVER))  # first where the water comes first
        if far > best:
            best, at = far, place
    poorest = min(spare, key=_icons)
    return play_code(FACE[poorest], at, rng.random() < 0.5)


def _icons(card: str) -> int:
    return len(faces()[card].icons())


def _targets(g: Coop) -> list[int]:
    return [wide(g.plan(), target.place) for target in g.plan().targets]
