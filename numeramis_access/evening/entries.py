"""Entries before the draw: how they came, a capacity, a closing day, and the waiting list."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal, TypeAlias

from numeramis_access.evening.evening import Evening, evolve
from numeramis_access.evening.events import (
    Entrant,
    EntrantAdmitted,
    EntrantScratched,
    Origin,
    PeopleEntered,
    PersonId,
    Plan,
)

#: why an entry goes to the waiting list: all places are taken, or the closing day is over; empty if it does not
WhyWaiting: TypeAlias = Literal["", "full", "closed"]


def why_waiting(evening: Evening, today: str) -> WhyWaiting:
    """Return why an entry made now goes to the waiting list, empty if it does not.

    :param evening: the evening. :param today: the date, ISO 8601.
    """
    plan = evening.plan
    if plan.closes and today > plan.closes:
        return "closed"
    is_full = plan.capacity and (evening.waiting or len(evening.playing) >= plan.capacity)
    return "full" if is_full else ""


def entry_events(
    evening: Evening, parties: Iterable[Sequence[PersonId]], origin: Origin, today: str
) -> list[PeopleEntered]:
    """Return the events by which people enter, some of them on the waiting list.

    :param evening: the evening so far. :param parties: ids of people who enter together, a sequence for each entry.
    :param origin: how the entries came. :param today: the date, ISO 8601.
    """
    events = []
    for party in parties:
        events.append(PeopleEntered(tuple(party), origin, bool(why_waiting(evening, today))))
        evening = evolve(evening, events[-1])
    return events


def withdrawal_of(evening: Evening, entrant: Entrant) -> EntrantScratched:
    """Return the event by which an entrant withdraws: the first of the waiting list takes a place that becomes free.

    :param evening: the evening before the draw. :param entrant: number of the entrant, from 0.
    """
    left = len(evening.playing) - 1
    has_place = entrant in evening.playing and (not evening.plan.capacity or left < evening.plan.capacity)
    return EntrantScratched(entrant, evening.waiting[0] if has_place and evening.waiting else None)


def admissions_by(evening: Evening, plan: Plan, today: str) -> list[EntrantAdmitted]:
    """Return the events by which people leave the waiting list because a new plan has more places or a later closing
    day, the first of the list first.

    :param evening: the evening with its present plan. :param plan: the new plan. :param today: the date, ISO 8601.
    """
    before = evening.plan
    if (before.capacity, before.closes) == (plan.capacity, plan.closes) or (plan.closes and today > plan.closes):
        return []
    places = max(0, plan.capacity - len(evening.playing)) if plan.capacity else len(evening.waiting)
    return [EntrantAdmitted(entrant) for entrant in evening.waiting[:places]]
