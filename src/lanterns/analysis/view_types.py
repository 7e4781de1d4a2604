"""What an analysis of a finished game finds, as types, from which schemas and the client's types are made."""

from typing import Literal, TypedDict

from lanterns.core.view_types import Params, Solved

# What an action was: a choice of a seat that is judged; a step of a whole that is judged when it is done; chance; and
# chance before anybody was asked, which lays out the game and is nobody's luck.
Kind = Literal["choice", "step", "chance", "deal"]
# Nothing to say, clearly the best, 2 to 5 % lost, more lost. Chance never has a mark.
Mark = Literal["", "best", "inaccuracy", "blunder"]


class Judged(TypedDict):
    """An answer and the chance to win that its seat could expect after it. The interval (95 %) is null where the answer
    was only glanced at; `walks`: games played on in thought."""

    code: int
    value: float
    low: float | None
    high: float | None
    walks: int


class Finding(TypedDict):
    """One action of a game, looked at.

    `number` counts the actions that stand, from 1; `line` is that of the record. `actor` is a seat, or -1 for chance.
    `chances` are those of the seats to win after it, 0 to 1, as a glance at the true position tells them; [] of a deal.
    Of a choice: `best` is the best answer that was found, `loss` what was lost against it, with its 95 % interval
    `low` to `high`; `choices` up to four answers, the best first; `follow` what the search expects after the best one,
    that included, chance left out. Of chance: `luck` is by how much it changed the chances of the seats against the
    mean of all that might have come, `half` half the width of its 95 % interval, 0 where that mean is `exact`.
    `solved`: what was laid open with this action, beside the best that there was.
    """

    number: int
    line: int
    actor: int
    code: int
    step: str
    params: Params
    kind: Kind
    chances: list[float]
    mark: Mark
    best: int
    loss: float
    low: float
    high: float
    choices: list[Judged]
    follow: list[int]
    luck: list[float]
    half: float
    exact: bool
    solved: list[Solved]


class SeatSum(TypedDict):
    """A seat over a whole game: its `choices` that were judged, how many were the best or as `good`, how much of a win
    they `lost` altogether, what chance gave it (`luck`, ± `luck_half`), and, where a solver is exact, the points that
    it made and the best that there were."""

    seat: int
    choices: int
    good: int
    marks: dict[str, int]
    lost: float
    lost_half: float
    luck: float
    luck_half: float
    points: float
    best_points: float


class Surprise(TypedDict):
    """The most surprising pair of skill and luck: a key of the catalogues (`analysis-KEY`) and whom it is about."""

    key: str
    seat: int
    amount: float
