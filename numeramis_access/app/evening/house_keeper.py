"""An evening that a house conducts and whose log is kept there, so that several people can direct it from any device.

An act counts here at once and is sent to the house, which puts all acts in one order. If another director was faster,
the act is withdrawn here and the director is told. The host's programs keep a copy in their homes, so that results stay
after the evening is closed.
"""

from __future__ import annotations

import base64
import zlib
from collections.abc import Callable, Iterable, Sequence

import msgspec

from numeramis_access.app.evening.keeper import EveningKeeper
from numeramis_access.app.people.company import Company
from numeramis_access.app.people.identity import new_id
from numeramis_access.evening.events import AnyEvent, EventUndone, PersonId
from numeramis_access.evening.log import (
    SCORER_EVENTS,
    Log,
    LogEntry,
    WrongLog,
    is_same,
    last_decision,
    line_of,
    undone_numbers,
)
from numeramis_access.store.database import DamagedDatabase
from numeramis_access.store.evenings import KeptEvening, KeptPerson
from numeramis_access.tables.evening import EveningAct, EveningPerson, leaders_places
from numeramis_access.tables.evening_requests import Direct, EveningLog, ForgetPeople, KeepPeople
from numeramis_access.tables.protocol import readable_members
from numeramis_access.tables.request_fields import Json
from numeramis_access.words.announcement import Priority

#: bytes up to which an event is sent uncompressed; most bytes, acts and people of one request
MAX_UNCOMPRESSED_BYTES, MAX_REQUEST_BYTES, MAX_ACTS, MAX_PEOPLE = 2000, 5000, 50, 20


class PendingAct(msgspec.Struct):
    """An act of this program that the house's log does not have yet.

    :param event: the act. :param at: time of the act in ISO 8601.
    :param note: the director's own words, empty for none.
    :param after: number of the house's entries that this program knew at the time of the act.
    """

    event: AnyEvent
    at: str
    note: str
    after: int


