"""A device is known by the hash of one random cookie; secrets are made and hashed here and nowhere else."""

from __future__ import annotations

import hashlib
import secrets
from typing import Any

from litestar import Request
from litestar.datastructures import Cookie, State

COOKIE = "lanterns"
SECRET_BYTES = 24  # 192 bits
KEEP_SECONDS = 400 * 24 * 3600  # browsers keep no cookie for longer


def new_secret() -> str:
    """192 random bits as 32 characters that fit in a URL."""
    return secrets.token_urlsafe(SECRET_BYTES)


def new_table_id() -> str:
    """An id that nobody guesses, though it opens nothing by itself."""
    return "".join(secrets.choice("23456789abcdefghjkmnpqrstuvwxyz") for _ in range(14))


def hashed(secret: str) -> str:
    """What is stored of a secret. It has 192 random bits, so a plain hash cannot be turned back."""
    return hashlib.sha256(secret.encode()).hexdigest()


class Device:
    """The device of a request: `id` is "" for one that has no cookie yet."""

    def __init__(self, request: Request[Any, Any, State]) -> None:
        secret = request.cookies.get(COOKIE, "")
        self.id = hashed(secret) if 16 <= len(secret) <= 128 else ""
        self.secure = request.url.scheme == "https"
        self.cookie: Cookie | None = None

    def make(self) -> str:
        """The id, with a new cookie to be set when the device had none."""
        if not self.id:
            secret = new_secret()
            self.id = hashed(secret)
            self.cookie = Cookie(
                key=COOKIE, value=secret, path="/", httponly=True, samesite="lax", secure=self.secure,
                max_age=KEEP_SECONDS,
            )  # fmt: skip
        return self.id

    @property
    def cookies(self) -> list[Cookie]:
        """What the response has to set."""
        return [self.cookie] if self.cookie else []
