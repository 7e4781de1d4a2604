"""What quest offers beside its rules: see `lanterns.core.roles`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from lanterns.core.errors import BadQuestion
from lanterns.core.roles import Companion, Harness, Policy, Queries, Topic
from lanterns.core.step import Refusal
from lanterns.core.view_types import AnyAnswer, BoxFacts, Concern, PadRow, SetupStep
from lanterns.games.quest import content as con
from lanterns.games.quest import geography as geo
from lanterns.games.quest.bots.evaluate import chances, evaluate, priority, standings
from lanterns.games.quest.hints import concerns
from lanterns.games.quest.luck import luck
from lanterns.games.quest.odds import face_odds
from lanterns.games.quest.position import set_position
from lanterns.games.quest.rules.dice import MOST
from lanterns.games.quest.state import (
    BOSS,
    DECK,
    NOWHERE,
    ROW,
    Quest,
)  # fmt: skip
from lanterns.games.quest.texts import LEVELS
from lanterns.games.quest.truths import bears_out
from lanterns.games.quest.verbs import FACES
from lanterns.games.quest.view_types import QuestLuck

LUCK: Final = "luck"


class QuestPolicy(Policy[Quest]):
    def evaluate(self, state: Quest, seat: int) -> float:
        return evaluate(state, seat)

    def standings(self, state: Quest, seats: int) -> list[float]:
        return standings(state)

    def chances(self, state: Quest, seats: int) -> list[float]:
        return chances(state)

    def priority(self, state: Quest, seat: int) -> float:
        return priority(state, seat)


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


def _row(key: str, points: list[int]) -> PadRow:
    return {
        "key": key,
        "each_round": False,
        "most": len(points) - 1,
        "points": points,
        "down": 1,
        "ranks": [],
        "goals": [],
    }


class QuestCompanion(Companion[Quest]):
    def facts(self) -> BoxFacts:
        legends = [con.LEGEND_POINTS * count for count in range(len(con.LEGENDS) + 1)]
        rows = [_row("spells", con.SPELL_POINTS), _row("quests", con.QUEST_POINTS), _row("goblins", con.GOBLIN_POINTS)]
        return {
            "pad": {
                "rule": "Q9.3", "least": 2, "seats": 4, "rounds": 0, "rows": [*rows, _row("legends", legends)],
                "base": 0, "levels": [], "ties": ["quests", "goblins", "spells"], "shared": False,
            },
            "track": None,
            "glass": [],
            "odds": {"kind": "faces", "faces": list(FACES), "rolls": [face_odds(n) for n in range(1, MOST + 1)]},
            "draws": [],
        }  # fmt: skip

    def deals(self) -> list[dict[str, str]]:
        return [{"players": str(players), "colours": " ".join(con.COLOURS)} for players in (2, 3, 4)]

    def steps(self, state: Quest) -> list[SetupStep]:
        g = state
        castles, portals = len(con.COLOURS), g.goblins.bit_count()
        rim = sum(geo.COAST >> cell & 1 for cell in geo.NORMAL_CELLS)
        normal, movements = len(geo.NORMAL_CELLS), len(geo.MOVEMENT_NAMES)
        return [
            {"key": "castles", "rule": "Q2.1", "params": {"castles": castles}},
            {"key": "isle", "rule": "Q2.1", "params": {"cards": normal, "inner": normal - rim, "rim": rim}},
            {"key": "goblins", "rule": "Q2.3", "params": {"portals": portals, "left": g.supply}},
            {"key": "magic", "rule": "Q2.3", "params": {"space": g.magic, "cards": movements, "dice": MOST}},
            {"key": "heroes", "rule": "Q2.2", "params": {"heroes": g.per_seat, "items": len(con.LEGENDS)}},
            {"key": "tracks", "rule": "Q2.2", "params": {"health": con.START_HEALTH, "power": con.START_POWER}},
            {"key": "quests", "rule": "Q2.4", "params": {"quests": con.QUESTS, "row": len(g.row)}},
            {"key": "first", "rule": "Q2.5", "params": {}},
        ]


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
