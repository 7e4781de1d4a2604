"""Reward, in its fixed order, and the end of the game after round 6 [M7, M9]."""

from __future__ import annotations

from lanterns.core.step import AUTO, CHANCE, AnyStep
from lanterns.games.mapmasters.board.content import objectives
from lanterns.games.mapmasters.board.path import OBJECTIVES
from lanterns.games.mapmasters.board.vocabulary import TOKENS
from lanterns.games.mapmasters.versus.rules.explore import bonus_value
from lanterns.games.mapmasters.versus.rules.outcome import scores
from lanterns.games.mapmasters.versus.state import END, REWARD, ROUNDS, Ask, MapMasters
from lanterns.games.mapmasters.versus.verbs import OBJECTIVE


class Reward(Ask):
    """Tokens go back, coins are earned, the primary scores, the hourglass pays [M7.1-M7.4]."""

    rules = ("M7.1", "M7.2", "M7.3", "M7.4", "M7.8")

    def run(self, g: MapMasters) -> None:
        g.phase = REWARD
        for seat in range(g.players):
            return_tokens(g, seat)
        for seat in range(g.players):
            path = g.path(seat)
            coins = path.coins() if path is not None else 0
            g.coins[seat] += coins
            g.tell("M7.2", "coins-earned", seat=seat, count=coins, coins=g.coins[seat])
        objective = g.primary_kind()
        for seat in range(g.players):
            path = g.path(seat)
            points = path.score(objective) if path is not None else 0
            g.last[seat] = points
            g.blue[seat] += points
            g.tell("M7.3", "primary-scored", seat=seat, objective=objective, points=points)
        for seat in range(g.players):
            if g.bonus >> seat & 1:
                points = bonus_value(g)
                g.last[seat] += points
                g.green[seat] += points
                g.tell("M7.4", "bonus-scored", seat=seat, points=points)
        g.then(DrawSecondary(CHANCE), ScoreSecondary(AUTO))


def return_tokens(g: MapMasters, seat: int) -> None:
    """Every token, used or not, is back in the market before anything is counted [M7.1]."""
    count = 0
    for kind in range(len(TOKENS)):
        held = g.tokens[seat * len(TOKENS) + kind]
        g.stock[kind] += held
        g.tokens[seat * len(TOKENS) + kind] = 0
        count += held
    if count:
        g.tell("M7.1", "tokens-returned", seat=seat, count=count)


class DrawSecondary(Ask):
    """Chance draws the secondary objective [M7.5, M3.3, M3.4]."""

    rules = ("M7.5", "M3.3")

    def options(self, g: MapMasters) -> list[int]:
        return [OBJECTIVE.base + card for card, left in enumerate(g.left) if left]

    def weights(self, g: MapMasters) -> list[int]:
        return [left for left in g.left if left]

    def total(self, g: MapMasters) -> int:
        return len(objectives()) - 2 * g.round + 1

    def play(self, g: MapMasters, action: int) -> None:
        g.secondary = action - OBJECTIVE.base
        g.left[g.secondary] -= 1
        g.seen.append(g.secondary)
        g.tell("M7.5", "secondary-revealed", objective=OBJECTIVES[g.secondary >> 1])


class ScoreSecondary(Ask):
    """The secondary scores in full, exits are ticked; then Reset, or the end after round 6 [M7.5, M7.6, M9.1]."""

    rules = ("M7.5", "M7.6", "M9.1")

    def run(self, g: MapMasters) -> None:
        objective = OBJECTIVES[g.secondary >> 1]
        for seat in range(g.players):
            path = g.path(seat)
            points = path.score(objective) if path is not None else 0
            g.last[seat] += points
            g.pink[seat] += points
            g.tell("M7.5", "secondary-scored", seat=seat, objective=objective, points=points)
        for seat in range(g.players):
            path = g.path(seat)
            if path is not None and path.at_exit:
                g.exits[seat] += 1
                g.tell("M7.6", "exit-ticked", seat=seat, exits=g.exits[seat])
        if g.round < ROUNDS:
            return
        g.phase = END
        g.end = 1
        exits = g.exit_points()
        totals = scores(g)
        for seat in range(g.players):
            g.tell("M9.3", "exits-scored", seat=seat, points=exits[seat])
            g.tell("M9.4", "coins-scored", seat=seat, points=g.coins[seat] // 3)
            g.tell("M9.2", "final-score", seat=seat, points=totals[seat])
        g.tell("M9.1", "game-over", reason="rounds")
        g.finish()


STEPS: tuple[type[AnyStep], ...] = (Reward, DrawSecondary, ScoreSecondary)
