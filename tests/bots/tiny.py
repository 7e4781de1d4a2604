"""Tiny games with what bots must cope with: a forced win, a hidden card, a secret choice, dice."""

from __future__ import annotations

from random import Random
from typing import Any

from lanterns.core.card import Card
from lanterns.core.game import Game, Option, Options
from lanterns.core.roles import Harness, ImperfectInformation, MacroActions, Policy
from lanterns.core.state import State
from lanterns.core.step import CHANCE, AnyStep, Step
from lanterns.core.verbs import Domain, Verb, VerbTable

TAKE = Verb("take", Domain("count", ("1", "2", "3")))
NIM_VERBS = VerbTable(TAKE)
DEAL = Verb("deal", Domain("card", tuple("012345")))
BET = Verb("bet", Domain("what", ("fold", "call")))
PEEK_VERBS = VerbTable(DEAL, BET)
RISK = Verb("risk", Domain("what", ("safe", "dice")))
DIE = Verb("die", Domain("face", tuple("123456")))
SECRET = Verb("secret", Domain("sign", ("a", "b", "c")))
CAMP_VERBS = VerbTable(RISK, DIE, SECRET)


class Take(Step["NimState"]):
    def options(self, g: NimState) -> list[int]:
        return [TAKE.code(i) for i in range(min(3, g.left))]

    def play(self, g: NimState, action: int) -> None:
        g.left -= TAKE.args(action)[0] + 1
        if g.left == 0:
            g.winner = self.actor
            g.finish()
        else:
            g.then(Take((self.actor + 1) % g.seats))


class NimState(State):
    """Take 1-3 of a heap in turn; who takes the last wins. A heap of 4, 8, .. is lost for the one to play."""

    GAME = "nim"
    VERBS = NIM_VERBS
    FIELDS = ("seats", "left", "winner")

    def __init__(self, seats: int = 2, left: int = 0) -> None:
        super().__init__()
        self.seats = seats
        self.left = left
        self.winner = -1

    def copy(self) -> NimState:
        new = NimState(self.seats, self.left)
        new.winner, new.ply, new.over = self.winner, self.ply, self.over
        new.stack, new.asked = self.stack[:], self.asked
        return new


def nim_scores(g: NimState) -> list[int]:
    return [int(seat == g.winner) for seat in range(g.seats)]


def nim_results(g: NimState) -> list[float]:
    return [float(score) for score in nim_scores(g)]


class NimPolicy(Policy[NimState]):
    def evaluate(self, state: NimState, seat: int) -> float:
        return nim_results(state)[seat] if state.over else 1.0 / state.seats


class NimHarness(Harness[NimState]):
    def variants(self) -> dict[str, dict[str, str]]:
        return {"pair": {}, "three": {"players": "3"}}


class Nim(Game[NimState]):
    def __init__(self) -> None:
        super().__init__(
            Card("nim", players=(2, 3)),
            NIM_VERBS,
            (Option("players", ("2", "3"), "seats"), Option("heap", (), "heap", "21")),
            {"Take": Take},
            NimPolicy(),
            NimHarness(),
        )

    def new(self, options: Options | None = None) -> NimState:
        given = self.resolve(options)
        state = NimState(int(given["players"]), int(given["heap"]))
        state.then(Take(0))
        state.settle()
        return state

    def view(self, state: NimState, seat: int) -> dict[str, Any]:
        return {"left": state.left, "options": state.options(seat)}

    def scores(self, state: NimState) -> list[int]:
        return nim_scores(state)

    def results(self, state: NimState) -> list[float]:
        return nim_results(state)

    def end_reason(self, state: NimState) -> str:
        return "heap-empty" if state.over else ""

    def players(self, state: NimState) -> int:
        return state.seats


