"""The drawings of tables in a terminal: which module draws which game, and what these drawings share."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from importlib import import_module
from typing import Any, cast

from rich.box import SIMPLE
from rich.console import Console
from rich.table import Table
from rich.text import Text

from lanterns.locales import Catalogue

Draw = Callable[[dict[str, Any], Catalogue, Console], None]

#: game -> module of this package with `draw(view, words, console)`, imported when that game is played
SCREENS: dict[str, str] = {
    "quest": "quest_screen",
    "dungeons": "dungeons_screen",
    "mapmasters": "mapmasters_screen",
    "mapmasters-coop": "mapmasters_coop_screen",
}


def find_screen(game: str) -> Draw:
    """The drawing of a game's table; the view as it is for a game without one."""
    if game not in SCREENS:
        return no_screen
    return cast(Draw, import_module(f"lanterns.cli.{SCREENS[game]}").draw)


def find_hook(game: str, name: str) -> Callable[..., Any] | None:
    """A function that a game's drawing may have besides `draw`; None where it has none. They are

    phrase(option, view, words)     an answer in other words than the catalogue's, "" for those
    note(option, view, words)       what an answer does, its cost and odds, after its phrase
    question(view, words)           what the open question does not tell by itself
    same(option, view)              what answers have in common that come to the same
    steps(options, view, words)     how answers are chosen step by step, see `choices`
    ending(view, words)             lines for the end of a game: where the points come from
    """
    if game not in SCREENS:
        return None
    return cast("Callable[..., Any] | None", getattr(import_module(f"lanterns.cli.{SCREENS[game]}"), name, None))


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
    return line.append("; ".join(parts), style="default not bold")


def percent(part: int, total: int) -> str:
    """A share in percent with one decimal; never 0 or 100 for what is possible or not sure."""
    share = 100.0 * part / total
    if part and share < 0.1:
        return "< 0.1"
    if part != total and share > 99.9:
        return "> 99.9"
    return f"{share:.1f}".removesuffix(".0")
