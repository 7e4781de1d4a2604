"""What the views of both games on this board are made of, as types: tokens, objectives, and lines told step by step.

Places and icons are named by the card or place on which they lie, see the head of `trace.py`.
"""

from typing import Literal, TypedDict

Token = Literal["sword", "key", "rope", "scroll"]
ObjectiveKind = Literal[
    "barrel", "coin", "room", "sword", "scroll", "stairs", "key", "circle", "rope", "trap", "monster", "lock"
]
End = Literal["exit", "arrive", "impasse", "stop"]
StepVerb = Literal["start", "walk", "on", "fall", "climb", "jump", "leap", "wrap"]


class MapTokens(TypedDict):
    """A number for each kind of token, or for the items that do the same."""

    sword: int
    key: int
    rope: int
    scroll: int


class MapStroke(TypedDict):
    """How a step is drawn: along a piece, from one of its icons to another (-1 its first end, the number of its icons
    the other), or as a leap from place to place; `at` is where it ends."""

    verb: StepVerb
    piece: tuple[str, int, int] | None
    leap: tuple[str, str] | None
    at: str


class MapStep(MapStroke):
    """A step of a path: what it finds, crosses out, visits and spends ("t:s" a token by the letter of its need, "b5" a
    book; items spent are among `used`), and the points of the primary after it."""

    stuck: bool
    exit: bool
    found: list[str]
    used: list[str]
    rooms: list[str]
    points: int
    spent: list[str]


class MapDrawn(MapStep):
    """A step of a line, the places at which it `gains` points of the primary, each as many as one is worth, and how the
    line stands with it: `counts` of what it has found by letter of an icon, h its rooms, letters without any left out;
    `tokens` those still at hand."""

    gains: list[str]
    counts: dict[str, int]
    tokens: MapTokens


class MapNext(MapDrawn):
    """What a legal step would do. Those of one `group` go the same way; of one `state`, they come to the same."""

    code: int
    group: int
    state: int
    unpaid: bool


class MapBarred(TypedDict):
    """A corridor at the end of the line that is closed, and the key of the reason."""

    piece: str
    why: str
