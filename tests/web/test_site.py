"""Where the table is found: the names that it answers to, its address for others, sub-paths, cookies, HEAD."""

from __future__ import annotations

import socket
from pathlib import Path

import httpx
import pytest

from lanterns.core.errors import LanternsError
from lanterns.web.door.site import Site
from tests.web.conftest import House, Person, open_house

pytestmark = pytest.mark.anyio

SEATS = [{"kind": "me"}, {"kind": "open"}]
PUBLIC = "https://games.example.org"


@pytest.fixture
def dist(tmp_path: Path) -> Path:
    """A client as vite builds it with relative paths."""
    folder = tmp_path / "dist"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(
        '<!doctype html><html><meta name="lanterns-base" content="./" />'
        '<script src="./theme.js"></script><link href="./assets/x-1a2b3c4d.css"></html>'
    )
    (folder / "assets" / "x-1a2b3c4d.css").write_text("p{}")
    return folder


# the names


@pytest.mark.parametrize(
    "host",
    ["localhost", "LOCALHOST:8008", "127.0.0.1:8008", "192.168.1.20:8008", "[::1]:8008", "[fd00::7]", "table.localhost",
     "localhost.", socket.gethostname(), f"{socket.gethostname()}.local:80", "games.example.org", "den:8008"],
)  # fmt: skip
def test_names_that_are_ours(host: str):
    assert Site("https://games.example.org/", hosts=["den"]).answers_to(host)


@pytest.mark.parametrize(
    "host", ["", "evil.example", "evil.example:8008", "localhost.evil.example", "127.0.0.1.evil.example", "[", "::1",
             "games.example.org.evil.example", "1.2.3", "a b"],
)  # fmt: skip
def test_names_that_are_not(host: str):
    assert not Site("https://games.example.org/", hosts=["den"]).answers_to(host)


async def test_a_name_that_is_not_ours_is_refused_with_the_cure(ada: Person):
    """DNS rebinding: a page of another site whose name is made to lead to this machine."""
    await ada.lay("me", "me")
    paths = [("GET", "/api/tables"), ("POST", "/api/tables"), ("GET", f"/api/tables/{ada.table}"), ("GET", "/")]
    for method, path in paths:
        answer = await ada.client.request(method, path, json={}, headers={"host": "evil.example:8008"})
        assert (answer.status_code, answer.json()["code"]) == (421, "host-unknown")
        assert "evil.example:8008" in answer.json()["detail"]
        assert "--allow-host" in answer.json()["en"]
    page = await ada.client.get("/", headers={"host": "evil.example", "accept": "text/html"})
    assert page.status_code == 421
    assert page.headers["content-type"].startswith("text/html")
    assert "--public-url" in page.text


async def test_home_networks_by_address_go_on_working(ada: Person):
    for host in ("192.168.1.20:8008", "[fd00::7]:8008"):
        answer = await ada.client.post(
            "/api/tables", json={"game": "quest", "seats": SEATS}, headers={"host": host, "origin": f"http://{host}"}
        )
        assert answer.status_code == 201
        ada.client.cookies.clear()
        assert "secure" not in answer.headers["set-cookie"].lower()


# the address for others


@pytest.mark.parametrize(
    ("url", "base", "origin"),
    [
        ("https://example.org", "/", "https://example.org"),
        ("https://example.org:443/", "/", "https://example.org"),
        ("http://Example.org:8080/lanterns", "/lanterns/", "http://example.org:8080"),
        ("https://example.org/a/b-c/", "/a/b-c/", "https://example.org"),
        ("https://[fd00::7]:8443/", "/", "https://[fd00::7]:8443"),
        ("", "/", ""),
    ],
)
def test_an_address_for_others(url: str, base: str, origin: str):
    site = Site(url)
    assert (site.base, site.origin) == (base, origin)
    assert site.link("/seat/x") == (f"{origin}{base}seat/x" if url else "/seat/x")
    for path in ("/", "/api/tables", "/seat/x"):
        assert site.inside(site.base + path[1:]) == path  # the proxy keeps the sub-path
        assert site.inside(path) == path  # or takes it off
    assert site.inside(site.base.rstrip("/") or "/") == "/"


