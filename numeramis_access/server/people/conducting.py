"""Rounds that begin by themselves while no director's program is open: the house goes on with the evening.

What comes next follows from the log alone (``tables/conduct``), as it does in a director's program; whatever is to be
decided, a director decides: nothing is drawn for the first time here, corrected or ended.
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

#: draws by chance, which stands in the log then
_shuffle = secrets.SystemRandom().shuffle


def conduct_evenings(house: House) -> None:
    """Go on with evenings whose rounds begin by themselves and which nobody leads now; to be called every second.

    :raises StoreFailed:
    """
    evenings = [(one.id, one) for one in house.sittings.values() if one.setting.club is not None]
    for gathering in house.apart.each("evening", evenings, partial(_conduct, house)):
        house.apart.attempt("evening stopped", gathering.id, partial(_tell_stopped, house, gathering))
    house.spread()


def _conduct(house: House, gathering: Sitting) -> None:
    """Go on with one evening, where nobody leads it. :raises StoreFailed:"""
    if not _is_left(house, gathering):
        return
    with house.turns.turn(gathering.id):
        if house.sittings.get(gathering.id) is gathering and _is_left(house, gathering):
            try:
                _Conducting(house, gathering).go_on()
            except Refuse:  # the log asks for a round that no house can have
                _tell_stopped(house, gathering)


def _tell_stopped(house: House, gathering: Sitting) -> None:
    """Tell everybody in an evening once that it does not go on by itself; who leads it hears that when they come.

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
    """Return whether an evening goes on by itself, with people but without a director."""
    club = gathering.setting.club
    if club is None or not club.itself or not club.round or club.over:
        return False
    people = {one.person.id for one in house.connections.at(gathering.id) if one.person is not None}
    return bool(people) and people.isdisjoint((gathering.setting.host, *club.directors))


class _Conducting:
    """One look at an evening that nobody leads. :raises StoreFailed:"""

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
        """Write down what was played, then tell how all stand; begin the next round with the next look."""
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
        """Write down results, and averages for what time took."""
        self._house.rounds.look_for_results(self._gathering)
        results = (self._gathering.results or {}).values()
        self._add(conduct.missing_results(self._evening, self._club.round, results))
        if self._gathering.round_clock.over and self._club.round == self._evening.round + 1:
            self._add(conduct.averages(open_lines(self._evening)))

    def _tell_standings(self) -> bool:
        """Have everybody told how they stand after a round; return whether that is new."""
        if not conduct.is_round_over(self._evening):
            return False
        own, everybody = self._telling.standings()
        if (own, everybody, self._club.round) == (self._club.standings, self._club.all, self._club.told):
            return False
        tell_standings(self._house, self._gathering, own, everybody)
        return True

    def _begin_next(self) -> None:
        """Seat who came late, and begin the next round, drawn before in Swiss."""
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
        """Have things happen that nobody has decided, as far as they can."""
        now = datetime.fromtimestamp(self._house.date()).replace(microsecond=0)
        for event in events:
            if isinstance(self._log.add(event, now.isoformat(), "", ""), Refusal):
                return

    def _lacks_tables(self) -> bool:
        """Return whether a table of the round is not there: the house was killed while it made them."""
        away = [one.at for one in self._club.tables if one.at not in self._house.sittings]
        return not conduct.is_round_over(self._evening) and any(self._house.store.table_of(at) is None for at in away)

    def _play(self) -> None:
        """Have the round played that the log has begun. :raises Refuse: where no house can have such a round."""
        host = self._house.store.person(self._gathering.setting.host)
        asked = self._telling.play_round("", self._gathering.id)
        if asked is None:  # everybody sits out: the next round begins with the next look
            self._gathering.change_club(round=self._evening.round + 1)
            return
        begin_round(self._house, self._gathering, asked, host.language if host is not None else "")

    @property
    def _telling(self) -> conduct.HouseTelling:
        return conduct.HouseTelling(self._evening, self._name_of, self._is_shown)

    def _name_of(self, person: PersonId) -> str:
        """Return how somebody is called, empty for who is known no more."""
        known = self._log.people.get(person)
        return known.name if known is not None else ""

    def _is_shown(self, person: PersonId) -> bool:
        """Return whether a name may stand on a list for everybody."""
        known = self._log.people.get(person)
        return known is not None and known.shown