class HouseEveningKeeper(EveningKeeper):
    """An evening whose log is in a house.

    :param company: the connection to the house. :param table: id of the evening's table.
    :param kept: the copy in the home; without lines if there is no copy. :param people: the people in the home.
    :ivar loaded: whether the whole log of the house has been read.
    :ivar house_entries: the entries of the house's log, in order.
    :ivar failed_acts: acts that the house refused, for example because another director was faster, or that still
        waited when the house was restored from a copy; they can still be done.
    """

    in_house = True

    def __init__(self, company: Company, table: str, kept: KeptEvening, people: Iterable[KeptPerson]) -> None:
        super().__init__(company.app, kept, people)
        self.company = company
        self.table = table
        self.loaded = False
        self.failed_acts: list[PendingAct] = []
        self._home_entries = list(self.log.entries)
        self.house_entries: list[LogEntry] = []
        self._pending_acts: list[PendingAct] = []
        self._people_state = 0
        self._is_asking = self._must_ask_again = False
        #: what to tell after the next reading of the house's log
        self._after_reading: list[Callable[[], None]] = []

    @property
    def takes_reasons(self) -> bool:
        """Return whether the house takes the reason for a changed plan and an early end; an older house does not."""
        return self.company.knows_reasons

    @property
    def is_awaiting_entries(self) -> bool:
        """Return whether the house has still to answer a request for new entries."""
        return self._is_asking

    @property
    def _mirrors(self) -> bool:
        """Return whether the home keeps a copy: true for the person who announced the evening."""
        return self.company.tables[self.table].host == self.company.person

    def is_allowed(self, kind: type[AnyEvent]) -> bool:
        """Return whether this person's role allows an act of this kind: for a director, or if the house tells no role,
        every act; for a scorer those of ``SCORER_EVENTS``; for others none.
        """
        evening = self.company.tables[self.table].evening
        role = evening.role if evening is not None else ""
        return role in ("director", "") or (role == "scorer" and kind in SCORER_EVENTS)

    def author(self, entry: LogEntry) -> str:
        """Return the name of the person who did an act; empty for this person and for entries of the house itself; a
        word for somebody if the name is unknown.
        """
        if entry.by in ("", self.company.person):
            return ""
        places = self.company.tables[self.table].places
        name = next((place.name for place in places if place.person == entry.by), "")
        known = self.people.get(entry.by)
        return name or (known.name if known is not None else self.app.text("evening-somebody"))

    def act_to_undo(self) -> LogEntry | None:
        """Return the act that the undo key takes back: the last act of a person, not one of the house. Return None if
        there is none.
        """
        gone = undone_numbers(self.log.entries)
        return next((
            entry for entry in reversed(self.log.entries)
            if entry.by and entry.number not in gone and not isinstance(entry.event, EventUndone)
        ), None)  # fmt: skip

    # acts of this program

    def do_acts(self, events: Iterable[AnyEvent], people: Iterable[KeptPerson] = (), note: str = "") -> bool:
        """Do several acts, all or none, here at once and in the house as soon as it answers; return whether they were
        done here.

        If the connection is lost, the log not yet read, or an act refused, say so.

        :param events: the events, in order. :param people: new or changed people, who are stored too.
        :param note: the director's own words about the first act.
        """
        if not (self.company.is_recognised and self.loaded):
            self.app.say("evening-house-away", cue="refusal")
            return False
        return super().do_acts(events, people, note)

    @property
    def _author(self) -> PersonId:
        return self.company.person

    def _keep(self, entries: list[LogEntry], notes: dict[int, str], people: list[KeptPerson]) -> bool:
        if people and not self.save_people(people):
            return False
        after = len(self.house_entries)
        self._send_all([PendingAct(entry.event, entry.at, notes.get(entry.number, ""), after) for entry in entries])
        self._add(entries, notes)
        return True

    def _send_all(self, acts: Sequence[PendingAct]) -> None:
        """Send acts in order, with as many in a request as a line allows."""
        some: list[PendingAct] = []
        for act in acts:
            if some and (sum(map(_size, [*some, act])) > MAX_REQUEST_BYTES or len(some) == MAX_ACTS):
                self._send(some)
                some = []
            some.append(act)
        if some:
            self._send(some)

    def _send(self, acts: Sequence[PendingAct]) -> None:
        self._pending_acts += acts
        self.company.ask(
            Direct(
                id=new_id(), table=self.table, after=acts[0].after, acts=tuple(map(_act, acts)),
                epoch=self.company.line.epoch,
            ),
            lambda _: self.ask_for_entries(), lambda code: self._take_denial(acts, code),
        )  # fmt: skip

    def resend(self) -> None:
        """After a lost connection, send the pending acts again and ask for new entries; the house recognises acts that
        it has.
        """
        self._is_asking = self._must_ask_again = False
        acts, self._pending_acts = self._pending_acts, []
        self._send_all(acts)
        self.ask_for_entries()

    def reload_log(self) -> None:
        """Read the whole log again, because the house was restored from a copy; pending acts go to ``failed_acts``."""
        self.failed_acts += self._pending_acts
        self._pending_acts, self.house_entries, self._people_state = [], [], 0
        self.loaded = self._is_asking = self._must_ask_again = False
        self.ask_for_entries()

    def undo(self, entry: LogEntry) -> bool:
        """Undo an entry; return whether it was undone, and say why if it was not: the house may not have it yet."""
        if entry.number >= len(self.house_entries):
            self.app.say("evening-house-not-yet", cue="refusal")
            return False
        return super().undo(entry)

    def retry_act(self, act: PendingAct) -> bool:
        """Do a refused act again, now that the evening has changed; return whether it was done, and say why if it was
        not.

        :param act: the refused act, which is dropped first.
        """
        self.drop(act)
        return self.do_act(act.event, act.note)

    def drop(self, act: PendingAct) -> None:
        """Remove an act from ``failed_acts``, so that it can no longer be done.

        :param act: the act. :raises ValueError: if it is not in the list.
        """
        self.failed_acts.remove(act)

    def _take_denial(self, acts: Sequence[PendingAct], code: str) -> None:
        """Withdraw refused acts here; the reason is told after the log was read."""
        self._pending_acts = [act for act in self._pending_acts if act not in acts]
        self._after_reading.append(lambda: self._explain(acts, code))
        self._renew()
        self.ask_for_entries()

    def _explain(self, acts: Sequence[PendingAct], code: str) -> None:
        """Tell why acts were refused, and keep them at the desk unless another director did the same acts."""
        arrived = [(entry.event, entry.at) for entry in self.house_entries if entry.by in (self.company.person, "")]
        missing = [act for act in acts if (act.event, act.at) not in arrived]  # an older house does some of them
        decisions = [(act, self._decided_before(act) if code == "decided" else None) for act in missing]
        left = [act for act, before in decisions if not _is_same(act, before)]
        self.failed_acts += left
        why = next(((act, before) for act, before in decisions if before is not None), None)
        refusal = next(filter(None, (self.log.refuse(act.event) for act in missing)), None)
        if why is not None:
            act, before = why
            name = self.author(before) or self.app.text("evening-by-itself")
            what, same = self.entry_text(before), _is_same(act, before)
            self.app.say("evening-house-decided", cue="refusal", name=name, what=what, same=same)
        elif refusal is not None:
            self.app.tell([self.app.narrator.refusal(refusal)])
        elif left:
            self.company.requests.say_why(code)

    def _decided_before(self, act: PendingAct) -> LogEntry | None:
        """Return the entry by which another person has decided the same matter meanwhile, None if there is none."""
        since = [entry for entry in self.house_entries[act.after :] if entry.by != self.company.person]
        return last_decision(since, act.event)

    # what the house has

    def ask_for_entries(self) -> None:
        """Ask the house for new entries; if it has not answered the last question, ask again after the answer."""
        self._must_ask_again = self._is_asking
        if not self._is_asking:
            self._is_asking = True
            known, epoch = len(self.house_entries), self.company.line.epoch
            asked = EveningLog(id=new_id(), table=self.table, after=known, state=self._people_state, epoch=epoch)
            self.company.ask(asked, self._take, self._not_told)

    def _not_told(self, code: str) -> None:
        """Go on without an answer: this person does not direct there any more."""
        self._is_asking = self._must_ask_again = False
        self.changed()

    def _take(self, answer: Json) -> None:
        self._is_asking = False
        first = not self.loaded
        try:
            entries = msgspec.convert(answer.get("entries", []), list[LogEntry])
            new = [entry for entry in entries if entry.number >= len(self.house_entries)]
            self._grow(new)
        except (msgspec.ValidationError, WrongLog):
            self.app.say("evening-not-understood", cue="refusal")
            return
        self._take_people(answer)
        if self._must_ask_again or len(self.house_entries) < int(answer["count"]):
            self.ask_for_entries()
        if len(self.house_entries) >= int(answer["count"]):
            if first:
                self.loaded = True
                self._hand_in()
            self._mirror()
            if not first:
                self._tell_others(new)
            calls, self._after_reading = self._after_reading, []
            for tell in calls:
                tell()
            self.changed()

    def _grow(self, new: list[LogEntry]) -> None:
        """Add the house's new entries. :raises WrongLog: if an entry is impossible; nothing is added then."""
        begin, end = len(self.house_entries), len(self.house_entries) + len(new)
        arrived = [(entry.event, entry.at) for entry in new]
        same = [(entry.event, entry.at) for entry in self.log.entries[begin:end]] == arrived
        renewed = None if same else Log([*self.house_entries, *new])
        self.house_entries += new
        self._pending_acts = [act for act in self._pending_acts if not any(_has_come(act, entry) for entry in new)]
        if renewed is None:
            self.log.entries[begin:end] = new
        else:
            self._do_again(renewed)

    def _renew(self) -> None:
        """Rebuild the log from the house's entries and the pending acts."""
        self._do_again(Log(self.house_entries))

    def _do_again(self, log: Log) -> None:
        """Add the pending acts to a log of the house's entries, and make it this evening's."""
        self.log = log
        for act in self._pending_acts:
            entry = self.log.next_entry(act.event, act.at, self.company.person)
            if isinstance(entry, LogEntry):
                self.log.add(entry)

    def _tell_others(self, new: Sequence[LogEntry]) -> None:
        """Tell the acts of others in one sentence."""
        others = [entry for entry in new if self.author(entry)]
        if others:
            self.app.say(
                "evening-house-did", Priority.QUEUE, name=self.author(others[-1]), what=self.entry_text(others[-1]),
                count=len(others),
            )  # fmt: skip

    def entry_text(self, entry: LogEntry) -> str:
        """Return the text of an entry's event, without its note and author."""
        from numeramis_access.app.evening.evening_writer import EveningWriter

        return EveningWriter(self.app, self).event(entry.event)

    def _hand_in(self) -> None:
        """Send the house the entries that only the home has.

        That is so just after the announcement, for an evening from before houses kept logs, and after an interrupted
        sending.
        """
        known = len(self.house_entries)
        same = [entry.event for entry in self._home_entries[:known]] == [entry.event for entry in self.house_entries]
        rest = self._home_entries[known:] if same and self._mirrors else []
        if not same or not self._mirrors:
            self._home_entries = []
        if not rest:
            self._renew()
            return
        self._keep_in_house([person for person in self.people.values() if person.evening == self.id])
        acts = [PendingAct(entry.event, entry.at, self.notes.get(entry.number, ""), known) for entry in rest]
        self._send_all(acts)
        self._renew()
        self.changed()

    def _mirror(self) -> None:
        """Copy new entries to the home, if they continue the copy there."""
        if not self._mirrors or not self.house_entries:
            return
        try:
            if not self._home_entries:
                if self.store.read(self.id) is not None:
                    return
                self.created = self.created or self.house_entries[0].at
                self.store.begin(self.id, self.created)
            new = self.house_entries[len(self._home_entries) :]
            notes = {entry.number: self.notes[entry.number] for entry in new if entry.number in self.notes}
            self.store.append_all(self.id, {entry.number: line_of(entry) for entry in new}, notes)
            self._home_entries += new
        except (OSError, DamagedDatabase):
            return  # the house has the entries

    # people

    def _take_people(self, answer: Json) -> None:
        """Take the evening's people, and the directors' notes, from an answer; an unreadable person stays."""
        if "people" not in answer:
            return
        people = list(readable_members(answer["people"], EveningPerson))
        whole = len(people) == len(answer["people"])
        self.notes = {int(at): str(text) for at, text in answer.get("notes", {}).items()}
        self._people_state = int(answer["state"])
        here = {
            person.person: KeptPerson(person.person, self.id, *msgspec.structs.astuple(person)[1:]) for person in people
        }
        if not here and not self.loaded:
            return  # the home's people go to the house first
        absent = [id for id, known in self.people.items() if known.evening == self.id and id not in here]
        gone = absent if whole else []
        self.people = {**{id: person for id, person in self.people.items() if id not in gone}, **here}
        if self._mirrors and self._home_entries:
            try:
                self.store.put_people(here.values(), gone)
            except (OSError, DamagedDatabase):
                return  # the next change is kept again

    def available_people(self) -> list[KeptPerson]:
        """Return the people at the evening who have no entry and no chair of a director or scorer."""
        now = self.company.tables[self.table]
        busy = {person for persons in self.evening.entrants for person in persons}
        there = [place for at, place in enumerate(now.places) if place.person and at not in leaders_places(now.players)]
        new = (KeptPerson(place.person, self.id, place.name) for place in there if place.person not in busy)
        return [self.people.get(person.id, person) for person in new]

    def save_people(self, people: Iterable[KeptPerson]) -> bool:
        """Send changed people to the house, after storing them in the home if it has a copy; return whether that
        succeeded.

        The house's answer is not awaited. If the home cannot be written, say so and send nothing.
        """
        changed = list(people)
        if self._mirrors and not super().save_people(changed):
            return False
        self.people.update((person.id, person) for person in changed)
        self._keep_in_house(changed)
        return True

    def _keep_in_house(self, people: Iterable[KeptPerson]) -> None:
        known = [EveningPerson(person.id, person.name, person.needs, person.kept, person.shown) for person in people]
        for first in range(0, len(known), MAX_PEOPLE):
            some = tuple(known[first : first + MAX_PEOPLE])
            self.company.ask(KeepPeople(id=new_id(), table=self.table, known=some))

    def delete_person(self, person: PersonId) -> bool:
        """Delete a person and all their data here and in the house.

        The house's answer is not awaited. Return False, and say so, if the copy in the home could not be written.
        """
        self.company.ask(ForgetPeople(id=new_id(), table=self.table, gone=(person,)))
        if self._mirrors:
            return super().delete_person(person)
        self.people.pop(person, None)
        return True

    def delete_private_data(self) -> bool:
        """Delete the data that must not outlast the evening, here and in the house: notes, needs, and people who did
        not agree to stay stored.

        The house's answer is not awaited. Return False, and say so, if the copy in the home could not be written.
        """
        self.company.ask(ForgetPeople(id=new_id(), table=self.table))
        return super().delete_private_data() if self._mirrors else True


def _act(act: PendingAct) -> EveningAct:
    """Return an act as the house's request has it."""
    event = msgspec.json.encode(act.event)
    if len(event) > MAX_UNCOMPRESSED_BYTES:
        packed = base64.b64encode(zlib.compress(event, 9)).decode()
        return EveningAct(act.at, packed=packed, note=act.note)
    return EveningAct(act.at, msgspec.json.decode(event), note=act.note)


def _size(act: PendingAct) -> int:
    """Return the approximate size of an act in a request, in bytes."""
    return len(msgspec.json.encode(_act(act)))


def _has_come(act: PendingAct, entry: LogEntry) -> bool:
    """Return whether an entry is a pending act, or the house has done the same by itself."""
    return (entry.event, entry.at) == (act.event, act.at) or (not entry.by and is_same(entry.event, act.event))


def _is_same(act: PendingAct, before: LogEntry | None) -> bool:
    """Return whether another person has decided the same, as when two directors begin a round at once."""
    return before is not None and is_same(act.event, before.event)
