"""What guests may ask the house for, and what comes of it: one function a request."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from time import perf_counter
from typing import Any

import msgspec

from numeramis_access.core.codec import read_options
from numeramis_access.server.people.allowance import Allowance
from numeramis_access.server.people.guest import Guest
from numeramis_access.server.people.house import House
from numeramis_access.server.people.members import CODE, as_typed, device, heard, name_of, spelled
from numeramis_access.server.people.passkeys import Unproven
from numeramis_access.server.people.sitting import Sitting, opened, record_of, setting_of
from numeramis_access.server.stores.port import Person, Report, StoreFailed
from numeramis_access.tables.codec import read_offer, write
from numeramis_access.tables.protocol import (
    PHRASES,
    VERSION,
    Act,
    Admitted,
    After,
    AnyRequest,
    Arrange,
    AskHand,
    AskPasskeys,
    Asks,
    AtTable,
    Begin,
    Bye,
    DeleteMe,
    Denied,
    Done,
    Enter,
    ForgetPasskeys,
    HandOver,
    Hello,
    Invite,
    Invited,
    Json,
    KeepPasskey,
    Leave,
    LetWatch,
    MakePassphrase,
    MoreTime,
    MyData,
    NextDeal,
    OpenTable,
    PasskeyChallenge,
    Records,
    Recover,
    Remove,
    Removed,
    Rename,
    ReportPerson,
    Request,
    Say,
    ShowHand,
    SignIn,
    SignOutOthers,
    Sit,
    TakeBack,
    WatchLobby,
    WatchTable,
    WishDouble,
    WishPause,
    read_request,
)

#: tables that one person may have at once
TABLES = 20


class Refuse(Exception):
    """A request cannot be done. :param code: why, as ``PROTOCOL.md`` lists."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


def receive(house: House, guest: Guest, text: str | bytes) -> bool:
    """Take a line from a guest; return False when no client of this protocol sends that and the connection must end."""
    line = text.encode() if isinstance(text, str) else text
    try:
        request = read_request(line)
    except (msgspec.DecodeError, UnicodeDecodeError):
        guest.say(Bye(code="malformed"))
        return False
    begun, code = perf_counter(), ""
    try:
        if isinstance(request, AtTable) and house.elsewhere.takes(guest, request, line):
            return True
        answer = _answer(house, guest, request)
    except Refuse as refused:
        code = refused.code
    except StoreFailed:
        code = "not-kept"
        house.watch.note("not-kept")
        if isinstance(request, Hello):  # nobody can be known here just now: the client comes again, or goes elsewhere
            guest.dismiss(code)
            return True
    guest.say(Denied(re=request.id, code=code) if code else Done(re=request.id, answer=answer))
    house.spread()
    house.watch.answered(str(request.__struct_config__.tag), code, perf_counter() - begun)
    return True


def _answer(house: House, guest: Guest, request: AnyRequest) -> Json:
    """Do what a guest asks for; return what is to be answered. :raises Refuse, StoreFailed:"""
    if isinstance(request, Hello):
        return _hello(house, guest, request)
    if isinstance(request, Recover):
        return _recover(house, guest, request)
    if isinstance(request, SignIn):
        return _sign_in(house, guest, request)
    if isinstance(request, PasskeyChallenge):
        return _challenge(house, guest, request)
    if guest.person is None:
        raise Refuse("hello-first")
    return ANSWERS[type(request)](house, guest, guest.person, request) or {}


# who one is


def _hello(house: House, guest: Guest, request: Hello) -> Json:
    if request.version != VERSION:
        raise Refuse("version")
    name = name_of(request.name)
    if not name:
        raise Refuse("name")
    guest.language = request.language
    _may_use(house, guest, request.key)
    if not house.members.knows(request.key):
        if house.newcomers.used_up(guest.address):
            raise Refuse("too-many-newcomers")
        house.newcomers.use(guest.address)
    return _welcome(house, guest, house.members.hello(request.key, name, request.gender, request.language))


def _recover(house: House, guest: Guest, request: Recover) -> Json:
    if request.version != VERSION:
        raise Refuse("version")
    _may_use(house, guest, request.key)
    _may_guess(house, guest)
    person = house.members.recover(request.words, request.key)
    if person is None:
        house.guesses.use(guest.address)
        raise Refuse("unknown-words")
    return _welcome(house, guest, person)


