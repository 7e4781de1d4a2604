"""What a view promises is what happens: costs and calmed goblins of moves, and who sees what."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from lanterns.games import GAMES
from lanterns.games.quest import content as con
from lanterns.games.quest import geography as geo
from lanterns.games.quest.rules.day import MoveOrIdle, Pick
from lanterns.games.quest.rules.grottos import MoveByEffect
from lanterns.games.quest.state import DANONGORF, ENDS, Quest
from lanterns.games.quest.verbs import VERBS
from lanterns.games.quest.view import build
from tests.games.quest.helpers import position
from tests.games.quest.test_moves import OPTIONS, shuffled


def told_and_done(g: Quest, option: dict[str, Any]) -> tuple[list[Any], list[Any]]:
    """(what the view says, what the engine does) of one move: Power paid and goblins turned."""
    after = g.copy()
    after.listen()
    before = after.angry
    after.play(option["code"])
    paid = sum(int(event.params["paid"]) for event in after.take_events() if event.key == "power-paid")
    turned = [name for cell, name in enumerate(geo.CELL_NAMES) if (before & ~after.angry) >> cell & 1]
    return [option["cost"], option["calms"]], [paid, turned]


@pytest.mark.parametrize("name", OPTIONS)
def test_the_view_tells_what_a_move_will_cost_and_calm(name: str) -> None:
    """Q3.7, Q3.8, QR6, T04, T07, QR40: by movement card and by effect, in random positions."""
    rng = Random(41)
    base = position(OPTIONS[name])
    moves = 0
    for turn in range(40):
        g = shuffled(base, rng)
        seat = rng.randrange(g.players)
        if turn % 2:
            g.then(MoveOrIdle(seat, rng.randrange(5)))
        else:
            g.then(MoveByEffect(seat, rng.choice([2, 3]), 1 << g.heroes(seat)[0], 1))
        g.settle()
        if g.over or g.actor != seat:
            continue
        for option in build(g, seat)["options"]:
            if option["verb"] == "move":
                told, done = told_and_done(g, option)
                assert told == done, option
                moves += 1
    assert moves > 300


@pytest.mark.parametrize("name", OPTIONS)
def test_the_options_of_a_view_are_those_of_the_seat_that_is_asked(name: str) -> None:
    g = shuffled(position(OPTIONS[name]), Random(42))
    g.then(MoveOrIdle(0, geo.FOOT))
    g.settle()
    assert [option["code"] for option in build(g, 0)["options"]] == g.options(0)
    for viewer in (-1, *range(1, g.players)):
        view = build(g, viewer)
        assert view["options"] == []
        assert view["question"]["step"] == "MoveOrIdle"
        assert view["actors"] == [0]


def test_a_view_shows_every_open_component() -> None:
    """Rules 5: heroes with their items and spaces, tracks, stash, row, discards, cards, goblins."""
    g = position(
        heroes={"blue": ["22R@2", "21L"]}, items={"T01": "blue 1", "T02": "blue stash", "red.staff": "red 3"},
        goblins={"21": "aggressive 2", "42": "none"}, discard=["P01"], used=["horse"], spell={"blue": 3},
        quests={"red": ["P02"]},
    )  # fmt: skip
    view = build(g, -1)
    blue, red = view["players"][0], view["players"][1]
    assert blue["heroes"][0] == {"at": "22R", "space": 2, "items": ["T01"], "colour": "blue"}
    assert blue["heroes"][1]["space"] is None
    assert blue["stash"] == ["T02"]
    assert blue["max_power"] == 6
    assert red["quests"] == ["P02"]
    assert red["heroes"][2]["items"] == ["staff"]
    assert red["legends"]["staff"]["step"] == 2
    assert view["goblins"]["21"] == {"face": "aggressive", "wounds": 2}
    assert "42" not in view["goblins"]
    assert view["discard"] == ["P01"]
    assert [card["card"] for card in view["movement"] if card["used"]] == ["horse"]
    assert con.GOBLIN_TOKENS == 16


@pytest.mark.parametrize("name", OPTIONS)
def test_the_view_says_what_a_score_is_made_of(name: str) -> None:
    """Q9.2, QR26: spell level, quests, goblins and legendary items add up to the score, in random positions."""
    rng = Random(7)
    base = position(OPTIONS[name])
    for _ in range(40):
        g = shuffled(base, rng)
        for player in build(g, rng.randrange(g.players))["players"]:
            assert sum(player["points"].values()) == player["score"]
            assert player["points"].get("spells", 0) == (con.SPELL_POINTS[player["spell"]] if player["points"] else 0)
            assert bool(player["points"]) == (g.mode != DANONGORF), "there are no points against Danongorf [Q12.1]"


@pytest.mark.parametrize("name", OPTIONS)
def test_the_view_tells_where_a_card_would_go_and_what_idling_gains(name: str) -> None:
    """Q3.4, Q3.14, T11: as the engine then asks it."""
    rng = Random(43)
    base = position(OPTIONS[name])
    for _ in range(12):
        g = shuffled(base, rng)
        g.used, g.shown = 0, 31
        g.then(Pick(0))
        g.settle()
        for option in build(g, 0)["options"]:
            asked = g.copy()
            asked.then(MoveOrIdle(0, geo.MOVEMENT_NAMES.index(option["args"][0][1])))
            asked.settle()
            answers = build(asked, 0)["options"]
            regions = {dict(answer["args"])["region"] for answer in answers if answer["verb"] == "move"}
            assert set(option["reach"]) == regions
            idle = next(answer for answer in answers if answer["verb"] == "idle")
            after = asked.copy()
            after.play(idle["code"])
            if idle["both"]:
                tracks = [after.health[0] > asked.health[0], after.power[0] > asked.power[0]]
            else:
                step = after.question(after.actors()[0])
                offered = (
                    [VERBS.to_json(code)["args"][0][1] for code in after.options(0)] if step.name == "Gain" else []
                )
                changed = (after.health[0] > asked.health[0], after.power[0] > asked.power[0])
                tracks = ["health" in offered or changed[0], "power" in offered or changed[1]]
            assert ["health" in idle["gain"], "power" in idle["gain"]] == tracks


def test_q11_1_the_end_of_a_chosen_one_says_how_far_it_came():
    game = GAMES["quest"]
    state = game.new({"mode": "chosen", "level": "knight"})
    assert "verdict" not in build(state, 0)
    points = state.score(0)
    state.close(ENDS.index("short"), "Q11.5")
    short = {"level": "knight", "points": points, "target": 55, "short": 55 - points}
    assert build(state, 0)["verdict"] == {"key": "short", "params": short}
    state.target = points
    assert build(state, 0)["verdict"] == {"key": "target", "params": {"points": points, "target": points}}
