"""Requests of an evening's directors and scorers: its log, the data of its people, and roles."""

from __future__ import annotations

import base64
import binascii
import zlib
from collections.abc import Iterable, Sequence
from itertools import islice
from typing import NamedTuple

import msgspec
from msgspec.structs import replace

from numeramis_access.core.actions import Refusal
from numeramis_access.evening.events import AnyEvent, EveningFinished, EventUndone, ResultEntered
from numeramis_access.evening.log import SCORER_EVENTS, Log, LogEntry, is_same, last_decision, line_of
from numeramis_access.evening.scoring import result_of
from numeramis_access.server.beside import run_in_thread
from numeramis_access.server.people.admission import RefuseRequest, check_epoch, check_room, count_request, own_sitting
from numeramis_access.server.people.answering import ANNOUNCED_DEEDS, LONG_ANSWERS, answers
from numeramis_access.server.people.evenings import EveningOfClub
from numeramis_access.server.people.guest import Guest
from numeramis_access.server.people.house import House
from numeramis_access.server.people.house_log import HouseLog, log_of
from numeramis_access.server.people.sitting import Sitting
from numeramis_access.server.stores.port import EntryNumberTaken, KnownPerson, StoreFailed
from numeramis_access.tables.evening import EveningAct, Role
from numeramis_access.tables.evening_requests import Appoint, Direct, EveningLog, ForgetPeople, KeepPeople, RoundsBegin
from numeramis_access.tables.protocol import clean_json
from numeramis_access.tables.pushes import LogGrew
from numeramis_access.tables.request_fields import Json

#: most entries and bytes of an answer (a single entry can have more bytes); most bytes of a deflated event and of
#: the events of one request; bytes that an entry has besides its event and note
MAX_ANSWER_ENTRIES, MAX_ANSWER_BYTES, MAX_EVENT_BYTES, MAX_REQUEST_EVENTS_BYTES, ENTRY_OVERHEAD_BYTES = (
    100,
    1 << 15,
    1 << 16,
    1 << 18,
    120,
)
#: most people and bytes of notes in an answer; evenings of older versions can have more
MAX_PEOPLE, MAX_NOTES_BYTES = 1000, 1 << 17

_events: msgspec.json.Decoder[AnyEvent] = msgspec.json.Decoder(AnyEvent)


class LedEvening(NamedTuple):
    """An evening, and the role of a person who leads it.

    :param sitting: the table where the evening gathers.
    :param club: the evening.
    :param role: the person's role.
    """

    sitting: Sitting
    club: EveningOfClub
    role: Role


def led_evening(house: House, person: KnownPerson, table: str, *roles: Role) -> LedEvening:
    """Return an evening that a person leads.

    :param house: the house. :param person: the person. :param table: id of the table where it gathers.
    :param roles: allowed roles, by default directors.
    :raises RefuseRequest: ``no-such-table`` or ``not-here`` if there is no such evening; ``not-the-host`` for another
    role.
    """
    sitting = own_sitting(house, person, table)
    club = sitting.setting.club
    if club is None:
        raise RefuseRequest("not-here")
    role = club.role_of(person.id, sitting.setting.host)
    if role not in (roles or ("director",)):
        raise RefuseRequest("not-the-host")
    return LedEvening(sitting, club, role)


def log_of_evening(house: House, sitting: Sitting) -> HouseLog:
    """Return the log of an evening; read it from the store the first time.

    :param house: the house. :param sitting: the table where the evening gathers. :raises UnreadableRecord: if the log
        is impossible.
    :raises StoreFailed: if the store fails.
    """
    if sitting.evening.log is None:
        sitting.evening.log = run_in_thread(lambda: log_of(house.store, sitting.id), computes=True)
    return sitting.evening.log


@answers(Direct)
def _direct(house: House, guest: Guest, person: KnownPerson, request: Direct) -> Json:
    evening = led_evening(house, person, request.table, "director", "scorer")
    count_request(house, guest, "acts")
    count_request(house, guest, "act-count", len(request.acts))
    events = _events_of(request.acts)
    log = log_of_evening(house, evening.sitting)
    check_epoch(house, request.epoch, request.after, log.count)
    size = _size(request, events)
    count_request(house, guest, "act-bytes", size)
    _need_room_for(house, evening.sitting, log, events, request, size)
    since = log.log.entries[request.after :]
    grown, notes, before = log.log.copy(), dict[int, str](), log.count
    number = before - 1
    for act, event in zip(request.acts, events, strict=True):
        number = _add_act(evening, grown, since, person.id, act, event)
        if act.note and number >= before:
            notes[number] = act.note
    try:
        log.store_entries(grown, before, notes)
    except EntryNumberTaken as error:  # another entry is stored already: read the log again
        evening.sitting.evening.log = None
        raise StoreFailed from error
    finally:
        tell_log_grew(house, evening.sitting)
    return {"number": number}


