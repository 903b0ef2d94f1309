"""Requests about *calls*: messages by which the house tells people that a table by turns waits for them.

A person sets the ways to be called (e-mail, browsers), confirms an address by a code, sets quiet hours, and can stop
all calls. No answer tells whether an e-mail address is known here, belongs to a person, or wants no codes.
"""

from __future__ import annotations

import hmac
import secrets
from math import ceil

import msgspec

from numeramis_access.server.people.admission import (
    RefuseRequest,
    check_limit,
    check_room,
    count_wrong,
)
from numeramis_access.server.people.answering import EXPENSIVE_REQUESTS, answers
from numeramis_access.server.people.calls import CODE_SECONDS, MAX_WRONG_CODES, Letter, WhenCalled
from numeramis_access.server.people.code_limits import count_code, count_code_for_mailbox
from numeramis_access.server.people.guest import Guest
from numeramis_access.server.people.house import House
from numeramis_access.server.people.mailboxes import mailbox_of
from numeramis_access.server.stores.calls import CallRow
from numeramis_access.server.stores.port import KnownPerson
from numeramis_access.tables import person_requests, request_fields
from numeramis_access.tables.request_fields import Json


class BrowserKeys(msgspec.Struct, frozen=True):
    """The keys of a browser's subscription. :param p256dh: its public key. :param auth: its secret."""

    p256dh: request_fields.P256dh
    auth: request_fields.PushSecret


class BrowserSubscription(msgspec.Struct, frozen=True):
    """A browser's subscription, as browsers write it. :param endpoint: its address. :param keys: its keys."""

    endpoint: request_fields.Endpoint
    keys: BrowserKeys


class Resubscription(msgspec.Struct, frozen=True):
    """A subscription that a browser has replaced. :param old: the one that the house knows. :param new: the new one."""

    old: BrowserSubscription
    new: BrowserSubscription


#: digits of a code
CODE_DIGITS = 6


class SentCode(msgspec.Struct, frozen=True):
    """A code that was sent to an e-mail address.

    :param digest: digest of the code.
    :param wrong: number of wrong codes typed since.
    """

    digest: str
    wrong: int = 0


@answers(person_requests.AskCalls)
def _ask(house: House, guest: Guest, person: KnownPerson, _: person_requests.AskCalls) -> Json:
    rows, offers = house.store.calls([person.id]), house.calls.offers
    kinds = {kind: [row for row in rows if row.kind == kind] for kind in ("mail", "push", "when")}
    when = kinds["when"][0].body if kinds["when"] else "{}"
    return {
        "mail": offers.mail, "push": offers.key, "address": kinds["mail"][0].name if kinds["mail"] else "",
        "browsers": len(kinds["push"]), **msgspec.to_builtins(msgspec.json.decode(when, type=WhenCalled)),
    }  # fmt: skip


@answers(person_requests.CallByMail, EXPENSIVE_REQUESTS)
def _by_mail(house: House, guest: Guest, person: KnownPerson, request: person_requests.CallByMail) -> None:
    if not house.calls.offers.mail:
        raise RefuseRequest("no-calls")
    address = request.address.lower()
    if request.code:
        _confirm(house, guest, person, address, request.code)
    else:
        if wait := count_code(house, house.counted_guest(guest)):
            raise RefuseRequest(house.allowance.limits["mail-codes"].code, ceil(wait))
        _send_code(house, guest, person, address)


def _send_code(house: House, guest: Guest, person: KnownPerson, address: str) -> None:
    """Send a code to an address. Without a sign to the guest, send none to an address that got some today, or wants
    none. Until it is confirmed, the store has only a digest of the address.
    """
    code, digest = f"{secrets.randbelow(10**CODE_DIGITS):0{CODE_DIGITS}}", house.calls.digest(address)
    refused = {digest, house.calls.digest(mailbox_of(address))}
    is_sent = count_code_for_mailbox(house, address) and not house.store.refuses_codes(refused)
    house.store.forget_calls(person.id, "code")
    right = house.calls.digest(code if is_sent else secrets.token_hex())  # nobody can guess a code that is not sent
    body = msgspec.json.encode(SentCode(right)).decode()
    house.store.keep_call(CallRow(person.id, "code", digest, int(house.date()), body))
    if is_sent:
        house.calls.letters.append(Letter(address, code, guest.language))


