"""A real server with few descriptors and short deadlines: `python -m tests.web.slow_server DATABASE FILES SECONDS`."""

from __future__ import annotations

import resource
import sys

from lanterns.store.where import database_url
from lanterns.web.config import Config, Wire
from lanterns.web.serve import serve

if __name__ == "__main__":
    files = int(sys.argv[2])
    resource.setrlimit(resource.RLIMIT_NOFILE, (files, files))
    wire = Wire(request_seconds=float(sys.argv[3]), stalled_seconds=float(sys.argv[3]))
    serve(Config(database_url(sys.argv[1]), bots=1, heartbeat=0.5, wire=wire), port=0)
