"""Build the lower floors (core, games, bots) with mypyc into build/compiled, from the same sources.

`build/compiled/lanterns` is a whole copy of the package: Python files, content and catalogues, with an extension module
beside each compiled file, which Python prefers. Nothing is ever written into src. `python3 run.py compiled` calls this.
The small games of the tests are compiled along, since a class of theirs cannot rest on a native one otherwise. The
work is done in build/mypyc, so that the last whole build stands until the next does.

    python tools/compile.py --games mapmasters --to /tmp/fast     # core, bots and one game only: quicker to build

A build of some games holds no other game (a plain class cannot rest on a native one), and its `lanterns.games` names
only those. Work of such a build lies beside its folder, in FOLDER.mypyc.
"""

import argparse
import ast
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
STAMP = "sources.sha256"
FLOORS = ("core", "games", "bots")
# Of the kit for researchers what steps many games: the rest of it is arrays.
STEPPED = ("research/episode.py", "research/fleet.py")
PLAIN = ("__init__.py", "view_types.py")
TEST_GAMES = ("tests/core/bids.py", "tests/bots/tiny.py", "tests/example_game/pig/game.py")


def modules(games: Sequence[str] = ()) -> list[Path]:
    """What is compiled, as paths below build/compiled; of all games or only these packages.

    A package's `__init__.py` stays plain: it has little to run. So do the types of views: schemas are made from them at
    run time, and a compiled TypedDict forgets what its keys hold.
    """
    found = [path.relative_to(SOURCE.parent) for floor in FLOORS for path in (SOURCE / floor).rglob("*.py")]
    found += [(SOURCE / name).relative_to(SOURCE.parent) for name in STEPPED]
    tests = [Path(name) for name in TEST_GAMES if (ROOT / name).exists()]
    return sorted(path for path in found if path.name not in PLAIN and in_build(path, games)) + tests


def in_build(path: Path, games: Sequence[str]) -> bool:
    """Whether a file (its path from `lanterns` on) belongs to a build of these games; of all when none is named."""
    return not games or path.parts[:2] != ("lanterns", "games") or len(path.parts) < 4 or path.parts[2] in games


class OnlyGames(ast.NodeTransformer):
    """Takes the games that are not in a build out of `lanterns/games/__init__.py`: their imports and their objects."""

    def __init__(self, games: Sequence[str]) -> None:
        self.games = games
        self.gone: set[str] = set()

    def visit_ImportFrom(self, node: ast.ImportFrom) -> ast.AST | None:
        parts = (node.module or "").split(".")
        if parts[:2] != ["lanterns", "games"] or len(parts) < 3 or parts[2] in self.games:
            return node
        self.gone.update(alias.asname or alias.name for alias in node.names)
        return None

    def visit_Tuple(self, node: ast.Tuple) -> ast.AST:
        node.elts = [one for one in node.elts if not self.is_gone(one)]
        return node

    def is_gone(self, node: ast.expr) -> bool:
        return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in self.gone


def fingerprint(tree: Path, paths: list[Path]) -> str:
    """Hash of all that decides the machine code: the modules as they lie in the tree, mypyc and this Python."""
    digest = hashlib.sha256(f"{sys.version}\0{version('mypy')}\0".encode())
    for path in paths:
        digest.update(f"{path}\0".encode() + (tree / path).read_bytes())
    return digest.hexdigest()


def mark(opt: str) -> str:
    """What tells a build of another level of optimisation from the usual one."""
    return "" if opt == "3" else f"-O{opt}"


def copy_sources(tree: Path, paths: list[Path], games: Sequence[str]) -> None:
    """Make the tree hold the package as src has it (of the games only those wanted), and the tests' games; extension
    modules stay where they are."""
    copy = tree / "lanterns"
    sources = [path for path in SOURCE.rglob("*") if in_build(path.relative_to(SOURCE.parent), games)]
    wanted = {path.relative_to(SOURCE) for path in sources}
    for path in copy.rglob("*"):
        if path.is_file() and path.suffix != ".so" and path.relative_to(copy) not in wanted:
            path.unlink()
    for path in sources:
        if path.is_file() and path.suffix != ".so" and "__pycache__" not in path.parts:
            (copy / path.relative_to(SOURCE)).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(path, copy / path.relative_to(SOURCE))
    if games:
        register = copy / "games" / "__init__.py"
        tree_of = OnlyGames(games).visit(ast.parse(register.read_text("utf-8")))
        register.write_text(ast.unparse(tree_of) + "\n", "utf-8")
    for path in paths:
        if path.parts[0] == "tests":
            (tree / path).parent.mkdir(parents=True, exist_ok=True)
            home = (ROOT / path).parent
            whole = [ROOT / path] if not (home / "card.toml").exists() else [*home.glob("*.toml"), *home.glob("*.py")]
            for file in whole:
                shutil.copy2(file, tree / path.parent / file.name)


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


