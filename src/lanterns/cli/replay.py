"""`lanterns replay`: a record played back at the terminal, on the game's own table, step by step."""

from __future__ import annotations

import os
from pathlib import Path

import typer

from lanterns.cli.errors import language as spoken
from lanterns.cli.output import LARGEST_COUNT, screen
from lanterns.cli.records import load_record
from lanterns.cli.screen import find_screen
from lanterns.core.errors import BadOptions
from lanterns.core.record import Record, line_text
from lanterns.core.replay import resume
from lanterns.core.step import CHANCE, PEOPLE, SPECTATOR
from lanterns.core.texts import whole
from lanterns.locales import LANGUAGES, Catalogue
from lanterns.tables.keeping.replayer import Replayer


class Playback:
    """A record and the line that is shown, 0 before the first."""

    def __init__(self, record: Record, words: Catalogue) -> None:
        self.replayer = Replayer(record)
        self.game = record.game
        self.words = words
        self.draw = find_screen(record.game.id)
        self.at = 0

    def show(self, line: int) -> None:
        """Draw the table after a line, as whoever acted saw it, and tell what led there."""
        self.at = max(0, min(self.replayer.lines, line))
        done = self.replayer.record.lines[self.at - 1] if self.at else None
        state = self.replayer.state(self.at)
        eyes = SPECTATOR if done is None or done.actor in (CHANCE, PEOPLE) else done.actor
        self.draw(self.game.view(state, eyes), self.words, screen)
        screen.rule(self.words.say("cli-replay-line", n=self.at, of=self.replayer.lines))
        if done is not None:
            screen.print(line_text(self.game, done), markup=False, style="dim")
            for event in self.replayer.entry(self.at).events:
                if event.only in (SPECTATOR, eyes):
                    screen.print(self.words.event(event), markup=False)

    def go(self, text: str) -> bool:
        """Follow a command; False for the one that ends."""
        said = text.strip().lower()
        if said == "q":
            return False
        if said in ("", "n"):
            self.show(self.at + 1)
        elif said == "b":
            self.show(self.at - 1)
        elif said == "e":
            self.show(self.replayer.lines)
        elif whole(said) >= 0:
            self.show(whole(said))
        else:
            screen.print(self.words.say("cli-replay-help", count=self.replayer.lines), markup=False)
        return True


def replay(
    file: Path = typer.Argument(..., help="A record file."),
    at: int = typer.Option(0, min=0, max=LARGEST_COUNT, help="The line to begin with; 0 is before the first."),
    lang: str = typer.Option("", help="en or fr; by the LANG of the system when left out."),
) -> None:
    """Play a record back on the game's own table: Enter goes on, b back, a number to that line, e to the end, q out."""
    if lang and lang not in LANGUAGES:
        raise BadOptions(f"--lang cannot be '{lang}': choose one of {', '.join(LANGUAGES)}")
    record = load_record(file)
    play = resume(record)
    words = Catalogue(spoken(["--lang", lang], os.environ), record.game, [seat.name for seat in play.seats()])
    shown = Playback(record, words)
    shown.show(at)
    while True:
        try:
            said = screen.input(words.say("cli-replay-prompt") + " ", markup=False)
        except EOFError:
            return
        if not shown.go(said):
            return


def register(app: typer.Typer) -> None:
    """Add this command."""
    app.command("replay")(replay)
