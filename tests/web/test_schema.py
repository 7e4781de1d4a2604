"""Schemathesis asks every route of the schema with what fits and with what does not: answers keep to the schema."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from lanterns.store import database_url
from lanterns.web.config import Config
from lanterns.web.schema import openapi
from tests.web.conftest import Running, no_limits

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]
SCHEMA = schemathesis.openapi.from_dict(openapi())
# A stream has no end: tests/web/test_live.py looks after it.
OPERATIONS = [found.ok() for found in SCHEMA.get_all_operations() if not found.ok().path.endswith("/events")]


@pytest.fixture(scope="module")
def here(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, Any]]:
    """A server, a table that is really there, and the cookie of its host."""
    file = tmp_path_factory.mktemp("schema") / "tables.sqlite3"
    server = Running(Config(database_url(str(file)), bots=0, limits=no_limits()))
    with httpx.Client(base_url=server.url) as client:
        seats = [{"kind": "me"}, {"kind": "me"}]
        tables = [
            client.post("/api/tables", json={"game": "quest", "seats": seats, "start": start}).json()["table"]["id"]
            for start in (True, False)
        ]
        yield {"url": server.url, "tables": tables, "cookie": client.cookies["lanterns"]}
    server.stop()


def test_every_route_is_asked():
    assert len(OPERATIONS) >= 36


@pytest.mark.parametrize("mode", [GenerationMode.POSITIVE, GenerationMode.NEGATIVE], ids=lambda mode: mode.value)
@pytest.mark.parametrize("operation", OPERATIONS, ids=lambda operation: operation.label)
def test_every_route_keeps_to_the_schema(operation: Any, mode: GenerationMode, here: dict[str, Any]):
    negative = mode is GenerationMode.NEGATIVE
    if negative and not (operation.body or operation.query or operation.path_parameters):
        pytest.skip("there is nothing to get wrong")
    if negative and not operation.body and not operation.query:
        pytest.skip("any text is a table's or game's id; one that leads nowhere is asked for above")
    count = 0

    @settings(max_examples=12, suppress_health_check=list(HealthCheck))
    @given(case=operation.as_strategy(generation_mode=mode))
    def ask(case: Any) -> None:
        nonlocal count
        count += 1
        if "table" in case.path_parameters and count % 4:
            case.path_parameters["table"] = here["tables"][count % 2]
        # 413 is a refusal too, though not one that Schemathesis knows.
        answer = case.call(base_url=here["url"], cookies={"lanterns": here["cookie"]}, timeout=30)
        refused = negative and answer.status_code != 413
        case.validate_response(answer, checks=[*CHECKS, *([negative_data_rejection] if refused else [])])

    ask()
