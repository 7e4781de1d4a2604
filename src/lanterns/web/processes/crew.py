"""Workers and those who wait for them: whose job is next, and what becomes of jobs that nobody wants any more.

Who waits is served in turn: first jobs for which somebody sits before a screen, then by client, then by table, so that
whoever asks for much waits for himself. One worker stays free of jobs that nobody watches, and of a client's second
table; where there is only one, a job that nobody watches is put back as soon as somebody waits.
"""

from __future__ import annotations

import asyncio
import itertools
import time
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

from lanterns.web.errors import TooMany
from lanterns.web.processes.jobs import JobStopped
from lanterns.web.processes.workers import Worker, WorkerLost

MOST_WAITING = 64  # jobs of one client
STOP_SECONDS = 1.0  # how long a worker may take to notice that its job is unwanted, before it is ended
REMEMBERED = 2000  # clients and tables whose last turn is known


def _always() -> bool:
    return True


@dataclass(frozen=True, slots=True)
class Behalf:
    """On whose behalf a job is done: a client's, at a table of his; `eager` says whether somebody waits for it before a
    screen now. `lane` is its kind, of which only so many may run at once; a worker that knows `home` from before is
    preferred."""

    client: str = ""
    table: str = ""
    eager: Callable[[], bool] = _always
    lane: str = ""
    home: str = ""


NOBODYS = Behalf()


class Ticket:
    """A job that waits or runs."""

    def __init__(
        self, number: int, name: str, args: tuple[Any, ...], behalf: Behalf, future: asyncio.Future[Any]
    ) -> None:
        self.number = number
        self.name = name
        self.args = args
        self.behalf = behalf
        self.future = future
        self.worker: Worker | None = None
        self.job = 0  # the number under which it runs; another each time that it is begun
        self.put_back = False