def _events_of(acts: Iterable[EveningAct]) -> list[AnyEvent]:
    """Return the events of acts. :raises RefuseRequest: if one is no event, or they are too many bytes."""
    events, left = list[AnyEvent](), MAX_REQUEST_EVENTS_BYTES
    for act in acts:
        body = _body(act)
        if (left := left - len(body)) < 0:
            raise RefuseRequest("too-often")
        events.append(_event(body))
    return events


def _size(request: Direct, events: Sequence[AnyEvent]) -> int:
    """Return the approximate stored size of the acts of a request, in bytes."""
    return sum(
        len(msgspec.json.encode(event)) + len(act.note.encode()) + ENTRY_OVERHEAD_BYTES
        for act, event in zip(request.acts, events, strict=True)
    )


def _need_room_for(
    house: House, sitting: Sitting, log: HouseLog, events: Sequence[AnyEvent], request: Direct, size: int
) -> None:
    """Check the storage limits of an evening and of its host; an evening can always be ended.

    :raises RefuseRequest: if a limit would be exceeded.
    """
    if all(isinstance(event, EveningFinished) for event in events):
        return
    check_room(house, "evening-bytes", "table", log.size, size)
    check_room(house, "evening-notes", "table", log.notes_size, sum(len(act.note.encode()) for act in request.acts))
    host = sitting.setting.host
    hosted = [other for other in house.sittings.values() if other.setting.club and other.setting.host == host]
    check_room(house, "host-bytes", "person", sum(_kept_size(house, other) for other in hosted), size)


def _kept_size(house: House, sitting: Sitting) -> int:
    """Return the stored size of an evening, in bytes."""
    if sitting.evening.log is not None:
        return sitting.evening.log.size
    if sitting.evening.log_size is None:
        sitting.evening.log_size = house.store.record_size(sitting.id)
    return sitting.evening.log_size


def _body(act: EveningAct) -> bytes:
    """Return the event of an act as JSON. :raises RefuseRequest: if its packing is invalid."""
    if not act.packed:
        return msgspec.json.encode(act.event)
    try:
        return zlib.decompressobj().decompress(base64.b64decode(act.packed, validate=True), MAX_EVENT_BYTES)
    except (binascii.Error, zlib.error) as error:
        raise RefuseRequest("unknown-value") from error


def _event(body: bytes) -> AnyEvent:
    """Return an event decoded from JSON. :raises RefuseRequest: if it is no event."""
    try:
        return _events.decode(clean_json(body))
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise RefuseRequest("unknown-value") from error


def _add_act(
    evening: LedEvening, log: Log, since: list[LogEntry], person: str, act: EveningAct, event: AnyEvent
) -> int:
    """Add an act to a log; return its number. An act that the log already has, also one that the house did by itself,
    returns the number of that entry.

    :raises RefuseRequest: if the rules refuse the act, the person may not do it, or another person has decided the same
    since.
    """
    entries = since if act.own else log.entries
    same = (entry for entry in entries if _is_repeated(entry, act, event, person))
    if (before := next(same, None)) is not None:
        return before.number
    by = person if act.own else ""
    if not act.own and not _is_of_house(evening.sitting, event):
        raise RefuseRequest("not-now")
    if evening.role == "scorer" and not _may_score(log, person, event):
        raise RefuseRequest("not-the-host")
    if last_decision([entry for entry in since if entry.by != person], event) is not None:
        raise RefuseRequest("decided")
    entry = _entry(log, act, event, by)
    if isinstance(entry, Refusal):
        raise RefuseRequest(entry.code)
    return entry.number


def _is_repeated(entry: LogEntry, act: EveningAct, event: AnyEvent, person: str) -> bool:
    """Return whether an entry is this act of a person, or the same act of the house."""
    if not entry.by:
        return is_same(entry.event, event)
    return entry.by == person and (entry.event, entry.at) == (event, act.at)


def _entry(log: Log, act: EveningAct, event: AnyEvent, by: str) -> LogEntry | Refusal:
    """Return the entry of an event added to a log, or a refusal; an undo computes the evening again, which can take
    long.

    :param by: id of the person who acts.
    """

    def add() -> LogEntry | Refusal:
        entry = log.next_entry(event, act.at, by)
        if isinstance(entry, LogEntry):
            log.add(entry)
        return entry

    return run_in_thread(add, computes=True) if isinstance(event, EventUndone) else add()


def _is_of_house(sitting: Sitting, event: AnyEvent) -> bool:
    """Return whether an event is a board result of this round that the house knows."""
    club = sitting.setting.club
    if not isinstance(event, ResultEntered) or club is None or event.line.round != club.round - 1:
        return False
    known = (sitting.evening.results or {}).get((event.line.table, event.line.board))
    return known is not None and result_of(known.worth) == event.score


