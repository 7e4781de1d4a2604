"""Exploration: every seat lays a dungeon and draws a path on its own, unseen by the others, then all is revealed [M6].

The seats are asked at once, in lanes. A seat's dungeon is built by `lay`, `start` and the steps of the path; `back`
takes the last of them back, as often as wanted [M6.5]; `finish` is final. How the time bonus is told to the record:
with `live` it goes by the order of the `finish` lines; with `clock` the seconds from a seat's own reveal to its finish
are written as actions of chance (`* clock 0 95`) after all have finished, read from the table's clocks where people
play, drawn as people of its level would need for a bot, and evenly where nobody sits. Either way a record replays
exactly. With a `timer` the table plays `finish` for a seat whose time is up: what is drawn then is legal as far as it
goes [M6.6, MR24].
"""

from __future__ import annotations

from lanterns.core.step import AUTO, CHANCE, AnyStep, Params, Refusal
from lanterns.games.mapmasters.board import books as sb
from lanterns.games.mapmasters.board.layout import fault
from lanterns.games.mapmasters.board.path import IMPASSE
from lanterns.games.mapmasters.board.path_moves import end_state, moves, starts
from lanterns.games.mapmasters.board.vocabulary import FACES
from lanterns.games.mapmasters.board.walker import IllegalStep
from lanterns.games.mapmasters.versus.dungeon import Dungeon, dungeon_of, face_of, path_at, placements
from lanterns.games.mapmasters.versus.state import (
    BONUS,
    BONUS_ROWS,
    CLOCKED,
    DRAWN,
    EXPLORE,
    HOUSE_RULES,
    IN_HAND,
    LIVE,
    NONE,
    OUT,
    STRICT,
    TIME_BONUS,
    TOUCH,
    Ask,
    MapMasters,
)  # fmt: skip
from lanterns.games.mapmasters.versus.verbs import (
    BACK_CODE,
    CLOCK,
    FINISH_CODE,
    LAST_SECOND,
    LAY,
    LINE,
    PLACES,
    VERBS,
)


class BeginExploration(Ask):
    """All hands are turned over, and everyone begins at once [M6.1, M5.3]."""

    rules = ("M6.1", "M5.3")

    def run(self, g: MapMasters) -> None:
        g.phase = EXPLORE
        g.looked = NONE
        g.finished = []
        g.bonus = 0
        g.clocks = [NONE] * g.players
        g.tell("M6.1", "exploration-begins", round=g.round, objective=g.primary_kind())
        for seat in range(g.players):
            for face in g.cards(seat, DRAWN):
                g.put(seat, face, IN_HAND)
            g.hands[seat] = g.cards(seat, IN_HAND)
            hand = " ".join(FACES[face] for face in g.hands[seat])
            g.tell("M5.3", "hand-revealed", seat=seat, cards=hand)
            g.layout[seat] = []
            g.steps[seat] = []
            g.kit[seat * 5 : seat * 5 + 5] = [*g.tokens[seat * 4 : seat * 4 + 4], g.path_books(seat)]
        g.then(Reveal(AUTO))
        g.split([[Explore(seat)] for seat in range(g.players)])


class Explore(Ask):
    """A seat lays a card, draws a step, takes the last of these back, or finishes [M6.2-M6.8]."""

    rules = ("M6.3", "M6.4", "M6.5")

    def params(self, g: MapMasters, seat: int) -> Params:
        return {"objective": g.primary_kind()}

    def options(self, g: MapMasters) -> list[int]:
        seat = self.actor
        layout, steps = g.layout[seat], g.steps[seat]
        codes: list[int] = []
        if not steps:
            laid = [face_of(code) for code in layout]
            faces = [face for face in g.cards(seat, IN_HAND) if face not in laid]
            codes = placements(layout, faces, g.house[STRICT] == 1, g.house[TOUCH] == 1)
        path = g.path(seat)
        if path is not None:
            dungeon = dungeon_of(layout)
            if steps:
                codes = [dungeon.code(move) for move in moves(path, path.books & sb.LEAPS != 0)]
            else:
                codes += [dungeon.start_code(node) for node in starts(path)]
            codes.append(BACK_CODE)
        codes.append(FINISH_CODE)
        return codes

    def play(self, g: MapMasters, action: int) -> None:
        seat = self.actor
        if action == FINISH_CODE:
            finish(g, seat)
            return
        layout, steps = g.layout[seat], g.steps[seat]
        if action == BACK_CODE:
            if steps:
                g.steps[seat] = steps[:-1]
            else:
                g.layout[seat] = layout[:-1]
            g.whisper(seat, "M6.5", "taken-back-one", seat=seat)
        elif action in LAY:
            g.layout[seat] = [*layout, action]
            face, place, turned = LAY.args(action)
            turn = "turned" if turned else "upright"
            g.whisper(seat, "M6.3", "card-laid", seat=seat, card=FACES[face], place=PLACES[place], turn=turn)
        else:
            g.steps[seat] = [*steps, action]
            path = g.path(seat)
            points = path.score(g.primary_kind()) if path is not None else 0
            target = VERBS.notation(action).partition(" ")[2]
            verb = VERBS.verb(action).name
            g.whisper(seat, "M6.4", "path-drawn", seat=seat, step=verb, target=target, points=points)
        g.then(Explore(seat))

    def explain(self, g: MapMasters, action: int) -> Refusal | None:
        seat = self.actor
        if action in LAY:
            return why_not_laid(g, seat, action)
        if action in LINE:
            return why_not_drawn(g, seat, action)
        return None


