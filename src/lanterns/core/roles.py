"""What a game may do beside its rules, a role each; `lanterns.core.game.Game` holds one object per role.

The defaults suit a game in which the role does not come up. S is the state of the game.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Final, Generic, Literal, TypeVar, cast

from lanterns.core.errors import BadQuestion, LanternsError
from lanterns.core.event import Event
from lanterns.core.state import State
from lanterns.core.step import Refusal
from lanterns.core.view_types import AnyAnswer, BoxFacts, Cause, Concern, SetupStep, Solved

S = TypeVar("S", bound=State)


class ImperfectInformation(Generic[S]):
    """What a seat knows and another does not. The defaults suit games in which nothing is hidden but what chance has
    not yet decided."""

    def imperfect(self, options: Mapping[str, str]) -> bool:
        """Whether a seat knows something that another does not at a table of these (resolved) options."""
        return False

    def sample(self, state: S, seat: int, rng: Random) -> S:
        """A full state drawn uniformly from those that the seat cannot tell from this one."""
        return cast(S, state.copy())

    def permute(self, state: S, seat: int, rng: Random) -> S:
        """A copy in which only what the seat (or SPECTATOR) cannot know is changed, at random; its view must stay the
        same to the byte."""
        return cast(S, state.copy())


class Timed(Generic[S]):
    """Time, for games in which it counts: the table keeps the clocks, the record keeps what they said."""

    def seats(self, state: S) -> list[int]:
        """The seats whose own time runs now, each from when it first looks. The default: nobody's."""
        return []

    def limit(self, state: S) -> int:
        """The seconds that such a seat has; 0 without a limit."""
        return 0

    def time_up(self, state: S, seat: int) -> int:
        """The action that is played for a seat whose time is up. Only asked with a limit."""
        raise NotImplementedError

    def clock_action(self, state: S, seconds: Sequence[float]) -> int:
        """When chance is asked what a clock says: the action that says it, of the seconds by seat; -1 otherwise."""
        return -1

    def races(self, state: S, seat: int, action: int) -> bool:
        """Whether an answer would be the first of a race by the clock on the wall, where that pays. A machine would
        always win it, so that a server lets people go first for a while. The default: no."""
        return False

    def face_down(self, state: S, seats: Sequence[int]) -> S:
        """A copy in which what these seats may look at when their time begins is hidden from every seat: it is only to
        be viewed."""
        return cast(S, state.copy())

    def shows_hand(self, event: Event) -> int:
        """The seat whose hand an event tells, to be told when the clock of that seat begins; -1 for any other event."""
        return -1


class Topic:
    """A kind of question that `Queries.answer` answers about a position.

    `slow`: it may take seconds, so a server asks it in a process of its own. `hint`: it says what to do, so it is off
    where several people play unless their host allows hints. `answers` are the TypedDicts that an answer may be, from
    which schemas and the client's types are made.
    """

    def __init__(self, name: str, slow: bool = False, hint: bool = False, answers: tuple[type[Any], ...] = ()) -> None:
        self.name = name
        self.answers = answers
        self.slow = slow
        self.hint = hint


class Queries(Generic[S]):
    """Questions about a position, which change nothing. The default: none."""

    def concerns(self, state: S, seat: int) -> list[Concern]:
        """What matters most to a seat now, from what it can know, the most pressing first."""
        return []

    def topics(self) -> dict[str, Topic]:
        """The topics that are answered, by name."""
        return {}

    def answer(self, state: S, seat: int, topic: str, params: Mapping[str, Any]) -> AnyAnswer:
        """Answer a question about a position, as JSON data, from what a seat (or SPECTATOR) may know.

        `state` is a `sample` of what the seat cannot tell apart, never the true one: it is the caller's gift and may be
        played on. The answer keeps to what the seat's view says: it is the same for every such sample, or says that it
        holds for one guess among many. `params` come from outside, with texts, whole numbers, booleans and lists of
        whole numbers as values, and are not checked. Raises BadQuestion with one sentence that says what to ask.
        """
        raise BadQuestion(f"this game knows no topic '{topic}'")