class NimMacroActions(MacroActions[NimState]):
    """A turn is one taking; the rollout policy takes as one should, one where nothing helps."""

    def macro_actions(self, state: NimState, seat: int) -> list[list[int]]:
        return [[code] for code in state.options(seat)]

    def rollout(self, state: NimState, rng: Random) -> int:
        return TAKE.code(max(state.left % 4, 1) - 1)

    def turn_number(self, state: NimState) -> int:
        return state.ply


class PlannedNim(Nim):
    """The same, with turns that a bot can plan."""

    def __init__(self) -> None:
        super().__init__()
        self.macros = NimMacroActions()


class Deal(Step["PeekState"]):
    def options(self, g: PeekState) -> list[int]:
        return [c for c in DEAL.codes() if DEAL.args(c)[0] not in g.cards]

    def play(self, g: PeekState, action: int) -> None:
        g.cards[self.args[0]] = DEAL.args(action)[0]


class Bet(Step["PeekState"]):
    def options(self, g: PeekState) -> list[int]:
        return BET.codes()

    def play(self, g: PeekState, action: int) -> None:
        g.called[self.actor] = BET.args(action)[0]
        if not g.called[self.actor] or self.actor == 1:
            g.finish()


class PeekState(State):
    """Each of two seats sees its own card of 0..5. Seat 0 folds or calls, then seat 1; two calls compare the cards."""

    GAME = "peek"
    VERBS = PEEK_VERBS
    FIELDS = ("cards", "called")

    def __init__(self) -> None:
        super().__init__()
        self.cards = [-1, -1]
        self.called = [0, 0]

    def copy(self) -> PeekState:
        new = PeekState()
        new.cards, new.called, new.ply, new.over = self.cards[:], self.called[:], self.ply, self.over
        new.stack, new.asked = self.stack[:], self.asked
        return new


def peek_scores(g: PeekState) -> list[int]:
    if g.called == [1, 1]:
        return [2, 0] if g.cards[0] > g.cards[1] else [0, 2]
    return [1, 0] if g.called[0] else [0, 1]


def peek_results(g: PeekState) -> list[float]:
    return [score / 2 for score in peek_scores(g)]


class PeekImperfectInformation(ImperfectInformation[PeekState]):
    def sample(self, state: PeekState, seat: int, rng: Random) -> PeekState:
        new = state.copy()
        unseen = [card for card in range(6) if card != new.cards[seat]]
        new.cards[1 - seat] = unseen[int(rng.random() * len(unseen))]
        return new


class PeekPolicy(Policy[PeekState]):
    def evaluate(self, state: PeekState, seat: int) -> float:
        return peek_results(state)[seat] if state.over else 0.5


class PeekHarness(Harness[PeekState]):
    def variants(self) -> dict[str, dict[str, str]]:
        return {"peek": {}}


class Peek(Game[PeekState]):
    def __init__(self) -> None:
        super().__init__(
            Card("peek", players=(2, 2)), PEEK_VERBS, (), {"Deal": Deal, "Bet": Bet}, PeekPolicy(), PeekHarness()
        )
        self.hidden = PeekImperfectInformation()

    def new(self, options: Options | None = None) -> PeekState:
        state = PeekState()
        state.then(Deal(CHANCE, 0), Deal(CHANCE, 1), Bet(0), Bet(1))
        state.settle()
        return state

    def dealt(self, own: int, other: int) -> PeekState:
        """The position of seat 0 to play, with these cards."""
        state = self.new()
        state.play(DEAL.code(own))
        state.play(DEAL.code(other))
        return state

    def view(self, state: PeekState, seat: int) -> dict[str, Any]:
        return {"card": state.cards[seat], "called": state.called, "options": state.options(seat)}

    def scores(self, state: PeekState) -> list[int]:
        return peek_scores(state)

    def results(self, state: PeekState) -> list[float]:
        return peek_results(state)

    def end_reason(self, state: PeekState) -> str:
        return "shown" if state.called == [1, 1] else "folded"

    def players(self, state: PeekState) -> int:
        return 2


