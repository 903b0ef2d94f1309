"""The log of an evening: an append-only list of entries from which the evening is computed.

An undone entry stays in the log beside the entry that undid it, which can itself be undone.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from numeramis_access.core.actions import Refusal
from numeramis_access.core.codec import from_json
from numeramis_access.evening import events as evening_events
from numeramis_access.evening.evening import Evening, evolve
from numeramis_access.evening.refusals import makes_other_tables, refuse_event, refuse_new

#: maximum cost of an evening: three times that of sixty pairs with sixty boards. Logs come from strangers too, and a
#: log whose every entry looks at thousands of lines would take hours
MAX_EVENING_COST = 250_000
#: basic cost of each entry; number of copied things, and of skipped things, that cost as much as one thing
ENTRY_COST, COPIES_PER_COST, SKIPS_PER_COST = 20, 200, 10


#: version of the logs that this program reads: a program of a lower version cannot read a log of a higher one
LOG_VERSION = 5
#: the version that a plan of plays needs by its movement, with a list of games, and at the tables of a house without
#: and with a list of games; the version that a change of tables after the draw needs, and a plan that limits entries
MOVEMENT_VERSIONS, GAMES_VERSION = {"groups": 1, "knock-out": 1, "free": 2}, 2
HOUSE_VERSION, HOUSE_GAMES_VERSION, NEW_TABLES_VERSION, LIMITS_VERSION = 3, 4, 5, 5

#: events that a scorer can enter: results, and undoing the scorer's own ones
SCORER_EVENTS = (evening_events.ResultEntered, evening_events.ResultCorrected, evening_events.EventUndone)


class LogEntry(msgspec.Struct, frozen=True):
    """One entry of a log.

    :param number: number of the entry, from 0, without gaps. :param at: time, ISO 8601.
    :param by: id of the director who decided it; empty if the program decided, and with real cards.
    :param event: the event.
    """

    number: int
    at: str
    by: evening_events.PersonId
    event: evening_events.AnyEvent


class WrongLog(ValueError):
    """A log with an impossible entry.

    :param number: index of the first such entry. :param code: the reason: a code of a refusal or a short text.
    """

    def __init__(self, number: int, code: str) -> None:
        super().__init__(f"{number}: {code}")
        self.number = number


class NewerLog(ValueError):
    """A log of a newer program. :param version: the version that it needs."""

    def __init__(self, version: int) -> None:
        super().__init__(f"version {version}")
        self.version = version


class _StatedEvent(msgspec.Struct, frozen=True):
    """The part of an event that every version of the program can read."""

    version: int = 0


class _StatedEntry(msgspec.Struct, frozen=True):
    event: _StatedEvent = _StatedEvent()


def version_needed(plan: evening_events.Plan) -> int:
    """Return the lowest version of programs that read the log of a plan; 0 if all read it."""
    if plan.limits_entries:
        return LIMITS_VERSION
    if plan.contest == "plays" and plan.at_tables:
        return HOUSE_GAMES_VERSION if plan.games else HOUSE_VERSION
    return GAMES_VERSION if plan.games else MOVEMENT_VERSIONS.get(plan.movement, 0)


def _with_version(evening: Evening, event: evening_events.AnyEvent) -> evening_events.AnyEvent:
    """Return an event with the version that its plan needs, if it has a plan. :param evening: the evening before it.
    """
    if not isinstance(event, evening_events.PlanAnnounced):
        return event
    needed = version_needed(event.plan)
    if evening.stage == "drawn" and makes_other_tables(evening.plan, event.plan):
        needed = max(needed, NEW_TABLES_VERSION)
    return msgspec.structs.replace(event, version=needed)


def line_of(entry: LogEntry) -> str:
    """Return an entry as one line of JSON."""
    return msgspec.json.encode(entry).decode()


def read_entries(lines: Iterable[str]) -> list[LogEntry]:
    """Return the entries in lines of JSON.

    :raises NewerLog: if a newer program wrote the log. :raises ValueError: if a line is not an entry of a log.
    """
    known = list(lines)
    stated: Iterable[int] = (from_json(line, _StatedEntry).event.version for line in known if '"version"' in line)
    if (version := max(stated, default=0)) > LOG_VERSION:
        raise NewerLog(version)
    return [from_json(line, LogEntry) for line in known]


def subject_of(event: evening_events.EveningEvent) -> tuple[object, ...]:
    """Return a key for the subject of an event's decision; of two events by two people with the same key, the later one
    conflicts.
    """
    match event:
        case (
            evening_events.ResultEntered(line=line)
            | evening_events.ResultCorrected(line=line)
            | evening_events.ScoreAdjusted(line=line)
        ):
            return "line", line
        case evening_events.AppealDecided(appeal=appeal):
            return "appeal", appeal
        case evening_events.AppealMade(line=line, entrant=entrant):
            return "appeals", line, entrant
        case evening_events.EntrantLeft(entrant=entrant) | evening_events.EntrantReturned(entrant=entrant):
            return "there", entrant
        case evening_events.SubstituteSat(entrant=entrant, person=person):
            return "seat", entrant, person
        case (
            evening_events.PartnersFound()
            | evening_events.EntrantAdmitted()
            | evening_events.EntrantScratched()
            | evening_events.EntrantPenalized()
            | evening_events.ScoreCarriedOver()
        ):
            return event.name(), event.entrant
        case evening_events.PeopleEntered(persons=persons) | evening_events.LatePlayersJoined(persons=persons):
            return "people", persons
    return (event.name(),)


def last_decision(since: Sequence[LogEntry], event: evening_events.EveningEvent) -> LogEntry | None:
    """Return the latest entry that decided the same subject as an event, None if there is none.

    An undo concerns the last act, so that it conflicts with every later act by a person.

    :param since: the entries that came after the event's author saw the log.
    :param event: the event.
    """
    if isinstance(event, evening_events.EventUndone):
        return next((entry for entry in reversed(since) if entry.by), None)
    wanted = subject_of(event)
    return next((entry for entry in reversed(since) if subject_of(entry.event) == wanted), None)


def is_same(event: evening_events.EveningEvent, other: evening_events.EveningEvent) -> bool:
    """Return whether two events are equal; of two events that begin a round, only the number of the round is compared,
    because two people who begin a round at once log different times.
    """
    if isinstance(event, evening_events.RoundBegun) and isinstance(other, evening_events.RoundBegun):
        return event.round == other.round
    return event == other


def undone_numbers(entries: Sequence[LogEntry]) -> frozenset[int]:
    """Return the numbers of the entries that are undone now. An entry whose undo is itself undone is not among them.

    :param entries: all entries of the log, in order.
    """
    gone: set[int] = set()
    for entry in reversed(entries):
        if isinstance(entry.event, evening_events.EventUndone) and entry.number not in gone:
            gone.add(entry.event.of)
    return frozenset(gone)


def cost_of(evening: Evening, event: evening_events.EveningEvent) -> int:
    """Return the approximate work of applying an event, as the number of entrants, outcomes and tables that the code
    looks at.
    """
    away = 1 + len(evening.absences) // SKIPS_PER_COST
    kept = (evening.outcomes, evening.appeals, evening.penalties, evening.substitutes, evening.absences)
    match event:
        case evening_events.PeopleEntered() | evening_events.LatePlayersJoined() | evening_events.SubstituteSat():
            return ENTRY_COST + len(evening.entrants) // SKIPS_PER_COST
        case evening_events.SeatsDrawn(movement=movement):
            return ENTRY_COST + sum(map(len, movement.rounds))
        case evening_events.RoundDrawn() | evening_events.RoundBegun() | evening_events.EveningFinished():
            return ENTRY_COST + away * sum(map(len, evening.rounds[: evening.round + 2]))
        case evening_events.EntrantLeft():
            return ENTRY_COST + len(evening.absences) + len(evening.outcomes)
    return ENTRY_COST + 4 * away + sum(map(len, kept)) // COPIES_PER_COST


def _is_full(spent: int, event: evening_events.EveningEvent) -> bool:
    """Return whether the log has no room for an event; an evening can always be finished."""
    return spent > MAX_EVENING_COST and not isinstance(event, evening_events.EveningFinished)


def reckon_evening(entries: Sequence[LogEntry]) -> tuple[Evening, int]:
    """Return the evening of a log, and the cost of its entries.

    :raises WrongLog: if an entry is impossible, or if the log costs more than ``MAX_EVENING_COST``.
    """
    gone = undone_numbers(entries)
    evening, spent = Evening(), 0
    for number, entry in enumerate(entries):
        spent += 1
        if entry.number != number:
            raise WrongLog(number, "number")
        if isinstance(entry.event, evening_events.EventUndone):
            if entry.event.of >= number:
                raise WrongLog(number, "undoes what comes later")
        elif number not in gone:
            spent += cost_of(evening, entry.event)
            if _is_full(spent, entry.event):
                raise WrongLog(number, "evening-full")
            if (refusal := refuse_event(evening, entry.event)) is not None:
                raise WrongLog(number, refusal.code)
            evening = evolve(evening, entry.event)
    return evening, spent


class Log:
    """The log of one evening, and the evening that follows from it.

    :param entries: the entries so far.
    :raises WrongLog: if an entry is impossible, or if the log costs too much.
    """

    def __init__(self, entries: Iterable[LogEntry] = ()) -> None:
        self.entries = list(entries)
        self.evening, self._spent = reckon_evening(self.entries)

    def copy(self) -> Log:
        """Return an independent log with the same entries."""
        made = Log()
        made.entries, made.evening, made._spent = list(self.entries), self.evening, self._spent
        return made

    def refuse(self, event: evening_events.EveningEvent) -> Refusal | None:
        """Return why an event cannot happen now, or None if it can.

        An undo is refused if the entry is undone already or does not exist, or if a later entry needs it.
        """
        if not isinstance(event, evening_events.EventUndone):
            full = _is_full(self._spent + 1 + cost_of(self.evening, event), event)
            return refuse_event(self.evening, event) or refuse_new(event) or (Refusal("evening-full") if full else None)
        if event.of >= len(self.entries) or event.of in undone_numbers(self.entries):
            return Refusal("evening-nothing-undone")
        try:
            reckon_evening([*self.entries, LogEntry(len(self.entries), "", "", event)])
        except WrongLog as wrong:
            return Refusal("evening-needed", values={"number": wrong.number})
        return None

    def next_entry(
        self, event: evening_events.AnyEvent, at: str, by: evening_events.PersonId = ""
    ) -> LogEntry | Refusal:
        """Return the entry for an event without adding it to the log, or the refusal of the event.

        :param event: the event. :param at: time, ISO 8601. :param by: id of the director, empty if the program decides.
        """
        return self.refuse(event) or LogEntry(len(self.entries), at, by, _with_version(self.evening, event))

    def next_entries(
        self, events: Iterable[evening_events.AnyEvent], at: str, by: evening_events.PersonId = ""
    ) -> list[LogEntry] | Refusal:
        """Return the entries for events in order without adding them to the log, or the first refusal.

        :param events: the events. :param at: time, ISO 8601.
        :param by: id of the director, empty if the program decides.
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
        """Add an entry that ``next_entry`` returned, and update the evening. Store the entry first.

        :raises WrongLog: if the entry undoes another that a later entry needs.
        """
        self.entries.append(entry)
        if isinstance(entry.event, evening_events.EventUndone):
            self.evening, self._spent = reckon_evening(self.entries)
        else:
            self._spent += 1 + cost_of(self.evening, entry.event)
            self.evening = evolve(self.evening, entry.event)

    def entry_to_undo(self) -> LogEntry | None:
        """Return the entry that an undo would undo: the last one that is neither undone nor an undo; None if there is
        none.
        """
        gone = undone_numbers(self.entries)
        holds = (
            entry
            for entry in reversed(self.entries)
            if entry.number not in gone and not isinstance(entry.event, evening_events.EventUndone)
        )
        return next(holds, None)

    def upheld_lines(self) -> list[evening_events.ScoreLine]:
        """Return the score lines of upheld appeals whose results have not been changed since the decision."""
        gone = undone_numbers(self.entries)
        waiting: dict[evening_events.ScoreLine, None] = {}
        for event in (entry.event for entry in self.entries if entry.number not in gone):
            match event:
                case evening_events.AppealDecided(appeal=appeal, upheld=True):
                    waiting[self.evening.appeals[appeal].line] = None
                case evening_events.ResultCorrected(line=line) | evening_events.ScoreAdjusted(line=line):
                    waiting.pop(line, None)
        return list(waiting)

    def last_undone(self) -> LogEntry | None:
        """Return the last undo, if no act has followed it; undoing that entry redoes the act. Otherwise return None."""
        gone = undone_numbers(self.entries)
        for entry in reversed(self.entries):
            if entry.number in gone or self._does_again(entry):
                continue
            return entry if isinstance(entry.event, evening_events.EventUndone) else None
        return None

    def _does_again(self, entry: LogEntry) -> bool:
        return isinstance(entry.event, evening_events.EventUndone) and isinstance(
            self.entries[entry.event.of].event, evening_events.EventUndone
        )
