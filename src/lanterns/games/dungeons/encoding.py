"""A position of the dungeons game as cells, see `lanterns.core.encoding`: all is known but what chance has not
shown."""

from __future__ import annotations

from typing import Final

from lanterns.core.encoding import BITS_OF, Cells, Encoding, bits, by_seat, ids, noughts, padded
from lanterns.core.step import NO_SEAT
from lanterns.games.dungeons import content as con
from lanterns.games.dungeons import grid
from lanterns.games.dungeons.state import EMPTY, ENDS, FACE_DOWN, GEAR, HOUSE_RULES, STACKS, Dungeons
from lanterns.games.dungeons.steps import STEP_CLASSES
from lanterns.games.dungeons.verbs import FIRST_SPELL, GOODS, TRICKS, WEAPONS

SEATS: Final = 4
WIDTH: Final = 256
CELLS: Final = grid.CELLS
N_STACKS: Final = len(STACKS)
N_CARDS: Final = len(con.CARDS)
DICE: Final = 3
SPELL_PLACE: Final = 5  # of a hero's gear: from here on spells

TABLE: Final = (
    Cells("heroes", 1, SEATS, "heroes, as many as seats"),
    Cells("house", len(HOUSE_RULES), 1, "house rules, in the order of the options"),
    Cells("act", 1, 4, "act"),
    ids("active", 1, SEATS, "seat of the turn"),
    Cells("turn", 1, 255, "turns begun, at most 255"),
    Cells("torch", 1, 60, "space of the torch"),
    ids("boss", 1, len(con.BOSSES), "boss, known from the first entry on"),
    ids("end", 1, len(ENDS), "why the game ended"),
    Cells("placed", 1, N_CARDS, "cards that left the deck"),
    Cells("shown", 2, N_CARDS, "cards turned up of stacks B and C"),
    Cells("face-down", 1, N_CARDS, "cards face down on the grid"),
    ids("door", 1, CELLS, "square of the Lair Door"),
    Cells("reserve", 1, SEATS, "altars not placed yet"),
    Cells("gates", 4, 1, "by gate of the boss: whether an altar covers it"),
    Cells("minions-drawn", len(con.MINIONS), 1, "by minion: whether it was drawn"),
    Cells("killed", 1, len(con.MINIONS), "minions killed"),
    Cells("spent", 1, 40, "of the turn: Speed spent"),
    Cells("bonus", 1, 20, "of the turn: Speed gained"),
    Cells("closed", 1, 2, "of the turn: 1 movement is over by a heroic action, 2 by an enemy"),
    Cells("flags", 7, 1, "of the turn: acted, extra action, asleep, fallen, strode, cloaked, check passed"),
    Cells("fiddled", 1, 20, "of the turn: free changes of equipment and boxes tried"),
    ids("roller", 1, SEATS, "of the check: seat that rolls"),
    ids("skill", 1, 4, "of the check: skill"),
    ids("kind", 1, len(con.CHECKS), "of the check: kind"),
    Cells("edge", 1, 60, "of the check: what the action adds, and 20"),
    Cells("total", 1, 60, "of the check: result, and 20"),
    Cells("number", 1, 40, "of the check: the number to reach"),
    ids("face", 1, len(con.FACES), "of the check: the enemy die"),
    Cells("used", len(TRICKS), 1, "of the check: triggers used"),
    Cells("modified", 1, 1, "of the check: a die was modified"),
    Cells("left", 2, 20, "of the check: Health and Focus that unused dice give"),
    ids("weapon", 1, len(WEAPONS), "of the attack: weapon"),
    Cells("targets", con.ENEMIES, 1, "of the attack: by enemy, whether it is a target"),
    Cells("dying", con.ENEMIES, 1, "of the attack: by enemy, whether it is to be removed"),
    Cells("hit", 1, 3, "of the attack: 1 damage was dealt, 2 something was hit"),
    Cells("boost", 1, 20, "of the attack: Defense added against the counter-attack"),
    ids("dice", DICE, 6, "values rolled"),
    ids("square", CELLS, N_STACKS + N_CARDS, "by square: 1-3 a card face down of stack A, B, C, 4.. the card shown"),
    Cells("corridors", CELLS * 4, 1, "by square: corridors to the north, east, south, west"),
    Cells("passages", CELLS * 4, 1, "by square: those of them that lead on"),
    Cells("altar", CELLS, 1, "by square: an altar"),
    Cells("disarmed", CELLS, 1, "by square: its trap is disarmed"),
    ids("foe-at", con.ENEMIES, CELLS + 1, "by enemy: its square, 50 the lair"),
    Cells("foe-kind", con.ENEMIES, 8, "by enemy in play: kind of goblin or minion, and one"),
    Cells("foe-health", con.ENEMIES, 60, "by enemy in play: Health"),
    Cells("boss-health", SEATS, con.BOSS_TOP, "Health of the boss, as many tracks as heroes"),
    Cells("goblins-left", len(con.GOBLINS), 20, "by kind of goblin: cards left"),
    ids("hero", SEATS, len(con.HEROES), "by seat: hero"),
    ids("hero-at", SEATS, CELLS + 1, "by seat: square, 50 the lair"),
    Cells("space", SEATS, 6, "by seat: space in the lair"),
    Cells("health", SEATS, 40, "by seat: Health"),
    Cells("focus", SEATS, 40, "by seat: Focus"),
    Cells("speed", SEATS, 40, "by seat: Speed with equipment"),
    Cells("defense", SEATS, 40, "by seat: Defense with equipment"),
    ids("gear", SEATS * GEAR, len(GOODS), "by seat and place: loot or spell card"),
    ids("loot", len(con.LOOT), 1 + SEATS, "by loot card: 0 not seen, 1 row, 2.. with a seat"),
    ids("spell", len(con.SPELLS), 1 + SEATS, "by spell card: the same"),
)  # fmt: skip


