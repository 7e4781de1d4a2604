"""The tableau of a mission: the cards on its grid as one board, and its steps as action codes and back.

``Tableau`` names what lies on a card by the card's place: ``C2.T-h1``. Cards are numbered in the
order in which they came, so that a further card leaves all numbers of pieces, nodes and icons as they were. A target
that is turned up comes as a new card; its back stays in the list, moved off the grid.
"""

from __future__ import annotations

from typing import Final

from lanterns.games.mapmasters.board import books as sb
from lanterns.games.mapmasters.board import walker
from lanterns.games.mapmasters.board.cards import SLOT, SLOTS
from lanterns.games.mapmasters.board.laid import LaidBoard
from lanterns.games.mapmasters.board.layout import BLOCKED, FREE, Board, Grid, Placed
from lanterns.games.mapmasters.board.vocabulary import PAYER, payers_of
from lanterns.games.mapmasters.board.walker import IllegalStep, Move
from lanterns.games.mapmasters.coop.missions.mission import Mission
from lanterns.games.mapmasters.coop.missions.mission_file import missions
from lanterns.games.mapmasters.coop.verbs import (
    AMBUSH,
    BARRELS,
    CIRCLES,
    CLIMB,
    COLUMNS,
    COOPER,
    FALL,
    HIDDEN,
    JUMP,
    MONSTERS,
    N_FACES,
    NODES,
    ON,
    PIECES,
    PITS,
    PLACES,
    WALK,
    Names,
    names_of,
)  # fmt: skip

GONE: Final = len(PLACES)  # the place of a back that was turned up
KEEP: Final = 300  # tableaus that are remembered


def wide(mission: Mission, place: int) -> int:
    """The engine's number of a place of a mission's grid."""
    return place // mission.columns * COLUMNS + place % mission.columns


def narrow(mission: Mission, place: int) -> int:
    """The mission's number of a place."""
    return place // COLUMNS * mission.columns + place % COLUMNS


def cell(place: int, face: int, turned: bool) -> int:
    """A card on the grid as one int."""
    return (place * N_FACES + face) * 2 + (1 if turned else 0)


def place_of(code: int) -> int:
    """Place of a card on the grid, ``GONE`` for a back that was turned up."""
    return code // (2 * N_FACES)


def face_of(code: int) -> int:
    """Face of a card on the grid."""
    return code // 2 % N_FACES


def turned_of(code: int) -> bool:
    """Whether a card on the grid lies turned by half."""
    return code % 2 == 1


