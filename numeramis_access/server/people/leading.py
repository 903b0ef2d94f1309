"""What those ask for who lead an evening: acts, which the house puts into one order, and whom they know there."""

from __future__ import annotations

import base64
import binascii
import zlib
from collections.abc import Iterable, Sequence
from itertools import islice
from typing import NamedTuple

import msgspec

from numeramis_access.core.actions import Refusal
from numeramis_access.evening.events import AnyEvent, Finished, ResultEntered, Undone
from numeramis_access.evening.log import SCORED, Log, LogEntry, decided_by, line_of
from numeramis_access.evening.scoring import result_of
from numeramis_access.server.beside import aside
from numeramis_access.server.people.admission import Refuse, need_room, own_sitting, take
from numeramis_access.server.people.answering import DEED, LONG, answer
from numeramis_access.server.people.evenings import EveningOfClub
from numeramis_access.server.people.guest import Guest
from numeramis_access.server.people.house import House
from numeramis_access.server.people.house_log import HouseLog, log_of
from numeramis_access.server.people.sitting import Sitting
from numeramis_access.server.stores.port import KnownPerson, StoreFailed, Taken
from numeramis_access.tables.evening import EveningAct, Role
from numeramis_access.tables.pushes import LogGrew
from numeramis_access.tables.requests import (
    Appoint,
    Direct,
    EveningLog,
    ForgetPeople,
    Json,
    KeepPeople,
    RoundsBegin,
)

#: most entries of an answer, and most bytes of them, but for one entry that has more; bytes of an event that came
#: deflated, of the events of one request, and of what an entry has beside its event
PORTION, PORTION_BYTES, LARGEST, TOGETHER, ENTRY = 100, 1 << 15, 1 << 16, 1 << 18, 120
#: most people, and bytes of notes, of an answer: evenings of before may have more
PEOPLE, NOTES = 1000, 1 << 17

_events: msgspec.json.Decoder[AnyEvent] = msgspec.json.Decoder(AnyEvent)


class Led(NamedTuple):
    """An evening as somebody leads it. :param role: theirs."""

    sitting: Sitting
    club: EveningOfClub
    role: Role


def led_evening(house: House, person: KnownPerson, table: str, *roles: Role) -> Led:
    """Return an evening that somebody leads. :param roles: who may. :raises Refuse:"""
    sitting = own_sitting(house, person, table)
    club = sitting.setting.club
    if club is None:
        raise Refuse("not-here")
    role = club.role_of(person.id, sitting.setting.host)
    if role not in (roles or ("director",)):
        raise Refuse("not-the-host")
    return Led(sitting, club, role)


def kept_log(house: House, sitting: Sitting) -> HouseLog:
    """Return the log of an evening, read where that was not done yet. :raises StoreFailed:"""
    if sitting.log is None:
        sitting.log = aside(lambda: log_of(house.store, sitting.id), reckons=True)
    return sitting.log


@answer(Direct)
def _direct(house: House, guest: Guest, person: KnownPerson, request: Direct) -> Json:
    evening = led_evening(house, person, request.table, "director", "scorer")
    take(house, guest, "acts")
    take(house, guest, "act-count", len(request.acts))
    events = _events_of(request.acts)
    log = kept_log(house, evening.sitting)
    size = _size(request, events)
    take(house, guest, "act-bytes", size)
    _need_room_for(house, evening.sitting, log, events, request, size)
    since = log.log.entries[request.after :]
    grown, notes, before = log.log.copy(), dict[int, str](), log.count
    number = before - 1
    for act, event in zip(request.acts, events, strict=True):
        number = _add_act(evening, grown, since, person.id, act, event)
        if act.note and number >= before:
            notes[number] = act.note
    try:
        log.take_all(grown, before, notes)
    except Taken as error:  # the answer was lost: it is read again
        evening.sitting.log = None
        raise StoreFailed from error
    finally:
        tell_leaders(house, evening.sitting)
    return {"number": number}