def _may_use(house: House, guest: Guest, key: str) -> None:
    """Refuse a key that its owner has made void."""
    guest.device = device(key)
    if guest.device in house.void:
        guest.device = b""
        raise Refuse("signed-out")


def _sign_out_others(house: House, guest: Guest, person: Person, request: SignOutOthers) -> None:
    """Make the keys of one's other devices void; the words show that it is the owner who asks, and not a thief."""
    _may_guess(house, guest)
    if not house.members.is_passphrase_of(person, request.words):
        house.guesses.use(guest.address)
        raise Refuse("unknown-words")
    house.members.void_others(person, guest.device)
    house.see_void()


def _welcome(house: House, guest: Guest, person: Person) -> Json:
    if person.id in house.banned:
        raise Refuse("banned")
    house.is_now(guest, person)
    who = {"person": person.id, "name": person.name, "gender": person.gender}
    servers = house.elsewhere.addresses()
    return {**who, "servers": servers} if servers else who


def _rename(house: House, guest: Guest, person: Person, request: Rename) -> Json:
    name = name_of(request.name)
    if not name:
        raise Refuse("name")
    return _welcome(house, guest, house.members.rename(person, name, request.gender))


def _passphrase(house: House, guest: Guest, person: Person, _: MakePassphrase) -> Json:
    _may_guess(house, guest)
    house.guesses.use(guest.address)  # making one costs the house as much as trying one
    return {"words": house.members.passphrase(person, guest.language)}


def _my_data(house: House, guest: Guest, person: Person, _: MyData) -> Json:
    here = [one for sitting in house.sittings.values() if (one := sitting.seen_by(person.id)).own is not None]
    mine = [*here, *(one.seen_by(person.id) for one in house.elsewhere.tables() if one.place_of(person.id) is not None)]
    passkeys = [one.host for one in house.store.passkeys(person.id)]
    return {"person": msgspec.to_builtins(person), "tables": msgspec.to_builtins(mine), "passkeys": passkeys}


def _delete(house: House, guest: Guest, person: Person, _: DeleteMe) -> None:
    house.leaves_all(person.id)
    house.elsewhere.leaves_all(guest, person)
    house.members.forget(person)
    for one in house.of(person.id):
        one.person = None


# passkeys


def _ask_passkeys(house: House, guest: Guest, person: Person, request: AskPasskeys) -> Json:
    offered = bool(house.passkeys.host_of(request.origin))
    return {"offered": offered, "own": len(house.store.passkeys(person.id))}


def _challenge(house: House, guest: Guest, request: PasskeyChallenge) -> Json:
    if not house.passkeys.host_of(request.origin):
        raise Refuse("no-passkeys")
    if not request.make:
        options, guest.challenge = house.passkeys.to_sign_in(request.origin)
    elif guest.person is None:
        raise Refuse("hello-first")
    else:
        options, guest.challenge = house.passkeys.to_make(request.origin, guest.person)
    return {"options": options}


def _keep_passkey(house: House, guest: Guest, person: Person, request: KeepPasskey) -> None:
    challenge, guest.challenge = guest.challenge, None
    try:
        house.passkeys.keep(person, challenge, request.proof)
    except Unproven as error:
        raise Refuse("unknown-passkey") from error


def _sign_in(house: House, guest: Guest, request: SignIn) -> Json:
    if request.version != VERSION:
        raise Refuse("version")
    _may_use(house, guest, request.key)
    _may_guess(house, guest)
    challenge, guest.challenge = guest.challenge, None
    try:
        shown = house.passkeys.shown(challenge, request.proof)
    except Unproven as error:
        house.guesses.use(guest.address)
        raise Refuse("unknown-passkey") from error
    person = house.members.also_by(shown.person, request.key)
    if person is None:
        raise Refuse("unknown-passkey")
    return _welcome(house, guest, person)


def _forget_passkeys(house: House, guest: Guest, person: Person, _: ForgetPasskeys) -> None:
    house.store.forget_passkeys(person.id)


# tables


