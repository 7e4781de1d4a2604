"""Map Masters, Versus, as the rest of the house sees it: options, new states, scenario positions, what is hidden."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import ceil
from pathlib import Path
from random import Random
from typing import Any

from lanterns.core.errors import BadOptions
from lanterns.core.event import Event
from lanterns.core.game import Game, Option, Topic
from lanterns.core.state import State
from lanterns.core.step import CHANCE, Refusal
from lanterns.games.mapmasters.content import HERE, books
from lanterns.games.mapmasters.evaluate import standings
from lanterns.games.mapmasters.explore import ReadClock
from lanterns.games.mapmasters.hidden import permuted
from lanterns.games.mapmasters.setup import begin
from lanterns.games.mapmasters.state import (
    CLOCKED,
    DRAWN,
    EXPLORE,
    HELD,
    HOUSE_RULES,
    IN_HAND,
    N_FACES,
    NOT,
    OWNED,
    ROW,
    SECONDS,
    TIME_BONUS,
    TIMER,
    MapMasters,
)  # fmt: skip
from lanterns.games.mapmasters.texts import sources, text_args
from lanterns.games.mapmasters.verbs import CLOCK, FINISH_CODE, LAST_SECOND, STARTERS, VERBS

NEWEST = 2  # edition, see core.game.Game
OPTIONS = (
    Option("players", ("2", "3", "4", "5"), "M1.8"),
    Option("first", ("random", "0", "1", "2", "3", "4"), "M2.4"),
    *(Option(key, values, rule) for key, (values, rule) in HOUSE_RULES.items()),
)


class MapMastersGame(Game):
    """Map Masters for 2-5 players against each other."""

    def __init__(self, edition: int = NEWEST) -> None:
        super().__init__(VERBS, OPTIONS)
        self.id = "mapmasters"
        self.edition = edition
        self.min_players = 2
        self.max_players = 5
        self.cooperative = False
        self.has_secrets = True
        self.advises = True

    def blank(self) -> MapMasters:
        g = MapMasters()
        g.edition = self.edition
        return g

    def resolve(self, options: Mapping[str, str] | None) -> dict[str, str]:
        resolved = super().resolve(options)
        if resolved["first"] != "random" and int(resolved["first"]) >= int(resolved["players"]):
            raise BadOptions(
                f"option first={resolved['first']} names no seat of {resolved['players']} (seats count from 0)"
            )
        return resolved

    def new(self, options: Mapping[str, str] | None = None) -> MapMasters:
        chosen = self.resolve(options)
        g = self.blank()
        g.house = [values.index(chosen[key]) for key, (values, _) in HOUSE_RULES.items()]
        begin(g, int(chosen["players"]), -1 if chosen["first"] == "random" else int(chosen["first"]))
        g.settle()
        return g

    def players(self, state: State) -> int:
        assert isinstance(state, MapMasters)
        return state.players

    def patch(self, state: State, given: Mapping[str, Any]) -> None:
        from lanterns.games.mapmasters.patch import patch

        assert isinstance(state, MapMasters)
        patch(state, given)

    def clocked(self, state: State) -> list[int]:
        """Everyone who explores, where a timer or, for this round's hourglass, the clocks decide [M6.6, M6.9]."""
        assert isinstance(state, MapMasters)
        if state.phase != EXPLORE or not state.lanes:
            return []
        if not state.house[TIMER] and not (state.house[TIME_BONUS] == CLOCKED and state.hourglass()):
            return []
        return state.actors()

    def table_defaults(self) -> dict[str, str]:
        # people at a screen take turns, or live elsewhere, and bots need no time: nobody draws while another one does
        return {"time_bonus": "clock"}

    def time_limit(self, state: State) -> int:
        assert isinstance(state, MapMasters)
        return SECONDS if state.house[TIMER] else 0

    def time_up(self, state: State, seat: int) -> int:
        return FINISH_CODE

    def clock_action(self, state: State, seconds: Sequence[float]) -> int:
        step = state.question(CHANCE)
        if not isinstance(step, ReadClock):
            return -1
        seat = step.args[0]
        return CLOCK.code(seat, max(1, min(LAST_SECOND, ceil(seconds[seat]))))

    def face_down(self, state: State, seats: Sequence[int]) -> State:
        """Hands as they lay before Exploration, with nothing laid or drawn of them [M5.3, M6.6]."""
        assert isinstance(state, MapMasters)
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

    def evaluate(self, state: State, seat: int) -> float:
        assert isinstance(state, MapMasters)
        return standings(state)[seat]

    def standings(self, state: State) -> list[float]:
        assert isinstance(state, MapMasters)
        return standings(state)

    def topics(self) -> dict[str, Topic]:
        from lanterns.games.mapmasters.study import TOPICS

        return dict(TOPICS)

    def study(self, state: State, seat: int, topic: str, params: Mapping[str, Any]) -> dict[str, Any]:
        from lanterns.games.mapmasters.study import study

        assert isinstance(state, MapMasters)
        return study(state, seat, topic, params)

    def advise(self, state: State, seat: int, level: str, rng: Random) -> int:
        from lanterns.games.mapmasters.advice import advise

        assert isinstance(state, MapMasters)
        return advise(state, seat, level, rng)

    def sample(self, state: State, seat: int, rng: Random) -> State:
        return self.permute_hidden(state, seat, rng)

    def permute_hidden(self, state: State, seat: int, rng: Random) -> State:
        assert isinstance(state, MapMasters)
        return permuted(state, seat, rng)

    def text_args(self) -> dict[str, dict[str, int]]:
        return text_args()

    def sources(self) -> dict[str, str]:
        return sources()

    def conserved(self, state: State) -> dict[str, int]:
        assert isinstance(state, MapMasters)
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

    def bears_out(self, state: State, seat: int, action: int, refusal: Refusal) -> bool | None:
        from lanterns.games.mapmasters.truths import bears_out

        assert isinstance(state, MapMasters)
        return bears_out(state, seat, action, refusal)

    def variants(self) -> dict[str, dict[str, str]]:
        return {
            "two": {"players": "2"},
            "three-clock": {"players": "3", "time_bonus": "clock", "bonus_rows": "rising"},
            "four-strict": {"players": "4", "edges": "strict", "tangled": "rooms", "time_bonus": "off"},
            "five-touch": {"players": "5", "connect": "touch", "timer": "5"},
        }

    def end_reasons(self) -> tuple[str, ...]:
        return ("rounds",)

    def content_files(self) -> list[Path]:
        return [HERE / f"{name}.toml" for name in ("cards", "objectives", "books")]

    def content_ids(self) -> dict[str, str]:
        return {f"SB{book.number}": book.id for book in books()}
