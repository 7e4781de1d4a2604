"""Whole games are kept as fixtures: one record per variant, player count and end reason of every game, all replaying.

They lie in tests/fixtures/records/GAME/EDITION and stay there for ever: a record that no longer replays after a change
of the rules means that the change belongs under a new ruleset number, or a fault. `python tools/fixtures.py` makes all
that is missing of the newest ruleset.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from lanterns.core.record import parse_record
from lanterns.core.replay import Play, resume
from lanterns.games import GAMES, RULESETS, get_game

FOLDER = Path(__file__).parent / "fixtures" / "records"
FILES = sorted(FOLDER.rglob("*.record"))
#: game -> the modes of play of which a game typed into the French terminal is kept
MODES = {
    "quest": {"together-2", "gloom-4", "chosen", "danongorf"},
    "dungeons": {"solo-2", "heroes-3"},
    "mapmasters": {"two"},
    "mapmasters-coop": {"alone"},
}
TYPED = "typed into the French terminal"  # in the comment of such a record


def load(path: Path) -> Play:
    return resume(parse_record(path.read_text("utf-8"), RULESETS, str(path)))


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(FOLDER)))
def test_a_kept_game_replays_to_its_end(path: Path) -> None:
    play = load(path)
    assert play.state.over, "a fixture is a whole game"
    assert play.game.ruleset == f"{path.parents[1].name}/{path.parent.name}"
    assert play.record.seats, "a fixture says who played"
    lines = [line for line in path.read_text("utf-8").splitlines() if not line.startswith("#")]
    assert play.text().splitlines() == lines, "a fixture has the present form, see `lanterns record upgrade`"


def test_every_ruleset_that_landed_is_kept() -> None:
    assert {f"{path.parents[1].name}/{path.parent.name}" for path in FILES} == set(RULESETS)


@pytest.mark.parametrize("game_id", GAMES)
def test_every_variant_player_count_and_end_reason_is_kept(game_id: str) -> None:
    game = get_game(game_id)
    plays = [load(path) for path in FOLDER.glob(f"{game.ruleset}/*.record")]
    kept = [game.resolve(play.record.options) for play in plays]
    for name, options in game.harness.variants().items():
        assert game.resolve(options) in kept, f"no record of the variant {name}"
    counts = {game.players(play.state) for play in plays}
    wanted = {game.players(game.new(options)) for options in game.harness.variants().values()}
    assert wanted <= counts, f"no record with {sorted(wanted - counts)} players"
    reasons = {game.end_reason(play.state) for play in plays}
    assert set(game.end_reasons()) <= reasons, f"no record that ends by {sorted(set(game.end_reasons()) - reasons)}"


@pytest.mark.parametrize("game_id", GAMES)
def test_a_game_of_each_mode_typed_into_the_french_terminal_is_kept(game_id: str) -> None:
    """Played to its end by a person; a comment says how it came about."""
    for mode in MODES[game_id]:
        paths = sorted(FOLDER.glob(f"{game_id}/*/{mode}-in-french.record"))
        typed = [load(path) for path in paths if TYPED in path.read_text("utf-8")]
        assert typed, mode
        assert typed[-1].state.over
        assert any(seat.kind == "person" for seat in typed[-1].record.seats)
