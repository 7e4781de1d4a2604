"""The numbers of the cards for the sentences about them, and where each card comes from.

Arguments are called as in the content: `number`, `cost`, `disarm`; an effect by its word with _ for - and `fail_`
before that of a failure; an ability's amount by what it does, its other numbers as `DOES_cost`. What is 0 is no
argument, but for reach and losses of an enemy, which has them all (range 0: its own room).
"""

from __future__ import annotations

from typing import Final

from lanterns.games.dungeons import content as con
from lanterns.games.dungeons.rules.spells import TEMPEST_REACH, TEMPEST_SPLASH

Args = dict[str, dict[str, int]]

# Effects whose number says only that they happen: once.
HAPPENS: Final = ("health-full", "loot", "spell", "pickup-loot", "pickup-spell", "goblin", "gate", "reveal", "haste")
# What a space of the lair may do, each an argument of every space.
SPACE: Final = ("health", "focus", "lose_health", "lose_focus", "S", "A", "I", "dice")


def text_args() -> Args:
    """See `Game.text_args`."""
    found: Args = {}
    for hero in con.HEROES:
        found[f"hero-{hero.id}"] = {
            **{"health": hero.health, "focus": hero.focus, "speed": hero.speed, "defense": hero.defense},
            **dict(zip(("strength", "agility", "intellect"), hero.skills, strict=True)),
            **_ability(hero.signature),
        }
        for place, slot in enumerate(hero.slots, 1):
            found[f"slot-{hero.id}-{place}"] = _ability(slot)
    for card in con.CARDS:
        own = {"number": card.number, "cost": card.cost, "disarm": card.disarm}
        found[f"card-{card.id}"] = {
            **{name: value for name, value in own.items() if value},
            **_effects(card.effects),
            **_effects(card.fail, "fail_"),
        }
    found["card-D27"]["speed"] = 1  # the step into the lair [D17.3]
    for loot in con.LOOT:
        found[f"loot-{loot.id}"] = {key: n for ability in loot.abilities for key, n in _ability(ability).items()}
    for spell in con.SPELLS:
        found[f"spell-{spell.id}"] = _spell(spell)
    for goblin in con.GOBLINS:
        found[f"goblin-{goblin.id}"] = _foe(goblin)
    for minion in con.MINIONS:
        found[f"minion-{minion.id}"] = {**_foe(minion), **_counter(minion), "hits": minion.hits}
    for boss in con.BOSSES:
        torch = {"torch_range": boss.torch_range, "torch_health": boss.torch_health, "torch_focus": boss.torch_focus}
        found[f"boss-{boss.id}"] = {
            **_foe(boss.foe),
            **_counter(boss.foe),
            **{"loss_health": boss.loss_health, "loss_focus": boss.loss_focus, "entrance": boss.entrance},
            **dict(zip(("gate_1", "gate_2"), [*boss.gates, 0], strict=False)),
            **(torch if boss.torch_does == "within" else {}),
        }
        for place, effects in enumerate(boss.spaces, 1):
            found[f"space-{boss.id}-{place}"] = {**dict.fromkeys(SPACE, 0), **_effects(effects)}
    for name in con.SETS:
        found[f"set-{name}"] = {
            **{f"pieces_{pieces}": pieces for pieces in (2, 3, 4)},
            **{f"bonus_{pieces}": con.set_bonus(pieces) for pieces in (2, 3, 4)},
        }
    found.update(_questions())
    return found


def _questions() -> Args:
    """Numbers of cards in what is asked and offered."""
    horn = con.ability(con.HORN, "horn")
    prayer = next(hero.signature for hero in con.HEROES if hero.signature.does == "prayer")
    chain = next(spell for spell in con.SPELLS if spell.target == con.AT_CHAIN)
    rewards = [word.split() for goblin in con.GOBLINS for word in goblin.reward]
    return {
        "ask-Burn-why": _ability(con.ability(con.GRIMOIRE, "burn")),
        "ask-Prayer-why": _ability(prayer),
        "ask-Second-why": {"range": chain.range},
        "ask-Steer-why": _ability(horn),
        "act-attack": {"area_range": con.ability(con.AREA_BOW, "area").range},
        **{f"prize-{word[0]}": {"n": int(word[1])} for word in rewards if len(word) > 1},
    }


def _ability(ability: con.Ability) -> dict[str, int]:
    does = ability.does
    all_of_it = {
        **{does: ability.amount, f"{does}_number": ability.number},
        **{f"{does}_cost": ability.cost, f"{does}_range": ability.range},
    }
    return {name: value for name, value in all_of_it.items() if value}


def _effects(effects: list[con.Effect], before: str = "") -> dict[str, int]:
    return {before + effect.does.replace("-", "_"): effect.amount for effect in effects if effect.does not in HAPPENS}


def _spell(spell: con.Spell) -> dict[str, int]:
    own = {"number": spell.number, "cost": spell.cost, "range": spell.range}
    near = {"near_range": TEMPEST_REACH, "near_damage": TEMPEST_SPLASH} if spell.target == con.AT_TEMPEST else {}
    return {**{name: value for name, value in own.items() if value}, **_effects(spell.effects), **near}


def _foe(foe: con.Foe) -> dict[str, int]:
    found = {"speed": foe.speed, "defense": foe.defense}
    found |= {"range": foe.range, "health": foe.health, "focus": foe.focus}
    found |= {f"reward_{word[0]}": int(word[1]) for word in map(str.split, foe.reward) if len(word) > 1}
    rest = {"melee_defense": foe.melee_defense, "per_goblin": int(foe.per_goblin)}
    return found | {name: value for name, value in rest.items() if value}


def _counter(foe: con.Foe) -> dict[str, int]:
    melee, missile, spell = foe.counter
    return {"melee": melee, "missile": missile, "spell": spell}


def sources() -> dict[str, str]:
    """See `Game.sources`."""
    found = {f"hero-{hero.id}": hero.source for hero in con.HEROES}
    found |= {f"card-{card.id}": card.source for card in con.CARDS}
    found |= {f"loot-{loot.id}": loot.source for loot in con.LOOT}
    found |= {f"spell-{spell.id}": spell.source for spell in con.SPELLS}
    found |= {f"goblin-{goblin.id}": goblin.source for goblin in con.GOBLINS}
    found |= {f"minion-{minion.id}": minion.source for minion in con.MINIONS}
    return found | {f"boss-{boss.id}": boss.source for boss in con.BOSSES}
