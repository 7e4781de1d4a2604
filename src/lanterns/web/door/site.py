"""Where this table is found: its address for others, the names it answers to, the proxies that speak for visitors."""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Sequence
from functools import lru_cache
from urllib.parse import urlsplit

from lanterns.core.errors import LanternsError
from lanterns.core.texts import shown

LOOPBACK = ("127.0.0.1", "::1")
OURS = {
    "api",
    "assets",
    "seat",
    "watch",
    "shared",
    "table",
    "join",
    "new",
    "replay",
    "analysis",
    "rules",
    "learn",
    "guide",
    "puzzles",
    "campaign",
    "settings",
    "notices",
    "companion",
    "icons",
    "profile",
    "host",
    "open",
}


class Site:
    """`base` is the path of the first page ("/", or "/lanterns/" below a sub-path); `url` that page's address for
    others, "" when nobody said one: then it is wherever a visitor found us."""

    def __init__(self, url: str = "", hosts: Sequence[str] = (), proxies: Sequence[str] = ()) -> None:
        """`hosts` are further names to answer to, `proxies` the addresses or networks of proxies before us; with a
        `url` and none named, one on this machine. Raises LanternsError."""
        self.url, self.base, self.origin, public = _public(url)
        name = socket.gethostname().lower()
        self.hosts = {"localhost", name, f"{name}.local", public, *(_name(host) for host in hosts)} - {""}
        networks = []
        for proxy in proxies or (LOOPBACK if url else ()):
            try:
                networks.append(ipaddress.ip_network(proxy.strip()))
            except ValueError as error:
                raise LanternsError(
                    f"--proxy takes an address such as 10.0.0.7 or 10.0.0.0/24, not '{proxy}'"
                ) from error
        self.networks = networks

    def answers_to(self, host: str) -> bool:
        """Whether a `Host` header names us. Any other may be of a page whose name was made to lead here (rebinding)."""
        name = _name(host)
        return name in self.hosts or name.endswith(".localhost") or _address(name) is not None

    def ours(self, origin: str, host: str) -> bool:
        """Whether an `Origin` header names the page that we served, by the `Host` of the request or by our `url`."""
        return urlsplit(origin).netloc == host or (self.origin != "" and origin == self.origin)

    def relying(self, scheme: str, host: str) -> tuple[str, str]:
        """The host name that passkeys of a visitor hang on, and the origin of their page; two empty texts where
        browsers make none: at a bare address, and without https but on one's own machine."""
        name = _name(host)
        public = self.url != "" and name == (urlsplit(self.url).hostname or "").lower()
        origin = self.origin if public else f"{scheme}://{host}"
        safe = origin.startswith("https:") or name == "localhost" or name.endswith(".localhost")
        return (name, origin) if name and safe and _address(name) is None else ("", "")

    def proxy(self, address: str) -> bool:
        """Whether that is the address of a proxy of ours."""
        found = _address(address)
        return found is not None and any(found in network for network in self.networks)

    @property
    def secure(self) -> bool:
        """Whether others find us behind https."""
        return self.url.startswith("https:")

    def link(self, path: str) -> str:
        """The address of one of our pages ("/seat/..."): whole when we know what others have to type."""
        return (self.url or self.base) + path.removeprefix("/")

    def whole(self, path: str, scheme: str, host: str) -> str:
        """The same with its origin in any case: else that by which a visitor found us."""
        return self.link(path) if self.url else f"{scheme}://{host}{self.link(path)}"

    def inside(self, path: str) -> str:
        """The path of a request without our sub-path, which a proxy may have taken off or not."""
        if self.base != "/" and (path + "/").startswith(self.base):
            return "/" + path[len(self.base) :]
        return path


def _public(url: str) -> tuple[str, str, str, str]:
    """The address with a slash at its end, its path, its origin and its host name. Raises LanternsError."""
    if not url:
        return "", "/", "", ""
    try:
        parts = urlsplit(url)
        name, port = (parts.hostname or "").lower(), parts.port
    except ValueError:
        parts, name, port = urlsplit(""), "", None
    path = parts.path.rstrip("/") + "/"
    segments = path.split("/")[1:-1]
    if (
        parts.scheme not in ("http", "https") or not name or parts.query or parts.fragment or parts.username is not None
        or not all(s.isascii() and s.replace("-", "").replace("_", "").replace(".", "").isalnum() for s in segments)
    ):  # fmt: skip
        raise LanternsError(f"--public-url takes an address such as https://example.org/lanterns/, not '{shown(url)}'")
    if segments and segments[0] in OURS:
        raise LanternsError(f"--public-url: the path /{segments[0]}/ is one of our own pages; choose another")
    usual = {"http": 80, "https": 443}[parts.scheme]
    host = f"[{name}]" if ":" in name else name
    origin = f"{parts.scheme}://{host}" + ("" if port in (None, usual) else f":{port}")
    return origin + path, path, origin, name


@lru_cache(256)
def _name(host: str) -> str:
    """The host name of a `Host` header or an option, in lower case, without port, brackets and last dot."""
    try:
        return (urlsplit(f"//{host.strip()}").hostname or "").rstrip(".")
    except ValueError:
        return ""


@lru_cache(256)
def _address(name: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    try:
        return ipaddress.ip_address(name)
    except ValueError:
        return None
