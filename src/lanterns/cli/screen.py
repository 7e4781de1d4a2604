"""What the terminal has of its own for each game, and what the drawings of tables share."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import reduce
from importlib import import_module
from typing import Any, cast

from rich.box import SIMPLE
from rich.console import Console
from rich.table import Table
from rich.text import Text

from lanterns.locales import Catalogue

Draw = Callable[[dict[str, Any], Catalogue, Console], None]


class Fittings:
    """What a game has in the terminal: modules of this package, imported when that game is played.

    `screen` has `draw(view, words, console)` and hooks (see `find_hook`), `help` has `entries(view, words)` for `?`
    (see `lookup`); `points` says whether the scores of its seats are points, or only won and lost.
    """

    def __init__(self, screen: str, help: str, points: bool = True) -> None:
        self.screen = screen
        self.help = help
        self.points = points


#: a new game is one line here; without one its view is shown as it is
FITTINGS: dict[str, Fittings] = {
    "quest": Fittings("quest_screen", "quest_help"),
    "dungeons": Fittings("dungeons_screen", "dungeons_help", points=False),
    "mapmasters": Fittings("mapmasters_screen", "mapmasters_help"),
    "mapmasters-coop": Fittings("mapmasters_coop_screen", "mapmasters_coop_help"),
}


def find_screen(game: str) -> Draw:
    """The drawing of a game's table; the view as it is for a game without one."""
    if game not in FITTINGS:
        return no_screen
    return cast(Draw, import_module(f"lanterns.cli.{FITTINGS[game].screen}").draw)


def find_help(game: str) -> Callable[[dict[str, Any], Catalogue], Iterable[Any]] | None:
    """What `?` can tell of a game beyond its catalogue; None for a game without such words."""
    if game not in FITTINGS:
        return None
    found = import_module(f"lanterns.cli.{FITTINGS[game].help}").entries
    return cast("Callable[[dict[str, Any], Catalogue], Iterable[Any]]", found)


def find_hook(game: str, name: str) -> Callable[..., Any] | None:
    """A function that a game's drawing may have besides `draw`; None where it has none. They are

    phrase(option, view, words)     an answer in other words than the catalogue's, "" for those
    note(option, view, words)       what an answer does, its cost and odds, after its phrase
    question(view, words)           what the open question does not tell by itself
    same(option, view)              what answers have in common that come to the same
    steps(options, view, words)     how answers are chosen step by step, see `choices`
    ending(view, words)             lines for the end of a game: where the points come from
    """
    if game not in FITTINGS:
        return None
    module = import_module(f"lanterns.cli.{FITTINGS[game].screen}")
    return cast("Callable[..., Any] | None", getattr(module, name, None))


def no_screen(view: dict[str, Any], words: Catalogue, console: Console) -> None:
    """For a game without a drawing of its own: the view as it is."""
    console.print(view)


def figures(words: Catalogue, columns: Iterable[str]) -> Table:
    """An empty table of figures, its columns called by `screen-col-…`."""
    table = Table(box=SIMPLE, padding=(0, 1), show_edge=False)
    for key in columns:
        table.add_column(words.say(f"screen-col-{key}"), overflow="fold")
    return table


def labelled(words: Catalogue, label: str, parts: Iterable[str], style: str = "bold") -> Text:
    """`label: one; two`."""
    line = Text(words.say("with-colon", text=label) + " ", style=style)
    return line.append(joined(words, parts), style="default not bold")


def joined(words: Catalogue, parts: Iterable[str]) -> str:
    """Phrases as one: `one; two`, with the space before the sign where the language has one."""
    told = list(parts)
    return reduce(lambda first, rest: words.say("one-and-more", first=first, rest=rest), told) if told else ""


def percent(words: Catalogue, part: int, total: int) -> str:
    """A share in percent with one decimal, in the writing of the language; never 0 or 100 for what is possible or not
    sure. The sign is for the sentence to add."""
    share = 100.0 * part / total
    if part and share < 0.1:
        told = "<\N{NO-BREAK SPACE}0.1"
    elif part != total and share > 99.9:
        told = ">\N{NO-BREAK SPACE}99.9"
    else:
        told = f"{share:.1f}".removesuffix(".0")
    return told.replace(".", words.say("decimal-sign"))
