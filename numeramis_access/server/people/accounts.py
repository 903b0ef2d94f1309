"""Requests of guests about themselves: identity, devices, passkeys, blocks and data.

One function answers each request: it takes the house, the guest's connection and the request, and returns the fields of
the answer.
"""

from __future__ import annotations

import msgspec

from numeramis_access.server.people.admission import (
    RefuseRequest,
    check_limit,
    check_room,
    count_request,
    count_wrong,
    person_of_passkey,
)
from numeramis_access.server.people.answering import EXPENSIVE_REQUESTS, LONG_ANSWERS, answers, answers_stranger
from numeramis_access.server.people.guest import Guest
from numeramis_access.server.people.house import House
from numeramis_access.server.people.lobby import Listing
from numeramis_access.server.people.members import device_id, is_key, normal_name
from numeramis_access.server.people.passkeys import Unproven
from numeramis_access.server.people.passphrases import is_proven, need_proof, passphrase_fields
from numeramis_access.server.stores.calls import CallRow
from numeramis_access.server.stores.port import KnownPerson
from numeramis_access.tables import person_requests
from numeramis_access.tables.house_token import answer_of, token_of
from numeramis_access.tables.protocol import PROTOCOL_VERSION
from numeramis_access.tables.pushes import Blocked, PasskeysGone
from numeramis_access.tables.request_fields import Json


@answers_stranger(person_requests.Hello)
def answer_hello(house: House, guest: Guest, request: person_requests.Hello) -> Json:
    """Answer ``hello``: admit the person with a key, or create a person for an unknown key; return their identity.

    :raises RefuseRequest: for another version, a revoked key, a connection that has a person already, or a banned
        person; for an unknown key also if the key or the name is invalid, a limit is reached, or the owner admits no
        new people.
    :raises StoreFailed: if the store fails.
    """
    if request.version != PROTOCOL_VERSION:
        raise RefuseRequest("version")
    _may_use(house, request.key)
    name, known = request.name, house.members.is_known_key(request.key)
    if not known and not (name := normal_name(name)):  # a known person keeps their name, valid or not
        raise RefuseRequest("name")
    if not (known or is_key(request.key)):
        raise RefuseRequest("key")
    if guest.person is not None:
        raise RefuseRequest("said-hello")
    if not (known or house.orders.newcomers):
        raise RefuseRequest("no-newcomers")
    if not known:
        count_request(house, guest, "newcomers")
    person = house.members.find_or_create(request.key, name, request.gender, request.language, house.date())
    guest.language, guest.is_new = request.language, not known
    return _welcome(house, guest, person, request.key)


@answers_stranger(person_requests.Prove)
def answer_prove(house: House, guest: Guest, request: person_requests.Prove) -> Json:
    """Answer ``prove``: return the proof, made with the secret of this house, that it made the request's ticket."""
    return {"proof": answer_of(house.salt, request.ticket, request.question)}


@answers_stranger(person_requests.MyTables, EXPENSIVE_REQUESTS, LONG_ANSWERS)
def answer_my_tables(house: House, guest: Guest, request: person_requests.MyTables) -> Json:
    """Answer ``my-tables``: return the person's matches by turns, none for an unknown key.

    :raises RefuseRequest: for a revoked key or a banned person. :raises StoreFailed: if the store fails.
    """
    _may_use(house, request.key)
    person = house.store.person_of(device_id(request.key))
    if person is None:
        return {"tables": []}
    if person.id in house.banned:
        raise RefuseRequest("banned")
    own = (table.seen_by(person.id) for table in house.lobby.tables_anywhere_of(person.id))
    return {"tables": msgspec.to_builtins([now for now in own if now.turns is not None and now.stage == "playing"])}


@answers_stranger(person_requests.Recover, EXPENSIVE_REQUESTS)
def answer_recover(house: House, guest: Guest, request: person_requests.Recover) -> Json:
    """Answer ``recover``: add the key of a device to the person with a passphrase; return their identity.

    :raises RefuseRequest: for another version, an unknown passphrase, a bad or revoked key, a limit, or a ban.
    :raises StoreFailed: if the store fails.
    """
    if request.version != PROTOCOL_VERSION:
        raise RefuseRequest("version")
    _may_use(house, request.key)
    check_limit(house, guest, "words")
    person = house.members.person_of_passphrase(request.words)
    if person is None:
        count_wrong(house, guest, "words")
        raise RefuseRequest("unknown-words")
    return _add_device(house, guest, person, request.key)


