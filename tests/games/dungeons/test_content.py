"""The cards as data: counts, sources, vocabulary, and errors that name file, key and reason [D1.1, D1.2]."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

from lanterns.core.errors import BadContent
from lanterns.games.dungeons import content as con
from lanterns.games.dungeons.grid import ORIENTATIONS, read_mask, turned


def test_the_box_holds_what_the_rules_count() -> None:
    """V1, D1.1: 1 + 1 + 22 + 4 dungeon cards, 26 loot, 14 spells, 6 goblins, 8 minions, 6 bosses, 8 heroes."""
    kinds = [card.kind for card in con.CARDS]
    assert kinds.count(con.START) == kinds.count(con.DOOR) == 1
    assert kinds.count(con.ENCOUNTER) == 4
    assert len(kinds) - 6 == 22
    assert (len(con.LOOT), len(con.SPELLS), sum(goblin.copies for goblin in con.GOBLINS)) == (26, 14, 6)
    assert (len(con.MINIONS), len(con.BOSSES), len(con.HEROES)) == (8, 6, 8)
    assert sum(card.disarm > 0 for card in con.CARDS) == 7, "seven disarm markers"


def test_corridors_are_as_thin_as_the_balance_note_says() -> None:
    """4 crosses, 7 T, 9 two-way, 2 dead ends among the 22 Rooms."""
    sides = [card.corridors.bit_count() for card in con.CARDS[1:23]]
    assert [sides.count(n) for n in (4, 3, 2, 1)] == [4, 7, 9, 2]


def test_unused_dice_give_what_the_faces_say() -> None:
    """D1.2: +1 2F, +2 3F, 3 and 4 1F, 5 nothing, 6 1H."""
    assert con.UNUSED_FOCUS[1:] == [2, 3, 1, 1, 0, 0]
    assert con.UNUSED_HEALTH[1:] == [0, 0, 0, 0, 0, 1]


def test_clockwise_turns_map_north_to_east() -> None:
    assert turned(read_mask("N"), 1) == read_mask("E")
    assert turned(read_mask("NEW"), 1) == read_mask("NES")
    assert len(ORIENTATIONS[read_mask("NS")]) == 2
    assert len(ORIENTATIONS[read_mask("NESW")]) == 1


def test_every_set_has_four_pieces_and_every_ability_a_hook() -> None:
    """D15.7 and the vocabulary of docs/dungeons-content.md."""
    for legend in range(4):
        assert sum(loot.set == legend for loot in con.LOOT) == 4
    abilities = [ability for loot in con.LOOT for ability in loot.abilities]
    abilities += [ability for hero in con.HEROES for ability in (hero.signature, *hero.slots)]
    assert {ability.does for ability in abilities} == set(con.DOES)
    assert all(con.DOES[ability.does] == ability.hook for ability in abilities)


def test_the_vocabulary_is_documented() -> None:
    """Every ability and effect word stands in docs/dungeons-content.md."""
    text = (Path(__file__).resolve().parents[3] / "docs" / "dungeons-content.md").read_text("utf-8")
    missing = [word for word in (*con.DOES, *con.EFFECTS, *con.HOOKS) if f"`{word}`" not in text]
    assert missing == []


def test_torch_tracks_are_the_printed_ones() -> None:
    """D2.5, D14.3, D14.4: the table of torch tracks in the rules says what the content says."""
    rules = (Path(__file__).resolve().parents[3] / "docs" / "rules" / "dungeons.md").read_text("utf-8")
    table = rules.split("### Torch tracks")[1]
    for act, track in enumerate(con.TRACKS[-1], start=1):
        row = re.search(
            rf"^\| {act} \| ([\d, ]+) \| ([\d, ]+) \| (\d+) \| (\d+) / (\d+) / (\d+) \|", table, re.MULTILINE
        )
        assert row is not None
        assert [int(number) for number in row[1].split(",")] == track.goblin
        assert [int(number) for number in row[2].split(",")] == track.act
        assert (int(row[3]), [int(row[6]), int(row[5]), int(row[4])]) == (track.skull, track.start)


def test_the_second_act_keeps_within_what_is_printed_of_it() -> None:
    """RB17, RB18: the largest party begins on the topmost space, goblins keep coming for every party."""
    track = con.TRACKS[-1][1]
    assert track.start[2] == 0
    assert len(set(track.start)) == 3
    for start in track.start:
        assert sum(space > start for space in track.goblin) >= 2
        assert sum(space > start for space in track.act) >= 3
    assert not set(track.goblin) & set(track.act)
    assert all(0 < space < track.skull for space in (*track.goblin, *track.act))


@pytest.mark.parametrize(
    ("file", "old", "new", "reason"),
    [
        ("cards.toml", 'kind = "door"', 'kind = "gate"', "kind cannot be 'gate'"),
        ("cards.toml", 'corridors = "NESW"\nkind = "start"', 'corridors = "NEX"\nkind = "start"', "corridors are some"),
        ("cards.toml", '"torch-up 2"', '"torch-sideways 2"', "is not an effect"),
        ("loot.toml", 'does = "horn"', 'does = "trumpet"', "does cannot be 'trumpet'"),
        ("loot.toml", 'hook = "FREE", does = "horn"', 'hook = "RES", does = "horn"', "belongs to the hook FREE"),
        ("spells.toml", "number = 7", 'number = "seven"', "number must be a int"),
        ("goblins.toml", "copies = 2", "copies = 3", "there are six goblin cards"),
        ("bosses.toml", "entrance = 2", "entrance = 9", "there are six spaces"),
        ("heroes.toml", "skills = [1, 2, 3]", "skills = [1, 2]", "there are three skills"),
    ],
)
def test_wrong_content_is_refused_with_its_reason(tmp_path: Path, file: str, old: str, new: str, reason: str) -> None:
    folder = tmp_path / "content"
    shutil.copytree(con.CONTENT, folder)
    text = (folder / file).read_text("utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new, 1), "utf-8")
    with pytest.raises(BadContent, match=reason) as caught:
        con.Content(folder)
    assert file in str(caught.value)
