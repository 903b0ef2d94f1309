"""People who share one computer at a table of this process: the holder of the keyboard, and a seat for all.

Every person has a seat at the table. Between two decisions no one holds the keyboard, and the public seat hears the
public information.
"""

from __future__ import annotations

from collections.abc import Sequence

from numeramis_access.core.seats import ONLOOKER
from numeramis_access.tables.hosted_table import HostedTable
from numeramis_access.tables.local_seat import LocalSeat
from numeramis_access.tables.log import Onlooker
from numeramis_access.tables.messages import EventHappened, Message, Position
from numeramis_access.tables.seats import Human, TableSeat

#: an onlooker who sees no hand
PUBLIC_ONLOOKER = Onlooker()


class SharedTable(HostedTable):
    """A table for people at one computer. It asks no partner before a concession, because partners agree aloud.
    ``SharedKeyboard`` passes the keyboard around.
    """

    def _partner(self, entrant: int) -> int | None:
        return None


class PublicSeat(LocalSeat):
    """A seat for all people at the computer: it hears public information, and asks for the next deal in everyone's
    name.
    """

    def _position(self) -> Position:
        return self.table.watched_state(PUBLIC_ONLOOKER).position

    def _messages(self, after: int) -> list[Message]:
        return self.table.onlooker_messages(PUBLIC_ONLOOKER, after)

    def ask_for_next_deal(self) -> None:
        """Ask for the next deal in the name of all people."""
        for entrant in people_among(self.table.seats):
            self.table.note_ready(entrant)


class OpenSeat(LocalSeat):
    """A person's seat in a game that hides no hands: it hears public events, and the person's private ones in full."""

    def _messages(self, after: int) -> list[Message]:
        own, everyone = (
            self.table.messages(self.entrant, after),
            self.table.onlooker_messages(PUBLIC_ONLOOKER, after),
        )
        return [
            mine if isinstance(mine, EventHappened) and is_private(mine) else theirs
            for mine, theirs in zip(own, everyone, strict=True)
        ]


class SharedKeyboard:
    """The keyboard of several people at one table.

    :param table: the table; only people who sit there now can get the keyboard.
    :ivar holder: the entrant who has the keyboard, None if no one has it.
    :ivar last: the entrant who had it last, None before the first.
    :ivar public: the seat for all people at the computer.
    """

    def __init__(self, table: HostedTable) -> None:
        self._table = table
        self.public = PublicSeat(table)
        self.holder: int | None = None
        self.last: int | None = None
        seat = LocalSeat if self.hides_hands else OpenSeat
        self._seats = {entrant: seat(table, entrant) for entrant in people_among(table.seats)}

    @property
    def hides_hands(self) -> bool:
        """Return whether people must hide their cards from each other in this game."""
        return self._table.match.ruleset.hides_hands

    @property
    def seat(self) -> LocalSeat:
        """Return the seat of the holder, or the public seat if no one holds the keyboard."""
        return self.public if self.holder is None else self._seats[self.holder]

    @property
    def awaited_entrant(self) -> int | None:
        """Return the entrant of the person who has to decide now, None if no person has to."""
        entrant = None if self._table.resting else self._table.entrant_to_act()
        return entrant if entrant in self._seats else None

    def take(self, entrant: int) -> list[EventHappened]:
        """Give the keyboard to a person, and return those of the person's unread events that the others know only in
        part.

        The person's other news are dropped, because everyone heard them.

        :param entrant: number of the person's entrant, from 0.
        :raises KeyError: if no person sits there.
        """
        self.holder = self.last = entrant
        return [message for message in self.seat.news() if isinstance(message, EventHappened) and is_private(message)]

    def release(self) -> None:
        """Take the keyboard from its holder.

        In a game that hides no hands, the public seat then skips its news, because everyone heard the holder's.
        """
        self.holder = None
        if not self.hides_hands:
            self.public.news()

    def has_private_news(self) -> bool:
        """Return whether the first unread action at the current seat brought an event that others know only in part."""
        seat = self.seat
        unread = self._table.messages(seat.entrant, seat.number)
        events = [message for message in unread if isinstance(message, EventHappened)]
        return any(is_private(message) for message in events if message.actions == events[0].actions)


def people_among(seats: Sequence[TableSeat]) -> list[int]:
    """Return the entrant numbers of the people, ascending.

    :param seats: the seats, in the order of the entrants' numbers.
    """
    return [entrant for entrant, seat in enumerate(seats) if isinstance(seat.occupant, Human)]


def is_private(message: EventHappened) -> bool:
    """Return whether the receiver of a message knows more of its event than an onlooker."""
    return message.event.seen_by(ONLOOKER) != message.event
