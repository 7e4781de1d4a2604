"""The command `lanterns`."""

from __future__ import annotations


def main() -> None:
    """Run the command line; bad input ends with one sentence on stderr and exit code 2."""
    from lanterns.cli.app import run

    run()
