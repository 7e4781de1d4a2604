"""What Map Masters, Versus, offers beside its rules: see `lanterns.core.roles`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import ceil
from random import Random
from typing import Any

from lanterns.core.event import Event
from lanterns.core.roles import Companion, Expert, Harness, ImperfectInformation, Policy, Queries, Timed, Topic
from lanterns.core.step import CHANCE, Refusal
from lanterns.core.view_types import AnyAnswer, BoxFacts, PadGoal, PadRow, SetupStep, Solved
from lanterns.games.mapmasters.board.content import cards, objectives
from lanterns.games.mapmasters.board.path import OBJECTIVES, VP
from lanterns.games.mapmasters.board.vocabulary import BOOKS, STARTERS, TOKENS
from lanterns.games.mapmasters.versus import ahead, held
from lanterns.games.mapmasters.versus.bots.advice import advise
from lanterns.games.mapmasters.versus.bots.evaluate import chances, standings
from lanterns.games.mapmasters.versus.bots.openings import ranked_openings
from lanterns.games.mapmasters.versus.hidden import permuted
from lanterns.games.mapmasters.versus.position import set_position
from lanterns.games.mapmasters.versus.rules.explore import ReadClock
from lanterns.games.mapmasters.versus.state import (
    BONUS,
    BOOKS_IN_ROW,
    CLOCKED,
    COINS,
    COINS_FOR_ONE,
    DRAWN,
    EXIT_POINTS,
    EXPLORE,
    HELD,
    IN_HAND,
    LIVE,
    N_FACES,
    NOT,
    OWNED,
    PINK_FOR_ONE,
    ROUNDS,
    ROW,
    SECONDS,
    SLOTS_IN_ROW,
    TIME_BONUS,
    TIMER,
    TOKENS_EACH,
    MapMasters,
)  # fmt: skip
from lanterns.games.mapmasters.versus.study import TOPICS, solved, study
from lanterns.games.mapmasters.versus.truths import bears_out
from lanterns.games.mapmasters.versus.verbs import CLOCK, FINISH_CODE, LAST_SECOND


def _row(
    key: str, most: int, *, down: int = 1, ranks: Sequence[int] = (), each_round: bool = True, goals: bool = False
) -> PadRow:
    kinds: list[PadGoal] = [{"kind": "objective", "id": kind, "each": VP[kind]} for kind in OBJECTIVES] if goals else []
    return {
        "key": key, "each_round": each_round, "most": most, "points": [], "down": down, "ranks": list(ranks),
        "goals": kinds,
    }  # fmt: skip


class MapMastersCompanion(Companion[MapMasters]):
    def facts(self) -> BoxFacts:
        most = 60  # more than any path finds: a pad takes what its people have counted
        rows = [
            _row("primary", most, goals=True), _row("secondary", most, down=PINK_FOR_ONE, goals=True),
            _row("time", max(map(max, BONUS))),
            _row("exit", 1, ranks=EXIT_POINTS), _row("coins", 99, down=COINS_FOR_ONE, each_round=False),
        ]  # fmt: skip
        return {
            "pad": {
                "rule": "M9.5", "least": 2, "seats": 5, "rounds": ROUNDS, "rows": rows, "base": 0, "levels": [],
                "ties": ["secondary"], "shared": False,
            },
            "track": None,
            "glass": [SECONDS],
            "odds": None,
            "draws": [],
        }  # fmt: skip

    def deals(self) -> list[dict[str, str]]:
        return [{"players": str(players)} for players in range(2, 6)]

    def steps(self, state: MapMasters) -> list[SetupStep]:
        g = state
        costs = {card.cost for card in cards().values() if card.cost}
        pile = (N_FACES - STARTERS) // len(costs)
        return [
            {"key": "tokens", "rule": "M2.1", "params": {"tokens": TOKENS_EACH, "kinds": len(TOKENS)}},
            {"key": "books", "rule": "M2.1", "params": {"books": len(BOOKS), "open": BOOKS_IN_ROW}},
            {"key": "piles", "rule": "M2.1", "params": {"piles": len(costs), "cards": pile, "open": SLOTS_IN_ROW}},
            {"key": "packs", "rule": "M2.2", "params": {"players": g.players, "cards": STARTERS}},
            {"key": "coins", "rule": "M2.2", "params": {"coins": COINS}},
            {"key": "objective", "rule": "M2.3", "params": {"cards": len(objectives())}},
            {"key": "first", "rule": "M2.4", "params": {}},
            {"key": "sheets", "rule": "M3.1", "params": {"rounds": ROUNDS}},
        ]

    def topics(self) -> dict[str, Topic]:
        return {**held.TOPICS, **ahead.TOPICS}

    def answer(self, topic: str, params: Mapping[str, Any]) -> AnyAnswer:
        return ahead.ahead(params) if topic in ahead.TOPICS else held.answer(topic, params)


class MapMastersImperfectInformation(ImperfectInformation[MapMasters]):
    def imperfect(self, options: Mapping[str, str]) -> bool:
        """Hands are closed while dungeons are built [M5.3]."""
        return True

    def sample(self, state: MapMasters, seat: int, rng: Random) -> MapMasters:
        return self.permute(state, seat, rng)

    def permute(self, state: MapMasters, seat: int, rng: Random) -> MapMasters:
        return permuted(state, seat, rng)


class MapMastersTimed(Timed[MapMasters]):
    def __init__(self, seconds: int = SECONDS) -> None:
        self.seconds = seconds

    def seats(self, state: MapMasters) -> list[int]:
        """Everyone who explores, where a timer or, for this round's hourglass, the clocks decide [M6.6, M6.9]."""
        if state.phase != EXPLORE or not state.lanes:
            return []
        if not state.house[TIMER] and not (state.house[TIME_BONUS] == CLOCKED and state.hourglass()):
            return []
        return state.actors()

    def limit(self, state: MapMasters) -> int:
        return self.seconds if state.house[TIMER] else 0

    def time_up(self, state: MapMasters, seat: int) -> int:
        return FINISH_CODE

    def clock_action(self, state: MapMasters, seconds: Sequence[float]) -> int:
        step = state.question(CHANCE)
        if not isinstance(step, ReadClock):
            return -1
        seat = step.args[0]
        return CLOCK.code(seat, max(1, min(LAST_SECOND, ceil(seconds[seat]))))

    def races(self, state: MapMasters, seat: int, action: int) -> bool:
        """To finish first, where that pays [M6.9]."""
        if action != FINISH_CODE or state.phase != EXPLORE or state.bonus:
            return False
        return state.house[TIME_BONUS] == LIVE and state.hourglass() and state.has_path(seat)

    def face_down(self, state: MapMasters, seats: Sequence[int]) -> MapMasters:
        """Hands as they lay before Exploration, with nothing laid or drawn of them [M5.3, M6.6]."""
        new = state.copy()
        for seat in seats:
            for face in new.cards(seat, IN_HAND):
                new.put(seat, face, DRAWN)
            new.hands[seat] = []
            new.layout[seat] = []
            new.steps[seat] = []
            if seat < len(new.lane_asked):
                new.lane_asked[seat] = []
        return new

    def shows_hand(self, event: Event) -> int:
        return int(event.params["seat"]) if event.key == "hand-revealed" else -1


