"""What a learned evaluation of dungeons sees of the party: a few dozen numbers, read off a position by the rules.

A linear model over them, one for each stage (bucket), says how likely the party is to win. `tools/train.py` finds its
weights, `learned.py` uses them. The number of the turn is not among them: a position is worth the same whenever it
comes, and a party that is late is mostly one that stands badly.
"""

from __future__ import annotations

from math import exp, log
from typing import Final

from lanterns.games.dungeons import content as con
from lanterns.games.dungeons.bots.evaluate import (
    ACT_SCALE,
    BOSS_SCALE,
    NEXT_SCALE,
    Race,
    by_hand,
    goblin_risk,
    pace,
    race,
    undrawn,
)
from lanterns.games.dungeons.bots.power import Power
from lanterns.games.dungeons.grid import LAIR
from lanterns.games.dungeons.rules.damage import capacity
from lanterns.games.dungeons.rules.foes import blow
from lanterns.games.dungeons.rules.sight import within
from lanterns.games.dungeons.rules.turn import Act
from lanterns.games.dungeons.state import BOSS_BEATEN, EMPTY, GEAR, Dungeons

UNIT: Final = 0.1  # counts beyond ten are scaled into the range of the rest
CHANCE: Final = True  # the target is whether the game is won
BY_HAND: Final = "by-hand"  # the feature that is the evaluation made by hand
MODELS: Final[tuple[str, ...]] = ("party",)
# stages: minions are to be killed, the Lair Door is to be found and reached, the boss is to be beaten
MINIONS: Final = 0
DOOR: Final = 1
BOSS: Final = 2
BUCKETS: Final = 3
FAR_OFF: Final = 6  # turns beyond which a space of the torch is not in sight

#: the numbers in their order; a file of weights names them, so that it fits no other list
NAMES: Final[tuple[str, ...]] = (
    "one", "by-hand", "three", "four", "left", "spare",
    "goblins", "goblins-squared", "goblin-risk", "to-goblin", "to-act", "blows", "blows-near", "held",
    "health", "focus", "health-each", "focus-each", "lying", "weak", "least", "other", "loot", "spells", "guard",
    "speed",
    "pace-minion", "pace-boss", "best-minion", "best-boss",
    "act-margin", "next-margin", "boss-margin", "act-chance", "next-chance", "boss-chance",
    "fights", "walks", "search", "unknown", "met", "minion-hits", "door",
    "hidden", "placed",
    "markers", "markers-left", "bare", "open-hits", "in-lair", "boss-home", "altars",
    "boss-1", "boss-2", "boss-3", "boss-4", "boss-5", "boss-6",
)  # fmt: skip
# What can only help a party, and what can only harm it, all else alike: no weight may say the contrary, as it would
# where one of them merely goes with a game that stands well or badly.
GOOD: Final[tuple[str, ...]] = (
    "by-hand", "left", "spare", "goblin-risk", "health", "focus", "health-each", "focus-each", "least", "other", "loot",
    "spells", "guard", "speed", "pace-minion", "pace-boss", "best-minion", "best-boss", "act-margin", "next-margin",
    "boss-margin", "act-chance", "next-chance", "boss-chance", "door", "open-hits",
)  # fmt: skip
BAD: Final[tuple[str, ...]] = (
    "goblins", "goblins-squared", "to-goblin", "to-act", "blows", "blows-near", "lying", "weak", "fights", "walks",
    "search", "unknown", "met", "minion-hits", "markers", "markers-left", "bare",
)  # fmt: skip


def model(g: Dungeons) -> int:
    """The number of the model for a position, -1 where none is learned."""
    return 0


def learns(g: Dungeons) -> bool:
    """Whether a position is one to learn from: a turn that begins, which is where walks end."""
    return isinstance(g.stack[-1], Act) and not g.acted and not g.spent


def target(g: Dungeons, seat: int) -> float:
    """What is learned to be foreseen, at the end of a game: whether it is won."""
    return float(g.end == BOSS_BEATEN)


def bucket(g: Dungeons, seat: int) -> int:
    """The number of the model that judges this position."""
    if g.act == 2:
        return BOSS
    return MINIONS if g.killed < g.n else DOOR


def features(g: Dungeons, seat: int) -> list[float]:
    """The numbers of the party, in the order of `NAMES`; the same for every seat."""
    return numbers(g, race(g))


def numbers(g: Dungeons, turns: Race) -> list[float]:
    """`features`, from the turns that are left and needed."""
    found = [1.0, logit(by_hand(g, turns)), float(g.n == 3), float(g.n == 4), UNIT * turns.left, UNIT * turns.spare]
    found += _danger(g)
    found += _heroes(g, turns.powers)
    found += _margins(g, turns)
    found += _minions(g, turns)
    found += _boss(g)
    return found


