"""A finished game looked into: what each choice lost against the best found, and what chance gave, apart from it.

It knows the core and the bots and no game by name. `timeline` makes a record ready, `findings` looks at its actions
from the end backwards, `sums` adds them up by seat. docs/analysis.md says what is claimed and how it was checked.
"""

from lanterns.analysis.budget import Budget, parse_budget
from lanterns.analysis.run import finding, findings, sums, surprise
from lanterns.analysis.timeline import Timeline, Unfinished, timeline

__all__ = [
    "Budget", "Timeline", "Unfinished", "finding", "findings", "parse_budget", "sums", "surprise", "timeline",
]  # fmt: skip
