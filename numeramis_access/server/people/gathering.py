"""Requests about the people of a table, before and during the match: one function per request."""

from __future__ import annotations

import secrets

from numeramis_access.core.actions import Refusal
from numeramis_access.core.codec import read_options
from numeramis_access.core.ruleset import AnyRuleset, Options
from numeramis_access.evening.boards import sizes_of
from numeramis_access.server.people import admission, arranging
from numeramis_access.server.people.answering import ANNOUNCED_DEEDS, EXPENSIVE_REQUESTS, LONG_ANSWERS, answers
from numeramis_access.server.people.entry_permissions import EntryPermissions
from numeramis_access.server.people.guest import Guest
from numeramis_access.server.people.house import House
from numeramis_access.server.people.lobby import LobbyPages
from numeramis_access.server.people.members import CODE_WORDS, draw_words
from numeramis_access.server.people.setting import new_table
from numeramis_access.server.people.sitting import Sitting
from numeramis_access.server.people.table_seen import table_seen_by
from numeramis_access.server.stores.port import KnownPerson
from numeramis_access.tables import requests, table_requests
from numeramis_access.tables.boards import SEATS
from numeramis_access.tables.pushes import Admitted, Asks, HostDid, Invited, Present, Removed, TablePlace
from numeramis_access.tables.request_fields import HostDeed, Json


@answers(requests.WatchLobby, EXPENSIVE_REQUESTS, LONG_ANSWERS)
def _lobby(house: House, guest: Guest, person: KnownPerson, request: requests.WatchLobby) -> None:
    pages = LobbyPages(request.tables_page, request.people_page) if request.tables_page else None
    house.lobby.subscribe(guest, request.on, pages)


@answers(requests.OpenTable)
def _open(house: House, guest: Guest, person: KnownPerson, request: requests.OpenTable) -> Json:
    _check(house, request)
    admission.check_room(house, "tables", "person", len(house.lobby.tables_anywhere_of(person.id)))
    admission.count_request(house, guest, "openings")
    kept = new_table(request, person, secrets.token_hex(8), draw_words(CODE_WORDS, guest.language))
    house.store.store_table(kept)
    sitting = house.sittings.take_in(kept)
    house.follow_table(guest, sitting, 0)
    house.watch.note("table-opened", table=sitting.id, game=request.game, players=request.players)
    return {"table": sitting.id, "code": sitting.code}


def _check(house: House, request: requests.OpenTable) -> None:
    """Check the game, options, level and number of players of a new table.

    :raises RefuseRequest: ``no-such-match`` if one of them is wrong.
    """
    try:
        rules = house.catalogue[request.game].ruleset()
        options = read_options(rules, request.options)
        rules.start(_seats(rules, options, request), options)
        if request.level not in house.catalogue[request.game].levels:
            raise admission.RefuseRequest("no-such-match")
        if request.evening and not request.plays and isinstance(rules.options_for_boards(options, 1), Refusal):
            raise admission.RefuseRequest("no-such-match")
    except (KeyError, ValueError) as error:  # invalid options raise ValueError too
        raise admission.RefuseRequest("no-such-match") from error


def _seats(rules: AnyRuleset, options: Options, request: requests.OpenTable) -> int:
    """Return the number of seats of a new table's matches. :raises ValueError: if the game allows none."""
    if not request.evening:
        return request.players
    return min(sizes_of(rules, options)) if request.plays else SEATS


