"""The bots of Map Masters: legal, blind to what is hidden, each level better than the one below."""

from __future__ import annotations

from random import Random

import pytest

from lanterns.bots import get_bot
from lanterns.bots.playout import Tally, play_bots
from lanterns.core import checks
from lanterns.core.step import CHANCE
from lanterns.games.mapmasters.board.cards import Card
from lanterns.games.mapmasters.board.layout import fault
from lanterns.games.mapmasters.board.path import NO_KIT
from lanterns.games.mapmasters.board.path_moves import apply, moves
from lanterns.games.mapmasters.board.vocabulary import CARDS
from lanterns.games.mapmasters.solver.best_hand import best_hand
from lanterns.games.mapmasters.versus.bots.advice import ANSWERS, LEVELS
from lanterns.games.mapmasters.versus.bots.plans import _plans, in_sight, make_plan, next_of_plan
from lanterns.games.mapmasters.versus.bots.recode import lay_codes, laying_order
from lanterns.games.mapmasters.versus.dungeon import dungeon_of, path_at
from lanterns.games.mapmasters.versus.rules.outcome import scores
from lanterns.games.mapmasters.versus.state import IN_HAND, ROUNDS, MapMasters
from lanterns.games.mapmasters.versus.verbs import FINISH_CODE, START, WALK
from tests.games.mapmasters.helpers import GAME, exploring
from tests.locales.texts import asking, step_classes


@pytest.mark.parametrize("level", LEVELS[:-1])  # a master goes the ways of hard, four times as long
def test_a_level_plays_whole_games_legally(level: str) -> None:
    seats = 2 if level == "hard" else 3
    state = GAME.new({"players": str(seats), "edges": "strict"})
    play_bots(state, [get_bot(level, GAME, 1) for _ in range(seats)], Random(1), Tally())
    assert state.over
    assert max(scores(state)) > {"novice": -1, "easy": 10}.get(level, 20)


@pytest.mark.parametrize("level", LEVELS)
def test_advice_rests_on_what_the_seat_knows(level: str) -> None:
    """The same answer in every state that the seat cannot tell from the real one."""
    rng = Random(4)
    g = GAME.new({"players": "2"})
    asked, most = 0, 12 if level == "master" else 40
    while not g.over and asked < most:
        actor, action = checks.random_action(g, rng)
        if actor != CHANCE and rng.random() < 0.3:
            asked += 1
            answers = set()
            for i in range(2):
                other = GAME.hidden.permute(g, actor, Random(i))
                answers.add(GAME.expert.choose(other, actor, level, Random(7)))
            assert len(answers) == 1
            assert answers <= set(g.options(actor))
        g.play(action, actor)
    assert asked


def value(g: MapMasters, plan: list[int], kit: list[int]) -> float:
    at = next((i for i, code in enumerate(plan) if START.base <= code < WALK.base), len(plan))
    return in_sight(g, path_at(plan[:at], plan[at:], kit, 0)) if plan else 0.0


def test_plans_get_better_level_by_level() -> None:
    """Mean worth of the dungeons that the levels make of the same hands."""
    totals = dict.fromkeys(LEVELS, 0.0)
    for seed in range(4):
        g = exploring(seed, {"players": "2"})
        hand, kit = g.cards(0, IN_HAND), g.kit[:5]
        for level in LEVELS:
            totals[level] += value(g, make_plan(g, hand, kit, level, Random(seed)), kit)
    assert totals["novice"] < totals["easy"] < totals["medium"] < totals["hard"] <= totals["master"]


def test_the_line_of_a_novice_ends_only_where_no_step_goes_on() -> None:
    """B10: it walks by lot, but not into the first wall while another way goes on."""
    lengths: list[int] = []
    for seed in range(12):
        g = exploring(seed)
        for seat in range(g.players):
            hand, kit = g.cards(seat, IN_HAND), g.kit[seat * 5 : seat * 5 + 5]
            plan = make_plan(g, hand, kit, "novice", Random(seed))
            at = next((i for i, code in enumerate(plan) if START.base <= code < WALK.base), len(plan))
            layout, steps = plan[:at], plan[at:]
            if not steps:
                continue
            lengths.append(len(steps))
            before = path_at(layout, steps[:-1], kit, g.line_rules())
            on = [apply(before, move) for move in moves(before)] if len(steps) > 1 else []
            assert not any(moves(path) for path in on if not path.at_exit)
    assert sum(lengths) / len(lengths) > 4


def test_a_plan_is_followed_and_taken_up_again() -> None:
    """After somebody else's beginnings the bot steps back and builds its own."""
    g = exploring(6, {"players": "2"})
    bot = get_bot("medium", GAME, 1)
    before = g.options(0)
    g.play(before[3], 0)
    g.play(g.options(0)[2], 0)
    while g.options(0):
        g.play(bot.choose(g, 0), 0)
    key = make_plan(g, g.cards(0, IN_HAND), g.kit[:5], "medium", Random(0))
    assert g.has_path(0)
    assert key


def test_layouts_of_the_solver_become_codes() -> None:
    """Whatever order the solver laid its cards in: each hangs on those before it, and the first lies at 0,0."""
    rng = Random(2)
    for _ in range(4):
        hand: list[Card] = rng.sample(CARDS, 5)
        answer = best_hand(hand, NO_KIT, "barrel", states=200)
        codes = lay_codes(laying_order(answer.placed, "lenient", "open"))
        assert len(codes) == len(answer.placed)
        for count in range(1, len(codes) + 1):
            assert fault(dungeon_of(codes[:count]).board) == ""


def test_an_empty_hand_is_finished_at_once() -> None:
    assert make_plan(exploring(2), [], [0, 0, 0, 0, 0], "hard", Random(0)) == []
    assert FINISH_CODE >= 0


def test_a_plan_found_before_serves_only_where_all_that_it_was_made_from_is_the_same() -> None:
    """The same hand in the last round, with other objectives to come, is planned by itself."""
    g = exploring(2, {"players": "2"})
    late = g.copy()
    late.round = ROUNDS
    late.left = [0] * len(late.left)
    late.left[-1] = 1

    def plan_of(state: MapMasters) -> list[int]:
        """All codes that the bot plays one after the other."""
        codes: list[int] = []
        while state.question(0) is not None and state.phase == g.phase:
            codes.append(next_of_plan(state, 0, state.options(0), "hard", Random(0)))
            if codes[-1] == FINISH_CODE:
                break
            state.play(codes[-1], 0)
        return codes

    alone = plan_of(late.copy())
    _plans.clear()
    early = plan_of(g.copy())
    assert plan_of(late.copy()) == alone != early


def test_the_bots_answer_every_question_that_a_seat_may_be_asked() -> None:
    classes = step_classes("mapmasters")
    assert set(ANSWERS) == {classes[name] for name in asking("mapmasters")}
