"""Every action of Map Masters, Coop: its verb, parameters and code. Verbs of the seats first, then those of chance.

Places are named by column and row from the top left, ``A1`` to ``H7``, whatever the mission; inside the engine a place
is the number ``row * 8 + column``. A *spot* is a side of a place, ``A1.T``, numbered ``place * 6 + position``. Steps of
a path name what lies at a place (``C2.T-h1``), since a tableau may show a starting card five times.
"""

from __future__ import annotations

from typing import Final

from lanterns.core.verbs import Domain, Span, Verb, VerbTable
from lanterns.games.mapmasters.board.books import books
from lanterns.games.mapmasters.board.cards import SLOTS, Card, parse_card
from lanterns.games.mapmasters.board.layout import Board, Placed
from lanterns.games.mapmasters.board.path import OBJECTIVES
from lanterns.games.mapmasters.board.vocabulary import HALTS, PAYERS, TOKENS, most_needs, piece_names
from lanterns.games.mapmasters.coop.missions.faces import FACES_CHANGED, NEWEST, artefacts, faces
from lanterns.games.mapmasters.coop.view_types import Group

SEATS: Final = 5
COLUMNS: Final = 8
ROWS: Final = 7
#: the eight pawns [M1.6]
GROUPS: Final[tuple[Group, ...]] = ("blue", "red", "yellow", "green", "plum", "white", "black", "brown")
ARTEFACTS: Final[list[str]] = list(artefacts())
#: a face-down target: until it is turned up all its slots count as open [M13.6]
HIDDEN_ID: Final = "hidden"
HIDDEN_CARD: Final = parse_card(f"card {HIDDEN_ID} = T-e1; R1-e2; R2-e3; B-e4; L2-e5; L1-e6")
FACES: Final[list[str]] = [*faces(), HIDDEN_ID]
FACE: Final[dict[str, int]] = {face: number for number, face in enumerate(FACES)}
N_FACES: Final = len(FACES)
HIDDEN: Final = N_FACES - 1
#: how many faces players can draw: nine starting cards, then the dungeon cards
PLAYED: Final = sum(1 for face in FACES if face[0] in "SD")
STARTERS: Final = sum(1 for face in FACES if face[0] == "S")
COOP_BOOKS: Final[list[str]] = [book.id for book in books() if book.coop]
N_OBJECTIVES: Final = 16  # of one mission, at most

PLACES: Final[list[str]] = [f"{'ABCDEFGH'[column]}{row + 1}" for row in range(ROWS) for column in range(COLUMNS)]
SPOTS: Final[list[str]] = [f"{place}.{slot}" for place in PLACES for slot in SLOTS]

#: what can be named on a card, whichever card it is
PIECES: Final[list[str]] = []
NODES: Final[list[str]] = []
PITS: Final[list[str]] = []
CIRCLES: Final[list[str]] = []
MONSTERS: Final[list[str]] = []
BARRELS: Final[list[str]] = []


def _name(names: list[str], name: str) -> int:
    if name not in names:
        names.append(name)
    return names.index(name)


class Names:
    """The faces of an edition in the order of ``FACES``, and by face the numbers of what can be named on it.

    ``piece`` and ``node`` by piece and node of the face; ``pit``, ``circle``, ``monster`` and ``barrel`` by icon of the
    face (as a Board of that card alone numbers it), -1 for none; ``monster_room`` and ``barrel_room`` by node: a room
    with such content, -1 for none.
    """

    def __init__(self, edition: int) -> None:
        self.cards: list[Card] = [*faces(edition).values(), HIDDEN_CARD]
        self.pieces: list[list[str]] = []
        self.piece: list[list[int]] = []
        self.node: list[list[int]] = []
        self.pit: list[list[int]] = []
        self.circle: list[list[int]] = []
        self.monster: list[list[int]] = []
        self.barrel: list[list[int]] = []
        self.monster_room: list[list[int]] = []
        self.barrel_room: list[list[int]] = []
        for card in self.cards:
            self._add(card)

    def _add(self, card: Card) -> None:
        board = Board([Placed("a", card, 0, 0)])
        pieces = [name.partition(".")[2] for name in piece_names(card)]
        self.pieces.append(pieces)
        self.piece.append([_name(PIECES, name) for name in pieces])
        self.node.append([_name(NODES, name) for name in card.nodes])
        count = len(board.icon_kind)
        pits, circles, monsters, barrels = [-1] * count, [-1] * count, [-1] * count, [-1] * count
        for icon, kind in enumerate(board.icon_kind):
            if kind in ("P", "O"):
                node = board.icon_node[icon]
                room = card.room_at(node)
                number = card.nodes[node][1:] if room is None else room.content[board.content[node].index(icon)][1:]
                if kind == "P":
                    pits[icon] = _name(PITS, f"p{number}")
                else:
                    circles[icon] = _name(CIRCLES, f"o{number}")
        for number_of, piece in enumerate(card.pieces):
            for order, letter in enumerate(piece.icons):
                icon = board.piece_first_icon[number_of] + order
                if letter == "M":
                    monsters[icon] = _name(MONSTERS, f"{pieces[number_of]}/{order + 1}")
                elif letter == "b":
                    barrels[icon] = _name(BARRELS, f"{pieces[number_of]}/{order + 1}")
        self.pit.append(pits)
        self.circle.append(circles)
        self.monster.append(monsters)
        self.barrel.append(barrels)
        self.monster_room.append(_rooms(card, "M", MONSTERS))
        self.barrel_room.append(_rooms(card, "b", BARRELS))


