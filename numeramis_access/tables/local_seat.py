"""The port through which a scene uses its seat at a table, and the implementation for a table in this process."""

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
    """A scene's interface to its seat at a table, in this process or at the other end of a connection.

    No method blocks: the effects of an offer, and its refusal, come later through ``news``.
    """

    @property
    def facts(self) -> TableFacts:
        """Return the constants of this table: game, options, number of seats, number of the match."""

    @property
    def ruleset(self) -> AnyRuleset:
        """Return the rules of the table's game."""

    @property
    def position(self) -> Position:
        """Return the position of this seat after the table's latest message to it, read or not."""

    @property
    def seats(self) -> tuple[TableSeat, ...]:
        """Return the seats with their occupants, one for each entrant, in the order of their numbers from 0."""

    @property
    def number(self) -> int:
        """Return the number of the last message that ``news`` returned, 0 before the first."""

    @property
    def is_resting(self) -> bool:
        """Return whether the table waits, between deals or after a trick, until every person is ready. The person has
        ``ask_for_next_deal`` for that.
        """

    @property
    def is_continuable(self) -> bool:
        """Return whether the match can be continued after the program ends."""

    def start(self) -> None:
        """Sit down, or return from another scene. A table in this process starts or continues the match."""

    def news(self) -> list[Message | Refused]:
        """Return the messages and refusals since the previous call of this method: the refusals first, then the
        messages.
        """

    def past_messages(self) -> list[Message]:
        """Return all messages up to the last one that ``news`` returned, those from before this seat was taken
        included.

        Refusals are not among them.
        """

    def offer(self, action: Action) -> None:
        """Ask the table to perform an action of this seat; a refusal comes through ``news``."""

    def ask_for_next_deal(self) -> None:
        """Declare the person at this seat ready for the next deal."""

    def change_level(self, level: str) -> None:
        """Ask the table to set all computers to a level; without effect at a table of a house.

        :raises RecordFailed: if a table in this process cannot record it; then nothing has changed.
        """

    def take_thinker_answer(self, ticket: int, choice: Choice | None) -> bool:
        """Take an answer of the thinker; return whether it was for this table.

        :param ticket: ticket of the task.
        :param choice: the computer's choice, None if thinking failed.
        """

    def due(self) -> float | None:
        """Return the time of the next ``tick``, in seconds of ``time.monotonic``; None if no tick is needed."""

    def tick(self) -> None:
        """Do the work that is due at the table; nothing before the time that ``due`` returns."""

    def repeat_from_next_seat(self) -> Table | None:
        """Return a new match with the same packs in which each seat gets the next seat's cards.

        None before the end of the match, for a game of one player, and at a table of a house.
        """

    def close(self) -> None:
        """Leave the table; a recorded match can be continued later."""


class LocalSeat:
    """A seat of a table in this process, and the driver of that table.

    Messages from before the seat was taken, such as those of an earlier run of the program, are in ``past_messages``,
    not in ``news``.

    :param table: the table.
    :param entrant: number of the player's entrant, from 0.
    """

    def __init__(self, table: HostedTable, entrant: int = 0) -> None:
        self.table = table
        self.entrant = entrant
        self._seen = table.number
        self._refused: list[Refused] = []
        self._offers = count(1)
        #: the latest position of this seat and its state, as a cache; states never change
        self._stands: tuple[State, Position] | None = None

    @property
    def facts(self) -> TableFacts:
        """Return the constants of this table."""
        return self.table.facts

    @property
    def ruleset(self) -> AnyRuleset:
        """Return the rules of the table's game."""
        return self.table.match.ruleset

    @property
    def position(self) -> Position:
        """Return the current position of this seat."""
        state = self.table.match.state
        if self._stands is None or self._stands[0] is not state:
            self._stands = state, self._position()
        return self._stands[1]

    def _position(self) -> Position:
        """Return the position of this seat in the present state."""
        return self.table.position(self.entrant)

    def _messages(self, after: int) -> list[Message]:
        """Return the messages to this seat after a number."""
        return self.table.messages(self.entrant, after)

    @property
    def seats(self) -> tuple[TableSeat, ...]:
        """Return the seats with their occupants, one for each entrant, in the order of their numbers from 0."""
        return self.table.seats

    @property
    def number(self) -> int:
        """Return the number of the last message that ``news`` returned; at first that of the last message before the
        seat was taken.
        """
        return self._seen

    @property
    def has_news(self) -> bool:
        """Return whether the table has messages that ``news`` has not returned yet."""
        return self.table.number > self._seen

    @property
    def is_resting(self) -> bool:
        """Return whether the table waits, between deals or after a trick, until every person is ready."""
        return self.table.resting

    @property
    def is_continuable(self) -> bool:
        """Return whether the match can be continued after the program ends."""
        return self.table.record.is_continuable

    def start(self) -> None:
        """Start or continue the match."""
        self.table.start()

    def news(self) -> list[Message | Refused]:
        """Return first the refusals, then the messages, since the previous call of this method."""
        refused, self._refused = self._refused, []
        messages = self._messages(self._seen)
        self._seen += len(messages)
        return [*refused, *messages]

    def past_messages(self) -> list[Message]:
        """Return all messages up to the last one that ``news`` returned."""
        return self._messages(0)[: self._seen]

    def offer(self, action: Action) -> None:
        """Offer an action to the table; a refusal goes to ``news``."""
        answer = self.table.offer(self.entrant, Offer(str(next(self._offers)), self._seen, action))
        if isinstance(answer, Refused):
            self._refused.append(answer)

    def ask_for_next_deal(self) -> None:
        """Declare the person at this seat ready for the next deal."""
        self.table.note_ready(self.entrant)

    def change_level(self, level: str) -> None:
        """Set all computers to a level. :raises RecordFailed: if it cannot be recorded; then nothing has changed."""
        self.table.change_level(level)

    def take_thinker_answer(self, ticket: int, choice: Choice | None) -> bool:
        """Pass an answer of the thinker to the table; return whether it was for this table.

        :param ticket: ticket of the task that it answers. :param choice: the computer's choice, None if thinking
            failed.
        """
        return self.table.take_thinker_answer(ticket, choice)

    def due(self) -> float | None:
        """Return the time of the table's next ``tick``, in seconds of its clock; None if no tick is needed."""
        return self.table.due()

    def tick(self) -> None:
        """Do the work that is due at the table."""
        self.table.tick()

    def repeat_from_next_seat(self) -> Table | None:
        """Return a new match with the same packs in which each seat gets the next seat's cards.

        None before the end of the match and for a game of one player.
        """
        match = self.table.match
        return match.repeat_from_next_seat() if match.is_over and match.seats > 1 else None

    def close(self) -> None:
        """Close the table, because this seat is its only driver."""
        self.table.close()


class PracticeSeat(LocalSeat):
    """A seat of a practice table; its ``table`` has the additional methods of ``PracticeTable``.

    :param table: the practice table.
    :param entrant: number of the player's entrant, from 0.
    """

    def __init__(self, table: PracticeTable, entrant: int = 0) -> None:
        super().__init__(table, entrant)
        self.table: PracticeTable = table
