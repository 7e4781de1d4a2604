"""`lanterns mapmasters missions ...`: the missions of Map Masters, Coop, shown and proved winnable."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from time import monotonic
from typing import Any

import typer

from lanterns.arena.machines import Machines
from lanterns.arena.spread import resumed
from lanterns.cli.measure import KEEP, ON, WORKERS
from lanterns.cli.output import LARGEST_COUNT, LARGEST_SEED, out, print_json, progress
from lanterns.core.errors import BadOptions
from lanterns.core.texts import shown, whole

#: mission, players, level, seed, seconds of processor time, whether teleporting is allowed
Setup = tuple[int, int, str, int, float, bool]

missions_group = typer.Typer(help="The missions of Map Masters, Coop.", no_args_is_help=True)
LEVELS = ("novice", "easy", "normal", "hard")


def numbers(text: str, low: int, high: int, what: str) -> list[int]:
    """A list such as ``1,3-5``. Raises BadOptions."""
    found: list[int] = []
    for part in text.split(","):
        first, _, last = part.strip().partition("-")
        least, most = whole(first), whole(last or first)
        if least < 0 or most < 0:
            raise BadOptions(f"{what} is a list such as 1,3-5, not '{shown(text)}'")
        for number in (least, most):
            if not low <= number <= high:
                raise BadOptions(f"{what} are {low} to {high}, so there is no {number}")
        found += range(least, most + 1)
    return found


@missions_group.callback()
def _missions() -> None:
    """The missions of Map Masters, Coop."""


@missions_group.command("show")
def show(mission: str = typer.Argument("1-14", help="Numbers of missions, such as 1,3-5.")) -> None:
    """Print grid, walls, objectives and cards of missions as text."""
    from lanterns.games.mapmasters.coop.missions.chart import describe
    from lanterns.games.mapmasters.coop.missions.mission_file import missions

    for number in numbers(mission, 1, 14, "missions"):
        for line in describe(missions()[number]):
            out.print(line, markup=False, highlight=False, soft_wrap=True)
        out.print()


@missions_group.command("check")
def check(
    mission: str = typer.Option("1-14", "--missions", help="Numbers of missions, such as 1,3-5."),
    players: str = typer.Option("1-5", "--players", help="Numbers of players."),
    setups: int = typer.Option(100, min=1, max=LARGEST_COUNT, help="Seeded setups per mission and number of players."),
    level: str = typer.Option("normal", help="novice, easy, normal or hard."),
    seconds: float = typer.Option(10.0, help="Processor time per setup."),
    seed: int = typer.Option(1, min=0, max=LARGEST_SEED, help="The first seed."),
    without: int = typer.Option(
        10, min=0, help="Setups per mission and number of players that are also tried without teleporting (5-14)."
    ),
    workers: int = WORKERS,
    on: str = ON,
    keep: Path | None = KEEP,
    as_json: bool = typer.Option(False, "--json", help="Print JSON."),
) -> None:
    """The share of seeded setups in which a search that sees the deck finds a win, against the criterion of rules 6.5:
    90 % of missions 1-4, 75 % of 5-9, 70 % of 10-14; without teleporting missions 5-14 under 25 %. Exit code 1 on a
    miss."""
    if level not in LEVELS:
        raise BadOptions(f"there is no level '{level}'; choose one of {', '.join(LEVELS)}")
    from lanterns.games.mapmasters.coop.planner.trials import WITHOUT, criterion, most_without

    rows: list[dict[str, Any]] = []
    begun = monotonic()
    chosen = [(m, p) for m in numbers(mission, 1, 14, "missions") for p in numbers(players, 1, 5, "players")]
    with progress("checking") as report:
        for done, (m, p) in enumerate(chosen):
            jobs = [(m, p, level, seed + k, seconds, True) for k in range(setups)]
            count = min(without, setups) if m >= 5 else 0
            jobs += [(m, p, level, seed + k, seconds * WITHOUT, False) for k in range(count)]
            played = run(jobs, Machines(workers, on), keep)
            won = sum(one["won"] for one in played[:setups])
            walked = sum(one["won"] for one in played[setups:])
            good = won >= criterion(m) * setups and (not count or walked < most_without(m) * count)
            rows.append(
                {
                    "mission": m, "players": p, "won": won, "setups": setups, "needed": criterion(m),
                    "won_without": walked, "setups_without": count,
                    "mean_seconds": round(sum(one["seconds"] for one in played[:setups]) / setups, 2),
                    "processor_seconds": round(sum(one["seconds"] for one in played), 2), "good": good,
                }
            )  # fmt: skip
            report(done + 1, len(chosen))
            if not as_json:
                out.print(told(rows[-1]), markup=False, highlight=False)
    if as_json:
        print_json(rows)
    else:
        for line in spent(rows, monotonic() - begun):
            out.print(line, markup=False, highlight=False)
    missed = sum(not row["good"] for row in rows)
    if not as_json:
        out.print(f"{len(rows) - missed} of {len(rows)} rows meet the criterion (level {level})")
    if missed:
        raise typer.Exit(1)


def spent(rows: list[dict[str, Any]], wall: float) -> list[str]:
    """How long it took: a line per mission with its mean over all setups, then the whole in wall and processor time."""
    lines: list[str] = []
    for mission in dict.fromkeys(row["mission"] for row in rows):
        of = [row for row in rows if row["mission"] == mission]
        mean = sum(row["mean_seconds"] * row["setups"] for row in of) / sum(row["setups"] for row in of)
        share = sum(row["won"] for row in of) / sum(row["setups"] for row in of)
        lines.append(f"mission {mission:2}: {share:.0%} won, {mean:.2f} s of processor time each")
    processor = sum(row["processor_seconds"] for row in rows)
    return [*lines, f"took {wall:.0f} s, and {processor:.0f} s of processor time"]


def told(row: dict[str, Any]) -> str:
    """One row for people."""
    text = f"mission {row['mission']:2} players {row['players']}: won {row['won']} of {row['setups']}"
    text += f" ({row['needed']:.0%} needed), {row['mean_seconds']:.2f} s each"
    if row["setups_without"]:
        text += f"; without teleporting {row['won_without']} of {row['setups_without']}"
    return text if row["good"] else f"{text}  MISS"


def run(jobs: Sequence[Setup], where: Machines, keep: Path | None) -> list[dict[str, Any]]:
    """Whether each of these was won and in which seconds of processor time, in order."""
    keys = [json.dumps(job) for job in jobs]
    done = dict(resumed(tried, dict(zip(keys, jobs)), where, keep))
    return [done[key] for key in keys]


def tried(mission: int, players: int, level: str, seed: int, seconds: float, teleports: bool) -> dict[str, Any]:
    """One setup, in whatever process."""
    from lanterns.games.mapmasters.coop.planner.trials import trial

    one = trial(mission, players, level, seed, seconds, teleports)
    return {"won": one.won, "seconds": one.seconds, "attempts": one.attempts}
