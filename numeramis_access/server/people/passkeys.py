"""Passkeys: a signature of a device identifies its person, on pages loaded over a secure connection.

``ceremonies`` has the steps of WebAuthn. It needs an optional package and is imported at first use.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from ipaddress import ip_address
from types import ModuleType
from urllib.parse import urlsplit

from numeramis_access.server.beside import run_in_thread
from numeramis_access.server.people.limits import CHALLENGE_SECONDS
from numeramis_access.server.stores.port import KnownPerson, Passkey
from numeramis_access.server.stores.store import Store
from numeramis_access.tables.request_fields import Json


class Unproven(Exception):
    """A browser's answer proves nothing: it is malformed, late, or does not fit."""


@dataclass(frozen=True)
class Challenge:
    """A value that a passkey has to sign.

    :param value: the value.
    :param origin: origin of the page (scheme and host).
    :param make: whether the challenge is for a new passkey.
    :param until: end of its validity, in seconds of the house's clock.
    """

    value: bytes
    origin: str
    make: bool
    until: float


class Passkeys:
    """The passkeys of a house.

    :param store: stores the passkeys.
    :param clock: returns monotonic seconds.
    :ivar hosts: host names, with port, of the pages of this house.
    """

    def __init__(self, store: Store, clock: Callable[[], float]) -> None:
        self._store = store
        self._clock = clock
        self.hosts: frozenset[str] = frozenset()

    def passkey_host(self, origin: str) -> str:
        """Return the host name for which a page can use passkeys, empty if it cannot.

        WebAuthn requires HTTPS or localhost, and a host name instead of an IP address.

        :param origin: origin of the page (scheme and host).
        """
        try:
            parts = urlsplit(origin)
            host = parts.hostname or ""
        except ValueError:
            return ""
        ours = parts.netloc in self.hosts and origin == f"{parts.scheme}://{parts.netloc}"
        secure = parts.scheme == "https" or (parts.scheme == "http" and host == "localhost")
        there = find_spec("webauthn") is not None
        return host if ours and secure and there and not _is_number(host) else ""

    def creation_options(self, origin: str, person: KnownPerson) -> tuple[Json, Challenge]:
        """Return the options for a browser to create a passkey of a person, and the challenge.

        :param origin: origin of the page (scheme and host). :param person: the person.
        :raises StoreFailed: if the store fails.
        """
        ceremonies = run_in_thread(_ceremonies, computes=True)
        host = self.passkey_host(origin)
        own = [passkey.id for passkey in self._store.passkeys(person.id) if passkey.host == host]
        options, value = ceremonies.creation_options(host, person, own, CHALLENGE_SECONDS)
        return options, Challenge(value, origin, True, self._clock() + CHALLENGE_SECONDS)

    def sign_in_options(self, origin: str) -> tuple[Json, Challenge]:
        """Return the options for a browser to prove a passkey, and the challenge.

        :param origin: origin of the page (scheme and host).
        """
        ceremonies = run_in_thread(_ceremonies, computes=True)
        options, value = ceremonies.sign_in_options(self.passkey_host(origin), CHALLENGE_SECONDS)
        return options, Challenge(value, origin, False, self._clock() + CHALLENGE_SECONDS)

    def save_created(self, person: KnownPerson, challenge: Challenge | None, proof: str) -> None:
        """Check and store the passkey that a browser has created.

        :param person: its person.
        :param challenge: the challenge that the browser got, None for none.
        :param proof: the browser's answer as JSON.
        :raises Unproven: if the proof is wrong or late, or the passkey is already stored.
        :raises StoreFailed: if the store fails.
        """
        ceremonies = run_in_thread(_ceremonies, computes=True)
        asked = self._in_time(challenge, make=True)
        made = partial(ceremonies.check_new_passkey, proof, asked.value, self.passkey_host(asked.origin), asked.origin)
        id, public_key, signs = run_in_thread(made, computes=True)
        if self._store.passkey(id) is not None:
            raise Unproven
        self._store.keep_passkey(Passkey(id, person.id, self.passkey_host(asked.origin), public_key, signs))

    def check_proof(self, challenge: Challenge | None, proof: str) -> Passkey:
        """Check a browser's proof of a passkey; return the passkey, with its new signature count stored.

        :param challenge: the challenge that the browser got, None for none.
        :param proof: the browser's answer as JSON.
        :raises Unproven: if the proof is wrong or late, or the passkey is unknown.
        :raises StoreFailed: if the store fails.
        """
        ceremonies = run_in_thread(_ceremonies, computes=True)
        asked = self._in_time(challenge, make=False)
        kept = self._store.passkey(ceremonies.passkey_id(proof))
        if kept is None or kept.host != self.passkey_host(asked.origin):
            raise Unproven
        check = partial(ceremonies.check_signature, proof, asked.value, asked.origin, kept)
        signs = run_in_thread(check, computes=True)
        now = Passkey(kept.id, kept.person, kept.host, kept.public_key, signs)
        self._store.keep_passkey(now)
        return now

    def _in_time(self, challenge: Challenge | None, make: bool) -> Challenge:
        """Return the challenge if it fits and is valid.

        :param make: whether the challenge is for a new passkey. :raises Unproven: if it does not fit or is too late.
        """
        if challenge is None or challenge.make != make or self._clock() > challenge.until:
            raise Unproven
        return challenge


def _ceremonies() -> ModuleType:
    """Return the module with the steps of WebAuthn, imported at first use."""
    return import_module("numeramis_access.server.people.ceremonies")


def _is_number(host: str) -> bool:
    """Return whether a host name is an IP address."""
    try:
        ip_address(host)
    except ValueError:
        return False
    return True