@pytest.mark.parametrize(
    "url", ["example.org", "ftp://example.org/", "https://", "https://a.example/?x=1", "https://a.example/#x",
            "https://u:p@a.example/", "https://a.example:99999/", "https://a.example/<x>/", "https://a.example/api/",
            "https://a.example/a//b/"],
)  # fmt: skip
def test_no_address_for_others(url: str):
    with pytest.raises(LanternsError, match="--public-url"):
        Site(url)


def test_proxies_are_named_or_on_this_machine_when_there_is_one():
    assert not Site().proxy("127.0.0.1")  # what a visitor on this machine makes up is not believed
    assert Site(PUBLIC).proxy("127.0.0.1")
    assert Site(PUBLIC).proxy("::1")
    named = Site(PUBLIC, proxies=["10.0.0.0/24", "fd00::7"])
    assert [named.proxy(a) for a in ("10.0.0.9", "fd00::7", "127.0.0.1", "?")] == [True, True, False, False]
    with pytest.raises(LanternsError, match="--proxy takes"):
        Site(proxies=["nginx"])


async def test_a_wrong_origin_is_told_with_both_names_and_the_cure(ada: Person):
    headers = {"origin": PUBLIC, "host": "127.0.0.1:8008"}
    answer = await ada.client.post("/api/tables", json={"game": "quest", "seats": SEATS}, headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (403, "origin")
    detail = answer.json()["detail"]
    for word in (PUBLIC, "127.0.0.1:8008", f"--public-url {PUBLIC}/", "Host"):
        assert word in detail


async def test_the_public_address_is_an_origin_of_ours(config):
    headers = {"origin": PUBLIC, "host": "127.0.0.1:8008"}
    config.public_url = PUBLIC
    async with open_house(config) as house:
        other = (await house.person()).client
        answer = await other.post("/api/tables", json={"game": "quest", "seats": SEATS}, headers=headers)
        assert answer.status_code == 201
        assert answer.json()["links"][0]["url"].startswith(f"{PUBLIC}/seat/")
        for origin in ("http://games.example.org", f"{PUBLIC}.evil.example", f"{PUBLIC}:444"):
            wrong = {**headers, "origin": origin}
            answer = await other.post("/api/tables", json={"game": "quest", "seats": SEATS}, headers=wrong)
            assert answer.status_code == 403
            assert f"{PUBLIC}/" in answer.json()["detail"]


@pytest.mark.parametrize("prefix", ["/lanterns", ""])
async def test_below_a_sub_path(config, dist, prefix: str):
    """Whether the proxy takes the sub-path off or not."""
    config.public_url, config.client = f"{PUBLIC}/lanterns/", dist
    async with open_house(config) as house:
        ada, lise = (await house.person()).client, (await house.person()).client
        for path in ("/", "/table/x", "/seat/nobody"):
            page = await ada.get(prefix + path, headers={"accept": "text/html"})
            assert f'content="{PUBLIC}/lanterns/"' in page.text
            assert 'src="/lanterns/theme.js"' in page.text
            assert 'href="/lanterns/assets/x-1a2b3c4d.css"' in page.text
        assert (await ada.get(f"{prefix}/assets/x-1a2b3c4d.css")).text == "p{}"
        body = {"game": "quest", "seats": SEATS}
        created = await ada.post(f"{prefix}/api/tables", json=body, headers={"origin": PUBLIC})
        cookie = created.headers["set-cookie"]
        assert cookie.startswith("lanterns=")
        assert "Path=/lanterns/" in cookie
        assert "Secure" in cookie
        link = created.json()["links"][0]["url"]
        assert link.startswith(f"{PUBLIC}/lanterns/seat/")
        body = {"secret": link.rpartition("/")[2]}
        assert (await lise.post(f"{prefix}/api/links", json=body, headers={"origin": PUBLIC})).status_code == 200
        lise.cookies.set("lanterns", lise.cookies["lanterns"], path="/")  # what a proxy's address has as /lanterns/
        answer = await lise.get(f"https://testserver.local{prefix}{link.removeprefix(f'{PUBLIC}/lanterns')}")
        assert (await ada.get("/lanterns")).status_code == 200
        table = created.json()["table"]["id"]
        assert (answer.status_code, answer.headers["location"]) == (303, f"/lanterns/table/{table}")


async def test_without_a_sub_path_the_page_is_at_the_root(config, dist):
    config.client = dist
    async with open_house(config) as house:
        page = (await (await house.person()).client.get("/table/x")).text
        assert 'content="/"' in page
        assert 'src="/theme.js"' in page


# HEAD


async def test_head_is_get_without_the_body(ada: Person):
    await ada.lay("me", "me")
    table = f"/api/tables/{ada.table}"
    for path in ("/api/health", "/api/tables", table, "/", "/table/x", "/api/nothing", "/api/rules/quest"):
        got = await ada.client.get(path)
        head = await ada.client.head(path)
        assert (head.status_code, head.content) == (got.status_code, b""), path
        for name in ("content-type", "content-length", "etag", "cache-control", "content-security-policy"):
            assert head.headers.get(name) == got.headers.get(name), (path, name)
    assert (await ada.client.head(f"/api/tables/{ada.table}/events")).status_code == 405
    assert (await ada.client.head(f"/api/tables/{ada.table}/actions")).status_code == 405


async def test_nobody_sits_down_by_head(ada: Person, lise: Person):
    link = (await ada.lay("me", "open"))["links"][0]["url"]
    head = await lise.client.head(link)
    assert head.status_code == 200
    assert "set-cookie" not in head.headers
    assert (await ada.look())["seats"][1]["kind"] == "open"
    await lise.sit(link)


# cookies


async def new_table(client: httpx.AsyncClient, scheme: str = "http") -> httpx.Response:
    answer = await client.post(f"{scheme}://testserver.local/api/tables", json={"game": "quest", "seats": SEATS})
    assert answer.status_code == 201
    return answer


async def test_behind_https_no_other_site_can_set_the_cookie(house: House):
    client = (await house.person()).client
    cookie = (await new_table(client, "https")).headers["set-cookie"]
    assert cookie.startswith("__Host-lanterns=")
    for word in ("Secure", "HttpOnly", "Path=/;", "SameSite=lax"):
        assert word in cookie + ";"
    assert "Domain" not in cookie
    assert (await new_table(client)).headers["set-cookie"].startswith("lanterns=")


async def test_the_cookie_of_before_stays_valid_and_is_replaced(house: House):
    ada = await house.person()
    table = (await new_table(ada.client)).json()["table"]["id"]
    secret = ada.client.cookies["lanterns"]
    answer = await ada.client.get(f"https://testserver.local/api/tables/{table}")
    assert (answer.status_code, answer.json()["mine"]) == (200, [0])
    given, gone = answer.headers.get_list("set-cookie")
    assert given.startswith(f"__Host-lanterns={secret};")
    assert "Secure" in given
    assert gone.startswith("lanterns=")
    assert "Max-Age=0" in gone
    headers = {"cookie": f"__Host-lanterns={secret}"}
    again = await (await house.person()).client.get(f"https://testserver.local/api/tables/{table}", headers=headers)
    assert again.json()["mine"] == [0]
    assert "set-cookie" not in again.headers


@pytest.mark.parametrize("scheme", ["http", "https"])
@pytest.mark.parametrize("made_up", ["a" * 16, "b" * 32, "short", "x" * 200])
async def test_only_cookies_that_we_gave_count(house: House, scheme: str, made_up: str):
    name = "__Host-lanterns" if scheme == "https" else "lanterns"
    client = (await house.person()).client
    headers = {"cookie": f"{name}={made_up}; lanterns={made_up}"}
    answer = await client.post(
        f"{scheme}://testserver.local/api/tables", json={"game": "quest", "seats": SEATS}, headers=headers
    )
    cookie = answer.headers.get_list("set-cookie")[-1]
    assert cookie.startswith(f"{name}=")
    assert made_up not in cookie
    table = answer.json()["table"]["id"]
    thief = (await house.person()).client
    assert (await thief.get(f"{scheme}://testserver.local/api/tables/{table}", headers=headers)).status_code == 403


async def test_a_link_does_not_take_a_made_up_cookie_either(ada: Person, lise: Person):
    link = (await ada.lay("me", "open"))["links"][0]["url"]
    lise.client.cookies.set("lanterns", "a" * 16, domain="testserver.local")
    await lise.sit(link)
    assert lise.client.cookies["lanterns"] != "a" * 16
    assert (await lise.look())["mine"] == [1]
