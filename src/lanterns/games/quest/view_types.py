"""The view of a quest game as types: what `view.py` beside this makes. A cell is named "rc" (row, column), a region by
its cell and side, "22R"."""

from typing import Literal, NotRequired, TypedDict

from lanterns.core.view_types import ActionView, Cause, View

Colour = Literal["blue", "red", "yellow", "green"]
Mode = Literal["together", "chosen", "danongorf"]
Phase = Literal["setup", "day", "dusk", "night", "dawn", "fight", "end"]
Movement = Literal["horse", "raft", "gryphon", "ship", "foot"]
Track = Literal["health", "power"]
DieFace = Literal["damage", "power", "magic", "torch", "scroll", "attack"]


class QuestHeroOdds(TypedDict):
    """Throws that allow the next space, the rest of the temple, or the book; where it applies."""

    advance: NotRequired[int]
    finish: NotRequired[int]
    learn: NotRequired[int]


class QuestReroll(TypedDict):
    """Of throws of the rerolled dice, `of` in all: how many cost at least 1, 2, .. Health; heroes by seat's order."""

    of: int
    lose: list[int]
    heroes: list[QuestHeroOdds]


class QuestOption(ActionView):
    """An answer. Moves alone tell the Power to pay, goblins that turn passive, and cards passed; movement cards to be
    picked, the regions that own heroes could reach; idling, the tracks of which it gains 1 (`both`: of each,
    else of one); an answer to a reroll by Day, what it comes to.
    """

    cost: NotRequired[int]
    calms: NotRequired[list[str]]
    passes: NotRequired[list[str]]
    reach: NotRequired[list[str]]
    gain: NotRequired[list[Track]]
    both: NotRequired[bool]
    reroll: NotRequired[QuestReroll]


class QuestMovement(TypedDict):
    card: Movement
    used: bool
    shown: bool


class QuestLand(TypedDict):
    card: str
    gloom: bool


class QuestGoblin(TypedDict):
    face: Literal["passive", "aggressive"]
    wounds: int


class QuestHero(TypedDict):
    """`at` is a region, `space` that of the temple it stands in."""

    at: str | None
    space: int | None
    items: list[str]
    colour: Colour | None


class QuestLegend(TypedDict):
    step: int
    temples: list[str]


class QuestPoints(TypedDict, total=False):
    """What the score is made of; empty against Danongorf, where there are none."""

    spells: int
    quests: int
    goblins: int
    legends: int


class QuestPlayer(TypedDict):
    """`learns`: the highest book that an obelisk would teach at the magic of now, without items."""

    seat: int
    colour: Colour | None
    health: int
    max_health: int
    power: int
    max_power: int
    spell: int
    learns: int
    quests: list[str]
    goblins: int
    score: int
    points: QuestPoints
    adventuring: bool
    heroes: list[QuestHero]
    stash: list[str]
    legends: dict[str, QuestLegend]


class QuestBoss(TypedDict):
    quests: int
    goblins: int
    fight_set: bool


class QuestGoal(TypedDict):
    """What an own hero (from 1) stands before; `card` is that of its temple or book. `done`: Nights in which it was
    reached, by stop."""

    kind: Literal["temple", "goblin", "book"]
    hero: int
    card: str
    done: list[int]


class QuestLuck(TypedDict):
    """Of so many Nights in which nobody rests, those in which the seat was exhausted, by stop: after this roll, when
    the dice come back, and once more; `alone`: after one, two and three rolls. `spell` is the level that remains;
    `goals` are those that were reached at all, the nearest first."""

    walks: int
    alone: bool
    spell: int
    exhausted: list[int]
    goals: list[QuestGoal]


class QuestOdds(TypedDict):
    """Of the next roll for a seat: throws among `of`."""

    seat: int
    of: int
    hurt: int
    exhausted: int
    heroes: list[QuestHeroOdds]


class QuestView(View):
    """`magic_levels`: the level at each space of the track from 0; `harm`: what a damage die that counts costs now.
    `boss` is there against Danongorf, who counts no `rounds`; `odds` by Night; the `verdict` on a Chosen One when all
    is over."""

    game: Literal["quest"]
    options: list[QuestOption]
    mode: Mode
    phase: Phase
    round: int
    rounds: int | None
    turn: int
    first: int
    crossed: bool
    roller: int
    magic: int
    magic_levels: list[int]
    harm: int
    target: int
    dice: list[DieFace]
    movement: list[QuestMovement]
    card: Movement | None
    land: dict[str, QuestLand]
    goblins: dict[str, QuestGoblin]
    supply: int
    row: list[str]
    deck: int
    discard: list[str]
    players: list[QuestPlayer]
    verdict: NotRequired[Cause]
    boss: NotRequired[QuestBoss]
    odds: NotRequired[list[QuestOdds]]
