"""Write winning records of Map Masters Coop: tests/fixtures/records/mapmasters-coop/EDITION/mission-N-LEVEL.record.

Chance is seeded: every kind of chance step has its own stream, so that the draws of a seed are the same whatever is
played. The planner looks at them first (a search that sees the deck), then plays its plan through the real engine,
question by question. Nothing is made by hand: a seed without a win is passed over.

    python tools/mapmasters/coop_records.py --missions 1-14 --levels novice,easy,normal,hard --seconds 20
"""

from __future__ import annotations

import argparse
from pathlib import Path
from random import Random
from time import process_time

from lanterns.core.record import Seat
from lanterns.core.replay import Play
from lanterns.core.step import CHANCE
from lanterns.games.mapmasters.coop.bots import bot, laying
from lanterns.games.mapmasters.coop.bots.sight import situation
from lanterns.games.mapmasters.coop.game import CoopGame
from lanterns.games.mapmasters.coop.planner.planner import Plan, solve
from lanterns.games.mapmasters.coop.planner.seeded import turns_of
from lanterns.games.mapmasters.coop.planner.trials import timetable
from lanterns.games.mapmasters.coop.rules.outcome import end_reason
from lanterns.games.mapmasters.coop.state import PLAYING, WON, Coop
from lanterns.games.mapmasters.coop.verbs import (
    ABANDON,
    BEGIN,
    DRAW,
    END_TURN,
    ENTER,
    FACES,
    LEAD,
    PASS,
    PAWN,
    PLAY,
    TURN_BOOK,
)  # fmt: skip

GAME = CoopGame()
FOLDER = Path(__file__).resolve().parents[2] / "tests" / "fixtures" / "records" / GAME.ruleset


class Chance:
    """Seeded chance with a stream per kind of step."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.counts: dict[str, int] = {}

    def answer(self, g: Coop) -> int:
        """The action that chance plays now, by the weights of the step."""
        step = g.stack[-1]
        kind = type(step).__name__
        self.counts[kind] = self.counts.get(kind, 0) + 1
        rng = Random(f"{self.seed}/{kind}/{self.counts[kind]}")
        return rng.choices(g.asked, step.weights(g))[0]

    def copy(self) -> Chance:
        new = Chance(self.seed)
        new.counts = dict(self.counts)
        return new


def foresee(state: Coop, chance: Chance) -> tuple[list[tuple[int, int]], list[int]]:
    """What will be drawn, by seat and face, and the two books on offer: the mission played on without any plan."""
    g, chance = state.copy(), chance.copy()
    draws: list[tuple[int, int]] = []
    books: list[int] = []
    while not g.over:
        if g.actor == CHANCE:
            action = chance.answer(g)
            if DRAW.base <= action < DRAW.base + DRAW.size:
                seat, face = DRAW.args(action)
                draws.append((seat, face))
            elif TURN_BOOK.base <= action < TURN_BOOK.base + TURN_BOOK.size:
                books.append(action - TURN_BOOK.base)
        elif LEAD.base in g.asked:
            action = LEAD.base
        elif END_TURN.base in g.asked:
            action = END_TURN.base
        elif PASS.base in g.asked:
            action = PASS.base
        else:
            action = g.asked[0]
        g.play(action, g.actor)
    return draws, books


def plan_of(state: Coop, chance: Chance, rng: Random, seconds: float) -> Plan | None:
    """A complete plan from the first question, all draws known; None when the search finds none."""
    draws, books = foresee(state, chance)
    s = situation(state)
    s.books = [book + 1 for book in books]
    players, count = state.players, turns_of(state.plan())
    quota = [(count - seat + players - 1) // players for seat in range(players)]
    pool: list[str] = []
    owner: list[int] = []
    arrival: list[int] = []
    seen = [0] * players
    for seat, face in draws:
        turns = max(0, seen[seat] + 1 - state.hand_size())
        seen[seat] += 1
        if turns < quota[seat]:
            pool.append(FACES[face])
            owner.append(seat)
            arrival.append(turns)
    s.fill_pool(pool, owner, arrival, quota)
    until = process_time() + seconds
    while process_time() < until:
        plan = solve(s, rng, until - process_time(), 200, 400)
        if plan.complete and timetable(s, plan) is not None:
            return plan
    return None


def answer(g: Coop, plan: Plan, rng: Random) -> int:
    """What the plan plays now; a chased mission keeps one leg for every turn of the chase."""
    asked = g.asked
    if PAWN.base <= asked[0] < PAWN.base + PAWN.size:
        return bot.pawn_code(g, plan, rng)
    if LEAD.base in asked:
        return LEAD.base
    if PASS.base in asked and g.phase != PLAYING:
        return bot.shop_code(g, plan, asked)
    if any(PLAY.base <= code < PLAY.base + PLAY.size for code in asked):
        return laying.card_code(g, g.actor, plan, rng)
    if END_TURN.base in asked or ABANDON.base in asked:
        return path(g, plan)
    return bot.settle(g, asked, [leg.objective for leg in plan.legs])


def path(g: Coop, plan: Plan) -> int:
    """Draw the next leg when all its cards lie, step by step."""
    leg = bot.next_leg(g, plan) if bot.due(g, plan, False) else None
    steps = bot.steps_of(g, leg) if leg is not None else []
    if END_TURN.base in g.asked:
        code = BEGIN.base + leg.pawn if leg is not None and steps else END_TURN.base
        return code if code in g.asked else END_TURN.base
    code = steps[len(g.steps)] if len(g.steps) < len(steps) else ENTER.base
    return code if code in g.asked else ABANDON.base


def attempt(mission: int, level: str, players: int, seed: int, seconds: float) -> str | None:
    """One seed: the text of a won record, or None."""
    options = {"players": str(players), "mission": str(mission), "level": level}
    names = ["Ada", "Bertille", "Chloé", "Dimitri", "Edda"]
    play = Play.new(GAME, options, [Seat(names[seat], "bot planner") for seat in range(players)])
    chance, rng = Chance(seed), Random(seed)
    plan: Plan | None = None
    while not play.state.over:
        g = play.state
        assert isinstance(g, Coop)
        if g.actor == CHANCE:
            play.play(chance.answer(g), CHANCE)
            continue
        if plan is None:
            plan = plan_of(g, chance, rng, seconds)
            if plan is None:
                return None
        play.play(answer(g, plan, rng), g.actor)
    g = play.state
    assert isinstance(g, Coop)
    return play.text() if g.end == WON else f"lost: {end_reason(g)} on turn {g.turn}"


def main() -> None:
    read = argparse.ArgumentParser()
    read.add_argument("--missions", default="1-14")
    read.add_argument("--levels", default="normal")
    read.add_argument("--seconds", type=float, default=20.0)
    read.add_argument("--seeds", type=int, default=6)
    read.add_argument("--again", action="store_true", help="also where a record exists")
    args = read.parse_args()
    first, _, last = args.missions.partition("-")
    FOLDER.mkdir(parents=True, exist_ok=True)
    for level in args.levels.split(","):
        for mission in range(int(first), int(last or first) + 1):
            file = FOLDER / f"mission-{mission:02}-{level}.record"
            if file.exists() and not args.again:
                continue
            for seed in range(1, args.seeds + 1):
                text = attempt(mission, level, 1 + (mission + seed) % 3, seed, args.seconds)
                if text is not None and not text.startswith("lost"):
                    file.write_text(text, encoding="utf-8")
                print(mission, level, seed, "won" if text and not text.startswith("lost") else text, flush=True)
                if file.exists():
                    break


if __name__ == "__main__":
    main()
