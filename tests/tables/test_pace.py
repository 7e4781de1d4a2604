"""The hourglass against bots [M6.9]: their seconds are drawn as people of their level would need, and recorded."""

from __future__ import annotations

from random import Random
from statistics import median

import pytest

from lanterns.bots.pace import LONGEST, MEDIANS, SHORTEST, seconds
from lanterns.games import get_game
from lanterns.games.mapmasters.versus.verbs import FINISH_CODE, LAY
from lanterns.tables import Table
from lanterns.tables.commands import answers
from tests.tables.helpers import answer, begun

MAPS = get_game("mapmasters")


@pytest.mark.parametrize("level", [*MEDIANS, "mcts:400"])
def test_a_bots_seconds_lie_round_the_median_of_its_level(level: str) -> None:
    rng = Random(1)
    drawn = [seconds(level, rng) for _ in range(4000)]
    assert SHORTEST <= min(drawn) <= max(drawn) <= LONGEST
    assert median(drawn) == pytest.approx(MEDIANS.get(level, 120.0), rel=0.06)


def test_a_brisk_person_takes_the_bonus_in_a_fair_share_of_rounds() -> None:
    """Ninety seconds against one medium bot: most rounds; a slow person loses most."""
    rng = Random(2)
    drawn = [seconds("medium", rng) for _ in range(4000)]
    assert 0.7 < sum(own > 90 for own in drawn) / len(drawn) < 0.9
    assert 0.2 < sum(own > 150 for own in drawn) / len(drawn) < 0.4


def test_new_tables_go_by_clocks_unless_somebody_says_otherwise() -> None:
    assert begun("me", "bot", game=MAPS).options["time_bonus"] == "clock"
    assert begun("me", "bot", game=MAPS, time_bonus="live").options["time_bonus"] == "live"
    assert MAPS.resolve({})["time_bonus"] == "live", "the default of the rules, and of records, stays"


def exploring(table: Table, seat: int) -> bool:
    """Whether a seat lays and draws now."""
    step = table.state.question(seat) if seat in table.state.actors() else None
    return step is not None and step.name == "Explore"


def raced(seed: int) -> tuple[Table, list[str]]:
    """An hourglass round in which a person of 61 s and a bot draw a path; the table and what the clocks said."""
    rng = Random(seed)
    table = begun("me", "bot", game=MAPS, seed=seed)
    said: list[str] = []
    while table.status == "playing" and not said:
        if not exploring(table, table.state.actors()[0]):
            answer(table, seat=table.state.actors()[0], rng=rng)
        for seat in range(2):
            if exploring(table, seat) and seat == 0:
                answers.look(table, 0, seat)
            while exploring(table, seat):
                drawing = [code for code in table.state.options(seat) if code >= LAY.base and code != FINISH_CODE]
                if not drawing or table.state.has_path(seat):
                    table.at += 61.0 if seat == 0 else 1.0
                    answer(table, FINISH_CODE, seat)
                else:
                    answer(table, rng.choice(drawing), seat)
        said = [entry.text for entry in table.log.take_fresh() if entry.text.startswith("* clock")]
    return table, said


def test_a_bots_time_is_drawn_and_recorded_whatever_it_took() -> None:
    seen = 0
    for seed in range(12):
        _, said = raced(seed)
        _, again = raced(seed)
        assert said == again, "a seed fixes the bot's time too"
        for line in said:
            _, _, seat, shown = line.split()
            if seat == "1":
                seen += 1
                assert SHORTEST <= int(shown) <= LONGEST
            else:
                assert 61 <= int(shown) <= 62
    assert seen >= 6
