"""A recorded match as one of its players heard it, message by message; nothing goes on at it any more."""

from __future__ import annotations

from collections.abc import Sequence

from numeramis_access.core.cards import Card
from numeramis_access.core.ruleset import State, View
from numeramis_access.core.table import Table
from numeramis_access.tables.log import MessageLog
from numeramis_access.tables.messages import Happened
from numeramis_access.tables.seats import TableSeat


class RecordedMatch:
    """A match to be told again, in any order.

    :param match: as far as it was played. :param seats: who played, by entrant. :param own: entrant who listens.
    """

    def __init__(self, match: Table, seats: Sequence[TableSeat], own: int = 0) -> None:
        self._own = own
        self.game = match.ruleset.name
        self.seats = tuple(seats)
        self._match = match
        self._log = MessageLog(match)
        begins = match.ruleset.begins_deal
        #: numbers of the messages by which a deal was dealt
        self.deals = tuple(n for n, (event, _) in enumerate(match.moments, 1) if isinstance(event, begins))

    def __len__(self) -> int:
        """Return how many messages there are."""
        return len(self._log)

    def message(self, number: int) -> Happened:
        """Return a message by its number, from 1. :raises IndexError: when there is none."""
        message = self._log.at(self._own, number)
        assert isinstance(message, Happened)
        return message

    def deal_end(self, number: int) -> State | None:
        """Return the match as the deal ended that goes on after a message; None where it did not end."""
        over = self.deal_over(number + 1)
        return self._match.moments[over - 1].state if over is not None else None

    def deal_over(self, number: int) -> int | None:
        """Return the message by which the deal ends that a message, from 1, belongs to; None where it did not end."""
        rules, later = self._match.ruleset, self._match.moments[number - 1 :]
        return next((at for at, (event, _) in enumerate(later, number) if isinstance(event, rules.ends_deal)), None)

    def hands(self, number: int) -> tuple[tuple[Card, ...], ...]:
        """Return everybody's cards by seat after a message: only for a match of which everything may be known."""
        whole: View = self._match.ruleset.view(self._match.moments[number - 1].state, None)
        return whole.hands_by_seat()