class Risk(Step["CampState"]):
    """Safe: 3 points. Dice: what the die shows, doubled by the option `stake`."""

    def options(self, g: CampState) -> list[int]:
        return RISK.codes()

    def play(self, g: CampState, action: int) -> None:
        if RISK.args(action)[0]:
            g.then(Roll(CHANCE, self.actor))
        else:
            g.points += 3


class Roll(Step["CampState"]):
    def options(self, g: CampState) -> list[int]:
        return DIE.codes()

    def weights(self, g: CampState) -> list[int] | None:
        return [5, 1, 1, 1, 1, 1] if g.loaded else None

    def play(self, g: CampState, action: int) -> None:
        g.points += DIE.args(action)[0] + 1


class Agree(Step["CampState"]):
    """Both name a sign unseen by the other: 4 points if they agree on c."""

    def options(self, g: CampState) -> list[int]:
        return SECRET.codes()

    def play(self, g: CampState, action: int) -> None:
        g.signs[self.actor] = SECRET.args(action)[0]


class Split(Step["CampState"]):
    def run(self, g: CampState) -> None:
        g.then(End())
        g.split([[Agree(0)], [Agree(1)]])


class End(Step["CampState"]):
    def run(self, g: CampState) -> None:
        g.points += 4 if g.signs == [2, 2] else 0
        g.finish()


CAMP_STEPS: dict[str, type[AnyStep]] = {step.__name__: step for step in (Risk, Roll, Agree, Split, End)}


class CampState(State):
    """Co-operative: each takes a safe or a risky gain, then both choose a sign at the same time."""

    GAME = "camp"
    VERBS = CAMP_VERBS
    FIELDS = ("points", "signs", "loaded")

    def __init__(self, loaded: int = 0) -> None:
        super().__init__()
        self.points = 0
        self.signs = [-1, -1]
        self.loaded = loaded

    def copy(self) -> CampState:
        new = CampState(self.loaded)
        new.points, new.signs, new.ply, new.over = self.points, self.signs[:], self.ply, self.over
        new.stack, new.asked = self.stack[:], self.asked
        new.lanes, new.lane_asked = [lane[:] for lane in self.lanes], self.lane_asked[:]
        return new


def camp_results(g: CampState) -> list[float]:
    return [min(1.0, g.points / 16)] * 2


class CampImperfectInformation(ImperfectInformation[CampState]):
    def sample(self, state: CampState, seat: int, rng: Random) -> CampState:
        new = state.copy()
        if new.lanes and not new.lanes[1 - seat]:  # the other has chosen already, unseen
            new.signs[1 - seat] = int(rng.random() * 3)
        return new


class CampPolicy(Policy[CampState]):
    def evaluate(self, state: CampState, seat: int) -> float:
        return camp_results(state)[seat]


class CampHarness(Harness[CampState]):
    def variants(self) -> dict[str, dict[str, str]]:
        return {"fair": {}, "loaded": {"die": "loaded"}}


class Camp(Game[CampState]):
    def __init__(self) -> None:
        super().__init__(
            Card("camp", players=(2, 2), cooperative=True),
            CAMP_VERBS,
            (Option("die", ("fair", "loaded"), "die"),),
            CAMP_STEPS,
            CampPolicy(),
            CampHarness(),
        )
        self.hidden = CampImperfectInformation()

    def new(self, options: Options | None = None) -> CampState:
        state = CampState(int(self.resolve(options)["die"] == "loaded"))
        state.then(Risk(0), Risk(1), Split())
        state.settle()
        return state

    def view(self, state: CampState, seat: int) -> dict[str, Any]:
        return {"points": state.points, "sign": state.signs[seat], "options": state.options(seat)}

    def scores(self, state: CampState) -> list[int]:
        return [state.points, state.points]

    def results(self, state: CampState) -> list[float]:
        return camp_results(state)

    def end_reason(self, state: CampState) -> str:
        return "camped" if state.over else ""

    def players(self, state: CampState) -> int:
        return 2
