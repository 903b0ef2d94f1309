"""The evening that gathers at one table: its stored fields, and its state in memory (log, results, clocks)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from numeramis_access.server.people.evenings import EveningOfClub, Results
from numeramis_access.server.people.house_log import HouseLog
from numeramis_access.server.people.round_clock import RestClock, RoundClock
from numeramis_access.server.people.setting import StoredSetting
from numeramis_access.tables.evening import leaders_places


class GatheredEvening:
    """The evening that gathers at one table. Its stored fields are ``club`` of the table's setting (``EveningOfClub``);
    the attributes here are only in memory. ``conducting`` carries out its steps.

    Each table has this part, also one without an evening; there only ``is_chair`` and ``choose_host`` can be called.

    :param kept: the stored setting of the table.
    :param clock: returns monotonic seconds.
    :ivar results: results of the round's boards by table and board, None before they have been read from the store.
    :ivar log: the log, None before it has been read from the store.
    :ivar log_size: size of the log in bytes, as measured in the store before the log is read; None if not measured.
    :ivar stopped: whether people were told that the evening does not go on.
    :ivar state_when_done: everything that the next step depends on, as it was when no step was left to do; None before
        that. While it is the same, ``conducting`` has nothing to do.
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
        """Return whether a place is a leader's chair, kept for the host, a director or a scorer of an evening, who does
        not play there. False at a table without an evening.

        :param at: number of the place, from 0.
        """
        return self._kept.value.club is not None and at in leaders_places(self._kept.value.players)

    def can_have_chair(self, at: int, person: str) -> bool:
        """Return whether a person can take a leader's chair: the host any of them, directors and scorers any but the
        first place.

        :param at: number of the place, from 0; ``is_chair`` is true for it. :param person: an id.
        """
        host = self._kept.value.host
        return person == host or (at > 0 and self._club.role_of(person, host) != "player")

    def choose_host(self, people: Sequence[str]) -> str:
        """Return the id of the next host: the first director of the evening who sits at the table, else the first
        person there, else "".

        :param people: ids of the people at the table, in the order of their places.
        """
        club = self._kept.value.club
        directors = club.directors if club is not None else ()
        return next((person for person in (*directors, *people) if person in people), "")

    @property
    def is_typing_forbidden(self) -> bool:
        """Return whether people cannot type: some table lacks results of the round's boards, so that a word could help
        it. False for whole plays, whose tables share no deals.
        """
        return not self._club.plays and self._club.has_open_boards(self.results or {})

    def due(self) -> float | None:
        """Return the time of the round clock's next announcement, in seconds of the clock; None if there is none, or
        the evening is over.
        """
        return None if self._club.over else self.round_clock.due()
