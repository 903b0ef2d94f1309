"""The evening that is open: its log and its people, each entry on the disk before it holds."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterable
from contextlib import AbstractContextManager, nullcontext
from datetime import datetime

from numeramis_access.app.shell.ports import App
from numeramis_access.core.actions import Refusal
from numeramis_access.evening.evening import Evening
from numeramis_access.evening.events import AnyEvent, PersonId, Undone
from numeramis_access.evening.log import Log, LogEntry, line_of, read_entries
from numeramis_access.store.database import Damaged
from numeramis_access.store.evenings import Evenings, KeptEvening, KeptPerson, WrittenElsewhere
from numeramis_access.words.announcement import Priority

#: random bytes by which an evening and a person are known
ID_BYTES = 6
#: minutes before the end of a round at which its clock speaks
WARNINGS = (5, 0)


def now() -> datetime:
    """Return the time that it is where the player is, to the second."""
    return datetime.now().replace(microsecond=0)


class Keeper:
    """One evening that is open.

    :ivar log: with the evening as it stands. :ivar people: everybody who is known, by id. :ivar notes: a director's own
        words, by the number of their entry.
    :raises ValueError: where the log tells of nothing that can have been.
    """

    #: whether a house has the log, and tells everybody what becomes of the evening
    in_house = False

    def __init__(self, app: App, kept: KeptEvening, people: Iterable[KeptPerson]) -> None:
        self.app = app
        self.id = kept.id
        self.created = kept.created
        self.store = Evenings(app.home.evenings)
        self.log = Log(read_entries(kept.lines))
        self.notes = dict(kept.notes)
        self.people: dict[PersonId, KeptPerson] = {one.id: one for one in people}
        #: called when something has happened
        self.changed: Callable[[], None] = lambda: None
        #: which warnings of which round's clock have been given
        self._warned: set[tuple[int, int]] = set()

    def timestamp(self) -> str:
        """Return the time that it is, ISO 8601."""
        return now().isoformat()

    @property
    def evening(self) -> Evening:
        """Return the evening as it stands."""
        return self.log.evening

    @property
    def settled(self) -> bool:
        """Return whether all that was done is kept."""
        return True

    def author(self, entry: LogEntry) -> str:
        """Return who has done something, empty for oneself: with real cards nobody else does anything."""
        return ""

    def may(self, kind: type[AnyEvent]) -> bool:
        """Return whether whoever is here may do such a thing: what they may not is in no menu of theirs."""
        return True

    def last(self) -> LogEntry | None:
        """Return what would be taken back by one key."""
        return self.log.last()

    def together(self) -> AbstractContextManager[None]:
        """Have what is done within be kept together, where that is told to others."""
        return nullcontext()

    def do(self, event: AnyEvent, note: str = "", decided: bool = True) -> bool:
        """Have something happen, or say why it cannot; return whether it happened. :param note: a director's words.

        :param decided: whether a director has decided it, not the house that has the board's result.
        """
        return self.do_all([event], note=note, decided=decided)

    def do_all(
        self, events: Iterable[AnyEvent], people: Iterable[KeptPerson] = (), note: str = "", decided: bool = True
    ) -> bool:
        """Have several things happen, all or nothing, or say why they cannot; return whether they happened.

        :param people: new people whom the events are about, or what has changed of people; kept with the events.
        :param note, decided: as for ``do``; the note is about the first event.
        """
        entries = self.log.next_entries(events, self.timestamp(), self._author(decided))
        if isinstance(entries, Refusal):
            self.app.tell([self.app.narrator.refusal(entries)])
            return False
        notes = {entries[0].number: note} if note else {}
        return self._keep(entries, notes, list(people))

    def _author(self, decided: bool) -> PersonId:
        """Return who does something now, as the log has it: with real cards nobody else does anything."""
        return ""

    def _keep(self, entries: list[LogEntry], notes: dict[int, str], people: list[KeptPerson]) -> bool:
        try:
            self.store.append_all(self.id, {one.number: line_of(one) for one in entries}, notes, people)
        except WrittenElsewhere:
            self.read_again()
            self.app.say("evening-elsewhere", cue="refusal")
            return False
        except (OSError, Damaged):
            self.app.say("evening-not-kept", cue="refusal")
            return False
        self.people.update((one.id, one) for one in people)
        self._add(entries, notes)
        return True

    def _add(self, entries: list[LogEntry], notes: dict[int, str]) -> None:
        """Have entries hold here, and tell whoever shows the evening."""
        for entry in entries:
            self.log.add(entry)
        self.notes.update(notes)
        self.changed()

    def read_again(self) -> None:
        """Take what another program has written meanwhile."""
        everything = self.store.all()
        kept = next((one for one in everything.evenings if one.id == self.id), None)
        if kept is not None:
            self.log, self.notes = Log(read_entries(kept.lines)), dict(kept.notes)
            self.people = {one.id: one for one in everything.people}

    def undo(self, entry: LogEntry) -> bool:
        """Take an entry back, or say why that cannot be; return whether it was."""
        return self.do(Undone(entry.number))

    def new_person(self, name: str) -> KeptPerson:
        """Return somebody new of this name, who is kept by ``do_all`` with what they do here."""
        return KeptPerson(secrets.token_hex(ID_BYTES), self.id, name)

    def waiting(self) -> list[KeptPerson]:
        """Return those who could play and do not: whoever is known from other evenings."""
        here = {person for persons in self.evening.entrants for person in persons}
        return [one for one in self.people.values() if one.kept and one.id not in here]

    def change_people(self, people: Iterable[KeptPerson]) -> bool:
        """Keep what has changed of people; return whether they could be kept, and say so where not."""
        changed = list(people)
        try:
            self.store.put_people(changed)
        except (OSError, Damaged):
            self.app.say("evening-not-kept", cue="refusal")
            return False
        self.people.update((one.id, one) for one in changed)
        return True

    def delete_person(self, person: PersonId) -> bool:
        """Delete somebody with all that is known of them; return whether that was done, and say so where not."""
        try:
            self.store.delete_people([person])
        except (OSError, Damaged):
            self.app.say("evening-not-kept", cue="refusal")
            return False
        self.people.pop(person, None)
        return True

    def forget(self) -> bool:
        """Delete what must not stay after the evening; return whether that was done, and say so where not."""
        try:
            self.store.close(self.id)
            self.people = {one.id: one for one in self.store.all().people}
        except (OSError, Damaged):
            self.app.say("evening-not-kept", cue="refusal")
            return False
        self.notes.clear()
        return True

    # the clock of a round

    def seconds_left(self) -> float | None:
        """Return how long the round still lasts, below 0 when it is over; None without a clock or a round."""
        evening = self.evening
        if not evening.plan.minutes or evening.stage != "drawn" or not evening.begun:
            return None
        return evening.plan.minutes * 60 - (now() - datetime.fromisoformat(evening.begun)).total_seconds()

    def next_warning(self) -> float | None:
        """Return in how many seconds the clock speaks next, None where it does not."""
        left = self.seconds_left()
        if left is None or self.evening.plan.at_tables:  # there the house tells everybody
            return None
        ahead = [left - 60 * minutes for minutes in WARNINGS if (self.evening.round, minutes) not in self._warned]
        return max(0.0, min(ahead)) if ahead else None

    def warn(self) -> None:
        """Say what the clock has to say now."""
        left = self.seconds_left() if not self.evening.plan.at_tables else None
        due = [minutes for minutes in WARNINGS if left is not None and left <= 60 * minutes]
        new = [minutes for minutes in due if (self.evening.round, minutes) not in self._warned]
        self._warned |= {(self.evening.round, minutes) for minutes in new}
        if new:
            self.app.say("evening-clock", Priority.QUEUE, minutes=min(new))
