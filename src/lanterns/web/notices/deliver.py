"""One message to one channel, by whatever way that is."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Mapping
from typing import Any

import msgspec

from lanterns.store.notices.channels import DISCORD, MAIL, PUSH, Channel
from lanterns.store.notices.outbox import CONFIRM
from lanterns.web.notices import guard, mail, push
from lanterns.web.notices.desk import OFF, Desk
from lanterns.web.notices.guard import NotSent, Unanswered
from lanterns.web.notices.letters import Message, words

AGENT = "Three-Lanterns"
GONE = (404, 410)
DISCORD_LENGTH = 1900


class Failed(Exception):
    """It did not arrive. `said` names a sentence (notice-failed-SAID); `again`: it may later; `gone`: the address is
    there no more."""

    def __init__(self, said: str, *, again: bool = False, gone: bool = False) -> None:
        super().__init__(said)
        self.said = said
        self.again = again
        self.gone = gone


class Unknown(Exception):
    """It may have arrived or not: it must not be sent again."""


class Delivery:
    """One attempt. `begun` once it may have arrived."""

    def __init__(self, desk: Desk, channel: Channel, message: Message, language: str) -> None:
        self.desk = desk
        self.channel = channel
        self.message = message
        self.language = language
        self.begun = False
        self._request: guard.Request | None = None

    @property
    def may_have_arrived(self) -> bool:
        return self.begun or (self._request is not None and self._request.begun)

    async def run(self) -> None:
        """Send it. Raises Failed and Unknown."""
        try:
            if self.channel.kind == MAIL:
                await self._mail()
            else:
                await self._post()
        except NotSent as error:
            raise Failed(error.said, again=error.again) from None
        except mail.NotTaken as error:
            raise Failed(error.said) from None
        except Unanswered:
            raise Unknown from None

    async def _mail(self) -> None:
        server, channel, message = self.desk.server, self.channel, self.message
        if server is None:
            raise Failed("mail-off", again=True)
        say = words(self.language).say
        link = self.desk.address(channel, message.path)
        off = self.desk.address(channel, f"/notices/off/{self.desk.token(OFF, channel)}")
        text = f"{message.text}\n\n{link}\n"
        headers = {"Content-Language": self.language}
        if message.kind != CONFIRM:
            text += f"\n-- \n{say('notice-mail-off')}\n{off}\n"
            headers |= {"List-Unsubscribe": f"<{off}>", "List-Unsubscribe-Post": "List-Unsubscribe=One-Click"}
        data = mail.letter(server, channel.address, message.title, text, headers)
        self.begun = True  # a thread cannot be called back
        await asyncio.to_thread(mail.send, server, channel.address, data)

    async def _post(self) -> None:
        secure = self.channel.kind == PUSH
        target = guard.target_of(self.channel.address, self.desk.inside, secure=secure)
        headers, body = await asyncio.to_thread(self._sealed) if secure else self._hook()
        self._request = guard.Request(target, {"User-Agent": AGENT, **headers}, body)
        number = await self._request.send(self.desk.inside)
        if number in GONE:
            raise Failed("gone", gone=True)
        if number == 429 or number >= 500:
            raise Failed("busy", again=True)
        if 300 <= number < 400:
            raise Failed("redirect")
        if number >= 400:
            raise Failed("refused")

    def _sealed(self) -> tuple[Mapping[str, str], bytes]:
        message = self.message
        keys = msgspec.json.decode(self.channel.keys, type=push.Keys)
        data = {"title": message.title, "body": message.text, "path": message.path, "tag": message.tag}
        topic = hashlib.sha256(message.tag.encode()).hexdigest()[:32]
        made = push.sealed(self.channel.address, keys, self.desk.private, self.desk.contact, data, topic)
        return made.headers, made.body

    def _hook(self) -> tuple[Mapping[str, str], bytes]:
        message = self.message
        link = self.desk.address(self.channel, message.path)
        data: dict[str, Any]
        if self.channel.kind == DISCORD:
            # Names of players and tables call nobody there.
            text = f"**{message.title}**\n{message.text}"[:DISCORD_LENGTH]
            data = {"content": f"{text}\n<{link}>", "allowed_mentions": {"parse": []}}
        else:
            data = {
                "kind": message.kind, "table": message.table, "game": message.game, "question": message.question,
                "address": link, "text": f"{message.title}: {message.text}",
            }  # fmt: skip
        return {"Content-Type": "application/json"}, msgspec.json.encode(data)
