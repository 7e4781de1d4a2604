"""Monte Carlo search over macro-actions, for games whose turns are many small steps (`roles.MacroActions`).

The game names whole turns (`macro_actions`); each is played in thought on states drawn like the real one, chance as it
comes, what the plan leaves open answered by the rollout policy, until so many turns have ended; then the game judges.
All plans of a cycle meet the same luck, and after each round the worse half leaves (sequential halving). Only the first
step of the best plan is played: after it, and after what chance made of it, the bot plans anew.
"""

from __future__ import annotations

from random import Random
from time import process_time

from lanterns.bots.base import Bot, Sight, Thought, Watch
from lanterns.core.errors import LanternsError
from lanterns.core.game import AnyGame
from lanterns.core.roles import AnyPolicy
from lanterns.core.state import State
from lanterns.core.step import AUTO, CHANCE

DEFAULT_PLANS = 60  # walks a decision
PER_PLAN = 24  # walks that a plan needs at most unless told otherwise: few plans take less time
STEP_LIMIT = 400  # decisions of one walk; no turn is near it
REPORT_EVERY = 32


class Plan:
    """A macro-action: its codes, and how it fared."""

    def __init__(self, codes: list[int]) -> None:
        self.codes: list[int] = codes
        self.visits: int = 0
        self.total: float = 0.0

    def mean(self) -> float:
        return self.total / self.visits if self.visits else 0.0


class PlanBot(Bot):
    """Plans whole turns. `iterations` walks a decision, or `seconds` of processor time, or both (the first that runs
    out ends it).

    `turns`: how many turns are played to their end in thought, the one in progress included. `most`: the walks that a
    plan needs at most.
    """

    name = "mcts"

    def __init__(
        self,
        game: AnyGame,
        seed: int = 0,
        iterations: int = 0,
        seconds: float = 0.0,
        turns: int = 1,
        most: int = PER_PLAN,
    ) -> None:
        super().__init__(game, seed)
        if game.macros is None:
            raise LanternsError(f"{game.id} names no whole turns, so no bot can plan them")
        self.macros = game.macros
        self.policy: AnyPolicy = game.policy  # the evaluation that judges: the game's own, or its learned one
        self.iterations = iterations if iterations > 0 or seconds > 0 else DEFAULT_PLANS
        self.seconds = seconds
        self.turns = turns
        self.most = most
        self.simulations: int = 0  # since this bot was made; for measuring

    def think(self, sight: Sight, watch: Watch | None) -> int:
        started = process_time()
        start = sight.sample()
        plans = [Plan(codes) for codes in self.macros.macro_actions(start, sight.seat)]
        if len({plan.codes[0] for plan in plans}) == 1:
            return plans[0].codes[0]
        until = self.macros.turn_number(start) + self.turns
        budget = self.most * len(plans)
        if self.iterations > 0:
            budget = min(budget, max(self.iterations, len(plans)))
        rng = sight.rng
        base = int(rng.random() * 4294967296.0)
        rounds = 1
        while 1 << rounds < len(plans):
            rounds += 1
        left = plans
        done = 0
        cycle = 0
        stopped = False
        for halving in range(rounds):
            share = max(len(left), budget * (halving + 1) // rounds - done)
            for _ in range(max(1, share // len(left))):
                for plan in left:
                    rng.seed(base + cycle)
                    self._walk(plan, sight.sample(), sight.seat, until, rng)
                    done += 1
                    if watch is not None and done % REPORT_EVERY == 0:
                        stopped = not watch(self._thought(plans, left, done, process_time() - started))
                    if self.seconds > 0.0 and process_time() - started > self.seconds:
                        stopped = True
                    if stopped:
                        break
                cycle += 1
                if stopped:
                    break
            left = best_of(left)
            if stopped:
                break
            if halving + 1 < rounds:
                left = left[: (len(left) + 1) // 2]
        self.simulations += done
        if watch is not None:
            watch(self._thought(plans, left, done, process_time() - started))
        return left[0].codes[0]

    def compare(self, sight: Sight, codes: list[int], tries: int, walks: int) -> list[list[float]]:
        """What follows each of these answers: the worth of `walks` walks of the best plan that begins with it, all
        answers meeting the same luck. `tries` walks of each plan choose that plan; they do not count."""
        start = sight.sample()
        until = self.macros.turn_number(start) + self.turns
        named = self.macros.macro_actions(start, sight.seat)
        rng = sight.rng
        base = int(rng.random() * 4294967296.0)
        chosen: list[Plan] = []
        for code in codes:
            plans = [Plan(steps) for steps in named if steps[0] == code] or [Plan([code])]
            for cycle in range(tries if len(plans) > 1 else 0):
                for plan in plans:
                    rng.seed(base + cycle)
                    self._walk(plan, sight.sample(), sight.seat, until, rng)
            chosen.append(Plan(best_of(plans)[0].codes))
        values: list[list[float]] = [[] for _ in codes]
        for cycle in range(walks):
            for at, plan in enumerate(chosen):
                rng.seed(base + tries + cycle)
                plan.total = 0.0
                self._walk(plan, sight.sample(), sight.seat, until, rng)
                values[at].append(plan.total)
        return values

    def _walk(self, plan: Plan, state: State, seat: int, until: int, rng: Random) -> None:
        """Play a plan and what follows until the turns are over; add what the game makes of it."""
        macros = self.macros
        codes = plan.codes
        at = 0
        for _ in range(STEP_LIMIT):
            if not state.stack:
                break
            actor = state.stack[-1].actor
            if actor == CHANCE:
                state.play(state.draw(rng))
                continue
            if actor == AUTO or macros.turn_number(state) >= until:
                break
            if at < len(codes) and codes[at] in state.asked:
                state.play(codes[at])
                at += 1
            else:
                state.play(macros.rollout(state, rng))
        plan.visits += 1
        plan.total += self.policy.evaluate(state, seat)

    def _thought(self, plans: list[Plan], left: list[Plan], done: int, seconds: float) -> Thought:
        best = best_of(left)[0]
        ranked: list[list[float]] = []
        for plan in sorted(plans, key=_by_visits):
            if plan.visits and all(row[0] != plan.codes[0] for row in ranked):
                ranked.append([float(plan.codes[0]), float(plan.visits), plan.mean()])
        return Thought(done, self.iterations, seconds, best.mean(), best.codes[:12], ranked)


def best_of(plans: list[Plan]) -> list[Plan]:
    """The plans, the best first; the order in which the game named them settles ties."""
    keyed = [(-plan.mean(), i) for i, plan in enumerate(plans)]
    keyed.sort()
    return [plans[item[1]] for item in keyed]


def _by_visits(plan: Plan) -> tuple[float, float]:
    return (-float(plan.visits), -plan.mean())
