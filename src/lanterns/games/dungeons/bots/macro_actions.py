"""Macro-moves: whole turns that a hero could play from here, as lists of action codes [C2].

A plan walks somewhere and does one thing there: a heroic action, a card to turn up, a portal, a room's box, the lair, a
taunt. What it leaves open (dice, rewards, what to do after a surprise) is answered on the way. Steps that only undo
each other, such as changing hands or throwing cards away, are in no plan.
"""

from __future__ import annotations

from typing import Final

from lanterns.games.dungeons import content as con
from lanterns.games.dungeons.bots.evaluate import MOST_FIDDLES, evaluate
from lanterns.games.dungeons.bots.rollout import dice_code, wants_cards
from lanterns.games.dungeons.grid import CELLS, LAIR, NEAR
from lanterns.games.dungeons.rules.checks import Dice
from lanterns.games.dungeons.rules.effects import can_box
from lanterns.games.dungeons.rules.moves import downs, enterable, is_stealthy, may_portal
from lanterns.games.dungeons.rules.reveal import explorable
from lanterns.games.dungeons.rules.sight import walking
from lanterns.games.dungeons.rules.turn import Act, heroic_options
from lanterns.games.dungeons.state import CORRIDOR_EXPLORE, EMPTY, GEAR, OPEN, Dungeons, portals_stay_open
from lanterns.games.dungeons.verbs import (
    BOX_CODE,
    CAST,
    CAST_STRIDE,
    CHOOSE,
    CLOAK_CODE,
    END_CODE,
    ENTER_CODE,
    EXPLORE_CODE,
    FIRST_SPACE,
    HANDS,
    HORN_CODE,
    MOVE,
    PORTAL,
    RESEARCH_CODE,
    REST_CODE,
    REVEAL,
    SEARCH_CODE,
    SPRINT_CODE,
    TAUNT_CODE,
    TELEPORT,
)

PLACES: Final = CELLS + 6  # squares, then hero spaces
RESTS: Final = 5  # places that a Rest, or an empty turn, is thought about at
JUMPS: Final = 3  # landings of a portal that are thought about
ENOUGH: Final = 40  # turns of a hero after which nothing that raises the torch is planned: every game has an end
TAUNTS: Final = 3  # in one turn, at most


class Walks:
    """Where a hero can be this turn: `steps` by place (-1: out of reach) and the place before it."""

    def __init__(self) -> None:
        self.steps: list[int] = [-1] * PLACES
        self.before: list[int] = [-1] * PLACES
        self.order: list[int] = []

    def path(self, place: int) -> list[int]:
        """Places on the way, the start left out."""
        found: list[int] = []
        while self.before[place] >= 0:
            found.append(place)
            place = self.before[place]
        return found[::-1]


def place_of(g: Dungeons, seat: int) -> int:
    return FIRST_SPACE + g.space[seat] if g.space[seat] else g.at[seat]


def beside(g: Dungeons, seat: int, place: int) -> list[int]:
    """Places one step away, hidden cards left out."""
    if place < CELLS:
        found = NEAR[place * 16 + g.links[place]]
        if g.act == 2 and place == g.door_at and not g.asleep and enterable(g, seat, 6):
            found = [*found, FIRST_SPACE + con.BOSSES[g.boss].entrance]
        return found
    space = place - FIRST_SPACE
    found = []
    if space > 1:
        found.append(place - 1)
    if space < 6:
        found.append(place + 1)
    if space == con.BOSSES[g.boss].entrance:
        found.append(g.door_at)
    return found


def armed(g: Dungeons, place: int) -> bool:
    """Whether a trap waits in a place."""
    return place < CELLS and con.CARDS[g.cards[place]].kind == con.TRAP and not g.disarmed >> place & 1


