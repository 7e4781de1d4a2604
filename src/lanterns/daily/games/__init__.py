"""What the boards of a day are, a folder for each game that has one: how a board is told in its file, laid and judged,
and how more of them are made. This is the one register of them."""

from __future__ import annotations

from typing import Literal, get_args

from lanterns.daily.games.dungeons.rescue import Rescue
from lanterns.daily.games.mapmasters.dungeon import Dungeon
from lanterns.daily.games.quest.night import Night

Board = Literal["dungeon", "night", "rescue"]
BOARDS: tuple[Board, ...] = get_args(Board)
Entry = Dungeon | Night | Rescue
TYPES: dict[Board, type[Entry]] = {"dungeon": Dungeon, "night": Night, "rescue": Rescue}
GAMES_OF: dict[Board, str] = {"dungeon": "mapmasters", "night": "quest", "rescue": "dungeons"}
