"""Boards of the day: the rule that picks them, what they are, what proves them, and how they are made."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace as replaced
from datetime import date, timedelta
from itertools import pairwise
from pathlib import Path

import pytest
from msgspec.structs import replace

from lanterns.core.errors import BadContent, IllegalAction
from lanterns.core.step import CHANCE
from lanterns.daily.attempt import Attempt, Laid
from lanterns.daily.boards import best_on, board_on, entry_of, facts_of
from lanterns.daily.check import Worths, check, proof
from lanterns.daily.coded import action_at, places, sign_of
from lanterns.daily.games import BOARDS, Board
from lanterns.daily.games.mapmasters import dungeon
from lanterns.daily.games.mapmasters.dungeon import Dungeon
from lanterns.daily.games.mapmasters.make import dungeons
from lanterns.daily.games.quest import worth as reckoning
from lanterns.daily.games.quest.night import Night, gained, lay
from lanterns.daily.games.quest.worth import Worth, with_these_dice
from lanterns.daily.pool import FIRST_DAY, WEEK, load, pool_of, text_of
from lanterns.games.quest.rules.night import RollOrRest
from lanterns.games.quest.state import Quest

DAY = date(2026, 11, 28)


@pytest.mark.parametrize("board", BOARDS)
def test_no_board_comes_again_for_as_long_as_is_said(board: Board):
    pool = pool_of(board)
    ids = [pool.on(FIRST_DAY + timedelta(number)).id for number in range(pool.repeats + WEEK)]
    assert len(set(ids[: pool.repeats])) == pool.repeats
    assert ids[pool.repeats :] == ids[:WEEK]


@pytest.mark.parametrize("board", BOARDS)
def test_weekdays_grow_harder_from_monday_to_sunday(board: Board):
    pool = pool_of(board)
    bands = [pool.entries[day * pool.band : (day + 1) * pool.band] for day in range(WEEK)]
    for easier, harder in pairwise(bands):
        assert max(one.hard for one in easier) <= min(one.hard for one in harder)
    monday = date(2026, 11, 30)
    assert entry_of(board, monday) in bands[0]
    assert entry_of(board, monday - timedelta(1)) in bands[6]


def test_what_a_date_has_does_not_change():
    """These are what servers of this version have on that day. A pool that is made anew changes them."""
    assert [type(entry_of(board, DAY)).__name__ for board in BOARDS] == ["Dungeon", "Night", "Rescue"]
    assert entry_of("dungeon", DAY) == entry_of("dungeon", date.fromisoformat("2026-11-28"))


def test_a_week_of_dungeons_and_rescues_is_proved():
    found = check(DAY, 7, ("dungeon", "rescue"))
    assert found.faults == []
    assert [len(row) for row in found.hard["rescue"]] == [1] * WEEK


def short() -> tuple[Night, Laid]:
    """A night in which little is left, so that it is soon reckoned."""
    found = pool_of("night").entries[0]
    assert isinstance(found, Night)
    temple = found.heroes[1].partition("@")[0]
    heroes = [found.heroes[0], f"{temple}@3", "home"]
    night = replace(found, heroes=heroes, health=1, power=0, magic=9, wounds=4)
    return night, lay(night, pool_of("night").ruleset, "dice")


def test_a_night_is_worth_what_is_said():
    night, laid = short()
    worth = Worth(laid)
    told = replace(night, worth=round(worth.best()[0], 4), hard=0.1)
    assert proof(told, laid, Worths()) == ""
    assert "it is worth" in proof(replace(told, worth=told.worth + 0.01), laid, Worths())
    assert "look at the dice" in proof(replace(told, hard=0.0), laid, Worths())


def test_one_roll_is_worth_what_every_throw_brings(monkeypatch: pytest.MonkeyPatch):
    """The plan to roll once, reckoned here throw by throw on the engine itself."""
    _, laid = short()

    def most(state: Quest) -> float:
        if state.over or not state.adventuring:
            return 0.0
        found = []
        for code in state.options():
            after = state.copy()
            rolls = isinstance(state.question(), RollOrRest)
            if rolls and state.VERBS.notation(code) == "roll":
                continue
            after.play(code)
            if rolls and state.VERBS.notation(code) == "rest":
                while not after.over:
                    after.play(after.options()[0])
                found.append(float(gained(laid, after)))
            else:
                found.append(most(after))
        return max(found)

    state = laid.state.copy()
    assert isinstance(state, Quest)
    resting = most(state)
    state.play("roll")
    odds = state.odds()
    total = 0.0
    for code, weight in odds:
        after = state.copy()
        after.play(code, CHANCE)
        total += weight * most(after)
    monkeypatch.setattr(reckoning, "PLANS", 1)
    worth = Worth(laid)
    assert worth.planned()[0] == pytest.approx(max(resting, total / sum(weight for _, weight in odds)))
    assert worth.best()[0] >= worth.planned()[0]


def test_the_best_with_these_dice_is_what_its_answers_bring():
    laid = board_on("night", DAY).laid
    points, answers = with_these_dice(laid)
    attempt = Attempt(laid)
    attempt.answer_all(answers)
    outcome = attempt.outcome
    assert outcome is not None
    assert outcome.points == points


def test_dice_hang_on_the_date_and_the_roll_alone():
    def thrown(day: date, answers: list[str]) -> list[int]:
        attempt = Attempt(board_on("night", day).laid)
        for answer in answers:
            code = attempt.game.verbs.parse(answer)
            while code not in attempt.choices and not attempt.over:
                attempt.answer(attempt.choices[0 if answer == "first" else -1])
            if not attempt.over:
                attempt.answer(code)
        return [deed.code for deed in attempt.deeds if deed.actor == CHANCE]

    one = thrown(DAY, ["roll"])
    assert one == thrown(DAY, ["roll", "rest"])
    weeks = [thrown(DAY + timedelta(WEEK * number), ["roll"])[0] for number in range(6)]
    assert len(set(weeks)) > 2


def test_an_attempt_takes_only_what_its_board_offers():
    laid = board_on("dungeon", DAY).laid
    attempt = Attempt(laid)
    for barred in ("finish", "back"):  # nothing is drawn yet, and the cards stay
        with pytest.raises(IllegalAction):
            attempt.answer(attempt.game.verbs.parse(barred))
    best = best_on("dungeon", DAY)
    attempt.answer_all(best.answers)
    assert attempt.choices == []
    with pytest.raises(IllegalAction):
        attempt.answer(best.answers[0])
    # The position itself is as it was.
    assert Attempt(laid).choices == [code for code in laid.state.options(0) if code in Attempt(laid).choices]


def test_signs_tell_any_place_among_many():
    legal = list(range(1000, 800, -1))
    text = "".join(sign_of(code, legal) for code in legal)
    assert [action_at(place, legal) for place in places(text)] == legal
    with pytest.raises(ValueError, match="substring not found"):
        list(places("0-"))


@pytest.mark.parametrize("board", BOARDS)
def test_a_file_says_what_its_pool_is(board: Board, tmp_path: Path):
    pool = pool_of(board)
    file = tmp_path / "pool.toml"
    file.write_text(text_of(pool), "utf-8")
    assert load(file, board) == pool


def test_a_bad_file_is_refused_in_a_sentence(tmp_path: Path):
    file = tmp_path / "pool.toml"
    with pytest.raises(BadContent, match="cannot be read"):
        load(file, "night")
    pool = pool_of("dungeon")
    for text, said in (
        ("entry = [", "holds no boards"),
        ('entry = [{ id = "1" }]', "holds no boards"),
        (text_of(pool).replace('command = "', 'comment = "'), "holds no boards"),
        (text_of(replace(pool, entries=pool.entries[:3])), "a week needs 7 boards, it has 3"),
        (text_of(replace(pool, entries=[*pool.entries, pool.entries[0]])), "an id is used twice"),
    ):
        file.write_text(text, "utf-8")
        with pytest.raises(BadContent, match=said):
            load(file, "dungeon")


def test_what_is_not_so_is_found():
    on = board_on("dungeon", DAY)
    assert isinstance(on.entry, Dungeon)
    assert "the best line is worth" in proof(replace(on.entry, best=on.entry.best + 1), on.laid, Worths())
    assert "any line" in proof(replace(on.entry, hard=0.0), on.laid, Worths())
    other = board_on("rescue", DAY)
    wrong = replaced(other.laid, chance="other dice")
    try:
        said = proof(other.entry, wrong, Worths())
    except (IndexError, IllegalAction):
        said = "its line leads nowhere"
    assert said


def test_facts_help_nobody_to_play():
    for board in BOARDS:
        assert not {"best", "worth", "line", "hard"} & facts_of(board, DAY).keys()


def test_dungeons_are_made_again_as_they_are():
    kept = {one.id: one for one in pool_of("dungeon").entries}
    made = Counter[bool]()
    for seed, found in dungeons(1):
        if found is not None:
            made[kept.get(str(seed)) == found] += 1
        if made.total() == 2:
            break
    assert made[True] == 2
    one = kept[min(kept)]
    assert isinstance(one, Dungeon)
    assert dungeon.lay(one, pool_of("dungeon").ruleset).state.options(0)
