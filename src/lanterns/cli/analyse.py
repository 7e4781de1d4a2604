"""`lanterns analyse`: a finished game looked into, luck apart from skill."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import typer
from rich.box import SIMPLE
from rich.table import Table

from lanterns.analysis import parse_budget, sums, surprise, timeline
from lanterns.analysis.spread import spread
from lanterns.analysis.timeline import Timeline
from lanterns.analysis.view_types import Finding, SeatSum
from lanterns.cli.errors import language as spoken
from lanterns.cli.output import LARGEST_COUNT, out, print_json, progress
from lanterns.core.errors import BadOptions
from lanterns.core.record import parse_record
from lanterns.core.texts import read_text
from lanterns.games import RULESETS
from lanterns.locales import LANGUAGES, Catalogue

SIGNS = {"best": "!", "inaccuracy": "?", "blunder": "??"}
BUDGET_HELP = "quick, usual, deep, or how many times the usual work, such as 2.5."


def analyse(
    file: Path = typer.Argument(..., help="The record of a finished game."),
    budget: str = typer.Option("usual", help=BUDGET_HELP),
    seat: int | None = typer.Option(None, help="Only the choices of this seat, counted from 0."),
    everything: bool = typer.Option(False, "--all", help="Every action, not only those that are marked."),
    workers: int = typer.Option(1, min=1, max=LARGEST_COUNT, help="Processes to use."),
    as_json: bool = typer.Option(False, "--json", help="Print JSON."),
    lang: str = typer.Option("", help="en or fr; by the LANG of the system when left out."),
) -> None:
    """Look into a finished game: what each choice lost against the best found, and what chance gave, apart from it."""
    if lang and lang not in LANGUAGES:
        raise BadOptions(f"--lang cannot be '{lang}': choose one of {', '.join(LANGUAGES)}")
    spent = parse_budget(budget)
    text = read_text(file)
    line = timeline(parse_record(text, RULESETS, str(file)))
    seats = line.game.players(line.state(0))
    if seat is not None and not 0 <= seat < seats:
        raise BadOptions(f"--seat cannot be {seat}: the record has {seats} seats, counted from 0")
    found: list[Finding] = []
    with progress("analysing") as report:
        for one in spread(line, text, spent, workers):
            found.append(one)
            report(len(found), len(line))
    found.reverse()
    rows = sums(seats, found)
    shown = [one for one in found if seat is None or seat in (one["actor"], *(s["seat"] for s in one["solved"]))]
    if as_json:
        print_json(_as_data(line, spent.scale, shown, rows))
        return
    words = Catalogue(spoken(["--lang", lang], os.environ), line.game, [one.name for one in line.record.seats])
    out.print(_moves(line, words, [one for one in shown if everything or _is_marked(one)]))
    if any(one["solved"] for one in shown):
        out.print(_wholes(words, shown))
    out.print(_seats(words, [row for row in rows if seat in (None, row["seat"])]))
    told = surprise(rows)
    if told is not None:
        params = {"name": words.player(told["seat"]), "amount": percent(told["amount"])}
        out.print(words.say(f"cli-analysis-{told['key']}", **params), markup=False)
    out.print(words.say("cli-analysis-noise"), markup=False)


def _as_data(line: Timeline, scale: float, found: list[Finding], rows: list[SeatSum]) -> dict[str, Any]:
    return {
        "game": line.game.id,
        "ruleset": line.game.ruleset,
        "seats": [str(one) for one in line.record.seats],
        "budget": scale,
        "actions": len(line),
        "findings": [{**one, "action": line.game.verbs.notation(one["code"])} for one in found],
        "sums": rows,
        "surprise": surprise(rows),
    }


def _is_marked(one: Finding) -> bool:
    return one["mark"] != ""


def percent(value: float, sign: bool = True) -> str:
    """A share of a win in per cent, with its sign and a true minus."""
    number = f"{100 * value:+.1f}" if sign else f"{100 * value:.1f}"
    return number.replace("-", "−")


def _moves(line: Timeline, words: Catalogue, found: list[Finding]) -> Table:
    table = Table(box=SIMPLE, padding=(0, 1), show_edge=False, title=words.say("cli-analysis-moves"))
    for key, right in (("number", True), ("who", False), ("played", False), ("mark", False), ("change", True),
                       ("interval", True), ("better", False)):  # fmt: skip
        table.add_column(words.say(f"cli-analysis-{key}"), justify="right" if right else "left")
    for one in found:
        change, interval, better = "", "", ""
        if one["kind"] == "choice" and one["loss"] > 0.0:
            change, interval = percent(-one["loss"]), f"{percent(-one['high'])} … {percent(-one['low'])}"
        elif one["kind"] == "chance":
            change = " / ".join(percent(value) for value in one["luck"])
            interval = "" if one["exact"] else f"± {percent(one['half'], False)}"
        if one["best"] != one["code"]:
            better = words.action(line.game.verbs, one["best"], one["step"])
        table.add_row(
            str(one["number"]), words.player(one["actor"]), words.action(line.game.verbs, one["code"], one["step"]),
            SIGNS.get(one["mark"], ""), change, interval, better,
        )  # fmt: skip
    return table


def _wholes(words: Catalogue, found: list[Finding]) -> Table:
    table = Table(box=SIMPLE, padding=(0, 1), show_edge=False, title=words.say("cli-analysis-wholes"))
    for key in ("number", "who", "points", "best-points"):
        table.add_column(words.say(f"cli-analysis-{key}"), justify="left" if key == "who" else "right")
    for one in found:
        for whole in one["solved"]:
            best = f"{whole['best']:g}" if whole["exact"] else f"≥ {whole['best']:g}"
            table.add_row(str(one["number"]), words.player(whole["seat"]), f"{whole['points']:g}", best)
    return table


def _seats(words: Catalogue, rows: list[SeatSum]) -> Table:
    table = Table(box=SIMPLE, padding=(0, 1), show_edge=False, title=words.say("cli-analysis-seats"))
    for key in ("who", "good", "marks", "lost", "luck"):
        table.add_column(words.say(f"cli-analysis-{key}"), justify="left" if key == "who" else "right")
    for row in rows:
        good = f"{100 * row['good'] / row['choices']:.0f} %" if row["choices"] else "–"
        marks = "  ".join(f"{SIGNS[mark]} {count}" for mark, count in row["marks"].items())
        lost = f"{percent(-row['lost'])} ± {percent(row['lost_half'], False)}"
        luck = f"{percent(row['luck'])} ± {percent(row['luck_half'], False)}"
        table.add_row(words.player(row["seat"]), good, marks, lost, luck)
    return table


def register(app: typer.Typer) -> None:
    """Add this command."""
    app.command("analyse")(analyse)
