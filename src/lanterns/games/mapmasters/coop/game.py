"""Map Masters, Coop, as the rest of the house sees it: options, new states, scenario positions, what is hidden."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any

from lanterns.core.errors import BadQuestion
from lanterns.core.game import Game, Option, Topic
from lanterns.core.state import State
from lanterns.core.step import Refusal
from lanterns.games.mapmasters.content import HERE
from lanterns.games.mapmasters.coop.evaluate import standings, value
from lanterns.games.mapmasters.coop.hidden import permuted
from lanterns.games.mapmasters.coop.missions import missions
from lanterns.games.mapmasters.coop.setup import begin
from lanterns.games.mapmasters.coop.state import ENDS, HELD, HOUSE_RULES, PILE, ROW, Coop
from lanterns.games.mapmasters.coop.tableau import GONE, face_of, place_of
from lanterns.games.mapmasters.coop.texts import sources, text_args
from lanterns.games.mapmasters.coop.verbs import PLAYED, VERBS

NEWEST = 2  # edition, see core.game.Game
DEFAULTS = {"level": "normal"}
OPTIONS = (
    Option("players", ("1", "2", "3", "4", "5"), "M1.8", "2"),
    Option("mission", tuple(str(number) for number in missions()), "M10.1"),
    *(Option(key, values, rule, DEFAULTS.get(key, "")) for key, (values, rule) in HOUSE_RULES.items()),
)


class CoopGame(Game):
    """Map Masters for 1-5 players who win or lose a mission together."""

    def __init__(self, edition: int = NEWEST) -> None:
        super().__init__(VERBS, OPTIONS)
        self.id = "mapmasters-coop"
        self.edition = edition
        self.min_players = 1
        self.max_players = 5
        self.cooperative = True
        self.has_secrets = True
        self.advises = True

    def hides(self, options: Mapping[str, str]) -> bool:
        """Closed hands, of several players [M10.8]."""
        return options.get("hands") != "open" and options.get("players") != "1"

    def blank(self) -> Coop:
        g = Coop()
        g.edition = self.edition
        return g

    def new(self, options: Mapping[str, str] | None = None) -> Coop:
        chosen = self.resolve(options)
        g = self.blank()
        g.house = [values.index(chosen[key]) for key, (values, _) in HOUSE_RULES.items()]
        begin(g, int(chosen["players"]), int(chosen["mission"]))
        g.settle()
        return g

    def players(self, state: State) -> int:
        assert isinstance(state, Coop)
        return state.players

    def patch(self, state: State, given: Mapping[str, Any]) -> None:
        from lanterns.games.mapmasters.coop.patch import patch

        assert isinstance(state, Coop)
        patch(state, given)

    def topics(self) -> dict[str, Topic]:
        return {"sketch": Topic("sketch"), "advice": Topic("advice", slow=True, hint=True)}

    def study(self, state: State, seat: int, topic: str, params: Mapping[str, Any]) -> dict[str, Any]:
        from lanterns.games.mapmasters.coop.counsel import advice
        from lanterns.games.mapmasters.coop.study import sketch

        assert isinstance(state, Coop)
        if topic == "advice":
            return advice(state, seat, params)
        if topic != "sketch":
            raise BadQuestion(f"{self.id} knows no topic '{topic}'; it knows sketch and advice")
        return sketch(state.copy(), params)

    def advise(self, state: State, seat: int, level: str, rng: Random) -> int:
        from lanterns.games.mapmasters.coop.bot import advise

        assert isinstance(state, Coop)
        return advise(state, seat, level, rng)

    def evaluate(self, state: State, seat: int) -> float:
        assert isinstance(state, Coop)
        return value(state)

    def standings(self, state: State) -> list[float]:
        assert isinstance(state, Coop)
        return standings(state)

    def sample(self, state: State, seat: int, rng: Random) -> State:
        return self.permute_hidden(state, seat, rng)

    def permute_hidden(self, state: State, seat: int, rng: Random) -> State:
        assert isinstance(state, Coop)
        return permuted(state, seat, rng)

    def text_args(self) -> dict[str, dict[str, int]]:
        return text_args()

    def sources(self) -> dict[str, str]:
        return sources()

    def conserved(self, state: State) -> dict[str, int]:
        assert isinstance(state, Coop)
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

    def bears_out(self, state: State, seat: int, action: int, refusal: Refusal) -> bool | None:
        from lanterns.games.mapmasters.coop.truths import bears_out

        assert isinstance(state, Coop)
        return bears_out(state, seat, action, refusal)

    def variants(self) -> dict[str, dict[str, str]]:
        return {
            "alone": {"players": "1", "mission": "1"},
            "two-novice": {"players": "2", "mission": "4", "level": "novice", "hands": "open"},
            "three-easy": {"players": "3", "mission": "12", "level": "easy", "paths": "one"},
            "four-hard": {"players": "4", "mission": "10", "level": "hard", "tangled": "rooms"},
            "five": {"players": "5", "mission": "7"},
        }

    def content_files(self) -> list[Path]:
        names = ("cards", "objectives", "books", "targets", "artefacts", "missions")
        return [HERE / f"{name}.toml" for name in names]

    def end_reasons(self) -> tuple[str, ...]:
        return ENDS[1:]
