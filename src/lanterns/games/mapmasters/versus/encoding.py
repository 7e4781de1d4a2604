"""A position of Versus as cells, see `lanterns.core.encoding`: all but undrawn cards, cards face down, and the dungeons
of others until the reveal."""

from __future__ import annotations

from typing import Final

from lanterns.core.encoding import BYTE, Cells, Encoding, bits, ids, in_bytes, padded
from lanterns.games.mapmasters.board.path import OBJECTIVES
from lanterns.games.mapmasters.board.vocabulary import BOOKS, TOKENS
from lanterns.games.mapmasters.versus.dungeon import Lay
from lanterns.games.mapmasters.versus.state import (
    BOOKS_IN_ROW,
    DRAW_PILE,
    DRAWN,
    EXPLORE,
    HAND,
    HELD,
    HOUSE_RULES,
    KEPT,
    N_FACES,
    N_MARKET,
    OUT,
    OWNED,
    PHASES,
    ROUNDS,
    SLOTS_IN_ROW,
    MapMasters,
)
from lanterns.games.mapmasters.versus.steps import STEP_CLASSES
from lanterns.games.mapmasters.versus.verbs import FAR_X, FAR_Y, SEATS

WIDTH: Final = 256
N_BOOKS: Final = len(BOOKS)
N_TOKENS: Final = len(TOKENS)
CARDS_SEEN: Final = 2 * len(OBJECTIVES)  # objective cards: a kind, with an hourglass or without
LAY: Final = 4  # cells of a card laid
LINE: Final = 24  # steps of a path that are told, the last ones
STEP: Final = 3  # cells of a step
COINS: Final = 200

TABLE: Final = (
    Cells("players", 1, SEATS, "seats"),
    Cells("house", len(HOUSE_RULES), 2, "house rules, in the order of the options"),
    ids("phase", 1, len(PHASES), "phase of the round"),
    Cells("round", 1, ROUNDS, "round"),
    ids("first", 1, SEATS, "first buyer of round 1"),
    ids("opener", 1, SEATS, "first buyer of this round"),
    Cells("stock", N_TOKENS, 40, "by need: tokens in the stock"),
    ids("market", N_MARKET, OUT + 1, "by dungeon card: 1 pile, 2 row, 3 discard, 4 owned, 5 out of the game"),
    ids("row", SLOTS_IN_ROW, N_FACES, "the row of the market, cost 3 first"),
    ids("book", N_BOOKS, OUT, "by spell book: 0 pile, 1 row, 2 discard, 3 held by a seat, 4 out of the game"),
    ids("book-row", BOOKS_IN_ROW, N_BOOKS, "the two open spell books"),
    Cells("objectives-left", CARDS_SEEN, 10, "objective cards not seen, by kind, without and with an hourglass"),
    ids("objectives-seen", 2 * ROUNDS, CARDS_SEEN, "objective cards seen, in order"),
    ids("objective", 2, CARDS_SEEN, "the primary and the secondary objective"),
    ids("looked", 1, N_FACES, "the face-down card that a spell book has shown to the seat itself"),
    Cells("coins", SEATS, COINS, "by seat: coins"),
    Cells("blue", SEATS, COINS, "by seat: points for the primary"),
    Cells("pink", SEATS, COINS, "by seat: points for the secondary, not yet halved"),
    Cells("green", SEATS, COINS, "by seat: points for bonuses"),
    Cells("exits", SEATS, COINS, "by seat: exit ticks"),
    Cells("last", SEATS, COINS, "by seat: points of the round before"),
    Cells("recycles", SEATS, 20, "by seat: cards that may still be recycled"),
    Cells("scissors", SEATS, 20, "by seat: cards that may still be cut"),
    Cells("passed", SEATS, 1, "by seat: whether it has passed in the market"),
    Cells("bonus", SEATS, 1, "by seat: whether it won the time bonus of this round"),
    Cells("finished", SEATS, SEATS, "by seat: 1 finished its dungeon first, 2 second, and so on"),
    Cells("clock", SEATS * 2, BYTE, "by seat: seconds and one, low byte first; 0 not read"),
    Cells("tokens", SEATS * N_TOKENS, 40, "by seat and need: tokens"),
    Cells("books", SEATS * N_BOOKS, 2, "by seat and spell book: 1 held, 2 held and used"),
    Cells("drawn", SEATS, HAND, "by seat: cards drawn face down"),
    ids("cards", SEATS * N_FACES, KEPT, "by seat and face: 1 not drawn or face down, 2 discard, 3 in hand, 4 kept"),
    Cells("layout", SEATS * HAND * LAY, BYTE, "by seat, once it may be known: cards laid: face and one, column and 5, "
                                             "half height and 9, turned"),
    Cells("steps", SEATS, BYTE, "by seat, once it may be known: steps of its path"),
    Cells("line", SEATS * LINE * STEP, BYTE, "by seat, once it may be known: the last 24 steps as action codes and 1, "
                                            "low byte first"),
)  # fmt: skip


