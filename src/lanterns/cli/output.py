"""What the commands share: reading files, printing figures as JSON or for people, progress on stderr."""

from __future__ import annotations

import codecs
import io
import json
import re
import sys
import unicodedata
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import rich._wrap
import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from lanterns.arena.games import Progress as Report
from lanterns.core.errors import LanternsError

LARGEST_COUNT = 999_999_999  # of anything that a command counts
LARGEST_SEED = 2**53 - 1  # what JSON carries without loss, as at web tables
VARIANT = typer.Option(None, help="A named set of options, or options as mission=6,players=2.")

# Typography that a plain encoding lacks; accents and ligatures are found by unicodedata.
PLAIN = {"‘": "'", "’": "'", "“": '"', "”": '"', "«": '"', "»": '"', "–": "-", "—": "-", "−": "-", "×": "x", "→": "->"}
PLAIN |= {"←": "<-", "•": "*", "·": ".", "œ": "oe", "Œ": "OE", "æ": "ae", "Æ": "AE", "ß": "ss", "€": "EUR"}

# Lines are not broken at spaces that are there to keep words together; to the library all spaces are alike.
rich._wrap.re_word = re.compile(r"[^\S\xa0\u202f]*[\S\xa0\u202f]+[^\S\xa0\u202f]*")

out = Console(highlight=False, emoji=False, soft_wrap=True)
screen = Console(highlight=False, emoji=False)  # of a game: lines are broken between words
err = Console(stderr=True, highlight=False, emoji=False, soft_wrap=True)


def print_anywhere() -> None:
    """From here on any encoding takes what is printed: what it lacks is spelled as near as can be.

    An error handler that somebody chose (PYTHONIOENCODING=latin-1:ignore) stays.
    """
    codecs.register_error("lanterns", _spelled)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper) and stream.errors == "strict":
            stream.reconfigure(errors="lanterns")


def _spelled(error: UnicodeError) -> tuple[str, int]:
    """A codec's error handler: `’` becomes `'`, `ł` becomes `?`, `é` becomes `e`."""
    assert isinstance(error, UnicodeEncodeError)
    spelled = ""
    for char in error.object[error.start : error.end]:
        plain = unicodedata.normalize("NFKD", PLAIN.get(char, char)).encode("ascii", "ignore").decode("ascii")
        spelled += plain or ("" if unicodedata.combining(char) else "?")
    return spelled, error.end


def write_text(path: Path, text: str) -> None:
    """Write a file whole or not at all. Raises LanternsError in one sentence."""
    half = path.with_name(path.name + ".part")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        half.write_text(text, "utf-8")
        half.replace(path)
    except OSError as error:
        raise LanternsError(f"cannot be written: {error.strerror}", str(path)) from error


def print_json(data: Any) -> None:
    """Print data as JSON, and nothing else, on stdout."""
    every = codecs.lookup(sys.stdout.encoding or "ascii").name.startswith("utf")
    print(json.dumps(data, indent=2, ensure_ascii=not every))


def print_figures(data: Any, indent: str = "") -> None:
    """Print nested figures one per line for people."""
    if isinstance(data, dict):
        for key, value in data.items():
            label = str(key).replace("_", " ")
            if isinstance(value, dict | list) and value and not _flat(value):
                out.print(f"{indent}{label}:", markup=False)
                print_figures(value, indent + "  ")
            else:
                out.print(f"{indent}{label}: {_short(value)}", markup=False)
    elif isinstance(data, list):
        for item in data:
            if isinstance(item, dict):
                out.print(f"{indent}-", markup=False)
                print_figures(item, indent + "  ")
            else:
                out.print(f"{indent}- {_short(item)}", markup=False)


def _flat(value: Any) -> bool:
    return isinstance(value, list) and not any(isinstance(item, dict | list) for item in value)


def _short(value: Any) -> str:
    if isinstance(value, list):
        return ", ".join(str(item) for item in value) or "none"
    if isinstance(value, dict):
        return "none"
    if isinstance(value, int) and not isinstance(value, bool):
        return f"{value:,}".replace(",", " ")
    return str(value)


@contextmanager
def progress(what: str) -> Iterator[Report]:
    """A progress bar on stderr when that is a terminal; yields the function to call with (done, total)."""
    if not err.is_terminal:
        yield _silent
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=err, transient=True) as bar:
        task = bar.add_task(what, total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total)


def _silent(done: int, total: int) -> None:
    """No terminal, no bar."""
