"""The log of an evening: entries that are only added, from which the evening is reckoned anew.

What is taken back stays in the log with the entry that takes it back, which can be taken back itself.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from numeramis_access.core.actions import Refusal
from numeramis_access.core.codec import from_json
from numeramis_access.evening.evening import Evening, evolve, refuse, refuse_new
from numeramis_access.evening.events import (
    Adjusted,
    AnyEvent,
    AppealDecided,
    AppealMade,
    CarriedOver,
    Drawn,
    Entered,
    EveningEvent,
    Finished,
    JoinedLate,
    Left,
    PartnersFound,
    Penalized,
    PersonId,
    ResultCorrected,
    ResultEntered,
    Returned,
    RoundBegun,
    RoundDrawn,
    Scratched,
    SubstituteSat,
    Undone,
)

#: how much there is to look at in an evening: three times that of sixty pairs at sixty boards. A log comes from
#: strangers too, and one in which each entry has thousands of lines looked at would take hours
MOST = 250_000
#: what each entry takes beside that; and of what is copied, and passed over, what takes no longer than one thing
EACH, COPIED, PASSED = 20, 200, 10


#: what a scorer may do: results, and taking an own one back
SCORED = (ResultEntered, ResultCorrected, Undone)


class LogEntry(msgspec.Struct, frozen=True):
    """One entry. :param number: from 0, without a gap. :param at: when, ISO 8601. :param by: the director, by id; empty
    for what nobody has decided, and with real cards.
    """

    number: int
    at: str
    by: PersonId
    event: AnyEvent


class WrongLog(ValueError):
    """A log does not tell of an evening that can have been. :ivar number: the first entry that cannot be."""

    def __init__(self, number: int, code: str) -> None:
        super().__init__(f"{number}: {code}")
        self.number = number


def line_of(entry: LogEntry) -> str:
    """Return an entry as one line of JSON."""
    return msgspec.json.encode(entry).decode()


def read_entries(lines: Iterable[str]) -> list[LogEntry]:
    """Return the entries of lines of JSON. :raises ValueError: where one is none."""
    return [from_json(line, LogEntry) for line in lines]


def subject(event: EveningEvent) -> tuple[object, ...]:
    """Return what an event decides: of two with the same the second is too late."""
    match event:
        case ResultEntered(line=line) | ResultCorrected(line=line) | Adjusted(line=line):
            return "line", line
        case AppealDecided(appeal=appeal):
            return "appeal", appeal
        case AppealMade(line=line, entrant=entrant):
            return "appeals", line, entrant
        case Left(entrant=entrant) | Returned(entrant=entrant):
            return "there", entrant
        case SubstituteSat(entrant=entrant, person=person):
            return "seat", entrant, person
        case PartnersFound() | Scratched() | Penalized() | CarriedOver():
            return event.name(), event.entrant
        case Entered(persons=persons) | JoinedLate(persons=persons):
            return "people", persons
    return (event.name(),)


def decided_by(since: Sequence[LogEntry], event: EveningEvent) -> LogEntry | None:
    """Return which of the entries that came since has decided the same as an event is to, the last one.

    What is taken back is what was done last: so anything that somebody has done since comes before it.
    """
    if isinstance(event, Undone):
        return next((one for one in reversed(since) if one.by), None)
    wanted = subject(event)
    return next((one for one in reversed(since) if subject(one.event) == wanted), None)


def undone(entries: Sequence[LogEntry]) -> frozenset[int]:
    """Return the numbers of the entries that do not hold, those that were taken back."""
    gone: set[int] = set()
    for entry in reversed(entries):
        if isinstance(entry.event, Undone) and entry.number not in gone:
            gone.add(entry.event.of)
    return frozenset(gone)


def cost(evening: Evening, event: EveningEvent) -> int:
    """Return about how many things are looked at where an event happens."""
    away = 1 + len(evening.absences) // PASSED
    kept = (evening.outcomes, evening.appeals, evening.penalties, evening.substitutes, evening.absences)
    match event:
        case Entered() | JoinedLate() | SubstituteSat():
            return EACH + len(evening.entrants) // PASSED
        case Drawn(movement=movement):
            return EACH + sum(map(len, movement.rounds))
        case RoundDrawn() | RoundBegun() | Finished():
            return EACH + away * sum(map(len, evening.rounds[: evening.round + 2]))
        case Left():
            return EACH + len(evening.absences) + len(evening.outcomes)
    return EACH + 4 * away + sum(map(len, kept)) // COPIED


def _is_full(spent: int, event: EveningEvent) -> bool:
    """Return whether an event has no room any more; an evening can always be ended."""
    return spent > MOST and not isinstance(event, Finished)


def reckon(entries: Sequence[LogEntry]) -> tuple[Evening, int]:
    """Return the evening that a log tells of, and what it cost. :raises WrongLog: where that cannot have been."""
    gone = undone(entries)
    evening, spent = Evening(), 0
    for number, entry in enumerate(entries):
        spent += 1
        if entry.number != number:
            raise WrongLog(number, "number")
        if isinstance(entry.event, Undone):
            if entry.event.of >= number:
                raise WrongLog(number, "undoes what comes later")
        elif number not in gone:
            spent += cost(evening, entry.event)
            if _is_full(spent, entry.event):
                raise WrongLog(number, "evening-full")
            if (refusal := refuse(evening, entry.event)) is not None:
                raise WrongLog(number, refusal.code)
            evening = evolve(evening, entry.event)
    return evening, spent


class Log:
    """The log of one evening with the evening as it stands.

    :raises WrongLog: for entries that cannot be.
    """

    def __init__(self, entries: Iterable[LogEntry] = ()) -> None:
        self.entries = list(entries)
        self.evening, self._spent = reckon(self.entries)

    def copy(self) -> Log:
        """Return a log with the same entries, which grows by itself."""
        made = Log()
        made.entries, made.evening, made._spent = list(self.entries), self.evening, self._spent
        return made

    def refuse(self, event: EveningEvent) -> Refusal | None:
        """Return why an event cannot happen now, None where it can."""
        if not isinstance(event, Undone):
            full = _is_full(self._spent + 1 + cost(self.evening, event), event)
            return refuse(self.evening, event) or refuse_new(event) or (Refusal("evening-full") if full else None)
        if event.of >= len(self.entries) or event.of in undone(self.entries):
            return Refusal("evening-nothing-undone")
        try:
            reckon([*self.entries, LogEntry(len(self.entries), "", "", event)])
        except WrongLog as wrong:
            return Refusal("evening-needed", values={"number": wrong.number})
        return None

    def next_entry(self, event: AnyEvent, at: str, by: PersonId = "") -> LogEntry | Refusal:
        """Return the entry that an event would be, or why it cannot happen; nothing is added yet.

        :param at: when it happens, ISO 8601. :param by: the director.
        """
        return self.refuse(event) or LogEntry(len(self.entries), at, by, event)

    def next_entries(self, events: Iterable[AnyEvent], at: str, by: PersonId = "") -> list[LogEntry] | Refusal:
        """Return the entries that events would be, one after the other, or why one of them cannot happen.

        Nothing is added yet.

        :param at: when they happen, ISO 8601. :param by: the director.
        """
        trial, found = self.copy(), []
        for event in events:
            entry = trial.next_entry(event, at, by)
            if isinstance(entry, Refusal):
                return entry
            trial.add(entry)
            found.append(entry)
        return found

    def add(self, entry: LogEntry) -> None:
        """Add the next entry, which has been kept where nothing is lost."""
        self.entries.append(entry)
        if isinstance(entry.event, Undone):
            self.evening, self._spent = reckon(self.entries)
        else:
            self._spent += 1 + cost(self.evening, entry.event)
            self.evening = evolve(self.evening, entry.event)

    def last(self) -> LogEntry | None:
        """Return what would be taken back by one key: the last entry that holds and takes nothing back itself."""
        gone = undone(self.entries)
        holds = (one for one in reversed(self.entries) if one.number not in gone and not isinstance(one.event, Undone))
        return next(holds, None)

    def last_undone(self) -> LogEntry | None:
        """Return the entry that took something back last, where nothing was done since: undoing it does that again."""
        gone = undone(self.entries)
        for one in reversed(self.entries):
            if one.number in gone or self._does_again(one):
                continue
            return one if isinstance(one.event, Undone) else None
        return None

    def _does_again(self, entry: LogEntry) -> bool:
        return isinstance(entry.event, Undone) and isinstance(self.entries[entry.event.of].event, Undone)
