"""A warm process for chaos.py: it has read the program once, and forks a server for each life, which starts at once.

Each line of its input is a JSON object: `port`, `database`, `full` (blocks that a file may have, 0 for any), `log`,
`bots`, `url` (what visitors type, "" without a proxy) and `think` (whether it is `lanterns think` that is to live).
It answers with the process id of the server; the server itself tells its address in the next line, as `lanterns serve`
does, or nothing when it cannot start.
"""

from __future__ import annotations

import json
import os
import resource
import signal
import sys
from typing import Any


def live(order: dict[str, Any]) -> None:
    """The life of a server: what the command `lanterns serve` does, in a group of its own. Does not return."""
    from lanterns.core.errors import LanternsError
    from lanterns.store import database_url
    from lanterns.web.config import Config
    from lanterns.web.serve import serve
    from lanterns.web.think import think

    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    log = os.open(order["log"], os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    os.dup2(log, 2)
    if order["full"]:
        size = order["full"] * 512
        resource.setrlimit(resource.RLIMIT_FSIZE, (size, size))
    code = 0
    try:
        config = Config(database_url(order["database"]), bots=order["bots"], public_url=order["url"])
        if order["think"]:
            think(config)
        else:
            serve(config, port=order["port"])
    except LanternsError as error:
        print(f"lanterns: {error}", file=sys.stderr, flush=True)
        print("refused", flush=True)
        code = 2
    os._exit(code)


def main() -> None:
    import uvicorn.protocols.http.httptools_impl  # noqa: F401

    import lanterns.bots
    import lanterns.store
    import lanterns.web.app  # noqa: F401

    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    for line in sys.stdin:
        order = json.loads(line)
        pid = os.fork()
        if pid == 0:
            os.setsid()
            live(order)
        print(pid, flush=True)


if __name__ == "__main__":
    main()
