"""Aiming: how far weapons and spells reach now, why an enemy is out of reach, what it answers [D9.5, D9.6, D10, D11].

Shown while a hero chooses an attack or a cast; why.py gives the same reasons for an action that is not legal.
"""

from __future__ import annotations

from typing import Final

from lanterns.core.step import Refusal
from lanterns.core.view_types import RefusalView
from lanterns.games.dungeons import content as con
from lanterns.games.dungeons.grid import LAIR, ROOM_NAMES
from lanterns.games.dungeons.rules.attack import ability_of, weapons
from lanterns.games.dungeons.rules.counter import loss
from lanterns.games.dungeons.rules.sight import FAR, in_line, reaches, within
from lanterns.games.dungeons.rules.spells import SIGNED, book
from lanterns.games.dungeons.state import EMPTY, GEAR, NONE, Dungeons
from lanterns.games.dungeons.verbs import (
    AREA_SHOT,
    ATTACK,
    CAST,
    CAST_STRIDE,
    CASTS,
    ENEMY_STRIDE,
    SIGNATURE,
    WEAPON_STRIDE,
    WEAPONS,
)
from lanterns.games.dungeons.view_types import DungeonsAim, Reach

MELEE: Final[Reach] = "melee"
MISSILE: Final[Reach] = "missile"
PATH: Final[Reach] = "path"


def aims(g: Dungeons, hero: int) -> list[DungeonsAim]:
    """What a hero has to attack and cast with, each with its reach from where the hero stands.

    `with`: the verb and its first argument as in the notation; `kind`: melee, missile or path (any path); `range` in
    rooms; `rooms` that it reaches; `barred`: enemies out of reach, each with the refusal's `rule`, `key` and `params`.
    """
    found = [
        _aim(g, hero, f"attack {WEAPONS[weapon]}", MELEE if ability.does == "melee" else MISSILE, ability.range)
        for weapon, ability in weapons(g, hero)
    ]
    if g.loot_at[con.AREA_BOW] == hero:
        found.append(_aim(g, hero, f"attack {WEAPONS[AREA_SHOT]}", PATH, con.ability(con.AREA_BOW, "area").range))
    for spell in g.gear[hero * GEAR + 5 : hero * GEAR + 7]:
        if spell != EMPTY and con.SPELLS[spell].target != con.AT_NONE:
            found.append(_aim(g, hero, f"cast {con.SPELL_NAMES[spell]}", PATH, con.SPELLS[spell].range))
    if g.hero(hero).signature.does in ("bolt", "arrow"):
        found.append(_aim(g, hero, "signature", PATH, g.hero(hero).signature.range))
    return found


def _aim(g: Dungeons, hero: int, name: str, kind: Reach, reach: int) -> DungeonsAim:
    room = g.at[hero]
    rooms = [room]
    if kind == PATH:
        rooms = within(g, room, reach)
    elif kind == MISSILE and room != LAIR:
        rooms = in_line(g, room, reach)
    barred: dict[str, RefusalView] = {}
    for enemy in g.enemies():
        refusal = out_of_reach(g, hero, enemy, kind, reach)
        if refusal is not None:
            barred[con.ENEMY_NAMES[enemy]] = refusal.to_json()
    return {
        "with": name, "kind": kind, "range": reach, "rooms": [ROOM_NAMES[at] for at in rooms], "barred": barred,
    }  # fmt: skip


def out_of_reach(g: Dungeons, hero: int, enemy: int, kind: Reach, reach: int) -> Refusal | None:
    """Why an enemy in play cannot be reached; None when it can be [D9.5, D9.6, D10.1, D10.2, D10.4, D17.1, D17.8]."""
    room, other = g.at[hero], g.foe_at[enemy]
    if LAIR in (room, other):
        return None if room == other else Refusal("D17.8", "across-the-lair")
    if kind == MELEE:
        return None if room == other else Refusal("D9.6", "not-in-your-room")
    if kind == MISSILE:
        if room == other:
            return Refusal("D9.6", "too-near")
        line = _along(g, room, other)
        if line == FAR:
            return Refusal("D10.2", "not-in-line")
        return None if line <= reach else Refusal("D10.4", "too-far", steps=line, range=reach)
    steps = _apart(g, room, other)
    if steps == FAR:
        return Refusal("D10.1", "no-way-there")
    return None if steps <= reach else Refusal("D10.1", "too-far", steps=steps, range=reach)