class DungeonsEncoding(Encoding[Dungeons]):
    def __init__(self) -> None:
        super().__init__(TABLE, SEATS, WIDTH, STEP_CLASSES)

    def table(self, state: Dungeons, seat: int, out: list[int]) -> None:
        g = state
        n = g.n
        out.append(n)
        padded(out, g.house, len(HOUSE_RULES))  # an older edition has fewer
        out += [g.act, (g.active - seat) % n + 1 if g.active != NO_SEAT else 0, min(255, g.turn), g.torch]
        out += [g.boss + 1, g.end + 1, g.placed, g.b_shown, g.c_shown, g.hidden, g.door_at + 1, g.reserve]
        bits(out, g.gates, 4)
        bits(out, g.minions_drawn, len(con.MINIONS))
        out += [g.killed, g.spent, g.bonus, g.closed]
        out += [g.acted, g.extra, g.asleep, g.fallen, g.strode, g.cloaked, g.passed, min(20, g.fiddled)]
        out += [(g.roller - seat) % n + 1, g.skill + 1, g.kind + 1, g.edge + 20, g.total + 20, g.number, g.face + 1]
        bits(out, g.used, len(TRICKS))
        out += [g.modified, g.left_health, g.left_focus, g.weapon + 1]
        bits(out, g.targets, con.ENEMIES)
        bits(out, g.dying, con.ENEMIES)
        out += [g.hit, g.boost]
        padded(out, g.dice, DICE)
        _grid(g, out)
        _foes(g, out)
        _heroes(g, seat, out)
        for place in g.loot_at:
            out.append((place - seat) % n + 2 if place >= 0 else -1 - place)
        for place in g.spell_at:
            out.append((place - seat) % n + 2 if place >= 0 else -1 - place)


def _grid(g: Dungeons, out: list[int]) -> None:
    for card in g.cards:
        out.append(N_STACKS + 1 + card if card >= 0 else 0 if card == EMPTY else FACE_DOWN - card + 1)
    _sides(g.doors, out)
    _sides(g.links, out)
    bits(out, g.altars, CELLS)
    bits(out, g.disarmed, CELLS)


def _sides(masks: list[int], out: list[int]) -> None:
    """Four sides of each square, two squares at a time."""
    for cell in range(1, CELLS, 2):
        out.extend(BITS_OF[masks[cell - 1] | masks[cell] << 4])
    bits(out, masks[CELLS - 1], 4)


def _foes(g: Dungeons, out: list[int]) -> None:
    for at in g.foe_at:
        out.append(at + 1)
    for enemy, at in enumerate(g.foe_at):
        out.append(g.foe_kind[enemy] + 1 if at >= 0 else 0)
    for enemy, at in enumerate(g.foe_at):
        out.append(g.foe_hp[enemy] if at >= 0 else 0)
    padded(out, g.boss_hp, SEATS)
    out += g.deck


def _heroes(g: Dungeons, seat: int, out: list[int]) -> None:
    order = [(seat + i) % g.n for i in range(g.n)]
    by_seat(out, g.party, order, SEATS, 1)
    by_seat(out, g.at, order, SEATS, 1)
    by_seat(out, g.space, order, SEATS)
    by_seat(out, g.hp, order, SEATS)
    by_seat(out, g.fp, order, SEATS)
    by_seat(out, g.speed, order, SEATS)
    by_seat(out, g.guard, order, SEATS)
    gear = g.gear
    for s in order:
        first = s * GEAR
        for place in range(first, first + SPELL_PLACE):
            out.append(gear[place] + 1)
        for place in range(first + SPELL_PLACE, first + GEAR):
            out.append(gear[place] + 1 + FIRST_SPELL if gear[place] >= 0 else 0)
    noughts(out, (SEATS - g.n) * GEAR)
