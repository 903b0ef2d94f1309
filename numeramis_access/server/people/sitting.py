"""One table of people, who gather, play, lose their connections and return. Each change is stored before anyone hears
it.
"""

from __future__ import annotations

import contextlib
import secrets
import time
from collections.abc import Callable, Iterable, Iterator
from functools import partial

import msgspec

from numeramis_access.catalogue import Catalogue
from numeramis_access.core.codec import read_options
from numeramis_access.core.table import MATCH_NUMBERS, Table
from numeramis_access.players.characters import characters_invited
from numeramis_access.server.beside import run_in_thread
from numeramis_access.server.people import arranging
from numeramis_access.server.people.attendance import Attendance
from numeramis_access.server.people.by_turns import HolidaysOf, TurnClock
from numeramis_access.server.people.evenings import Results
from numeramis_access.server.people.house_log import HouseLog
from numeramis_access.server.people.knocks import Knocks
from numeramis_access.server.people.match_record import MatchRecord
from numeramis_access.server.people.members import distinct_name
from numeramis_access.server.people.occupants import occupant_of, substitute_computer
from numeramis_access.server.people.onlookers import Onlookers
from numeramis_access.server.people.round_clock import RestClock, RoundClock
from numeramis_access.server.people.setting import StoredSetting, TableSetting
from numeramis_access.server.stores.port import KeptTable, KnownPerson, StoreFailed
from numeramis_access.server.stores.store import Store
from numeramis_access.tables.boards import BoardLots
from numeramis_access.tables.called.match import CalledMatch
from numeramis_access.tables.called.shown import ShownTable
from numeramis_access.tables.clocks import Clocks
from numeramis_access.tables.codec import read_deed, read_message
from numeramis_access.tables.computers import Thinker, Timing
from numeramis_access.tables.evening import leaders_places
from numeramis_access.tables.fairness import SealedLots
from numeramis_access.tables.hosted_table import HostedTable
from numeramis_access.tables.long_clocks import DAY_SECONDS, MAX_MISSES
from numeramis_access.tables.messages import Message
from numeramis_access.tables.pushes import TablePlace, TimeNow
from numeramis_access.tables.record import Deed, RecordFailed
from numeramis_access.tables.request_fields import Json, Stage
from numeramis_access.tables.seats import Human, TableSeat

