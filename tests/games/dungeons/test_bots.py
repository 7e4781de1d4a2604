"""The bots of dungeons: what they think of a position, and how they plan whole turns."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from lanterns.bots import LEVELS, get_bot
from lanterns.bots.levels import level_bot
from lanterns.bots.planner import PlanBot
from lanterns.bots.playout import Tally, play_bots
from lanterns.games.dungeons.bots.dice import dice_play
from lanterns.games.dungeons.bots.evaluate import MOST_FIDDLES
from lanterns.games.dungeons.bots.macro_actions import macro_actions
from lanterns.games.dungeons.bots.power import power
from lanterns.games.dungeons.bots.rollout import ANSWERS
from lanterns.games.dungeons.rules.outcome import results, scores
from lanterns.games.dungeons.state import Dungeons
from tests.games.dungeons.helpers import GAME, position
from tests.locales.texts import asking, step_classes

DUNGEON: dict[str, str] = {"e4": "D21 NESW", "f4": "D22 NEW", "e5": "D05 N", "d3": "A", "c4": "A"}
DRAGON: dict[str, Any] = {"dungeon": {"e4": "D27 NEW", "e3": "D23 NESW"}, "boss": {"id": "B1"}, "altars": ["e3"]}


def worth(state: Dungeons) -> float:
    return GAME.policy.evaluate(state, 0)


BETTER: list[tuple[str, dict[str, Any], dict[str, Any]]] = [
    ("a minion hurt", {"minions": ["M1 f4 3"]}, {"minions": ["M1 f4 7"]}),
    ("a minion killed", {"killed": 1, "torch": 7}, {"minions": ["M1 f4 1"], "torch": 13}),
    ("the torch higher", {"torch": 9}, {"torch": 12}),
    ("more Health", {"heroes": {"H2": {"health": 8}}}, {"heroes": {"H2": {"health": 3}}}),
    ("more Focus", {"heroes": {"H1": {"focus": 8}}}, {"heroes": {"H1": {"focus": 1}}}),
    ("awake", {"heroes": {"H2": {"health": 1}}}, {"heroes": {"H2": {"health": 0}}}),
    ("a better weapon", {"heroes": {"H2": {"gear": ["L01"]}}}, {"heroes": {"H2": {"gear": ["L22"]}}}),
    ("a spell", {"heroes": {"H1": {"gear": ["P04"]}}}, {}),
    ("no goblin", {}, {"goblins": {"1": "bow e5"}}),
    ("three goblins, not four", {"torch": 8, "goblins": {"1": "bow e5", "2": "bow e5", "3": "knife e5"}},
     {"torch": 8, "goblins": {"1": "bow e5", "2": "bow e5", "3": "knife e5", "4": "knife e5"}}),
    ("the action unused", {}, {"acted": 1, "closed": "action"}),
    ("nearer to the minion", {"minions": ["M1 e5"], "heroes": {"H2": {"at": "e4"}, "H1": {"at": "e4"}}},
     {"minions": ["M1 g4"], "heroes": {"H2": {"at": "e5"}, "H1": {"at": "e5"}}}),
]  # fmt: skip


@pytest.mark.parametrize(("good", "bad"), [row[1:] for row in BETTER], ids=[row[0] for row in BETTER])
def test_evaluation_prefers(good: dict[str, Any], bad: dict[str, Any]) -> None:
    dungeon = {**DUNGEON, "g4": "D08 EW"}
    assert worth(position(dungeon=dungeon, **good)) > worth(position(dungeon=dungeon, **bad))


# Beside a minion heroes get hurt: the weights rightly see no gain in it before somebody attacks.
SURE = [row for row in BETTER if row[0] != "nearer to the minion"]


@pytest.mark.parametrize(("good", "bad"), [row[1:] for row in SURE], ids=[row[0] for row in SURE])
def test_the_learned_evaluation_prefers_the_same(good: dict[str, Any], bad: dict[str, Any]) -> None:
    dungeon = {**DUNGEON, "g4": "D08 EW"}
    states = [position(dungeon=dungeon, **given) for given in (good, bad)]
    assert GAME.learned.evaluate(states[0], 0) > GAME.learned.evaluate(states[1], 0)


def test_evaluation_of_the_second_act() -> None:
    """Markers down, gates covered, the boss brought nearer to an altar while its gate is bare [D17.9-D17.11]."""
    plain = position(**DRAGON)
    wounded = position(**{**DRAGON, "boss": {"id": "B1", "markers": [5, 8]}})
    covered = position(**{**DRAGON, "boss": {"id": "B1", "gates": [3]}})
    lured = position(**{**DRAGON, "boss": {"id": "B1", "room": "e4"}})
    assert worth(wounded) > worth(plain)
    assert worth(covered) > worth(plain)
    assert worth(lured) > worth(plain)


def test_powers_grow_with_equipment() -> None:
    bare = power(position(), 0)
    axe = power(position(heroes={"H2": {"gear": ["L01"]}}), 0)
    shield = power(position(heroes={"H2": {"gear": ["hand-2=L08"]}}), 0)
    assert all(better > worse for better, worse in zip(axe.minion, bare.minion, strict=True))
    assert all(better > worse for better, worse in zip(shield.boss, bare.boss, strict=True))


def test_changing_hands_is_never_worth_it() -> None:
    """Free actions that undo each other [D13.5]: a change of hands costs, more than two count as lost."""
    state = position(heroes={"H2": {"gear": ["L06"]}})
    swap = GAME.verbs.parse("swap")
    values = [worth(state)]
    for _ in range(3):
        state.play(swap)
        values.append(worth(state))
    assert values[0] > values[2] > values[3] == 0.0
    offered = macro_actions(position(heroes={"H2": {"gear": ["L06"]}}))
    verbs = {GAME.verbs.notation(code).split()[0] for plan in offered for code in plan}
    assert not verbs & {"swap", "discard"}


def test_a_lost_team_does_not_try_a_free_box_for_ever() -> None:
    """Free boxes cost no action [D13.6]: with the torch before its skull nothing helps, and the turn still ends."""
    state = position(torch=19, dungeon={"d3": "D03 NES"}, heroes={"H2": {"at": "d3"}})
    assert any(GAME.verbs.notation(code) == "box" for plan in macro_actions(state) for code in plan)
    rng, bots = Random(1), [get_bot("mcts", GAME, seat, iterations=20) for seat in range(2)]
    turn, decisions = state.turn, 0
    while not state.over and state.turn == turn:
        seat = state.actor
        state.play(state.draw(rng) if seat < 0 else bots[seat].choose(state, seat), seat)
        decisions += seat >= 0
        assert decisions < 40
    state = position(torch=19, dungeon={"d3": "D03 NES"}, heroes={"H2": {"at": "d3"}})
    state.fiddled = MOST_FIDDLES
    assert not any(GAME.verbs.notation(code) == "box" for plan in macro_actions(state) for code in plan)


def test_dice_are_used_best() -> None:
    """V14 [D8.6]: what wins a test is not spent; V18 [D8.5]: one step of Modify Die where it wins."""
    test5 = tuple([1.4 if total >= 5 else -0.01 for total in range(15)])
    test7 = tuple([1.4 if total >= 7 else -0.01 for total in range(15)])
    assert GAME.verbs.notation(dice_play((1, 3, 4), 0, 2, test5).code) == "choose 4 +1"
    assert GAME.verbs.notation(dice_play((1, 2, 5), 0, 2, test5).code) == "choose 5"
    assert GAME.verbs.notation(dice_play((3, 5), 1, 2, test7).code) == "modify 3 down"
    assert dice_play((3, 5), 0, 2, test7).worth < 0


def test_plans_are_whole_turns() -> None:
    """A plan walks and acts [C2]: into a minion's room with an attack, to a face-down card, to a search."""
    state = position(dungeon=DUNGEON, minions=["M1 f4"], heroes={"H2": {"at": "d4"}})
    texts = [", ".join(GAME.verbs.notation(code) for code in plan) for plan in macro_actions(state)]
    assert "move e4, move f4, attack slot-1 minion-1" in texts
    assert "reveal d3" in texts
    assert "move e4, move e5, search" in texts
    assert "move e4, move e5, rest" in texts
    for plan in macro_actions(state):
        assert plan[0] in state.options(0)


