"""run.py sets up a whole environment or none, checks what it downloads, and says which stage failed."""

import hashlib
import importlib.util
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parent.parent
WHEEL = "lantern_oil-1.0-py3-none-any.whl"


@pytest.fixture
def script() -> ModuleType:
    """A fresh import of run.py, whose own names a test may change."""
    spec = importlib.util.spec_from_file_location("run_script", ROOT / "run.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """A small repository of its own: run.py, the package's metadata, and lock files that hold one wheel beside them."""
    for name in ("run.py", "pyproject.toml"):
        shutil.copy(ROOT / name, tmp_path / name)
    (tmp_path / "requirements").mkdir()
    metadata = "Metadata-Version: 2.1\nName: lantern-oil\nVersion: 1.0\n"
    with zipfile.ZipFile(tmp_path / WHEEL, "w") as wheel:
        wheel.writestr("lantern_oil.py", "LIT = True\n")
        wheel.writestr("lantern_oil-1.0.dist-info/METADATA", metadata)
        wheel.writestr(
            "lantern_oil-1.0.dist-info/WHEEL", "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n"
        )
        wheel.writestr("lantern_oil-1.0.dist-info/RECORD", "")
    return tmp_path


def lock(clone: Path, digest: str) -> None:
    (clone / "requirements" / "runtime.txt").write_text(f"./{WHEEL} --hash=sha256:{digest}\n", "utf-8")


def run(clone: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(clone / "run.py"), *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_a_wrong_hash_stops_the_set_up_and_leaves_no_venv(clone: Path) -> None:
    lock(clone, "0" * 64)
    result = run(clone, "setup", "runtime")
    assert result.returncode == 1
    assert "DO NOT MATCH THE HASHES" in result.stderr
    assert result.stderr.splitlines()[-1] == "run.py: what requirements/runtime.txt locks could not be installed."
    assert not (clone / ".venv").exists()


def test_a_failure_after_the_locked_packages_leaves_no_venv_either(clone: Path) -> None:
    """The right hash is taken; the package itself cannot be built here, where its sources and hatchling are missing."""
    lock(clone, hashlib.sha256((clone / WHEEL).read_bytes()).hexdigest())
    result = run(clone, "setup", "runtime")
    assert result.returncode == 1
    assert result.stderr.splitlines()[-1] == "run.py: the package itself could not be installed."
    assert not (clone / ".venv").exists()


def test_a_venv_without_a_stamp_is_not_taken_for_a_whole_one(script: ModuleType, tmp_path: Path) -> None:
    script.STAMP = tmp_path / "missing.json"
    assert not script.is_ready("runtime")


def test_a_larger_set_up_serves_a_smaller_task(script: ModuleType, tmp_path: Path) -> None:
    script.STAMP = tmp_path / "stamp.json"
    script.STAMP.write_text(f'{{"dev": "{script.fingerprint("dev")}"}}', "utf-8")
    assert script.is_ready("runtime")
    assert script.is_ready("dev")
    assert not script.is_ready("bench")


@pytest.mark.parametrize("arguments", [(), ("dance",)])
def test_an_unknown_task_shows_the_tasks_there_are(clone: Path, arguments: tuple[str, ...]) -> None:
    result = run(clone, *arguments)
    assert result.returncode == 2
    assert "python3 run.py play" in result.stderr


def test_an_unknown_profile_is_refused_before_anything_is_made(clone: Path) -> None:
    result = run(clone, "setup", "everything")
    assert result.returncode == 1
    assert result.stderr == "run.py: setup takes one of runtime, client, dev, bench.\n"
    assert not (clone / ".venv").exists()


def test_the_stages_stop_at_the_first_that_fails(script: ModuleType, capfd: pytest.CaptureFixture[str]) -> None:
    script.set_up = script.find_programs = lambda *_: None
    say = "import sys; print('ran', *sys.argv[1:])"
    script.STAGES = [
        [[("pytest", ["python", "-c", say]), ("second", ["python", "-c", "raise SystemExit(3)"])]],
        [[("third", ["python", "-c", say])]],
    ]
    with pytest.raises(SystemExit, match="stopped at second"):
        script.test(["-k", "night"])
    printed = capfd.readouterr().out
    assert printed.count("ran") == 1
    assert "ran -k night" in printed
    assert "== 1/3 pytest: passed in " in printed
    assert "== 2/3 second: failed in " in printed


def test_lanes_run_side_by_side_and_one_that_fails_ends_the_other(
    script: ModuleType, capfd: pytest.CaptureFixture[str]
) -> None:
    script.set_up = script.find_programs = lambda *_: None
    sleep = "import time; print('asleep', flush=True); time.sleep(600)"
    script.STAGES = [
        [
            [("long", ["python", "-c", sleep]), ("never", ["python", "-c", "print('ran')"])],
            [("first", ["python", "-c", "print('beside it')"]), ("second", ["python", "-c", "raise SystemExit(3)"])],
        ]
    ]
    with pytest.raises(SystemExit, match="stopped at second"):
        script.test([])
    printed = capfd.readouterr().out
    assert "beside it\n== 3/4 first: passed in " in printed
    assert "== 4/4 second: failed in " in printed
    assert "ran" not in printed
    assert "long: " not in printed


def test_every_stage_passing_is_success(script: ModuleType, capfd: pytest.CaptureFixture[str]) -> None:
    script.set_up = script.find_programs = lambda *_: None
    script.STAGES = [[[("only", ["python", "-c", "pass"])], [("beside", ["python", "-c", "pass"])]]]
    assert script.test([]) == 0
    assert "== all 2 stages passed in " in capfd.readouterr().out


def test_what_it_starts_may_keep_compiled_bytecode(script: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    assert script.run(["python", "-c", "import sys; raise SystemExit(sys.dont_write_bytecode)"]) == 0


def test_every_locked_package_has_a_hash_and_no_address() -> None:
    for path in (ROOT / "requirements").glob("*.txt"):
        text = path.read_text("utf-8")
        packages = [line for line in text.splitlines() if line[:1].isalnum()]
        assert packages, path
        assert all("==" in line and line.endswith("\\") for line in packages), path
        assert "://" not in text, path
