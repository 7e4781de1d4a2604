"""The plan that a bot acts on, found again at each of its questions from what its seat knows then.

A plan runs over several decisions: where pawns start, what is bought, which card is laid, how a path goes on, step by
step. Nobody remembers it. Each question goes back to the moment at which the plan was made, as far as the seat can
still see it: before anything was bought; before the card of the turn was laid; or, once a leg was entered in this
turn, to the position that it left. The search for the plan reads that moment alone, draws its random numbers from it,
and is bounded by positions looked at. So every question of the plan finds the same one, in any process and beside any
other table.
"""

from __future__ import annotations

from random import Random
from typing import Final

from lanterns.games.caches import keep
from lanterns.games.mapmasters.coop.bots.sight import add_cards, situation
from lanterns.games.mapmasters.coop.hidden import deal_again, gather
from lanterns.games.mapmasters.coop.planner.planner import Plan, solve
from lanterns.games.mapmasters.coop.rules.dealing import deck_weights, take
from lanterns.games.mapmasters.coop.state import NONE, PLAYING, Coop
from lanterns.games.mapmasters.coop.tableau import face_of, wide

ATTEMPTS: Final = 40
PATIENCE: Final = 400  # positions looked at for one leg
KEEP: Final = 100

#: Plans found, by all that their search reads (see `text_of`): it saves the time to find one again, and changes none.
_found: Final[dict[str, Plan]] = {}


class Moment:
    """A position as one seat knows it, without anything that the search for a plan does not read. `sizes`: cards in
    closed hands, by seat; `played`: whether the active seat has laid its card of this turn."""

    def __init__(self, g: Coop, seat: int) -> None:
        self.g = g.copy()
        self.sizes = gather(self.g, seat)
        self.played = False
        now = self.g
        now.stack, now.asked, now.ply = [], [], 0
        now.line, now.drawing, now.steps = None, NONE, []
        now.sketches = now.entered = now.able = now.refused = 0
        now.phase = PLAYING

    def text(self) -> str:
        """All that can be read from this moment."""
        fields = [getattr(self.g, name) for name in Coop.FIELDS]
        return f"{self.g.edition} {self.played} {self.sizes} {fields}"

    def plan(self, looks: int) -> Plan:
        """A plan for the rest of the mission on one sample of the cards to come, within so many positions looked at."""
        text = self.text()
        key = f"{looks} {text}"
        plan = _found.get(key)
        if plan is None:
            # The budget is left out of the seed: a plan that is found early is the same at every level.
            plan = keep(_found, key, self.search(looks, Random(text)), KEEP)
        return plan

    def search(self, looks: int, rng: Random, known: Plan | None = None) -> Plan:
        """The same, on the sample that these random numbers draw, and from what holds of a plan that is `known`."""
        s = situation(self.g)
        ahead = self.g.copy()
        deal_again(ahead, self.sizes, rng)
        hidden = self.sizes if any(ahead.hands) else [1] * ahead.players
        if not any(ahead.hands):  # before any card is dealt, every seat is thought a first hand
            for seat in range(ahead.players):
                for _ in range(ahead.hand_size()):
                    weights = deck_weights(ahead)
                    take(ahead, seat, rng.choices(range(len(weights)), weights)[0])
        ahead.turn = max(1, ahead.turn)
        add_cards(ahead, s, self.played, rng, hidden)
        return solve(s, rng, attempts=ATTEMPTS, patience=PATIENCE, looks=looks, known=known)


def starts_of(g: Coop, plan: Plan) -> dict[int, int]:
    """Spot at which each group of a plan starts its first leg."""
    out: dict[int, int] = {}
    for leg in plan.legs:
        out.setdefault(leg.pawn, wide(g.plan(), leg.start[0]) * 6 + leg.start[1])
    return out


def plan_of_turn(g: Coop, seat: int, laid: bool, looks: int) -> Plan:
    """The plan of the active seat in its turn. `laid`: its card of this turn lies.

    Until a leg is entered that is the plan by which the card was chosen, for which the card is taken back in thought.
    """
    moment = Moment(g, seat)
    moment.played = laid
    then = moment.g
    if laid and not g.entered and g.laid_by and g.laid_by[-1] == seat:
        face = face_of(then.cells.pop())
        then.laid_by.pop()
        then.hands[seat] = sorted([*then.hands[seat], face])
        moment.played = False
    return moment.plan(looks)


def plan_of_tableau(g: Coop, seat: int, looks: int) -> Plan:
    """A plan over the cards that lie, without one more: it needs no guess."""
    moment = Moment(g, seat)
    key = f"lying {looks} {moment.text()}"
    plan = _found.get(key)
    if plan is None:
        s = situation(moment.g)
        s.fill_pool([], [], [], [0] * g.players)
        plan = solve(s, Random(key), attempts=ATTEMPTS, patience=PATIENCE, looks=looks)
        keep(_found, key, plan, KEEP)
    return plan
