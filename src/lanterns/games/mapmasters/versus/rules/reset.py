"""Reset: the next primary, optimisers and the books that act like them, discards, the new market [M8, M4.12]."""

from __future__ import annotations

from lanterns.core.step import AUTO, CHANCE, AnyStep, Params, Refusal
from lanterns.games.mapmasters.board import books as sb
from lanterns.games.mapmasters.board.vocabulary import FACES, KEEP_PRICE, STARTERS
from lanterns.games.mapmasters.versus.dungeon import face_of
from lanterns.games.mapmasters.versus.rules.market import FillMarket
from lanterns.games.mapmasters.versus.rules.primary import RevealPrimary
from lanterns.games.mapmasters.versus.state import (
    BOOKS_IN_ROW,
    DISCARD,
    IN_HAND,
    KEPT,
    NONE,
    NOT,
    OUT,
    OWNED,
    RESET,
    SLOTS_IN_ROW,
    THROWN,
    Ask,
    MapMasters,
    cost_of,
)  # fmt: skip
from lanterns.games.mapmasters.versus.verbs import BOOKMARK, CUT, DONE_CODE, EXCHANGE, RECYCLE, SKIP_CODE


class BeginReset(Ask):
    """The next primary is revealed first; then all use optimisers at once, then SB17 [M8.1-M8.6]."""

    rules = ("M8.1",)

    def run(self, g: MapMasters) -> None:
        g.phase = RESET
        g.round += 1
        for seat in range(g.players):
            path = g.path(seat)
            counts = path.counts() if path is not None else {"y": 0, "x": 0}
            g.recycles[seat] = counts["y"]
            g.scissors[seat] = counts["x"]
        exchanges = [Exchange(seat) for seat in g.clockwise(g.opener) if g.ready(seat, sb.EXCHANGES)]
        g.then(RevealPrimary(CHANCE), AskOptimisers(AUTO), *exchanges, EndReset(AUTO))


class AskOptimisers(Ask):
    """Every seat that has something to use is asked, all at once [M8.2-M8.5]."""

    rules = ("M8.2", "M8.3", "M8.5")

    def run(self, g: MapMasters) -> None:
        g.split([[Optimise(seat)] for seat in range(g.players)])


class Optimise(Ask):
    """Keep a card for the next round or remove one from the game; each card takes one effect [M8.2-M8.5, MR31]."""

    rules = ("M8.2", "M8.3", "M8.4", "M8.5", "MR31")

    def params(self, g: MapMasters, seat: int) -> Params:
        return {"recycles": g.recycles[self.actor], "scissors": g.scissors[self.actor]}

    def options(self, g: MapMasters) -> list[int]:
        seat = self.actor
        hand = g.cards(seat, IN_HAND)
        codes: list[int] = []
        if g.recycles[seat]:
            codes += [RECYCLE.base + face for face in hand]
        if g.ready(seat, sb.KEEPS) and g.coins[seat] >= KEEP_PRICE:
            codes += [BOOKMARK.base + face for face in hand]
        if g.scissors[seat] or g.ready(seat, sb.REMOVES):
            codes += [CUT.base + face for face in hand]
        codes.append(DONE_CODE)
        return codes

    def play(self, g: MapMasters, action: int) -> None:
        seat = self.actor
        if action == DONE_CODE:
            return
        if action in RECYCLE:
            face = action - RECYCLE.base
            g.recycles[seat] -= 1
            keep(g, seat, face)
        elif action in BOOKMARK:
            face = action - BOOKMARK.base
            g.coins[seat] -= KEEP_PRICE
            g.use(sb.KEEPS)
            g.tell("M8.5", "book-used", seat=seat, book=sb.NAMES[sb.KEEPS])
            keep(g, seat, face)
        else:
            face = action - CUT.base
            if g.scissors[seat]:
                g.scissors[seat] -= 1
            else:
                g.use(sb.REMOVES)
                g.tell("M8.5", "book-used", seat=seat, book=sb.NAMES[sb.REMOVES])
            remove(g, seat, face)
        g.then(Optimise(seat))

    def explain(self, g: MapMasters, action: int) -> Refusal | None:
        seat = self.actor
        verbs = (RECYCLE, BOOKMARK, CUT)
        for verb in verbs:
            if action in verb:
                if action - verb.base in g.cards(seat, KEPT):
                    return Refusal("M8.4", "one-effect")
                if action - verb.base not in g.cards(seat, IN_HAND):
                    return Refusal("M8.4", "not-of-this-hand")
                if verb is BOOKMARK and g.ready(seat, sb.KEEPS):
                    return Refusal("M8.5", "too-dear", price=KEEP_PRICE, coins=g.coins[seat])
                return Refusal("M8.4", "no-optimiser")
        return None


