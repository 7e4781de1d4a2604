"""What a bot of a level plays: `Expert.choose` for Map Masters. It reads only what the asked seat may know.

novice   buys what comes to its mind; lays its hand at random and walks where the next points are
easy     buys as a novice; lays its hand at random and looks for a good path, though not for long
medium   buys by counting icons; takes the best path in the best of a few random layouts
hard     buys by solved samples of its hand; lays and walks by the hand solver under a cap of states
master   the same with more samples and states, and lays and walks by what a line brings in all, not by the primary

How a level explores is in `plans`.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from lanterns.core.step import AnyStep
from lanterns.games.mapmasters.board.path import Kit
from lanterns.games.mapmasters.board.vocabulary import CARDS, STARTERS, TOKEN_PRICE
from lanterns.games.mapmasters.solver.best_hand import best_hand
from lanterns.games.mapmasters.solver.search import FAR
from lanterns.games.mapmasters.versus.bots.appraise import COIN, book_worth, deck_worth, gain_now, token_need
from lanterns.games.mapmasters.versus.bots.plans import connect, edges, next_of_plan, tangled
from lanterns.games.mapmasters.versus.rules.explore import Explore
from lanterns.games.mapmasters.versus.rules.hand_creation import KeepFirst
from lanterns.games.mapmasters.versus.rules.market import Buy, FreeToken, ReplaceBook, price
from lanterns.games.mapmasters.versus.rules.reset import Exchange, Optimise
from lanterns.games.mapmasters.versus.state import (
    DISCARD,
    DRAW_PILE,
    HAND,
    IN_HAND,
    ROUNDS,
    MapMasters,
    cost_of,
)  # fmt: skip
from lanterns.games.mapmasters.versus.verbs import (
    BOOK,
    BOOKMARK,
    BUY,
    CUT,
    DONE_CODE,
    EXCHANGE,
    GIFT,
    KEEP_FIRST,
    PASS_CODE,
    RECYCLE,
    REPLACE,
    SKIP_CODE,
    TOKEN,
)

LEVELS: Final = ("novice", "easy", "medium", "hard", "master")
BUY_STATES: Final = {"hard": 150, "master": 300}  # of the hand solver, for each sample of a purchase
BUY_HANDS: Final = {"hard": 4, "master": 12}
BUY_FIELD: Final = {"hard": 5, "master": 8}

# the market


def buy(g: MapMasters, seat: int, options: list[int], level: str, rng: Random) -> int:
    """The purchase with the best gain over its price, or a pass."""
    ranked: list[tuple[float, int]] = []
    for option in options:
        worth = counted(g, seat, option)
        if worth is not None:
            ranked.append((worth, option))
    ranked.sort(reverse=True)
    if level in BUY_FIELD:
        ranked = sampled(g, seat, ranked[: BUY_FIELD[level]], level, rng)
    if not ranked or ranked[0][0] <= 0.15:
        return PASS_CODE
    return ranked[0][1]


def counted(g: MapMasters, seat: int, option: int) -> float | None:
    """Points gained by a purchase, less what its coins are worth, by counting icons; None for a pass or a blind buy."""
    coin = COIN if g.round < ROUNDS else 1 / 3
    if option in TOKEN:
        return token_need(g, seat, option - TOKEN.base) - coin * TOKEN_PRICE
    if option in BOOK:
        held = [book_worth(g, book) for book in g.books(seat)]
        lost = min(held) if len(held) >= 2 else 0.0
        return book_worth(g, option - BOOK.base) - lost - coin * 2
    if option in BUY:
        face = option - BUY.base
        return gain_now(g, seat, face) + deck_worth(g, face) - coin * price(g, seat, cost_of(face))
    return None


def sampled(
    g: MapMasters, seat: int, ranked: list[tuple[float, int]], level: str, rng: Random
) -> list[tuple[float, int]]:
    """The same purchases, their gain in this round taken from solved samples of the hand to come instead."""
    if not ranked:
        return ranked
    seed = int(rng.random() * 4294967296.0)
    kit = g.tokens[seat * 4 : seat * 4 + 4]
    books = g.path_books(seat) & ~FAR
    base = solved(g, seat, -1, kit, books, level, seed)
    found: list[tuple[float, int]] = []
    for worth, option in ranked:
        if option in BUY:
            face = option - BUY.base
            gain = solved(g, seat, face, kit, books, level, seed) - base - gain_now(g, seat, face)
        elif option in TOKEN:
            kind = option - TOKEN.base
            more = kit[:]
            more[kind] += 1
            gain = solved(g, seat, -1, more, books, level, seed) - base - token_need(g, seat, kind)
        else:
            gain = 0.0
        found.append((worth + gain, option))
    found.sort(reverse=True)
    return found


def solved(g: MapMasters, seat: int, extra: int, kit: list[int], books: int, level: str, seed: int) -> float:
    """Mean points of the primary over sampled hands with one more card; the same luck for every purchase."""
    rng = Random(seed)
    fixed = g.cards(seat, IN_HAND)
    if extra >= 0:
        fixed.append(extra)
    total = 0.0
    for _ in range(BUY_HANDS[level]):
        pool = g.cards(seat, DRAW_PILE)
        rng.shuffle(pool)
        if len(pool) < HAND:
            more = g.cards(seat, DISCARD)
            rng.shuffle(more)
            pool += more
        hand = [CARDS[face] for face in [*fixed, *pool][:HAND]]
        means = Kit(kit, books, g.leaps_inside())
        answer = best_hand(hand, means, g.primary_kind(), edges=edges(g), connect=connect(g), tangled=tangled(g),
                           states=BUY_STATES[level])  # fmt: skip
        total += answer.value + (0.5 if answer.exit else 0.0)
    return total / BUY_HANDS[level]


def replace_book(g: MapMasters, seat: int, options: list[int], level: str, rng: Random) -> int:
    """The book that is worth least goes."""
    return min([(book_worth(g, option - REPLACE.base), option) for option in options])[1]


def free_token(g: MapMasters, seat: int, options: list[int], level: str, rng: Random) -> int:
    best = [(token_need(g, seat, option - GIFT.base) if option != SKIP_CODE else 0.0, option) for option in options]
    return max(best)[1]


def keep_first(g: MapMasters, seat: int, options: list[int], level: str, rng: Random) -> int:
    """Keep the card looked at unless the draw pile is better on average."""
    pile = g.cards(seat, DRAW_PILE)
    if not pile:
        return KEEP_FIRST.base
    mean = sum(gain_now(g, seat, face) for face in pile) / len(pile)
    return KEEP_FIRST.base if gain_now(g, seat, g.looked) >= mean else options[-1]


# reset


def optimise(g: MapMasters, seat: int, options: list[int], level: str, rng: Random) -> int:
    """Keep what serves the next primary, remove a weak card, pay for keeping only what is much better."""
    deck = [*g.cards(seat, DRAW_PILE), *g.cards(seat, DISCARD), *g.cards(seat, IN_HAND)]
    mean = sum(gain_now(g, seat, face) for face in deck) / max(1, len(deck))
    best, choice = 0.0, DONE_CODE
    for option in options:
        worth = 0.0
        if option in RECYCLE:
            worth = gain_now(g, seat, option - RECYCLE.base) - mean - 0.2
        elif option in BOOKMARK:
            worth = gain_now(g, seat, option - BOOKMARK.base) - mean - 2 * COIN
        elif option in CUT and len(deck) > HAND + 1:
            worth = -deck_worth(g, option - CUT.base) + (0.1 if option - CUT.base < STARTERS else -1.0)
        if worth > best:
            best, choice = worth, option
    return choice


def exchange(g: MapMasters, seat: int, options: list[int], level: str, rng: Random) -> int:
    """The exchange that betters the deck most, if one does: cost tells quality."""
    best, choice = 0, SKIP_CODE
    for option in options:
        if option in EXCHANGE:
            face, taken = EXCHANGE.args(option)
            better = len(CARDS[taken].icons()) - len(CARDS[face].icons())
            if better > best:
                best, choice = better, option
    return choice


Answer = Callable[[MapMasters, int, list[int], str, Random], int]

#: the answer to each kind of question that a seat may be asked; of novice and easy where they lay and draw
ANSWERS: Final[dict[type[AnyStep], Answer]] = {
    Buy: buy,
    KeepFirst: keep_first,
    ReplaceBook: replace_book,
    FreeToken: free_token,
    Explore: next_of_plan,
    Optimise: optimise,
    Exchange: exchange,
}


def advise(g: MapMasters, seat: int, level: str, rng: Random) -> int:
    """An action for the open question of a seat; -1 when this module has no opinion."""
    step = g.question(seat)
    if step is None:
        return -1
    options = g.options(seat)
    if level in ("novice", "easy") and not isinstance(step, Explore):
        return by_whim(step, options, rng)
    return ANSWERS[type(step)](g, seat, options, level, rng)


def by_whim(step: AnyStep, options: list[int], rng: Random) -> int:
    """Any option; in the market a pass half of the time."""
    if isinstance(step, Buy) and rng.random() < 0.5:
        return PASS_CODE
    return options[int(rng.random() * len(options))]
