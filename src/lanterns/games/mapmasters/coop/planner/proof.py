"""Walk a plan by the shared path model: every step by ``steps.apply``, every arrival checked [2.6, M12, M13].

The planner reads the rules in masks over ways; the walker reads them step by step. A plan counts only when both agree.
"""

from __future__ import annotations

from contextlib import suppress

from lanterns.core.errors import LanternsError
from lanterns.games.mapmasters.board.cards import OBJECTS
from lanterns.games.mapmasters.board.layout import RIM, Board, Placed
from lanterns.games.mapmasters.board.path import NO_KIT, Kit, Path
from lanterns.games.mapmasters.board.path_moves import Unpaid, apply
from lanterns.games.mapmasters.board.path_rules import NEEDS
from lanterns.games.mapmasters.board.walker import FALL, JUMP, LEAP, ON, WALK, IllegalStep, Move
from lanterns.games.mapmasters.coop.planner.nodes import BY_CIRCLE, ON_FOOT, Leg
from lanterns.games.mapmasters.coop.planner.planner import Plan
from lanterns.games.mapmasters.coop.planner.situation import (
    BOOKS,
    CIRCLES,
    HAD,
    LOCKS,
    MONSTERS,
    OBJECT_OF,
    ROOMS,
    STAIRS,
    TRAPS,
    UNSPENT,
    USED,
    Situation,
)  # fmt: skip
from lanterns.games.mapmasters.coop.planner.ways import IN_PIECE, IN_ROOM, ON_CIRCLE, Sheet, Way

#: object number of each need
ITEM: tuple[int, ...] = (OBJECT_OF["sword"], OBJECT_OF["key"], OBJECT_OF["rope"], OBJECT_OF["scroll"])


class BadPlan(LanternsError):
    """A plan that the path model refuses: the two readings of the rules differ."""


