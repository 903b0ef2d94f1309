"""One seat of a table as whoever sits there knows it: the port that scenes have, and a seat in this process."""

from __future__ import annotations

from itertools import count
from typing import Protocol

from numeramis_access.core.actions import Action
from numeramis_access.core.ruleset import AnyRuleset, State
from numeramis_access.core.table import Table
from numeramis_access.players.policy import Choice
from numeramis_access.tables.hosted_table import HostedTable
from numeramis_access.tables.messages import Message, Offer, Position, Refused, TableFacts
from numeramis_access.tables.practice import PracticeTable
from numeramis_access.tables.seats import TableSeat


class SeatPort(Protocol):
    """All that a scene knows of the table that it sits at; it may be in this process or at the other end of a wire.

    Nothing waits: what an offer brings about, or why it was refused, comes out of ``news`` like everything else.
    """

    @property
    def facts(self) -> TableFacts:
        """Return what never changes at this table."""

    @property
    def ruleset(self) -> AnyRuleset:
        """Return the rules of its game."""

    @property
    def position(self) -> Position:
        """Return how the match stands for this seat, as far as its messages have come."""

    @property
    def seats(self) -> tuple[TableSeat, ...]:
        """Return who plays, by entrant."""

    @property
    def number(self) -> int:
        """Return the number of the last message that ``news`` has given."""

    @property
    def resting(self) -> bool:
        """Return whether a deal is over and the next one waits for those who are not ready."""

    @property
    def continuable(self) -> bool:
        """Return whether the match can be continued from here after the program has ended."""

    def start(self) -> None:
        """Sit down, or come back from elsewhere in the program: the table goes on."""

    def news(self) -> list[Message | Refused]:
        """Return what has come since the last time, in order."""

    def past(self) -> list[Message]:
        """Return everything that ``news`` has given or that was told before this seat was taken."""

    def offer(self, action: Action) -> None:
        """Ask for an action."""

    def ready(self) -> None:
        """Ask for the next deal."""

    def change_level(self, level: str) -> None:
        """Ask that all computers play at this level."""

    def take_thought(self, ticket: int, choice: Choice | None) -> bool:
        """Bring an answer of the thinker; return whether it was for this table."""

    def due(self) -> float | None:
        """Return when ``tick`` has something to do, in seconds of ``time.monotonic``, or None."""

    def tick(self) -> None:
        """Do what is due."""

    def from_next_seat(self) -> Table | None:
        """Return a new match with the cards of this one, for the next seat's place; None where that cannot be."""

    def close(self) -> None:
        """Leave the table; a match that is kept can be continued."""


class LocalSeat:
    """A seat of a table in this process, which is driven from here as well.

    What had happened before the seat was taken, in another run of the program, is no news but ``past``.
    """

    def __init__(self, table: HostedTable, entrant: int = 0) -> None:
        self.table = table
        self.entrant = entrant
        self._seen = table.number
        self._refused: list[Refused] = []
        self._offers = count(1)
        #: how the match last stood for this seat, and the state of which that was made: states never change
        self._stands: tuple[State, Position] | None = None

    @property
    def facts(self) -> TableFacts:
        """Return what never changes at this table."""
        return self.table.facts

    @property
    def ruleset(self) -> AnyRuleset:
        """Return the rules of its game."""
        return self.table.match.ruleset

    @property
    def position(self) -> Position:
        """Return how the match stands for this seat."""
        state = self.table.match.state
        if self._stands is None or self._stands[0] is not state:
            self._stands = state, self.table.position(self.entrant)
        return self._stands[1]

    @property
    def seats(self) -> tuple[TableSeat, ...]:
        """Return who plays, by entrant."""
        return self.table.seats

    @property
    def number(self) -> int:
        """Return the number of the last message that was heard."""
        return self._seen

    @property
    def resting(self) -> bool:
        """Return whether a deal is over and the next one waits."""
        return self.table.resting

    @property
    def continuable(self) -> bool:
        """Return whether the match can be continued after the program has ended."""
        return self.table.record.continuable

    def start(self) -> None:
        """Have the table go on."""
        self.table.start()

    def news(self) -> list[Message | Refused]:
        """Return refusals and messages since the last time."""
        refused, self._refused = self._refused, []
        messages = self.table.messages(self.entrant, self._seen)
        self._seen += len(messages)
        return [*refused, *messages]

    def past(self) -> list[Message]:
        """Return all messages that have been given or were told before."""
        return self.table.messages(self.entrant)[: self._seen]

    def offer(self, action: Action) -> None:
        """Ask for an action."""
        answer = self.table.offer(self.entrant, Offer(str(next(self._offers)), self._seen, action))
        if isinstance(answer, Refused):
            self._refused.append(answer)

    def ready(self) -> None:
        """Ask for the next deal."""
        self.table.ready(self.entrant)

    def change_level(self, level: str) -> None:
        """Have all computers play at this level."""
        self.table.change_level(level)

    def take_thought(self, ticket: int, choice: Choice | None) -> bool:
        """Bring an answer of the thinker to the table."""
        return self.table.take_thought(ticket, choice)

    def due(self) -> float | None:
        """Return when the table has something to do."""
        return self.table.due()

    def tick(self) -> None:
        """Do what is due at the table."""
        self.table.tick()

    def from_next_seat(self) -> Table | None:
        """Return a new match with all the cards of this one, the player having those of the next seat."""
        match = self.table.match
        return match.from_next_seat() if match.over and match.seats > 1 else None

    def close(self) -> None:
        """Leave the table, and end it: nobody else drives it."""
        self.table.close()


class PracticeSeat(LocalSeat):
    """A seat of a practice table, with what is allowed there alone: its ``table`` has the methods for it."""

    def __init__(self, table: PracticeTable, entrant: int = 0) -> None:
        super().__init__(table, entrant)
        self.table: PracticeTable = table
