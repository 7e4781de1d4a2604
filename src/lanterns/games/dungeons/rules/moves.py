"""Movement: passages, face-down cards, teleports, the lair's spaces [D6, D16.1, D17.2-D17.4]."""

from __future__ import annotations

from lanterns.core.step import AUTO, AnyStep, Params, Refusal
from lanterns.games.dungeons import content as con
from lanterns.games.dungeons.grid import CELL_NAMES, CELLS, LAIR, NEAR, STEP
from lanterns.games.dungeons.rules.reveal import reveal
from lanterns.games.dungeons.rules.rooms import trap
from lanterns.games.dungeons.state import (
    BY_ACTION,
    BY_ENEMY,
    FACE_DOWN,
    OPEN,
    PORTAL_LATE,
    Ask,
    Dungeons,
    portals_stay_open,
    spares_empty_offers,
)
from lanterns.games.dungeons.verbs import FIRST_SPACE, MOVE, PLACES, REVEAL, STOP_CODE, TELEPORT


def is_stealthy(g: Dungeons, hero: int) -> int:
    """Whether a hero moves with stealth all the time [L11, D6.12]."""
    return int(g.loot_at[con.STEALTH] == hero)


def come_in(g: Dungeons, hero: int, cell: int, stealth: int) -> None:
    """A hero is in another room now: an enemy there ends the movement, a trap is checked [D6.7, D6.11-D6.13]."""
    g.at[hero] = cell
    g.space[hero] = 0
    if g.heard:
        g.tell("D6.1", "hero-moved", seat=hero, place=CELL_NAMES[cell])
    if hero == g.active and not stealth and cell in g.foe_at:
        g.closed = BY_ENEMY
    trap(g, hero, cell, stealth)


def downs(g: Dungeons, cell: int) -> list[int]:
    """Face-down cards that one of the room's corridors faces [D6.2]."""
    return [to for to in NEAR[cell * 16 + g.doors[cell]] if g.cards[to] <= FACE_DOWN]


def step_in(g: Dungeons, hero: int, cell: int, stealth: int) -> None:
    """Turn up an adjacent card and move in [D6.2]; danger, then the trap of the room [D6.6]."""
    source = g.at[hero]
    g.then(Arrive(AUTO, hero, cell, stealth))
    reveal(g, hero, cell, source, hero, stealth)


class Arrive(Ask):
    """A hero has moved into the card just turned up: a trap is checked [D6.2, D6.13]. args: hero, square, stealth."""

    rules = ("D6.2", "D6.13")

    def run(self, g: Dungeons) -> None:
        hero, cell, stealth = self.args
        trap(g, hero, cell, stealth)


# the lair


def exits(g: Dungeons, hero: int, space: int, left: int) -> bool:
    """Whether from a space a move with so many steps left can end on a free space or the Lair Door [D17.4]."""
    taken = [g.space[other] for other in range(g.n) if other != hero]
    if space not in taken:
        return True
    entrance = con.BOSSES[g.boss].entrance
    if space == entrance and left >= 1:
        return True
    for free in range(1, 7):
        if free not in taken and abs(free - space) <= left:
            return True
    return space != entrance and abs(entrance - space) + 1 <= left


def leads_on(g: Dungeons, hero: int, space: int, left: int) -> bool:
    """Whether a step to a neighbouring space ends well without walking back over where the hero stands [D17.4]."""
    taken = [g.space[other] for other in range(g.n) if other != hero]
    entrance = con.BOSSES[g.boss].entrance
    way = space - g.space[hero]
    while 1 <= space <= 6 and left >= 0:
        if space not in taken or (space == entrance and left >= 1):
            return True
        space += way
        left -= 1
    return False


def stranded(g: Dungeons, hero: int) -> bool:
    """Whether a hero stands over an occupied hero space [DR46]."""
    space = g.space[hero]
    return space > 0 and g.space.count(space) > 1


def lair_moves(g: Dungeons, hero: int) -> list[int]:
    """MOVE codes from a hero space: its neighbours in the chain, and out of the entrance [D17.2-D17.4]."""
    left = g.speed_left(hero)
    space = g.space[hero]
    onward = spares_empty_offers(g)
    found: list[int] = []
    if left < 1 or g.closed != OPEN:
        return found
    for to in (space - 1, space + 1):
        if 1 <= to <= 6 and (leads_on(g, hero, to, left - 1) if onward else exits(g, hero, to, left - 1)):
            found.append(MOVE.base + FIRST_SPACE + to)
    if space == con.BOSSES[g.boss].entrance:
        found.append(MOVE.base + g.door_at)
    return found


def move_options(g: Dungeons, hero: int) -> list[int]:
    """Moves and reveals for 1 Speed [C4]."""
    if g.space[hero]:
        return lair_moves(g, hero)
    if g.closed != OPEN or g.speed[hero] + g.bonus <= g.spent:
        return []
    cell = g.at[hero]
    found = [MOVE.base + to for to in NEAR[cell * 16 + g.links[cell]]]
    if g.doors[cell] != g.links[cell]:
        found += [REVEAL.base + to for to in downs(g, cell)]
    return found


