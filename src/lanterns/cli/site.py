"""`lanterns site`: the table as plain files, without a server."""

from __future__ import annotations

from pathlib import Path

import typer


def site(
    folder: Path = typer.Argument(..., help="Where to write it; made when it is not there, files of before are kept."),
) -> None:
    """Write a site of plain files that needs no server: alone, against bots or at one screen, in the browser itself."""
    import asyncio

    from lanterns.web.client import Client
    from lanterns.web.plain.site import NoClient, write

    try:
        size = asyncio.run(write(folder, Client()))
    except OSError as error:
        raise NoClient(f"{folder} cannot be written: {error.strerror or error}") from error
    typer.echo(f"{folder}: {size / 1e6:.1f} MB. Any file server will do, such as python3 -m http.server -d {folder}")


def register(app: typer.Typer) -> None:
    app.command()(site)
