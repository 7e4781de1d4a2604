"""Running the command line inside this process: quick, and what it prints is caught."""

from __future__ import annotations

import contextlib
import io
import json
import sys
from typing import Any
from unittest.mock import patch

from lanterns.cli.app import run


class Ran:
    """How a command ended."""

    def __init__(self, *arguments: str, text: str = "") -> None:
        out, err = io.StringIO(), io.StringIO()
        with (
            contextlib.redirect_stdout(out),
            contextlib.redirect_stderr(err),
            patch.object(sys, "argv", ["lanterns", *arguments]),
            patch.object(sys, "stdin", io.StringIO(text)),
        ):
            try:
                run()
            except SystemExit as stop:
                self.code = stop.code if isinstance(stop.code, int) else int(bool(stop.code))
        self.out = out.getvalue()
        self.err = err.getvalue()

    def json(self) -> Any:
        return json.loads(self.out)