def compile_floors(paths: list[Path], work: Path, opt: str) -> None:
    """Run mypyc and the C compiler over the modules as one group, so that calls between them stay native."""
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

    os.environ["MYPYPATH"] = str(work)
    with contextlib.chdir(work):
        options = ["--config-file=", "--strict", "--explicit-package-bases"]
        extensions = mypycify(
            [*options, *map(str, paths)],
            opt_level=opt,
            debug_level="0",
            group_name="lanterns_floors",
            target_dir="c",
            multi_file=True,
        )
        setup(
            name="lanterns-compiled",
            packages=[],
            ext_modules=cast("list[Extension]", extensions),
            cmdclass={"build_ext": BuildExtensions},
            script_args=["--quiet", "build_ext", "--inplace", "--build-temp", f"objects-{version('mypy')}{mark(opt)}"],
        )


def build(games: Sequence[str] = (), target: Path = TARGET, opt: str = "3") -> Path:
    """Bring a build up to date and return its folder; without games the whole one. A second call with the same
    sources only copies.

    Raises SystemExit when mypyc refuses a module or an extension is missing afterwards; the last build then stays.
    """
    unknown = [game for game in games if not (SOURCE / "games" / game / "__init__.py").exists()]
    if unknown:
        sys.exit(f"compile.py: there is no game package '{unknown[0]}' in {SOURCE / 'games'}.")
    work = WORK if target == TARGET else target.with_name(target.name + ".mypyc")
    paths = modules(games)
    if not paths:
        sys.exit("compile.py: there are no modules to compile.")
    started = time.monotonic()
    work.mkdir(parents=True, exist_ok=True)
    with (work / "lock").open("w") as handle:
        fcntl.flock(handle, fcntl.LOCK_EX)  # two builds at once would take each other's files away
        copy_sources(work, paths, games)
        wanted = fingerprint(work, paths) + mark(opt)
        stamp = target / STAMP
        if stamp.exists() and stamp.read_text("utf-8") == wanted:
            copy_sources(target, paths, games)
            return target
        for path in work.rglob("*.so"):
            path.unlink()
        compile_floors(paths, work, opt)
        missing = [str(path) for path in paths if not list((work / path).parent.glob(f"{path.stem}.*.so"))]
        if missing:
            sys.exit(f"compile.py: no extension module was made for {', '.join(missing)}.")
        publish(work, target, wanted)
    print(f"compile.py: {len(paths)} modules in {time.monotonic() - started:.0f} s", flush=True)
    return target


def publish(work: Path, target: Path, stamp: str) -> None:
    """Put the whole build in the place of the last one."""
    fresh = target.with_name(target.name + ".new")
    shutil.rmtree(fresh, ignore_errors=True)
    fresh.mkdir(parents=True)
    for name in ("lanterns", "tests"):
        if (work / name).exists():
            shutil.copytree(work / name, fresh / name)
    for path in work.glob("*.so"):
        shutil.copy2(path, fresh / path.name)
    (fresh / STAMP).write_text(stamp, "utf-8")
    shutil.rmtree(target, ignore_errors=True)
    fresh.rename(target)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", nargs="+", default=[], metavar="GAME", help="only these games, with core and bots")
    parser.add_argument("--to", type=Path, help="folder of a build of some games")
    parser.add_argument("--opt", choices="0123", default="3", help="of the C compiler; 0 builds quickest, runs slowest")
    given = parser.parse_args()
    if bool(given.games) != bool(given.to):
        parser.error("--games and --to go together: the whole build lies in build/compiled.")
    build(given.games, given.to.resolve() if given.to else TARGET, given.opt)
