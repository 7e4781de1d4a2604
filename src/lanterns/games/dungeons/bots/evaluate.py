"""The prospects of the party, 0.0 lost to 1.0 won, counted in turns: those that are left against those still needed.

A game is a race with the torch. What is needed: to turn up the Encounters and the Lair Door, to fight down minions and
boss at the party's own pace (`power.py`), to walk there. What is left: the spaces of the torch, what kills will raise
it, and the turns of rest that Health and Focus in hand save. A margin of turns becomes a chance; the chances of the
first act, of its next stop and of the second act multiply. The turn in progress counts while its action is unused, so
that ending a turn is neither good nor bad in itself.
"""

from __future__ import annotations

from math import exp
from typing import Final

from lanterns.games.dungeons import content as con
from lanterns.games.dungeons.bots.dice import open_play
from lanterns.games.dungeons.bots.power import FOCUS_TURN, HEALTH_TURN, Power, power
from lanterns.games.dungeons.grid import CELLS, LAIR, STEP
from lanterns.games.dungeons.rules.checks import Dice
from lanterns.games.dungeons.rules.damage import MINION_TORCH, capacity
from lanterns.games.dungeons.rules.sight import FAR, walking
from lanterns.games.dungeons.state import BOSS_BEATEN, FACE_DOWN, OPEN, Dungeons

# how many turns make a margin safe, in each of the three races
ACT_SCALE: Final = 4.5
NEXT_SCALE: Final = 2.5
BOSS_SCALE: Final = 6.0
REVEAL: Final = 0.45  # turns that a card to turn up costs
KILL_TORCH: Final = MINION_TORCH - 0.7  # of a kill to come: some is wasted at the start space [D14.2]
MINION_HITS: Final = sum(foe.hits for foe in con.MINIONS) / len(con.MINIONS)
GATES: Final = sum(len(boss.gates) for boss in con.BOSSES) / len(con.BOSSES)
GATE: Final = 1.5  # turns for a gate, beside the way
DOWN: Final = 0.3  # an unconscious hero must rest first [D5.5]
MOVING: Final = 0.3  # the movement of this turn, not used
HASTE: Final = 0.004  # rate at which turns to the end discount the value: to get on beats holding the torch
LATE: Final = 0.03  # the same, beyond the turns that a game should take
PAR: Final = 12  # turns of a hero in a whole game
GOBLIN: Final = 0.3  # turns that a goblin in play costs
FIDDLE: Final = 0.1  # a change of hands, a free box with a check; they could go on for ever
MOST_FIDDLES: Final = 2  # beyond these, dithering counts as lost, so that no search does it for ever


class Race:
    """The turns of a position, and the margins of the three races: the first act, its next stop, the second act."""

    def __init__(self, powers: list[Power], left: float, spare: float) -> None:
        self.powers: list[Power] = powers  # of the heroes
        self.left: float = left  # on the torch, what is in hand of the turn in progress counted in
        self.spare: float = spare  # what Health, Focus and useful cards save
        self.fights: float = 0.0  # needed for the minions, or for the boss's markers
        self.walks: float = 0.0  # lost on the way
        self.search: float = 0.0  # cards to turn up
        self.raised: float = 0.0  # by kills to come
        self.soonest: float = 0.0  # to what raises the torch next
        self.boss_need: float = 0.0  # the second act, not begun
        self.need: float = 0.0  # in all
        self.act_margin: float = 0.0
        self.next_margin: float = 0.0
        self.boss_margin: float = 0.0


def evaluate(g: Dungeons) -> float:
    """How well the party stands; exact at the end. The same for every seat [D3]."""
    if g.over:
        return 1.0 if g.end == BOSS_BEATEN else 0.0
    if g.fiddled > MOST_FIDDLES:
        return 0.0
    return by_hand(g, race(g))


def race(g: Dungeons) -> Race:
    """The turns that are left and needed in a game that goes on."""
    powers = [power(g, seat) for seat in range(g.n)]
    ways: list[list[int]] = []
    for seat, room in enumerate(g.at):
        first = g.at.index(room)  # heroes in one room have the same ways
        ways.append(walking(g, room) if first == seat else ways[first])
    spare = reserves(g, powers) - FIDDLE * g.fiddled
    if g.stack and isinstance(g.stack[-1], Dice):
        spare += open_play(g).worth
    found = Race(powers, g.track().skull - g.torch - 1 + in_hand(g), spare)
    if g.act == 1:
        first_act(g, powers, ways, found)
    else:
        boss_work(g, powers, ways, found)
    return found


def by_hand(g: Dungeons, found: Race) -> float:
    """What the margins say by scales chosen by hand."""
    won = chance(found.boss_margin, BOSS_SCALE)
    if g.act == 1:
        won *= chance(found.act_margin, ACT_SCALE)
        if found.next_margin < 15:
            won *= chance(found.next_margin, NEXT_SCALE)
    value = goblin_risk(g) * won * patience(g, found)
    return min(0.995, max(1e-12, value))


