"""How a game is learned: two screens, small cases with their answers, and a card to print, in every language.

They lie in `learning/PAGE.toml`, or in `learn.toml` beside the card of a game from elsewhere: tables whose words stand
under their language (`en.head`, `fr.head`), and what needs no words beside them.
"""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

from lanterns.games import GAMES
from lanterns.locales import LANGUAGES
from lanterns.rules import file_of

HERE = Path(__file__).resolve().parent / "learning"


@cache
def read(game: str) -> dict[str, Any] | None:
    """The file of a game as it is, in all languages; None when it has none."""
    if game not in GAMES or file_of(game) is None:
        return None
    page = GAMES[game].card.rules
    home = GAMES[page].card.home if page in GAMES else None
    places = [HERE / f"{page}.toml", *([home / "learn.toml"] if home else [])]
    file = next((file for file in places if file.exists()), None)
    return tomllib.loads(file.read_text("utf-8")) if file else None


def learning_of(game: str, language: str) -> dict[str, Any] | None:
    """How a game is learned in a language; None when nothing is written."""
    data = read(game)
    return None if data is None else _told(data, language)


def _told(data: Any, language: str) -> Any:
    """Everything with the words of one language in place of those of all."""
    if isinstance(data, list):
        return [_told(one, language) for one in data]
    if not isinstance(data, dict):
        return data
    bare = {key: _told(value, language) for key, value in data.items() if key not in LANGUAGES}
    return bare | data.get(language, {})
