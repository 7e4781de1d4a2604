"""What the boards of the day are told and asked by."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from lanterns.web.requests import Body, Code, Notation
from lanterns.web.responses import EntryShape, ReasonShape
from lanterns.web.views import GameView

MOST_ANSWERS = 600  # of one try
Board = Literal["dungeon", "night", "rescue"]
Mark = Literal["none", "kept", "late"]
Played = Annotated[list[Code], Meta(max_length=MOST_ANSWERS)]
Actions = Annotated[list[Code | Notation], Meta(max_length=60)]
Known = Annotated[int, Meta(ge=0, le=MOST_ANSWERS)]


class TryBody(Body, kw_only=True):
    """Answers of the counted try, by codes or in notation, after the `known` ones that it has already. Of answers that
    were given without a network: `waited`, how many seconds ago the first of them was, of which an hour is believed;
    `laid`, of the board that they are for."""

    known: Known = 0
    waited: Annotated[int, Meta(ge=0, le=31_622_400)] = 0
    laid: Annotated[str, Meta(max_length=64)] = ""
    actions: Annotated[list[Code | Notation], Meta(min_length=1, max_length=60)]


class PracticeBody(Body, kw_only=True):
    """Answers after what was `played`; none to see the position."""

    played: Played = []
    actions: Actions = []


class OutcomeShape(Struct):
    """`points` of a dungeon and a night; of a rescue the turns that it took, 0 when it was lost. `steps`: things that
    were found, rolls, turns. `late`: it was played after its day."""

    points: int
    steps: int
    ended: str
    late: bool


class BestShape(Struct):
    """Told once the counted try is over. `points` as in an outcome; `answers` bring them, to be looked at in practice.
    `expected`: of a night, the points to be expected before the first roll."""

    points: int
    answers: list[int]
    expected: float | None


class CountShape(Struct):
    points: int
    count: int


class DailyCard(Struct):
    """A board of a day beforehand. `facts` by board: objective, each, token; health, power, magic, wounds, space;
    heroes, boss, torch, skull, health, turns. `hard`: 1 (gentle) to 7, by the weekday. `tries`: how many are over
    here. `open`: mine is begun. `mine` and `spread` once it is over."""

    board: Board
    game: str
    hard: int
    facts: dict[str, int | str]
    tries: int
    open: bool
    mine: OutcomeShape | None
    best: int | None
    spread: list[CountShape]


class DayMarks(Struct):
    """What a day's boards are to me: not played, played on its day, or later."""

    day: str
    dungeon: Mark
    night: Mark
    rescue: Mark
    kept: bool


class MineShape(Struct):
    """`run` days up to now, `longest` ever; best lines of dungeons, the best night, rescues won and tried."""

    run: int
    longest: int
    lines: int
    night: int
    rescued: int
    rescues: int


class DailyDay(Struct):
    """`left`: seconds until the day is over, 0 for a past one; `repeats`: days after which a board may come again."""

    day: str
    today: str
    first: str
    left: int
    cards: list[DailyCard]
    week: list[DayMarks]
    mine: MineShape


class DailyMonth(Struct):
    month: str
    first: str
    today: str
    days: list[DayMarks]


class DailyBoard(Struct):
    """A board to be played: my counted try as far as it is. `seat` is asked for one of the `choices`. `laid` is the
    same for as long as the board is the same one; `foreseen`: what comes of all answers can be had beforehand."""

    day: str
    board: Board
    game: str
    ruleset: str
    options: dict[str, str]
    facts: dict[str, int | str]
    laid: str
    foreseen: bool
    tries: int
    players: int
    seat: int
    choices: list[int]
    played: list[int]
    view: GameView
    outcome: OutcomeShape | None
    best: BestShape | None


class ChangeShape(Struct):
    """A value of a view by its place, in place of what was there; `more`: one more of the list that is there."""

    at: list[str | int]
    value: Any
    more: bool


class StepShape(Struct):
    """An answer, after that of the number `after` (from 1; 0 for none), and what it changes in the view."""

    after: int
    code: int
    changes: list[ChangeShape]


class DailyAhead(Struct):
    """What comes of all answers to a board, for times without a network. `back` takes the last answer back, `finish`
    ends the try; both may be given once there is an answer. What it comes to the server says alone."""

    laid: str
    seat: int
    view: GameView
    back: int
    finish: int
    steps: list[StepShape]


class DailyTried(Struct):
    """What became of answers. `barred`: not legal, for the reason of `refusal` where a rule gives one; nothing of it
    was played. `entries` tell what happened; `view` is the position after them, of the `seat` that is asked next."""

    kind: Literal["open", "done", "barred"]
    played: list[int]
    refusal: ReasonShape | None
    entries: list[EntryShape]
    seat: int
    choices: list[int]
    view: GameView
    outcome: OutcomeShape | None
    best: BestShape | None
