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


@pytest.fixture(scope="module")
def options() -> set[str]:
    """The options of `lanterns serve`."""
    told = CliRunner().invoke(app, ["serve", "--help"], env={"COLUMNS": "250", "TERM": "dumb"})
    assert told.exit_code == 0
    return set(OPTION.findall(told.output))


def test_the_units_start_the_server_with_options_that_it_has(options: set[str]):
    unit = (DEPLOY / "systemd" / "lanterns.service").read_text("utf-8")
    (command,) = re.findall(r"^ExecStart=(.*)$", unit, re.MULTILINE)
    assert command.split()[1] == "serve"
    assert set(OPTION.findall(command)) <= options
    assert "--port" not in command, "the socket says where"


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd is not here")
def test_systemd_understands_the_units(tmp_path: Path):
    for name in ("lanterns.service", "lanterns.socket"):
        text = (DEPLOY / "systemd" / name).read_text("utf-8")
        (tmp_path / name).write_text(text.replace("/opt/lanterns/bin/lanterns", sys.executable), "utf-8")
    units = [str(tmp_path / name) for name in ("lanterns.service", "lanterns.socket")]
    done = subprocess.run(["systemd-analyze", "verify", *units], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


def test_the_compose_file_is_one_and_starts_the_image_with_options_that_the_server_has(options: set[str]):
    services = yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))["services"]
    assert set(OPTION.findall(" ".join(services["lanterns"]["command"]))) <= options
    assert services["lanterns"]["build"]["dockerfile"] == "deploy/Dockerfile"
    published = [port.partition(":")[0] for port in services["lanterns"]["ports"]]
    assert published == ["127.0.0.1", "127.0.0.1"], "a proxy stands before it, and metrics are for nobody else"


def test_the_image_copies_files_that_are_there(options: set[str]):
    lines = (DEPLOY / "Dockerfile").read_text("utf-8").splitlines()
    copied = [line.split()[1] for line in lines if line.startswith("COPY ") and "--from" not in line]
    assert copied
    assert all((ROOT / source).exists() for source in copied)
    (start,) = [line for line in lines if line.startswith("ENTRYPOINT ")]
    assert set(OPTION.findall(start)) <= options