def _lobby(house: House, guest: Guest, person: Person, request: WatchLobby) -> None:
    guest.lobby = request.on
    if request.on:
        guest.say(house.lobby(person))


def _open(house: House, guest: Guest, person: Person, request: OpenTable) -> Json:
    _check(house, request)
    mine = [one for one in (*house.tables(), *house.elsewhere.tables()) if one.place_of(person.id) is not None]
    if len(mine) >= TABLES:
        raise Refuse("too-many-tables")
    kept = opened(request, person, secrets.token_hex(8), spelled(CODE, guest.language))
    house.store.table(kept)
    sitting = house.sitting(kept)
    house.joins(guest, sitting, 0)
    house.watch.note("table-opened", table=sitting.id, game=request.game, players=request.players)
    return {"table": sitting.id, "code": sitting.code}


def _check(house: House, request: OpenTable) -> None:
    """Refuse a game, options or a number of players that there are not."""
    try:
        rules = house.catalogue[request.game].ruleset()
        rules.start(request.players, read_options(rules, request.options))
    except (KeyError, ValueError) as error:  # options that are not allowed are a ValueError too
        raise Refuse("no-such-match") from error


def _enter(house: House, guest: Guest, person: Person, request: Enter) -> Json:
    _may_guess(house, guest)
    sitting = _found(house, guest, person, request.table)
    if sitting.place_of(person.id) is None:
        free = sitting.first_free() if sitting.stage == "gathering" else None
        if free is None or sitting.sit(person, free):
            raise Refuse("full")
    house.joins(guest, sitting, request.after)
    sitting.back(person.id)
    return {"table": sitting.id}


def _found(house: House, guest: Guest, person: Person, named: str) -> Sitting:
    """Return the table that a code or an id names, where this person may know it."""
    sitting = house.find(named)
    if sitting is not None and (sitting.setting.access == "open" or sitting.place_of(person.id) is not None):
        return sitting
    code = as_typed(named).encode()
    for one in house.sittings.values():
        if secrets.compare_digest(one.code.encode(), code):
            return one
    house.guesses.use(guest.address)
    raise Refuse("no-such-table")


def _may_guess(house: House, guest: Guest) -> None:
    if house.guesses.used_up(guest.address):
        raise Refuse("too-many-guesses")


def _sit(house: House, guest: Guest, person: Person, request: Sit) -> None:
    sitting = _mine(house, person, request.table)
    if refused := sitting.sit(person, request.place):
        raise Refuse(refused)
    house.changed(sitting)


def _leave(house: House, guest: Guest, person: Person, request: Leave) -> None:
    sitting = _there(house, person, request.table)
    if person.id in sitting.onlookers:
        house.away(guest, sitting)
        return
    house.leaves(_mine(house, person, request.table), person.id)


def _begin(house: House, guest: Guest, person: Person, request: Begin) -> None:
    sitting = _hosted(house, person, request.table)
    if sitting.stage != "gathering":
        raise Refuse("begun")
    sitting.begin()
    house.watch.note("match-begun", table=sitting.id, game=sitting.setting.game)
    for other in house.at(sitting.id):
        house.show_match(other, sitting)
    for place in sitting.setting.places:
        if place.person and not house.present(sitting.id, place.person):
            sitting.dropped(place.person)
    house.changed(sitting)


def _arrange(house: House, guest: Guest, person: Person, request: Arrange) -> None:
    sitting = _hosted(house, person, request.table)
    if sitting.stage != "gathering":
        raise Refuse("begun")
    sitting.arrange(request)
    house.changed(sitting)


def _hand_over(house: House, guest: Guest, person: Person, request: HandOver) -> None:
    sitting = _hosted(house, person, request.table)
    if sitting.place_of(request.person) is None:
        raise Refuse("not-here")
    sitting.hand_over(request.person)
    house.changed(sitting)


def _remove(house: House, guest: Guest, person: Person, request: Remove) -> None:
    sitting = _hosted(house, person, request.table)
    watches = request.person in sitting.onlookers
    if (sitting.place_of(request.person) is None and not watches) or request.person == person.id:
        raise Refuse("not-here")
    for other in house.of(request.person):
        if sitting.id in other.told:
            other.say(Removed(table=sitting.id))
    (house.sends_away if watches else house.leaves)(sitting, request.person)