@answers(table_requests.Enter, EXPENSIVE_REQUESTS)
def _enter(house: House, guest: Guest, person: KnownPerson, request: table_requests.Enter) -> Json:
    sitting = find_table(house, guest, person, request.table)
    if sitting.setting.club is not None and sitting.setting.club.plays and not request.plays:
        raise admission.RefuseRequest("version")
    sitting.fetch()
    admission.check_epoch(house, request.epoch, request.after, sitting.number)
    if sitting.place_number_of(person.id) is None:
        free = sitting.free_place()
        if free is None:
            raise admission.RefuseRequest("full")
        admission.check_room(house, "tables", "person", len(house.lobby.tables_anywhere_of(person.id)))
        if _waits(house, guest, sitting, person):
            return {"table": sitting.id, "waits": True}
        if sitting.stage == "playing":
            sitting.store_setting(arranging.give_place(sitting.setting, free, person))
            sitting.onlookers.remove(person.id)
        elif sitting.sit(person, free):
            raise admission.RefuseRequest("full")
        sitting.permissions.note_arrival(person.id)
    _note_director(house, sitting, person)
    if person.id == sitting.setting.host:  # a program that has restarted has not seen the knocks
        sitting.permissions = EntryPermissions()
    house.follow_table(guest, sitting, request.after)
    sitting.give_seat_back(person.id)
    return {"table": sitting.id}


def _note_director(house: House, sitting: Sitting, person: KnownPerson) -> None:
    """Make a person a director of an evening if the owner of the house has appointed them.

    :raises StoreFailed: if the store fails.
    """
    club = sitting.setting.club
    if club is not None and person.id in house.orders.directors and person.id not in club.directors:
        sitting.evening.change(directors=(*club.directors, person.id))


def _waits(house: House, guest: Guest, sitting: Sitting, person: KnownPerson) -> bool:
    """Return whether a person has to wait until the host lets them in; if so, ask the host.

    :raises RefuseRequest: if the person has asked too often.
    """
    if not sitting.setting.is_for_friends or person.id in sitting.permissions.let_in:
        return False
    admission.count_request(house, guest, "invitations")
    sitting.permissions.note_waiting(person.id)
    asks = Asks(table=sitting.id, person=person.id, name=person.name, what="knock")
    house.connections.tell(sitting.setting.host, asks)
    return True


@answers(table_requests.LetCome)
def _let_come(house: House, guest: Guest, person: KnownPerson, request: table_requests.LetCome) -> None:
    sitting = admission.hosted_sitting(house, person, request.table)
    if not sitting.setting.is_for_friends:
        raise admission.RefuseRequest("not-here")
    if not request.on:
        sitting.permissions.send_away(request.person)
    elif sitting.permissions.is_known(request.person) or any(
        connection.id == request.person for connection in house.connections.connected_people()
    ):
        sitting.permissions.admit(request.person)
        if sitting.permissions.is_waiting(request.person):
            house.connections.tell(request.person, Admitted(table=sitting.id, what="enter"))
    house.lobby.note_table_change(sitting.id)


def find_table(house: House, guest: Guest, person: KnownPerson, code_or_id: str) -> Sitting:
    """Return the table with a code or an id. The id of a table that is not open counts only for people who sit there or
    may enter; for others it counts as a wrong code.

    :param house: the house. :param guest: the connection. :param person: the person.
    :param code_or_id: code or id of the table.
    :raises RefuseRequest: ``no-such-table`` if there is no such table; with a limit's code after too many wrong codes;
        ``not-let-in`` if the host has blocked this person, unless they sit there.
    :raises StoreFailed: if the store fails.
    """
    sitting = _known_table(house, person, code_or_id)
    if sitting is None:
        if not house.lobby.is_own(person.id, code_or_id):
            admission.check_limit(house, guest, "codes")
        sitting = house.sittings.find_by_code(code_or_id)
    if sitting is None:
        admission.count_wrong(house, guest, "codes")
        raise admission.RefuseRequest("no-such-table")
    if sitting.place_number_of(person.id) is None and house.blocks.is_blocked(person.id, by=sitting.setting.host):
        raise admission.RefuseRequest("not-let-in")
    return sitting


