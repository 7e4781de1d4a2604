"""Can bots be beaten by habit? A player of fixed habits against each level, the two seats in turn.

    python benchmarks/habits.py quest --levels novice,easy,medium --games 40       # every habit against each
    python benchmarks/habits.py quest --levels medium --games 200 --seed 9001 --only goblins,1
    python benchmarks/habits.py mapmasters --levels hard,master --games 40

A habit of Quest is what a person may come to after a few games: move a hero to what is liked most of what it can reach,
leave it there, ward off every hit, use every symbol, take every quest, roll while Health is above a number and rest at
it. It looks nothing ahead and knows what lies open. A habit of Map Masters is a way to buy (nothing, what costs most,
cards, tokens or books first, what shows the primary); it lays and draws as the level played against, so that what
is tried is the market. All habits against a level are a crude best response to it: the best of them must be tried
again on seeds that did not choose it.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from functools import partial
from random import Random

from lanterns.arena.statistics import wilson
from lanterns.bots import Bot, get_bot
from lanterns.core.step import CHANCE
from lanterns.games import get_game
from lanterns.games.mapmasters.board.path import OBJECTIVES
from lanterns.games.mapmasters.board.vocabulary import BOOK_PRICE, TOKEN_PRICE
from lanterns.games.mapmasters.versus.bots.appraise import KINDS
from lanterns.games.mapmasters.versus.rules.market import Buy
from lanterns.games.mapmasters.versus.state import MapMasters, cost_of
from lanterns.games.mapmasters.versus.verbs import BOOK, BUY, PASS_CODE, TOKEN
from lanterns.games.quest import content as con
from lanterns.games.quest.state import Quest
from lanterns.games.quest.verbs import (
    ADVANCE,
    ATTACK_GOBLIN,
    CLAIM,
    DEFEND,
    EQUIP,
    GAIN,
    MOVE,
    REST_CODE,
    ROLL_CODE,
    TAKE,
    USE_HELM,
    USE_SWORD,
)

LIKINGS = {
    "temples": (con.TEMPLE, con.PORTAL, con.OBELISK),
    "goblins": (con.PORTAL, con.TEMPLE, con.OBELISK),
    "books": (con.OBELISK, con.TEMPLE, con.PORTAL),
}
REST_AT = (0, 1, 2, 3, 4)
AT_ONCE = (TAKE, CLAIM, EQUIP, ADVANCE, ATTACK_GOBLIN, USE_SWORD, DEFEND, USE_HELM)  # used whenever they can be


class QuestHabit:
    """`liking`: what a hero is moved to, the first that can be had. `rest_at`: Health at which the seat rests."""

    def __init__(self, liking: str, rest_at: int, level: Bot) -> None:
        self.liking = LIKINGS[liking]
        self.rest_at = rest_at

    def choose(self, g: Quest, seat: int) -> int:
        options = g.options(seat)
        for verb in AT_ONCE:
            for code in options:
                if code in verb:
                    return code
        if options[0] == ROLL_CODE:
            return REST_CODE if g.health[seat] <= self.rest_at else ROLL_CODE
        if options[0] in GAIN:
            return options[-1] if g.health[seat] > g.power[seat] else options[0]
        moves = [(self._rank(g, seat, code), code) for code in options if code in MOVE]
        best = min(moves, default=(len(self.liking), options[0]))
        return best[1] if best[0] < len(self.liking) else options[0]

    def _rank(self, g: Quest, seat: int, code: int) -> int:
        """The place of a move in the liking of the seat; behind all for a hero that stands where it is liked to be."""
        hero, region, _ = MOVE.args(code)
        if self._wanted(g, seat, g.where[hero + seat * g.per_seat]) or not self._wanted(g, seat, region):
            return len(self.liking)
        return self.liking.index(g.kinds[region])

    def _wanted(self, g: Quest, seat: int, region: int) -> bool:
        kind, cell = g.kinds[region], region >> 1
        if kind == con.PORTAL:
            return bool(g.goblins >> cell & 1)
        if kind == con.OBELISK:
            return 1 <= con.CARDS.lands[g.land[cell]].book - g.spell[seat] <= 2
        return kind in self.liking


class MarketHabit:
    """`first`: what is bought while it can be had; the level answers all but the market."""

    def __init__(self, first: str, level: Bot) -> None:
        self.first = first
        self.level = level

    def choose(self, g: MapMasters, seat: int) -> int:
        if not isinstance(g.question(seat), Buy):
            return self.level.choose(g, seat)
        wanted = [(self._liked(g, code), code) for code in g.options(seat)]
        best, code = max(wanted)
        return code if best > 0 else PASS_CODE

    def _liked(self, g: MapMasters, code: int) -> int:
        """How much a purchase is liked, 0 for not at all: of one sort, or of all sorts, what costs most."""
        if self.first == "primary":
            return KINDS[code - BUY.base][OBJECTIVES.index(g.primary_kind())] if code in BUY else 0
        for sort, verb, price in (("tokens", TOKEN, TOKEN_PRICE), ("books", BOOK, BOOK_PRICE), ("cards", BUY, 0)):
            if code in verb and self.first in (sort, "dearest"):
                return price or cost_of(code - BUY.base)
        return 0


MARKET_HABITS = ("nothing", "cards", "tokens", "books", "dearest", "primary")


Habit = Callable[[Bot], "QuestHabit | MarketHabit"]


def habits_of(game: str) -> dict[str, Habit]:
    """The habits of a game by name: made for the bot of the level that is played against."""
    if game == "mapmasters":
        return {first: partial(MarketHabit, first) for first in MARKET_HABITS}
    return {f"{liking},{at}": partial(QuestHabit, liking, at) for liking in LIKINGS for at in REST_AT}


def share(game_id: str, habit: Habit, level: str, games: int, seed: int) -> tuple[float, float, float]:
    """The share of the wins that the habit takes against a level, and the mean scores of the two."""
    game = get_game(game_id)
    won = mine = theirs = 0.0
    for number in range(games):
        at, key = number % 2, seed + number // 2
        rng, bot = Random(key), get_bot(level, game, key)
        player = habit(get_bot(level, game, key + 1))
        g = game.new({"players": "2"})
        while not g.over:
            actor = g.actor
            if actor == CHANCE:
                g.play(g.draw(rng))
            else:
                g.play(player.choose(g, actor) if actor == at else bot.choose(g, actor), actor)
        won += game.results(g)[at]
        mine += game.scores(g)[at]
        theirs += game.scores(g)[1 - at]
    return won, mine / games, theirs / games


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=("quest", "mapmasters"))
    parser.add_argument("--levels", default="novice,easy,medium")
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", help="one habit, such as temples,2")
    given = parser.parse_args()
    for level in given.levels.split(","):
        for name, habit in habits_of(given.game).items():
            if given.only in (None, name):
                won, mine, theirs = share(given.game, habit, level, given.games, given.seed)
                low, high = wilson(won, given.games)
                figures = {"share": won / given.games, "interval": [low, high], "scores": [mine, theirs]}
                print(json.dumps({"level": level, "habit": name, "games": given.games, **figures}), flush=True)


if __name__ == "__main__":
    main()
