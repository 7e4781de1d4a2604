"""Why a step of a turn is not legal now: the closest rule, for choices that are shown greyed."""

from __future__ import annotations

from typing import Final

from lanterns.core.step import Refusal
from lanterns.games.dungeons import content as con
from lanterns.games.dungeons.grid import LAIR
from lanterns.games.dungeons.rules.aim import attack_barred, cast_barred
from lanterns.games.dungeons.rules.effects import barred
from lanterns.games.dungeons.rules.equipment import SPELL, available, in_row
from lanterns.games.dungeons.rules.lair import TAUNT_COST
from lanterns.games.dungeons.rules.moves import explain_move, may_leave, may_portal, stranded
from lanterns.games.dungeons.state import BY_ENEMY, EMPTY, GEAR, OPEN, Dungeons, portals_stay_open
from lanterns.games.dungeons.verbs import (
    ATTACK,
    BOX_CODE,
    CAST,
    CLOAK_CODE,
    DISARM_CODE,
    DISCARD,
    END_CODE,
    ENTER_CODE,
    EXPLORE_CODE,
    GOODS,
    HANDS,
    HEROIC,
    HORN_CODE,
    MOVE,
    PORTAL,
    RESEARCH_CODE,
    REST_CODE,
    REVEAL,
    SEARCH_CODE,
    SPRINT_CODE,
    SWAP_CODE,
    TAUNT_CODE,
    TELEPORT,
    VERBS,
    is_free,
)

# what a turn may offer beside moves, attacks and casts: shown barred with its reason while it is not open
OFFERS: Final = (
    REST_CODE, SEARCH_CODE, DISARM_CODE, BOX_CODE, ENTER_CODE, EXPLORE_CODE, RESEARCH_CODE, TAUNT_CODE, SPRINT_CODE,
    CLOAK_CODE, HORN_CODE,
)  # fmt: skip
# reasons that only say that this hero never had the choice
NEVER: Final = frozenset(("not-your-ability", "card-not-held", "no-boss-yet", "explore-in-act-one"))


def barred_offers(g: Dungeons, hero: int, open_codes: set[int]) -> list[tuple[int, Refusal]]:
    """What a turn does not offer now though it might, with the rule that bars it."""
    found: list[tuple[int, Refusal]] = []
    for code in OFFERS:
        refusal = None if code in open_codes else why(g, hero, code)
        if refusal is not None and refusal.key not in NEVER:
            found.append((code, refusal))
    return found


def why(g: Dungeons, hero: int, action: int) -> Refusal | None:
    """The rule that forbids an action in a turn, None when no rule is closer than that it is not open."""
    if not 0 <= action < VERBS.size:
        return None
    if g.at[hero] == LAIR and stranded(g, hero):
        return Refusal("DR46", "stand-free-first")
    if action in MOVE or action in REVEAL:
        return _move(g, hero, action)
    if action in HEROIC:
        return _heroic(g, hero, action)
    if is_free(action):
        return _free(g, hero, action)
    return Refusal("D5.1", "nothing-to-end") if action == END_CODE else None


def _move(g: Dungeons, hero: int, action: int) -> Refusal | None:
    if g.closed == BY_ENEMY:
        return Refusal("D6.7", "stopped-by-enemy")
    if g.closed != OPEN:
        return Refusal("D5.2", "movement-over")
    if g.speed_left(hero) < 1:
        return Refusal("D4.2", "no-speed-left")
    return explain_move(g, hero, action)


def _short(rule: str, focus: int, cost: int) -> Refusal | None:
    return Refusal(rule, "focus-short", focus=focus, cost=cost) if focus < cost else None


def _heroic(g: Dungeons, hero: int, action: int) -> Refusal | None:
    if g.acted:
        return Refusal("D5.1", "heroic-action-taken")
    room = g.at[hero]
    if action == SEARCH_CODE or action == DISARM_CODE:
        if room == LAIR:
            return Refusal("D17.7", "not-in-the-lair")
        card = con.CARDS[g.cards[room]]
        if action == SEARCH_CODE:
            if card.kind != con.SEARCH:
                return Refusal("D9.2", "nothing-to-search")
        elif not card.disarm or g.disarmed >> room & 1:
            return Refusal("D9.3", "nothing-to-disarm")
        return Refusal("D9.4", "enemy-in-the-room") if barred(g, hero) else None
    if action in ATTACK:
        return attack_barred(g, hero, action)
    if action in CAST:
        spell = (action - CAST.base) // (CAST.size // len(con.SPELLS))
        if g.spell_at[spell] != hero:
            return Refusal("D9.5", "spell-not-held")
        return cast_barred(g, hero, action)
    does = g.hero(hero).signature.does
    if does == "walk" and room == LAIR:
        return Refusal("D17.7", "not-in-the-lair")
    if does == "strike":
        return Refusal("DR43", "no-such-attack")
    if does == "bolt" or does == "arrow":
        return cast_barred(g, hero, action)
    return Refusal("D13.7", "signature-is-a-trigger")


