"""The client's files, its page for every screen, the rules, and the schema."""

from __future__ import annotations

import gzip
import json
import os
import re
import struct
from pathlib import Path

import pytest

from lanterns.web.client import Client
from lanterns.web.icons import ICONS
from tests.web.conftest import Person, open_house

pytestmark = pytest.mark.anyio

PAGE = "<!doctype html><html lang=en><title>Three Lanterns</title><script src=/assets/app-1a2b3c4d.js></script>"
SCRIPT = "console.log('lantern');\n" * 50


@pytest.fixture
def dist(tmp_path: Path) -> Path:
    folder = tmp_path / "dist"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(PAGE)
    (folder / "assets" / "app-1a2b3c4d.js").write_text(SCRIPT)
    (folder / "icon.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>")
    (tmp_path / "secret.txt").write_text("not yours")
    (folder / "link.txt").symlink_to(tmp_path / "secret.txt")
    return folder


async def test_files_are_served_and_cached(config, dist):
    config.client = dist
    async with open_house(config) as house:
        client = (await house.person()).client
        answer = await client.get("/assets/app-1a2b3c4d.js")
        assert answer.status_code == 200
        assert answer.text == SCRIPT
        assert answer.headers["content-type"].startswith("text/javascript")
        assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert answer.headers["content-encoding"] == "gzip"
        plain = await client.get("/assets/app-1a2b3c4d.js", headers={"accept-encoding": "identity"})
        assert "content-encoding" not in plain.headers
        assert plain.text == SCRIPT
        icon = await client.get("/icon.svg")
        assert icon.headers["content-type"] == "image/svg+xml"
        assert icon.headers["cache-control"] == "no-cache"
        again = await client.get("/icon.svg", headers={"if-none-match": icon.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")


async def test_the_engine_alone_may_compile_and_is_kept_for_ever(config, dist):
    (dist / "engine" / "0123456789abcdef").mkdir(parents=True)
    (dist / "engine" / "worker-1a2b3c4d.js").write_text(SCRIPT)
    (dist / "engine" / "0123456789abcdef" / "pyodide.asm.mjs").write_text(SCRIPT)
    (dist / "engine" / "0123456789abcdef" / "pyodide.asm.wasm.bin").write_bytes(gzip.compress(b"\0asm"))
    config.client = dist
    async with open_house(config) as house:
        client = (await house.person()).client
        for name, kind in (
            ("worker-1a2b3c4d.js", "text/javascript"),
            ("0123456789abcdef/pyodide.asm.mjs", "text/javascript"),
            ("0123456789abcdef/pyodide.asm.wasm.bin", "application/octet-stream"),
        ):
            answer = await client.get(f"/engine/{name}")
            assert answer.headers["content-type"].startswith(kind)
            assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
            policy = answer.headers["content-security-policy"]
            assert "script-src 'self' 'wasm-unsafe-eval';" in policy
            assert "unsafe-inline" not in policy
        for path in ("/", "/assets/app-1a2b3c4d.js", "/engine/worker-of-before.js"):
            assert "wasm" not in (await client.get(path)).headers["content-security-policy"]
        assert (await client.get("/engine/worker-of-before.js")).status_code == 404


async def test_the_icons_of_the_app_are_drawn_from_its_own_drawing(config, dist):
    config.client = dist
    (dist / "icon.svg").write_text(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8H0Z"/></svg>'
    )
    async with open_house(config) as house:
        client = (await house.person()).client
        for path, (size, _) in ICONS.items():
            answer = await client.get(f"/{path}")
            assert answer.headers["content-type"] == "image/png", path
            assert answer.content.startswith(b"\x89PNG\r\n\x1a\n")
            assert struct.unpack(">II", answer.content[16:24]) == (size, size)
            again = await client.get(f"/{path}", headers={"if-none-match": answer.headers["etag"]})
            assert again.status_code == 304
        assert (await client.get("/icons/icon-7.png")).status_code == 404
        (dist / "icon.svg").unlink()
        os.utime(dist / "index.html", (1, 1))
        assert (await client.get("/icons/icon-192.png")).status_code == 404


async def test_the_worker_is_asked_for_anew_each_time_and_pages_may_have_it(config, dist):
    config.client = dist
    (dist / "sw.js").write_text(SCRIPT)
    (dist / "manifest.fr.webmanifest").write_text("{}")
    async with open_house(config) as house:
        client = (await house.person()).client
        worker = await client.get("/sw.js")
        assert worker.headers["content-type"].startswith("text/javascript")
        assert worker.headers["cache-control"] == "no-cache"
        assert "worker-src 'self'" in worker.headers["content-security-policy"]
        told = await client.get("/manifest.fr.webmanifest")
        assert told.headers["content-type"] == "application/manifest+json"


async def test_every_screen_is_the_page(config, dist):
    config.client = dist
    async with open_house(config) as house:
        client = (await house.person()).client
        bare = ("/replay", "/analysis", "/shared", "/seat", "/watch")
        for path in (
            "/",
            "/new",
            "/join",
            "/table/abc",
            "/replay/abc",
            *bare,
            "/rules/quest",
            "/companion",
            "/settings",
            "/index.html",
        ):
            answer = await client.get(path)
            assert (answer.status_code, answer.text) == (200, PAGE), path
            assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    "path",
    ["/link.txt", "/../secret.txt", "/%2e%2e/secret.txt", "/assets/../../secret.txt",
     "/assets/%2e%2e/%2e%2e/secret.txt", "/etc/passwd.txt", "//etc/hosts.txt"],
)  # fmt: skip
async def test_only_the_clients_files_are_served(config, dist, path):
    config.client = dist
    async with open_house(config) as house:
        answer = await (await house.person()).client.get(path)
        assert answer.status_code == 404
        assert "not yours" not in answer.text


def test_a_new_build_is_noticed(dist):
    client = Client(dist)
    assert client.index().body == PAGE.encode()
    (dist / "index.html").write_text("new")
    import os

    os.utime(dist / "index.html", (1, 1))
    assert client.index().body == b"new"
    asset = client.get("assets/app-1a2b3c4d.js")
    assert asset is not None
    assert asset.packed is not None
    assert gzip.decompress(asset.packed) == SCRIPT.encode()


def test_without_a_build_the_page_says_what_to_do(tmp_path):
    assert b"run.py client" in Client(tmp_path / "nothing").index().body


async def test_the_rules_have_an_anchor_for_every_number(ada: Person):
    status, rules = await ada.get("/api/rules/quest")
    assert status == 200
    html = "".join(section["html"] for section in rules["sections"])
    text = (Path(__file__).parents[2] / "docs" / "rules" / "quest.md").read_text("utf-8")
    numbers = re.findall(r"(?m)^[-*] \*\*([A-Z]\d+\.\d+)\*\*", text)
    assert len(numbers) > 50
    anchors = re.findall(r' id="([^"]+)"', html)
    assert len(anchors) == len(set(anchors))
    assert set(numbers) <= set(anchors)
    assert set(re.findall(r"(?m)^\| (QR\d+) \|", text)) <= set(anchors)
    assert {section["id"] for section in rules["sections"]} >= {f"Q{n}" for n in range(1, 13)}


async def test_the_rules_hold_no_script(ada: Person, monkeypatch, tmp_path):
    from lanterns.web import rules

    (tmp_path / "quest.md").write_text(
        "# Evil\n\n## Q1 One\n\n- **Q1.1** <script>alert(1)</script> [x](javascript:alert(1)) <img src=x onerror=y>\n"
    )
    monkeypatch.setattr("lanterns.rules.PLACES", (tmp_path,))
    rules.rules_of.cache_clear()
    _, shown = await ada.get("/api/rules/quest")
    rules.rules_of.cache_clear()
    html = shown["sections"][-1]["html"]
    assert '<li id="Q1.1">' in html
    assert "<script" not in html
    assert "<img" not in html
    assert 'href="javascript' not in html


async def test_large_answers_are_compressed(ada: Person):
    await ada.lay("me", "me")
    answer = await ada.client.get(f"/api/tables/{ada.table}")
    assert answer.headers["content-encoding"] == "gzip"


async def test_the_schema_is_whole(ada: Person):
    """Every route of docs/server.md is in it, and every error of every route has the one shape."""
    schema = json.loads((await ada.get("/api/schema/openapi.json"))[1])
    assert schema["openapi"].startswith("3.1")
    page = (Path(__file__).parents[2] / "docs" / "server.md").read_text("utf-8")
    told = set()
    for method, path in re.findall(r"(?m)^\| `(GET|POST) ([^`? ]+)[^`]*` \|", page):
        told.add((method.lower(), re.sub(r"^T(?=/|$)", "/api/tables/{table}", path).replace("{seat}", "{number}")))
    there = {(method, path) for path, item in schema["paths"].items() for method in item}
    assert told == there
    for path, item in schema["paths"].items():
        for method, operation in item.items():
            assert operation["operationId"], path
            assert operation["description"], path
            if method == "post":
                body = operation["requestBody"]["content"]["application/json"]["schema"]
                assert body["$ref"].startswith("#/components/schemas/"), path
            for code, answer in operation["responses"].items():
                if int(code) >= 400:
                    assert answer["content"]["application/json"]["schema"] == {"$ref": "#/components/schemas/Problem"}
                else:
                    assert answer["content"], path
