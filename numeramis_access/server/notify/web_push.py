"""Encrypts and signs messages to browsers: Message Encryption for Web Push (RFC 8291) and VAPID (RFC 8292)."""

from __future__ import annotations

import base64
import hmac
import json
import os
from urllib.parse import urlsplit

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE = ec.SECP256R1()
#: order of the curve's group (FIPS 186-4, D.1.2.3)
CURVE_ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
#: size of a record as the message declares it; ours have one record, which is shorter
RECORD_BYTES = 4096
#: seconds for which a signature is valid: RFC 8292 allows a day
SIGNATURE_SECONDS = 12 * 3600


class BadSubscription(Exception):
    """The keys of a browser's subscription do not have the form that the standard requires."""


def in_base64(data: bytes) -> str:
    """Return bytes as base 64 text for URLs, without padding."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def from_base64(text: str) -> bytes:
    """Return the bytes in a base 64 text for URLs, with or without padding.

    :raises ValueError: for a text that is not base 64.
    """
    return base64.urlsafe_b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4))


def house_key(salt: bytes) -> ec.EllipticCurvePrivateKey:
    """Return the private key by which push services recognize a house; the same secret gives the same key.

    :param salt: the secret of the house.
    """
    number = int.from_bytes(hmac.digest(salt, b"key of push messages", "sha512"))
    return ec.derive_private_key(number % (CURVE_ORDER - 1) + 1, CURVE)


def public_bytes(key: ec.EllipticCurvePrivateKey) -> bytes:
    """Return the public part of a key as an uncompressed point of the curve, 65 bytes."""
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _derive(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def encrypt(
    text: bytes, p256dh: str, auth: str, key: ec.EllipticCurvePrivateKey | None = None, salt: bytes = b""
) -> bytes:
    """Return a message encrypted for one browser with the content coding ``aes128gcm``.

    :param text: the message, shorter than ``RECORD_BYTES``.
    :param p256dh: public key of the browser's subscription.
    :param auth: secret of the subscription.
    :param key: the sender's key, used once; None for a new one.
    :param salt: sixteen random bytes; empty for new ones.
    :raises BadSubscription: if the keys of the subscription are invalid.
    """
    key, salt = key or ec.generate_private_key(CURVE), salt or os.urandom(16)
    try:
        theirs, secret = from_base64(p256dh), from_base64(auth)
        shared = key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs))
    except ValueError as error:
        raise BadSubscription from error
    ours = public_bytes(key)
    first = _derive(shared, secret, b"WebPush: info\0" + theirs + ours, 32)
    content_key = _derive(first, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derive(first, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD_BYTES.to_bytes(4) + len(ours).to_bytes(1) + ours
    return head + AESGCM(content_key).encrypt(nonce, text + b"\2", None)


def authorization(key: ec.EllipticCurvePrivateKey, endpoint: str, contact: str, now: float) -> str:
    """Return the value of the header ``Authorization`` that proves to a push service which house sends.

    :param key: the key of the house.
    :param endpoint: address of the subscription.
    :param contact: address of the owner for the service, as ``mailto:`` or ``https:``.
    :param now: seconds since 1970.
    """
    service = urlsplit(endpoint)
    claims = {"aud": f"{service.scheme}://{service.netloc}", "exp": int(now) + SIGNATURE_SECONDS, "sub": contact}
    parts = ({"typ": "JWT", "alg": "ES256"}, claims)
    signed = ".".join(in_base64(json.dumps(part, separators=(",", ":")).encode()) for part in parts)
    numbers = decode_dss_signature(key.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
    proof = b"".join(number.to_bytes(32) for number in numbers)
    return f"vapid t={signed}.{in_base64(proof)}, k={in_base64(public_bytes(key))}"
