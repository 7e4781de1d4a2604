"""A page comes to another device: by a passkey, or once by three words that both screens show."""

from __future__ import annotations

import time
from random import SystemRandom
from typing import Literal

from litestar import Response, get, post
from litestar.params import JSONBody

from lanterns.store import Store
from lanterns.store.persons.joining import has_own, join_profile
from lanterns.store.persons.moves import Move, claim, end_move, find_move, offer, offered, waiting
from lanterns.store.persons.passkeys import remove_passkey
from lanterns.store.profiles import Profile, find_profile, profile_of
from lanterns.tables import Refused
from lanterns.tables.words import in_french, new_code, read_code
from lanterns.web.identity import AnyRequest, By, Identity, errors
from lanterns.web.profile import passkeys
from lanterns.web.profile.passkeys import Party
from lanterns.web.profile.shapes import (
    AnswerBody,
    MoveBody,
    OpenedShape,
    OptionsText,
    PasskeyBody,
    PasskeyId,
    ProfileShape,
    WhoseShape,
    WordsBody,
    WordsShape,
)
from lanterns.web.requests import EmptyBody
from lanterns.web.routes.profile import WRITES, P, opened, own, shape

WORDS_SECONDS = 600.0
TRIES = 20  # for words that nobody else shows
NONE = WordsShape("none", "", "", 0.0, None)
K = f"{P}/passkeys"
W = f"{P}/words"
CEREMONY = errors(403, 404, 409, 413, 415, 422)


def _party(who: Identity, request: AnyRequest) -> Party:
    """Raises Refused where browsers make no passkeys."""
    name, origin = who.site.relying(request.url.scheme, request.headers.get("host", ""))
    if not name:
        raise Refused("passkey-nowhere")
    return Party(name, origin)


async def _join(who: Identity, device: str, ident: str) -> None:
    """Raises Refused when the profile is gone meanwhile."""
    if not await who.store.write(lambda store: join_profile(store, device, ident, time.time())):
        raise Refused("profile-unknown")
    who.sessions.kin_changed()


def _stranger(store: Store, device: str, ident: str) -> bool:
    """Whether a device has a page of its own, and another one than that."""
    mine = profile_of(store, device)
    return (mine is None or mine.id != ident) and has_own(store, device)


# passkeys


@post(f"{K}/new", status_code=200, responses=CEREMONY, operation_id="askPasskey", tags=["profile"])
async def new(data: JSONBody[EmptyBody], who: By, request: AnyRequest) -> Response[OptionsText]:
    """What `navigator.credentials.create` is to be asked with, so that a passkey leads to your page."""
    who.spend("link")
    party = _party(who, request)
    device, profile = await opened(who)
    options = await passkeys.ask_to_make(who.store, party, device, profile)
    return Response(OptionsText(options), cookies=who.device.cookies)


@post(K, status_code=200, responses=CEREMONY, operation_id="makePasskey", tags=["profile"])
async def make(data: JSONBody[PasskeyBody], who: By, request: AnyRequest) -> ProfileShape:
    """Keep the passkey that the browser has made."""
    who.spend("link")
    party, profile = _party(who, request), await own(who)
    if profile is None:
        raise Refused("passkey-late")
    await passkeys.make(who.store, party, who.device.id, profile, (data.credential, data.label))
    return await shape(who, profile, request)


@post(f"{K}/remove", status_code=200, responses=WRITES, operation_id="removePasskey", tags=["profile"])
async def remove(data: JSONBody[PasskeyId], who: By, request: AnyRequest) -> ProfileShape:
    """A passkey of yours opens nothing here any more."""
    who.spend("link")
    profile = await own(who)
    if profile is None or not await who.store.write(lambda store: remove_passkey(store, profile.id, data.id)):
        raise Refused("passkey-unknown")
    return await shape(who, profile, request)


@post(f"{K}/ask", status_code=200, responses=CEREMONY, operation_id="askForPasskey", tags=["profile"])
async def ask(data: JSONBody[EmptyBody], who: By, request: AnyRequest) -> Response[OptionsText]:
    """What `navigator.credentials.get` is to be asked with."""
    who.spend("link")
    party, device = _party(who, request), await who.know_device()
    return Response(OptionsText(await passkeys.ask_to_use(who.store, party, device)), cookies=who.device.cookies)


