"""Passkeys: what a browser is asked, and whether its answer holds. The questions are kept by the store, so that each is
answered once, by the device that it was put to, within five minutes. The library is slow to import: it is when somebody
uses a passkey, not when the server starts."""

from __future__ import annotations

import time
from dataclasses import dataclass

import msgspec

from lanterns.core.texts import one_line
from lanterns.store import AsyncStore
from lanterns.store.persons.passkeys import (
    Challenge,
    Passkey,
    add_passkey,
    ask,
    find_passkey,
    passkeys_of,
    take,
    used_passkey,
)
from lanterns.store.profiles import Profile
from lanterns.tables import Refused

SECONDS = 300.0  # for which a question stands
MOST = 10  # passkeys of a profile
HOUSE = "Three Lanterns"
MAKE, USE, MOVE = "make", "use", "move"


@dataclass(frozen=True, slots=True)
class Party:
    """What passkeys hang on: the host name of the site, and the origin of its pages."""

    name: str
    origin: str


class _Response(msgspec.Struct):
    clientDataJSON: str  # noqa: N815 (as browsers call it)


class _Credential(msgspec.Struct):
    id: str
    response: _Response


class _ClientData(msgspec.Struct):
    challenge: str


def _challenge_of(credential: str) -> tuple[str, str]:
    """The id of a credential, and the question that it says it answers. Raises Refused."""
    from webauthn import base64url_to_bytes

    try:
        said = msgspec.json.decode(credential, type=_Credential)
        data = msgspec.json.decode(base64url_to_bytes(said.response.clientDataJSON), type=_ClientData)
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        raise Refused("passkey-failed", "this is no answer of an authenticator") from error
    return said.id, data.challenge


async def _put(store: AsyncStore, about: Challenge) -> bytes:
    from webauthn.helpers import bytes_to_base64url, generate_challenge

    challenge, now = generate_challenge(), time.time()
    await store.write(lambda s: ask(s, bytes_to_base64url(challenge), about, now, now + SECONDS))
    return challenge


async def _taken(store: AsyncStore, challenge: str, device: str, purpose: str) -> Challenge:
    """Raises Refused for a question that is not open for that device."""
    if len(challenge) > 96:
        raise Refused("passkey-late")
    found = await store.write(lambda s: take(s, challenge, device, purpose, time.time()))
    if found is None:
        raise Refused("passkey-late")
    return found


async def ask_to_make(store: AsyncStore, party: Party, device: str, profile: Profile) -> str:
    """What a browser is asked to make a passkey with."""
    from webauthn import base64url_to_bytes, generate_registration_options, options_to_json
    from webauthn.helpers.structs import (
        AuthenticatorSelectionCriteria,
        PublicKeyCredentialDescriptor,
        ResidentKeyRequirement,
        UserVerificationRequirement,
    )

    challenge = await _put(store, Challenge(device, MAKE))
    known = await store.read(lambda s: passkeys_of(s, profile.id))
    if len(known) >= MOST:
        raise Refused("passkey-many")
    name = profile.name or HOUSE
    options = generate_registration_options(
        rp_id=party.name, rp_name=HOUSE, user_name=name, user_id=profile.id.encode(), user_display_name=name,
        challenge=challenge, timeout=int(SECONDS * 1000),
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.PREFERRED
        ),
        exclude_credentials=[PublicKeyCredentialDescriptor(id=base64url_to_bytes(one.credential)) for one in known],
    )  # fmt: skip
    return options_to_json(options)


async def make(store: AsyncStore, party: Party, device: str, profile: Profile, given: tuple[str, str]) -> None:
    """Keep the passkey that a browser made, of (credential, label). Raises Refused."""
    from webauthn import base64url_to_bytes, verify_registration_response
    from webauthn.helpers import bytes_to_base64url
    from webauthn.helpers.exceptions import WebAuthnException

    credential, label = given
    _, challenge = _challenge_of(credential)
    await _taken(store, challenge, device, MAKE)
    try:
        verified = verify_registration_response(
            credential=credential, expected_challenge=base64url_to_bytes(challenge), expected_rp_id=party.name,
            expected_origin=party.origin, require_user_verification=False,
        )  # fmt: skip
    except (WebAuthnException, ValueError) as error:
        raise Refused("passkey-failed", str(error)) from error
    passkey = Passkey(
        bytes_to_base64url(verified.credential_id), profile.id, bytes_to_base64url(verified.credential_public_key),
        verified.sign_count, one_line(label, 40), time.time(), None,
    )  # fmt: skip
    if not await store.write(lambda s: add_passkey(s, passkey, MOST)):
        raise Refused("passkey-many")


async def ask_to_use(store: AsyncStore, party: Party, device: str) -> str:
    """What a browser is asked with for any passkey of this house."""
    from webauthn import generate_authentication_options, options_to_json
    from webauthn.helpers.structs import UserVerificationRequirement

    challenge = await _put(store, Challenge(device, USE))
    options = generate_authentication_options(
        rp_id=party.name, challenge=challenge, timeout=int(SECONDS * 1000),
        user_verification=UserVerificationRequirement.PREFERRED,
    )  # fmt: skip
    return options_to_json(options)


async def use(store: AsyncStore, party: Party, device: str, credential: str) -> Profile:
    """Whose the passkey is that a browser answered with. Raises Refused."""
    from webauthn import base64url_to_bytes, verify_authentication_response
    from webauthn.helpers.exceptions import WebAuthnException

    ident, challenge = _challenge_of(credential)
    await _taken(store, challenge, device, USE)
    found = await store.read(lambda s: find_passkey(s, ident))
    if found is None:
        raise Refused("passkey-unknown")
    passkey, profile = found
    try:
        verified = verify_authentication_response(
            credential=credential, expected_challenge=base64url_to_bytes(challenge), expected_rp_id=party.name,
            expected_origin=party.origin, credential_public_key=base64url_to_bytes(passkey.key),
            credential_current_sign_count=passkey.count, require_user_verification=False,
        )  # fmt: skip
    except (WebAuthnException, ValueError) as error:
        raise Refused("passkey-failed", str(error)) from error
    await store.write(lambda s: used_passkey(s, passkey.credential, verified.new_sign_count, time.time()))
    return profile


async def ticket_to(store: AsyncStore, device: str, profile: str) -> str:
    """A word that moves a device to a profile whose passkey it has just used."""
    from webauthn.helpers import bytes_to_base64url

    return bytes_to_base64url(await _put(store, Challenge(device, MOVE, profile)))


async def redeem(store: AsyncStore, device: str, ticket: str) -> str:
    """Where a ticket leads, which works no more. Raises Refused."""
    return (await _taken(store, ticket, device, MOVE)).profile or ""
