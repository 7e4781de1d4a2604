"""How often each own-designed quest and treasure is taken when good players play: what nobody wants, what all want."""

from __future__ import annotations

from typing import Any

from lanterns.arena.games import Job, Series, options_for
from lanterns.arena.statistics import mean
from lanterns.core.errors import BadOptions

LEAST, MOST = 0.25, 4.0  # times the mean; what lies outside asks for another reward or condition


def balance(wanted: Series, bot: str = "mcts:60") -> dict[str, Any]:
    """Play quest with 2, 3 and 4 players in turn and count who took which quest.

    `rate` is takings per game, `times_mean` that over the mean of all 24, `flag` is "rare" or "common" outside
    [1/4, 4]. `source` says whose design the card is: only our own are retuned. Raises BadOptions for less than 1 game.
    """
    from lanterns.games.quest import content as con
    from lanterns.games.quest.state import TAKEN

    games = wanted.games
    if games < 1:
        raise BadOptions(f"--games must be 1 or more, not {games}")
    jobs = []
    for i in range(games):
        players = 2 + i % 3
        jobs.append(
            Job("quest", options_for("quest", players, None), [bot] * players, wanted.seed + i, probe="quest_at")
        )
    played = wanted.play(jobs)
    whole = [g for g in played if not g["crash"]]
    taken = [sum(g["probes"]["quest_at"][quest] >= TAKEN for g in whole) for quest in range(con.QUESTS)]
    average = mean(taken)
    cards = []
    for quest, count in enumerate(taken):
        card = con.CARDS.placements[quest] if quest < con.PLACEMENTS else con.CARDS.treasures[quest - con.PLACEMENTS]
        times = count / average if average else 0.0
        cards.append(
            {
                "id": card.id,
                "kind": "placement" if quest < con.PLACEMENTS else "treasure",
                "source": card.source,
                "taken": count,
                "rate": round(count / len(whole), 4) if whole else 0.0,
                "times_mean": round(times, 3),
                "flag": "rare" if times < LEAST else "common" if times > MOST else "",
            }
        )
    return {
        "game": "quest",
        "bot": bot,
        "games": len(played),
        "crashes": [g["crash"] for g in played if g["crash"]],
        "seconds": round(sum(g["seconds"] for g in played), 1),
        "mean_taken": round(average, 2),
        "mean_score": round(mean([s for g in whole for s in g["scores"]]), 2),
        "cards": cards,
        "flagged": [card["id"] for card in cards if card["flag"]],
    }
