"""`lanterns replay`: a record played back at the terminal, there and back, in both languages."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.running import Ran

RECORDS = Path(__file__).parents[1] / "fixtures" / "records"
LOST = RECORDS / "dungeons" / "4" / "heroes-3-lost-way.record"


def test_one_goes_on_back_to_a_line_and_to_the_end() -> None:
    ran = Ran("replay", str(LOST), "--lang", "en", text="\nn\nb\n7\nnonsense\ne\nq\n")
    assert ran.code == 0
    shown = [line.split("line ")[1].split(" of")[0] for line in ran.out.splitlines() if " of 24" in line]
    assert shown == ["0", "1", "2", "1", "7", "24"]
    assert "* party 0 H7" in ran.out
    assert "or q to leave" in " ".join(ran.out.split())


def test_it_begins_where_it_is_told_and_ends_with_its_input() -> None:
    ran = Ran("replay", str(LOST), "--at", "999", "--lang", "fr")
    assert ran.code == 0
    assert "ligne 24 sur 24" in ran.out


@pytest.mark.parametrize("name", ["quest/2/together-2", "mapmasters/2/two", "mapmasters-coop/3/alone"])
def test_every_game_is_drawn(name: str) -> None:
    ran = Ran("replay", str(RECORDS / f"{name}.record"), "--at", "60", "--lang", "en", text="n\n")
    assert ran.code == 0
    assert "line 61 of" in ran.out


def test_what_is_no_record_is_one_sentence(tmp_path: Path) -> None:
    file = tmp_path / "a.record"
    file.write_text(LOST.read_text("utf-8")[:300], "utf-8")
    for path in (file, tmp_path / "none.record"):
        ran = Ran("replay", str(path))
        assert ran.code == 2
        assert len(ran.err.strip().splitlines()) == 1
