"""The engine in a browser's page: `call` is the one door through which the page asks it (client/src/engine).

Pyodide runs the same files as the server. Games are imported when they are first asked for, and the tables (`house`)
when somebody sits down: whoever only wants to know something waits for neither.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any

from lanterns.core.errors import BadQuestion, LanternsError
from lanterns.core.game import AnyGame
from lanterns.core.roles import BadBox
from lanterns.core.view_types import RefusalView
from lanterns.games import GAMES


class NotDone(LanternsError):
    """`code` is one of those of docs/server.md, with its remark and the rule that forbids it, where there is one."""

    def __init__(self, code: str, detail: str = "", refusal: RefusalView | None = None) -> None:
        super().__init__(detail or code)
        self.code = code
        self.detail = detail
        self.refusal = refusal


def call(name: str, data: str) -> str:
    """Do what `name` says with `data`, a JSON object. The answer is JSON: `{"done": ...}`, or `{"problem": {"code",
    "detail", "refusal"}}`; the page adds the sentences, as the server does. Nothing is raised."""
    try:
        asked = FUNCTIONS.get(name)
        if asked is None:
            raise NotDone("not-found", f"the functions are {', '.join(FUNCTIONS)}")
        return json.dumps({"done": asked(**_object(data))}, ensure_ascii=False, separators=(",", ":"))
    except NotDone as error:
        return _problem(error.code, error.detail, error.refusal)
    except BadBox as error:
        return _problem("bad-box", error.message, error.refusal.to_json())
    except (BadQuestion, TypeError, json.JSONDecodeError) as error:  # a slip of whoever asks
        return _problem("bad-request", str(error))
    except Exception as error:  # whatever it is, the page should hear of it, and the engine can go on
        return _problem("internal", f"{type(error).__name__}: {error}")


def _object(data: str) -> dict[str, Any]:
    found = json.loads(data)
    if not isinstance(found, dict):
        raise NotDone("bad-request", "data must be an object")
    return found


def _problem(code: str, detail: str, refusal: RefusalView | None = None) -> str:
    return json.dumps({"problem": {"code": code, "detail": detail[:500], "refusal": refusal}}, ensure_ascii=False)


def _game(name: Any) -> AnyGame:
    if name not in GAMES:
        raise NotDone("game-unknown", f"the games are {', '.join(GAMES)}")
    return GAMES[name]


def companion(game: str, topic: str, params: Mapping[str, Any]) -> Mapping[str, Any]:
    """As `POST /api/companion/{game}/{topic}` answers."""
    found = _game(game).companion
    if topic not in found.topics():
        raise NotDone("topic-unknown")
    return {"topic": topic, "answer": found.answer(topic, params)}


def _house(name: str) -> Callable[..., Any]:
    """A function of `lanterns.page.house`."""

    def do(**data: Any) -> Any:
        return getattr(import_module("lanterns.page.house"), name)(**data)

    return do


HOUSE = ("begin", "bring", "forget", "answer", "finish", "job", "dug", "bot", "tick", "stream")
FUNCTIONS: dict[str, Callable[..., Any]] = {"companion": companion, **{name: _house(name) for name in HOUSE}}
