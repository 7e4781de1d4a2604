"""Matches are balanced over seats, their figures add up, and a long series can be stopped and taken up again."""

from __future__ import annotations

import json
from math import log, log10, sqrt
from pathlib import Path
from random import Random

import pytest

from lanterns.arena.games import Job, Series, Setting, options_for, play_series
from lanterns.arena.ladder import ladder
from lanterns.arena.machines import Machines
from lanterns.arena.match import match, seatings, solo, summary
from lanterns.arena.simulate import simulate
from lanterns.arena.statistics import Z95, elo, of_shares, ratings, wilson
from lanterns.arena.team import team
from lanterns.core.errors import BadOptions, LanternsError


def test_wilson_interval_matches_published_values() -> None:
    # Newcombe 1998, table I: 81/263, 15/148, 0/20, 1/29 (method 3, score without continuity correction).
    for wins, games, low, high in (
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ):
        found = wilson(wins, games)
        assert found == pytest.approx((low, high), abs=5e-5)
    assert wilson(0, 0) == (0.0, 1.0)
    assert wilson(20, 20)[1] == 1.0


def test_the_interval_of_shares_is_wilsons_for_wins_and_narrower_for_ties() -> None:
    low, high = of_shares([1.0] * 30 + [0.0] * 70)
    assert (low, high) == pytest.approx(wilson(30, 100), abs=1e-3)
    assert of_shares([]) == (0.0, 1.0)
    assert of_shares([1.0] * 20) == wilson(20, 20)
    narrow = of_shares([1.0] * 15 + [0.5] * 30 + [0.0] * 55)
    assert low < narrow[0]
    assert narrow[1] < high
    tied = of_shares([0.5] * 60)
    assert tied[0] < 0.5 - 0.02
    assert tied[1] > 0.5 + 0.02


def test_the_interval_of_shares_holds_the_truth_as_often_as_it_says() -> None:
    rng = Random(7)
    held = 0
    for _ in range(2000):
        low, high = of_shares(rng.choices((1.0, 0.5, 0.0), (0.3, 0.55, 0.15), k=60))
        held += low <= 0.575 <= high
    assert 0.93 < held / 2000 < 0.975


def test_elo_of_a_known_ratio() -> None:
    # 3 : 1 with half a point more on both sides = 75.5 : 25.5; the difference is 400 log10 of that.
    ratings = elo({("a", "b"): 75.0, ("b", "a"): 25.0})
    assert ratings["a"] - ratings["b"] == pytest.approx(400 * log10(75.5 / 25.5), abs=0.01)
    assert sum(ratings.values()) == pytest.approx(0)
    swept = elo({("a", "b"): 10.0, ("b", "a"): 0.0})
    assert 0 < swept["a"] < 400


def test_ratings_of_a_known_ratio() -> None:
    rated = ratings({("a", "b"): (75.0, 100)})
    assert rated["a"].value - rated["b"].value == pytest.approx(400 * log10(75.5 / 25.5), abs=1e-6)
    # The information of a difference is n p (1 - p); each rating is half of the difference.
    half = Z95 * 400 / log(10) / sqrt(101 * 75.5 * 25.5 / 101**2) / 2
    assert rated["a"].high - rated["a"].value == pytest.approx(half)
    assert rated["a"].value - rated["a"].low == pytest.approx(half)
    chain = ratings({("a", "b"): (75.0, 100), ("c", "b"): (25.0, 100)})
    values = {name: one.value for name, one in chain.items()}
    assert values == pytest.approx(elo(_points()), abs=1e-3)
    swept = ratings({("a", "b"): (4000.0, 4000), ("b", "c"): (4000.0, 4000)})
    assert 2000 < swept["a"].value - swept["c"].value < 4000, "a clean sweep has a finite rating"
    assert ratings({}) == {}


def _points() -> dict[tuple[str, str], float]:
    return {("a", "b"): 75.0, ("b", "a"): 25.0, ("c", "b"): 25.0, ("b", "c"): 75.0}


def test_every_bot_sits_everywhere_equally_often() -> None:
    pairs = seatings(["x", "y"], 4)
    assert len(pairs) == 6
    assert all(sum(table[seat] == "x" for table in pairs) == 3 for seat in range(4))
    assert pairs[0] == list(reversed(pairs[1])) == ["x", "x", "y", "y"]
    assert len(seatings(["a", "b", "c", "d"], 4)) == 24
    assert seatings(["a"], 3) == [["a", "a", "a"]]
    with pytest.raises(BadOptions, match="3 bots cannot share 4 seats evenly"):
        seatings(["a", "b", "c"], 4)


