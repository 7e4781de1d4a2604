"""How somebody is told that a table waits: their channels and times, a test, and links of mails that need no login."""

from __future__ import annotations

import time
from typing import cast

import msgspec
from litestar import Response, get, post
from litestar.params import FromPath, JSONBody

from lanterns.store import Store
from lanterns.store.notices import channels, outbox
from lanterns.store.notices.channels import MAIL, PUSH, Channel, Times
from lanterns.store.profiles import open_profile
from lanterns.tables import Refused
from lanterns.web.identity import ANY_BODY, AS_IT_IS, AnyRequest, By, Identity, errors
from lanterns.web.notices import guard, letters, mail, push
from lanterns.web.notices.deliver import Delivery, Failed, Unknown
from lanterns.web.notices.desk import CONFIRM_SECONDS, new_ident
from lanterns.web.notices.guard import NotSent
from lanterns.web.notices.hours import zone_of
from lanterns.web.notices.shapes import (
    ChannelBody,
    ChannelShape,
    HookBody,
    Kind,
    MailBody,
    MeantShape,
    NoticesShape,
    PushBody,
    TimesBody,
    TimesShape,
    TokenBody,
    TriedShape,
)
from lanterns.web.requests import EmptyBody
from lanterns.web.routes.pages import page
from lanterns.web.routes.profile import own
from lanterns.web.sentences import sentence

ASKS = errors(403, 404, 409, 410, 413, 415, 422)
MOST = {MAIL: 3}  # notices a day, where nobody said
USUAL_MOST = 20


async def _profile(who: Identity) -> str:
    """Whose the device is; "" for nobody's."""
    found = await own(who)
    return "" if found is None else found.id


async def _own_channel(who: Identity, ident: str) -> Channel:
    """A channel of this device's person. Raises Refused."""
    profile = await _profile(who)
    found = await who.store.read(lambda store: channels.channel(store, ident))
    if found is None or not profile or found.profile != profile:
        raise Refused("notice-unknown")
    return found


async def _shape(who: Identity, profile: str) -> NoticesShape:
    def read(store: Store) -> tuple[list[Channel], Times]:
        return channels.channels_of(store, profile), channels.times_of(store, profile)

    found, times = await who.store.read(read) if profile else ([], channels.USUAL)
    shown = [
        ChannelShape(
            one.id, cast("Kind", one.kind), "" if one.kind == PUSH else one.address,
            one.kind == PUSH and one.device == who.device.id, one.most, one.confirmed is not None, one.fault,
        )
        for one in found
    ]  # fmt: skip
    said = msgspec.convert(times, TimesShape, from_attributes=True) if found else None
    return NoticesShape(who.office.desk.public, who.office.desk.server is not None, shown, said)


async def _answer(who: Identity, profile: str) -> Response[NoticesShape]:
    await who.office.desk.listen()
    return Response(await _shape(who, profile), cookies=who.device.cookies)


async def _open(who: Identity, request: AnyRequest, kind: str, address: str, keys: str = "") -> Response[NoticesShape]:
    """Open a channel for this device's person, who becomes one now if need be. A mail address is asked first."""
    device, ident, now = await who.know_device(), new_ident(), time.time()
    base = who.site.whole("/", request.url.scheme, request.headers.get("host", ""))

    def put(store: Store) -> Channel:
        profile = open_profile(store, device, new_ident(), now).id
        own, confirmed = (device if kind == PUSH else None), (None if kind == MAIL else now)
        most = MOST.get(kind, USUAL_MOST)
        made = channels.put_channel(
            store, Channel(ident, profile, kind, address, keys, own, base, most, now, confirmed)
        )
        if made.confirmed is None:
            key = f"{made.id}:{outbox.CONFIRM}:{now}"
            outbox.post(store, key, made.id, outbox.CONFIRM, now, now)
        return made

    opened = await who.store.write(put)
    who.office.postman.wake()
    return await _answer(who, opened.profile)


@get("/api/notices", responses=errors(), operation_id="notices", tags=["notices"])
async def notices(who: By) -> NoticesShape:
    """The channels and times of this device's person."""
    return await _shape(who, await _profile(who))


