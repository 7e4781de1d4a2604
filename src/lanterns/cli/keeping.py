"""`lanterns backup`, `lanterns tidy` and `lanterns tables check`: what whoever runs a server does with its database."""

from __future__ import annotations

import time
from dataclasses import asdict
from pathlib import Path

import typer

from lanterns.cli.output import out, print_json, progress

DATABASE = typer.Option(
    None, help="A file, or a URL like postgresql://user@host/name; a file in the user's data folder if left out."
)
DAY = 86400.0


def backup(
    file: Path = typer.Argument(..., help="The file to write; it must not exist."),
    database: str = DATABASE,
) -> None:
    """Copy the database, whole and of one moment, while a server may be using it."""
    from lanterns.store import database_url
    from lanterns.store.backup import back_up

    tables, size = back_up(database_url(database), file)
    out.print(f"{file}: {tables} tables, {size // 1024} kB", markup=False)


def tidy(
    database: str = DATABASE,
    lobbies: int = typer.Option(
        30, min=1, metavar="DAYS", help="Tables that never began and lay untouched for so long."
    ),
    finished: int = typer.Option(
        None,
        min=1,
        metavar="DAYS",
        help="Finished tables that lay untouched for so long and have nobody's star; none if left out.",
    ),
    yes: bool = typer.Option(False, "--yes", help="Take them away; without it they are only counted."),
) -> None:
    """Take away tables that nobody needs. A server may be running; who comes back to one of them finds it gone."""
    from lanterns.store import database_url
    from lanterns.store.backup import Ages
    from lanterns.store.backup import tidy as take

    ages = Ages(lobbies * DAY, None if finished is None else finished * DAY)
    done = take(database_url(database), ages, time.time(), really=yes)
    kept = "finished tables are kept (see --finished)" if finished is None else f"{done.finished} finished tables"
    out.print(f"{done.lobbies} tables that never began, {kept}: {done.entries} lines of their logs", markup=False)
    if yes:
        out.print(f"they are gone; {done.left} tables are left", markup=False)
    else:
        out.print(f"nothing was changed; --yes takes them away and leaves {done.left} tables", markup=False)


def check(database: str = DATABASE, as_json: bool = typer.Option(False, "--json", help="Print JSON.")) -> None:
    """Try every table of a database, of this or an earlier version, without touching it: exit code 1 when one would not
    open, or would not be what was played."""
    from lanterns.store import database_url
    from lanterns.store.check import check_tables

    with progress("trying") as report:
        tried = list(check_tables(database_url(database), report))
    wrong = [table for table in tried if table.wrong]
    if as_json:
        print_json({"tables": len(tried), "wrong": [asdict(table) for table in wrong]})
    else:
        for table in wrong:
            about = f"{table.id}: {table.ruleset}, {table.status}, {table.lines} lines"
            out.print(f"{about}: {table.wrong}", markup=False)
        anew = sum(table.anew for table in tried)
        out.print(f"{len(tried) - len(wrong)} tables open ({anew} from their logs), {len(wrong)} do not", markup=False)
    if wrong:
        raise typer.Exit(1)


def register(app: typer.Typer) -> None:
    """Add these commands."""
    app.command("backup")(backup)
    app.command("tidy")(tidy)
    tables = typer.Typer(help="Look after the tables of a database.", no_args_is_help=True)
    tables.command("check")(check)

    @tables.callback()
    def _tables() -> None:
        """Look after the tables of a database."""

    app.add_typer(tables, name="tables")
