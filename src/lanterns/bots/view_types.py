"""The answer of `lanterns.bots.ranking` as types, from which schemas and the client's types are made."""

from typing import TypedDict

from lanterns.core.view_types import Concern


class RankedChoice(TypedDict):
    """An answer and what its seat may expect after it, from 0 (lost) to 1 (won), with its 95 % interval."""

    code: int
    value: float
    low: float
    high: float
    walks: int


class Ranking(TypedDict):
    """The best answers that a search found, best first; all of them, or the few that it looked at closely.

    `sure`: the first is better than the second beyond the luck of the search. `line`: what the search expects to
    follow, the first answer included, chance left out. `walks`: games played on in thought. `concerns`: see
    `Queries.concerns`.
    """

    concerns: list[Concern]
    choices: list[RankedChoice]
    sure: bool
    line: list[int]
    walks: int
