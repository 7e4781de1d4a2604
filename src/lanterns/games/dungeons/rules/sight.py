"""Distance, line of sight, shortest ways [D10, D14.7]."""

from __future__ import annotations

from typing import Final

from lanterns.games.dungeons.grid import CELLS, LAIR, NEAR, STEP
from lanterns.games.dungeons.state import Dungeons

FAR: Final = 99


def within(g: Dungeons, room: int, reach: int) -> list[int]:
    """Rooms at most `reach` passages away, the room itself first; the lair is a world of its own [D10.1, D17.8]."""
    found = [room]
    if room == LAIR:
        return found
    links = g.links
    seen = 1 << room
    edge = 0  # the rooms from here on in `found` are those of the last step
    for _ in range(reach):
        end = len(found)
        for i in range(edge, end):
            cell = found[i]
            for to in NEAR[cell * 16 + links[cell]]:
                if not seen >> to & 1:
                    seen |= 1 << to
                    found.append(to)
        if len(found) == end:
            break
        edge = end
    return found


def sees(g: Dungeons, room: int, other: int, reach: int) -> bool:
    """Whether a straight line of at most `reach` passages joins two different rooms [D10.2, D10.4]."""
    if room == other or room == LAIR or other == LAIR:
        return False
    links = g.links
    for way in range(4):
        cell = room
        for _ in range(reach):
            if not links[cell] >> way & 1:
                break
            cell = STEP[cell * 4 + way]
            if cell == other:
                return True
    return False


def in_line(g: Dungeons, room: int, reach: int) -> list[int]:
    """The other rooms in line of sight, at most `reach` away."""
    found: list[int] = []
    if room == LAIR:
        return found
    links = g.links
    for way in range(4):
        cell = room
        for _ in range(reach):
            if not links[cell] >> way & 1:
                break
            cell = STEP[cell * 4 + way]
            found.append(cell)
    return found


def reaches(g: Dungeons, room: int, other: int) -> bool:
    """Same room or line of sight: what a counter-attack needs [D9.9, D11.1, D17.1]."""
    return room == other or sees(g, room, other, FAR)


def walking(g: Dungeons, room: int) -> list[int]:
    """Steps from every room to `room` as enemies walk, the lair joined to its door; FAR where no way leads [D17.12]."""
    found = [FAR] * (CELLS + 1)
    found[room] = 0
    links = g.links
    door = g.door_at if g.act == 2 else -2
    queue = [room]
    for cell in queue:  # it grows on the way
        steps = found[cell] + 1
        if cell == LAIR:
            if found[door] == FAR:
                found[door] = steps
                queue.append(door)
            continue
        for to in NEAR[cell * 16 + links[cell]]:
            if found[to] == FAR:
                found[to] = steps
                queue.append(to)
        if cell == door and found[LAIR] == FAR:
            found[LAIR] = steps
            queue.append(LAIR)
    return found


def next_rooms(g: Dungeons, room: int) -> list[int]:
    """The rooms one step away as enemies walk."""
    if room == LAIR:
        return [g.door_at]
    near = NEAR[room * 16 + g.links[room]]
    return [*near, LAIR] if g.act == 2 and room == g.door_at else near


def foes_within(g: Dungeons, room: int, reach: int) -> list[int]:
    """Enemies in the rooms at most `reach` away, by code."""
    foes = g.enemies()
    if not foes:
        return foes
    rooms = within(g, room, reach)
    return [enemy for enemy in foes if g.foe_at[enemy] in rooms]


def heroes_within(g: Dungeons, room: int, reach: int) -> list[int]:
    """Heroes, unconscious ones included, in the rooms at most `reach` away."""
    rooms = within(g, room, reach)
    return [hero for hero in range(g.n) if g.at[hero] in rooms]


def open_sides(g: Dungeons, cell: int) -> int:
    """Mask of the sides of a square on which a revealed card's corridor faces it [DR21]."""
    mask = 0
    for way in range(4):
        to = STEP[cell * 4 + way]
        if to >= 0 and g.cards[to] >= 0 and g.doors[to] >> ((way + 2) & 3) & 1:
            mask |= 1 << way
    return mask
