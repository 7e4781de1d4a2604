"""Map Masters, Coop, as the rest of the house sees it: options, new states, scenario positions, what is hidden."""

from __future__ import annotations

from pathlib import Path
from typing import cast

from lanterns.core.card import read_card
from lanterns.core.game import Game, Option, Options
from lanterns.core.view_types import AnyView
from lanterns.games.mapmasters.board.content import HERE as BOARD
from lanterns.games.mapmasters.coop.chronicle import CoopChronicle
from lanterns.games.mapmasters.coop.encoding import CoopEncoding
from lanterns.games.mapmasters.coop.events import EVENTS
from lanterns.games.mapmasters.coop.missions.faces import HERE, NEWEST
from lanterns.games.mapmasters.coop.missions.mission_file import missions
from lanterns.games.mapmasters.coop.roles import (
    CoopCompanion,
    CoopExpert,
    CoopHarness,
    CoopImperfectInformation,
    CoopPolicy,
    CoopQueries,
)
from lanterns.games.mapmasters.coop.rules.outcome import end_reason, results, scores
from lanterns.games.mapmasters.coop.rules.setup import begin
from lanterns.games.mapmasters.coop.state import ENDS, HOUSE_RULES, Coop
from lanterns.games.mapmasters.coop.steps import STEP_CLASSES
from lanterns.games.mapmasters.coop.texts import sources, text_args
from lanterns.games.mapmasters.coop.verbs import VERBS
from lanterns.games.mapmasters.coop.view import build, build_beside
from lanterns.games.mapmasters.coop.view_types import CoopView

CARD = read_card(Path(__file__).parent)
DEFAULTS = {"level": "normal"}
OPTIONS = (
    Option("players", ("1", "2", "3", "4", "5"), "M1.8", "2"),
    Option("mission", tuple(str(number) for number in missions()), "M10.1"),
    *(Option(key, values, rule, DEFAULTS.get(key, "")) for key, (values, rule) in HOUSE_RULES.items()),
)


class CoopGame(Game[Coop]):
    """Map Masters for 1-5 players who win or lose a mission together."""

    def __init__(self, edition: int = NEWEST) -> None:
        super().__init__(CARD, VERBS, OPTIONS, STEP_CLASSES, CoopPolicy(), CoopHarness(edition))
        self.view_type = CoopView
        self.events = EVENTS
        self.edition = edition
        self.hidden = CoopImperfectInformation()
        self.queries = CoopQueries()
        self.chronicle = CoopChronicle()
        self.companion = CoopCompanion()
        self.expert = CoopExpert()
        self.encoding = CoopEncoding()

    def blank(self) -> Coop:
        g = Coop()
        g.edition = self.edition
        return g

    def new(self, options: Options | None = None) -> Coop:
        chosen = self.resolve(options)
        g = self.blank()
        g.house = [values.index(chosen[key]) for key, (values, _) in HOUSE_RULES.items()]
        begin(g, int(chosen["players"]), int(chosen["mission"]))
        g.settle()
        return g

    def view(self, state: Coop, seat: int) -> CoopView:
        return build(state, seat)

    def view_beside(self, state: Coop, seat: int, beside: AnyView) -> CoopView:
        return build_beside(state, seat, cast(CoopView, beside))

    def scores(self, state: Coop) -> list[int]:
        return scores(state)

    def results(self, state: Coop) -> list[float]:
        return results(state)

    def end_reason(self, state: Coop) -> str:
        return end_reason(state)

    def players(self, state: Coop) -> int:
        return state.players

    def text_args(self) -> dict[str, dict[str, int]]:
        return text_args()

    def sources(self) -> dict[str, str]:
        return sources()

    def content_files(self) -> list[Path]:
        shared = [BOARD / f"{name}.toml" for name in ("cards", "objectives", "books", "effects")]
        return shared + [HERE / f"{name}.toml" for name in ("targets", "artefacts", "missions")]

    def end_reasons(self) -> tuple[str, ...]:
        return ENDS[1:]
