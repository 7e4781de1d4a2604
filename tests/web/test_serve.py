"""`lanterns serve` as people start it: it tells its address, answers, stops when asked, and says what is wrong."""

from __future__ import annotations

import json
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest

LANTERNS = str(Path(sys.executable).parent / "lanterns")


def start(*arguments: str) -> tuple[subprocess.Popen[str], str]:
    process = subprocess.Popen(
        [LANTERNS, "serve", "--port", "0", *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    assert process.stdout is not None
    words = process.stdout.readline().split()
    assert words[:2] == ["Three", "Lanterns:"], process.communicate()
    return process, words[2]


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_it_serves_until_it_is_stopped_even_with_a_stream_open(tmp_path, how):
    process, url = start("--database", str(tmp_path / "x.sqlite3"))
    try:
        assert "Three Lanterns" in httpx.get(url).text
        with httpx.Client(base_url=url) as client:
            seats = [{"kind": "me"}, {"kind": "bot"}]
            table = client.post("/api/tables", json={"game": "quest", "seats": seats}).json()["table"]["id"]
            with client.stream("GET", f"/api/tables/{table}/events") as stream:
                lines = stream.iter_lines()
                next(lines)
                started = time.monotonic()
                process.send_signal(how)
                for _ in lines:  # to its end, which the server makes
                    pass
        _, errors = process.communicate(timeout=60)
        assert time.monotonic() - started < 60
        assert errors == ""
        assert process.returncode == (0 if how == signal.SIGINT else -how)
    finally:
        process.kill()
        process.wait()
    # what was played is there when it is started again
    process, url = start("--database", str(tmp_path / "x.sqlite3"))
    try:
        answer = httpx.get(f"{url}api/tables/{table}")
        assert answer.status_code == 403  # there, but not for a browser without the cookie
    finally:
        process.kill()
        process.wait()


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([LANTERNS, "serve", *arguments], capture_output=True, text=True, timeout=120, check=False)


def test_a_port_that_is_taken_is_told_in_one_sentence(tmp_path):
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = str(other.getsockname()[1])
        done = run("--port", port, "--database", str(tmp_path / "x.sqlite3"))
    assert done.returncode == 2
    assert done.stderr.strip() == f"lanterns: 127.0.0.1 port {port} cannot be had: Address already in use"


@pytest.mark.parametrize(
    ("database", "says"),
    [
        ("mysql://x/y", "'mysql' is not supported"),
        ("/proc/nothing/x.sqlite3", "cannot be made"),
        ("{dir}", "unable to open"),
    ],
)
def test_a_database_that_cannot_be_had_is_told_in_one_sentence(tmp_path, database, says):
    done = run("--port", "0", "--database", database.replace("{dir}", str(tmp_path)))
    assert done.returncode == 2
    assert says in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1


def test_the_hosts_link_is_told_at_the_first_start_alone_and_made_anew_by_a_command(tmp_path: Path):
    database = ["--database", str(tmp_path / "tables.sqlite3")]
    first, _ = start(*database)
    assert first.stdout is not None
    told = first.stdout.readline()
    first.kill()
    first.wait()
    assert "once and secret: http://localhost:" in told
    assert len(told.rpartition("/host/")[2].strip()) == 32
    second, url = start(*database)
    assert httpx.get(url).status_code == 200  # all that is said at a start was said before it serves
    second.send_signal(signal.SIGTERM)
    assert "secret" not in second.communicate(timeout=60)[0]
    made = [
        subprocess.run([LANTERNS, "host-link", *database], capture_output=True, text=True, check=True) for _ in range(2)
    ]
    links = [one.stdout.strip() for one in made]
    assert all(link.startswith("http://localhost:8008/host/") for link in links)
    assert links[0] != links[1]


def start_at(listener: socket.socket, *arguments: str) -> subprocess.Popen[str]:
    """A server at a socket that is handed over as systemd does it."""
    number = listener.fileno()
    line = f'exec 3<&{number}; export LISTEN_FDS=1 LISTEN_PID=$$; exec "$@"'
    command = ["bash", "-c", line, "bash", LANTERNS, "serve", *arguments]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, pass_fds=[number])


def test_a_server_that_is_started_anew_at_the_socket_of_systemd_refuses_nobody(tmp_path):
    """While one stops and the next begins the port stays open: requests wait, streams come back and miss nothing."""
    listener = socket.create_server(("127.0.0.1", 0), backlog=256)
    url = f"http://127.0.0.1:{listener.getsockname()[1]}"
    heard = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
    heard.bind(str(tmp_path / "notify"))
    heard.settimeout(60)
    given = ["--database", str(tmp_path / "x.sqlite3"), "--json-logs"]
    servers: list[subprocess.Popen[str]] = []
    with pytest.MonkeyPatch.context() as patch, httpx.Client(base_url=url, timeout=60) as client:
        patch.setenv("NOTIFY_SOCKET", str(tmp_path / "notify"))
        try:
            servers.append(start_at(listener, *given))
            assert heard.recv(100) == b"READY=1"
            body = {"game": "quest", "seats": [{"kind": "me"}, {"kind": "me"}]}
            table = client.post("/api/tables", json=body).json()["table"]
            path = f"/api/tables/{table['id']}"
            with client.stream("GET", f"{path}/events") as stream:
                lines = stream.iter_lines()
                last = next(line for line in lines if line.startswith("id: "))
                servers[0].terminate()
                for _ in lines:  # to its end, which the server makes
                    pass
            assert servers[0].wait(60) == -signal.SIGTERM
            servers.append(start_at(listener, *given))
            # It is not there yet: this waits at the port, and is answered.
            code = table["view"]["options"][0]["code"]
            answer = {"seat": table["eyes"], "code": code, "version": table["version"]}
            assert client.post(f"{path}/actions", json=answer).status_code == 200
            with client.stream("GET", f"{path}/events", headers={"Last-Event-ID": last[4:]}) as stream:
                data = next(line for line in stream.iter_lines() if line.startswith("data: "))
            told = json.loads(data[6:])
            assert told["reset"] is False
            assert told["entries"][0]["seq"] == int(last[4:]) + 1
            assert [heard.recv(100), heard.recv(100)] == [b"STOPPING=1", b"READY=1"]
        finally:
            for process in servers:
                process.kill()
                process.communicate()
            listener.close()
            heard.close()
