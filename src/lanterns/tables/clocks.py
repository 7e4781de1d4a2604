"""A seat's own time: from when it first looks at a question that counts time to its last answer, pauses left out."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(slots=True)
class Clock:
    """`spent` seconds up to `since`, the time from which it runs on; `since` 0: it stands still."""

    spent: float = 0.0
    since: float = 0.0
    started: bool = False

    def start(self, at: float) -> None:
        """Run from now on; a running clock runs on."""
        if not self.since:
            self.since = at
        self.started = True

    def stop(self, at: float) -> None:
        if self.since:
            self.spent += max(0.0, at - self.since)
            self.since = 0.0

    def read(self, at: float) -> float:
        """The seconds spent so far."""
        return self.spent + (max(0.0, at - self.since) if self.since else 0.0)