#: seconds for which the clock stops while a partner is asked to concede the rest
CONCESSION_SECONDS = 30.0
#: seconds between two actions of computers, so that listeners can follow
COMPUTER_PACE_SECONDS = 1.0
#: random bits in the seed of computers' choices
SECRET_BITS = 64


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
    :ivar turns: the time at a table by turns.
    :ivar match: the table of the match; None while people gather, and while an abandoned match is only in the store.
    :ivar clocks: the player to act and their time.
    :ivar onlookers: the people who watch.
    :ivar knocks: at a table for friends, the people who wait to enter, and the people who may.
    :ivar results: board results of the evening's round, None before they have been read.
    :ivar log: the log of the evening, None before it has been read.
    :ivar log_size: size of that log in bytes while it has not been read, None if unknown.
    :ivar stopped: whether people were told that the evening does not continue.
    :ivar conducted: the state of the evening when no step was left to do, None before that.
    :ivar round_clock: the clock of the evening's round.
    :ivar breath: the rest before its next round.
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
        self.attendance = Attendance(clock)
        self.turns = TurnClock(self._kept, clock, date, holidays_of)
        #: time of the next attempt after a failure of the store, in seconds of the clock
        self.not_before = 0.0
        #: the decision at which a partner was asked to concede, and the time when the clock runs again
        self._considered: tuple[int, float] | None = None
        self.onlookers = Onlookers()
        self.knocks = Knocks()
        self.results: Results | None = None
        self.log: HouseLog | None = None
        self.log_size: int | None = None
        self.stopped = False
        self.conducted: object = None
        #: boards of this table of an evening's round whose results are stored
        self.kept_boards: set[int] = set()
        self.round_clock = RoundClock(clock)
        self.breath = RestClock(clock)
        self.match: HostedTable | None = None
        self.clocks = self._clocks(clock)
        self._record: MatchRecord | None = None
        self._store = store
        self._rules = catalogue[self.setting.game].ruleset()
        self._thinker = thinker
        self._clock = clock
        self._seed = MATCH_NUMBERS.stop + secrets.randbits(SECRET_BITS)
        if self.stage == "gathering":
            self.attendance.away = {place.person for place in self.setting.places if place.person}
            return
        self.attendance.note_all_gone(self._people())
        if self.stage == "over" or not self.setting.left or self.setting.played:
            self._read()
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

    def place_of(self, person: str) -> int | None:
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
        if self._is_chair(at) and not self._may_have_chair(at, person.id):
            return "taken"
        old = self.place_of(person.id)
        places = [TablePlace() if number == old else place for number, place in enumerate(self.setting.places)]
        name = distinct_name(person.name, [place.name for place in places])
        before = TablePlace() if old is None else self.setting.places[old]
        places[at] = TablePlace(name, person.gender, person.id, double=before.double, waits=before.waits)
        club = self.setting.club
        self.keep(places=tuple(places), club=club.with_person(person.id, places) if club and old is None else club)
        return ""

    @property
    def is_for_friends(self) -> bool:
        """Return whether the table is for friends and not open to everybody, so that others have to ask before they
        enter.
        """
        return self.setting.friends and self.setting.access != "open"

    def first_free_place(self) -> int | None:
        """Return the number of the first free place, from 0; None if there is none; the chairs of an evening's leaders
        do not count.
        """
        free = (at for at, place in enumerate(self.setting.places) if not place.person and not self._is_chair(at))
        return next(free, None)

    def _is_chair(self, at: int) -> bool:
        """Return whether a place is for a director of an evening, who does not play."""
        return self.setting.club is not None and at in leaders_places(self.setting.players)

    def _may_have_chair(self, at: int, person: str) -> bool:
        """Return whether a person can take a chair: the host the first, directors and scorers the others."""
        setting = self.setting
        leads = setting.club is not None and setting.club.role_of(person, setting.host) != "player"
        return person == setting.host or (at > 0 and leads)

    def stand_up(self, person: str) -> bool:
        """Make a person leave: free their place, or in a running match let a computer play for them. A host who leaves
        before the match is replaced by a director of the evening, else by the first person there, else by nobody.

        :param person: an id.
        :return: whether anything has changed; in a paused match nothing changes.
        :raises StoreFailed: if the store fails.
        """
        at = self.place_of(person)
        if at is None:
            return False
        self.fetch()
        if self.match is not None:
            plays = self.stage == "playing" and not self.match.is_paused and self._waits_for(at)
            if plays:
                self._sit_in(at)
            return plays
        places = tuple(TablePlace() if number == at else place for number, place in enumerate(self.setting.places))
        club = self.setting.club
        self.keep(places=places, club=club.without_person(person) if club is not None else None)
        if self.setting.host == person:
            self.hand_over(self._heir([place.person for place in places if place.person]))
        return True

    def hand_over(self, person: str) -> None:
        """Make another person the host. All permissions to enter end, so that the new host is asked about everybody.

        :param person: an id, empty for no host.
        :raises StoreFailed: if the store fails.
        """
        self.agree(arranging.hand_over(self.setting, person))
        self.knocks = Knocks()

    def _heir(self, there: list[str]) -> str:
        """Return the id of the next host: a director of the evening, else the first person there, else ""."""
        club = self.setting.club
        return next((person for person in (*(club.directors if club else ()), *there) if person in there), "")

    def note_presence(self, person: str) -> None:
        """Record before a match that a person is connected here; in a match, ``give_seat_back`` ends an absence.

        :param person: an id.
        """
        self.attendance.away.discard(person)

    def note_absence(self, person: str) -> None:
        """Record that a person's last connection here has ended. :param person: an id."""
        at = self.place_of(person)
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
        at = self.place_of(person)
        self.attendance.away.discard(person)
        self.fetch()
        if at is None or self.match is None or self.stage != "playing":
            return
        if self.setting.days and self.setting.left:
            self.keep(left=0.0)  # a server that is killed now reads the match when it begins again
        if self.is_deserted:  # all had left: each of the others gets the full grace to return
            self.attendance.note_all_gone(self._people())
            self.match.start()
        self.attendance.note_back(at, None if self.match.is_paused else self.match.deals)
        if self.turns.is_round_over:
            return
        with _as_store_fault():
            self.match.take_back(at, Human(self.setting.places[at].name, self.setting.places[at].gender))

    def free_seat(self) -> int | None:
        """Return the number, from 0, of a place at a table by turns that another person can take, None if there is
        none.

        It is a place where a computer plays on for an absent person.
        """
        match = self.match
        if match is None or not self.setting.days or self.stage != "playing" or match.is_paused or self.setting.played:
            return None  # in a contest the seat stays the person's own: nobody plays there twice
        away = (at for at in self.attendance.absent if match.seats[at].away is not None and not match.is_helped(at))
        return next(away, None)

    def grace_of(self, at: int) -> float:
        """Return the seconds for which the match waits for an absent player in the current deal; at a table by turns
        absence does not count.

        :param at: number of the entrant, from 0.
        """
        if self.setting.days:
            return float(self.setting.days * DAY_SECONDS)
        return self.attendance.grace_of(at, self.setting.grace, None if self.match is None else self.match.deals)

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
        if match is None or at is None or not self._waits_for(at):
            return self.clocks.update(None, 0, False)
        attendance = self.attendance
        readers = attendance.readers if attendance.reading and self._waits_for_readers else frozenset()
        stands = match.is_paused or self.is_deserted or at in attendance.absent or self._considers()
        stands = stands or bool(readers - {at})
        return self.clocks.update(at, len(match.match.record), not stands)

    @property
    def _waits_for_readers(self) -> bool:
        """Return whether all people who play here agree that the match waits for slow readers; False without people."""
        people = [at for at in self._people() if self._waits_for(at)]
        return bool(people) and all(self.setting.places[at].waits for at in people)

    @property
    def _is_read(self) -> bool:
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
            left=clocks.seconds_left, reserves=tuple(map(clocks.reserve_of, seats)),
            more=tuple(map(clocks.requests_left, seats)),
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
        if not self.clocks.requests_left(at):
            return "no-more-time"
        with _as_store_fault():
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
        here = [person for person in self._people() if self._waits_for(person) and person not in absent]
        with _as_store_fault():
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
        self.keep(places=arranging.shuffled_places(places) if self.setting.drawn else tuple(places), stage="playing")
        self.match = self._table([])
        self.match.start()

    def change_club(self, **changed: object) -> None:
        """Change fields of the evening that gathers here; there must be one.

        :param changed: the new values by the names of the fields of ``EveningOfClub``.
        :raises StoreFailed: if the store fails; then nothing has changed.
        """
        club = self.setting.club
        assert club is not None
        self.keep(club=msgspec.structs.replace(club, **changed))

    def unload_match(self) -> None:
        """Drop the match from memory; it stays in the store."""
        if self.match is not None:
            self.match.close()
            self.match = self._record = None

    def fetch(self) -> None:
        """Load the running match if it is only in the store; at a table by turns it then goes on at once.

        :raises StoreFailed: if the store fails. :raises ValueError: if the record of the match is impossible.
        """
        if self.match is None and self.stage == "playing":
            run_in_thread(self._read, reckons=True)
            if self.setting.days and self.match is not None:
                self.match.start()

    def _read(self) -> None:
        """Replay the match from its record in the store. :raises StoreFailed: if the store fails."""
        self.match = self._table([self._entry(line) for line in self._store.entries(self.id)])

    def _table(self, past: Iterable[Deed | Message]) -> HostedTable:
        entries = list(past)
        setting = self.setting
        boards = setting.played.boards if setting.played is not None else ()
        seed = int(boards[0].salt, 16) if boards else self._seed  # the same boards: computers think alike at each table
        match = Table(self._rules, read_options(self._rules, setting.options), setting.players, seed)
        record = self._record = MatchRecord(self._store, self.id, len(entries))
        seats = tuple(TableSeat(occupant_of(self.setting, place)) for place in setting.places)
        if setting.called is not None:
            called = CalledMatch(self._rules, match.options, setting.players, setting.called)
            return ShownTable(called, seats, self._thinker, self._clock)
        lots = BoardLots(boards) if boards else SealedLots()
        self.clocks = self._clocks(self._clock)
        timing = partial(_timing, self._kept)  # not of this table: a cycle would keep a removed table alive
        return HostedTable(match, seats, self._thinker, self._clock, timing, record, lots, entries, self.clocks)

    def _clocks(self, clock: Callable[[], float]) -> Clocks:
        """Return new clocks. They refer to the setting, not to this table: a cycle would keep a removed table alive."""
        kept = self._kept
        clock_terms, misses = (None, MAX_MISSES) if kept.value.days else (kept.value.clock, 2)
        return Clocks(clock_terms, kept.value.players, lambda at: kept.value.places[at].double, clock, misses)

    def _entry(self, line: bytes) -> Deed | Message:
        kept = msgspec.json.decode(line, type=dict[str, Json])
        deed = kept.get("deed")
        return read_message(self._rules, kept["told"]) if deed is None else read_deed(self._rules, deed)

    def due(self) -> float | None:
        """Return the time of the next ``tick`` with work, in seconds of the clock; None if nothing is scheduled."""
        if self.setting.club is not None:
            return None if self.setting.club.over else self.round_clock.due()
        if self.setting.days:
            dues: tuple[float | None, ...] = (self.turns.due(self.match), self.attendance.reading_ends())
            due = min((due for due in dues if due is not None), default=None)
            return None if due is None else max(due, self.not_before)
        if self.match is None or self.stage != "playing" or self.is_deserted or self.match.is_paused:
            return self.attendance.reading_ends()
        graces = [since + self.grace_of(at) for at, since in self.attendance.absent.items() if self._waits_for(at)]
        slow = self.clocks.entrant if self.match.conceding is not None and not self.clocks.runs else None
        stands = slow is not None and slow not in self.attendance.absent
        considered = self._considered[1] if self._considered is not None and stands else None
        plays = self.match.due() if self._is_read else None
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
            return self.round_clock.take_announcement()
        if self.setting.days:
            return self._tick_by_turns()
        read = bool(self.attendance.reading) and self.attendance.end_reading()
        if self.match is None or self.stage != "playing" or self.is_deserted or self.match.is_paused:
            return read
        now, before = self._clock(), self.match.seats
        absent = self.attendance.absent.items()
        for at in [at for at, since in absent if self._waits_for(at) and now >= since + self.grace_of(at)]:
            self._sit_in(at)
        over, slow = self.clocks.due(), self.clocks.entrant
        if slow is not None and over is not None and now >= over:
            with _as_store_fault():
                self.match.decide_for_late(slow, substitute_computer(self.setting, self.match.seats))
        if self._is_read:
            self.match.tick()
        return read or self.match.seats != before

    def _tick_by_turns(self) -> bool:
        """Do the work of ``tick`` at a table by turns: remind a person whose time is over, later decide for them."""
        late, before, read = self.turns.remind(), self.setting.awaited, self.attendance.end_reading()
        if late or before is None or self.turns.is_round_over:
            self.fetch()
        match = self.match
        if match is None or self.stage != "playing":
            return read
        seats = match.seats
        if self.turns.is_round_over:
            self._play_for_everybody()
        if late and before is not None and before.place is not None and self.turns.is_at_rest(match):
            with _as_store_fault():
                match.decide_for_late(before.place, substitute_computer(self.setting, match.seats))
        match.tick()
        return read or match.seats != seats

    def _play_for_everybody(self) -> None:
        """Let computers play on at all seats of people; a pause ends."""
        match = self.match
        assert match is not None
        people = [at for at in self._people() if self._waits_for(at)]
        for at in people[:1] if match.is_paused else ():
            with _as_store_fault():
                match.wish_pause(at, [at])
        for at in people:
            self._sit_in(at)

    def store_end(self, cut_short: bool = False) -> bool:
        """Store the end of the match if it is over; return whether this call stored it.

        If the match goes on, reload it if the store has an entry that is unknown here; at a table by turns store the
        decision that it waits for.

        :param cut_short: whether to end the match now, unfinished, because its evening has finished the round.
        :raises StoreFailed: if the store fails.
        """
        if cut_short and self.stage == "playing":
            self.keep(stage="over", awaited=None)
            self.unload_match()
            return True
        if self.match is not None and self._record is not None and self._record.behind:
            self.match.close()
            run_in_thread(self._read, reckons=True)
            self.match.start()
        if self.match is None or self.stage != "playing":
            return False
        if self.match.match.is_over:
            self.keep(stage="over", awaited=None)
            return True
        if self.setting.days:
            self.turns.note_and_play_only_cards(self.match)
        return False

    def _waits_for(self, at: int) -> bool:
        return self.match is not None and isinstance(self.match.seats[at].occupant, Human)

    def _sit_in(self, at: int) -> None:
        assert self.match is not None
        with _as_store_fault():
            self.match.sit_in(at, substitute_computer(self.setting, self.match.seats))

    @property
    def number(self) -> int:
        """Return the number of the last message of the match, 0 before it has begun."""
        return 0 if self.match is None else self.match.number

    @property
    def is_typing_forbidden(self) -> bool:
        """Return whether people cannot type: partners play a deal, and the table has not agreed on talk.

        Where an evening gathers, they cannot type until all tables have finished the round; whole plays share no deals.
        """
        if self.setting.club is not None:
            return not self.setting.club.plays and self.setting.club.has_open_boards(self.results or {})
        if self.match is None or self.setting.talk or self.stage != "playing":
            return False
        return not self.match.resting and self.match.match.ruleset.has_partners(self.match.match.state)

    def keep(self, stage: Stage | None = None, **changed: object) -> None:
        """Store the setting with some changed fields.

        :param stage: the new stage, None to keep the stage.
        :param changed: the new values by the names of the fields of ``TableSetting``.
        :raises StoreFailed: if the store fails; then nothing has changed.
        """
        self.agree(msgspec.structs.replace(self.setting, **changed), stage)

    def agree(self, setting: TableSetting, stage: Stage | None = None) -> None:
        """Store a whole new setting.

        :param setting: the setting.
        :param stage: the new stage, None to keep the stage.
        :raises StoreFailed: if the store fails; then nothing has changed.
        """
        self._kept.keep(setting, stage)


def _timing(kept: StoredSetting) -> Timing:
    """Return the present timing of a match; a table of an evening rests only while a person plays there."""
    setting = kept.value
    return Timing(COMPUTER_PACE_SECONDS, rests=setting.rests and not setting.days, rests_alone=setting.played is None)


@contextlib.contextmanager
def _as_store_fault() -> Iterator[None]:
    """Turn ``RecordFailed`` of a match into ``StoreFailed``. :raises StoreFailed: if the store fails."""
    try:
        yield
    except RecordFailed as error:
        raise StoreFailed from error
