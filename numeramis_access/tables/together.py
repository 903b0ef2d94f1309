"""People who share one computer at a table of this process: who has the keyboard, and the seat of everyone's eyes.

Every person has a seat of their own at the table. Between two decisions the keyboard belongs to no one, and the public
seat hears what everyone may know.
"""

from __future__ import annotations

from collections.abc import Sequence

from numeramis_access.core.seats import ONLOOKER
from numeramis_access.tables.hosted_table import HostedTable
from numeramis_access.tables.local_seat import LocalSeat
from numeramis_access.tables.log import Onlooker
from numeramis_access.tables.messages import Happened, Message, Position
from numeramis_access.tables.seats import Human, TableSeat

#: an onlooker who sees no hand
EVERYONE = Onlooker()


class SharedTable(HostedTable):
    """A table of people at one computer; partners agree aloud to concede, so that the table asks no partner."""

    def _partner(self, entrant: int) -> int | None:
        return None


class PublicSeat(LocalSeat):
    """The seat of everyone at the computer: it hears what all may know, and continues for all between two deals."""

    def _position(self) -> Position:
        return self.table.watched_state(EVERYONE).position

    def _messages(self, after: int) -> list[Message]:
        return self.table.watched(EVERYONE, after)

    def ask_for_next_deal(self) -> None:
        """Ask for the next deal in the name of all people."""
        for entrant in people_among(self.table.seats):
            self.table.note_ready(entrant)


class OpenSeat(LocalSeat):
    """A person's seat where nothing is hidden: it hears what everyone hears, and in full what only its cards tell."""

    def _messages(self, after: int) -> list[Message]:
        own, everyone = self.table.messages(self.entrant, after), self.table.watched(EVERYONE, after)
        return [
            mine if isinstance(mine, Happened) and is_private(mine) else theirs
            for mine, theirs in zip(own, everyone, strict=True)
        ]


class SharedKeyboard:
    """The keyboard of several people at one table.

    :ivar holder: the entrant who has it, None while it belongs to no one. :ivar last: the entrant who had it last.
    :ivar public: the seat of everyone.
    """

    def __init__(self, table: HostedTable) -> None:
        self._table = table
        self.public = PublicSeat(table)
        self.holder: int | None = None
        self.last: int | None = None
        seat = LocalSeat if self.hides else OpenSeat
        self._seats = {entrant: seat(table, entrant) for entrant in people_among(table.seats)}

    @property
    def hides(self) -> bool:
        """Return whether people must hide their cards from each other in this game."""
        return self._table.match.ruleset.hides_hands

    @property
    def seat(self) -> LocalSeat:
        """Return the seat of the holder, or of everyone."""
        return self.public if self.holder is None else self._seats[self.holder]

    @property
    def awaited(self) -> int | None:
        """Return the person who has to decide now, None if no one has to."""
        entrant = None if self._table.resting else self._table.entrant_to_act()
        return entrant if entrant in self._seats else None

    def take(self, entrant: int) -> list[Happened]:
        """Give the keyboard to a person; return the events since they had it last that only they know in full."""
        self.holder = self.last = entrant
        return [message for message in self.seat.news() if isinstance(message, Happened) and is_private(message)]

    def lay_down(self) -> None:
        """Take the keyboard from its holder. Where nothing is hidden, everyone has heard the holder's news."""
        self.holder = None
        if not self.hides:
            self.public.news()

    @property
    def has_news(self) -> bool:
        """Return whether the holder has messages that are not told yet."""
        return self._table.number > self.seat.number

    def has_private_news(self) -> bool:
        """Return whether the holder's act, which is not told yet, brought something that only the holder may know."""
        seat = self.seat
        news = [message for message in self._table.messages(seat.entrant, seat.number) if isinstance(message, Happened)]
        return any(is_private(message) for message in news if message.actions == news[0].actions)


def people_among(seats: Sequence[TableSeat]) -> list[int]:
    """Return the entrants who are people. :param seats: the seats by entrant."""
    return [entrant for entrant, seat in enumerate(seats) if isinstance(seat.occupant, Human)]


def is_private(message: Happened) -> bool:
    """Return whether a seat knows more of an event than everyone does."""
    return message.event.seen_by(ONLOOKER) != message.event
