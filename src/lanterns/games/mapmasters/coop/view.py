"""What a seat may know of a mission: all but the deck and, unless they are open, the hands of the others [M10.8].

The shape of the view, beyond what every game has (version, over, end_reason, actors, question, options), is told in
docs/mapmasters-coop.md; keep it and that page together.
"""

from __future__ import annotations

from typing import Any

from lanterns.core.step import AnyStep
from lanterns.core.view import question_view
from lanterns.games.mapmasters.board.cards import SLOTS
from lanterns.games.mapmasters.board.names import icon_name, node_name
from lanterns.games.mapmasters.board.path_rules import NEEDS
from lanterns.games.mapmasters.board.vocabulary import TOKENS
from lanterns.games.mapmasters.coop.landing import place_at, side_at, spot_name, spot_of
from lanterns.games.mapmasters.coop.missions.faces import drawn_as
from lanterns.games.mapmasters.coop.missions.mission import DEEDS, THINGS
from lanterns.games.mapmasters.coop.rules.draw import line_of
from lanterns.games.mapmasters.coop.rules.line import begin_line, fairies
from lanterns.games.mapmasters.coop.rules.objectives import (
    RIM_TARGET,
    deeds,
    goods,
    meet_codes,
    take_codes,
)  # fmt: skip
from lanterns.games.mapmasters.coop.rules.outcome import BASE, coins_found, end_reason, score, unused_books
from lanterns.games.mapmasters.coop.rules.shut import shut_in, shuts_in
from lanterns.games.mapmasters.coop.rules.turn import PlayCard
from lanterns.games.mapmasters.coop.state import (
    DELIVERED,
    FACTOR,
    HANDS,
    HOUSE_RULES,
    NONE,
    ON_CARD,
    PHASES,
    PLAYING,
    TO_COME,
    Coop,
    Line,
    cost_of,
)  # fmt: skip
from lanterns.games.mapmasters.coop.tableau import GONE, face_of, place_of, turned_of
from lanterns.games.mapmasters.coop.trail import next_steps, told_steps, trails
from lanterns.games.mapmasters.coop.verbs import (
    ARTEFACTS,
    BEGIN,
    COOP_BOOKS,
    ENTER,
    FACES,
    FAIRY,
    GROUPS,
    HIDDEN,
    NO_FAIRY,
    PLACES,
    VERBS,
    names_of,
)  # fmt: skip
from lanterns.games.mapmasters.coop.view_mission import mission_view, objective_view

STAGES = ("waiting", "start", "step", "boss", "out")


def build(g: Coop, seat: int) -> dict[str, Any]:
    """The view of a seat (or SPECTATOR): nothing in it depends on what the seat cannot know."""
    data = question_view(g, seat, VERBS, end_reason(g))
    step = g.stack[-1] if g.stack else None
    data.update(
        {
            "game": "mapmasters-coop",
            "seat": seat,
            "phase": PHASES[g.phase],
            "turn": g.turn,
            "active": g.active,
            "house": {key: values[g.house[i]] for i, (key, (values, _)) in enumerate(HOUSE_RULES.items())},
            "mission": mission_view(g),
            "cells": _cells(g),
            "empty": [PLACES[place] for place in g.empty()],
            "shuts_in": shuts_in(g, seat) if isinstance(step, PlayCard) and step.actor == seat else [],
            "objectives": [objective_view(g, index) for index in range(len(g.met))],
            "artefacts": _artefacts(g),
            "groups": [_group(g, group) for group in range(g.groups())],
            "legs": _legs(g),
            "marks": _marks(g),
            "drawing": _drawing(g, seat),
            "codes": {"begin": BEGIN.base, "enter": ENTER.base, "fairy": FAIRY.base, "no_fairy": NO_FAIRY.base},
            "market": _market(g),
            "players": [_player(g, other, seat) for other in range(g.players)],
            "deck": sum(g.deck),
            "unseen": _unseen(g, seat),
            "score": _score(g),
        }
    )
    return data


def laying(step: AnyStep | None, seat: int) -> bool:
    """Whether a seat is asked for a card to lay."""
    return isinstance(step, PlayCard) and step.actor == seat


