"""What a seat may know of a Versus game: all but undrawn cards, cards face down, and others' dungeons until the reveal
[rules 4]."""

from __future__ import annotations

from typing import Any

from lanterns.core.step import AnyStep
from lanterns.core.view import question_view
from lanterns.games.mapmasters.dungeon import Dungeon, Lay, dungeon_of, layout_text
from lanterns.games.mapmasters.explore import bonus_value
from lanterns.games.mapmasters.market import book_pile, pile, price
from lanterns.games.mapmasters.path import OBJECTIVES, VP, Path
from lanterns.games.mapmasters.script import node_text
from lanterns.games.mapmasters.state import (
    DISCARD,
    DRAW_PILE,
    DRAWN,
    EXPLORE,
    HOUSE_RULES,
    IN_HAND,
    KEPT,
    PHASES,
    SECONDS,
    THROWN,
    TIMER,
    MapMasters,
    cost_of,
)  # fmt: skip
from lanterns.games.mapmasters.steps import end_state
from lanterns.games.mapmasters.verbs import BOOKS, COSTS, FACES, STARTERS, TOKENS, VERBS


def build(g: MapMasters, seat: int) -> dict[str, Any]:
    """The view of a seat (or SPECTATOR): nothing in it depends on what the seat cannot know."""
    data = question_view(g, seat, VERBS)
    step = g.question(seat) if g.lanes else (g.stack[-1] if g.stack else None)
    if data["question"] is not None and step is not None:
        data["question"]["params"] = question_params(g, step, seat)
    data.update(
        {
            "game": "mapmasters",
            "seat": seat,
            "phase": PHASES[g.phase],
            "round": g.round,
            "first": g.first,
            "opener": g.opener,
            "house": {key: values[g.house[i]] for i, (key, (values, _)) in enumerate(HOUSE_RULES.items())},
            "primary": _objective(g.primary),
            "secondary": _objective(g.secondary),
            "seen": [_objective(card) for card in g.seen],
            "objectives_left": _left(g),
            "hourglass": g.hourglass(),
            "bonus_value": bonus_value(g),
            "timer": SECONDS if g.house[TIMER] else None,
            "market": _market(g),
            "finished": list(g.finished),
            "players": [_player(g, other, seat) for other in range(g.players)],
        }
    )
    return data


def question_params(g: MapMasters, step: AnyStep, seat: int) -> dict[str, int | str]:
    """Names and ints for the sentence of the open question; {} where it needs none."""
    name = step.name
    if name == "Buy":
        return {"coins": g.coins[step.actor]}
    if name == "KeepFirst":
        return {"card": FACES[g.looked]} if step.actor == seat else {}
    if name == "ReplaceBook":
        new = [book for book in g.books(step.actor) if book not in step.args]
        return {"book": BOOKS[new[0]]}
    if name == "FreeToken":
        return {"token": TOKENS[step.args[0]]}
    if name == "Explore":
        return {"objective": g.primary_kind()}
    if name == "Optimise":
        return {"recycles": g.recycles[step.actor], "scissors": g.scissors[step.actor]}
    return {}


def _objective(card: int) -> dict[str, Any] | None:
    if card < 0:
        return None
    kind = OBJECTIVES[card >> 1]
    return {"kind": kind, "hourglass": card & 1 == 1, "points": VP[kind]}


def _left(g: MapMasters) -> dict[str, int]:
    return {kind: g.left[2 * i] + g.left[2 * i + 1] for i, kind in enumerate(OBJECTIVES)}


