"""What follows from the fields of a state is made from their annotations: FIELDS and `copy`, in every game."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.states import BEGIN, END, FILES, ROOT, rewritten

SMALL = f"""
class Small(State):
    GAME: ClassVar[str] = "small"

    players: int
    house: Shared
    hands: list[list[int]]
    coins: list[int]

    def __init__(self) -> None:
        super().__init__()
        self.line: Line | None = None

{BEGIN}
{END}

    def more(self) -> None: ...
"""
COPY = """        new.players, new.house = self.players, self.house
        new.hands, new.coins = self.hands[:], self.coins[:]
        new.line = self.line
        return new
"""


@pytest.mark.parametrize("path", FILES, ids=[path.relative_to(ROOT).as_posix() for path in FILES])
def test_a_state_is_as_its_annotations_say(path: Path) -> None:
    text = path.read_text("utf-8")
    assert rewritten(text) == text, "run `python tools/states.py`"


def test_every_game_has_a_state_that_is_made_so() -> None:
    assert [path.parent.name for path in FILES] == ["dungeons", "coop", "versus", "quest"]


def test_fields_and_copy_follow_from_annotations() -> None:
    made = rewritten(SMALL)
    assert '        "players", "house", "hands", "coins",\n' in made
    assert COPY in made
    assert made.endswith("    def more(self) -> None: ...\n")
    assert rewritten(made) == made


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("players: int", "players: set[int]", r"Small.players is a set\[int\]; a field is int, "),
        (BEGIN, "", "there must be a line"),
        ("class Small(State)", "class Small", "0 classes of states"),
    ],
)
def test_what_cannot_be_made_is_told(old: str, new: str, said: str) -> None:
    with pytest.raises(ValueError, match=said):
        rewritten(SMALL.replace(old, new, 1))
