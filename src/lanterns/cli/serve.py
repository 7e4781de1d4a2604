"""`lanterns serve`: the web table."""

from __future__ import annotations

import typer


def serve(
    host: str = typer.Option("127.0.0.1", help="The address to listen at; 0.0.0.0 lets others in the network in."),
    port: int = typer.Option(8008, min=0, max=65535, help="The port; 0 takes any free one."),
    database: str = typer.Option(
        None, help="A file, or a URL like postgresql://user@host/name; a file in the user's data folder if left out."
    ),
    bots: int = typer.Option(
        2, min=0, max=64, help="Worker processes in which bots think; with PostgreSQL others can, see `lanterns think`."
    ),
    public_url: str = typer.Option(
        "", help="The address that others type when a proxy stands before it, such as https://example.org/lanterns/."
    ),
    allow_host: list[str] = typer.Option([], help="A further name to answer to; may be given more than once."),
    proxy: list[str] = typer.Option(
        [], help="Address or network of a proxy that tells visitors' addresses (X-Forwarded-For); may be repeated."
    ),
    allow_robots: bool = typer.Option(
        False, "--allow-robots", help="Let search engines read and list the pages of games that were shared."
    ),
    smtp: str = typer.Option(
        "",
        envvar="LANTERNS_SMTP",
        show_envvar=True,
        help="The mail server for notices: smtp://user:password@mail.example.org:587?from=table@example.org.",
    ),
    notice_host: list[str] = typer.Option(
        [], help="host:port in your own network that notices may be sent to, such as a chat room; may be repeated."
    ),
    open_tables: bool = typer.Option(
        True, "--open-tables/--no-open-tables", help="Let hosts show a table to everybody here who looks for one."
    ),
    metrics: str = typer.Option("", help="Answer Prometheus at this port, such as 9108, or host:port; of one's own."),
    json_logs: bool = typer.Option(False, "--json-logs", help="Log lines of JSON, to standard error."),
    open_browser: bool = typer.Option(False, "--open", help="Open the table in a browser."),
) -> None:
    """Serve the web table."""
    from lanterns.store.where import database_url
    from lanterns.web.config import Config
    from lanterns.web.serve import serve as run

    config = Config(
        database_url(database), bots=bots, public_url=public_url, hosts=(host, *allow_host), proxies=tuple(proxy),
        robots=allow_robots, smtp=smtp, notice_hosts=tuple(notice_host), open_tables=open_tables,
        metrics=_place(metrics), json_logs=json_logs,
    )  # fmt: skip
    run(config, host, port, open_browser=open_browser)


def _place(text: str) -> tuple[str, int] | None:
    """Address and port of `PORT` or `HOST:PORT`; None for "". Raises BadParameter."""
    if not text:
        return None
    host, _, port = text.rpartition(":")
    if not port.isascii() or not port.isdigit() or int(port) > 65535:
        raise typer.BadParameter(f"--metrics takes a port or host:port, not '{text}'")
    return host.strip("[]") or "127.0.0.1", int(port)


def think(
    database: str = typer.Option(..., help="The URL of the servers' database, postgresql://user@host/name."),
    bots: int = typer.Option(2, min=1, max=64, help="Worker processes in which bots think."),
    json_logs: bool = typer.Option(False, "--json-logs", help="Log lines of JSON, to standard error."),
) -> None:
    """Let bots think for the servers on one PostgreSQL, on any machine."""
    from lanterns.store.where import database_url
    from lanterns.web.config import Config
    from lanterns.web.think import think as run

    run(Config(database_url(database), bots=bots, json_logs=json_logs))


def host_link(
    database: str = typer.Option(
        None, help="A file, or a URL like postgresql://user@host/name; a file in the user's data folder if left out."
    ),
    public_url: str = typer.Option("", help="The address that others type, as it is given to `lanterns serve`."),
    port: int = typer.Option(8008, min=1, max=65535, help="The port of the server, without a public address."),
    alone: bool = typer.Option(
        False, "--alone", help="End the page on every device that has it: only the new link opens it."
    ),
) -> None:
    """Make a new secret link to the page of whoever runs the server: good once; one that was not used ends."""
    from lanterns.store.where import database_url
    from lanterns.web.serve import make_host_link

    typer.echo(make_host_link(database_url(database), public_url or f"http://localhost:{port}/", alone=alone))


def register(app: typer.Typer) -> None:
    """Add these commands."""
    app.command("serve")(serve)
    app.command("think")(think)
    app.command("host-link")(host_link)
