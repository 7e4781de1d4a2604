"""`lanterns balance`: whether each quest and treasure is worth taking."""

from __future__ import annotations

from pathlib import Path

import typer

from lanterns.arena.games import Series
from lanterns.arena.machines import Machines
from lanterns.cli.measure import GAME, JSON, KEEP, ON, SEED, WORKERS, show
from lanterns.cli.output import LARGEST_COUNT, out, progress
from lanterns.core.errors import BadOptions


def balance(
    game: str = GAME,
    games: int = typer.Option(500, max=LARGEST_COUNT, help="How many games, of 2, 3 and 4 players in turn."),
    bot: str = typer.Option("mcts:60", help="The bot on all seats."),
    seed: int = SEED,
    workers: int = WORKERS,
    on: str = ON,
    keep: Path | None = KEEP,
    as_json: bool = JSON,
) -> None:
    """Count how often good players take each quest and treasure; flag what lies outside 1/4 to 4 times the mean."""
    from lanterns.cli.games.quest.balance import balance as run

    if game != "quest":
        raise BadOptions(f"balance counts the quests of quest; {game} has none")
    with progress("playing") as report:
        figures = run(Series(games, seed, Machines(workers, on), keep, report), bot)
    if not as_json:
        for card in figures.pop("cards"):
            flag = f"  {card['flag']}" if card["flag"] else ""
            out.print(
                f"{card['id']}  {card['source']:15} {card['rate']:.3f} a game, "
                f"{card['times_mean']:.2f} times the mean{flag}"
            )
    show(figures, as_json)


def register(app: typer.Typer) -> None:
    """Add these commands."""
    app.command("balance")(balance)