SCORE: Final = "score"
# Points by source: its key, the points by seat, and how many each seat has of it.
Source = tuple[str, list[int], list[int]]


class Count:
    """Something that is counted through a game, of a seat or (-1) of all."""

    def __init__(self, key: str, seat: int, value: int) -> None:
        self.key = key
        self.seat = seat
        self.value = value


class Tale:
    """What is known of how a game came out: `sources` at the end, and `before` those at the end of the chapter before
    the last."""

    def __init__(
        self,
        players: int,
        cooperative: bool,
        over: bool,
        scores: list[int],
        results: list[float],
        sources: list[Source],
        before: list[Source],
    ) -> None:
        self.players = players
        self.cooperative = cooperative
        self.over = over
        self.scores = scores
        self.results = results
        self.sources = sources
        self.before = before


class Chronicle(Generic[S]):
    """What the course of a game is told by once it is over (see `lanterns.core.story`). The default: its points by
    turns."""

    unit: Literal["round", "turn"] = "turn"
    headlines: tuple[str, ...] = ()  # keys of events that tell best what a deed was, the most telling first

    #: What chance decided last is luck; not where it only tells what all have chosen, such as cards that are turned.
    luck: bool = True

    def chapter(self, state: S) -> int:
        """The round or turn that a position belongs to, from 1; 0 while the table is laid, -1 where nobody counts: then
        a turn is what one seat does until another acts."""
        return -1

    def counts(self, state: S) -> list[Count]:
        """What is counted, always the same in the same order; [] for the points of each seat."""
        return []

    def sources(self, state: S) -> list[Source]:
        """What points are made of, [] where that is not told."""
        return []

    def ties(self, state: S) -> list[tuple[str, list[int]]]:
        """What decides between equal points, the first that differs: its key, the counts by seat."""
        return []

    def weigh(self, state: S, before: Sequence[int], after: Sequence[int], events: Sequence[Event]) -> float:
        """How much it changed that the counts of `before` became those of `after`, in a game that ended as `state`;
        negative for the change of the lead in points."""
        return -1.0

    def cause(self, state: S, tale: Tale) -> Cause | None:
        """What decided the game, where the game knows better than the general rules."""
        return None


class Companion(Generic[S]):
    """What people are helped with who play with the box itself. The default: nothing."""

    def facts(self) -> BoxFacts | None:
        """Point tables, tracks and odds of the newest edition, as the rules have them; None where nobody is helped."""
        return None

    def deals(self) -> list[dict[str, str]]:
        """Options of the tables that a box can be laid out for."""
        return []

    def steps(self, state: S) -> list[SetupStep]:
        """How the box is laid out as a fresh state of such a table is."""
        return []

    def topics(self) -> dict[str, Topic]:
        """What can be asked about things that lie on somebody's own table, by name."""
        return {}

    def answer(self, topic: str, params: Mapping[str, Any]) -> AnyAnswer:
        """Answer a topic from what is told of them, in bounded time. Raises BadBox, or BadQuestion in one sentence."""
        raise BadQuestion(f"there is no topic '{topic}'")


class BadBox(LanternsError):
    """What somebody told of a table of their own cannot be read, or cannot be: `refusal` says why, for people."""

    def __init__(self, message: str, refusal: Refusal) -> None:
        super().__init__(message)
        self.refusal = refusal


