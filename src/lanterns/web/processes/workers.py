"""The processes that jobs run in: started when first needed, replaced when they die, ended when they take too long."""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
import threading
from collections import OrderedDict
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any

from lanterns.core.errors import BadQuestion
from lanterns.tables import Refused
from lanterns.web.processes.jobs import Ends, JobStopped, outcome
from lanterns.web.processes.serving import serve

NICE = 10  # people's requests go first on a small machine
HOMES = 4  # keys that a worker is known by
START_SECONDS = 120.0  # in which a process is ready; it goes last on a machine that does much else besides


class WorkerLost(Exception):
    """A worker died or was given up."""


def _work(pipe: Connection, stops: Connection) -> None:
    """A worker's whole life."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl C is for the server, which then closes the pipe
    with contextlib.suppress(OSError):
        os.nice(NICE)
    with contextlib.suppress(OSError):  # a server that was killed meanwhile is told nothing
        pipe.send(os.getpid())
        serve(pipe, stops)


class _Process:
    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")
        self.pipe, theirs = context.Pipe()
        stopped, self.stops = context.Pipe(duplex=False)
        self.process: BaseProcess = context.Process(
            target=_work, args=(theirs, stopped), daemon=True, name="lanterns-worker"
        )
        self.process.start()
        self.ready = False
        theirs.close()
        stopped.close()

    def ask(self, number: int, name: str, seconds: float, args: tuple[Any, ...]) -> tuple[str, Any]:
        try:
            if not self.ready:  # its start is no part of the first job's time
                if not self.pipe.poll(START_SECONDS):
                    raise WorkerLost(f"the process did not start in {START_SECONDS:.0f} s")
                self.pipe.recv()
                self.ready = True
            self.pipe.send((number, name, seconds, args))
            if not self.pipe.poll(seconds):
                raise WorkerLost(f"no answer in {seconds:.0f} s")
            word, answer = self.pipe.recv()
        except (EOFError, OSError) as error:
            raise WorkerLost("the process died") from error
        return word, answer

    def end(self) -> None:
        with contextlib.suppress(OSError):
            self.pipe.close()
            self.stops.close()
        self.process.kill()
        self.process.join(2)


class Worker:
    """One after the other does jobs. `ask` blocks, in a thread; all else is for the event loop.

    `here`: in this process, not in one of its own, so that no job can be ended from outside.
    """

    def __init__(self, here: bool) -> None:
        self.here = here
        self.homes: OrderedDict[str, None] = OrderedDict()  # what it was asked about of late, and may still have
        self.unwanted: set[int] = set()
        self._process: _Process | None = None
        self._lock = threading.Lock()
        self._closed = False

    @property
    def pid(self) -> int:
        """Of the process that there is now; 0 when there is none."""
        process = self._process
        return 0 if process is None else process.process.pid or 0

    def ask(self, number: int, name: str, seconds: float, args: tuple[Any, ...]) -> Any:
        """Do a job. Raises WorkerLost, JobStopped, Refused, BadQuestion."""
        try:
            if number in self.unwanted:
                raise JobStopped
            if self.here:
                word, answer = outcome(name, Ends(lambda: number in self.unwanted, seconds), args)
            else:
                word, answer = self._ready().ask(number, name, seconds, args)
        except WorkerLost:
            self._drop()
            raise
        finally:
            self.unwanted.discard(number)
        if word == "stopped":
            raise JobStopped
        if word == "question":
            raise BadQuestion(answer)
        if word == "refused":
            raise Refused(*answer)
        if word == "failed":
            raise WorkerLost(answer)
        return answer

    def _ready(self) -> _Process:
        process = self._process
        if process is not None and not process.process.is_alive():
            self._drop()
            process = None
        if process is None:
            try:
                process = _Process()
            except OSError as error:  # no memory, no descriptors, too many processes
                raise WorkerLost(f"no process could be started ({error})") from error
            with self._lock:
                closed = self._closed
                self._process = process
            if closed:
                self._drop()
                raise WorkerLost("the server is closing")
        return process

    def _drop(self) -> None:
        with self._lock:
            process, self._process = self._process, None
        self.homes.clear()
        if process is not None:
            process.end()

    def stop(self, number: int) -> None:
        """Nobody waits for that job, which runs here now."""
        self.unwanted.add(number)
        process = self._process
        if process is not None:
            with contextlib.suppress(OSError):
                process.stops.send(number)

    def kill(self) -> None:
        """End the process in the middle of what it does; the next job gets a new one."""
        process = self._process
        if process is not None:
            process.process.kill()

    def at_home(self, key: str) -> None:
        """It will be known by that key."""
        self.homes[key] = None
        self.homes.move_to_end(key)
        while len(self.homes) > HOMES:
            self.homes.popitem(last=False)

    def close(self) -> None:
        """End for good, whatever it is at."""
        with self._lock:
            self._closed = True
        self._drop()