def test_holding_the_torch_is_worth_less_than_getting_on() -> None:
    """A turn that leaves all as it was puts the end off, and more so in a game that is long already."""
    state = position(**DRAGON)
    worths = []
    learned = []
    for turn in (10, 11, 60, 61):
        later = state.copy()
        later.turn = turn
        worths.append(worth(later))
        learned.append(GAME.learned.evaluate(later, 0))
    assert learned == sorted(learned, reverse=True)
    early, late = worths[1] / worths[0], worths[3] / worths[2]
    assert late < early < 1
    fought = state.copy()
    fought.turn, fought.torch, fought.boss_hp = 11, state.torch + 1, [7, 7]
    assert worth(fought) > worths[1]


def test_plans_know_that_portals_stay_open() -> None:
    """DR7: a heroic action in a portal's room and then through it, or only through it once the action is taken."""
    portal = {**DUNGEON, "c4": "D10 NESW"}
    state = position(dungeon=portal, minions=["M1 f4"], heroes={"H2": {"at": "c4"}})
    texts = [", ".join(GAME.verbs.notation(code) for code in plan) for plan in macro_actions(state)]
    assert any(text.startswith("rest, portal ") for text in texts)
    acted = position(dungeon=portal, minions=["M1 f4"], acted=1, closed="action", heroes={"H2": {"at": "c4"}})
    assert any(GAME.verbs.notation(plan[0]).startswith("portal ") for plan in macro_actions(acted))
    app = GAME.presets()["app"]
    closed = position(options=app, dungeon=portal, acted=1, closed="action", heroes={"H2": {"at": "c4"}})
    assert not any(GAME.verbs.notation(code).startswith("portal ") for plan in macro_actions(closed) for code in plan)