class Policy(Generic[S]):
    """How well seats stand: the one hook that a bot needs."""

    def evaluate(self, state: S, seat: int) -> float:
        """How well a seat stands, 0.0 (lost) to 1.0 (won); exact at the end."""
        raise NotImplementedError

    def standings(self, state: S, seats: int) -> list[float]:
        """`evaluate` for every seat at once; a game overrides it where the seats share the work."""
        return [self.evaluate(state, seat) for seat in range(seats)]

    def chances(self, state: S, seats: int) -> list[float]:
        """The chance of every seat to win, as far as one glance tells it: what people are shown. A game overrides it
        where `standings` says who is ahead rather than who will win."""
        return self.standings(state, seats)

    def priority(self, state: S, seat: int) -> float:
        """What orders the answers of a seat in a search: any number that grows with how well it stands. A game
        overrides it where that is found faster than `evaluate`."""
        return self.evaluate(state, seat)


AnyPolicy = Policy[Any]


class MacroActions(Generic[S]):
    """Whole turns as one choice, for games whose turns are many small steps."""

    def macro_actions(self, state: S, seat: int) -> list[list[int]]:
        """Macro-actions of the seat that is asked, each a list of action codes to be played one after the other for as
        long as they are legal. A single code is a macro-action too."""
        raise NotImplementedError

    def rollout(self, state: S, rng: Random) -> int:
        """A quick and sensible answer to the open question of a seat: the rollout policy of a search."""
        raise NotImplementedError

    def turn_number(self, state: S) -> int:
        """How many turns have begun, so that a bot can play a turn to its end in thought."""
        raise NotImplementedError


class Expert(Generic[S]):
    """Bots of the game's own, where decisions are too wide for a general search.

    `plans`: they judge a position by a plan for the rest of the game (`outlook`)."""

    plans: bool = False

    def choose(self, state: S, seat: int, level: str, rng: Random) -> int:
        """What a bot of this level (see `lanterns.bots.LEVELS`) answers, -1 for no opinion.

        `state` is a sample from what the seat can know. The answer is a function of what the seat can know, of the
        level and of `rng`: what takes several decisions is planned again at each of them, in a way that finds the same
        plan, and budgets count work, not time."""
        raise NotImplementedError

    def ranked(self, state: S, seat: int) -> list[tuple[int, float]]:
        """Answers of the seat with the points that each leads to at best, exactly, the best first; [] where that cannot
        be known."""
        return []

    def judges(self, state: S, seat: int) -> bool:
        """Whether the answer to the open question of a seat is judged by itself. Not so steps of a whole that is worth
        nothing before it is done, and judged then."""
        return True

    def outlook(self, state: S, seat: int, rng: Random) -> float:
        """How well a position stands by a plan for the rest of the game, 0.0 to 1.0, from what the seat can know and
        one guess at the rest. Only asked with `plans`."""
        raise NotImplementedError

    def solved(self, state: S, seat: int) -> Solved | None:
        """The whole that a seat has just laid open, beside the best that there was, exactly where that can be known.
        Asked when seats that were asked at once have all answered; None where there is no such thing."""
        return None


class Harness(Generic[S]):
    """What tests, scenarios and series of games need to know of a game."""

    def variants(self) -> dict[str, dict[str, str]]:
        """Named sets of options that together cover the modes of the game; what fuzz, fixtures and benches run over."""
        raise NotImplementedError

    def position(self, state: S, given: Mapping[str, Any]) -> None:
        """Change a fresh state into the position that a scenario describes. Raises BadScenario naming the key."""
        raise NotImplementedError

    def conserved(self, state: S) -> dict[str, int]:
        """Counts of components by kind, which no action may change; used by the generic checks."""
        return {}

    def bears_out(self, state: S, seat: int, action: int, refusal: Refusal) -> bool | None:
        """Whether a position bears out what a refusal of an action says; None where nothing here can tell."""
        return None

    def group_keys(self, state: S) -> dict[str, str]:
        """What a finished game is counted by in tables of wins, such as {"boss": "B1"}; {} for nothing."""
        return {}

    def goals(self) -> tuple[int, ...]:
        """The scores of which a series of games alone tells how often they are reached; none for most games."""
        return ()

    def unbuilt(self) -> dict[str, str]:
        """Ids of rules, rulings and cases that are not built yet -> why; coverage counts them apart, as no test can."""
        return {}
