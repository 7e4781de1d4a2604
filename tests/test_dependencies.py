"""Bills of materials, and advisories: what a source says, and that a silent one is skipped with a word."""

from __future__ import annotations

import importlib.util
import json
import shutil
import tomllib
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

ROOT = Path(__file__).parents[1]


@pytest.fixture
def tool() -> ModuleType:
    spec = importlib.util.spec_from_file_location("dependencies_tool", ROOT / "tools" / "dependencies.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.skipif(not (shutil.which("npm") and shutil.which("cyclonedx-py")), reason="npm or cyclonedx-py is missing")
def test_the_bills_name_what_is_locked(tool: ModuleType, tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    assert tool.main(["sbom", str(tmp_path / "bills")]) == 0
    bill = json.loads((tmp_path / "bills" / "lanterns.cdx.json").read_text("utf-8"))
    assert bill["bomFormat"] == "CycloneDX"
    assert bill["metadata"]["component"]["name"] == "three-lanterns"
    lines = (ROOT / "requirements" / "runtime.txt").read_text("utf-8").splitlines()
    locked = {line.split("==")[0] for line in lines if "==" in line and not line.startswith((" ", "#"))}
    assert {one["name"] for one in bill["components"]} == {name.split("[")[0] for name in locked}
    engine = json.loads((tmp_path / "bills" / "lanterns-engine.cdx.json").read_text("utf-8"))
    assert [one["name"] for one in engine["components"]] == ["msgspec"]
    client = json.loads((tmp_path / "bills" / "lanterns-client.cdx.json").read_text("utf-8"))
    assert {"svelte", "vite"} <= {one["name"] for one in client["components"]}
    assert "components" in capfd.readouterr().out


def answers(tool: ModuleType, monkeypatch: pytest.MonkeyPatch, python: Any, npm: Any) -> None:
    def answer(command: list[str], where: Path) -> Any:
        return python if command[0] == "pip-audit" else npm

    monkeypatch.setattr(tool, "_answer", answer)


SAFE = {"dependencies": [{"name": "rich", "version": "13.9.0", "vulns": []}]}
FINE = {"vulnerabilities": {}, "metadata": {"dependencies": {"total": 154}}}


def test_nothing_is_known_to_be_unsafe(tool: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: Any) -> None:
    answers(tool, monkeypatch, SAFE, FINE)
    assert tool.main(["advisories"]) == 0
    assert capsys.readouterr().out.splitlines() == [
        *(f"{lock.name}: 1 packages, 0 with an advisory" for lock in tool.LOCKS),
        "package-lock.json: 154 packages, 0 with an advisory",
    ]


def test_an_advisory_fails_and_names_the_cure(tool: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: Any) -> None:
    known = {"id": "PYSEC-1", "fix_versions": ["13.9.1"]}
    unsafe = {
        "dependencies": [{"name": "rich", "version": "13.9.0", "vulns": [known]}, {"name": "x", "skip_reason": "?"}]
    }
    answers(tool, monkeypatch, unsafe, FINE)
    assert tool.main(["advisories"]) == 1
    out = capsys.readouterr().out
    assert "rich 13.9.0: PYSEC-1, mended in 13.9.1" in out
    assert "not asked about: x" in out
    found = {
        "vulnerabilities": {"vite": {"name": "vite", "range": "<1", "severity": "high"}},
        "metadata": FINE["metadata"],
    }
    answers(tool, monkeypatch, SAFE, found)
    assert tool.main(["advisories"]) == 1
    assert "vite <1: high" in capsys.readouterr().out


@pytest.mark.parametrize("python", [None, {}, {"dependencies": [{"name": "rich", "skip_reason": "not found on PyPI"}]}])
@pytest.mark.parametrize("npm", [None, {}, {"message": "405 Method Not Allowed"}])
def test_a_source_that_does_not_answer_is_skipped_with_a_word(
    tool: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: Any, python: Any, npm: Any
) -> None:
    answers(tool, monkeypatch, python, npm)
    assert tool.main(["advisories"]) == 0
    out = capsys.readouterr().out.splitlines()
    assert len(out) == len(tool.LOCKS) + 1
    assert all("skipped" in line for line in out)


def test_what_a_command_prints_is_read_or_not_there(tool: ModuleType) -> None:
    assert tool._answer(["echo", '{"a": 1}'], ROOT) == {"a": 1}
    for words in ("oops", "[]", ""):
        assert tool._answer(["echo", words], ROOT) is None


def test_no_runtime_dependency_is_carried_for_nothing() -> None:
    """Each is imported somewhere in the package, or by what is."""
    named = {
        "httptools": "uvicorn.protocols.http.httptools_impl",
        "markdown-it-py": "markdown_it",
        "fluent.runtime": "fluent",
        "fonttools": "fontTools",
    }
    named |= {"py-vapid": "py_vapid", "prometheus-client": "prometheus_client"}
    data = {"tzdata"}  # read by zoneinfo where the system has no zones of its own
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    text = "\n".join(path.read_text("utf-8") for path in (ROOT / "src").rglob("*.py"))
    for name in {dependency.split(">=")[0] for dependency in project["dependencies"]} - data:
        module = named.get(name, name)
        assert f"import {module}" in text or f"from {module}" in text, name
