"""Evenings whose rounds begin by themselves while no director is connected: the house runs them.

The log alone determines the next step (``tables/conduct``), as in a director's program. Decisions stay with directors:
the house makes no first draw, corrects no result and does not end the evening.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Iterator
from datetime import datetime
from functools import partial

from numeramis_access.core.actions import Refusal
from numeramis_access.evening.evening import Evening, open_lines
from numeramis_access.evening.events import AnyEvent, PersonId
from numeramis_access.server.people.admission import Refuse
from numeramis_access.server.people.directing import begin_round, tell_standings
from numeramis_access.server.people.evenings import EveningOfClub
from numeramis_access.server.people.house import House
from numeramis_access.server.people.house_log import HouseLog
from numeramis_access.server.people.leading import kept_log, tell_leaders
from numeramis_access.server.people.sitting import Sitting
from numeramis_access.tables import conduct
from numeramis_access.tables.evening import EveningPerson
from numeramis_access.tables.protocol import line_of
from numeramis_access.tables.pushes import EveningStopped

#: random order of a draw; the log records the result
_shuffle = secrets.SystemRandom().shuffle


def conduct_evenings(house: House) -> None:
    """Run the evenings that have no director here and whose rounds begin by themselves. Call it every second.

    :raises StoreFailed:
    """
    evenings = [(one.id, one) for one in house.sittings.values() if one.setting.club is not None]
    for gathering in house.apart.each("evening", evenings, partial(_conduct, house)):
        house.apart.attempt("evening stopped", gathering.id, partial(_tell_stopped, house, gathering))
    house.spread()


def _conduct(house: House, gathering: Sitting) -> None:
    """Run one evening if it has no director here. :raises StoreFailed:"""
    if not _is_left(house, gathering):
        return
    with house.turns.turn(gathering.id):
        if house.sittings.get(gathering.id) is gathering and _is_left(house, gathering):
            try:
                _Conducting(house, gathering).go_on()
            except Refuse:  # the log asks for a round beyond the limits
                _tell_stopped(house, gathering)


def _tell_stopped(house: House, gathering: Sitting) -> None:
    """Tell the people of an evening, once, that it no longer runs by itself; absent directors get a notice.

    :raises StoreFailed:
    """
    if gathering.stopped:
        return
    gathering.stopped, stopped = True, EveningStopped(table=gathering.id)
    house.connections.tell_table(gathering.id, stopped)
    club = gathering.setting.club
    for person in (gathering.setting.host, *(club.directors if club is not None else ())):
        if person and not house.connections.is_present(gathering.id, person):
            house.store.notice(person, line_of(stopped))


def _is_left(house: House, gathering: Sitting) -> bool:
    """Return whether an evening that runs by itself has people here but no director."""
    club = gathering.setting.club
    if club is None or not club.itself or not club.round or club.over:
        return False
    people = {one.person.id for one in house.connections.at(gathering.id) if one.person is not None}
    return bool(people) and people.isdisjoint((gathering.setting.host, *club.directors))


class _Conducting:
    """One step of an evening without a director. :raises StoreFailed:"""

    def __init__(self, house: House, gathering: Sitting) -> None:
        self._house = house
        self._gathering = gathering
        self._log: HouseLog = kept_log(house, gathering)

    @property
    def _evening(self) -> Evening:
        return self._log.log.evening

    @property
    def _club(self) -> EveningOfClub:
        club = self._gathering.setting.club
        assert club is not None
        return club

    def go_on(self) -> None:
        """Enter the results and tell the standings, or begin the next round if the standings are told already."""
        if self._evening.stage != "drawn":
            return
        before = self._log.count
        self._take_results()
        if not self._tell_standings() and conduct.is_round_over(self._evening) and not self._evening.whole:
            self._begin_next()
        if self._log.count > before:
            tell_leaders(self._house, self._gathering)
        if self._club.round == self._evening.round or self._lacks_tables():
            self._play()
        self._gathering.stopped = False

    def _take_results(self) -> None:
        """Enter the new results, and averages for boards that ran out of time."""
        self._house.rounds.look_for_results(self._gathering)
        results = (self._gathering.results or {}).values()
        self._add(conduct.missing_results(self._evening, self._club.round, results))
        if self._gathering.round_clock.over and self._club.round == self._evening.round + 1:
            self._add(conduct.averages(open_lines(self._evening)))

    def _tell_standings(self) -> bool:
        """Tell the standings after a round; return whether they are new."""
        if not conduct.is_round_over(self._evening):
            return False
        own, everybody = self._telling.standings()
        if (own, everybody, self._club.round) == (self._club.standings, self._club.all, self._club.told):
            return False
        tell_standings(self._house, self._gathering, own, everybody)
        return True

    def _begin_next(self) -> None:
        """Seat late arrivals and begin the next round; in a Swiss movement, draw it first."""
        setting = self._gathering.setting
        for place, substitute in conduct.late_comers(self._evening, setting.places, setting.players):
            if place.person not in self._log.people:
                self._log.keep_people([EveningPerson(place.person, place.name)])
            self._add([substitute])
        self._add(self._next_events())

    def _next_events(self) -> Iterator[AnyEvent]:
        drawn = conduct.next_draw(self._evening, _shuffle)
        if drawn is not None:
            yield drawn
        now = datetime.fromtimestamp(self._house.date()).replace(microsecond=0)
        yield conduct.next_round(self._evening, now.isoformat())

    def _add(self, events: Iterable[AnyEvent]) -> None:
        """Add events of the house to the log, up to the first that is refused."""
        now = datetime.fromtimestamp(self._house.date()).replace(microsecond=0)
        for event in events:
            if isinstance(self._log.add(event, now.isoformat(), "", ""), Refusal):
                return

    def _lacks_tables(self) -> bool:
        """Return whether tables of the round are missing because the house was killed while it created them."""
        away = [one.at for one in self._club.tables if one.at not in self._house.sittings]
        return not conduct.is_round_over(self._evening) and any(self._house.store.table_of(at) is None for at in away)

    def _play(self) -> None:
        """Open the tables of the round in the log. :raises Refuse: if the round is beyond the limits."""
        host = self._house.store.person(self._gathering.setting.host)
        asked = self._telling.play_round("", self._gathering.id)
        if asked is None:  # all pairs sit out: the next step begins the next round
            self._gathering.change_club(round=self._evening.round + 1)
            return
        begin_round(self._house, self._gathering, asked, host.language if host is not None else "")

    @property
    def _telling(self) -> conduct.HouseTelling:
        return conduct.HouseTelling(self._evening, self._name_of, self._is_shown)

    def _name_of(self, person: PersonId) -> str:
        """Return the name of a person, "" if it is no longer known."""
        known = self._log.people.get(person)
        return known.name if known is not None else ""

    def _is_shown(self, person: PersonId) -> bool:
        """Return whether a person lets their name appear on public lists."""
        known = self._log.people.get(person)
        return known is not None and known.shown