def _market(g: MapMasters) -> dict[str, Any]:
    return {
        "tokens": dict(zip(TOKENS, g.stock)),
        "books": [BOOKS[book] if book >= 0 else None for book in g.book_row],
        "book_pile": len(book_pile(g)),
        "book_discard": [BOOKS[book] for book, at in enumerate(g.book_at) if at == THROWN],
        "cards": [
            {"cost": COSTS[slot // 2], "card": FACES[face] if face >= 0 else None} for slot, face in enumerate(g.row)
        ],
        "discard": [FACES[STARTERS + i] for i, at in enumerate(g.market) if at == THROWN],
        "piles": {str(cost): len(pile(g, cost)) for cost in COSTS},
    }


def _player(g: MapMasters, seat: int, viewer: int) -> dict[str, Any]:
    """One seat. `hand` is the build area as far as it is open; `drawn` counts the cards that lie face down in it, and
    `draw` lists the draw pile together with those [M5.3, rules 4]."""
    in_draw = sorted([*g.cards(seat, DRAW_PILE), *g.cards(seat, DRAWN)])
    open_now = g.phase != EXPLORE or not g.lanes or seat == viewer
    return {
        "seat": seat,
        "coins": g.coins[seat],
        "blue": g.blue[seat],
        "pink": g.pink[seat],
        "green": g.green[seat],
        "exits": g.exits[seat],
        "last": g.last[seat],
        "score": g.scores()[seat],
        "tokens": {kind: g.tokens[seat * len(TOKENS) + i] for i, kind in enumerate(TOKENS)},
        "books": [{"book": BOOKS[book], "used": bool(g.used >> (book + 1) & 1)} for book in g.books(seat)],
        "prices": {str(cost): price(g, seat, cost) for cost in COSTS},
        "hand": [FACES[face] for face in g.cards(seat, IN_HAND)],
        "kept": [FACES[face] for face in g.cards(seat, KEPT)],
        "drawn": g.held(seat, DRAWN),
        "draw": [FACES[face] for face in in_draw],
        "discard": [FACES[face] for face in g.cards(seat, DISCARD)],
        "recycles": g.recycles[seat],
        "scissors": g.scissors[seat],
        "passed": bool(g.passed >> seat & 1),
        "finished": seat in g.finished,
        "bonus": bool(g.bonus >> seat & 1),
        "seconds": g.clocks[seat] if g.clocks[seat] >= 0 else None,
        "dungeon": dungeon_view(g, seat) if open_now else None,
    }


def dungeon_view(g: MapMasters, seat: int) -> dict[str, Any] | None:
    """A seat's cards as laid and its path as drawn; None while nothing is laid."""
    if not g.layout[seat]:
        return None
    lays = [Lay(code) for code in g.layout[seat]]
    path = g.path(seat)
    return {
        "layout": layout_text(g.layout[seat]),
        "cards": [
            {"card": FACES[one.face], "cost": cost_of(one.face), "x": one.x, "y": one.y, "turned": one.turned}
            for one in lays
        ],
        "path": path_view(g, seat, path) if path is not None and g.steps[seat] else None,
    }


def path_view(g: MapMasters, seat: int, path: Path) -> dict[str, Any]:
    """The path: its steps as actions, where its end is, what is found, crossed out and spent, and what each objective
    would score. Icons are named ``D20.T-h1/2`` (on a piece), ``D20.h1/1`` (in a room), ``D20.s1`` (a node)."""
    dungeon = dungeon_of(g.layout[seat])
    counts = path.counts()
    return {
        "steps": [VERBS.notation(code) for code in g.steps[seat]],
        "at": node_text(path.board, path.node) if path.node >= 0 else None,
        "inside": None if path.piece < 0 else [piece_name(dungeon, path.piece), path.index, path.heading],
        "stuck": path.stuck,
        "exit": path.at_exit,
        "end": end_state(path),
        "found": [icon_name(dungeon, i) for i in range(len(path.board.icon_kind)) if path.found >> i & 1],
        "used": [icon_name(dungeon, i) for i in range(len(path.board.icon_kind)) if path.crossed >> i & 1],
        "rooms": [node_text(path.board, n) for n in range(len(path.board.node_kind)) if path.rooms >> n & 1],
        "counts": {letter: count for letter, count in counts.items() if count},
        "spent": list(path.spent),
        "coins": path.coins(),
        "scores": {kind: path.score(kind) for kind in OBJECTIVES},
    }


def piece_name(dungeon: Dungeon, piece: int) -> str:
    """``D20.T-h1`` for a piece of a board."""
    from lanterns.games.mapmasters.verbs import FIRST_PIECE, PIECE_NAMES

    order = dungeon.board.piece_card[piece]
    return PIECE_NAMES[FIRST_PIECE[dungeon.faces[order]] + piece - dungeon.board.first_piece[order]]


def icon_name(dungeon: Dungeon, icon: int) -> str:
    """The name of an icon of a board, see `path_view`."""
    board = dungeon.board
    order = board.icon_card[icon]
    node = board.icon_node[icon]
    if node >= 0:
        name = f"{FACES[dungeon.faces[order]]}.{board.node_name[node]}"
        return f"{name}/{board.content[node].index(icon) + 1}" if icon in board.content[node] else name
    for piece in range(board.first_piece[order], len(board.piece_a)):
        first = board.piece_first_icon[piece]
        if first <= icon < first + len(board.piece_icons[piece]):
            return f"{piece_name(dungeon, piece)}/{icon - first + 1}"
    raise ValueError("This icon lies nowhere.")
