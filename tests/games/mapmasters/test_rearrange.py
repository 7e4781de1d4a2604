"""Moving any card of a dungeon in one deed: back as often as needed, and the rest laid anew [M6.5]."""

from __future__ import annotations

import random

import pytest

from lanterns.core.errors import BadQuestion
from lanterns.games.mapmasters.board.vocabulary import FACES
from lanterns.games.mapmasters.versus.dungeon import layout_text, placements
from lanterns.games.mapmasters.versus.game import MapMastersGame
from lanterns.games.mapmasters.versus.state import EXPLORE, IN_HAND, MapMasters
from lanterns.games.mapmasters.versus.verbs import LAY, START, WRAP
from lanterns.games.mapmasters.versus.view import build
from tests.views import asked

GAME = MapMastersGame()


def explored(seed: int, **options: str) -> MapMasters:
    """A game in which seat 0 has laid its hand at random and drawn a few steps."""
    rng = random.Random(seed)
    g = GAME.new({"players": "2", **options})
    assert isinstance(g, MapMasters)
    while g.phase != EXPLORE:
        actor = g.actors()[0]
        g.play(g.draw(rng) if actor < 0 else g.options(actor)[0], actor)
    for base, end, most in ((LAY.base, LAY.base + LAY.size, 5), (START.base, WRAP.base, 4)):
        for _ in range(most):
            codes = [code for code in g.options(0) if base <= code < end]
            if codes:
                g.play(rng.choice(codes), 0)
    return g


def spots(g: MapMasters) -> set[tuple[str, int, int, bool]]:
    """Cards as they lie, in columns and half heights from their upper left corner."""
    cards = build(g, 0)["players"][0]["dungeon"]["cards"]
    left = min(card["x"] for card in cards)
    top = min(card["y"] for card in cards)
    return {(card["card"], card["x"] - left, card["y"] - top, card["turned"]) for card in cards}


@pytest.mark.parametrize("options", [{}, {"edges": "strict"}, {"connect": "touch"}], ids=["open", "strict", "touch"])
def test_every_place_told_is_reached_by_its_actions(options: dict[str, str]) -> None:
    """M6.5: whatever was laid and drawn may be changed until the seat finishes."""
    for seed in range(4):
        g = explored(seed, **options)
        others_of = {card["card"]: card for card in build(g, 0)["players"][0]["dungeon"]["cards"]}
        for face in g.cards(0, IN_HAND):
            told = asked(GAME, g, 0, "arrange", {"card": FACES[face]})
            assert told["places"] or len(others_of) > 1
            for x, y, turned, actions in told["places"]:
                new = g.copy()
                for code in actions:
                    assert code in new.options(0)
                    new.play(code, 0)
                wanted = [
                    *((c["card"], c["x"], c["y"], c["turned"]) for n, c in others_of.items() if n != FACES[face]),
                    (FACES[face], x, y, turned),
                ]
                left, top = min(spot[1] for spot in wanted), min(spot[2] for spot in wanted)
                assert spots(new) == {(n, a - left, b - top, t) for n, a, b, t in wanted}
                assert not new.steps[0]


def test_no_place_that_placements_know_is_left_out() -> None:
    """M6.3"""
    for seed in range(4):
        g = explored(seed)
        last = g.layout[0][-1]
        face = (last - LAY.base) // (LAY.size // len(FACES))
        told = asked(GAME, g, 0, "arrange", {"card": FACES[face]})
        known = placements(g.layout[0][:-1], [face], strict=False, touch=False)
        assert len(told["places"]) == len(known) - 1  # all but the place where it lies


def test_a_card_is_taken_up_when_the_others_stay_together() -> None:
    """M6.5, M6.3: fewer than five cards may be laid."""
    g = explored(1)
    taken = 0
    for face in g.cards(0, IN_HAND):
        told = asked(GAME, g, 0, "arrange", {"card": FACES[face]})
        if told["remove"] is None:
            continue
        new = g.copy()
        for code in told["remove"]:
            new.play(code, 0)
        assert FACES[face] not in layout_text(new.layout[0])
        assert len(new.layout[0]) == len(g.layout[0]) - 1
        taken += 1
    assert taken >= 2


def test_a_place_that_is_refused_says_why() -> None:
    """MR2, MR3"""
    g = explored(2)
    cards = build(g, 0)["players"][0]["dungeon"]["cards"]
    moved, other = cards[-1], cards[0]
    on_it = asked(GAME, g, 0, "arrange", {"card": moved["card"], "x": other["x"], "y": other["y"] + 1})
    assert on_it["why"] == {"rule": "M6.3", "key": "overlap"}
    away = asked(GAME, g, 0, "arrange", {"card": moved["card"], "x": 3, "y": 8})
    assert away["why"] == {"rule": "MR3", "key": "apart"}
    x, y, turned, actions = asked(GAME, g, 0, "arrange", {"card": moved["card"]})["places"][0]
    assert asked(GAME, g, 0, "arrange", {"card": moved["card"], "x": x, "y": y, "turned": turned})["actions"] == actions


def test_questions_that_cannot_be_answered_are_refused_in_a_sentence() -> None:
    g = explored(0)
    with pytest.raises(BadQuestion, match="card must name"):
        asked(GAME, g, 0, "arrange", {"card": "D72"})
    with pytest.raises(BadQuestion, match="whole numbers"):
        asked(GAME, g, 0, "arrange", {"card": FACES[g.cards(0, IN_HAND)[0]], "x": "left"})
    early = MapMastersGame().new({"players": "2"})
    with pytest.raises(BadQuestion, match="exploring"):
        GAME.queries.answer(early, 0, "arrange", {"card": "S1"})
