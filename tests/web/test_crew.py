"""Whose job is next: watched before unwatched, by client, then by table; and what becomes of jobs nobody wants."""

from __future__ import annotations

import asyncio
import contextlib
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from lanterns.tables import Refused
from lanterns.tables.keeping.records import Onward
from lanterns.web.errors import TooMany
from lanterns.web.processes import crew as crews
from lanterns.web.processes import jobs
from lanterns.web.processes.crew import MOST_WAITING, Behalf, Crew
from lanterns.web.processes.jobs import Ends, JobStopped
from lanterns.web.processes.workers import WorkerLost
from tests.records import long_record

pytestmark = pytest.mark.anyio


class Bench:
    """Jobs that run until they are let go, and in which order they were begun."""

    def __init__(self) -> None:
        self.begun: list[str] = []
        self.ended: list[str] = []
        self.gates: dict[str, threading.Event] = {}
        self.open = False

    def job(self, ends: Ends, name: str) -> str:
        self.begun.append(name)
        gate = self.gates.setdefault(name, threading.Event())
        while not self.open and not gate.wait(0.002):
            if ends.told():
                self.ended.append(name)
                raise JobStopped
        gate.clear()
        return name

    def let_go(self, name: str) -> None:
        self.gates.setdefault(name, threading.Event()).set()


@pytest.fixture
def bench(monkeypatch: pytest.MonkeyPatch) -> Iterator[Bench]:
    made = Bench()
    monkeypatch.setitem(jobs.JOBS, "wait", made.job)
    yield made
    made.open = True


@contextlib.contextmanager
def working(workers: int, **more: Any) -> Iterator[Crew]:
    crew = Crew(workers, 60, here=True, **more)
    try:
        yield crew
    finally:
        crew.close()


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(60):
        while not true():
            await asyncio.sleep(0.002)


def put(crew: Crew, name: str, client: str, table: str = "", **more: Any) -> asyncio.Task[Any]:
    return asyncio.ensure_future(crew.ask("wait", name, behalf=Behalf(client, table, **more)))


async def test_whoever_asks_for_much_waits_for_himself(bench: Bench):
    with working(1) as crew:
        first = put(crew, "a0", "a", "t0")
        await until(lambda: bench.begun == ["a0"])
        crowd = [put(crew, f"a{i}", "a", f"t{i}") for i in range(1, 21)]
        await asyncio.sleep(0)
        other = put(crew, "b", "b")
        await asyncio.sleep(0)
        bench.let_go("a0")
        await until(lambda: len(bench.begun) == 2)
        assert bench.begun == ["a0", "b"], "after one running job of the crowd"
        bench.open = True
        await asyncio.gather(first, other, *crowd)
        assert bench.begun[2:] == [f"a{i}" for i in range(1, 21)], "in the order they came"


async def test_the_tables_of_a_client_take_turns(bench: Bench):
    with working(1) as crew:
        tasks = [put(crew, "x1", "a", "x")]
        await until(lambda: bench.begun == ["x1"])
        tasks += [put(crew, f"x{i}", "a", "x") for i in (2, 3)] + [put(crew, f"y{i}", "a", "y") for i in (1, 2)]
        await asyncio.sleep(0)
        bench.open = True
        await asyncio.gather(*tasks)
        assert bench.begun == ["x1", "y1", "x2", "y2", "x3"]


async def test_a_worker_stays_free_of_a_clients_second_table(bench: Bench):
    with working(2) as crew:
        tasks = [put(crew, "x", "a", "x"), put(crew, "y", "a", "y")]
        await until(lambda: bench.begun == ["x"])
        await asyncio.sleep(0.02)
        tasks.append(put(crew, "b", "b", "z"))
        await until(lambda: bench.begun == ["x", "b"])
        assert len(crew.waiting) == 1
        bench.open = True
        await asyncio.gather(*tasks)
    with working(2) as crew:  # but one table has both
        bench.open, bench.begun = False, []
        tasks = [put(crew, "x1", "a", "x"), put(crew, "x2", "a", "x")]
        await until(lambda: sorted(bench.begun) == ["x1", "x2"])
        bench.open = True
        await asyncio.gather(*tasks)


async def test_what_nobody_watches_leaves_a_worker_and_rests(bench: Bench):
    with working(2) as crew:
        tasks = [put(crew, f"n{i}", f"c{i}", eager=lambda: False) for i in range(4)]
        await until(lambda: bench.begun == ["n0"])
        await asyncio.sleep(0.05)
        assert bench.begun == ["n0"], "the other worker waits for those who look"
        tasks.append(put(crew, "w", "a"))
        await until(lambda: bench.begun == ["n0", "w"])
        bench.let_go("n0")
        await until(lambda: crew.running == [] or all(t.name == "wait" and t.args == ("w",) for t in crew.running))
        assert bench.begun == ["n0", "w"], "as long as it took, it rests"
        bench.open = True
        await asyncio.gather(*tasks)


async def test_with_one_worker_what_nobody_watches_is_put_back(bench: Bench):
    with working(1) as crew:
        slow = put(crew, "n", "a", eager=lambda: False)
        await until(lambda: bench.begun == ["n"])
        quick = put(crew, "w", "b")
        await until(lambda: bench.begun == ["n", "w"])
        assert bench.ended == ["n"]
        bench.open = True
        assert await quick == "w"
        assert await slow == "n", "it is done again when nobody waits"