def move(g: Dungeons, hero: int, place: int) -> None:
    """One step for 1 Speed, within the lair or between rooms [D6.1, D17.2, D17.3]."""
    g.spent += 1
    if place < CELLS:
        come_in(g, hero, place, is_stealthy(g, hero))
        return
    stand(g, hero, place - FIRST_SPACE)


def stand(g: Dungeons, hero: int, space: int) -> None:
    g.at[hero] = LAIR
    g.space[hero] = space
    g.strode = 1
    g.tell("D17.2", "hero-moved", seat=hero, place=PLACES[FIRST_SPACE + space])


def can_enter(g: Dungeons, hero: int) -> bool:
    """[D16.1, D17.4]"""
    if g.at[hero] != g.door_at or g.killed < g.n or not may_leave(g):
        return False
    left = g.speed_left(hero)
    if left < 1:
        return False
    if g.act == 1:
        return True
    return enterable(g, hero, left)


def enterable(g: Dungeons, hero: int, left: int) -> bool:
    """Whether some free hero space is within this much Speed [D17.4]."""
    entrance = con.BOSSES[g.boss].entrance
    taken = [g.space[other] for other in range(g.n) if other != hero]
    return any(space not in taken and 1 + abs(space - entrance) <= left for space in range(1, 7))


# teleports


def may_leave(g: Dungeons) -> bool:
    """Robes and Enter need movement that is not over [D6.11, DR7]; before edition 3 an option opened them as well."""
    return g.closed == OPEN or (g.edition < 3 and g.closed == BY_ACTION and g.house[PORTAL_LATE] == 1)


def may_portal(g: Dungeons, hero: int) -> bool:
    """A portal is open when movement is, and after it unless an enemy is in the room [D6.11, DR7]."""
    return may_leave(g) or (portals_stay_open(g) and g.at[hero] not in g.foe_at)


def landings(g: Dungeons, hero: int) -> list[int]:
    """The other revealed cards [C6]."""
    here = g.at[hero]
    return [cell for cell in range(CELLS) if g.cards[cell] >= 0 and cell != here]


class Teleport(Ask):
    """Where a hero is sent by robes or Gate [D6.10, D6.11, C6]. args: hero, rule: 0 robes, 1 gate."""

    rules = ("D6.11", "DR34", "DR45")

    def options(self, g: Dungeons) -> list[int]:
        return [TELEPORT.base + cell for cell in landings(g, self.args[0])]

    def play(self, g: Dungeons, action: int) -> None:
        hero = self.args[0]
        stealth = is_stealthy(g, hero)
        come_in(g, hero, action - TELEPORT.base, stealth)

    def explain(self, g: Dungeons, action: int) -> Refusal | None:
        return Refusal("D6.10", "not-revealed") if action in TELEPORT else None


class ShadowWalk(Ask):
    """A stealth move, step by step, without Speed [DR28, C34]. args: hero, steps left."""

    rules = ("D6.12", "DR27", "DR28")

    def params(self, g: Dungeons, seat: int) -> Params:
        return {"left": self.args[1]}

    def options(self, g: Dungeons) -> list[int]:
        hero, left = self.args
        if g.fallen or not left:
            return []
        cell = g.at[hero]
        found = [MOVE.base + to for to in NEAR[cell * 16 + g.links[cell]]]
        found += [REVEAL.base + to for to in downs(g, cell)]
        return [*found, STOP_CODE]

    def play(self, g: Dungeons, action: int) -> None:
        hero, left = self.args
        if action == STOP_CODE:
            return
        g.then(ShadowWalk(self.actor, hero, left - 1))
        if action in REVEAL:
            step_in(g, hero, action - REVEAL.base, 1)
        else:
            come_in(g, hero, action - MOVE.base, 1)

    def explain(self, g: Dungeons, action: int) -> Refusal | None:
        return explain_move(g, self.args[0], action)


def explain_move(g: Dungeons, hero: int, action: int) -> Refusal | None:
    """Why a place cannot be moved to."""
    if action in REVEAL:
        cell = action - REVEAL.base
        if g.cards[cell] > FACE_DOWN:
            return Refusal("D6.2", "no-card-there")
        return Refusal("D6.2", "no-corridor-there")
    if action not in MOVE:
        return None
    place = action - MOVE.base
    if place >= CELLS:
        if not g.space[hero]:
            return Refusal("D16.1", "enter-first")
        return Refusal("D17.4", "space-not-reached")
    cell = g.at[hero]
    if cell == LAIR:
        return Refusal("D17.3", "leave-by-the-entrance")
    if g.cards[place] < 0:
        return Refusal("D6.1", "not-revealed")
    if place in (STEP[cell * 4 + way] for way in range(4)):
        return Refusal("D6.1", "wall-between")
    return Refusal("D6.1", "not-adjacent")


STEPS: tuple[type[AnyStep], ...] = (Arrive, Teleport, ShadowWalk)
