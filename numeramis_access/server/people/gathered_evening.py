"""An evening that gathers at a table: its leaders' chairs, its log and results, and the clocks of its rounds."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from numeramis_access.server.people.evenings import EveningOfClub, Results
from numeramis_access.server.people.house_log import HouseLog
from numeramis_access.server.people.round_clock import RestClock, RoundClock
from numeramis_access.server.people.setting import StoredSetting
from numeramis_access.tables.evening import leaders_places


class GatheredEvening:
    """The evening that gathers at one table; only ``is_chair`` and ``choose_host`` can be called at any other table.

    :param kept: the stored setting of the table, with the evening.
    :param clock: returns monotonic seconds.
    :ivar results: board results of the round, None before they have been read.
    :ivar log: the log, None before it has been read.
    :ivar log_size: size of the log in bytes while it has not been read, None if unknown.
    :ivar stopped: whether people were told that the evening does not continue.
    :ivar state_when_done: the state of the evening when no step was left to do, None before that.
    :ivar round_clock: the clock of the round.
    :ivar rest_clock: the rest before the next round.
    """

    def __init__(self, kept: StoredSetting, clock: Callable[[], float]) -> None:
        self._kept = kept
        self.results: Results | None = None
        self.log: HouseLog | None = None
        self.log_size: int | None = None
        self.stopped = False
        self.state_when_done: object = None
        self.round_clock = RoundClock(clock)
        self.rest_clock = RestClock(clock)

    @property
    def _club(self) -> EveningOfClub:
        club = self._kept.value.club
        assert club is not None
        return club

    def change(self, **changed: object) -> None:
        """Change fields of the evening and store them.

        :param changed: the new values by the names of the fields of ``EveningOfClub``.
        :raises StoreFailed: if the store fails; then nothing has changed.
        """
        club = msgspec.structs.replace(self._club, **changed)
        self._kept.store(msgspec.structs.replace(self._kept.value, club=club))

    def is_chair(self, at: int) -> bool:
        """Return whether a place is for a director of an evening, who does not play. :param at: its number, from 0."""
        return self._kept.value.club is not None and at in leaders_places(self._kept.value.players)

    def can_have_chair(self, at: int, person: str) -> bool:
        """Return whether a person can take a chair: the host the first, directors and scorers the others.

        :param at: number of the chair, from 0. :param person: an id.
        """
        host = self._kept.value.host
        return person == host or (at > 0 and self._club.role_of(person, host) != "player")

    def choose_host(self, there: Sequence[str]) -> str:
        """Return the id of the next host: a director of the evening, else the first person there, else "".

        :param there: ids of the people at the table, in the order of their places.
        """
        club = self._kept.value.club
        return next((person for person in (*(club.directors if club else ()), *there) if person in there), "")

    @property
    def is_typing_forbidden(self) -> bool:
        """Return whether people cannot type: some table still plays the round; whole plays share no deals."""
        return not self._club.plays and self._club.has_open_boards(self.results or {})

    def due(self) -> float | None:
        """Return the time of the round's next announcement, in seconds of the clock; None if there is none."""
        return None if self._club.over else self.round_clock.due()