def _may_use(house: House, key: str) -> None:
    """Check that a key is not revoked. :raises RefuseRequest: ``signed-out`` if it is."""
    if device_id(key) in house.revoked_keys:
        raise RefuseRequest("signed-out")


def _add_device(house: House, guest: Guest, person: KnownPerson, key: str) -> Json:
    """Add a device to a person who has proved their identity.

    :raises RefuseRequest: ``banned`` for a banned person; ``key`` for a new key that cannot be random.
    """
    if person.id in house.banned:
        raise RefuseRequest("banned")
    if not (house.members.is_known_key(key) or is_key(key)):
        raise RefuseRequest("key")
    house.members.add_key(person, key)
    return _welcome(house, guest, person, key)


@answers(person_requests.SignOutOthers, EXPENSIVE_REQUESTS)
def _sign_out_others(house: House, guest: Guest, person: KnownPerson, request: person_requests.SignOutOthers) -> None:
    """End all other connections of the person, and revoke the keys of their other devices.

    The passphrase proves that the owner asks and not a thief. The new key makes copies of the old key useless.
    """
    check_limit(house, guest, "words")
    if not house.members.is_passphrase_of(person, request.words):
        count_wrong(house, guest, "words")
        raise RefuseRequest("unknown-words")
    if request.key:
        if house.members.is_known_key(request.key) or not is_key(request.key):
            raise RefuseRequest("key")
        _may_use(house, request.key)
        house.members.add_key(person, request.key)
    house.members.revoke_other_keys(person, device_id(request.key) if request.key else guest.device)
    guest.device = device_id(request.key) if request.key else guest.device
    if guest.home:
        house.store.bind_page(guest.home, guest.device)
    house.sign_out(person.id, guest)
    house.elsewhere.sign_out(person.id)


def _welcome(house: House, guest: Guest, person: KnownPerson, key: str) -> Json:
    if person.id in house.banned:
        raise RefuseRequest("banned")
    guest.device = device_id(key)
    if guest.home:
        house.store.bind_page(guest.home, guest.device)
    token = msgspec.to_builtins(token_of(house.salt, person.id))
    return {**_become(house, guest, person), **passphrase_fields(house, guest, person), "token": token}


def _become(house: House, guest: Guest, person: KnownPerson) -> Json:
    """Assign a connection to a person; return the person's data for the answer."""
    house.note_identity(guest, person)
    who = {"person": person.id, "name": person.name, "gender": person.gender}
    blocked = msgspec.to_builtins(house.blocks.blocked_by(person.id))
    calls = bool(house.calls.offers.mail or house.calls.offers.key)
    always = dict.fromkeys(("pages", "turns", "plays", "free", "reasons", "ungendered"), True)
    able = {**always, "calls": calls}
    about = {"new": guest.is_new, "epoch": house.epoch, "servers": house.elsewhere.addresses(), "blocked": blocked}
    more = {**able, **about}
    return who | {name: value for name, value in more.items() if value}


@answers(person_requests.Block)
def _block(house: House, guest: Guest, person: KnownPerson, request: person_requests.Block) -> None:
    if request.person == person.id or house.store.person(request.person) is None:
        raise RefuseRequest("not-here")
    if request.on:
        check_room(house, "blocks", "person", house.blocks.count_of(person.id))
    house.store.block(person.id, request.person, request.on)
    house.reload_blocks()
    house.connections.tell(person.id, Blocked(people=house.blocks.blocked_by(person.id)))


@answers(person_requests.Rename)
def _rename(house: House, guest: Guest, person: KnownPerson, request: person_requests.Rename) -> Json:
    name = normal_name(request.name)
    if not name:
        raise RefuseRequest("name")
    if any(_could_signal(house, table) for table in house.lobby.tables_anywhere_of(person.id)):
        raise RefuseRequest("rename-later")
    count_request(house, guest, "renames")
    return _become(house, guest, house.members.rename(person, name, request.gender))


@answers(person_requests.TellGender)
def _tell_gender(house: House, guest: Guest, person: KnownPerson, request: person_requests.TellGender) -> Json:
    signals = any(_could_signal(house, table) for table in house.lobby.tables_anywhere_of(person.id))
    if request.gender and request.gender != person.gender and not signals:
        count_request(house, guest, "renames")
        person = house.members.rename(person, person.name, request.gender)
        house.note_identity(guest, person)
    guest.knows_none = True
    return {"gender": person.gender}


def _could_signal(house: House, table: Listing) -> bool:
    """Return whether a new name could tell partners something in a deal; of another server's table, in any match."""
    here = house.sittings.get(table.now.table)
    return table.now.stage == "playing" if here is None else here.is_typing_forbidden


