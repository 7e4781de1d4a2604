"""A position of a mission as cells, see `lanterns.core.encoding`: all but the deck and, unless they are open, the hands
of the others. Lines entered are told by what they have used up on each card, not step by step."""

from __future__ import annotations

from typing import Final

from lanterns.core.encoding import BYTE, Cells, Encoding, bits, ids, in_bytes, padded
from lanterns.games.mapmasters.board.cards import SLOTS
from lanterns.games.mapmasters.board.layout import Board
from lanterns.games.mapmasters.board.path import OBJECTIVES
from lanterns.games.mapmasters.board.path_rules import NEEDS
from lanterns.games.mapmasters.board.vocabulary import TOKENS
from lanterns.games.mapmasters.coop.missions.mission_file import missions
from lanterns.games.mapmasters.coop.state import (
    BOOKS_IN_ROW,
    DELIVERED,
    ENDS,
    HANDS,
    HELD,
    HOUSE_RULES,
    ON_CARD,
    OUT,
    PHASES,
    SKETCHES,
    TO_COME,
    Coop,
)
from lanterns.games.mapmasters.coop.steps import STEP_CLASSES
from lanterns.games.mapmasters.coop.tableau import GONE, face_of, turned_of
from lanterns.games.mapmasters.coop.verbs import (
    ARTEFACTS,
    COOP_BOOKS,
    GROUPS,
    N_FACES,
    N_OBJECTIVES,
    PLACES,
    PLAYED,
    SEATS,
)

WIDTH: Final = 512  # four cards on 56 places, turned or not, are 448
N_GROUPS: Final = len(GROUPS)
N_TOKENS: Final = len(TOKENS)
N_BOOKS: Final = len(COOP_BOOKS)
N_KINDS: Final = len(OBJECTIVES)
COMMISSIONS: Final = 8
LINE: Final = 24  # steps of the sketch that are told, the last ones
STEP: Final = 4  # cells of a step

N_PLACES: Final = len(PLACES)
ICONS: Final = 9  # of one card, at most
TARGETS: Final = 16

BOARD: Final = (
    ids("place", N_PLACES, N_FACES, "by place: the card that lies there, the last number one face down"),
    Cells("turned-card", N_PLACES, 1, "by place: whether it lies turned"),
    ids("laid-by", N_PLACES, SEATS, "by place: the seat that played it"),
    Cells("blocked", N_PLACES, 1, "by place: whether nothing can be laid there"),
    ids("target", N_PLACES, TARGETS, "by place: the target of the mission that lies open there"),
    Cells("pieces", N_PLACES * 2, BYTE, "by place: corridors used up, as a mask, low byte first"),
    Cells("nodes", N_PLACES * 2, BYTE, "by place: junctions, rooms and sides used up, as a mask, low byte first"),
    Cells("cleared", N_PLACES * 2, BYTE, "by place: icons cleared, as a mask, low byte first"),
    Cells("crossed", N_PLACES * 2, BYTE, "by place: icons crossed out, as a mask, low byte first"),
    ids("found", N_PLACES * ICONS, len(GROUPS), "by place and icon: the group that found it"),
)


def _start(name: str) -> int:
    before = 0
    for cells in BOARD:
        if cells.name == name:
            return before
        before += cells.count
    raise KeyError(name)


BOARD_CELLS: Final = sum(part.count for part in BOARD)
LAID_BY: Final = _start("laid-by")
BLOCKED: Final = _start("blocked")
TARGET: Final = _start("target")
MASKS: Final = _start("pieces")
FOUND: Final = _start("found")

