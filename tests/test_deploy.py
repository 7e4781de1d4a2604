"""What is handed out to run a server with: it names options, files and words that there are."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
import yaml
from typer.testing import CliRunner

from lanterns.cli.app import app

ROOT = Path(__file__).resolve().parents[1]
DEPLOY = ROOT / "deploy"
OPTION = re.compile(r"--[a-z][a-z-]+")


def options_of(command: str) -> set[str]:
    told = CliRunner().invoke(app, [command, "--help"], env={"COLUMNS": "250", "TERM": "dumb"})
    assert told.exit_code == 0
    return set(OPTION.findall(told.output))


@pytest.fixture(scope="module")
def options() -> set[str]:
    """The options of `lanterns serve`."""
    return options_of("serve")


@pytest.mark.parametrize(("unit", "word"), [("lanterns", "serve"), ("lanterns@", "serve"), ("lanterns-think", "think")])
def test_the_units_start_what_they_are_for_with_options_that_it_has(unit: str, word: str):
    text = (DEPLOY / "systemd" / f"{unit}.service").read_text("utf-8")
    (command,) = re.findall(r"^ExecStart=(.*)$", text, re.MULTILINE)
    assert command.split()[1] == word
    assert set(OPTION.findall(command)) <= options_of(word)
    assert "--port" not in command, "the socket says where"


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd is not here")
def test_systemd_understands_the_units(tmp_path: Path):
    units = []
    for file in sorted((DEPLOY / "systemd").iterdir()):
        unit = tmp_path / file.name.replace("@.", "@8008.")
        unit.write_text(file.read_text("utf-8").replace("/opt/lanterns/bin/lanterns", sys.executable), "utf-8")
        units.append(str(unit))
    assert len(units) == 5
    done = subprocess.run(["systemd-analyze", "verify", *units], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


def test_the_compose_file_is_one_and_starts_the_image_with_options_that_the_server_has(options: set[str]):
    services = yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))["services"]
    assert set(OPTION.findall(" ".join(services["lanterns"]["command"]))) <= options
    assert services["lanterns"]["build"]["dockerfile"] == "deploy/Dockerfile"
    published = [port.partition(":")[0] for port in services["lanterns"]["ports"]]
    assert published == ["127.0.0.1", "127.0.0.1"], "a proxy stands before it, and metrics are for nobody else"


def test_the_compose_file_lends_bots_a_process_of_their_own():
    services = yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))["services"]
    word, *rest = services["think"]["entrypoint"][1:]
    assert word == "think"
    assert set(OPTION.findall(" ".join([*rest, *services["think"]["command"]]))) <= options_of("think")


def test_the_image_copies_files_that_are_there(options: set[str]):
    lines = (DEPLOY / "Dockerfile").read_text("utf-8").splitlines()
    copied = [line.split()[1] for line in lines if line.startswith("COPY ") and "--from" not in line]
    assert copied
    assert all((ROOT / source).exists() for source in copied)
    (start,) = [line for line in lines if line.startswith("ENTRYPOINT ")]
    assert set(OPTION.findall(start)) <= options
