"""`lanterns puzzles ...`: find positions to practise on, and check those that there are."""

from __future__ import annotations

from datetime import date
from pathlib import Path

import typer

from lanterns.cli.output import LARGEST_COUNT, LARGEST_SEED, VARIANT, err, out, progress, write_text
from lanterns.core.errors import BadContent, BadOptions
from lanterns.games import GAMES, get_game


def make(
    game: str = typer.Argument(..., help="The game."),
    count: int = typer.Option(30, min=1, max=LARGEST_COUNT, help="How many puzzles the file should hold."),
    seed: int = typer.Option(1, min=0, max=LARGEST_SEED, help="The seed of the first game."),
    games: int = typer.Option(1000, min=1, max=LARGEST_COUNT, help="How many games are played at most."),
    players: int | None = typer.Option(None, max=LARGEST_COUNT, help="How many seats."),
    variant: str | None = VARIANT,
    least: float | None = typer.Option(None, min=0.0, help="The smallest gap: of the chance to win, or in points."),
    out_file: Path = typer.Option(..., "--out", help="The file; one that is there is gone on with."),
) -> None:
    """Let bots play, and keep positions in which one answer is clearly best: a search is sure of it, is so still at ten
    times the budget, and a greedy bot would answer otherwise. The file is written after each game."""
    from msgspec.structs import replace

    from lanterns.arena.games import options_for
    from lanterns.puzzles import Puzzles, load
    from lanterns.puzzles.make import LEAST, VERBS, search_games, unit_of
    from lanterns.puzzles.write import text_of

    found = get_game(game)
    options = options_for(game, players, variant)
    chosen = {"players": players, "variant": variant, "least": least}
    named = "".join(f" --{key} {value}" for key, value in chosen.items() if value is not None)
    command = f"lanterns puzzles make {game} --count {count} --seed {seed}{named}"
    unit = unit_of(found)
    gap = least if least is not None else LEAST[unit]
    kept = load(out_file) if out_file.exists() else Puzzles(game, command, "", unit, gap, VERBS[unit], seed)
    if kept.game != game:
        raise BadOptions(f"{out_file} holds puzzles of {kept.game}; name another file")
    with progress("searching") as report:
        for following, puzzles in search_games(found, options, kept, count, games):
            whole = replace(kept, made=date.today().isoformat(), following=following, puzzle=puzzles)
            write_text(out_file, text_of(whole))
            report(len(puzzles), count)
    held = len(load(out_file).puzzle) if out_file.exists() else 0
    out.print(f"{out_file}: {held} of {count} puzzles")


def check(game: str = typer.Argument("", help="The game; all of them when left out.")) -> None:
    """Replay the puzzles that come with the games: the best answer of each is legal, and the search at its usual budget
    (or the exact solver) agrees with it. Exit code 1 when one fails."""
    from lanterns.puzzles import position_of, puzzles_of
    from lanterns.puzzles.make import agrees

    failed = 0
    for name in [get_game(game).id] if game else list(GAMES):
        puzzles = puzzles_of(name)
        if puzzles is None:
            if game:
                raise BadContent(f"{name} comes with no puzzles; `lanterns puzzles make {name}` finds some")
            continue
        for one in puzzles.puzzle:
            at = position_of(puzzles, one)
            if not agrees(at.game, at.state, one.seat, puzzles.verbs, at.ranked[0]):
                failed += 1
                err.print(f"{one.id}: '{one.answers[0].answer}' does not come first at the usual budget", markup=False)
        out.print(f"{name}: {len(puzzles.puzzle)} puzzles, a gap of {puzzles.least} at least")
    if failed:
        raise typer.Exit(1)


def register(app: typer.Typer) -> None:
    """Add these commands."""
    puzzles = typer.Typer(help="Find and check positions to practise on.", no_args_is_help=True)
    puzzles.command("make")(make)
    puzzles.command("check")(check)
    app.add_typer(puzzles, name="puzzles")
