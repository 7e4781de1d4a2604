"""The rules of Pig: its actions, its state, its two questions, and what the rest of the house asks a game."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from lanterns.core.card import read_card
from lanterns.core.errors import BadScenario
from lanterns.core.event import NUMBER, SEAT, Events
from lanterns.core.game import Game, Option, Options
from lanterns.core.roles import Harness, Policy
from lanterns.core.state import State
from lanterns.core.step import CHANCE, Refusal, Step
from lanterns.core.verbs import Domain, Verb, VerbTable
from lanterns.core.view import answers_view, question_view
from tests.example_game.pig.view_types import PigView

CARD = read_card(Path(__file__).parent)

# actions
ROLL = Verb("roll")
HOLD = Verb("hold")
DIE = Verb("die", Domain("face", tuple("123456")))
VERBS = VerbTable(ROLL, HOLD, DIE)


# state
class Pig(State):
    """Points kept by seat, those of the turn that can still be lost, and the goal."""

    GAME = "pig"
    VERBS = VERBS
    FIELDS = ("kept", "turn", "goal")

    def __init__(self, goal: int = 0) -> None:
        super().__init__()
        self.kept = [0, 0]
        self.turn = 0
        self.goal = goal

    def copy(self) -> Pig:
        new = Pig(self.goal)
        new.edition, new.ply, new.over = self.edition, self.ply, self.over
        new.kept, new.turn = self.kept[:], self.turn
        new.stack, new.asked = self.stack[:], self.asked
        return new


# events
EVENTS: Events = {
    "rolled": {"seat": SEAT, "number": NUMBER},
    "kept": {"seat": SEAT, "points": NUMBER, "total": NUMBER},
}


# steps
class Choose(Step[Pig]):
    """The seat rolls, or keeps what the turn has brought [Z1.1, Z1.4]."""

    rules = ("Z1.1", "Z1.4")

    def options(self, g: Pig) -> list[int]:
        return [ROLL.code(), HOLD.code()] if g.turn else [ROLL.code()]

    def play(self, g: Pig, action: int) -> None:
        if action in ROLL:
            g.then(Throw(CHANCE, self.actor))
            return
        g.kept[self.actor] += g.turn
        g.tell("Z1.4", "kept", seat=self.actor, points=g.turn, total=g.kept[self.actor])
        g.turn = 0
        if g.kept[self.actor] >= g.goal:
            g.finish()
        else:
            g.then(Choose(1 - self.actor))

    def params(self, g: Pig, seat: int) -> dict[str, int | str]:
        return {"points": g.turn, "total": g.kept[self.actor]}

    def explain(self, g: Pig, action: int) -> Refusal | None:
        return Refusal("Z1.4", "nothing-to-keep") if action in HOLD else None


class Throw(Step[Pig]):
    """Chance shows a face: a 1 ends the turn, any other counts [Z1.2, Z1.3]. args: the seat that rolls."""

    rules = ("Z1.2", "Z1.3")

    def options(self, g: Pig) -> list[int]:
        return [DIE.code(face) for face in range(6)]

    def play(self, g: Pig, action: int) -> None:
        seat, face = self.args[0], DIE.args(action)[0] + 1
        g.tell("Z1.2" if face == 1 else "Z1.3", "rolled", seat=seat, number=face)
        g.turn = 0 if face == 1 else g.turn + face
        g.then(Choose(1 - seat if face == 1 else seat))


STEPS = {"Choose": Choose, "Throw": Throw}


# what bots, tests and scenarios ask
class PigPolicy(Policy[Pig]):
    def evaluate(self, state: Pig, seat: int) -> float:
        """The share of the points; what the turn has brought counts half, as it may be lost."""
        asked = state.question()
        turn = [0.0, 0.0]
        if asked is not None and asked.actor in (0, 1):
            turn[asked.actor] = state.turn / 2
        mine, other = state.kept[seat] + turn[seat], state.kept[1 - seat] + turn[1 - seat]
        return 0.5 + (mine - other) / (2 * state.goal + 20)


class PigHarness(Harness[Pig]):
    def variants(self) -> dict[str, dict[str, str]]:
        return {"short": {"goal": "50"}, "long": {"goal": "100"}}

    def position(self, state: Pig, given: Mapping[str, Any]) -> None:
        for key, value in given.items():
            if key == "kept":
                state.kept = list(value)
            elif key == "turn":
                state.turn = int(value)
            else:
                raise BadScenario(f"given has an unknown key '{key}'; known are kept, turn")
        state.stack = [Choose(0)]
        state.settle()

    def conserved(self, state: Pig) -> dict[str, int]:
        return {"die": 1}  # all that lies on the table; points are only written down


# the game
class PigGame(Game[Pig]):
    """Pig for two."""

    def __init__(self) -> None:
        options = (Option("players", ("2",), "Z1.1"), Option("goal", ("100", "50"), "Z1.5"))
        super().__init__(CARD, VERBS, options, STEPS, PigPolicy(), PigHarness())
        self.view_type = PigView
        self.events = EVENTS

    def new(self, options: Options | None = None) -> Pig:
        state = Pig(int(self.resolve(options)["goal"]))
        state.then(Choose(0))
        state.settle()
        return state

    def blank(self) -> Pig:
        return Pig()

    def players(self, state: Pig) -> int:
        return 2

    def view(self, state: Pig, seat: int) -> PigView:
        return {
            "game": "pig", "seat": seat, "version": state.ply, "since": state.ply, "over": state.over,
            "actors": state.actors(),
            "question": question_view(state, seat), "options": answers_view(state, seat, VERBS),
            "end_reason": self.end_reason(state), "results": self.results(state) if state.over else [],
            "kept": state.kept[:], "turn": state.turn, "goal": state.goal,
        }  # fmt: skip

    def scores(self, state: Pig) -> list[int]:
        return state.kept[:]

    def results(self, state: Pig) -> list[float]:
        return [float(points >= state.goal) for points in state.kept]

    def end_reason(self, state: Pig) -> str:
        return "goal-reached" if state.over else ""

    def end_reasons(self) -> tuple[str, ...]:
        return ("goal-reached",)
