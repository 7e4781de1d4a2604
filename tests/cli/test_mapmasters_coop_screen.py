"""Missions of Map Masters Coop at the terminal: the grid drawn or listed, goals, pawns, both languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from rich.console import Console

from lanterns.cli.games.mapmasters_coop.goals import goal_rules
from lanterns.cli.games.mapmasters_coop.screen import draw, ending
from lanterns.cli.screen import find_screen
from lanterns.core.record import parse_record
from lanterns.core.replay import positions
from lanterns.core.state import State
from lanterns.games import RULESETS, get_game
from lanterns.games.mapmasters.coop.view import build
from lanterns.locales import Catalogue
from tests.cli.running import Ran

RECORDS = Path(__file__).parents[1] / "fixtures" / "records" / "mapmasters-coop" / "1"


def shown(state: State, language: str = "en", width: int = 150, seat: int = 0) -> str:
    console = Console(width=width, color_system=None, highlight=False)
    with console.capture() as capture:
        draw(build(state, seat), Catalogue(language, "mapmasters-coop"), console)
    return capture.get()


def ended(name: str) -> State:
    path = RECORDS / f"{name}.record"
    *_, last = positions(parse_record(path.read_text("utf-8"), RULESETS, str(path)))
    return last.state


@pytest.mark.parametrize("mission", ["01", "03", "05", "10"])
def test_a_mission_is_drawn_with_its_lines_or_listed_where_it_does_not_fit(mission: str) -> None:
    """M12, M13: every card in its place, the lines entered, the pawns where they stand."""
    state = ended(f"mission-{mission}-normal")
    view = build(state, 0)
    wide, narrow = shown(state), shown(state, width=80)
    for cell in view["cells"]:
        assert f"{cell['place']}={cell['card'] or '?'}" in wide
        assert cell["card"] is None or cell["card"] in narrow
    pawns = ["❶❷❸❹❺❻❼❽"[group["number"]] for group in view["groups"] if group["spot"]]
    for text in (wide, narrow):
        assert all(pawn in text for pawn in pawns)
        assert Catalogue("en", "mapmasters-coop").say(f"name-mission-{int(mission)}") in text
    assert ("━" in wide or "┃" in wide) == bool(view["legs"])
    assert "┏━" in narrow  # the table of places
    assert max(len(line) for line in narrow.splitlines()) <= 80


def test_goals_say_where_what_and_who(tmp_path: Path) -> None:
    text = shown(ended("mission-03-normal"))
    assert re.search(r"D3\.B +Bring Frost Hammer", text)
    assert "stairs used 2 times" in text
    assert "after goal" in text
    assert "Blue" in text


def test_a_fresh_mission_shows_its_market_and_hides_closed_hands() -> None:
    """M10.4, M10.8."""
    state = ended("mission-01-normal")
    view = build(state, 0)
    assert view["players"][1]["hand"] is None
    assert "face down" in shown(state)
    fresh = get_game("mapmasters-coop").new({"players": "2"})
    assert "Coins left: " in shown(fresh)


def test_coop_speaks_french() -> None:
    text = shown(ended("mission-03-normal"), "fr")
    assert "Éteindre le Colosse" in text
    for word in ("Round", "Turn", "Player", "Cards", "goal", "carries", "step card"):
        assert word not in text


def test_a_mission_can_be_watched_and_played_by_typing(tmp_path: Path) -> None:
    save = tmp_path / "s"
    ran = Ran("play", "mapmasters-coop", "--players", "1", "--save", str(save), "--seed", "3", text="1\n1\n1\n1\nq\n")
    assert (ran.code, ran.err) == (0, "")
    assert "Points of a victory: " in ran.out
    assert find_screen("mapmasters-coop").__module__.endswith("mapmasters_coop.screen")


@pytest.mark.parametrize("width", [80, 170])
def test_rivers_walls_exits_and_the_chase_are_drawn_and_told(width: int) -> None:
    """M12.6, MR50: what nothing crosses is seen, and the story with its rules stands above."""
    river = shown(get_game("mapmasters-coop").new({"players": "1", "mission": "7"}), width=width)
    assert "A river runs between rows 4 and 5" in " ".join(river.split())
    assert "≈≈≈" in river
    assert river.count("⇨") == 8
    walls = shown(get_game("mapmasters-coop").new({"players": "1", "mission": "12"}), width=width)
    assert "Walls, where nothing joins" in walls
    assert ("‖" if width == 80 else "█") in walls
    assert "from turn 12" in " ".join(walls.split())


def test_conditions_of_goals_are_told() -> None:
    words = Catalogue("en", "mapmasters-coop")
    told: dict[int, list[str]] = {}
    for mission in (3, 4, 7, 8, 9, 12):
        view = build(get_game("mapmasters-coop").new({"players": "1", "mission": str(mission)}), 0)
        told[mission] = [phrase for goal in view["objectives"] for phrase in goal_rules(view, goal, words)]
    assert "after goal 2, 3" in told[3]
    assert {"by another group than goal 2", "at a marked exit"} <= set(told[7])
    assert f"gives {words.name('A4', 'artefact')}" in told[7]
    assert "with 1 monster defeated" in told[4]
    assert "opens D6|E6" in told[8]
    assert "at most one turn before or after goal 2" in told[9]
    assert {"leaving between A1 and C1", "opens G3|H3, G4|H4"} <= set(told[12])


def test_the_end_tells_where_the_points_come_from() -> None:
    view = build(ended("mission-03-normal"), -1)
    lines = [line.plain for line in ending(view, Catalogue("en", "mapmasters-coop"))]
    assert len(lines) == 1
    assert f"{view['score']['base']} to start with" in lines[0]
    assert f"{view['score']['cards']} card" in lines[0]
