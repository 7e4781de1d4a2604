"""A position of the quest game as cells, see `lanterns.core.encoding`: everything but the undrawn cards is known."""

from __future__ import annotations

from typing import Final

from lanterns.core.encoding import BYTE, Cells, Encoding, bits, by_seat, ids, masked, noughts, padded
from lanterns.games.quest import content as con
from lanterns.games.quest import geography as geo
from lanterns.games.quest.state import (
    BOSS,
    ENDS,
    GONE,
    HOUSE_RULES,
    MODES,
    PHASES,
    SPENT_GLASS,
    SPENT_HELM,
    STASH,
    TAKEN,
    Quest,
)
from lanterns.games.quest.steps import STEP_CLASSES
from lanterns.games.quest.verbs import FACES, HEROES

SEATS: Final = 4
# four heroes by ship to 11 places of two regions either way, or on foot to 8; 15 items to drop or to equip on a hero
WIDTH: Final = 4 * 11 * 2 * 2 + 4 * 8 * 2 + 15 * 5 + 1
DICE: Final = 5
ROW: Final = 4
LEAST_SCORE: Final = -9  # nothing done at all
HOLDERS: Final = SEATS * HEROES + SEATS + 1  # of an item: a hero, a stash, or gone
CELLS: Final = geo.CELLS
N_ITEMS: Final = len(con.ITEM_NAMES)
N_MOVEMENTS: Final = len(geo.MOVEMENT_NAMES)
N_LEGENDS: Final = len(con.LEGENDS)

TABLE: Final = (
    ids("mode", 1, len(MODES), "mode of play"),
    Cells("players", 1, SEATS, "seats"),
    Cells("gloom-game", 1, 1, "whether GloomFall is played"),
    Cells("target", 1, 60, "points that a Chosen One has to reach"),
    Cells("house", len(HOUSE_RULES), 1, "house rules, in the order of the options"),
    ids("phase", 1, len(PHASES), "phase of the round"),
    Cells("round", 1, BYTE, "round, at most 255"),
    Cells("turn", 1, 4, "turn of the Day"),
    ids("first", 1, SEATS, "seat of the first player"),
    Cells("crossed", 1, 1, "whether a quest was taken by Day this round"),
    ids("card", 1, N_MOVEMENTS, "movement card of this turn"),
    Cells("used", N_MOVEMENTS, 1, "movement cards used this round"),
    Cells("shown", N_MOVEMENTS, 1, "movement cards shown, alone"),
    ids("roller", 1, SEATS, "seat that rolls"),
    Cells("magic", 1, con.LAST_SPACE, "space of the magic marker"),
    Cells("supply", 1, con.GOBLIN_TOKENS, "goblins in the supply"),
    Cells("boss", 4, 24, "of Danongorf: quests, goblins, goblins beaten, whether the fight is set"),
    ids("end", 1, len(ENDS), "why the game ended"),
    Cells("spent", 2, 1, "Night powers used: Helm, Hourglass"),
    Cells("deck", 1, con.QUESTS, "quest cards in the deck"),
    ids("land", CELLS, con.LANDS, "by place of the isle: the land card"),
    Cells("gloom", CELLS, 1, "by place: whether it shows its gloom side"),
    Cells("goblin", CELLS, 2, "by place: 0 none, 1 a calm goblin, 2 an aggressive one"),
    Cells("wounds", CELLS, 9, "by place: wounds of its goblin"),
    ids("wounder", CELLS, SEATS, "by place: the seat that dealt them"),
    ids("quest", con.QUESTS, BOSS + SEATS, "by quest: 0 not seen, 1 row, 2 discarded, 3 aside, 4 boss, 5.. a seat"),
    ids("row", ROW, con.QUESTS, "the row, from the left"),
    ids("treasure", con.TREASURES, HOLDERS, "by treasure: 1.. hero, four by seat, 17.. stash of a seat, 21 gone"),
    ids("dice", DICE, len(FACES), "faces of the last roll"),
    Cells("dropped", N_ITEMS, 1, "by item: left in this window"),
    Cells("equipped", N_ITEMS, 1, "by item: equipped in this window"),
    ids("colour", SEATS, len(con.COLOURS), "by seat: its colour"),
    Cells("health", SEATS, con.MAX_TRACK, "by seat: Health"),
    Cells("power", SEATS, con.MAX_TRACK, "by seat: Power"),
    Cells("spell", SEATS, con.MAX_TRACK, "by seat: spell level"),
    Cells("quests", SEATS, con.QUESTS, "by seat: quests taken"),
    Cells("taken", SEATS, con.GOBLIN_TOKENS, "by seat: goblins taken"),
    Cells("score", SEATS, 150, "by seat: points and 9"),
    Cells("adventuring", SEATS, 1, "by seat: whether it goes on in the Night"),
    Cells("claimed", SEATS, 1, "by seat: whether it took a quest this turn"),
    Cells("owner", SEATS, 1, "by seat: whether it owns an item"),
    Cells("legend", SEATS * N_LEGENDS, 2, "by seat and legendary item: its step"),
    ids("legend-at", SEATS * N_LEGENDS, HOLDERS, "by seat and legendary item: who holds it, as with treasures"),
    Cells("advanced", N_LEGENDS, 1, "by legendary item: advanced in this step"),
    ids("hero", SEATS * HEROES, geo.REGIONS, "by seat and hero: its region"),
    Cells("space", SEATS * HEROES, 4, "by seat and hero: its space in a temple"),
    Cells("moved", SEATS * HEROES, 1, "by seat and hero: moved in this step"),
)  # fmt: skip


