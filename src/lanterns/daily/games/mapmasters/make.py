"""Make dungeons: five cards laid at random, as they may lie, in which the best line is worth much and not found by
chance."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from lanterns.daily.attempt import Attempt
from lanterns.daily.games.mapmasters.dungeon import SEAT, Dungeon, best_of, lay, points_of
from lanterns.daily.games.mapmasters.lines import few
from lanterns.games import GAMES
from lanterns.games.mapmasters.board.path import OBJECTIVES, VP
from lanterns.games.mapmasters.board.shapes import sample_layout
from lanterns.games.mapmasters.board.vocabulary import CARDS, STARTERS, TOKENS
from lanterns.games.mapmasters.versus.state import MapMasters
from lanterns.games.mapmasters.versus.verbs import BACK_CODE

MOST_CARDS, MOST_STARTERS = 5, 2
FEWEST, LEAST = 3, 6  # things that the best line finds, points that it is worth
AIMLESS = 60  # lines that are drawn at random, in groups of GROUP
GROUP = 6
EASIEST = 0.05


def dungeons(first: int) -> Iterator[tuple[int, Dungeon | None]]:
    """Dungeons of seeds from that one on; None where one is no good."""
    seed = first
    while True:
        yield seed, _of_seed(seed)
        seed += 1


def _of_seed(seed: int) -> Dungeon | None:
    rng = Random(seed)
    starters = rng.randrange(MOST_STARTERS + 1)
    hand = rng.sample(CARDS[:STARTERS], starters) + rng.sample(CARDS[STARTERS:], MOST_CARDS - starters)
    board = sample_layout(rng, hand)
    if board is None:
        return None
    first = board.placed[0]
    cards = " ".join(
        f"{one.card.id}@{one.x - first.x},{one.y - first.y}{'t' if one.turned else ''}" for one in board.placed
    )
    objective = OBJECTIVES[rng.randrange(len(OBJECTIVES))]
    token = rng.choice(("", *TOKENS))
    found = Dungeon(str(seed), 0.0, objective, cards, token, 0)
    laid = lay(found, GAMES["mapmasters"].ruleset)
    best, exact, line = best_of(laid)
    if not exact or best < LEAST or best < FEWEST * VP[objective] or len(line) > 40 or not few(laid):
        return None
    groups = [max(_aimless(laid, rng) for _ in range(GROUP)) for _ in range(AIMLESS // GROUP)]
    hard = 1 - sum(groups) / len(groups) / best
    return Dungeon(str(seed), round(hard, 4), objective, cards, token, best) if hard >= EASIEST else None


def _aimless(laid: object, rng: Random) -> int:
    """What a line is worth that goes on at random for as long as it can."""
    attempt = Attempt(laid)  # type: ignore[arg-type]
    state = attempt.state
    assert isinstance(state, MapMasters)
    while True:
        codes = [code for code in attempt.choices if code != BACK_CODE]
        steps = [code for code in codes if not state.steps[SEAT] or code != codes[-1]]
        if not steps:
            return points_of(state)
        attempt.answer(rng.choice(steps))