class Crew:
    """`ask` queues a job and waits for its answer; whoever is cancelled while he waits gives his job up."""

    def __init__(
        self, workers: int, seconds: float, *, here: bool = False, lanes: Mapping[str, int] | None = None
    ) -> None:
        """`seconds` is the deadline of a job, `lanes` how many of a kind run at once; `here`: see Worker."""
        self.seconds = seconds
        self.workers = [Worker(here) for _ in range(max(1, workers))]
        self.idle: list[Worker] = list(self.workers)
        self.waiting: list[Ticket] = []
        self.running: list[Ticket] = []
        self.lanes = dict(lanes or {})
        self.closing = False
        self._threads = ThreadPoolExecutor(len(self.workers), "crew")
        self._numbers = itertools.count(1)
        self._turns: dict[tuple[str, str], int] = {}  # number of the last job of a client (and table) that was begun
        self._rest_until = 0.0  # by the monotonic clock: nothing that nobody watches is begun before
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def pids(self) -> list[int]:
        """The processes that there are now."""
        return [worker.pid for worker in self.workers if worker.pid]

    async def ask(self, name: str, *args: Any, behalf: Behalf = NOBODYS) -> Any:
        """The answer of a job.

        Raises WorkerLost, TooMany, and what the job raises: Refused, BadQuestion.
        """
        if self.closing:
            raise WorkerLost("the server is closing")
        if sum(1 for ticket in self.waiting if ticket.behalf.client == behalf.client) >= MOST_WAITING:
            raise TooMany(5)
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        ticket = Ticket(next(self._numbers), name, args, behalf, future)
        self.waiting.append(ticket)
        self.pump()
        try:
            return await future
        except asyncio.CancelledError:
            self._give_up(ticket)
            raise

    def _give_up(self, ticket: Ticket) -> None:
        if ticket in self.waiting:
            self.waiting.remove(ticket)
        else:
            self._stop(ticket)

    def _stop(self, ticket: Ticket) -> None:
        """End a running job: it is told, and when it does not listen its process is ended."""
        worker = ticket.worker
        if worker is None:
            return
        job = ticket.job
        worker.stop(job)

        def insist() -> None:
            if ticket.worker is worker and ticket.job == job:
                worker.kill()

        asyncio.get_running_loop().call_later(STOP_SECONDS, insist)

    # who is next

    def pump(self) -> None:
        """Begin what can begin now."""
        while self.idle and not self.closing:
            ticket = self.next()
            if ticket is None:
                return
            self._begin(ticket)
        self._make_room()

    def next(self) -> Ticket | None:
        """The ticket whose turn it is, of those that may begin now."""
        may = [ticket for ticket in self.waiting if self._may(ticket)]
        return min(may, key=self._rank, default=None)

    def _rank(self, ticket: Ticket) -> tuple[bool, int, int, int]:
        client, table = (ticket.behalf.client, ""), (ticket.behalf.client, ticket.behalf.table)
        return not ticket.behalf.eager(), self._turns.get(client, 0), self._turns.get(table, 0), ticket.number

    def _may(self, ticket: Ticket) -> bool:
        same = sum(1 for other in self.running if other.behalf.lane == ticket.behalf.lane)
        if same >= self.lanes.get(ticket.behalf.lane, len(self.workers)):
            return False
        last = len(self.workers) > 1 and len(self.idle) == 1
        if not ticket.behalf.eager():
            return not last and time.monotonic() >= self._rest_until
        mine = [other for other in self.running if other.behalf.client == ticket.behalf.client]
        return not (last and any(other.behalf.table != ticket.behalf.table for other in mine))

    def _make_room(self) -> None:
        """Somebody waits before a screen: what nobody watches has to wait."""
        if self.idle or not any(ticket.behalf.eager() for ticket in self.waiting):
            return
        for ticket in self.running:
            if not ticket.put_back and not ticket.behalf.eager():
                ticket.put_back = True
                self._stop(ticket)
                return

    # doing it

    def _begin(self, ticket: Ticket) -> None:
        started = next((w for w in self.idle if w.pid), self.idle[0])  # a second process begins when two are needed
        worker = next((w for w in self.idle if ticket.behalf.home and ticket.behalf.home in w.homes), started)
        self.idle.remove(worker)
        self.waiting.remove(ticket)
        self.running.append(ticket)
        if ticket.behalf.home:
            worker.at_home(ticket.behalf.home)
        ticket.worker = worker
        ticket.job = turn = next(self._numbers)
        if len(self._turns) > REMEMBERED:
            self._turns.clear()
        self._turns[ticket.behalf.client, ""] = self._turns[ticket.behalf.client, ticket.behalf.table] = turn
        task = asyncio.ensure_future(self._run(ticket, worker))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _run(self, ticket: Ticket, worker: Worker) -> None:
        loop = asyncio.get_running_loop()
        started = time.monotonic()
        answer: Any = None
        failure: Exception | None = None
        try:
            answer = await loop.run_in_executor(
                self._threads, worker.ask, ticket.job, ticket.name, self.seconds, ticket.args
            )
        except Exception as error:
            failure = error
        self.running.remove(ticket)
        self.idle.append(worker)
        ticket.worker = None
        if not ticket.behalf.eager():
            self._rest(time.monotonic() - started)
        if ticket.future.done():
            pass
        elif ticket.put_back and isinstance(failure, JobStopped | WorkerLost) and not self.closing:
            ticket.put_back = False
            self.waiting.append(ticket)
        elif failure is not None:
            ticket.future.set_exception(failure)
        else:
            ticket.future.set_result(answer)
        self.pump()

    def _rest(self, seconds: float) -> None:
        """What nobody watches takes half of the time that there is."""
        self._rest_until = time.monotonic() + seconds
        asyncio.get_running_loop().call_later(seconds + 0.01, self.pump)

    # the end

    def hang_up(self) -> None:
        """No job is begun any more, and nobody waits any longer."""
        self.closing = True
        for ticket in [*self.waiting, *self.running]:
            if not ticket.future.done():
                ticket.future.set_exception(WorkerLost("the server is closing"))
        self.waiting.clear()

    def close(self) -> None:
        """End all workers, whatever they are at."""
        self.hang_up()
        for worker in self.workers:
            worker.close()
        self._threads.shutdown(wait=False, cancel_futures=True)