def test_one_choice_needs_no_thought() -> None:
    """Where every plan begins alike, the bot answers at once: movement over, the action taken, no free action open."""
    bot = get_bot("mcts", GAME, 1)
    assert isinstance(bot, PlanBot)
    state = position(dungeon=DUNGEON, acted=1, closed="action", heroes={"H2": {"at": "e5"}})
    assert GAME.verbs.notation(bot.choose(state, 0)) == "end"
    assert bot.simulations == 0


def test_the_same_seed_plans_the_same_and_changes_nothing() -> None:
    state = position(dungeon=DUNGEON, minions=["M1 f4"])
    before = state.digest()
    chosen = {get_bot("mcts:30", GAME, 5).choose(state, 0) for _ in range(3)}
    assert len(chosen) == 1
    assert state.digest() == before
    other = state.copy()
    assert get_bot("mcts:30", GAME, 5).choose(other, 0) in chosen


def test_a_watch_stops_the_planning() -> None:
    state = position(dungeon=DUNGEON, minions=["M1 f4"])
    bot = get_bot("mcts:500", GAME, 5)
    assert isinstance(bot, PlanBot)
    seen: list[int] = []

    def watch(thought: object) -> bool:
        seen.append(1)
        return False

    assert bot.choose(state, 0, watch) in state.options(0)
    assert bot.simulations == 32
    assert len(seen) == 2


def test_levels_plan_too() -> None:
    state = position(dungeon=DUNGEON, minions=["M1 f4"])
    walks = []
    learned = []
    for level in LEVELS:
        bot = level_bot(level, GAME, 4)
        assert isinstance(bot, PlanBot)
        assert bot.choose(state, 0) in state.options(0)
        walks.append(bot.simulations)
        learned.append(bot.policy is GAME.learned)
    # Hard walks no more than medium; it judges better where walks end.
    assert learned == [False, False, False, True, True]
    assert max(walks[:2]) < walks[2] < walks[4]
    assert walks[3] < walks[4]


def test_planning_beats_greed() -> None:
    """On the same few seeds; how much it wins by over hundreds of games stands in docs/bots.md."""

    def score(bot: str, seed: int) -> int:
        state = GAME.new({"players": "2"})
        play_bots(state, [get_bot(bot, GAME, seed * 64 + seat) for seat in range(2)], Random(seed), Tally())
        assert state.over
        return 100 * int(results(state)[0]) + scores(state)[0]

    seeds = (2, 4)
    assert sum(score("mcts:8", seed) for seed in seeds) > sum(score("greedy", seed) for seed in seeds) + 100


def test_the_rollout_answers_every_question_that_a_seat_may_be_asked() -> None:
    classes = step_classes("dungeons")
    assert set(ANSWERS) == {classes[name] for name in asking("dungeons")}
