"""The view of a mission as types: what `view.py` beside this makes; and the answers of its queries. A place is named by
column and row, "C2", a spot by a place and its side, "C2.T"."""

from typing import Literal, TypedDict

from lanterns.core.view_types import ActionView, View
from lanterns.games.mapmasters.board.view_types import MapStep, MapStroke, MapTokens, ObjectiveKind, Token

Group = Literal["blue", "red", "yellow", "green", "plum", "white", "black", "brown"]
Phase = Literal["setup", "pawns", "market", "leader", "play", "end"]
Stage = Literal["waiting", "start", "step", "boss", "out"]
CellKind = Literal["given", "laid", "step", "boss", "hidden"]
Need = Literal["object", "deed", "artefact", "take", "reach", "drawn"]
Whereabouts = Literal["to-come", "card", "group", "delivered"]


class CoopMission(TypedDict):
    """The grid and its ground. `rivers`: rows below which one runs; `tide`: rows (from 1) and the turn at whose end
    their empty places are flooded; `flooded` those that are; `opened` the walls that have fallen."""

    id: int
    columns: int
    rows: int
    blocked: list[str]
    flooded: list[str]
    rivers: list[int]
    walls: list[tuple[str, str]]
    opened: list[tuple[str, str]]
    starts: list[str]
    exits: list[str]
    pawns: int
    coins: int
    deck: dict[str, int]
    chase: int
    tide: list[tuple[int, int]]
    story: str
    commissions: list[ObjectiveKind]


class CoopCell(TypedDict):
    """`card` is None face down; `face` is how it is drawn: the card, or its face in a game that was begun before."""

    place: str
    column: int
    row: int
    card: str | None
    face: str | None
    cost: int
    turned: bool
    kind: CellKind
    by: int | None
    open: list[str]
    artefacts: list[str]


class CoopShut(TypedDict):
    """A card of the own hand that would shut groups in for good, laid so."""

    card: str
    place: str
    turned: bool
    groups: list[Group]


_CoopWith = TypedDict("_CoopWith", {"with": tuple[str, int] | None})


class CoopGoal(_CoopWith):
    """An objective. `card` and `place` are None at the rim, `exits` those by which alone it is met there, none for any;
    `opens` the walls that fall; `together` the goal to be met at most one turn earlier or later, `until` the last turn
    for it once the other is met, else 0. `have`: what each group on its way has of `amount`."""

    number: int
    id: str
    card: str | None
    place: str | None
    need: Need
    what: str
    amount: int
    at: list[str]
    after: list[int]
    other_than: int | None
    gives: str | None
    opens: list[tuple[str, str]]
    exits: list[str]
    together: int | None
    until: int
    wins: bool
    met: Group | None
    open: bool
    progress: float
    have: dict[Group, int]


class CoopArtefact(TypedDict):
    artefact: str
    state: Whereabouts
    group: Group | None


class CoopBook(TypedDict):
    book: str
    used: bool


class CoopGroup(TypedDict):
    """A pawn. `able`: it could perhaps arrive somewhere as the tableau lies; `shut_in`: no card to come can lead it
    anywhere; `goods` is what counts for a delivery at this level."""

    group: Group
    number: int
    stage: Stage
    spot: str | None
    able: bool
    shut_in: bool
    tokens: MapTokens
    used_tokens: MapTokens
    books: list[CoopBook]
    artefacts: list[str]
    items: MapTokens
    goods: dict[str, int]
    deeds: dict[str, int]
    met: list[int]


_CoopEnds = TypedDict("_CoopEnds", {"from": str, "to": str})


class CoopLeg(_CoopEnds):
    """A leg that was entered."""

    group: Group
    seat: int
    turn: int
    steps: list[MapStroke]


class CoopMarks(TypedDict):
    """What is circled and crossed out on the tableau, and rooms visited, by group."""

    found: dict[Group, list[str]]
    used: list[str]
    rooms: dict[Group, list[str]]


class CoopStep(MapStep):
    """A step of a leg that is drawn."""

    code: int
    arrived: bool


class CoopFairy(TypedDict):
    """A token taken for an optimiser, None for none: a step without a line."""

    verb: Literal["fairy"]
    token: Token | None
    code: int


class CoopNext(MapStep):
    """What a step that could follow would do. Those of one `group` go the same way; of one `state`, they come to the
    same."""

    code: int
    group: int
    state: int
    arrived: bool


