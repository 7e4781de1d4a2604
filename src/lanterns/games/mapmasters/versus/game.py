"""Map Masters, Versus, as the rest of the house sees it: options, new states, scenario positions, what is hidden."""

from __future__ import annotations

from pathlib import Path
from typing import cast

from lanterns.core.card import read_card
from lanterns.core.errors import BadOptions
from lanterns.core.game import BY_SEAT, Game, Option, Options
from lanterns.core.view_types import AnyView
from lanterns.games.mapmasters.board.books import books
from lanterns.games.mapmasters.board.content import HERE
from lanterns.games.mapmasters.board.texts import sources, text_args
from lanterns.games.mapmasters.versus.chronicle import MapMastersChronicle
from lanterns.games.mapmasters.versus.encoding import MapMastersEncoding
from lanterns.games.mapmasters.versus.events import EVENTS
from lanterns.games.mapmasters.versus.roles import (
    MapMastersCompanion,
    MapMastersExpert,
    MapMastersHarness,
    MapMastersImperfectInformation,
    MapMastersPolicy,
    MapMastersQueries,
    MapMastersTimed,
)
from lanterns.games.mapmasters.versus.rules.outcome import end_reason, results, scores
from lanterns.games.mapmasters.versus.rules.setup import begin
from lanterns.games.mapmasters.versus.state import (
    HOUSE_RULES,
    MapMasters,
)  # fmt: skip
from lanterns.games.mapmasters.versus.steps import STEP_CLASSES
from lanterns.games.mapmasters.versus.verbs import VERBS
from lanterns.games.mapmasters.versus.view import build, build_beside
from lanterns.games.mapmasters.versus.view_types import MapView

CARD = read_card(Path(__file__).parent)
NEWEST = 2  # edition, see core.game.Game
OPTIONS = (
    Option("players", ("2", "3", "4", "5"), "M1.8"),
    Option("first", ("random", "0", "1", "2", "3", "4"), "M2.4", asked=BY_SEAT),
    *(Option(key, values, rule) for key, (values, rule) in HOUSE_RULES.items()),
)


class MapMastersGame(Game[MapMasters]):
    """Map Masters for 2-5 players against each other."""

    def __init__(self, edition: int = NEWEST) -> None:
        super().__init__(CARD, VERBS, OPTIONS, STEP_CLASSES, MapMastersPolicy(), MapMastersHarness())
        self.view_type = MapView
        self.events = EVENTS
        self.edition = edition
        self.hidden = MapMastersImperfectInformation()
        self.timed = MapMastersTimed()
        self.queries = MapMastersQueries()
        self.chronicle = MapMastersChronicle()
        self.companion = MapMastersCompanion()
        self.expert = MapMastersExpert()
        self.encoding = MapMastersEncoding()

    def blank(self) -> MapMasters:
        g = MapMasters()
        g.edition = self.edition
        return g

    def resolve(self, options: Options | None) -> dict[str, str]:
        resolved = super().resolve(options)
        if resolved["first"] != "random" and int(resolved["first"]) >= int(resolved["players"]):
            raise BadOptions(
                f"option first={resolved['first']} names no seat of {resolved['players']} (seats count from 0)"
            )
        return resolved

    def new(self, options: Options | None = None) -> MapMasters:
        chosen = self.resolve(options)
        g = self.blank()
        g.house = [values.index(chosen[key]) for key, (values, _) in HOUSE_RULES.items()]
        begin(g, int(chosen["players"]), -1 if chosen["first"] == "random" else int(chosen["first"]))
        g.settle()
        return g

    def view(self, state: MapMasters, seat: int) -> MapView:
        return build(state, seat)

    def view_beside(self, state: MapMasters, seat: int, beside: AnyView) -> MapView:
        return build_beside(state, seat, cast(MapView, beside))

    def scores(self, state: MapMasters) -> list[int]:
        return scores(state)

    def results(self, state: MapMasters) -> list[float]:
        return results(state)

    def end_reason(self, state: MapMasters) -> str:
        return end_reason(state)

    def players(self, state: MapMasters) -> int:
        return state.players

    def table_defaults(self) -> dict[str, str]:
        # people at a screen take turns, or live elsewhere, and bots need no time: nobody draws while another one does
        return {"time_bonus": "clock"}

    def text_args(self) -> dict[str, dict[str, int]]:
        return text_args()

    def sources(self) -> dict[str, str]:
        return sources()

    def end_reasons(self) -> tuple[str, ...]:
        return ("rounds",)

    def content_files(self) -> list[Path]:
        return [HERE / f"{name}.toml" for name in ("cards", "objectives", "books", "effects")]

    def content_ids(self) -> dict[str, str]:
        return {f"SB{book.number}": book.id for book in books()}