async def test_who_begins_to_look_comes_first_from_then_on(bench: Bench):
    looks: set[str] = set()
    with working(1) as crew:
        tasks = [put(crew, "n0", "a", "t0")]
        await until(lambda: bench.begun == ["n0"])
        tasks += [put(crew, f"n{i}", "b", f"t{i}", eager=lambda at=f"t{i}": at in looks) for i in (1, 2, 3)]
        await asyncio.sleep(0)
        looks.add("t3")
        crew.pump()
        bench.open = True
        await asyncio.gather(*tasks)
        assert bench.begun[:2] == ["n0", "n3"]


async def test_a_lane_has_so_many_places(bench: Bench):
    with working(2, lanes={"study": 1}) as crew:
        tasks = [put(crew, f"s{i}", f"c{i}", lane="study") for i in range(2)]
        tasks.append(put(crew, "b", "c2", lane="bot"))
        await until(lambda: sorted(bench.begun) == ["b", "s0"])
        bench.open = True
        await asyncio.gather(*tasks)


async def test_who_gives_up_frees_the_worker(bench: Bench):
    with working(1) as crew:
        running, waiting = put(crew, "r", "a"), put(crew, "w", "a")
        await until(lambda: bench.begun == ["r"])
        for task in (waiting, running):
            task.cancel()
        await asyncio.gather(running, waiting, return_exceptions=True)
        await until(lambda: bench.ended == ["r"])
        later = put(crew, "l", "a")
        await until(lambda: bench.begun == ["r", "l"])
        bench.open = True
        assert await later == "l"
        assert crew.waiting == crew.running == []


async def test_one_client_has_so_many_jobs_waiting(bench: Bench):
    with working(1) as crew:
        tasks = [put(crew, str(i), "a") for i in range(MOST_WAITING + 1)]
        await asyncio.sleep(0)
        with pytest.raises(TooMany):
            await crew.ask("wait", "more", behalf=Behalf("a"))
        tasks.append(put(crew, "b", "b"))
        bench.open = True
        assert (await asyncio.gather(*tasks))[-1] == "b"


async def test_a_server_that_closes_lets_nobody_wait(bench: Bench):
    with working(1) as crew:
        tasks = [put(crew, "r", "a"), put(crew, "w", "a")]
        await until(lambda: bench.begun == ["r"])
        crew.hang_up()
        for failure in await asyncio.gather(*tasks, return_exceptions=True):
            assert isinstance(failure, WorkerLost)
        with pytest.raises(WorkerLost, match="closing"):
            await crew.ask("wait", "x")
        bench.open = True


async def test_turns_are_forgotten_without_harm(bench: Bench, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(crews, "REMEMBERED", 3)
    bench.open = True
    with working(1) as crew:
        for i in range(9):
            assert await crew.ask("wait", str(i), behalf=Behalf(str(i))) == str(i)
        assert len(crew._turns) <= 5


async def test_a_job_in_a_process_ends_when_it_is_told_or_is_ended(caplog):
    """A record that is replayed looks up; a study does not, so its process is replaced."""
    record = long_record(3000)
    crew = Crew(1, 60)
    try:
        assert crew.pids == []
        assert await crew.ask("window", "k", record, 0, 1, -1)
        (pid,) = crew.pids
        task = asyncio.ensure_future(crew.ask("read", "t", record, 0.0, Onward()))
        await until(lambda: len(crew.running) == 1)
        task.cancel()
        await until(lambda: crew.running == [])
        assert await crew.ask("window", "k", record, 0, 1, -1)
        assert crew.pids == [pid], "it was told, and lives on"
        with pytest.raises(Refused, match="bad-record"):
            await crew.ask("window", "x", "nonsense", 0, 1, -1)
    finally:
        crew.close()
    assert crew.pids == []


async def test_a_process_that_does_not_start_is_a_worker_that_is_lost(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("lanterns.web.processes.workers.START_SECONDS", 0.0)
    crew = Crew(1, 600)
    with pytest.raises(WorkerLost, match="did not start in 0 s"):
        await crew.ask("window", "k", "", 0, 1, -1)
    crew.close()


async def test_a_process_that_cannot_be_started_is_a_worker_that_is_lost(monkeypatch: pytest.MonkeyPatch):
    def none() -> Any:
        raise BlockingIOError(11, "Resource temporarily unavailable")

    monkeypatch.setattr("lanterns.web.processes.workers._Process", none)
    crew = Crew(1, 60)
    with pytest.raises(WorkerLost, match="no process could be started"):
        await crew.ask("window", "k", "", 0, 1, -1)
    assert len(crew.idle) == 1
    crew.close()


KILLED = """
import os
from lanterns.web.processes.workers import _Process
begun = _Process()
os.kill(os.getpid(), 9)
"""


def test_a_worker_whose_server_is_killed_while_it_starts_ends_without_a_word() -> None:
    killed = subprocess.run([sys.executable, "-c", KILLED], capture_output=True, text=True, timeout=120, check=False)
    assert (killed.returncode, killed.stderr) == (-9, ""), "what the worker says is heard until it ends"
