"""The ceremonies of WebAuthn (Level 3): options to create and to prove a passkey, and checks of the browsers' answers.
"""

from __future__ import annotations

import json
import struct

from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import parse_authentication_credential_json
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from numeramis_access.server.people.passkeys import Unproven
from numeramis_access.server.stores.port import KnownPerson, Passkey
from numeramis_access.tables.request_fields import Json

#: errors of the package for a malformed answer; some are plain Python errors
MALFORMED_ANSWER_ERRORS = (
    WebAuthnException,
    ValueError,
    TypeError,
    LookupError,
    AttributeError,
    RecursionError,
    struct.error,
)
#: the device stores the identity of the person and, if it can, verifies them by finger, face or PIN
AUTHENTICATOR_SELECTION = AuthenticatorSelectionCriteria(
    resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.PREFERRED
)


def creation_options(host: str, person: KnownPerson, own: list[bytes], patience: float) -> tuple[Json, bytes]:
    """Return the options for a browser to create a passkey, and their challenge.

    :param host: host name of the page.
    :param person: the person who wants it.
    :param own: ids of the person's passkeys, so that no device creates a second one.
    :param patience: seconds that the browser waits for the person.
    """
    options = generate_registration_options(
        rp_id=host, rp_name=host, user_name=person.name, user_id=person.id.encode(), timeout=int(1000 * patience),
        authenticator_selection=AUTHENTICATOR_SELECTION,
        exclude_credentials=[PublicKeyCredentialDescriptor(id=passkey) for passkey in own],
    )  # fmt: skip
    return json.loads(options_to_json(options)), options.challenge


def sign_in_options(host: str, patience: float) -> tuple[Json, bytes]:
    """Return the options for a browser to prove a passkey, and their challenge.

    :param host: host name of the page.
    :param patience: seconds that the browser waits for the person.
    """
    options = generate_authentication_options(rp_id=host, timeout=int(1000 * patience))
    return json.loads(options_to_json(options)), options.challenge


def check_new_passkey(proof: str, challenge: bytes, host: str, origin: str) -> tuple[bytes, bytes, int]:
    """Check a browser's answer; return the id, public key and signature count of the new passkey.

    :param proof: the answer as JSON.
    :param challenge: the challenge that the browser got.
    :param host: host name of the page.
    :param origin: origin of the page (scheme and host).
    :raises Unproven: if the proof is malformed or does not fit the challenge.
    """
    try:
        registration = verify_registration_response(
            credential=proof, expected_challenge=challenge, expected_rp_id=host, expected_origin=origin
        )
    except MALFORMED_ANSWER_ERRORS as error:
        raise Unproven from error
    return registration.credential_id, registration.credential_public_key, registration.sign_count


def passkey_id(proof: str) -> bytes:
    """Return the id of the passkey that a browser claims to prove, unchecked.

    :param proof: the browser's answer as JSON.
    :raises Unproven: for a malformed proof.
    """
    try:
        return parse_authentication_credential_json(proof).raw_id
    except MALFORMED_ANSWER_ERRORS as error:
        raise Unproven from error


def check_signature(proof: str, challenge: bytes, origin: str, kept: Passkey) -> int:
    """Check a passkey's signature; return its new signature count.

    :param proof: the browser's answer as JSON.
    :param challenge: the challenge that the browser got.
    :param origin: origin of the page (scheme and host).
    :param kept: the stored passkey.
    :raises Unproven: if the signature or the count is invalid.
    """
    try:
        authentication = verify_authentication_response(
            credential=proof, expected_challenge=challenge, expected_rp_id=kept.host, expected_origin=origin,
            credential_public_key=kept.public_key, credential_current_sign_count=kept.signs,
        )  # fmt: skip
    except MALFORMED_ANSWER_ERRORS as error:
        raise Unproven from error
    return authentication.new_sign_count