TABLE: Final = (
    Cells("players", 1, SEATS, "seats"),
    ids("mission", 1, max(missions()), "mission"),
    Cells("house", len(HOUSE_RULES), 3, "level and house rules, in the order of the options"),
    ids("phase", 1, len(PHASES), "phase"),
    Cells("turn", 1, BYTE, "turn of the whole game"),
    ids("active", 1, SEATS, "seat of the turn"),
    ids("end", 1, len(ENDS), "why the game ended"),
    Cells("deck", 1, BYTE, "cards in the deck"),
    Cells("unseen", PLAYED, 10, "by face: copies that the seat has not seen, in the deck, the box or closed hands"),
    Cells("coins", 1, 100, "coins for the market"),
    Cells("stock", N_TOKENS, 40, "by need: tokens in the stock"),
    ids("book", N_BOOKS, 1 + N_GROUPS, "by spell book: 0 pile, 1 row, 2.. with a group"),
    Cells("book-used", N_BOOKS, 1, "by spell book: whether it is used"),
    ids("book-row", BOOKS_IN_ROW, N_BOOKS, "the two open spell books"),
    ids("artefact", len(ARTEFACTS), 2 + 2 * N_GROUPS,
        "by artefact: 0 not here, 1 to come, 2 on its card, 3.. with a group, 11.. delivered by it"),
    ids("met", N_OBJECTIVES, N_GROUPS, "by objective: the group that met it"),
    ids("commission", COMMISSIONS, N_KINDS, "kinds drawn"),
    ids("drawing", 1, N_GROUPS, "group whose path is drawn"),
    Cells("sketches", 1, SKETCHES + 1, "sketches begun and steps taken back this turn"),
    Cells("flags", 2, BYTE, "of the turn: paths entered, whether somebody refused to resign"),
    Cells("steps", 1, BYTE, "steps of the sketch"),
    Cells("line", LINE * STEP, BYTE, "the last 24 steps of the sketch as action codes and one, low byte first"),
    *BOARD,
    Cells("group", N_GROUPS, 1, "by group: whether it plays"),
    Cells("stage", N_GROUPS, OUT, "by group: 0 waiting, 1 at its start, 2 on a step, 3 on a boss, 4 out"),
    ids("group-at", N_GROUPS, N_PLACES + 1, "by group: its place"),
    ids("side", N_GROUPS, len(SLOTS), "by group: the side of the place by which it came; 0 where it landed by a leap"),
    Cells("able", N_GROUPS, 1, "by group: whether it could perhaps arrive somewhere"),
    Cells("tokens", N_GROUPS * N_TOKENS, 40, "by group and need: tokens not used"),
    Cells("turned", N_GROUPS * N_TOKENS, 40, "by group and need: tokens used"),
    Cells("items", N_GROUPS * N_TOKENS, 100, "by group and need: items found and not spent"),
    Cells("delivered", N_GROUPS, BYTE, "by group: icons handed over"),
    Cells("rooms", N_GROUPS, BYTE, "by group: rooms visited"),
    Cells("legs", N_GROUPS, BYTE, "by group: legs entered"),
    Cells("targets", N_GROUPS * 4, BYTE, "by group, two cells each: targets on which it met an objective, and from "
                                        "which it took an artefact, as masks, low byte first"),
    Cells("cards", SEATS, 10, "by seat: cards in hand"),
    Cells("hand", SEATS * PLAYED, 5, "by seat and face, once it may be known: copies in hand"),
)  # fmt: skip


class CoopEncoding(Encoding[Coop]):
    def __init__(self) -> None:
        super().__init__(TABLE, SEATS, WIDTH, STEP_CLASSES)

    def table(self, state: Coop, seat: int, out: list[int]) -> None:
        g = state
        n = g.players
        out += [n, g.mission]
        out += g.house
        out += [g.phase + 1, min(BYTE, g.turn), (g.active - seat) % n + 1, g.end + 1, sum(g.deck)]
        _cards(g, seat, out)
        out.append(g.coins)
        out += g.stock
        out += [at - HELD + 2 if at >= HELD else at for at in g.book_at]
        bits(out, g.used_books, N_BOOKS)
        out += [book + 1 for book in g.book_row]
        for at in g.artefact_at:
            out.append(_artefact(at))
        padded(out, g.met, N_OBJECTIVES, 1)
        padded(out, g.commissions, COMMISSIONS, 1)
        out += [g.drawing + 1, min(g.sketches, SKETCHES + 1), min(BYTE, g.entered), g.refused]
        out.append(min(BYTE, len(g.steps)))
        last = g.steps[-LINE:]
        for code in last:
            in_bytes(out, code + 1, STEP)
        bits(out, 0, (LINE - len(last)) * STEP)
        ground(g, seat, out)
        _groups(g, out)
        _hands(g, seat, out)


def _cards(g: Coop, seat: int, out: list[int]) -> None:
    """Cards that the seat has not seen: closed hands of others are as good as the deck."""
    left = g.unseen[:PLAYED]
    if not g.house[HANDS]:
        for other, hand in enumerate(g.hands):
            if other != seat:
                for face in hand:
                    left[face] += 1
    out += left


