"""What Map Masters, Coop, offers beside its rules: see `lanterns.core.roles`."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, Final

from lanterns.core.errors import BadQuestion
from lanterns.core.roles import Companion, Expert, Harness, ImperfectInformation, Policy, Queries, Topic
from lanterns.core.step import Refusal
from lanterns.core.view_types import AnyAnswer, BoxFacts, PadRow, SetupStep
from lanterns.games.mapmasters.coop.bots.bot import advise
from lanterns.games.mapmasters.coop.bots.counsel import advice
from lanterns.games.mapmasters.coop.bots.evaluate import standings, value
from lanterns.games.mapmasters.coop.bots.outlook import outlook
from lanterns.games.mapmasters.coop.bots.suggest import suggest
from lanterns.games.mapmasters.coop.hidden import permuted
from lanterns.games.mapmasters.coop.missions.faces import FACES_CHANGED
from lanterns.games.mapmasters.coop.missions.mission_file import missions
from lanterns.games.mapmasters.coop.position import set_position
from lanterns.games.mapmasters.coop.rules.draw import Sketch
from lanterns.games.mapmasters.coop.rules.outcome import BASE, COINS_FOR_ONE, UNUSED
from lanterns.games.mapmasters.coop.state import (
    FACTOR,
    HAND,
    HELD,
    HOUSE_RULES,
    PILE,
    ROW,
    SOLO_HAND,
    Coop,
)  # fmt: skip
from lanterns.games.mapmasters.coop.study import sketch
from lanterns.games.mapmasters.coop.tableau import GONE, face_of, place_of
from lanterns.games.mapmasters.coop.truths import bears_out
from lanterns.games.mapmasters.coop.verbs import PLAYED
from lanterns.games.mapmasters.coop.view_types import CoopAdvice, CoopSketch, CoopSuggestions


def _row(key: str, most: int, *, worth: int = 1, down: int = 1) -> PadRow:
    points = [worth * count for count in range(most + 1)] if worth > 1 else []
    return {"key": key, "each_round": False, "most": most, "points": points, "down": down, "ranks": [], "goals": []}


class CoopCompanion(Companion[Coop]):
    def facts(self) -> BoxFacts:
        levels = zip(HOUSE_RULES["level"][0], FACTOR)
        rows = [
            _row("cards", 60), _row("tokens", 20, worth=UNUSED), _row("books", 16, worth=UNUSED),
            _row("coins", 40, down=COINS_FOR_ONE),
        ]  # fmt: skip
        return {
            "pad": {
                "rule": "M14.6", "least": 1, "seats": 5, "rounds": 0, "rows": rows, "base": BASE, "ties": [],
                "levels": [{"key": key, "up": up, "down": down} for key, (up, down) in levels], "shared": True,
            },
            "track": None,
            "glass": [],
            "odds": None,
            "draws": [{"kind": "mission", "ids": [str(number) for number in missions()], "each": False}],
        }  # fmt: skip

    def deals(self) -> list[dict[str, str]]:
        return [{"players": "2", "mission": str(number)} for number in missions()]

    def steps(self, state: Coop) -> list[SetupStep]:
        plan = state.plan()
        deck = sum(plan.deck.values())
        held = sum(len(target.artefacts) for target in plan.targets)
        return [
            {"key": "mission", "rule": "M10.1", "params": {"columns": plan.columns, "rows": plan.rows}},
            {"key": "given", "rule": "M10.2", "params": {"cards": len(plan.places("S"))}},
            {"key": "targets", "rule": "M10.2", "params": {"cards": len(plan.targets)}},
            {"key": "artefacts", "rule": "M10.2", "params": {"artefacts": held}},
            {"key": "pawns", "rule": "M10.3", "params": {"pawns": plan.pawns}},
            {"key": "market", "rule": "M10.4", "params": {"coins": plan.coins}},
            {"key": "deck", "rule": "M10.5", "params": {"cards": deck, "hand": HAND, "solo": SOLO_HAND}},
            {"key": "first", "rule": "M10.7", "params": {}},
        ]


class CoopImperfectInformation(ImperfectInformation[Coop]):
    def imperfect(self, options: Mapping[str, str]) -> bool:
        """Closed hands, of several players [M10.8]."""
        return options.get("hands") != "open" and options.get("players") != "1"

    def sample(self, state: Coop, seat: int, rng: Random) -> Coop:
        return self.permute(state, seat, rng)

    def permute(self, state: Coop, seat: int, rng: Random) -> Coop:
        return permuted(state, seat, rng)


TOPICS: Final = {
    "sketch": Topic("sketch", answers=(CoopSketch,)),
    "advice": Topic("advice", slow=True, hint=True, answers=(CoopAdvice,)),
    "suggest": Topic("suggest", hint=True, answers=(CoopSuggestions,)),
}


class CoopQueries(Queries[Coop]):
    def topics(self) -> dict[str, Topic]:
        return dict(TOPICS)

    def answer(self, state: Coop, seat: int, topic: str, params: Mapping[str, Any]) -> AnyAnswer:
        if topic == "advice":
            return advice(state, seat, params)
        if topic == "suggest":
            return suggest(state, seat, params)
        if topic != "sketch":
            raise BadQuestion(f"mapmasters-coop knows no topic '{topic}'; it knows sketch, advice and suggest")
        return sketch(state.copy(), params)


class CoopPolicy(Policy[Coop]):
    def evaluate(self, state: Coop, seat: int) -> float:
        return value(state)

    def standings(self, state: Coop, seats: int) -> list[float]:
        return standings(state)


class CoopExpert(Expert[Coop]):
    plans = True

    def choose(self, state: Coop, seat: int, level: str, rng: Random) -> int:
        return advise(state, seat, level, rng)

    def judges(self, state: Coop, seat: int) -> bool:
        """Not the strokes of a line: it is judged by where its group stands when the path is kept."""
        return not isinstance(state.question(seat), Sketch)

    def outlook(self, state: Coop, seat: int, rng: Random) -> float:
        return outlook(state, seat, rng)


class CoopHarness(Harness[Coop]):
    def __init__(self, edition: int) -> None:
        self.edition = edition

    def variants(self) -> dict[str, dict[str, str]]:
        grounds = {
            "doors": {"players": "2", "mission": "8"},
            "heads": {"players": "3", "mission": "9"},
            "water": {"players": "4", "mission": "11", "level": "easy"},
        }
        return {
            "alone": {"players": "1", "mission": "1"},
            "two-novice": {"players": "2", "mission": "4", "level": "novice", "hands": "open"},
            "three-easy": {"players": "3", "mission": "12", "level": "easy", "paths": "one"},
            "four-hard": {"players": "4", "mission": "10", "level": "hard", "tangled": "rooms"},
            "five": {"players": "5", "mission": "7"},
            **(grounds if self.edition >= FACES_CHANGED else {}),
        }

    def position(self, state: Coop, given: Mapping[str, Any]) -> None:
        set_position(state, given)

    def conserved(self, state: Coop) -> dict[str, int]:
        g = state
        laid = sum(1 for code in g.cells if face_of(code) < PLAYED)
        held = sum(len(hand) for hand in g.hands)
        return {
            "starting and dungeon cards": sum(g.unseen) + laid + held,
            "targets": sum(1 for code in g.cells if face_of(code) >= PLAYED and place_of(code) != GONE),
            "tokens": sum(g.stock) + sum(g.tokens) + sum(g.turned),
            "books": sum(1 for at in g.book_at if at in (PILE, ROW) or at >= HELD),
            "book row": g.book_at.count(ROW) - sum(1 for book in g.book_row if book >= 0),
        }

    def bears_out(self, state: Coop, seat: int, action: int, refusal: Refusal) -> bool | None:
        return bears_out(state, seat, action, refusal)