def why_not_laid(g: MapMasters, seat: int, action: int) -> Refusal | None:
    """Which rule forbids laying a card there [M6.3; rules 2.2]."""
    if g.steps[seat]:
        return Refusal("M6.5", "path-begun")
    layout = g.layout[seat]
    face = face_of(action)
    if face not in g.cards(seat, IN_HAND) or face in [face_of(code) for code in layout]:
        return Refusal("M6.3", "not-in-hand")
    edges, connect = HOUSE_RULES["edges"][0][g.house[STRICT]], HOUSE_RULES["connect"][0][g.house[TOUCH]]
    reason = fault(Dungeon([*layout, action]).board, edges, connect)
    if not reason:
        return Refusal("M6.3", "first-at-middle")
    key = reason if reason in ("overlap", "mixed-edge", "apart") else "overlap"
    return Refusal("MR2" if reason == "mixed-edge" else "MR3" if reason == "apart" else "M6.3", key)


def why_not_drawn(g: MapMasters, seat: int, action: int) -> Refusal | None:
    """Which rule forbids a step of the path [M6.4; rules 2.6]."""
    if not g.layout[seat]:
        return Refusal("M6.4", "nothing-laid")
    kit = g.kit[seat * 5 : seat * 5 + 5]
    try:
        path_at(g.layout[seat], [*g.steps[seat], action], kit, g.line_rules())
    except IllegalStep as refused:
        reason = refused.reason
        key = reason if reason in (
            "no-free-edge", "edge-used", "already-started", "path-ended", "not-here", "piece-used", "chord-crosses",
            "unpaid", "wrong-payer", "surplus-payer", "part-payment", "no-such-book", "pit-used", "circle-used",
            "no-barrel-here", "no-target", "no-opposite-edge", "not-at-an-edge", "no-such-icon",
        ) else "not-here"  # fmt: skip
        return Refusal("M6.4", key)
    return None


def finish(g: MapMasters, seat: int) -> None:
    """A seat is done and locked; with `live` the first path that has a step takes the time bonus [M6.7, M6.8]."""
    g.finished = [*g.finished, seat]
    g.tell("M6.5", "finished", seat=seat)
    if g.hourglass() and g.house[TIME_BONUS] == LIVE and not g.bonus and g.has_path(seat):
        g.bonus = 1 << seat
        g.tell("M6.7", "hourglass-taken", seat=seat)


class Reveal(Ask):
    """All dungeons are shown; books that were used are turned down, SB2 leaves the game [M6.2, M6.10, MR19]."""

    rules = ("M6.2", "M6.10", "MR19")

    def run(self, g: MapMasters) -> None:
        for seat in range(g.players):
            path = g.path(seat)
            if path is None or not g.steps[seat]:
                g.tell("M6.2", "no-path-revealed", seat=seat, count=len(g.layout[seat]))
                continue
            ending = end_state(path)
            count = len(g.layout[seat])
            g.tell("M6.2", "path-revealed", seat=seat, count=count, ending=ending, length=len(g.steps[seat]) - 1)
            for spent in path.spent:
                if spent[0] == "b":
                    spend_book(g, seat, int(spent[1:]))
        if g.hourglass() and g.house[TIME_BONUS] == CLOCKED:
            racing = [seat for seat in range(g.players) if g.has_path(seat)]
            if racing:
                g.then_all([*(ReadClock(CHANCE, seat) for seat in racing), CompareClocks(AUTO)])


def spend_book(g: MapMasters, seat: int, number: int) -> None:
    """A book used on the path: face down until Reset, or gone for good if it is SB2 [M6.10, MR19]."""
    if number == sb.PAYS_ANY:
        g.book_at[number - 1] = OUT
        g.tell("MR19", "book-given-up", seat=seat, book=sb.NAMES[number])
    else:
        g.use(number)
        g.tell("M6.10", "book-used", seat=seat, book=sb.NAMES[number])


class ReadClock(Ask):
    """The seconds that a seat took, from its own reveal to its finish [M6.9]. args: seat."""

    rules = ("M6.9", "MR26")

    def options(self, g: MapMasters) -> list[int]:
        base = CLOCK.base + self.args[0] * (LAST_SECOND + 1)
        return list(range(base + 1, base + 1 + LAST_SECOND))

    def play(self, g: MapMasters, action: int) -> None:
        seat, seconds = CLOCK.args(action)
        g.clocks[seat] = seconds
        g.tell("M6.9", "clock-read", seat=seat, seconds=seconds)


class CompareClocks(Ask):
    """The smallest time takes the bonus; who is equal to the second takes it too [M6.9]."""

    rules = ("M6.9",)

    def run(self, g: MapMasters) -> None:
        best = min(seconds for seconds in g.clocks if seconds != NONE)
        for seat, seconds in enumerate(g.clocks):
            if seconds == best:
                g.bonus |= 1 << seat


def bonus_value(g: MapMasters) -> int:
    """What the time bonus is worth in this round [M7.4, rules 6.3]."""
    return BONUS[g.house[BONUS_ROWS]][g.round - 1]


def ends(g: MapMasters, seat: int) -> str:
    """How a seat's path ended: exit, impasse or stop; impasse without a path [rules 2.6]."""
    path = g.path(seat)
    return end_state(path) if path is not None and g.steps[seat] else IMPASSE


STEPS: tuple[type[AnyStep], ...] = (BeginExploration, Explore, Reveal, ReadClock, CompareClocks)
