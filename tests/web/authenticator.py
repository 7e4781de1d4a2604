"""An authenticator in software, for what browsers do with passkeys: it makes them and answers with them."""

from __future__ import annotations

import hashlib
import json
import secrets
from typing import Any

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from webauthn.helpers import bytes_to_base64url, encode_cbor

PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40


class Authenticator:
    """Holds one passkey; `count` says how often it was used."""

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.ident = secrets.token_bytes(16)
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.count = 0

    def make(self, options: str) -> str:
        """The answer to what the server asked, as `navigator.credentials.create` gives it."""
        asked = json.loads(options)
        numbers = self.key.public_key().public_numbers()
        key = encode_cbor({1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")})
        data = self._data(asked["rp"]["id"], PRESENT | VERIFIED | ATTESTED)
        data += bytes(16) + len(self.ident).to_bytes(2, "big") + self.ident + key
        said = self._said("webauthn.create", asked["challenge"])
        attested = encode_cbor({"fmt": "none", "attStmt": {}, "authData": data})
        return self._credential(clientDataJSON=said, attestationObject=attested)

    def use(self, options: str) -> str:
        """As `navigator.credentials.get` gives it."""
        asked = json.loads(options)
        self.count += 1
        data, said = self._data(asked["rpId"], PRESENT | VERIFIED), self._said("webauthn.get", asked["challenge"])
        signature = self.key.sign(data + hashlib.sha256(said).digest(), ec.ECDSA(SHA256()))
        return self._credential(clientDataJSON=said, authenticatorData=data, signature=signature)

    def _data(self, name: str, flags: int) -> bytes:
        return hashlib.sha256(name.encode()).digest() + bytes([flags]) + self.count.to_bytes(4, "big")

    def _said(self, kind: str, challenge: str) -> bytes:
        data: dict[str, Any] = {"type": kind, "challenge": challenge, "origin": self.origin, "crossOrigin": False}
        return json.dumps(data).encode()

    def _credential(self, **response: bytes) -> str:
        ident = bytes_to_base64url(self.ident)
        told = {name: bytes_to_base64url(value) for name, value in response.items()}
        return json.dumps({"id": ident, "rawId": ident, "type": "public-key", "response": told})
