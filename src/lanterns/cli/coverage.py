"""`lanterns rules coverage`: every rule, ruling, vector and card with the tests that name it."""

from __future__ import annotations

from pathlib import Path

import typer

from lanterns.cli.output import out, print_json
from lanterns.games import get_game
from lanterns.rules import pages
from lanterns.rules.coverage import Coverage, find_root


def coverage(
    game: str = typer.Argument("", help="A game; all games when left out."),
    root: Path | None = typer.Option(None, help="The repository, when it is not the one this package lies in."),
    gaps_only: bool = typer.Option(False, "--gaps", help="Print only what no test names."),
    as_json: bool = typer.Option(False, "--json", help="Print JSON."),
) -> None:
    """List every rule, ruling, vector and card with the tests that name it; exit code 1 on a gap."""
    place = find_root(root)
    reports = [Coverage(get_game(name), place) for name in ([game] if game else pages())]
    if as_json:
        print_json([report.to_json() for report in reports])
    for report in [] if as_json else reports:
        for ident, tests in report.tests.items():
            unique = sorted(set(tests))
            if gaps_only and unique:
                continue
            shown = ", ".join(test.rpartition("::")[2] for test in unique[:4])
            more = f" and {len(unique) - 4} more" if len(unique) > 4 else ""
            name = f" {report.names[ident]}" if ident in report.names else ""
            absent = f"NOT BUILT: {report.unbuilt[ident]}" if ident in report.unbuilt else "NO TEST"
            out.print(f"{report.kinds[ident]:8} {ident:7}{name}  {shown + more if unique else absent}", markup=False)
        for kind, total in report.totals().items():
            what = "cards and pieces" if kind == "content" else f"{kind}s"
            out.print(f"{report.game.id}: {total[0]} of {total[1]} {what} are named by a test")
        if report.not_built():
            out.print(f"{report.game.id}: {len(report.not_built())} of these are not built yet")
    if any(report.gaps() for report in reports):
        raise typer.Exit(1)


def register(app: typer.Typer) -> None:
    """Add these commands."""
    rules = typer.Typer(help="The rules and the tests that name them.", no_args_is_help=True)
    rules.command("coverage")(coverage)

    @rules.callback()
    def _rules() -> None:
        """The rules and the tests that name them."""

    app.add_typer(rules, name="rules")