def _known_table(house: House, person: KnownPerson, id: str) -> Sitting | None:
    """Return the table with an id if it is open or this person belongs to it, else None."""
    sitting = house.sittings.find(id)
    if sitting is None or sitting.setting.access == "open":
        return sitting
    belongs = sitting.place_number_of(person.id) is not None or person.id in sitting.permissions.let_in
    return sitting if belongs else None


@answers(table_requests.Sit, ANNOUNCED_DEEDS)
def _sit(house: House, guest: Guest, person: KnownPerson, request: table_requests.Sit) -> None:
    sitting = admission.own_sitting(house, person, request.table)
    if refused := sitting.sit(person, request.place):
        raise admission.RefuseRequest(refused)
    house.note_change(sitting)


@answers(table_requests.Leave)
def _leave(house: House, guest: Guest, person: KnownPerson, request: table_requests.Leave) -> None:
    sitting = admission.sitting_of(house, person, request.table)
    if sitting.setting.club is not None and sitting.setting.host == person.id:
        _close(house, sitting)
        return
    if sitting.setting.called is not None and sitting.setting.host == person.id:
        _close(house, sitting)
        return
    aside = request.aside and sitting.setting.days and sitting.stage == "playing"
    if person.id in sitting.onlookers or aside:
        house.unfollow_table(guest, sitting)
        return
    house.leave_table(admission.own_sitting(house, person, request.table), person.id)


def _close(house: House, sitting: Sitting) -> None:
    """Close an evening or a table of real cards that its host leaves; the tables of an evening's round play on.

    :raises StoreFailed: if the store fails.
    """
    for guest in list(house.connections.at(sitting.id)):
        guest.say(Removed(table=sitting.id))
        house.unfollow_table(guest, sitting)
    house.delete(sitting)


@answers(table_requests.Begin)
def _begin(house: House, guest: Guest, person: KnownPerson, request: table_requests.Begin) -> None:
    sitting = admission.hosted_sitting(house, person, request.table)
    if sitting.stage != "gathering" or sitting.setting.club is not None:
        raise admission.RefuseRequest("begun")
    sitting.begin()
    house.watch.note("match-begun", table=sitting.id, game=sitting.setting.game)
    for other in house.connections.at(sitting.id):
        if sitting.setting.drawn and other.person is not None:  # tell the drawn seats before the match
            other.say(HostDid(table=sitting.id, what="drawn"))
            other.say(table_seen_by(sitting, other.person.id))
        house.show_match(other, sitting)
    for place in sitting.setting.places:
        if place.person and not house.connections.is_present(sitting.id, place.person):
            sitting.note_absence(place.person)
    house.note_change(sitting)


@answers(table_requests.Arrange, ANNOUNCED_DEEDS)
def _arrange(house: House, guest: Guest, person: KnownPerson, request: table_requests.Arrange) -> None:
    sitting = admission.hosted_sitting(house, person, request.table)
    if sitting.stage != "gathering":
        raise admission.RefuseRequest("begun")
    if request.level not in house.catalogue[sitting.setting.game].levels:
        raise admission.RefuseRequest("no-such-match")
    sitting.store_setting(arranging.arrange_terms(sitting.setting, request))
    house.note_change(sitting)


@answers(table_requests.HandOver, ANNOUNCED_DEEDS)
def _hand_over(house: House, guest: Guest, person: KnownPerson, request: table_requests.HandOver) -> None:
    sitting = admission.hosted_sitting(house, person, request.table)
    if sitting.place_number_of(request.person) is None or sitting.setting.club is not None:
        raise admission.RefuseRequest("not-here")
    sitting.hand_over(request.person)
    _tell(house, sitting, "handed-over", request.person)


