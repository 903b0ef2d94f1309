"""A table as one person sees it: its people and terms, its match, its messages."""

from __future__ import annotations

import msgspec

from numeramis_access.server.people.sitting import Sitting
from numeramis_access.tables.evening import EveningNow
from numeramis_access.tables.messages import Message, WholeState
from numeramis_access.tables.pushes import TableNow, TablePlace


def table_seen_by(sitting: Sitting, person: str) -> TableNow:
    """Return a table as a person sees it, with its code if they sit there.

    :param sitting: the table. :param person: an id, empty for a person without a place.
    """
    setting, own = sitting.setting, sitting.place_number_of(person) if person else None
    return TableNow(
        table=sitting.id, code=sitting.code if own is not None else "", game=setting.game, options=setting.options,
        players=setting.players, access=setting.access, level=setting.level, grace=setting.grace,
        rests=setting.rests, talk=setting.talk, stage=sitting.stage, host=setting.host, own=own,
        places=tuple(_place(sitting, at, place) for at, place in enumerate(setting.places)), clock=setting.clock,
        watch=setting.watch, later=setting.later, onlookers=tuple(sitting.onlookers.people()),
        shown_to=() if own is None else sitting.onlookers.viewers_of_hand(own), drawn=setting.drawn,
        muted=setting.muted, friends=setting.friends, of=setting.played.of if setting.played is not None else "",
        evening=_evening_for(sitting, person), called=setting.called is not None,
        turns=sitting.turns.now(),
    )  # fmt: skip


def _evening_for(sitting: Sitting, person: str) -> EveningNow | None:
    """Return the evening as a person sees it, None if none gathers at the table."""
    club = sitting.setting.club
    evening = sitting.evening
    left, results = evening.round_clock.seconds_left, evening.results or {}
    return None if club is None else club.seen_by(person, sitting.setting.host, results, left, evening.rest_clock)


def _place(sitting: Sitting, at: int, place: TablePlace) -> TablePlace:
    """Return a place with the presence of its person."""
    attendance, match = sitting.attendance, sitting.match
    grace = sitting.grace_of(at) if place.person else 0.0
    return msgspec.structs.replace(
        place, here=at not in attendance.absent and (sitting.stage == "playing" or place.person not in attendance.away),
        sits_in=match is not None and match.seats[at].away is not None, gone=attendance.absent_seconds(at),
        grace=grace, reading=at in attendance.readers,
    )  # fmt: skip


def messages_for(sitting: Sitting, person: str, after: int, most: int) -> list[Message]:
    """Return messages of a match for a player, or those that an onlooker may have by now, in order.

    Before the match, and for other people, there are none.

    :param sitting: the table. :param person: an id. :param after: number of the person's last message, 0 for none.
    :param most: greatest number of messages.
    """
    match, at = sitting.match, sitting.place_number_of(person)
    if match is None or (at is None and person not in sitting.onlookers):
        return []
    if at is None:
        return match.onlooker_messages(sitting.onlookers.onlooker(person, sitting.setting.later), after, most)
    return match.messages(at, after, most)


def state_for(sitting: Sitting, person: str) -> WholeState | None:
    """Return the complete state of a match for a player or an onlooker; None for other people and before the match.

    :param sitting: the table. :param person: an id.
    """
    match, at = sitting.match, sitting.place_number_of(person)
    if match is None or (at is None and person not in sitting.onlookers):
        return None
    if at is None:
        return match.watched_state(sitting.onlookers.onlooker(person, sitting.setting.later))
    return match.state(at)
