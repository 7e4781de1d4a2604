"""The Market: who buys when, what it costs, and how gaps are refilled [M4]."""

from __future__ import annotations

from typing import Final

from lanterns.core.step import AUTO, CHANCE, AnyStep, Params, Refusal
from lanterns.games.mapmasters.board import books as sb
from lanterns.games.mapmasters.board.vocabulary import (
    BOOK_PRICE,
    BOOKS,
    COSTS,
    FACES,
    HAGGLED,
    STARTERS,
    TOKEN_PRICE,
    TOKENS,
)
from lanterns.games.mapmasters.versus.state import (
    BOOKS_IN_ROW,
    HAND,
    HELD,
    IN_HAND,
    MARKET,
    NONE,
    OWNED,
    PILE,
    ROW,
    SLOTS_IN_ROW,
    THROWN,
    Ask,
    MapMasters,
    cost_of,
)  # fmt: skip
from lanterns.games.mapmasters.versus.verbs import (
    BLIND,
    BLIND_BOOK,
    BOOK,
    BUY,
    GIFT,
    PASS_CODE,
    REPLACE,
    SKIP_CODE,
    TOKEN,
    TURN_BOOK,
    TURN_CARD,
)

#: the faces of the market by their cost
_OF_COST: Final[dict[int, list[int]]] = {
    cost: [face for face in range(STARTERS, len(FACES)) if cost_of(face) == cost] for cost in COSTS
}

# what lies where


def pile(g: MapMasters, cost: int) -> list[int]:
    """The faces of a cost pile; when it is empty, those that its discard would bring back [MR30]."""
    faces = [f for f in _OF_COST[cost] if g.market[f - STARTERS] == PILE]
    return faces or [f for f in _OF_COST[cost] if g.market[f - STARTERS] == THROWN]


def book_pile(g: MapMasters) -> list[int]:
    """The books of the deck; when it is empty, those that its discard would bring back [MR30]."""
    deck = [book for book, at in enumerate(g.book_at) if at == PILE]
    return deck or [book for book, at in enumerate(g.book_at) if at == THROWN]


def restock(g: MapMasters, cost: int) -> None:
    """An empty cost pile takes its discard back before a card is turned [MR30]."""
    faces = pile(g, cost)
    if faces and g.market[faces[0] - STARTERS] == THROWN:
        for face in faces:
            g.market[face - STARTERS] = PILE
        g.tell("MR30", "pile-restocked", cost=cost)


def restock_books(g: MapMasters) -> None:
    """An empty book deck takes its discard back before a book is turned [MR30]."""
    deck = book_pile(g)
    if deck and g.book_at[deck[0]] == THROWN:
        for book in deck:
            g.book_at[book] = PILE
        g.tell("MR30", "books-restocked")


# refilling


