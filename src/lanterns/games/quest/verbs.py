"""Every action of the quest game: its verb, parameters and code. Verbs of the seats first, then those of chance."""

from __future__ import annotations

from typing import Final

from lanterns.core.verbs import Domain, Verb, VerbTable
from lanterns.games.quest import content as con
from lanterns.games.quest import geography as geo
from lanterns.games.quest.view_types import DieFace

HEROES: Final = 4  # heroes of one seat, at most [Q12.1]
FACES: Final[tuple[DieFace, ...]] = ("damage", "power", "magic", "torch", "scroll", "attack")  # [Q1.5]
DAMAGE: Final = 0
POWER: Final = 1
MAGIC: Final = 2
TORCH: Final = 3
SCROLL: Final = 4
ATTACK: Final = 5

_hero = Domain("hero", [str(h + 1) for h in range(HEROES)])
_cell = Domain("cell", geo.CELL_NAMES)
_region = Domain("region", geo.REGION_NAMES)
_way = Domain("way", geo.WAY_NAMES)
_movement = Domain("card", geo.MOVEMENT_NAMES)
_item = Domain("item", con.ITEM_NAMES)
_quest = Domain("quest", con.QUEST_NAMES)
_colour = Domain("colour", con.COLOURS)
_die = Domain("die", ["", *FACES])

# how the symbols of a temple space are paid: t torch die, s scroll die, f forged [Q6.13, Q6.15, Q6.17]
PAYMENTS: Final = ["t", "s", "f", "tt", "ts", "tf", "ss", "sf", "ff"]
_payment = Domain("payment", PAYMENTS)
COSTS: Final = [(name.count("t"), name.count("s"), name.count("f")) for name in PAYMENTS]  # torches, scrolls, forged
FORGE: Final = 2  # Power per forged symbol [Q6.17]
_subset = Domain("dice", ["".join(str(i + 1) for i in range(5) if mask >> i & 1) for mask in range(1, 32)])

IDLE: Final = Verb("idle")
TAKE: Final = Verb("take")
SKIP: Final = Verb("skip")
DONE: Final = Verb("done")
ROLL: Final = Verb("roll")
REST: Final = Verb("rest")
SUFFER: Final = Verb("suffer")
DEFEND: Final = Verb("defend")
USE_HELM: Final = Verb("helm")
PICK: Final = Verb("pick", _movement)
MOVE: Final = Verb("move", _hero, _region, _way)
GAIN: Final = Verb("gain", Domain("track", ["health", "power"]))
DROP: Final = Verb("drop", _item)
EQUIP: Final = Verb("equip", _item, _hero)
CLAIM: Final = Verb("claim", _quest)
GUIDE: Final = Verb("guide", _hero, Domain("spaces", ["1", "2"]))
ADVANCE: Final = Verb("advance", _hero, _payment)
ATTACK_GOBLIN: Final = Verb("attack", _hero, _cell)
USE_SWORD: Final = Verb("sword", _hero)
WOUND: Final = Verb("wound", _cell)
SHIFT: Final = Verb("shift", Domain("spaces", ["-2", "-1", "0", "+1", "+2"]))
TURN: Final = Verb("turn", Domain("direction", ["forward", "back"]))
REROLL: Final = Verb("reroll", _subset)
RETURN: Final = Verb("return", _hero)
PAY: Final = Verb("pay", Domain("power", [str(n) for n in range(con.MAX_TRACK + 1)]))
ANGER: Final = Verb("anger", _cell)
FLIP: Final = Verb("flip", _cell)
LURE: Final = Verb("lure", _cell)
DISCARD: Final = Verb("discard", _item)
HOUSE: Final = Verb("house", _colour)

LAND: Final = Verb("land", _cell, Domain("card", con.LAND_NAMES))
COLOUR: Final = Verb("colour", Domain("seat", ["0", "1", "2", "3"]), _colour)
FIRST: Final = Verb("first", Domain("seat", ["0", "1", "2", "3"]))
DEAL: Final = Verb("deal", _quest)
SHOW: Final = Verb("show", _movement)
DICE: Final = Verb("dice", _die, _die, _die, _die, _die, unordered=True)
DICE_IN_ORDER: Final = Verb("dice-in-order", _die, _die, _die, _die)

VERBS: Final = VerbTable(
    IDLE, TAKE, SKIP, DONE, ROLL, REST, SUFFER, DEFEND, USE_HELM, PICK, MOVE, GAIN, DROP, EQUIP, CLAIM, GUIDE, ADVANCE,
    ATTACK_GOBLIN, USE_SWORD, WOUND, SHIFT, TURN, REROLL, RETURN, PAY, ANGER, FLIP, LURE, DISCARD, HOUSE,
    LAND, COLOUR, FIRST, DEAL, SHOW, DICE, DICE_IN_ORDER,
)  # fmt: skip

# codes and strides used where speed matters
IDLE_CODE: Final = IDLE.base
SKIP_CODE: Final = SKIP.base
TAKE_CODE: Final = TAKE.base
DONE_CODE: Final = DONE.base
ROLL_CODE: Final = ROLL.base
REST_CODE: Final = REST.base
SUFFER_CODE: Final = SUFFER.base
DEFEND_CODE: Final = DEFEND.base
HELM_CODE: Final = USE_HELM.base
MOVE_BASE: Final = MOVE.base
REGION_STRIDE: Final = len(geo.WAY_NAMES)
HERO_STRIDE: Final = geo.REGIONS * REGION_STRIDE
GAIN_HEALTH: Final = GAIN.base
GAIN_POWER: Final = GAIN.base + 1


def move_of(action: int) -> tuple[int, int, int]:
    """Own hero, region and way of a MOVE: what `MOVE.args` gives, by arithmetic alone."""
    at = action - MOVE_BASE
    return at // HERO_STRIDE, at // REGION_STRIDE % geo.REGIONS, at % REGION_STRIDE
