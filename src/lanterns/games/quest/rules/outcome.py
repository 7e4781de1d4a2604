"""Points and results of a quest game [Q9.2, Q9.3, Q11.6, Q12]."""

from __future__ import annotations

from lanterns.games.quest.state import BOSS_BEATEN, BY_TARGET, DANONGORF, ENDS, TOGETHER, Quest


def scores(g: Quest) -> list[int]:
    """Points by seat; Danongorf has none [Q12.1]."""
    return [0] if g.mode == DANONGORF else [g.score(seat) for seat in range(g.players)]


def points_told(g: Quest) -> str:
    """Points by seat for an event, as "7 -3"; nothing is counted while nobody listens, as in a bot's search."""
    return "" if g.events is None else " ".join(str(points) for points in scores(g))


def results(g: Quest) -> list[float]:
    """[Q9.3, Q11.6, Q12]"""
    if g.mode != TOGETHER:
        return [1.0 if g.end in (BY_TARGET, BOSS_BEATEN) else 0.0]
    ranks = [g.standing(seat) for seat in range(g.players)]
    best = ranks.count(max(ranks))
    return [1.0 / best if rank == max(ranks) else 0.0 for rank in ranks]


def end_reason(g: Quest) -> str:
    """Why the game is over, "" before."""
    return ENDS[g.end]
