"""What the levels of Coop lay and when they draw: hard weighs a card on several guesses, and draws late."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from lanterns.core.step import CHANCE
from lanterns.games.mapmasters.coop.bots.bot import LATE, advise
from lanterns.games.mapmasters.coop.bots.laying import card_to_lay
from lanterns.games.mapmasters.coop.bots.outlook import outlook
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


def test_hard_lays_a_card_from_which_more_can_be_met() -> None:
    gained = []
    for g in laying(LINE, 3)[2:12:3]:
        stands = []
        for level in ("medium", "hard"):
            after = g.copy()
            after.play(card_to_lay(g, g.actor, level, Random(5)), g.actor)
            stands.append(sum(outlook(after, g.actor, Random(f"other guesses {number}")) for number in range(12)))
        gained.append(stands[1] - stands[0])
    assert len(gained) == 4
    assert sum(gained) > 0.5
    assert min(gained) > -0.6  # of 12: no card is much worse than the one of a single plan


def test_what_others_hold_unseen_has_no_say_in_the_card() -> None:
    g = laying(PAIR, 4)[3]
    first = card_to_lay(g, g.actor, "hard", Random(1))
    other = permuted(g, g.actor, Random(2))
    assert other.hands != g.hands
    assert card_to_lay(other, g.actor, "hard", Random(1)) == first


def test_the_patient_draw_once_all_lies_or_few_places_are_left() -> None:
    early = late = 0
    for g in questions(LINE, 3):
        if END_TURN.base not in g.asked:
            continue
        if advise(g, g.actor, "medium", Random(1)) in BEGIN:
            drawn = advise(g, g.actor, "hard", Random(1)) in BEGIN
            if len(g.empty()) > LATE:
                early += not drawn
            else:
                late += drawn
    assert early
    assert late
