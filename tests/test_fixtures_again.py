"""Kept games are played anew by one command when the rules have changed: tools/fixtures.py."""

from __future__ import annotations

from pathlib import Path
from shutil import copy

import pytest

from lanterns.core.record import parse_record
from lanterns.core.replay import Play, resume
from lanterns.games import GAMES, RULESETS
from tools import fixtures

KEPT = Path(__file__).parent / "fixtures" / "records"
GAME = GAMES["dungeons"]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of records that holds two games of bots and one that people typed, of the edition before the newest."""
    before = tmp_path / "dungeons" / str(GAME.edition - 1)
    before.mkdir(parents=True)
    for name in ("heroes-2-goblins", "house-rules", "heroes-2-in-french"):
        copy(KEPT / "dungeons" / "2" / f"{name}.record", before)
    monkeypatch.setattr(fixtures, "FOLDER", tmp_path)
    return tmp_path


def load(path: Path) -> Play:
    return resume(parse_record(path.read_text("utf-8"), RULESETS, str(path)))


def test_games_of_bots_are_played_anew_with_the_same_end(folder: Path) -> None:
    kept = fixtures.Folder(GAME, 40)
    kept.renew()
    assert not kept.missing
    files = sorted((folder / GAME.ruleset).glob("*.record"))
    assert [path.stem for path in files] == ["heroes-2-goblins", "house-rules"]  # nobody types again
    for path in files:
        old, new = load(folder / "dungeons" / str(GAME.edition - 1) / path.name), load(path)
        assert new.game.ruleset == GAME.ruleset
        assert new.state.over
        assert new.game.end_reason(new.state) == old.game.end_reason(old.state)
        assert [seat.kind for seat in new.record.seats] == [seat.kind for seat in old.record.seats]


def test_what_replays_is_left_alone_and_what_does_not_is_mended(folder: Path) -> None:
    fixtures.Folder(GAME, 40).renew()
    whole, broken = (folder / GAME.ruleset / f"{name}.record" for name in ("heroes-2-goblins", "house-rules"))
    whole.write_text("# kept\n" + whole.read_text("utf-8"), "utf-8")
    text = broken.read_text("utf-8")
    broken.write_text(text.replace("\nsums:", "\n0 no such action\nsums:", 1), "utf-8")
    fixtures.Folder(GAME, 40).renew()
    assert whole.read_text("utf-8").startswith("# kept\n")
    assert broken.read_text("utf-8") == text  # the same seed has the same end


def test_an_end_that_no_seed_finds_is_carried_over_move_by_move(folder: Path) -> None:
    before = folder / "dungeons" / str(GAME.edition - 1)
    for path in before.glob("*.record"):
        path.unlink()
    copy(KEPT / "dungeons" / str(GAME.edition - 1) / "heroes-3-lost-way.record", before)
    kept = fixtures.Folder(GAME, 1)
    kept.renew()
    assert not kept.missing
    old, new = (load(where / "heroes-3-lost-way.record") for where in (before, folder / GAME.ruleset))
    assert new.game.ruleset == GAME.ruleset
    assert new.game.end_reason(new.state) == "lost-way"
    assert new.moves == old.moves


def test_what_cannot_be_played_is_named(folder: Path) -> None:
    newest = folder / GAME.ruleset
    newest.mkdir()
    typed = (KEPT / "dungeons" / "2" / "heroes-2-in-french.record").read_text("utf-8")
    (newest / "heroes-2-in-french.record").write_text(typed.replace("\nsums:", "\n0 no such action\nsums:", 1), "utf-8")
    kept = fixtures.Folder(GAME, 1)
    kept.renew()
    assert "heroes-2-in-french: no longer replays, and is not a game of bots alone" in kept.missing