def _cells(g: Coop) -> list[dict[str, Any]]:
    """The cards on the grid, in the order in which they came."""
    plan = g.plan()
    out: list[dict[str, Any]] = []
    for code, by in zip(g.cells, g.laid_by):
        place = place_of(code)
        if place == GONE:
            continue
        face, turned = face_of(code), turned_of(code)
        target = g.target_on(place)
        kind = "hidden" if face == HIDDEN else "laid" if by >= 0 else "given"
        lying: list[str] = []
        if target >= 0:
            kind = "boss" if plan.targets[target].boss else "step"
            lying = [id for id in plan.targets[target].artefacts if g.artefact_at[ARTEFACTS.index(id)] == ON_CARD]
        card = names_of(g.edition).cards[face]
        out.append(
            {
                "place": PLACES[place],
                "column": place % 8,
                "row": place // 8,
                "card": None if face == HIDDEN else FACES[face],
                "face": None if face == HIDDEN else drawn_as(FACES[face], g.edition),
                "cost": cost_of(face),
                "turned": turned,
                "kind": kind,
                "by": by if by >= 0 else None,
                "open": [SLOTS[slot] for slot in range(6) if card.slots[5 - slot if turned else slot] >= 0],
                "artefacts": lying,
            }
        )
    return out


def _artefacts(g: Coop) -> list[dict[str, Any]]:
    out: list[dict[str, Any]] = []
    for number, at in enumerate(g.artefact_at):
        if at < TO_COME:
            continue
        state = "to-come" if at == TO_COME else "card" if at == ON_CARD else "group" if at < DELIVERED else "delivered"
        holder = at - DELIVERED if at >= DELIVERED else at
        out.append({"artefact": ARTEFACTS[number], "state": state, "group": GROUPS[holder] if holder >= 0 else None})
    return out


def _group(g: Coop, group: int) -> dict[str, Any]:
    """One pawn: where it stands, what it holds, found and did. `goods` is what counts for a delivery at this level."""
    spot = g.spot[group]
    first = group * 4
    return {
        "group": GROUPS[group],
        "number": group,
        "stage": STAGES[g.stage[group]],
        "spot": spot_name(g.board(), spot) if spot != NONE else None,
        "able": bool(g.able >> group & 1),
        "shut_in": g.phase == PLAYING and shut_in(g, group),
        "tokens": {kind: g.tokens[first + i] for i, kind in enumerate(TOKENS)},
        "used_tokens": {kind: g.turned[first + i] for i, kind in enumerate(TOKENS)},
        "books": [{"book": COOP_BOOKS[b], "used": bool(g.used_books >> b & 1)} for b in g.books(group)],
        "artefacts": [ARTEFACTS[number] for number in g.artefacts_of(group)],
        "items": _items(g, g.items[group]),
        "goods": {kind: len(goods(g, group, kind)) for kind in THINGS} if g.cells else {},
        "deeds": {kind: deeds(g, group, kind) for kind in DEEDS} if g.cells else {},
        "met": [index + 1 for index, by in enumerate(g.met) if by == group],
    }


def _items(g: Coop, items: list[int]) -> dict[str, int]:
    kinds = g.board().board.icon_kind
    return {TOKENS[i]: sum(1 for icon in items if kinds[icon] == letter) for i, letter in enumerate(NEEDS)}


def _legs(g: Coop) -> list[dict[str, Any]]:
    """The legs entered, oldest first; `steps` as in ``trail.trails``."""
    lines = trails(g)
    return [
        {
            "group": GROUPS[leg[0]],
            "seat": leg[1],
            "turn": leg[2],
            "from": spot_name(g.board(), leg[3]),
            "to": spot_name(g.board(), leg[4]),
            "steps": lines[number],
        }
        for number, leg in enumerate(g.legs)
    ]


def _marks(g: Coop) -> dict[str, Any]:
    """What is circled and crossed out on the tableau, by group; rooms visited."""
    tableau = g.board()
    board = tableau.board
    count = len(board.icon_kind)
    return {
        "found": {
            GROUPS[group]: [icon_name(tableau, i) for i in range(count) if g.found[group] >> i & 1]
            for group in range(g.groups())
        },
        "used": [icon_name(tableau, i) for i in range(count) if g.crossed_all >> i & 1],
        "rooms": {
            GROUPS[group]: [node_name(tableau, n) for n in range(len(board.node_kind)) if g.rooms[group] >> n & 1]
            for group in range(g.groups())
        },
    }


def _drawing(g: Coop, seat: int) -> dict[str, Any] | None:
    """The sketch of the active player; `next` only for the one who draws."""
    if g.drawing < 0:
        return None
    line = line_of(g)
    start = begin_line(g, g.drawing)
    data = {"group": GROUPS[g.drawing], "codes": list(g.steps), "steps": told_steps(g, start, g.steps, g.level())}
    data.update(line_view(g, line))
    data["next"] = next_steps(g.board(), line, g.level()) if seat in g.actors() else []
    return data


