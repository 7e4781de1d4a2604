"""Cases that can be tried: each plays to what it shows, in every choice, and says so in every language."""

from __future__ import annotations

import re
from fnmatch import fnmatchcase
from pathlib import Path

import pytest

from lanterns.core.errors import LanternsError
from lanterns.core.step import CHANCE
from lanterns.locales import LANGUAGES
from lanterns.rules import pages
from lanterns.rules.people import handbook_of
from lanterns.rules.trying import Trial, Tried, game_of, trials_of
from tests.locales.test_terms import NEVER

# Drawn cases that show a table or signs: there is nothing to choose in them.
NO_POSITION = {"quest": {"minus"}, "dungeons": {"gates"}, "mapmasters": {"score"}}
ALL = [
    pytest.param(game, trial, number, id=f"{game}-{trial.case}-{number}")
    for game in sorted(pages())
    for trial in trials_of(game).values()
    for number in range(len(trial.choices))
]


def cases_of(game: str) -> set[str]:
    book = handbook_of(game)
    assert book is not None
    return {rule.case for chapter in book.chapters for rule in chapter.rules if rule.case}


@pytest.mark.parametrize("game", sorted(pages()))
def test_every_drawn_case_that_is_a_position_can_be_tried(game: str) -> None:
    assert set(trials_of(game)) == cases_of(game) - NO_POSITION[game]
    assert trials_of("chess") == {}


def test_games_of_one_box_share_them() -> None:
    assert trials_of("mapmasters-coop") == trials_of("mapmasters")
    assert game_of("mapmasters-coop").id == "mapmasters"


def match(at: Tried, pattern: str) -> int | None:
    """The first legal answer of the pattern."""
    options = at.state.options(at.trial.seat)
    return next((code for code in options if fnmatchcase(at.game.verbs.notation(code), pattern)), None)


def play(at: Tried) -> None:
    """Play what the case asks for."""
    for pattern in at.choice.goal:
        assert not at.over
        code = match(at, pattern)
        assert code is not None, (pattern, at.answers)
        at.answer(code)


@pytest.mark.parametrize(("game", "trial", "number"), ALL)
def test_it_plays_to_what_it_shows(game: str, trial: Trial, number: int) -> None:
    at = Tried(game_of(game), trial, number)
    assert at.asked
    assert not at.over
    if at.choice.barred:
        code = at.game.verbs.parse(at.choice.goal[0])
        assert not at.legal(code)
        assert at.why(code) is not None
        assert at.shows(code)
        return
    play(at)
    assert at.done
    assert at.over


@pytest.mark.parametrize(("game", "trial", "number"), ALL)
def test_what_follows_was_meant(game: str, trial: Trial, number: int) -> None:
    """Chance never had to choose by itself where a script says what it does."""
    at = Tried(game_of(game), trial, number)
    if at.choice.barred:
        return
    play(at)
    script = {" ".join(sorted(line.split())) for line in trial.follow}
    for deed in at.deeds:
        said = f"{'*' if deed.actor == CHANCE else deed.actor} {at.game.verbs.notation(deed.code)}"
        if deed.actor != trial.seat and trial.follow:
            assert " ".join(sorted(said.split())) in script, said


# What the words of each try rest on, by its choices: "key name=value" is told, "!key" is not; "+answer" may be given at
# first, "-answer RULE" may not; "/answer" may not be given afterwards. "line name=value" is of the line of Map Masters.
CLAIMS: dict[str, list[list[str]]] = {
    "quest ways": [[f"hero-moved card={card}"] for card in ("horse", "raft", "gryphon", "foot")],
    "quest other-card": [["-move 1 22R Q3.5", "hero-moved to=11L"]],
    "quest ship": [
        ["+move 1 20R cw", "-move 1 20R ccw Q3.7", "hero-moved way=cw", "!power-paid"],
        ["+move 1 20R cw", "+move 1 20R ccw", "!power-paid"],
    ],
    "quest pass": [["power-paid paid=1", "goblins-calmed cells=21"], ["-move 1 22L Q3.7"], ["power-paid paid=1"]],
    "quest land": [["+move 1 21L", "+move 1 21R", "goblins-calmed cells=21", "!power-paid"]],
    "quest room": [["-move 2 22R Q3.10", "-move 3 22R Q3.10", "hero-moved to=22L"]],
    "quest idle": [["health-gained gained=1"]],
    "quest quest": [["hero-moved hero=3", "quest-taken quest=P02"]],
    "quest deal": [["health-lost seat=0 health=4", "health-lost seat=1 health=5", "/suffer"]],
    "quest stones": [["hero-advanced space=1", "hero-advanced space=2", "/advance 1 t"]],
    "quest forge": [["power-paid paid=2", "hero-advanced space=3"]],
    "quest rest": [["hero-home hero=1", "hero-home hero=2", "health-gained gained=1", "!hero-home hero=3"]],
    "quest learn": [["spell-learned spell=2", "hero-home hero=1"], ["!spell-learned", "hero-home hero=1"]],
    "dungeons reveal": [["card-laid cell=e4", "hero-moved place=e4"]],
    "dungeons new-room": [["card-placed cell=e3", "card-placed cell=f4", "goblin-added room=e4"]],
    "dungeons goblin-room": [["lost lost_health=1", "goblin-added room=e4", "/reveal d3", "/move d4"]],
    "dungeons stop": [["hero-moved place=f4", "/move g4", "/move e4"]],
    "dungeons trap": [["trap-met", "check-failed", "lost lost_health=3"]],
    "dungeons test": [["check-passed total=5 number=5"]],
    "dungeons left-over": [["check-passed total=5", "gained gained_focus=2", "gained gained_focus=5"]],
    "dungeons sight": [["attacks weapon=L13", "dice-rolled"], ["-attack L13 goblin-1 D10.2"]],
    "dungeons hit": [["attack-total total=7", "enemy-damaged damage=3"]],
    "dungeons back": [["attack-misses", "counter-attack enemy=minion-1", "lost lost_health=2"]],
    "dungeons claw": [["torch-lowered torch=8", "enemies-act", "enemy-moved enemy=goblin-1"]],
    "dungeons enter": [["boss-revealed boss=B1", "hero-moved place=space-2"], ["-enter D16.1"]],
    "mapmasters lay": [["card-laid card=S1", "card-laid card=S2"]],
    "mapmasters start": [["path-drawn step=start", "line steps=start S1 T"]],
    "mapmasters find": [["line found=S5.L1-R1/1 S5.L1-R1/2"]],
    "mapmasters chords": [["line at=a.h1", "/walk S4.j1-h1 i"]],
    "mapmasters stairs": [["line steps=start S7 T walk S7.T-s1 walk S7.s1=s2 walk S7.s2-B", "line exit=True"]],
    "mapmasters exit": [["line exit=True", "line end=exit"]],
    "mapmasters lock": [["line at=j1", "line end=stop", "line used=S4.j1-h1/1 S4.L2-h1/1"]],
    "mapmasters guarded": [["line at=h1", "line end=stop", "line found=S2.L1-h1/1 S2.h1/1 S2.h1/2"]],
    "mapmasters pit": [["path-drawn step=fall", "line spent="]],
    "mapmasters circle": [["line at=b.h1", "line spent=t:p", "line used=D37.o1 D01.h1/1"]],
}


