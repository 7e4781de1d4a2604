"""What a seat may know of a Versus game: all but undrawn cards, cards face down, and others' dungeons until the reveal
[rules 4]."""

from __future__ import annotations

from functools import cache

from lanterns.core.view import answers_view, question_view
from lanterns.games.mapmasters.board import books as sb
from lanterns.games.mapmasters.board.names import icon_name, piece_name
from lanterns.games.mapmasters.board.path import COUNTED, OBJECTIVES, VP, Path
from lanterns.games.mapmasters.board.path_moves import end_state
from lanterns.games.mapmasters.board.path_rules import NEEDS
from lanterns.games.mapmasters.board.script import node_text
from lanterns.games.mapmasters.board.trace import barred, counts_view, drawn_view, tokens_view
from lanterns.games.mapmasters.board.view_types import MapDrawn
from lanterns.games.mapmasters.board.vocabulary import (
    BOOK_PRICE,
    BOOKS,
    CARDS,
    COSTS,
    FACES,
    STARTERS,
    TOKEN_PRICE,
    TOKENS,
)
from lanterns.games.mapmasters.versus.dungeon import Dungeon, Lay, dungeon_of, layout_text, path_at
from lanterns.games.mapmasters.versus.rules.explore import bonus_value
from lanterns.games.mapmasters.versus.rules.market import book_pile, pile, price
from lanterns.games.mapmasters.versus.rules.outcome import end_reason, points, results, scores
from lanterns.games.mapmasters.versus.state import (
    BONUS,
    BONUS_ROWS,
    DISCARD,
    DRAW_PILE,
    DRAWN,
    END,
    EXPLORE,
    HOUSE_RULES,
    IN_HAND,
    KEPT,
    MARKET,
    PHASES,
    REWARD,
    SECONDS,
    THROWN,
    TIMER,
    MapMasters,
    cost_of,
)  # fmt: skip
from lanterns.games.mapmasters.versus.trail import next_views
from lanterns.games.mapmasters.versus.verbs import VERBS
from lanterns.games.mapmasters.versus.view_types import (
    MapChance,
    MapDungeon,
    MapExplored,
    MapMarket,
    MapObjective,
    MapPath,
    MapPlayer,
    MapPoints,
    MapScores,
    MapShown,
    MapView,
)


def build(g: MapMasters, seat: int) -> MapView:
    """The view of a seat (or SPECTATOR): nothing in it depends on what the seat cannot know."""
    return {
        "game": "mapmasters",
        "seat": seat,
        "version": g.ply,
        "since": g.ply,
        "over": g.over,
        "end_reason": end_reason(g),
        "results": results(g) if g.over else [],
        "actors": g.actors(),
        "question": question_view(g, seat),
        "options": answers_view(g, seat, VERBS),
        "phase": PHASES[g.phase],
        "round": g.round,
        "first": g.first,
        "opener": g.opener,
        "house": {key: values[g.house[i]] for i, (key, (values, _)) in enumerate(HOUSE_RULES.items())},
        "primary": _objective(g.primary),
        "secondary": _objective(g.secondary),
        "seen": [objective_view(card) for card in g.seen],
        "objectives_left": _left(g),
        "objective_chances": _chances(g),
        "holds": _holds(g, seat),
        "in_hand": _worth(g, _hand(g, seat)),
        "hourglass": g.hourglass(),
        "bonus_value": bonus_value(g),
        "explored": _explored(g),
        "timer": SECONDS if g.house[TIMER] else None,
        "market": _market(g),
        "finished": list(g.finished),
        "players": [_player(g, other, seat) for other in range(g.players)],
    }


def build_beside(g: MapMasters, seat: int, beside: MapView) -> MapView:
    """The view of a seat from that of another one: what differs between them is made anew."""
    return {
        **beside,
        "seat": seat,
        "question": question_view(g, seat),
        "options": answers_view(g, seat, VERBS),
        "holds": _holds(g, seat),
        "in_hand": _worth(g, _hand(g, seat)),
        "players": [_player(g, other, seat) for other in range(g.players)],
    }


def objective_view(card: int) -> MapObjective:
    """An objective card, and the letters of the icons that it counts."""
    kind = OBJECTIVES[card >> 1]
    return {"kind": kind, "hourglass": card & 1 == 1, "points": VP[kind], "counts": list(COUNTED[kind])}


def _objective(card: int) -> MapObjective | None:
    return objective_view(card) if card >= 0 else None


def _round_drawn(g: MapMasters) -> int:
    """The round to which the dungeons on the table belong: this one, or the one before until the next Exploration."""
    return g.round if g.phase in (EXPLORE, REWARD, END) else g.round - 1


