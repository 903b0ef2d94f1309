"""The server conducts the evenings at its tables: it carries out the steps of ``evening/conductor``.

Directors decide: they begin the first round, correct results and end the evening. Their programs ask and show.
"""

from __future__ import annotations

import secrets
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from datetime import datetime
from functools import partial
from typing import Literal

from numeramis_access.core.actions import Refusal
from numeramis_access.evening import conductor
from numeramis_access.evening.conductor import (
    COMPUTER_PREFIX,
    Hall,
    NewEvents,
    RestStep,
    RoundPlan,
    StandingsToTell,
    TableResult,
)
from numeramis_access.evening.evening import Evening, plays_left
from numeramis_access.evening.events import AnyEvent, LatePlayersJoined, PersonId, Plan, SubstituteSat
from numeramis_access.evening.standings import Rank
from numeramis_access.server.people.admission import RefuseRequest
from numeramis_access.server.people.directing import begin_round, tell_standings
from numeramis_access.server.people.evenings import EveningOfClub, OwnPlays
from numeramis_access.server.people.house import House
from numeramis_access.server.people.house_log import HouseLog
from numeramis_access.server.people.leading import log_of_evening, tell_log_grew
from numeramis_access.server.people.sitting import Sitting
from numeramis_access.tables.evening import (
    Chair,
    EveningPerson,
    OwnStanding,
    PlaysLeft,
    RoundTable,
    StandingLine,
    leaders_places,
)
from numeramis_access.tables.evening_requests import PlayRound
from numeramis_access.tables.long_clocks import DAY_SECONDS
from numeramis_access.tables.protocol import line_of
from numeramis_access.tables.pushes import EveningStopped

#: length of a round by turns
WEEK_SECONDS = 7 * DAY_SECONDS
#: random order of a draw; the log records the result
_shuffle = secrets.SystemRandom().shuffle


def conduct_evenings(house: House) -> None:
    """Carry out the steps that are due at every evening with people connected here. Call it every second.

    :raises StoreFailed: if the store fails.
    """
    tables = list(house.sittings.of_evenings.items())
    for gathering in house.apart.run_each("evening", tables, partial(_conduct, house)):
        house.apart.attempt("evening stopped", gathering.id, partial(_tell_stopped, house, gathering))
    house.send_news()


def _conduct(house: House, gathering: Sitting) -> None:
    """Conduct the evening that gathers at a table, if people are here and something has changed.

    :raises StoreFailed: if the store fails.
    """
    people = (connection for connection in house.connections.at(gathering.id) if connection.person is not None)
    club = gathering.setting.club
    if club is None or not (club.days or any(True for _ in people)):
        return
    with house.turns.turn(gathering.id):
        if house.sittings.get(gathering.id) is gathering:
            conducting = _Conducting(house, gathering)
            if not conducting.is_done:
                conducting.go_on()


def _tell_stopped(house: House, gathering: Sitting) -> None:
    """Tell the people of an evening, once, that it does not go on; absent directors get a notice.

    :raises StoreFailed: if the store fails.
    """
    if gathering.evening.stopped:
        return
    gathering.evening.stopped, stopped = True, EveningStopped(table=gathering.id)
    house.connections.tell_table(gathering.id, stopped)
    club = gathering.setting.club
    for person in (gathering.setting.host, *(club.directors if club is not None else ())):
        if person and not house.connections.is_present(gathering.id, person):
            house.store.keep_notice(person, line_of(stopped))