def spread(g: Dungeons, seat: int, limit: int, walks: Walks, traps: bool) -> None:
    """Add the places within so many steps, around traps or through them."""
    stealth = is_stealthy(g, seat)
    start = place_of(g, seat)
    seen = [False] * PLACES
    seen[start] = True
    edge = [start]
    if walks.steps[start] < 0:
        walks.steps[start] = 0
        walks.order.append(start)
    ways = [-1] * PLACES
    for step in range(1, limit + 1):
        new: list[int] = []
        for place in edge:
            if place != start and place < CELLS and not stealth and place in g.foe_at:
                continue
            for to in beside(g, seat, place):
                if seen[to] or (not traps and armed(g, to)):
                    continue
                seen[to] = True
                ways[to] = place
                new.append(to)
                if walks.steps[to] < 0:
                    walks.steps[to] = step
                    walks.before[to] = place
                    walks.order.append(to)
        edge = new


def reachable_places(g: Dungeons, seat: int, limit: int) -> Walks:
    """Every place within so many steps; ways around traps are preferred to shorter ones through them."""
    walks = Walks()
    spread(g, seat, limit, walks, False)
    spread(g, seat, limit, walks, True)
    return walks


def codes_to(g: Dungeons, walks: Walks, place: int) -> list[int]:
    """The action codes of a walk."""
    found: list[int] = []
    last = -1
    for to in walks.path(place):
        from_dungeon = last < CELLS if last >= 0 else walks.before[to] < CELLS
        found.append(ENTER_CODE if to >= CELLS and from_dungeon else MOVE.base + to)
        last = to
    return found


def put(g: Dungeons, seat: int, place: int, steps: int) -> Dungeons:
    """The position with a hero standing elsewhere after so many steps; a thought, not a play."""
    after = g.copy()
    after.spent += steps
    if place < CELLS:
        after.at[seat] = place
        after.space[seat] = 0
        if steps and place in g.foe_at and not is_stealthy(g, seat):
            after.closed = 2
    else:
        after.at[seat] = LAIR
        after.space[seat] = place - FIRST_SPACE
        after.strode = 1 if steps else g.strode
    return after


def act_plans(g: Dungeons) -> list[list[int]]:
    """The plans of the hero whose turn it is."""
    seat = g.active
    left = g.speed_left(seat) if g.closed == OPEN else 0
    limit = left
    boosts: list[int] = []
    asked = g.asked
    if g.closed == OPEN and not g.acted:
        if SPRINT_CODE in asked:
            boosts += [SPRINT_CODE] * min(2, g.fp[seat])
        elif CLOAK_CODE in asked:
            boosts.append(CLOAK_CODE)
        limit += len(boosts)
    walks = reachable_places(g, seat, limit)
    taken = [g.space[other] for other in range(g.n) if other != seat]
    late = g.turn > ENOUGH * g.n
    found: list[list[int]] = []
    rests: list[tuple[float, int, list[int]]] = []
    for place in walks.order:
        steps = walks.steps[place]
        if place >= CELLS and place - FIRST_SPACE in taken:
            continue
        way = boosts[: max(0, steps - left)] + codes_to(g, walks, place)
        there = put(g, seat, place, steps)
        rests.append((-evaluate(there), place, way))
        if not g.acted:
            for code in heroic_options(there, seat):
                if code != REST_CODE and not (late and raises_torch(there, seat, code)):
                    found.append([*way, code])
        if place < CELLS:
            if not g.acted:
                found += parting_plans(g, there, seat, place, way, late)
            found += room_plans(g, there, seat, place, way, limit - steps, boosts, left - steps)
    rests.sort()
    last = END_CODE if g.acted else REST_CODE
    here = place_of(g, seat)
    for i, (_, place, way) in enumerate(rests):
        if i < RESTS or place == here:
            found.append([*way, last])
    found += here_plans(g, seat, walks)
    return found


def parting_plans(g: Dungeons, there: Dungeons, seat: int, place: int, way: list[int], late: bool) -> list[list[int]]:
    """A heroic action in a portal's room and then through it, where movement that is over leaves portals open [DR7]."""
    if con.CARDS[g.cards[place]].kind != con.PORTAL or g.asleep or not portals_stay_open(g):
        return []
    found: list[list[int]] = []
    for code in heroic_options(there, seat):
        if not (late and raises_torch(there, seat, code)):
            landing = jumps(g, seat, place, [*way, code], PORTAL.base)
            found += landing[: 2 if code == REST_CODE else 1]
    return found


