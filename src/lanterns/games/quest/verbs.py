"""Every action of the quest game: its verb, parameters and code. Verbs of the seats first, then those of chance."""

from __future__ import annotations

from lanterns.core.verbs import Domain, Verb, VerbTable
from lanterns.games.quest import content as con
from lanterns.games.quest import geography as geo

HEROES = 4  # heroes of one seat, at most [Q12.1]
FACES = ["damage", "power", "magic", "torch", "scroll", "attack"]  # [Q1.5]
DAMAGE, POWER, MAGIC, TORCH, SCROLL, ATTACK = range(6)

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
PAYMENTS = ["t", "s", "f", "tt", "ts", "tf", "ss", "sf", "ff"]
_payment = Domain("payment", PAYMENTS)
_subset = Domain("dice", ["".join(str(i + 1) for i in range(5) if mask >> i & 1) for mask in range(1, 32)])

IDLE = Verb("idle")
TAKE = Verb("take")
SKIP = Verb("skip")
DONE = Verb("done")
ROLL = Verb("roll")
REST = Verb("rest")
SUFFER = Verb("suffer")
DEFEND = Verb("defend")
USE_HELM = Verb("helm")
PICK = Verb("pick", _movement)
MOVE = Verb("move", _hero, _region, _way)
GAIN = Verb("gain", Domain("track", ["health", "power"]))
DROP = Verb("drop", _item)
EQUIP = Verb("equip", _item, _hero)
CLAIM = Verb("claim", _quest)
GUIDE = Verb("guide", _hero, Domain("spaces", ["1", "2"]))
ADVANCE = Verb("advance", _hero, _payment)
ATTACK_GOBLIN = Verb("attack", _hero, _cell)
USE_SWORD = Verb("sword", _hero)
WOUND = Verb("wound", _cell)
SHIFT = Verb("shift", Domain("spaces", ["-2", "-1", "0", "+1", "+2"]))
TURN = Verb("turn", Domain("direction", ["forward", "back"]))
REROLL = Verb("reroll", _subset)
RETURN = Verb("return", _hero)
PAY = Verb("pay", Domain("power", [str(n) for n in range(con.MAX_TRACK + 1)]))
ANGER = Verb("anger", _cell)
FLIP = Verb("flip", _cell)
LURE = Verb("lure", _cell)
DISCARD = Verb("discard", _item)
HOUSE = Verb("house", _colour)

LAND = Verb("land", _cell, Domain("card", con.LAND_NAMES))
COLOUR = Verb("colour", Domain("seat", ["0", "1", "2", "3"]), _colour)
FIRST = Verb("first", Domain("seat", ["0", "1", "2", "3"]))
DEAL = Verb("deal", _quest)
SHOW = Verb("show", _movement)
DICE = Verb("dice", _die, _die, _die, _die, _die, unordered=True)
DICE_IN_ORDER = Verb("dice-in-order", _die, _die, _die, _die)

VERBS = VerbTable(
    IDLE, TAKE, SKIP, DONE, ROLL, REST, SUFFER, DEFEND, USE_HELM, PICK, MOVE, GAIN, DROP, EQUIP, CLAIM, GUIDE, ADVANCE,
    ATTACK_GOBLIN, USE_SWORD, WOUND, SHIFT, TURN, REROLL, RETURN, PAY, ANGER, FLIP, LURE, DISCARD, HOUSE,
    LAND, COLOUR, FIRST, DEAL, SHOW, DICE, DICE_IN_ORDER,
)  # fmt: skip

# codes and strides used where speed matters
IDLE_CODE, SKIP_CODE, TAKE_CODE, DONE_CODE = IDLE.base, SKIP.base, TAKE.base, DONE.base
ROLL_CODE, REST_CODE, SUFFER_CODE, DEFEND_CODE, HELM_CODE = (
    ROLL.base,
    REST.base,
    SUFFER.base,
    DEFEND.base,
    USE_HELM.base,
)
MOVE_BASE = MOVE.base
REGION_STRIDE = len(geo.WAY_NAMES)
HERO_STRIDE = geo.REGIONS * REGION_STRIDE
GAIN_HEALTH, GAIN_POWER = GAIN.base, GAIN.base + 1
