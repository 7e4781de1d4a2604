"""Jobs spread over processes and over Ray: the same figures, what is done kept, and what goes wrong said."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from lanterns.arena.fuzz import fuzz
from lanterns.arena.games import Job, Series, options_for, play_series
from lanterns.arena.machines import Machines
from lanterns.arena.spread import resumed, spread
from lanterns.core.errors import BadOptions, LanternsError
from tests.cli.running import Ran

# Ray asks who joins it for a token that whoever began it has made; it reads this once, when it is imported.
os.environ.setdefault("RAY_AUTH_MODE", "disabled")


def square(number: int, folder: str) -> dict[str, Any]:
    """Ends its own process for a negative number while the folder holds a file ``bad``; refuses nought."""
    if number == 0:
        raise ZeroDivisionError("nought")
    if number < 0 and Path(folder, "bad").exists():
        os.kill(os.getpid(), signal.SIGKILL)
    return {"square": number * number}


def jobs(numbers: list[int], folder: Path) -> dict[str, tuple[int, str]]:
    return {str(number): (number, str(folder)) for number in numbers}


def test_what_a_machine_is_must_mean_something() -> None:
    assert (Machines(3).alone, Machines(1).alone, Machines(1, "ray").alone) == (False, True, False)
    assert (Machines(2, "ray").address, Machines(2, "ray:10.0.0.7:6379").address) == ("", "10.0.0.7:6379")
    with pytest.raises(BadOptions, match="--on takes ray or ray:ADDRESS, not 'dask'"):
        Machines(1, "dask")
    said = Ran("match", "quest", "--games", "2", "--on", "dask")
    assert "--on takes ray or ray:ADDRESS" in said.err
    assert said.code != 0


def test_processes_and_one_alone_answer_the_same(tmp_path: Path) -> None:
    wanted = jobs([1, 2, 3], tmp_path)
    assert dict(spread(square, wanted)) == dict(spread(square, wanted, Machines(2))) == {
        "1": {"square": 1}, "2": {"square": 4}, "3": {"square": 9}
    }  # fmt: skip


def test_without_ray_one_sentence_says_what_to_install(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(LanternsError, match=r"Ray is not installed: pip install 'three-lanterns\[ray\]'"):
        list(spread(square, jobs([1], tmp_path), Machines(1, "ray")))


def test_a_ray_that_is_not_there_is_said_at_once(tmp_path: Path) -> None:
    for address in ("127.0.0.1:9", "ray://127.0.0.1:9", "127.0.0.1:99999"):
        with pytest.raises(LanternsError, match=f"Ray was not reached at {address}"):
            list(spread(square, jobs([1], tmp_path), Machines(1, f"ray:{address}")))


RAY = """
import sys, ray
begun = ray.init("local", num_cpus=1, include_dashboard=False, log_to_driver=False, logging_level="error")
print(begun.address_info["gcs_address"], flush=True)
sys.stdin.read()
"""


@pytest.fixture
def cluster() -> Iterator[Machines]:
    """A Ray of one processor that runs already, as one of many machines would."""
    with subprocess.Popen(
        [sys.executable, "-c", RAY], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    ) as running:
        assert running.stdout is not None
        assert running.stdin is not None
        yield Machines(1, f"ray:{running.stdout.readline().strip()}")
        running.stdin.close()


def untimed(figures: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in figures.items() if "second" not in key}


def test_ray_gives_the_same_figures_and_what_it_did_before_it_ended_is_kept(cluster: Machines, tmp_path: Path) -> None:
    options = options_for("quest", 2, None)
    games = [Job("quest", options, ["random", "random"], seed) for seed in range(4)]
    assert [untimed(game) for game in play_series(games, cluster)] == [untimed(game) for game in play_series(games)]
    some = Series(40, 3, cluster)
    assert untimed(fuzz(some, "quest", "together-2", 97)) == untimed(fuzz(Series(40, 3), "quest", "together-2", 97))
    # A job that ends its process whenever it is begun ends the run, which goes on later.
    (tmp_path / "bad").touch()
    keep = tmp_path / "kept"
    wanted = jobs([1, 2, -3], tmp_path)
    with pytest.raises(LanternsError, match=r"Ray ended in the middle \(\w+\); with --keep what is done is kept"):
        list(resumed(square, wanted, cluster, keep))
    assert {json.loads(line)["key"] for line in keep.read_text().splitlines()} == {"1", "2"}
    (tmp_path / "bad").unlink()
    whole = dict(resumed(square, wanted, cluster, keep))
    assert whole == dict(spread(square, wanted))
    assert dict(resumed(square, wanted, Machines(1, "ray:127.0.0.1:9"), keep)) == whole, "all kept: nobody is asked"
    with pytest.raises(ZeroDivisionError, match="nought"):
        list(spread(square, jobs([0], tmp_path), cluster))


def test_a_command_begins_ray_and_ends_it() -> None:
    asked = ("match", "quest", "--bots", "random,greedy", "--games", "4", "--players", "2", "--json")
    begun = Ran(*asked, "--on", "ray", "--workers", "2")
    assert begun.code == 0, begun.err
    assert untimed(begun.json()) == untimed(Ran(*asked).json())
