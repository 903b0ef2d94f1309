"""Requests for a recovery passphrase: a person needs the old one, a passkey, or a week of waiting for a new one.

During the wait, all devices of the person hear of it, and each can refuse it.
"""

from __future__ import annotations

import msgspec

from numeramis_access.server.people.admission import Refuse, check_limit, count_wrong, shown_by, take
from numeramis_access.server.people.answering import DEAR, answer
from numeramis_access.server.people.guest import Guest
from numeramis_access.server.people.house import House
from numeramis_access.server.people.limits import LOST
from numeramis_access.server.stores.port import KnownPerson, Wait
from numeramis_access.tables.pushes import WordsMade, WordsWait
from numeramis_access.tables.requests import Json, LostWords, MakePassphrase, RefuseWords


@answer(MakePassphrase, DEAR)
def _make(house: House, guest: Guest, person: KnownPerson, request: MakePassphrase) -> Json:
    _prove(house, guest, person, request)
    at = int(house.date())
    words = house.members.passphrase(person, guest.language, at)
    house.connections.tell(person.id, WordsMade(at=at), but=guest)
    return {"words": words, "made": at}


def _prove(house: House, guest: Guest, person: KnownPerson, request: MakePassphrase) -> None:
    """Check that the request does not come from the thief of a key. :raises Refuse:"""
    if request.proof:
        if shown_by(house, guest, request.proof) != person.id:
            raise Refuse("unknown-passkey")
    elif request.words:
        check_limit(house, guest, "words")
        if not house.members.is_passphrase_of(person, request.words):
            count_wrong(house, guest, "words")
            raise Refuse("unknown-words")
    elif house.store.has_passphrase(person.id) and not _has_waited(house, guest, person):
        raise Refuse("old-words")


def _has_waited(house: House, guest: Guest, person: KnownPerson) -> bool:
    waits = house.store.waits_for_words(person.id)
    return waits is not None and waits.device == guest.device and _seconds(house, waits) <= 0


def _seconds(house: House, waits: Wait) -> int:
    """Return the seconds left of a wait for a new passphrase, 0 if it is over."""
    return max(0, waits.since + LOST - int(house.date()))


@answer(LostWords, DEAR)
def _begin_recovery(house: House, guest: Guest, person: KnownPerson, _: LostWords) -> Json:
    if not house.store.has_passphrase(person.id):
        raise Refuse("no-words")
    waits = house.store.waits_for_words(person.id)
    if waits is None:
        take(house, guest, "reports")
        house.store.wait_for_words(person.id, guest.device, int(house.date()))
        waits = house.store.waits_for_words(person.id)
        assert waits is not None
        house.connections.tell(person.id, WordsWait(left=_seconds(house, waits)), but=guest)
    elif waits.device != guest.device:
        raise Refuse("another-waits")
    return {"left": _seconds(house, waits)}


@answer(RefuseWords)
def _refuse(house: House, guest: Guest, person: KnownPerson, _: RefuseWords) -> None:
    house.store.wait_no_more(person.id)
    house.connections.tell(person.id, WordsWait(left=None), but=guest)


def news(house: House, guest: Guest, person: KnownPerson) -> Json:
    """Return the fields of a welcome about the passphrase: when it was made, and a wait under way."""
    told: Json = {}
    if house.store.has_passphrase(person.id):
        told["words"] = house.store.passphrase_made(person.id)
    if (waits := house.store.waits_for_words(person.id)) is not None:
        told["waits"] = msgspec.to_builtins(WordsWait(left=_seconds(house, waits), own=waits.device == guest.device))
    return told
