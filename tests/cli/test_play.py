"""Playing at the terminal: whole games by typing, undo, saving and going on, help, and what the screen shows."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from lanterns.cli.records import load_record
from lanterns.cli.terminal import verdict
from lanterns.core.replay import resume
from lanterns.games import get_game
from lanterns.locales import Catalogue
from tests.cli.running import Ran

ONES = "1\n" * 3000  # choosing the first of what is offered ends every quest game


def play(*arguments: str, text: str) -> Ran:
    ran = Ran("play", *arguments, text=text)
    assert ran.code == 0, ran.err
    assert ran.err == ""
    return ran


#: levels between the first and the last differ from these in a number alone
WHOLE = [
    name
    for name in get_game("quest").harness.variants()
    if name not in ("chosen-page", "chosen-squire", "chosen-knight")
]


@pytest.mark.parametrize("variant", WHOLE)
def test_a_whole_game_in_every_variant(variant: str, tmp_path: Path) -> None:
    save = tmp_path / "game.record"
    solo = get_game("quest").new(get_game("quest").harness.variants()[variant]).players == 1
    bots = () if solo else ("--bots", "random")
    ran = play("quest", "--variant", variant, *bots, "--seed", "5", "--save", str(save), text=ONES)
    table = resume(load_record(save))
    assert table.state.over
    words = Catalogue("en", "quest", [seat.name for seat in table.seats()])
    assert words.end(table.game.end_reason(table.state)) in ran.out
    for seat, score in enumerate(table.game.scores(table.state)):
        assert words.say("score-of", seat=words.player(seat), score=score) in ran.out
    assert str(save) in ran.out


@pytest.mark.parametrize(
    ("results", "together", "english", "french"),
    [
        ([0, 1, 0], False, "Bo wins.", "Bo gagne."),
        ([0.5, 0.5, 0], False, "The win is shared by Ada and Bo.", "Victoire partagée par Ada et Bo."),
        ([1, 1, 1], False, "The win is shared by Ada, Bo and Lise.", "Victoire partagée par Ada, Bo et Lise."),
        ([0, 0, 0], False, "Nobody wins.", "Personne ne gagne."),
        ([1, 1, 1], True, "The game is won.", "La partie est gagnée."),
        ([0, 0, 0], True, "The game is lost.", "La partie est perdue."),
        ([0], False, "The game is lost.", "La partie est perdue."),
    ],
)
def test_who_won_is_told_with_no_one_and_several_winners(
    results: list[float], together: bool, english: str, french: str
) -> None:
    """A9, at the terminal."""
    for language, said in (("en", english), ("fr", french)):
        assert verdict(Catalogue(language, "quest", ["Ada", "Bo", "Lise"]), results, together) == said


def test_the_same_seed_and_answers_give_the_same_game(tmp_path: Path) -> None:
    saves = [tmp_path / "a.record", tmp_path / "b.record"]
    for save in saves:
        play("quest", "--bots", "greedy", "--seed", "5", "--save", str(save), text=ONES)
    assert saves[0].read_text() == saves[1].read_text()


def test_the_screen_shows_map_players_quests_and_odds(tmp_path: Path) -> None:
    ran = play("quest", "--bots", "random", "--seed", "5", "--save", str(tmp_path / "s"), text=ONES)
    night = next(screen for screen in ran.out.split("Round ")[1:] if "Next roll" in screen)
    for cell in ["02", "03", "10", "11", "12", "13", "20", "21", "22", "23", "24", "31", "32", "33", "34", "41", "42"]:
        assert f"─ {cell} " in night
    assert re.search(r"Next roll, Player 1: lose Health [\d.]+%, exhausted (< )?[\d.]+%", night)
    assert "Magic " in night
    assert re.search(r"[PT]\d\d ", night)


def test_french_is_spoken_throughout(tmp_path: Path) -> None:
    english = play("quest", "--bots", "random", "--seed", "5", "--save", str(tmp_path / "e"), text=ONES)
    french = play("quest", "--bots", "random", "--seed", "5", "--lang", "fr", "--save", str(tmp_path / "f"), text=ONES)
    assert "Manche 5" in french.out
    assert "Joueur 1" in french.out
    for word in ("Round", "Player", "Night", "Goblins left"):
        assert word in english.out
        assert word not in french.out
    moves = [(tmp_path / name).read_text().partition("actions:")[2] for name in "ef"]
    assert moves[0] == moves[1]


def test_undo_goes_back_to_the_last_chance_event(tmp_path: Path) -> None:
    save = tmp_path / "game.record"
    ran = play(
        "quest", "--option", "first=0", "--bots", "random", "--seed", "5", "--save", str(save), text="u\n1\nu\nu\nq\n"
    )
    assert ran.out.count("nothing of your own to take back") == 2
    lines = [line for line in save.read_text().splitlines() if line.startswith(("0 ", "! "))]
    assert lines[1:] == ["! undo 1 seat 0"]
    assert resume(load_record(save)).own_tail(0) == 0


def test_taking_back_is_for_those_who_are_alone_and_marks_the_game(tmp_path: Path) -> None:
    save = tmp_path / "game.record"
    play("quest", "--variant", "chosen-page", "--seed", "5", "--save", str(save), text="1\n1\n1\nt 4\nq\n")
    assert resume(load_record(save)).record.marked
    ran = play("quest", "--bots", "random", "--save", str(tmp_path / "b"), text="1\nt 4\nq\n")
    assert "Only somebody who is alone" in ran.out


def test_save_and_go_on(tmp_path: Path) -> None:
    first, whole = tmp_path / "first.record", tmp_path / "whole.record"
    ran = play("quest", "--bots", "greedy", "--seed", "5", "--save", str(first), text="1\n1\n1\nq\n")
    assert f"lanterns play --resume {first}" in ran.out
    ran = play("quest", "--resume", str(first), "--seed", "5", text=ONES)
    assert f"Resumed from {first}" in ran.out
    play("quest", "--bots", "greedy", "--seed", "5", "--save", str(whole), text=ONES)
    assert first.read_text() == whole.read_text(), "a pause changes nothing"
    assert resume(load_record(first)).state.over


def test_the_end_of_the_input_saves(tmp_path: Path) -> None:
    save = tmp_path / "game.record"
    play("quest", "--bots", "random", "--save", str(save), text="1\n1\n")
    assert not resume(load_record(save)).state.over
    other = tmp_path / "other.record"
    play("quest", "--bots", "random", "--save", str(save), text=f"s {other}\nq\n")
    assert resume(load_record(other)).moves


def test_answers_that_are_none_say_why(tmp_path: Path) -> None:
    arguments = ("quest", "--option", "first=0", "--bots", "random", "--seed", "5", "--save", str(tmp_path / "s"))
    ran = play(*arguments, text="fly\n999\npick boat\nh\n?\n? Q3.7\n? Q99.9\nm\nl\npick horse\nmove 1 11Q\nrest\nq\n")
    assert "“fly” is none of the choices" in ran.out
    assert "“999” is none of the choices" in ran.out
    assert "card must be one of horse, raft" in ran.out
    assert "choose that action" in ran.out
    assert "The picker chooses one face-up movement card" in ran.out
    assert "costs 1 P and turns that goblin passive" in " ".join(ran.out.split())
    assert "[S0" not in ran.out
    assert "There is no rule Q99.9" in ran.out
    assert "region must be one of" in ran.out
    assert "“rest” is not possible now" in ran.out


def test_a_refused_move_names_its_rule(tmp_path: Path) -> None:
    save = tmp_path / "s"
    text = "pick foot\nmove 1 12L\n" * 1
    for region in ("02L", "03L", "10L", "20L", "24L", "34L", "41L", "42L"):
        text += f"move 1 {region}\n"
    ran = play(
        "quest", "--option", "first=0", "--bots", "random", "--seed", "5", "--save", str(save), text=text + "q\n"
    )
    assert "[Q3.4]" in ran.out


def test_people_share_one_keyboard(tmp_path: Path) -> None:
    save = tmp_path / "s"
    ran = play("quest", "--players", "3", "--people", "3", "--names", "Ada,Bob,Cléo", "--save", str(save), text=ONES)
    assert [str(seat) for seat in load_record(save).seats] == ["Ada (person)", "Bob (person)", "Cléo (person)"]
    assert resume(load_record(save)).state.over
    for name in ("Ada", "Bob", "Cléo"):
        assert f"{name}: " in ran.out


def test_bots_alone_can_be_watched(tmp_path: Path) -> None:
    save = tmp_path / "s"
    ran = play("quest", "--people", "0", "--bots", "random,greedy", "--seed", "2", "--save", str(save), text="")
    assert resume(load_record(save)).state.over
    assert ran.out.count("\n") > 100, "the log is told as it goes"


def test_a_preset_sets_all_its_options_and_an_option_goes_before_it(tmp_path: Path) -> None:
    save = tmp_path / "game.record"
    arguments = ("dungeons", "--people", "2", "--preset", "app", "-o", "unpaid=no_effect", "--save", str(save))
    play(*arguments, "--seed", "5", text="q\n")
    options = get_game("dungeons").resolve(load_record(save).options)
    assert {**get_game("dungeons").preset("app"), "unpaid": "no_effect"}.items() <= options.items()
    ran = Ran("play", "quest", "--preset", "app")
    assert ran.code == 2
    assert "quest has no preset 'app'; it has none" in ran.err


def test_alone_in_dungeons_one_plays_all_heroes(tmp_path: Path) -> None:
    save = tmp_path / "game.record"
    ran = play("dungeons", "--players", "3", "--names", "Zoé", "--lang", "fr", "--save", str(save), text="q\n")
    assert [str(seat) for seat in load_record(save).seats] == [f"Zoé {seat} (person)" for seat in (1, 2, 3)]
    assert "à vous de jouer" in ran.out
    play("dungeons", "--lang", "fr", "--save", str(save), text="q\n")
    assert [seat.name for seat in load_record(save).seats] == ["Héros 1", "Héros 2"]
    play("dungeons", "--bots", "random", "--save", str(save), text="q\n")
    assert [seat.kind for seat in load_record(save).seats] == ["person", "bot random"]
    ran = Ran("play", "dungeons", "--players", "1", "--lang", "fr")
    assert ran.code == 2
    assert "Seul, jouez-les tous" in ran.err
    ran = Ran("play", "quest", "--players", "9", "--lang", "fr")
    assert ran.code == 2
    assert "1 à 4, et non 9" in ran.err


def test_many_answers_are_chosen_step_by_step_and_b_goes_back(tmp_path: Path) -> None:
    save = tmp_path / "game.record"
    arguments = ("mapmasters-coop", "--players", "1", "--seed", "3", "--save", str(save))
    ran = play(*arguments, text="1\n" * 6 + "pass\nlead\n1\nb\n1\n1\n1\n1\nq\n")
    assert re.search(r"Play \w+ +\(\d+ answers\)", ran.out)
    assert re.search(r"in \w\d +\(\d answers\)", ran.out)
    assert "b back" in ran.out


@pytest.mark.parametrize(
    ("game", "sign"), [("quest", "☾"), ("dungeons", "▲"), ("mapmasters", "◆"), ("mapmasters-coop", "❶")]
)
def test_help_explains_the_signs_of_the_game_that_is_played(game: str, sign: str, tmp_path: Path) -> None:
    ran = play(game, "--bots", "random", "--lang", "fr", "--save", str(tmp_path / "s"), text="h\nq\n")
    helped = ran.out.partition("un numéro")[2]
    assert sign in helped.partition("Votre choix")[0]


def test_what_happened_before_comes_back_with_a_saved_game(tmp_path: Path) -> None:
    save = tmp_path / "s"
    play("quest", "-o", "first=0", "--bots", "random", "--seed", "5", "--save", str(save), text="1\n1\nq\n")
    ran = play("quest", "--resume", str(save), "--seed", "5", text="l\nq\n")
    assert "[Q2.1]" in ran.out
    assert "[Q3.2]" in ran.out


def test_names_and_rules_are_told_in_the_language_of_play(tmp_path: Path) -> None:
    arguments = ("mapmasters-coop", "--players", "1", "--lang", "fr", "--seed", "3", "--save", str(tmp_path / "s"))
    ran = play(*arguments, text="? M10.3\n? bottes volantes\n? D29\n? but 1\n?\nq\n")
    told = " ".join(ran.out.split())
    assert "Le texte des règles est en anglais. M10.3 Players place the pawns" in told
    assert "R:894" not in told
    assert "Bottes volantes : Un artéfact" in told.replace("\u202f", " ")
    assert "D29 : Coûte 4." in told.replace("\u202f", " ")
    assert "but 1 : Prendre" in told.replace("\u202f", " ")
