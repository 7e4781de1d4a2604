"""What a plan of Coop leaves to others, what of it still holds under another guess, and what is made of several."""

from __future__ import annotations

from random import Random

import pytest

from lanterns.core.step import CHANCE
from lanterns.games.mapmasters.coop.bots.bot import advise
from lanterns.games.mapmasters.coop.bots.found import Moment, plan_of_tableau, starts_of
from lanterns.games.mapmasters.coop.bots.prepare import (
    TRIES,
    Tries,
    before_market,
    most_used,
    plan_of_setup,
    shopping,
    wants,
)
from lanterns.games.mapmasters.coop.missions.mission_file import missions
from lanterns.games.mapmasters.coop.planner.legs import LegSearch
from lanterns.games.mapmasters.coop.planner.planner import candidates, commit, solve
from lanterns.games.mapmasters.coop.planner.proof import prove
from lanterns.games.mapmasters.coop.planner.seeded import seeded
from lanterns.games.mapmasters.coop.planner.sides import Sides
from lanterns.games.mapmasters.coop.planner.situation import NORMAL
from lanterns.games.mapmasters.coop.state import Coop
from lanterns.games.mapmasters.coop.verbs import PASS, PAWN, PLAY
from tests.games.mapmasters_coop.helpers import GAME

COUNTERS = {"players": "2", "mission": "10"}  # four sides and a circle for five groups


def asked(options: dict[str, str], seed: int, about: range, level: str = "easy") -> Coop:
    """The first question about such codes of a game of a level."""
    g = GAME.new(options)
    rng = Random(seed)
    while not any(code in about for code in g.asked) or g.actor == CHANCE:
        g.play(g.draw(rng) if g.actor == CHANCE else advise(g, g.actor, level, Random(seed)), g.actor)
    return g


def test_a_leg_lets_by_all_who_must_come_after_it() -> None:
    """M13.2: B21 has two sides to each of two places; the card laid there must let two groups by."""
    shared = 0
    for seed in range(1, 9):
        s = seeded(missions()[10], 2, NORMAL, seed)
        for count, objective in enumerate(s.objectives[:3], 1):
            leg = LegSearch(s, objective, candidates(s, objective), Random(seed), 800).run()
            if leg is None:
                break
            commit(s, leg)
            others = len(s.objectives) - count
            assert Sides(s, s.objectives[count]).most == others - 1
            shared += leg.end[1] < 6 and count > 1
    assert shared > 8


def test_who_is_shut_out_already_keeps_no_one_from_coming() -> None:
    s = seeded(missions()[10], 2, NORMAL, 1)
    target = s.place_of("B21")
    for near in (target - 1, target + 1):
        s.blocked[near] = True
    s.lay_out_again()
    sides = Sides(s, s.objectives[0])
    assert sides.leaps == 1
    assert sides.most == 0


def test_a_plan_still_holds_where_it_was_found() -> None:
    start = seeded(missions()[2], 2, NORMAL, 1)
    plan = solve(start, Random(1), looks=20_000)
    assert plan.complete
    again = solve(start, Random(2), looks=0, known=plan)
    assert again.complete
    assert [leg.objective.index for leg in again.legs] == [leg.objective.index for leg in plan.legs]
    prove(again)


def test_a_plan_goes_on_under_another_guess() -> None:
    """What is carried over lays only cards that are there, and is walked by the rules; with little work it meets more
    than a plan made anew."""
    g = asked({"players": "2", "mission": "6"}, 2, range(PLAY.base, PLAY.base + PLAY.size))
    moment = Moment(g, g.actor)
    plan = moment.search(3_000, Random("one"))
    carried = fresh = 0
    for number in range(5):
        other = moment.search(150, Random(f"other {number}"), plan)
        prove(other)
        s = other.situation
        laid = [value >> 1 for leg in other.legs for value in leg.laid().values()]
        assert len(set(laid)) == len(laid)
        for leg in other.legs:
            for place, value in leg.laid().items():
                assert s.cards[place] == s.pool[value >> 1]
        carried += other.met()
        fresh += moment.search(150, Random(f"other {number}")).met()
    assert carried > fresh


def test_plans_on_the_same_guess_see_the_same_cards_before_and_after_one_is_laid() -> None:
    """M11.4: a card is weighed on the guesses on which it was wanted."""
    g = asked(COUNTERS, 4, range(PLAY.base, PLAY.base + PLAY.size))
    seat = g.actor
    before = Moment(g, seat).search(1, Random("guess")).situation
    code = next(code for code in g.asked if code in PLAY)
    after = g.copy()
    after.play(code, seat)
    moment = Moment(after, seat)
    moment.played = True
    s = moment.search(1, Random("guess")).situation
    left = sorted(zip(before.pool, before.owner, strict=True))
    for one in zip(s.pool, s.owner, strict=True):
        left.remove(one)
    assert len(left) == 1
    assert left[0][1] == seat
    assert sum(before.sure) == 3
    assert sum(s.sure) == 2


@pytest.fixture
def few_tries(monkeypatch: pytest.MonkeyPatch) -> None:
    """Setups weighed on less than hard has, so that the tests take less."""
    monkeypatch.setitem(TRIES, "hard", Tries(2, 2_000, 500, 2, 200, 4, 800))


@pytest.mark.usefixtures("few_tries")
def test_hard_buys_what_most_plans_use() -> None:
    g = asked(COUNTERS, 5, range(PASS.base, PASS.base + 1))
    assert advise(g, g.actor, "hard", Random(1)) == shopping(g, g.actor, "hard")[0]
    moment = before_market(g, g.actor, g.groups())
    plans = [moment.search(800, Random(number)) for number in range(5)]
    codes = most_used(moment.g, plans)
    said = [sum(3 if plan.complete else 1 for plan in plans if code in wants(moment.g, plan)) for code in codes]
    assert said == sorted(said, reverse=True)
    assert said[0] > 1


@pytest.mark.usefixtures("few_tries")
def test_hard_places_all_pawns_by_one_plan_of_several() -> None:
    g = asked(COUNTERS, 6, range(PAWN.base, PAWN.base + PAWN.size))
    plan = plan_of_setup(g, g.actor, 2_000, "hard")
    starts = starts_of(g, plan)
    while any(code in PAWN for code in g.asked):
        g.play(advise(g, g.actor, "hard", Random(1)), g.actor)
    assert starts
    assert all(g.spot[group] == spot for group, spot in starts.items())


def test_a_plan_over_the_tableau_lays_nothing() -> None:
    g = asked(COUNTERS, 4, range(PLAY.base, PLAY.base + PLAY.size))
    plan = plan_of_tableau(g, g.actor, 2_000)
    assert not any(leg.laid() for leg in plan.legs)
    assert not plan.complete
