"""What a game is to the rest of the house: its name, its table options, its verbs, and how to begin or load a state."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any

from lanterns.core.errors import BadOptions, BadQuestion, BadState
from lanterns.core.event import Event
from lanterns.core.state import State
from lanterns.core.step import Refusal
from lanterns.core.verbs import VerbTable


class Option:
    """One option of a table: its values as texts, the first of `values` unless `default` says otherwise.

    `values` empty means free text that the game checks itself. `rule` is what it varies.
    """

    def __init__(self, key: str, values: tuple[str, ...], rule: str, default: str = "") -> None:
        self.key = key
        self.values = values
        self.rule = rule
        self.default = default or (values[0] if values else "")


class Topic:
    """A kind of question that `Game.study` answers about a position.

    `slow`: it may take seconds, so a server asks it in a process of its own. `hint`: it says what to do, so it is off
    where several people play unless their host allows hints.
    """

    def __init__(self, name: str, slow: bool = False, hint: bool = False) -> None:
        self.name = name
        self.slow = slow
        self.hint = hint


class Game:
    """Base of the objects that `lanterns.games` registers, one per ruleset of a game.

    `edition` is the number of the ruleset, counted from 1. A change of what the rules or the content do to a game makes
    a new one, and the old ones stay playable: what began under a ruleset ends under it.
    """

    id: str = ""
    edition: int = 1
    min_players: int = 1
    max_players: int = 1
    cooperative: bool = False
    has_secrets: bool = False  # whether a seat knows something that another seat does not
    advises: bool = False  # whether the game has bots of its own, see `advise`
    plots: bool = False  # whether its bots plan whole turns, see `plans`

    def __init__(self, verbs: VerbTable, options: tuple[Option, ...]) -> None:
        self.verbs = verbs
        self.options = options

    @property
    def ruleset(self) -> str:
        """The label of the ruleset, such as `quest/1`."""
        return f"{self.id}/{self.edition}"

    def hides(self, options: Mapping[str, str]) -> bool:
        """Whether a seat knows something that another does not at a table of these (resolved) options."""
        return self.has_secrets

    def new(self, options: Mapping[str, str] | None = None) -> State:
        """A fresh state at its first question (chance sets it up). Raises BadOptions."""
        raise NotImplementedError

    def blank(self) -> State:
        """A state of this edition with nothing in it, to be filled by `restore`."""
        raise NotImplementedError

    def load(self, data: Mapping[str, Any]) -> State:
        """The state saved by `State.to_json`. Raises BadState when it is none, or one of another ruleset."""
        if data.get("edition") != self.edition:
            raise BadState(f"this state is of ruleset {self.id}/{data.get('edition', '?')}, not of {self.ruleset}")
        state = self.blank()
        state.restore(dict(data))
        return state

    def players(self, state: State) -> int:
        """The number of seats of a state."""
        raise NotImplementedError

    def patch(self, state: State, given: Mapping[str, Any]) -> None:
        """Change a fresh state into the position that a scenario describes. Raises BadScenario naming the key."""
        raise NotImplementedError

    def table_defaults(self) -> dict[str, str]:
        """Options that a new table takes where nobody says otherwise, when they are not the defaults of the rules."""
        return {}

    # time, for games in which it counts: the table keeps the clocks, the record keeps what they said

    def clocked(self, state: State) -> list[int]:
        """The seats whose own time runs now, each from when it first looks. The default: nobody's."""
        return []

    def time_limit(self, state: State) -> int:
        """The seconds that a clocked seat has; 0 without a limit."""
        return 0

    def time_up(self, state: State, seat: int) -> int:
        """The action that is played for a clocked seat whose time is up. Only asked with a limit."""
        raise NotImplementedError

    def clock_action(self, state: State, seconds: Sequence[float]) -> int:
        """When chance is asked what a clock says: the action that says it, of the seconds by seat; -1 otherwise."""
        return -1

    def face_down(self, state: State, seats: Sequence[int]) -> State:
        """A copy in which what these clocked seats may look at when their time begins is hidden from every seat: it is
        only to be viewed."""
        return state.copy()

    def shows_hand(self, event: Event) -> int:
        """The seat whose hand an event tells, to be told when the clock of that seat begins; -1 for any other event."""
        return -1

    def evaluate(self, state: State, seat: int) -> float:
        """How well a seat stands, 0.0 (lost) to 1.0 (won); exact at the end. The one hook that bots need."""
        raise NotImplementedError

    def advise(self, state: State, seat: int, level: str, rng: Random) -> int:
        """For a game that `advises`: what a bot of this level (easy, medium, hard) answers, -1 for no opinion.

        `state` is a sample from what the seat can know. For games whose decisions are too wide for a general search.
        The answer is a function of what the seat can know, of the level and of `rng`: what takes several decisions is
        planned again at each of them, in a way that finds the same plan, and budgets count work, not time."""
        return -1

    def plans(self, state: State, seat: int) -> list[list[int]]:
        """For a game that `plots`: macro-moves of the seat that is asked, each a list of action codes to be played one
        after the other for as long as they are legal. A single code is a macro-move too."""
        return [[code] for code in state.options(seat)]

    def reflex(self, state: State, rng: Random) -> int:
        """For a game that `plots`: a quick and sensible answer to the open question of a seat."""
        options = state.options()
        return options[int(rng.random() * len(options))]

    def clock(self, state: State) -> int:
        """For a game that `plots`: how many turns have begun, so that a bot can play a turn to its end in thought."""
        return state.ply

    def topics(self) -> dict[str, Topic]:
        """The topics that `study` answers, by name."""
        return {}

    def study(self, state: State, seat: int, topic: str, params: Mapping[str, Any]) -> dict[str, Any]:
        """Answer a question about a position, as JSON data, from what a seat (or SPECTATOR) may know.

        `state` is a `sample` of what the seat cannot tell apart, never the true one: it is the caller's gift and may be
        played on. The answer keeps to what the seat's view says: it is the same for every such sample, or says that it
        holds for one guess among many. `params` come from outside, with texts, whole numbers, booleans and lists of
        whole numbers as values, and are not checked. Raises BadQuestion with one sentence that says what to ask.
        """
        raise BadQuestion(f"{self.id} knows no topic '{topic}'")

    def standings(self, state: State) -> list[float]:
        """`evaluate` for every seat at once; a game overrides it where the seats share the work."""
        return [self.evaluate(state, seat) for seat in range(self.players(state))]

    def sample(self, state: State, seat: int, rng: Random) -> State:
        """A full state drawn uniformly from those that the seat cannot tell from this one. The default suits games in
        which nothing is hidden but what chance has not yet decided."""
        return state.copy()

    def permute_hidden(self, state: State, seat: int, rng: Random) -> State:
        """A copy in which only what the seat (or SPECTATOR) cannot know is changed, at random; its view must stay the
        same to the byte. The default suits games in which nothing is hidden but what chance has not yet decided."""
        return state.copy()

    def conserved(self, state: State) -> dict[str, int]:
        """Counts of components by kind, which no action may change; used by the generic checks."""
        return {}

    def bears_out(self, state: State, seat: int, action: int, refusal: Refusal) -> bool | None:
        """Whether a position bears out what a refusal of an action says; None where nothing here can tell."""
        return None

    def facets(self, state: State) -> dict[str, str]:
        """What a finished game is counted by in tables of wins, such as {"boss": "B1"}; {} for nothing."""
        return {}

    def variants(self) -> dict[str, dict[str, str]]:
        """Named sets of options that together cover the modes of the game; what fuzz, fixtures and benches run over."""
        raise NotImplementedError

    def presets(self) -> dict[str, dict[str, str]]:
        """Named sets of options that people choose as a whole; {} where there is none. "app" are the rules as the
        publisher's app has them where it departs from the rulebook."""
        return {}

    def preset(self, name: str) -> dict[str, str]:
        """The options of a preset. Raises BadOptions that lists those there are."""
        found = self.presets()
        if name not in found:
            known = f"its presets are {', '.join(found)}" if found else "it has none"
            raise BadOptions(f"{self.id} has no preset '{name}'; {known}")
        return found[name]

    def end_reasons(self) -> tuple[str, ...]:
        """Every key that `State.end_reason` may give at the end, each of them possible in some variant."""
        raise NotImplementedError

    def content_ids(self) -> dict[str, str]:
        """Every card and piece that needs a test of its own: id -> its English name."""
        return {}

    def content_files(self) -> list[Path]:
        """The files of the content, in their newest edition; see `lanterns.core.content.read_content`."""
        return []

    def text_args(self) -> dict[str, dict[str, int]]:
        """The numbers of this edition's cards, for the sentences about them: by KIND-ID (`card-D08`), or by the key of
        one message, the arguments by name. `lanterns.locales.Catalogue` and the browser client put them into those
        sentences, so that no sentence holds a number of its own."""
        return {}

    def sources(self) -> dict[str, str]:
        """Where each card and piece comes from, by KIND-ID: a word of `lanterns.core.content.SOURCES`."""
        return {}

    def unbuilt(self) -> dict[str, str]:
        """Ids of rules, rulings and cases that are not built yet -> why; coverage counts them apart, as no test can."""
        return {}

    def resolve(self, options: Mapping[str, str] | None) -> dict[str, str]:
        """All options with their values, defaults filled in. Raises BadOptions naming the option and its values."""
        given = dict(options or {})
        resolved: dict[str, str] = {}
        for option in self.options:
            value = given.pop(option.key, option.default)
            if option.values and value not in option.values:
                raise BadOptions(f"option {option.key} cannot be '{value}': choose one of {', '.join(option.values)}")
            resolved[option.key] = value
        if given:
            known = ", ".join(option.key for option in self.options)
            raise BadOptions(f"{self.id} has no option '{next(iter(given))}'; its options are {known}")
        return resolved
