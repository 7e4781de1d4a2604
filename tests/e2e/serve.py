"""The server of the browser tests: `serve.py PORT DATABASE CLIENT [URL]`. Quick bots, no rate limits.

LANTERNS_SMTP and LANTERNS_NOTICE_HOSTS say where notices may go; they go out at once.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

import uvicorn

from lanterns.store import database_url
from lanterns.web.app import create_app
from lanterns.web.config import Config, Limits
from lanterns.web.processes import analyses


def main() -> None:
    port, database = int(sys.argv[1]), sys.argv[2]
    limits = Limits(
        general=None, create=None, guess=None, chat=None, record=None, guess_all=None, study=None, annotations=None,
        streams=1000, link=None, notice=None, notice_mail=None, notice_mails=None, report=None,
    )  # fmt: skip
    config = Config(database_url(database), client=Path(sys.argv[3]), bots=1, bot_pause=0.0, limits=limits)
    config.bot_patience = 0.0
    analyses.SCALE = 0.1  # as little work as there may be
    config.replay_deadline = 120.0  # a machine that does much else besides may take long over a record
    config.bot_deadline = 90.0  # the meter takes ten seconds of a core, which a busy machine has not at once
    config.smtp = os.environ.get("LANTERNS_SMTP", "")
    config.notice_hosts = tuple(os.environ.get("LANTERNS_NOTICE_HOSTS", "").split())
    config.notice_delay = 0.0
    config.public_url = sys.argv[4] if len(sys.argv) > 4 else ""
    app = create_app(config)
    uvicorn.run(
        app,
        host="127.0.0.1",
        port=port,
        log_level="warning",
        access_log=False,
        ws="none",
        timeout_graceful_shutdown=1,
        timeout_keep_alive=120,  # a request sent while its connection is shut for idleness would fail
    )


if __name__ == "__main__":
    main()
