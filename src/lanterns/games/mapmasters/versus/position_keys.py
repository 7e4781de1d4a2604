"""The keys of a position for scenarios, one setter each; see ``position``."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from lanterns.core.errors import BadScenario, LanternsError
from lanterns.core.texts import signed, whole
from lanterns.games.mapmasters.board.layout import fault
from lanterns.games.mapmasters.board.path import OBJECTIVES
from lanterns.games.mapmasters.board.script import move_of, start_of
from lanterns.games.mapmasters.board.vocabulary import BOOKS, COSTS, FACE, FACES, STARTERS, TOKENS
from lanterns.games.mapmasters.versus.dungeon import dungeon_of, lay_code
from lanterns.games.mapmasters.versus.state import (
    DISCARD,
    DRAW_PILE,
    HELD,
    HOUSE_RULES,
    IN_HAND,
    NOT,
    OUT,
    OWNED,
    PILE,
    ROUNDS,
    ROW,
    STRICT,
    THROWN,
    TOKENS_EACH,
    TOUCH,
    MapMasters,
    cost_of,
)  # fmt: skip

# reading names


def _whole(field: str, value: Any, least: int, most: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise BadScenario(f"given: {field} must be a whole number from {least} to {most}, not {value!r}")
    return value


def a_seat(g: MapMasters, name: Any) -> int:
    seat = whole(str(name))
    if 0 <= seat < g.players:
        return seat
    raise BadScenario(f"given: '{name}' is not a seat of this game (0 to {g.players - 1})")


def _index(known: list[str], name: Any, key: str) -> int:
    if name not in known:
        raise BadScenario(f"given: {key}: '{name}' is not known")
    return known.index(name)


def _faces(names: Any, key: str) -> list[int]:
    for name in names:
        if name not in FACE:
            raise BadScenario(f"given: {key}: '{name}' is not a card")
    return [FACE[name] for name in names]


def _objective(name: Any) -> int:
    kind, _, hourglass = str(name).partition(" ")
    if kind not in OBJECTIVES or hourglass not in ("", "hourglass"):
        raise BadScenario(f"given: '{name}' is not an objective such as 'barrel' or 'barrel hourglass'")
    return OBJECTIVES.index(kind) * 2 + (1 if hourglass else 0)


# one setter per key


def _each_seat(field: str, most: int) -> Callable[[MapMasters, Any], None]:
    def setter(g: MapMasters, value: Mapping[str, Any]) -> None:
        for name, number in value.items():
            getattr(g, field)[a_seat(g, name)] = _whole(f"{field}.{name}", number, 0, most)

    return setter


def _number(field: str, least: int, most: int) -> Callable[[MapMasters, Any], None]:
    def setter(g: MapMasters, value: Any) -> None:
        setattr(g, field, _whole(field, value, least, most))

    return setter


def _seat_key(field: str) -> Callable[[MapMasters, Any], None]:
    def setter(g: MapMasters, value: Any) -> None:
        setattr(g, field, a_seat(g, value))

    return setter


def _seats(g: MapMasters, names: list[Any]) -> int:
    return sum(1 << a_seat(g, name) for name in names)


def _passed(g: MapMasters, names: list[Any]) -> None:
    g.passed = _seats(g, names)


def _hourglass_to(g: MapMasters, names: list[Any]) -> None:
    g.bonus = _seats(g, names)


def _see(g: MapMasters, card: int) -> None:
    if not g.left[card]:
        raise BadScenario("given: there is no such objective card left")
    g.left[card] -= 1
    g.seen = [*g.seen, card]


def primary(g: MapMasters, name: Any) -> None:
    g.primary = _objective(name)
    _see(g, g.primary)
    while len(g.seen) < 2 * g.round - 1:  # of the rounds before
        _see(g, g.left.index(max(g.left)))


def _secondary(g: MapMasters, name: Any) -> None:
    g.secondary = _objective(name)
    _see(g, g.secondary)


def _row(g: MapMasters, names: list[str]) -> None:
    """Eight cards, two of each cost, cheapest first."""
    if len(names) != len(g.row):
        raise BadScenario(f"given: row must list {len(g.row)} cards, two of each cost from 3 on")
    for face in g.row:
        g.market[face - STARTERS] = PILE
    for slot, name in enumerate(names):
        face = _faces([name], "row")[0]
        if cost_of(face) != COSTS[slot // 2]:
            raise BadScenario(f"given: row: '{name}' does not cost {COSTS[slot // 2]}")
        g.row[slot] = face
        g.market[face - STARTERS] = ROW


def _book_row(g: MapMasters, names: list[str]) -> None:
    for book in g.book_row:
        g.book_at[book] = PILE
    g.book_row = [_index(BOOKS, name, "book_row") for name in names]
    for book in g.book_row:
        g.book_at[book] = ROW


def _books(g: MapMasters, value: Mapping[str, list[str]]) -> None:
    for name, names in value.items():
        for book in names:
            number = _index(BOOKS, book, "books")
            if g.book_at[number] >= HELD:
                raise BadScenario(f"given: books: {book} is held by two seats; each book exists once")
            if number in g.book_row:
                other = next(i for i, at in enumerate(g.book_at) if at == PILE and BOOKS[i] not in names)
                g.book_row[g.book_row.index(number)] = other
                g.book_at[other] = ROW
            g.book_at[number] = HELD + a_seat(g, name)


def _books_thrown(g: MapMasters, names: list[str]) -> None:
    for name in names:
        g.book_at[_index(BOOKS, name, "books_thrown")] = THROWN


def _used(g: MapMasters, names: list[str]) -> None:
    g.used = sum(1 << (_index(BOOKS, name, "used") + 1) for name in names)


def _stock(g: MapMasters, value: Mapping[str, int]) -> None:
    """Tokens left in the market; those missing are held by nobody in particular."""
    for token, count in value.items():
        g.stock[_index(list(TOKENS), token, "stock")] = _whole(f"stock.{token}", count, 0, TOKENS_EACH)


def _tokens(g: MapMasters, value: Mapping[str, Mapping[str, int]]) -> None:
    for name, held in value.items():
        for token, count in held.items():
            kind = _index(list(TOKENS), token, "tokens")
            g.tokens[a_seat(g, name) * len(TOKENS) + kind] = _whole(f"tokens.{name}.{token}", count, 0, g.stock[kind])
            g.stock[kind] -= count


def _cards(place: int, key: str) -> Callable[[MapMasters, Any], None]:
    def setter(g: MapMasters, value: Mapping[str, list[str]]) -> None:
        for name, names in value.items():
            seat = a_seat(g, name)
            for face in g.cards(seat, place):
                g.put(seat, face, NOT)
            for face in _faces(names, key):
                g.put(seat, face, place)
                if face >= STARTERS:
                    if face in g.row:
                        raise BadScenario(f"given: {key}: {FACES[face]} lies in the market; name another row")
                    g.market[face - STARTERS] = OWNED

    return setter


def _thrown(g: MapMasters, names: list[str]) -> None:
    for face in _faces(names, "thrown"):
        g.market[face - STARTERS] = THROWN


def _out(g: MapMasters, names: list[str]) -> None:
    for face in _faces(names, "out"):
        g.market[face - STARTERS] = OUT


def _dungeon(g: MapMasters, value: Mapping[str, str]) -> None:
    """`S2@0,0 D20@1,1t`: cards of the hand, the first at 0,0."""
    for name, text in value.items():
        seat = a_seat(g, name)
        layout: list[int] = []
        for word in text.split():
            card, _, place = word.partition("=")[2].partition("@") if "=" in word else word.partition("@")
            turned = place.endswith("t")
            x, y = place.removesuffix("t").split(",")
            face = _faces([card], "dungeon")[0]
            layout.append(lay_code(face, signed(x), signed(y), turned))
            g.put(seat, face, IN_HAND)
            if face >= STARTERS:
                g.market[face - STARTERS] = OWNED
        edges, connect = HOUSE_RULES["edges"][0][g.house[STRICT]], HOUSE_RULES["connect"][0][g.house[TOUCH]]
        reason = fault(dungeon_of(layout).board, edges, connect)
        if reason:
            raise BadScenario(f"given: dungeon.{name}: this layout is not legal ({reason})")
        g.layout[seat] = layout
    for seat in range(g.players):  # what paths may spend: as when the hands were turned over
        g.kit[seat * 5 : seat * 5 + 5] = [*g.tokens[seat * 4 : seat * 4 + 4], g.path_books(seat)]


def _path(g: MapMasters, value: Mapping[str, str]) -> None:
    """A path script of section 2.4 of the rules; cards are called a, b, ... in the order of `dungeon`."""
    for name, text in value.items():
        seat = a_seat(g, name)
        for token in text.split():
            path = g.path(seat)
            if path is None:
                raise BadScenario(f"given: path.{name}: there is no dungeon to draw in")
            dungeon = dungeon_of(g.layout[seat])
            try:
                if not g.steps[seat]:
                    code = dungeon.start_code(start_of(dungeon.board, token))
                else:
                    code = dungeon.code(move_of(path, token))
                g.steps[seat] = [*g.steps[seat], code]
                g.path(seat)
            except LanternsError as error:
                raise BadScenario(f"given: path.{name}: '{token}': {error.message}") from error


def _clocks(g: MapMasters, value: Mapping[str, int]) -> None:
    for name, seconds in value.items():
        g.clocks[a_seat(g, name)] = _whole(f"clocks.{name}", seconds, 0, 3600)


SETTERS: dict[str, Callable[[MapMasters, Any], None]] = {
    "round": _number("round", 1, ROUNDS),
    "primary": primary,
    "secondary": _secondary,
    "first": _seat_key("first"),
    "opener": _seat_key("opener"),
    "coins": _each_seat("coins", 99),
    "blue": _each_seat("blue", 999),
    "pink": _each_seat("pink", 999),
    "green": _each_seat("green", 99),
    "exits": _each_seat("exits", ROUNDS),
    "last": _each_seat("last", 99),
    "passed": _passed,
    "stock": _stock,
    "row": _row,
    "thrown": _thrown,
    "out": _out,
    "book_row": _book_row,
    "books": _books,
    "books_thrown": _books_thrown,
    "used": _used,
    "tokens": _tokens,
    "draw": _cards(DRAW_PILE, "draw"),
    "discard": _cards(DISCARD, "discard"),
    "hand": _cards(IN_HAND, "hand"),
    "dungeon": _dungeon,
    "path": _path,
    "hourglass_to": _hourglass_to,
    "clocks": _clocks,
}