class FillMarket(Ask):
    """Gaps of the market are refilled, books first, then cards from the cheapest [M2.1, M4.7]."""

    rules = ("M2.1", "M4.7")

    def run(self, g: MapMasters) -> None:
        for slot in range(BOOKS_IN_ROW):
            if g.book_row[slot] == NONE and book_pile(g):
                restock_books(g)
                g.then(TurnBook(CHANCE, slot), FillMarket(AUTO))
                return
        for slot in range(SLOTS_IN_ROW):
            if g.row[slot] == NONE and pile(g, COSTS[slot // 2]):
                restock(g, COSTS[slot // 2])
                g.then(TurnCard(CHANCE, slot), FillMarket(AUTO))
                return


class TurnCard(Ask):
    """Chance turns up the next card of a cost pile for a slot of the market [M4.7]. args: slot."""

    rules = ("M4.7",)

    def options(self, g: MapMasters) -> list[int]:
        return [TURN_CARD.base + face for face in pile(g, COSTS[self.args[0] // 2])]

    def play(self, g: MapMasters, action: int) -> None:
        face = action - TURN_CARD.base
        g.row[self.args[0]] = face
        g.market[face - STARTERS] = ROW
        g.tell("M4.7", "card-turned", card=FACES[face], cost=cost_of(face))


class TurnBook(Ask):
    """Chance turns up the next book of the deck [M4.7]. args: slot."""

    rules = ("M4.7",)

    def options(self, g: MapMasters) -> list[int]:
        return [TURN_BOOK.base + book for book in book_pile(g)]

    def play(self, g: MapMasters, action: int) -> None:
        book = action - TURN_BOOK.base
        g.book_row[self.args[0]] = book
        g.book_at[book] = ROW
        g.tell("M4.7", "book-turned", book=BOOKS[book])


# buying


def first_buyer(g: MapMasters) -> int:
    """Fewest coins; then fewest points in the round before; then clockwise from the first buyer of round 1 [M4.1]."""
    best = g.first
    for seat in g.clockwise(g.first):
        if (g.coins[seat], g.last[seat]) < (g.coins[best], g.last[best]):
            best = seat
    return best


def price(g: MapMasters, seat: int, cost: int) -> int:
    """What a dungeon card of this cost costs a seat now [M4.3; SB10: M4.11]."""
    return cost - HAGGLED if g.ready(seat, sb.CHEAPER) else cost


class OpenMarket(Ask):
    """The Market opens and the first buyer is asked [M4.1]."""

    rules = ("M4.1", "MR27")

    def run(self, g: MapMasters) -> None:
        g.phase = MARKET
        g.passed = 0
        g.opener = g.first if g.round == 1 else first_buyer(g)
        g.tell("M4.1", "market-opens", seat=g.opener, round=g.round)
        g.then(Buy(g.opener))


class NextBuyer(Ask):
    """The next seat clockwise that has not passed, or nobody when all have [M4.2]. args: the seat before."""

    rules = ("M4.2",)

    def run(self, g: MapMasters) -> None:
        for seat in g.clockwise(self.args[0] + 1):
            if not g.passed >> seat & 1:
                g.then(Buy(seat))
                return


class Buy(Ask):
    """A seat buys one thing or passes for the round [M4.2-M4.9]."""

    rules = ("M4.2", "M4.3", "M4.4", "M4.6", "M4.9")

    def params(self, g: MapMasters, seat: int) -> Params:
        return {"coins": g.coins[self.actor]}

    def options(self, g: MapMasters) -> list[int]:
        seat = self.actor
        coins = g.coins[seat]
        codes = [PASS_CODE]
        if coins >= TOKEN_PRICE:
            codes += [TOKEN.base + kind for kind in range(len(TOKENS)) if g.stock[kind]]
        if coins >= BOOK_PRICE:
            codes += [BOOK.base + book for book in g.book_row if book >= 0]
            if book_pile(g):
                codes.append(BLIND_BOOK.base)
        if g.in_area(seat) < HAND:
            codes += [BUY.base + face for face in g.row if face >= 0 and price(g, seat, cost_of(face)) <= coins]
            codes += [BLIND.base + i for i, cost in enumerate(COSTS) if price(g, seat, cost) <= coins and pile(g, cost)]
        return codes

    def play(self, g: MapMasters, action: int) -> None:
        seat = self.actor
        after: list[AnyStep] = [FillMarket(AUTO), NextBuyer(AUTO, seat)]
        if action == PASS_CODE:
            g.passed |= 1 << seat
            g.tell("M4.2", "passed", seat=seat)
        elif action in TOKEN:
            kind = action - TOKEN.base
            pay(g, seat, TOKEN_PRICE)
            take_token(g, seat, kind)
            g.tell("M4.3", "token-bought", seat=seat, token=TOKENS[kind], coins=g.coins[seat])
            if g.ready(seat, sb.GIVES):
                after.insert(0, FreeToken(seat, kind))
        elif action in BOOK:
            book = action - BOOK.base
            pay(g, seat, BOOK_PRICE)
            g.book_row[g.book_row.index(book)] = NONE
            after[0:0] = take_book(g, seat, book)
        elif action == BLIND_BOOK.base:
            pay(g, seat, BOOK_PRICE)
            restock_books(g)
            after.insert(0, BlindBook(CHANCE, seat))
        elif action in BUY:
            face = action - BUY.base
            pay_card(g, seat, cost_of(face))
            g.row[g.row.index(face)] = NONE
            take_card(g, seat, face)
        else:
            cost = COSTS[action - BLIND.base]
            pay_card(g, seat, cost)
            restock(g, cost)
            after.insert(0, BlindCard(CHANCE, seat, cost))
        g.then_all(after)

    def explain(self, g: MapMasters, action: int) -> Refusal | None:
        seat = self.actor
        coins = g.coins[seat]
        if action in TOKEN:
            if not g.stock[action - TOKEN.base]:
                return Refusal("M4.4", "no-token-left")
            return Refusal("M4.3", "too-dear", price=TOKEN_PRICE, coins=coins)
        if action in BUY or action in BLIND:
            if g.in_area(seat) >= HAND:
                return Refusal("M4.9", "area-full")
            shown = action in BUY
            cost = cost_of(action - BUY.base) if shown else COSTS[action - BLIND.base]
            if shown and action - BUY.base not in g.row:
                return Refusal("M4.6", "not-in-market")
            if price(g, seat, cost) > coins:
                return Refusal("M4.3", "too-dear", price=price(g, seat, cost), coins=coins)
            return Refusal("M4.6", "pile-empty")
        if action in BOOK or action == BLIND_BOOK.base:
            if action != BLIND_BOOK.base and action - BOOK.base not in g.book_row:
                return Refusal("M4.6", "not-in-market")
            if coins < BOOK_PRICE:
                return Refusal("M4.3", "too-dear", price=BOOK_PRICE, coins=coins)
            return Refusal("M4.6", "pile-empty")
        return None


def pay(g: MapMasters, seat: int, coins: int) -> None:
    """Coins go back to the box; there is no debt [M4.3, M1.7]."""
    g.coins[seat] -= coins


def pay_card(g: MapMasters, seat: int, cost: int) -> None:
    """Pay for a dungeon card; SB10 takes 1 off the first of a round [M4.11]. It costs nothing to use it at once."""
    pay(g, seat, price(g, seat, cost))
    if g.ready(seat, sb.CHEAPER):
        g.use(sb.CHEAPER)
        g.tell("M4.11", "book-used", seat=seat, book=sb.NAMES[sb.CHEAPER])


def take_token(g: MapMasters, seat: int, kind: int) -> None:
    """A token of the stock comes to a seat [M4.4]."""
    g.stock[kind] -= 1
    g.tokens[seat * len(TOKENS) + kind] += 1


def take_card(g: MapMasters, seat: int, face: int) -> None:
    """A dungeon card comes into a seat's build area, face up [M4.8]."""
    g.market[face - STARTERS] = OWNED
    g.put(seat, face, IN_HAND)
    g.tell("M4.8", "card-bought", seat=seat, card=FACES[face], coins=g.coins[seat])


def take_book(g: MapMasters, seat: int, book: int) -> list[AnyStep]:
    """A book comes to a seat; a third one replaces one of the owner's choice, used or not [M4.5]."""
    held = g.books(seat)
    g.book_at[book] = HELD + seat
    g.used &= ~(1 << (book + 1))
    g.tell("M4.3", "book-bought", seat=seat, book=BOOKS[book], coins=g.coins[seat])
    return [ReplaceBook(seat, *held)] if len(held) >= 2 else []


class BlindCard(Ask):
    """Chance draws the top card of a cost pile for a buyer [M4.6]. args: seat, cost."""

    rules = ("M4.6",)

    def options(self, g: MapMasters) -> list[int]:
        return [TURN_CARD.base + face for face in pile(g, self.args[1])]

    def play(self, g: MapMasters, action: int) -> None:
        take_card(g, self.args[0], action - TURN_CARD.base)


class BlindBook(Ask):
    """Chance draws the top book of the deck for a buyer [M4.6]. args: seat."""

    rules = ("M4.6",)

    def options(self, g: MapMasters) -> list[int]:
        return [TURN_BOOK.base + book for book in book_pile(g)]

    def play(self, g: MapMasters, action: int) -> None:
        g.then_all(take_book(g, self.args[0], action - TURN_BOOK.base))


class ReplaceBook(Ask):
    """The owner gives up one of the two books held before [M4.5, M4.10]. args: the two books."""

    rules = ("M4.5",)

    def params(self, g: MapMasters, seat: int) -> Params:
        new = [book for book in g.books(self.actor) if book not in self.args]
        return {"book": BOOKS[new[0]]}

    def options(self, g: MapMasters) -> list[int]:
        return [REPLACE.base + book for book in self.args]

    def play(self, g: MapMasters, action: int) -> None:
        book = action - REPLACE.base
        g.book_at[book] = THROWN
        g.used &= ~(1 << (book + 1))
        g.tell("MR30", "book-replaced", seat=self.actor, book=BOOKS[book])


class FreeToken(Ask):
    """SB14: with a bought token one of another kind, free, once per round [M4.11]. args: kind bought."""

    rules = ("M4.11",)

    def params(self, g: MapMasters, seat: int) -> Params:
        return {"token": TOKENS[self.args[0]]}

    def options(self, g: MapMasters) -> list[int]:
        kinds = [kind for kind in range(len(TOKENS)) if g.stock[kind] and kind != self.args[0]]
        return [SKIP_CODE, *(GIFT.base + kind for kind in kinds)]

    def play(self, g: MapMasters, action: int) -> None:
        if action == SKIP_CODE:
            return
        kind = action - GIFT.base
        g.use(sb.GIVES)
        take_token(g, self.actor, kind)
        g.tell("M4.11", "gift-taken", seat=self.actor, token=TOKENS[kind], book=sb.NAMES[sb.GIVES])

    def explain(self, g: MapMasters, action: int) -> Refusal | None:
        if action == GIFT.base + self.args[0]:
            return Refusal("M4.11", "same-token")
        if action in GIFT:
            return Refusal("M4.4", "no-token-left")
        return None


STEPS: tuple[type[AnyStep], ...] = (
    FillMarket, TurnCard, TurnBook, OpenMarket, NextBuyer, Buy, BlindCard, BlindBook, ReplaceBook, FreeToken,
)  # fmt: skip