def _events_of(acts: Iterable[EveningAct]) -> list[AnyEvent]:
    """Return what is to happen. :raises Refuse: where that happens in no evening, or is too much at once."""
    events, left = list[AnyEvent](), TOGETHER
    for act in acts:
        body = _body(act)
        if (left := left - len(body)) < 0:
            raise Refuse("too-often")
        events.append(_event(body))
    return events


def _size(request: Direct, events: Sequence[AnyEvent]) -> int:
    """Return about how many bytes a house keeps of what a request asks for."""
    return sum(
        len(msgspec.json.encode(event)) + len(act.note.encode()) + ENTRY
        for act, event in zip(request.acts, events, strict=True)
    )


def _need_room_for(
    house: House, sitting: Sitting, log: HouseLog, events: Sequence[AnyEvent], request: Direct, size: int
) -> None:
    """Let an evening, and whoever has announced it, have more kept; an evening can always be ended. :raises Refuse:"""
    if all(isinstance(event, Finished) for event in events):
        return
    need_room(house, "evening-bytes", "table", log.size, size)
    need_room(house, "evening-notes", "table", log.notes_size, sum(len(act.note.encode()) for act in request.acts))
    hosted = [one for one in house.sittings.values() if one.setting.club and one.setting.host == sitting.setting.host]
    need_room(house, "host-bytes", "person", sum(_kept_size(house, one) for one in hosted), size)


def _kept_size(house: House, sitting: Sitting) -> int:
    """Return how many bytes are kept of an evening."""
    if sitting.log is not None:
        return sitting.log.size
    if sitting.log_size is None:
        sitting.log_size = house.store.record_size(sitting.id)
    return sitting.log_size


def _body(act: EveningAct) -> bytes:
    """Return an event as JSON. :raises Refuse: where it is not packed as it should be."""
    if not act.packed:
        return msgspec.json.encode(act.event)
    try:
        return zlib.decompressobj().decompress(base64.b64decode(act.packed, validate=True), LARGEST)
    except (binascii.Error, zlib.error) as error:
        raise Refuse("unknown-value") from error


def _event(body: bytes) -> AnyEvent:
    """Return an event. :raises Refuse: where it is none."""
    try:
        return _events.decode(body)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refuse("unknown-value") from error


def _add_act(
    evening: Led, log: Log, since: list[LogEntry], person: str, act: EveningAct, event: AnyEvent
) -> int:
    """Add an act to a log; return its number: of one that was asked for again, that of before. :raises Refuse:"""
    same = (one for one in since if (one.event, one.at) == (event, act.at) and one.by in (person, ""))
    if (before := next(same, None)) is not None:
        return before.number
    by = person if act.own else ""
    if not act.own and not _is_of_house(evening.sitting, event):
        raise Refuse("not-now")
    if evening.role == "scorer" and not _may_score(log, person, event):
        raise Refuse("not-the-host")
    if decided_by([one for one in since if one.by != person], event) is not None:
        raise Refuse("decided")
    entry = _entry(log, act, event, by)
    if isinstance(entry, Refusal):
        raise Refuse(entry.code)
    return entry.number


def _entry(log: Log, act: EveningAct, event: AnyEvent, by: str) -> LogEntry | Refusal:
    """Have something happen; what is taken back is reckoned anew, which may take its time."""

    def add() -> LogEntry | Refusal:
        entry = log.next_entry(event, act.at, by)
        if isinstance(entry, LogEntry):
            log.add(entry)
        return entry

    return aside(add, reckons=True) if isinstance(event, Undone) else add()


def _is_of_house(sitting: Sitting, event: AnyEvent) -> bool:
    """Return whether an event is the result of a board that the house has."""
    club = sitting.setting.club
    if not isinstance(event, ResultEntered) or club is None or event.line.round != club.round - 1:
        return False
    known = (sitting.results or {}).get((event.line.table, event.line.board))
    return known is not None and result_of(known.worth) == event.score


