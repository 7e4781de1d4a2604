"""Makes the wheel with compiled floors, and checks it in an environment of its own.

    python tools/wheel.py                     # dist/three_lanterns-*.whl, for this Python and this kind of machine
    python tools/wheel.py --check [OPTIONS]   # then the whole test suite but the browser's on it, with pytest's OPTIONS

It is what `LANTERNS_COMPILED=1 pip wheel .` makes, but with the browser client that `python3 run.py client` built: that
has to be there. For the check the wheel is installed beside what requirements/dev.txt locks into build/wheel, and the
tests of this work tree are run on it: nothing of src is imported. The tests' own games come from build/compiled, which
the wheel's modules were taken from.
"""

import argparse
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
CLIENT = ROOT / "client" / "dist"
PLACE = ROOT / "build" / "wheel"
GAMES = ROOT / "build" / "compiled" / "tests"  # the tests' own, compiled along


def run(command: list[str | Path], failure: str, **environment: str) -> None:
    """Run a command in the work tree; if it fails, end with one sentence. The tree's own sources are on no path."""
    settings = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"} | environment
    if subprocess.run(command, cwd=ROOT, env=settings, check=False).returncode:
        sys.exit(f"wheel.py: {failure}")


def build(folder: Path) -> Path:
    """Make the wheel in a folder and return its path."""
    if not (CLIENT / "index.html").exists():
        sys.exit("wheel.py: the browser client is not built: python3 run.py client")
    made = folder / ".new"
    shutil.rmtree(made, ignore_errors=True)
    command: list[str | Path] = [sys.executable, "-m", "pip", "wheel", "--no-deps", "--no-build-isolation"]
    run(
        [*command, "--wheel-dir", made, ROOT],
        "the wheel could not be made.",
        LANTERNS_COMPILED="1",
        LANTERNS_CLIENT=str(CLIENT),
    )
    (wheel,) = made.glob("*.whl")
    kept = folder / wheel.name
    wheel.replace(kept)
    made.rmdir()
    print(f"wheel.py: {kept.relative_to(ROOT)}, {kept.stat().st_size / 1e6:.1f} MB", flush=True)
    return kept


def check(wheel: Path, options: list[str]) -> None:
    """Install the wheel into an environment of its own, and run the tests on it."""
    shutil.rmtree(PLACE, ignore_errors=True)
    started = time.monotonic()
    python = PLACE / "bin" / "python"
    install: list[str | Path] = [sys.executable, "-m", "uv", "pip", "install", "--quiet", "--python", python]
    run([sys.executable, "-m", "venv", "--without-pip", PLACE], "the environment could not be made.")
    run([*install, "--require-hashes", "-r", "requirements/dev.txt"], "what the tests need could not be installed.")
    run([*install, "--no-deps", wheel], "the wheel could not be installed.")
    (packages,) = PLACE.glob("lib/python*/site-packages")
    shutil.copytree(GAMES, packages / "tests")  # native modules look for their files beside the packages they came with
    print(f"wheel.py: installed in {time.monotonic() - started:.0f} s", flush=True)
    path = f"{python.parent}{os.pathsep}{os.environ['PATH']}"
    command: list[str | Path] = [python, "-m", "pytest", "-m", "not browser", *options]
    run(command, "the wheel does not pass the tests.", PATH=path, VIRTUAL_ENV=str(PLACE), LANTERNS_COMPILED="1")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="run the tests on the wheel")
    given, others = parser.parse_known_args()
    if others and not given.check:
        parser.error(f"{others[0]} would be for pytest: it goes with --check.")
    made = build(ROOT / "dist")
    if given.check:
        check(made, others or ["-q", "-n", "2"])
