"""The OpenAPI document of the server without a server: `python -m lanterns.web.schema > openapi.json`.

The client's types are generated from it.
"""

from __future__ import annotations

import json
from typing import Any

from sqlalchemy.engine import make_url


def openapi() -> dict[str, Any]:
    """The document that `/api/schema/openapi.json` serves."""
    from lanterns.web.app import create_app
    from lanterns.web.config import Config

    app = create_app(Config(make_url("sqlite://"), bots=0))
    app.state.sessions.store.close()
    return app.openapi_schema.to_schema()


if __name__ == "__main__":
    print(json.dumps(openapi(), indent=1, ensure_ascii=False))