class CoopMeets(TypedDict):
    """What a group could take and meet if its leg were entered now; `hidden`: on a card face down nobody knows."""

    hidden: bool
    takes: list[str]
    objectives: list[int]
    options: list[ActionView]


class CoopEnd(TypedDict):
    """Where a leg stands. `counts` by letter of an icon; `adds` what it brings of each goal, by its number; `loses`: it
    would lose the mission, entered now."""

    at: str | None
    inside: tuple[str, int, int] | None
    stuck: bool
    arrived: bool
    spot: str | None
    found: list[str]
    used: list[str]
    rooms: list[str]
    counts: dict[str, int]
    adds: dict[str, int]
    spent: list[str]
    tokens: MapTokens
    items: MapTokens
    fairies: list[Token]
    meets: CoopMeets | None
    loses: bool


class CoopLine(CoopEnd):
    """A leg that is being drawn, `codes` are its steps."""

    group: Group
    codes: list[int]
    steps: list[CoopStep | CoopFairy]
    next: list[CoopNext]


class CoopCodes(TypedDict):
    """Action codes of answers that are put together from a plan."""

    begin: dict[Group, int]
    enter: int
    fairy: dict[Token, int]
    no_fairy: int


class CoopMarket(TypedDict):
    coins: int
    tokens: MapTokens
    books: list[str | None]
    book_pile: int


class CoopPlayer(TypedDict):
    """`hand` is None for closed hands of others."""

    seat: int
    cards: int
    hand: list[str] | None


class CoopScore(TypedDict):
    """What a victory would be worth now, its parts counted and in points; `points` only when it is won."""

    base: int
    cards: int
    tokens: int
    token_points: int
    books: int
    book_points: int
    coins: int
    coin_points: float
    factor: tuple[int, int]
    if_won: int
    points: int


class CoopView(View):
    game: Literal["mapmasters-coop"]
    options: list[ActionView]
    phase: Phase
    turn: int
    active: int
    house: dict[str, str]
    mission: CoopMission
    cells: list[CoopCell]
    empty: list[str]
    shuts_in: list[CoopShut]
    objectives: list[CoopGoal]
    artefacts: list[CoopArtefact]
    groups: list[CoopGroup]
    legs: list[CoopLeg]
    marks: CoopMarks
    drawing: CoopLine | None
    codes: CoopCodes
    market: CoopMarket
    players: list[CoopPlayer]
    deck: int
    unseen: dict[str, int]
    score: CoopScore


class CoopRefused(TypedDict):
    """The first step of a plan that is not possible, and whose plan before it stands in the way."""

    index: int
    code: int | None
    rule: str
    key: str
    conflict: Group | None


class CoopUndrawn(TypedDict):
    """A plan that cannot even begin. `conflict`: the group whose plan before it alone is why it is refused or stuck."""

    group: Group
    codes: list[int]
    refused: CoopRefused | None
    conflict: Group | None
    steps: list[CoopStep | CoopFairy]
    next: list[CoopNext]


class CoopPlan(CoopLine):
    """A plan, drawn as far as it goes after the plans before it."""

    refused: CoopRefused | None
    conflict: Group | None


class CoopSketch(TypedDict):
    """Answer of `sketch`: places where cards were tried out, and the plans; `ahead`, what the plan that was named would
    be after its next steps."""

    tried: list[str]
    plans: list[CoopPlan | CoopUndrawn]
    ahead: list[CoopPlan | CoopUndrawn]


class CoopProposal(TypedDict):
    """A leg that would meet an objective: the cards to lay for it and its steps, as action codes."""

    group: Group
    objective: int
    target: str
    spot: str
    cards: list[int]
    steps: list[int]


class CoopAdvice(TypedDict):
    """Answer of `advice`."""

    legs: list[CoopProposal]


class CoopSuggestion(TypedDict):
    """A side to place a pawn at, and the goal that is `away` so many cards."""

    action: int
    spot: str
    objective: int
    away: int


class CoopCardHint(TypedDict):
    """A card to play, the group whose plan goes on over it, what the plan could find there of each goal by its number,
    and the goal that it comes near (0 for none), which is `away` so many cards."""

    action: int
    group: Group
    adds: dict[str, int]
    objective: int
    away: int


class CoopSuggestions(TypedDict):
    """Answer of `suggest`: places while pawns are placed, cards while a card is played."""

    places: list[CoopSuggestion]
    cards: list[CoopCardHint]
