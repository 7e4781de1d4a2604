"""What notices need to know of this server: its keys, its mail server, whose devices are listened for."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from base64 import urlsafe_b64encode

from lanterns.core.errors import LanternsError
from lanterns.store import AsyncStore
from lanterns.store.notices.channels import MAIL, Channel, listeners
from lanterns.store.notices.keys import server_key
from lanterns.web.config import Config
from lanterns.web.door.site import Site
from lanterns.web.notices import mail, push

CONFIRM, OFF = "confirm", "off"
CONFIRM_SECONDS = 24 * 3600.0  # how long a mail address waits for its link to be followed
IDENT_LENGTH = 22


def new_ident() -> str:
    """An id of a channel, or of a profile."""
    return secrets.token_urlsafe(16)[:IDENT_LENGTH]


class Desk:
    """`listeners` are the devices of those who want notices, with their profiles; `open` before use."""

    def __init__(self, config: Config, store: AsyncStore, site: Site) -> None:
        """Raises LanternsError for a mail server that is said wrongly, or without an address for links."""
        self.store = store
        self.site = site
        self.server = mail.server_of(config.smtp) if config.smtp else None
        if self.server is not None and not site.url:
            raise LanternsError("--smtp needs --public-url: a mail carries links, which have to be whole addresses")
        self.inside = frozenset(config.notice_hosts)
        self.private = ""
        self.public = ""
        self.listeners: dict[str, str] = {}
        self._signing = b""

    async def open(self) -> None:
        """Read the keys of this server, or make them when it starts for the first time. Raises StoreError."""
        fresh = push.fresh_private_key()
        self.private = await self.store.write(lambda store: server_key(store, "vapid", fresh))
        self.public = push.public_key(self.private)
        signing = secrets.token_urlsafe(32)
        self._signing = (await self.store.write(lambda store: server_key(store, "links", signing))).encode()
        await self.listen()

    async def listen(self) -> None:
        """Whose devices are listened for now. Raises StoreError."""
        self.listeners = await self.store.read(listeners)

    def devices(self, profile: str) -> set[str]:
        """The devices of somebody who wants notices."""
        return {device for device, whose in self.listeners.items() if whose == profile}

    @property
    def contact(self) -> str:
        """Whom a push service may write to about this server."""
        if self.server is not None:
            return f"mailto:{self.server.sender}"
        return self.site.url if self.site.secure else "mailto:nobody@localhost.localdomain"

    def address(self, channel: Channel, path: str) -> str:
        """The whole address of one of our pages, as that channel's owner finds us."""
        return self.site.link(path) if self.site.url else channel.base + path.removeprefix("/")

    # links that need no login

    def _mac(self, purpose: str, channel: str, address: str) -> str:
        told = "\0".join((purpose, channel, address)).encode()
        return urlsafe_b64encode(hmac.digest(self._signing, told, hashlib.sha256)[:18]).decode()

    def token(self, purpose: str, channel: Channel) -> str:
        """What opens a channel's page of that purpose: to confirm its address, or to take it off."""
        bound = channel.address if purpose == CONFIRM else ""
        return f"{channel.id}.{self._mac(purpose, channel.id, bound)}"

    def read_off(self, token: str) -> str | None:
        """The channel that a link takes off, whether it is still there or not; None for no link of ours."""
        ident, _, mac = token.partition(".")
        return ident if hmac.compare_digest(mac.encode(), self._mac(OFF, ident, "").encode()) else None

    def confirms(self, token: str, channel: Channel) -> bool:
        """Whether a link confirms the address of that channel."""
        expected = self.token(CONFIRM, channel)
        return channel.kind == MAIL and hmac.compare_digest(token.encode(), expected.encode())