def _along(g: Dungeons, room: int, other: int) -> int:
    """Rooms along the straight line to another room, FAR without line of sight."""
    for steps in range(1, 7):
        if other in in_line(g, room, steps):
            return steps
    return FAR


def _apart(g: Dungeons, room: int, other: int) -> int:
    """Fewest passages between two rooms of the dungeon, FAR where no way leads [D10.1]."""
    if other not in within(g, room, FAR):
        return FAR
    steps = 0
    while other not in within(g, room, steps):
        steps += 1
    return steps


def attack_barred(g: Dungeons, hero: int, action: int) -> Refusal:
    """Why an attack is not legal: no such weapon, nobody there, or out of reach."""
    weapon, target = divmod(action - ATTACK.base, WEAPON_STRIDE)
    enemy = target - 1
    held = [found for found, _ in weapons(g, hero)]
    if weapon not in held or enemy < 0 or g.foe_at[enemy] < 0:
        return Refusal("D9.6", "no-such-attack")
    found = ability_of(g, hero, weapon)
    kind = MELEE if found.does == "melee" else MISSILE
    return out_of_reach(g, hero, enemy, kind, found.range) or Refusal("D9.6", "no-such-attack")


def cast_barred(g: Dungeons, hero: int, action: int) -> Refusal:
    """Why a cast of a spell that is held, or of a hero's bolt, is not legal at its enemy."""
    spell, rest = (SIGNED, action - SIGNATURE.base) if action in SIGNATURE else _spell(action)
    enemy = rest // ENEMY_STRIDE - 1
    far = Refusal("D9.5", "out-of-range")
    if enemy < 0 or g.foe_at[enemy] < 0:
        return far
    return out_of_reach(g, hero, enemy, PATH, book(g, hero, spell)[2]) or far


def _spell(action: int) -> tuple[int, int]:
    return divmod(action - CAST.base, CAST_STRIDE)


def reply(g: Dungeons, hero: int, action: int) -> list[int] | None:
    """The Health lost to each face of the enemy die but the torch, if the one target lives and strikes back [D11].

    In the order of the faces 2, 3, 4, 5, shield, each one time in six, as the torch is. None for other actions, and
    where the target could not strike back [D9.9].
    """
    if action in ATTACK:
        weapon, target = divmod(action - ATTACK.base, WEAPON_STRIDE)
        enemy = target - 1
        kind = con.MELEE if weapon < AREA_SHOT and ability_of(g, hero, weapon).does == "melee" else con.MISSILE
    elif action in CASTS:
        spell, rest = (SIGNED, action - SIGNATURE.base) if action in SIGNATURE else _spell(action)
        weapon, enemy, kind = NONE, rest // ENEMY_STRIDE - 1, con.SPELL
        if spell != SIGNED and con.SPELLS[spell].target != con.AT_ENEMY:
            return None
    else:
        return None
    if enemy < 0 or not reaches(g, g.at[hero], g.foe_at[enemy]):
        return None
    # The same questions as in the attack itself, asked of a position in which it is being made.
    made = g.copy()
    made.kind, made.weapon, made.boost = kind, weapon, 0
    return [loss(made, hero, enemy, face) for face in range(con.TORCH_FACE)]


def at_boss(action: int) -> bool:
    """Whether an action of a turn is an attack or cast at the boss alone."""
    if action in ATTACK:
        return (action - ATTACK.base) % WEAPON_STRIDE - 1 == con.BOSS_CODE
    if action not in CASTS:
        return False
    rest = action - SIGNATURE.base if action in SIGNATURE else _spell(action)[1]
    return rest // ENEMY_STRIDE - 1 == con.BOSS_CODE


def replies(g: Dungeons) -> dict[str, int | None]:
    """What each target that reaches the attacker would take by the enemy die that lies; None for the torch."""
    if g.face == NONE:
        return {}
    hero = g.roller
    return {
        con.ENEMY_NAMES[enemy]: None if g.face == con.TORCH_FACE else loss(g, hero, enemy, g.face)
        for enemy in g.foes_of(g.targets)
        if g.foe_at[enemy] >= 0 and reaches(g, g.at[hero], g.foe_at[enemy])
    }
