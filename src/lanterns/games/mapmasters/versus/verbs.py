"""Every action of Map Masters, Versus: its verb, parameters and code. Verbs of the seats first, then those of chance.

Steps of a path name pieces, nodes, pits and circles of faces (``D20.T-h1``), so an action means the same wherever the
card lies; ``dungeon`` turns them into the numbers of a board and back. Every face can be laid once in a dungeon: a
pack holds each starting card once, and each dungeon card exists once [M1.1, M1.2].
"""

from __future__ import annotations

from typing import Final

from lanterns.core.verbs import Domain, Span, Verb, VerbTable
from lanterns.games.mapmasters.board.cards import SLOTS, Card
from lanterns.games.mapmasters.board.layout import Board, Placed
from lanterns.games.mapmasters.board.path import OBJECTIVES
from lanterns.games.mapmasters.board.vocabulary import BOOKS, CARDS, COSTS, FACES, HALTS, PAYERS, TOKENS, piece_names

SEATS: Final = 5
#: columns and half heights that a card can be away from the first one laid, in a dungeon of five [rules 2.2]
FAR_X: Final = 4
FAR_Y: Final = 8
WIDE: Final = 2 * FAR_X + 1
HIGH: Final = 2 * FAR_Y + 1

LAST_SECOND: Final = 3600  # who thinks longer than an hour has taken an hour


PIECE_NAMES: Final[list[str]] = []
NODE_NAMES: Final[list[str]] = []
PIT_NAMES: Final[list[str]] = []
CIRCLE_NAMES: Final[list[str]] = []
MONSTER_NAMES: Final[list[str]] = []
BARREL_NAMES: Final[list[str]] = []
#: by face: its first number in the lists of pieces and nodes
FIRST_PIECE: Final[list[int]] = []
FIRST_NODE: Final[list[int]] = []
#: by face: icon of the face (as numbered by a Board of that card alone) -> number in the list of names, -1 for none
PIT_OF: Final[list[list[int]]] = []
CIRCLE_OF: Final[list[list[int]]] = []
MONSTER_OF: Final[list[list[int]]] = []
BARREL_OF: Final[list[list[int]]] = []
#: by face: node (a room) -> number in the list of names of targets, -1 for none
MONSTER_ROOM: Final[list[list[int]]] = []
BARREL_ROOM: Final[list[list[int]]] = []
#: number in a list of names -> face * 1000 + icon; targets in rooms: face * 1000 + 500 + node
PIT_ICON: Final[list[int]] = []
CIRCLE_ICON: Final[list[int]] = []
MONSTER_ICON: Final[list[int]] = []
BARREL_ICON: Final[list[int]] = []
IN_ROOM: Final = 500


def _number(face: int, card: Card) -> None:
    """Add a face to all the lists above."""
    pieces = piece_names(card)
    FIRST_PIECE.append(len(PIECE_NAMES))
    FIRST_NODE.append(len(NODE_NAMES))
    PIECE_NAMES.extend(pieces)
    NODE_NAMES.extend(f"{card.id}.{node}" for node in card.nodes)
    board = Board([Placed("a", card, 0, 0)])
    count = len(board.icon_kind)
    pits, circles, monsters, barrels = [-1] * count, [-1] * count, [-1] * count, [-1] * count
    for icon, kind in enumerate(board.icon_kind):
        if kind == "P":
            pits[icon] = len(PIT_NAMES)
            PIT_NAMES.append(f"{card.id}.p{card.nodes[board.pit_landing[icon]][1:]}")
            PIT_ICON.append(face * 1000 + icon)
        elif kind == "O":
            circles[icon] = len(CIRCLE_NAMES)
            CIRCLE_NAMES.append(f"{card.id}.o{_circle_number(card, board, icon)}")
            CIRCLE_ICON.append(face * 1000 + icon)
    for number, piece in enumerate(card.pieces):
        for order, letter in enumerate(piece.icons):
            icon = board.piece_first_icon[number] + order
            name = f"{pieces[number]}/{order + 1}"
            if letter == "M":
                monsters[icon] = len(MONSTER_NAMES)
                MONSTER_NAMES.append(name)
                MONSTER_ICON.append(face * 1000 + icon)
            elif letter == "b":
                barrels[icon] = len(BARREL_NAMES)
                BARREL_NAMES.append(name)
                BARREL_ICON.append(face * 1000 + icon)
    PIT_OF.append(pits)
    CIRCLE_OF.append(circles)
    MONSTER_OF.append(monsters)
    BARREL_OF.append(barrels)
    MONSTER_ROOM.append(_rooms(face, card, "M", MONSTER_NAMES, MONSTER_ICON))
    BARREL_ROOM.append(_rooms(face, card, "b", BARREL_NAMES, BARREL_ICON))


