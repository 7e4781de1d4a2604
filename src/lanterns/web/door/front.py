"""The application as it stands before its routes: a sub-path is taken off, and HEAD is GET without the body."""

from __future__ import annotations

from litestar import Litestar
from litestar.enums import ScopeType
from litestar.types import HTTPScope, Message, Receive, Scope, Send

from lanterns.web.door.site import Site


class FrontDoor(Litestar):
    """Litestar matches whole paths and knows no HEAD."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:  # type: ignore[override]
        if scope["type"] == ScopeType.HTTP:
            scope = _inside(scope, self.state.site)
            if scope["method"] == "HEAD" and not scope["path"].endswith("/events"):  # a stream has no end to wait for
                scope, send = _head(scope), _headless(send)
            if self.state.metrics is not None:
                await self.state.metrics.timed(self, scope, receive, send)
                return
        await super().__call__(scope, receive, send)


def _inside(scope: HTTPScope, site: Site) -> HTTPScope:
    path = site.inside(scope["path"])
    if path == scope["path"]:
        return scope
    return {**scope, "path": path, "raw_path": site.inside(scope["raw_path"].decode("latin-1")).encode("latin-1")}


def _head(scope: HTTPScope) -> HTTPScope:
    """The GET that is asked about. Nobody sits down by HEAD: a link's head is that of the page."""
    path = "/" if scope["path"].startswith(("/seat/", "/watch/")) else scope["path"]
    return {**scope, "method": "GET", "path": path, "raw_path": path.encode() if path == "/" else scope["raw_path"]}


def _headless(send: Send) -> Send:
    """A `send` that keeps what comes after the headers to itself."""
    ended = False

    async def headless(message: Message) -> None:
        nonlocal ended
        if message["type"] == "http.response.body":
            if ended:
                return
            ended = True
            message = {"type": "http.response.body", "body": b"", "more_body": False}
        await send(message)

    return headless
