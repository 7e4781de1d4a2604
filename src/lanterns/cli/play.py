"""`lanterns play`: a game in the terminal, alone, with bots, or several people on one keyboard."""

from __future__ import annotations

import os
import secrets
import time
from pathlib import Path

import typer

from lanterns.cli.errors import language as spoken
from lanterns.cli.output import LARGEST_COUNT, LARGEST_SEED, VARIANT, out
from lanterns.core.errors import BadOptions
from lanterns.core.game import AnyGame
from lanterns.core.record import Seat
from lanterns.core.replay import Play, resume
from lanterns.games import GAMES, get_game
from lanterns.locales import LANGUAGES, Catalogue

BOTS_HELP = (
    "Bots for the other seats, in turn: novice, easy, medium, hard, master, random, greedy, mcts:400, learned:400."
)
PEOPLE_HELP = "How many are people at this keyboard; 0 watches the bots. Alone among heroes, one plays all of them."
BOT_NAMES = ("Ada", "Bryn", "Corin", "Dara", "Edda")


def play(
    game: str = typer.Argument(next(iter(GAMES)), help="The game."),
    players: int | None = typer.Option(None, max=LARGEST_COUNT, help="How many seats; people and bots when left out."),
    people: int = typer.Option(1, max=LARGEST_COUNT, help=PEOPLE_HELP),
    bots: str = typer.Option("", help=BOTS_HELP),
    variant: str | None = VARIANT,
    preset: str | None = typer.Option(None, help="Options as a whole: app, the rules as the publisher's app has them."),
    option: list[str] = typer.Option([], "--option", "-o", help="KEY=VALUE, as often as needed."),
    names: str = typer.Option("", help="Names of the people, with commas between them."),
    lang: str = typer.Option("", help="en or fr; by the LANG of the system when left out."),
    seed: int | None = typer.Option(None, min=0, max=LARGEST_SEED, help="Fixes what chance and the bots do."),
    save: Path | None = typer.Option(None, help="Where the game is saved; in the user's data folder when left out."),
    resume_file: Path | None = typer.Option(None, "--resume", help="Go on with a saved game."),
) -> None:
    """Play a game in the terminal."""
    from lanterns.cli.terminal import Terminal

    if lang and lang not in LANGUAGES:
        raise BadOptions(f"--lang cannot be '{lang}': choose one of {', '.join(LANGUAGES)}")
    language = spoken(["--lang", lang], os.environ)
    if resume_file is not None:
        from lanterns.cli.records import load_record

        table = resume(load_record(resume_file))
        save = save or resume_file
    else:
        found = get_game(game)
        chosen_options = [
            *([f"{key}={value}" for key, value in found.preset(preset).items()] if preset else []),
            *option,
        ]
        table = new_table(found, players, people, bots, variant, chosen_options, names, Catalogue(language))
    words = Catalogue(language, table.game, [seat.name for seat in table.seats()])
    if resume_file is not None:
        out.print(words.say("cli-resumed", file=str(resume_file)), markup=False)
    chosen = secrets.randbelow(1_000_000) if seed is None else seed
    Terminal(table, words, chosen, save or default_save(table.game.id)).run()


def new_table(
    game: AnyGame, players: int | None, people: int, bots: str, variant: str | None, option: list[str], names: str,
    words: Catalogue,
) -> Play:  # fmt: skip
    """A fresh game with its seats: people first, then bots. Raises BadOptions in one sentence."""
    from lanterns.arena.games import options_for
    from lanterns.bots import check_bot

    bot_names = [check_bot(name.strip()) for name in bots.split(",") if name.strip()]
    if people < 0:
        raise BadOptions(f"--people must be 0 or more, not {people}")
    if players is None and variant is None and bot_names:
        players = people + len(bot_names)
    if players is not None and not game.min_players <= players <= game.max_players:
        key = "cli-solo-heroes" if players == 1 else "cli-players-range"
        raise BadOptions(
            words.say(key, game=game.id, fewest=game.min_players, most=game.max_players, players=players).rstrip(".")
        )
    options = {**game.table_defaults(), **options_for(game.id, players, variant)}
    for text in option:
        key, equals, value = text.partition("=")
        if not equals:
            raise BadOptions(f"--option must be KEY=VALUE, not '{text}'")
        options[key.strip()] = value.strip()
    seats = game.players(game.new(options))
    room = "1 seat" if seats == 1 else f"{seats} seats"
    if people > seats:
        raise BadOptions(f"--people {people}: the table has {room}")
    if people + len(bot_names) > seats:
        raise BadOptions(f"{people} people and {len(bot_names)} bots do not fit: the table has {room}")
    # Who is alone in a game that is played together by two at least plays every seat.
    solo = game.cooperative and game.min_players > 1 and people == 1 and not bot_names
    if people < seats and not bot_names:
        bot_names = ["mcts"]
    called = [name.strip() for name in names.split(",") if name.strip()]
    table: list[Seat] = []
    for seat in range(seats):
        if solo:
            table.append(Seat(f"{called[0]} {seat + 1}" if called else words.say("cli-solo-name", number=seat + 1)))
        elif seat < people:
            table.append(Seat(called[seat] if seat < len(called) else words.player(seat)))
        else:
            table.append(Seat(BOT_NAMES[seat % len(BOT_NAMES)], f"bot {bot_names[(seat - people) % len(bot_names)]}"))
    return Play.new(game, options, table)


def default_save(game: str) -> Path:
    """A new file in the user's data folder."""
    home = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(home) / "three-lanterns" / f"{game}-{time.strftime('%Y%m%d-%H%M%S')}.record"


def register(app: typer.Typer) -> None:
    """Add these commands."""
    app.command("play")(play)
