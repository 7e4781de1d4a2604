"""The quest game as the rest of the house sees it: options, new states, scenario positions, evaluation."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import cast

from lanterns.core.card import read_card
from lanterns.core.errors import BadOptions
from lanterns.core.game import BY_SEAT, MODE, Game, Option, Options, as_texts
from lanterns.core.view_types import AnyView
from lanterns.games.quest import content as con
from lanterns.games.quest.bots.learned import LearnedPolicy
from lanterns.games.quest.chronicle import QuestChronicle
from lanterns.games.quest.encoding import QuestEncoding
from lanterns.games.quest.events import EVENTS
from lanterns.games.quest.roles import QuestCompanion, QuestHarness, QuestPolicy, QuestQueries
from lanterns.games.quest.rules.outcome import end_reason, results, scores
from lanterns.games.quest.rules.setup import begin
from lanterns.games.quest.state import (
    ENDS,
    HOUSE_RULES,
    MODES,
    Quest,
)  # fmt: skip
from lanterns.games.quest.steps import STEP_CLASSES
from lanterns.games.quest.texts import LEVELS, sources, text_args
from lanterns.games.quest.verbs import VERBS
from lanterns.games.quest.view import build, build_beside
from lanterns.games.quest.view_types import QuestView

CARD = read_card(Path(__file__).parent)
NEWEST = 2  # edition, see core.game.Game
SOLO = ("chosen", "danongorf")


def _modes(key: str) -> tuple[str, ...]:
    """The modes in which a house rule means something, () for all."""
    if key.startswith("solo_"):
        return ("chosen",)
    return ("danongorf",) if key.startswith(("danongorf_", "boss_")) else ()


OPTIONS = (
    Option("mode", tuple(MODES), "Q2", asked=MODE, seats={mode: (1, 1) if mode in SOLO else (2, 4) for mode in MODES}),
    Option("players", ("1", "2", "3", "4"), "Q2", default="2"),
    Option("gloom", ("no", "yes"), "Q10", modes=("together", "chosen")),
    Option("level", tuple(LEVELS), "Q11.1", modes=("chosen",)),
    Option("colours", (), "Q2.2", default=" ".join(CARD.colours)),
    Option("first", ("random", "0", "1", "2", "3"), "Q2.5", asked=BY_SEAT, modes=("together",)),
    *(Option(key, values, rule, modes=_modes(key)) for key, (values, rule) in HOUSE_RULES.items()),
)


class QuestGame(Game[Quest]):
    """Tiny Epic Quest: 2-4 players, Chosen One, GloomFall, Danongorf."""

    def __init__(self, edition: int = NEWEST) -> None:
        super().__init__(CARD, VERBS, OPTIONS, STEP_CLASSES, QuestPolicy(), QuestHarness())
        if edition == NEWEST:  # weights are of one ruleset
            self.learned = LearnedPolicy(edition)
        self.queries = QuestQueries()
        self.chronicle = QuestChronicle()
        self.companion = QuestCompanion()
        self.view_type = QuestView
        self.events = EVENTS
        self.edition = edition
        self.encoding = QuestEncoding()

    def blank(self) -> Quest:
        g = Quest()
        g.edition = self.edition
        return g

    def resolve(self, options: Options | None) -> dict[str, str]:
        given = as_texts(options)
        solo = given.get("mode", "together") != "together"
        if solo:
            given.setdefault("players", "1")
        resolved = super().resolve(given)
        if solo and resolved["players"] != "1":
            raise BadOptions(f"mode {resolved['mode']} is for 1 player: leave out players or say players=1 [Q11.1]")
        if not solo and resolved["players"] == "1":
            raise BadOptions("1 player plays mode=chosen or mode=danongorf; mode=together is for 2 to 4 players [Q2]")
        if resolved["mode"] == "danongorf" and resolved["gloom"] == "yes":
            raise BadOptions("gloom=yes does not go with mode=danongorf, which begins on bright sides [Q10, Q12.1]")
        if resolved["first"] != "random" and int(resolved["first"]) >= int(resolved["players"]):
            raise BadOptions(
                f"option first={resolved['first']} names no seat of {resolved['players']} (seats count from 0)"
            )
        self._colours(resolved)
        return resolved

    def _colours(self, resolved: Mapping[str, str]) -> list[int]:
        players = int(resolved["players"])
        words = resolved["colours"].replace(",", " ").split()
        if words == ["random"]:
            return [-1] * players
        if any(word not in con.COLOURS for word in words) or len(set(words)) < len(words) or len(words) < players:
            raise BadOptions(
                f"option colours='{resolved['colours']}': say random, or one different colour per seat of "
                f"{', '.join(con.COLOURS)}"
            )
        return [con.COLOURS.index(word) for word in words[:players]]

    def new(self, options: Options | None = None) -> Quest:
        chosen = self.resolve(options)
        g = self.blank()
        g.house = [values.index(chosen[key]) for key, (values, _) in HOUSE_RULES.items()]
        mode = MODES.index(chosen["mode"])
        first = -1 if chosen["first"] == "random" else int(chosen["first"])
        target = LEVELS[chosen["level"]] if chosen["mode"] == "chosen" else 0
        begin(g, mode, int(chosen["players"]), self._colours(chosen), first, int(chosen["gloom"] == "yes"), target)
        g.settle()
        return g

    def view(self, state: Quest, seat: int) -> QuestView:
        return build(state, seat)

    def view_beside(self, state: Quest, seat: int, beside: AnyView) -> QuestView:
        return build_beside(state, seat, cast(QuestView, beside))

    def scores(self, state: Quest) -> list[int]:
        return scores(state)

    def results(self, state: Quest) -> list[float]:
        return results(state)

    def end_reason(self, state: Quest) -> str:
        return end_reason(state)

    def players(self, state: Quest) -> int:
        return state.players

    def text_args(self) -> dict[str, dict[str, int]]:
        return text_args()

    def sources(self) -> dict[str, str]:
        return sources()

    def end_reasons(self) -> tuple[str, ...]:
        return tuple(ENDS[1:])

    def content_files(self) -> list[Path]:
        return sorted(con.CONTENT.glob("*.toml"))

    def content_ids(self) -> dict[str, str]:
        grottos = [*con.CARDS.bright, *con.CARDS.gloom]
        return {ident: ident for ident in (*con.QUEST_NAMES, *(grotto.id for grotto in grottos))}