def patience(g: Dungeons, found: Race) -> float:
    """A turn that only holds the torch where it is puts the end off; one that fights or rests does not."""
    end = g.turn + max(0.0, found.need - found.spare)
    return exp(-HASTE * end - LATE * max(0.0, end - PAR * g.n))


def chance(margin: float, scale: float) -> float:
    """A margin of turns as a chance."""
    return 1.0 / (1.0 + exp(-margin / scale))


def in_hand(g: Dungeons) -> float:
    """How much of the turn in progress is still to be used."""
    if g.active < 0:
        return 1.0
    acted = g.acted or g.fallen
    moving = g.closed == OPEN and not g.fallen
    share = 0.0
    if moving and g.speed[g.active] > g.spent:
        share = MOVING * (g.speed[g.active] - g.spent) / g.speed[g.active]
    return (0.0 if acted else 1.0 - MOVING) + share


def reserves(g: Dungeons, powers: list[Power]) -> float:
    """Turns that Health, Focus and useful cards save, less what goblins and lying heroes cost."""
    turns = 0.0
    for seat in range(g.n):
        turns += HEALTH_TURN * g.hp[seat] + FOCUS_TURN * g.fp[seat] + powers[seat].other
        if g.hp[seat] == 0:
            turns -= DOWN
    return turns - GOBLIN * g.goblins()


def goblin_risk(g: Dungeons) -> float:
    """The chance that no goblin too many comes [D3.2]."""
    goblins = g.goblins()
    if goblins < 3:
        return 1.0
    track = g.track()
    ahead = 1
    while g.torch + ahead < track.skull and g.torch + ahead not in track.goblin:
        ahead += 1
    if goblins == con.GOBLIN_SLOTS:
        if ahead == 1 and (g.acted or g.fallen):
            return 0.02
        return max(0.3, 0.97 - 0.5 / ahead)
    return 0.98 - 0.1 / ahead


def pace(rates: list[float]) -> float:
    """The party's damage per turn: those who do it well do it more often."""
    total = 0.0
    square = 0.0
    for rate in rates:
        total += rate
        square += rate * rate
    return square / total


def first_act(g: Dungeons, powers: list[Power], ways: list[list[int]], found: Race) -> None:
    """The first act, its next stop, and then a boss not yet known."""
    n = g.n
    alive = n - g.killed
    unknown = undrawn(g)
    fights = unknown * MINION_HITS / pace([one.any_minion for one in powers]) if unknown else 0.0
    soonest = 50.0  # turns to the next kill
    for enemy in range(con.MINION_CODE, con.BOSS_CODE):
        room = g.foe_at[enemy]
        if room < 0:
            continue
        kind = g.foe_kind[enemy]
        rate = pace([one.minion[kind] for one in powers])
        fights += g.foe_hp[enemy] / rate
        nearest = n * min([turns_to(g, seat, ways[seat][room], 0) for seat in range(n)])
        soonest = min(soonest, 0.6 * g.foe_hp[enemy] / rate + nearest)
    search = reveals(g)
    if alive and unknown:
        b_left = 4 * n - g.b_shown
        soonest = min(soonest, REVEAL * (b_left + 1) / (unknown + 1) + 0.6 * MINION_HITS)
    elif not alive:
        walk = 1.0
        if g.door_at >= 0:
            walk = n * min([turns_to(g, seat, ways[seat][g.door_at], 1) for seat in range(n)])
        soonest = REVEAL * search + walk
    raised = KILL_TORCH * alive
    if alive and soonest < 12:
        # what the next kill raises is wasted when it comes early [D14.2]
        raised += min(0.0, g.torch - g.torch_start() + soonest - KILL_TORCH)
    found.fights, found.search, found.raised, found.soonest = fights, search, raised, soonest
    found.walks = walking_work(g, ways)
    need = fights + found.walks + REVEAL * search
    found.act_margin = found.left + raised + 0.7 * found.spare - need
    found.next_margin = found.left - soonest
    found.boss_need = 8 * n / pace([one.any_boss for one in powers]) + GATE * GATES + 2.0
    then = g.track_of(2).skull - g.track_of(2).start[n - 2]
    found.boss_margin = then + found.spare - found.boss_need
    found.need = need + found.boss_need


def undrawn(g: Dungeons) -> int:
    """Minions that are still to be met."""
    return g.n - g.killed - sum([room >= 0 for room in g.foe_at[con.MINION_CODE : con.BOSS_CODE]])


def turns_to(g: Dungeons, seat: int, steps: int, reserve: int) -> float:
    """Turns of walking before the turn in which a hero is there with so much Speed in reserve."""
    if steps >= FAR:
        return 4.0
    reach = g.speed[seat] - reserve
    return max(0.0, (steps - reach) / max(1, reach)) + 0.03 * steps