def _circle_number(card: Card, board: Board, icon: int) -> str:
    node = board.icon_node[icon]
    room = card.room_at(node)
    return card.nodes[node][1:] if room is None else room.content[board.content[node].index(icon)][1:]


def _rooms(face: int, card: Card, wanted: str, names: list[str], icons: list[int]) -> list[int]:
    found = [-1] * len(card.nodes)
    for room in card.rooms:
        if wanted in room.content:
            found[room.node] = len(names)
            names.append(f"{card.id}.{card.nodes[room.node]}")
            icons.append(face * 1000 + IN_ROOM + room.node)
    return found


for _face, _card in enumerate(CARDS):
    _number(_face, _card)

PLACES: Final[list[str]] = [f"{x},{y}" for x in range(-FAR_X, FAR_X + 1) for y in range(-FAR_Y, FAR_Y + 1)]

_card_domain = Domain("card", FACES)
_token = Domain("token", TOKENS)
_book = Domain("book", BOOKS)
_seat = Domain("seat", [str(seat) for seat in range(SEATS)])
_payers = Domain("payers", PAYERS)
_halt = Domain("halt", HALTS)
_pit = Domain("pit", PIT_NAMES)

PASS: Final = Verb("pass")
TOKEN: Final = Verb("token", _token)
BOOK: Final = Verb("book", _book)
BLIND_BOOK: Final = Verb("blind-book")
BUY: Final = Verb("buy", _card_domain)
BLIND: Final = Verb("blind", Domain("cost", [str(cost) for cost in COSTS]))
REPLACE: Final = Verb("replace", _book)
GIFT: Final = Verb("gift", _token)
SKIP: Final = Verb("skip")
KEEP_FIRST: Final = Verb("keep-first")
DISCARD_FIRST: Final = Verb("discard-first")
LAY: Final = Verb("lay", _card_domain, Domain("place", PLACES), Domain("turn", ["", "turned"]))
START: Final = Verb("start", _card_domain, Domain("slot", SLOTS))
WALK: Final = Verb("walk", Domain("piece", PIECE_NAMES), _halt, _payers)
ON: Final = Verb("on", Domain("node", NODE_NAMES), _halt, _payers)
FALL: Final = Verb("fall", _pit)
CLIMB: Final = Verb("climb", _pit, _payers)
JUMP: Final = Verb("jump", Domain("circle", CIRCLE_NAMES), Domain("other", CIRCLE_NAMES), _payers)
AMBUSH: Final = Verb("ambush", Domain("monster", MONSTER_NAMES), _payers)
COOPER: Final = Verb("cooper", Domain("barrel", BARREL_NAMES), _payers)
WRAP: Final = Verb("wrap")
BACK: Final = Verb("back")
FINISH: Final = Verb("finish")
RECYCLE: Final = Verb("recycle", _card_domain)
BOOKMARK: Final = Verb("bookmark", _card_domain)
CUT: Final = Verb("cut", _card_domain)
EXCHANGE: Final = Verb("exchange", _card_domain, Domain("taken", FACES))
DONE: Final = Verb("done")

FIRST: Final = Verb("first", _seat)
OBJECTIVE: Final = Verb("objective", Domain("objective", OBJECTIVES), Domain("hourglass", ["", "hourglass"]))
TURN_CARD: Final = Verb("turn-card", _card_domain)
TURN_BOOK: Final = Verb("turn-book", _book)
DRAW: Final = Verb("draw", _seat, _card_domain)
CLOCK: Final = Verb("clock", _seat, Domain("seconds", [str(second) for second in range(LAST_SECOND + 1)]))

VERBS: Final = VerbTable(
    PASS, TOKEN, BOOK, BLIND_BOOK, BUY, BLIND, REPLACE, GIFT, SKIP, KEEP_FIRST, DISCARD_FIRST, LAY, START, WALK, ON,
    FALL, CLIMB, JUMP, AMBUSH, COOPER, WRAP, BACK, FINISH, RECYCLE, BOOKMARK, CUT, EXCHANGE, DONE,
    FIRST, OBJECTIVE, TURN_CARD, TURN_BOOK, DRAW, CLOCK,
)  # fmt: skip

LINE: Final = Span(START, WRAP)  # what draws a path

BACK_CODE: Final = BACK.base
FINISH_CODE: Final = FINISH.base
PASS_CODE: Final = PASS.base
SKIP_CODE: Final = SKIP.base
DONE_CODE: Final = DONE.base
