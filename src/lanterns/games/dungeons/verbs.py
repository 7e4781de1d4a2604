"""Every action of the dungeons game: its verb, parameters and code. Verbs of the seats first, then those of chance."""

from __future__ import annotations

from typing import Final

from lanterns.core.verbs import Domain, Span, Verb, VerbTable
from lanterns.games.dungeons import content as con
from lanterns.games.dungeons import grid

# what is attacked with: the printed hand slots, weapons among the loot, the area shot
WEAPONS: Final[list[str]] = [
    "slot-1", "slot-2", *(con.LOOT_NAMES[i] for i in range(len(con.LOOT)) if con.WEAPON_OF[i]), "area",
]  # fmt: skip
WEAPON_LOOT: Final[list[int]] = [i for i in range(len(con.LOOT)) if con.WEAPON_OF[i]]
AREA_SHOT: Final = len(WEAPONS) - 1
SPACES: Final[list[str]] = [f"space-{i}" for i in range(1, 7)]
PLACES: Final[list[str]] = [*grid.CELL_NAMES, *SPACES]
FIRST_SPACE: Final = grid.CELLS - 1  # + space number = place
# gear places of one hero: two hands, garb, two trinkets, two spells
GEAR: Final[list[str]] = ["hand-1", "hand-2", "garb", "trinket-1", "trinket-2", "spell-1", "spell-2"]
GOODS: Final[list[str]] = [*con.LOOT_NAMES, *con.SPELL_NAMES]  # loot and spell cards in one list
FIRST_SPELL: Final = len(con.LOOT_NAMES)
# abilities that may be declared during an action
SURGE: Final = 0
SWORD: Final = 1
STANCE: Final = 2
TRICKS: Final[list[str]] = ["signature", "L06", "stance"]
PRIZES: Final[list[str]] = ["loot", "spell", "health", "focus"]
LOOT_PRIZE: Final = 0
SPELL_PRIZE: Final = 1
HEALTH_PRIZE: Final = 2
FOCUS_PRIZE: Final = 3

_cell = Domain("cell", grid.CELL_NAMES)
_place = Domain("place", PLACES)
_enemy = Domain("enemy", con.ENEMY_NAMES)
_maybe_enemy = Domain("enemy", ["", *con.ENEMY_NAMES])
_hero = Domain("hero", con.HERO_NAMES)
_maybe_hero = Domain("hero", ["", *con.HERO_NAMES])
_die = Domain("die", con.DIE_NAMES)
# which plus dice are added to the result die [D8.3]
PLUS: Final[list[str]] = ["", "+1", "+2", "+1+1", "+1+2", "+2+2"]
PLUS_DICE: Final[list[list[int]]] = [[], [1], [2], [1, 1], [1, 2], [2, 2]]
_plus = Domain("plus", PLUS)
_maybe_die = Domain("die", ["", *con.DIE_NAMES])
_goods = Domain("card", GOODS)
_hits = Domain("hits", [str(n) for n in range(con.BOSS_TOP + 1)])

END: Final = Verb("end")
STOP: Final = Verb("stop")
SKIP: Final = Verb("skip")
MOVE: Final = Verb("move", _place)
REVEAL: Final = Verb("reveal", _cell)
LAY: Final = Verb("lay", Domain("sides", grid.MASK_NAMES[1:]))
PLACE: Final = Verb("place", _cell)
PORTAL: Final = Verb("portal", _cell)
TELEPORT: Final = Verb("teleport", _cell)
ENTER: Final = Verb("enter")
REST: Final = Verb("rest")
SEARCH: Final = Verb("search")
DISARM: Final = Verb("disarm")
ATTACK: Final = Verb("attack", Domain("weapon", WEAPONS), _maybe_enemy)
CAST: Final = Verb("cast", Domain("spell", con.SPELL_NAMES), _maybe_enemy, _maybe_hero)
SIGNATURE: Final = Verb("signature", _maybe_enemy, _maybe_hero)
BOX: Final = Verb("box")
EXPLORE: Final = Verb("explore")
RESEARCH: Final = Verb("research")
TAUNT: Final = Verb("taunt")
HANDS: Final = Verb("hands", _hero)
SPRINT: Final = Verb("sprint")
CLOAK: Final = Verb("cloak")
HORN: Final = Verb("horn")
DISCARD: Final = Verb("discard", _goods)
SWAP: Final = Verb("swap")
SKILL: Final = Verb("skill", Domain("skill", con.SKILLS))
REROLL: Final = Verb("reroll", _die)
MODIFY: Final = Verb("modify", _die, Domain("way", ["up", "down"]))
CHOOSE: Final = Verb("choose", _die, _plus)
USE: Final = Verb("use", Domain("trick", TRICKS))
PAY: Final = Verb("pay")
LEAVE: Final = Verb("leave")
TAKE: Final = Verb("take", Domain("prize", PRIZES))
DECLINE: Final = Verb("decline")
DRAW: Final = Verb("draw")
PICK: Final = Verb("pick", _goods)
KEEP: Final = Verb("keep", Domain("slot", GEAR))
REFUSE: Final = Verb("refuse")
HEAL: Final = Verb("heal", _hero)
TARGET: Final = Verb("target", _enemy)
HUNT: Final = Verb("hunt", _hero)
PATH: Final = Verb("path", Domain("room", grid.ROOM_NAMES))
SPLIT: Final = Verb("split", _hits, _hits, _hits, _hits)

