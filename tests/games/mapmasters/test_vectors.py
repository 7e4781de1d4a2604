"""The cases of section 8 of the rules, kept in vectors/rules.vectors, and the runner that checks them."""

from __future__ import annotations

from pathlib import Path

import pytest

from lanterns.games.mapmasters.solver import vectors
from tests.games.mapmasters.cases import RULES

ROOT = Path(__file__).resolve().parents[3]
CASES = vectors.parse(RULES.read_text("utf-8"))


@pytest.mark.parametrize("case", CASES, ids=[case.title.split()[0] for case in CASES])
def test_case_of_the_rules(case: vectors.Case) -> None:
    assert vectors.run(case) == ""


def test_every_case_of_the_rules_is_here() -> None:
    """The kept copy is the block of docs/rules, word for word, V1 to V82."""
    rules = (ROOT / "docs" / "rules" / "mapmasters.md").read_text("utf-8")
    assert RULES.read_text("utf-8").strip() in rules
    assert [case.title.split()[0] for case in CASES] == [f"V{number}" for number in range(1, 83)]


def test_the_runner_counts_and_tells_the_first_difference(tmp_path: Path) -> None:
    good = tmp_path / "good.vectors"
    good.write_text("card A1 = T-B: c k\nV1 right\ngiven a=A1\nwhen T >B\nthen exit; found c1 k1; key 2\n")
    bad = tmp_path / "bad.vectors"
    bad.write_text(
        "card A1 = T-B: c k\n"
        "V1 wrong score\ngiven a=A1\nwhen T >B\nthen exit; found c1 k1; key 3; coin 9\n"
        "V2 wrong end\ngiven a=A1\nwhen T >B\nthen stop; found c1 k1\n"
        "V3 wrong finds\ngiven a=A1\nwhen T >B\nthen exit; found c1\n"
        "V4 not illegal\ngiven a=A1\nwhen T >B\nthen illegal 2\n"
        "V5 illegal\ngiven a=A1\nwhen T >L1\nthen exit; found c1\n"
        "V6 place\ngiven a=A1\nwhen place\nthen illegal\n"
        "V7 best\ngiven a=A1\nwhen best key\nthen value 4 exit\n"
        "V8 token\ngiven a=A1\nwhen T jump\nthen exit\n"
    )
    passed, failed, messages = vectors.run_files([str(good), str(bad), str(tmp_path / "none.vectors")])
    assert (passed, failed) == (1, 9)
    wanted = [
        "V1 wrong score: line 4: T >B: key is 2, expected 3",
        "V2 wrong end: line 8: T >B: got exit, expected stop",
        "V3 wrong finds: line 12: T >B: found c1 k1, expected c1",
        "V4 not illegal: line 16: T >B: got exit, expected illegal 2",
        "V5 illegal: line 20: T >L1: got illegal 2 (not-here), expected exit; found c1",
        "V6 place: line 24: place: layout is legal, expected illegal",
        "V7 best: line 28: best key: got value 2 exit, expected value 4 exit",
        "V8 token: line 32: T jump: token 2: 'jump' is no step of a path.",
    ]
    assert [message.removeprefix(f"{bad}: ") for message in messages[:-1]] == wanted
    assert "none.vectors" in messages[-1]


@pytest.mark.parametrize(
    ("text", "line", "message"),
    [
        ("card A1 = T-B\ngiven a=A1\n", 2, "'given' stands before the first case"),
        ("V1 x\ngiven a=Z9\nwhen T\nthen stop\n", 2, "'a=Z9' is no laid card"),
        ("V1 x\ngiven a=S1@1;\nwhen T\nthen stop\n", 2, "has no place x,y"),
        ("V1 x\ngiven a=S1; kit t:q\nwhen T\nthen stop\n", 2, "is no part of a kit"),
        ("V1 x\ngiven a=S1; rule odd\nwhen T\nthen stop\n", 2, "is no rule option"),
        ("V1 x\ngiven a=S1; goal b\nwhen T\nthen stop\n", 2, "No card is called 'b'"),
        ("V1 x\ngiven a=S1\nthen stop\n", 3, "'then' needs its own 'when'"),
        ("V1 x\ngiven a=S1\nwhen T\n", 1, "needs given, when and then"),
        ("card A1 = T-\n", 1, "is no node name"),
    ],
)
def test_a_faulty_file_is_refused_with_its_line(text: str, line: int, message: str) -> None:
    with pytest.raises(vectors.NotationError, match=message) as problem:
        vectors.parse(text, "x.vectors")
    assert problem.value.line == line
    assert str(problem.value).startswith(f"x.vectors:{line}:")
