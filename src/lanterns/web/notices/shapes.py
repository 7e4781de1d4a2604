"""The JSON of notices."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from lanterns.web.requests import Body

Address = Annotated[str, Meta(min_length=1, max_length=1000)]
Key = Annotated[str, Meta(min_length=1, max_length=200)]
Token = Annotated[str, Meta(max_length=120)]
Minutes = Annotated[int, Meta(ge=0, le=1439, description="Minutes since midnight")]
Most = Annotated[int, Meta(ge=1, le=100, description="Notices a day")]
Language = Literal["en", "fr"]
Kind = Literal["push", "mail", "webhook", "discord"]


class PushBody(Body):
    """What the browser's `PushSubscription` says."""

    endpoint: Address
    p256dh: Key
    auth: Key


class MailBody(Body):
    address: Address


class HookBody(Body):
    """`shape`: whether it is told in our own JSON or as Discord wants it."""

    address: Address
    shape: Literal["webhook", "discord"] = "webhook"


class TimesBody(Body):
    """When somebody may be told; `zone` is a name of the tz database."""

    language: Language
    zone: Annotated[str, Meta(min_length=1, max_length=64)]
    quiet: bool
    quiet_from: Minutes
    quiet_to: Minutes
    digest: bool
    digest_at: Minutes


class ChannelBody(Body):
    """`most`: at most so many notices a day."""

    most: Most


class TokenBody(Body):
    """What a link of a mail carries."""

    token: Token


class ChannelShape(Struct):
    """`address` is whole for its owner. `here`: the push address of this browser. `fault`: why the last notice failed,
    "" when it did not."""

    id: str
    kind: Kind
    address: str
    here: bool
    most: int
    confirmed: bool
    fault: str


class TimesShape(Struct):
    language: Language
    zone: str
    quiet: bool
    quiet_from: int
    quiet_to: int
    digest: bool
    digest_at: int


class NoticesShape(Struct):
    """`push_key` is what a browser subscribes with; `mail`: this server sends mail. `times` are null until somebody
    opened a channel."""

    push_key: str
    mail: bool
    channels: list[ChannelShape]
    times: TimesShape | None


class TriedShape(Struct):
    """What became of a test; `en` and `fr` say it, "" when it was sent."""

    channel: str
    kind: Kind
    sent: bool
    en: str
    fr: str


class MeantShape(Struct):
    """What a link of a mail is about. `done`: it has been followed already."""

    kind: Kind | None
    address: str
    done: bool
