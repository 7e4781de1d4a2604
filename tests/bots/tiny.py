"""Tiny games with what bots must cope with: a forced win, a hidden card, a secret choice, dice."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from lanterns.core.game import Game, Option
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

    def view(self, seat: int) -> dict[str, Any]:
        return {"left": self.left, "options": self.options(seat)}

    def step_class(self, name: str) -> type[AnyStep]:
        return {"Take": Take}[name]

    def scores(self) -> list[int]:
        return [int(seat == self.winner) for seat in range(self.seats)]

    def results(self) -> list[float]:
        return [float(score) for score in self.scores()]

    def end_reason(self) -> str:
        return "heap-empty" if self.over else ""


class Nim(Game):
    id = "nim"
    min_players = 2
    max_players = 3

    def __init__(self) -> None:
        super().__init__(NIM_VERBS, (Option("players", ("2", "3"), "seats"), Option("heap", (), "heap", "21")))

    def new(self, options: Mapping[str, str] | None = None) -> NimState:
        given = self.resolve(options)
        state = NimState(int(given["players"]), int(given["heap"]))
        state.then(Take(0))
        state.settle()
        return state

    def players(self, state: State) -> int:
        assert isinstance(state, NimState)
        return state.seats

    def variants(self) -> dict[str, dict[str, str]]:
        return {"pair": {}, "three": {"players": "3"}}

    def evaluate(self, state: State, seat: int) -> float:
        return state.results()[seat] if state.over else 1.0 / self.players(state)


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

    def view(self, seat: int) -> dict[str, Any]:
        return {"card": self.cards[seat], "called": self.called, "options": self.options(seat)}

    def step_class(self, name: str) -> type[AnyStep]:
        return {"Deal": Deal, "Bet": Bet}[name]

    def scores(self) -> list[int]:
        if self.called == [1, 1]:
            return [2, 0] if self.cards[0] > self.cards[1] else [0, 2]
        return [1, 0] if self.called[0] else [0, 1]

    def results(self) -> list[float]:
        return [score / 2 for score in self.scores()]

    def end_reason(self) -> str:
        return "shown" if self.called == [1, 1] else "folded"


class Peek(Game):
    id = "peek"
    min_players = 2
    max_players = 2

    def __init__(self) -> None:
        super().__init__(PEEK_VERBS, ())

    def new(self, options: Mapping[str, str] | None = None) -> PeekState:
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

    def players(self, state: State) -> int:
        return 2

    def variants(self) -> dict[str, dict[str, str]]:
        return {"peek": {}}

    def evaluate(self, state: State, seat: int) -> float:
        return state.results()[seat] if state.over else 0.5

    def sample(self, state: State, seat: int, rng: Random) -> State:
        new = state.copy()
        assert isinstance(new, PeekState)
        unseen = [card for card in range(6) if card != new.cards[seat]]
        new.cards[1 - seat] = unseen[int(rng.random() * len(unseen))]
        return new


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


class CampState(State):
    """Co-operative: each takes a safe or a risky gain, then both choose a sign at the same time."""

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

    def view(self, seat: int) -> dict[str, Any]:
        return {"points": self.points, "sign": self.signs[seat], "options": self.options(seat)}

    def step_class(self, name: str) -> type[AnyStep]:
        return {"Risk": Risk, "Roll": Roll, "Agree": Agree, "Split": Split, "End": End}[name]

    def scores(self) -> list[int]:
        return [self.points, self.points]

    def results(self) -> list[float]:
        return [min(1.0, self.points / 16)] * 2

    def end_reason(self) -> str:
        return "camped" if self.over else ""


class Camp(Game):
    id = "camp"
    min_players = 2
    max_players = 2
    cooperative = True

    def __init__(self) -> None:
        super().__init__(CAMP_VERBS, (Option("die", ("fair", "loaded"), "die"),))

    def new(self, options: Mapping[str, str] | None = None) -> CampState:
        state = CampState(int(self.resolve(options)["die"] == "loaded"))
        state.then(Risk(0), Risk(1), Split())
        state.settle()
        return state

    def players(self, state: State) -> int:
        return 2

    def variants(self) -> dict[str, dict[str, str]]:
        return {"fair": {}, "loaded": {"die": "loaded"}}

    def evaluate(self, state: State, seat: int) -> float:
        return state.results()[seat]

    def sample(self, state: State, seat: int, rng: Random) -> State:
        new = state.copy()
        assert isinstance(new, CampState)
        if new.lanes and not new.lanes[1 - seat]:  # the other has chosen already, unseen
            new.signs[1 - seat] = int(rng.random() * 3)
        return new
