"""Which card a bot of Coop lays, and where.

One plan sees one guess at the closed hands and the cards to come, and wants the card laid that is best if the guess is
true. ``novice`` plans for a moment and lays two cards of three at random, ``easy`` every third, ``medium`` none.
``hard`` and ``master`` make plans on several guesses, and lay in thought each card that most of these want: on each
guess its plan goes on from what the card leaves of it. The card with which they meet the most is laid.
"""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Final

from lanterns.games.mapmasters.coop.bots.found import Moment, plan_of_turn
from lanterns.games.mapmasters.coop.bots.outlook import promise
from lanterns.games.mapmasters.coop.missions.faces import faces
from lanterns.games.mapmasters.coop.planner.nodes import NEVER
from lanterns.games.mapmasters.coop.planner.planner import Plan
from lanterns.games.mapmasters.coop.state import Coop
from lanterns.games.mapmasters.coop.tableau import narrow, wide
from lanterns.games.mapmasters.coop.verbs import FACE, FACES, PLAY, play_code

#: positions looked at for a plan, by level
LOOKS: Final = {"novice": 600, "easy": 2_500, "medium": 10_000, "hard": 10_000, "master": 10_000}
#: power of the share that plans meet: only all of them win, and a card is weighed by that
ALL: Final = 5
#: how often a card is laid wherever it goes, by level
WHIM: Final = {"novice": 0.66, "easy": 0.33}


class Care:
    """How a card is weighed: on so many `guesses`, with `looks` positions looked at for the plan on each; at `most` so
    many of the cards that they want, with `ahead` positions looked at to mend each plan with each card."""

    def __init__(self, guesses: int, looks: int, most: int, ahead: int) -> None:
        self.guesses = guesses
        self.looks = looks
        self.most = most
        self.ahead = ahead


CARE: Final = {"hard": Care(6, 1_500, 3, 250), "master": Care(14, 2_500, 4, 400)}


def card_to_lay(g: Coop, seat: int, level: str, rng: Random) -> int:
    """The card that a level lays, and where."""
    if level in WHIM and rng.random() < WHIM[level]:
        return rng.choice([code for code in g.asked if code in PLAY])
    if level in CARE:
        return weighed(g, seat, CARE[level])
    return card_code(g, seat, plan_of_turn(g, seat, False, LOOKS[level]), rng)


def weighed(g: Coop, seat: int, care: Care) -> int:
    """Of the cards that plans on several guesses want laid, the one with which these plans meet the most."""
    moment = Moment(g, seat)
    text = moment.text()
    seeds = [f"{text} {number}" for number in range(care.guesses)]
    plans = [moment.search(care.looks, Random(seed)) for seed in seeds]
    wanted: Counter[int] = Counter()
    for plan in plans:
        wanted[card_code(g, seat, plan, Random(text))] += 1
        wanted.update(own_cards(g, seat, plan))
    codes = [code for code, _ in wanted.most_common(care.most)]
    if len(codes) == 1:
        return codes[0]
    stands = dict.fromkeys(codes, 0.0)
    for code in codes:
        then = g.copy()
        then.play(code, seat)
        for seed, plan in zip(seeds, plans):
            stands[code] += promise(then, seat, Random(seed), care.ahead, plan, ALL)
    return max(codes, key=lambda code: stands[code])


def own_cards(g: Coop, seat: int, plan: Plan) -> list[int]:
    """The cards that this seat holds and a plan lays somewhere, those first whose places the water reaches first."""
    s, mission, empty = plan.situation, g.plan(), g.empty()
    hand = [FACES[face] for face in g.hands[seat]]
    found: list[tuple[int, int, int]] = []
    for leg in plan.legs:
        for place, value in leg.laid().items():
            card = s.pool[value >> 1]
            if s.owner[value >> 1] == seat and card in hand and wide(mission, place) in empty:
                code = play_code(FACE[card], wide(mission, place), value & 1 == 1)
                found.append((s.limit.get(place, NEVER), len(found), code))
    return [code for _, _, code in sorted(found)]


def card_code(g: Coop, seat: int, plan: Plan, rng: Random) -> int:
    """The first card of the plan that this seat holds; else a card that the plan does not want, far from its ways."""
    s = plan.situation
    mission = g.plan()
    empty = g.empty()
    hand = [FACES[face] for face in g.hands[seat]]
    own = own_cards(g, seat, plan)
    if own:
        return own[0]
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
