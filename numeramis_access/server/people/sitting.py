"""One table of people, who gather, play, lose their connections and return. Each change is stored before anyone hears
it.

Parts for some tables: play by turns (``by_turns.py``), an evening that gathers (``gathered_evening.py``);
``stored_match.py`` gives a match its cards, such as boards of a round or real cards.
"""

from __future__ import annotations

import time
from collections.abc import Callable

import msgspec

from numeramis_access.catalogue import Catalogue
from numeramis_access.players.characters import characters_invited
from numeramis_access.server.beside import run_in_thread
from numeramis_access.server.people import arranging
from numeramis_access.server.people.attendance import Attendance
from numeramis_access.server.people.by_turns import HolidaysOf, TurnPlay
from numeramis_access.server.people.entry_permissions import EntryPermissions
from numeramis_access.server.people.gathered_evening import GatheredEvening
from numeramis_access.server.people.members import distinct_name
from numeramis_access.server.people.occupants import substitute_computer
from numeramis_access.server.people.onlookers import Onlookers
from numeramis_access.server.people.setting import StoredSetting, TableSetting
from numeramis_access.server.people.stored_match import MatchBuilder, MatchRecord, StoredMatch, as_store_fault
from numeramis_access.server.stores.port import KeptTable, KnownPerson
from numeramis_access.server.stores.store import Store
from numeramis_access.tables.computers import Thinker
from numeramis_access.tables.hosted_table import HostedTable
from numeramis_access.tables.long_clocks import DAY_SECONDS
from numeramis_access.tables.pushes import TablePlace, TimeNow
from numeramis_access.tables.request_fields import Stage
from numeramis_access.tables.seats import Human

#: seconds for which the clock stops while a partner is asked to concede the rest
CONCESSION_SECONDS = 30.0