class MapMastersQueries(Queries[MapMasters]):
    def topics(self) -> dict[str, Topic]:
        return dict(TOPICS)

    def answer(self, state: MapMasters, seat: int, topic: str, params: Mapping[str, Any]) -> AnyAnswer:
        return study(state, seat, topic, params)


class MapMastersPolicy(Policy[MapMasters]):
    def evaluate(self, state: MapMasters, seat: int) -> float:
        return standings(state)[seat]

    def standings(self, state: MapMasters, seats: int) -> list[float]:
        return standings(state)

    def chances(self, state: MapMasters, seats: int) -> list[float]:
        return chances(state)


class MapMastersExpert(Expert[MapMasters]):
    def choose(self, state: MapMasters, seat: int, level: str, rng: Random) -> int:
        return advise(state, seat, level, rng)

    def ranked(self, state: MapMasters, seat: int) -> list[tuple[int, float]]:
        return ranked_openings(state, seat)

    def judges(self, state: MapMasters, seat: int) -> bool:
        """Not the cards and strokes of a dungeon: it is judged whole, by the solver."""
        return state.phase != EXPLORE

    def solved(self, state: MapMasters, seat: int) -> Solved | None:
        return solved(state, seat)


class MapMastersHarness(Harness[MapMasters]):
    def variants(self) -> dict[str, dict[str, str]]:
        return {
            "two": {"players": "2"},
            "three-clock": {"players": "3", "time_bonus": "clock", "bonus_rows": "rising"},
            "four-strict": {"players": "4", "edges": "strict", "tangled": "rooms", "time_bonus": "off"},
            "five-touch": {"players": "5", "connect": "touch", "timer": "5"},
        }

    def position(self, state: MapMasters, given: Mapping[str, Any]) -> None:
        set_position(state, given)

    def conserved(self, state: MapMasters) -> dict[str, int]:
        g = state
        owned = sum(1 for i in range(len(g.where)) if g.where[i] != NOT and i % N_FACES >= STARTERS)
        return {
            "dungeon cards": len(g.market),
            "owned as the market says": owned - g.market.count(OWNED),
            "row": g.market.count(ROW) - sum(1 for face in g.row if face >= 0),
            "book row": g.book_at.count(ROW) - sum(1 for book in g.book_row if book >= 0),
            "books in twos": int(all(g.book_at.count(HELD + seat) <= 3 for seat in range(g.players))),
            "tokens": sum(g.stock) + sum(g.tokens),
            "objectives": sum(g.left) + len(g.seen),
        }

    def bears_out(self, state: MapMasters, seat: int, action: int, refusal: Refusal) -> bool | None:
        return bears_out(state, seat, action, refusal)
