"""Requests about a match with real cards that a caller's program shows: one function per request."""

from __future__ import annotations

import secrets

from numeramis_access.core.codec import read_options
from numeramis_access.server.people import admission
from numeramis_access.server.people.answering import EXPENSIVE_REQUESTS, answers
from numeramis_access.server.people.guest import Guest
from numeramis_access.server.people.house import House
from numeramis_access.server.people.members import CODE_WORDS, draw_words
from numeramis_access.server.people.setting import new_shown_table
from numeramis_access.server.people.sitting import Sitting
from numeramis_access.server.stores.port import KnownPerson
from numeramis_access.tables import requests, table_requests
from numeramis_access.tables.called.calls import read_call
from numeramis_access.tables.called.match import CalledMatch
from numeramis_access.tables.called.shown_table import ShownTable
from numeramis_access.tables.request_fields import Json


@answers(requests.ShowTable, EXPENSIVE_REQUESTS)
def _show(house: House, guest: Guest, person: KnownPerson, request: requests.ShowTable) -> Json:
    _check(house, request)
    tables = [sitting.setting for sitting in house.sittings.values()]
    hosted = sum(setting.called is not None and setting.host == person.id for setting in tables)
    admission.check_room(house, "tables", "person", hosted)
    admission.count_request(house, guest, "openings")
    kept = new_shown_table(request, person, secrets.token_hex(8), draw_words(CODE_WORDS, guest.language))
    house.store.store_table(kept)
    sitting = house.sittings.take_in(kept)
    house.follow_table(guest, sitting, 0)
    house.watch.note("table-opened", table=sitting.id, game=request.game, players=len(request.names))
    return {"table": sitting.id, "code": sitting.code}


def _check(house: House, request: requests.ShowTable) -> None:
    """Check the game, options and players of a match. :raises RefuseRequest: ``no-such-match`` if one of them is
    wrong.
    """
    try:
        rules = house.catalogue[request.game].ruleset()
        CalledMatch(rules, read_options(rules, request.options), len(request.names), request.dealer)
        if len(request.names) != len(request.genders) or request.dealer >= len(request.names):
            raise admission.RefuseRequest("no-such-match")
    except (KeyError, ValueError) as error:
        raise admission.RefuseRequest("no-such-match") from error


@answers(table_requests.TellCalls)
def _tell(house: House, guest: Guest, person: KnownPerson, request: table_requests.TellCalls) -> None:
    sitting = sitting_shown_by(house, person, request.table)
    sitting.fetch()
    table = sitting.match
    assert isinstance(table, ShownTable)
    try:
        calls = [read_call(table.match.ruleset, call) for call in request.calls]
        if not table.replace_calls(request.first, calls):
            raise admission.RefuseRequest("calls-missing")
    except ValueError as error:
        raise admission.RefuseRequest("no-such-match") from error
    finally:
        house.note_match(sitting)


def sitting_shown_by(house: House, person: KnownPerson, table: str) -> Sitting:
    """Return the table with real cards that a person shows.

    :param house: the house. :param person: the person. :param table: id of the table.
    :raises RefuseRequest: ``no-such-table`` if the person shows none with this id.
    """
    sitting = house.sittings.get(table)
    if sitting is None or sitting.setting.called is None or sitting.setting.host != person.id:
        raise admission.RefuseRequest("no-such-table")
    return sitting
