"""The picture of a day, 1200 by 630: its three lanterns, lit where a board was played, what was made of them, and the
cards of its dungeon as they lie, without a line. It spoils nothing."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from functools import cache, lru_cache
from pathlib import Path

from lanterns.daily.boards import board_on
from lanterns.daily.games import BOARDS, GAMES_OF, Board
from lanterns.daily.games.mapmasters.dungeon import Dungeon
from lanterns.locales import Catalogue
from lanterns.web.daily.shapes import DailyCard, OutcomeShape
from lanterns.web.shared.card import BEAM, LEFT, PANEL, Art, art_of, lantern, png_of, sheet, wall, written
from lanterns.web.shared.fonts import Fonts
from lanterns.web.shared.words import Told

KEPT = 64  # pictures in memory, some 60 kB each
ORDER: tuple[Board, ...] = ("night", "rescue", "dungeon")  # as their signs stand
SPACE, HALF = 62, 64  # a card's width, and half its height
Row = tuple[str, str, str]  # a board, what was made of it, and its signs


@cache
def _words(language: str) -> Catalogue:
    return Catalogue(language, rooms=("ui", "daily"))


def rows_of(cards: Sequence[DailyCard], language: str) -> tuple[Row, ...]:
    """What somebody has made of a day, board by board; "" for both where it is not played."""
    words = _words(language)
    found = {card.board: card for card in cards}
    rows: list[Row] = []
    for board in ORDER:
        mine, best = found[board].mine, found[board].best
        made = ("", "") if mine is None else (_result(words, board, mine, best), _signs(found[board], mine, best))
        rows.append((board, *made))
    return tuple(rows)


def _result(words: Catalogue, board: Board, mine: OutcomeShape, best: int | None) -> str:
    """As client/src/daily/words.ts says it."""
    if board == "dungeon":
        return words.say("daily-of", n=mine.points, of=best or mine.points)
    if board == "night":
        return words.say("daily-points", n=mine.points)
    return words.say("daily-won", n=mine.points) if mine.points else words.say("daily-lost")


def _signs(card: DailyCard, mine: OutcomeShape, best: int | None) -> str:
    """Squares of what was found and of what was left, circles of rolls or turns."""
    if card.board != "dungeon":
        return "o" * mine.steps
    each = int(card.facts["each"])
    return "x" * mine.steps + "-" * max(0, (best or mine.points) // each - mine.steps)


def day_told(day: date, language: str) -> Told:
    """A day in words, for the head of its page."""
    words = _words(language)
    product = words.say("product")
    same = words.say("daily-same")
    return Told(language, product, product, words.say("daily-three"), f"{same}.", _date(day, language), (), (), "", ())


@lru_cache(KEPT)
def picture(day: date, rows: tuple[Row, ...], run: int, language: str, folder: Path) -> bytes:
    """The PNG; takes some 100 ms of a core. Raises Refused where the browser client is not built."""
    art, fonts = art_of(folder), Fonts(folder)
    return png_of(sheet(art, _drawing(day, rows, run, language, art, fonts)), fonts)


def _drawing(day: date, rows: tuple[Row, ...], run: int, language: str, art: Art, fonts: Fonts) -> str:
    words, c = _words(language), art.colours
    out = wall(c)
    played = any(made for _, made, _ in rows)
    for at, (board, made, _) in enumerate(rows):
        shape = art.lanterns.get(GAMES_OF[_board(board)]) or next(iter(art.lanterns.values()))
        out += lantern(LEFT + 42 + 120 * at, BEAM + 20, 1.7, shape, c, lit=bool(made) or not played)
    out += written(_date(day, language), LEFT, 268, 54, c["ink"], "sign")
    y = 330.0
    for board, made, signs in rows:
        name = words.say(f"daily-{board}")
        strong = bool(made) or not played
        out += written(name, LEFT, y, 27, c["ink"] if strong else c["ink2"], "bold" if strong else "text")
        if played:
            out += written(made or "–", LEFT + 330, y, 27, c["ink"], "bold")
        out += _marks(signs, LEFT + 2, y + 14, c)
        y += 66
    if run > 0:
        out += written(words.say("daily-running", n=run), LEFT + 330, 568, 26, c["ink"], "bold")
    out += written(words.say("product"), LEFT, 568, 32, c["ink"], "sign")
    out += written(words.say("daily-same"), LEFT, 602, 23, c["ink2"])
    return out + _cards(day, art)


def _board(name: str) -> Board:
    return next(board for board in BOARDS if board == name)


def _marks(signs: str, x: float, y: float, c: dict[str, str]) -> str:
    out = ""
    for at, sign in enumerate(signs[:20]):
        fill = c["panel"] if sign == "-" else c["plum"]
        radius = 9 if sign == "o" else 3
        out += f'<rect x="{x + 24 * at:.0f}" y="{y:.0f}" width="18" height="18" rx="{radius}" fill="{fill}" '
        out += f'stroke="{c["pen"]}" stroke-width="2"/>'
    return out


def _cards(day: date, art: Art) -> str:
    """The five cards as they lie, their backs up: nobody is told where to go."""
    entry = board_on("dungeon", day).entry
    c = art.colours
    x, y, width, height = PANEL
    frame = f'<rect x="{x}" y="{y}" width="{width}" height="{height}" rx="24" fill="{c["felt2"]}" stroke="{c["pen"]}" '
    frame += 'stroke-width="3"/>'
    if not isinstance(entry, Dungeon):
        return frame
    places = []
    for card in entry.cards.split():
        column, _, row = card.partition("@")[2].removesuffix("t").partition(",")
        places.append((int(column), int(row)))
    left, top = min(px for px, _ in places), min(py for _, py in places)
    wide, high = max(px for px, _ in places) - left + 1, max(py for _, py in places) - top + 2
    scale = min(1.6, (width - 60) / (wide * SPACE), (height - 60) / (high * HALF))
    ox, oy = x + (width - wide * SPACE * scale) / 2, y + (height - high * HALF * scale) / 2
    shape = art.lanterns.get(GAMES_OF["dungeon"])
    for px, py in places:
        at = (ox + (px - left) * SPACE * scale, oy + (py - top) * HALF * scale)
        frame += f'<rect x="{at[0]:.1f}" y="{at[1]:.1f}" width="{SPACE * scale:.1f}" height="{2 * HALF * scale:.1f}" '
        frame += f'rx="{4 * scale:.1f}" fill="{c["rock"]}" stroke="{c["wall"]}" stroke-width="{2.5 * scale:.1f}"/>'
        if shape is not None:
            middle = (at[0] + SPACE * scale / 2, at[1] + HALF * scale - 26 * scale)
            frame += f'<g transform="translate({middle[0]:.1f} {middle[1]:.1f}) scale({scale * 0.9:.2f})">'
            frame += f'<path d="{shape.glass}" fill="{c["sand"]}" stroke="{c["wall"]}" stroke-width="1.4"/>'
            frame += f'<path d="{shape.cap}{shape.foot}" fill="{c["wall"]}"/></g>'
    return frame


def _date(day: date, language: str) -> str:
    from babel.dates import format_date  # slow to import

    return str(format_date(day, "d MMMM y", locale=language))