def keep(g: MapMasters, seat: int, face: int) -> None:
    """A card stays in the build area for the next round [M8.2]."""
    g.put(seat, face, KEPT)
    g.tell("M8.2", "card-kept", seat=seat, card=FACES[face], coins=g.coins[seat])


def remove(g: MapMasters, seat: int, face: int) -> None:
    """A card leaves the game [M8.3, MR32]."""
    g.put(seat, face, NOT)
    if face >= STARTERS:
        g.market[face - STARTERS] = OUT
    g.tell("M8.3", "card-removed", seat=seat, card=FACES[face])


class Exchange(Ask):
    """SB17: remove a dungeon card laid this round, take a face-up one of equal or lower cost [M8.5, MR33]."""

    rules = ("M8.5", "MR33")

    def options(self, g: MapMasters) -> list[int]:
        codes = [SKIP_CODE]
        for face in exchangeable(g, self.actor):
            for taken in g.row:
                if taken >= 0 and cost_of(taken) <= cost_of(face):
                    codes.append(EXCHANGE.code(face, taken))
        return codes

    def play(self, g: MapMasters, action: int) -> None:
        if action == SKIP_CODE:
            return
        seat = self.actor
        face, taken = EXCHANGE.args(action)
        g.use(sb.EXCHANGES)
        g.tell("M8.5", "book-used", seat=seat, book=sb.NAMES[sb.EXCHANGES])
        remove(g, seat, face)
        g.row[g.row.index(taken)] = NONE
        g.market[taken - STARTERS] = OWNED
        g.put(seat, taken, DISCARD)
        g.tell("MR33", "card-exchanged", seat=seat, card=FACES[face], taken=FACES[taken])
        g.then(FillMarket(AUTO))

    def explain(self, g: MapMasters, action: int) -> Refusal | None:
        if action not in EXCHANGE:
            return None
        face, taken = EXCHANGE.args(action)
        if face not in exchangeable(g, self.actor):
            had = face in g.cards(self.actor, KEPT)
            return Refusal("M8.4", "one-effect") if had else Refusal("MR33", "not-laid")
        if taken not in g.row:
            return Refusal("M4.6", "not-in-market")
        return Refusal("M8.5", "costs-more")


def exchangeable(g: MapMasters, seat: int) -> list[int]:
    """The dungeon cards that a seat laid this round and that have had no effect yet [M8.4, MR33]."""
    laid = [face_of(code) for code in g.layout[seat]]
    return [face for face in g.cards(seat, IN_HAND) if face >= STARTERS and face in laid]


class EndReset(Ask):
    """The other cards are discarded, books turn face up, and after round 3 the market is new [M8.6, M4.12, M4.10]."""

    rules = ("M8.6", "M4.12")

    def run(self, g: MapMasters) -> None:
        for seat in range(g.players):
            count = g.held(seat, IN_HAND)
            for face in g.cards(seat, IN_HAND):
                g.put(seat, face, DISCARD)
            for face in g.cards(seat, KEPT):
                g.put(seat, face, IN_HAND)
            if count:
                g.tell("M8.6", "hand-discarded", seat=seat, count=count)
        g.used = 0
        g.recycles = [0] * g.players
        g.scissors = [0] * g.players
        if g.round == 4:
            refresh_market(g)
        g.then(FillMarket(AUTO))


def refresh_market(g: MapMasters) -> None:
    """All face-up books and dungeon cards are discarded [M4.12]; FillMarket puts others in their place."""
    for slot in range(BOOKS_IN_ROW):
        if g.book_row[slot] >= 0:
            g.book_at[g.book_row[slot]] = THROWN
            g.book_row[slot] = NONE
    for slot in range(SLOTS_IN_ROW):
        if g.row[slot] >= 0:
            g.market[g.row[slot] - STARTERS] = THROWN
            g.row[slot] = NONE
    g.tell("M4.12", "market-refreshed")


STEPS: tuple[type[AnyStep], ...] = (BeginReset, AskOptimisers, Optimise, Exchange, EndReset)
