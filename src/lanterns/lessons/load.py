"""Lessons from their files, checked: by a schema, and by playing each to its end."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from lanterns.core.errors import BadContent, LanternsError
from lanterns.core.game import PLAYERS, AnyGame
from lanterns.core.history import Move
from lanterns.core.record import parse_line
from lanterns.core.step import CHANCE
from lanterns.games import GAMES
from lanterns.lessons.lesson import Answer, Lesson, Mistake, Step

CONTENT = Path(__file__).parent / "content"
Key = Annotated[str, Meta(pattern=r"^[a-z][a-z0-9]*(-[a-z0-9]+)*$", max_length=40)]
Place = Annotated[str, Meta(min_length=1, max_length=60)]
Text = Annotated[str, Meta(min_length=1, max_length=200)]


class _Mistake(Struct, forbid_unknown_fields=True, frozen=True):
    key: Key
    actions: Annotated[list[Text], Meta(min_length=1)]
    chalk: list[Place] = []


class _Step(Struct, forbid_unknown_fields=True, frozen=True):
    key: Key
    play: list[Text] = []
    point: list[list[Place]] = []
    press: str = ""
    chalk: list[Place] = []
    mistakes: list[_Mistake] = []


class _File(Struct, forbid_unknown_fields=True, frozen=True):
    game: str
    minutes: Annotated[int, Meta(ge=1, le=20)]
    step: Annotated[list[_Step], Meta(min_length=2)]
    options: dict[str, str] = {}
    teaches: list[str] = []
    learner: Annotated[list[Annotated[int, Meta(ge=0, le=7)]], Meta(min_length=1)] = msgspec.field(
        default_factory=lambda: [0]
    )
    lay: list[Text] = []


def read_lesson(path: Path) -> Lesson:
    """The lesson of a file; its id is the name of the file. Raises BadContent, which names the step."""
    try:
        text = path.read_bytes()
        found = msgspec.toml.decode(text, type=_File)
    except (OSError, ValueError, msgspec.ValidationError) as error:
        raise BadContent(f"is no lesson: {error}", str(path)) from error
    if found.game not in GAMES:
        raise BadContent(f"there is no game '{found.game}'; the games are {', '.join(GAMES)}", str(path))
    return _Reader(path, GAMES[found.game], found).read(sha256(text).hexdigest()[:12])


class _Reader:
    """Plays the lesson while it is read, so that each line is known to be legal where it stands."""

    def __init__(self, path: Path, game: AnyGame, file: _File) -> None:
        self.path = path
        self.game = game
        self.file = file
        self.moves: list[Move] = []
        try:
            self.state = game.new(file.options)
        except LanternsError as error:
            raise self.wrong("options", str(error)) from error

    def wrong(self, where: str, what: str) -> BadContent:
        return BadContent(f"{where}: {what}", str(self.path))

    def read(self, sum: str) -> Lesson:
        file, players = self.file, self.game.players(self.state)
        if max(file.learner) >= players:
            raise self.wrong("learner", f"the game has {players} seats, counted from 0")
        for text in file.lay:
            self.play("lay", text)
        keys = [step.key for step in file.step]
        if len(set(keys)) < len(keys):
            raise self.wrong("step", "a key is used twice")
        steps = tuple(self.step(step) for step in file.step)
        if CHANCE in self.state.actors() or self.state.over:
            raise self.wrong("step", f"the lesson ends where nobody has a choice; asked is {self.asked()}")
        if unknown := [key for key in file.teaches if key not in file.options]:
            raise self.wrong("teaches", f"the lesson has no option {unknown[0]}")
        teaches = {key: file.options[key] for key in file.teaches}
        options = {key: value for key, value in file.options.items() if key != PLAYERS}
        learner = tuple(file.learner)
        return Lesson(
            self.path.stem, self.game, options, teaches, learner, players, file.minutes, tuple(self.moves), steps, sum
        )  # fmt: skip

    def step(self, step: _Step) -> Step:
        where, start = f"step {step.key}", len(self.moves)
        if bool(step.play) == bool(step.press):
            raise self.wrong(where, "a step has either something to play or something to press")
        if step.play and step.play[0].partition(" ")[0] not in [str(seat) for seat in self.file.learner]:
            raise self.wrong(
                where, "a step begins with an answer of the learner; others play at the end of the one before"
            )
        for text in step.play:
            self.play(where, text)
        own = [at for at in range(start, len(self.moves)) if self.moves[at][0] in self.file.learner]
        if step.point and len(step.point) != len(own):
            raise self.wrong(where, f"point has {len(step.point)} entries for {len(own)} answers of the learner")
        points = step.point or [[] for _ in own]
        answers = tuple(Answer(at, *self.moves[at], tuple(point)) for at, point in zip(own, points, strict=True))
        mistakes = tuple(Mistake(one.key, tuple(one.actions), tuple(one.chalk)) for one in step.mistakes)
        return Step(step.key, start, len(self.moves), answers, step.press, tuple(step.chalk), mistakes)

    def play(self, where: str, text: str) -> None:
        try:
            line = parse_line(self.game, text)
            self.state.play(line.action, line.actor)
        except LanternsError as error:
            raise self.wrong(where, f"'{text}': {error}; asked is {self.asked()}") from error
        self.moves.append((line.actor, line.action))

    def asked(self) -> str:
        actors = self.state.actors()
        if not actors:
            return "nobody"
        some = [self.game.verbs.notation(code) for code in self.state.options(actors[0])[:12]]
        return f"{actors}, who may answer {', '.join(some)}"


LESSONS: tuple[str, ...] = tuple(sorted(path.stem for path in CONTENT.glob("*.toml")))


@cache
def find_lesson(ident: str) -> Lesson:
    """A lesson of the house by its id. Raises KeyError when there is none."""
    if ident not in LESSONS:
        raise KeyError(ident)
    return read_lesson(CONTENT / f"{ident}.toml")