def logit(value: float) -> float:
    """A chance as the logarithm of its odds, within what a learned model is fitted to."""
    bounded = min(0.995, max(0.002, value))
    return log(bounded / (1.0 - bounded))


def ahead(g: Dungeons, spaces: list[int]) -> float:
    """How soon one of these spaces of the torch comes: 1.0 with the next, less for later ones."""
    for step in range(1, FAR_OFF + 1):
        if g.torch + step in spaces:
            return 1.0 / step
    return 0.0


def _danger(g: Dungeons) -> list[float]:
    """Goblins, and what all enemies do when they act next."""
    track = g.track()
    goblins = float(g.goblins())
    act = ahead(g, track.act)
    blows = near = held = 0.0
    for enemy in g.enemies():
        harm = float(blow(g, enemy))
        blows += harm
        room = g.foe_at[enemy]
        rooms = within(g, room, g.foe(enemy).range + 1)
        for seat in range(g.n):
            if g.hp[seat] and g.at[seat] in rooms:
                near += harm
            if g.at[seat] == room:
                held += 1.0
    return [
        goblins, UNIT * goblins * goblins, log(goblin_risk(g)), ahead(g, track.goblin) * goblins, act,
        UNIT * blows * act, UNIT * near * act, held / g.n,
    ]  # fmt: skip


def _heroes(g: Dungeons, powers: list[Power]) -> list[float]:
    """How the heroes are, what they carry, and how well they fight."""
    health = focus = lying = weak = other = guard = speed = 0.0
    least = 9
    for seat in range(g.n):
        hp = g.hp[seat]
        health += hp
        focus += g.fp[seat]
        least = min(least, hp)
        if hp == 0:
            lying += 1.0
        elif hp <= 2:
            weak += 1.0
        guard += g.guard[seat]
        speed += g.speed[seat]
    loot = spells = 0.0
    for place, card in enumerate(g.gear):
        if card != EMPTY:
            if place % GEAR < 5:
                loot += 1.0
            else:
                spells += 1.0
    minion = [one.any_minion for one in powers]
    boss = [one.boss[g.boss] if g.boss >= 0 else one.any_boss for one in powers]
    for one in powers:
        other += one.other
    return [
        UNIT * health, UNIT * focus, health / g.n, focus / g.n, lying / g.n, weak / g.n, float(least), other / g.n,
        loot / g.n, spells / g.n, guard / g.n, speed / g.n, pace(minion), pace(boss), max(minion), max(boss),
    ]  # fmt: skip


def log_chance(margin: float, scale: float) -> float:
    """The logarithm of the chance that a margin of turns is."""
    x = -margin / scale
    return -x if x > 20.0 else -log(1.0 + exp(x))


def _margins(g: Dungeons, found: Race) -> list[float]:
    boss = [UNIT * found.boss_margin, log_chance(found.boss_margin, BOSS_SCALE)]
    if g.act == 2:
        return [0.0, 0.0, boss[0], 0.0, 0.0, boss[1]]
    return [
        UNIT * found.act_margin, UNIT * found.next_margin, boss[0],
        log_chance(found.act_margin, ACT_SCALE), log_chance(found.next_margin, NEXT_SCALE), boss[1],
    ]  # fmt: skip


def _minions(g: Dungeons, found: Race) -> list[float]:
    """The work of the first act; of the second only what its fights and ways take."""
    work = [UNIT * found.fights, UNIT * found.walks]
    if g.act == 2:
        return [*work, *[0.0] * 7]
    hits = met = 0.0
    for enemy in range(con.MINION_CODE, con.BOSS_CODE):
        if g.foe_at[enemy] >= 0:
            hits += g.foe_hp[enemy]
            met += 1.0
    return [
        *work, UNIT * found.search, float(undrawn(g)), met,
        UNIT * hits, float(g.door_at >= 0), UNIT * g.hidden,
        UNIT * g.placed,
    ]  # fmt: skip


def _boss(g: Dungeons) -> list[float]:
    """The second act: the boss's markers, its bare gates, who is where."""
    found = [0.0] * 13
    if g.act == 1:
        return found
    room = 0
    for hp in g.boss_hp:
        room += capacity(g, hp)
        if hp:
            found[1] += 1.0
    found[0] = UNIT * sum(g.boss_hp)
    found[2] = float(len(con.BOSSES[g.boss].gates) - g.gates.bit_count())
    found[3] = UNIT * min(room, 12)
    for space in g.space:
        if space:
            found[4] += 1.0 / g.n
    found[5] = float(g.foe_at[con.BOSS_CODE] == LAIR)
    found[6] = float(g.altars.bit_count())
    found[7 + g.boss] = 1.0
    return found
