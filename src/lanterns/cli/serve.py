"""`lanterns serve`: the web table."""

from __future__ import annotations

import typer


def serve(
    host: str = typer.Option("127.0.0.1", help="The address to listen at; 0.0.0.0 lets others in the network in."),
    port: int = typer.Option(8008, min=0, max=65535, help="The port; 0 takes any free one."),
    database: str = typer.Option(
        None, help="A file, or a URL like postgresql://user@host/name; a file in the user's data folder if left out."
    ),
    bots: int = typer.Option(2, min=0, max=64, help="Worker processes in which bots think."),
    open_browser: bool = typer.Option(False, "--open", help="Open the table in a browser."),
) -> None:
    """Serve the web table."""
    from lanterns.store.where import database_url
    from lanterns.web.config import Config
    from lanterns.web.serve import serve as run

    run(Config(database_url(database), bots=bots), host, port, open_browser=open_browser)


def register(app: typer.Typer) -> None:
    """Add these commands."""
    app.command("serve")(serve)