class Laid:
    """A tableau as a board, and the number of the card at each place of the mission's grid."""

    def __init__(self, board: Board, at: dict[int, int], sheets: dict[str, Sheet]) -> None:
        self.board = board
        self.at = at
        self.sheets = sheets

    @staticmethod
    def after(s: Situation, met: list[int]) -> Laid:
        """The tableau of a situation, with the walls as they are when these objectives are met."""
        at: dict[int, int] = {}
        placed: list[Placed] = []
        for place, card in enumerate(s.cards):
            if card:
                at[place] = len(placed)
                x, y = place % s.columns, 2 * (place // s.columns)
                placed.append(Placed(f"c{place}", s.sheets[card].card, x, y, s.turned[place]))
        goal = [at[place] for place in s.target_at]
        board = Board(placed, s.mission.grid(met), goal)
        board.leaps_arrive = s.edition >= 2
        return Laid(board, at, s.sheets)

    def node(self, place: int, slot: int) -> int:
        """Node of the open slot at a slot position of a place, or of a circle or room by its entry (see ``ways``)."""
        index = self.at[place]
        one = self.board.placed[index]
        if slot >= IN_ROOM:
            return self.board.first_node[index] + one.card.rooms[slot - IN_ROOM].node
        if slot >= ON_CIRCLE:
            return self.board.first_node[index] + self.sheets[one.card.id].circles[slot - ON_CIRCLE][1]
        return self.board.first_node[index] + one.card.slots[one.printed(slot)]


def moves_of(laid: Laid, leg: Leg) -> list[Move]:
    """The steps of a leg in the numbers of the board, without payers."""
    board = laid.board
    out: list[Move] = []
    for before, node in zip([None, *leg.nodes], leg.nodes):
        index = laid.at[node.place]
        sheet = laid.sheets[board.placed[index].card.id]
        if node.how == BY_CIRCLE and before is not None:
            source = laid.sheets[board.placed[laid.at[before.place]].card.id]
            out.append(
                Move(JUMP, _circle(laid, before.place, source, node.paid),
                     _circle(laid, node.place, sheet, node.way.entry - ON_CIRCLE))
            )  # fmt: skip
        elif node.how != ON_FOOT:
            out.append(Move(LEAP, _landing(laid, index, node.way), node.how))
        for kind, target, halt in node.way.steps:
            if kind == WALK:
                out.append(Move(WALK, board.first_piece[index] + target, -1, halt))
            elif kind == ON:
                out.append(Move(ON, board.first_node[index] + target))
            elif kind == FALL:
                out.append(Move(FALL, board.icon_at(board.first_node[index], "P", str(target))))
    return out


def _circle(laid: Laid, place: int, sheet: Sheet, number: int) -> int:
    return laid.board.icon_at(laid.board.first_node[laid.at[place]], "O", sheet.circles[number][0])


def _landing(laid: Laid, index: int, way: Way) -> int:
    board = laid.board
    if way.entry >= IN_PIECE:
        piece, icon = (way.entry - IN_PIECE) >> 4, (way.entry - IN_PIECE) & 15
        return board.piece_first_icon[board.first_piece[index] + piece] + icon
    room = board.placed[index].card.rooms[way.entry - 48]
    return -1 - (board.first_node[index] + room.node)


def paid(path: Path, move: Move, wanted: str) -> tuple[Path, Move]:
    """The move made with payers: books first, then what is not wanted; raises ``IllegalStep`` when it cannot be."""
    while True:
        ask = Unpaid()
        with suppress(IllegalStep):
            new = apply(path, move, ask)
            if not ask.options:
                return new, move
        if not ask.options:
            return apply(path, move), move
        move = move.paid((*move.payers, _choice(path, ask.options, wanted)))


def _choice(path: Path, options: list[str], wanted: str) -> str:
    """As the planner pays: an object unless that kind is to be delivered, a book, an object, a token, SB2 last."""
    for option in options:
        if option[0] == "b" and option not in ("b2",):
            return option
    if "i" in options:
        return "i"
    return "t" if "t" in options else options[0]


def kit_of_pawn(plan: Plan, pawn: int) -> Kit:
    """Tokens and books that a pawn has bought in a plan, or held before it."""
    counters = plan.situation.pawns[pawn].counters
    tokens = [counters[HAD] >> item & 1 for item in ITEM]
    books = counters[BOOKS]
    for leg in plan.legs:
        if leg.pawn == pawn:
            for node in leg.nodes:
                if node.how > BY_CIRCLE:
                    books |= 1 << node.how
    return Kit(tokens, books)


def prove(plan: Plan) -> None:
    """Walk all legs of a plan from a fresh setup; raises ``BadPlan`` where the path model refuses or ends elsewhere."""
    met = plan.met_before[:]
    laid = Laid.after(plan.situation, met)
    paths: dict[int, Path] = {}
    given: dict[int, dict[str, int]] = {}
    last = Path(laid.board, NO_KIT)
    groups = 0
    for leg in plan.legs:
        if leg.pawn in paths:
            path = _again(paths[leg.pawn], last)
        elif groups == 0:
            path = Path(laid.board, kit_of_pawn(plan, leg.pawn))
            groups = 1
        else:
            path = last.next_group(kit_of_pawn(plan, leg.pawn))
        path.board = laid.board
        path.node = laid.node(*leg.start)
        if leg.start[1] < 6:
            path.start = path.node
            path.use_node(path.node)
        else:  # landed there by a leap [MR56]
            path.start = 0
        for move in moves_of(laid, leg):
            try:
                path, _ = paid(path, move, leg.objective.what)
            except IllegalStep as problem:
                raise BadPlan(f"{leg.objective.id}: {problem}") from problem
        end = laid.node(*leg.end) if leg.end[1] < IN_PIECE else path.node
        out = path.node == end and laid.board.link[end] == RIM
        if not (out if leg.objective.card == "rim" else path.arrived and path.node == end):
            raise BadPlan(f"{leg.objective.id}: the line does not arrive")
        _compare(leg, path, given.setdefault(leg.pawn, {}))
        paths[leg.pawn] = last = path
        met.append(leg.objective.index)
        if leg.objective.opens:
            laid = Laid.after(plan.situation, met)


def _compare(leg: Leg, path: Path, given: dict[str, int]) -> None:
    """The planner's counters against the path's finds; then hand over what is delivered."""
    counters, found = leg.nodes[-1].counters, path.counts()
    for item, letter in enumerate(OBJECTS):
        have = counters[UNSPENT + item] + counters[USED + item] + given.get(letter, 0)
        if have != found[letter]:
            raise BadPlan(f"{leg.objective.id}: planned {have} of {letter}, found {found[letter]}")
    deeds = {MONSTERS: "M", LOCKS: "K", STAIRS: "S", CIRCLES: "O", ROOMS: "h"}
    for deed, letter in deeds.items():
        if counters[deed] != found[letter]:
            raise BadPlan(f"{leg.objective.id}: planned {counters[deed]} of {letter}, found {found[letter]}")
    if counters[TRAPS] != found["P"] + found["V"]:
        raise BadPlan(f"{leg.objective.id}: planned {counters[TRAPS]} traps, found {found['P'] + found['V']}")
    if leg.objective.need == "object" and leg.objective.what in OBJECT_OF:
        letter = OBJECTS[OBJECT_OF[leg.objective.what]]
        left = min(leg.objective.amount, counters[UNSPENT + OBJECT_OF[leg.objective.what]])
        given[letter] = given.get(letter, 0) + left
        for _ in range(left):
            if letter in NEEDS:
                path.items.remove(path.item_of(letter))


def _again(own: Path, last: Path) -> Path:
    """The next leg of a group: what others have used up since is used up for it too."""
    path = own.copy()
    path.used_pieces, path.used_nodes, path.cleared = last.used_pieces, last.used_nodes, last.cleared
    path.found_by_all, path.crossed_by_all = last.found_by_all, last.crossed_by_all
    path.chords = last.chords[:]
    path.nodes_of = [own.nodes_of[g] if g == own.group else last.nodes_of[g] for g in range(len(last.nodes_of))]
    path.arrived = path.stuck = False
    return path
