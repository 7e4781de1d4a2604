"""How well a hero fights with what is equipped: Health taken from an enemy per turn spent on it, rests included.

Everything is counted in turns, the currency of the game: a point of Health costs about a fifth of a turn to get back, a
point of Focus about a tenth [D9.1], a space of the torch one. Powers depend on hero and equipment alone, so they are
worked out once and kept.
"""

from __future__ import annotations

from typing import Final

from lanterns.games.dungeons import content as con
from lanterns.games.dungeons.odds import reachable
from lanterns.games.dungeons.rules.checks import HANDS, WEIGHTS
from lanterns.games.dungeons.state import EMPTY, GEAR, Dungeons

HEALTH_TURN: Final = 0.2  # turns that a point of Health is worth
FOCUS_TURN: Final = 0.09
TORCH_RISK: Final = 0.15  # of an attack: one face in six lowers the torch
SPACE_BONUS: Final = 1  # what a hero space adds to attacks on a boss, as a rule
LOWEST: Final = -6  # margins (Defense less bonuses) that the tables begin with
MARGINS: Final = 16


def _damage(dice: int, margin: int) -> float:
    """Expected total beyond a margin; Focus pays for one step of Modify Die every other time."""
    hits = 0
    ways = 0
    for values, weight in zip(HANDS[dice], WEIGHTS[dice], strict=True):
        hits += weight * (max(0, reachable(values, 0) - margin) + max(0, reachable(values, 1) - margin))
        ways += 2 * weight
    return hits / ways


def _chance(dice: int, number: int) -> float:
    """Chance of a total of at least a number, with Modify Die every other time."""
    hits = 0
    ways = 0
    for values, weight in zip(HANDS[dice], WEIGHTS[dice], strict=True):
        hits += weight * (int(reachable(values, 0) >= number) + int(reachable(values, 1) >= number))
        ways += 2 * weight
    return hits / ways


# by dice and margin - LOWEST, and by dice and number
DAMAGE: Final[list[list[float]]] = [[_damage(dice, LOWEST + i) for i in range(MARGINS)] for dice in range(4)]
CHANCE_OF: Final[list[list[float]]] = [[_chance(dice, number) for number in range(12)] for dice in range(4)]


def chance_of(dice: int, number: int) -> float:
    return CHANCE_OF[dice][min(11, max(0, number))]