CARD: Final = Verb("card", Domain("card", con.CARD_NAMES))
DICE: Final = Verb("dice", _maybe_die, _maybe_die, _maybe_die, unordered=True)
FOE_DIE: Final = Verb("foe-die", Domain("face", con.FACES))
GOBLIN: Final = Verb("goblin", Domain("goblin", con.GOBLIN_NAMES))
MINION: Final = Verb("minion", Domain("minion", con.MINION_NAMES))
BOSS: Final = Verb("boss", Domain("boss", con.BOSS_NAMES))
DEAL: Final = Verb("deal", _goods)
PARTY: Final = Verb("party", Domain("seat", ["0", "1", "2", "3"]), _hero)

VERBS: Final = VerbTable(
    END, STOP, SKIP, MOVE, REVEAL, LAY, PLACE, PORTAL, TELEPORT, ENTER, REST, SEARCH, DISARM, ATTACK, CAST, SIGNATURE,
    BOX, EXPLORE, RESEARCH, TAUNT, HANDS, SPRINT, CLOAK, HORN, DISCARD, SWAP, SKILL, REROLL, MODIFY, CHOOSE, USE, PAY,
    LEAVE, TAKE, DECLINE, DRAW, PICK, KEEP, REFUSE, HEAL, TARGET, HUNT, PATH, SPLIT,
    CARD, DICE, FOE_DIE, GOBLIN, MINION, BOSS, DEAL, PARTY,
)  # fmt: skip

HEROIC: Final = Span(REST, SIGNATURE)
CASTS: Final = Span(CAST, SIGNATURE)
_ways: Final = Span(PORTAL, ENTER)
_others: Final = Span(BOX, SWAP)


def is_free(action: int) -> bool:
    """Whether an action is a free one of a turn [D13]."""
    return action in _ways or action in _others


END_CODE: Final = END.base
STOP_CODE: Final = STOP.base
SKIP_CODE: Final = SKIP.base
ENTER_CODE: Final = ENTER.base
REST_CODE: Final = REST.base
SEARCH_CODE: Final = SEARCH.base
DISARM_CODE: Final = DISARM.base
BOX_CODE: Final = BOX.base
EXPLORE_CODE: Final = EXPLORE.base
RESEARCH_CODE: Final = RESEARCH.base
TAUNT_CODE: Final = TAUNT.base
SPRINT_CODE: Final = SPRINT.base
CLOAK_CODE: Final = CLOAK.base
HORN_CODE: Final = HORN.base
SWAP_CODE: Final = SWAP.base
PAY_CODE: Final = PAY.base
LEAVE_CODE: Final = LEAVE.base
DECLINE_CODE: Final = DECLINE.base
DRAW_CODE: Final = DRAW.base
REFUSE_CODE: Final = REFUSE.base
# strides used where speed matters
WEAPON_STRIDE: Final = 1 + con.ENEMIES
ENEMY_STRIDE: Final = 1 + len(con.HERO_NAMES)
CAST_STRIDE: Final = (1 + con.ENEMIES) * ENEMY_STRIDE
