"""`lanterns vectors` and `lanterns mapmasters ...`: what is checked about the content and the paths of Map Masters."""

from __future__ import annotations

import typer

from lanterns.cli.games.mapmasters_coop.missions import missions_group
from lanterns.cli.output import err, out
from lanterns.core.errors import BadOptions
from lanterns.games import get_game

#: `lanterns mapmasters`: a group for each kind of content, each with its `check`
group = typer.Typer(help="What the boxes of Map Masters hold, checked.", no_args_is_help=True)
cards_group = typer.Typer(help="The cards of Map Masters.", no_args_is_help=True)


def vectors(
    game: str = typer.Argument(..., help="The game: mapmasters."),
    files: list[str] = typer.Argument(..., help="Files in the notation of its rules, section 8."),
) -> None:
    """Run test vectors against the path rules: passed, failed and the first difference of each failure.

    Exit code 1 when a case fails or a file cannot be read.
    """
    if get_game(game).id != "mapmasters":
        raise BadOptions(f"{game} has no test vectors; the game that has some is mapmasters")
    from lanterns.games.mapmasters.solver.vectors import run_files

    passed, failed, messages = run_files(files)
    for message in messages:
        err.print(message, markup=False)
    out.print(f"{passed} passed, {failed} failed")
    if failed:
        raise typer.Exit(1)


@cards_group.callback()
def _cards() -> None:
    """The cards of Map Masters."""


@cards_group.command("check")
def cards_check(misses: bool = typer.Option(False, "--misses", help="Print only what does not hold.")) -> None:
    """Print every constraint on the card set (rules 6.2) with its figure; exit code 1 on a miss."""
    from lanterns.cli.games.mapmasters.card_checks import report

    lines = report()
    for line in lines:
        if not (misses and line.good):
            out.print(line.text(), markup=False)
    missed = sum(not line.good for line in lines)
    out.print(f"{len(lines) - missed} of {len(lines)} constraints hold")
    if missed:
        raise typer.Exit(1)


group.add_typer(cards_group, name="cards")
group.add_typer(missions_group, name="missions")


def register(app: typer.Typer) -> None:
    """Add these commands."""
    app.command("vectors")(vectors)
    app.add_typer(group, name="mapmasters")
