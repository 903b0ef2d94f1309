"""The log of an evening: entries that are only added, from which the evening is reckoned anew.

What is taken back stays in the log with the entry that takes it back, which can be taken back itself.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from numeramis_access.core.actions import Refusal
from numeramis_access.core.codec import from_json
from numeramis_access.evening.evening import Evening, evolve, refuse
from numeramis_access.evening.events import AnyEvent, EveningEvent, PersonId, Undone


class Entry(msgspec.Struct, frozen=True):
    """One entry. :param number: from 0, without a gap. :param at: when, ISO 8601. :param by: the director, or empty."""

    number: int
    at: str
    by: PersonId
    event: AnyEvent


class WrongLog(ValueError):
    """A log does not tell of an evening that can have been. :ivar number: the first entry that cannot be."""

    def __init__(self, number: int, code: str) -> None:
        super().__init__(f"{number}: {code}")
        self.number = number


def line_of(entry: Entry) -> str:
    """Return an entry as one line of JSON."""
    return msgspec.json.encode(entry).decode()


def read_entries(lines: Iterable[str]) -> list[Entry]:
    """Return the entries of lines of JSON. :raises ValueError: where one is none."""
    return [from_json(line, Entry) for line in lines]


def undone(entries: Sequence[Entry]) -> frozenset[int]:
    """Return the numbers of the entries that do not hold, those that were taken back."""
    gone: set[int] = set()
    for entry in reversed(entries):
        if isinstance(entry.event, Undone) and entry.number not in gone:
            gone.add(entry.event.of)
    return frozenset(gone)


def reckon(entries: Sequence[Entry]) -> Evening:
    """Return the evening that a log tells of. :raises WrongLog: where that cannot have been."""
    gone = undone(entries)
    evening = Evening()
    for number, entry in enumerate(entries):
        if entry.number != number:
            raise WrongLog(number, "number")
        if isinstance(entry.event, Undone):
            if entry.event.of >= number:
                raise WrongLog(number, "undoes what comes later")
        elif number not in gone:
            if (refusal := refuse(evening, entry.event)) is not None:
                raise WrongLog(number, refusal.code)
            evening = evolve(evening, entry.event)
    return evening


class Log:
    """The log of one evening with the evening as it stands.

    :raises WrongLog: for entries that cannot be.
    """

    def __init__(self, entries: Iterable[Entry] = ()) -> None:
        self.entries = list(entries)
        self.evening = reckon(self.entries)

    def refuse(self, event: EveningEvent) -> Refusal | None:
        """Return why an event cannot happen now, None where it can."""
        if not isinstance(event, Undone):
            return refuse(self.evening, event)
        if event.of >= len(self.entries) or event.of in undone(self.entries):
            return Refusal("evening-nothing-undone")
        try:
            reckon([*self.entries, Entry(len(self.entries), "", "", event)])
        except WrongLog as wrong:
            return Refusal("evening-needed", values={"number": wrong.number})
        return None

    def next_entry(self, event: AnyEvent, at: str, by: PersonId = "") -> Entry | Refusal:
        """Return the entry that an event would be, or why it cannot happen; nothing is added yet.

        :param at: when it happens, ISO 8601. :param by: the director.
        """
        return self.refuse(event) or Entry(len(self.entries), at, by, event)

    def add(self, entry: Entry) -> None:
        """Add the next entry, which has been kept where nothing is lost."""
        self.entries.append(entry)
        if isinstance(entry.event, Undone):
            self.evening = reckon(self.entries)
        else:
            self.evening = evolve(self.evening, entry.event)

    def last(self) -> Entry | None:
        """Return what would be taken back by one key: the last entry that holds and takes nothing back itself."""
        gone = undone(self.entries)
        holds = (one for one in reversed(self.entries) if one.number not in gone and not isinstance(one.event, Undone))
        return next(holds, None)

    def last_undone(self) -> Entry | None:
        """Return the entry that took something back last, where nothing was done since: undoing it does that again."""
        gone = undone(self.entries)
        for one in reversed(self.entries):
            if one.number in gone or self._does_again(one):
                continue
            return one if isinstance(one.event, Undone) else None
        return None

    def _does_again(self, entry: Entry) -> bool:
        return isinstance(entry.event, Undone) and isinstance(self.entries[entry.event.of].event, Undone)
