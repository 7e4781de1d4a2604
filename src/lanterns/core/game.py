"""What a game is to the rest of the house: its name, its table options, its verbs, and how to begin or load a state."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, Generic, Literal, TypeVar

from lanterns.core.card import Card
from lanterns.core.encoding import Encoding
from lanterns.core.errors import BadOptions, BadState
from lanterns.core.event import Events
from lanterns.core.roles import (
    Chronicle,
    Companion,
    Expert,
    Harness,
    ImperfectInformation,
    MacroActions,
    Policy,
    Queries,
    Timed,
)
from lanterns.core.state import State
from lanterns.core.step import AnyStep
from lanterns.core.verbs import VerbTable
from lanterns.core.view_types import AnyView, PlainView

S = TypeVar("S", bound=State)
# What a table is laid with: values as texts, numbers as numbers too, as in {"players": 3}.
Options = Mapping[str, str] | Mapping[str, int] | Mapping[str, str | int]


# Options that tables know by their keys; what any other means is the game's own affair.
# How many seats there are: where a game has it, tables set it, and record headers always tell it.
PLAYERS: Final = "players"
# The colours of the seats in turn, words of the card's `colours`, or RANDOM for chance to give them out.
COLOURS: Final = "colours"
RANDOM: Final = "random"


# How whoever lays a table comes by the value of an option.
Asked = Literal["choice", "mode", "seat", "each", "players", "colours"]
CHOICE: Final[Asked] = "choice"  # one of its values, or a line of text where it has none
MODE: Final[Asked] = "mode"  # one of its values, before all else: the way to play
BY_SEAT: Final[Asked] = "seat"  # one of its values, of which those that are numbers name a seat there is
EACH: Final[Asked] = "each"  # a word of `words` for each seat, no two the same; or its default
NOT_ASKED: Final[dict[str, Asked]] = {PLAYERS: "players", COLOURS: "colours"}  # the seats of the table tell it


class Option:
    """One option of a table: its values as texts, the first of `values` unless `default` says otherwise.

    values: empty for text that the game checks itself; rule: what it varies; asked: see `Asked`.
    modes: the values of the mode with which it means something, () for all.
    seats: of a mode: fewest and most seats by value. words, kind: of EACH: ids, and the kind of thing they are, as in
    the keys of catalogues.
    """

    def __init__(
        self,
        key: str,
        values: tuple[str, ...],
        rule: str,
        default: str = "",
        *,
        asked: Asked = CHOICE,
        modes: tuple[str, ...] = (),
        seats: Mapping[str, tuple[int, int]] | None = None,
        words: tuple[str, ...] = (),
        kind: str = "",
    ) -> None:
        self.key = key
        self.values = values
        self.rule = rule
        self.default = default or (values[0] if values else "")
        self.asked = NOT_ASKED.get(key, asked)
        self.modes = modes
        self.seats = dict(seats or {})
        self.words = words
        self.kind = kind


def as_texts(options: Options | None) -> dict[str, str]:
    """The chosen options with their values as texts."""
    return {key: str(value) for key, value in (options or {}).items()}


class Game(Generic[S]):
    """What a game does with its states, which are data of type S; `lanterns.games` registers one object per ruleset.

    `edition` is the number of the ruleset, counted from 1. A change of what the rules or the content do to a game makes
    a new one, and the old ones stay playable: what began under a ruleset ends under it. `view_type` is the TypedDict of
    what `view` returns, from which schemas and the client's types are made. `events` are all that its steps may tell.
    """

    edition: int = 1

    def __init__(
        self,
        card: Card,
        verbs: VerbTable,
        options: tuple[Option, ...],
        steps: Mapping[str, type[AnyStep]],
        policy: Policy[S],
        harness: Harness[S],
    ) -> None:
        """`card` says what the game is called and for whom it is. `steps` are all step classes of the game, by their
        names, which saved states are read back by."""
        self.card = card
        self.id = card.id
        self.min_players = card.min_players
        self.max_players = card.max_players
        self.cooperative = card.cooperative
        self.verbs = verbs
        self.options = options
        self.steps = steps
        self.view_type: type[Any] = PlainView
        self.events: Events = {}
        self.policy: Policy[S] = policy
        self.learned: Policy[S] = policy  # a learned evaluation, where there is one
        self.harness: Harness[S] = harness
        self.hidden: ImperfectInformation[S] = ImperfectInformation()
        self.timed: Timed[S] = Timed()
        self.queries: Queries[S] = Queries()
        self.chronicle: Chronicle[S] = Chronicle()
        self.companion: Companion[S] = Companion()
        self.macros: MacroActions[S] | None = None
        self.expert: Expert[S] | None = None
        self.encoding: Encoding[S] | None = None

    @property
    def ruleset(self) -> str:
        """The label of the ruleset, such as `quest/1`."""
        return f"{self.id}/{self.edition}"

    def new(self, options: Options | None = None) -> S:
        """A fresh state at its first question (chance sets it up). Raises BadOptions."""
        raise NotImplementedError

    def blank(self) -> S:
        """A state of this edition with nothing in it, to be filled by `restore`."""
        raise NotImplementedError

    def load(self, data: Mapping[str, Any]) -> S:
        """The state saved by `State.to_json`. Raises BadState when it is none, or one of another ruleset."""
        if data.get("edition") != self.edition:
            raise BadState(f"this state is of ruleset {self.id}/{data.get('edition', '?')}, not of {self.ruleset}")
        state = self.blank()
        state.restore(data, self.steps)
        return state

    def players(self, state: S) -> int:
        """The number of seats of a state."""
        raise NotImplementedError

    def view(self, state: S, seat: int) -> AnyView:
        """What a seat (or SPECTATOR) may know, as JSON data: the only way out of the engine for a person or a bot. Its
        type is `view_type`."""
        raise NotImplementedError

    def view_beside(self, state: S, seat: int, beside: AnyView) -> AnyView:
        """The same, made of the view of another seat in this position, which stays as it is: quicker in a game that
        says what differs."""
        return self.view(state, seat)

    def scores(self, state: S) -> list[int]:
        """Points per seat now (co-operative games: the same for all)."""
        raise NotImplementedError

    def results(self, state: S) -> list[float]:
        """At the end, per seat: 1.0 won alone (or together), 0.0 lost, shares of 1.0 when a win is shared."""
        raise NotImplementedError

    def end_reason(self, state: S) -> str:
        """At the end, the key of why it ended; "" before."""
        raise NotImplementedError

    def table_defaults(self) -> dict[str, str]:
        """Options that a new table takes where nobody says otherwise, when they are not the defaults of the rules."""
        return {}

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
        """Every key that `end_reason` may give at the end, each of them possible in some variant."""
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

    def has_option(self, key: str) -> bool:
        """Whether the game has an option of this key."""
        return any(option.key == key for option in self.options)

    def resolve(self, options: Options | None) -> dict[str, str]:
        """All options with their values, defaults filled in. Raises BadOptions naming the option and its values."""
        given = as_texts(options)
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


AnyGame = Game[Any]