def _kind_drawn(g: MapMasters) -> str:
    """The primary kind of the round to which the dungeons on the table belong, "" before there was one."""
    at = 2 * (_round_drawn(g) - 1)
    return OBJECTIVES[g.seen[at] >> 1] if 0 <= at < len(g.seen) else ""


def _explored(g: MapMasters) -> MapExplored | None:
    """The round whose dungeons lie on the table, its objectives as far as they are known, and what its bonus paid."""
    number = _round_drawn(g)
    if number < 1:
        return None
    cards = g.seen[2 * (number - 1) : 2 * number]
    return {
        "round": number,
        "primary": _objective(cards[0]) if cards else None,
        "secondary": _objective(cards[1]) if len(cards) > 1 else None,
        "bonus_value": BONUS[g.house[BONUS_ROWS]][number - 1],
    }


def _left(g: MapMasters) -> MapScores:
    return by_objective([g.left[2 * i] + g.left[2 * i + 1] for i in range(len(OBJECTIVES))])


def _chances(g: MapMasters) -> list[MapChance]:
    """What chance may draw next as an objective, the likeliest first [M3.3]."""
    left = _left(g)
    total = sum(left[kind] for kind in OBJECTIVES)
    found: list[MapChance] = [
        {"kind": kind, "share": round(left[kind] / total, 4)} for kind in OBJECTIVES if left[kind]
    ]
    return sorted(found, key=_share, reverse=True)


def _share(chance: MapChance) -> float:
    return chance["share"]


def _hand(g: MapMasters, seat: int) -> list[int]:
    return g.cards(seat, IN_HAND) if 0 <= seat < g.players else []


def _holds(g: MapMasters, seat: int) -> dict[str, MapShown]:
    """By open card of the market or of the seat's hand: what it shows of what the primary counts."""
    if g.primary < 0:
        return {}
    return {FACES[face]: _worth(g, [face]) for face in [*g.row, *_hand(g, seat)] if face >= 0}


def _worth(g: MapMasters, faces: list[int]) -> MapShown:
    count = sum(_counted(g, face) for face in faces) if g.primary >= 0 else 0
    return {"count": count, "points": count * VP[OBJECTIVES[g.primary >> 1]] if g.primary >= 0 else 0}


def _counted(g: MapMasters, face: int) -> int:
    return _shows(face, g.primary >> 1)


@cache
def _shows(face: int, objective: int) -> int:
    """How many of what an objective counts a face shows: views ask it of every card that is not seen."""
    return sum(CARDS[face].count(letter) for letter in COUNTED[OBJECTIVES[objective]])


def by_objective(numbers: list[int]) -> MapScores:
    """Numbers in the order of OBJECTIVES, by their names."""
    barrel, coin, room, sword, scroll, stairs, key, circle, rope, trap, monster, lock = numbers
    return {
        "barrel": barrel, "coin": coin, "room": room, "sword": sword, "scroll": scroll, "stairs": stairs, "key": key,
        "circle": circle, "rope": rope, "trap": trap, "monster": monster, "lock": lock,
    }  # fmt: skip


