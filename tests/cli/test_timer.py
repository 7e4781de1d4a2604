"""The hourglass at the terminal: a person's time runs from the first look, a bot's is drawn [M6.9]."""

from __future__ import annotations

from random import Random

import pytest

from lanterns.bots.pace import LONGEST, SHORTEST
from lanterns.cli import timer
from lanterns.cli.play import new_table
from lanterns.games import get_game
from lanterns.games.mapmasters.versus.verbs import FINISH_CODE
from lanterns.locales import Catalogue

MAPS = get_game("mapmasters")


def test_a_persons_time_runs_and_a_bots_is_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr(timer, "monotonic", lambda: now[0])
    clocks = timer.Timer(MAPS, ["person", "bot hard"])
    g = MAPS.new({"players": "2", "time_bonus": "clock"})
    MAPS.harness.position(g, {"at": "explore", "primary": "barrel hourglass", "hand": {"0": ["S1"], "1": ["S2"]}})
    clocks.watch(g)
    now[0] = 130.0
    clocks.begin(0)
    now[0] = 190.5
    g.play(FINISH_CODE, 0)
    clocks.watch(g)
    now[0] = 900.0
    own, bots = clocks.seconds(Random(1))
    assert own == 60.5
    assert SHORTEST <= bots <= LONGEST
    assert clocks.seconds(Random(1))[1] == bots, "the seed of the sitting fixes it"


def test_a_new_game_at_the_terminal_goes_by_clocks() -> None:
    words = Catalogue("en")
    table = new_table(MAPS, 2, 1, "medium", None, [], "", words)
    assert MAPS.resolve(table.record.options)["time_bonus"] == "clock"
    live = new_table(MAPS, 2, 1, "medium", None, ["time_bonus=live"], "", words)
    assert MAPS.resolve(live.record.options)["time_bonus"] == "live"
