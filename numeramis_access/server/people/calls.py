"""Decides which people the house calls to their tables by turns, when, and to which tables; ``notify`` sends the calls.

A call is an e-mail or a message to a browser which says that a table waits for the person's decision.
"""

from __future__ import annotations

import hmac
from collections import defaultdict, deque
from collections.abc import Callable, Iterable
from contextlib import suppress
from datetime import datetime
from functools import lru_cache
from typing import Literal, NamedTuple, TypeAlias
from zoneinfo import ZoneInfo

import msgspec

from numeramis_access.server.people.by_turns import HolidaysOf
from numeramis_access.server.people.connections import Connections
from numeramis_access.server.people.dues import DueTimes
from numeramis_access.server.people.lobby import Listing
from numeramis_access.server.people.lobby_updates import LobbyUpdates
from numeramis_access.server.stores.calls import CallRow, MadeKind
from numeramis_access.server.stores.store import Store
from numeramis_access.tables.long_clocks import AwaitedDecision
from numeramis_access.tables.protocol import line_of
from numeramis_access.tables.pushes import MailEnded

#: a way by which the house calls
CallWay: TypeAlias = Literal["mail", "push"]
#: the rows that note calls made by each way
MADE_BY: dict[CallWay, MadeKind] = {"mail": "mailed", "push": "pushed"}
#: seconds that a table waits before the first call, least seconds between two calls to one table, and seconds until a
#: failed call is repeated
GRACE_SECONDS, HALF_DAY_SECONDS, AGAIN_SECONDS = 600, 43_200, 900
#: seconds for which a code from an e-mail is valid; wrong codes that end it
CODE_SECONDS, MAX_WRONG_CODES = 3600, 5
#: seconds for which codes, notes of calls, and refusals of addresses are kept; a wait lasts up to 38 days
CODE_KEEP_SECONDS, NOTE_KEEP_SECONDS, REFUSAL_KEEP_SECONDS = 86_400, 60 * 86_400, 365 * 86_400
#: most codes that wait to be sent
MAX_LETTERS = 1000


class WhenCalled(msgspec.Struct, frozen=True):
    """The hours in which a person may be called.

    :param zone: the person's time zone as in the IANA database; empty for UTC.
    :param begins: hour of the local day, 0 to 23, at which the quiet time begins.
    :param ends: hour at which it ends, 0 to 23; equal hours mean no quiet time.
    :param daily: whether the house sends all calls of a day together, at the end of the quiet time.
    """

    zone: str = ""
    begins: int = 22
    ends: int = 7
    daily: bool = False


class CallOffers(NamedTuple):
    """The ways in which a house can call people.

    :param mail: whether it can send e-mails.
    :param key: public key of its messages to browsers, empty if it sends none.
    :param takes: returns whether it sends messages to the address of a browser's subscription.
    """

    mail: bool = False
    key: str = ""
    takes: Callable[[str], bool] = lambda endpoint: False


class TableInCall(NamedTuple):
    """A table that a call names.

    :param table: id of the table.
    :param game: name of its game.
    :param names: names of the other people there.
    :param wait: name of the wait for this decision, which tells it from other waits at the table; empty where it does
        not matter.
    """

    table: str
    game: str
    names: tuple[str, ...]
    wait: str = ""


class CallToTables(NamedTuple):
    """A call to a person, by e-mail or through browsers.

    :param person: id of the person.
    :param language: code of the person's language.
    :param tables: the tables that wait.
    :param addresses: the e-mail addresses; none for a call through browsers.
    :param browsers: the subscriptions of browsers; none for a call by e-mail.
    """

    person: str
    language: str
    tables: tuple[TableInCall, ...]
    addresses: tuple[str, ...]
    browsers: tuple[CallRow, ...]

    @property
    def way(self) -> CallWay:
        """Return the way of the call."""
        return "push" if self.browsers else "mail"


class Letter(NamedTuple):
    """An e-mail with a code that confirms an address.

    :param address: the address. :param code: the code. :param language: code of the reader's language.
    """

    address: str
    code: str
    language: str


