"""The quest row under random refills, and the unseen cards of Danongorf's boss area."""

from __future__ import annotations

import json
from random import Random

import pytest

from lanterns.core.step import CHANCE
from lanterns.games.quest import content as con
from lanterns.games.quest.rules.row import Refill
from lanterns.games.quest.state import ASIDE, BOSS, DECK, DISCARDED, ROW, TAKEN, Quest
from lanterns.games.quest.view import build
from tests.games.quest.helpers import GAME, notations, played, position, random_states

KINDS = ["P", "T"]


def kinds(names: list[str]) -> set[str]:
    return {name[0] for name in names}


def refilled(g: Quest, rng: Random) -> list[str]:
    """Deal until the row asks for nothing more; the quests dealt, in order."""
    g.stack = []
    g.then(Refill())
    g.listen()
    g.take_events()
    while g.stack:
        step = g.stack[-1]
        if step.actor == CHANCE:
            options = step.options(g)
            g.stack.pop()
            step.play(g, options[rng.randrange(len(options))])
        else:
            g.stack.pop()
            step.run(g)
    return [str(event.params["quest"]) for event in g.take_events() if event.key == "quest-dealt"]


def test_refills_follow_the_rule_step_by_step() -> None:
    """Q4.4, Q4.5, Q4.6, QR11: 400 random rows, decks and discard piles against a second writing of the rule."""
    rng = Random(31)
    base = position()
    reshuffles = set_aside = short = 0
    for _ in range(400):
        g = base.copy()
        rich = rng.choice([2, 2, 40])
        for quest in range(con.QUESTS):
            g.quest_at[quest] = rng.choice([DECK, DISCARDED, *[TAKEN] * rich])
            if rng.random() < 0.5 and quest < 12:
                g.quest_at[quest] = TAKEN  # so that a kind runs out now and then
        row = [quest for quest in range(con.QUESTS) if rng.random() < 0.15][: rng.randrange(4)]
        for quest in row:
            g.quest_at[quest] = ROW
        g.row = list(row)
        g.deck = g.quest_at.count(DECK)
        deck = {q for q in range(con.QUESTS) if g.quest_at[q] == DECK}
        discard = {q for q in range(con.QUESTS) if g.quest_at[q] == DISCARDED}
        dealt = [con.QUEST[name] for name in refilled(g, rng)]

        aside: list[int] = []
        shown = list(row)
        for quest in dealt:
            if not deck:
                deck, discard = discard, set()
                reshuffles += 1
            if len(shown) == 3:  # dealt although the row was full: the newest card was set aside first
                same = {q >= 12 for q in shown}
                assert len(same) == 1
                assert any((q >= 12) not in same for q in deck | discard)
                aside.append(shown.pop(0))
                set_aside += 1
            assert quest in deck
            deck.discard(quest)
            shown.insert(0, quest)
        assert g.row == shown
        if len(shown) < 3:
            assert not deck
            assert not discard
            short += 1
        elif len({q >= 12 for q in shown}) == 1:
            missing = shown[0] < 12
            assert not any((q >= 12) == missing for q in deck | discard)
        assert {q for q in range(con.QUESTS) if g.quest_at[q] == DECK} == deck
        assert {q for q in range(con.QUESTS) if g.quest_at[q] == DISCARDED} == discard | set(aside)
        assert ASIDE not in g.quest_at
        assert g.deck == len(deck)
    assert min(reshuffles, set_aside, short) > 10


def test_after_a_reshuffle_the_boss_keeps_its_cards() -> None:
    """Q12.3, QR33, Q4.6: unseen = deck and boss alike until the deck is out; then what is left is the boss's."""
    g = position(
        {"mode": "danongorf"}, at="dusk", row=["T12", "P12"], deck=["P01", "T02", "P03"], discard=["P05", "T06"]
    )
    assert (g.deck, g.boss_quests) == (2, 1)
    g.row = [con.QUEST["P12"]]
    g.quest_at[con.QUEST["T12"]] = TAKEN
    g.stack = []
    g.then(Refill())
    g.settle()
    assert notations(g) == ["deal P01", "deal P03", "deal T02"]
    assert {weight for _, weight in g.odds()} == {1}
    played(g, "deal P03")
    assert notations(g) == ["deal P01", "deal T02"]  # one of the two is with the boss, nobody knows which
    played(g, "deal P01")
    # three placement quests: P01 is set aside; the deck is out, so the discards are shuffled; T02 lies with the boss
    assert g.quest_at[con.QUEST["T02"]] == BOSS
    assert notations(g) == ["deal P05", "deal T06"]
    played(g, "deal T06")
    assert [con.QUEST_NAMES[quest] for quest in g.row] == ["T06", "P03", "P12"]
    assert g.quest_at[con.QUEST["P01"]] == DISCARDED
    assert (g.deck, g.boss_quests) == (1, 1)


def test_a_missing_kind_that_may_lie_with_the_boss_ends_the_refill() -> None:
    """Q4.5, Q12.3: the deck is dealt to its end in search of it; the last card stays, though one kind shows."""
    g = position({"mode": "danongorf"}, at="dusk", row=["P12", "P11"], deck=["P01", "P02", "T03"])
    g.stack = []
    g.then(Refill())
    g.settle()
    played(g, "deal P01", "deal P02")
    assert con.QUEST["T03"] not in g.row
    assert g.deck == 0
    assert [con.QUEST_NAMES[quest] for quest in g.row] == ["P02", "P12", "P11"]
    assert g.quest_at[con.QUEST["P01"]] == DISCARDED


@pytest.mark.parametrize("options", [{"players": "3"}, {"mode": "chosen"}, {"mode": "danongorf"}])
def test_no_view_names_an_undrawn_quest(options: dict[str, str]) -> None:
    """Rules 5: the order of the deck, cards not yet shown and the boss's quests are in no view; all else is in each."""
    for state in random_states(options, seed=5, every=11):
        views = [build(state, seat) for seat in range(-1, state.players)]
        listed = {name for name in con.QUEST_NAMES if state.quest_at[con.QUEST[name]] in (DECK, BOSS, ASIDE)}
        for view in views:
            view.pop("options")
            view.pop("question")
            text = json.dumps(view)
            for name in listed - set(con.ITEM_NAMES):
                assert f'"{name}"' not in text
            view.pop("seat")
        assert all(view == views[0] for view in views)  # no hands: everybody sees the same


def test_which_card_chance_will_draw_changes_no_view() -> None:
    """Rules 5: before the draw all futures look alike; a state that went either way was the same state."""
    g = position(at="move blue horse", heroes={"blue": ["02R", "41L"]}, row=["P01", "T12", "P12"])
    played(g, "move 2 42L", "claim P01")
    before = [json.dumps(build(g, seat)) for seat in range(-1, 4)]
    for code in g.options():
        other = g.copy()
        other.play(code)
        assert other.row[0] == code - GAME.verbs.by_name["deal"].base
    assert [json.dumps(build(g, seat)) for seat in range(-1, 4)] == before


def test_the_movement_draft_is_uniform_over_cards_not_yet_shown() -> None:
    """Q11.2, rules 4: each of the cards left is equally likely, and an unshown card is not pickable."""
    g = position({"mode": "chosen"}, at="day")
    assert notations(g) == ["show horse", "show raft", "show gryphon", "show ship", "show foot"]
    played(g, "show gryphon", "show foot")
    assert notations(g) == ["pick gryphon", "pick foot"]
    played(g, "pick foot", "idle")
    assert notations(g) == ["show horse", "show raft", "show ship"]
    assert {weight for _, weight in g.odds()} == {1}
