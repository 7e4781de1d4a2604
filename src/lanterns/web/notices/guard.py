"""Requests that the server sends to addresses which visitors named: never into its own network.

A name is resolved once, every address that it has must be out in the world, and it is one of those that is connected
to: a name whose answer changes in between (rebinding) changes nothing. No redirect is followed, nothing of an answer is
kept but its number, and the whole has an end.
"""

from __future__ import annotations

import asyncio
import ipaddress
import socket
import ssl
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from functools import cache
from urllib.parse import urlsplit

SECONDS = 12.0  # for all of it
HEAD_BYTES = 16 * 1024  # of an answer
LONGEST = 1000  # letters of an address
USUAL_PORTS = {"https": 443, "http": 80}
NAT64 = ipaddress.ip_network("64:ff9b::/96")

Address = ipaddress.IPv4Address | ipaddress.IPv6Address


class NotSent(Exception):
    """Nothing left the house. `said`: inside, address, unresolved, unreachable or tls; `again`: later it may."""

    def __init__(self, said: str, *, again: bool) -> None:
        super().__init__(said)
        self.said = said
        self.again = again


class Unanswered(Exception):
    """The request was sent, or part of it, and no answer came: it may have arrived."""


@dataclass(frozen=True, slots=True)
class Target:
    """Where a request goes: `path` with its query."""

    scheme: str
    host: str
    port: int
    path: str

    @property
    def place(self) -> str:
        """Host and port, as the server's own list names them."""
        return f"{self.host}:{self.port}"


def target_of(address: str, inside: Collection[str] = (), *, secure: bool = False) -> Target:
    """What an address says; `secure`: only https, but for the places that are allowed `inside`. Raises NotSent."""
    bad = NotSent("address", again=False)
    if len(address) > LONGEST or not address.isascii() or not address.isprintable() or " " in address:
        raise bad
    try:
        parts = urlsplit(address)
        host, port = (parts.hostname or "").rstrip("."), parts.port
    except ValueError:
        raise bad from None
    if parts.scheme not in USUAL_PORTS or not host or parts.username is not None or parts.password is not None:
        raise bad
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    target = Target(parts.scheme, host, port or USUAL_PORTS[parts.scheme], path)
    if target.place in inside:
        return target
    # Below 1024 live services that are not spoken to in HTTP.
    if (secure and target.scheme != "https") or (target.port < 1024 and target.port not in USUAL_PORTS.values()):
        raise bad
    return target


def outward(address: Address) -> bool:
    """Whether an address is out in the world: not this machine, its network, nor a way into one by another family."""
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return outward(address.ipv4_mapped)
        if address.sixtofour is not None:
            return outward(address.sixtofour)
        if address.teredo is not None or address.is_site_local:
            return False
        if address in NAT64:
            return outward(ipaddress.IPv4Address(int(address) & 0xFFFFFFFF))
    return address.is_global and not (address.is_multicast or address.is_reserved or address.is_unspecified)


async def addresses_of(target: Target, inside: Collection[str]) -> list[str]:
    """The addresses to connect to. Raises NotSent."""
    loop = asyncio.get_running_loop()
    try:
        found = await loop.getaddrinfo(target.host, target.port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        raise NotSent("unresolved", again=True) from None
    places = list(dict.fromkeys(str(one[4][0]) for one in found))
    if not places:
        raise NotSent("unresolved", again=True)
    if target.place not in inside:
        for place in places:
            if not outward(ipaddress.ip_address(place.partition("%")[0])):
                raise NotSent("inside", again=False)
    return places


@cache
def _trust() -> ssl.SSLContext:
    return ssl.create_default_context()


class Request:
    """One POST. `begun` once a byte of it was sent."""

    def __init__(self, target: Target, headers: Mapping[str, str], body: bytes) -> None:
        self.target = target
        self.headers = headers
        self.body = body
        self.begun = False

    def _head(self) -> bytes:
        target = self.target
        host = f"[{target.host}]" if ":" in target.host else target.host
        named = host if target.port == USUAL_PORTS[target.scheme] else f"{host}:{target.port}"
        lines = {"Host": named, "Content-Length": str(len(self.body)), "Connection": "close", **self.headers}
        told = "".join(f"{name}: {value}\r\n" for name, value in lines.items())
        return f"POST {target.path} HTTP/1.1\r\n{told}\r\n".encode("ascii")

    async def send(self, inside: Collection[str] = ()) -> int:
        """The number of the answer. Raises NotSent and Unanswered."""
        try:
            async with asyncio.timeout(SECONDS):
                return await self._send(await addresses_of(self.target, inside))
        except TimeoutError:
            raise self._broken("unreachable") from None

    def _broken(self, said: str) -> Exception:
        return Unanswered() if self.begun else NotSent(said, again=True)

    async def _connect(self, places: list[str]) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        secure = self.target.scheme == "https"
        said = "unreachable"
        for place in places[:4]:
            try:
                return await asyncio.open_connection(
                    place, self.target.port, limit=HEAD_BYTES, ssl=_trust() if secure else None,
                    server_hostname=self.target.host if secure else None,
                )  # fmt: skip
            except ssl.SSLError:
                said = "tls"
            except OSError:
                continue
        raise NotSent(said, again=True)

    async def _send(self, places: list[str]) -> int:
        reader, writer = await self._connect(places)
        try:
            self.begun = True
            writer.write(self._head() + self.body)
            await writer.drain()
            while (number := _number(await reader.readuntil(b"\r\n\r\n"))) < 200:
                pass  # word that more will come
        except (OSError, EOFError, asyncio.LimitOverrunError, ValueError):
            raise Unanswered from None
        finally:
            writer.transport.abort()  # what else it says is not read
        return number


def _number(head: bytes) -> int:
    """The status of an answer. Raises ValueError for what is no HTTP."""
    version, _, rest = head.partition(b" ")
    number = int(rest[:3])
    if not version.startswith(b"HTTP/1.") or not 100 <= number < 600 or number == 101:
        raise ValueError("no answer of HTTP")
    return number