class Tableau(LaidBoard):
    """The cards of a grid as a board. ``places`` and ``faces`` by the order of the cards; ``at`` finds one by place."""

    def __init__(
        self, mission: Mission, cells: list[int], blocked: list[int], fallen: list[tuple[int, int]], edition: int,
        before: Tableau | None = None,
    ) -> None:  # fmt: skip
        """``before`` is the tableau of all these cards but the last ones."""
        self.mission = mission
        self.edition = edition
        self.cells = cells[:]
        self.blocked = blocked[:]
        self.fallen = fallen[:]
        self.names: Names = names_of(edition)
        self.places: list[int] = [place_of(code) for code in cells]
        faces = [face_of(code) for code in cells]
        self.at: dict[int, int] = before.at.copy() if before is not None else {}
        placed: list[Placed] = before.board.placed[:] if before is not None else []
        goal: list[int] = before.board.goal[:] if before is not None else []
        targets = [wide(mission, target.place) for target in mission.targets]
        for order in range(len(placed), len(cells)):
            place, face = self.places[order], faces[order]
            if place == GONE:
                placed.append(Placed("?", self.names.cards[face], -100 - 2 * order, 0))
                continue
            self.at[place] = order
            if face == HIDDEN or place in targets:
                goal.append(order)
            x, y = place % COLUMNS, place // COLUMNS * 2
            placed.append(Placed(PLACES[place], self.names.cards[face], x, y, turned_of(cells[order])))
        shut = [narrow(mission, place) for place in blocked]
        walls = [wall for wall in mission.walls if wall not in fallen]
        grid = Grid(mission.columns, mission.rows, shut, walls)
        super().__init__(Board(placed, grid, goal, before.board if before is not None else None), faces)
        self.board.leaps_arrive = edition >= 2
        self.exits: list[int] = []
        for place, slot in mission.exits:
            node = self.slot_node(wide(mission, place) * 6 + slot)
            if node >= 0:
                self.board.link[node] = FREE
                self.exits.append(node)

    def made_of(
        self, mission: int, cells: list[int], blocked: list[int], fallen: list[tuple[int, int]], edition: int
    ) -> bool:
        """Whether it is the tableau of these."""
        return (
            self.cells == cells and self.blocked == blocked and self.fallen == fallen and self.edition == edition
            and missions(edition)[mission] is self.mission
        )  # fmt: skip

    # spots

    def slot_node(self, spot: int) -> int:
        """Node of the open slot at a spot; -1 when there is no card or a blank side."""
        order = self.at.get(spot // 6, -1)
        if order < 0:
            return -1
        one = self.board.placed[order]
        node = one.card.slots[one.printed(spot % 6)]
        return -1 if node < 0 else self.board.first_node[order] + node

    def is_slot(self, node: int) -> bool:
        """Whether a node is an opening of a card."""
        return node >= 0 and self.board.node_kind[node] == SLOT

    def spot(self, node: int) -> int:
        """Spot of a slot node."""
        order = self.board.node_card[node]
        one = self.board.placed[order]
        return self.places[order] * 6 + one.printed(SLOTS.index(self.board.node_name[node]))

    # names

    def card_label(self, order: int) -> str:
        place = self.places[order]
        return "?" if place == GONE else PLACES[place]

    def piece_label(self, piece: int) -> str:
        order = self.board.piece_card[piece]
        return f"{self.card_label(order)}.{self.names.pieces[self.faces[order]][piece - self.board.first_piece[order]]}"

    # moves and codes

    def there(self, place: int) -> int:
        """Order of the card at a place; raises IllegalStep where there is none."""
        order = self.at.get(place, -1)
        if order < 0:
            raise IllegalStep("not-here")
        return order

    def move(self, code: int) -> Move:
        board = self.board
        if code in WALK:
            named, halt, payers = WALK.args(code)
            order = self.there(named // len(PIECES))
            local = _local(self.names.piece[self.faces[order]], named % len(PIECES))
            return Move(walker.WALK, board.first_piece[order] + local, -1, halt, payers_of(payers))
        if code in ON:
            named, halt, payers = ON.args(code)
            order = self.there(named // len(NODES))
            local = _local(self.names.node[self.faces[order]], named % len(NODES))
            return Move(walker.ON, board.first_node[order] + local, -1, halt, payers_of(payers))
        if code in FALL:
            return Move(walker.FALL, self._named_icon(self.names.pit, PITS, code - FALL.base))
        if code in CLIMB:
            named, payers = CLIMB.args(code)
            return Move(walker.CLIMB, self._named_icon(self.names.pit, PITS, named), -1, 0, payers_of(payers))
        if code in JUMP:
            named, other, payers = JUMP.args(code)
            source = self._named_icon(self.names.circle, CIRCLES, named)
            target = self._named_icon(self.names.circle, CIRCLES, other)
            return Move(walker.JUMP, source, target, 0, payers_of(payers))
        if code in AMBUSH:
            named, payers = AMBUSH.args(code)
            target = self._aim(self.names.monster, self.names.monster_room, MONSTERS, named)
            return Move(walker.LEAP, target, sb.TO_MONSTER, 0, payers_of(payers))
        if code in COOPER:
            named, payers = COOPER.args(code)
            target = self._aim(self.names.barrel, self.names.barrel_room, BARRELS, named)
            return Move(walker.LEAP, target, sb.TO_BARREL, 0, payers_of(payers))
        raise IllegalStep("not-here")

    def _named_icon(self, table: list[list[int]], names: list[str], named: int) -> int:
        order = self.there(named // len(names))
        return self.first_icon[order] + _local(table[self.faces[order]], named % len(names))

    def _aim(self, icons: list[list[int]], rooms: list[list[int]], names: list[str], named: int) -> int:
        """Icon of a target in a piece, or -1 - node of a room."""
        order = self.there(named // len(names))
        name = named % len(names)
        if name in icons[self.faces[order]]:
            return self.first_icon[order] + icons[self.faces[order]].index(name)
        return -1 - (self.board.first_node[order] + _local(rooms[self.faces[order]], name))

    def code(self, move: Move) -> int:
        board = self.board
        payers = PAYER[",".join(move.payers)]
        kind, target = move.kind, move.target
        if kind == walker.WALK:
            order = board.piece_card[target]
            local = self.names.piece[self.faces[order]][target - board.first_piece[order]]
            return WALK.code(self.places[order] * len(PIECES) + local, move.halt, payers)
        if kind == walker.ON:
            order = board.node_card[target]
            local = self.names.node[self.faces[order]][target - board.first_node[order]]
            return ON.code(self.places[order] * len(NODES) + local, move.halt, payers)
        if kind == walker.FALL:
            return FALL.code(self._name_of(self.names.pit, PITS, target))
        if kind == walker.CLIMB:
            return CLIMB.code(self._name_of(self.names.pit, PITS, target), payers)
        if kind == walker.JUMP:
            source = self._name_of(self.names.circle, CIRCLES, target)
            return JUMP.code(source, self._name_of(self.names.circle, CIRCLES, move.other), payers)
        if kind == walker.LEAP:
            verb = AMBUSH if move.other == sb.TO_MONSTER else COOPER
            names = MONSTERS if move.other == sb.TO_MONSTER else BARRELS
            if target >= 0:
                return verb.code(
                    self._name_of(
                        self.names.monster if move.other == sb.TO_MONSTER else self.names.barrel, names, target
                    ),
                    payers,
                )
            node = -1 - target
            order = board.node_card[node]
            rooms = self.names.monster_room if move.other == sb.TO_MONSTER else self.names.barrel_room
            local = rooms[self.faces[order]][node - board.first_node[order]]
            return verb.code(self.places[order] * len(names) + local, payers)
        raise IllegalStep("not-here")

    def _name_of(self, table: list[list[int]], names: list[str], icon: int) -> int:
        order = self.board.icon_card[icon]
        return self.places[order] * len(names) + table[self.faces[order]][icon - self.first_icon[order]]


def _local(names: list[int], name: int) -> int:
    """What a name means on a face; raises IllegalStep where the face has no such thing."""
    if name < 0 or name not in names:
        raise IllegalStep("not-here")
    return names.index(name)


#: tableaus made before, by all that they depend on
_tableaus: Final[dict[tuple[int, ...], Tableau]] = {}
#: the one that was asked for last, most often wanted next
_last: Final[list[Tableau]] = []


def tableau_of(
    mission: int, cells: list[int], blocked: list[int], fallen: list[tuple[int, int]], edition: int
) -> Tableau:
    """The tableau of these cards, with these walls down, remembered: do not change it."""
    if _last and _last[0].made_of(mission, cells, blocked, fallen, edition):
        return _last[0]
    down = [number for wall in fallen for number in wall]
    key = (mission, edition, *blocked, -1, *down, -1, *cells)
    found = _tableaus.get(key)
    if found is None:
        if len(_tableaus) > KEEP:
            _tableaus.clear()
        before = _tableaus.get(key[:-1]) if cells else None  # as it was before the last card was laid
        found = Tableau(missions(edition)[mission], cells, blocked, fallen, edition, before)
        _tableaus[key] = found
    _last[:] = [found]
    return found


assert BLOCKED < 0