class Power:
    """What a hero does to each minion and boss per turn, and how useful the rest of the equipment is."""

    def __init__(self, hero: int, gear: list[int]) -> None:
        self.hero: int = hero
        self.gear: list[int] = gear
        card = con.HEROES[hero]
        self.skills: list[int] = card.skills[:]
        self.bonus: list[int] = [0, 0, 0]
        self.guard: int = card.defense
        self.melee_guard: int = 0
        self.other: float = 0.0  # turns that the rest is worth in a whole game
        sets = [0, 0, 0, 0]
        for loot in gear[:5]:
            if loot == EMPTY:
                continue
            self.guard += con.DEFENSE_OF[loot]
            self.melee_guard += con.GUARD_OF[loot]
            self.other += 0.05 + 0.35 * con.SPEED_OF[loot]
            for found in con.LOOT[loot].abilities:
                if found.does == "die":
                    self.skills[found.skill] = min(3, self.skills[found.skill] + 1)
                elif found.does == "skill":
                    self.bonus[found.skill] += found.amount
                elif found.does in ("thrift", "stealth", "teleport", "horn", "cloak"):
                    self.other += 0.35
                elif found.does == "reroll":
                    self.other += 0.5
            if con.LOOT[loot].set >= 0:
                sets[con.LOOT[loot].set] += 1
        self.sets: list[int] = [max(0, count - 1) for count in sets]
        self.other += 0.3 * self.sets[con.LION] + 0.4 * self.sets[con.PHOENIX]
        self._spells()
        self.minion: list[float] = [self._rate(foe, 0) for foe in con.MINIONS]
        self.boss: list[float] = [self._rate(boss.foe, SPACE_BONUS) for boss in con.BOSSES]
        self.any_minion: float = sum(self.minion) / len(self.minion)
        self.any_boss: float = sum(self.boss) / len(self.boss)

    def _spells(self) -> None:
        dice = self.skills[con.INTELLECT]
        for spell in self.gear[5:7]:
            if spell == EMPTY:
                continue
            card = con.SPELLS[spell]
            passed = chance_of(dice, card.number - self.bonus[con.INTELLECT])
            self.other += 0.1
            if card.amount("health") or card.amount("health-near"):
                self.other += 0.8 * passed
            elif not card.attack:
                self.other += 0.5 * passed

    def _rate(self, foe: con.Foe, extra: int) -> float:
        """Damage per turn, with the best that is at hand, the turns of rest that it costs counted in."""
        best = 0.1
        hero = con.HEROES[self.hero]
        weapons = [slot for i, slot in enumerate(hero.slots) if slot.hook == "DECL" and self.gear[i] == EMPTY]
        for loot in self.gear[:2]:
            if loot != EMPTY:
                weapons += con.WEAPON_OF[loot]
        surge = hero.signature
        harder = 1 if con.MAUL in self.gear[:2] else 0
        for weapon in weapons:
            if weapon.does == "area":
                continue
            kind = con.MELEE if weapon.does == "melee" else con.MISSILE
            dice = self.skills[weapon.skill]
            margin = foe.defense - weapon.amount - self.bonus[weapon.skill] - extra
            margin -= self.sets[con.BEAR] if kind == con.MELEE else self.sets[con.PANTHER]
            if kind == con.MELEE:
                margin += foe.melee_defense
            damage = DAMAGE[dice][margin - LOWEST]
            paid = 0.0
            if surge.does == "surge" and surge.attacks >> kind & 1:
                damage = 0.5 * (damage + DAMAGE[dice][max(0, margin - surge.amount - LOWEST)])
                paid = 0.5 * surge.cost
            if harder and weapon.amount == 1 and kind == con.MELEE:
                damage += 0.7
            best = max(best, damage / (1 + TORCH_RISK + HEALTH_TURN * self._wound(foe, kind) + FOCUS_TURN * (1 + paid)))
        dice = self.skills[con.INTELLECT]
        books = [(card.number, card.cost, card.amount("damage")) for card in self._attack_spells()]
        if surge.does in ("bolt", "arrow"):
            books.append((surge.number, surge.cost, surge.amount))
        burn = 1 if con.GRIMOIRE in self.gear[:2] else 0
        for number, cost, amount in books:
            passed = chance_of(dice, number - self.bonus[con.INTELLECT] - extra)
            damage = passed * (amount + burn)
            turns = 1 + TORCH_RISK + HEALTH_TURN * self._wound(foe, con.SPELL) + FOCUS_TURN * (1 + passed * cost)
            best = max(best, damage / turns)
        return best

    def _attack_spells(self) -> list[con.Spell]:
        return [con.SPELLS[spell] for spell in self.gear[5:7] if spell != EMPTY and con.SPELLS[spell].attack]

    def _wound(self, foe: con.Foe, kind: int) -> float:
        """Health that a counter-attack takes, on average [D11.2, D11.3]."""
        guard = self.guard + (self.melee_guard if kind == con.MELEE else 0)
        added = foe.counter[kind]
        hurt = added
        for face in (2, 3, 4, 5):
            hurt += max(0, face + added - guard)
        return hurt / 6


POWERS_KEPT: Final = 20_000

#: powers worked out, by hero and equipment, on which alone they depend
_KNOWN: Final[dict[int, Power]] = {}


def power(g: Dungeons, seat: int) -> Power:
    """The power of a seat's hero as it is equipped now."""
    hero = g.party[seat]
    key = hero
    first = seat * GEAR
    for place in range(first, first + GEAR):
        key = key * 28 + g.gear[place] + 1
    found = _KNOWN.get(key)
    if found is None:
        found = Power(hero, g.gear[first : first + GEAR])
        if len(_KNOWN) >= POWERS_KEPT:
            _KNOWN.clear()
        _KNOWN[key] = found
    return found
