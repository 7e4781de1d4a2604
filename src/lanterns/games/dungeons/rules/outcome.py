"""Progress and results of a dungeons game, the same for all its heroes [D3]."""

from __future__ import annotations

from lanterns.games.dungeons import content as con
from lanterns.games.dungeons.state import BOSS_BEATEN, ENDS, Dungeons


def scores(g: Dungeons) -> list[int]:
    """The party's progress by seat: minions killed, and damage on the boss."""
    done = g.killed + sum(con.BOSS_TOP - hp for hp in g.boss_hp)
    return [done] * g.n


def results(g: Dungeons) -> list[float]:
    """[D3]"""
    return [1.0 if g.end == BOSS_BEATEN else 0.0] * g.n


def end_reason(g: Dungeons) -> str:
    """Why the game is over, "" before."""
    return ENDS[g.end]
