"""The prospects of the party, 0.0 lost to 1.0 won: time, health, minions, the way to what is needed, the boss.

A turn that ends costs a torch space whatever is done in it, so time is what the torch lost beyond the turns taken. The
end of a turn then looks neither good nor bad, and what it will bring (an E, a T) is counted before it comes.
"""

from __future__ import annotations

from typing import Final

from lanterns.games.dungeons import content as con
from lanterns.games.dungeons.grid import CELLS
from lanterns.games.dungeons.grid import NEAR as BESIDE
from lanterns.games.dungeons.sight import FAR, walking
from lanterns.games.dungeons.state import BOSS_BEATEN, EMPTY, FACE_DOWN, GEAR, Dungeons

# weights of the parts, set by hand against games of the greedy bot
MINIONS: Final = 0.24  # killed
WOUNDS: Final = 0.14  # of minions that live
FOUND: Final = 0.08  # the door, and encounters revealed
SPACE: Final = 0.006  # per space of the torch beyond the turns taken
HASTE: Final = 0.002  # per turn: to go on is better than to dither
HEALTH: Final = 0.14
AWAKE: Final = 0.05  # lost per hero, shared out, that is unconscious
GEARED: Final = 0.06
NEAR: Final = 0.06
BOSS: Final = 0.30  # damage on the markers
GOBLIN: Final = 0.012  # lost per goblin in play
CROWD: Final = 0.04  # lost with three of them, twice with four
FIDDLE: Final = 0.02  # lost per change of hands, which could go on for ever
MOST_FIDDLES: Final = 2  # beyond these, dithering counts as lost, so that no search does it for ever
REVEALED: Final = 0.004  # per revealed card, while the first act lasts
TIME_LEFT: Final = 0.08  # of the track that is left


def evaluate(g: Dungeons) -> float:
    """How well the party stands; exact at the end. The same for every seat [D3]."""
    if g.over:
        return 1.0 if g.end == BOSS_BEATEN else 0.0
    track = g.track()
    coming = g.torch + 1
    if coming >= track.skull or (coming in track.goblin and g.goblins() == con.GOBLIN_SLOTS):
        return 0.0  # this turn has to change it
    if g.fiddled > MOST_FIDDLES:
        return 0.0
    n = g.n
    value = 0.12 + MINIONS * g.killed / n
    if g.act == 1:
        hurt = 0.0
        for enemy in range(con.MINION_CODE, con.BOSS_CODE):
            if g.foe_at[enemy] >= 0:
                hurt += 1 - g.foe_hp[enemy] / g.foe(enemy).hits
        value += WOUNDS * hurt / n
        value += FOUND * (g.minions_drawn.bit_count() / n + (g.door_at >= 0)) / 2
        value += REVEALED * g.seen.bit_count()
    else:
        taken = sum([con.BOSS_TOP - hp for hp in g.boss_hp])
        covered = g.gates.bit_count() / len(con.BOSSES[g.boss].gates)
        value += WOUNDS / 2 + FOUND + REVEALED * 20 + BOSS * (0.8 * taken / (con.BOSS_TOP * n) + 0.2 * covered)
    start = g.torch_start()
    late = g.torch - start - g.turn if g.act == 1 else 0
    value -= SPACE * late
    value += HASTE * min(30, g.turn)
    value -= TIME_LEFT * (g.torch - start) / (track.skull - start) if g.act == 2 else 0.0
    health = 0.0
    for seat in range(n):
        hero = con.HEROES[g.party[seat]]
        if g.hp[seat]:
            health += 0.8 * _worth(g.hp[seat], hero.health) + 0.2 * g.fp[seat] / hero.focus
        else:
            value -= AWAKE / n
    value += HEALTH * health / n
    equipped = sum([min(4, GEAR - g.gear[seat * GEAR : (seat + 1) * GEAR].count(EMPTY)) for seat in range(n)])
    value += GEARED * equipped / (4 * n)
    value += NEAR * nearness(g)
    goblins = min(4, g.goblins() + (coming in track.goblin))
    value -= GOBLIN * goblins + CROWD * max(0, goblins - 2) + FIDDLE * g.fiddled
    if coming in track.act:
        value -= HEALTH * threat(g) / n
    return min(0.99, max(0.01, value))


def _worth(health: int, most: int) -> float:
    """Health as a share: the first points count most."""
    return 1.0 if health >= most else (health / most) ** 0.5


def threat(g: Dungeons) -> float:
    """What the next E will cost, roughly, in shares of a hero's Health [D14.5, D14.6]."""
    cost = 0.0
    for enemy in g.enemies():
        foe = g.foe(enemy)
        steps = walking(g, g.foe_at[enemy])
        reach = foe.range + (foe.speed if foe.both else 0)
        health = foe.health + (g.goblins() if foe.per_goblin else 0)
        for seat in range(g.n):
            if g.hp[seat] and steps[g.at[seat]] <= reach:
                cost += 0.15 * health + 0.03 * foe.focus
    return cost


def goals(g: Dungeons) -> list[int]:
    """Rooms that the party wants to be in: the boss's, minions', the door once it opens, else edges of the known."""
    if g.act == 2:
        return [g.foe_at[con.BOSS_CODE]]
    if g.killed >= g.n and g.door_at >= 0:
        return [g.door_at]
    found = [room for room in g.foe_at[con.MINION_CODE : con.BOSS_CODE] if room >= 0]
    if found:
        return found
    for cell in range(CELLS):
        edge = g.cards[cell] >= 0 and g.doors[cell] != g.links[cell]
        if edge and any(g.cards[to] <= FACE_DOWN for to in BESIDE[cell * 16 + g.doors[cell]]):
            found.append(cell)
    return found


def nearness(g: Dungeons) -> float:
    """1.0 when every conscious hero stands where something is to be done, less with each step away."""
    wanted = goals(g)
    if not wanted:
        return 0.0
    near = 0.0
    for seat in range(g.n):
        if g.hp[seat] == 0:
            continue
        steps = walking(g, g.at[seat])
        best = FAR
        for room in wanted:
            best = min(best, steps[room])
        near += 1.0 / (1.0 + 0.5 * best)
    return near / g.n