@post("/api/notices/push", status_code=200, responses=ASKS, operation_id="openPush", tags=["notices"])
async def open_push(data: JSONBody[PushBody], who: By, request: AnyRequest) -> Response[NoticesShape]:
    """Notices on this device, by the push address that its browser gave."""
    who.spend("notice")
    keys = push.Keys(data.p256dh, data.auth)
    await _require_outside(who, data.endpoint, secure=True)
    if not push.usable(keys):
        raise Refused("notice-keys")
    return await _open(who, request, PUSH, data.endpoint, msgspec.json.encode(keys).decode())


@post("/api/notices/mail", status_code=200, responses=ASKS, operation_id="openMail", tags=["notices"])
async def open_mail(data: JSONBody[MailBody], who: By, request: AnyRequest) -> Response[NoticesShape]:
    """Notices by mail. The address gets a link first, and nothing else before that is followed."""
    who.spend("notice")
    if who.office.desk.server is None:
        raise Refused("notice-mail-off")
    address = data.address.strip()
    if not mail.possible(address):
        raise Refused("notice-mail")
    who.limiter.spend("notice_mail", address.lower())
    who.limiter.spend("notice_mails", "everybody")
    return await _open(who, request, MAIL, address)


@post("/api/notices/webhook", status_code=200, responses=ASKS, operation_id="openHook", tags=["notices"])
async def open_hook(data: JSONBody[HookBody], who: By, request: AnyRequest) -> Response[NoticesShape]:
    """Notices to an address on the web, such as that of a chat room; never one in this server's own network."""
    who.spend("notice")
    address = data.address.strip()
    await _require_outside(who, address, secure=False)
    return await _open(who, request, data.shape, address)


async def _require_outside(who: Identity, address: str, *, secure: bool) -> None:
    """Raises Refused for an address that nothing will be sent to. One that cannot be resolved now is looked at again
    each time, so it may be."""
    try:
        await guard.addresses_of(
            guard.target_of(address, who.office.desk.inside, secure=secure), who.office.desk.inside
        )
    except NotSent as error:
        if not error.again:
            raise Refused(f"notice-{error.said}") from None


@post("/api/notices/times", status_code=200, responses=ASKS, operation_id="noticeTimes", tags=["notices"])
async def set_times(data: JSONBody[TimesBody], who: By) -> Response[NoticesShape]:
    """When this device's person may be told, and in which language."""
    profile = await _profile(who)
    if not profile:
        raise Refused("notice-none")
    if zone_of(data.zone) is None:
        raise Refused("notice-zone")
    times = msgspec.convert(data, Times, from_attributes=True)
    await who.store.write(lambda store: channels.set_times(store, profile, times))
    return await _answer(who, profile)


C = "/api/notices/channels/{channel:str}"


@post(C, status_code=200, responses=ASKS, operation_id="changeChannel", tags=["notices"])
async def change_channel(channel: FromPath[str], data: JSONBody[ChannelBody], who: By) -> Response[NoticesShape]:
    """How many notices a day a channel takes."""
    own = await _own_channel(who, channel)
    await who.store.write(lambda store: channels.change_channel(store, own.id, most=data.most))
    return await _answer(who, own.profile)


@post(f"{C}/off", status_code=200, responses=ASKS, operation_id="closeChannel", tags=["notices"])
async def close_channel(channel: FromPath[str], data: JSONBody[EmptyBody], who: By) -> Response[NoticesShape]:
    """Nothing goes to a channel any more."""
    own = await _own_channel(who, channel)
    await who.store.write(lambda store: channels.close_channel(store, own.id))
    return await _answer(who, own.profile)


@post("/api/notices/test", status_code=200, responses=ASKS, operation_id="testNotices", tags=["notices"])
async def try_all(data: JSONBody[EmptyBody], who: By) -> list[TriedShape]:
    """Send a test to every channel of this device's person now, and say what became of it."""
    who.spend("notice")
    profile = await _profile(who)
    found = await who.store.read(lambda store: channels.channels_of(store, profile)) if profile else []
    if not found:
        raise Refused("notice-none")
    times = await who.store.read(lambda store: channels.times_of(store, profile))
    return [await _try(who, channel, times.language) for channel in found]


