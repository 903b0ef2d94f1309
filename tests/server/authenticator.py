"""A software device that makes and shows passkeys, as a browser and its authenticator do together."""

from __future__ import annotations

import base64
import hashlib
import json
import secrets
from typing import Any

import pytest

cbor2 = pytest.importorskip("cbor2")  # comes with webauthn, which has no wheels for old Macs

from cryptography.hazmat.primitives.asymmetric import ec  # noqa: E402
from cryptography.hazmat.primitives.hashes import SHA256  # noqa: E402

#: flags of authenticator data: user present, user verified, credential data follow
PRESENT, VERIFIED, MADE = 0x01, 0x04, 0x40


def text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


class Authenticator:
    """One device with at most one passkey. :ivar signs: its signature counter."""

    def __init__(self) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self.id = secrets.token_bytes(16)
        self.signs = 0
        self._user = ""

    def make(self, options: dict[str, Any], origin: str) -> str:
        """Return a browser's answer when a passkey is made."""
        self._user = options["user"]["id"]
        public = self._key.public_key().public_numbers()
        key = {1: 2, 3: -7, -1: 1, -2: public.x.to_bytes(32, "big"), -3: public.y.to_bytes(32, "big")}
        credential = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + cbor2.dumps(key)
        data = self._data(options["rp"]["id"], MADE) + credential
        attested = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        client = self._client("webauthn.create", options, origin)
        return self._credential({"clientDataJSON": text(client), "attestationObject": text(attested)})

    def show(self, options: dict[str, Any], origin: str) -> str:
        """Return a browser's answer when the passkey is shown."""
        self.signs += 1
        data, client = self._data(options["rpId"]), self._client("webauthn.get", options, origin)
        signature = self._key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(SHA256()))
        return self._credential({
            "clientDataJSON": text(client), "authenticatorData": text(data), "signature": text(signature),
            "userHandle": self._user,
        })  # fmt: skip

    def _data(self, host: str, more: int = 0) -> bytes:
        flags = bytes([PRESENT | VERIFIED | more])
        return hashlib.sha256(host.encode()).digest() + flags + self.signs.to_bytes(4, "big")

    def _client(self, kind: str, options: dict[str, Any], origin: str) -> bytes:
        return json.dumps({"type": kind, "challenge": options["challenge"], "origin": origin}).encode()

    def _credential(self, response: dict[str, str]) -> str:
        return json.dumps({
            "id": text(self.id), "rawId": text(self.id), "type": "public-key", "response": response,
            "clientExtensionResults": {},
        })  # fmt: skip
