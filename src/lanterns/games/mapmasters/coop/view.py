"""What a seat may know of a mission: all but the deck and, unless they are open, the hands of the others [M10.8].

The shape of the view, beyond what every game has (version, over, end_reason, actors, question, options), is told in
docs/mapmasters-coop.md; keep it and that page together.
"""

from __future__ import annotations

from lanterns.core.step import AnyStep
from lanterns.core.view import answers_view, question_view
from lanterns.games.mapmasters.board.cards import SLOTS
from lanterns.games.mapmasters.board.names import icon_name, node_name
from lanterns.games.mapmasters.board.trace import tokens_view
from lanterns.games.mapmasters.board.vocabulary import TOKENS
from lanterns.games.mapmasters.coop.landing import spot_name
from lanterns.games.mapmasters.coop.missions.faces import drawn_as
from lanterns.games.mapmasters.coop.missions.mission import DEEDS, THINGS
from lanterns.games.mapmasters.coop.rules.draw import line_of
from lanterns.games.mapmasters.coop.rules.line import begin_line
from lanterns.games.mapmasters.coop.rules.objectives import (
    deeds,
    goods,
)  # fmt: skip
from lanterns.games.mapmasters.coop.rules.outcome import (
    BASE,
    COINS_FOR_ONE,
    UNUSED,
    coins_found,
    end_reason,
    results,
    score,
    unused_books,
)
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
from lanterns.games.mapmasters.coop.view_line import items_view, line_view
from lanterns.games.mapmasters.coop.view_mission import mission_view, objective_view
from lanterns.games.mapmasters.coop.view_types import (
    CellKind,
    CoopArtefact,
    CoopCell,
    CoopCodes,
    CoopGroup,
    CoopLeg,
    CoopLine,
    CoopMarket,
    CoopMarks,
    CoopPlayer,
    CoopScore,
    CoopView,
    Stage,
    Whereabouts,
)

STAGES: tuple[Stage, ...] = ("waiting", "start", "step", "boss", "out")


def build(g: Coop, seat: int) -> CoopView:
    """The view of a seat (or SPECTATOR): nothing in it depends on what the seat cannot know."""
    step = g.stack[-1] if g.stack else None
    return {
        "game": "mapmasters-coop",
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
        "turn": g.turn,
        "active": g.active,
        "house": {key: values[g.house[i]] for i, (key, (values, _)) in enumerate(HOUSE_RULES.items())},
        "mission": mission_view(g),
        "cells": _cells(g),
        "empty": [PLACES[place] for place in g.empty()],
        "shuts_in": shuts_in(g, seat) if laying(step, seat) else [],
        "objectives": [objective_view(g, index) for index in range(len(g.met))],
        "artefacts": _artefacts(g),
        "groups": [_group(g, group) for group in range(g.groups())],
        "legs": _legs(g),
        "marks": _marks(g),
        "drawing": _drawing(g, seat),
        "codes": _codes(),
        "market": _market(g),
        "players": [_player(g, other, seat) for other in range(g.players)],
        "deck": sum(g.deck),
        "unseen": _unseen(g, seat),
        "score": _score(g),
    }


def build_beside(g: Coop, seat: int, beside: CoopView) -> CoopView:
    """The view of a seat from that of another one: what differs between them is made anew."""
    step = g.stack[-1] if g.stack else None
    return {
        **beside,
        "seat": seat,
        "question": question_view(g, seat),
        "options": answers_view(g, seat, VERBS),
        "shuts_in": shuts_in(g, seat) if laying(step, seat) else [],
        "drawing": _drawing(g, seat),
        "players": [_player(g, other, seat) for other in range(g.players)],
        "unseen": _unseen(g, seat),
    }


def laying(step: AnyStep | None, seat: int) -> bool:
    """Whether a seat is asked for a card to lay."""
    return isinstance(step, PlayCard) and step.actor == seat


