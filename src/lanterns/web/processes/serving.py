"""A process that does jobs; a page's engine, which has no processes, does them without it."""

from __future__ import annotations

from multiprocessing.connection import Connection

from lanterns.web.processes.jobs import Ends, outcome


def serve(pipe: Connection, stops: Connection) -> None:
    """Take jobs (number, name, seconds, arguments) and send back their outcomes, until the pipe is closed. `stops`
    tells the numbers of jobs that nobody waits for any more."""
    unwanted = -1

    def told(number: int) -> bool:
        nonlocal unwanted
        while unwanted < number and stops.poll():
            unwanted = stops.recv()
        return unwanted == number

    while True:
        try:
            number, name, seconds, args = pipe.recv()
            pipe.send(outcome(name, Ends(lambda at=number: told(at), seconds), args))  # type: ignore[misc]
        except (EOFError, OSError):
            return
