"""Setup: stacks, the Entrance and the cards around it, the torch, the party [D2, D18.1]."""

from __future__ import annotations

from lanterns.core.step import AUTO, CHANCE, NO_SEAT, AnyStep
from lanterns.games.dungeons import content as con
from lanterns.games.dungeons.grid import CELLS, ENTRANCE, NOWHERE
from lanterns.games.dungeons.rules.reveal import place, squares
from lanterns.games.dungeons.rules.turn import StartTurn
from lanterns.games.dungeons.state import EMPTY, GEAR, IN_DECK, NONE, OPEN, Ask, Dungeons
from lanterns.games.dungeons.verbs import PARTY


class DrawHero(Ask):
    """Chance gives a seat one of the heroes not taken [D2.7, DR2]. args: seat."""

    rules = ("D2.7",)

    def options(self, g: Dungeons) -> list[int]:
        taken = 0
        for hero in g.party:
            if hero >= 0:
                taken |= 1 << hero
        base = PARTY.base + self.args[0] * 8
        return [base + hero for hero in range(8) if not taken >> hero & 1]

    def play(self, g: Dungeons, action: int) -> None:
        seat = self.args[0]
        hero = action - PARTY.base - seat * 8
        party = g.party[:]
        party[seat] = hero
        g.party = party
        g.tell("D2.7", "hero-drawn", seat=seat, hero=con.HERO_NAMES[hero])


class Ready(Ask):
    """The heroes stand on the Entrance at their maxima, four cards lie around it; seat 0 begins [D2.3, D2.7]."""

    rules = ("D2.3", "D2.7")

    def run(self, g: Dungeons) -> None:
        ready(g)
        g.then(StartTurn(AUTO, 0))


def ready(g: Dungeons) -> None:
    """Heroes at full Health and Focus [D2.7]; the top four cards of the deck on N, E, S, W of the Entrance [D2.3]."""
    g.hp = [g.hero(seat).health for seat in range(g.n)]
    g.fp = [g.hero(seat).focus for seat in range(g.n)]
    for seat in range(g.n):
        g.refit(seat)
    for cell in squares(g, ENTRANCE):
        place(g, cell)


def begin(g: Dungeons, heroes: int, party: list[int]) -> None:
    """Fill a blank state with the components of the box; a hero of -1 is left to chance. `house` is set already."""
    g.n, g.party = heroes, party
    g.act, g.active, g.turn, g.boss, g.end = 1, NO_SEAT, 0, NONE, 0
    g.torch = g.torch_start()  # [D2.5]
    g.seen, g.placed, g.b_shown, g.c_shown, g.hidden = 1, 0, 0, 0, 0
    g.door_at, g.altars, g.reserve = NOWHERE, 1 << ENTRANCE, heroes  # [D2.4]
    g.disarmed = g.gates = g.minions_drawn = g.killed = 0
    g.spent = g.bonus = g.acted = g.extra = g.asleep = g.fallen = g.strode = g.cloaked = g.fiddled = 0
    g.closed = OPEN
    g.roller = g.skill = g.edge = g.total = g.number = g.passed = g.used = g.modified = 0
    g.kind, g.face, g.left_health, g.left_focus = con.TEST, NONE, 0, 0
    g.weapon, g.targets, g.dying, g.hit, g.boost = NONE, 0, 0, 0, 0
    g.cards, g.doors, g.links = [EMPTY] * CELLS, [0] * CELLS, [0] * CELLS
    g.cards[ENTRANCE], g.doors[ENTRANCE] = 0, con.CARDS[0].corridors
    g.foe_at, g.foe_kind, g.foe_hp = [NOWHERE] * con.ENEMIES, [0] * con.ENEMIES, [0] * con.ENEMIES
    g.boss_hp, g.deck = [], [goblin.copies for goblin in con.GOBLINS]
    g.at, g.space = [ENTRANCE] * heroes, [0] * heroes
    g.hp, g.fp, g.speed, g.guard = [0] * heroes, [0] * heroes, [0] * heroes, [0] * heroes
    g.gear = [EMPTY] * (heroes * GEAR)
    g.loot_at, g.spell_at = [IN_DECK] * len(con.LOOT), [IN_DECK] * len(con.SPELLS)
    g.dice = []
    g.then_all([*(DrawHero(CHANCE, seat) for seat in range(heroes) if party[seat] < 0), Ready(AUTO)])


STEPS: tuple[type[AnyStep], ...] = (DrawHero, Ready)
