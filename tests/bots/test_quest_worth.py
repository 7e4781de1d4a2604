"""What things are worth to a Chosen One is found by games with worths drawn by lot."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from lanterns.games import get_game
from lanterns.games.quest.bots.evaluate import LONE, SEVERAL, estimate
from lanterns.games.quest.bots.outlook import legends_at
from lanterns.games.quest.state import Quest
from tools.quest_worth import STEPS, drawn, effects, play_block, set_worths, today

GAME = get_game("quest")


def begun(variant: str) -> Quest:
    state = GAME.new(GAME.harness.variants()[variant])
    assert isinstance(state, Quest)
    return state


def test_a_block_plays_with_drawn_worths_and_leaves_those_of_today() -> None:
    before = today()
    key = json.dumps(["chosen-hero", "greedy", before, ["placed"], 11, 3])
    block = play_block(key)
    assert today() == before
    assert [game["steps"] for game in block["games"]] == [drawn(number, ["placed"]) for number in (11, 12, 13)]
    assert all(game["steps"][list(STEPS).index("placed")] == 0 for game in block["games"])
    assert any(step for game in block["games"] for step in game["steps"])
    assert play_block(key) == block
    assert play_block(json.dumps(["chosen-hero", "greedy", before, list(STEPS), 11, 3])) != block


def test_every_worth_of_a_lone_seat_is_drawn() -> None:
    worths = {name for name in dir(LONE) if not name.startswith("_")}
    assert worths - {"shared"} <= set(STEPS)
    state = begun("chosen-hero")
    while state.phase < 1 or state.round < 2:  # somewhere in the second Day things are held and rounds are left
        actor = state.actor
        state.play(state.draw(Random(3)) if actor < 0 else state.options(actor)[0], actor)
    state.legend[0] = 1
    before = today()
    assert legends_at(state, 0, 1) == 1
    try:
        value = estimate(state, 0)
        for name in ("quest_rate", "spell_rate", "health", "begun"):
            set_worths(before | {name: before[name] * 1.5})
            assert estimate(state, 0) > value, name
        set_worths(before | {"spells_first": 1.0})
        assert (estimate(state, 0) - value) * (4 - state.power[0]) >= 0.0
    finally:
        set_worths(before)


def test_several_seats_are_judged_as_they_were() -> None:
    assert (SEVERAL.begun, SEVERAL.magic, SEVERAL.spells_first) == (0.0, 0.0, 0.0)
    assert (SEVERAL.items, SEVERAL.legend, SEVERAL.placed, SEVERAL.goblin) == (1.0, 1.0, 1.0, 1.0)


def test_effects_are_found_again() -> None:
    lot = Random(1)
    steps, scores = [], []
    goblin, magic, again = (list(STEPS).index(name) for name in ("goblin", "magic", "again"))
    for seed in range(3000):
        off = drawn(seed, ["again"])
        steps.append(off)
        scores.append(40.0 + 2.0 * off[goblin] - 3.0 * off[magic] ** 2 + lot.gauss(0.0, 5.0))
    assert all(off[again] == 0 for off in steps)
    found = effects(steps, scores)
    assert "again" not in found
    assert len(found) == len(STEPS) - 1
    less, more, give, take = found["goblin"]
    assert less == pytest.approx(-2.0, abs=1.5 * give)
    assert more == pytest.approx(2.0, abs=1.5 * take)
    assert 0.2 < give < 0.8
    less, more, *_ = found["magic"]
    assert less == pytest.approx(-3.0, abs=1.0)
    assert more == pytest.approx(-3.0, abs=1.0)


def test_too_few_games_say_so() -> None:
    with pytest.raises(ValueError, match="too few"):
        effects([drawn(seed, []) for seed in range(12)], [1.0] * 12)


def test_a_file_goes_on_where_it_ended(tmp_path: Path) -> None:
    from lanterns.arena import spread

    kept = tmp_path / "games.jsonl"
    keys = [json.dumps(["chosen-hero", "greedy", today(), [], seed, 1]) for seed in (1, 2)]
    first = dict(spread.resumed(play_block, {keys[0]: (keys[0],)}, keep=kept))
    whole = dict(spread.resumed(play_block, {key: (key,) for key in keys}, keep=kept))
    assert whole[keys[0]] == first[keys[0]]
    assert set(spread.kept(kept)) == set(keys)