def _confirm(house: House, guest: Guest, person: KnownPerson, address: str, code: str) -> None:
    """Let the house call a person at an address, to which the right code was sent.

    :raises RefuseRequest: ``wrong-code`` for another code, or one that has ended.
    """
    check_limit(house, guest, "code-guesses")
    rows = house.store.calls([person.id])
    digest = house.calls.digest(address)
    row = next((row for row in rows if row.kind == "code" and row.name == digest), None)
    sent = None if row is None else msgspec.json.decode(row.body, type=SentCode)
    given = house.calls.digest("".join(filter(str.isdecimal, code)))
    if row is None or sent is None or sent.wrong >= MAX_WRONG_CODES or house.date() - row.since > CODE_SECONDS:
        count_wrong(house, guest, "code-guesses")
        raise RefuseRequest("wrong-code")
    if not hmac.compare_digest(sent.digest, given):
        count_wrong(house, guest, "code-guesses")
        more = msgspec.json.encode(SentCode(sent.digest, sent.wrong + 1)).decode()
        house.store.keep_call(row._replace(body=more))
        raise RefuseRequest("wrong-code")
    for kind in ("code", "mail"):
        house.store.forget_calls(person.id, kind)
    house.store.keep_call(CallRow(person.id, "mail", address, int(house.date())))
    house.calls.plan_check(person.id)


@answers(person_requests.CallByPush, EXPENSIVE_REQUESTS)
def _by_push(house: House, guest: Guest, person: KnownPerson, request: person_requests.CallByPush) -> None:
    if not house.calls.offers.key or not house.calls.offers.takes(request.endpoint):
        raise RefuseRequest("no-calls")
    own = [row.name for row in house.store.calls([person.id]) if row.kind == "push"]
    if request.endpoint not in own:
        check_room(house, "browsers", "person", len(own))
    given = BrowserSubscription(request.endpoint, BrowserKeys(request.p256dh, request.auth))
    house.store.keep_call(_browser(given, person.id, int(house.date())))
    house.calls.plan_check(person.id)


def _browser(subscription: BrowserSubscription, person: str, since: int) -> CallRow:
    """Return the row of a browser's subscription. :param person: an id. :param since: seconds since 1970."""
    body = msgspec.json.encode(subscription.keys).decode()
    return CallRow(person, "push", subscription.endpoint, since, body)


def renew_browser(house: House, change: Resubscription) -> bool:
    """Replace a browser's subscription by a new one; return False if the house does not know the old one, or sends no
    messages to the new address.

    Only the browser and the house know the old one, so it needs no other proof.

    :param house: the house.
    :param change: both subscriptions.
    :raises StoreFailed: if the store fails.
    """
    if not house.calls.offers.key or not house.calls.offers.takes(change.new.endpoint):
        return False
    old, new = (_browser(subscription, "", int(house.date())) for subscription in (change.old, change.new))
    return house.store.renew_browser(old, new.name, new.body)


@answers(person_requests.CallWhen)
def _set_hours(house: House, guest: Guest, person: KnownPerson, request: person_requests.CallWhen) -> None:
    when = WhenCalled(request.zone, request.begins, request.ends, request.daily)
    house.store.keep_call(CallRow(person.id, "when", "", int(house.date()), msgspec.json.encode(when).decode()))
    house.calls.plan_check(person.id)


@answers(person_requests.StopCalls)
def _stop(house: House, guest: Guest, person: KnownPerson, request: person_requests.StopCalls) -> None:
    for kind in ("mail", "code") * (request.way != "push") + ("push",) * (request.way != "mail"):
        house.store.forget_calls(person.id, kind)
