"""What went wrong, in the language of play. Code below this floor says it in English, as one sentence; `said.toml`
beside the catalogues has these sentences in the other languages, and an English one is found again by its fixed words.
"""

from __future__ import annotations

import os
import re
import tomllib
from collections.abc import Mapping, Sequence
from functools import cache

import typer

from lanterns.core.errors import LanternsError
from lanterns.locales import FOLDER, LANGUAGES, Catalogue

ENGLISH = "en"
SENTENCE = "said"  # so begins the name of a part that is a sentence of its own
PART = re.compile(r"\{(\w+)\}")
#: what the parser of the command line raises; the library has no public name for this base of its exceptions
USAGE: type[Exception] = typer.BadParameter.__mro__[1]


def language(arguments: Sequence[str], environment: Mapping[str, str]) -> str:
    """The language that a command line asks for by --lang, else that of the system, English where we have none."""
    asked = ""
    for at, word in enumerate(arguments):
        if word == "--lang" and at + 1 < len(arguments):
            asked = arguments[at + 1]
        elif word.startswith("--lang="):
            asked = word.partition("=")[2]
    system = environment.get("LANG", "")[:2]
    return next((one for one in (asked, system) if one in LANGUAGES), ENGLISH)


@cache
def sentences() -> list[tuple[re.Pattern[str], dict[str, str]]]:
    """The English sentences that have a translation, as patterns, those with the most fixed words first, each with its
    words by language."""
    listed: list[dict[str, str]] = tomllib.loads((FOLDER / "said.toml").read_text("utf-8"))["sentence"]
    found = []
    for words in listed:
        pieces = PART.split(words[ENGLISH])  # fixed words and names of parts in turn
        pattern = "".join(f"(?P<{one}>.*?)" if at % 2 else re.escape(one) for at, one in enumerate(pieces))
        found.append((sum(map(len, pieces[::2])), pattern, words))
    found.sort(key=lambda one: -one[0])
    return [(re.compile(pattern, re.DOTALL), words) for _, pattern, words in found]


def translated(text: str, language: str) -> str:
    """An English sentence in another language; as it is when there is no translation."""
    for pattern, words in sentences() if language != ENGLISH else []:
        match = pattern.fullmatch(text)
        if match is not None and language in words:
            parts = {
                name: translated(part, language) if name.startswith(SENTENCE) else part
                for name, part in match.groupdict().items()
            }
            return words[language].format_map(parts)
    return text


def told(error: LanternsError, words: Catalogue) -> str:
    """An error as a sentence, behind its file and line where it has some."""
    place = ":".join(str(part) for part in (error.file, error.line) if part)
    sentence = translated(error.message, words.language)
    return f"{words.say('with-colon', text=place)} {sentence}" if place else sentence


def usage_told(error: Exception, words: Catalogue) -> str:
    """What is wrong with a command line, with how it is used."""
    context = getattr(error, "ctx", None)
    message = error.format_message() if hasattr(error, "format_message") else str(error)
    lines = []
    if context is not None and message == context.get_help():  # a group of commands without one
        return message
    if context is not None:
        use = context.get_usage().removeprefix("Usage:").strip()
        lines = [
            f"{words.say('with-colon', text=words.say('cli-usage'))} {use}",
            words.say("cli-try-help", command=context.command_path),
            "",
        ]
    said = translated(message.removesuffix("."), words.language)
    return "\n".join([*lines, f"{words.say('with-colon', text=words.say('cli-error'))} {said}"])


def words_for(arguments: Sequence[str]) -> Catalogue:
    """The catalogue in which the errors of a command line are told."""
    return Catalogue(language(arguments, os.environ))
