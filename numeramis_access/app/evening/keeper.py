"""The open evening: its log and its people; each entry is on the disk before it counts."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterable, Sequence
from datetime import datetime

from numeramis_access.app.shell.ports import App
from numeramis_access.core.actions import Refusal
from numeramis_access.evening.entries import entry_events
from numeramis_access.evening.evening import Evening, people_here
from numeramis_access.evening.events import AnyEvent, EventUndone, Origin, PeopleEntered, PersonId
from numeramis_access.evening.log import Log, LogEntry, line_of, read_entries
from numeramis_access.store.database import DamagedDatabase
from numeramis_access.store.evenings import Evenings, KeptEvening, KeptEvenings, KeptPerson, WrittenElsewhere
from numeramis_access.words.announcement import Priority

#: random bytes of the id of an evening or a person
ID_BYTES = 6
#: minutes before the end of a round at which its clock speaks
WARNING_MINUTES = (5, 0)


def now() -> datetime:
    """Return the local time without a time zone, to the second."""
    return datetime.now().replace(microsecond=0)


def load_evenings(app: App) -> KeptEvenings:
    """Return all evenings and people of the home; if the file cannot be read, say so and return none."""
    try:
        return Evenings(app.home.evenings).all()
    except DamagedDatabase as damaged:
        app.say("evening-damaged", cue="refusal", name=damaged.name)
    except OSError:
        app.say("evening-not-kept", cue="refusal")
    return KeptEvenings()


class EveningKeeper:
    """One open evening.

    :param app: the program. :param kept: the evening as the home has it. :param people: all people in the home.
    :ivar id: id of the evening. :ivar created: time at which it was created, ISO 8601.
    :ivar log: the log with the evening's state.
    :ivar people: all known people, by id.
    :ivar notes: the director's own words, by the number of their entry, from 0.
    :raises ValueError: if the log cannot be read.
    """

    #: whether a house has the log and tells all people the evening's progress
    in_house = False

    def __init__(self, app: App, kept: KeptEvening, people: Iterable[KeptPerson]) -> None:
        self.app = app
        self.id = kept.id
        self.created = kept.created
        self.store = Evenings(app.home.evenings)
        self.log = Log(read_entries(kept.lines))
        self.notes = dict(kept.notes)
        self.people: dict[PersonId, KeptPerson] = {person.id: person for person in people}
        #: called after each change of the log
        self.changed: Callable[[], None] = lambda: None
        #: the number of entries at the last look for free people
        self.checked_entry_count = 0
        #: whether the last result was typed as a line
        self.types_lines = False
        #: how the entries come that are made now
        self.origin: Origin = "place"
        #: the round and minutes of each warning that was given
        self._warned: set[tuple[int, int]] = set()

    def timestamp(self) -> str:
        """Return the present local time, ISO 8601, to the second."""
        return now().isoformat()

    @property
    def evening(self) -> Evening:
        """Return the state of the evening."""
        return self.log.evening

    def author(self, entry: LogEntry) -> str:
        """Return the name of another person who did an act; with real cards always empty, because only one person acts.
        """
        return ""

    def is_allowed(self, kind: type[AnyEvent]) -> bool:
        """Return whether this person's role allows an act of this kind; menus hide other acts.

        With real cards it is always True.
        """
        return True

    @property
    def takes_reasons(self) -> bool:
        """Return whether the log takes the reason for a changed plan and for an early end: always with real cards."""
        return True

    def act_to_undo(self) -> LogEntry | None:
        """Return the act that the undo key takes back; None if there is none."""
        return self.log.entry_to_undo()

    def do_act(self, event: AnyEvent, note: str = "") -> bool:
        """Do an act; return whether it was done, and say why if it was not.

        :param event: the event. :param note: the director's own words, empty for none.
        :raises OSError, DamagedDatabase, ValueError: as ``do_acts``.
        """
        return self.do_acts([event], note=note)

    def do_acts(self, events: Iterable[AnyEvent], people: Iterable[KeptPerson] = (), note: str = "") -> bool:
        """Do several acts, all or none; return whether they were done, and say why if they were not.

        If another program has written acts meanwhile, they are read, and these ones are not done.

        :param events: the events, in order. :param people: new or changed people, which are stored in the same write.
        :param note: the director's own words about the first act.
        :raises OSError, DamagedDatabase, ValueError: if the acts of the other program cannot be read.
        """
        entries = self.log.next_entries(events, self.timestamp(), self._author)
        if isinstance(entries, Refusal):
            self.app.tell([self.app.narrator.refusal(entries)])
            return False
        notes = {entries[0].number: note} if note else {}
        return self._keep(entries, notes, list(people))

    @property
    def _author(self) -> PersonId:
        """Return the author's id for the log; empty with real cards, where only one person acts."""
        return ""

    def _keep(self, entries: list[LogEntry], notes: dict[int, str], people: list[KeptPerson]) -> bool:
        try:
            self.store.append_all(self.id, {entry.number: line_of(entry) for entry in entries}, notes, people)
        except WrittenElsewhere:
            self.reload()
            self.app.say("evening-elsewhere", cue="refusal")
            return False
        except (OSError, DamagedDatabase):
            self.app.say("evening-not-kept", cue="refusal")
            return False
        self.people.update((person.id, person) for person in people)
        self._add(entries, notes)
        return True

    def _add(self, entries: list[LogEntry], notes: dict[int, str]) -> None:
        """Add entries to the log, and tell the scene that shows the evening."""
        for entry in entries:
            self.log.add(entry)
        self.notes.update(notes)
        self.changed()

    def reload(self) -> None:
        """Read the evening and the people again, because another program has changed them; if the evening was deleted,
        nothing changes.

        :raises OSError: if the file cannot be read. :raises DamagedDatabase: if the file of evenings is damaged.
        :raises ValueError: if the log of the evening cannot be understood.
        """
        everything = self.store.all()
        kept = next((evening for evening in everything.evenings if evening.id == self.id), None)
        if kept is not None:
            self.log, self.notes = Log(read_entries(kept.lines)), dict(kept.notes)
            self.people = {person.id: person for person in everything.people}

    def undo(self, entry: LogEntry) -> bool:
        """Undo an entry; return whether it was undone, and say why if it was not."""
        return self.do_act(EventUndone(entry.number))

    def entry_events(self, parties: Iterable[Sequence[PersonId]]) -> list[PeopleEntered]:
        """Return the events by which people enter now.

        If the plan limits entries, the events have the origin of the entries, and some can be on the waiting list.

        :param parties: the ids of people who enter together, one sequence for each entry.
        """
        origin = self.origin if self.evening.plan.limits_entries else ""
        return entry_events(self.evening, parties, origin, self.today)

    @property
    def today(self) -> str:
        """Return the date, ISO 8601."""
        return self.timestamp()[:10]

    def new_person(self, name: str) -> KeptPerson:
        """Return a new person with this name and a random id; ``do_acts`` stores them with their first act."""
        return KeptPerson(secrets.token_hex(ID_BYTES), self.id, name)

    def available_people(self) -> list[KeptPerson]:
        """Return the people of other evenings who agreed to stay stored and do not play in this one, and after the draw
        those on the waiting list.
        """
        evening, here = self.evening, people_here(self.evening)
        waiting = {person for entrant in evening.waiting for person in evening.entrants[entrant]}
        known = (person for person in self.people.values() if person.id not in here)
        return [person for person in known if person.kept or person.id in waiting]

    def save_people(self, people: Iterable[KeptPerson]) -> bool:
        """Store changed people in the home; return whether that succeeded, and say so if it did not."""
        changed = list(people)
        try:
            self.store.put_people(changed)
        except (OSError, DamagedDatabase):
            self.app.say("evening-not-kept", cue="refusal")
            return False
        self.people.update((person.id, person) for person in changed)
        return True

    def delete_person(self, person: PersonId) -> bool:
        """Delete a person and all their data; return whether that succeeded, and say so if it did not."""
        try:
            self.store.delete_people([person])
        except (OSError, DamagedDatabase):
            self.app.say("evening-not-kept", cue="refusal")
            return False
        self.people.pop(person, None)
        return True

    def delete_private_data(self) -> bool:
        """Delete the data that must not outlast the evening: notes, needs, and people who did not agree to stay stored.

        Return whether that succeeded, and say so if it did not.
        """
        try:
            self.store.close(self.id)
            self.people = {person.id: person for person in self.store.all().people}
        except (OSError, DamagedDatabase):
            self.app.say("evening-not-kept", cue="refusal")
            return False
        self.notes.clear()
        return True

    # the clock of a round

    def seconds_left(self) -> float | None:
        """Return the seconds left in the round, below 0 after its end.

        Return None without a clock, before the first round and after the evening.
        """
        evening = self.evening
        if not evening.plan.minutes or evening.stage != "drawn" or not evening.round_start:
            return None
        return evening.plan.minutes * 60 - (now() - datetime.fromisoformat(evening.round_start)).total_seconds()

    def next_warning(self) -> float | None:
        """Return the seconds until the clock's next warning; None if no warning follows.

        At the tables of a house there are no warnings, because the house tells the time.
        """
        left = self.seconds_left()
        if left is None or self.evening.plan.at_tables:  # at tables the house tells the time
            return None
        ahead = [
            left - 60 * minutes for minutes in WARNING_MINUTES if (self.evening.round, minutes) not in self._warned
        ]
        return max(0.0, min(ahead)) if ahead else None

    def warn(self) -> None:
        """Say that 5 or 0 minutes are left, each once in a round; if both are due, say only that time is over.

        Say nothing at the tables of a house.
        """
        left = self.seconds_left() if not self.evening.plan.at_tables else None
        due = [minutes for minutes in WARNING_MINUTES if left is not None and left <= 60 * minutes]
        new = [minutes for minutes in due if (self.evening.round, minutes) not in self._warned]
        self._warned |= {(self.evening.round, minutes) for minutes in new}
        if new:
            self.app.say("evening-clock", Priority.QUEUE, minutes=min(new))
