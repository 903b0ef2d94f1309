"""What guests may ask the house for: a line comes in, the function of its request does it, the answer goes out."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from contextlib import ExitStack
from time import perf_counter

import msgspec

from numeramis_access.server.people import (
    accounts,
    comparing,
    deals,
    directing,
    gathering,
    leading,
    passphrases,
    playing,
    talking,
    watchers,
)
from numeramis_access.server.people.admission import Refuse, check_limit, take
from numeramis_access.server.people.answering import ANSWERED, DEAR, DEED, LONG
from numeramis_access.server.people.guest import Guest
from numeramis_access.server.people.house import House
from numeramis_access.server.stores.port import StoreFailed
from numeramis_access.tables.protocol import read_request, why_unread
from numeramis_access.tables.pushes import Bye, Denied, Done
from numeramis_access.tables.requests import (
    AnyRequest,
    AtTable,
    Enter,
    Hello,
    Json,
    Leave,
    OpenTable,
    Recover,
    SignIn,
    WatchTable,
)

#: the modules whose functions answer requests; each declares its own when it is imported
ANSWERERS = (
    accounts, comparing, deals, directing, gathering, leading, passphrases, playing, talking, watchers,
)  # fmt: skip


def receive(house: House, guest: Guest, text: str | bytes) -> bool:
    """Take a line from a guest; return False when no client of this protocol sends that and the connection must end."""
    with house.turns.turn(guest):  # lines of one connection in order, also when one takes long
        return guest.dismissed or _receive(house, guest, text.encode() if isinstance(text, str) else text)


def _receive(house: House, guest: Guest, line: bytes) -> bool:
    try:
        request = read_request(line)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        if denied := why_unread(line):
            guest.say(denied)
            return True
        guest.say(Bye(code="malformed", detail=str(error)[:200]))
        guest.dismissed = True
        return False
    with ExitStack() as turns:
        _reply(house, guest, request, line, turns)
    return True


def _reply(house: House, guest: Guest, request: AnyRequest, line: bytes, turns: ExitStack) -> None:
    """Do what is asked for, and tell everybody. :param turns: takes those that end when all was told."""
    begun, code, wait, comes = perf_counter(), "", 0, isinstance(request, Hello) or _comes(guest, request)
    answer: Json | None = None
    try:
        if (answer := _in_turn(house, guest, request, line, turns)) is None:
            return
    except Refuse as refused:
        code, wait = refused.code, refused.wait
    except StoreFailed:
        code = "not-kept"
        house.watch.note("not-kept")
        if comes:  # the client comes again, or goes elsewhere
            guest.dismiss(code)
            return
    said = Denied(re=request.id, code=code, wait=wait) if code else Done(re=request.id, answer=answer or {})
    size = guest.say(said)
    if LONG in ANSWERED[type(request)].costs and not guest.far:
        house.allowance.use(LONG, house.counted(guest), size)
    house.spread()
    house.watch.count_request(str(request.__struct_config__.tag), code, perf_counter() - begun)


def _in_turn(house: House, guest: Guest, request: AnyRequest, line: bytes, turns: ExitStack) -> Json | None:
    """Do what a guest asks for when it is their turn; return what is to be answered, None where another server does.

    :raises Refuse, StoreFailed:
    """
    costs = ANSWERED[type(request)].costs if not guest.far else ()  # those count where the connection ends
    if LONG in costs:
        check_limit(house, guest, LONG)
    for cost in (DEAR, DEED):
        if cost in costs:
            take(house, guest, cost)
    for turn in _turns(house, guest, request):
        turns.enter_context(house.turns.turn(turn))
    if isinstance(request, AtTable):
        turns.enter_context(house.turns.turn(house.sittings.id_of(request.table)))
        if house.elsewhere.hand_on(guest, request, line):
            return None
        turns.enter_context(house.turns.turn(house.sittings.id_of(request.table)))  # it may have come here just now
        house.sittings.fetch(house.sittings.id_of(request.table))
    return _answer(house, guest, request)


def _turns(house: House, guest: Guest, request: AnyRequest) -> Iterator[Hashable]:
    """Give what a request needs alone beside its table, always in this order, so that no two wait for each other.

    Of what takes long, one address has one at a time.
    """
    if isinstance(request, Hello | Recover | SignIn):
        yield "key", request.key
    if isinstance(request, Hello | OpenTable | Leave):
        yield type(request), ""
    if DEAR in ANSWERED[type(request)].costs:
        yield "dear", guest.address
    if guest.person is not None and not isinstance(request, AtTable):
        yield "person", guest.person.id


def _comes(guest: Guest, request: AnyRequest) -> bool:
    """Return whether somebody comes to the table at which they were before their line was lost."""
    return isinstance(request, Enter | WatchTable) and request.after > 0 and not guest.told


def _answer(house: House, guest: Guest, request: AnyRequest) -> Json:
    """Do what a guest asks for; return what is to be answered. :raises Refuse, StoreFailed:"""
    answered = ANSWERED[type(request)]
    if answered.stranger is not None:
        return answered.stranger(house, guest, request)
    if guest.person is None or answered.known is None:
        raise Refuse("hello-first")
    return answered.known(house, guest, guest.person, request) or {}
