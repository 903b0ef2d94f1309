"""Requests of players about their match: one function per request."""

from __future__ import annotations

import msgspec

from numeramis_access.server.people import arranging
from numeramis_access.server.people.admission import Refuse, check_epoch, own_sitting, seat_at, sitting_of
from numeramis_access.server.people.answering import DEAR, DEED, LONG, answer
from numeramis_access.server.people.guest import Guest
from numeramis_access.server.people.house import House
from numeramis_access.server.people.rounds import is_open
from numeramis_access.server.people.setting import record_of, setting_of
from numeramis_access.server.stores.port import KnownPerson
from numeramis_access.tables import requests
from numeramis_access.tables.codec import read_offer, write

#: most bytes of a record sent in one answer; most entries and bytes of a portion
WHOLE, PORTION, PORTION_BYTES = 1 << 20, 100, 1 << 15


@answer(requests.Act)
def _act(house: House, guest: Guest, person: KnownPerson, request: requests.Act) -> requests.Json:
    sitting = own_sitting(house, person, request.table)
    at = sitting.place_of(person.id)
    if sitting.match is None or at is None:
        raise Refuse("not-begun")
    try:
        offer = read_offer(sitting.match.match.ruleset, request.offer)
    except msgspec.ValidationError as error:
        raise Refuse("no-such-action") from error
    house.note_match(sitting)
    return {"answer": write(sitting.match.offer(at, offer))}


@answer(requests.NextDeal)
def _note_ready(house: House, guest: Guest, person: KnownPerson, request: requests.NextDeal) -> None:
    sitting = own_sitting(house, person, request.table)
    if sitting.match is not None and (at := sitting.place_of(person.id)) is not None:
        sitting.match.note_ready(at)
        house.note_match(sitting)
    elif sitting.breath.left is not None and person.id not in sitting.breath.ready:
        sitting.breath.ready.add(person.id)
        house.note_change(sitting)


@answer(requests.TakeBack, DEED)
def _take_back(house: House, guest: Guest, person: KnownPerson, request: requests.TakeBack) -> None:
    sitting = own_sitting(house, person, request.table)
    sitting.give_seat_back(person.id)
    house.note_change(sitting)


@answer(requests.MoreTime)
def _more_time(house: House, guest: Guest, person: KnownPerson, request: requests.MoreTime) -> None:
    sitting, at = seat_at(house, person, request.table)
    if refused := sitting.take_more_time(at):
        raise Refuse(refused)
    house.note_change(sitting)


@answer(requests.WishDouble, DEED)
def _double(house: House, guest: Guest, person: KnownPerson, request: requests.WishDouble) -> None:
    sitting, at = seat_at(house, person, request.table)
    sitting.agree(arranging.change_place(sitting.setting, at, double=request.on))
    house.note_change(sitting)


@answer(requests.WishWait, DEED)
def _wait(house: House, guest: Guest, person: KnownPerson, request: requests.WishWait) -> None:
    sitting, at = seat_at(house, person, request.table)
    sitting.agree(arranging.change_place(sitting.setting, at, waits=request.on))
    house.note_change(sitting)


@answer(requests.TellReading, DEED)
def _tell_reading(house: House, guest: Guest, person: KnownPerson, request: requests.TellReading) -> None:
    sitting, at = seat_at(house, person, request.table)
    sitting.attendance.note_reading(at, request.on)
    house.note_change(sitting)


@answer(requests.WishPause, DEED)
def _pause(house: House, guest: Guest, person: KnownPerson, request: requests.WishPause) -> None:
    sitting, at = seat_at(house, person, request.table)
    if sitting.stage != "playing":
        raise Refuse("not-begun")
    if refused := sitting.wish_pause(at):
        raise Refuse(refused)
    house.note_change(sitting)


@answer(requests.After, DEAR)
def _tell_after(house: House, guest: Guest, person: KnownPerson, request: requests.After) -> None:
    sitting = sitting_of(house, person, request.table)
    if sitting.id not in guest.told:
        raise Refuse("not-here")
    check_epoch(house, request.epoch, request.number, sitting.number)
    guest.told[sitting.id] = request.number
    house.note_match(sitting)


@answer(requests.Records, DEAR, LONG)
def _record(house: House, guest: Guest, person: KnownPerson, request: requests.Records) -> requests.Json:
    kept = house.store.table_of(request.table)
    if kept is None or not any(place.person == person.id for place in setting_of(kept).places):
        raise Refuse("no-such-table")
    if kept.stage != "over" or not is_open(house.store, setting_of(kept)):
        raise Refuse("not-over")
    if request.after is None:
        if house.store.record_size(kept.id) > WHOLE:
            raise Refuse("too-long")
        return {"record": record_of(kept, house.store.entries(kept.id))}
    entries, count = house.store.some_entries(kept.id, request.after, PORTION, PORTION_BYTES)
    return {"record": record_of(kept, entries), "count": count}


@answer(requests.MyMatches, DEAR, LONG)
def _answer_finished(house: House, guest: Guest, person: KnownPerson, _: requests.MyMatches) -> requests.Json:
    return {"tables": house.store.finished_matches(person.id)}
