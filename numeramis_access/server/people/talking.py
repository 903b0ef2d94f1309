"""Requests to chat and to report a person: one function per request."""

from __future__ import annotations

import time
from collections import Counter

from numeramis_access.server.people.admission import RefuseRequest, count_request, sitting_of
from numeramis_access.server.people.answering import answers
from numeramis_access.server.people.guest import Guest
from numeramis_access.server.people.house import House
from numeramis_access.server.stores.port import KnownPerson, PersonReport
from numeramis_access.tables.request_fields import SET_PHRASES
from numeramis_access.tables.table_requests import ReportPerson, Say

#: most reports kept; a person who floods the owner loses their own oldest ones
MAX_REPORTS = 500


@answers(Say)
def _say(house: House, guest: Guest, person: KnownPerson, request: Say) -> None:
    sitting = sitting_of(house, person, request.table)
    text = request.text.strip()
    if bool(request.phrase) == bool(text) or (request.phrase and request.phrase not in SET_PHRASES):
        raise RefuseRequest("nothing-said")
    if person.id in sitting.setting.muted:
        raise RefuseRequest("muted")
    if sitting.is_typing_forbidden and (text or person.id in sitting.onlookers):  # an onlooker's phrase could be a hint
        raise RefuseRequest("deal-is-on")
    count_request(house, guest, "phrases" if request.phrase else "talk")
    house.conversations.say(sitting.id, person, request.phrase, text)


@answers(ReportPerson)
def _report(house: House, guest: Guest, person: KnownPerson, request: ReportPerson) -> None:
    sitting = sitting_of(house, person, request.table)
    said = house.conversations.at(sitting.id)
    is_there = sitting.place_number_of(request.person) is not None or request.person in sitting.onlookers
    known = is_there or any(remark.person == request.person for remark in said)
    if not known or request.person == person.id:
        raise RefuseRequest("not-here")
    count_request(house, guest, "reports")
    words = tuple((remark.name, remark.text or remark.phrase) for remark in said)
    house.store.keep_report(PersonReport(time.time(), person.id, request.person, sitting.id, request.why, words))
    while len(kept := house.store.reports()) > MAX_REPORTS:
        house.store.dismiss(_report_to_drop(kept))


def _report_to_drop(kept: list[PersonReport]) -> int:
    """Return the number of the report to drop: the oldest of the person with the most reports."""
    by = Counter(report.by for report in kept)
    return max(kept, key=lambda report: by[report.by]).number
