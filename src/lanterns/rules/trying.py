"""Cases of the rules that can be tried on a live board: a position, what is asked for, and what tells that it was done.

They lie in `trying/PAGE.toml`, or in `try.toml` beside the card of a game from elsewhere, by the name of their drawn
case (see `people`). A position is given as in a scenario: `options` and `given`, with the bases of the file. `goal` are
patterns of the answers that show the rule, in order, `follow` what chance and the others do, as far as they can. Where
one thing changes the answer, each `choice` gives what differs; with `barred` its goal is not legal, and that is what it
shows.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path
from typing import Any

from lanterns.core.errors import BadNotation, LanternsError
from lanterns.core.event import Event
from lanterns.core.game import AnyGame
from lanterns.core.scenario import merged
from lanterns.core.state import State
from lanterns.core.step import CHANCE, EVERYONE, Refusal
from lanterns.games import GAMES
from lanterns.locales import LANGUAGES
from lanterns.rules import file_of

HERE = Path(__file__).resolve().parent / "trying"
MOST = 60  # answers of one try, where nothing else is said


@dataclass(frozen=True, slots=True)
class Choice:
    """One position of a trial. `label` and `done` are by language; `label` is empty where there is no other. With
    `barred` the first of its goals is refused."""

    label: dict[str, str]
    done: dict[str, str]
    options: dict[str, str]
    given: dict[str, Any]
    goal: tuple[str, ...]
    barred: bool


@dataclass(frozen=True, slots=True)
class Trial:
    """A case that can be tried. `ask` says what to do, `label` what the choices change, by language; after `most`
    answers it is over."""

    case: str
    seat: int
    most: int
    ask: dict[str, str]
    label: dict[str, str]
    follow: tuple[str, ...]
    choices: tuple[Choice, ...]


@dataclass(frozen=True, slots=True)
class Deed:
    """What was played in a try: by a seat or CHANCE, and what came of it that the seat of the trial may know."""

    actor: int
    code: int
    events: list[Event]


class Tried:
    """A position of a trial with what was played there. Nothing of it is kept, and no table knows of it."""

    def __init__(self, game: AnyGame, trial: Trial, choice: int) -> None:
        """Lays the position. Raises LanternsError when it is none."""
        self.game = game
        self.trial = trial
        self.choice = trial.choices[choice]
        self.state: State = game.new(self.choice.options)
        self.state.listen()
        game.harness.position(self.state, self.choice.given)
        self.deeds: list[Deed] = []
        self.answers: list[str] = []
        self._follow()
        self.laid = len(self.deeds)

    @property
    def asked(self) -> bool:
        """Whether the seat of the trial is asked now."""
        return not self.state.over and bool(self.state.options(self.trial.seat))

    @property
    def done(self) -> bool:
        """Whether the answers that show the rule were given, in order; others may stand between them."""
        at = 0
        for answer in self.answers:
            if at < len(self.choice.goal) and fnmatchcase(answer, self.choice.goal[at]):
                at += 1
        return at == len(self.choice.goal)

    @property
    def over(self) -> bool:
        """Whether nothing more is asked in this try."""
        return (self.done and not self.choice.barred) or not self.asked or len(self.answers) >= self.trial.most

    def shows(self, code: int) -> bool:
        """Whether an answer that is not legal is the one that this position has to show as barred."""
        return self.choice.barred and fnmatchcase(self.game.verbs.notation(code), self.choice.goal[0])

    def legal(self, code: int) -> bool:
        return code in self.state.options(self.trial.seat)

    def why(self, code: int) -> Refusal | None:
        """Why an answer is not legal here; None when no rule is closer."""
        return self.state.explain(code, self.trial.seat)

    def answer(self, code: int) -> None:
        """Plays an answer, and what follows on it. Raises IllegalAction."""
        self._play(code, self.trial.seat)
        self.answers.append(self.game.verbs.notation(code))
        self._follow()

    def _play(self, code: int, actor: int) -> None:
        self.state.play(code, actor)
        events = [one for one in self.state.take_events() if one.only in (EVERYONE, self.trial.seat)]
        self.deeds.append(Deed(actor, code, events))

    def _follow(self) -> None:
        """Chance and the others answer, until the seat is asked or the others have nothing to say."""
        while not self.state.over and not self.state.options(self.trial.seat):
            actor = self.state.actors()[0]
            options = self.state.options() if actor == CHANCE else self.state.options(actor)
            found = self._said(actor, options)
            if found is None:
                return
            self._play(found, actor)

    def _said(self, actor: int, options: Sequence[int]) -> int | None:
        for text in self.trial.follow:
            who, _, answer = text.partition(" ")
            if who != ("*" if actor == CHANCE else str(actor)):
                continue
            try:
                code = self.game.verbs.parse(answer)
            except BadNotation:
                continue
            if code in options:
                return code
        return options[0] if actor == CHANCE else None


@cache
def trials_of(game: str) -> dict[str, Trial]:
    """The cases of a game that can be tried, by their names. Raises LanternsError when its file lacks something."""
    file = _file(game)
    if file is None:
        return {}
    data = tomllib.loads(file.read_text("utf-8"))
    try:
        found = [_trial(one, data.get("base", {})) for one in data["trial"]]
    except KeyError as missing:
        raise LanternsError(f"a trial has no {missing}", str(file)) from missing
    return {one.case: one for one in found}


def game_of(game: str) -> AnyGame:
    """The game that the trials of a page are played by: the one that its rules are named after."""
    return GAMES[GAMES[game].card.rules]


def _file(game: str) -> Path | None:
    if game not in GAMES or file_of(game) is None:
        return None
    page = GAMES[game].card.rules
    home = GAMES[page].card.home if page in GAMES else None
    places = [HERE / f"{page}.toml", *([home / "try.toml"] if home else [])]
    return next((file for file in places if file.exists()), None)


def _trial(data: Mapping[str, Any], bases: Mapping[str, Any]) -> Trial:
    chosen = data.get("choice", [{}])
    goal = data.get("goal", ())
    choices = tuple(_choice(data, one, bases, goal) for one in chosen)
    most = int(data.get("most", max(len(one.goal) for one in choices)))
    return Trial(
        data["case"],
        int(data.get("seat", 0)),
        min(most, MOST),
        _said(data, "ask"),
        _said(data, "label") if "choice" in data else {},
        tuple(data.get("follow", ())),
        choices,
    )


def _choice(data: Mapping[str, Any], own: Mapping[str, Any], bases: Mapping[str, Any], goal: Sequence[str]) -> Choice:
    parts: list[Mapping[str, Any]] = [own, data]
    name = data.get("base")
    while name is not None:
        parts.append(bases[name])
        name = bases[name].get("base")
    options: dict[str, str] = {}
    given: dict[str, Any] = {}
    for part in reversed(parts):
        options |= {key: str(value) for key, value in part.get("options", {}).items()}
        given = merged(given, part.get("given", {}))
    done = {**_said(data, "done"), **_said(own, "done")}
    label = _said(own, "label") or dict.fromkeys(done, str(own.get("shown", "")))
    return Choice(label, done, options, given, tuple(own.get("goal", goal)), bool(own.get("barred", False)))


def _said(data: Mapping[str, Any], key: str) -> dict[str, str]:
    """What is said under a key, by language."""
    return {one: data[one][key] for one in LANGUAGES if key in data.get(one, {})}
