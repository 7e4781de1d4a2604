"""A real nginx, for the tests and the chaos rig: one place of the site with the lines that are given for it."""

from __future__ import annotations

import contextlib
import shutil
import socket
import subprocess
import time
from pathlib import Path

from tests.web.sinks import free_port

PROGRAM = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin:/usr/local/sbin")
PATIENCE = 60.0
MISSING = "nginx is not installed (Debian: apt-get install nginx)"
CONFIG = """
daemon off;
master_process off;
pid {folder}/nginx.pid;
error_log {folder}/nginx.log;
events {{ worker_connections 512; }}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    {before}
    server {{
        listen 127.0.0.1:{port};
        location {where} {{
            {lines}
        }}
    }}
}}
"""


class Nginx:
    """`url` is the address that visitors type."""

    def __init__(self, folder: Path, where: str = "/") -> None:
        self.folder = folder
        self.where = where
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}{where}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self, lines: str, before: str = "") -> None:
        """`lines` stand in the location, `before` before the server. Raises RuntimeError when it does not come up, or
        is not installed."""
        if PROGRAM is None:
            raise RuntimeError(MISSING)
        config = self.folder / "nginx.conf"
        config.write_text(
            CONFIG.format(folder=self.folder, port=self.port, where=self.where, lines=lines, before=before)
        )
        self.process = subprocess.Popen([PROGRAM, "-p", str(self.folder), "-c", str(config)])
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until and self.process.poll() is None:
            with contextlib.suppress(OSError):
                socket.create_connection(("127.0.0.1", self.port), 1).close()
                return
            time.sleep(0.05)
        raise RuntimeError(f"nginx did not start: {(self.folder / 'nginx.log').read_text()}")

    def stop(self) -> None:
        if self.process is not None:
            self.process.terminate()
            self.process.wait(PATIENCE)
