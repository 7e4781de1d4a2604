"""Many jobs spread over processes of this machine, or over Ray's machines, with what is done kept in a file.

A job's figures depend on the job alone, so they are the same wherever it is done, in whatever order.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from pathlib import Path

from lanterns.arena.machines import HERE, Answer, Job, Machines, Work
from lanterns.arena.on_ray import on_ray
from lanterns.core.errors import LanternsError

NOT_KEPT = "this line is not what was kept by such a run; name another file or remove it"


def spread(work: Work, jobs: dict[str, Job], machines: Machines = HERE) -> Iterator[tuple[str, Answer]]:
    """(key, answer) of every job as it is done; ``jobs`` by keys that tell them apart.

    Raises what ``work`` raises, and LanternsError when Ray is not there or ends in the middle.
    """
    if not jobs:
        return
    if machines.on:
        yield from on_ray(work, jobs, machines)
    elif machines.alone or len(jobs) <= 1:
        for key, job in jobs.items():
            yield key, work(*job)
    else:
        with ProcessPoolExecutor(min(machines.workers, len(jobs)), get_context("spawn")) as pool:
            asked = {pool.submit(work, *job): key for key, job in jobs.items()}
            for future in as_completed(asked):
                yield asked[future], future.result()


def resumed(
    work: Work, jobs: dict[str, Job], machines: Machines = HERE, keep: Path | None = None
) -> Iterator[tuple[str, Answer]]:
    """As ``spread``, but answers that the file ``keep`` holds come first and are not done again; every other is added
    to it, one JSON object a line. A last line that was cut by the end of its process is taken off and that job done
    again. Raises LanternsError also when that file is something else."""
    done = kept(keep) if keep is not None else {}
    for key in jobs:
        if key in done:
            yield key, done[key]
    for key, answer in spread(work, {key: job for key, job in jobs.items() if key not in done}, machines):
        if keep is not None:
            with keep.open("a", encoding="utf-8") as file:
                file.write(json.dumps({"key": key, **answer}) + "\n")
        yield key, answer


def kept(keep: Path) -> dict[str, Answer]:
    """The answers of a file that `resumed` wrote, by their keys. Raises LanternsError when it is something else."""
    done: dict[str, Answer] = {}
    if not keep.exists():
        return done
    text = keep.read_bytes()
    whole = text[: text.rfind(b"\n") + 1]
    for number, line in enumerate(whole.decode("utf-8", "replace").splitlines(), 1):
        try:
            answer = json.loads(line)
            done[answer.pop("key")] = answer
        except (ValueError, TypeError, KeyError, AttributeError) as error:
            raise LanternsError(NOT_KEPT, str(keep), number) from error
    if len(whole) < len(text) and (whole or text.startswith(b'{"key": ')):
        with keep.open("r+b") as file:
            file.truncate(len(whole))
    elif len(whole) < len(text):
        raise LanternsError(NOT_KEPT, str(keep), 1)
    return done
