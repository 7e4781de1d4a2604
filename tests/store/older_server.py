"""A server from before quest's second ruleset landed: `python -m tests.store.older_server DATABASE`."""

from __future__ import annotations

import sys

from lanterns.games import GAMES, RULESETS

if __name__ == "__main__":
    del RULESETS["quest/2"]
    GAMES["quest"] = RULESETS["quest/1"]

    from lanterns.store import database_url
    from lanterns.web.config import Config
    from lanterns.web.serve import serve

    serve(Config(database_url(sys.argv[1]), bots=1), port=0)
