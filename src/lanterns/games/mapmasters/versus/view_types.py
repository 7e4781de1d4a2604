"""The view of a Versus game as types: what `view.py` beside this makes; and the answers of its queries (`study.py`)."""

from typing import Literal, NotRequired, TypedDict

from lanterns.core.view_types import ActionView, View
from lanterns.games.mapmasters.board.view_types import End, MapBarred, MapDrawn, MapNext, MapTokens, ObjectiveKind

Phase = Literal["setup", "market", "hand", "exploration", "reward", "reset", "end"]


class MapObjective(TypedDict):
    """`counts` are the letters of the icons that it counts, "h" rooms; `points` for each."""

    kind: ObjectiveKind
    hourglass: bool
    points: int
    counts: list[str]


class MapExplored(TypedDict):
    """The round whose dungeons lie on the table, and what its bonus paid."""

    round: int
    primary: MapObjective | None
    secondary: MapObjective | None
    bonus_value: int


class MapSlot(TypedDict):
    cost: int
    card: str | None


class MapMarket(TypedDict):
    """`piles` count what `unseen` lists by cost: all that was not seen, in no order [rules 4]. `blind`: of
    those, by cost, (how many of what the primary counts a card shows, the share of the cards that do). `order`: the
    seats as they buy in this round; `next`: who buys after the one who is asked, -1 for nobody."""

    tokens: MapTokens
    token_price: int
    books: list[str | None]
    book_price: int
    book_pile: int
    book_discard: list[str]
    cards: list[MapSlot]
    discard: list[str]
    piles: dict[str, int]
    unseen: dict[str, list[str]]
    blind: dict[str, list[tuple[int, float]]]
    order: list[int]
    next: int


class MapLaid(TypedDict):
    """A card as it lies: columns and half heights from the first card laid."""

    card: str
    cost: int
    x: int
    y: int
    turned: bool


class MapScores(TypedDict):
    """Points by objective."""

    barrel: int
    coin: int
    room: int
    sword: int
    scroll: int
    stairs: int
    key: int
    circle: int
    rope: int
    trap: int
    monster: int
    lock: int


class MapPath(TypedDict):
    """A path as drawn. `steps` in notation; `counts` by letter of an icon (h rooms); `items` found and not spent;
    `tokens` still at hand; `scores` what each objective would pay; `secondary` the mean of that over those objectives
    that may still be drawn."""

    steps: list[str]
    trace: list[MapDrawn]
    at: str | None
    inside: tuple[str, int, int] | None
    stuck: bool
    exit: bool
    end: End
    found: list[str]
    used: list[str]
    rooms: list[str]
    counts: dict[str, int]
    items: MapTokens
    tokens: MapTokens
    spent: list[str]
    coins: int
    scores: MapScores
    secondary: float


class MapDungeon(TypedDict):
    layout: str
    cards: list[MapLaid]
    path: MapPath | None
    next: list[MapNext]
    barred: list[MapBarred]


class MapHeldPath(TypedDict):
    """The best path through cards that somebody holds: `bound` points cannot be exceeded where it is not `exact`.
    `cards` as they are laid for it, `left` those that it needs not; `trace` its steps."""

    objective: ObjectiveKind
    points: int
    exit: bool
    exact: bool
    bound: int
    cards: list[MapLaid]
    left: list[str]
    trace: list[MapDrawn]


class MapForetold(TypedDict):
    """A line as it would be drawn, all its `steps` in notation: what the view of its seat would say of it. `last` is
    how its last step is drawn, None while it has none; `options` are the steps that could follow."""

    steps: list[str]
    last: MapDrawn | None
    end: End | None
    next: list[MapNext]
    barred: list[MapBarred]
    options: list[ActionView]


class MapAhead(TypedDict):
    """Answer of `ahead`: the line that was told of, then those that could follow, the shorter ones first."""

    positions: list[MapForetold]


class MapBook(TypedDict):
    book: str
    used: bool


class MapPoints(TypedDict):
    """What the score is made of: points of all primaries, secondaries and bonuses, exits and coins."""

    blue: int
    pink: int
    green: int
    exits: int
    coins: int


