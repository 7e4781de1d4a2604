"""A test-only game that has what quest lacks: all seats are asked at once, in secret, and chance has uneven weights.

Each round chance turns up a prize; every seat bids a card of its hand in secret and may then double it for a
point; the highest bid alone takes the prize, equal highest bids take nothing.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from lanterns.core.card import Card
from lanterns.core.errors import BadQuestion, BadScenario
from lanterns.core.event import NUMBER, SEAT, Events
from lanterns.core.game import Game, Option, Options
from lanterns.core.roles import Harness, ImperfectInformation, Policy, Queries, Topic
from lanterns.core.state import State
from lanterns.core.step import AUTO, CHANCE, AnyStep, Refusal, Step
from lanterns.core.verbs import Domain, Verb, VerbTable
from lanterns.core.view_types import AnyAnswer

CARDS = 4
PRIZES = (3, 2, 1)  # how many prizes of 1, 2 and 3 points lie in the bag

PRIZE = Verb("prize", Domain("points", ("1", "2", "3")))
BID = Verb("bid", Domain("card", tuple(str(card + 1) for card in range(CARDS))))
RAISE = Verb("raise", Domain("how", ("keep", "double")))
VERBS = VerbTable(PRIZE, BID, RAISE)

EVENTS: Events = {
    "prize": {"points": NUMBER},
    "bid": {"seat": SEAT, "card": NUMBER},
    "revealed": {"seat": SEAT, "bid": NUMBER},
    "won": {"seat": SEAT},
}


class DrawPrize(Step["BidsState"]):
    """Chance draws a prize from the bag [B1]."""

    rules = ("B1",)

    def options(self, g: BidsState) -> list[int]:
        return [PRIZE.code(i) for i in range(3) if g.bag[i]]

    def weights(self, g: BidsState) -> list[int]:
        return [left for left in g.bag if left]

    def total(self, g: BidsState) -> int:
        return sum(PRIZES) - g.round

    def play(self, g: BidsState, action: int) -> None:
        g.prize = PRIZE.args(action)[0]
        g.bag[g.prize] -= 1
        g.tell("B1", "prize", points=g.prize + 1)
        g.split([[Bid(seat), Raise(seat)] for seat in range(g.seats)])


class Bid(Step["BidsState"]):
    """A seat bids a card of its hand in secret [B2]."""

    rules = ("B2",)

    def options(self, g: BidsState) -> list[int]:
        return [BID.code(card) for card in range(CARDS) if g.hands[self.actor * CARDS + card]]

    def play(self, g: BidsState, action: int) -> None:
        card = BID.args(action)[0]
        g.hands[self.actor * CARDS + card] = 0
        g.bids[self.actor] = card + 1
        g.whisper(self.actor, "B2", "bid", seat=self.actor, card=card + 1)

    def explain(self, g: BidsState, action: int) -> Refusal | None:
        return Refusal("B2", "why-card-used") if action in BID.codes() else None


class Raise(Step["BidsState"]):
    """It may pay a point to double the bid; without a point it is not asked [B3]."""

    rules = ("B3",)

    def options(self, g: BidsState) -> list[int]:
        return [RAISE.code(how) for how in range(2 if g.points[self.actor] else 1)]

    def play(self, g: BidsState, action: int) -> None:
        if RAISE.args(action)[0]:
            g.points[self.actor] -= 1
            g.paid += 1
            g.bids[self.actor] *= 2


class Reveal(Step["BidsState"]):
    """All bids are shown and the prize is taken [B4]."""

    rules = ("B4",)

    def run(self, g: BidsState) -> None:
        best = max(g.bids)
        for seat, bid in enumerate(g.bids):
            g.tell("B4", "revealed", seat=seat, bid=bid)
        if g.bids.count(best) == 1:
            g.points[g.bids.index(best)] += g.prize + 1
            g.tell("B4", "won", seat=g.bids.index(best))
        else:
            g.lost += g.prize + 1
        g.bids = [0] * g.seats
        g.prize = -1
        g.round += 1
        if g.round == CARDS:
            g.finish()
        else:
            g.then(DrawPrize(CHANCE), Reveal(AUTO))


STEPS: dict[str, type[AnyStep]] = {step.__name__: step for step in (DrawPrize, Bid, Raise, Reveal)}


class BidsState(State):
    GAME = "bids"
    VERBS = VERBS
    FIELDS = ("seats", "round", "prize", "bag", "hands", "bids", "points", "paid", "lost")

    def __init__(self, seats: int = 2) -> None:
        super().__init__()
        self.seats = seats
        self.round = 0
        self.prize = -1
        self.bag = list(PRIZES)
        self.hands = [1] * (CARDS * seats)
        self.bids = [0] * seats
        self.points = [0] * seats
        self.paid = 0
        self.lost = 0

    def copy(self) -> BidsState:
        new = type(self)(self.seats)
        new.edition = self.edition
        new.ply, new.over, new.lane, new.asked = self.ply, self.over, self.lane, self.asked[:]
        new.round, new.prize, new.paid, new.lost = self.round, self.prize, self.paid, self.lost
        new.bag, new.hands, new.bids, new.points = self.bag[:], self.hands[:], self.bids[:], self.points[:]
        new.stack, new.lanes = self.stack[:], [lane[:] for lane in self.lanes]
        new.lane_asked = self.lane_asked[:]
        new.events = None
        return new


def bids_results(g: BidsState) -> list[float]:
    best = max(g.points)
    return [1.0 / g.points.count(best) if points == best else 0.0 for points in g.points]


class BidsImperfectInformation(ImperfectInformation[BidsState]):
    def imperfect(self, options: Mapping[str, str]) -> bool:
        return True

    def sample(self, state: BidsState, seat: int, rng: Random) -> BidsState:
        return self.permute(state, seat, rng)

    def permute(self, state: BidsState, seat: int, rng: Random) -> BidsState:
        """What is secret while all bid: who has bid what by now, hands and doubled bids included."""
        new = state.copy()
        if not new.lanes:
            return new
        for other in range(new.seats):
            if other == seat:
                continue
            if new.bids[other]:
                self._bid_anew(new, other, rng)
            hand = slice(other * CARDS, other * CARDS + CARDS)
            cards = new.hands[hand]
            rng.shuffle(cards)
            new.hands[hand] = cards
            # Anything from "has not bid yet" to "is done", as long as somebody is still thinking.
            lane = new.lanes[other]
            if lane and isinstance(lane[-1], Bid) and any(new.lanes[who] for who in range(new.seats) if who != other):
                new.lane_asked[other] = lane[-1].options(new)
                new.play(rng.choice(new.lane_asked[other]), other)
            if new.lanes[other]:
                new.lane_asked[other] = new.lanes[other][-1].options(new)
        return new

    def _bid_anew(self, g: BidsState, seat: int, rng: Random) -> None:
        """Let a secret bid be of any card that it can have been, the hand being what is left."""
        twice = g.bids[seat] > CARDS or g.hands[seat * CARDS + g.bids[seat] - 1] == 1
        card = (g.bids[seat] // 2 if twice else g.bids[seat]) - 1
        held = [c for c in range(CARDS) if c == card or g.hands[seat * CARDS + c]]
        other = rng.choice(held)
        g.hands[seat * CARDS + card] = 1
        g.hands[seat * CARDS + other] = 0
        g.bids[seat] = (other + 1) * (2 if twice else 1)


class BidsQueries(Queries[BidsState]):
    def topics(self) -> dict[str, Topic]:
        return {
            "guess": Topic("guess"),
            "highest": Topic("highest", hint=True),
            "long": Topic("long", slow=True),
        }

    def answer(self, state: BidsState, seat: int, topic: str, params: Mapping[str, Any]) -> AnyAnswer:
        """`guess`: the cards and bids of a seat as they may be, one guess among many. `highest` {at_most}: the card to
        bid. `long`: whatever takes long."""
        if topic == "guess":
            other = params.get("seat")
            if type(other) is not int or not 0 <= other < state.seats:
                raise BadQuestion(f"guess about a seat from 0 to {state.seats - 1}")
            return {"hand": state.hands[other * CARDS : other * CARDS + CARDS], "bid": state.bids[other]}
        if topic == "highest":
            most = params.get("at_most", CARDS)
            cards = [card for card in range(CARDS) if state.hands[seat * CARDS + card] and card < most]
            return {"card": max(cards, default=-1) + 1}
        if topic == "long":
            return {"round": state.round}
        return super().answer(state, seat, topic, params)


class BidsPolicy(Policy[BidsState]):
    def evaluate(self, state: BidsState, seat: int) -> float:
        return bids_results(state)[seat] if state.over else state.points[seat] / (1 + sum(state.points))


class BidsHarness(Harness[BidsState]):
    def variants(self) -> dict[str, dict[str, str]]:
        return {"two": {"players": "2"}, "four": {"players": "4"}}

    def position(self, state: BidsState, given: Mapping[str, Any]) -> None:
        for key, value in given.items():
            if key != "points":
                raise BadScenario(f"given has an unknown key '{key}'; known are points")
            state.points = list(value)

    def conserved(self, state: BidsState) -> dict[str, int]:
        held = sum((i + 1) * n for i, n in enumerate(state.bag)) + max(state.prize + 1, 0)
        return {"points": held + sum(state.points) + state.paid + state.lost}


class Bids(Game[BidsState]):
    def __init__(self) -> None:
        super().__init__(
            Card("bids", players=(2, 4)),
            VERBS,
            (Option("players", ("2", "3", "4"), "B0"), Option("pace", ("slow", "fast"), "B0")),
            STEPS,
            BidsPolicy(),
            BidsHarness(),
        )
        self.events = EVENTS
        self.hidden = BidsImperfectInformation()
        self.queries = BidsQueries()

    def new(self, options: Options | None = None) -> BidsState:
        state = BidsState(int(self.resolve(options)["players"]))
        state.then(DrawPrize(CHANCE), Reveal(AUTO))
        state.settle()
        return state

    def blank(self) -> BidsState:
        return BidsState()

    def view(self, state: BidsState, seat: int) -> dict[str, Any]:
        mine = state.hands[seat * CARDS : seat * CARDS + CARDS] if seat >= 0 else []
        return {
            "round": state.round,
            "prize": state.prize,
            "bag": state.bag,
            "points": [p for s, p in enumerate(state.points) if s == seat or not state.lanes],
            "hand": mine,
            "bid": state.bids[seat] if seat >= 0 else 0,
            "asked": state.options(seat) if seat >= 0 else [],
        }

    def scores(self, state: BidsState) -> list[int]:
        return list(state.points)

    def results(self, state: BidsState) -> list[float]:
        return bids_results(state)

    def end_reason(self, state: BidsState) -> str:
        return "cards-played" if state.over else ""

    def players(self, state: BidsState) -> int:
        return state.seats

    def end_reasons(self) -> tuple[str, ...]:
        return ("cards-played",)


BIDS = Bids()
