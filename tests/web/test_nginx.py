"""Behind a real nginx, with the lines of docs/running.md: at the root and below a sub-path, streams, records, rates."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest

from lanterns.core.checks import random_play
from lanterns.games import get_game
from tests.web.nginx import MISSING, PATIENCE, PROGRAM, Nginx

LANTERNS = str(Path(sys.executable).parent / "lanterns")
SEATS = [{"kind": "me"}, {"kind": "open"}]

pytestmark = pytest.mark.skipif(PROGRAM is None, reason=MISSING)


class Served:
    """A server behind nginx. `url` is the address that visitors type, `local` the server's own."""

    def __init__(self, folder: Path, options: list[str], where: str, proxy_pass: str, more: str) -> None:
        self.nginx = Nginx(folder, where)
        self.url = self.nginx.url
        database = str(folder / "x.sqlite3")
        command = [LANTERNS, "serve", "--port", "0", "--bots", "0", "--database", database]
        command += [option.replace("URL", self.url) for option in options]
        self.server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self.server.stdout is not None
        line = self.server.stdout.readline()
        self.local = next(word.strip("();") for word in reversed(line.split()) if "http://localhost:" in word)
        self.nginx.start(f"proxy_pass http://127.0.0.1:{urlsplit(self.local).port}{proxy_pass};\n{more}")

    def visitor(self, address: str = "127.0.0.1") -> httpx.Client:
        transport = httpx.HTTPTransport(local_address=address)
        headers = {"origin": self.url[: self.url.index("/", 8)]}
        return httpx.Client(transport=transport, base_url=self.url, timeout=PATIENCE, headers=headers)

    def stop(self) -> None:
        self.nginx.stop()
        self.server.terminate()
        self.server.wait(PATIENCE)
        if self.server.stdout is not None:
            self.server.stdout.close()


Serve = Callable[..., Served]


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Serve]:
    started: list[Served] = []

    def start(*options: str, where: str = "/", proxy_pass: str = "", more: str = "") -> Served:
        started.append(Served(tmp_path, list(options), where, proxy_pass, more))
        return started[-1]

    yield start
    for served in started:
        served.stop()


def large_record() -> str:
    """A whole record with comments up to nearly a megabyte."""
    return random_play(get_game("quest"), {"players": "2"}, 1).text() + f"# {'x' * 100}\n" * 8000


FORWARDED = "proxy_set_header X-Forwarded-For $remote_addr;\n"
WAYS = {
    "with --public-url alone": (["--public-url", "URL"], "/", "", ""),
    "with the Host header alone": (["--proxy", "127.0.0.1"], "/", "", "proxy_set_header Host $http_host;\n"),
    "below a sub-path that nginx keeps": (["--public-url", "URL"], "/lanterns/", "", ""),
    "below a sub-path that nginx takes off": (["--public-url", "URL"], "/lanterns/", "/", ""),
}


@pytest.mark.parametrize("way", list(WAYS))
def test_a_game_behind_nginx(serve: Serve, way: str):
    options, where, proxy_pass, more = WAYS[way]
    served = serve(*options, where=where, proxy_pass=proxy_pass, more=more + FORWARDED)
    with served.visitor() as ada, served.visitor() as lise:
        page = ada.get("", headers={"accept": "text/html"})
        assert page.status_code == 200
        assert "Three Lanterns" in page.text
        created = ada.post("api/tables", json={"game": "quest", "seats": SEATS})
        assert created.status_code == 201, created.text
        table = created.json()["table"]["id"]
        link = httpx.URL(served.url).join(created.json()["links"][0]["url"])
        with ada.stream("GET", f"api/tables/{table}/events") as stream:
            lines = stream.iter_lines()
            while not next(lines).startswith("data:"):
                pass
            assert lise.get(link, headers={"accept": "text/html"}).status_code == 200  # the page that asks
            seated = lise.post("api/links", json={"secret": link.path.rpartition("/")[2]})
            assert (seated.status_code, seated.json()["table"]) == (200, table)
            again = lise.get(link)
            assert (again.status_code, again.headers["location"]) == (303, f"{where}table/{table}")
            # what she did comes at once, though the stream goes on
            assert any('"joined"' in line for line in lines)
        assert lise.get(f"api/tables/{table}").json()["mine"] == [1]
        assert lise.head(f"api/tables/{table}").status_code == 200
        taken = ada.post("api/tables/import", json={"record": large_record()})
        assert taken.status_code == 201, taken.text
        assert taken.json()["table"]["status"] == "over"


def test_the_docs_say_what_is_tested_here():
    page = (Path(__file__).parents[2] / "docs" / "running.md").read_text("utf-8")
    block = page.split("```nginx\n")[1].split("```")[0]
    assert [line.strip() for line in block.splitlines()[1:-1]] == [
        "proxy_pass http://127.0.0.1:8008;",
        FORWARDED.strip(),
    ]
    assert "proxy_set_header Host $http_host;" in page


def create_many(client: httpx.Client, **headers: str) -> list[int]:
    body = {"game": "quest", "seats": [{"kind": "me"}, {"kind": "me"}]}
    return [client.post("api/tables", json=body, headers=headers).status_code for _ in range(26)]


def test_rates_are_each_visitors_own_behind_nginx(serve: Serve):
    served = serve("--public-url", "URL", more=FORWARDED)
    with served.visitor("127.0.0.2") as one, served.visitor("127.0.0.3") as other:
        assert create_many(one, **{"x-forwarded-for": "9.9.9.9"})[-1] == 429  # nginx says who it was
        assert other.post("api/tables", json={"game": "quest", "seats": SEATS}).status_code == 201


def test_a_made_up_address_frees_nobody_without_a_proxy(serve: Serve):
    served = serve()
    with httpx.Client(base_url=served.local, timeout=PATIENCE) as client:
        body = {"game": "quest", "seats": [{"kind": "me"}, {"kind": "me"}]}
        made_up = [{"x-forwarded-for": f"9.9.9.{number}"} for number in range(26)]
        codes = [client.post("api/tables", json=body, headers=headers).status_code for headers in made_up]
    assert codes[0] == 201
    assert codes[-1] == 429


def test_the_cookie_is_bound_to_https_when_nginx_says_so(serve: Serve):
    lines = FORWARDED + "proxy_set_header Host $http_host;\nproxy_set_header X-Forwarded-Proto https;\n"
    served = serve("--proxy", "127.0.0.1", "--allow-host", "games.example.org", more=lines)
    headers = {"host": "games.example.org", "origin": "https://games.example.org"}
    with httpx.Client(base_url=served.url, timeout=PATIENCE) as client:
        answer = client.post("api/tables", json={"game": "quest", "seats": SEATS}, headers=headers)
        assert answer.status_code == 201, answer.text
        assert answer.headers["set-cookie"].startswith("__Host-lanterns=")
        refused = client.get("api/health", headers={"host": "evil.example"})
        assert refused.status_code == 421