class Sitting:
    """One table of people: its places, its match, and the evening that gathers there, if any.

    :param kept: the stored table.
    :param store: stores the changes.
    :param catalogue: the games.
    :param thinker: finds the choices of its computers.
    :param clock: returns monotonic seconds.
    :param date: returns seconds since 1970.
    :param holidays_of: takes the id of a person and returns their holidays.
    :ivar attendance: its connected, absent and reading people.
    :ivar turns: play and its time at a table by turns.
    :ivar evening: the evening that gathers here, if any.
    :ivar match: the table of the match; None while people gather, and while an abandoned match is only in the store.
    :ivar clocks: the player to act and their time.
    :ivar onlookers: the people who watch.
    :ivar permissions: at a table for friends, the people who wait to enter, and the people who may.
    :raises StoreFailed: if the store fails.
    """

    def __init__(
        self,
        kept: KeptTable,
        store: Store,
        catalogue: Catalogue,
        thinker: Thinker,
        clock: Callable[[], float],
        date: Callable[[], float] = time.time,
        holidays_of: HolidaysOf = lambda person: (),
    ) -> None:
        self.id = kept.id
        self.code = kept.code
        self._kept = StoredSetting(kept, store)
        self.evening = GatheredEvening(self._kept, clock)
        self.attendance = Attendance(clock)
        self.turns = TurnPlay(self._kept, clock, date, holidays_of)
        #: time of the next attempt after a failure of the store, in seconds of the clock
        self.not_before = 0.0
        #: the decision at which a partner was asked to concede, and the time when the clock runs again
        self._considered: tuple[int, float] | None = None
        self.onlookers = Onlookers()
        self.permissions = EntryPermissions()
        #: boards of this table of an evening's round whose results are stored
        self.kept_boards: set[int] = set()
        self.match: HostedTable | None = None
        self._builder = MatchBuilder(self._kept, store, catalogue, thinker, clock)
        self.clocks = self._builder.clocks()
        self._record: MatchRecord | None = None
        self._clock = clock
        if self.stage == "gathering":
            self.attendance.away = {place.person for place in self.setting.places if place.person}
            return
        self.attendance.note_all_gone(self._people())
        if self.stage == "over" or not self.setting.left or self.setting.played:
            self._take_match(self._builder.replay())
        if self.match is not None and (self.setting.played or self.setting.days) and self.stage == "playing":
            self.match.start()  # a round and a match by turns do not wait for people to come

    @property
    def setting(self) -> TableSetting:
        """Return the terms and places of the table."""
        return self._kept.value

    @property
    def stage(self) -> Stage:
        """Return whether people gather, the match has begun, or it is over."""
        return self._kept.stage

    # who is here

    def place_number_of(self, person: str) -> int | None:
        """Return the number of a person's place, from 0, or None without one. :param person: an id."""
        return next((at for at, place in enumerate(self.setting.places) if place.person == person), None)

    def sit(self, person: KnownPerson, at: int) -> str:
        """Give a person a free place before the match; a person who sits there already moves to it.

        :param person: the person. :param at: number of the place, from 0.
        :return: empty, or the code of a refusal: ``begun`` when the match has begun; ``taken`` if the place does not
            exist, has another person, or is kept for leaders of the evening.
        :raises StoreFailed: if the store fails.
        """
        if self.stage != "gathering":
            return "begun"
        if at >= len(self.setting.places) or self.setting.places[at].person not in ("", person.id):
            return "taken"
        if self.evening.is_chair(at) and not self.evening.can_have_chair(at, person.id):
            return "taken"
        old = self.place_number_of(person.id)
        places = [TablePlace() if number == old else place for number, place in enumerate(self.setting.places)]
        name = distinct_name(person.name, [place.name for place in places])
        before = TablePlace() if old is None else self.setting.places[old]
        places[at] = TablePlace(name, person.gender, person.id, double=before.double, waits=before.waits)
        club = self.setting.club
        club = club.with_person(person.id, places) if club and old is None else club
        self.change_setting(places=tuple(places), club=club)
        return ""

    def free_place(self) -> int | None:
        """Return the number, from 0, of a place that another person can take, None if there is none.

        Before the match that is the first free place, the chairs of an evening's leaders excepted; during a match by
        turns one where a computer plays on for an absent person.
        """
        if self.stage != "gathering":
            return self.turns.free_seat(self.match, self.attendance.absent)
        places = enumerate(self.setting.places)
        return next((at for at, place in places if not place.person and not self.evening.is_chair(at)), None)

    def stand_up(self, person: str) -> bool:
        """Make a person leave: free their place, or in a running match let a computer play for them. A host who leaves
        before the match is replaced by a director of the evening, else by the first person there, else by nobody.

        :param person: an id.
        :return: whether anything has changed; in a paused match nothing changes.
        :raises StoreFailed: if the store fails.
        """
        at = self.place_number_of(person)
        if at is None:
            return False
        self.fetch()
        if self.match is not None:
            plays = self.stage == "playing" and not self.match.is_paused and self._has_person_at(at)
            if plays:
                self._sit_in(at)
            return plays
        places = tuple(TablePlace() if number == at else place for number, place in enumerate(self.setting.places))
        club = self.setting.club
        self.change_setting(places=places, club=club.without_person(person) if club is not None else None)
        if self.setting.host == person:
            self.hand_over(self.evening.choose_host([place.person for place in places if place.person]))
        return True

    def hand_over(self, person: str) -> None:
        """Make another person the host. All permissions to enter end, so that the new host is asked about everybody.

        :param person: an id, empty for no host.
        :raises StoreFailed: if the store fails.
        """
        self.store_setting(arranging.hand_over(self.setting, person))
        self.permissions = EntryPermissions()

    def note_presence(self, person: str) -> None:
        """Record before a match that a person is connected here; in a match, ``give_seat_back`` ends an absence.

        :param person: an id.
        """
        self.attendance.away.discard(person)

    def note_absence(self, person: str) -> None:
        """Record that a person's last connection here has ended. :param person: an id."""
        at = self.place_number_of(person)
        if at is not None and self.stage == "playing":
            self.attendance.note_gone(at)
        elif at is not None or (self.setting.called is not None and person == self.setting.host):
            self.attendance.away.add(person)

    def give_seat_back(self, person: str) -> None:
        """End the absence of a person who has returned: a computer that plays for them hands back the seat, and a match
        that everyone had left goes on. Do nothing more for a person without a place, or outside a running match.

        :param person: an id.
        :raises StoreFailed: if the store fails.
        """
        at = self.place_number_of(person)
        self.attendance.away.discard(person)
        self.fetch()
        if at is None or self.match is None or self.stage != "playing":
            return
        if self.setting.days and self.setting.left:
            self.change_setting(left=0.0)  # a server that is killed now reads the match when it begins again
        if self.is_deserted:  # all had left: each of the others gets the full grace to return
            self.attendance.note_all_gone(self._people())
            self.match.start()
        self.attendance.note_back(at, None if self.match.is_paused else self.match.finished_deal_count)
        if self.turns.is_round_over:
            return
        with as_store_fault():
            self.match.give_seat_back(at, Human(self.setting.places[at].name, self.setting.places[at].gender))

    def grace_of(self, at: int) -> float:
        """Return the seconds for which the match waits for an absent player in the current deal; at a table by turns
        absence does not count.

        :param at: number of the entrant, from 0.
        """
        if self.setting.days:
            return float(self.setting.days * DAY_SECONDS)
        deals = None if self.match is None else self.match.finished_deal_count
        return self.attendance.grace_of(at, self.setting.grace, deals)

    def _people(self) -> list[int]:
        return [at for at, place in enumerate(self.setting.places) if place.person]

    @property
    def is_deserted(self) -> bool:
        """Return whether none of its people is connected, so that play stands still.

        A table of an evening's round never stops; at a called match only the host's absence counts.
        """
        if self.setting.called is not None:
            return self.setting.host in self.attendance.away
        if self.stage == "gathering":
            return {place.person for place in self.setting.places if place.person} <= self.attendance.away
        return self.setting.played is None and len(self.attendance.absent) == len(self._people())

    # time

    def update_clocks(self) -> bool:
        """Set the clocks to the player to act; return whether the player, the decision, or whether the clock runs has
        changed.
        """
        match = self.match
        at = None if match is None or match.resting or self.stage != "playing" else match.entrant_to_act()
        if match is None or at is None or not self._has_person_at(at):
            return self.clocks.update(None, 0, False)
        attendance = self.attendance
        readers = attendance.readers if attendance.reading and self._waits_for_readers else frozenset()
        stands = match.is_paused or self.is_deserted or at in attendance.absent or self._considers()
        stands = stands or bool(readers - {at})
        return self.clocks.update(at, len(match.match.record), not stands)

    @property
    def _waits_for_readers(self) -> bool:
        """Return whether all people who play here agree that the match waits for slow readers; False without people."""
        people = [at for at in self._people() if self._has_person_at(at)]
        return bool(people) and all(self.setting.places[at].waits for at in people)

    @property
    def _can_go_on(self) -> bool:
        """Return whether computers can play on: no one still reads, or not all agreed to wait for readers."""
        return not (self.attendance.reading and self.attendance.readers and self._waits_for_readers)

    def _considers(self) -> bool:
        """Return whether a partner still considers a concession, during which no clock runs."""
        match = self.match
        wished = match is not None and match.conceding is not None
        decision = len(match.match.record) if match is not None and wished else None
        if decision is not None and (self._considered is None or self._considered[0] != decision):
            self._considered = decision, self._clock() + CONCESSION_SECONDS
        return decision is not None and self._considered is not None and self._clock() < self._considered[1]

    def times(self) -> TimeNow:
        """Return the player to act and the time left to each player, in seconds."""
        clocks, seats = self.clocks, range(self.setting.players if self.setting.clock is not None else 0)
        return TimeNow(
            table=self.id, entrant=clocks.entrant, waited=clocks.waited_seconds, runs=clocks.runs,
            left=clocks.decision_seconds_left, reserves=tuple(map(clocks.reserve_left, seats)),
            more=tuple(map(clocks.extra_minutes_left, seats)),
        )  # fmt: skip

    def take_more_time(self, at: int) -> str:
        """Give the player to act more time, one of the requests that the terms of the clock allow.

        :param at: number of the entrant who asks, from 0.
        :return: empty, or the code of a refusal: ``no-clock``, ``not-your-turn`` or ``no-more-time``.
        :raises StoreFailed: if the store fails.
        """
        if self.match is None or self.setting.clock is None:
            return "no-clock"
        if self.clocks.entrant != at:
            return "not-your-turn"
        if not self.clocks.extra_minutes_left(at):
            return "no-more-time"
        with as_store_fault():
            self.match.take_more_time(at)
        return ""

    def wish_pause(self, at: int) -> str:
        """Register a player's wish to pause, or to resume; it takes effect when all connected players share it.

        :param at: number of the entrant, from 0.
        :return: empty, or the code of a refusal: ``not-begun`` before the match; ``known-already`` if the wish changes
            nothing.
        :raises StoreFailed: if the store fails.
        """
        if self.match is None:
            return "not-begun"
        paused, told = self.match.is_paused, self.match.number
        absent = () if self.setting.days else self.attendance.absent  # a table by turns asks those who are away too
        here = [person for person in self._people() if self._has_person_at(person) and person not in absent]
        with as_store_fault():
            self.match.wish_pause(at, here)
        if self.match.number == told:
            return "known-already"
        if paused and not self.match.is_paused:  # absent players get the full grace to return
            self.attendance.wait_again()
        return ""

    # the match

    def begin(self) -> None:
        """Begin the match with computers on the free places; first draw the seats if the table has agreed on that.

        :raises StoreFailed: if the store fails.
        """
        free = [at for at, place in enumerate(self.setting.places) if not place.person]
        places = list(self.setting.places)
        for at, character in zip(free, characters_invited((), len(free)), strict=False):
            name = distinct_name(character.name, [place.name for place in places])
            places[at] = TablePlace(name, character.gender, level=self.setting.level)
        seated = arranging.shuffled_places(places) if self.setting.drawn else tuple(places)
        self.change_setting(places=seated, stage="playing")
        self._take_match(self._builder.build())
        assert self.match is not None
        self.match.start()

    def unload_match(self) -> None:
        """Drop the match from memory; it stays in the store."""
        if self.match is not None:
            self.match.close()
            self.match = self._record = None

    def fetch(self) -> HostedTable | None:
        """Return the match, None outside a match; load it if it is only in the store, and at a table by turns it then
        goes on at once.

        :raises StoreFailed: if the store fails. :raises ValueError: if the record of the match is impossible.
        """
        if self.match is None and self.stage == "playing":
            self._take_match(run_in_thread(self._builder.replay, computes=True))
            if self.setting.days and self.match is not None:
                self.match.start()
        return self.match

    def _take_match(self, stored: StoredMatch) -> None:
        self.match, self._record, self.clocks = stored.table, stored.record, stored.clocks

    def due(self) -> float | None:
        """Return the time of the next ``tick`` with work, in seconds of the clock; None if nothing is scheduled."""
        if self.setting.club is not None:
            return self.evening.due()
        if self.setting.days:
            dues: tuple[float | None, ...] = (self.turns.due(self.match), self.attendance.reading_ends())
            due = min((due for due in dues if due is not None), default=None)
            return None if due is None else max(due, self.not_before)
        if self.match is None or self.stage != "playing" or self.is_deserted or self.match.is_paused:
            return self.attendance.reading_ends()
        graces = [since + self.grace_of(at) for at, since in self.attendance.absent.items() if self._has_person_at(at)]
        slow = self.clocks.entrant if self.match.conceding is not None and not self.clocks.runs else None
        stands = slow is not None and slow not in self.attendance.absent
        considered = self._considered[1] if self._considered is not None and stands else None
        plays = self.match.due() if self._can_go_on else None
        read = self.attendance.reading_ends() if self.attendance.reading else None
        dues = (*graces, self.clocks.due(), plays, considered, read)
        due = min((due for due in dues if due is not None), default=None)
        return None if due is None else max(due, self.not_before)

    def tick(self) -> bool:
        """Do the work that is due: let a computer act, or play for a player who is absent or out of time.

        :return: whether places have changed, or the time of an evening's round has to be announced.
        :raises StoreFailed: if the store fails.
        """
        if self.setting.club is not None:
            return self.evening.round_clock.take_announcement()
        if self.setting.days:
            seated = self.turns.tick(self.match, self.fetch)
            return self.attendance.end_reading() or seated
        read = bool(self.attendance.reading) and self.attendance.end_reading()
        if self.match is None or self.stage != "playing" or self.is_deserted or self.match.is_paused:
            return read
        now, before = self._clock(), self.match.seats
        absent = self.attendance.absent.items()
        for at in [at for at, since in absent if self._has_person_at(at) and now >= since + self.grace_of(at)]:
            self._sit_in(at)
        over, slow = self.clocks.due(), self.clocks.entrant
        if slow is not None and over is not None and now >= over:
            with as_store_fault():
                self.match.decide_for_late(slow, substitute_computer(self.setting, self.match.seats))
        if self._can_go_on:
            self.match.tick()
        return read or self.match.seats != before

    def store_end(self, cut_short: bool = False) -> bool:
        """Store the end of the match if it is over; return whether this call stored it.

        If the store has an entry that is unknown here, load the match again first. If the match goes on at a table by
        turns, play the only cards of people who agreed to that, and store the decision that it then waits for.

        :param cut_short: whether to end the match now, unfinished, because its evening has finished the round; this
            also drops it from memory.
        :raises StoreFailed: if the store fails.
        """
        if cut_short and self.stage == "playing":
            self.change_setting(stage="over", awaited=None)
            self.unload_match()
            return True
        if self.match is not None and self._record is not None and self._record.behind:
            self.match.close()
            self._take_match(run_in_thread(self._builder.replay, computes=True))
            self.match.start()
        if self.match is None or self.stage != "playing":
            return False
        if self.match.match.is_over:
            self.change_setting(stage="over", awaited=None)
            return True
        if self.setting.days:
            self.turns.note_and_play_only_cards(self.match)
        return False

    def _has_person_at(self, at: int) -> bool:
        return self.match is not None and isinstance(self.match.seats[at].occupant, Human)

    def _sit_in(self, at: int) -> None:
        assert self.match is not None
        with as_store_fault():
            self.match.replace_by_computer(at, substitute_computer(self.setting, self.match.seats))

    @property
    def number(self) -> int:
        """Return the number of the last message of the match, 0 before it has begun."""
        return 0 if self.match is None else self.match.number

    @property
    def is_typing_forbidden(self) -> bool:
        """Return whether people cannot type: partners play a deal, and the table has not agreed on talk.

        Where an evening gathers, they cannot type until all tables have finished the round. In an evening of whole
        plays they always can, because its tables share no deals.
        """
        if self.setting.club is not None:
            return self.evening.is_typing_forbidden
        if self.match is None or self.setting.talk or self.stage != "playing":
            return False
        return not self.match.resting and self.match.match.ruleset.has_partners(self.match.match.state)

    def change_setting(self, stage: Stage | None = None, **changed: object) -> None:
        """Store the setting with some changed fields.

        :param stage: the new stage, None to keep the stage.
        :param changed: the new values by the names of the fields of ``TableSetting``.
        :raises StoreFailed: if the store fails; then nothing has changed.
        """
        self.store_setting(msgspec.structs.replace(self.setting, **changed), stage)

    def store_setting(self, setting: TableSetting, stage: Stage | None = None) -> None:
        """Store a whole new setting.

        :param setting: the setting.
        :param stage: the new stage, None to keep the stage.
        :raises StoreFailed: if the store fails; then nothing has changed.
        """
        self._kept.store(setting, stage)