def _may_score(log: Log, person: str, event: AnyEvent) -> bool:
    """Return whether a scorer can enter an event: a result, or an undo of an act of their own.

    :param person: id of the scorer.
    """
    if not isinstance(event, EventUndone):
        return isinstance(event, SCORER_EVENTS)
    return event.of < len(log.entries) and log.entries[event.of].by == person


def tell_log_grew(house: House, sitting: Sitting) -> None:
    """Tell an evening's directors and scorers at a table that its log has grown; their programs then request the
    entries. Do nothing at a table without an evening, or before the log has been read.
    """
    club, log = sitting.setting.club, sitting.evening.log
    if club is None or log is None:
        return
    for guest in house.connections.at(sitting.id):
        if guest.person is not None and club.role_of(guest.person.id, sitting.setting.host) != "player":
            guest.say(LogGrew(table=sitting.id, count=log.count, state=log.state))


@answers(EveningLog, LONG_ANSWERS)
def _evening_log(house: House, guest: Guest, person: KnownPerson, request: EveningLog) -> Json:
    sitting = led_evening(house, person, request.table, "director", "scorer").sitting
    log = log_of_evening(house, sitting)
    check_epoch(house, request.epoch, request.after, log.count)
    answer: Json = {"entries": _portion(log, request.after), "count": log.count}
    if request.state != log.state:
        people = [msgspec.to_builtins(person) for person in islice(log.people.values(), MAX_PEOPLE)]
        answer |= {"state": log.state, "people": people, "notes": _notes(log)}
    return answer


def _portion(log: HouseLog, after: int) -> list[msgspec.Raw]:
    """Return the next entries after a count, at least one if there is any; the client asks again for more."""
    portion, left = list[msgspec.Raw](), MAX_ANSWER_BYTES
    for entry in log.log.entries[after : after + MAX_ANSWER_ENTRIES]:
        line = line_of(entry).encode()
        if portion and len(line) > left:
            break
        portion.append(msgspec.Raw(line))
        left -= len(line)
    return portion


def _notes(log: HouseLog) -> dict[str, str]:
    """Return the notes of directors; only the latest if they exceed ``MAX_NOTES_BYTES`` bytes."""
    notes, left = dict[str, str](), MAX_NOTES_BYTES
    for at, text in reversed(log.notes.items()):
        if (left := left - len(text.encode())) < 0:
            break
        notes[str(at)] = text
    return notes


@answers(KeepPeople)
def _keep_people(house: House, guest: Guest, person: KnownPerson, request: KeepPeople) -> None:
    sitting, club, _ = led_evening(house, person, request.table)
    count_request(house, guest, "acts")
    log = log_of_evening(house, sitting)
    new = {person.person for person in request.known} - log.people.keys()
    if new:
        check_room(house, "evening-people", "table", len(log.people), len(new))
    shown = new & set(club.agreed)
    log.keep_people([replace(person, shown=True) if person.person in shown else person for person in request.known])
    tell_log_grew(house, sitting)


def note_agreement(house: House, sitting: Sitting, person: str, on: bool) -> None:
    """Store with the data of an evening's people whether a person's name can appear on public lists, and tell the
    evening's directors and scorers that the data changed.

    Nothing happens if the data do not contain the person, or already say so.

    :param house: the house. :param sitting: the table. :param person: an id. :param on: True if the name can appear.
    :raises StoreFailed: if the store fails.
    """
    log = log_of_evening(house, sitting)
    known = log.people.get(person)
    if known is not None and known.shown != on:
        log.keep_people([replace(known, shown=on)])
        tell_log_grew(house, sitting)


@answers(ForgetPeople)
def _forget_people(house: House, guest: Guest, person: KnownPerson, request: ForgetPeople) -> None:
    sitting = led_evening(house, person, request.table).sitting
    count_request(house, guest, "acts")
    log_of_evening(house, sitting).forget_people(request.gone)
    tell_log_grew(house, sitting)


@answers(Appoint, ANNOUNCED_DEEDS)
def _appoint(house: House, guest: Guest, person: KnownPerson, request: Appoint) -> None:
    sitting, club, _ = led_evening(house, person, request.table)
    host = sitting.setting.host
    if person.id != host and person.id not in house.orders.directors:
        raise RefuseRequest("not-the-host")
    if sitting.place_number_of(request.person) is None or request.person == host:
        raise RefuseRequest("not-here")
    sitting.evening.change(
        directors=_with_role(club.directors, request, "director"), scorers=_with_role(club.scorers, request, "scorer")
    )
    house.note_change(sitting)


def _with_role(people: tuple[str, ...], request: Appoint, role: Role) -> tuple[str, ...]:
    others = tuple(person for person in people if person != request.person)
    return (*others, request.person) if request.role == role else others


@answers(RoundsBegin, ANNOUNCED_DEEDS)
def _rounds_begin(house: House, guest: Guest, person: KnownPerson, request: RoundsBegin) -> None:
    sitting = led_evening(house, person, request.table).sitting
    sitting.evening.change(itself=request.itself)
    house.note_change(sitting)