def test_summary_adds_up() -> None:
    def game(bots: list[str], results: list[float], scores: list[int]) -> dict[str, object]:
        return {
            "bots": bots,
            "results": results,
            "scores": scores,
            "crash": "",
            "seconds": 0.5,
            "seats": 10,
            "chance": 5,
            "reason": "end",
            "seed": 1,
            "key": "",
        }

    figures = summary(
        "quest",
        {},
        ["a", "b"],
        [
            game(["a", "b"], [1.0, 0.0], [20, 10]),
            game(["b", "a"], [0.0, 1.0], [5, 9]),
            game(["a", "b"], [0.5, 0.5], [7, 7]),
            game(["b", "a"], [1.0, 0.0], [30, 8]),
        ],
    )
    assert figures["bots"]["a"]["win_rate"] == 0.625
    assert figures["bots"]["a"]["mean_score"] == 11.0
    assert figures["bots"]["b"]["best_score"] == 30
    assert figures["before"] == {"a > b": 2.5, "b > a": 1.5}
    assert figures["decisions"] == 60
    assert figures["seconds"] == 2.0
    assert figures["bots"]["a"]["fair"] == 0.5
    assert figures["bots"]["a"]["elo"] == pytest.approx(-figures["bots"]["b"]["elo"])


def test_greedy_beats_random_in_quest() -> None:
    figures = match(Setting("quest", 2), ["greedy", "random"], Series(24, seed=7))
    assert figures["crashes"] == []
    assert figures["games"] == 24
    assert figures["bots"]["greedy"]["interval"][0] > 0.5
    assert figures["bots"]["greedy"]["elo"] > figures["bots"]["random"]["elo"]


def test_a_ladder_of_rivals_and_of_solo_players() -> None:
    figures = ladder(Setting("quest", 2), ["random", "easy", "greedy"], Series(6, seed=3))
    assert [row["bot"] for row in figures["rows"]][-1] == "random"
    assert figures["games"] == 18
    assert figures["rows"][-1]["compared"] == 12
    assert [(step["over"], step["bot"]) for step in figures["steps"]] == [("random", "easy"), ("easy", "greedy")]
    assert figures["steps"][0]["share"] == figures["pairs"]["easy > random"] == 1.0
    assert all(row["interval"][0] < row["elo"] < row["interval"][1] for row in figures["rows"])
    alone = ladder(Setting("quest", variant="chosen-hero"), ["random", "greedy"], Series(3))
    assert alone["games"] == 6
    assert alone["rows"][0]["bot"] == "greedy"
    assert alone["rows"][0]["compared"] == 3
    assert alone["steps"][0]["share"] == 1.0
    for bots, words in ((["random"], "two bots or more"), (["random", "random"], "each of them once")):
        with pytest.raises(BadOptions, match=words):
            ladder(Setting("quest", 2), bots, Series(1))


def test_a_ladder_goes_on_where_it_was_killed(tmp_path: Path) -> None:
    keep = tmp_path / "ladder.jsonl"
    bots = ["random", "easy"]
    first = ladder(Setting("quest", 2), bots, Series(2, keep=keep))
    kept = keep.read_bytes().splitlines(keepends=True)[0]
    keep.write_bytes(keep.read_bytes()[:-40])  # killed while it wrote
    seen: list[int] = []
    again = ladder(Setting("quest", 2), bots, Series(4, keep=keep, progress=lambda done, total: seen.append(done)))
    assert seen == [1, 2, 3, 4]
    assert keep.read_bytes().startswith(kept), "what was kept was not played again"
    fresh = ladder(Setting("quest", 2), bots, Series(4))
    assert again == fresh
    assert len(keep.read_text().splitlines()) == 4
    assert first["games"] == 2


def test_a_series_is_taken_up_where_it_stopped(tmp_path: Path) -> None:
    options = options_for("quest", 2, None)
    jobs = [Job("quest", options, ["random", "random"], seed) for seed in range(5)]
    keep = tmp_path / "kept.jsonl"
    first = play_series(jobs[:3], keep=keep)
    seen: list[tuple[int, int]] = []
    whole = play_series(jobs, keep=keep, progress=lambda done, total: seen.append((done, total)))
    assert seen == [(1, 5), (2, 5), (3, 5), (4, 5), (5, 5)], "what is kept counts at once"
    assert whole[:3] == first
    assert len(keep.read_text().splitlines()) == 5
    fresh = play_series(jobs)
    assert [g["scores"] for g in fresh] == [g["scores"] for g in whole]
    keep.write_text("not a game\n")
    with pytest.raises(LanternsError, match=r"kept.jsonl:1: this line is not what was kept"):
        play_series(jobs, keep=keep)


