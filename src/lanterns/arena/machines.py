"""Where jobs are done, and what a job is."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from lanterns.core.errors import BadOptions

RAY = "ray"

Job = tuple[Any, ...]
Answer = dict[str, Any]
#: a function of a module, so that any process finds it, from a job's parts to figures that JSON can hold
Work = Callable[..., Answer]


@dataclass(frozen=True, slots=True)
class Machines:
    """Where jobs are done: in so many processes; ``on`` "ray" begins Ray here with as many, "ray:ADDRESS" joins one
    that runs and uses all it has. Raises BadOptions for another ``on``."""

    workers: int = 1
    on: str = ""

    def __post_init__(self) -> None:
        if self.on and self.on.partition(":")[0] != RAY:
            raise BadOptions(f"--on takes ray or ray:ADDRESS, not '{self.on}'")

    @property
    def alone(self) -> bool:
        """Whether this process does all itself, one job after another."""
        return self.workers <= 1 and not self.on

    @property
    def address(self) -> str:
        """The Ray to join; empty for one that begins here."""
        return self.on.partition(":")[2]


HERE = Machines()