@answers(person_requests.MyData, EXPENSIVE_REQUESTS, LONG_ANSWERS)
def _my_data(house: House, guest: Guest, person: KnownPerson, _: person_requests.MyData) -> Json:
    mine = [table.seen_by(person.id) for table in house.lobby.tables_anywhere_of(person.id)]
    passkeys = [passkey.host for passkey in house.store.passkeys(person.id)]
    blocked = [block.person for block in house.blocks.blocked_by(person.id)]
    return {
        "person": msgspec.to_builtins(person), "tables": msgspec.to_builtins(mine), "passkeys": passkeys,
        "blocked": blocked, "matches": house.store.finished_matches(person.id),
        "evenings": msgspec.to_builtins(house.store.known_at_evenings(person.id)),
        "deals": msgspec.to_builtins(house.store.shared_deals(person.id)),
        "holidays": msgspec.to_builtins(house.holidays.of(person.id)),
        "calls": [_call_of(row) for row in house.store.calls([person.id])],
    }  # fmt: skip


def _call_of(row: CallRow) -> Json:
    """Return the facts that the house stores about a way to call a person, without the digest of a code."""
    kept = {"kind": row.kind, "name": row.name, "since": row.since}
    return kept if row.kind == "code" else {**kept, "body": row.body}


@answers(person_requests.DeleteMe, EXPENSIVE_REQUESTS)
def _delete(house: House, guest: Guest, person: KnownPerson, request: person_requests.DeleteMe) -> None:
    need_proof(house, guest, person, request.words, request.proof)
    house.forget(guest, person)


@answers(person_requests.AskPasskeys)
def _ask_passkeys(house: House, guest: Guest, person: KnownPerson, request: person_requests.AskPasskeys) -> Json:
    offered = bool(house.passkeys.passkey_host(request.origin))
    return {"offered": offered, "own": len(house.store.passkeys(person.id))}


@answers_stranger(person_requests.PasskeyChallenge, EXPENSIVE_REQUESTS)
def answer_passkey_challenge(house: House, guest: Guest, request: person_requests.PasskeyChallenge) -> Json:
    """Answer ``passkey-challenge``: return the options for a browser to create or prove a passkey; store their
    challenge at the connection.

    :raises RefuseRequest: for a page that cannot use passkeys, or to create a passkey before ``hello``.
    """
    if not house.passkeys.passkey_host(request.origin):
        raise RefuseRequest("no-passkeys")
    if not request.make:
        options, guest.challenge = house.passkeys.sign_in_options(request.origin)
    elif guest.person is None:
        raise RefuseRequest("hello-first")
    else:
        options, guest.challenge = house.passkeys.creation_options(request.origin, guest.person)
    return {"options": options}


@answers(person_requests.KeepPasskey, EXPENSIVE_REQUESTS)
def _keep_passkey(house: House, guest: Guest, person: KnownPerson, request: person_requests.KeepPasskey) -> None:
    if not is_proven(house, guest, person, request.words):
        raise RefuseRequest("old-words")
    check_room(house, "passkeys", "person", len(house.store.passkeys(person.id)))
    challenge, guest.challenge = guest.challenge, None
    try:
        house.passkeys.save_created(person, challenge, request.proof)
    except Unproven as error:
        raise RefuseRequest("unknown-passkey") from error


@answers_stranger(person_requests.SignIn, EXPENSIVE_REQUESTS)
def sign_in(house: House, guest: Guest, request: person_requests.SignIn) -> Json:
    """Answer ``sign-in``: add the key of a device to the person whose passkey a browser proves; return their identity.

    :raises RefuseRequest: for another version, a wrong proof, a bad or revoked key, a limit, or a ban.
    :raises StoreFailed: if the store fails.
    """
    if request.version != PROTOCOL_VERSION:
        raise RefuseRequest("version")
    _may_use(house, request.key)
    person = house.store.person(person_of_passkey(house, guest, request.proof))
    if person is None:
        raise RefuseRequest("unknown-passkey")
    return _add_device(house, guest, person, request.key)


@answers(person_requests.ForgetPasskeys, EXPENSIVE_REQUESTS)
def _forget_passkeys(house: House, guest: Guest, person: KnownPerson, request: person_requests.ForgetPasskeys) -> None:
    if not house.store.passkeys(person.id):
        return
    need_proof(house, guest, person, request.words, request.proof)
    house.store.forget_passkeys(person.id)
    house.connections.tell(person.id, PasskeysGone(), but=guest)
