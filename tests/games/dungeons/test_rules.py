"""What holds along whole games, and the options of a table."""

from __future__ import annotations

import json
import re
import time
from pathlib import Path
from random import Random
from typing import Any

import pytest

from lanterns.core.errors import BadOptions, BadScenario
from lanterns.core.step import CHANCE
from lanterns.games import RULESETS
from lanterns.games.dungeons import content as con
from lanterns.games.dungeons.grid import CELLS, LAIR, NEAR, STEP
from lanterns.games.dungeons.rules.outcome import end_reason
from lanterns.games.dungeons.state import EMPTY, FACE_DOWN, GEAR, HOUSE_RULES, IN_DECK, IN_ROW, Dungeons
from lanterns.games.dungeons.view import build
from tests.games.dungeons.helpers import GAME, position, random_states

VARIANTS = GAME.harness.variants()
LAIR_DOOR = {"e4": "D27 NEW"}


def test_one_hero_is_refused_and_so_is_the_same_hero_twice() -> None:
    """V94, D18.1; V97, DR2."""
    with pytest.raises(BadOptions, match=r"one hero is not allowed.*D18\.1"):
        GAME.new({"players": "1"})
    with pytest.raises(BadOptions, match="no hero may be chosen twice"):
        GAME.new({"players": "2", "party": "H1 H1"})
    with pytest.raises(BadOptions, match="one hero per seat"):
        GAME.new({"players": "3", "party": "H1 H2"})


@pytest.mark.parametrize(("heroes", "stacks"), [("2", (9, 8, 4)), ("3", (7, 12, 4)), ("4", (5, 16, 4))])
def test_stacks_and_what_is_boxed(heroes: str, stacks: tuple[int, int, int]) -> None:
    """D2.1, D2.2, V5: Rooms and Encounters that are not dealt leave the game."""
    state = GAME.new({"players": heroes, "party": "H1 H2 H3 H4"})
    deck = build(state, 0)["deck"]
    n = int(heroes)
    assert (deck["A"] + 4, deck["B"], deck["C"]) == stacks
    rooms = stacks[0] + stacks[1] - n + stacks[2] - 1
    assert (22 - rooms, 4 - n) == {2: (4, 2), 3: (3, 1), 4: (2, 0)}[n]


@pytest.mark.parametrize("variant", VARIANTS)
def test_tracks_limits_and_passages_hold_along_random_games(variant: str) -> None:
    """D1.4, D6.5, D14.2, D15.3, D17.4: what no action may break."""
    for seed in range(6):
        for state in random_states(VARIANTS[variant], seed, 1):
            assert all(0 <= state.hp[s] <= state.hero(s).health for s in range(state.n))
            assert all(0 <= state.fp[s] <= state.hero(s).focus for s in range(state.n))
            assert state.torch_start() <= state.torch < state.track().skull
            for cell in range(CELLS):
                for to in NEAR[cell * 16 + state.links[cell]]:
                    assert cell in NEAR[to * 16 + state.links[to]], "a passage leads both ways"
                if state.cards[cell] <= FACE_DOWN:
                    faced = [
                        STEP[cell * 4 + way]
                        for way in range(4)
                        if STEP[cell * 4 + way] >= 0 and state.doors[STEP[cell * 4 + way]] >> ((way + 2) & 3) & 1
                    ]
                    assert faced, "a face-down card lies on a corridor [DR3]"
            equipped = [card for card in state.gear if card != EMPTY]
            assert sum(at >= 0 for at in (*state.loot_at, *state.spell_at)) == len(equipped)
            for seat in range(state.n):
                for place in range(5):
                    card = state.gear[seat * GEAR + place]
                    assert card == EMPTY or con.SLOT_OF[card] == (0, 0, 1, 2, 2)[place]


def test_loot_and_spells_are_in_the_deck_in_the_row_or_with_a_hero() -> None:
    """D15.1, D15.5"""
    for state in random_states({"players": "4"}, 3):
        assert all(at in (IN_DECK, IN_ROW) or 0 <= at < 4 for at in (*state.loot_at, *state.spell_at))


