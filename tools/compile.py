"""Build the lower floors (core, games, bots) with mypyc into build/compiled, from the same sources.

`build/compiled/lanterns` is a whole copy of the package: Python files, content and catalogues, with an extension module
beside each compiled file, which Python prefers. Nothing is ever written into src. `python3 run.py compiled` calls this.
The small games of the tests are compiled along, since a class of theirs cannot rest on a native one otherwise. The
work is done in build/mypyc, so that the last whole build stands until the next does.
"""

import argparse
import contextlib
import fcntl
import hashlib
import os
import shutil
import sys
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import version
from pathlib import Path
from typing import Any, cast

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "lanterns"
WORK = ROOT / "build" / "mypyc"
TARGET = ROOT / "build" / "compiled"
STAMP = TARGET / "sources.sha256"
FLOORS = ("core", "games", "bots")
TEST_GAMES = ("tests/core/bids.py", "tests/bots/tiny.py")


def modules() -> list[Path]:
    """What is compiled, as paths below build/compiled. A package's `__init__.py` stays plain: it has little to run."""
    found = [path.relative_to(SOURCE.parent) for floor in FLOORS for path in (SOURCE / floor).rglob("*.py")]
    games = [Path(name) for name in TEST_GAMES if (ROOT / name).exists()]
    return sorted(path for path in found if path.name != "__init__.py") + games


def fingerprint(tree: Path, paths: list[Path]) -> str:
    """Hash of all that decides the machine code: the modules as they lie in the tree, mypyc and this Python."""
    digest = hashlib.sha256(f"{sys.version}\0{version('mypy')}\0".encode())
    for path in paths:
        digest.update(f"{path}\0".encode() + (tree / path).read_bytes())
    return digest.hexdigest()


def copy_sources(tree: Path, paths: list[Path]) -> None:
    """Make the tree hold the package as src has it, and the tests' games; extension modules stay where they are."""
    copy = tree / "lanterns"
    wanted = {path.relative_to(SOURCE) for path in SOURCE.rglob("*")}
    for path in copy.rglob("*"):
        if path.is_file() and path.suffix != ".so" and path.relative_to(copy) not in wanted:
            path.unlink()
    shutil.copytree(SOURCE, copy, dirs_exist_ok=True, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    for path in paths:
        if path.parts[0] == "tests":
            (tree / path).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / path, tree / path)


def compile_in_parallel(compiler: Any, sources: Sequence[str], output_dir: str, **options: Any) -> list[str]:
    """Stand-in for the compiler's `compile`: one thread per core, and no work for objects newer than what they include.

    Without it a group of modules, being one extension, is compiled on one core.
    """
    setup = compiler._setup_compile(
        output_dir,
        options.get("macros"),
        options.get("include_dirs"),
        sources,
        options.get("depends"),
        options["extra_postargs"],
    )
    _, objects, extra, preprocessor, sources_of = setup
    flags = compiler._get_cc_args(preprocessor, options.get("debug"), options.get("extra_preargs"))
    headers = max((path.stat().st_mtime for path in Path("c").rglob("*.h")), default=0.0)

    def one(name: str) -> None:
        source, extension = sources_of[name]
        newest = max(headers, Path(source).stat().st_mtime)
        if not Path(name).exists() or Path(name).stat().st_mtime <= newest:
            compiler._compile(name, source, extension, flags, extra, preprocessor)

    with ThreadPoolExecutor(os.cpu_count()) as pool:
        list(pool.map(one, [name for name in objects if name in sources_of]))
    return cast(list[str], objects)


def compile_floors(paths: list[Path]) -> None:
    """Run mypyc and the C compiler over all the modules as one group, so that calls between them stay native."""
    from mypyc.build import mypycify
    from setuptools import Extension, setup
    from setuptools.command.build_ext import build_ext

    class BuildExtensions(build_ext):
        def build_extensions(self) -> None:
            compiler = cast(Any, self.compiler)
            compiler.compile = lambda sources, output_dir=None, **rest: compile_in_parallel(
                compiler, sources, output_dir, **rest
            )
            super().build_extensions()

    os.environ["MYPYPATH"] = str(WORK)
    with contextlib.chdir(WORK):
        options = ["--config-file=", "--strict", "--explicit-package-bases"]
        extensions = mypycify(
            [*options, *map(str, paths)], opt_level="3", debug_level="0", group_name="lanterns_floors", target_dir="c"
        )
        setup(
            name="lanterns-compiled",
            packages=[],
            ext_modules=cast("list[Extension]", extensions),
            cmdclass={"build_ext": BuildExtensions},
            script_args=["--quiet", "build_ext", "--inplace", "--build-temp", f"objects-{version('mypy')}"],
        )


def build() -> Path:
    """Bring build/compiled up to date and return it. A second call with the same sources only copies.

    Raises SystemExit when mypyc refuses a module or an extension is missing afterwards; the last build then stays.
    """
    paths = modules()
    if not paths:
        sys.exit("compile.py: there are no modules to compile.")
    started = time.monotonic()
    WORK.mkdir(parents=True, exist_ok=True)
    with Path(__file__).open("rb") as handle:
        fcntl.flock(handle, fcntl.LOCK_EX)  # two builds at once would take each other's files away
        copy_sources(WORK, paths)
        wanted = fingerprint(WORK, paths)
        if STAMP.exists() and STAMP.read_text("utf-8") == wanted:
            copy_sources(TARGET, paths)
            return TARGET
        for path in WORK.rglob("*.so"):
            path.unlink()
        compile_floors(paths)
        missing = [str(path) for path in paths if not list((WORK / path).parent.glob(f"{path.stem}.*.so"))]
        if missing:
            sys.exit(f"compile.py: no extension module was made for {', '.join(missing)}.")
        publish(wanted)
    print(f"compile.py: {len(paths)} modules in {time.monotonic() - started:.0f} s", flush=True)
    return TARGET


def publish(stamp: str) -> None:
    """Put the whole build in the place of the last one."""
    fresh = TARGET.with_suffix(".new")
    shutil.rmtree(fresh, ignore_errors=True)
    fresh.mkdir()
    for name in ("lanterns", "tests"):
        if (WORK / name).exists():
            shutil.copytree(WORK / name, fresh / name)
    for path in WORK.glob("*.so"):
        shutil.copy2(path, fresh / path.name)
    (fresh / STAMP.name).write_text(stamp, "utf-8")
    shutil.rmtree(TARGET, ignore_errors=True)
    fresh.rename(TARGET)


if __name__ == "__main__":
    argparse.ArgumentParser(description=__doc__).parse_args()
    build()
