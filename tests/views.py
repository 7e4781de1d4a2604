"""Views, and answers to queries, held against their types: the JSON Schema that the OpenAPI document tells of them,
with no key more."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from typing import Any

import jsonschema_rs

from lanterns.bots.topics import answer_topic, topics_of
from lanterns.core.game import AnyGame
from lanterns.core.state import State
from lanterns.core.view_types import AnyAnswer, AnyView
from lanterns.web.schema import openapi


def sealed(node: Any) -> Any:
    """A schema in which objects have the keys that are named, and tuples the items, and no more."""
    if isinstance(node, list):
        return [sealed(one) for one in node]
    if not isinstance(node, dict):
        return node
    found = {key: sealed(value) for key, value in node.items()}
    if "properties" in node and "type" in node:
        found["additionalProperties"] = False
    if "prefixItems" in node:
        found |= {"items": False, "minItems": len(node["prefixItems"])}
    return found


@cache
def schemas() -> dict[str, Any]:
    found: dict[str, Any] = sealed(openapi()["components"]["schemas"])
    return found


@cache
def validator(name: str) -> Any:
    """Of one of the document's schemas."""
    document = {"$ref": f"#/components/schemas/{name}", "components": {"schemas": schemas()}}
    return jsonschema_rs.validator_for(json.loads(json.dumps(document)))


def wrong(game: AnyGame, view: AnyView) -> str:
    """What in a view is not as the type of the game's views says, "" for nothing."""
    return _wrong(game.view_type.__name__, view)


def asked(game: AnyGame, state: State, seat: int, topic: str, params: Mapping[str, Any]) -> AnyAnswer:
    """The answer to a query, held against the types that its topic declares."""
    answer = answer_topic(game, state, seat, topic, params)
    faults = [_wrong(one.__name__, answer) for one in topics_of(game)[topic].answers]
    assert "" in faults, (topic, params, faults)
    return answer


def _wrong(name: str, data: object) -> str:
    for error in validator(name).iter_errors(json.loads(json.dumps(data))):
        return f"{'.'.join(map(str, error.instance_path))}: {error.message[:300]}"
    return ""
