"""Requests about watching, from onlookers and players: one function per request."""

from __future__ import annotations

from numeramis_access.server.people.admission import (
    RefuseRequest,
    check_epoch,
    check_room,
    count_request,
    own_sitting,
    sitting_of,
)
from numeramis_access.server.people.answering import ANNOUNCED_DEEDS, EXPENSIVE_REQUESTS, answers
from numeramis_access.server.people.gathering import find_table
from numeramis_access.server.people.guest import Guest
from numeramis_access.server.people.house import House
from numeramis_access.server.stores.port import KnownPerson
from numeramis_access.tables.pushes import Admitted, Asks
from numeramis_access.tables.request_fields import Json
from numeramis_access.tables.table_requests import AskHand, LetWatch, ShowHand, WatchTable


@answers(WatchTable, EXPENSIVE_REQUESTS)
def _watch(house: House, guest: Guest, person: KnownPerson, request: WatchTable) -> Json:
    sitting = find_table(house, guest, person, request.table)
    sitting.fetch()
    check_epoch(house, request.epoch, request.after, sitting.number)
    onlookers, setting = sitting.onlookers, sitting.setting
    if sitting.place_number_of(person.id) is not None or sitting.stage == "gathering":
        raise RefuseRequest("not-begun")
    if setting.watch == "nobody":
        raise RefuseRequest("not-watched")
    if person.id not in onlookers:
        check_room(house, "onlookers", "table", len(onlookers))
    waits = setting.watch == "friends" and person.id not in onlookers.permissions.let_in
    if waits:
        if not any(place.person and house.connections.is_present(sitting.id, place.person) for place in setting.places):
            raise RefuseRequest("nobody-to-ask")
        count_request(house, guest, "invitations")
        onlookers.permissions.note_waiting(person.id)
        asks = Asks(table=sitting.id, person=person.id, name=person.name, what="watch")
        for place in setting.places:
            house.send_unless_blocked(place.person, asks, sender=person.id)
    else:
        house.follow_table(guest, sitting, request.after)
    return {"table": sitting.id, "waits": waits}


@answers(LetWatch)
def _let_watch(house: House, guest: Guest, person: KnownPerson, request: LetWatch) -> None:
    sitting = own_sitting(house, person, request.table)
    if not sitting.onlookers.permissions.is_waiting(request.person):
        raise RefuseRequest("not-here")
    sitting.onlookers.permissions.admit(request.person)
    house.connections.tell(request.person, Admitted(table=sitting.id))


@answers(AskHand)
def _ask_hand(house: House, guest: Guest, person: KnownPerson, request: AskHand) -> None:
    sitting = sitting_of(house, person, request.table)
    places = sitting.setting.places
    if person.id not in sitting.onlookers or request.place >= len(places) or not places[request.place].person:
        raise RefuseRequest("not-here")
    count_request(house, guest, "invitations")
    asks = Asks(table=sitting.id, person=person.id, name=person.name, what="hand")
    house.send_unless_blocked(places[request.place].person, asks, sender=person.id)


@answers(ShowHand, ANNOUNCED_DEEDS)
def _show_hand(house: House, guest: Guest, person: KnownPerson, request: ShowHand) -> None:
    sitting = own_sitting(house, person, request.table)
    at = sitting.place_number_of(person.id)
    if sitting.match is None or at is None or request.person not in sitting.onlookers:
        raise RefuseRequest("not-here")
    if request.on:
        sitting.onlookers.show_hand(request.person, at, sitting.match.number)
    elif not sitting.onlookers.hide_hand(request.person, at):
        return
    for other in house.connections.of(request.person):
        if sitting.id in other.told:
            house.show_match(other, sitting)
    house.note_change(sitting)
