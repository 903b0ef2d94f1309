"""The notices about people who come to a table of people, leave it, or lose their connection."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from numeramis_access.tables.pushes import Present, TableNow, TablePlace


class Notice(NamedTuple):
    """A notice that can wait until the player has decided.

    :param message: id of the message. :param values: its values.
    :param about: name of the person; it replaces an earlier waiting notice about them. Empty to replace none.
    """

    message: str
    values: Mapping[str, object]
    about: str = ""


class MatchNow(NamedTuple):
    """The state of the match at a table.

    :param over: whether it is over. :param paused: whether it is paused.
    :param of_evening: whether it belongs to a club's evening.
    :param by_turns: whether it is played by turns, so that it waits for days for people who are away.
    """

    over: bool
    paused: bool
    of_evening: bool
    by_turns: bool


class PeopleChanges:
    """Finds the people who have come to a table or gone since the last notice.

    :param own: id of the player; no notice is about the player. :param now: the table when the player came.
    """

    def __init__(self, own: str, now: TableNow) -> None:
        self._own = own
        self._onlookers: tuple[Present, ...] = now.onlookers
        #: the people who have been at the table; at an evening they arrive from the previous round
        self._been = {place.person for place in now.places if place.here}

    def compare_onlookers(self, now: TableNow) -> Iterator[Notice]:
        """Yield a notice of each onlooker who has come or gone since the last call."""
        before, self._onlookers = self._onlookers, now.onlookers
        for message, some, others in (
            ("people-watches", now.onlookers, before),
            ("people-watches-no-more", before, now.onlookers),
        ):
            for onlooker in some:
                if onlooker not in others and onlooker.person != self._own:
                    yield Notice(message, {"name": onlooker.name})

    def compare_places(
        self, before: TablePlace, after: TablePlace, match: MatchNow, goes_ahead: bool
    ) -> Iterator[Notice]:
        """Yield the notice that the person of a place has gone or returned, or has left a finished match.

        Messages of the match tell of computers in people's places. At an evening a person's first arrival and the
        departures after the match are no news. In a match by turns no one is told as gone, because it waits for days.

        :param before: the person's place as it was told last. :param after: the same place now.
        :param match: the state of the match.
        :param goes_ahead: whether the person leaves a finished match for another one at the same table.
        """
        name, who = after.name, {"name": after.name, "gender": after.gender}
        if match.over:
            left = before.here and not after.here and not match.of_evening  # there they go to the next round
            if left and not goes_ahead:
                yield Notice("people-left", who)
            return
        if before.here and not after.here and not after.sits_in and not match.by_turns:
            if match.paused:
                yield Notice("people-gone-in-pause", {"name": name}, name)
            else:
                yield Notice("people-gone", {**who, "seconds": int(after.grace)}, name)
        comes = match.of_evening and after.person not in self._been
        self._been |= {after.person} if after.here else set()
        if after.here and not after.sits_in and (before.sits_in or not (before.here or comes)):
            yield Notice("people-returned", who, name)
