"""An attempt at a board: what was answered from its position on, chance by the fixed rule of the board."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from lanterns.core.errors import IllegalAction
from lanterns.core.game import AnyGame
from lanterns.core.state import State
from lanterns.core.step import CHANCE, EVERYONE
from lanterns.daily.chance import drawn
from lanterns.rules.trying import Deed


@dataclass(frozen=True, slots=True)
class Outcome:
    """What an attempt came to. `points`: of a dungeon or a night; of a rescue the turns it took, 0 when it was lost.
    `steps`: what the line found, how often the dice were rolled, how many turns were played. `end` is a word for how
    it ended."""

    points: int
    steps: int
    end: str


class Kind(Protocol):
    """One of the three boards, as an attempt needs it."""

    def choices(self, state: State, seat: int) -> list[int]:
        """What may be answered."""

    def over(self, attempt: Attempt) -> bool:
        """Whether nothing more is asked."""

    def forced(self, state: State) -> int:
        """An answer that is nobody's choice on this board, -1 where it is one."""

    def outcome(self, attempt: Attempt) -> Outcome:
        """What it came to, once it is over."""


@dataclass(slots=True)
class Laid:
    """A position to be played from: the game under the ruleset of the board, its options, and what chance hangs on."""

    kind: Kind
    game: AnyGame
    options: dict[str, str]
    state: State
    chance: str
    start: dict[str, Any] = field(default_factory=dict)  # what the outcome is measured from


class Attempt:
    """Answers from a position on; the position itself stays as it is."""

    def __init__(self, laid: Laid) -> None:
        self.laid = laid
        self.game = laid.game
        self.state: State = laid.state.copy()
        self.state.listen()
        self.deeds: list[Deed] = []
        self.answers: list[int] = []
        self.draws = 0
        self._follow()

    def copy(self) -> Attempt:
        """Another one that has come as far, to be played on apart from this one; it remembers no deeds."""
        other = Attempt.__new__(Attempt)
        other.laid, other.game, other.state = self.laid, self.game, self.state.copy()
        other.deeds, other.answers, other.draws = [], list(self.answers), self.draws
        return other

    @property
    def seat(self) -> int:
        """Who is asked; once it is over, who was asked last."""
        if not self.over and self.state.actors():
            return self.state.actor
        seats = [deed.actor for deed in self.deeds if deed.actor != CHANCE]
        return seats[-1] if seats else 0

    @property
    def over(self) -> bool:
        return self.laid.kind.over(self)

    @property
    def choices(self) -> list[int]:
        """What may be answered now."""
        return [] if self.over else self.laid.kind.choices(self.state, self.seat)

    @property
    def outcome(self) -> Outcome | None:
        """What it came to; None while it goes on."""
        return self.laid.kind.outcome(self) if self.over else None

    def answer(self, code: int) -> None:
        """Plays an answer, and what follows on it. Raises IllegalAction."""
        if code not in self.choices:
            raise IllegalAction(f"action {code} is not among the answers of this board now")
        self._play(code, self.seat)
        self.answers.append(code)
        self._follow()

    def answer_all(self, codes: Sequence[int]) -> None:
        """Plays several. Raises IllegalAction."""
        for code in codes:
            self.answer(code)

    def _play(self, code: int, actor: int) -> None:
        self.state.play(code, actor)
        events = [one for one in self.state.take_events() if one.only in (EVERYONE, actor)]
        self.deeds.append(Deed(actor, code, events))

    def _follow(self) -> None:
        while not self.over:
            if self.state.actor == CHANCE:
                self._play(drawn(self.state, self.laid.chance, self.draws), CHANCE)
                self.draws += 1
                continue
            forced = self.laid.kind.forced(self.state)
            if forced < 0:
                return
            self._play(forced, self.state.actor)
