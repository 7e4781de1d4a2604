"""Dungeons at the terminal: the map with its corridors, enemies and what they will do, checks, in both languages."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from lanterns.cli.choices import Choices, Row
from lanterns.cli.games.dungeons.screen import draw, ending
from lanterns.cli.records import load_record
from lanterns.cli.screen import find_screen
from lanterns.core.replay import positions
from lanterns.games import get_game
from lanterns.games.dungeons.view import build
from lanterns.locales import Catalogue
from tests.games.dungeons.helpers import random_states

RECORDS = Path(__file__).parents[1] / "fixtures" / "records" / "dungeons" / "3"
NAMES = ["Ada", "Bo", "Cy", "Di"]


CATALOGUES = {language: Catalogue(language, "dungeons", NAMES) for language in ("en", "fr")}


def shown(view: dict[str, Any], language: str = "en", width: int = 110) -> str:
    """What the screen shows of a view."""
    console = Console(width=width, color_system=None, highlight=False)
    with console.capture() as capture:
        draw(view, CATALOGUES[language], console)
    return capture.get()


def views(name: str, every: int = 1) -> list[dict[str, Any]]:
    """Views of whoever is asked along a kept game."""
    found = []
    for number, place in enumerate(positions(load_record(RECORDS / f"{name}.record"))):
        if number % every == 0 and not place.state.over and place.state.actor >= 0:
            found.append(build(place.state, place.state.actor))
    return found


def wandered() -> list[dict[str, Any]]:
    """Views along random games of four heroes."""
    return [build(state, state.actor) for seed in range(6) for state in random_states({"players": "4"}, seed, 9)]


def with_ties() -> dict[str, Any]:
    """The first view of a kept game in which an enemy may go more than one way."""
    return next(v for v in views("heroes-3-won-hydra") if any(len(foe["next"]) > 1 for foe in v["enemies"].values()))


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("name", ["heroes-2-won-queen", "house-rules", ""])
def test_every_position_of_a_kept_game_is_told_without_a_gap(name: str, language: str) -> None:
    checks = 0
    for view in views(name, 6) if name else wandered():
        text = shown(view, language)
        assert not re.search(r"dungeon-|screen-|name-|\bM\d\b|\bD\d\d\b|\bH\d\b|\{|FluentNone", text), text
        for seat in range(len(view["players"])):
            assert text.count(f"@{seat + 1} ") >= 2, "on the map or in the lair, and in the table of heroes"
        for enemy, foe in view["enemies"].items():
            letter = "B" if enemy == "boss" else enemy[0] + enemy[-1]
            assert f"({letter})" in text
            if foe["room"] != "lair":
                assert re.search(rf"┃[^┃]*\b{letter} ", text), (letter, text)
        checks += view["check"] is not None
    assert checks > 0


def test_a_gap_is_a_passage_and_dashes_are_a_corridor_that_leads_nowhere() -> None:
    view = with_ties()
    lines = shown(view).splitlines()
    at = next(i for i, line in enumerate(lines) if "┃d4 " in line)
    column = lines[at].index("┃d4 ")
    cell = [line[column : column + 17] for line in lines[at - 1 : at + 4]]
    square = view["dungeon"]["d4"]
    gaps = {"N": cell[0][7:9], "S": cell[4][7:9], "W": cell[2][0] * 2, "E": cell[2][16] * 2}
    for way, gap in gaps.items():
        wanted = "  " if way in square["passages"] else "╌╎" if way in square["sides"] else "━┃"
        assert set(gap) <= set(wanted), (way, cell)


def test_the_map_keeps_its_columns_on_a_narrow_terminal() -> None:
    for view in wandered()[::8]:
        lines = shown(view, width=72).splitlines()
        framed = [line for line in lines if line.lstrip().startswith(("┏", "┗", "┌", "└"))]
        assert framed
        assert max(map(len, framed)) <= 72


def test_ways_that_come_to_the_same_are_told_once() -> None:
    view = with_ties()
    text = re.sub(r"\s+", " ", shown(view))
    ties = [foe for foe in view["enemies"].values() if len(foe["next"]) > 1]
    assert ties
    assert text.count("the active player chooses") == len(ties)


def test_a_spectator_and_the_end_are_drawn_too() -> None:
    (*_, last) = positions(load_record(RECORDS / "heroes-2-won.record"))
    assert last.state.over
    assert "Act 2" in shown(build(last.state, -1))
    assert find_screen("dungeons") is draw


def answers(view: dict[str, Any], language: str) -> dict[str, str]:
    """Notation -> the row of an answer."""
    choices = Choices(get_game("dungeons"), view, CATALOGUES[language])
    return {option["text"]: choices.told(Row("", [option])).plain for _, option in choices.paths}


@pytest.mark.parametrize("language", ["en", "fr"])
def test_cards_that_were_discarded_are_told_with_what_they_do(language: str) -> None:
    words = CATALOGUES[language]
    view = next(v for v in reversed(views("heroes-2-won-queen")) if len(v["loot"]["row"]) > 2 and v["spells"]["row"])
    text = " ".join(shown(view, language).split())
    for pile, kind in (("loot", "loot"), ("spells", "spell")):
        for card in view[pile]["row"]:
            told = f"{words.name(card, kind)} – {words.text(kind, card)}".rstrip(".")
            assert " ".join(told.split()) in text


@pytest.mark.parametrize("language", ["en", "fr"])
def test_damage_is_divided_by_the_letters_of_markers_and_what_is_left_of_them(language: str) -> None:
    view = next(v for v in views("heroes-4-won-hydra") if v["question"]["step"] == "Split" and len(v["options"]) > 14)
    told = answers(view, language)
    markers = ", ".join(f"{letter} {n}" for letter, n in zip("ABCD", view["boss"]["markers"], strict=False))
    assert markers in shown(view, language)
    for text, row in told.items():
        hits = [int(n) for n in text.split()[1:]]
        for letter, n, health in zip("ABCD", hits, view["boss"]["markers"], strict=False):
            said = CATALOGUES[language].say("screen-split", letter=letter, n=n, left=health - n)
            assert (said in row) == (n > 0), row
    rows = Choices(get_game("dungeons"), view, CATALOGUES[language]).rows()
    assert len(rows) < len(view["options"]) // 2, "first what marker A takes, then the others"


@pytest.mark.parametrize("language", ["en", "fr"])
def test_each_result_says_what_it_comes_to_and_results_that_come_to_the_same_stand_once(language: str) -> None:
    words = CATALOGUES[language]
    met = 0
    for view in views("heroes-3-won-hydra"):
        if view["question"]["step"] != "Dice":
            continue
        seen = set()
        for text, row in answers(view, language).items():
            if text.startswith("choose"):
                die, _, plus = text.removeprefix("choose ").partition(" ")
                total = int(die) + sum(map(int, plus.replace("+", " ").split())) + view["check"]["bonus"]
                need = view["check"]["need"]
                key = "total" if not need else "reach" if total >= need else "short"
                assert words.say(f"dungeon-check-{key}", total=total) in row
                unused = sorted(view["check"]["dice"])
                for one in (die, *(f"+{n}" for n in plus.split("+") if n)):
                    unused.remove(one)
                assert (total, *unused) not in seen
                seen.add((total, *unused))
                met += 1
    assert met > 10


@pytest.mark.parametrize("language", ["en", "fr"])
def test_an_attack_names_its_weapon_and_the_end_says_how_far_the_party_came(language: str) -> None:
    words = CATALOGUES[language]
    attacks = 0
    for view in views("heroes-2-won"):
        for text, row in answers(view, language).items():
            if text.startswith("attack slot-") and view["question"]["step"] == "Act":
                hero = view["players"][view["seat"]]["hero"]
                weapon = words.text("slot", f"{hero}-{text.split()[1][-1]}").partition(":")[0].strip()
                assert weapon in row
                assert words.name(text.split()[1], "weapon") not in row
                attacks += 1
    assert attacks > 5
    (*_, last) = positions(load_record(RECORDS / "heroes-2-won.record"))
    view = build(last.state, -1)
    (line,) = ending(view, words)
    for part in (f"{view['torch']['space']}", f"{view['turn']}", words.name(view["boss"]["id"], "boss"), *NAMES[:2]):
        assert part in line.plain
