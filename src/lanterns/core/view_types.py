"""The parts that the view of every game has, as types: `Game.view` returns such a dict, JSON Schema and the client's
types are made from them. They are read at run time, so no `view_types.py` is compiled (mypyc's classes forget what keys
hold) or has its annotations put off (Python would no longer see what is not required).
"""

from collections.abc import Mapping
from typing import Any, Literal, TypedDict

# A view of a game that is not known here: to be read only.
AnyView = Mapping[str, Any]
# An answer to a query about a position, likewise.
AnyAnswer = Mapping[str, Any]
# What a sentence of the catalogues needs to know: names and whole numbers.
Params = dict[str, int | str]


class ActionView(TypedDict):
    """A possible answer: its action code, its notation, and its verb with named arguments."""

    code: int
    text: str
    verb: str
    args: list[tuple[str, str]]


class QuestionView(TypedDict):
    """The open question: its step, who is asked, the rules it carries out, and what its sentence needs to know."""

    step: str
    actor: int
    rules: list[str]
    params: Params


class RefusalView(TypedDict):
    """Why an action is not legal: the rule, and a key with parameters of the game's catalogue (`why-KEY`)."""

    rule: str
    key: str
    params: Params


class Concern(TypedDict):
    """What a seat should look at now: a key with parameters of the game's catalogue (`concern-KEY`), and the places of
    the board that it is about, as marks name them."""

    key: str
    params: Params
    places: list[str]


class View(TypedDict):
    """What every view has beside `game`, its id, and `options`, the answers of the seat that looks, to which a game may
    add.

    `version` is the number of actions played: an answer names the version it was chosen at; `since` is the one from
    which what this seat is asked stands: what is written beside the game meanwhile changes no question. `seat` is who
    looks, -1 a spectator. `end_reason` is "" before the end, `results` are what seats have of the win then, [] before.
    """

    seat: int
    version: int
    since: int
    over: bool
    end_reason: str
    results: list[float]
    actors: list[int]
    question: QuestionView | None


class PlainView(View):
    """A view whose answers are told as they are."""

    game: str
    options: list[ActionView]


class Solved(TypedDict):
    """A whole that a seat has laid open (see `Expert.solved`): what it is worth in points and the best that there was,
    `exact` or only the best found. `codes` are the actions of that best, to be played in the seat's place; `ghost` is
    what they make, as views show it. `key` and `params` name what was to be done, as a sentence needs to know it."""

    seat: int
    points: float
    best: float
    exact: bool
    codes: list[int]
    ghost: AnyAnswer | None
    key: str
    params: Params


# How a finished game went, as `lanterns.core.story` tells it.


class Happened(TypedDict):
    """An event, as in the log."""

    rule: str
    key: str
    params: Params


class TrackView(TypedDict):
    """Something counted through the game: `score`, or a word of the game's catalogue (`track-KEY`), of a seat or (-1)
    of all. `values` by chapter, -1 and below where there is none of it yet unless it is `score`."""

    key: str
    seat: int
    values: list[int]


class Turning(TypedDict):
    """A turning point: the record line after which it is seen, its chapter, the seat it was about, whether chance had
    the last word, and the counts of all tracks before and after; `track` is the one that changed most. `first` is the
    line with which what led to it began, `chances` are those of the seats to win before that and after `line`, [] where
    nobody looked."""

    line: int
    first: int
    chapter: int
    seat: int
    chance: bool
    track: int
    before: list[int]
    after: list[int]
    chances: list[list[float]]
    events: list[Happened]


class Cause(TypedDict):
    """Why it ended so, as a sentence `end-why-KEY`: `late`, `count`, `tie` and `shared` are those of all games, others
    are of the game's own catalogue. Of its params `seat` and `other_seat` are seats, `source` is one of the sources.

    A view of a game that is over may have one too, its `verdict`: the title of the end, as `end-title-KEY`, where the
    game says more than who has won. There a param that is a word has its name in the catalogue, `name-PARAM-WORD`."""

    key: str
    params: Params


class SourceView(TypedDict):
    """What points are made of: a word of the game's catalogue (`points-KEY`), points by seat, and how many of it."""

    key: str
    points: list[int]
    counts: list[int]


class StoryView(TypedDict):
    """How a game went. `chapters` are its rounds or turns, 0 before the first; `lines` are the record lines where they
    ended."""

    unit: Literal["round", "turn"]
    chapters: list[int]
    lines: list[int]
    tracks: list[TrackView]
    turnings: list[Turning]
    cause: Cause | None
    sources: list[SourceView]


# What people who play with the box itself are helped with: see `lanterns.core.roles.Companion`.


class SetupStep(TypedDict):
    """A step of laying the box out: the KEY of the sentence `companion-GAME-KEY`, its rule and its numbers."""

    key: str
    rule: str
    params: Params


class PadGoal(TypedDict):
    """What the points of a round may be for: an `id` of a `kind` of the game's catalogue, `each` points apiece."""

    kind: str
    id: str
    each: int


class PadRow(TypedDict):
    """What is counted on a score pad, 0 to `most`, once or in every round. `points` by that count, [] where they are
    the count divided by `down`, or where `ranks` has points for the most, the next lower count, and so on. `goals`:
    one of them is what is counted in a round, [] where it is always the same."""

    key: str
    each_round: bool
    most: int
    points: list[int]
    down: int
    ranks: list[int]
    goals: list[PadGoal]


class PadLevel(TypedDict):
    """A level by which all points are multiplied: `up / down`, rounded down."""

    key: str
    up: int
    down: int


class Pad(TypedDict):
    """A score pad: `base` and the points of the rows, times the level where there are some. `ties` are the rows that
    decide, `rule` says so. `shared`: one sheet for all, won or lost. No rows: only the outcome is noted."""

    rule: str
    least: int
    seats: int
    rounds: int
    rows: list[PadRow]
    base: int
    levels: list[PadLevel]
    ties: list[str]
    shared: bool


class TrackAct(TypedDict):
    """The torch of an act: its first space by number of heroes, what waits on which space, and the last one."""

    start: dict[str, int]
    goblin: list[int]
    act: list[int]
    skull: int


class BoxTrack(TypedDict):
    """A track that turns go `down`: its acts, how many goblins may be in play, and the rules of what waits on it."""

    acts: list[TrackAct]
    down: int
    goblins: int
    rules: dict[str, str]


class DiceOdds(TypedDict):
    """Rolls of so many dice: of `of`, how many come to exactly 0, 1, 2..; of `again_of`, how many come to at least that
    with what may be rolled again rolled once; of `of`, how many do with 1, 2.. dice turned."""

    dice: int
    of: int
    ways: list[int]
    again_of: int
    again: list[int]
    turned: list[list[int]]


class BoxOdds(TypedDict):
    """Exact odds: of how many dice show one of the `faces`, or of the best `total` of dice with these faces."""

    kind: Literal["faces", "total"]
    faces: list[str]
    rolls: list[DiceOdds]


class BoxDraw(TypedDict):
    """Something drawn at random for an evening: ids of a kind, one, or one `each` player without repeats."""

    kind: str
    ids: list[str]
    each: bool


class BoxFacts(TypedDict):
    """All that is known before a box is opened. `glass`: the seconds that people may have."""

    pad: Pad | None
    track: BoxTrack | None
    glass: list[int]
    odds: BoxOdds | None
    draws: list[BoxDraw]
