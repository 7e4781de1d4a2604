"""Jobs on Ray, for what outgrows a machine. Ray is an extra: it is imported when it is asked for."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from itertools import islice
from typing import Any

from lanterns.arena.machines import Answer, Job, Machines, Work
from lanterns.core.errors import LanternsError

AHEAD = 4  # jobs that wait for each processor, so that none is ever idle
KNOCK_SECONDS = 5.0
TRIES = 1  # times that a job is begun again whose process was ended


def on_ray(work: Work, jobs: dict[str, Job], machines: Machines) -> Iterator[tuple[str, Answer]]:
    """As ``spread``. A Ray that was begun here ends with it.

    Raises what ``work`` raises, and LanternsError when Ray is not installed, not reached, or ends in the middle.
    """
    ray = _begun(machines)
    try:
        ahead = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        task = ray.remote(num_cpus=1, max_retries=TRIES)(work)
        todo = iter(jobs.items())
        asked: dict[Any, str] = {}
        while True:
            for key, job in islice(todo, ahead - len(asked)):
                asked[task.remote(*job)] = key
            if not asked:
                return
            for ref in ray.wait(list(asked))[0]:
                answer = ray.get(ref)
                yield asked.pop(ref), answer
    except ray.exceptions.RayTaskError as error:
        raise error.as_instanceof_cause() from None
    except ray.exceptions.RayError as error:
        raise LanternsError(
            f"Ray ended in the middle ({type(error).__name__}); with --keep what is done is kept, and the same command "
            "goes on with the rest"
        ) from error
    finally:
        ray.shutdown()


def _begun(machines: Machines) -> Any:
    """The module ``ray``, connected."""
    try:
        import ray
    except ImportError:
        raise LanternsError("Ray is not installed: pip install 'three-lanterns[ray]', or leave --on out") from None
    if machines.address:
        _knock(machines.address)
    quiet: dict[str, Any] = {"log_to_driver": False, "logging_level": "error"}
    try:
        if machines.address:
            ray.init(machines.address, **quiet)
        else:
            ray.init("local", num_cpus=max(1, machines.workers), include_dashboard=False, **quiet)
    except (ConnectionError, ValueError, RuntimeError, TimeoutError) as error:
        raise _unreached(machines.address, error) from error
    return ray


def _knock(address: str) -> None:
    """Ray itself tries for minutes. Raises LanternsError when nobody listens there."""
    host, _, port = address.rpartition("://")[2].rpartition(":")
    if not port.isdecimal():  # "auto": the one that runs on this machine
        return
    try:
        socket.create_connection((host, int(port)), KNOCK_SECONDS).close()
    except (OSError, OverflowError) as error:
        raise _unreached(address, error) from error


def _unreached(address: str, error: Exception) -> LanternsError:
    if address:
        return LanternsError(f"Ray was not reached at {address} ({error}); look at the address, or leave it out")
    return LanternsError(f"Ray could not be begun here ({error}); leave --on out")
