"""The dungeons game as the rest of the house sees it: options, new states, scenario positions, evaluation."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final, cast

from lanterns.core.card import read_card
from lanterns.core.errors import BadOptions
from lanterns.core.game import EACH, Game, Option, Options, as_texts
from lanterns.core.view_types import AnyView
from lanterns.games.dungeons import content as con
from lanterns.games.dungeons.bots.learned import LearnedPolicy
from lanterns.games.dungeons.chronicle import DungeonsChronicle
from lanterns.games.dungeons.encoding import DungeonsEncoding
from lanterns.games.dungeons.events import EVENTS
from lanterns.games.dungeons.roles import (
    DungeonsCompanion,
    DungeonsHarness,
    DungeonsMacroActions,
    DungeonsPolicy,
    DungeonsQueries,
)  # fmt: skip
from lanterns.games.dungeons.rules.outcome import end_reason, results, scores
from lanterns.games.dungeons.rules.setup import begin
from lanterns.games.dungeons.state import (
    BY_THE_APP,
    ENDS,
    HOUSE_RULES,
    Dungeons,
    house_rules,
)
from lanterns.games.dungeons.steps import STEP_CLASSES
from lanterns.games.dungeons.texts import sources, text_args
from lanterns.games.dungeons.verbs import VERBS
from lanterns.games.dungeons.view import build, build_beside
from lanterns.games.dungeons.view_types import DungeonsView

CARD = read_card(Path(__file__).parent)
RANDOM: Final = "random"


def options(edition: int) -> tuple[Option, ...]:
    """The options of a table, by edition [rules 6]."""
    return (
        Option("players", ("2", "3", "4"), "D18.1"),
        Option("party", (), "D2.7", default=RANDOM, asked=EACH, words=tuple(con.HERO_NAMES), kind="hero"),
        *(Option(key, values, HOUSE_RULES[key][1]) for key, values in house_rules(edition).items()),
    )


class DungeonsGame(Game[Dungeons]):
    """Tiny Epic Dungeons: 2 to 4 heroes, one seat each; who runs which hero is a matter of the table [D18.1]."""

    def __init__(self, edition: int = con.NEWEST) -> None:
        super().__init__(CARD, VERBS, options(edition), STEP_CLASSES, DungeonsPolicy(), DungeonsHarness(edition))
        self.queries = DungeonsQueries()
        self.chronicle = DungeonsChronicle()
        self.companion = DungeonsCompanion(edition)
        self.view_type = DungeonsView
        self.events = EVENTS
        self.edition = edition
        self.macros = DungeonsMacroActions()
        self.learned = LearnedPolicy(edition)
        self.encoding = DungeonsEncoding()

    def blank(self) -> Dungeons:
        g = Dungeons()
        g.edition = self.edition
        return g

    def resolve(self, options: Options | None) -> dict[str, str]:
        given = as_texts(options)
        if given.get("players") == "1":
            raise BadOptions("one hero is not allowed: players=2, 3 or 4 is the number of heroes [D18.1]")
        resolved = super().resolve(given)
        self._party(resolved)
        return resolved

    def _party(self, resolved: Mapping[str, str]) -> list[int]:
        """Heroes by seat, -1 where chance chooses."""
        heroes = int(resolved["players"])
        words = resolved["party"].replace(",", " ").split()
        if words == [RANDOM]:
            return [-1] * heroes
        named = [word for word in words if word != RANDOM]
        if any(word not in con.HERO_NAMES for word in named) or len(words) < heroes:
            raise BadOptions(
                f"option party='{resolved['party']}': say random, or one hero per seat of {', '.join(con.HERO_NAMES)}"
            )
        if len(set(named)) < len(named):
            raise BadOptions(f"option party='{resolved['party']}': no hero may be chosen twice [DR2]")
        return [-1 if word == RANDOM else con.HERO_NAMES.index(word) for word in words[:heroes]]

    def new(self, options: Options | None = None) -> Dungeons:
        chosen = self.resolve(options)
        g = self.blank()
        g.house = [HOUSE_RULES[key][0].index(chosen[key]) for key in house_rules(self.edition)]
        begin(g, int(chosen["players"]), self._party(chosen))
        g.settle()
        return g

    def view(self, state: Dungeons, seat: int) -> DungeonsView:
        return build(state, seat)

    def view_beside(self, state: Dungeons, seat: int, beside: AnyView) -> DungeonsView:
        return build_beside(state, seat, cast(DungeonsView, beside))

    def scores(self, state: Dungeons) -> list[int]:
        return scores(state)

    def results(self, state: Dungeons) -> list[float]:
        return results(state)

    def end_reason(self, state: Dungeons) -> str:
        return end_reason(state)

    def players(self, state: Dungeons) -> int:
        return state.n

    def text_args(self) -> dict[str, dict[str, int]]:
        return text_args()

    def sources(self) -> dict[str, str]:
        return sources()

    def presets(self) -> dict[str, dict[str, str]]:
        return {"app": dict(BY_THE_APP)} if self.edition >= 3 else {}

    def end_reasons(self) -> tuple[str, ...]:
        return tuple(ENDS[1:])

    def content_files(self) -> list[Path]:
        return sorted(con.CONTENT.glob("*.toml"))

    def content_ids(self) -> dict[str, str]:
        names = (con.HERO_NAMES, con.CARD_NAMES, con.LOOT_NAMES, con.SPELL_NAMES, con.MINION_NAMES, con.BOSS_NAMES)
        return {ident: ident for ids in (*names, con.GOBLIN_NAMES) for ident in ids}
