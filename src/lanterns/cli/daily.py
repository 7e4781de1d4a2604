"""`lanterns daily ...`: the boards of days: shown, proved, and made."""

from __future__ import annotations

import time
from collections.abc import Iterator
from datetime import UTC, date, datetime
from pathlib import Path
from typing import Any

import typer

from lanterns.cli.output import LARGEST_COUNT, LARGEST_SEED, err, out, print_json, progress, write_text
from lanterns.core.errors import BadOptions

MOST_DAYS = 20_000
SECONDS = 2.0  # between two writes of a file that is made


def show(
    day: str = typer.Argument("", help="The day, as 2026-11-28; today (UTC) when left out."),
    json: bool = typer.Option(False, "--json", help="Print JSON."),
) -> None:
    """The three boards of a day, as everybody is told of them beforehand."""
    from lanterns.daily.boards import entry_of, facts_of
    from lanterns.daily.games import BOARDS

    when = _day(day)
    rows = {
        board: {"id": entry_of(board, when).id, "hard": entry_of(board, when).hard, **facts_of(board, when)}
        for board in BOARDS
    }
    if json:
        print_json({"day": when.isoformat(), **rows})
        return
    out.print(when.strftime("%A, ") + when.isoformat())
    for board, facts in rows.items():
        told = ", ".join(f"{key} {value}" for key, value in facts.items() if value != "")
        out.print(f"  {board}: {told}", markup=False)


def check(
    days: int = typer.Option(400, min=1, max=MOST_DAYS, help="How many days."),
    first: str = typer.Option("", "--from", help="The first of them, as 2026-11-28; today (UTC) when left out."),
    board: str = typer.Option("", help="Only this board: dungeon, night or rescue."),
) -> None:
    """Prove the boards of days: a dungeon by the exact solver, a night by its exact value, a rescue by replaying the
    line that wins it. None is trivial, and none comes twice. Prints how hard they are by weekday. Exit code 1 when one
    fails; nights are reckoned anew, which takes minutes."""
    from lanterns.daily.check import check as prove
    from lanterns.daily.pool import pool_of

    boards = _boards(board)
    with progress("proving") as report:
        found = prove(_day(first), days, boards, report)
    out.print("difficulty by weekday    Mon   Tue   Wed   Thu   Fri   Sat   Sun")
    for one in boards:
        shown = "  ".join(f"{value:.2f}" for value in found.mean(one))
        out.print(f"{one:<22} {shown}   {len(pool_of(one).entries)} boards, again after {pool_of(one).repeats} days")
    for one in boards:
        if days > pool_of(one).repeats:
            out.print(f"{one}: the file has too few boards for {days} days; `lanterns daily make` goes on with it")
    for fault in found.faults:
        err.print(fault, markup=False)
    if found.faults:
        raise typer.Exit(1)
    out.print(f"{days} days: every board can be solved, none is trivial")


def make(
    board: str = typer.Argument(..., help="dungeon, night or rescue."),
    count: int = typer.Option(420, min=7, max=LARGEST_COUNT, help="How many boards the file should hold."),
    seed: int = typer.Option(1, min=0, max=LARGEST_SEED, help="The first seed of a new file."),
    out_file: Path = typer.Option(..., "--out", help="The file; one that is there is gone on with."),
) -> None:
    """Make boards. More boards change which one a day has, so a file is gone on with before a release, not after."""
    from msgspec.structs import replace

    from lanterns.daily.games import GAMES_OF
    from lanterns.daily.pool import Pool, load, text_of
    from lanterns.games import get_game

    kind = _boards(board)[0]
    command = f"lanterns daily make {kind} --count {count} --seed {seed}"
    ruleset = get_game(GAMES_OF[kind]).ruleset
    pool = load(out_file, kind) if out_file.exists() else Pool(kind, ruleset, command, seed, [])
    if pool.ruleset != ruleset:
        raise BadOptions(f"{out_file} is of the ruleset {pool.ruleset}, new boards are of {ruleset}; name another file")
    entries, written = list(pool.entries), time.monotonic()
    with progress("making") as report:
        for at, found in _found(kind, pool.following):
            entries += found
            report(min(len(entries), count), count)
            whole = len(entries) >= count
            if whole or time.monotonic() - written > SECONDS:
                pool = replace(pool, command=command, following=at + 1, entries=entries[:count] if whole else entries)
                write_text(out_file, text_of(pool))
                written = time.monotonic()
            if whole:
                break
    out.print(f"{out_file}: {len(pool.entries)} boards, {pool.repeats} days")


def _found(board: str, first: int) -> Iterator[tuple[int, list[Any]]]:
    """New boards with the seeds that they come from."""
    if board == "night":
        from lanterns.daily.games.quest.make import nights

        yield from nights(first)
    elif board == "rescue":
        from lanterns.daily.games.dungeons.make import rescues

        yield from ((at, [one] if one is not None else []) for at, one in rescues(first))
    else:
        from lanterns.daily.games.mapmasters.make import dungeons

        yield from ((at, [one] if one is not None else []) for at, one in dungeons(first))


def _boards(name: str) -> tuple[Any, ...]:
    from lanterns.daily.games import BOARDS

    found = tuple(board for board in BOARDS if name in ("", board))
    if not found:
        raise BadOptions(f"there is no board '{name}'; the boards are {', '.join(BOARDS)}")
    return found


def _day(text: str) -> date:
    if not text:
        return datetime.now(UTC).date()
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise BadOptions(f"'{text}' is not a day; write it as 2026-11-28") from None


def register(app: typer.Typer) -> None:
    """Add these commands."""
    daily = typer.Typer(help="The boards of the day.", no_args_is_help=True)
    daily.command("show")(show)
    daily.command("check")(check)
    daily.command("make")(make)
    app.add_typer(daily, name="daily")
