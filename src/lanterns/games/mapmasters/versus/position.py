"""Positions for scenarios: a table of keys that a person can read, laid over a fresh state.

`at` says where play goes on: `market [SEAT]` (that seat is asked to buy), `open-market`, `fill-market`, `hands`,
`explore`, `reveal`, `clocks`, `reward`, `secondary`, `reset`, `optimise` (the primary is revealed), `end-reset`. Tables
by seat: coins, blue, pink, green, exits, last, tokens, books, hand, draw, discard, dungeon, path, clocks. The other
keys: round, first, opener, passed, primary, secondary, row, thrown, out, book_row, books_thrown, used, stock,
hourglass_to.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from lanterns.core.errors import BadScenario
from lanterns.core.step import AUTO, AnyStep
from lanterns.games.mapmasters.board import books as sb
from lanterns.games.mapmasters.board.vocabulary import COSTS, STARTERS
from lanterns.games.mapmasters.versus.position_keys import SETTERS, a_seat, primary
from lanterns.games.mapmasters.versus.possible import check_possible
from lanterns.games.mapmasters.versus.rules.explore import BeginExploration, CompareClocks, Explore, Reveal
from lanterns.games.mapmasters.versus.rules.hand_creation import CreateHands
from lanterns.games.mapmasters.versus.rules.market import Buy, FillMarket, OpenMarket, pile
from lanterns.games.mapmasters.versus.rules.reset import AskOptimisers, BeginReset, EndReset, Exchange
from lanterns.games.mapmasters.versus.rules.reward import Reward, ScoreSecondary
from lanterns.games.mapmasters.versus.rules.rounds import coming
from lanterns.games.mapmasters.versus.state import (
    CREATE,
    EXPLORE,
    IN_HAND,
    MARKET,
    NONE,
    PILE,
    RESET,
    REWARD,
    ROW,
    MapMasters,
)  # fmt: skip

AT = (
    "market SEAT, open-market, fill-market, hands, explore, reveal, clocks, reward, secondary, reset, optimise, "
    "end-reset"
)


def set_position(g: MapMasters, given: Mapping[str, Any]) -> None:
    """Lay a position over a fresh state and stop at the question that `at` names. Raises BadScenario."""
    rest = dict(given)
    at = rest.pop("at", "market")
    if not isinstance(at, str):
        raise BadScenario(f"given: at must be one of {AT}, not {at!r}")
    g.stack, g.asked, g.lanes, g.lane_asked = [], [], [], []
    for key in rest:
        if key not in SETTERS:
            raise BadScenario(f"given: unknown key '{key}'; known are at, {', '.join(SETTERS)}")
    _fresh_market(g)
    for key, setter in SETTERS.items():  # in this order, whatever the order in the file
        if key not in rest:
            continue
        value = rest[key]
        try:
            setter(g, value)
        except BadScenario:
            raise
        except (TypeError, ValueError, AttributeError, LookupError) as error:
            raise BadScenario(f"given: {key} = {value!r} cannot be read ({error})") from error
    if g.primary < 0:
        primary(g, "barrel")
    if any(g.layout):
        g.hands = [g.cards(seat, IN_HAND) for seat in range(g.players)]
    check_possible(g)
    _stop_at(g, at)
    g.settle()


def _fresh_market(g: MapMasters) -> None:
    """The first two cards of each cost and the books 10 and 11 are face up, unless the position says otherwise."""
    g.market = [PILE] * len(g.market)
    g.row = [pile(g, COSTS[slot // 2])[slot % 2] for slot in range(len(g.row))]
    for face in g.row:
        g.market[face - STARTERS] = ROW
    g.book_row = [9, 10]
    g.book_at = [PILE] * len(g.book_at)
    for book in g.book_row:
        g.book_at[book] = ROW
    for kind in g.seen:
        g.left[kind] += 1
    g.seen = []
    g.primary = g.secondary = NONE


# where the position stops


def _stop_at(g: MapMasters, at: str) -> None:
    words = at.split()
    place = words[0] if words else ""
    seat = a_seat(g, words[1]) if len(words) > 1 else g.opener
    steps: list[AnyStep] = []
    match place:
        case "market":
            g.phase = MARKET
            steps = [Buy(seat), *coming(OpenMarket)]
        case "open-market":
            g.phase = MARKET
            steps = coming()
        case "fill-market":
            steps = [FillMarket(AUTO), *coming()]
        case "hands":
            g.phase = CREATE
            steps = coming(OpenMarket)
        case "explore" if any(g.layout):
            g.phase = EXPLORE
            g.then(Reveal(AUTO), *coming(BeginExploration))
            g.split([[Explore(other)] for other in range(g.players)])
            return
        case "explore":
            steps = coming(CreateHands)
        case "reveal":
            g.phase = EXPLORE
            steps = [Reveal(AUTO), *coming(BeginExploration)]
        case "clocks":
            g.phase = EXPLORE
            steps = [CompareClocks(AUTO), *coming(BeginExploration)]
        case "reward":
            g.phase = EXPLORE
            steps = coming(BeginExploration)
        case "secondary":
            g.phase = REWARD
            steps = [ScoreSecondary(AUTO), *coming(Reward)]
        case "reset":
            g.phase = REWARD
            steps = coming(Reward)
        case "optimise":
            g.phase = RESET
            _count_optimisers(g)
            exchanges = [Exchange(other) for other in g.clockwise(g.opener) if g.ready(other, sb.EXCHANGES)]
            steps = [AskOptimisers(AUTO), *exchanges, EndReset(AUTO), *coming(BeginReset)]
        case "end-reset":
            g.phase = RESET
            steps = [EndReset(AUTO), *coming(BeginReset)]
        case _:
            raise BadScenario(f"given: at = '{at}' is not a place to begin; known are {AT}")
    g.then_all(steps)


def _count_optimisers(g: MapMasters) -> None:
    for seat in range(g.players):
        path = g.path(seat)
        if path is not None:
            counts = path.counts()
            g.recycles[seat], g.scissors[seat] = counts["y"], counts["x"]
