"""Setup: packs, market, coins, the first primary objective, the first buyer [M1, M2]."""

from __future__ import annotations

from lanterns.core.step import AUTO, CHANCE, AnyStep
from lanterns.games.mapmasters.board.content import objectives
from lanterns.games.mapmasters.board.path import OBJECTIVES
from lanterns.games.mapmasters.board.vocabulary import BOOKS, STARTERS, TOKENS
from lanterns.games.mapmasters.versus.rules.market import FillMarket
from lanterns.games.mapmasters.versus.rules.primary import RevealPrimary
from lanterns.games.mapmasters.versus.rules.rounds import Round
from lanterns.games.mapmasters.versus.state import (
    BOOKS_IN_ROW,
    COINS,
    DRAW_PILE,
    N_FACES,
    N_MARKET,
    NONE,
    NOT,
    PILE,
    SETUP,
    SLOTS_IN_ROW,
    TOKENS_EACH,
    Ask,
    MapMasters,
)  # fmt: skip
from lanterns.games.mapmasters.versus.verbs import FIRST


class DrawFirst(Ask):
    """Chance names the first buyer of round 1 [M2.4, MR27]."""

    rules = ("M2.4",)

    def options(self, g: MapMasters) -> list[int]:
        return [FIRST.base + seat for seat in range(g.players)]

    def play(self, g: MapMasters, action: int) -> None:
        g.first = action - FIRST.base
        g.tell("M2.4", "first-buyer", seat=g.first)


def begin(g: MapMasters, players: int, first: int) -> None:
    """Fill a blank state with the components of the box; what chance has to decide is put on the stack.

    A first buyer of -1 is left to chance. `house` must be set already.
    """
    g.players = players
    g.phase, g.round, g.first, g.opener, g.passed = SETUP, 1, max(0, first), max(0, first), 0
    g.stock, g.tokens = [TOKENS_EACH] * len(TOKENS), [0] * (len(TOKENS) * players)
    g.coins = [COINS] * players
    g.blue, g.pink, g.green, g.exits = [0] * players, [0] * players, [0] * players, [0] * players
    g.last = [0] * players
    g.where = ([DRAW_PILE] * STARTERS + [NOT] * (N_FACES - STARTERS)) * players
    g.market, g.row = [PILE] * N_MARKET, [NONE] * SLOTS_IN_ROW
    g.book_at, g.book_row, g.used = [PILE] * len(BOOKS), [NONE] * BOOKS_IN_ROW, 0
    g.left = [0] * (2 * len(OBJECTIVES))
    for card in objectives():
        g.left[OBJECTIVES.index(card.kind) * 2 + (1 if card.hourglass else 0)] += 1
    g.primary = g.secondary = NONE
    g.seen = []
    g.hands = [[] for _ in range(players)]
    g.kit = [0] * (5 * players)
    g.layout, g.steps = [[] for _ in range(players)], [[] for _ in range(players)]
    g.finished, g.bonus, g.clocks = [], 0, [NONE] * players
    g.looked = NONE
    g.recycles, g.scissors, g.end = [0] * players, [0] * players, 0
    g.then(FillMarket(AUTO), RevealPrimary(CHANCE), Round(AUTO))
    if first < 0:
        g.then(DrawFirst(CHANCE))


STEPS: tuple[type[AnyStep], ...] = (DrawFirst,)