def joined(value: object) -> str:
    return " ".join(map(str, value)) if isinstance(value, list | tuple) else str(value)


def holds(at: Tried, claim: str) -> bool:
    """Whether a claim is true of what is told to the seat and of what its view shows."""
    key, *said = claim.split(" ")
    for deed in at.deeds:
        for event in deed.events:
            if event.key == key and all(joined(event.params[name]) == value for name, value in pairs(said)):
                return True
    mine: dict[str, object] = dict(at.game.view(at.state, at.trial.seat)["players"][at.trial.seat])
    lies = mine.get("dungeon")
    line = (lies.get("path") if isinstance(lies, dict) else None) or {}
    return claim in {f"line {name}={joined(value)}" for name, value in line.items()}


def pairs(said: list[str]) -> list[tuple[str, str]]:
    return [(name, value) for name, _, value in (one.partition("=") for one in said)]


@pytest.mark.parametrize(("game", "trial", "number"), ALL)
def test_what_is_said_of_it_is_what_the_engine_did(game: str, trial: Trial, number: int) -> None:
    at = Tried(game_of(game), trial, number)
    claims = CLAIMS[f"{game} {trial.case}"][number]
    parse = at.game.verbs.parse
    for claim in claims:
        answer, _, rule = claim[1:].rpartition(" ") if claim[0] == "-" and claim[-1].isdigit() else (claim[1:], "", "")
        if claim[0] in "+-":
            assert at.legal(parse(answer)) == (claim[0] == "+"), claim
        if rule:
            why = at.why(parse(answer))
            assert why is not None
            assert why.rule == rule, claim
    if not at.choice.barred:
        play(at)
    for claim in claims:
        if claim[0] == "/":
            assert not at.legal(parse(claim[1:])), claim
        elif claim[0] not in "+-":
            assert holds(at, claim.removeprefix("!")) == (claim[0] != "!"), claim


@pytest.mark.parametrize("game", sorted(pages()))
def test_every_language_says_what_to_do_and_what_it_shows(game: str) -> None:
    for trial in trials_of(game).values():
        assert set(trial.ask) == set(LANGUAGES), trial.case
        labelled = len(trial.choices) > 1
        assert set(trial.label) == (set(LANGUAGES) if labelled else set()), trial.case
        for choice in trial.choices:
            assert set(choice.done) == set(LANGUAGES), trial.case
            assert all(bool(text) == labelled for text in choice.label.values()), trial.case
            for text in (*trial.ask.values(), *choice.done.values()):
                assert len(text.split()) <= 30, text
                assert text.endswith("."), text


@pytest.mark.parametrize("game", sorted(pages()))
def test_french_speaks_as_the_rulebook(game: str) -> None:
    for trial in trials_of(game).values():
        for choice in trial.choices:
            for text in (trial.ask["fr"], choice.done["fr"], *trial.label.get("fr", "").split("|"), choice.label["fr"]):
                assert [right for never, right in NEVER[game].items() if re.search(never, text)] == [], text
                assert re.search(r"[^\u202f][:;?!»]|«[^\u202f]|'", text) is None, text


def test_something_else_ends_it_and_nothing_is_kept() -> None:
    trial = trials_of("quest")["land"]
    at = Tried(game_of("quest"), trial, 0)
    at.answer(at.game.verbs.parse("idle"))
    assert (at.done, at.over) == (False, True)
    again = Tried(game_of("quest"), trial, 0)
    assert (again.answers, again.over) == ([], False)


def test_a_file_that_lacks_something_says_what(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from lanterns.rules import trying

    (tmp_path / "quest.toml").write_text('[[trial]]\nen.ask = "x"\n', "utf-8")
    monkeypatch.setattr(trying, "HERE", tmp_path)
    trials_of.cache_clear()
    try:
        with pytest.raises(LanternsError, match="a trial has no 'case'"):
            trials_of("quest")
    finally:
        trials_of.cache_clear()