class QuestEncoding(Encoding[Quest]):
    def __init__(self) -> None:
        super().__init__(TABLE, SEATS, WIDTH, STEP_CLASSES)

    def table(self, state: Quest, seat: int, out: list[int]) -> None:
        g = state
        n = g.players
        out += [g.mode + 1, n, g.gloom_game, g.target]
        out.extend(g.house)
        out += [g.phase + 1, min(BYTE, g.round), g.turn, (g.first - seat) % n + 1, g.crossed, g.card + 1]
        bits(out, g.used, N_MOVEMENTS)
        bits(out, g.shown, N_MOVEMENTS)
        out += [(g.roller - seat) % n + 1 if g.roller >= 0 else 0, g.magic, g.supply]
        out += [g.boss_quests, g.boss_goblins, g.beaten, g.fight_set, g.end + 1]
        out += [g.spent & SPENT_HELM, g.spent // SPENT_GLASS & 1, g.deck]
        _isle(g, seat, out)
        for place in g.quest_at:
            out.append((place - TAKEN - seat) % n + TAKEN if place >= TAKEN else place)
        padded(out, g.row, ROW, 1)
        if g.owners:
            for place in g.treasure:
                out.append(_holder(g, place, seat))
        else:
            noughts(out, con.TREASURES)
        padded(out, g.dice, DICE, 1)
        bits(out, g.dropped, N_ITEMS)
        bits(out, g.equipped, N_ITEMS)
        _players(g, seat, out)


# by bits of goblins and of angry ones among four places: a cell for each, 0 none, 1 a calm goblin, 2 an aggressive one
GOBLINS: Final[list[list[int]]] = [
    [(both >> 4 + place & 1) + (both >> place & 1) for place in range(4)] for both in range(256)
]


def _isle(g: Quest, seat: int, out: list[int]) -> None:
    n, goblins, angry = g.players, g.goblins, g.angry
    for card in g.land:
        out.append(card + 1)
    bits(out, g.gloom, CELLS)
    for _ in range(CELLS // 4):
        out.extend(GOBLINS[(goblins & 15) << 4 | angry & 15])
        goblins >>= 4
        angry >>= 4
    out.append(goblins + angry)
    out.extend(g.wounds)
    for cell, wounds in enumerate(g.wounds):
        out.append((g.wounder[cell] - seat) % n + 1 if wounds else 0)


def _holder(g: Quest, place: int, seat: int) -> int:
    if place == 0:
        return 0
    if place == GONE:
        return HOLDERS
    if place >= STASH:
        return SEATS * HEROES + 1 + (place - STASH - seat) % g.players
    hero = place - 1
    return (g.seat_of(hero) - seat) % g.players * HEROES + hero % g.per_seat + 1


def _players(g: Quest, seat: int, out: list[int]) -> None:
    order = g.clockwise(seat)
    gap = SEATS - g.players
    by_seat(out, g.colours, order, SEATS, 1)
    by_seat(out, g.health, order, SEATS)
    by_seat(out, g.power, order, SEATS)
    by_seat(out, g.spell, order, SEATS)
    by_seat(out, g.quests, order, SEATS)
    by_seat(out, g.taken, order, SEATS)
    by_seat(out, [g.score(s) for s in range(g.players)], order, SEATS, -LEAST_SCORE)
    masked(out, g.adventuring, order, SEATS)
    masked(out, g.claimed, order, SEATS)
    masked(out, g.owners, order, SEATS)
    for s in order:
        for item in range(s * N_LEGENDS, (s + 1) * N_LEGENDS):
            out.append(g.legend[item])
    noughts(out, gap * N_LEGENDS)
    if g.owners:
        for s in order:
            for item in range(s * N_LEGENDS, (s + 1) * N_LEGENDS):
                out.append(_holder(g, g.legend_at[item], seat))
        noughts(out, gap * N_LEGENDS)
    else:
        noughts(out, SEATS * N_LEGENDS)
    bits(out, g.advanced, N_LEGENDS)
    _heroes(g, order, out)


def _heroes(g: Quest, order: list[int], out: list[int]) -> None:
    per, gap = g.per_seat, SEATS - g.players
    where, space, moved = g.where, g.space, g.moved
    everyone = (1 << per) - 1
    for s in order:
        for hero in range(s * per, (s + 1) * per):
            out.append(where[hero] + 1)
        noughts(out, HEROES - per)
    noughts(out, gap * HEROES)
    for s in order:
        for hero in range(s * per, (s + 1) * per):
            out.append(space[hero])
        noughts(out, HEROES - per)
    noughts(out, gap * HEROES)
    for s in order:
        bits(out, moved >> (s * per) & everyone, HEROES)
    noughts(out, gap * HEROES)