def reveals(g: Dungeons) -> float:
    """Cards to turn up before every Encounter and the Lair Door are found, by the stacks' odds [X3-X5]."""
    n = g.n
    encounters = undrawn(g)
    found = 0.0
    last = 0
    if encounters > 0:
        found += encounters * (4 * n - g.b_shown + 1) / (encounters + 1)
        last = 13 - 2 * n + 4 * n
    if g.door_at < 0:
        found += (4 - g.c_shown + 1) / 2
        last = 13 - 2 * n + 4 * n + 3
    if not found:
        return 0.0
    short = max(0, last - 2 - g.placed)
    crowd = 1.5 if g.hidden <= 1 else 0.4 if g.hidden == 2 else 0.0
    return max(found, short / 1.3) + 0.5 * max(0, 13 - 2 * n - g.placed) + crowd


def frontier(g: Dungeons) -> list[int]:
    """Rooms beside the face-down cards that may still hold what is looked for; [] when all is found.

    A card that no corridor faces counts from the rooms around it, where Explore turns it up [D13.2].
    """
    encounters = undrawn(g) > 0
    if not encounters and g.door_at >= 0:
        return []
    cards, doors = g.cards, g.doors
    low = FACE_DOWN - 2 if g.door_at < 0 else FACE_DOWN - 1  # what is looked for lies in these stacks
    high = FACE_DOWN - 1 if encounters else FACE_DOWN - 2
    hidden: list[int] = []
    wanted: list[int] = []
    for cell in range(CELLS):
        card = cards[cell]
        if card <= FACE_DOWN:
            hidden.append(cell)
            if low <= card <= high:
                wanted.append(cell)
    facing: list[int] = []
    beside: list[int] = []
    for cell in wanted or hidden:
        for way in range(4):
            to = STEP[cell * 4 + way]
            if to >= 0 and cards[to] >= 0:
                beside.append(to)
                if doors[to] >> ((way + 2) & 3) & 1:
                    facing.append(to)
    return facing or beside


def walking_work(g: Dungeons, ways: list[list[int]]) -> float:
    """Turns that the heroes lose on the way to what they can do next."""
    edges = frontier(g)
    minions = [room for room in g.foe_at[con.MINION_CODE : con.BOSS_CODE] if room >= 0]
    door = [g.door_at] if g.killed == g.n and g.door_at >= 0 else []
    work = 0.0
    first = [9.0, 9.0, 9.0]  # who is there first matters most: until then a whole round goes by for each turn
    for seat in range(g.n):
        steps = ways[seat]
        if edges:
            away = turns_to(g, seat, min([steps[room] for room in edges]), 1)
            work += 0.15 * away
            first[0] = min(first[0], away)
        if minions:
            away = turns_to(g, seat, min([steps[room] for room in minions]), 0)
            work += 0.3 * away
            first[1] = min(first[1], away)
        if door:
            away = turns_to(g, seat, steps[g.door_at], 1)
            work += 0.3 * away
            first[2] = min(first[2], away)
    for away in first:
        if away < 9.0:
            work += 0.5 * g.n * away
    return work


def boss_work(g: Dungeons, powers: list[Power], ways: list[list[int]], found: Race) -> None:
    """The boss's end: its markers at the party's pace, its bare gates, the ways there."""
    boss = con.BOSSES[g.boss]
    room = g.foe_at[con.BOSS_CODE]
    found.fights = sum(g.boss_hp) / pace([one.boss[g.boss] for one in powers])
    need = found.fights
    for seat in range(g.n):
        steps = ways[seat][room]
        need += 0.5 * turns_to(g, seat, steps, 1 if room == LAIR else 0)
    bare = len(boss.gates) - g.gates.bit_count()
    if bare:
        need += GATE * bare + gate_work(g, ways)
    found.walks = need - found.fights
    found.need = need
    found.boss_margin = found.left + found.spare - need


def gate_work(g: Dungeons, ways: list[list[int]]) -> float:
    """Turns to the next altar, for the hero who lures the boss there and for the boss."""
    open_hits = 0
    for hp in g.boss_hp:
        open_hits += capacity(g, hp)
    paths = walking(g, g.foe_at[con.BOSS_CODE])
    speed = con.BOSSES[g.boss].foe.speed
    best = 9.0
    for cell in range(CELLS):
        if g.altars >> cell & 1:
            away = paths[cell]
            lure = 0.25 * ((away + speed - 1) // speed) + 0.05 * away
            best = min(best, lure + min([turns_to(g, seat, ways[seat][cell], 0) for seat in range(g.n)]))
    # the gate is urgent when nothing more can be taken before it
    return best * (1.5 if open_hits < 4 else 1.0)
