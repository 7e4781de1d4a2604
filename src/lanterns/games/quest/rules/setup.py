"""Setup: the isle is laid, heroes and goblins take their places, three quests are dealt [Q2, Q10.2, Q11.1, Q12.1]."""

from __future__ import annotations

from lanterns.core.step import AUTO, CHANCE, AnyStep
from lanterns.games.quest import content as con
from lanterns.games.quest import geography as geo
from lanterns.games.quest.rules.resolution import fill_portals
from lanterns.games.quest.rules.rounds import Round
from lanterns.games.quest.rules.row import Refill
from lanterns.games.quest.state import CALM_GLOOM_SETUP, DANONGORF, DECK, NOWHERE, TOGETHER, Ask, Quest
from lanterns.games.quest.verbs import COLOUR, FIRST, LAND


class LayCard(Ask):
    """Chance lays one of the remaining cards of its group on a cell [Q2.1]. args: cell."""

    rules = ("Q2.1",)

    def options(self, g: Quest) -> list[int]:
        cell = self.args[0]
        laid = 0
        for card in g.land:
            if card >= 0:
                laid |= 1 << card
        castle = cell in geo.CASTLE_CELLS
        first, end = (0, con.FIRST_TEMPLE) if castle else (con.FIRST_TEMPLE, con.LANDS)
        base = LAND.base + cell * con.LANDS
        return [base + card for card in range(first, end) if not laid >> card & 1]

    def play(self, g: Quest, action: int) -> None:
        cell = self.args[0]
        card = action - LAND.base - cell * con.LANDS
        land = g.land[:]
        land[cell] = card
        g.land = land
        g.tell("Q2.1", "land-laid", cell=geo.CELL_NAMES[cell], card=con.LAND_NAMES[card])


class DrawColour(Ask):
    """Chance gives a seat one of the colours left [rules 4]. args: seat."""

    rules = ("Q2.2",)

    def options(self, g: Quest) -> list[int]:
        seat = self.args[0]
        return [COLOUR.base + seat * 4 + colour for colour in range(4) if colour not in g.colours]

    def play(self, g: Quest, action: int) -> None:
        seat, colour = COLOUR.args(action)
        colours = g.colours[:]
        colours[seat] = colour
        g.colours = colours
        g.tell("Q2.2", "colour-drawn", seat=seat, colour=con.COLOURS[colour])


class DrawFirst(Ask):
    """Chance names the first player [Q2.5]."""

    rules = ("Q2.5",)

    def options(self, g: Quest) -> list[int]:
        return [FIRST.base + seat for seat in range(g.players)]

    def play(self, g: Quest, action: int) -> None:
        g.first = action - FIRST.base
        g.tell("Q2.5", "first-player", seat=g.first)


class Settle(Ask):
    """Everything takes its place on the isle; then the row is dealt and the first Day begins [Q2.2-Q2.4]."""

    rules = ("Q2.2", "Q2.3", "Q2.4")

    def run(self, g: Quest) -> None:
        populate(g)
        g.then(Refill(AUTO), Round(AUTO))


def populate(g: Quest) -> None:
    """Derive regions from the cards laid, put heroes home and a goblin on each portal [Q2.2, Q2.3, Q10.1, Q10.2]."""
    kinds: list[int] = []
    castles = [0] * 4
    for cell, card in enumerate(g.land):
        if card < con.FIRST_TEMPLE:
            kinds += [con.OBELISK, con.CASTLE]
            castles[card] = cell
        elif card < con.FIRST_GOBLIN:
            kinds += [con.OBELISK, con.TEMPLE]
        else:
            kinds += [con.PORTAL, con.GROTTO]
    g.kinds = kinds
    g.castles = castles
    g.where = [g.home_region(hero) for hero in range(g.players * g.per_seat)]
    g.gloom = geo.ALL_CELLS if g.gloom_game else 0
    fill_portals(g)
    if g.house[CALM_GLOOM_SETUP]:
        g.angry = 0  # [QR27]


def begin(g: Quest, mode: int, players: int, colours: list[int], first: int, gloom: int, target: int) -> None:
    """Fill a blank state with the components of the box; what chance has to decide is put on the stack.

    A colour or first player of -1 is left to chance. `house` must be set already.
    """
    heroes = players * (4 if mode == DANONGORF else 3)
    g.mode, g.players, g.per_seat = mode, players, heroes // players
    g.gloom_game, g.target, g.colours = gloom, target, colours
    g.land, g.kinds, g.castles = [-1] * geo.CELLS, [con.OBELISK] * geo.REGIONS, [0] * 4
    g.phase, g.round, g.turn, g.first, g.crossed = 0, 1, 0, max(0, first), 0
    g.card, g.used, g.shown, g.roller, g.magic = -1, 0, 0, -1, 1
    g.gloom = g.goblins = g.angry = 0
    g.supply, g.boss_quests, g.boss_goblins, g.beaten, g.fight_set, g.end = con.GOBLIN_TOKENS, 0, 0, 0, 0, 0
    g.adventuring = g.spent = g.claimed = g.moved = g.advanced = g.dropped = g.equipped = g.owners = 0
    g.where, g.space = [-1] * heroes, [0] * heroes
    g.health, g.power = [con.START_HEALTH] * players, [con.START_POWER] * players
    g.spell, g.quests, g.taken = [0] * players, [0] * players, [0] * players
    g.wounds, g.wounder = [0] * geo.CELLS, [0] * geo.CELLS
    g.quest_at, g.deck, g.row = [DECK] * con.QUESTS, con.QUESTS, []
    g.treasure, g.legend = [NOWHERE] * con.TREASURES, [0] * (players * 3)
    g.legend_at, g.dice = [NOWHERE] * (players * 3), []
    g.then(Settle(AUTO))
    if first < 0 and mode == TOGETHER:
        g.then(DrawFirst(CHANCE))
    g.then_all([DrawColour(CHANCE, seat) for seat in range(players) if colours[seat] < 0])
    g.then_all([LayCard(CHANCE, cell) for cell in (*geo.NORMAL_CELLS, *geo.CASTLE_CELLS)])


STEPS: tuple[type[AnyStep], ...] = (LayCard, DrawColour, DrawFirst, Settle)