class Calls:
    """The people that tables by turns wait for, and the calls to them that are due.

    :param store: stores the ways to call people.
    :param salt: the secret of the house.
    :param connections: the connections of the house.
    :param lobby: the tables of the house.
    :param date: returns seconds since 1970.
    :param holidays_of: takes the id of a person and returns their holidays.
    :ivar offers: the ways in which this server can call; with none of them it records nothing.
    :ivar letters: e-mails with codes that wait to be sent.
    """

    def __init__(
        self, store: Store, salt: bytes, connections: Connections, lobby: LobbyUpdates, date: Callable[[], float],
        holidays_of: HolidaysOf,
    ) -> None:  # fmt: skip
        self._store = store
        self._salt = salt
        self._connections = connections
        self._lobby = lobby
        self._date = date
        self._holidays_of = holidays_of
        self.offers = CallOffers()
        self.letters: deque[Letter] = deque(maxlen=MAX_LETTERS)
        #: the person that each table waits for, with the name of the wait
        self._waits: dict[str, tuple[str, str]] = {}
        self._tables: defaultdict[str, set[str]] = defaultdict(set)
        #: when to look at each person for each way, in seconds since 1970
        self._dues: dict[CallWay, DueTimes] = {way: DueTimes() for way in MADE_BY}

    def date(self) -> float:
        """Return seconds since 1970."""
        return self._date()

    def digest(self, text: str) -> str:
        """Return a digest of a text, in hexadecimal; it contains the secret of the house, so that only this house can
        make it.
        """
        return hmac.digest(self._salt, b"calls " + text.encode(), "sha256").hex()[:32]

    def note_wait(self, table: str, awaited: AwaitedDecision | None, person: str = "") -> None:
        """Record the person that a table waits for; a new wait plans a call to that person in ``GRACE_SECONDS``
        seconds.

        :param table: id of the table.
        :param awaited: the decision that it waits for; None if it waits for none, or is no longer at this server.
        :param person: id of the person who is to decide; empty for a computer.
        """
        now = None if awaited is None or not person else (person, _mark(awaited.since, bool(awaited.reminded)))
        before = self._waits.get(table)
        if now == before:
            return
        if before is not None:
            del self._waits[table]
            self._tables[before[0]].discard(table)
            if not self._tables[before[0]]:
                del self._tables[before[0]]
        if now is not None:
            self._waits[table] = now
            self._tables[now[0]].add(table)
            self.plan_check(now[0])

    def _look_at(self, way: CallWay, person: str, at: float) -> None:
        """Look at a person at a time, or before if that is planned."""
        planned = self._dues[way].time_of(person)
        self._dues[way].schedule(person, at if planned is None else min(at, planned))

    def plan_check(self, person: str) -> None:
        """Plan to check in at most ``GRACE_SECONDS`` seconds whether a person is to be called, because their tables or
        their ways to be called have changed. Do nothing while no table waits for the person.

        :param person: an id.
        """
        if person in self._tables:
            for way in self._dues:
                self._look_at(way, person, self._date() + GRACE_SECONDS)

    def note_made(self, calls: Iterable[CallToTables]) -> None:
        """Record that calls were sent. :param calls: the calls. :raises StoreFailed: if the store fails."""
        self._store.confirm_calls([
            CallRow(call.person, MADE_BY[call.way], table.table, 0, table.wait)
            for call in calls for table in call.tables
        ])  # fmt: skip

    def plan_again(self, call: CallToTables) -> None:
        """Delete the notes of a call that certainly reached no one, and plan a new one in ``AGAIN_SECONDS`` seconds.

        :param call: the call.
        :raises StoreFailed: if the store fails.
        """
        for table in call.tables:
            self._store.forget_calls(call.person, MADE_BY[call.way], table.table)
        self._look_at(call.way, call.person, self._date() + AGAIN_SECONDS)

    def delete_address(self, person: str, address: str) -> None:
        """Delete a person's e-mail address that no longer takes e-mails, and tell the person, now or at the next visit.

        :param person: an id.
        :param address: the e-mail address.
        :raises StoreFailed: if the store fails.
        """
        self._store.forget_calls(person, "mail", address)
        ended = MailEnded(address=address)
        if any(not guest.is_far for guest in self._connections.of(person)):
            self._connections.tell(person, ended)
        else:
            self._store.keep_notice(person, line_of(ended))

    def has_due(self, way: CallWay) -> bool:
        """Return whether calls to some person may be due. :param way: by e-mail or through browsers."""
        first = self._dues[way].earliest()
        return first is not None and first <= self._date()

    def begin_due_calls(self, way: CallWay, most: int) -> list[CallToTables]:
        """Return calls that are due, and record them as begun; none if this server cannot call in this way.

        Each call becomes due again after half a day unless ``note_made`` records it before, because the process can be
        killed before that.

        :param way: by e-mail or through browsers.
        :param most: greatest number of people to check.
        :raises StoreFailed: if the store fails.
        """
        if not (self.offers.mail if way == "mail" else self.offers.key):
            return []
        people = [person for person in self._dues[way].pop_due(self._date(), most) if person in self._tables]
        try:
            rows: defaultdict[str, list[CallRow]] = defaultdict(list)
            for row in self._store.calls(people):
                rows[row.person].append(row)
            due = {person: tables for person in people if (tables := self._due(way, person, rows[person]))}
            return self._claim(way, due, rows)
        except BaseException:
            for person in people:
                self._look_at(way, person, self._date() + AGAIN_SECONDS)
            raise

    def _claim(
        self, way: CallWay, due: dict[str, list[Listing]], rows: dict[str, list[CallRow]]
    ) -> list[CallToTables]:
        """Note calls as begun, and return those that no other server has begun."""
        now, waits = int(self._date()), [(person, table) for person, tables in due.items() for table in tables]
        wanted = [
            CallRow(person, MADE_BY[way], table.now.table, now, f"{_name_of_wait(table)} begun")
            for person, table in waits
        ]  # fmt: skip
        begun = self._store.claim_calls(wanted, now - HALF_DAY_SECONDS) if wanted else set()
        languages, calls = self._store.languages(due), list[CallToTables]()
        for person, tables in due.items():
            named = [table for table in tables if (person, table.now.table) in begun]
            if named and person in languages:
                self._look_at(way, person, now + HALF_DAY_SECONDS)  # unless the call is noted as made by then
                own = tuple(row for row in rows[person] if row.kind == way)
                calls.append(CallToTables(
                    person, languages[person], tuple(_name_table(table, person) for table in named),
                    tuple(row.name for row in own) if way == "mail" else (), own if way == "push" else (),
                ))  # fmt: skip
        return calls

    def _due(self, way: CallWay, person: str, rows: list[CallRow]) -> list[Listing]:
        """Return the tables to which a person is to be called now; plan another look if a call has to wait."""
        if not any(row.kind == way for row in rows):
            return []
        now = self._date()
        own = sorted(self._tables.get(person, ()))
        if any(table in guest.told for guest in self._connections.of(person) for table in own):
            self._look_at(way, person, now + GRACE_SECONDS)
            return []
        made = {row.name: row for row in rows if row.kind == MADE_BY[way]}
        here = (self._lobby.listing(table) for table in own)
        everywhere = (*here, *self._connections.tables_elsewhere())
        waiting = (table for table in everywhere if table is not None and _waits_for(table, person))
        left = [table for table in waiting if _is_new(table, made)]
        may_be = [_may_be_called_from(table, made) for table in left]
        when = _read_when(rows)
        last = max((row.since for row in made.values()), default=0) if when.daily else 0
        away = max((holiday.ends for holiday in self._holidays_of(person)), default=0)
        at = earliest_call(when, max(now, away, last + HALF_DAY_SECONDS if last else 0))
        if at > now:
            if left:
                self._look_at(way, person, at)
            return []
        if later := [moment for moment in may_be if moment > now]:
            self._look_at(way, person, min(later))
        return [table for table, moment in zip(left, may_be, strict=True) if moment <= now]


