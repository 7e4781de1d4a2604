"""`lanterns record ...` and `lanterns scenario ...`: what was written down is checked or shown."""

from __future__ import annotations

from pathlib import Path

import typer

from lanterns.cli.output import err, out, print_json, read_text
from lanterns.core.record import PEOPLE, Record, line_text, parse_record
from lanterns.core.replay import positions, resume
from lanterns.core.scenario import run_files
from lanterns.games import GAMES


def load_record(path: Path) -> Record:
    """Read a record file. Raises LanternsError with file and line."""
    return parse_record(read_text(path), GAMES, str(path))


def check(
    files: list[Path] = typer.Argument(..., help="Record files."),
    as_json: bool = typer.Option(False, "--json", help="Print JSON."),
) -> None:
    """Replay records strictly; the first that fails is named with its line and reason, exit code 2."""
    rows = []
    for path in files:
        play = resume(load_record(path))
        state = play.state
        rows.append(
            {
                "file": str(path),
                "game": play.game.id,
                "ruleset": play.game.ruleset,
                "lines": len(play.record.lines),
                "actions": len(play.moves),
                "over": state.over,
                "end_reason": state.end_reason() if state.over else "",
                "scores": state.scores(),
                "state": state.digest(),
                "taken_back": play.record.marked,
            }
        )
        if not as_json:
            how = f"ended ({state.end_reason()})" if state.over else "still going on"
            out.print(f"{path}: ok, {play.game.id}, {len(play.moves)} actions, {how}, state {state.digest()}")
    if as_json:
        print_json(rows)


def show(
    file: Path = typer.Argument(..., help="A record file."),
    lang: str = typer.Option("en", help="Language of the sentences: en or fr."),
) -> None:
    """Tell a record as a story: every line with what happened."""
    from lanterns.locales import Catalogue

    record = load_record(file)
    words = Catalogue(lang, record.game.id, [seat.name for seat in record.seats])
    asked = ""
    for position in positions(record):
        if position.line is not None:
            line = position.line
            text = line_text(record.game, line)
            if line.actor != PEOPLE:
                text += f"   {words.player(line.actor)}: {words.action(record.game.verbs, line.action, asked)}"
            out.print(text, markup=False)
        step = position.state.question()
        asked = step.name if step is not None else ""
        for event in position.events:
            out.print(f"      {words.event(event)} [{event.rule}]", markup=False)


def run_scenarios(
    paths: list[Path] = typer.Argument(..., help="Scenario files, or folders of them."),
    as_json: bool = typer.Option(False, "--json", help="Print JSON."),
    verbose: bool = typer.Option(False, "--verbose", "-v", help="Name those that pass as well."),
) -> None:
    """Run scenarios and print `N passed, M failed`; exit code 1 when one fails, 2 when one cannot be played."""
    outcomes = run_files(paths, GAMES)
    failed = [outcome for outcome in outcomes if not outcome.passed]
    if as_json:
        print_json(
            {
                "passed": len(outcomes) - len(failed),
                "failed": len(failed),
                "failures": [
                    {
                        "id": o.scenario.id,
                        "file": o.scenario.file,
                        "line": o.line,
                        "bad": o.bad,
                        "failure": o.failure,
                    }
                    for o in failed
                ],
            }
        )
    else:
        for outcome in outcomes:
            if verbose or not outcome.passed:
                (err if outcome.bad else out).print(str(outcome), markup=False)
        out.print(f"{len(outcomes) - len(failed)} passed, {len(failed)} failed")
    if failed:
        raise typer.Exit(2 if any(outcome.bad for outcome in failed) else 1)


def register(app: typer.Typer) -> None:
    """Add these commands."""
    record = typer.Typer(help="Check and show records.", no_args_is_help=True)
    record.command("check")(check)
    record.command("show")(show)
    app.add_typer(record, name="record")
    scenario = typer.Typer(help="Run scenarios.", no_args_is_help=True)
    scenario.command("run")(run_scenarios)

    @scenario.callback()
    def _scenario() -> None:
        """Run scenarios."""

    app.add_typer(scenario, name="scenario")
