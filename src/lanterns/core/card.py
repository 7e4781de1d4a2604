"""The card of a game: what a box says before it is opened. Each game has one, `card.toml` in its folder.

The floors above and the browser client read it there, so that none of them has to know a game by its name.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path

from lanterns.core.content import Key, check_entry
from lanterns.core.errors import BadContent

FILE = "card.toml"
SCHEMA = {
    "id": Key(str),
    "box": Key(str, need=False, default=""),
    "players": Key(list),
    "minutes": Key(int),
    "shelf": Key(int, need=False, default=99),
    "cooperative": Key(bool, need=False, default=False),
    "points": Key(bool, need=False, default=True),
    "rules": Key(str, need=False, default=""),
    "lead": Key(list, need=False, default=[]),
    "colours": Key(list, need=False, default=[]),
    "amounts": Key(list, need=False, default=[]),
    "kinds": Key(dict, need=False, default={}),
}


class Card:
    """What is told of a game, in every ruleset of it.

    id: its name everywhere; box: the game whose box it comes out of, its own id in a box of its own. A game out of
    another's box says what that one says and has its rules, with what is its own on top.
    players: fewest and most seats; cooperative: all win or lose together; minutes: what a game takes about.
    shelf: its place among the others where boxes are shown, the lowest first.
    points: whether scores are points that are compared, or only tell won from lost.
    rules: the page of rules, a file of `docs/rules` without its ending.
    lead: the options that a new table asks first; the others are variants. colours: what seats choose from, if they do.
    kinds, amounts: how its sentences read parameters, see `lanterns.locales`.
    home: the folder of the card; what a game brings from outside of this package lies in it.
    """

    def __init__(
        self,
        id: str,
        *,
        box: str = "",
        players: Sequence[int] = (1, 1),
        minutes: int = 0,
        shelf: int = 99,
        cooperative: bool = False,
        points: bool = True,
        rules: str = "",
        lead: Sequence[str] = (),
        colours: Sequence[str] = (),
        amounts: Sequence[str] = (),
        kinds: Mapping[str, Sequence[str]] | None = None,
        home: Path | None = None,
    ) -> None:
        self.id = id
        self.box = box or id
        self.min_players = players[0]
        self.max_players = players[1]
        self.minutes = minutes
        self.shelf = shelf
        self.cooperative = cooperative
        self.points = points
        self.rules = rules or self.box
        self.lead = list(lead)
        self.colours = list(colours)
        self.amounts = list(amounts)
        self.kinds: dict[str, list[str]] = {key: list(words) for key, words in (kinds or {}).items()}
        self.home = home

    @property
    def built_on(self) -> str:
        """The game out of whose box this one comes, "" for a box of its own."""
        return "" if self.box == self.id else self.box


def read_card(folder: Path) -> Card:
    """The card in the folder of a game. Raises BadContent that names file, key and reason."""
    path = folder / FILE
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadContent(f"cannot be read: {error.strerror}", str(path)) from error
    except ValueError as error:
        raise BadContent(f"is not valid TOML: {error}", str(path)) from error
    check_entry(data, SCHEMA, "the card", str(path))
    seats = data["players"]
    if len(seats) != 2 or not all(type(one) is int for one in seats) or not 0 < seats[0] <= seats[1]:
        raise BadContent("the card: players must be the fewest and the most seats, such as [2, 4]", str(path))
    for key in ("lead", "colours", "amounts"):
        _check_words(data[key], key, path)
    for key, words in data["kinds"].items():
        _check_words(words, f"kinds.{key}", path)
    return Card(**data, home=folder)


def _check_words(words: object, key: str, path: Path) -> None:
    if not isinstance(words, list) or not all(isinstance(word, str) for word in words):
        raise BadContent(f"the card: {key} must be a list of words", str(path))
