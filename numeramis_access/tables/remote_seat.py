"""A seat at a table in another house: the same port as a local one, fed with what the house sends."""

from __future__ import annotations

import secrets
from collections import OrderedDict
from collections.abc import Callable, Iterable, Sequence

import msgspec

from numeramis_access.core.actions import Action
from numeramis_access.core.ruleset import AnyRuleset
from numeramis_access.players.policy import Choice
from numeramis_access.tables.codec import read_answer, read_message, read_state, write
from numeramis_access.tables.messages import (
    Accepted,
    ConcessionWished,
    Happened,
    Message,
    Offer,
    Paused,
    Position,
    Refused,
    Resting,
    SeatsChanged,
    TableFacts,
    TakenBack,
    WentOn,
)
from numeramis_access.tables.proof import Witness
from numeramis_access.tables.requests import Act, Json, Leave, NextDeal, Request
from numeramis_access.tables.seats import TableSeat


class RemoteSeat:
    """A seat at a table of people.

    Offers that no answer has come for are sent again when the line is back; the house does each of them once.

    :param table: its id. :param state: as the house told it when this seat joined. :param ask: sends a request.
    :param old: whether what had happened by then is no news but past. :raises msgspec.ValidationError: for a state
        that no house of this version tells.
    """

    def __init__(self, table: str, rules: AnyRuleset, state: Json, ask: Callable[[Request], None], old: bool) -> None:
        whole = read_state(rules, state)
        self.table = table
        self.ruleset: AnyRuleset = rules
        self.facts: TableFacts = whole.facts
        self.seats: tuple[TableSeat, ...] = whole.seats
        self.resting: bool = whole.resting
        self.paused: bool = whole.paused
        self.conceding: int | None = whole.conceding
        self.position: Position = whole.position
        placed = whole.position
        own = None if placed.watches else placed.seating[placed.seat]
        #: checks what this seat is told
        self.witness = Witness(rules, whole.facts.options, whole.facts.seats, own)
        self.continuable = True
        self._ask = ask
        self._messages: list[Message] = []
        #: how many of them have been given as news, or are past
        self._given = 0
        self._old = whole.number if old else 0
        self._refused: list[Refused] = []
        self._open: OrderedDict[str, Offer] = OrderedDict()

    # what the house sends

    @property
    def known(self) -> int:
        """Return the number of the last message that has come."""
        return len(self._messages)

    @property
    def messages(self) -> Sequence[Message]:
        """Return everything that has come, news or not."""
        return self._messages

    @property
    def complete(self) -> bool:
        """Return whether all that is past has come."""
        return self.known >= self._old

    @property
    def watches(self) -> bool:
        """Return whether this is nobody's seat: one only watches."""
        return self.position.watches

    def take_standing(self, state: Json) -> None:
        """Take how the match stands now for somebody who watches: they are shown a hand, or no more.

        :raises msgspec.ValidationError: for a state that no house of this version tells.
        """
        whole = read_state(self.ruleset, state)
        if self.watches and whole.number == self.known:
            self.position = whole.position

    def take(self, messages: Iterable[Json]) -> list[Message]:
        """Take messages of the house; return those that had not come before.

        :raises msgspec.ValidationError: for messages that are none of this version.
        """
        new: list[Message] = []
        for value in messages:
            message = read_message(self.ruleset, value)
            if message.number == self.known + 1:
                self._messages.append(message)
                self._learn(message)
                new.append(message)
        self._given = max(self._given, min(self._old, self.known))
        return new

    def _learn(self, message: Message) -> None:
        self.witness.hear(message)
        self.resting = isinstance(message, Resting) or (
            self.resting and not isinstance(message, Happened | TakenBack)
        )
        if isinstance(message, Happened | TakenBack):
            self.position, self.conceding = message.position, None
        elif isinstance(message, ConcessionWished):
            self.conceding = message.entrant
        elif isinstance(message, SeatsChanged):
            self.seats = message.seats
            if self.conceding is not None and self.seats[self.conceding].away is not None:
                self.conceding = None
        elif isinstance(message, Paused | WentOn):
            self.paused = isinstance(message, Paused)

    def take_answer(self, value: Json) -> None:
        """Take the house's answer to an offer. :raises msgspec.ValidationError: for anything else."""
        answer = read_answer(value)
        self._open.pop(answer.id, None)
        if not isinstance(answer, Accepted):
            self._refused.append(answer)

    @property
    def has_offer(self) -> bool:
        """Return whether something was asked for that no answer has come for."""
        return bool(self._open)

    def offer_again(self) -> None:
        """Offer again what no answer came for: the line was lost and is back."""
        for offer in self._open.values():
            self._send(offer)

    # what scenes have

    @property
    def number(self) -> int:
        """Return the number of the last message that ``news`` has given."""
        return self._given

    def start(self) -> None:
        """Do nothing: the house goes on by itself."""

    def news(self) -> list[Message | Refused]:
        """Return refusals and messages since the last time."""
        refused, self._refused = self._refused, []
        new, self._given = self._messages[self._given :], self.known
        return [*refused, *new]

    def past(self) -> list[Message]:
        """Return all messages that have been given or were told before."""
        return self._messages[: self._given]

    def offer(self, action: Action) -> None:
        """Ask for an action; one that waits for its answer is the same offer again, which the house does once."""
        waits = (one for one in self._open.values() if one.action == action)
        offer = next(waits, None) or Offer(secrets.token_hex(8), self.known, action)
        self._open[offer.id] = offer
        self._send(offer)

    def _send(self, offer: Offer) -> None:
        fields = msgspec.convert(write(offer), Json)
        self._ask(Act(id=offer.id, table=self.table, offer=fields))

    def ready(self) -> None:
        """Ask for the next deal."""
        self._ask(NextDeal(id=secrets.token_hex(8), table=self.table))

    def change_level(self, level: str) -> None:
        """Do nothing: at a table of people the level is agreed before the match."""

    def take_thought(self, ticket: int, choice: Choice | None) -> bool:
        """Return False: computers think in the house."""
        return False

    def due(self) -> float | None:
        """Return None: nothing is due here."""
        return None

    def tick(self) -> None:
        """Do nothing."""

    def from_next_seat(self) -> None:
        """Return nothing: the cards are the house's."""

    def close(self) -> None:
        """Leave the table; the match goes on there, and one may come back."""
        self._ask(Leave(id=secrets.token_hex(8), table=self.table))
