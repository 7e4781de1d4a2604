"""Positions for scenarios: a table of keys that a person can read, laid over a fresh mission.

`at` says where play goes on: `pawns`, `market [SEAT]`, `leader`, `turn [SEAT]` (a turn begins), `card [SEAT]`, `paths
[SEAT]`, `end-turn [SEAT]`. Unless the position says otherwise the given cards are S1, S2, ... S9 over and over, row by
row; the pawns stand on the first starts there are; each seat holds starting cards.

`cells` = { A1 = "S3t", B2 = "" } changes what lies where ("" takes it away; a face-down target is turned up by name).
`clear` = true takes all given cards away first. `pawns` = { blue = "C1.T" }; `found` = { blue = ["A1.h1/1"] }; `used`,
`walked` (pieces), `nodes`: lists of names; `rooms` = { blue = ["A1.h1"] } (cleared as well); `met` = { keys = "blue" }
by id of the objective; `artefacts` = { A1 = "blue" } or "delivered blue".
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from lanterns.core.errors import BadScenario
from lanterns.core.step import AUTO, AnyStep
from lanterns.games.mapmasters.board.cards import ROOM
from lanterns.games.mapmasters.board.path import OBJECTIVES
from lanterns.games.mapmasters.board.path_rules import NEEDS
from lanterns.games.mapmasters.board.vocabulary import TOKENS
from lanterns.games.mapmasters.coop.missions.mission import RIM, TAKE
from lanterns.games.mapmasters.coop.position_names import group_of, icons, index, nodes, seat_of, whole
from lanterns.games.mapmasters.coop.possible import check_possible
from lanterns.games.mapmasters.coop.rules.dealing import DealHands
from lanterns.games.mapmasters.coop.rules.draw import Paths
from lanterns.games.mapmasters.coop.rules.market import FillBooks, Shop
from lanterns.games.mapmasters.coop.rules.reach import look
from lanterns.games.mapmasters.coop.rules.setup import ChooseLeader, PlacePawn
from lanterns.games.mapmasters.coop.rules.turn import BeginTurn, EndTurn, PlayCard
from lanterns.games.mapmasters.coop.state import (
    AT_START,
    COPIES,
    COSTS,
    DELIVERED,
    HELD,
    LEADER,
    MARKET,
    NONE,
    ON_BOSS,
    ON_STEP,
    PAWNS,
    PLAYING,
    ROW,
    WAITING,
    Coop,
    cost_of,
)  # fmt: skip
from lanterns.games.mapmasters.coop.tableau import GONE, cell, face_of, place_of, wide
from lanterns.games.mapmasters.coop.verbs import (
    ARTEFACTS,
    COOP_BOOKS,
    FACE,
    GROUPS,
    HIDDEN,
    PLACES,
    PLAYED,
    SPOTS,
    STARTERS,
)  # fmt: skip

AT = "pawns, market [SEAT], leader, turn [SEAT], card [SEAT], paths [SEAT], end-turn [SEAT]"


def set_position(g: Coop, given: Mapping[str, Any]) -> None:
    """Lay a position over a fresh state and stop at the question that `at` names. Raises BadScenario."""
    rest = dict(given)
    at = rest.pop("at", "card")
    if not isinstance(at, str):
        raise BadScenario(f"given: at must be one of {AT}, not {at!r}")
    for key in rest:
        if key not in SETTERS:
            raise BadScenario(f"given: unknown key '{key}'; known are at, {', '.join(SETTERS)}")
    _fresh(g, at.split()[0] if at else "", rest)
    for key, setter in SETTERS.items():  # in this order, whatever the order in the file
        if key not in rest:
            continue
        value = rest[key]
        try:
            setter(g, value)
        except BadScenario:
            raise
        except (TypeError, ValueError, AttributeError, LookupError) as error:
            raise BadScenario(f"given: {key} = {value!r} cannot be read ({error})") from error
    check_possible(g)
    _stop_at(g, at)
    g.settle()


def _fresh(g: Coop, at: str, rest: dict[str, Any]) -> None:
    """The given cards, the pawns and the hands of a position that says nothing about them."""
    g.stack, g.asked = [], []
    plan = g.plan()
    g.cells = [code for code in g.cells if face_of(code) >= PLAYED or place_of(code) in g.target_at]
    g.laid_by = [NONE] * len(g.cells)
    g.unseen = [COPIES if face < STARTERS else 1 for face in range(PLAYED)]
    for code in g.cells:
        if face_of(code) < PLAYED:
            g.unseen[face_of(code)] -= 1
    if not rest.get("clear"):
        for number, place in enumerate(plan.places("S")):
            _lay(g, wide(plan, place), number % STARTERS, False)
    g.commissions = []
    if plan.drawn:
        g.commissions = list(range(plan.drawn))
    rest.pop("clear", None)
    if "cells" in rest:
        _cells(g, rest.pop("cells"))
    if at != "pawns":
        named = dict(rest.get("pawns", {}))
        for group in range(g.groups()):
            if GROUPS[group] not in named:
                taken = [SPOTS.index(spot) for spot in named.values() if spot in SPOTS]
                free = [spot for spot in g.starts() if spot not in taken]
                if free:
                    g.spot[group], g.stage[group] = free[0], AT_START
    for seat in range(g.players):
        if str(seat) not in rest.get("hands", {}) and at not in ("pawns", "market"):
            for _ in range(g.hand_size()):
                face = next(face for face in range(STARTERS) if g.unseen[face] > 1)
                _take(g, seat, face)


def _lay(g: Coop, place: int, face: int, turned: bool) -> None:
    if not g.unseen[face]:
        raise BadScenario(f"given: there is no further {_name(face)} in the box")
    g.unseen[face] -= 1
    g.cells.append(cell(place, face, turned))
    g.laid_by.append(NONE)


def _name(face: int) -> str:
    return next(name for name, number in FACE.items() if number == face)


def _take(g: Coop, seat: int, face: int) -> None:
    at = COSTS.index(cost_of(face))
    if not g.unseen[face]:
        raise BadScenario(f"given: there is no further {_name(face)} in the box")
    g.unseen[face] -= 1
    g.deck[at] = max(0, g.deck[at] - 1)
    g.hands[seat] = sorted([*g.hands[seat], face])


# one setter per key


def _clear(g: Coop, value: Any) -> None:
    """Done before all else, by `_fresh`."""


def _cells(g: Coop, value: Mapping[str, str]) -> None:
    plan = g.plan()
    for name, card in value.items():
        place = index(PLACES, name, "cells")
        target = next((i for i, one in enumerate(plan.targets) if wide(plan, one.place) == place), NONE)
        if target >= 0:
            _turn_up(g, place, card)
            continue
        for order, code in enumerate(g.cells):
            if place_of(code) == place:
                g.unseen[face_of(code)] += 1
                del g.cells[order]
                del g.laid_by[order]
                break
        if card:
            face = index(list(FACE), card.removesuffix("t"), "cells")
            if face >= PLAYED:
                raise BadScenario(f"given: cells: {card} is no card of the players")
            _lay(g, place, face, card.endswith("t"))


def _turn_up(g: Coop, place: int, card: str) -> None:
    """A face-down target lies open."""
    plan = g.plan()
    names = [one.card for one in plan.targets]
    number = index(names, card.removesuffix("t"), "cells")
    if not plan.targets[number].hidden or g.target_at[number] != NONE:
        raise BadScenario(f"given: cells: {card} does not lie face down")
    for order, code in enumerate(g.cells):
        if place_of(code) == place and face_of(code) == HIDDEN:
            g.cells[order] = cell(GONE, HIDDEN, False)
    g.cells.append(cell(place, FACE[names[number]], card.endswith("t")))
    g.laid_by.append(NONE)
    g.target_at[number] = place


def _pawns(g: Coop, value: Mapping[str, str]) -> None:
    for name, spot in value.items():
        group = group_of(g, name)
        at = index(SPOTS, spot, "pawns")
        target = g.target_on(at // 6)
        g.spot[group], g.stage[group] = at, AT_START
        if target >= 0:
            g.stage[group] = ON_BOSS if g.plan().targets[target].boss else ON_STEP
            g.used_nodes |= 1 << g.board().slot_node(at)


def _hands(g: Coop, value: Mapping[str, list[str]]) -> None:
    for name, cards in value.items():
        for card in cards:
            _take(g, seat_of(g, name), index(list(FACE)[:PLAYED], card, "hands"))


def _deck(g: Coop, value: Mapping[str, int]) -> None:
    for name, count in value.items():
        cost = 0 if name == "S" else int(name)
        g.deck[COSTS.index(cost)] = whole(f"deck.{name}", count, 0, 45)


def _stock(g: Coop, value: Mapping[str, int]) -> None:
    for token, count in value.items():
        g.stock[index(list(TOKENS), token, "stock")] = whole(f"stock.{token}", count, 0, 5)


def _tokens(field: str) -> Callable[[Coop, Any], None]:
    def setter(g: Coop, value: Mapping[str, Mapping[str, int]]) -> None:
        held = g.tokens if field == "tokens" else g.turned
        for name, tokens in value.items():
            for token, count in tokens.items():
                kind = index(list(TOKENS), token, field)
                held[group_of(g, name) * 4 + kind] = whole(f"{field}.{name}.{token}", count, 0, g.stock[kind])
                g.stock[kind] -= count

    return setter


def _books(g: Coop, value: Mapping[str, list[str]]) -> None:
    for name, books in value.items():
        for book in books:
            number = index(COOP_BOOKS, book, "books")
            if g.book_at[number] >= HELD:
                raise BadScenario(f"given: books: {book} is held by two groups; each book exists once")
            g.book_at[number] = HELD + group_of(g, name)


def _used_books(g: Coop, books: list[str]) -> None:
    for book in books:
        g.used_books |= 1 << index(COOP_BOOKS, book, "used_books")


def _book_row(g: Coop, books: list[str]) -> None:
    for slot, book in enumerate(books):
        g.book_row[slot] = index(COOP_BOOKS, book, "book_row")
        g.book_at[g.book_row[slot]] = ROW


def _found(g: Coop, value: Mapping[str, list[str]]) -> None:
    kinds = g.board().board.icon_kind
    for name, names in value.items():
        group = group_of(g, name)
        mask = icons(g, names)
        g.found[group] |= mask
        g.found_all |= mask
        g.items[group] = [icon for icon, kind in enumerate(kinds) if g.found[group] >> icon & 1 and kind in NEEDS]


def _used(g: Coop, names: list[str]) -> None:
    mask = icons(g, names)
    g.crossed_all |= mask
    for group in range(g.groups()):
        g.crossed[group] |= mask & g.found[group]
        g.items[group] = [icon for icon in g.items[group] if not mask >> icon & 1]


def _rooms(g: Coop, value: Mapping[str, list[str]]) -> None:
    for name, names in value.items():
        mask = nodes(g, names)
        if any(mask >> node & 1 and kind != ROOM for node, kind in enumerate(g.board().board.node_kind)):
            raise BadScenario(f"given: rooms.{name} names something that is no room")
        g.rooms[group_of(g, name)] |= mask
        g.cleared |= mask


def _walked(g: Coop, pieces: list[str]) -> None:
    tableau = g.board()
    known = {tableau.piece_label(piece): piece for piece in range(len(tableau.board.piece_a))}
    for name in pieces:
        g.used_pieces |= 1 << known[name]


def _used_nodes(g: Coop, names: list[str]) -> None:
    g.used_nodes |= nodes(g, names)


def _artefact_at(g: Coop, value: Mapping[str, str]) -> None:
    for artefact, where in value.items():
        given, _, group = where.rpartition(" ")
        number = group_of(g, group)
        g.artefact_at[index(ARTEFACTS, artefact, "artefacts")] = DELIVERED + number if given else number


def _met(g: Coop, value: Mapping[str, str]) -> None:
    plan = g.plan()
    for name, by in value.items():
        objective = plan.objectives[index([one.id for one in plan.objectives], name, "met")]
        group = group_of(g, by)
        g.met[objective.index] = group
        if objective.card != RIM:
            target = [one.card for one in plan.targets].index(objective.card)
            if objective.need == TAKE:
                g.taken_on[group] |= 1 << target
                g.artefact_at[ARTEFACTS.index(objective.what)] = group
            else:
                g.met_on[group] |= 1 << target


def _blocked(g: Coop, places: list[str]) -> None:
    g.blocked = [*g.blocked, *(index(PLACES, name, "blocked") for name in places)]


def _commissions(g: Coop, kinds: list[str]) -> None:
    if len(kinds) != g.plan().drawn:
        raise BadScenario(f"given: commissions: this mission draws {g.plan().drawn} objective cards")
    g.commissions = [index(list(OBJECTIVES), kind, "commissions") for kind in kinds]


def _number(field: str, least: int, most: int) -> Callable[[Coop, Any], None]:
    def setter(g: Coop, value: Any) -> None:
        setattr(g, field, whole(field, value, least, most))

    return setter


SETTERS: dict[str, Callable[[Coop, Any], None]] = {
    "clear": _clear,
    "cells": _cells,
    "blocked": _blocked,
    "commissions": _commissions,
    "turn": _number("turn", 0, 99),
    "coins": _number("coins", 0, 99),
    "entered": _number("entered", 0, 9),
    "pawns": _pawns,
    "hands": _hands,
    "deck": _deck,
    "stock": _stock,
    "tokens": _tokens("tokens"),
    "used_tokens": _tokens("used_tokens"),
    "book_row": _book_row,
    "books": _books,
    "used_books": _used_books,
    "found": _found,
    "used": _used,
    "rooms": _rooms,
    "walked": _walked,
    "nodes": _used_nodes,
    "artefacts": _artefact_at,
    "met": _met,
}


def _stop_at(g: Coop, at: str) -> None:
    words = at.split()
    place = words[0] if words else ""
    seat = seat_of(g, words[1]) if len(words) > 1 else 0
    g.active = seat
    steps: list[AnyStep] = []
    match place:
        case "pawns":
            g.phase = PAWNS
            g.stage = [WAITING] * g.groups()
            g.spot = [NONE] * g.groups()
            steps = [
                *(PlacePawn(group % g.players, group) for group in range(g.groups())),
                DealHands(AUTO),
                ChooseLeader(0, 0),
            ]
        case "market":
            g.phase = MARKET
            steps = [FillBooks(AUTO), Shop(seat, 0), DealHands(AUTO), ChooseLeader(0, 0)]
        case "leader":
            g.phase = LEADER
            steps = [ChooseLeader(0, 0)]
        case "turn":
            steps = [BeginTurn(AUTO)]
        case "card":
            g.phase, g.turn = PLAYING, max(1, g.turn)
            steps = [PlayCard(seat)]
        case "paths":
            g.phase, g.turn = PLAYING, max(1, g.turn)
            look(g)
            steps = [Paths(seat), EndTurn(AUTO)]
        case "end-turn":
            g.phase, g.turn = PLAYING, max(1, g.turn)
            look(g)
            steps = [EndTurn(AUTO)]
        case _:
            raise BadScenario(f"given: at = '{at}' is not a place to begin; known are {AT}")
    g.then_all(steps)
