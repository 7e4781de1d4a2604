#!/usr/bin/env python3
"""Run the steps of the Dockerfile without Docker, each stage in a Python of its own, and start what they made.

    python3 deploy/steps.py [FOLDER]

Checks that the files are there, that every RUN step works and that the server answers. Accounts and mounts of the image
(useradd, USER, VOLUME) are left out, for they would be this machine's. Takes some minutes and the package registries.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
import urllib.request
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
SYSTEM = ("useradd",)  # a step that begins so changes the machine


def instructions(text: str) -> list[tuple[str, str]]:
    """Word and arguments of each instruction of a Dockerfile."""
    lines = [line for line in text.replace("\\\n", " ").splitlines() if line.strip() and not line.startswith("#")]
    return [(word, rest.strip()) for word, _, rest in (line.partition(" ") for line in lines)]


class Stage:
    """A place of its own with a Python of its own; an absolute path of the image is one below it."""

    def __init__(self, place: Path) -> None:
        self.place = place
        self.work = place
        subprocess.run([sys.executable, "-m", "venv", str(place / "python")], check=True)

    def path(self, name: str) -> Path:
        return self.place / name.lstrip("/") if name.startswith("/") else self.work / name

    def environment(self) -> dict[str, str]:
        kept = {key: value for key, value in os.environ.items() if key not in ("PYTHONPATH", "VIRTUAL_ENV")}
        return {**kept, "PATH": f"{self.place / 'python' / 'bin'}{os.pathsep}{kept['PATH']}"}

    def copy(self, source: Path, name: str) -> None:
        to = self.path(name)
        to.parent.mkdir(parents=True, exist_ok=True)
        if source.is_dir():
            shutil.copytree(source, to, dirs_exist_ok=True)
        else:
            shutil.copy2(source, to)

    def run(self, command: str) -> None:
        print(f"RUN {command}", flush=True)
        if command.startswith(SYSTEM):
            print("    left out: it would change this machine")
            return
        subprocess.run(["bash", "-euc", command], cwd=self.work, env=self.environment(), check=True)


def tracked(stage: Stage, name: str) -> None:
    """COPY . .: what git keeps, for nothing else belongs into an image."""
    for file in subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True).stdout.split(
        "\n"
    ):
        if file and (ROOT / file).is_file():
            stage.copy(ROOT / file, f"{name}/{file}")


def answers(stage: Stage, command: list[str]) -> None:
    """Start what the image starts, at a free port and below the stage, and ask whether it is well."""
    said = [str(stage.path(word)) if word.startswith("/data") else word for word in command]
    stage.path("/data").mkdir(exist_ok=True)
    process = subprocess.Popen(
        [*said, "--port", "0"], cwd=stage.work, env=stage.environment(), stdout=subprocess.PIPE, text=True
    )  # fmt: skip
    try:
        assert process.stdout
        address = process.stdout.readline().split()[2]
        for page in ("api/health", ""):
            with urllib.request.urlopen(address + page, timeout=30) as answer:
                assert answer.status == 200, (page, answer.status)
        print(f"{' '.join(command)}: answers")
    finally:
        process.terminate()
        process.wait(30)


def main() -> int:
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else tempfile.mkdtemp(prefix="lanterns-image-"))
    stages: dict[str, Stage] = {}
    stage: Stage | None = None
    command: list[str] = []
    for word, rest in instructions((ROOT / "deploy" / "Dockerfile").read_text("utf-8")):
        if word == "FROM":
            name = rest.partition(" AS ")[2] or "last"
            stage = stages[name] = Stage(folder / name)
            continue
        assert stage is not None, "the first instruction is FROM"
        if word == "WORKDIR":
            stage.work = stage.path(rest)
            stage.work.mkdir(parents=True, exist_ok=True)
        elif word == "COPY":
            *options, source, to = rest.split()
            if options:
                stage.copy(stages[options[0].removeprefix("--from=")].path(source), to)
            elif source == ".":
                tracked(stage, to)
            else:
                stage.copy(ROOT / source, to)
        elif word == "RUN":
            stage.run(rest)
        elif word in ("ENTRYPOINT", "CMD"):
            command += json.loads(rest)
    assert stage is not None
    answers(stage, command)
    return 0


if __name__ == "__main__":
    sys.exit(main())
