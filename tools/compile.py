"""Build the lower floors (core, games, bots) with mypyc into build/compiled, from the same sources.

`build/compiled/lanterns` is a whole copy of the package: Python files, content and catalogues, with an extension module
beside each compiled file, which Python prefers. Nothing is ever written into src. `python3 run.py compiled` calls this.
The small games of the tests are compiled along, since a class of theirs cannot rest on a native one otherwise;
`--package-only` leaves them out.
"""

import contextlib
import fcntl
import hashlib
import os
import shutil
import sys
import time
from importlib.metadata import version
from pathlib import Path
from typing import cast

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "lanterns"
TARGET = ROOT / "build" / "compiled"
FLOORS = ("core", "games", "bots")
TEST_GAMES = ("tests/core/bids.py", "tests/bots/tiny.py")
STAMP = TARGET / "sources.sha256"


def test_games() -> list[Path]:
    """The modules of the tests that hold games, relative to the repository."""
    return [Path(name) for name in TEST_GAMES if (ROOT / name).exists()]


def modules() -> list[Path]:
    """Every module of the floors, relative to src; a package's `__init__.py` stays plain, as it has little to run."""
    found = (path for floor in FLOORS for path in (SOURCE / floor).rglob("*.py"))
    return sorted(path.relative_to(SOURCE.parent) for path in found if path.name != "__init__.py")


def source(path: Path) -> Path:
    """Where the module comes from, given its path below build/compiled."""
    return (ROOT if path.parts[0] == "tests" else SOURCE.parent) / path


def fingerprint(paths: list[Path]) -> str:
    """Hash of all that decides the machine code: the sources, mypyc and this Python."""
    digest = hashlib.sha256(f"{sys.version}\0{version('mypy')}\0".encode())
    for path in paths:
        digest.update(f"{path}\0".encode() + source(path).read_bytes())
    return digest.hexdigest()


def copy_package() -> None:
    """Make build/compiled/lanterns the same as src/lanterns, leaving extension modules where they are."""
    copy = TARGET / "lanterns"
    kept = {path.relative_to(SOURCE) for path in SOURCE.rglob("*") if "__pycache__" not in path.parts}
    for path in copy.rglob("*"):
        stale = path.relative_to(copy) not in kept and path.suffix != ".so" and "__pycache__" not in path.parts
        if stale and path.is_file():
            path.unlink()
    shutil.copytree(SOURCE, copy, dirs_exist_ok=True, ignore=shutil.ignore_patterns("__pycache__", "*.so"))


def drop_extensions() -> None:
    """Take away what an earlier build left, so that no module is half old and half new."""
    shutil.rmtree(TARGET / "tests", ignore_errors=True)
    for path in [*TARGET.glob("*.so"), *(TARGET / "lanterns").rglob("*.so")]:
        path.unlink()


def compile_floors(paths: list[Path]) -> None:
    """Run mypyc and the C compiler over all the modules as one group, so that calls between them stay native."""
    from mypyc.build import mypycify
    from setuptools import Extension, setup

    os.environ["MYPYPATH"] = str(TARGET)
    with contextlib.chdir(TARGET):
        extensions = mypycify(
            ["--config-file=", "--strict", "--explicit-package-bases", *map(str, paths)],
            opt_level="3",
            debug_level="0",
            group_name="lanterns_floors",
            target_dir="c",
        )
        setup(
            name="lanterns-compiled",
            packages=[],
            ext_modules=cast("list[Extension]", extensions),
            script_args=[
                "--quiet",
                "build_ext",
                "--inplace",
                "--build-temp",
                "objects",
                "--parallel",
                str(os.cpu_count() or 1),
            ],
        )


def build(package_only: bool = False) -> Path:
    """Bring build/compiled up to date and return it. A second call with the same sources only copies.

    Raises SystemExit when mypyc refuses a module or an extension is missing afterwards.
    """
    paths = modules()
    if not paths:
        sys.exit("compile.py: there are no modules to compile.")
    paths += [] if package_only else test_games()
    wanted = fingerprint(paths)
    TARGET.mkdir(parents=True, exist_ok=True)
    with Path(__file__).open("rb") as handle:
        fcntl.flock(handle, fcntl.LOCK_EX)  # two builds at once would take each other's files away
        bring_up_to_date(paths, wanted)
    return TARGET


def bring_up_to_date(paths: list[Path], wanted: str) -> None:
    if STAMP.exists() and STAMP.read_text("utf-8") == wanted:
        copy_package()
        return
    started = time.monotonic()
    STAMP.unlink(missing_ok=True)
    copy_package()
    drop_extensions()
    for path in paths:
        if path.parts[0] == "tests":
            (TARGET / path).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(source(path), TARGET / path)
    compile_floors(paths)
    missing = [str(path) for path in paths if not list((TARGET / path).parent.glob(f"{path.stem}.*.so"))]
    if missing:
        sys.exit(f"compile.py: no extension module was made for {', '.join(missing)}.")
    STAMP.write_text(wanted, "utf-8")
    print(f"compile.py: {len(paths)} modules in {time.monotonic() - started:.0f} s", flush=True)


if __name__ == "__main__":
    build(package_only="--package-only" in sys.argv[1:])
