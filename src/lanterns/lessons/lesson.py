"""What a lesson is: a game, the moves that are played in it, and the steps that they are cut into."""

from __future__ import annotations

from dataclasses import dataclass
from fnmatch import fnmatchcase

from lanterns.core.game import AnyGame
from lanterns.core.history import Move


@dataclass(frozen=True, slots=True)
class Mistake:
    """Answers, by patterns of their notation (`*` and `?`), that have words of their own; what is chalked for them."""

    key: str
    actions: tuple[str, ...]
    chalk: tuple[str, ...] = ()

    def meant_by(self, action: str) -> bool:
        return any(fnmatchcase(action, pattern) for pattern in self.actions)


@dataclass(frozen=True, slots=True)
class Answer:
    """An answer that is expected of the learner: the move of that index, and the places that lead to it, in order."""

    at: int
    seat: int
    code: int
    point: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Step:
    """`start` and `stop` are the moves that belong to it; without any it is read, and goes on by a press on `press`."""

    key: str
    start: int
    stop: int
    answers: tuple[Answer, ...] = ()
    press: str = ""
    chalk: tuple[str, ...] = ()
    mistakes: tuple[Mistake, ...] = ()


@dataclass(frozen=True)
class Lesson:
    """`moves` begin with what lays the table; `sum` tells it from the same lesson before it was changed."""

    id: str
    game: AnyGame
    options: dict[str, str]
    teaches: dict[str, str]  # of the options those that make this way to play, {} for the first game
    learner: tuple[int, ...]  # the seats of who learns; bots have the others
    players: int
    minutes: int
    moves: tuple[Move, ...]
    steps: tuple[Step, ...]
    sum: str

    @property
    def laid(self) -> int:
        """How many moves lay the table before its first step."""
        return self.steps[0].start

    def step_at(self, stood: int) -> int:
        """The step that is open after so many moves, the last of those where several begin there; their number at the
        end of the lesson."""
        if stood >= len(self.moves):
            return len(self.steps)
        return max((at for at, step in enumerate(self.steps) if step.start <= stood), default=0)

    def follows(self, stood: int) -> tuple[Move, ...]:
        """What bots and chance do from there on, until the learner is expected again."""
        stop = stood
        while stop < len(self.moves) and self.moves[stop][0] not in self.learner:
            stop += 1
        return self.moves[stood:stop]
