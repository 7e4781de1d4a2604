"""The best path through cards that somebody holds at a table of their own: the topic `path` of the companion [rules 7].

``cards``      1 to 5 texts, each the id of a face of ours or a face in notation, ``T-j1: c; ...`` [rules 2.4]
``objective``  what counts, a kind of `OBJECTIVES`
``tokens``     tokens held, in the order sword, key, rope, scroll
``books``      ids of the spell books held, those of other phases without effect

Faces in notation are called A to E by their place among the cards; in the answer all cards are called by their ids.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from lanterns.core.errors import BadQuestion
from lanterns.core.roles import BadBox, Topic
from lanterns.core.step import Refusal
from lanterns.games.mapmasters.board.books import NAMES
from lanterns.games.mapmasters.board.cards import CardError, parse_card
from lanterns.games.mapmasters.board.content import cards as faces
from lanterns.games.mapmasters.board.face import Card
from lanterns.games.mapmasters.board.laid import LaidBoard
from lanterns.games.mapmasters.board.layout import Board, Placed
from lanterns.games.mapmasters.board.path import OBJECTIVES, Kit, Path
from lanterns.games.mapmasters.board.path_moves import apply, begin
from lanterns.games.mapmasters.board.path_rules import NEEDS
from lanterns.games.mapmasters.board.script import move_of, start_of
from lanterns.games.mapmasters.board.trace import drawn_view
from lanterns.games.mapmasters.board.view_types import MapDrawn
from lanterns.games.mapmasters.board.vocabulary import piece_names
from lanterns.games.mapmasters.solver.best_hand import HandAnswer, best_hand
from lanterns.games.mapmasters.versus.view_types import MapHeldPath, MapLaid

TOPICS: Final[dict[str, Topic]] = {"path": Topic("path", slow=True, answers=(MapHeldPath,))}
MOST_CARDS: Final = 5
MOST_TEXT: Final = 400  # characters of a face; ours have 60 to 130
MOST_PIECES: Final = 40
MOST_TOKENS: Final = 9
LETTERS: Final = "ABCDE"
SECONDS: Final = 8.0
STATES: Final = 120_000


def answer(topic: str, params: Mapping[str, Any]) -> MapHeldPath:
    """Raises BadBox for cards that cannot be, and BadQuestion."""
    if topic not in TOPICS:
        raise BadQuestion(f"there is no topic '{topic}'; the topics are {', '.join(TOPICS)}")
    for key in params:
        if key not in ("cards", "objective", "tokens", "books"):
            raise BadQuestion(f"path has no parameter '{key}'; its parameters are cards, objective, tokens, books")
    hand = _hand(params.get("cards"))
    objective = params.get("objective")
    if objective not in OBJECTIVES:
        raise BadQuestion(f"objective must be one of {', '.join(OBJECTIVES)}")
    kit = kit_of(params.get("tokens", []), params.get("books", []))
    found = best_hand(hand, kit, objective, seconds=SECONDS, states=STATES)
    held = _Held(found, hand)
    return {
        "objective": objective,
        "points": found.value,
        "exit": found.exit,
        "exact": found.exact,
        "bound": found.bound,
        "cards": [_laid(one) for one in found.placed],
        "left": [card.id for card in hand if all(one.card is not card for one in found.placed)],
        "trace": _trace(held, kit, found.script, objective),
    }


def _hand(told: Any) -> list[Card]:
    if not isinstance(told, list) or not 1 <= len(told) <= MOST_CARDS or not all(isinstance(one, str) for one in told):
        raise BadQuestion(f"cards must be a list of 1 to {MOST_CARDS} texts")
    hand: list[Card] = []
    for place, text in enumerate(told):
        card = _card(text.strip(), place)
        if any(other.id == card.id for other in hand):
            raise BadBox(f"card {card.id} is held twice", Refusal("2.4", "held-twice", card=place + 1, id=card.id))
        hand.append(card)
    return hand


def _card(text: str, place: int) -> Card:
    known = faces().get(text.upper())
    if known is not None:
        return known
    if len(text) > MOST_TEXT:
        raise BadBox(f"card {place + 1} is too long", Refusal("2.4", "held-long", card=place + 1, most=MOST_TEXT))
    if "-" not in text and "=" not in text:
        raise BadBox(f"card {place + 1} is no face", Refusal("2.4", "held-unknown", card=place + 1))
    head = f"{LETTERS[place]} ="
    try:
        card = parse_card(head + text)
    except CardError as error:
        at = max(1, error.column - len(head))
        raise BadBox(error.message, Refusal("2.4", "held-notation", card=place + 1, sign=at)) from error
    if len(card.pieces) > MOST_PIECES:
        raise BadBox(f"card {place + 1} is too long", Refusal("2.4", "held-long", card=place + 1, most=MOST_TEXT))
    return card


def kit_of(tokens: Any, books: Any) -> Kit:
    """What a line may be paid with. Raises BadQuestion."""
    if not isinstance(tokens, list) or len(tokens) not in (0, len(NEEDS)) or not all(_few(one) for one in tokens):
        raise BadQuestion(f"tokens must be {len(NEEDS)} whole numbers from 0 to {MOST_TOKENS}")
    if not isinstance(books, list) or len(books) > len(NAMES) or not all(one and one in NAMES for one in books):
        raise BadQuestion(f"books must be a list of {', '.join(NAMES[1:])}")
    mask = 0
    for one in books:
        mask |= 1 << NAMES.index(one)
    return Kit(tokens or [0] * len(NEEDS), mask)


def _few(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= MOST_TOKENS


class _Held(LaidBoard):
    """The layout of an answer; its cards are called by their ids, whether they are ours or not."""

    def __init__(self, found: HandAnswer, hand: list[Card]) -> None:
        cards = [one.card for one in found.placed]
        super().__init__(Board(found.placed), [hand.index(card) for card in cards])
        self.ids: list[str] = [card.id for card in cards]
        self.pieces: list[list[str]] = [piece_names(card) for card in cards]

    def card_label(self, order: int) -> str:
        return self.ids[order]

    def piece_label(self, piece: int) -> str:
        order = self.board.piece_card[piece]
        return self.pieces[order][piece - self.board.first_piece[order]]


def _laid(one: Placed) -> MapLaid:
    return {"card": one.card.id, "cost": max(0, one.card.cost), "x": one.x, "y": one.y, "turned": one.turned}


def _trace(held: _Held, kit: Kit, script: str, objective: str) -> list[MapDrawn]:
    told: list[MapDrawn] = []
    before = Path(held.board, kit, "junction")
    for number, token in enumerate(script.split()):
        move = move_of(before, token) if number else None
        after = apply(before, move) if move is not None else begin(before, start_of(held.board, token))
        told.append(drawn_view(held, before, move, after, objective))
        before = after
    return told
