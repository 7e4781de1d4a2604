"""What the server counts, for Prometheus: at an address of its own, which is for whoever runs it alone."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable
from typing import Any

from litestar import Litestar
from litestar.types import HTTPScope, Message, Receive, Scope, Send
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, Info, start_http_server
from prometheus_client.core import GaugeMetricFamily
from prometheus_client.process_collector import ProcessCollector
from prometheus_client.registry import Collector

from lanterns import __version__
from lanterns.core.errors import LanternsError
from lanterns.web.live.sessions import Sessions

LAG_EVERY = 0.25  # seconds between looks at how late the event loop is
QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
STREAM = "events"  # ends when a window is closed: how long it took says nothing


class _Tables(Collector):
    """What is in memory when somebody asks."""

    def __init__(self, sessions: Sessions) -> None:
        self.sessions = sessions

    def collect(self) -> Iterable[GaugeMetricFamily]:
        held = list(self.sessions.held.values())
        for name, told, value in (
            ("lanterns_tables", "Tables in memory", len(held)),
            ("lanterns_streams", "Windows that follow a table", sum(len(session.streams) for session in held)),
            ("lanterns_bots_asked", "Questions that bots think about", sum(len(one.thinking) for one in held)),
        ):
            yield GaugeMetricFamily(name, told, value=value)


class Metrics:
    """The counts of one server. No label tells a table, a device or an address."""

    def __init__(self, sessions: Sessions) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        self.registry.register(_Tables(sessions))
        Info("lanterns", "The program", registry=self.registry).info({"version": __version__})
        self._requests = Counter(
            "lanterns_requests", "Requests answered", ["operation", "status"], registry=self.registry
        )
        self._seconds = Histogram(
            "lanterns_request_seconds", "From a request to its whole answer", ["operation"], buckets=QUICK,
            registry=self.registry,
        )  # fmt: skip
        self._store = Histogram(
            "lanterns_store_seconds", "Calls of the database with their wait for a thread", ["kind"], buckets=QUICK,
            registry=self.registry,
        )  # fmt: skip
        self._lag = Histogram(
            "lanterns_loop_lag_seconds", "How late the event loop is", buckets=QUICK, registry=self.registry
        )
        self._lag_most = Gauge("lanterns_loop_lag_last_seconds", "How late it was last", registry=self.registry)

    def stored(self, kind: str, seconds: float) -> None:
        """A call of the database: kind `read` or `write`."""
        self._store.labels(kind).observe(seconds)

    async def timed(self, app: Litestar, scope: HTTPScope, receive: Receive, send: Send) -> None:
        """Let the application answer, and count it."""
        status = 0
        began = time.perf_counter()

        async def watched(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await Litestar.__call__(app, scope, receive, watched)
        finally:
            operation = _operation(scope)
            self._requests.labels(operation, str(status)).inc()
            if operation != STREAM:
                self._seconds.labels(operation).observe(time.perf_counter() - began)

    async def watch(self) -> None:
        """Look at the event loop, until cancelled."""
        while True:
            began = time.perf_counter()
            await asyncio.sleep(LAG_EVERY)
            late = max(0.0, time.perf_counter() - began - LAG_EVERY)
            self._lag.observe(late)
            self._lag_most.set(late)

    def tell(self, host: str, port: int) -> Any:
        """Answer Prometheus at an address, on a thread; gives the server and its thread. Raises LanternsError."""
        try:
            return start_http_server(port, host, self.registry)
        except OSError as error:
            raise LanternsError(f"{host} port {port} cannot be had for metrics: {error.strerror or error}") from error


def _operation(scope: Scope) -> str:
    """By which name the routes know what was asked; a made-up path has none."""
    handler: Any = scope.get("route_handler")
    named = getattr(handler, "operation_id", None)
    return named if isinstance(named, str) else "page" if handler is not None else "none"
