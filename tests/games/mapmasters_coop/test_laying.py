"""What the levels of Coop lay and when they draw: hard weighs a card on several guesses, and draws when all lies."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from lanterns.core.step import CHANCE
from lanterns.games.mapmasters.coop.bots.bot import TABLEAU, advise
from lanterns.games.mapmasters.coop.bots.found import Moment, plan_of_tableau
from lanterns.games.mapmasters.coop.bots.laying import ALL, card_to_lay
from lanterns.games.mapmasters.coop.bots.outlook import promise
from lanterns.games.mapmasters.coop.hidden import permuted
from lanterns.games.mapmasters.coop.state import Coop
from lanterns.games.mapmasters.coop.verbs import BEGIN, END_TURN, PLAY
from tests.games.mapmasters_coop.helpers import GAME

LINE = {"players": "1", "mission": "1"}
PAIR = {"players": "2", "mission": "6"}


def questions(options: dict[str, str], seed: int) -> Iterator[Coop]:
    """The positions of a game of `medium` in which a seat is asked; do not change them."""
    g = GAME.new(options)
    rng = Random(seed)
    while not g.over:
        assert isinstance(g, Coop)
        if g.actor == CHANCE:
            g.play(g.draw(rng), CHANCE)
            continue
        yield g
        g.play(advise(g, g.actor, "medium", Random(seed)), g.actor)


def laying(options: dict[str, str], seed: int) -> list[Coop]:
    return [g.copy() for g in questions(options, seed) if any(code in PLAY for code in g.asked)]


def all_lies(g: Coop, seat: int, code: int) -> bool:
    """Whether all that is left can be met over what lies once this card does."""
    after = g.copy()
    after.play(code, seat)
    return plan_of_tableau(after, seat, TABLEAU).complete


def test_hard_lays_the_last_card_that_is_missing() -> None:
    last = 0
    for seed in (1, 2):
        for g in laying(LINE, seed):
            if all_lies(g, g.actor, card_to_lay(g, g.actor, "medium", Random(seed))):
                assert all_lies(g, g.actor, card_to_lay(g, g.actor, "hard", Random(seed)))
                last += 1
    assert last


def test_a_card_stands_the_better_the_more_a_plan_meets_with_it() -> None:
    """One objective short of all is worth far less than all."""
    g = laying(PAIR, 3)[6]
    guesses = [Random(f"guess {number}") for number in range(6)]
    plans = [Moment(g, g.actor).search(400, Random(f"guess {number}")) for number in range(6)]
    stands = [promise(g, g.actor, rng, 400, None, ALL) for rng in guesses]
    short = [stand for stand, plan in zip(stands, plans, strict=True) if not plan.complete]
    whole = [stand for stand, plan in zip(stands, plans, strict=True) if plan.complete]
    assert whole
    assert short
    assert min(whole) > 1.5 * max(short)


def test_what_others_hold_unseen_has_no_say_in_the_card() -> None:
    g = laying(PAIR, 4)[3]
    first = card_to_lay(g, g.actor, "hard", Random(1))
    other = permuted(g, g.actor, Random(2))
    assert other.hands != g.hands
    assert card_to_lay(other, g.actor, "hard", Random(1)) == first


def test_the_patient_draw_once_all_that_is_left_can_be_met_over_what_lies() -> None:
    early = whole = 0
    for g in questions(LINE, 1):
        if END_TURN.base not in g.asked or not g.empty():
            continue
        drawn = advise(g, g.actor, "hard", Random(1)) in BEGIN
        assert drawn == plan_of_tableau(g, g.actor, TABLEAU).complete
        whole += drawn
        early += not drawn and advise(g, g.actor, "medium", Random(1)) in BEGIN
    assert early
    assert whole