def test_a_view_hides_what_lies_face_down() -> None:
    """Hidden information: of a face-down card the stack letter and nothing else."""
    for state in random_states({"players": "3"}, 5):
        for name, square in build(state, 0)["dungeon"].items():
            if "card" not in square:
                assert list(square) == ["stack"], name
        assert build(state, 0)["players"] == build(state, -1)["players"]


def test_every_house_rule_is_an_option_with_the_default_of_its_ruling() -> None:
    r"""As the table of rulings lists the values, the default first: `unpaid=no_effect`\|`fail`."""
    rules = (Path(__file__).parents[3] / "docs" / "rules" / "dungeons.md").read_text("utf-8")
    options = {option.key: option for option in GAME.options}
    for key, (values, ruling) in HOUSE_RULES.items():
        row = next(line for line in rules.splitlines() if line.startswith(f"| {ruling} |"))
        match = re.search(rf"`{key}=(\w+)`\\\|`(\w+)`", row)
        assert match is not None, key
        assert options[key].values == match.groups()
        assert options[key].default == match[1]
        assert set(options[key].values) == set(values)
        assert options[key].rule == ruling


def test_earlier_editions_keep_their_defaults_and_do_not_know_later_options() -> None:
    for label in ("dungeons/1", "dungeons/2"):
        game = RULESETS[label]
        resolved = game.resolve({})
        assert (resolved["portal_after_heroic"], resolved["unpaid"]) == ("no", "fail")
        with pytest.raises(BadOptions, match="has no option 'free_in_check'"):
            game.resolve({"free_in_check": "yes"})


def test_evaluation_is_between_lost_and_won_and_rises_with_progress() -> None:
    """evaluate: 0 lost, 1 won, the same for every seat; a minion killed and a marker down are worth something."""
    for state in random_states({"players": "2"}, 8):
        assert 0 <= GAME.policy.evaluate(state, 0) < 1
        assert len(set(GAME.policy.standings(state, state.n))) == 1
    begun = position(dungeon={"e4": "D23 NESW"}, minions=["M1 e4"], torch=13)
    killed = position(dungeon={"e4": "D23 NESW"}, minions=["M1 e4"], killed=1, torch=7)
    assert GAME.policy.evaluate(killed, 0) > GAME.policy.evaluate(begun, 0)
    dragon = {"dungeon": {"e4": "D27 NEW"}, "heroes": {"H2": {"at": "space-3"}}}
    fresh = position(boss={"id": "B1"}, **dragon)
    hurt = position(boss={"id": "B1", "markers": [4, 8]}, **dragon)
    assert GAME.policy.evaluate(hurt, 0) > GAME.policy.evaluate(fresh, 0)
    lost = position(torch=19)
    lost.play(GAME.verbs.parse("end"))
    assert lost.over
    assert GAME.policy.evaluate(lost, 0) == 0.0


def test_scenario_positions_refuse_what_they_do_not_know() -> None:
    for given, message in (
        ({"colour": 1}, "unknown key 'colour'"),
        ({"at": "nowhere"}, "not a place to begin"),
        ({"dungeon": {"z9": "D01 NS"}}, "'z9' is not a square"),
        ({"dungeon": {"e4": "D01 NE"}}, "cannot be turned"),
        ({"heroes": {"H8": {"health": 1}}}, "'H8' is not a hero of this party"),
    ):
        with pytest.raises(BadScenario, match=message):
            position(**given)
    with pytest.raises(BadScenario, match="must name the heroes"):
        GAME.harness.position(GAME.new({"players": "2"}), {"torch": 3})