def line_view(g: Coop, line: Line) -> dict[str, Any]:
    """Where a leg stands: its end, what it found and used, what the group would hold, what it could meet."""
    tableau = g.board()
    path = line.path
    board = path.board
    group = path.group
    count = len(board.icon_kind)
    found = path.found & ~g.found[group]
    used = path.crossed & ~g.crossed[group]
    rooms = path.rooms & ~g.rooms[group]
    met = meets(g, line)
    return {
        "at": node_name(tableau, path.node) if path.node >= 0 else None,
        "inside": None if path.piece < 0 else [tableau.piece_label(path.piece), path.index, path.heading],
        "stuck": path.stuck,
        "arrived": path.arrived or path.at_exit,
        "spot": spot_name(tableau, spot_of(tableau, path)) if path.arrived or path.at_exit else None,
        "found": [icon_name(tableau, i) for i in range(count) if found >> i & 1],
        "used": [icon_name(tableau, i) for i in range(count) if used >> i & 1],
        "rooms": [node_name(tableau, n) for n in range(len(board.node_kind)) if rooms >> n & 1],
        "counts": {letter: n for letter, n in path.counts(found).items() if n},
        "spent": list(path.spent),
        "tokens": {kind: path.tokens[i] for i, kind in enumerate(TOKENS)},
        "items": _items(g, path.items),
        "fairies": [TOKENS[kind] for kind in fairies(line)] if line.due else [],
        "meets": met,
        "loses": loses(met),
    }


def meets(g: Coop, line: Line) -> dict[str, Any] | None:
    """What the group could take and meet if this leg were entered now; None before it arrives, and on the back of a
    face-down target, where nobody knows."""
    path = line.path
    if not (path.arrived or path.at_exit):
        return None
    tableau = g.board()
    spot = spot_of(tableau, path)
    place = place_at(tableau, spot)
    if path.arrived and tableau.faces[tableau.at[place]] == HIDDEN:
        return {"hidden": True, "takes": [], "objectives": [], "options": []}
    after = g.copy()
    group = path.group
    after.found[group], after.crossed[group], after.rooms[group] = path.found, path.crossed, path.rooms
    after.crossed_all = path.crossed_by_all
    for kind in range(len(TOKENS)):
        after.tokens[group * 4 + kind] = path.tokens[kind]
    for spent in path.spent:
        if spent[0] == "b":
            after.used_books |= 1 << (int(spent[1:]) - 1)
    target = RIM_TARGET if path.at_exit else g.target_on(place)
    codes = meet_codes(after, group, target, spot if path.at_exit else side_at(spot))
    taken = [] if path.at_exit else take_codes(after, group, target, side_at(spot))
    numbers = list(dict.fromkeys(VERBS.notation(code).split()[1] for code in codes))
    return {
        "hidden": False,
        "takes": [VERBS.notation(code).split()[1] for code in taken],
        "objectives": [int(number) for number in numbers],
        "options": [VERBS.to_json(code) for code in codes],
    }


def loses(met: dict[str, Any] | None) -> bool:
    """Whether a leg that arrives like this would lose the mission: nothing is taken and nothing met there [M14.3]."""
    return met is not None and not met["hidden"] and not met["takes"] and not met["options"]


def _market(g: Coop) -> dict[str, Any]:
    return {
        "coins": g.coins,
        "tokens": dict(zip(TOKENS, g.stock)),
        "books": [COOP_BOOKS[book] if book >= 0 else None for book in g.book_row],
        "book_pile": g.book_at.count(0),
    }


def _player(g: Coop, seat: int, viewer: int) -> dict[str, Any]:
    """One seat; `hand` is None for closed hands of others [M10.8]."""
    shown = seat == viewer or g.house[HANDS] == 1
    return {
        "seat": seat,
        "cards": len(g.hands[seat]),
        "hand": [FACES[face] for face in g.hands[seat]] if shown else None,
    }


def _unseen(g: Coop, viewer: int) -> dict[str, int]:
    """Starting and dungeon cards that the viewer has not seen, in the box, the deck or closed hands, by face."""
    left = g.unseen[:]
    if not g.house[HANDS]:
        for seat in range(g.players):
            if seat != viewer:
                for face in g.hands[seat]:
                    left[face] += 1
    return {FACES[face]: count for face, count in enumerate(left) if count}


def _score(g: Coop) -> dict[str, Any]:
    """What a victory would be worth now, and its parts [M14.6]; `points` only when it is won."""
    up, down = FACTOR[g.level()]
    cards, tokens, books, coins = g.cards_left(), sum(g.tokens), unused_books(g), coins_found(g)
    thirds = 3 * (BASE + cards + 2 * tokens + 2 * books) + coins
    return {
        "base": BASE,
        "cards": cards,
        "tokens": tokens,
        "books": books,
        "coins": coins,
        "factor": [up, down],
        "if_won": thirds * up // (3 * down),
        "points": score(g),
    }