class MapMastersEncoding(Encoding[MapMasters]):
    def __init__(self) -> None:
        super().__init__(TABLE, SEATS, WIDTH, STEP_CLASSES)

    def table(self, state: MapMasters, seat: int, out: list[int]) -> None:
        g = state
        n = g.players
        out.append(n)
        out += g.house
        out += [g.phase + 1, g.round, (g.first - seat) % n + 1, (g.opener - seat) % n + 1]
        out += g.stock
        out += [at + 1 for at in g.market]
        out += [face + 1 for face in g.row]
        out += [OWNED if at >= HELD else at for at in g.book_at]
        out += [book + 1 for book in g.book_row]
        out += g.left
        padded(out, g.seen, 2 * ROUNDS, 1)
        out += [g.primary + 1, g.secondary + 1]
        own = g.looked_by(seat) and g.where[seat * N_FACES + g.looked] == DRAWN
        out.append(g.looked + 1 if own else 0)
        _seats(g, seat, out)


def _seats(g: MapMasters, seat: int, out: list[int]) -> None:
    order = g.clockwise(seat)
    gap = SEATS - g.players
    none = [0] * gap
    for values in (g.coins, g.blue, g.pink, g.green, g.exits, g.last, g.recycles, g.scissors):
        out += [values[s] for s in order] + none
    for mask in (g.passed, g.bonus):
        out += [mask >> s & 1 for s in order] + none
    out += [g.finished.index(s) + 1 if s in g.finished else 0 for s in order] + none
    for s in order:
        in_bytes(out, g.clocks[s] + 1, 2)
    out += none * 2
    for s in order:
        out += g.tokens[s * N_TOKENS : (s + 1) * N_TOKENS]
    out += none * N_TOKENS
    for s in order:
        out += [1 + (g.used >> (b + 1) & 1) if at == HELD + s else 0 for b, at in enumerate(g.book_at)]
    out += none * N_BOOKS
    out += [g.held(s, DRAWN) for s in order] + none
    for s in order:
        first = s * N_FACES
        out += [DRAW_PILE if at == DRAWN else at for at in g.where[first : first + N_FACES]]
    out += none * N_FACES
    shown = [not g.lanes or g.phase != EXPLORE or s == seat for s in order]
    for i, s in enumerate(order):
        _layout(g.layout[s] if shown[i] else [], out)
    out += none * (HAND * LAY)
    out += [min(BYTE, len(g.steps[s])) if shown[i] else 0 for i, s in enumerate(order)] + none
    for i, s in enumerate(order):
        _line(g.steps[s] if shown[i] else [], out)
    out += none * (LINE * STEP)


def _layout(codes: list[int], out: list[int]) -> None:
    for code in codes[:HAND]:
        lay = Lay(code)
        out += [lay.face + 1, lay.x + FAR_X + 1, lay.y + FAR_Y + 1, int(lay.turned)]
    bits(out, 0, (HAND - len(codes[:HAND])) * LAY)


def _line(codes: list[int], out: list[int]) -> None:
    last = codes[-LINE:]
    for code in last:
        in_bytes(out, code + 1, STEP)
    bits(out, 0, (LINE - len(last)) * STEP)
