"""`lanterns export`: a row for every decision, as the page says, the same for the same seed."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from lanterns.bots import get_bot
from lanterns.core.errors import BadOptions, LanternsError
from lanterns.core.step import CHANCE
from lanterns.games import GAMES
from lanterns.research.export import COLUMNS, export, page


def test_the_page_tells_every_column() -> None:
    assert page() in (Path(__file__).parents[2] / "docs" / "dataset.md").read_text("utf-8")


def test_rows_are_the_decisions_of_the_games(tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    file = tmp_path / "some.parquet"
    count = export("quest", {"players": "2"}, file, games=2, seed=4, bots=["greedy", "random"])
    table = parquet.read_table(file)
    rows = table.to_pylist()
    assert len(rows) == count > 100
    assert list(table.column_names) == list(COLUMNS)
    told = {key.decode(): value.decode() for key, value in table.schema.metadata.items()}
    game = GAMES["quest"]
    encoding = game.encoding
    assert encoding is not None
    assert told["lanterns.ruleset"] == game.ruleset
    assert sum(part[1] for part in json.loads(told["lanterns.cells"])) == encoding.size
    for number, names in enumerate((["greedy", "random"], ["random", "greedy"])):
        mine = [row for row in rows if row["game"] == number]
        state, chance = game.new({"players": "2"}), Random(4 + number)
        crew = [get_bot(name, game, (4 + number) * 64 + seat) for seat, name in enumerate(names)]
        for row in mine:
            while state.actor == CHANCE:
                state.play(state.draw(chance))
            seat = state.actor
            assert (row["seat"], row["ply"], row["bot"]) == (seat, state.ply, names[seat])
            assert row["codes"] == state.options(seat)
            assert row["observation"] == bytes(encoding.observe(state, seat, 2))
            assert row["code"] == row["codes"][row["action"]] == crew[seat].choose(state, seat)
            assert 0.0 <= row["value"] <= 1.0
            state.play(row["code"], seat)
        while not state.over and state.actor == CHANCE:
            state.play(state.draw(chance))
        assert state.over
        assert {row["seat"]: row["final_score"] for row in mine} == dict(enumerate(game.scores(state)))
        assert {row["seat"]: row["outcome"] for row in mine} == {
            seat: pytest.approx(2 * share - 1) for seat, share in enumerate(game.results(state))
        }
    again = tmp_path / "again.parquet"
    export("quest", {"players": "2"}, again, games=2, seed=4, bots=["greedy", "random"])
    assert parquet.read_table(again).equals(table)


def test_what_is_bad_is_refused_and_leaves_nothing(tmp_path: Path) -> None:
    pytest.importorskip("pyarrow")
    file = tmp_path / "some.parquet"
    for bots, said in ((["nobody"], "there is no bot 'nobody'"), (["random"] * 3, "3 bots for 2 seats")):
        with pytest.raises(LanternsError, match=said):
            export("quest", {"players": "2"}, file, games=1, seed=1, bots=bots)
    with pytest.raises(LanternsError, match="cannot be written"):
        export("quest", {"players": "2"}, tmp_path / "no" / "some.parquet", games=1, seed=1, bots=["random"])
    assert not list(tmp_path.iterdir())
    file.write_text("mine")
    with pytest.raises(BadOptions, match="is there already"):
        export("quest", {"players": "2"}, file, games=1, seed=1, bots=["random"])
    assert file.read_text() == "mine"


def test_without_pyarrow_a_sentence_says_what_to_install(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setitem(__import__("sys").modules, "pyarrow", None)
    with pytest.raises(LanternsError, match=r"pip install 'three-lanterns\[parquet\]'"):
        export("quest", None, tmp_path / "some.parquet", games=1, seed=1, bots=["random"])
