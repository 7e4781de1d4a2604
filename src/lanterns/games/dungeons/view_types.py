"""The view of a dungeons game as types: what `view.py` beside this makes. A room is a square, "d4", or "lair"."""

from typing import Literal, NotRequired, TypedDict, final

from lanterns.core.view_types import ActionView, RefusalView, View

Reach = Literal["melee", "missile", "path"]
Skill = Literal["S", "A", "I", "X"]
CheckKind = Literal["melee", "missile", "spell", "test"]
Movement = Literal["open", "action", "enemy"]
Stack = Literal["A", "B", "C"]


class DungeonsOdds(TypedDict):
    """Exact odds of a skill check: ways to pass as rolled, and with Modify Die, out of all; what its total must be."""

    plain: int
    modified: int
    of: int
    number: int


class DungeonsHit(TypedDict):
    """What an enemy does to a seat's hero: Health and Focus lost; `falls` when no Health is left."""

    seat: int
    health: int
    focus: int
    falls: bool


class DungeonsEffect(TypedDict):
    """`goblin`: the room that one comes into; `lost`: it is the fifth; `regain`: the boss mends a marker."""

    hits: list[DungeonsHit]
    goblin: NotRequired[str]
    lost: NotRequired[bool]
    regain: NotRequired[bool]


class DungeonsOutcome(DungeonsEffect):
    """What an enemy may do at the next eye, and the room in which it ends."""

    room: str


class DungeonsOption(ActionView):
    """An answer. `total`: what a result comes to with its bonus, or the best one once a die is turned. `reply`: Health
    lost to each face of the enemy die but the torch (2, 3, 4, 5, shield), if the target strikes back; `torch`, with a
    reply of the boss: what its torch face does beside burning the torch down."""

    odds: NotRequired[DungeonsOdds]
    total: NotRequired[int]
    reply: NotRequired[list[int]]
    torch: NotRequired[DungeonsEffect]


class DungeonsBarred(ActionView):
    """What a turn does not offer now, and why."""

    why: RefusalView


_DungeonsWith = TypedDict("_DungeonsWith", {"with": str})


class DungeonsAim(_DungeonsWith):
    """How far something reaches that one attacks or casts with; `with` is the verb and its first argument. `barred` are
    enemies out of reach."""

    kind: Reach
    range: int
    rooms: list[str]
    barred: dict[str, RefusalView]


class DungeonsTorch(TypedDict):
    """Spaces of the track: where it is, begins and ends, where goblins come and enemies act."""

    space: int
    skull: int
    start: int
    goblins: list[int]
    actions: list[int]


@final
class DungeonsFaceDown(TypedDict):
    stack: Stack


@final
class DungeonsRoom(TypedDict):
    """A card face up; `sides` that have doors, `passages` that lead on, as letters."""

    card: str
    sides: str
    passages: str
    altar: bool
    disarmed: bool


class DungeonsDeck(TypedDict):
    """Cards left, in all and by stack."""

    left: int
    A: int
    B: int
    C: int


class DungeonsEnemy(TypedDict):
    """`hits` are left of `most`, for minions."""

    kind: str
    room: str
    defense: int
    speed: int
    range: int
    next: list[DungeonsOutcome]
    hits: NotRequired[int]
    most: NotRequired[int]


class DungeonsGate(TypedDict):
    space: int
    covered: bool


class DungeonsBoss(TypedDict):
    id: str
    markers: list[int]
    gates: list[DungeonsGate]
    entrance: int


class DungeonsPile(TypedDict):
    deck: int
    row: list[str]


class DungeonsPlayer(TypedDict):
    """`place` is the room, or a space of the lair, "space-3"."""

    hero: str
    room: str
    place: str
    health: int
    max_health: int
    focus: int
    max_focus: int
    speed: int
    speed_left: int
    defense: int
    conscious: bool
    may_move: bool
    acted: bool
    gear: dict[str, str]
    sets: dict[str, int]


class DungeonsCheck(TypedDict):
    """The check under way. `need`: what the total must reach, 0 where several targets differ; `reply`: what each target
    that strikes back would take by the enemy die that lies, None for the torch; `torch`: with the torch lying and the
    boss able to strike back, what it does beside burning the torch down."""

    seat: int
    kind: CheckKind
    skill: Skill
    number: int
    need: int
    dice: list[str]
    face: str | None
    bonus: int
    total: int
    targets: list[str]
    reply: dict[str, int | None]
    torch: DungeonsEffect | None
    modify_cost: int | None


class DungeonsView(View):
    """`movement`: whether the active hero may still move, or what ended it."""

    game: Literal["dungeons"]
    options: list[DungeonsOption]
    barred: list[DungeonsBarred]
    act: int
    turn: int
    active: int
    movement: Movement
    torch: DungeonsTorch
    dungeon: dict[str, DungeonsFaceDown | DungeonsRoom]
    deck: DungeonsDeck
    enemies: dict[str, DungeonsEnemy]
    aims: list[DungeonsAim]
    goblin_deck: int
    minion_deck: int
    killed: int
    altars_left: int
    boss: DungeonsBoss | None
    loot: DungeonsPile
    spells: DungeonsPile
    players: list[DungeonsPlayer]
    check: DungeonsCheck | None
