"""A game at a real terminal (a pseudo-terminal of the system): colours, the pager for a long journal, going on."""

from __future__ import annotations

import os
import re
import select
import signal
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from lanterns.cli.journal import FEWEST
from lanterns.core.record import parse_record
from lanterns.core.replay import Play
from lanterns.games import RULESETS

pty = pytest.importorskip("pty", reason="this system has no pseudo-terminals")
RECORDS = Path(__file__).parents[1] / "fixtures" / "records"
PROMPT = "Votre choix"
PATIENCE = 600.0  # seconds until a program that says nothing counts as hanging


def begun(path: Path, file: Path) -> Play:
    """The first two thirds of a kept game, up to a question to its first person, written to a file."""
    record = parse_record(path.read_text("utf-8"), RULESETS, str(path))
    play = Play.new(record.game, record.options, record.seats)
    for at, line in enumerate(record.lines):
        if at > 2 * len(record.lines) // 3 and line.actor == 0:
            break
        play.follow(line)
    file.write_text(play.text(), "utf-8")
    return play


class Screen:
    """A program at a terminal: what it has shown, and what is typed."""

    def __init__(self, fd: int) -> None:
        self.fd = fd
        self.shown = ""

    def until(self, part: str) -> str:
        """What comes up to a part of the text that is still to come, and this part."""
        begin, end = len(self.shown), time.monotonic() + PATIENCE
        while part not in self.shown[begin:]:
            assert time.monotonic() < end, self.shown[begin:]
            if select.select([self.fd], [], [], 1.0)[0]:
                try:
                    found = os.read(self.fd, 65536)
                except OSError:  # the program has ended
                    found = b""
                assert found, self.shown[begin:]
                self.shown += found.decode("utf-8", "replace")
        return re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", self.shown[begin:])

    def type(self, text: str) -> None:
        os.write(self.fd, f"{text}\n".encode())


@contextmanager
def terminal(*arguments: str, **environment: str) -> Iterator[Screen]:
    """The command line at a terminal of 24 lines of 100 columns; it is ended when nobody looks any more."""
    import fcntl
    import struct
    import termios

    pid, fd = pty.fork()
    if pid == 0:
        fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 100, 0, 0))
        os.execve(
            sys.executable, [sys.executable, "-m", "lanterns.cli", *arguments],
            {**os.environ, "TERM": "xterm-256color", "LANG": "C.UTF-8", **environment},
        )  # fmt: skip
    try:
        yield Screen(fd)
    finally:
        os.close(fd)
        os.kill(pid, signal.SIGKILL)
        os.waitpid(pid, 0)


def test_a_long_journal_is_read_by_pages_and_a_game_goes_on_where_it_was(tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    play = begun(RECORDS / "dungeons" / "3" / "heroes-2-in-french.record", file)
    with terminal("play", "--resume", str(file), "--lang", "fr", PAGER="sed s/^/seite:/") as screen:
        first = screen.until(f"{PROMPT} (")
        assert "\x1b[1m" in screen.shown, "a terminal is drawn in colours"
        assert "Reprise de" in first
        assert "Donjons · Noëlle" in first
        journal = first.partition("─ Journal ─")[2].splitlines()
        assert len([line for line in journal if line.startswith("│ ")]) <= FEWEST + 1
        screen.type("l")
        paged = [line for line in screen.until(f"{PROMPT} (").splitlines() if line.startswith("seite:")]
        assert len(paged) > 30, "all that has happened goes through the pager"
        assert "[D2.7]" in paged[0], "from the setup on"
        screen.type("? Torche")
        assert "Elle descend d’une case" in screen.until(f"{PROMPT} (")
        screen.type("q")
        screen.until("--resume")
    assert file.read_text("utf-8") == play.text(), "looking changes nothing"


def test_the_end_of_a_sitting_by_a_key_saves_too(tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    play = begun(RECORDS / "quest" / "2" / "together-2-in-french.record", file)
    with terminal("play", "--resume", str(file), "--lang", "fr") as screen:
        screen.until(f"{PROMPT} (")
        os.write(screen.fd, b"\x04")  # Ctrl-D
        assert "La partie est enregistrée" in screen.until("--resume")
    assert file.read_text("utf-8") == play.text()
