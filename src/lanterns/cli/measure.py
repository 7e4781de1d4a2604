"""`lanterns simulate`, `match`, `ladder`, `solo`, `fuzz` and `bench`: many games, and figures about them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import typer

from lanterns.arena.games import Budget, Series, Setting
from lanterns.arena.machines import Machines
from lanterns.bots import LEVELS
from lanterns.cli.output import (
    LARGEST_COUNT,
    LARGEST_SEED,
    VARIANT,
    err,
    out,
    print_figures,
    print_json,
    progress,
    write_text,
)
from lanterns.core.errors import BadOptions
from lanterns.core.texts import shown, whole
from lanterns.games import GAMES, get_game

FIRST = next(iter(GAMES))
GAME = typer.Argument(..., help="The game.")
PLAYERS = typer.Option(None, help="How many seats.")
SEED = typer.Option(1, min=0, max=LARGEST_SEED, help="The first seed; the same seed gives the same games.")
ITERATIONS = typer.Option(0, max=LARGEST_COUNT, help="Thinking budget of mcts per decision; 0 is its default.")
WORKERS = typer.Option(1, max=LARGEST_COUNT, help="Processes to use.")
ON = typer.Option(
    "", metavar="ray[:ADDRESS]", help="On Ray instead: begun here with as many processes, or one that runs at ADDRESS."
)
KEEP = typer.Option(None, help="A file that keeps every game as it ends; the next run goes on from it.")
JSON = typer.Option(False, "--json", help="Print JSON.")


def names(text: str) -> list[str]:
    """The names of a list with commas between them. Raises BadOptions when there is none."""
    found = [name.strip() for name in text.split(",") if name.strip()]
    if not found:
        raise BadOptions("name at least one bot, with commas between several")
    return found


def show(figures: dict[str, Any], as_json: bool) -> None:
    """Print figures as JSON or for people; games that crashed end the command with exit code 1."""
    (print_json if as_json else print_figures)(figures)
    if figures.get("crashes"):
        err.print(f"{len(figures['crashes'])} games crashed", style="bold red")
        raise typer.Exit(1)


def simulate(
    game: str = GAME,
    games: int = typer.Option(100, max=LARGEST_COUNT, help="How many games."),
    players: int | None = PLAYERS,
    bots: str = typer.Option(
        "random", help="One bot for all seats, or one per seat: random, greedy, mcts:400, learned:400."
    ),
    variant: str | None = VARIANT,
    seed: int = SEED,
    iterations: int = ITERATIONS,
    workers: int = WORKERS,
    on: str = ON,
    keep: Path | None = KEEP,
    as_json: bool = JSON,
) -> None:
    """Play games between bots: scores, end reasons, speed, crashes."""
    from lanterns.arena.simulate import simulate as run

    with progress("simulating") as report:
        wanted = Series(games, seed, Machines(workers, on), keep, report)
        figures = run(Setting(game, players, variant), wanted, names(bots), Budget(iterations))
    show(figures, as_json)


def match(
    game: str = GAME,
    bots: str = typer.Option("mcts,greedy", help="The bots, with commas; they share the seats evenly."),
    games: int = typer.Option(200, max=LARGEST_COUNT, help="How many games; every seating is played as often."),
    players: int | None = PLAYERS,
    variant: str | None = VARIANT,
    seed: int = SEED,
    iterations: int = ITERATIONS,
    seconds: float = typer.Option(0.0, help="Thinking budget of mcts per decision in seconds of processor time."),
    workers: int = WORKERS,
    on: str = ON,
    keep: Path | None = KEEP,
    as_json: bool = JSON,
) -> None:
    """Play a seat-balanced match: win rates with 95 % intervals, and ratings."""
    from lanterns.arena.match import match as run

    with progress("playing") as report:
        wanted = Series(games, seed, Machines(workers, on), keep, report)
        figures = run(Setting(game, players, variant), names(bots), wanted, Budget(iterations, seconds))
    show(figures, as_json)


def solo(
    game: str = GAME,
    variant: str = typer.Option(
        ..., help="A variant for one player or a co-operative one, or options as mission=6,players=2."
    ),
    bot: str = typer.Option("mcts", help="The bot."),
    games: int = typer.Option(100, max=LARGEST_COUNT, help="How many games."),
    seed: int = SEED,
    iterations: int = ITERATIONS,
    workers: int = WORKERS,
    on: str = ON,
    keep: Path | None = KEEP,
    as_json: bool = JSON,
) -> None:
    """Play a bot alone: how often it wins, and how often it reaches each level of the game."""
    from lanterns.arena.match import solo as run

    with progress("playing") as report:
        wanted = Series(games, seed, Machines(workers, on), keep, report)
        figures = run(Setting(game, variant=variant), bot, wanted, Budget(iterations))
    show(figures, as_json)


def team(
    game: str = GAME,
    bots: str = typer.Option("mcts", help="The bots, with commas; each plays all seats of its games."),
    games: int = typer.Option(100, max=LARGEST_COUNT, help="How many games for each bot and number of players."),
    players: str = typer.Option("", help="Numbers of players, with commas; all that the game takes when left out."),
    seed: int = SEED,
    iterations: int = ITERATIONS,
    seconds: float = typer.Option(0.0, help="Thinking budget of mcts per decision in seconds of processor time."),
    workers: int = WORKERS,
    on: str = ON,
    keep: Path | None = KEEP,
    as_json: bool = JSON,
) -> None:
    """Play a co-operative game with a team of bots: how often it wins, by number of players and by boss."""
    from lanterns.arena.team import team as run

    counts = [whole(part.strip()) for part in players.split(",") if part.strip()]
    if any(count < 0 for count in counts):
        raise BadOptions(f"--players takes numbers with commas between them, not '{shown(players)}'")
    with progress("playing") as report:
        wanted = Series(games, seed, Machines(workers, on), keep, report)
        figures = run(game, names(bots), wanted, counts, Budget(iterations, seconds))
    if not as_json:
        for row in figures.pop("rows") + figures.pop("facets"):
            what = "  ".join(f"{key} {row.pop(key)}" for key in list(row)[:2])
            low, high = row.pop("interval")
            out.print(
                f"{what}: {row.pop('wins')} of {row.pop('games')} won, {row.pop('win_rate'):.3f} "
                f"[{low:.3f}, {high:.3f}]  "
                + ", ".join(f"{key} {count}" for key, count in row.pop("reasons").items())
                + f"; {row['decisions']} decisions, {row['seconds']} s a game"
            )
    show(figures, as_json)


def ladder(
    game: str = GAME,
    bots: str = typer.Option(",".join(LEVELS), help="The bots, with commas, the weakest first."),
    games: int = typer.Option(100, max=LARGEST_COUNT, help="How many games for each pair of bots."),
    players: int | None = PLAYERS,
    variant: str | None = VARIANT,
    neighbours: bool = typer.Option(False, "--neighbours", help="Only pairs that stand next to each other."),
    seed: int = SEED,
    iterations: int = ITERATIONS,
    workers: int = WORKERS,
    on: str = ON,
    keep: Path | None = KEEP,
    as_json: bool = JSON,
) -> None:
    """Rate bots by a round robin on the same seeds, with 95 % intervals: the table of levels."""
    from lanterns.arena.ladder import ladder as run

    if players is None and variant is None:
        players = max(2, get_game(game).min_players)
    with progress("playing") as report:
        wanted = Series(games, seed, Machines(workers, on), keep, report)
        figures = run(Setting(game, players, variant), names(bots), wanted, Budget(iterations), neighbours)
    if not as_json:
        for row in figures.pop("rows"):
            low, high = row["interval"]
            out.print(
                f"{row['bot']}: Elo {row['elo']:+.0f} [{low:+.0f}, {high:+.0f}], {row['games']} games, "
                f"won {row['win_rate']:.3f}, mean score {row['mean_score']}"
            )
        for step in figures.pop("steps"):
            low, high = step["interval"]
            out.print(
                f"{step['bot']} over {step['over']}: {step['share']:.3f} [{low:.3f}, {high:.3f}] of {step['games']}, "
                + ("apart" if step["apart"] else "not apart")
            )
    show(figures, as_json)


def fuzz(
    game: str = GAME,
    games: int = typer.Option(1000, max=LARGEST_COUNT, help="Games per variant."),
    variant: str | None = typer.Option(None, help="Only this variant; all of them when left out."),
    seed: int = SEED,
    deep_every: int = typer.Option(
        97, max=LARGEST_COUNT, help="The costly checks come every so many actions; 0: never."
    ),
    workers: int = WORKERS,
    on: str = ON,
    keep: Path | None = KEEP,
    reports: Path | None = typer.Option(None, help="A folder for the records of games that fail."),
    as_json: bool = JSON,
) -> None:
    """Play random games and check what every game must keep; exit code 1 when one fails."""
    from lanterns.arena.fuzz import fuzz as run
    from lanterns.arena.games import variants_of

    if games < 1:
        raise BadOptions(f"--games must be 1 or more, not {games}")
    results: dict[str, Any] = {}
    failures = 0
    for name in variants_of(game, variant):
        with progress(f"fuzzing {name}") as report:
            wanted = Series(games, seed, Machines(workers, on), keep, report)
            figures = results[name] = run(wanted, game, name, deep_every)
        failures += len(figures["failures"])
        if not as_json:
            reasons = ", ".join(f"{reason} {count}" for reason, count in figures["end_reasons"].items())
            out.print(
                f"{game} {name}: {figures['games']} games, {figures['actions']} actions, "
                f"{figures['deep_checks']} deep checks, {figures['refusals']} refusals held to be so, "
                f"{figures['seconds']:.1f} s, "
                f"{len(figures['failures'])} failures; ended by {reasons or 'nothing'}"
            )
        for failure in figures["failures"]:
            err.print(f"{game} {name} seed {failure['seed']}: {failure['message']}", style="red", markup=False)
            if reports is not None:
                path = reports / f"{game}-{name}-{failure['seed']}.record"
                write_text(path, failure["record"])
                err.print(f"  its record is {path}")
    if as_json:
        print_json({"game": game, "variants": results, "failures": failures})
    if failures:
        raise typer.Exit(1)


def bench(
    game: str = typer.Argument(FIRST, help="The game."),
    seconds: float = typer.Option(3.0, help="Seconds for each of the measurements."),
    rounds: int = typer.Option(3, max=LARGEST_COUNT, help="How often all is measured; the middle value counts."),
    as_json: bool = JSON,
) -> None:
    """Measure speed: plain, compiled when that is built, beside catanatron when that is installed."""
    from lanterns.arena.bench import bench as run

    get_game(game)
    with progress("measuring") as report:
        figures = run(game, seconds, rounds, progress=report)
    for bar in [] if as_json else figures.pop("bars", []):
        side = "least" if "least" in bar else "most"
        verdict = "met" if bar["met"] else "MISSED"
        out.print(f"{bar['figure']}, {bar['form']}: {bar['measured']} (at {side} {bar[side]}): {verdict}")
    show(figures, as_json)


def register(app: typer.Typer) -> None:
    """Add these commands."""
    for command in (simulate, match, ladder, solo, team, fuzz, bench):
        app.command(command.__name__)(command)