def _artefact(at: int) -> int:
    if at < TO_COME:
        return 0
    if at <= ON_CARD:
        return 1 if at == TO_COME else 2
    return 3 + at if at < DELIVERED else 3 + N_GROUPS + at - DELIVERED


def _groups(g: Coop, out: list[int]) -> None:
    count = g.groups()
    none = [0] * (N_GROUPS - count)
    groups = range(count)
    out += [1] * count + none
    out += g.stage + none
    out += [g.place_of_group(group) + 1 for group in groups] + none
    out += [spot % 6 + 1 if spot >= 0 else 0 for spot in g.spot] + none
    bits(out, g.able, N_GROUPS)
    out += g.tokens + none * N_TOKENS
    out += g.turned + none * N_TOKENS
    for group in groups:
        out += items_of(g, group)
    out += none * N_TOKENS
    out += [min(BYTE, g.delivered[group].bit_count()) for group in groups] + none
    out += [min(BYTE, g.rooms[group].bit_count()) for group in groups] + none
    out += [sum(1 for leg in g.legs if leg[0] == group) for group in groups] + none
    for group in groups:
        in_bytes(out, g.met_on[group], 2)
        in_bytes(out, g.taken_on[group], 2)
    out += none * 4


def _hands(g: Coop, seat: int, out: list[int]) -> None:
    order = g.clockwise(seat)
    none = [0] * (SEATS - g.players)
    out += [len(g.hands[s]) for s in order] + none
    for s in order:
        copies = [0] * PLAYED
        if s == seat or g.house[HANDS]:
            for face in g.hands[s]:
                copies[face] += 1
        out += copies
    out += none * PLAYED


def ground(g: Coop, seat: int, out: list[int]) -> None:
    """Add the cells of the grid, in the order of the places."""
    first = len(out)
    out += [0] * BOARD_CELLS
    targets, blocked, by_seat = first + TARGET, first + BLOCKED, first + LAID_BY
    for number, place in enumerate(g.target_at):
        if place >= 0:
            out[targets + place] = number + 1
    for place in g.blocked:
        out[blocked + place] = 1
    tableau = g.board()
    board = tableau.board
    starts = icon_starts(board)
    for order, place in enumerate(tableau.places):
        if place == GONE:
            continue
        code, by = g.cells[order], g.laid_by[order]
        out[first + place] = face_of(code) + 1
        out[first + N_PLACES + place] = int(turned_of(code))
        out[by_seat + place] = (by - seat) % g.players + 1 if by >= 0 else 0
        icons, count = starts[order], starts[order + 1] - starts[order]
        card, at = board.placed[order].card, first + MASKS + place * 2
        mask_of(out, at, g.used_pieces >> board.first_piece[order], len(card.pieces))
        mask_of(out, at + N_PLACES * 2, g.used_nodes >> board.first_node[order], len(card.nodes))
        mask_of(out, at + N_PLACES * 4, g.cleared >> icons, count)
        mask_of(out, at + N_PLACES * 6, g.crossed_all >> icons, count)
        if g.found_all >> icons & ((1 << count) - 1):
            _found(g, icons, count, first + FOUND + place * ICONS, out)


def mask_of(out: list[int], at: int, mask: int, count: int) -> None:
    """Write the lowest bits of a mask into two cells, the low byte first."""
    told = mask & ((1 << count) - 1)
    out[at] = told & BYTE
    out[at + 1] = told >> 8


def _found(g: Coop, icons: int, count: int, at: int, out: list[int]) -> None:
    for group, mask in enumerate(g.found):
        mine = mask >> icons
        for icon in range(count):
            if mine >> icon & 1:
                out[at + icon] = group + 1


def icon_starts(board: Board) -> list[int]:
    """By card of the board the number of its first icon; then how many icons there are."""
    starts = [0] * (len(board.placed) + 1)
    for card in board.icon_card:
        starts[card + 1] += 1
    for card in range(len(board.placed)):
        starts[card + 1] += starts[card]
    return starts


def items_of(g: Coop, group: int) -> list[int]:
    """The items that a group has found and not spent, by need."""
    if not g.items[group]:
        return [0] * len(NEEDS)
    kinds = g.board().board.icon_kind
    return [sum(1 for icon in g.items[group] if kinds[icon] == need) for need in NEEDS]
