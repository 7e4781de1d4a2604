"""`lanterns analyse`: tables in both languages, JSON, and one sentence for what cannot be looked into."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.running import Ran

RECORDS = Path(__file__).parents[1] / "fixtures" / "records"
LOST = RECORDS / "dungeons" / "4" / "heroes-3-lost-way.record"


def test_the_tables_are_there_in_both_languages() -> None:
    english = Ran("analyse", str(LOST), "--budget", "0.1", "--all", "--lang", "en")
    french = Ran("analyse", str(LOST), "--budget", "0.1", "--all", "--lang", "fr")
    assert english.code == french.code == 0
    assert all(title in english.out for title in ("Skill and luck", "Moves"))
    assert all(title in french.out for title in ("Adresse et chance", "Coups"))
    for told in (english.out, french.out):
        assert "cli-analysis" not in told
        assert told.count("Maud") > 3


def test_json_tells_every_action_and_the_sums() -> None:
    data = Ran("analyse", str(LOST), "--budget", "0.1", "--json").json()
    assert [one["number"] for one in data["findings"]] == list(range(1, data["actions"] + 1))
    assert len(data["sums"]) == len(data["seats"]) == 3
    assert data["budget"] == 0.1
    mine = Ran("analyse", str(LOST), "--budget", "0.1", "--json", "--seat", "1").json()
    assert {one["actor"] for one in mine["findings"]} == {1}


@pytest.mark.parametrize("change", ["cut", "ruleset", "running", "altered", "budget", "seat", "missing"])
def test_what_cannot_be_looked_into_is_one_sentence(tmp_path: Path, change: str) -> None:
    lines = LOST.read_text("utf-8").splitlines()
    file = tmp_path / "a.record"
    arguments: list[str] = []
    if change == "cut":
        lines = lines[:-1]
    elif change == "ruleset":
        lines = [line.replace("dungeons/4", "dungeons/99") for line in lines]
    elif change == "altered":
        at = next(at for at, line in enumerate(lines) if line == "actions:")
        del lines[at + 1]
        lines = [line for line in lines if not line.startswith("sums:")]
        lines[-1] = lines[-1].replace(lines[-1].split()[1], str(int(lines[-1].split()[1]) - 1), 1)
    elif change == "running":
        at = next(at for at, line in enumerate(lines) if line == "actions:")
        lines = [*lines[: at + 5], "end: 4 lines, trace 0000000000000000"]
    elif change in ("budget", "seat"):
        arguments = [f"--{change}", "9999"]
    if change != "missing":
        file.write_text("\n".join(lines) + "\n", "utf-8")
    if change == "running":  # with the trace that it leads to
        told = Ran("analyse", str(file)).err
        file.write_text(file.read_text("utf-8").replace("0000000000000000", told.split("trace ")[1][:16]), "utf-8")
    for language in ("en", "fr"):
        ran = Ran("analyse", str(file), "--lang", language, *arguments)
        assert ran.code == 2
        assert ran.out == ""
        assert len(ran.err.strip().splitlines()) == 1
        assert "Traceback" not in ran.err
