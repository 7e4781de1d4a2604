"""The command line as a whole: its commands live in the modules beside this one, its errors end here."""

from __future__ import annotations

import sys
from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules
from typing import NoReturn

import typer

from lanterns import __version__
from lanterns.cli import analyse, coverage, daily, games, keeping, measure, play, puzzles, records, replay, serve, site
from lanterns.cli.errors import USAGE, told, usage_told, words_for
from lanterns.cli.output import print_anywhere
from lanterns.core.errors import LanternsError

app = typer.Typer(
    name="lanterns",
    help="Three Lanterns: one digital table for three boxed adventure games.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)


@app.callback(invoke_without_command=True)
def root(version: bool = typer.Option(False, "--version", help="Print the version and stop.")) -> None:
    if version:
        typer.echo(f"three-lanterns {__version__}")
        raise typer.Exit


play.register(app)
measure.register(app)
records.register(app)
replay.register(app)
puzzles.register(app)
daily.register(app)
analyse.register(app)
coverage.register(app)
for game in iter_modules(games.__path__):
    if find_spec(f"lanterns.cli.games.{game.name}.commands"):
        import_module(f"lanterns.cli.games.{game.name}.commands").register(app)
serve.register(app)
site.register(app)
keeping.register(app)


def run() -> NoReturn:
    """Run the command of sys.argv and exit: 0 done, 1 something checked is not so, 2 bad input."""
    print_anywhere()
    try:
        done = app(standalone_mode=False, prog_name="lanterns")
    except LanternsError as error:
        words = words_for(sys.argv[1:])
        print(f"{words.say('with-colon', text='lanterns')} {told(error, words)}", file=sys.stderr)
        sys.exit(2)
    except USAGE as error:
        print(usage_told(error, words_for(sys.argv[1:])), file=sys.stderr)
        sys.exit(2)
    except typer.Abort:
        sys.exit(1)
    except BrokenPipeError:  # the reader of our output went away
        sys.stderr.close()
        sys.exit(1)
    sys.exit(done if isinstance(done, int) else 0)
