"""The boss as the table sees it: what it does and answers, its hearts and gates, how damage is put forward [D17]."""

from __future__ import annotations

from lanterns.games.dungeons import content as con
from lanterns.games.dungeons.room_view import effects_of
from lanterns.games.dungeons.rules.damage import Split, capacity
from lanterns.games.dungeons.state import Dungeons
from lanterns.games.dungeons.verbs import SPLIT
from lanterns.games.dungeons.view_types import DungeonsBoss, DungeonsHeart, DungeonsSplit


def boss_of(g: Dungeons, hero: int) -> DungeonsBoss | None:
    """The boss once it is met, None before; effects of the spaces as they would be for this hero."""
    if g.boss < 0:
        return None
    boss = con.BOSSES[g.boss]
    return {
        "id": boss.id,
        "markers": list(g.boss_hp),
        "hearts": [_heart(g, hp) for hp in g.boss_hp],
        "gates": [{"space": space, "covered": bool(g.gates >> gate & 1)} for gate, space in enumerate(boss.gates)],
        "entrance": boss.entrance,
        "action": {
            "range": boss.foe.range, "health": boss.foe.health, "focus": boss.foe.focus,
            "regain": boss.foe.also == "regain",
        },
        "face": {
            "does": boss.torch_does, "range": boss.torch_range, "health": boss.torch_health, "focus": boss.torch_focus,
        },
        "counter": dict(zip(con.ATTACKS, boss.foe.counter, strict=True)),
        "after_spell": {"health": boss.loss_health, "focus": boss.loss_focus},
        "spaces": [effects_of(g, hero, space) for space in boss.spaces],
    }  # fmt: skip


def _heart(g: Dungeons, hp: int) -> DungeonsHeart:
    """A heart: its space, how much it can take now, and the bare gate that stops it [D17.10]."""
    taken = capacity(g, hp)
    gate = hp - taken - 1 if hp > taken else 0
    return {"space": hp, "takes": taken, "gate": gate}


def split_of(g: Dungeons, step: Split) -> DungeonsSplit:
    """The damage to deal, how much of it the hearts can take, the best division and one other.

    Every division takes the same in all. The best leaves fewest hearts that the boss could mend [DR39] and
    touches fewest; the other is the most even one, None where that is the same.
    """
    codes = step.options(g)
    best = min(codes, key=lambda code: (_mendable(left_of(g, code)), _touched(code), _lowest(left_of(g, code)), -code))
    even = min(codes, key=lambda code: (sum(part * part for part in SPLIT.args(code)), code))
    damage = step.args[0]
    return {
        "damage": damage,
        "takes": min(damage, sum([capacity(g, hp) for hp in g.boss_hp])),
        "best": best,
        "other": even if even != best else None,
    }


def left_of(g: Dungeons, code: int) -> list[int]:
    """Where the hearts stand after a division."""
    return [hp - part for hp, part in zip(g.boss_hp, SPLIT.args(code), strict=False)]


def _touched(code: int) -> int:
    return sum([part > 0 for part in SPLIT.args(code)])


def _mendable(hearts: list[int]) -> int:
    return sum([0 < hp < con.BOSS_TOP for hp in hearts])


def _lowest(hearts: list[int]) -> int:
    """The lowest heart that still beats: the nearer to its end, the better."""
    return min([hp for hp in hearts if hp > 0], default=0)