@answers(table_requests.Remove, ANNOUNCED_DEEDS)
def _remove(house: House, guest: Guest, person: KnownPerson, request: table_requests.Remove) -> None:
    sitting = admission.hosted_sitting(house, person, request.table)
    watches = request.person in sitting.onlookers
    if (sitting.place_number_of(request.person) is None and not watches) or request.person == person.id:
        raise admission.RefuseRequest("not-here")
    if request.person == sitting.setting.host:
        raise admission.RefuseRequest("not-the-host")
    for other in house.connections.of(request.person):
        if sitting.id in other.told:
            other.say(Removed(table=sitting.id, sent_away=True))
    _tell(house, sitting, "removed", request.person)
    sitting.permissions.send_away(request.person)
    if watches:
        _send_away(house, sitting, request.person)
    else:
        house.leave_table(sitting, request.person)


def _send_away(house: House, sitting: Sitting, person: str) -> None:
    """Remove an onlooker from a table. :param person: an id."""
    sitting.onlookers.send_away(person)
    for guest in house.connections.of(person):
        house.unfollow_table(guest, sitting)
    house.note_change(sitting)


@answers(table_requests.Mute, ANNOUNCED_DEEDS)
def _mute(house: House, guest: Guest, person: KnownPerson, request: table_requests.Mute) -> None:
    sitting = admission.hosted_sitting(house, person, request.table)
    if not _name_at_table(sitting, request.person) or request.person == person.id:
        raise admission.RefuseRequest("not-here")
    sitting.store_setting(arranging.mute_person(sitting.setting, request.person, request.on))
    _tell(house, sitting, "muted" if request.on else "unmuted", request.person)


@answers(table_requests.Move, ANNOUNCED_DEEDS)
def _move(house: House, guest: Guest, person: KnownPerson, request: table_requests.Move) -> None:
    sitting = admission.hosted_sitting(house, person, request.table)
    if sitting.stage != "gathering":
        raise admission.RefuseRequest("begun")
    if (changed := arranging.exchange_places(sitting.setting, request.place, request.to)) is None:
        raise admission.RefuseRequest("taken")
    sitting.store_setting(changed)
    house.note_change(sitting)


@answers(table_requests.DrawSeats, ANNOUNCED_DEEDS)
def _draw_seats(house: House, guest: Guest, person: KnownPerson, request: table_requests.DrawSeats) -> None:
    sitting = admission.hosted_sitting(house, person, request.table)
    if sitting.setting.club is not None:
        raise admission.RefuseRequest("not-here")
    if sitting.stage != "gathering":
        raise admission.RefuseRequest("begun")
    sitting.store_setting(arranging.draw_places(sitting.setting))
    house.connections.tell_table(sitting.id, HostDid(table=sitting.id, what="drawn"))
    house.note_change(sitting)


def _tell(house: House, sitting: Sitting, what: HostDeed, person: str) -> None:
    """Tell all people at a table about an act of the host. :param person: id of the person concerned."""
    did = HostDid(table=sitting.id, what=what, person=person, name=_name_at_table(sitting, person))
    house.connections.tell_table(sitting.id, did)
    house.note_change(sitting)


def _name_at_table(sitting: Sitting, person: str) -> str:
    """Return the name of a player or an onlooker at a table, "" if the person is not there."""
    there: list[TablePlace | Present] = [*sitting.setting.places, *sitting.onlookers.people()]
    return next((place.name for place in there if place.person == person), "")


@answers(table_requests.Invite)
def _invite(house: House, guest: Guest, person: KnownPerson, request: table_requests.Invite) -> None:
    sitting = admission.own_sitting(house, person, request.table)
    here = any(connection.id == request.person for connection in house.connections.connected_people())
    if not here or sitting.stage != "gathering" or sitting.place_number_of(request.person) is not None:
        raise admission.RefuseRequest("not-here")
    admission.count_request(house, guest, "invitations")
    if person.id == sitting.setting.host:
        sitting.permissions.admit(request.person)
        house.note_change(sitting)
    invited = Invited(
        table=sitting.id, code=sitting.code, game=sitting.setting.game, person=person.id, name=person.name
    )
    house.send_unless_blocked(request.person, invited, sender=person.id)
