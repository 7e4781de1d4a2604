"""The market before the mission: tokens and books for the pawns, from the coins of the mission [M10.4]."""

from __future__ import annotations

from lanterns.core.step import AUTO, CHANCE, AnyStep, Params, Refusal
from lanterns.games.mapmasters.board.vocabulary import BOOK_PRICE, TOKEN_PRICE, TOKENS
from lanterns.games.mapmasters.coop.state import BOOKS_IN_ROW, HELD, MARKET, NONE, PILE, ROW, Ask, Coop
from lanterns.games.mapmasters.coop.verbs import (
    BLIND_BOOK,
    BOOK,
    COOP_BOOKS,
    GROUPS,
    PASS,
    TOKEN,
    TURN_BOOK,
)  # fmt: skip

BOOKS_EACH = 2


class OpenMarket(Ask):
    """The market opens if the mission gives coins; the seats take turns until one says that it is enough [M10.4]."""

    rules = ("M10.4",)

    def run(self, g: Coop) -> None:
        g.phase = MARKET
        if g.coins:
            g.tell("M10.4", "market-open", coins=g.coins)
            g.then(FillBooks(AUTO), Shop(0, 0))


class FillBooks(Ask):
    """Gaps of the two face-up books are refilled [M10.4]."""

    rules = ("M10.4", "M12.7")

    def run(self, g: Coop) -> None:
        for slot in range(BOOKS_IN_ROW):
            if g.book_row[slot] == NONE and PILE in g.book_at:
                g.then(TurnBook(CHANCE, slot), FillBooks(AUTO))
                return


class TurnBook(Ask):
    """Chance turns up the next book of the Coop deck [M10.4, M12.7]. args: slot."""

    rules = ("M10.4", "M12.7")

    def options(self, g: Coop) -> list[int]:
        return [TURN_BOOK.base + book for book, at in enumerate(g.book_at) if at == PILE]

    def play(self, g: Coop, action: int) -> None:
        book = action - TURN_BOOK.base
        g.book_row[self.args[0]] = book
        g.book_at[book] = ROW
        g.tell("M10.4", "book-shown", book=COOP_BOOKS[book])


class Shop(Ask):
    """A seat buys one thing for one pawn out of the common coins, or declines; when all have declined in turn, or the
    coins are spent, the rest is lost [M10.4, M10.6]. args: how many have declined one after the other."""

    rules = ("M10.4", "M10.6")

    def params(self, g: Coop, seat: int) -> Params:
        return {"coins": g.coins}

    def options(self, g: Coop) -> list[int]:
        if g.coins < TOKEN_PRICE:
            return []
        codes = [PASS.base]
        for group in range(g.groups()):
            for kind in range(len(TOKENS)):
                if g.stock[kind] and not g.tokens[group * 4 + kind]:
                    codes.append(TOKEN.code(group, kind))
            if g.coins >= BOOK_PRICE and len(g.books(group)) < BOOKS_EACH:
                codes += [BOOK.code(group, book) for book in g.book_row if book >= 0]
                if PILE in g.book_at:
                    codes.append(BLIND_BOOK.code(group))
        return codes

    def play(self, g: Coop, action: int) -> None:
        seat = self.actor
        following = (seat + 1) % g.players
        if action == PASS.base:
            declined = self.args[0] + 1
            g.tell("M10.4", "shopping-declined", seat=seat)
            if declined < g.players:
                g.then(Shop(following, declined))
            else:
                close(g)
            return
        after: list[AnyStep] = [FillBooks(AUTO), Shop(following, 0)]
        if action in TOKEN:
            group, kind = TOKEN.args(action)
            g.coins -= TOKEN_PRICE
            g.stock[kind] -= 1
            g.tokens[group * 4 + kind] += 1
            g.tell("M10.4", "token-bound", seat=seat, group=GROUPS[group], token=TOKENS[kind], coins=g.coins)
        elif action in BOOK:
            group, book = BOOK.args(action)
            g.book_row[g.book_row.index(book)] = NONE
            bind_book(g, seat, group, book)
        else:
            after.insert(0, BlindBook(CHANCE, seat, action - BLIND_BOOK.base))
        g.then_all(after)
        if g.coins < TOKEN_PRICE:
            close(g)

    def explain(self, g: Coop, action: int) -> Refusal | None:
        if action in TOKEN:
            group, kind = TOKEN.args(action)
            if group >= g.groups():
                return Refusal("M10.3", "no-such-group")
            if g.tokens[group * 4 + kind]:
                return Refusal("M10.4", "one-token-each")
            return Refusal("M10.4", "no-token-left")
        if action in BOOK or action in BLIND_BOOK:
            group = BOOK.args(action)[0] if action in BOOK else action - BLIND_BOOK.base
            if group >= g.groups():
                return Refusal("M10.3", "no-such-group")
            if g.coins < BOOK_PRICE:
                return Refusal("M10.4", "too-dear", price=BOOK_PRICE, coins=g.coins)
            if len(g.books(group)) >= BOOKS_EACH:
                return Refusal("M10.4", "two-books-each")
            return Refusal("M10.4", "book-not-shown" if action in BOOK else "pile-empty")
        return None


def bind_book(g: Coop, seat: int, group: int, book: int) -> None:
    """A book is paid for and bound to a pawn [M10.4]."""
    g.coins -= BOOK_PRICE
    g.book_at[book] = HELD + group
    g.tell("M10.4", "book-bound", seat=seat, group=GROUPS[group], book=COOP_BOOKS[book], coins=g.coins)


def close(g: Coop) -> None:
    """Coins that are left are lost [M10.4]."""
    if g.coins:
        g.tell("M10.4", "coins-lost", coins=g.coins)
    g.coins = 0


class BlindBook(Ask):
    """Chance draws the top book for a pawn [M10.4]. args: seat, group."""

    rules = ("M10.4",)

    def options(self, g: Coop) -> list[int]:
        return [TURN_BOOK.base + book for book, at in enumerate(g.book_at) if at == PILE]

    def play(self, g: Coop, action: int) -> None:
        bind_book(g, self.args[0], self.args[1], action - TURN_BOOK.base)


STEPS: tuple[type[AnyStep], ...] = (OpenMarket, FillBooks, TurnBook, Shop, BlindBook)