def test_two_workers_play_the_same_games() -> None:
    options = options_for("quest", 2, None)
    jobs = [Job("quest", options, ["random", "greedy"], seed) for seed in range(3)]
    one = play_series(jobs)
    two = play_series(jobs, Machines(2))
    assert [g["scores"] for g in one] == [g["scores"] for g in two]
    assert [g["seats"] for g in one] == [g["seats"] for g in two]


def test_simulate_figures() -> None:
    figures = simulate(Setting("quest", 4), Series(6, seed=3), ["random"])
    assert figures["games"] == 6
    assert figures["crashes"] == []
    assert figures["decisions"] == figures["seat_decisions"] + figures["chance_decisions"] > 600
    assert figures["decisions_per_second"] > 0
    assert figures["scores"]["least"] <= figures["scores"]["mean"] <= figures["scores"]["most"]
    assert sum(figures["end_reasons"].values()) == 6
    json.dumps(figures)
    again = simulate(Setting("quest", 4), Series(6, seed=3), ["random"])
    assert again["scores"] == figures["scores"]


def test_wrong_wishes_get_one_sentence() -> None:
    with pytest.raises(BadOptions, match="quest is for 1 to 4 players, not 7"):
        simulate(Setting("quest", 7), Series(1))
    with pytest.raises(BadOptions, match="2 bots for 4 seats"):
        simulate(Setting("quest", 4), Series(1), ["random", "greedy"])
    with pytest.raises(BadOptions, match="must be 1 or more"):
        simulate(Setting("quest"), Series(0))
    with pytest.raises(LanternsError, match="there is no bot 'oracle'"):
        simulate(Setting("quest"), Series(1), ["oracle"])
    with pytest.raises(BadOptions, match="has no variant 'moon'"):
        options_for("quest", None, "moon")


def test_a_variant_may_be_options_themselves() -> None:
    assert options_for("mapmasters-coop", None, "mission=6,level=easy") == {"mission": "6", "level": "easy"}
    assert options_for("mapmasters-coop", 3, "mission=6,players=2") == {"mission": "6", "players": "3"}
    with pytest.raises(BadOptions, match="option mission cannot be '99'"):
        options_for("mapmasters-coop", None, "mission=99")
    with pytest.raises(BadOptions, match="has no option 'misson'"):
        options_for("mapmasters-coop", None, "misson=6")


def test_solo_counts_goals() -> None:
    name = next(name for name in ("chosen-peasant", "chosen", "solo") if name in _variants())
    figures = solo(Setting("quest", variant=name), "random", Series(4))
    assert figures["games"] == 4
    assert figures["crashes"] == []
    assert list(figures["reached"]) == ["40", "45", "50", "55", "60"]
    assert len(figures["won_seeds"]) + len(figures["lost_seeds"]) == 4


def _variants() -> dict[str, dict[str, str]]:
    from lanterns.games import get_game

    return get_game("quest").harness.variants()


def test_a_team_is_counted_by_players_and_by_boss(tmp_path: Path) -> None:
    """Rows by number of players and over all, facets by boss; a kept series is not played again."""
    keep = tmp_path / "team.jsonl"
    figures = team("dungeons", ["random"], Series(3, seed=4, keep=keep), [2, 3])
    assert [(row["players"], row["games"]) for row in figures["rows"]] == [(2, 3), (3, 3), ("all", 6)]
    assert sum(facet["games"] for facet in figures["facets"]) == 6
    assert {facet["boss"] for facet in figures["facets"]} <= {"none", "B1", "B2", "B3", "B4", "B5", "B6"}
    assert figures["crashes"] == []
    assert len(keep.read_text("utf-8").splitlines()) == 6
    shown = team("dungeons", ["random"], Series(3, seed=4, keep=keep), [3])
    assert len(keep.read_text("utf-8").splitlines()) == 6
    assert shown["rows"] == [figures["rows"][1]]
    with pytest.raises(BadOptions, match="quest is not co-operative"):
        team("quest", ["random"], Series(1))
