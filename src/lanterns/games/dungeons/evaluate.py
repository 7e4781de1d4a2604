"""The prospects of the party, 0.0 lost to 1.0 won: torch, health, minions, the way to what is needed, the boss."""

from __future__ import annotations

from typing import Final

from lanterns.games.dungeons import content as con
from lanterns.games.dungeons.grid import CELLS
from lanterns.games.dungeons.grid import NEAR as BESIDE
from lanterns.games.dungeons.sight import FAR, walking
from lanterns.games.dungeons.state import BOSS_BEATEN, EMPTY, FACE_DOWN, GEAR, Dungeons

# weights of the parts, tuned by hand; together at most 1
MINIONS: Final = 0.34  # killed
WOUNDS: Final = 0.08  # of minions that live
FOUND: Final = 0.06  # the door, and encounters revealed
TORCH: Final = 0.10
HEALTH: Final = 0.08
GEARED: Final = 0.08
NEAR: Final = 0.04
BOSS: Final = 0.20  # damage on the markers
GOBLINS: Final = 0.02  # lost per goblin in play


def evaluate(g: Dungeons) -> float:
    """How well the party stands; exact at the end. The same for every seat [D3]."""
    if g.over:
        return 1.0 if g.end == BOSS_BEATEN else 0.0
    n = g.n
    value = MINIONS * g.killed / n
    if g.act == 1:
        hurt = 0.0
        for enemy in range(con.MINION_CODE, con.BOSS_CODE):
            if g.foe_at[enemy] >= 0:
                hurt += 1 - g.foe_hp[enemy] / g.foe(enemy).hits
        value += WOUNDS * hurt / n
        value += FOUND * (g.minions_drawn.bit_count() / n + (g.door_at >= 0)) / 2
    else:
        taken = sum([con.BOSS_TOP - hp for hp in g.boss_hp])
        covered = g.gates.bit_count() / len(con.BOSSES[g.boss].gates)
        value += WOUNDS + FOUND + BOSS * (0.9 * taken / (con.BOSS_TOP * n) + 0.1 * covered)
    track = g.track()
    length = track.skull - g.torch_start()
    value += TORCH * (track.skull - g.torch) / length
    health = 0.0
    for seat in range(n):
        hero = con.HEROES[g.party[seat]]
        health += (0.75 * g.hp[seat] / hero.health + 0.25 * g.fp[seat] / hero.focus) if g.hp[seat] else 0.0
    value += HEALTH * health / n
    equipped = sum([min(4, GEAR - g.gear[seat * GEAR : (seat + 1) * GEAR].count(EMPTY)) for seat in range(n)])
    value += GEARED * equipped / (4 * n)
    value += NEAR * nearness(g)
    goblins = g.goblins()
    value -= GOBLINS * goblins
    if goblins == con.GOBLIN_SLOTS:
        value -= 0.1
    return min(0.99, max(0.01, value))


def goals(g: Dungeons) -> list[int]:
    """Rooms that the party wants to be in: the boss's, minions', the door once it opens, else edges of the known."""
    if g.act == 2:
        boss = g.foe_at[con.BOSS_CODE]
        return [boss]
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
