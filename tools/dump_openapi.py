"""Write the server's OpenAPI schema, from which the browser client's types are generated: `dump_openapi.py FILE`."""

from __future__ import annotations

import json
import sys
import tempfile
from pathlib import Path

from lanterns.games import GAMES
from lanterns.store import database_url
from lanterns.web.app import create_app
from lanterns.web.config import Config


def main() -> int:
    if len(sys.argv) != 2:
        print("usage: dump_openapi.py FILE", file=sys.stderr)
        return 2
    with tempfile.TemporaryDirectory() as folder:
        app = create_app(Config(database_url(str(Path(folder) / "schema.sqlite3")), bots=0))
        schema = app.openapi_schema.to_schema()
    # Which game tells what is no part of any answer: the client's types alone hold its games to it.
    keys = {game.id: {"type": "string", "enum": sorted(game.events)} for game in GAMES.values()}
    schema["components"]["schemas"]["EventKeys"] = {"type": "object", "properties": keys, "required": sorted(keys)}
    target = Path(sys.argv[1])
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(json.dumps(schema, indent=1), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
