"""Views of a path for a drawing: the steps retold, and what the next ones would do [rules 2.6, 2.8; MR39]."""

from __future__ import annotations

import random
from typing import Any

import pytest

from lanterns.games.mapmasters.board.path import VP
from lanterns.games.mapmasters.versus.game import MapMastersGame
from lanterns.games.mapmasters.versus.state import EXPLORE, MARKET, RESET, MapMasters
from lanterns.games.mapmasters.versus.verbs import BACK_CODE, FINISH_CODE, LAY, START, WRAP
from lanterns.games.mapmasters.versus.view import build


def started(seed: int) -> MapMasters:
    """A game in which seat 0 has laid five cards; it holds tokens and books as chance and random buys gave them."""
    rng = random.Random(seed)
    g = MapMastersGame().new({"players": "2"})
    assert isinstance(g, MapMasters)
    while g.phase != EXPLORE:
        actor = g.actors()[0]
        g.play(g.draw(rng) if actor < 0 else rng.choice(g.options(actor)), actor)
    for _ in range(5):
        lays = [code for code in g.options(0) if code in LAY]
        if lays:
            g.play(rng.choice(lays), 0)
    return g


def own(g: MapMasters) -> dict[str, Any]:
    found: dict[str, Any] = build(g, 0)["players"][0]["dungeon"]
    return found


@pytest.mark.parametrize("seed", range(12))
def test_what_a_step_would_do_is_what_it_does(seed: int) -> None:
    """P1-P16, M6.4: every option of a position is told in `next`, and comes out as told."""
    rng = random.Random(seed)
    g = started(seed)
    g.play(rng.choice([code for code in g.options(0) if code in START]), 0)
    for _ in range(14):
        told = own(g)["next"]
        steps = [code for code in g.options(0) if code not in (BACK_CODE, FINISH_CODE)]
        assert sorted(one["code"] for one in told) == sorted(steps)
        if not steps:
            break
        one = rng.choice(told)
        before = own(g)["path"]
        g.play(one["code"], 0)
        after = own(g)["path"]
        kept = {key: one[key] for key in after["trace"][-1]}
        assert after["trace"] == [*before["trace"], kept]
        assert set(after["found"]) == set(before["found"]) | set(one["found"])
        assert set(after["used"]) == set(before["used"]) | set(one["used"])
        assert after["scores"][g.primary_kind()] == one["points"]
        gained = one["points"] - before["trace"][-1]["points"]
        assert len(one["gains"]) * VP[g.primary_kind()] == gained
        assert set(one["gains"]) <= {*one["found"], *one["rooms"]}
        assert (after["counts"], after["tokens"]) == (one["counts"], one["tokens"])
        assert (after["stuck"], after["exit"]) == (one["stuck"], one["exit"])
        assert after["spent"] == before["spent"] + one["spent"]


@pytest.mark.parametrize("seed", range(12))
def test_payers_of_one_state_leave_the_same_choices(seed: int) -> None:
    """MR39, rules 2.6: of one way, payers of one state leave the same steps open, told apart by who pays only."""
    rng = random.Random(seed)
    g = started(seed)
    g.play(rng.choice([code for code in g.options(0) if code in START]), 0)

    def open_ways(code: int) -> list[tuple[str, str | None]]:
        new = g.copy()
        new.play(code, 0)
        return sorted({(str(one["piece"] or one["leap"]), one["at"]) for one in own(new)["next"] if not one["unpaid"]})

    for _ in range(10):
        told = own(g)["next"]
        for group in {one["group"] for one in told}:
            of = [one for one in told if one["group"] == group]
            unpaid = [one["unpaid"] for one in of]
            assert unpaid == sorted(unpaid)  # who pays nothing comes last
            for state in {one["state"] for one in of}:
                same = [one["code"] for one in of if one["state"] == state]
                assert len({str(open_ways(code)) for code in same}) == 1
        if not told:
            break
        g.play(rng.choice(told)["code"], 0)


def test_closed_corridors_are_told_with_their_reason() -> None:
    """P2, P12: what the line has used, or could only cross, is closed; what is open is not told as closed."""
    reasons = set()
    for seed in range(30):
        rng = random.Random(seed)
        g = started(seed)
        g.play(rng.choice([code for code in g.options(0) if code in START]), 0)
        for _ in range(12):
            dungeon = own(g)
            told = dungeon["next"]
            walked = {one["piece"][0] for one in told if one["piece"]}
            for one in dungeon["barred"]:
                assert one["piece"] not in walked
                reasons.add(one["why"])
            if not told:
                break
            g.play(rng.choice(told)["code"], 0)
    assert {"piece-used"} <= reasons <= {"piece-used", "chord-crosses", "unpaid", "surplus-payer"}


def test_the_dungeons_of_a_round_are_told_with_its_own_objectives() -> None:
    """M6.2, M7.3: after Reset has shown the next primary, the past round's lines keep the points they scored."""
    rng = random.Random(7)
    g = started(7)
    g.play(rng.choice([code for code in g.options(0) if code in START]), 0)
    for _ in range(5):
        steps = [code for code in g.options(0) if START.base <= code <= WRAP.base]
        if steps:
            g.play(rng.choice(steps), 0)
    assert build(g, 1)["players"][0]["dungeon"] is None
    assert build(g, 0)["explored"]["secondary"] is None
    primary = build(g, 0)["primary"]
    scored = own(g)["path"]["scores"][primary["kind"]]
    g.play(FINISH_CODE, 0)
    g.play(FINISH_CODE, 1)
    while g.phase not in (RESET, MARKET):
        g.play(g.draw(rng), -1)
    for _ in range(3):
        view = build(g, 1)
        assert view["explored"]["round"] == 1
        assert view["explored"]["primary"] == primary
        assert view["players"][0]["dungeon"]["path"]["trace"][-1]["points"] == scored
        actor = g.actors()[0]
        g.play(g.draw(rng) if actor < 0 else g.options(actor)[-1], actor)
