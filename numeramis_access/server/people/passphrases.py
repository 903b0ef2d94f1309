"""Requests for a recovery passphrase, and the proof of identity for requests that a thief of a key must not make.

The proof is the passphrase, a passkey, or a week of waiting. During the wait, all devices of the person hear of it, and
each can refuse it.
"""

from __future__ import annotations

import msgspec

from numeramis_access.server.people.admission import (
    RefuseRequest,
    check_limit,
    count_request,
    count_wrong,
    person_of_passkey,
)
from numeramis_access.server.people.answering import EXPENSIVE_REQUESTS, answers
from numeramis_access.server.people.guest import Guest
from numeramis_access.server.people.house import House
from numeramis_access.server.people.limits import RECOVERY_SECONDS
from numeramis_access.server.stores.port import KnownPerson, Wait
from numeramis_access.tables.person_requests import CancelPassphraseWait, MakePassphrase, ReplaceLostPassphrase
from numeramis_access.tables.pushes import PassphraseMade, PassphraseWait
from numeramis_access.tables.request_fields import Json


@answers(MakePassphrase, EXPENSIVE_REQUESTS)
def _make(house: House, guest: Guest, person: KnownPerson, request: MakePassphrase) -> Json:
    if not is_proven(house, guest, person, request.words, request.proof):
        raise RefuseRequest("old-words")
    at = int(house.date())
    words = house.members.make_passphrase(person, guest.language, at)
    house.connections.tell(person.id, PassphraseMade(at=at), but=guest)
    return {"words": words, "made": at}


def need_proof(house: House, guest: Guest, person: KnownPerson, words: str, proof: str) -> None:
    """Require more proof of identity than a device's key, for an act that cannot be undone: the key may be stolen.

    Without any proof a wait begins; after a week this device needs none.

    :param house: the house.
    :param guest: the connection.
    :param person: its person.
    :param words: the passphrase, or empty.
    :param proof: a browser's answer about a passkey as JSON, or empty.
    :raises RefuseRequest: ``old-words`` without a proof; with the code of ``is_proven`` for a wrong proof.
    """
    if is_proven(house, guest, person, words, proof):
        return
    left = _seconds(house, _begin_wait(house, guest, person))
    guest.say(PassphraseWait(left=left, own=True))
    raise RefuseRequest("old-words", left)


def is_proven(house: House, guest: Guest, person: KnownPerson, words: str, proof: str = "") -> bool:
    """Return whether a person proves their identity by more than a key: by a passphrase, a passkey, or a finished wait
    of this device. It is True also for a person who has neither passphrase nor passkey. A proof uses up the challenge
    of the connection, and wrong attempts count against a limit.

    :param house: the house. :param guest: the connection. :param person: the person.
    :param words: the passphrase, or empty. :param proof: a browser's answer about a passkey as JSON, or empty.
    :raises RefuseRequest: if the given words or proof are wrong, or after too many wrong attempts.
    """
    if proof:
        if person_of_passkey(house, guest, proof) != person.id:
            raise RefuseRequest("unknown-passkey")
        return True
    if words:
        check_limit(house, guest, "words")
        if not house.members.is_passphrase_of(person, words):
            count_wrong(house, guest, "words")
            raise RefuseRequest("unknown-words")
        return True
    return not _has_proof(house, person) or _has_waited(house, guest, person)


def _has_proof(house: House, person: KnownPerson) -> bool:
    """Return whether a person has anything that a thief of their key lacks."""
    return house.store.has_passphrase(person.id) or bool(house.store.passkeys(person.id))


def _has_waited(house: House, guest: Guest, person: KnownPerson) -> bool:
    waits = house.store.current_wait(person.id)
    return waits is not None and waits.device == guest.device and _seconds(house, waits) <= 0


def _seconds(house: House, waits: Wait) -> int:
    """Return the seconds left of a wait for a new passphrase, 0 if it is over."""
    return max(0, waits.since + RECOVERY_SECONDS - int(house.date()))


@answers(ReplaceLostPassphrase, EXPENSIVE_REQUESTS)
def _begin_recovery(house: House, guest: Guest, person: KnownPerson, _: ReplaceLostPassphrase) -> Json:
    if not _has_proof(house, person):
        raise RefuseRequest("no-words")
    return {"left": _seconds(house, _begin_wait(house, guest, person))}


def _begin_wait(house: House, guest: Guest, person: KnownPerson) -> Wait:
    """Begin this device's wait, tell the person's other devices, and return the wait.

    :raises RefuseRequest: ``another-waits`` if another device waits; if devices have asked too often.
    """
    waits = house.store.current_wait(person.id)
    if waits is None:
        count_request(house, guest, "reports")
        house.store.begin_wait(person.id, guest.device, int(house.date()))
        waits = house.store.current_wait(person.id)
        assert waits is not None
        house.connections.tell(person.id, PassphraseWait(left=_seconds(house, waits)), but=guest)
    elif waits.device != guest.device:
        raise RefuseRequest("another-waits")
    return waits


@answers(CancelPassphraseWait)
def _refuse(house: House, guest: Guest, person: KnownPerson, _: CancelPassphraseWait) -> None:
    house.store.end_wait(person.id)
    house.connections.tell(person.id, PassphraseWait(left=None), but=guest)


def passphrase_fields(house: House, guest: Guest, person: KnownPerson) -> Json:
    """Return the fields about the passphrase for the answer to ``hello``: ``words``, when it was made, in seconds since
    1970, 0 if unknown, and ``waits``, a running wait for a new one. A field is absent without a passphrase or a wait.

    :param house: the house. :param guest: the connection. :param person: its person.
    :raises StoreFailed: if the store fails.
    """
    told: Json = {}
    if house.store.has_passphrase(person.id):
        told["words"] = house.store.passphrase_made(person.id)
    if (waits := house.store.current_wait(person.id)) is not None:
        wait = PassphraseWait(left=_seconds(house, waits), own=waits.device == guest.device)
        told["waits"] = msgspec.to_builtins(wait)
    return told