def _market(g: MapMasters) -> MapMarket:
    return {
        "tokens": tokens_view(g.stock),
        "token_price": TOKEN_PRICE,
        "books": [BOOKS[book] if book >= 0 else None for book in g.book_row],
        "book_price": BOOK_PRICE,
        "book_pile": len(book_pile(g)),
        "book_discard": [BOOKS[book] for book, at in enumerate(g.book_at) if at == THROWN],
        "cards": [
            {"cost": COSTS[slot // 2], "card": FACES[face] if face >= 0 else None} for slot, face in enumerate(g.row)
        ],
        "discard": [FACES[STARTERS + i] for i, at in enumerate(g.market) if at == THROWN],
        "piles": {str(cost): len(pile(g, cost)) for cost in COSTS},
        "unseen": {str(cost): [FACES[face] for face in pile(g, cost)] for cost in COSTS},
        "blind": {str(cost): _blind(g, cost) for cost in COSTS},
        "order": list(g.clockwise(max(0, g.opener))),
        "next": _next_buyer(g),
    }


def _blind(g: MapMasters, cost: int) -> list[tuple[int, float]]:
    """(how many of what the primary counts, the share of the cards not seen of that cost), by rising numbers."""
    if g.primary < 0:
        return []
    shown = [_counted(g, face) for face in pile(g, cost)]
    return [(number, round(shown.count(number) / len(shown), 4)) for number in sorted(set(shown))]


def _beyond(g: MapMasters, seat: int) -> list[str]:
    """What a seat has too few coins for: "token", "book", or the cost of a card."""
    prices = [("token", TOKEN_PRICE), ("book", BOOK_PRICE), *[(str(cost), price(g, seat, cost)) for cost in COSTS]]
    return [key for key, coins in prices if coins > g.coins[seat]]


def _next_buyer(g: MapMasters) -> int:
    """Who buys after the seat that is asked, -1 for nobody [M4.2]."""
    if g.phase != MARKET or g.actor < 0:
        return -1
    later = [*g.clockwise(g.actor)][1:]
    return next((seat for seat in later if not g.passed >> seat & 1), -1)


def _player(g: MapMasters, seat: int, viewer: int) -> MapPlayer:
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
        "score": scores(g)[seat],
        "points": _points(g, seat),
        "tokens": tokens_view(g.tokens[seat * len(TOKENS) : seat * len(TOKENS) + len(TOKENS)]),
        "books": [{"book": BOOKS[book], "used": bool(g.used >> (book + 1) & 1)} for book in g.books(seat)],
        "prices": {str(cost): price(g, seat, cost) for cost in COSTS},
        "beyond": _beyond(g, seat),
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
        "dungeon": dungeon_view(g, seat, viewer) if open_now else None,
    }


def _points(g: MapMasters, seat: int) -> MapPoints:
    blue, pink, green, exits, coins = points(g)[seat]
    return {"blue": blue, "pink": pink, "green": green, "exits": exits, "coins": coins}


def dungeon_view(g: MapMasters, seat: int, viewer: int) -> MapDungeon | None:
    """A seat's cards as laid and its path as drawn; None while nothing is laid.

    For the seat itself while it draws, `next` tells what each legal step would do and `barred` which corridors at the
    end of its line are closed, and why (see `trace`).
    """
    if not g.layout[seat]:
        return None
    lays = [Lay(code) for code in g.layout[seat]]
    path = g.path(seat)
    drawn = path is not None and len(g.steps[seat]) > 0
    drawing = drawn and seat == viewer and g.phase == EXPLORE and seat in g.actors()
    dungeon = dungeon_of(g.layout[seat])
    return {
        "layout": layout_text(g.layout[seat]),
        "cards": [
            {"card": FACES[one.face], "cost": cost_of(one.face), "x": one.x, "y": one.y, "turned": one.turned}
            for one in lays
        ],
        "path": path_view(g, seat, path) if path is not None and drawn else None,
        "next": next_views(dungeon, path, path.books & sb.LEAPS != 0, g.primary_kind())
        if path is not None and drawing
        else [],
        "barred": barred(dungeon, path) if path is not None and drawing else [],
    }


def path_view(g: MapMasters, seat: int, path: Path) -> MapPath:
    """The path: its steps as actions and as `trace` (see there), where its end is, what is found, crossed out and
    spent, what is left to pay with, and what each objective would score. Icons are named as in `names`.
    """
    dungeon = dungeon_of(g.layout[seat])
    values = [path.score(kind) for kind in OBJECTIVES]
    return {
        "steps": [VERBS.notation(code) for code in g.steps[seat]],
        "trace": trace_view(g, seat, dungeon),
        "at": node_text(path.board, path.node) if path.node >= 0 else None,
        "inside": None if path.piece < 0 else (piece_name(dungeon, path.piece), path.index, path.heading),
        "stuck": path.stuck,
        "exit": path.at_exit,
        "end": end_state(path),
        "found": [icon_name(dungeon, i) for i in range(len(path.board.icon_kind)) if path.found >> i & 1],
        "used": [icon_name(dungeon, i) for i in range(len(path.board.icon_kind)) if path.crossed >> i & 1],
        "rooms": [node_text(path.board, n) for n in range(len(path.board.node_kind)) if path.rooms >> n & 1],
        "counts": counts_view(path),
        "items": tokens_view([sum(1 for icon in path.items if path.board.icon_kind[icon] == need) for need in NEEDS]),
        "tokens": tokens_view(path.tokens),
        "spent": list(path.spent),
        "coins": path.coins(),
        "scores": by_objective(values),
        "secondary": _mean(g, values),
    }


def _mean(g: MapMasters, values: list[int]) -> float:
    """The mean of the points for each objective over the objective cards that may still be drawn."""
    left = [g.left[2 * i] + g.left[2 * i + 1] for i in range(len(OBJECTIVES))]
    total = sum(left)
    return round(sum(n * value for n, value in zip(left, values)) / total, 3) if total else 0.0


def trace_view(g: MapMasters, seat: int, dungeon: Dungeon) -> list[MapDrawn]:
    """All steps of a seat's path for a drawing."""
    told: list[MapDrawn] = []
    steps, kit = g.steps[seat], g.kit[seat * 5 : seat * 5 + 5]
    before = path_at(g.layout[seat], [], kit, g.line_rules())
    for done in range(1, len(steps) + 1):
        after = path_at(g.layout[seat], steps[:done], kit, g.line_rules())
        move = dungeon.move(steps[done - 1]) if done > 1 else None
        told.append(drawn_view(dungeon, before, move, after, _kind_drawn(g)))
        before = after
    return told
