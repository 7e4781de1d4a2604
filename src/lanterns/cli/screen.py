"""What the terminal has of its own for each game, and what the drawings of tables share."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import reduce
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any, cast

from rich.box import SIMPLE
from rich.console import Console
from rich.table import Table
from rich.text import Text

from lanterns.core.view_types import AnyView
from lanterns.games import GAMES
from lanterns.locales import Catalogue

Draw = Callable[[AnyView, Catalogue, Console], None]


def find_module(game: str, part: str) -> ModuleType | None:
    """A module that the terminal has for a game: `cli/games/GAME/PART.py` of the house, imported when it is asked for.

    A game from elsewhere has all of it in `terminal.py` beside its own modules. None where there is none.
    """
    names = [f"lanterns.cli.games.{game.replace('-', '_')}"]
    if find_spec(names[0]) is not None:
        names = [f"{names[0]}.{part}"]
    elif game in GAMES:
        names = [f"{type(GAMES[game]).__module__.rpartition('.')[0]}.terminal"]
    return import_module(names[0]) if find_spec(names[0]) is not None else None


def find_screen(game: str) -> Draw:
    """The drawing of a game's table; the view as it is for a game without one."""
    return cast(Draw, getattr(find_module(game, "screen"), "draw", no_screen))


def find_help(game: str) -> Callable[[AnyView, Catalogue], Iterable[Any]] | None:
    """What `?` can tell of a game beyond its catalogue; None for a game without such words."""
    return cast(
        "Callable[[AnyView, Catalogue], Iterable[Any]] | None", getattr(find_module(game, "help"), "entries", None)
    )


def find_hook(game: str, name: str) -> Callable[..., Any] | None:
    """A function that a game's drawing may have besides `draw`; None where it has none. They are

    phrase(option, view, words)     an answer in other words than the catalogue's, "" for those
    note(option, view, words)       what an answer does, its cost and odds, after its phrase
    question(view, words)           what the open question does not tell by itself
    same(option, view)              what answers have in common that come to the same
    steps(options, view, words)     how answers are chosen step by step, see `choices`
    ending(view, words)             lines for the end of a game: where the points come from
    """
    return cast("Callable[..., Any] | None", getattr(find_module(game, "screen"), name, None))


def no_screen(view: AnyView, words: Catalogue, console: Console) -> None:
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
