"""Answers to the requests of guests: read a line, call the function of its request, send the reply."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from contextlib import ExitStack
from time import perf_counter

import msgspec

from numeramis_access.server.people import (
    accounts,
    calling,
    comparing,
    deals,
    directing,
    gathering,
    leading,
    passphrases,
    playing,
    showing,
    talking,
    watchers,
)
from numeramis_access.server.people.admission import RefuseRequest, check_limit, count_request
from numeramis_access.server.people.answering import (
    ANNOUNCED_DEEDS,
    ANSWERER_OF_REQUEST,
    EXPENSIVE_REQUESTS,
    LONG_ANSWERS,
)
from numeramis_access.server.people.guest import Guest
from numeramis_access.server.people.house import House
from numeramis_access.server.stores.port import StoreFailed
from numeramis_access.tables import person_requests, requests, table_requests
from numeramis_access.tables.protocol import denial_of, read_request
from numeramis_access.tables.pushes import Bye, Denied, Done
from numeramis_access.tables.request_fields import AtTable, Json

#: the modules whose functions answer requests; each registers its functions when it is imported
ANSWERING_MODULES = (
    accounts, calling, comparing, deals, directing, gathering, leading, passphrases, playing, showing, talking,
    watchers,
)  # fmt: skip


def receive(house: House, guest: Guest, text: str | bytes) -> bool:
    """Answer a line from a guest, unless the house has dismissed the guest. Return False if the line is malformed and
    the connection must end.

    :param house: the house. :param guest: the connection. :param text: the line as received.
    """
    with house.turns.turn(guest):  # keeps the lines of one connection in order, even if one takes long
        return guest.dismissed or _receive(house, guest, text.encode() if isinstance(text, str) else text)


def _receive(house: House, guest: Guest, line: bytes) -> bool:
    try:
        request = read_request(line)
    except msgspec.DecodeError as error:
        if denied := denial_of(line):
            guest.say(denied)
            return True
        guest.say(Bye(code="malformed", detail=str(error)[:200]))
        guest.dismissed = True
        return False
    with ExitStack() as turns:
        _reply(house, guest, request, line, turns)
    return True


def _reply(house: House, guest: Guest, request: requests.AnyRequest, line: bytes, turns: ExitStack) -> None:
    """Execute a request, reply, and send the news.

    :param line: the request as received. :param turns: collects the turns to end after all was sent.
    """
    begun, code, wait, bye, comes = (
        perf_counter(),
        "",
        0,
        "",
        isinstance(request, person_requests.Hello) or _comes(guest, request),
    )
    answer: Json | None = None
    try:
        if (answer := _in_turn(house, guest, request, line, turns)) is None:
            return
    except RefuseRequest as refused:
        code, wait, bye = refused.code, refused.wait, refused.bye
    except StoreFailed:
        code = "not-kept"
        house.watch.note("not-kept")
        if comes:  # the client comes again, or connects to another server
            guest.dismiss(code)
            return
    said = Denied(re=request.id, code=code, wait=wait) if code else Done(re=request.id, answer=answer or {})
    size = guest.say(said)
    if LONG_ANSWERS in ANSWERER_OF_REQUEST[type(request)].costs and not guest.is_far:
        house.allowance.charge(LONG_ANSWERS, house.counted_guest(guest), size)
    if bye:
        guest.dismiss(bye)
    house.send_news()
    house.watch.count_request(str(request.__struct_config__.tag), code, perf_counter() - begun)


def _in_turn(
    house: House, guest: Guest, request: requests.AnyRequest, line: bytes, turns: ExitStack
) -> Json | None:
    """Execute a request in its turn; return the answer, or None if another server answers.

    :raises RefuseRequest, StoreFailed: if the request is refused, or the store fails.
    """
    # the server of the connection counts the others
    costs = ANSWERER_OF_REQUEST[type(request)].costs if not guest.is_far else ()
    if LONG_ANSWERS in costs:
        check_limit(house, guest, LONG_ANSWERS)
    for cost in (EXPENSIVE_REQUESTS, ANNOUNCED_DEEDS):
        if cost in costs:
            count_request(house, guest, cost)
    for turn in _turns(house, guest, request):
        turns.enter_context(house.turns.turn(turn))
    if isinstance(request, AtTable):
        turns.enter_context(house.turns.turn(house.sittings.id_of(request.table)))
        if house.elsewhere.has_tables:
            if house.elsewhere.forward_request(guest, request, line):
                return None
            turns.enter_context(house.turns.turn(house.sittings.id_of(request.table)))  # it can have come here just now
        house.sittings.fetch(house.sittings.id_of(request.table))
    return _answer(house, guest, request)


def _turns(house: House, guest: Guest, request: requests.AnyRequest) -> Iterator[Hashable]:
    """Yield the turns that a request needs besides its table's, always in this order, which prevents deadlock.

    An address has only one expensive request at a time.
    """
    if isinstance(request, person_requests.Hello | person_requests.Recover | person_requests.SignIn):
        yield "key", request.key
    if isinstance(request, person_requests.Hello | requests.OpenTable | requests.ShowTable | table_requests.Leave):
        yield type(request), ""
    if EXPENSIVE_REQUESTS in ANSWERER_OF_REQUEST[type(request)].costs:
        yield "dear", guest.address
    if guest.person is not None and not isinstance(request, AtTable):
        yield "person", guest.person.id


def _comes(guest: Guest, request: requests.AnyRequest) -> bool:
    """Return whether a guest returns to their table after a lost connection."""
    returns = isinstance(request, table_requests.Enter | table_requests.WatchTable) and request.after > 0
    return returns and not guest.told


def _answer(house: House, guest: Guest, request: requests.AnyRequest) -> Json:
    """Execute a request; return the answer.

    :raises RefuseRequest, StoreFailed: if the request is refused, or the store fails.
    """
    answered = ANSWERER_OF_REQUEST[type(request)]
    if answered.stranger is not None:
        return answered.stranger(house, guest, request)
    if guest.person is None or answered.known is None:
        raise RefuseRequest("hello-first")
    return answered.known(house, guest, guest.person, request) or {}