def _cells(g: Coop) -> list[CoopCell]:
    """The cards on the grid, in the order in which they came."""
    plan = g.plan()
    out: list[CoopCell] = []
    for code, by in zip(g.cells, g.laid_by):
        place = place_of(code)
        if place == GONE:
            continue
        face, turned = face_of(code), turned_of(code)
        target = g.target_on(place)
        kind: CellKind = "hidden" if face == HIDDEN else "laid" if by >= 0 else "given"
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


def _artefacts(g: Coop) -> list[CoopArtefact]:
    out: list[CoopArtefact] = []
    for number, at in enumerate(g.artefact_at):
        if at < TO_COME:
            continue
        held: Whereabouts = "group" if at < DELIVERED else "delivered"
        state: Whereabouts = "to-come" if at == TO_COME else "card" if at == ON_CARD else held
        holder = at - DELIVERED if at >= DELIVERED else at
        out.append({"artefact": ARTEFACTS[number], "state": state, "group": GROUPS[holder] if holder >= 0 else None})
    return out


def _group(g: Coop, group: int) -> CoopGroup:
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
        "tokens": tokens_view(g.tokens[first : first + 4]),
        "used_tokens": tokens_view(g.turned[first : first + 4]),
        "books": [{"book": COOP_BOOKS[b], "used": bool(g.used_books >> b & 1)} for b in g.books(group)],
        "artefacts": [ARTEFACTS[number] for number in g.artefacts_of(group)],
        "items": items_view(g, g.items[group]),
        "goods": {kind: len(goods(g, group, kind)) for kind in THINGS} if g.cells else {},
        "deeds": {kind: deeds(g, group, kind) for kind in DEEDS} if g.cells else {},
        "met": [index + 1 for index, by in enumerate(g.met) if by == group],
    }


def _legs(g: Coop) -> list[CoopLeg]:
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


def _marks(g: Coop) -> CoopMarks:
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


def _drawing(g: Coop, seat: int) -> CoopLine | None:
    """The sketch of the active player; `next` only for the one who draws."""
    if g.drawing < 0:
        return None
    line = line_of(g)
    start = begin_line(g, g.drawing)
    return {
        "group": GROUPS[g.drawing],
        "codes": list(g.steps),
        "steps": told_steps(g, start, g.steps, g.level()),
        **line_view(g, line),
        "next": next_steps(g.board(), line, g.level()) if seat in g.actors() else [],
    }


def _codes() -> CoopCodes:
    """Codes of `begin` by group and of `fairy` by token, in the order of the domains of these verbs."""
    return {
        "begin": dict(zip(GROUPS, BEGIN.codes())),
        "enter": ENTER.base,
        "fairy": dict(zip(TOKENS, FAIRY.codes())),
        "no_fairy": NO_FAIRY.base,
    }


def _market(g: Coop) -> CoopMarket:
    return {
        "coins": g.coins,
        "tokens": tokens_view(g.stock),
        "books": [COOP_BOOKS[book] if book >= 0 else None for book in g.book_row],
        "book_pile": g.book_at.count(0),
    }


def _player(g: Coop, seat: int, viewer: int) -> CoopPlayer:
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


def _score(g: Coop) -> CoopScore:
    """What a victory would be worth now, and its parts [M14.6]; `points` only when it is won."""
    up, down = FACTOR[g.level()]
    cards, tokens, books, coins = g.cards_left(), sum(g.tokens), unused_books(g), coins_found(g)
    parts = COINS_FOR_ONE * (BASE + cards + UNUSED * (tokens + books)) + coins
    return {
        "base": BASE,
        "cards": cards,
        "tokens": tokens,
        "token_points": UNUSED * tokens,
        "books": books,
        "book_points": UNUSED * books,
        "coins": coins,
        "coin_points": round(coins / COINS_FOR_ONE, 1),
        "factor": (up, down),
        "if_won": parts * up // (COINS_FOR_ONE * down),
        "points": score(g),
    }
