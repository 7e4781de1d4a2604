"""What quest offers beside its rules: see `lanterns.core.roles`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from lanterns.core.errors import BadQuestion
from lanterns.core.roles import Harness, Policy, Queries, Topic
from lanterns.core.step import Refusal
from lanterns.core.view_types import AnyAnswer, Concern
from lanterns.games.quest import content as con
from lanterns.games.quest.bots.evaluate import chances, evaluate, standings
from lanterns.games.quest.hints import concerns
from lanterns.games.quest.luck import luck
from lanterns.games.quest.position import set_position
from lanterns.games.quest.state import (
    BOSS,
    DECK,
    NOWHERE,
    ROW,
    Quest,
)  # fmt: skip
from lanterns.games.quest.texts import LEVELS
from lanterns.games.quest.truths import bears_out
from lanterns.games.quest.view_types import QuestLuck

LUCK: Final = "luck"


class QuestPolicy(Policy[Quest]):
    def evaluate(self, state: Quest, seat: int) -> float:
        return evaluate(state, seat)

    def standings(self, state: Quest, seats: int) -> list[float]:
        return standings(state)

    def chances(self, state: Quest, seats: int) -> list[float]:
        return chances(state)


class QuestQueries(Queries[Quest]):
    def concerns(self, state: Quest, seat: int) -> list[Concern]:
        return concerns(state, seat)

    def topics(self) -> dict[str, Topic]:
        return {LUCK: Topic(LUCK, slow=True, hint=True, answers=(QuestLuck,))}

    def answer(self, state: Quest, seat: int, topic: str, params: Mapping[str, Any]) -> AnyAnswer:
        if topic != LUCK:
            raise BadQuestion(f"quest knows no topic '{topic}'; ask for '{LUCK}'")
        if params:
            raise BadQuestion(f"'{LUCK}' takes no parameters: leave out {', '.join(sorted(params))}")
        return luck(state, seat)


class QuestHarness(Harness[Quest]):
    def variants(self) -> dict[str, dict[str, str]]:
        together = {f"together-{n}": {"players": str(n)} for n in (2, 3, 4)}
        gloom = {"gloom-2": {"players": "2", "gloom": "yes"}, "gloom-4": {"players": "4", "gloom": "yes"}}
        solo = {f"chosen-{level}": {"mode": "chosen", "level": level} for level in LEVELS}
        return {
            **together, **gloom, **solo,
            "chosen-gloom": {"mode": "chosen", "gloom": "yes"}, "danongorf": {"mode": "danongorf"},
        }  # fmt: skip

    def position(self, state: Quest, given: Mapping[str, Any]) -> None:
        set_position(state, given)

    def conserved(self, state: Quest) -> dict[str, int]:
        g = state
        at = g.quest_at
        return {
            "goblins": g.supply + g.goblins.bit_count() + sum(g.taken) + g.boss_goblins + g.beaten,
            "quests": len(at),
            "row": at.count(ROW) - len(g.row),
            "quests taken": sum(g.quests) - sum(place > BOSS for place in at),
            "unseen quests": int(0 <= g.deck <= at.count(DECK)),
            "treasures": sum(place != NOWHERE for place in g.treasure)
            - sum(at[quest] > BOSS for quest in range(con.PLACEMENTS, con.QUESTS)),
            "legends": sum(place != NOWHERE for place in g.legend_at) - g.legend.count(2),
            "heroes": len(g.where),
            "land": len(g.land),
        }

    def goals(self) -> tuple[int, ...]:
        return tuple(LEVELS.values())

    def bears_out(self, state: Quest, seat: int, action: int, refusal: Refusal) -> bool | None:
        return bears_out(state, seat, action, refusal)
