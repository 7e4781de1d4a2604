"""Two versions of the server at once on one database, as during an upgrade: no table is played under two rulesets."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.store.postgres import Server

ROOT = Path(__file__).resolve().parents[2]
SERVE = "from lanterns.cli import main; main()"


def start(*command: str) -> tuple[subprocess.Popen[str], str]:
    process = subprocess.Popen([sys.executable, *command], cwd=ROOT, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    return process, process.stdout.readline().split()[2]


@pytest.fixture
def addresses(postgres: Server) -> Iterator[list[str]]:
    """Of the newer server and of the older one."""
    url = postgres.fresh("versions")
    started = [start("-c", SERVE, "serve", "--port", "0", "--database", url)]
    try:
        started.append(start("-m", "tests.store.older_server", url))
        yield [address for _, address in started]
    finally:
        for process, _ in started:
            process.kill()
            process.communicate()


class Browser:
    """One browser, of which each request goes to the server that is named."""

    def __init__(self, addresses: list[str]) -> None:
        self.addresses = addresses
        self.client = httpx.Client(timeout=60)

    def ask(self, server: int, method: str, path: str, **body: Any) -> tuple[int, Any]:
        url = f"{self.addresses[server]}api{path}"
        answer = self.client.request(method, url, **({"json": body} if method == "POST" else {}))
        return answer.status_code, answer.json()

    def answer(self, server: int, table: dict[str, Any]) -> tuple[int, Any]:
        """Answer a table's open question, as it was seen, through a server."""
        view = table["view"]
        body = {"seat": view["seat"], "code": view["options"][0]["code"], "version": table["version"]}
        return self.ask(server, "POST", f"/tables/{table['id']}/actions", **body)


NEWER, OLDER = 0, 1


def test_a_table_is_left_alone_by_a_server_that_does_not_know_its_rules(addresses: list[str]):
    ada = Browser(addresses)
    seats = [{"kind": "me"}, {"kind": "bot", "level": "novice"}]
    laid = {"game": "quest", "seats": seats, "seed": 3}
    status, made = ada.ask(NEWER, "POST", "/tables", **laid)
    assert (status, made["table"]["ruleset"]) == (201, "quest/2")
    table = made["table"]
    path = f"/tables/{table['id']}"
    while not table["view"]["options"]:  # a bot of either server's processes answers first
        time.sleep(0.05)
        table = ada.ask(NEWER, "GET", path)[1]
    for refused in (
        ada.ask(OLDER, "GET", path),
        ada.answer(OLDER, table),
        ada.ask(OLDER, "POST", f"{path}/chat", signal="wave"),
    ):
        assert (refused[0], refused[1]["code"]) == (410, "table-unreadable")
        assert "quest/2" in refused[1]["detail"]
    listed = [ada.ask(server, "GET", "/tables")[1][0]["unreadable"] for server in (OLDER, NEWER)]
    assert listed == ["ruleset", None]
    assert ada.ask(NEWER, "GET", path)[1]["seq"] == table["seq"], "nothing was done"
    status, after = ada.answer(NEWER, table)
    assert (status, after["table"]["ruleset"]) == (200, "quest/2")
    assert ada.ask(OLDER, "GET", path)[0] == 410

    # What the older one lays both go on with, by the rules that it was laid with.
    status, made = ada.ask(OLDER, "POST", "/tables", **{**laid, "seats": [{"kind": "me"}, {"kind": "me"}]})
    assert (status, made["table"]["ruleset"]) == (201, "quest/1")
    table = ada.ask(OLDER, "POST", f"/tables/{made['table']['id']}/start")[1]["table"] or made["table"]
    for turn in range(6):
        status, after = ada.answer((NEWER, OLDER)[turn % 2], table)
        assert (status, after["table"]["ruleset"]) == (200, "quest/1")
        table = ada.ask((NEWER, OLDER)[turn % 2], "GET", f"/tables/{table['id']}")[1]  # through whoever is asked next
    record = ada.client.get(f"{addresses[NEWER]}api/tables/{table['id']}/record").text
    assert "ruleset: quest/1" in record
    _, page = ada.ask(OLDER, "GET", f"/tables/{table['id']}/entries?after=0&limit=500")
    assert [entry["seq"] for entry in page["entries"]] == list(range(1, table["seq"] + 1))
