"""A recorded match in the messages that one of its players received; it does not continue."""

from __future__ import annotations

from collections.abc import Sequence

from numeramis_access.core.cards import Card
from numeramis_access.core.ruleset import State, View
from numeramis_access.core.table import Table
from numeramis_access.tables.log import MessageLog
from numeramis_access.tables.messages import Happened
from numeramis_access.tables.seats import TableSeat


class RecordedMatch:
    """A match to read in any order.

    :param match: the recorded match. :param seats: the players by entrant. :param own: the listening entrant.
    """

    def __init__(self, match: Table, seats: Sequence[TableSeat], own: int = 0) -> None:
        self._own = own
        self.game = match.ruleset.name
        self.seats = tuple(seats)
        self._match = match
        self._log = MessageLog(match)
        begins = match.ruleset.begins_deal
        #: numbers of the messages that dealt cards
        self.deals = tuple(n for n, (event, _) in enumerate(match.moments, 1) if isinstance(event, begins))

    def __len__(self) -> int:
        """Return the number of messages."""
        return len(self._log)

    def message(self, number: int) -> Happened:
        """Return a message by its number, from 1. :raises IndexError: if there is no such message."""
        message = self._log.at(self._own, number)
        assert isinstance(message, Happened)
        return message

    def deal_end(self, number: int) -> State | None:
        """Return the state at the end of the deal that continues after a message, None if the deal did not end.

        :param number: number of the message, from 1.
        """
        over = self.deal_over(number + 1)
        return self._match.moments[over - 1].state if over is not None else None

    def deal_over(self, number: int) -> int | None:
        """Return the number of the message that ends the deal of a message, None if the deal did not end.

        :param number: number of the message, from 1.
        """
        rules, later = self._match.ruleset, self._match.moments[number - 1 :]
        return next((at for at, (event, _) in enumerate(later, number) if isinstance(event, rules.ends_deal)), None)

    def hands(self, number: int) -> tuple[tuple[Card, ...], ...]:
        """Return all hands by seat after a message; only for a match whose cards can all be shown.

        :param number: number of the message, from 1.
        """
        whole: View = self._match.ruleset.view(self._match.moments[number - 1].state, None)
        return whole.hands_by_seat()
