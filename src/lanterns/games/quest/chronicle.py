"""What a quest game is told by once it is over: points by rounds and sources; against Danongorf, what each side has."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

from lanterns.core.event import Event
from lanterns.core.roles import Chronicle, Count, Source, Tale
from lanterns.core.view_types import Cause
from lanterns.games.quest import content as con
from lanterns.games.quest.state import BOSS_BEATEN, CHOSEN, DANONGORF, FALLEN, FELL_SHORT, Quest

ITEMS: Final = 3  # of a seat's legendary items
TOP: Final = 10  # the last box of each track of the score sheet
# What an event of Danongorf's game weighs among the turning points.
WEIGHTS: Final[dict[str, float]] = {
    "boss-quest": 1.0, "goblin-lured": 1.0, "boss-goblin-lost": 1.5, "boss-quest-lost": 1.5, "temple-completed": 3.0,
    "exhausted": 4.0, "fight-set": 4.0, "fight-begins": 5.0, "goblin-taken": 1.0, "health-lost": 0.3,
}  # fmt: skip


class QuestChronicle(Chronicle[Quest]):
    unit: Literal["round", "turn"] = "round"
    headlines: tuple[str, ...] = (
        "fight-begins", "fight-set", "temple-completed", "goblin-taken", "quest-taken", "spell-learned", "exhausted",
        "item-gained", "boss-goblin-lost", "boss-quest-lost", "boss-quest", "goblin-lured",
    )  # fmt: skip

    def chapter(self, state: Quest) -> int:
        return state.round

    def counts(self, state: Quest) -> list[Count]:
        g = state
        if g.mode != DANONGORF:
            return []
        return [
            Count("boss-quests", -1, g.boss_quests),
            Count("boss-goblins", -1, g.boss_goblins),
            Count("legends", 0, sum(step == 2 for step in g.legend[:ITEMS])),
            Count("spells", 0, g.spell[0]),
        ]

    def sources(self, state: Quest) -> list[Source]:
        g = state
        if g.mode == DANONGORF:
            return []
        seats = range(g.players)
        parts = [g.points(seat) for seat in seats]
        return [
            ("spells", [part[0] for part in parts], g.spell[: g.players]),
            ("quests", [part[1] for part in parts], g.quests[: g.players]),
            ("goblins", [part[2] for part in parts], g.taken[: g.players]),
            ("legends", [part[3] for part in parts], [part[3] // con.LEGEND_POINTS for part in parts]),
        ]

    def ties(self, state: Quest) -> list[tuple[str, list[int]]]:
        ranks = [state.standing(seat) for seat in range(state.players)]
        return [
            ("quests", [rank[1] for rank in ranks]),
            ("goblins", [rank[2] for rank in ranks]),
            ("spells", [rank[3] for rank in ranks]),
            ("items", [rank[4] for rank in ranks]),
        ]

    def weigh(self, state: Quest, before: Sequence[int], after: Sequence[int], events: Sequence[Event]) -> float:
        if state.mode != DANONGORF:
            return -1.0
        return sum(WEIGHTS.get(event.key, 0.0) for event in events)

    def cause(self, state: Quest, tale: Tale) -> Cause | None:
        g = state
        if not g.over:
            return None
        if g.mode == CHOSEN:
            return _chosen(g, tale)
        if g.mode == DANONGORF:
            return _boss(g)
        return None


def _chosen(g: Quest, tale: Tale) -> Cause | None:
    """Of a target that is reached: what the last round brought most of; of one that is not, the fewest more of one
    source that would have reached it."""
    if g.end != FELL_SHORT:
        before = {key: (points[0], counts[0]) for key, points, counts in tale.before}
        gains = [
            (points[0] - before.get(key, (0, 0))[0], key, counts[0] - before.get(key, (0, 0))[1])
            for key, points, counts in tale.sources
        ]
        points, source, count = max(gains)
        if points <= 0:
            return None
        return {"key": "target", "params": {"seat": 0, "points": points, "source": source, "count": count}}
    short = g.target - g.score(0)
    tables = (("spells", con.SPELL_POINTS, g.spell[0]), ("quests", con.QUEST_POINTS, g.quests[0]),
              ("goblins", con.GOBLIN_POINTS, g.taken[0]))  # fmt: skip
    ways: list[tuple[int, str]] = []
    for key, table, has in tables:
        at = min(TOP, has)
        enough = [more for more in range(1, TOP + 1 - at) if table[at + more] - table[at] >= short]
        ways += [(min(enough), key)] if enough else []
    if not ways:
        return {"key": "short", "params": {"seat": 0, "short": short}}
    more, source = min(ways)
    return {"key": "short-by", "params": {"seat": 0, "short": short, "source": source, "count": more}}


def _boss(g: Quest) -> Cause:
    if g.end == BOSS_BEATEN:
        return {"key": "boss-beaten", "params": {"seat": 0, "health": g.health[0]}}
    key = "boss-stood" if g.end == FALLEN else "boss-gloom"
    return {"key": key, "params": {"seat": 0, "quests": g.boss_quests, "goblins": g.boss_goblins}}