def _rooms(card: Card, wanted: str, names: list[str]) -> list[int]:
    found = [-1] * len(card.nodes)
    for room in card.rooms:
        if wanted in room.content:
            found[room.node] = _name(names, card.nodes[room.node])
    return found


#: the former faces first: their numbers are in the codes of games that were begun before, and stay
_FORMER: Final = Names(FACES_CHANGED - 1)
_COUNTS: Final = [len(names) for names in (PIECES, NODES, PITS, CIRCLES, MONSTERS, BARRELS)]
_TODAY: Final = Names(NEWEST)
CARDS: Final[list[Card]] = _TODAY.cards

# A new name would move the codes of all games: draw faces of what has a name already, or give a number to each edition.
assert [len(names) for names in (PIECES, NODES, PITS, CIRCLES, MONSTERS, BARRELS)] == _COUNTS
assert most_needs(CARDS[:HIDDEN]) <= 1 + max(text.count(",") for text in PAYERS)


def names_of(edition: int) -> Names:
    """The faces of an edition and what can be named on them."""
    return _TODAY if edition >= FACES_CHANGED else _FORMER


def _on_places(key: str, names: list[str]) -> Domain:
    return Domain(key, [f"{place}.{name}" for place in PLACES for name in names])


_group = Domain("group", GROUPS)
_face = Domain("card", FACES[:PLAYED])
_turn = Domain("turn", ["", "turned"])
_token = Domain("token", TOKENS)
_book = Domain("book", COOP_BOOKS)
_seat = Domain("seat", [str(seat) for seat in range(SEATS)])
_payers = Domain("payers", PAYERS)
_halt = Domain("halt", HALTS)
_pit = _on_places("pit", PITS)
_circle = _on_places("circle", CIRCLES)

PAWN: Final = Verb("pawn", Domain("spot", SPOTS))
TOKEN: Final = Verb("token", _group, _token)
BOOK: Final = Verb("book", _group, _book)
BLIND_BOOK: Final = Verb("blind-book", _group)
PASS: Final = Verb("pass")
LEAD: Final = Verb("lead")
PLAY: Final = Verb("play", _face, Domain("place", PLACES), _turn)
BEGIN: Final = Verb("begin", _group)
WALK: Final = Verb("walk", _on_places("piece", PIECES), _halt, _payers)
ON: Final = Verb("on", _on_places("node", NODES), _halt, _payers)
FALL: Final = Verb("fall", _pit)
CLIMB: Final = Verb("climb", _pit, _payers)
JUMP: Final = Verb("jump", _circle, Domain("other", _circle.names), _payers)
AMBUSH: Final = Verb("ambush", _on_places("monster", MONSTERS), _payers)
COOPER: Final = Verb("cooper", _on_places("barrel", BARRELS), _payers)
FAIRY: Final = Verb("fairy", _token)
NO_FAIRY: Final = Verb("no-fairy")
BACK: Final = Verb("back")
ABANDON: Final = Verb("abandon")
ENTER: Final = Verb("enter")
TURN_UP: Final = Verb("turn-up", _turn)
TAKE: Final = Verb("take", Domain("artefact", ARTEFACTS))
MEET: Final = Verb(
    "meet",
    Domain("objective", [str(i + 1) for i in range(N_OBJECTIVES)]),
    Domain("token", ["", "token"]),
    Domain("debt", ["", "fairy-debt"]),
)
END_TURN: Final = Verb("end-turn")
RESIGN: Final = Verb("resign")
AGREE: Final = Verb("agree")
GO_ON: Final = Verb("go-on")

GIVEN: Final = Verb("given", _face, _turn)
TURN_BOOK: Final = Verb("turn-book", _book)
DRAW: Final = Verb("draw", _seat, _face)
COMMISSION: Final = Verb("commission", Domain("objective", OBJECTIVES))
UNVEIL: Final = Verb("unveil", Domain("card", FACES))
BLOCK: Final = Verb("block", Domain("place", PLACES))

VERBS: Final = VerbTable(
    PAWN, TOKEN, BOOK, BLIND_BOOK, PASS, LEAD, PLAY, BEGIN, WALK, ON, FALL, CLIMB, JUMP, AMBUSH, COOPER, FAIRY,
    NO_FAIRY, BACK, ABANDON, ENTER, TURN_UP, TAKE, MEET, END_TURN, RESIGN, AGREE, GO_ON,
    GIVEN, TURN_BOOK, DRAW, COMMISSION, UNVEIL, BLOCK,
)  # fmt: skip

WAYS: Final = Span(WALK, COOPER)  # steps of a leg
ANSWERS: Final = Span(FAIRY, NO_FAIRY)  # to an optimiser [M15.1]


def column_of(place: int) -> int:
    """Column of a place, from 0."""
    return place % COLUMNS


def row_of(place: int) -> int:
    """Row of a place, from 0."""
    return place // COLUMNS


def play_code(face: int, place: int, turned: bool) -> int:
    """The code of playing a face into a place."""
    return PLAY.code(face, place, 1 if turned else 0)
