"""Points and results of Map Masters, Versus [M9]."""

from __future__ import annotations

from lanterns.games.mapmasters.versus.state import COINS_FOR_ONE, PINK_FOR_ONE, MapMasters


def points(g: MapMasters) -> list[tuple[int, int, int, int, int]]:
    """What the score of each seat is made of as if the game ended now: primaries, secondaries, bonuses, exits, coins
    [M9.2-M9.4]."""
    exits = g.exit_points()
    return [
        (g.blue[seat], g.pink[seat] // PINK_FOR_ONE, g.green[seat], exits[seat], g.coins[seat] // COINS_FOR_ONE)
        for seat in range(g.players)
    ]


def scores(g: MapMasters) -> list[int]:
    """Points by seat as if the game ended now [M9.2-M9.4]."""
    return [sum(parts) for parts in points(g)]


def results(g: MapMasters) -> list[float]:
    """[M9.5, MR35]"""
    ranks = list(zip(scores(g), g.pink, strict=True))
    best = max(ranks)
    share = 1.0 / ranks.count(best)
    return [share if rank == best else 0.0 for rank in ranks]


def end_reason(g: MapMasters) -> str:
    """Why the game is over, "" before."""
    return "rounds" if g.end else ""
