"""What matters is said before it happens: odds and bonus before a result, what a boss's torch face does, that movement
is over, that an arrival would lose the mission."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from lanterns.cli.choices import Choices
from lanterns.cli.games.dungeons.words import blow
from lanterns.cli.screen import find_hook, find_screen
from lanterns.core.record import parse_record
from lanterns.core.replay import positions as replayed
from lanterns.games import RULESETS, get_game
from lanterns.games.dungeons import content as con
from lanterns.locales import Catalogue
from tests.cli.test_reader import positions
from tests.games.dungeons.helpers import notations, played, position

LANGUAGES = ("en", "fr")
DUNGEONS, COOP = get_game("dungeons"), get_game("mapmasters-coop")
LOST = Path(__file__).parents[1] / "fixtures" / "records" / "mapmasters-coop" / "2" / "alone-nothing-met.record"


def shown(view: dict[str, Any], words: Catalogue) -> str:
    """Table, question and answers of a view, with single spaces."""
    console = Console(width=110, height=60, color_system=None, highlight=False)
    words.reader = view["seat"]
    game = get_game(view["game"])
    choices = Choices(game, view, words)
    asked = view["question"]
    with console.capture() as capture:
        find_screen(game.id)(view, words, console)
        for line in words.question(asked["step"], view["seat"], asked.get("params")):
            console.print(line, markup=False)
        for option in view["options"]:
            told = choices.note(option, view, words) if choices.note is not None else ""
            console.print(f"{choices.words_of(option)}  {told}", markup=False)
    return flat(capture.get())


def flat(text: str) -> str:
    """A text in one line, its spaces all alike."""
    return re.sub(r"\s+", " ", text).strip()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_new_check_shows_no_dice_of_another(language: str) -> None:
    words = Catalogue(language, "dungeons")
    dice = words.say("screen-dice", dice="").strip()
    rolled = fresh = 0
    for seed in range(1, 9):
        rolled_before = False
        for state in positions("dungeons", {"players": "2"}, seed, 1):
            view = DUNGEONS.view(state, state.actors()[0])
            if view["check"] is None:
                continue
            told = shown(view, words)
            if view["question"]["step"] == "Dice":
                rolled_before = True
                rolled += f"; {dice}" in told
            elif view["question"]["step"] == "ChooseSkill":
                assert f"; {dice}" not in told
                fresh += rolled_before
    assert rolled > 5
    assert fresh > 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_bonus_that_is_named_is_added_and_each_result_says_what_it_comes_to(language: str) -> None:
    """On space 6 of the dragon Agility counts 2 more, and the gloves of the panther 1."""
    words = Catalogue(language, "dungeons")
    state = position(
        "H7 H1", dungeon={"e4": "D27 NEW"}, heroes={"H7": {"at": "space-6", "gear": ["L10"]}}, torch=2,
        boss={"id": "B1", "markers": [8, 8]},
    )  # fmt: skip
    attack = next(text for text in notations(state) if re.fullmatch(r"attack slot-\d boss", text))
    odds = next(option["odds"] for option in DUNGEONS.view(state, 0)["options"] if option["text"] == attack)
    assert str(odds["number"]) in shown(DUNGEONS.view(state, 0), words)
    played(state, attack, "dice +1 3 4", "foe-die 2")
    view = DUNGEONS.view(state, 0)
    bonus = view["check"]["bonus"]
    assert bonus == view["question"]["params"]["bonus"] > 0
    told = shown(view, words)
    assert f"{words.say('dungeon-check-bonus')} {bonus:+d}" in told
    total = 4 + 1 + bonus
    key = "dungeon-check-reach" if total >= view["check"]["need"] else "dungeon-check-short"
    assert flat(words.say(key, total=total)) in told
    played(state, "choose 4 +1")
    assert DUNGEONS.view(state, 0)["check"]["total"] == total


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("boss", con.BOSS_NAMES)
def test_the_torch_face_of_a_boss_is_told_with_its_effect(boss: str, language: str) -> None:
    words = Catalogue(language, "dungeons")
    here = {"at": "space-1"}
    state = position(
        "H2 H1", dungeon={"e4": "D27 NEW"}, torch=12, heroes={"H2": here, "H1": {"at": "space-3", "health": 1}},
        boss={"id": boss, "markers": [8, 5]}, goblins={"1": "bow d4"},
    )  # fmt: skip
    played(state, "attack slot-1 boss", "dice 3 3 4", "foe-die torch")
    view = DUNGEONS.view(state, 0)
    words.reader = 0
    what = blow(view, words, view["check"]["torch"])
    assert what
    assert flat(words.say("dungeon-reply-boss", what=what)) in shown(view, words)


@pytest.mark.parametrize("language", LANGUAGES)
def test_movement_that_is_over_says_so_and_why(language: str) -> None:
    words = Catalogue(language, "dungeons")
    state = position(dungeon={"e4": "D10 NESW"}, goblins={"1": "knife e4"})
    over = words.say("screen-movement-over")
    assert over not in shown(DUNGEONS.view(state, 0), words)
    stopped = shown(DUNGEONS.view(played(state, "move e4"), 0), words)
    rested = shown(DUNGEONS.view(played(position(), "rest"), 0), words)
    reasons = [
        words.question("Act", 0, {"closed": closed, "speed": 0, "acted": 0, "hero": "H2"})[1] for closed in (1, 2)
    ]
    assert over in stopped
    assert over in rested
    assert reasons[1].split(". ")[0] in stopped
    assert reasons[0].split(". ")[0] in rested


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_arrival_that_loses_says_so_before(language: str) -> None:
    """The record ends by `enter` where the group could do nothing; at the question before stood what it would do."""
    words = Catalogue(language, "mapmasters-coop")
    text = LOST.read_text("utf-8")
    view: dict[str, Any] = {}
    for place in replayed(parse_record(text, RULESETS, str(LOST))):
        if place.state.over:
            break
        view = COOP.view(place.state, place.state.actor) if place.state.actor >= 0 else view
    assert view["drawing"]["loses"]
    told = shown(view, words)
    assert flat(words.say("screen-arrived-lost")) in told
    note = find_hook("mapmasters-coop", "note")
    assert note is not None
    (enter,) = [option for option in view["options"] if option["verb"] == "enter"]
    assert note(enter, view, words) == words.say("screen-enter-loses")
