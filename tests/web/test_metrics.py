"""What whoever runs a server is told of it: counts for Prometheus, which name no table and no device, and its log."""

from __future__ import annotations

import json
import logging

import pytest
from prometheus_client import generate_latest
from typer import BadParameter

from lanterns.cli.serve import _place
from lanterns.web.operations.logs import JsonLines
from tests.web.conftest import open_house

pytestmark = pytest.mark.anyio


async def test_requests_tables_and_the_database_are_counted(config):
    config.metrics = ("127.0.0.1", 0)
    async with open_house(config) as house:
        ada = await house.person()
        await ada.lay("me", "me")
        await ada.play(await ada.look())
        assert (await ada.get("/api/tables/none"))[0] == 404
        text = generate_latest(house.app.state.metrics.registry).decode()
        secret = ada.client.cookies.get("lanterns")
    for line in (
        'lanterns_requests_total{operation="play",status="200"} 1.0',
        'lanterns_requests_total{operation="getTable",status="200"} 1.0',
        'lanterns_requests_total{operation="getTable",status="404"} 1.0',
        'lanterns_request_seconds_count{operation="play"} 1.0',
        "lanterns_tables 1.0",
        "lanterns_streams 0.0",
    ):
        assert line in text.splitlines()
    assert 'lanterns_store_seconds_count{kind="write"}' in text
    assert "process_cpu_seconds_total" in text
    assert ada.table not in text
    assert secret
    assert secret not in text


async def test_a_server_that_is_not_asked_to_counts_nothing(house):
    assert house.app.state.metrics is None


def test_the_place_of_metrics():
    assert _place("") is None
    assert _place("9108") == ("127.0.0.1", 9108)
    assert _place("0.0.0.0:9108") == ("0.0.0.0", 9108)
    for wrong in ("x", "1:2:x", "99999"):
        with pytest.raises(BadParameter, match="port"):
            _place(wrong)


def test_a_line_of_the_log_is_an_object():
    try:
        raise ValueError("what was wrong")
    except ValueError as error:
        record = logging.LogRecord(
            "lanterns.web", logging.ERROR, "x.py", 1, "no %s", ("luck",), (type(error), error, error.__traceback__)
        )
    told = json.loads(JsonLines().format(record))
    assert (told["level"], told["logger"], told["message"]) == ("error", "lanterns.web", "no luck")
    assert "what was wrong" in told["trace"]
    assert told["at"].endswith("+00:00")
