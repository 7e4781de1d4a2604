"""A device is known by the hash of one random cookie; secrets are made and hashed here and nowhere else."""

from __future__ import annotations

import hashlib
import secrets
from typing import Any

from litestar import Request
from litestar.datastructures import Cookie, State
from litestar.types import Scope

from lanterns.web.door.site import Site

COOKIE = "lanterns"
HOST_COOKIE = "__Host-lanterns"
RENEWED = "lanterns-renewed"  # in the state of a request
SECRET_BYTES = 24  # 192 bits
LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"  # that nobody takes for each other
TOKEN_LENGTH = 26
KEEP_SECONDS = 400 * 24 * 3600  # browsers keep no cookie for longer


def new_secret() -> str:
    """192 random bits as 32 characters that fit in a URL."""
    return secrets.token_urlsafe(SECRET_BYTES)


def new_table_id() -> str:
    """An id that nobody guesses, though it opens nothing by itself but the replay of a game that is over."""
    return "".join(secrets.choice(LETTERS) for _ in range(14))


def new_share_token() -> str:
    """The public address of a finished game: 128 random bits, and longer than any table's id."""
    return "".join(secrets.choice(LETTERS) for _ in range(TOKEN_LENGTH))


def share_token(address: str) -> bool:
    """Whether an address may be that of a shared game, and not a table's id."""
    return len(address) == TOKEN_LENGTH and all(letter in LETTERS for letter in address)


def hashed(secret: str) -> str:
    """What is stored of a secret. It has 192 random bits, so a plain hash cannot be turned back."""
    return hashlib.sha256(secret.encode()).hexdigest()


class Device:
    """The device of a request: `id` is "" for one that has no cookie yet.

    Behind https the cookie is `__Host-lanterns`, which no other site of the same domain and no plain http can set; a
    sub-path, and plain http, need the name without the prefix. A device that still has the cookie of before keeps its
    secret and is given it under the new name.
    """

    def __init__(self, request: Request[Any, Any, State], site: Site) -> None:
        self.path = site.base
        self.secure = site.secure if site.url else request.scope["scheme"] == "https"
        self.name = HOST_COOKIE if self.secure and site.base == "/" else COOKIE
        self.cookie: Cookie | None = None
        self.renewed: list[Cookie] = []
        secret = request.cookies.get(self.name, "")
        old = request.cookies.get(COOKIE, "")
        if not _possible(secret) and self.name != COOKIE and _possible(old):
            secret = old
            self.renewed += [self._cookie(secret), Cookie(key=COOKIE, value="", path="/", max_age=0)]
            request.scope["state"][RENEWED] = self.renewed
        self.id = hashed(secret) if _possible(secret) else ""

    def forget(self) -> None:
        """Its cookie is none of ours."""
        self.id = ""
        del self.renewed[:1]

    def ended(self) -> Cookie:
        """What takes its cookie away."""
        return Cookie(key=self.name, value="", path=self.path, httponly=True, secure=self.secure, max_age=0)

    def make(self) -> str:
        """The id, with a new cookie to be set when the device had none."""
        if not self.id:
            secret = new_secret()
            self.id = hashed(secret)
            self.cookie = self._cookie(secret)
        return self.id

    @property
    def cookies(self) -> list[Cookie]:
        """What the response has to set."""
        return [self.cookie] if self.cookie else []

    def _cookie(self, secret: str) -> Cookie:
        return Cookie(
            key=self.name, value=secret, path=self.path, httponly=True, samesite="lax", secure=self.secure,
            max_age=KEEP_SECONDS,
        )  # fmt: skip


def renewed(scope: Scope) -> list[tuple[bytes, bytes]]:
    """The headers that give a device of before its cookie under the present name."""
    cookies: list[Cookie] = scope["state"].get(RENEWED, [])
    return [(b"set-cookie", cookie.to_header(header="").encode("latin-1")) for cookie in cookies]


def _possible(secret: str) -> bool:
    return 16 <= len(secret) <= 128
