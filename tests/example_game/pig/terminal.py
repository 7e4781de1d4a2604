"""Pig in a terminal, drawn from a view alone."""

from __future__ import annotations

from typing import Any

from rich.console import Console

from lanterns.locales import Catalogue


def draw(view: dict[str, Any], words: Catalogue, console: Console) -> None:
    """Draw the table: the goal, what each has kept, what the turn has brought."""
    console.print(words.say("pig-goal", points=view["goal"]))
    for seat, points in enumerate(view["kept"]):
        console.print(words.say("pig-points", who=words.player(seat), points=points), markup=False)
    console.print(words.say("pig-turn", points=view["turn"]))
