"""What views tell beside what lies on the table: shares, counts, what coins do not reach; no client reckons it."""

from __future__ import annotations

import pytest

from lanterns.core.step import SPECTATOR
from lanterns.games.mapmasters.board.path import COUNTED, OBJECTIVES, VP
from lanterns.games.mapmasters.board.vocabulary import CARDS, FACES
from lanterns.games.mapmasters.versus.view import build
from tests.games.mapmasters.helpers import exploring, given


@pytest.mark.parametrize("seed", range(4))
def test_shares_are_of_all_that_may_still_come(seed: int) -> None:
    """M3.3: each objective card not seen is as likely as any other; so is each card of a pile [rules 4]."""
    g = exploring(seed)
    view = build(g, 0)
    chances = view["objective_chances"]
    assert sum(one["share"] for one in chances) == pytest.approx(1, abs=0.001)
    assert [one["share"] for one in chances] == sorted((one["share"] for one in chances), reverse=True)
    left = view["objectives_left"]
    assert {one["kind"] for one in chances} == {kind for kind in OBJECTIVES if left[kind]}
    for cost, odds in view["market"]["blind"].items():
        assert sum(share for _, share in odds) == pytest.approx(1 if view["market"]["piles"][cost] else 0, abs=0.001)


def test_cards_tell_what_they_hold_for_the_primary_and_only_to_whom_they_are_open() -> None:
    g = exploring(2)
    letters = COUNTED[OBJECTIVES[g.primary >> 1]]
    for seat in range(g.players):
        view = build(g, seat)
        hand = view["players"][seat]["hand"]
        shown = [one["card"] for one in view["market"]["cards"] if one["card"]]
        assert set(view["holds"]) == {*hand, *shown}
        for card, shows in view["holds"].items():
            assert shows["count"] == sum(CARDS[FACES.index(card)].count(letter) for letter in letters)
            assert shows["points"] == shows["count"] * VP[OBJECTIVES[g.primary >> 1]]
        held = [view["holds"][card] for card in hand]
        whole = {"count": sum(one["count"] for one in held), "points": sum(one["points"] for one in held)}
        assert view["in_hand"] == whole
    assert build(g, SPECTATOR)["in_hand"] == {"count": 0, "points": 0}


def test_a_seat_is_told_what_its_coins_do_not_reach() -> None:
    """M4.3: a haggler pays one coin less for cards."""
    poor = build(given(at="market", coins={"0": 1}), 0)["players"][0]
    assert poor["beyond"] == ["book", "3", "4", "5", "6"]
    some = build(given(at="market", coins={"0": 4}), 0)["players"][0]
    assert some["beyond"] == ["5", "6"]
    haggler = build(given(at="market", coins={"0": 4}, books={"0": ["haggler"]}), 0)["players"][0]
    assert haggler["beyond"] == ["6"]
