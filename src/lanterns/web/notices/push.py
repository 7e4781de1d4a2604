"""Web push: the keys of this server, and a message that only one browser can read."""

from __future__ import annotations

import base64
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

import msgspec

SECONDS_KEPT = 24 * 3600  # by the push service, for a browser that is off


class Keys(msgspec.Struct, forbid_unknown_fields=True):
    """What a browser's push address was made with, in the URL's base64."""

    p256dh: str
    auth: str


def _b64(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def _bytes(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def fresh_private_key() -> str:
    """A new private key for the server, as the 32 bytes that make it."""
    from cryptography.hazmat.primitives.asymmetric import ec  # slow to import

    number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return _b64(number.to_bytes(32, "big"))


def public_key(private: str) -> str:
    """What a browser is told of it, to take notices of this server alone."""
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    key = ec.derive_private_key(int.from_bytes(_bytes(private), "big"), ec.SECP256R1())
    return _b64(key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))


def usable(keys: Keys) -> bool:
    """Whether a message can be encrypted for these keys: a point of the curve, and 16 bytes."""
    from cryptography.hazmat.primitives.asymmetric import ec

    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), _bytes(keys.p256dh))
        return len(_bytes(keys.auth)) == 16
    except ValueError:
        return False


@dataclass(frozen=True, slots=True)
class Sealed:
    """A message as it is posted."""

    headers: dict[str, str]
    body: bytes


def sealed(endpoint: str, keys: Keys, private: str, contact: str, data: dict[str, Any], topic: str) -> Sealed:
    """A message for one browser, signed for its push service. A later one of the same `topic` (32 letters at most)
    takes its place there. `contact` is whom the service may write to: mailto: or https."""
    from py_vapid import Vapid02
    from pywebpush import WebPusher

    pusher = WebPusher({"endpoint": endpoint, "keys": {"p256dh": keys.p256dh, "auth": keys.auth}})
    body: bytes = pusher.encode(msgspec.json.encode(data))["body"]
    parts = urlsplit(endpoint)
    signed = Vapid02.from_raw(private.encode()).sign({"sub": contact, "aud": f"{parts.scheme}://{parts.netloc}"})
    headers = {
        **signed,
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(SECONDS_KEPT),
        "Urgency": "normal",
        "Topic": topic,
    }
    return Sealed(headers, body)