@post(f"{K}/open", status_code=200, responses=CEREMONY, operation_id="openPasskey", tags=["profile"])
async def use(data: JSONBody[PasskeyBody], who: By, request: AnyRequest) -> OpenedShape:
    """Open the page that a passkey leads to on this device. One that has a page of its own is asked first."""
    who.spend("link")
    party, device = _party(who, request), who.device.id
    profile = await passkeys.use(who.store, party, device, data.credential)
    if await who.store.read(lambda store: _stranger(store, device, profile.id)):
        ticket = await passkeys.ticket_to(who.store, device, profile.id)
        return OpenedShape(False, WhoseShape(profile.name, profile.seal), ticket)
    await _join(who, device, profile.id)
    return OpenedShape(True, None, "")


@post(f"{K}/move", status_code=200, responses=CEREMONY, operation_id="movePasskey", tags=["profile"])
async def move(data: JSONBody[MoveBody], who: By) -> OpenedShape:
    """Bring this device, with all that its own page has, to the page of the passkey that it has just used."""
    who.spend("link")
    await _join(who, who.device.id, await passkeys.redeem(who.store, who.device.id, data.ticket))
    return OpenedShape(True, None, "")


# three words


def _words(found: Move | None, whose: Profile | None = None, *, guest: bool = False) -> WordsShape:
    if found is None:
        return NONE
    state: Literal["waiting", "asked", "open"] = "waiting" if guest else "asked" if found.guest else "open"
    other = None if whose is None else WhoseShape(whose.name, whose.seal)
    return WordsShape(state, found.code, in_french(found.code), found.expires, other)


@get(W, responses=errors(), operation_id="profileWords", tags=["profile"])
async def words(who: By) -> WordsShape:
    """The words that your page shows now, or those that this device has typed and waits on."""
    device, now = who.device.id, time.time()
    if not device:
        return NONE
    waits = await who.store.read(lambda store: waiting(store, device, now))
    if waits is not None:
        return _words(waits, await who.store.read(lambda store: find_profile(store, waits.profile)), guest=True)
    profile = await own(who)
    return NONE if profile is None else _words(await who.store.read(lambda store: offered(store, profile.id, now)))


@post(W, status_code=200, responses=WRITES, operation_id="showWords", tags=["profile"])
async def show(data: JSONBody[EmptyBody], who: By) -> Response[WordsShape]:
    """Three new words that bring one other device to your page within ten minutes, once you let it."""
    who.spend("create")
    device, profile = await opened(who)
    rng = SystemRandom()
    for _ in range(TRIES):
        now = time.time()
        found = Move(new_code(rng), profile.id, device, "", now + WORDS_SECONDS)
        if await who.store.write(lambda store, found=found, now=now: offer(store, found, now)):  # type: ignore[misc]
            return Response(_words(found), cookies=who.device.cookies)
    raise Refused("too-many")


@post(f"{W}/use", status_code=200, responses=WRITES, operation_id="useWords", tags=["profile"])
async def type_in(data: JSONBody[WordsBody], who: By) -> Response[WordsShape]:
    """Type the words that another device shows: it is asked to let this one in. They are the first one's who does."""
    who.spend("guess")
    who.limiter.spend("guess_all", "everybody")
    code, now = read_code(data.words), time.time()
    found = await who.store.read(lambda store: find_move(store, code, now)) if code else None
    if found is None:
        raise Refused("words-unknown")
    mine = await own(who)
    if mine is not None and mine.id == found.profile:
        raise Refused("words-own")
    device = await who.know_device()
    if found.guest not in ("", device):
        raise Refused("words-used")
    if not data.merge and await who.store.read(lambda store: _stranger(store, device, found.profile)):
        raise Refused("page-own")
    claimed = await who.store.write(lambda store: claim(store, code, device, now))
    if claimed is None:
        raise Refused("words-used")
    whose = await who.store.read(lambda store: find_profile(store, claimed.profile))
    return Response(_words(claimed, whose, guest=True), cookies=who.device.cookies)


@post(f"{W}/answer", status_code=200, responses=WRITES, operation_id="answerWords", tags=["profile"])
async def answer(data: JSONBody[AnswerBody], who: By, request: AnyRequest) -> ProfileShape:
    """Let the device in that waits, or not; the words are used up either way."""
    who.spend("create")
    profile, now = await own(who), time.time()
    if profile is None:
        raise Refused("words-unknown")
    found = await who.store.read(lambda store: offered(store, profile.id, now))
    if data.accept and (found is None or not found.guest):
        raise Refused("words-unknown")
    used = await who.store.write(lambda store: end_move(store, profile.id))
    if data.accept and used is not None and found is not None and used.guest == found.guest:
        await _join(who, used.guest, profile.id)
    return await shape(who, profile, request)


HANDLERS = [new, make, remove, ask, use, move, words, show, type_in, answer]
