"""The setting of a table: its terms and places, which the store keeps besides the match."""

from __future__ import annotations

import time
from collections.abc import Iterable

import msgspec

from numeramis_access.server.people.evenings import EveningOfClub, TableOfRound
from numeramis_access.server.stores.port import KeptTable, KnownPerson
from numeramis_access.server.stores.store import Store
from numeramis_access.tables.clocks import ClockTerms
from numeramis_access.tables.long_clocks import AwaitedDecision
from numeramis_access.tables.pushes import TablePlace
from numeramis_access.tables.request_fields import Access, Json, MayWatch, Stage
from numeramis_access.tables.requests import OpenTable, ShowTable


class TableSetting(msgspec.Struct, frozen=True):
    """The terms and places of a table. Fields not explained here are as in ``requests.OpenTable``.

    :param players: the number of places.
    :param level: level of the computers.
    :param grace: seconds that a place waits for an absent person.
    :param rests: whether the next deal waits until everyone is ready.
    :param talk: whether partners can type messages during a deal.
    :param host: id of the host, at first the person who opened the table; empty when everybody has left before the
        match.
    :param places: the places in order.
    :param later: whether onlookers hear a trick only after the next one.
    :param drawn: whether seats are drawn when the match begins.
    :param muted: ids of people who cannot chat there.
    :param left: time since which none of its people is connected, in seconds since 1970; 0 while someone is.
    :param club: the evening that gathers here, None for none.
    :param played: the round of an evening that is played here, None for none.
    :param called: the seat of the first dealer, from 0, of a match with real cards that the host shows, None at any
        other table.
    :param days: days for each decision at a table by turns, 0 at any other table.
    :param awaited: the decision that a table by turns waits for; None while a computer decides, and at any other table.
    """

    game: str
    options: Json
    players: int
    access: Access
    level: str
    grace: int
    rests: bool
    talk: bool
    host: str
    places: tuple[TablePlace, ...]
    clock: ClockTerms | None = None
    watch: MayWatch = "nobody"
    later: bool = False
    drawn: bool = False
    muted: tuple[str, ...] = ()
    friends: bool = False
    left: float = 0.0
    club: EveningOfClub | None = None
    played: TableOfRound | None = None
    called: int | None = None
    days: int = 0
    awaited: AwaitedDecision | None = None

    @property
    def is_for_friends(self) -> bool:
        """Return whether the table is for friends and not open to everybody, so that others have to ask before they
        enter.
        """
        return self.friends and self.access != "open"


class StoredSetting:
    """The setting and stage of one table; each change is stored before it counts.

    :param kept: the stored table.
    :param store: stores the changes.
    :ivar id: id of the table.
    :ivar code: the code to enter by.
    :ivar stage: whether people gather, the match has begun, or it is over.
    :ivar value: the setting.
    """

    def __init__(self, kept: KeptTable, store: Store) -> None:
        self.id = kept.id
        self.code = kept.code
        self.stage: Stage = kept.stage
        self.value = setting_of(kept)
        self._store = store

    def store(self, setting: TableSetting, stage: Stage | None = None) -> None:
        """Store a new setting and stage, then adopt them here. The stage ``over`` also files the match for its players.

        :param setting: the new setting. :param stage: None to keep the stage.
        :raises StoreFailed: if the store fails; then nothing has changed.
        """
        kept = KeptTable(self.id, self.code, stage or self.stage, msgspec.json.encode(setting))
        if stage == "over":
            self._store.finish(kept, [place.person for place in setting.places if place.person], time.time())
        else:
            self._store.store_table(kept)
        self.value, self.stage = setting, kept.stage


def setting_of(kept: KeptTable) -> TableSetting:
    """Return the setting of a stored table. :raises msgspec.DecodeError: if it is unreadable."""
    return msgspec.json.decode(kept.setting, type=TableSetting)


def record_of(kept: KeptTable, entries: Iterable[bytes]) -> Json:
    """Return the record of a match as it is sent to its players: a dictionary with its ``setting`` and ``entries``.

    :param kept: the stored table.
    :param entries: the entries as JSON, passed on unchanged.
    :raises msgspec.DecodeError: if the setting is unreadable.
    """
    return {
        "setting": msgspec.to_builtins(setting_of(kept)),
        "entries": [msgspec.Raw(line) for line in entries],
    }


def new_table(request: OpenTable, host: KnownPerson, id: str, code: str) -> KeptTable:
    """Return a new table in its stored form, with the host on the first place; a table of an evening is never by turns.

    :param request: the terms. :param host: the person who opens the table. :param id: id of the table.
    :param code: the code to enter by.
    """
    places = (TablePlace(host.name, host.gender, host.id), *(TablePlace() for _ in range(request.players - 1)))
    evening = EveningOfClub(request.evening, request.alone, teams=request.teams, plays=request.plays)
    club = evening if request.evening else None
    setting = TableSetting(
        request.game, request.options, request.players, request.access, request.level, request.grace, request.rests,
        request.talk, host.id, places, request.clock, request.watch, request.later,
        request.drawn, friends=request.friends, club=club, days=0 if club else request.days,
    )  # fmt: skip
    return KeptTable(id, code, "gathering", msgspec.json.encode(setting))


def new_shown_table(request: ShowTable, host: KnownPerson, id: str, code: str) -> KeptTable:
    """Return a new table with real cards in its stored form. Its match has begun, everybody may watch it, and its
    players are not people in the house.

    :param request: the match to show. :param host: the person who opens the table. :param id: id of the table.
    :param code: the code to enter by.
    """
    places = tuple(TablePlace(name, gender) for name, gender in zip(request.names, request.genders, strict=True))
    setting = TableSetting(
        request.game, request.options, len(places), request.access, "club", 60, False, True, host.id, places,
        watch="all", called=request.dealer,
    )  # fmt: skip
    return KeptTable(id, code, "playing", msgspec.json.encode(setting))