def _free(g: Dungeons, hero: int, action: int) -> Refusal | None:
    if g.asleep:
        return Refusal("D5.5", "woke-this-turn")
    focus = g.fp[hero]
    room = g.at[hero]
    if action == ENTER_CODE:
        if room != g.door_at:
            return Refusal("D16.1", "not-at-the-door")
        if g.killed < g.n:
            return Refusal("D16.1", "minions-alive", left=g.n - g.killed)
        if not may_leave(g):
            return Refusal("D16.1", "movement-over")
        return Refusal("D17.4", "no-space-free")
    if action in PORTAL or action in TELEPORT:
        return _teleport(g, hero, action)
    if action == BOX_CODE:
        if room == LAIR or con.CARDS[g.cards[room]].kind != con.BOX:
            return Refusal("D13.6", "no-box-here")
        if barred(g, hero):
            return Refusal("D9.4", "enemy-in-the-room")
        return _short("D13.6", focus, con.CARDS[g.cards[room]].cost) or _nothing(g)
    if action == EXPLORE_CODE:
        return Refusal("D13.2", "explore-in-act-one") if g.act == 2 else Refusal("DR47", "nothing-to-explore")
    if action == RESEARCH_CODE:
        return _printed(g, hero, "research", "D13.3") or Refusal("DR47", "nothing-to-pick")
    if action == TAUNT_CODE:
        if g.act == 1:
            return Refusal("D17.13", "no-boss-yet")
        return _short("D17.13", focus, TAUNT_COST) or Refusal("DR31", "boss-is-here")
    if action in HANDS:
        return _printed(g, hero, "hands", "D13.6") or Refusal("D10.1", "out-of-range")
    if action == SPRINT_CODE:
        return _printed(g, hero, "sprint", "D13.6")
    if action == CLOAK_CODE or action == HORN_CODE:
        return _card(
            g, hero, con.CLOAK if action == CLOAK_CODE else con.HORN, "cloak" if action == CLOAK_CODE else "horn"
        )
    if action == SWAP_CODE:
        return Refusal("D13.5", "one-hand-card")
    return Refusal("D13.4", "card-not-held", goods=GOODS[action - DISCARD.base])


def _teleport(g: Dungeons, hero: int, action: int) -> Refusal | None:
    if g.at[hero] == LAIR:
        return Refusal("DR45", "not-in-the-lair")
    if action in PORTAL:
        card = con.CARDS[g.cards[g.at[hero]]]
        if card.kind != con.PORTAL:
            return Refusal("D6.10", "no-portal-here")
        cost = card.cost
    else:
        if g.loot_at[con.ROBES] != hero:
            return Refusal("D6.11", "card-not-held", goods=con.LOOT_NAMES[con.ROBES])
        cost = con.ability(con.ROBES, "teleport").cost
    if action in PORTAL and portals_stay_open(g):
        if not may_portal(g, hero):
            return Refusal("D6.11", "enemy-bars-the-way")
    elif not may_leave(g):
        return Refusal("D6.11", "movement-over")
    return _short("D6.10", g.fp[hero], cost) or Refusal("D6.10", "not-revealed")


def _nothing(g: Dungeons) -> Refusal | None:
    return None if in_row(g, SPELL) else Refusal("DR47", "nothing-to-pick")


def _printed(g: Dungeons, hero: int, does: str, rule: str) -> Refusal | None:
    """Why a printed ability of the second slot cannot be used."""
    slot = g.hero(hero).slots[1]
    if slot.does != does:
        return Refusal(rule, "not-your-ability")
    if g.gear[hero * GEAR + 1] != EMPTY:
        return Refusal("D15.4", "slot-covered")
    if does == "research" and not available(g, SPELL):
        return Refusal("DR47", "nothing-to-pick")
    return _short(rule, g.fp[hero], slot.cost)


def _card(g: Dungeons, hero: int, loot: int, does: str) -> Refusal | None:
    if g.loot_at[loot] != hero:
        return Refusal("D13.6", "card-not-held", goods=con.LOOT_NAMES[loot])
    short = _short("D13.6", g.fp[hero], con.ability(loot, does).cost)
    if short is None and loot == con.CLOAK and g.cloaked:
        return Refusal("L23", "once-a-turn")
    return short