def _may_score(log: Log, person: str, event: AnyEvent) -> bool:
    """Return whether a scorer may do something: results, and taking back what was their own."""
    if not isinstance(event, Undone):
        return isinstance(event, SCORED)
    return event.of < len(log.entries) and log.entries[event.of].by == person


def tell_leaders(house: House, sitting: Sitting) -> None:
    """Have those who lead hear that there is something new; the log itself each asks for."""
    club, log = sitting.setting.club, sitting.log
    if club is None or log is None:
        return
    for guest in house.connections.at(sitting.id):
        if guest.person is not None and club.role_of(guest.person.id, sitting.setting.host) != "player":
            guest.say(LogGrew(table=sitting.id, count=log.count, state=log.state))


@answer(EveningLog, LONG)
def _evening_log(house: House, guest: Guest, person: KnownPerson, request: EveningLog) -> Json:
    sitting = led_evening(house, person, request.table, "director", "scorer").sitting
    log = kept_log(house, sitting)
    answer: Json = {"entries": _portion(log, request.after), "count": log.count}
    if request.state != log.state:
        people = [msgspec.to_builtins(one) for one in islice(log.people.values(), PEOPLE)]
        answer |= {"state": log.state, "people": people, "notes": _notes(log)}
    return answer


def _portion(log: HouseLog, after: int) -> list[msgspec.Raw]:
    """Return some entries after so many, one at least where there is one; whoever has read them asks for the next."""
    portion, left = list[msgspec.Raw](), PORTION_BYTES
    for entry in log.log.entries[after : after + PORTION]:
        line = line_of(entry).encode()
        if portion and len(line) > left:
            break
        portion.append(msgspec.Raw(line))
        left -= len(line)
    return portion


def _notes(log: HouseLog) -> dict[str, str]:
    """Return what directors have written, the latest where it is more than houses keep now."""
    notes, left = dict[str, str](), NOTES
    for at, text in reversed(log.notes.items()):
        if (left := left - len(text.encode())) < 0:
            break
        notes[str(at)] = text
    return notes


@answer(KeepPeople)
def _keep_people(house: House, guest: Guest, person: KnownPerson, request: KeepPeople) -> None:
    sitting = led_evening(house, person, request.table).sitting
    take(house, guest, "acts")
    log = kept_log(house, sitting)
    new = {one.person for one in request.known} - log.people.keys()
    if new:
        need_room(house, "evening-people", "table", len(log.people), len(new))
    log.keep_people(request.known)
    tell_leaders(house, sitting)


@answer(ForgetPeople)
def _forget_people(house: House, guest: Guest, person: KnownPerson, request: ForgetPeople) -> None:
    sitting = led_evening(house, person, request.table).sitting
    take(house, guest, "acts")
    kept_log(house, sitting).forget_people(request.gone)
    tell_leaders(house, sitting)


@answer(Appoint, DEED)
def _appoint(house: House, guest: Guest, person: KnownPerson, request: Appoint) -> None:
    sitting, club, _ = led_evening(house, person, request.table)
    host = sitting.setting.host
    if person.id != host and person.id not in house.orders.directors:
        raise Refuse("not-the-host")
    if sitting.place_of(request.person) is None or request.person == host:
        raise Refuse("not-here")
    sitting.change_club(
        directors=_with_role(club.directors, request, "director"), scorers=_with_role(club.scorers, request, "scorer")
    )
    house.note_change(sitting)


def _with_role(people: tuple[str, ...], request: Appoint, role: Role) -> tuple[str, ...]:
    others = tuple(one for one in people if one != request.person)
    return (*others, request.person) if request.role == role else others


@answer(RoundsBegin, DEED)
def _rounds_begin(house: House, guest: Guest, person: KnownPerson, request: RoundsBegin) -> None:
    sitting = led_evening(house, person, request.table).sitting
    sitting.change_club(itself=request.itself)
    house.note_change(sitting)