class MapPlayer(TypedDict):
    """`hand` is the build area as far as it is open; `drawn` counts the cards face down in it, which `draw` lists
    together with the draw pile. `prices` by cost; `beyond` names what its coins do not reach: "token", "book" or the
    cost of a card."""

    seat: int
    coins: int
    blue: int
    pink: int
    green: int
    exits: int
    last: int
    score: int
    points: MapPoints
    tokens: MapTokens
    books: list[MapBook]
    prices: dict[str, int]
    beyond: list[str]
    hand: list[str]
    kept: list[str]
    drawn: int
    draw: list[str]
    discard: list[str]
    recycles: int
    scissors: int
    passed: bool
    finished: bool
    bonus: bool
    seconds: int | None
    dungeon: MapDungeon | None


class MapChance(TypedDict):
    kind: ObjectiveKind
    share: float


class MapShown(TypedDict):
    """How many of what the primary counts are shown, and the points that all of them together are worth."""

    count: int
    points: int


class MapView(View):
    """`objectives_left` counts the objective cards that may still be drawn, by kind; `objective_chances` are the shares
    of those that may come, the likeliest first. `holds`: what each card shows that is open in the market or in this
    seat's hand; `in_hand`: what the cards of that hand show together."""

    game: Literal["mapmasters"]
    options: list[ActionView]
    phase: Phase
    round: int
    first: int
    opener: int
    house: dict[str, str]
    primary: MapObjective | None
    secondary: MapObjective | None
    seen: list[MapObjective]
    objectives_left: MapScores
    objective_chances: list[MapChance]
    holds: dict[str, MapShown]
    in_hand: MapShown
    hourglass: bool
    bonus_value: int
    explored: MapExplored | None
    timer: int | None
    market: MapMarket
    finished: list[int]
    players: list[MapPlayer]


class MapPlaces(TypedDict):
    """Answer of `arrange`: where a card could lie (x, y, turned, the actions that bring it there), and how it is taken
    up; None where it does not lie, or the others would not hang together."""

    card: str
    places: list[tuple[int, int, bool, list[int]]]
    remove: list[int] | None


class MapMoved(TypedDict):
    """Answer of `arrange` with a place: the actions that bring the card there."""

    card: str
    actions: list[int]


class MapForbidden(TypedDict):
    rule: str
    key: str


class MapUnmoved(TypedDict):
    """Answer of `arrange` with a place where the card cannot lie."""

    card: str
    why: MapForbidden


class MapWorth(TypedDict):
    points: int
    exit: bool


class MapStart(TypedDict):
    code: int
    card: str
    slot: str


class MapHint(MapWorth):
    """Answer of `hint`: points and exit of the path as drawn; `exact` says whether it is proven that nothing is better,
    or that the best is. From level 2 `best`, from 3 `start`, at 4 the rest: None when nothing better was found."""

    level: int
    on: Literal["layout", "hand"]
    better: bool
    exact: bool
    best: NotRequired[MapWorth | None]
    start: NotRequired[MapStart | None]
    layout: NotRequired[list[int] | None]
    path: NotRequired[list[int] | None]
    dungeon: NotRequired[MapDungeon | None]


class MapHere(TypedDict):
    """The best path through the cards as a seat laid them; `path` are its action codes."""

    value: int
    path: list[int]
    dungeon: MapDungeon | None


class MapMeter(TypedDict):
    """Answer of `meter`: a path beside the best of its hand (`layout` and `path` as action codes, `dungeon` as in a
    view) and beside `sampled` layouts. `spread`: points, and how many of them allow just that many; `percentile`: the
    share of those that allow less, 0 to 100, `same`, `above` and `reached` of those that allow as much, more, no more;
    `share`: value over optimum. When not `exact`, `bound` cannot be exceeded."""

    seat: int
    round: int
    objective: ObjectiveKind
    value: int
    exit: bool
    optimum: int
    exact: bool
    bound: int
    share: float
    percentile: float
    same: float
    above: float
    reached: float
    sampled: int
    spread: list[tuple[int, int]]
    best_exit: bool
    layout: list[int]
    path: list[int]
    dungeon: MapDungeon | None
    here: MapHere | None
