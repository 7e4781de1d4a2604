"""`lanterns record ...` and `lanterns scenario ...`: what was written down is checked or shown."""

from __future__ import annotations

from pathlib import Path
from random import Random

import typer

from lanterns.bots import get_bot
from lanterns.bots.playout import play_on
from lanterns.cli.output import LARGEST_COUNT, LARGEST_SEED, VARIANT, err, out, print_json, progress, write_text
from lanterns.core.errors import BadOptions, BadRecord
from lanterns.core.game import AnyGame
from lanterns.core.record import STATE, Record, Seat, given_up, line_text, parse_record
from lanterns.core.replay import Play, positions, resume
from lanterns.core.scenario import run_files
from lanterns.core.step import PEOPLE
from lanterns.core.texts import read_text
from lanterns.games import RULESETS, get_game


def load_record(path: Path) -> Record:
    """Read a record file. Raises LanternsError with file and line."""
    return parse_record(read_text(path), RULESETS, str(path))


def check(
    files: list[Path] = typer.Argument(..., help="Record files."),
    as_json: bool = typer.Option(False, "--json", help="Print JSON."),
) -> None:
    """Replay records strictly; the first that fails is named with its line and reason, exit code 2."""
    rows = []
    for path in files:
        record = load_record(path)
        play = resume(record)
        state = play.state
        resigned, ended = given_up(play.seats(), play.record.lines)
        over, reason = state.over or ended, play.game.end_reason(state) if state.over else "resigned" if ended else ""
        rows.append(
            {
                "file": str(path),
                "game": play.game.id,
                "ruleset": play.game.ruleset,
                "lines": len(play.record.lines),
                "actions": len(play.history),
                "over": over,
                "end_reason": reason,
                "resigned": resigned,
                "scores": play.game.scores(state),
                "trace": play.trace.hex,
                "compared": record.kind != STATE,
                "taken_back": play.record.marked,
            }
        )
        if not as_json:
            how = f"ended ({reason})" if over else "still going on"
            how += "".join(f", seat {seat} resigned" for seat in resigned)
            out.print(f"{path}: ok, {play.game.ruleset}, {len(play.history)} actions, {how}, trace {play.trace.hex}")
            if record.kind == STATE:
                out.print("      its end line is of an earlier form, not compared; see `lanterns record upgrade`")
    if as_json:
        print_json(rows)


def upgrade(files: list[Path] = typer.Argument(..., help="Record files, rewritten in place.")) -> None:
    """Bring records to the present form: the ruleset that they really follow, sums and a trace at the end.

    Earlier programs could write a label that a game did not follow: then the ruleset of that game under which the
    record replays is named. What replays under none is refused and left as it is, exit code 2. Comments are not kept.
    """
    for path in files:
        text = read_text(path)
        play, known = _really(text, str(path))
        new = play.text()
        if new == text:
            out.print(f"{path}: is of the present form already")
            continue
        write_text(path, new)
        how = "whose end line still agreed" if known else "whose end line says nothing to this program any more"
        out.print(f"{path}: upgraded, {play.game.ruleset}, {len(play.history)} actions, {how}")


def _really(text: str, file: str) -> tuple[Play, bool]:
    """A record replayed under the ruleset that it follows, and whether its end line agrees. Raises BadRecord."""
    named = parse_record(text, RULESETS, file)
    others = [game for game in RULESETS.values() if game.id == named.game.id and game is not named.game]
    found: list[Play] = []
    first: BadRecord | None = None
    for game in (named.game, *reversed(others)):
        label, ruleset = f"ruleset: {named.game.ruleset}", f"ruleset: {game.ruleset}"
        record = parse_record(text.replace(label, ruleset, 1), RULESETS, file)
        try:
            play = resume(record)
        except BadRecord as error:
            first = first or error
            continue
        if record.kind != STATE or record.digest == play.state.digest():
            return play, True
        found.append(play)
    if not found:
        assert first is not None
        raise first
    return found[0], False


def show(
    file: Path = typer.Argument(..., help="A record file."),
    lang: str = typer.Option("en", help="Language of the sentences: en or fr."),
) -> None:
    """Tell a record as a story: every line with what happened."""
    from lanterns.locales import Catalogue

    record = load_record(file)
    words = Catalogue(lang, record.game, [seat.name for seat in record.seats])
    asked = ""
    for position in positions(record):
        if position.line is not None:
            line = position.line
            text = line_text(record.game, line)
            if line.actor != PEOPLE:
                who = words.say("with-colon", text=words.player(line.actor))
                text += f"   {who} {words.action(record.game.verbs, line.action, asked)}"
            out.print(text, markup=False)
        step = position.state.question()
        asked = step.name if step is not None else ""
        for event in position.events:
            out.print(f"      {words.event(event)} [{event.rule}]", markup=False)


