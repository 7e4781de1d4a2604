"""Content files that do not fit their schema are refused with file, key and reason."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

from lanterns.core.content import SOURCES
from lanterns.core.errors import BadContent
from lanterns.games.quest import content as con

# file, what is replaced (once), by what, what the error says
BROKEN = [
    ("lands.toml", 'colour = "blue"', 'colour = "pink"', "colour cannot be 'pink'"),
    ("lands.toml", "book = 6", 'book = "six"', "book must be a int, not 'six'"),
    ("lands.toml", "book = 6", "book = true", "book must be a int, not True"),
    ("lands.toml", "book = 6", "book = 5", "key 'book': each of the books 1 to 10"),
    ("lands.toml", "book = 6", "page = 6", "unknown key 'page'"),
    ("lands.toml", 'kind = "castle"', 'kind = "goblin"', "must list 4 castle cards"),
    ("lands.toml", 'id = "fire"', 'id = "wind"', "in the order fire"),
    ("lands.toml", 'id = "goblin-2"', 'id = "goblin-1"', "the id is used twice"),
    ("lands.toml", 'source = "print-and-play"', 'source = "a friend"', "source cannot be 'a friend'"),
    ("placements.toml", "{ rows = [0] }, { rows = [4] }", "{ rows = [0] }", "key 'heroes' must list two or three"),
    ("placements.toml", "rows = [0]", "rows = [5]", "rows cannot be 5"),
    ("placements.toml", "rows = [0]", "rank = [0]", "unknown key 'rank'"),
    ("placements.toml", "reward = { power = 2 }", "reward = { gold = 2 }", "unknown key 'gold'"),
    ("placements.toml", "reward = { power = 2 }", "", "key 'reward' is missing"),
    ("placements.toml", "[[placement]]\n", "[[quest]]\n", "unknown table 'quest'"),
    ("treasures.toml", 'temple = "ice"', 'temple = "mud"', "temple cannot be 'mud'"),
    ("treasures.toml", 'power = "bow"', 'power = "fly"', "power cannot be 'fly'"),
    ("treasures.toml", 'scope = "owner"', "", "key 'scope' is missing"),
    ("grottos.toml", 'effect = "wound"', 'effect = "sing"', "effect cannot be 'sing'"),
    ("grottos.toml", "dice = 5", "dice = 6", "dice cannot be 6"),
    ("legends.toml", '"ice"', '"mud"', "cannot be 'mud'"),
    ("spells.toml", "book = 1\n", "book = 11\n", "book cannot be 11"),
    ("spells.toml", "book = 1\n", "book = = 1\n", "is not valid TOML"),
    ("legends.toml", 'sword = ["ice", "shadow"]', 'sword = ["ice"]', "sword"),
    ("grottos.toml", 'id = "GB3"\nnumber = 3', 'id = "GB3"\nnumber = 4', "number"),
    ("treasures.toml", 'power = "bow"', 'power = "reroll"', "power"),
    ("spells.toml", "book = 1\n", "book = 2\n", "book"),
    ("legends.toml", 'id = "red"', 'id = "green"', "used twice"),
    ("lands.toml", 'symbol = "torch"', "", "'symbol'"),
    ("lands.toml", "grotto = 3", "", "'grotto'"),
    ("lands.toml", "grotto = 3", "grotto = 4", "key 'grotto': each value must stand once, 3 is missing"),
    ("lands.toml", 'colour = "blue"', 'colour = "red"', "key 'colour'"),
    ("grottos.toml", 'gain = "health"', "", "effect gain-per-hero needs the key 'gain'"),
    ("grottos.toml", "dice = 2", "", "effect roll-moves needs the key 'dice'"),
    ("placements.toml", "{ rows = [0] }", "3", "heroes must be tables, not 3"),
]


def copied(tmp_path: Path) -> Path:
    folder = tmp_path / "content"
    shutil.copytree(con.CONTENT, folder)
    return folder


def test_the_content_of_the_house_loads(tmp_path: Path) -> None:
    """Section 7: 17 land cards, 12 + 12 quests, 14 grottos, 4 player cards, 10 books, each with its source."""
    content = con.Content(copied(tmp_path))
    assert (len(content.lands), len(content.placements), len(content.treasures)) == (17, 12, 12)
    assert (len(content.bright), len(content.gloom), len(content.legends), len(content.spells)) == (7, 7, 4, 10)
    for path in con.CONTENT.glob("*.toml"):
        text = path.read_text("utf-8")
        sources = re.findall(r'^source = "(.*)"$', text, re.MULTILINE)
        assert len(sources) == len(re.findall(r"^\[\[", text, re.MULTILINE))
        assert set(sources) <= set(SOURCES)


@pytest.mark.parametrize(("file", "old", "new", "reason"), BROKEN)
def test_a_broken_file_is_refused(tmp_path: Path, file: str, old: str, new: str, reason: str) -> None:
    folder = copied(tmp_path)
    text = (folder / file).read_text("utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new, 1), "utf-8")
    with pytest.raises(BadContent) as error:
        con.Content(folder)
    assert str(error.value).startswith(str(folder / file))
    assert reason in str(error.value)
    assert "\n" not in str(error.value)


@pytest.mark.parametrize("file", sorted(path.name for path in con.CONTENT.glob("*.toml")))
def test_a_card_too_few_or_a_missing_file_is_refused(tmp_path: Path, file: str) -> None:
    folder = copied(tmp_path)
    text = (folder / file).read_text("utf-8")
    (folder / file).write_text(text[: text.rindex("[[")], "utf-8")
    with pytest.raises(BadContent, match="entries where the rules have"):
        con.Content(folder)
    (folder / file).unlink()
    with pytest.raises(BadContent, match="cannot be read"):
        con.Content(folder)
