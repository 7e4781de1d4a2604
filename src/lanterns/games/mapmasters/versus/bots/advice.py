"""What a bot of a level plays: `Expert.choose` for Map Masters. It reads only what the asked seat may know.

novice   buys what comes to its mind; lays its hand at random and walks where the next points are
easy     buys as a novice; lays its hand at random and looks for a good path, though not for long
medium   buys by counting icons; takes the best path in the best of a few random layouts
hard     buys by solved samples of its hand; lays and walks by the hand solver under a cap of states
master   the same with several times as many samples, layouts and states
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from lanterns.core.step import AnyStep
from lanterns.games.mapmasters.board.path import OBJECTIVES, Kit, Path
from lanterns.games.mapmasters.board.path_moves import apply, begin, moves, starts
from lanterns.games.mapmasters.board.vocabulary import CARDS, STARTERS, TOKEN_PRICE
from lanterns.games.mapmasters.solver.best_hand import best_hand
from lanterns.games.mapmasters.solver.best_path import best_path
from lanterns.games.mapmasters.solver.search import FAR
from lanterns.games.mapmasters.versus.bots.appraise import book_worth, deck_worth, gain_now, token_need
from lanterns.games.mapmasters.versus.bots.recode import lay_codes, laying_order, path_codes
from lanterns.games.mapmasters.versus.dungeon import Dungeon, dungeon_of, face_of, path_at, placements
from lanterns.games.mapmasters.versus.rules.explore import Explore
from lanterns.games.mapmasters.versus.rules.hand_creation import KeepFirst
from lanterns.games.mapmasters.versus.rules.market import Buy, FreeToken, ReplaceBook, price
from lanterns.games.mapmasters.versus.rules.reset import Exchange, Optimise
from lanterns.games.mapmasters.versus.state import (
    DISCARD,
    DRAW_PILE,
    HAND,
    HOUSE_RULES,
    IN_HAND,
    ROUNDS,
    STRICT,
    TANGLED,
    TOUCH,
    MapMasters,
    cost_of,
)  # fmt: skip
from lanterns.games.mapmasters.versus.verbs import (
    BACK_CODE,
    BOOK,
    BOOKMARK,
    BUY,
    CUT,
    DONE_CODE,
    EXCHANGE,
    FINISH_CODE,
    GIFT,
    KEEP_FIRST,
    PASS_CODE,
    RECYCLE,
    REPLACE,
    SKIP_CODE,
    TOKEN,
)

LEVELS: Final = ("novice", "easy", "medium", "hard", "master")
SAMPLES: Final = {"easy": 1, "medium": 6}  # random layouts that are looked at
PATH_STATES: Final = {"easy": 25, "medium": 400, "hard": 400, "master": 1500}  # of the path solver, for a layout
WIDE_SAMPLES: Final = {"hard": 8, "master": 24}  # random layouts that are looked at besides the solver's
HAND_STATES: Final = {"hard": 6000, "master": 30_000}  # of the hand solver
POLISH_STATES: Final = {"hard": 20_000, "master": 60_000}
BUY_STATES: Final = {"hard": 150, "master": 300}  # of the hand solver, for each sample of a purchase
BUY_HANDS: Final = {"hard": 4, "master": 12}
BUY_FIELD: Final = {"hard": 5, "master": 8}
COIN: Final = 0.42  # points that a coin is worth while there is something to buy
PLANS_KEPT: Final = 2000

#: Plans made, by all that `make_plan` reads; its random numbers are drawn from the same, so that a plan is the same
#: whether it is found here or made again.
_plans: Final[dict[str, list[int]]] = {}


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


# exploration


def edges(g: MapMasters) -> str:
    return HOUSE_RULES["edges"][0][g.house[STRICT]]


def connect(g: MapMasters) -> str:
    return HOUSE_RULES["connect"][0][g.house[TOUCH]]


def tangled(g: MapMasters) -> str:
    return HOUSE_RULES["tangled"][0][g.house[TANGLED]]


def next_of_plan(g: MapMasters, seat: int, options: list[int], level: str, rng: Random) -> int:
    """The next action toward the plan of this round; a step back where what is laid or drawn is not on its way.

    Every question of a round finds the same plan: nothing that it is made from changes until the round is over."""
    hand = g.cards(seat, IN_HAND)
    kit = g.kit[seat * 5 : seat * 5 + 5]
    key = f"{g.edition} {level} {hand} {kit} {g.primary} {g.house} {g.round} {g.left}"
    plan = _plans.get(key)
    if plan is None:
        plan = make_plan(g, hand, kit, level, Random(key))
        if len(_plans) >= PLANS_KEPT:
            del _plans[next(iter(_plans))]
        _plans[key] = plan
    done = [*g.layout[seat], *g.steps[seat]]
    if done == plan[: len(done)]:
        return plan[len(done)] if len(done) < len(plan) else FINISH_CODE
    return BACK_CODE


def make_plan(g: MapMasters, hand: list[int], kit: list[int], level: str, rng: Random) -> list[int]:
    """Codes that lay cards and draw a path."""
    if not hand:
        return []
    if level == "novice":
        layout = random_layout(g, hand, rng)
        return [*layout, *greedy_path(g, layout, kit, rng)]
    if level in WIDE_SAMPLES:
        return wide_plan(g, hand, kit, level, rng)
    best = -1.0
    plan: list[int] = []
    for _ in range(SAMPLES[level]):
        layout = random_layout(g, hand, rng)
        value, steps = solved_path(g, layout, kit, g.primary_kind(), PATH_STATES[level])
        if value > best:
            best, plan = value, [*layout, *steps]
    return plan


def wide_plan(g: MapMasters, hand: list[int], kit: list[int], level: str, rng: Random) -> list[int]:
    """The best layout for the primary and some others; in each the best path for every objective that may come yet.

    Of all these lines the one with the most points in sight is taken, the unknown secondary included.
    """
    answer = best_hand([CARDS[face] for face in hand], Kit(kit[:4], kit[4] & ~FAR), g.primary_kind(), edges=edges(g),
                       connect=connect(g), tangled=tangled(g), states=HAND_STATES[level])  # fmt: skip
    layouts = [lay_codes(laying_order(answer.placed, edges(g), connect(g)))] if answer.placed else []
    layouts += [random_layout(g, hand, rng) for _ in range(WIDE_SAMPLES[level])]
    best = -1.0
    plan: list[int] = []
    kinds = [g.primary_kind(), *(kind for i, kind in enumerate(OBJECTIVES) if g.left[2 * i] + g.left[2 * i + 1])]
    for number, layout in enumerate(layouts):
        for kind in dict.fromkeys(kinds):
            states = POLISH_STATES if number == 0 else PATH_STATES
            steps = solved_path(g, layout, kit, kind, states[level])[1]
            if steps:
                worth = in_sight(g, path_at(layout, steps, kit, g.line_rules()))
                if worth > best:
                    best, plan = worth, [*layout, *steps]
    return plan


def in_sight(g: MapMasters, path: Path) -> float:
    """Points of a whole path: the primary, half of the secondary to be expected, coins, exit, optimisers."""
    left = sum(g.left)
    hoped = sum(path.score(kind) * (g.left[2 * i] + g.left[2 * i + 1]) for i, kind in enumerate(OBJECTIVES))
    last = g.round == ROUNDS
    counts = path.counts()
    worth = path.score(g.primary_kind()) + hoped / max(1, left) / 2 + (1 / 3 if last else COIN) * counts["c"]
    return worth + (0.8 if path.at_exit else 0.0) + (0.0 if last else 0.4 * (counts["x"] + counts["y"]))


def random_layout(g: MapMasters, hand: list[int], rng: Random) -> list[int]:
    """The whole hand, or as much as fits, each card in any legal place."""
    layout: list[int] = []
    for _ in hand:
        laid = [face_of(code) for code in layout]
        faces = [face for face in hand if face not in laid]
        codes = placements(layout, faces, g.house[STRICT] == 1, g.house[TOUCH] == 1)
        if not codes:
            break
        layout.append(codes[int(rng.random() * len(codes))])
    return layout


def greedy_path(g: MapMasters, layout: list[int], kit: list[int], rng: Random) -> list[int]:
    """From any free edge always the step with the most points next from which the line can go on, by lot among equals.

    A line that ends at the first wall looks broken, so what ends it comes last: an exit before an impasse.
    """
    dungeon = dungeon_of(layout)
    path = path_at(layout, [], kit, g.line_rules())
    slots = starts(path)
    if not slots:
        return []
    slot = slots[int(rng.random() * len(slots))]
    codes = [dungeon.start_code(slot)]
    path = begin(path, slot)
    objective = g.primary_kind()
    while not path.at_exit:
        ranked: list[tuple[int, int, float, int]] = []
        for number, move in enumerate(moves(path)):
            after = apply(path, move)
            ranked.append((_goes_on(after), after.score(objective), rng.random(), number))
        if not ranked:
            break
        move = moves(path)[max(ranked)[3]]
        codes.append(dungeon.code(move))
        path = apply(path, move)
    return codes


def _goes_on(path: Path) -> int:
    """2 for a line that can go on, 1 for one that has left the dungeon, 0 for one that ends inside."""
    return 1 if path.at_exit else 2 if moves(path) else 0


def solved_path(
    g: MapMasters, layout: list[int], kit: list[int], objective: str, states: int
) -> tuple[float, list[int]]:
    """Value and codes of the best path that the solver finds in a layout within so many states."""
    board = Dungeon(layout).board
    means = Kit(kit[:4], kit[4], g.leaps_inside())
    answer = best_path(board, means, objective, tangled=tangled(g), coins=True, states=states)
    codes = path_codes(board.placed, means, tangled(g), answer.script)
    value = answer.value + (0.6 if answer.exit else 0.0)
    return value + (COIN * answer.path.coins() if codes else 0.0), codes


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
