"""Make nights: isles laid at random with three heroes on them, and of each the positions in which it pays most to look
at the dice before one goes on."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from lanterns.daily.games.quest.night import Night, lay
from lanterns.daily.games.quest.worth import Node, Worth
from lanterns.games import GAMES
from lanterns.games.quest import content as con
from lanterns.games.quest import geography as geo

START = {"health": 4, "power": 1, "magic": 7}  # of the Night whose positions are looked through
EACH = 15  # nights of an isle
LEAST = 1.5  # points to be expected
EASIEST = 0.02
ITEMS = [[tuple(con.TEMPLES[temple] for temple in steps) for steps in seat] for seat in con.CARDS.legends]


def nights(first: int) -> Iterator[tuple[int, list[Night]]]:
    """The nights of an isle, with its seed, from that seed on."""
    seed = first
    while True:
        yield seed, _of_isle(seed)
        seed += 1


def _of_isle(seed: int) -> list[Night]:
    rng = Random(seed)
    isle = _isle(rng, seed)
    laid = lay(isle, GAMES["quest"].ruleset, "")
    worth = Worth(laid)
    best, planned = worth.best(), worth.planned()
    rows = [
        (round(1 - planned[at] / best[at], 4), round(best[at], 4), node)
        for at, node in enumerate(worth.nodes)
        if _fit(node, isle) and best[at] >= max(LEAST, node.rest + 1)
    ]
    rows = sorted((row for row in rows if row[0] >= EASIEST), key=lambda row: row[:2])
    # Evenly from the plainest to the hardest.
    step = max(1, (len(rows) - 1) // (EACH - 1)) if len(rows) >= EACH else 1
    return [_night(isle, f"{seed}.{at + 1}", *row) for at, row in enumerate(rows[::step][:EACH])]


def _fit(node: Node, isle: Night) -> bool:
    return node.taken == isle.taken and node.health >= 3 and node.space <= 3 and node.wounds <= 4


def _night(isle: Night, ident: str, hard: float, worth: float, node: Node) -> Night:
    portal, temple, book = isle.heroes
    heroes = [portal, f"{temple.partition('@')[0]}@{node.space}", book]
    return Night(
        ident, hard, worth, isle.land, heroes, node.wounds, node.health, node.power, node.magic, isle.spell,
        isle.taken, isle.legends,
    )  # fmt: skip


def _isle(rng: Random, seed: int) -> Night:
    """The cards at random, castles on their corners; a hero at a portal, one in a temple whose legendary item waits for
    it, one at a book that the magic may come up to."""
    lands = {land.id: land for land in con.CARDS.lands}
    castles = [name for name in lands if lands[name].kind == "castle"]
    others = [name for name in lands if lands[name].kind != "castle"]
    rng.shuffle(castles)
    rng.shuffle(others)
    land = [castles.pop() if cell in geo.CASTLE_CELLS else others.pop() for cell in range(geo.CELLS)]
    cells = {name: geo.CELL_NAMES[at] for at, name in enumerate(land)}
    item = rng.randrange(3)
    temple = ITEMS[0][item][1]
    spell = rng.choice((2, 3, 4))
    goblin = rng.choice([name for name in land if lands[name].kind == "goblin"])
    books = [name for name in land if lands[name].book in (spell + 1, spell + 2, spell + 3) and name != temple]
    return Night(
        str(seed), 0.0, 0.0, land, [cells[goblin] + "L", cells[temple] + "R@1", cells[rng.choice(books)] + "L"],
        rng.choice((0, 1)), START["health"], START["power"], START["magic"], spell, rng.choice((2, 3, 4)),
        [con.LEGENDS[item]],
    )  # fmt: skip