# at the table


def _act(house: House, guest: Guest, person: Person, request: Act) -> Json:
    sitting = _mine(house, person, request.table)
    at = sitting.place_of(person.id)
    if sitting.match is None or at is None:
        raise Refuse("not-begun")
    try:
        offer = read_offer(sitting.match.match.ruleset, request.offer)
    except msgspec.ValidationError as error:
        raise Refuse("no-such-action") from error
    house.touched(sitting)
    return {"answer": write(sitting.match.offer(at, offer))}


def _ready(house: House, guest: Guest, person: Person, request: NextDeal) -> None:
    sitting = _mine(house, person, request.table)
    if sitting.match is not None and (at := sitting.place_of(person.id)) is not None:
        sitting.match.ready(at)
        house.touched(sitting)


def _take_back(house: House, guest: Guest, person: Person, request: TakeBack) -> None:
    sitting = _mine(house, person, request.table)
    sitting.back(person.id)
    house.changed(sitting)


def _more_time(house: House, guest: Guest, person: Person, request: MoreTime) -> None:
    sitting, at = _seated(house, person, request.table)
    if refused := sitting.take_more_time(at):
        raise Refuse(refused)
    house.changed(sitting)


def _double(house: House, guest: Guest, person: Person, request: WishDouble) -> None:
    sitting, at = _seated(house, person, request.table)
    sitting.double(at, request.on)
    house.changed(sitting)


def _pause(house: House, guest: Guest, person: Person, request: WishPause) -> None:
    sitting, at = _seated(house, person, request.table)
    if sitting.stage != "playing":
        raise Refuse("not-begun")
    sitting.wish_pause(at)
    house.changed(sitting)


def _after(house: House, guest: Guest, person: Person, request: After) -> None:
    sitting = _there(house, person, request.table)
    if sitting.id not in guest.told:
        raise Refuse("not-here")
    guest.told[sitting.id] = request.number
    house.touched(sitting)


def _say(house: House, guest: Guest, person: Person, request: Say) -> None:
    sitting = _there(house, person, request.table)
    text = heard(request.text)
    if bool(request.phrase) == bool(text) or (request.phrase and request.phrase not in PHRASES):
        raise Refuse("nothing-said")
    if sitting.silent and (text or person.id in sitting.onlookers):  # even a set phrase of theirs could be a hint
        raise Refuse("deal-is-on")
    house.say(sitting.id, person, request.phrase, text)


def _watch(house: House, guest: Guest, person: Person, request: WatchTable) -> Json:
    _may_guess(house, guest)
    sitting = _found(house, guest, person, request.table)
    onlookers, setting = sitting.onlookers, sitting.setting
    if sitting.place_of(person.id) is not None or sitting.stage == "gathering":
        raise Refuse("not-begun")
    if setting.watch == "nobody":
        raise Refuse("not-watched")
    if onlookers.full and person.id not in onlookers:
        raise Refuse("full")
    waits = setting.watch == "friends" and not onlookers.was_let(person.id)
    if waits:
        _use(house.invited, person)
        onlookers.asks(person.id)
        asks = Asks(table=sitting.id, person=person.id, name=person.name, what="watch")
        for place in setting.places:
            house.tell(place.person, asks)
    else:
        house.joins(guest, sitting, request.after)
    return {"table": sitting.id, "waits": waits}


def _let_watch(house: House, guest: Guest, person: Person, request: LetWatch) -> None:
    sitting = _mine(house, person, request.table)
    if not sitting.onlookers.let(request.person):
        raise Refuse("not-here")
    house.tell(request.person, Admitted(table=sitting.id))


def _ask_hand(house: House, guest: Guest, person: Person, request: AskHand) -> None:
    sitting = _there(house, person, request.table)
    places = sitting.setting.places
    if person.id not in sitting.onlookers or request.place >= len(places) or not places[request.place].person:
        raise Refuse("not-here")
    _use(house.invited, person)
    asks = Asks(table=sitting.id, person=person.id, name=person.name, what="hand")
    house.tell(places[request.place].person, asks)