async def _try(who: Identity, channel: Channel, language: str) -> TriedShape:
    said = "" if channel.confirmed is not None else "unconfirmed"
    if not said:
        delivery = Delivery(who.office.desk, channel, letters.test(language), language)
        try:
            await delivery.run()
        except Failed as failed:
            said = failed.said
        except Unknown:
            said = "unknown"
        if said != channel.fault:
            await who.store.write(lambda store: channels.change_channel(store, channel.id, fault=said))
    told = [sentence(code, f"notice-failed-{said}") if said else "" for code in ("en", "fr")]
    return TriedShape(channel.id, cast("Kind", channel.kind), not said, *told)


# links of mails


async def _meant(who: Identity, token: str) -> Channel | None:
    """The channel that a link of either kind is about; None when it was closed. Raises Refused for no link of ours."""
    ident = token.partition(".")[0]
    found = await who.store.read(lambda store: channels.channel(store, ident))
    if who.office.desk.read_off(token) is None and (found is None or not who.office.desk.confirms(token, found)):
        raise Refused("notice-link")
    return found


@post("/api/notices/link", status_code=200, responses=ASKS, operation_id="noticeLink", tags=["notices"])
async def read_link(data: JSONBody[TokenBody], who: By) -> MeantShape:
    """What a link of a mail is about; nothing is done yet."""
    who.spend("link")
    found = await _meant(who, data.token)
    if found is None:
        return MeantShape(None, "", True)
    off = who.office.desk.read_off(data.token) is not None
    return MeantShape(cast("Kind", found.kind), _masked(found), not off and found.confirmed is not None)


def _masked(channel: Channel) -> str:
    """Enough of a mail address for its owner."""
    name, _, house = channel.address.rpartition("@")
    return f"{name[:2]}…@{house}" if channel.kind == MAIL else ""


@post("/api/notices/confirm", status_code=200, responses=ASKS, operation_id="confirmMail", tags=["notices"])
async def confirm(data: JSONBody[TokenBody], who: By) -> MeantShape:
    """The mail address is of whoever named it. Following the link again changes nothing."""
    who.spend("link")
    found = await _meant(who, data.token)
    if found is None or not who.office.desk.confirms(data.token, found):
        raise Refused("notice-link")
    now = time.time()
    if found.confirmed is None and now - found.made > CONFIRM_SECONDS:
        raise Refused("notice-link-old")
    if found.confirmed is None:
        await who.store.write(lambda store: channels.change_channel(store, found.id, confirmed=now, fault=""))
        await who.office.desk.listen()
    return MeantShape(cast("Kind", found.kind), _masked(found), True)


async def _off(who: Identity, token: str) -> None:
    ident = who.office.desk.read_off(token)
    if ident is None:
        raise Refused("notice-link")
    await who.store.write(lambda store: channels.close_channel(store, ident))
    await who.office.desk.listen()


@post("/api/notices/off", status_code=200, responses=ASKS, operation_id="noticesOff", tags=["notices"])
async def off(data: JSONBody[TokenBody], who: By) -> MeantShape:
    """Nothing goes to that channel any more. Following the link again changes nothing."""
    who.spend("link")
    await _off(who, data.token)
    return MeantShape(None, "", True)


@post("/notices/off/{token:str}", status_code=200, include_in_schema=False, opt={ANY_BODY: True})
async def off_at_once(token: FromPath[str], who: By) -> Response[str]:
    """The same for mail programs, which send a form (RFC 8058)."""
    who.spend("link")
    await _off(who, token)
    return Response("", media_type="text/plain")


@get(["/notices/off/{token:str}", "/notices/confirm/{token:str}"], include_in_schema=False, opt={AS_IT_IS: True})
async def link_page(token: FromPath[str], request: AnyRequest) -> Response[bytes]:
    """The page that asks first: a program that only looks at the links of a mail takes nobody off."""
    return page(request, 200)


HANDLERS = [
    notices, open_push, open_mail, open_hook, set_times, change_channel, close_channel, try_all, read_link, confirm,
    off, off_at_once, link_page,
]  # fmt: skip
