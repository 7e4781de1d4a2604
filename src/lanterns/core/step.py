"""A step is one question put to one actor (or one piece of procedure); a stack of them is what happens next.

Steps are immutable and flat: an actor and a few ints. That is what makes a state cheap to copy and exact to save.
"""

from __future__ import annotations

from random import Random
from typing import Any, ClassVar, Final, Generic, TypeVar

from lanterns.core.view_types import RefusalView

# All that may stand where a seat (0, 1, ...) stands has its name here.
# Who acts: no two of these are the same number. Saved games hold some of them.
CHANCE: Final = -1  # the step asks chance: its options carry weights
AUTO: Final = -2  # the step asks nobody: it only runs
ANYONE: Final = -3  # `play` without naming an actor: whoever is asked
PEOPLE: Final = -4  # of a control line: those at the table, who take back, give up or hand over a seat
NO_ACTOR: Final = -9  # no action stands
# Who looks on or listens: somebody without a seat. What chance is shown is what a spectator sees.
SPECTATOR: Final = -1
EVERYONE: Final = -1  # as the one an event is for: all may know it, spectators too
# What concerns no seat: a line, an entry, a hero whom nobody plays.
NO_SEAT: Final = -1

G = TypeVar("G")
Params = dict[str, int | str]


class Refusal:
    """Why an action is not legal: a message key of the catalogues with parameters, and the rule that forbids it."""

    def __init__(self, rule: str, key: str, **params: int | str) -> None:
        self.rule = rule
        self.key = key
        self.params: Params = params

    def to_json(self) -> RefusalView:
        return {"rule": self.rule, "key": self.key, "params": dict(self.params)}


class Step(Generic[G]):
    """Base of all steps. `actor` is a seat (0..), CHANCE or AUTO; `args` are ints whose meaning the subclass states."""

    rules: ClassVar[tuple[str, ...]] = ()

    def __init__(self, actor: int = AUTO, *args: int) -> None:
        self.actor = actor
        self.args: tuple[int, ...] = args

    def run(self, g: G) -> None:
        """Carry out a step that asks nobody (actor AUTO)."""
        raise NotImplementedError(f"{self.name} asks its actor")

    def options(self, g: G) -> list[int]:
        """The legal action codes, no repeats, in a fixed order. One option is taken unasked; none drops the step."""
        raise NotImplementedError(f"{self.name} has no options")

    def play(self, g: G, action: int) -> None:
        """Carry out one of the options. The step is off the stack already; follow-ups go on it with `g.then`."""
        raise NotImplementedError(f"{self.name} has no options")

    def weights(self, g: G) -> list[int] | None:
        """For chance: one positive int per option, in the order of `options`; None = all equal."""
        return None

    def total(self, g: G) -> int | None:
        """For chance: what the weights add up to, counted in another way; None = not stated. For the generic checks."""
        return None

    def draw(self, g: G, options: list[int], rng: Random) -> int:
        """For chance: one of its options, drawn with the exact weights. Override only to draw faster."""
        weights = self.weights(g)
        if weights is None:
            return options[int(rng.random() * len(options))]
        at = int(rng.random() * sum(weights))
        for i, weight in enumerate(weights):
            at -= weight
            if at < 0:
                return options[i]
        return options[-1]

    def params(self, g: G, seat: int) -> Params:
        """What the sentence of the question needs to know besides its name, as a seat (or SPECTATOR) may see it."""
        return {}

    def explain(self, g: G, action: int) -> Refusal | None:
        """Why an action that is not an option is not legal, or None when there is nothing better to say than that."""
        return None

    @property
    def name(self) -> str:
        return type(self).__name__

    def to_json(self) -> list[int | str]:
        return [self.name, self.actor, *self.args]

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and isinstance(other, Step) and self.to_json() == other.to_json()

    def __hash__(self) -> int:
        return hash((self.actor, self.args))

    def __repr__(self) -> str:
        return f"{self.name}({', '.join(str(x) for x in (self.actor, *self.args))})"


AnyStep = Step[Any]
