"""How a bot of a level explores: the layout and the line that it goes for, planned whole, found again at each step."""

from __future__ import annotations

from random import Random
from typing import Final

from lanterns.games.caches import keep
from lanterns.games.mapmasters.board.path import COUNTED, OBJECTIVES, VP, Kit, Path
from lanterns.games.mapmasters.board.path_moves import apply, begin, moves, starts
from lanterns.games.mapmasters.board.vocabulary import CARDS
from lanterns.games.mapmasters.solver.aim import Aim, aim_at, aim_of
from lanterns.games.mapmasters.solver.best_hand import best_hand, best_hand_for
from lanterns.games.mapmasters.solver.best_path import best_line
from lanterns.games.mapmasters.solver.search import FAR
from lanterns.games.mapmasters.versus.bots.appraise import COIN
from lanterns.games.mapmasters.versus.bots.recode import lay_codes, laying_order, path_codes
from lanterns.games.mapmasters.versus.dungeon import Dungeon, dungeon_of, face_of, path_at, placements
from lanterns.games.mapmasters.versus.state import (
    HOUSE_RULES,
    IN_HAND,
    ROUNDS,
    STRICT,
    TANGLED,
    TOUCH,
    MapMasters,
)  # fmt: skip
from lanterns.games.mapmasters.versus.verbs import (
    BACK_CODE,
    FINISH_CODE,
)

SAMPLES: Final = {"easy": 1, "medium": 6}  # random layouts that are looked at
PATH_STATES: Final = {"easy": 25, "medium": 400, "hard": 400, "master": 1500}  # of the path solver, for a layout
WIDE_SAMPLES: Final = {"hard": 8, "master": 24}  # random layouts that are looked at besides the solver's
HAND_STATES: Final = {"hard": 6000, "master": 30_000}  # of the hand solver
POLISH_STATES: Final = {"hard": 20_000, "master": 60_000}
EXIT_WORTH: Final = 0.8  # points of an exit, and of an optimiser found while there is a deck to better
OPTIMISER_WORTH: Final = 0.4
PLANS_KEPT: Final = 2000

#: Plans made, by all that `make_plan` reads; its random numbers are drawn from the same, so that a plan is the same
#: whether it is found here or made again.
_plans: Final[dict[str, list[int]]] = {}


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
        plan = keep(_plans, key, make_plan(g, hand, kit, level, Random(key)), PLANS_KEPT)
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
    if level == "master":
        return sighted_plan(g, hand, kit, level, rng)
    if level in WIDE_SAMPLES:
        return wide_plan(g, hand, kit, level, rng)
    best = -1.0
    plan: list[int] = []
    for _ in range(SAMPLES[level]):
        layout = random_layout(g, hand, rng)
        value, steps = solved_path(g, layout, kit, aim_at(g.primary_kind(), coins=True), PATH_STATES[level])
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
    kinds = [g.primary_kind(), *(kind for i, kind in enumerate(OBJECTIVES) if g.left[2 * i] + g.left[2 * i + 1])]
    aims = [aim_at(kind, coins=True) for kind in dict.fromkeys(kinds)]
    return most_in_sight(g, kit, layouts, aims, level, 1)


def sighted_plan(g: MapMasters, hand: list[int], kit: list[int], level: str, rng: Random) -> list[int]:
    """The layout and the line with the most points in sight, as the solvers find them for just that sum; some random
    layouts are tried too, for lines that leap or wrap."""
    cards, means = [CARDS[face] for face in hand], Kit(kit[:4], kit[4] & ~FAR)
    sight = aim_of(worth_in_sight(g), EXIT_WORTH)
    layouts: list[list[int]] = []
    for aim in (sight, aim_at(g.primary_kind())):
        answer = best_hand_for(cards, means, aim, edges=edges(g), connect=connect(g), tangled=tangled(g),
                               states=HAND_STATES[level])  # fmt: skip
        if answer.placed:
            layouts.append(lay_codes(laying_order(answer.placed, edges(g), connect(g))))
    whole = len(layouts)
    layouts += [random_layout(g, hand, rng) for _ in range(WIDE_SAMPLES[level])]
    return most_in_sight(g, kit, layouts, [sight], level, whole)


def most_in_sight(
    g: MapMasters, kit: list[int], layouts: list[list[int]], aims: list[Aim], level: str, whole: int
) -> list[int]:
    """The line with the most points in sight, of the best for each of these aims in each layout; the first `whole`
    layouts are searched further."""
    best = -1.0
    plan: list[int] = []
    for number, layout in enumerate(layouts):
        states = POLISH_STATES if number < whole else PATH_STATES
        for aim in aims:
            steps = solved_path(g, layout, kit, aim, states[level])[1]
            if steps:
                worth = in_sight(g, path_at(layout, steps, kit, g.line_rules()))
                if worth > best:
                    best, plan = worth, [*layout, *steps]
    return plan


def in_sight(g: MapMasters, path: Path) -> float:
    """Points of a whole path: the primary, half of the secondary to be expected, coins, exit, optimisers."""
    counts = path.counts()
    worth = sum(points * counts[letter] for letter, points in worth_in_sight(g).items())
    return worth + (EXIT_WORTH if path.at_exit else 0.0)


def worth_in_sight(g: MapMasters) -> dict[str, float]:
    """What each icon on a line brings, by letter, as far as it can be told before the secondary is drawn."""
    left = max(1, sum(g.left))
    worth: dict[str, float] = {}
    for i, kind in enumerate(OBJECTIVES):
        points = VP[kind] * (g.left[2 * i] + g.left[2 * i + 1]) / left / 2
        if kind == g.primary_kind():
            points += VP[kind]
        for letter in COUNTED[kind]:
            worth[letter] = worth.get(letter, 0.0) + points
    last = g.round == ROUNDS
    worth["c"] += 1 / 3 if last else COIN
    worth["x"] = worth["y"] = 0.0 if last else OPTIMISER_WORTH
    return worth


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


def solved_path(g: MapMasters, layout: list[int], kit: list[int], aim: Aim, states: int) -> tuple[float, list[int]]:
    """Value and codes of the best path that the solver finds in a layout within so many states."""
    board = Dungeon(layout).board
    means = Kit(kit[:4], kit[4], g.leaps_inside())
    answer = best_line(board, means, aim, tangled=tangled(g), states=states)
    codes = path_codes(board.placed, means, tangled(g), answer.script)
    value = answer.value + (0.6 if answer.exit else 0.0)
    return value + (COIN * answer.path.coins() if codes else 0.0), codes
