"""The log of an evening: an append-only list of entries from which the evening is computed.

An undone entry stays in the log beside the entry that undid it, which can itself be undone.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from numeramis_access.core.actions import Refusal
from numeramis_access.core.codec import from_json
from numeramis_access.evening import events as evening_events
from numeramis_access.evening.evening import Evening, evolve, refuse, refuse_new

#: maximum cost of an evening: three times that of sixty pairs with sixty boards. Logs come from strangers too, and a
#: log whose every entry looks at thousands of lines would take hours
MOST = 250_000
#: basic cost of each entry; number of copied things, and of skipped things, that cost as much as one thing
EACH, COPIED, PASSED = 20, 200, 10


#: events that a scorer can enter: results, and undoing the scorer's own ones
SCORED = (evening_events.ResultEntered, evening_events.ResultCorrected, evening_events.Undone)


class LogEntry(msgspec.Struct, frozen=True):
    """One entry of a log.

    :param number: number of the entry, from 0, without a gap. :param at: time, ISO 8601. :param by: id of the director;
        empty for entries that no one decided, and with real cards. :param event: the event.
    """

    number: int
    at: str
    by: evening_events.PersonId
    event: evening_events.AnyEvent


class WrongLog(ValueError):
    """A log with an impossible entry. :param number: index of the first such entry. :param code: the reason."""

    def __init__(self, number: int, code: str) -> None:
        super().__init__(f"{number}: {code}")
        self.number = number


def line_of(entry: LogEntry) -> str:
    """Return an entry as one line of JSON."""
    return msgspec.json.encode(entry).decode()


def read_entries(lines: Iterable[str]) -> list[LogEntry]:
    """Return the entries in lines of JSON. :raises ValueError: if a line is not an entry."""
    return [from_json(line, LogEntry) for line in lines]


def subject(event: evening_events.EveningEvent) -> tuple[object, ...]:
    """Return the subject of an event; of two decisions about the same subject, the second is too late."""
    match event:
        case (
            evening_events.ResultEntered(line=line)
            | evening_events.ResultCorrected(line=line)
            | evening_events.Adjusted(line=line)
        ):
            return "line", line
        case evening_events.AppealDecided(appeal=appeal):
            return "appeal", appeal
        case evening_events.AppealMade(line=line, entrant=entrant):
            return "appeals", line, entrant
        case evening_events.Left(entrant=entrant) | evening_events.Returned(entrant=entrant):
            return "there", entrant
        case evening_events.SubstituteSat(entrant=entrant, person=person):
            return "seat", entrant, person
        case (
            evening_events.PartnersFound()
            | evening_events.Scratched()
            | evening_events.Penalized()
            | evening_events.CarriedOver()
        ):
            return event.name(), event.entrant
        case evening_events.Entered(persons=persons) | evening_events.JoinedLate(persons=persons):
            return "people", persons
    return (event.name(),)


def decided_by(since: Sequence[LogEntry], event: evening_events.EveningEvent) -> LogEntry | None:
    """Return the latest entry in ``since`` that decided the same subject as an event, or None.

    An undo means the last act, so every act by a person since conflicts with it.
    """
    if isinstance(event, evening_events.Undone):
        return next((entry for entry in reversed(since) if entry.by), None)
    wanted = subject(event)
    return next((entry for entry in reversed(since) if subject(entry.event) == wanted), None)


def is_same(event: evening_events.EveningEvent, other: evening_events.EveningEvent) -> bool:
    """Return whether two events do the same; two people who begin a round at once may log different times."""
    if isinstance(event, evening_events.RoundBegun) and isinstance(other, evening_events.RoundBegun):
        return event.round == other.round
    return event == other


def undone(entries: Sequence[LogEntry]) -> frozenset[int]:
    """Return the numbers of the undone entries."""
    gone: set[int] = set()
    for entry in reversed(entries):
        if isinstance(entry.event, evening_events.Undone) and entry.number not in gone:
            gone.add(entry.event.of)
    return frozenset(gone)


def cost(evening: Evening, event: evening_events.EveningEvent) -> int:
    """Return the approximate work of applying an event, as a number of entrants, outcomes and sittings to look at."""
    away = 1 + len(evening.absences) // PASSED
    kept = (evening.outcomes, evening.appeals, evening.penalties, evening.substitutes, evening.absences)
    match event:
        case evening_events.Entered() | evening_events.JoinedLate() | evening_events.SubstituteSat():
            return EACH + len(evening.entrants) // PASSED
        case evening_events.Drawn(movement=movement):
            return EACH + sum(map(len, movement.rounds))
        case evening_events.RoundDrawn() | evening_events.RoundBegun() | evening_events.Finished():
            return EACH + away * sum(map(len, evening.rounds[: evening.round + 2]))
        case evening_events.Left():
            return EACH + len(evening.absences) + len(evening.outcomes)
    return EACH + 4 * away + sum(map(len, kept)) // COPIED


def _is_full(spent: int, event: evening_events.EveningEvent) -> bool:
    """Return whether the log has no room for an event; an evening can always be finished."""
    return spent > MOST and not isinstance(event, evening_events.Finished)


def reckon(entries: Sequence[LogEntry]) -> tuple[Evening, int]:
    """Return the evening of a log, and its cost. :raises WrongLog: if an entry is impossible."""
    gone = undone(entries)
    evening, spent = Evening(), 0
    for number, entry in enumerate(entries):
        spent += 1
        if entry.number != number:
            raise WrongLog(number, "number")
        if isinstance(entry.event, evening_events.Undone):
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
    """The log of one evening, and the evening itself.

    :param entries: the entries so far. :raises WrongLog: if an entry is impossible.
    """

    def __init__(self, entries: Iterable[LogEntry] = ()) -> None:
        self.entries = list(entries)
        self.evening, self._spent = reckon(self.entries)

    def copy(self) -> Log:
        """Return an independent log with the same entries."""
        made = Log()
        made.entries, made.evening, made._spent = list(self.entries), self.evening, self._spent
        return made

    def refuse(self, event: evening_events.EveningEvent) -> Refusal | None:
        """Return why an event cannot happen now, or None."""
        if not isinstance(event, evening_events.Undone):
            full = _is_full(self._spent + 1 + cost(self.evening, event), event)
            return refuse(self.evening, event) or refuse_new(event) or (Refusal("evening-full") if full else None)
        if event.of >= len(self.entries) or event.of in undone(self.entries):
            return Refusal("evening-nothing-undone")
        try:
            reckon([*self.entries, LogEntry(len(self.entries), "", "", event)])
        except WrongLog as wrong:
            return Refusal("evening-needed", values={"number": wrong.number})
        return None

    def next_entry(
        self, event: evening_events.AnyEvent, at: str, by: evening_events.PersonId = ""
    ) -> LogEntry | Refusal:
        """Return the entry for an event, or its refusal, without adding it.

        :param at: time, ISO 8601. :param by: id of the director.
        """
        return self.refuse(event) or LogEntry(len(self.entries), at, by, event)

    def next_entries(
        self, events: Iterable[evening_events.AnyEvent], at: str, by: evening_events.PersonId = ""
    ) -> list[LogEntry] | Refusal:
        """Return the entries for events in order, or the first refusal, without adding them.

        :param at: time, ISO 8601. :param by: id of the director.
        """
        trial, entries = self.copy(), []
        for event in events:
            entry = trial.next_entry(event, at, by)
            if isinstance(entry, Refusal):
                return entry
            trial.add(entry)
            entries.append(entry)
        return entries

    def add(self, entry: LogEntry) -> None:
        """Add the next entry, after it has been stored."""
        self.entries.append(entry)
        if isinstance(entry.event, evening_events.Undone):
            self.evening, self._spent = reckon(self.entries)
        else:
            self._spent += 1 + cost(self.evening, entry.event)
            self.evening = evolve(self.evening, entry.event)

    def last(self) -> LogEntry | None:
        """Return the entry that an undo would undo: the last valid entry that is not an undo; None if there is none."""
        gone = undone(self.entries)
        holds = (
            entry
            for entry in reversed(self.entries)
            if entry.number not in gone and not isinstance(entry.event, evening_events.Undone)
        )
        return next(holds, None)

    def upheld_lines(self) -> list[evening_events.ScoreLine]:
        """Return the score lines of upheld appeals whose results have not been changed since."""
        gone = undone(self.entries)
        waiting: dict[evening_events.ScoreLine, None] = {}
        for event in (entry.event for entry in self.entries if entry.number not in gone):
            match event:
                case evening_events.AppealDecided(appeal=appeal, upheld=True):
                    waiting[self.evening.appeals[appeal].line] = None
                case evening_events.ResultCorrected(line=line) | evening_events.Adjusted(line=line):
                    waiting.pop(line, None)
        return list(waiting)

    def last_undone(self) -> LogEntry | None:
        """Return the last undo if no act followed it; undoing it redoes the act. Otherwise None."""
        gone = undone(self.entries)
        for entry in reversed(self.entries):
            if entry.number in gone or self._does_again(entry):
                continue
            return entry if isinstance(entry.event, evening_events.Undone) else None
        return None

    def _does_again(self, entry: LogEntry) -> bool:
        return isinstance(entry.event, evening_events.Undone) and isinstance(
            self.entries[entry.event.of].event, evening_events.Undone
        )
