"""What rooms, hero spaces and piles hold, as data: tests with the odds of the hero who would make them, effects with
what they come to, what the decks still have [D7.6, D9.2, D9.3, D15, D17.6]."""

from __future__ import annotations

from lanterns.core.step import NO_SEAT
from lanterns.games.dungeons import content as con
from lanterns.games.dungeons.odds import SKILLS, told_odds
from lanterns.games.dungeons.rules.checks import die_count, result_bonus
from lanterns.games.dungeons.state import IN_DECK, IN_ROW, Dungeons
from lanterns.games.dungeons.view_types import (
    DungeonsEffectOf,
    DungeonsPile,
    DungeonsRule,
    DungeonsSkill,
    DungeonsTest,
    Skill,
)


def skills_of(g: Dungeons, hero: int) -> dict[Skill, DungeonsSkill]:
    """How many dice a hero rolls for each skill now, and what adds to them [D4.4, D15.7, D17.5]."""
    found: dict[Skill, DungeonsSkill] = {}
    for skill in range(3):
        cards = [*con.DIE_FOR[skill], *con.RESULT_FOR[skill]]
        by = [con.LOOT_NAMES[loot] for loot in cards if g.loot_at[loot] == hero]
        if g.space[hero]:
            boss = con.BOSSES[g.boss]
            if boss.modifier(g.space[hero], "dice") or boss.modifier(g.space[hero], con.SKILLS[skill]):
                by.append(f"space-{g.space[hero]}")
        found[SKILLS[skill]] = {
            "dice": die_count(g, hero, skill),
            "printed": g.hero(hero).skills[skill],
            "bonus": result_bonus(g, hero, skill, con.TEST),
            "by": by,
        }
    return found


def rule_of(g: Dungeons, card: int, hero: int) -> DungeonsRule:
    """What a revealed card asks of a hero and gives; NO_SEAT: without odds and without what it would come to."""
    found = con.CARDS[card]
    test = _test(g, hero, found.skill, found.number, found.cost) if found.skill >= 0 else None
    disarm = _test(g, hero, found.disarm_skill, found.disarm, 0) if found.disarm else None
    return {
        "kind": con.KINDS[found.kind],
        "test": test,
        "disarm": disarm,
        "cost": found.cost,
        "reward": effects_of(g, hero, found.effects),
        "fail": effects_of(g, hero, found.fail),
    }


def _test(g: Dungeons, hero: int, skill: int, number: int, cost: int) -> DungeonsTest:
    skills = range(3) if skill == con.ANY else [skill]
    odds = {} if hero == NO_SEAT else {SKILLS[one]: told_odds(g, hero, one, number, cost) for one in skills}
    return {"skill": SKILLS[skill], "number": number, "cost": cost, "odds": odds}


def effects_of(g: Dungeons, hero: int, listed: list[con.Effect]) -> list[DungeonsEffectOf]:
    """Effects in order, and of what a track counts where it is now and where it would be."""
    found: list[DungeonsEffectOf] = []
    for effect in listed:
        told: DungeonsEffectOf = {"does": effect.does, "amount": effect.amount}
        if effect.does in ("torch-up", "torch-down"):
            up = max(g.torch_start(), g.torch - effect.amount)
            told["before"] = g.torch
            told["after"] = up if effect.does == "torch-up" else min(g.track().skull, g.torch + effect.amount)
        elif hero != NO_SEAT and effect.does in ("health", "lose-health", "health-full"):
            told["before"] = g.hp[hero]
            told["after"] = _along(g.hp[hero], effect, g.hero(hero).health)
        elif hero != NO_SEAT and effect.does in ("focus", "lose-focus"):
            told["before"] = g.fp[hero]
            told["after"] = _along(g.fp[hero], effect, g.hero(hero).focus)
        found.append(told)
    return found


def _along(now: int, effect: con.Effect, most: int) -> int:
    """Where a track of a hero stands after an effect [D1.4]."""
    if effect.does == "health-full":
        return most
    if effect.does.startswith("lose-"):
        return max(0, now - effect.amount)
    return min(most, now + effect.amount)


def loot_pile(g: Dungeons) -> DungeonsPile:
    """Loot in the deck, in all and by the slot it goes to, and the row. The box is known, so is what it has left."""
    kinds = dict.fromkeys(con.SLOTS[:3], 0)
    for loot, place in enumerate(g.loot_at):
        if place == IN_DECK:
            kinds[con.SLOTS[con.SLOT_OF[loot]]] += 1
    return {"deck": g.loot_at.count(IN_DECK), "row": _row(g.loot_at, con.LOOT_NAMES), "kinds": kinds}


def spell_pile(g: Dungeons) -> DungeonsPile:
    """Spells in the deck, in all and whether they hit enemies or do something else, and the row."""
    kinds = {"attack": 0, "other": 0}
    for spell, place in enumerate(g.spell_at):
        if place == IN_DECK:
            kinds["attack" if con.SPELLS[spell].amount("damage") else "other"] += 1
    return {"deck": g.spell_at.count(IN_DECK), "row": _row(g.spell_at, con.SPELL_NAMES), "kinds": kinds}


def _row(at: list[int], names: list[str]) -> list[str]:
    return [names[card] for card, place in enumerate(at) if place == IN_ROW]
