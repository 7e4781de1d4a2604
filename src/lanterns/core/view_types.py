"""The parts that the view of every game has, as types: `Game.view` returns such a dict, JSON Schema and the client's
types are made from them. They are read at run time, so no `view_types.py` is compiled (mypyc's classes forget what keys
hold) or has its annotations put off (Python would no longer see what is not required).
"""

from collections.abc import Mapping
from typing import Any, TypedDict

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

    `version` is the number of actions played: an answer names the version it was chosen at. `seat` is who looks, -1 a
    spectator. `end_reason` is "" before the end, `results` are what seats have of the win then, [] before.
    """

    seat: int
    version: int
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