class _Conducting:
    """The steps of one evening. :raises StoreFailed: if the store fails."""

    def __init__(self, house: House, gathering: Sitting) -> None:
        self._house = house
        self._gathering = gathering
        self._log: HouseLog = log_of_evening(house, gathering)
        house.rounds.look_for_results(gathering)

    @property
    def _evening(self) -> Evening:
        return self._log.log.evening

    @property
    def _club(self) -> EveningOfClub:
        club = self._gathering.setting.club
        assert club is not None
        return club

    @property
    def _state(self) -> tuple[object, ...]:
        """Return everything that the next step depends on."""
        gathering = self._gathering
        return (
            self._log.count, self._log.state, gathering.setting, gathering.evening.results,
            gathering.evening.round_clock.is_over, self._has_rested,
        )  # fmt: skip

    @property
    def is_done(self) -> bool:
        """Return whether nothing has changed since there was no step left."""
        return self._gathering.evening.state_when_done == self._state

    def go_on(self) -> None:
        """Carry out the steps that are due; after new standings, the next call goes on, so that people hear them.

        Tell the directors and scorers that the log has grown; if it asks for a round beyond the limits, stop, and tell
        the people so.
        """
        before = self._log.count
        try:
            is_done = self._go_on()
            self._note_plays_left()
            if is_done:
                self._gathering.evening.state_when_done = self._state
        except RefuseRequest:  # the log asks for a round beyond the limits
            self._gathering.evening.state_when_done = self._state
            _tell_stopped(self._house, self._gathering)
        else:
            self._gathering.evening.stopped = False
        finally:
            if self._log.count > before:
                tell_log_grew(self._house, self._gathering)

    def _go_on(self) -> bool:
        """Carry out steps; return whether none is left. :raises RefuseRequest: if a round is beyond the limits."""
        told = False
        while (step := conductor.next_step(self._log.log, self._hall(told), _shuffle, self._timestamp())) is not None:
            told = False
            match step:
                case NewEvents(events):
                    if not self._add(events):
                        return True
                case StandingsToTell():
                    if self._tell(step):
                        return False
                    told = True
                case RoundPlan():
                    self._gathering.evening.rest_clock.end()
                    self._play(step)
                case RestStep():
                    if not self._gathering.evening.rest_clock.begin():
                        return True
                    self._house.note_change(self._gathering)
                    return False  # it can be over at once, if no person is awaited
        if self._club.free and self._gathering.evening.rest_clock.seconds_left is not None:
            self._gathering.evening.rest_clock.end()  # too few people are free by now
            self._house.note_change(self._gathering)
        return True

    def _hall(self, told: bool) -> Hall:
        club, results = self._club, self._gathering.evening.results or {}
        if club.hides_results(results) and (club.plays or not self._gathering.evening.round_clock.is_over):
            results = {}  # the log shows them to directors; computers finish whole plays after the week
        return Hall(
            round=club.round - 1,
            results=[TableResult(result.table, result.board, result.worth) for result in results.values()],
            people=self._people(), is_time_over=self._gathering.evening.round_clock.is_over, by_itself=club.itself,
            lacks_tables=self._lacks_tables(), has_told_standings=told, has_rested=self._has_rested,
        )  # fmt: skip

    @property
    def _has_rested(self) -> bool:
        """Return whether a rest is over; it waits for people who are connected and will play next."""
        rest, present = self._gathering.evening.rest_clock, self._house.connections.is_present
        if rest.seconds_left is None:
            return False
        people = [person for person in self._people() if present(self._gathering.id, person)]
        return rest.is_over(conductor.awaited_people(self._evening, people))

    def _people(self) -> list[PersonId]:
        """Return the people who have a place to play, in the order of places."""
        setting = self._gathering.setting
        led = leaders_places(setting.players)
        return [place.person for at, place in enumerate(setting.places) if at not in led and place.person]

    def _lacks_tables(self) -> bool:
        """Return whether tables of the round are missing because the house was killed while it created them."""
        away = [table.at for table in self._club.tables if table.at not in self._house.sittings]
        return any(self._house.store.table_of(at) is None for at in away)

    def _timestamp(self) -> str:
        return datetime.fromtimestamp(self._house.date()).replace(microsecond=0).isoformat()

    def _add(self, events: Iterable[AnyEvent]) -> bool:
        """Add events to the log, up to the first that is refused; return whether all were added."""
        for event in events:
            if isinstance(self._log.add(event, self._timestamp(), "", ""), Refusal):
                return False
            arrived = event.persons if isinstance(event, LatePlayersJoined) else ()
            arrived = (event.by,) if isinstance(event, SubstituteSat) else arrived
            if new := [person for person in arrived if person not in self._log.people]:
                self._log.keep_people([self._person(person) for person in new])
        return True

    def _person(self, id: PersonId) -> EveningPerson:
        """Return the data of a person who has a place."""
        name = next(place.name for place in self._gathering.setting.places if place.person == id)
        return EveningPerson(id, name, shown=id in self._club.agreed)

    def _tell(self, step: StandingsToTell) -> bool:
        """Tell the standings; return False if everyone knows them."""
        club, lines = self._club, tuple(self._line(at, rank) for at, field in enumerate(step.fields) for rank in field)
        own = tuple(self._own_standings(step.fields))
        if step.plays_on:
            own = self._without_players(own)
        known = (club.standings, club.all, club.round if step.plays_on else club.told, club.over)
        if (own, lines, club.round, step.over) == known:
            return False
        tell_standings(self._house, self._gathering, own, lines, step.over, step.plays_on)
        return True

    def _without_players(self, own: Iterable[OwnStanding]) -> tuple[OwnStanding, ...]:
        """Return standings in which people who still play keep the ones that they know."""
        club, results = self._club, self._gathering.evening.results or {}
        before = {standing.person: standing for standing in club.standings}
        open_tables = [table for table in club.tables if club.has_missing_results(table, results)]
        busy = {chair.person for table in open_tables for chair in table.chairs}
        shown = ((before.get(standing.person) if standing.person in busy else standing) for standing in own)
        return tuple(standing for standing in shown if standing is not None)

    def _note_plays_left(self) -> None:
        """Store the plays that people have left, if they have changed. :raises StoreFailed: if the store fails."""
        plan, left = self._evening.plan, plays_left(self._evening)
        to_play = tuple(
            OwnPlays(person, tuple(_left_by_game(plan, counts))) for entrant, counts in left.items()
            for person in conductor.players_of(self._evening, self._evening.entrants[entrant])
            if not person.startswith(COMPUTER_PREFIX)
        ) if self._evening.round >= 0 else ()  # fmt: skip
        free = plan.movement == "free" and self._evening.round >= 0
        if (to_play, free) != (self._club.to_play, self._club.free):
            self._gathering.evening.change(to_play=to_play, free=free)
            self._house.note_change(self._gathering)

    def _own_standings(self, fields: Iterable[Sequence[Rank]]) -> Iterator[OwnStanding]:
        after = 0 if self._evening.plan.movement == "free" else self._evening.round + 1  # free plays count by person
        for field in fields:
            for rank in field:
                for person in conductor.players_of(self._evening, self._evening.entrants[rank.entrant]):
                    if not person.startswith(COMPUTER_PREFIX):
                        yield OwnStanding(
                            person, after or rank.boards, rank.place, len(field), rank.shared, _told_worth(rank),
                            rank.entrant + 1,
                        )  # fmt: skip

    def _line(self, field: int, rank: Rank) -> StandingLine:
        persons, plan = self._evening.entrants[rank.entrant], self._evening.plan
        unit: Literal["percent", "tricks", "points"] = plan.counted_unit if plan.contest == "teams" else "percent"
        unit = "points" if plan.contest == "plays" else unit
        return StandingLine(
            rank.entrant + 1, field, rank.place, rank.shared, _told_worth(rank), rank.boards,
            tuple(map(self._name_of, persons)), all(map(self._is_shown, persons)), unit,
        )  # fmt: skip

    def _play(self, play: RoundPlan) -> None:
        """Open the tables of a round. :raises RefuseRequest: if the round is beyond the limits."""
        if not play.tables:
            self._gathering.evening.change(round=play.round + 1)
            return
        if self._club.days != self._evening.plan.days:
            self._gathering.evening.change(days=self._evening.plan.days)
        host = self._house.store.person(self._gathering.setting.host)
        language = host.language if host is not None else ""
        begin_round(self._house, self._gathering, self._request(play), language, play.play, play.earlier)

    def _request(self, play: RoundPlan) -> PlayRound:
        tables = tuple(RoundTable(table.number, self._chairs(table.players)) for table in play.tables)
        is_unknown = self._evening.plan.movement == "knock-out"  # as many rounds as it takes
        rounds = 0 if is_unknown else conductor.round_count(self._evening)
        return PlayRound(
            id="", table=self._gathering.id, round=play.round + 1, rounds=rounds,
            boards=play.boards, seating=tables,
            seconds=WEEK_SECONDS if self._evening.plan.days else 60 * self._evening.plan.minutes,
        )  # fmt: skip

    def _chairs(self, players: Sequence[PersonId]) -> tuple[Chair, ...]:
        return tuple(
            Chair("" if player.startswith(COMPUTER_PREFIX) else player, self._name_of(player)) for player in players
        )

    def _name_of(self, person: PersonId) -> str:
        """Return the name of a person, "" if it is no longer known."""
        known = self._log.people.get(person)
        return known.name if known is not None else ""

    def _is_shown(self, person: PersonId) -> bool:
        """Return whether a name may appear on public lists; the name of a computer always may."""
        known = self._log.people.get(person)
        return person.startswith(COMPUTER_PREFIX) or (known is not None and known.shown)


def _left_by_game(plan: Plan, counts: Sequence[int]) -> Iterator[PlaysLeft]:
    """Yield the plays left by game; entries of one game in a plan are one.

    :param counts: the number of plays left of each entry.
    """
    left, credits = Counter[str](), Counter[str]()
    for game, count in zip(plan.games, counts, strict=True):
        left[game.game] += max(0, count)
        credits[game.game] += game.credits
    yield from (PlaysLeft(game, left[game], number) for game, number in credits.items())


def _told_worth(rank: Rank) -> float:
    """Return the score that is told: to hundredths."""
    return round(float(rank.worth), 2)
