"""`python -m lanterns.cli` is `lanterns`."""

from __future__ import annotations

from lanterns.cli import main

if __name__ == "__main__":
    main()