IMPOSSIBLE: tuple[tuple[dict[str, Any], str], ...] = (
    ({"dungeon": {"e4": "D10 NESW", "c4": "D10 NESW"}}, "D10 lies on two squares"),
    ({"dungeon": {"d4": "D10 NESW"}}, "the Entrance D00 lies on d4"),
    ({"heroes": {"H2": {"at": "g7"}}}, "H2 cannot be on g7: no card is revealed there"),
    ({"heroes": {"H2": {"at": "space-1"}}}, "H2 cannot be in the lair: the boss has not been met"),
    ({"heroes": {"H2": {"health": 9}}}, r"health of H2 is 9, and must be 0 to 8 \[D1.4\]"),
    ({"heroes": {"H1": {"focus": -1}}}, "focus of H1 is -1, and must be 0 to 8"),
    ({"heroes": {"H2": {"gear": ["L01"]}, "H1": {"gear": ["L01"]}}}, "L01 is in two places"),
    ({"heroes": {"H2": {"gear": ["L01"]}}, "row": ["L01"]}, "row: H2 has L01"),
    ({"heroes": {"H2": {"gear": ["L01", "L06", "L08"]}}}, "no place is free for L08"),
    ({"heroes": {"H2": {"gear": ["garb=L01"]}}}, "L01 does not go to garb of H2"),
    ({"goblins": {"1": "knife e9"}}, "'e9' is not a square"),
    ({"goblins": {"5": "knife d4"}}, "slot 1 to 4, not 5"),
    ({"goblins": {"1": "spear d4", "2": "spear d4"}}, "the box has 1 goblins of the kind spear"),
    ({"goblins": {"1": "knife lair"}}, "goblin-1 cannot be in the lair"),
    ({"minions": ["M1 d4", "M1 d4"]}, "2 at most, and M1 but once"),
    ({"minions": ["M1 d4 0"]}, "health of M1 is 0, and must be 1 to 7"),
    ({"minions": ["M1 d4", "M2 d4"], "killed": 1}, "2 minions in play and 1 killed are more than 2"),
    ({"torch": 20}, r"torch is 20, and must be 0 to 19 \[D3.3\]"),
    ({"killed": 3}, "killed is 3, and must be 0 to 2"),
    ({"altars": ["e4"]}, "altars: no card is revealed on e4"),
    ({"disarmed": ["d4"]}, "disarmed: D00 on d4 is no trap"),
    ({"boss": {"id": "B1"}}, "lay D27"),
    ({"dungeon": LAIR_DOOR, "boss": {"id": "B1", "markers": [8]}}, "2 markers, one for each hero, not 1"),
    ({"dungeon": LAIR_DOOR, "boss": {"id": "B1", "markers": [0, 0]}}, "the game is won"),
    ({"dungeon": LAIR_DOOR, "boss": {"id": "B1", "markers": [9, 1]}}, "a marker of the boss is 9"),
    ({"dungeon": LAIR_DOOR, "boss": {"id": "B1", "gates": [4]}}, "the gates of B1 are 3, not 4"),
    (
        {
            "dungeon": LAIR_DOOR,
            "boss": {"id": "B1"},
            "at": "turn H1",
            "heroes": {"H1": {"at": "e4"}, "H2": {"at": "space-2"}, "H3": {"at": "space-2"}},
        },
        "two heroes end on space-2",
    ),
    ({"acted": 2}, "acted is 2, and must be 0 to 1"),
    ({"closed": "never"}, "'never' is none of open, action, enemy"),
)


@pytest.mark.parametrize(("given", "message"), IMPOSSIBLE, ids=[message for _, message in IMPOSSIBLE])
def test_scenario_positions_refuse_what_cannot_be(given: dict[str, Any], message: str) -> None:
    party = "H2 H1 H3" if "H3" in given.get("heroes", {}) else "H2 H1"
    with pytest.raises(BadScenario, match=message):
        position(party, **given)


def test_a_state_that_is_saved_in_the_lair_goes_on() -> None:
    """JSON and back in the second act, where heroes stand on spaces."""
    state = position(dungeon={"e4": "D27 NEW"}, boss={"id": "B2"}, heroes={"H2": {"at": "space-3"}})
    loaded = GAME.load(json.loads(json.dumps(state.to_json())))
    assert isinstance(loaded, Dungeons)
    assert loaded.at[0] == LAIR
    assert loaded.options() == state.options()
    rng = Random(2)
    while not loaded.over:
        loaded.play(loaded.draw(rng) if loaded.actor == CHANCE else rng.choice(loaded.options()))
    assert end_reason(loaded) in GAME.end_reasons()


@pytest.mark.plain
def test_copying_is_cheap() -> None:
    """Bar of issue 4: 20 microseconds; a copy of some fifty fields takes about five. Ten times that is a fault."""
    states = list(random_states({"players": "3"}, 1))
    started = time.process_time()
    for state in states * 20:
        state.copy()
    assert (time.process_time() - started) / (20 * len(states)) < 50e-6
