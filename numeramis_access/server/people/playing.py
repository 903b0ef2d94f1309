"""Requests of players about their match: one function per request."""

from __future__ import annotations

import msgspec

from numeramis_access.server.people import arranging
from numeramis_access.server.people.admission import (
    RefuseRequest,
    check_epoch,
    own_sitting,
    own_sitting_and_place,
    sitting_of,
)
from numeramis_access.server.people.answering import ANNOUNCED_DEEDS, EXPENSIVE_REQUESTS, LONG_ANSWERS, answers
from numeramis_access.server.people.guest import Guest
from numeramis_access.server.people.house import House
from numeramis_access.server.people.rounds import can_see_record
from numeramis_access.server.people.setting import record_of, setting_of
from numeramis_access.server.stores.port import KnownPerson
from numeramis_access.tables import person_requests, requests, table_requests
from numeramis_access.tables.codec import read_offer, write_message
from numeramis_access.tables.request_fields import Json

#: most bytes of a record sent in one answer; most entries and bytes of a portion
MAX_RECORD_BYTES, MAX_PORTION_ENTRIES, MAX_PORTION_BYTES = 1 << 20, 100, 1 << 15


@answers(table_requests.Act)
def _act(house: House, guest: Guest, person: KnownPerson, request: table_requests.Act) -> Json:
    sitting = own_sitting(house, person, request.table)
    at = sitting.place_number_of(person.id)
    if sitting.match is None or at is None:
        raise RefuseRequest("not-begun")
    try:
        offer = read_offer(sitting.match.match.ruleset, request.offer)
    except msgspec.ValidationError as error:
        raise RefuseRequest("no-such-action") from error
    house.note_match(sitting)
    return {"answer": write_message(sitting.match.offer(at, offer))}


@answers(table_requests.NextDeal)
def _note_ready(house: House, guest: Guest, person: KnownPerson, request: table_requests.NextDeal) -> None:
    sitting = own_sitting(house, person, request.table)
    if sitting.match is not None and (at := sitting.place_number_of(person.id)) is not None:
        sitting.match.note_ready(at)
        house.note_match(sitting)
    elif sitting.evening.rest_clock.seconds_left is not None and person.id not in sitting.evening.rest_clock.ready:
        sitting.evening.rest_clock.ready.add(person.id)
        house.note_change(sitting)


@answers(table_requests.TakeBack, ANNOUNCED_DEEDS)
def _take_back(house: House, guest: Guest, person: KnownPerson, request: table_requests.TakeBack) -> None:
    sitting = own_sitting(house, person, request.table)
    sitting.give_seat_back(person.id)
    house.note_change(sitting)


@answers(table_requests.MoreTime)
def _more_time(house: House, guest: Guest, person: KnownPerson, request: table_requests.MoreTime) -> None:
    sitting, at = own_sitting_and_place(house, person, request.table)
    if refused := sitting.take_more_time(at):
        raise RefuseRequest(refused)
    house.note_change(sitting)


@answers(table_requests.WishDouble, ANNOUNCED_DEEDS)
def _double(house: House, guest: Guest, person: KnownPerson, request: table_requests.WishDouble) -> None:
    sitting, at = own_sitting_and_place(house, person, request.table)
    sitting.store_setting(arranging.change_place(sitting.setting, at, double=request.on))
    house.note_change(sitting)


@answers(table_requests.WishWait, ANNOUNCED_DEEDS)
def _wait(house: House, guest: Guest, person: KnownPerson, request: table_requests.WishWait) -> None:
    sitting, at = own_sitting_and_place(house, person, request.table)
    sitting.store_setting(arranging.change_place(sitting.setting, at, waits=request.on))
    house.note_change(sitting)


@answers(table_requests.WishOnlyCard, ANNOUNCED_DEEDS)
def _only_card(house: House, guest: Guest, person: KnownPerson, request: table_requests.WishOnlyCard) -> None:
    sitting, at = own_sitting_and_place(house, person, request.table)
    sitting.store_setting(arranging.change_place(sitting.setting, at, only_card=request.on))
    house.note_change(sitting)


@answers(table_requests.TellReading, ANNOUNCED_DEEDS)
def _tell_reading(house: House, guest: Guest, person: KnownPerson, request: table_requests.TellReading) -> None:
    sitting, at = own_sitting_and_place(house, person, request.table)
    sitting.attendance.note_reading(at, request.on and sitting.stage == "playing")
    house.note_change(sitting)


@answers(table_requests.WishPause, ANNOUNCED_DEEDS)
def _pause(house: House, guest: Guest, person: KnownPerson, request: table_requests.WishPause) -> None:
    sitting, at = own_sitting_and_place(house, person, request.table)
    if sitting.stage != "playing":
        raise RefuseRequest("not-begun")
    if refused := sitting.wish_pause(at):
        raise RefuseRequest(refused)
    house.note_change(sitting)


@answers(person_requests.TakeHoliday, EXPENSIVE_REQUESTS)
def _holiday(house: House, guest: Guest, person: KnownPerson, request: person_requests.TakeHoliday) -> Json:
    taken = house.holidays.begin_or_end(person.id, request.days)
    if taken is None:
        raise RefuseRequest("no-holidays")
    left, ends = taken
    return {"left": left, "ends": ends}


@answers(table_requests.After, EXPENSIVE_REQUESTS)
def _tell_after(house: House, guest: Guest, person: KnownPerson, request: table_requests.After) -> None:
    sitting = sitting_of(house, person, request.table)
    if sitting.id not in guest.told:
        raise RefuseRequest("not-here")
    check_epoch(house, request.epoch, request.number, sitting.number)
    guest.told[sitting.id] = request.number
    house.note_match(sitting)


@answers(requests.Records, EXPENSIVE_REQUESTS, LONG_ANSWERS)
def _record(house: House, guest: Guest, person: KnownPerson, request: requests.Records) -> Json:
    kept = house.store.table_of(request.table)
    if kept is None or not any(place.person == person.id for place in setting_of(kept).places):
        raise RefuseRequest("no-such-table")
    if kept.stage != "over" or not can_see_record(house.store, setting_of(kept)):
        raise RefuseRequest("not-over")
    if request.after is None:
        if house.store.record_size(kept.id) > MAX_RECORD_BYTES:
            raise RefuseRequest("too-long")
        return {"record": record_of(kept, house.store.entries(kept.id))}
    entries, count = house.store.some_entries(kept.id, request.after, MAX_PORTION_ENTRIES, MAX_PORTION_BYTES)
    return {"record": record_of(kept, entries), "count": count}


@answers(requests.MyMatches, EXPENSIVE_REQUESTS, LONG_ANSWERS)
def _answer_finished(house: House, guest: Guest, person: KnownPerson, _: requests.MyMatches) -> Json:
    return {"tables": house.store.finished_matches(person.id)}
