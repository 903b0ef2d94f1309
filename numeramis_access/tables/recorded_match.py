"""A recorded match, as the messages that one of its players or an onlooker received; it does not continue."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from numeramis_access.core.actions import DrawDealer
from numeramis_access.core.cards import Card
from numeramis_access.core.ruleset import State, View
from numeramis_access.core.seats import Seat
from numeramis_access.core.table import Table
from numeramis_access.tables.log import MessageLog, without_hands
from numeramis_access.tables.messages import EventHappened
from numeramis_access.tables.seats import TableSeat


class RecordedMatch:
    """A recorded match to read in any order.

    :param match: the recorded match.
    :param seats: the players, in the order of the entrants' numbers from 0.
    :param own: the entrant whose messages are read, None for an onlooker.
    :param called: whether it was a called match with real cards; then the hands of some deals can be unknown.
    :ivar game: name of the game.
    :ivar deal_starts: numbers of the messages that dealt cards, in order.
    """

    def __init__(
        self, match: Table, seats: Sequence[TableSeat], own: int | None = 0, called: bool = False
    ) -> None:
        self._own = own
        self.game = match.ruleset.name
        self.seats = tuple(seats)
        self._match = match
        self._log = MessageLog(match)
        begins = match.ruleset.begins_deal
        self.deal_starts = tuple(n for n, (event, _) in enumerate(match.moments, 1) if isinstance(event, begins))
        self._unknown = frozenset(self._of_unknown_deals()) if called else frozenset()

    def __len__(self) -> int:
        """Return the number of messages."""
        return len(self._log)

    def message(self, number: int) -> EventHappened:
        """Return a message; for an onlooker, and in deals of a called match whose hands are unknown, without hands.

        :param number: number of the message, from 1.
        :raises IndexError: if no message has a number so high.
        """
        message = self._log.message_at(self._own or 0, number)
        assert isinstance(message, EventHappened)
        return message if self._own is not None and self.shows_hands(number) else without_hands(message)

    def deal_end(self, number: int) -> State | None:
        """Return the state at the end of the deal to which the message after a given one belongs; None if that deal did
        not end.

        :param number: number of the given message; 0 for the first deal.
        """
        over = self.last_message_of_deal(number + 1)
        return self._match.moments[over - 1].state if over is not None else None

    def last_message_of_deal(self, number: int) -> int | None:
        """Return the number of the message that ends the deal of a given message, None if that deal did not end.

        :param number: number of the given message, from 1.
        """
        rules, later = self._match.ruleset, self._match.moments[number - 1 :]
        return next((at for at, (event, _) in enumerate(later, number) if isinstance(event, rules.ends_deal)), None)

    def match_at(self, number: int) -> Table:
        """Return a new match with all actions up to the one that caused a message; later deals have the recorded packs.

        :param number: number of the message, from 1.
        :raises IndexError: if no message has a number so high.
        """
        match, actions = self._match, self._match.record[: self.message(number).actions]
        dealer = next((action.seat for action in actions if isinstance(action, DrawDealer)), None)
        again = Table(match.ruleset, match.options, match.seats, match.seed, dealer, match.dealt_packs)
        for action in actions:
            again.act(action)
        return again

    def shows_hands(self, number: int) -> bool:
        """Return whether the hands of a deal are known, as they always are in a match that the program dealt.

        :param number: number of a message of the deal, from 1.
        """
        return number not in self._unknown

    def _of_unknown_deals(self) -> Iterator[int]:
        """Yield the numbers of the messages of called deals whose plays do not show all hands."""
        hidden, counts, begin = self._match.ruleset.hidden_cards, self._match.actions_by_moment(), 1
        while (over := self.last_message_of_deal(begin)) is not None:
            before = self._match.moments[counts.index(counts[over - 1]) - 1].state  # before the last action
            piles = hidden.piles(before) if hidden is not None else ()
            shown = len(piles) == 1 or sum(map(len, piles[: self._match.seats])) == 1
            if hidden is None or not shown or not hidden.shows_hands(before):
                yield from range(begin, over + 1)
            begin = over + 1

    def view_of(self, number: int, seat: Seat) -> View | None:
        """Return the view that a seat had after a message, None if its cards are unknown.

        :param number: number of the message, from 1.
        :param seat: the seat, from 0.
        :raises IndexError: if no message has a number so high.
        """
        state = self._match.moments[number - 1].state
        return self._match.ruleset.view(state, seat) if self.shows_hands(number) else None

    def hands(self, number: int) -> tuple[tuple[Card, ...], ...]:
        """Return one hand for each seat, from 0, after a message; an empty tuple if they are unknown.

        It contains everyone's cards: call it only where the reader may see all of them.

        :param number: number of the message, from 1.
        :raises IndexError: if no message has a number so high.
        """
        if not self.shows_hands(number):
            return ()
        whole: View = self._match.ruleset.view(self._match.moments[number - 1].state, None)
        return whole.hands_by_seat()