def raises_torch(g: Dungeons, seat: int, code: int) -> bool:
    """Whether a heroic action only puts off what must come: the lever hall, the arcane altar, Kindle."""
    if code == SEARCH_CODE:
        return any(effect.does == "torch-up" for effect in con.CARDS[g.cards[g.at[seat]]].effects)
    if code in CAST:
        return con.SPELLS[(code - CAST.base) // CAST_STRIDE].amount("torch-up") > 0
    return False


def room_plans(
    g: Dungeons, there: Dungeons, seat: int, place: int, way: list[int], limit: int, boosts: list[int], left: int
) -> list[list[int]]:
    """What can be done in a room of the dungeon beside heroic actions."""
    found: list[list[int]] = []
    stopped = there.closed != OPEN
    if limit >= 1 and not stopped:
        more = [] if left >= 1 or not boosts else boosts[: max(0, 1 - left)]
        if g.hidden:
            for to in downs(g, place):
                found.append([*more, *way, REVEAL.base + to])
        if place == g.door_at and g.act == 1 and g.killed >= g.n and not g.asleep:
            found.append([*more, *way, ENTER_CODE])
    if g.asleep:
        return found
    card = con.CARDS[g.cards[place]]
    if card.kind == con.BOX and g.fiddled < MOST_FIDDLES and can_box(there, seat):  # or a lost team tries it for ever
        found.append([*way, BOX_CODE])
    if g.act == 1 and g.hidden and wants_cards(g) and explorable(g, place, g.house[CORRIDOR_EXPLORE]):
        found.append([*way, EXPLORE_CODE])
    if card.kind == con.PORTAL and may_portal(there, seat) and g.fp[seat] >= card.cost:
        found += jumps(g, seat, place, way, PORTAL.base)
    if g.act == 2 and g.fp[seat] >= 2 and g.foe_at[con.BOSS_CODE] != place:
        steps = walking(g, place)[g.foe_at[con.BOSS_CODE]]
        speed = con.BOSSES[g.boss].foe.speed
        for times in range(1, TAUNTS + 1):
            if g.fp[seat] >= 2 * times and (times - 1) * speed < steps:
                found.append([*way, *([TAUNT_CODE] * times)])
    return found


def jumps(g: Dungeons, seat: int, place: int, way: list[int], base: int) -> list[list[int]]:
    """The best landings of a portal or of the robes."""
    ranked: list[tuple[float, int]] = []
    for cell in range(CELLS):
        if g.cards[cell] >= 0 and cell != place:
            ranked.append((-evaluate(put(g, seat, cell, 0)), cell))
    ranked.sort()
    return [[*way, base + cell] for _, cell in ranked[:JUMPS]]


def here_plans(g: Dungeons, seat: int, walks: Walks) -> list[list[int]]:
    """Free actions on the spot that stand for themselves."""
    found: list[list[int]] = []
    if g.asleep:
        return found
    jumped = False
    for code in g.asked:
        if code == RESEARCH_CODE:
            if EMPTY in g.gear[seat * GEAR + 5 : seat * GEAR + GEAR]:
                found.append([code])
        elif code in HANDS:
            other = g.seat_of(code - HANDS.base)
            if con.HEROES[g.party[other]].health - g.hp[other] >= 2:
                found.append([code])
        elif code == HORN_CODE:
            if g.act == 2 and g.gates.bit_count() < len(con.BOSSES[g.boss].gates):
                found.append([code])
        elif code in TELEPORT and not jumped:
            jumped = True
            found += jumps(g, seat, g.at[seat], [], TELEPORT.base)
    return found


def macro_actions(g: Dungeons) -> list[list[int]]:
    """What to choose between at the open question: whole turns where a turn is asked, single answers elsewhere."""
    step = g.stack[-1]
    if isinstance(step, Act):
        found = [plan for plan in act_plans(g) if plan[0] in g.asked]
        if not found:  # standing over an occupied hero space [DR46]
            found = [[code] for code in g.asked]
        return found
    if isinstance(step, Dice):
        best = dice_code(g)
        plain = [code for code in g.asked if code in CHOOSE]
        return [[best]] if not plain or plain[0] == best else [[best], [plain[0]]]
    return [[code] for code in g.asked]
