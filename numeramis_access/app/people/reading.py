"""Braille readers at a table of people: whether the player still reads, and which others the match waits for."""

from __future__ import annotations

from numeramis_access.app.people.company import Company
from numeramis_access.app.people.identity import new_id
from numeramis_access.tables.pushes import TablePlace
from numeramis_access.tables.request_fields import READING_SECONDS
from numeramis_access.tables.table_requests import TellReading

#: seconds of reading that are too short to tell; seconds between two looks
MIN_TOLD_SECONDS, POLL_SECONDS = 1.0, 0.5


class ReadingTime:
    """Tells one table's server that the player still reads, if the player wants that, and knows the others who read.

    :param company: the connection to the server.
    :param table: id of the table.
    :ivar told_at: the time at which the server was last told that the player reads, in seconds of the program's clock;
        None if it was told that the player has finished.
    """

    def __init__(self, company: Company, table: str) -> None:
        self._company, self._app, self._table = company, company.app, table
        self._since: float | None = None
        self.told_at: float | None = None
        self._is_refused = False

    # the player's own reading

    def due(self) -> float | None:
        """Return the time of the next check in seconds of the program's clock; None if the server need not be told
        anything.
        """
        return self._app.now() + POLL_SECONDS if self._is_wanted or self.told_at is not None else None

    def tick(self) -> None:
        """Tell the server if the player has had unread messages for ``MIN_TOLD_SECONDS``, again every half of
        ``READING_SECONDS`` while that lasts, and when they have read everything.
        """
        now = self._app.now()
        behind = self._is_wanted and self._app.views.has_unread()
        self._since = None if not behind else now if self._since is None else self._since
        if self._since is None:
            if self.told_at is not None:
                self._tell(False)
        elif now - self._since >= MIN_TOLD_SECONDS and not self._is_told_lately(now):
            self._tell(True)

    def _is_told_lately(self, now: float) -> bool:
        return self.told_at is not None and now - self.told_at < READING_SECONDS / 2

    @property
    def _is_wanted(self) -> bool:
        own = self._company.tables[self._table].own
        can_tell = self._company.is_recognised and not self._is_refused
        return self._app.settings.tells_reading and own is not None and can_tell

    def _tell(self, on: bool) -> None:
        self.told_at = self._app.now() if on else None
        self._company.ask(TellReading(id=new_id(), table=self._table, on=on), denied=self._deny)

    def _deny(self, code: str) -> None:
        """Tell once that older tables cannot pass it on; a denial that time ends needs no words."""
        if code == "unknown-request" and not self._is_refused:
            self._is_refused, self.told_at = True, None
            self._company.requests.say_why(code)

    # the others

    @property
    def reader(self) -> TablePlace | None:
        """Return the place of the first other person who still reads; None if no one does."""
        now = self._company.tables[self._table]
        return next((place for at, place in enumerate(now.places) if place.reading and at != now.own), None)

    @property
    def is_agreed(self) -> bool:
        """Return whether all people who play here agree to wait for readers; False if only computers play."""
        places = self._company.tables[self._table].places
        people = [place for place in places if place.person and not place.sits_in]
        return bool(people) and all(place.waits for place in people)