def make(
    game: str = typer.Argument(..., help="The game."),
    out_file: Path = typer.Option(..., "--out", help="The record to write."),
    bots: str = typer.Option("mcts", help="One bot for all seats, or one per seat."),
    players: int | None = typer.Option(None, max=LARGEST_COUNT, help="How many seats."),
    variant: str | None = VARIANT,
    seed: int = typer.Option(1, min=0, max=LARGEST_SEED, help="The first seed that is tried."),
    reason: str = typer.Option("", help="Only a game that ends so: its end reason, as simulate prints them."),
    tries: int = typer.Option(100, max=LARGEST_COUNT, help="How many seeds are tried for that."),
) -> None:
    """Let bots play a game and write its record; with --reason, the first that ends so."""
    from lanterns.arena.games import options_for
    from lanterns.cli.measure import names

    found = get_game(game)
    if reason and reason not in found.end_reasons():
        raise BadOptions(f"{game} does not end by '{reason}': its reasons are {', '.join(found.end_reasons())}")
    options = options_for(game, players, variant)
    with progress("playing") as report:
        for number in range(tries if reason else 1):
            play = play_record(found, options, names(bots), seed + number)
            report(number + 1, tries)
            ended = found.end_reason(play.state)
            if reason in ("", ended):
                write_text(out_file, play.text())
                out.print(f"{out_file}: seed {seed + number}, {len(play.history)} actions, {ended}")
                return
    err.print(f"none of {tries} games ended by {reason}")
    raise typer.Exit(1)


def play_record(game: AnyGame, options: dict[str, str], bots: list[str], seed: int) -> Play:
    """A whole game of bots with its record; chance and bots follow from the seed. Raises BadOptions."""
    seats = game.players(game.new(options))
    if len(bots) not in (1, seats):
        raise BadOptions(f"{len(bots)} bots for {seats} seats: name one bot for all seats, or one per seat")
    kinds = [bots[seat % len(bots)] for seat in range(seats)]
    play = Play.new(game, options, [Seat(f"Bot {seat + 1}", f"bot {kind}") for seat, kind in enumerate(kinds)])
    players = [get_bot(kind, game, seed * 64 + seat) for seat, kind in enumerate(kinds)]
    play_on(play, players, Random(seed))
    return play


def run_scenarios(
    paths: list[Path] = typer.Argument(..., help="Scenario files, or folders of them."),
    as_json: bool = typer.Option(False, "--json", help="Print JSON."),
    verbose: bool = typer.Option(False, "--verbose", "-v", help="Name those that pass as well."),
) -> None:
    """Run scenarios and print `N passed, M failed`; exit code 1 when one fails, 2 when one cannot be played."""
    outcomes = run_files(paths, RULESETS)
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


def export(
    game: str = typer.Argument(..., help="The game."),
    path: Path = typer.Argument(..., help="The Parquet file to write."),
    games: int = typer.Option(100, min=1, max=LARGEST_COUNT, help="How many games."),
    players: int | None = typer.Option(None, help="How many seats."),
    bots: str = typer.Option("greedy", help="One bot for all seats, or one per seat, with commas."),
    variant: str | None = VARIANT,
    seed: int = typer.Option(1, min=0, max=LARGEST_SEED, help="The first seed; the same seed gives the same rows."),
) -> None:
    """Play games between bots and write every decision as a row of a Parquet file, for learning."""
    from lanterns.arena.games import options_for
    from lanterns.research.export import export as run

    named = [bot.strip() for bot in bots.split(",") if bot.strip()]
    options = options_for(game, players, variant)
    with progress("exporting") as report:
        rows = run(get_game(game), options, path, games=games, seed=seed, bots=named, report=report)
    out.print(f"{path}: {rows} decisions of {games} games", markup=False)


def register(app: typer.Typer) -> None:
    """Add these commands."""
    app.command("export")(export)
    record = typer.Typer(help="Check, show and make records.", no_args_is_help=True)
    record.command("check")(check)
    record.command("upgrade")(upgrade)
    record.command("show")(show)
    record.command("make")(make)
    app.add_typer(record, name="record")
    scenario = typer.Typer(help="Run scenarios.", no_args_is_help=True)
    scenario.command("run")(run_scenarios)

    @scenario.callback()
    def _scenario() -> None:
        """Run scenarios."""

    app.add_typer(scenario, name="scenario")
