"""The view of a dungeons game as types: what `view.py` beside this makes. A room is a square, "d4", or "lair"."""

from typing import Literal, NotRequired, TypedDict, final

from lanterns.core.view_types import ActionView, RefusalView, View

Reach = Literal["melee", "missile", "path"]
Skill = Literal["S", "A", "I", "X"]
CheckKind = Literal["melee", "missile", "spell", "test"]
Movement = Literal["open", "action", "enemy"]
Stack = Literal["A", "B", "C"]
RoomKind = Literal["start", "search", "box", "portal", "trap", "goblin", "plain", "encounter", "door"]
Maybe = Literal["no", "maybe", "yes"]


class DungeonsOdds(TypedDict):
    """Exact odds of a skill check: ways to pass as rolled, and with Modify Die, out of all; what its total must be; the
    skill it is made with, the best one where any will do, and how many dice that rolls."""

    plain: int
    modified: int
    of: int
    number: int
    skill: Skill
    dice: int


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
    """What an enemy may do at the next eye, the room in which it ends, and the rooms that it passes on one shortest way
    there, both ends among them."""

    room: str
    way: list[str]


class DungeonsCost(TypedDict):
    """What an answer costs at once, spaces of the torch that burn down among it; `success`: Focus to be paid once its
    check is passed."""

    speed: NotRequired[int]
    focus: NotRequired[int]
    torch: NotRequired[int]
    success: NotRequired[int]


class DungeonsForecast(TypedDict):
    """A hero whom the enemies may hit at the next eye: Health and Focus now, and the least and most that are left over
    all ways in which ties may be broken."""

    seat: int
    health: int
    health_left: list[int]
    focus: int
    focus_left: list[int]
    falls: Maybe


class DungeonsNextAct(TypedDict):
    """When enemies act: the space of the torch and how many steps away, None when never again; `now`: they are at it,
    and only those that have not acted yet say what they will do."""

    space: int | None
    steps: int | None
    now: bool


class DungeonsOption(ActionView):
    """An answer. `total`: what a result comes to with its bonus, or the best one once a die is turned; `enough`: it
    passes or hits; `damage`: of an attack on one target. `reply`: Health
    lost to each face of the enemy die but the torch (2, 3, 4, 5, shield), if the target strikes back; `torch`, with a
    reply of the boss: what its torch face does beside burning the torch down. `markers`: where the hearts of the boss
    stand after a division of damage."""

    cost: NotRequired[DungeonsCost]
    markers: NotRequired[list[int]]
    odds: NotRequired[DungeonsOdds]
    total: NotRequired[int]
    enough: NotRequired[bool]
    damage: NotRequired[int]
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


class DungeonsTest(TypedDict):
    """A test: its skill, the number to reach, the Focus that a success costs; by each skill that will do, the odds of
    the hero who moves now, {} before the first turn."""

    skill: Skill
    number: int
    cost: int
    odds: dict[Skill, DungeonsOdds]


class DungeonsEffectOf(TypedDict):
    """One effect in a word of the content and its number; `before` and `after`: a track of the hero who moves now, or
    the torch, if it happened as things stand."""

    does: str
    amount: int
    before: NotRequired[int]
    after: NotRequired[int]


class DungeonsRule(TypedDict):
    """What a card asks and gives: its test (a trap's on entering, a room's when searched), how it is disarmed, the
    Focus that it costs, what a success brings and a failure takes."""

    kind: RoomKind
    test: DungeonsTest | None
    disarm: DungeonsTest | None
    cost: int
    reward: list[DungeonsEffectOf]
    fail: list[DungeonsEffectOf]


@final
class DungeonsRoom(TypedDict):
    """A card face up; `sides` that have doors, `passages` that lead on, as letters."""

    card: str
    sides: str
    passages: str
    altar: bool
    disarmed: bool
    rule: DungeonsRule


class DungeonsDeck(TypedDict):
    """Cards left, in all and by stack."""

    left: int
    A: int
    B: int
    C: int


class DungeonsEnemy(TypedDict):
    """`hits` are left of `most`, for minions. `next`: none when the game is lost before it acts, or it has acted."""

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


class DungeonsHeart(TypedDict):
    """A heart of the boss: its space, the damage that it can take now, and the bare gate that stops it, 0 for none."""

    space: int
    takes: int
    gate: int


class DungeonsBossAction(TypedDict):
    """What all heroes in range lose when enemies act, and whether the boss then mends a heart."""

    range: int
    health: int
    focus: int
    regain: bool


class DungeonsBossFace(TypedDict):
    """What the torch face of the enemy die does when the boss strikes back; the losses are of "within"."""

    does: str
    range: int
    health: int
    focus: int


class DungeonsLoss(TypedDict):
    health: int
    focus: int


class DungeonsLair(TypedDict):
    """Whose lair it is, its gates and the space by which it is entered."""

    id: str
    gates: list[DungeonsGate]
    entrance: int


class DungeonsBoss(DungeonsLair):
    """`counter`: what it adds to the enemy die, by kind of attack; `after_spell`: what a spell at it costs instead;
    `spaces`: effects of its six spaces."""

    markers: list[int]
    hearts: list[DungeonsHeart]
    action: DungeonsBossAction
    face: DungeonsBossFace
    counter: dict[str, int]
    after_spell: DungeonsLoss
    spaces: list[list[DungeonsEffectOf]]


class DungeonsSplit(TypedDict):
    """Damage to divide among the hearts: how much, how much of it they take, and two codes of answers: the best, and
    one other."""

    damage: int
    takes: int
    best: int
    other: int | None


class DungeonsPile(TypedDict):
    """Cards in the deck, in all and by kind (slots of loot; spells that hit enemies and others), and the row."""

    deck: int
    row: list[str]
    kinds: dict[str, int]


class DungeonsSkill(TypedDict):
    """Dice that a hero rolls now, those printed on the mat, what is added to the result of a test, and the cards and
    spaces that change either."""

    dice: int
    printed: int
    bonus: int
    by: list[str]


class DungeonsPlayer(TypedDict):
    """`place` is the room, or a space of the lair, "space-3"; `hero` is "" before it is drawn."""

    hero: str
    room: str
    place: str
    health: int
    max_health: int
    focus: int
    max_focus: int
    skills: dict[Skill, DungeonsSkill]
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
    next_act: DungeonsNextAct
    forecast: list[DungeonsForecast]
    aims: list[DungeonsAim]
    goblin_deck: int
    minion_deck: int
    killed: int
    altars_left: int
    boss: DungeonsBoss | None
    split: DungeonsSplit | None
    loot: DungeonsPile
    spells: DungeonsPile
    players: list[DungeonsPlayer]
    check: DungeonsCheck | None