def _show_hand(house: House, guest: Guest, person: Person, request: ShowHand) -> None:
    sitting = _mine(house, person, request.table)
    at = sitting.place_of(person.id)
    if sitting.match is None or at is None or request.person not in sitting.onlookers:
        raise Refuse("not-here")
    if request.on:
        sitting.onlookers.show(request.person, at, sitting.match.number)
    elif not sitting.onlookers.hide(request.person, at):
        return
    for other in house.of(request.person):
        if sitting.id in other.told:
            house.show_match(other, sitting)
    house.changed(sitting)


def _report(house: House, guest: Guest, person: Person, request: ReportPerson) -> None:
    sitting = _there(house, person, request.table)
    said = house.said(sitting.id)
    there = sitting.place_of(request.person) is not None or request.person in sitting.onlookers
    known = there or any(one.person == request.person for one in said)
    if not known or request.person == person.id:
        raise Refuse("not-here")
    _use(house.reported, person)
    words = tuple((one.name, one.text or one.phrase) for one in said)
    house.store.report(Report(time.time(), person.id, request.person, sitting.id, heard(request.why), words))


def _invite(house: House, guest: Guest, person: Person, request: Invite) -> None:
    sitting = _mine(house, person, request.table)
    here = any(one.id == request.person for one in house.everybody())
    if not here or sitting.stage != "gathering" or sitting.place_of(request.person) is not None:
        raise Refuse("not-here")
    _use(house.invited, person)
    invited = Invited(
        table=sitting.id, code=sitting.code, game=sitting.setting.game, person=person.id, name=person.name
    )
    house.tell(request.person, invited)


def _use(allowance: Allowance, person: Person) -> None:
    """Let somebody do what may not be done too often. :raises Refuse:"""
    if allowance.used_up(person.id):
        raise Refuse("too-many-guesses")
    allowance.use(person.id)


def _record(house: House, guest: Guest, person: Person, request: Records) -> Json:
    kept = house.store.table_of(request.table)
    if kept is None or not any(place.person == person.id for place in setting_of(kept).places):
        raise Refuse("no-such-table")
    if kept.stage != "over":
        raise Refuse("not-over")
    return {"record": record_of(kept, house.store.entries(kept.id))}


def _mine(house: House, person: Person, table: str) -> Sitting:
    """Return a table where this person sits."""
    sitting = house.sittings.get(table)
    if sitting is None or sitting.place_of(person.id) is None:
        raise Refuse("no-such-table")
    return sitting


def _seated(house: House, person: Person, table: str) -> tuple[Sitting, int]:
    """Return a table where this person sits, and the place."""
    sitting = _mine(house, person, table)
    at = sitting.place_of(person.id)
    assert at is not None
    return sitting, at


def _there(house: House, person: Person, table: str) -> Sitting:
    """Return a table where this person sits or watches."""
    sitting = house.sittings.get(table)
    return sitting if sitting is not None and person.id in sitting.onlookers else _mine(house, person, table)


def _hosted(house: House, person: Person, table: str) -> Sitting:
    """Return a table of which this person is the host."""
    sitting = _mine(house, person, table)
    if sitting.setting.host != person.id:
        raise Refuse("not-the-host")
    return sitting


ANSWERS: dict[type[Request], Callable[[House, Guest, Person, Any], Json | None]] = {
    Rename: _rename, MakePassphrase: _passphrase, SignOutOthers: _sign_out_others, MyData: _my_data,
    DeleteMe: _delete, WatchLobby: _lobby,
    AskPasskeys: _ask_passkeys, KeepPasskey: _keep_passkey, ForgetPasskeys: _forget_passkeys,
    OpenTable: _open, Enter: _enter, Sit: _sit, Leave: _leave, Begin: _begin, HandOver: _hand_over, Remove: _remove,
    Act: _act, NextDeal: _ready, TakeBack: _take_back, After: _after, Say: _say, ReportPerson: _report,
    WatchTable: _watch, LetWatch: _let_watch, AskHand: _ask_hand, ShowHand: _show_hand,
    Arrange: _arrange, Invite: _invite, MoreTime: _more_time, WishDouble: _double, WishPause: _pause, Records: _record,
}  # fmt: skip
