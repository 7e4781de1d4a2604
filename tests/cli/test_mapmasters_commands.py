"""`lanterns vectors mapmasters`, `lanterns mapmasters cards check`: figures, exit codes, one sentence per bad file."""

from __future__ import annotations

from pathlib import Path

import pytest

from lanterns.cli.games.mapmasters import card_checks as check
from lanterns.games.mapmasters.board.content import cards
from tests.cli.running import Ran
from tests.games.mapmasters.cases import RULES

GOOD = "card A1 = T-B: c k\nV1 right\ngiven a=A1\nwhen T >B\nthen exit; found c1 k1; key 2\n"


def test_the_vectors_of_the_rules_pass() -> None:
    ran = Ran("vectors", "mapmasters", str(RULES))
    assert (ran.code, ran.out, ran.err) == (0, "82 passed, 0 failed\n", "")


def test_each_failed_case_tells_its_first_difference(tmp_path: Path) -> None:
    good, bad = tmp_path / "good.vectors", tmp_path / "bad.vectors"
    good.write_text(GOOD)
    bad.write_text(GOOD.replace("key 2", "key 3; coin 9") + "V2 end\ngiven a=A1\nwhen T >B\nthen stop; found c1 k1\n")
    ran = Ran("vectors", "mapmasters", str(good), str(bad))
    assert ran.code == 1
    assert ran.out == "1 passed, 2 failed\n"
    assert ran.err.splitlines() == [
        f"{bad}: V1 right: line 4: T >B: key is 2, expected 3",
        f"{bad}: V2 end: line 8: T >B: got exit, expected stop",
    ]


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b"card A1 = T-B: c?\n", ":1:17: '?' is no icon of a corridor."),
        (b"card A1 = T-h1; h1(T,R1)\n", ":1:"),
        (b"V1 x\ngiven a=Z9\nwhen T\nthen stop\n", ":2:1: 'a=Z9' is no laid card; write a=ID@x,y or a=ID@x,yt."),
        (b"root:x:0:0\n", ":1:1: Case 'root:x:0:0' needs given, when and then."),
        (b"\xff\xfe\x00", ": is not text in UTF-8"),
        (None, ": cannot be read: No such file or directory"),
    ],
)
def test_a_bad_file_is_one_failure_with_its_place(tmp_path: Path, data: bytes | None, said: str) -> None:
    path, good = tmp_path / "x.vectors", tmp_path / "good.vectors"
    good.write_text(GOOD)
    if data is not None:
        path.write_bytes(data)
    ran = Ran("vectors", "mapmasters", str(path), str(good))
    assert ran.code == 1
    assert ran.out == "1 passed, 1 failed\n"
    assert len(ran.err.splitlines()) == 1
    assert ran.err.startswith(f"{path}{said}")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("quest", "x"), "quest has no test vectors; the game that has some is mapmasters"),
        (("chess", "x"), "there is no game 'chess'"),
        (("mapmasters",), "Missing argument"),
    ],
)
def test_vectors_refuses_what_it_cannot_run(arguments: tuple[str, ...], said: str) -> None:
    ran = Ran("vectors", *arguments)
    assert ran.code == 2
    assert said in ran.err


def test_cards_check_prints_every_constraint_with_its_figure() -> None:
    ran = Ran("mapmasters", "cards", "check")
    lines = ran.out.splitlines()
    assert ran.code == 0
    assert lines[:-1] == [line.text() for line in check.report()]
    assert "ok   icons of cost 3: 90 (90)" in lines
    assert lines[-1] == f"{len(lines) - 1} of {len(lines) - 1} constraints hold"


@pytest.mark.plain
def test_cards_check_ends_with_1_on_a_miss(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(check, "cards", lambda: {face: card for face, card in cards().items() if face != "D72"})
    ran = Ran("mapmasters", "cards", "check", "--misses")
    lines = ran.out.splitlines()
    assert ran.code == 1
    assert lines[0] == "MISS dungeon cards: 71 (72)"
    assert all(line.startswith("MISS ") for line in lines[:-1])
    assert lines[-1].endswith(" constraints hold")


def test_the_group_tells_what_it_holds() -> None:
    ran = Ran("mapmasters", "--help")
    assert ran.code == 0
    assert "cards" in ran.out