def _is_new(table: Listing, made: dict[str, CallRow]) -> bool:
    """Return whether no call was about the present wait of a table."""
    return table.now.table not in made or made[table.now.table].body != _name_of_wait(table)


def _may_be_called_from(table: Listing, made: dict[str, CallRow]) -> float:
    """Return from when another call to a table may be made, in seconds since 1970."""
    row = made.get(table.now.table)
    return 0.0 if row is None else row.since + HALF_DAY_SECONDS


def _waits_for(table: Listing, person: str) -> bool:
    """Return whether a table by turns waits for a person."""
    turns = table.now.turns
    return (
        turns is not None and turns.awaited is not None and table.now.stage == "playing"
        and table.now.places[turns.awaited].person == person
    )  # fmt: skip


def _name_of_wait(table: Listing) -> str:
    turns = table.now.turns
    assert turns is not None
    return _mark(turns.since, turns.reminded)


def _mark(since: float, reminded: bool) -> str:
    """Return the name of a wait: a person is called once for it, and once more after the reminder."""
    return f"{since:.3f}{' reminded' if reminded else ''}"


def _name_table(table: Listing, person: str) -> TableInCall:
    others = (place.name for place in table.now.places if place.person != person and place.name)
    return TableInCall(table.now.table, table.now.game, tuple(others), _name_of_wait(table))


def _read_when(rows: Iterable[CallRow]) -> WhenCalled:
    """Return when a person may be called."""
    body = next((row.body for row in rows if row.kind == "when"), "{}")
    return msgspec.json.decode(body, type=WhenCalled)


@lru_cache(maxsize=1000)
def zone_of(name: str) -> ZoneInfo:
    """Return a time zone; UTC for a name that this machine does not know. :param name: as in the IANA database."""
    with suppress(ValueError, OSError, KeyError):
        return ZoneInfo(name)
    return ZoneInfo("UTC")


def earliest_call(when: WhenCalled, moment: float) -> float:
    """Return the first time from a given one on at which a person may be called.

    :param when: the person's quiet hours.
    :param moment: the given time, in seconds since 1970.
    :return: the time, in seconds since 1970.
    """
    at, zone = moment, zone_of(when.zone)
    for _ in range(50):  # two days: the day on which summer time ends has 25 hours
        local = datetime.fromtimestamp(at, zone)
        if _may_call(when, local.hour):
            return at
        at += 3600 - local.minute * 60 - local.second - local.microsecond / 1e6
    return moment


def _may_call(when: WhenCalled, hour: int) -> bool:
    if when.daily:
        return hour == when.ends
    if when.begins <= when.ends:
        return not when.begins <= hour < when.ends
    return when.ends <= hour < when.begins
