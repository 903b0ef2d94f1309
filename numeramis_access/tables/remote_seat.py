"""A seat at a table of a house on the network: the same port as a local seat, fed by the house's messages."""

from __future__ import annotations

import secrets
from collections import OrderedDict
from collections.abc import Callable, Iterable, Sequence

import msgspec

from numeramis_access.core.actions import Action
from numeramis_access.core.ruleset import AnyRuleset
from numeramis_access.players.policy import Choice
from numeramis_access.tables import messages as table_messages
from numeramis_access.tables.codec import read_answer, read_message, read_state, write_message
from numeramis_access.tables.proof import Witness
from numeramis_access.tables.request_fields import Json, Request
from numeramis_access.tables.seats import TableSeat
from numeramis_access.tables.table_requests import Act, Leave, NextDeal


class RemoteSeat:
    """A seat at a table of a house; the client passes on the house's messages and answers to it.

    After a reconnection ``repeat_offers`` repeats unanswered offers; the house performs each of them once.

    :param table: id of the table.
    :param rules: rules of the game.
    :param state: the state that the house sent on entering.
    :param ask: sends a request to the house.
    :param old: whether messages up to that state count as past, not as news.
    :raises msgspec.ValidationError: for a state that this version cannot read.
    """

    def __init__(self, table: str, rules: AnyRuleset, state: Json, ask: Callable[[Request], None], old: bool) -> None:
        whole = read_state(rules, state)
        self.table = table
        self.ruleset: AnyRuleset = rules
        self.facts: table_messages.TableFacts = whole.facts
        self.seats: tuple[TableSeat, ...] = whole.seats
        self.is_resting: bool = whole.resting
        self.paused: bool = whole.paused
        self.conceding: int | None = whole.conceding
        self.position: table_messages.Position = whole.position
        placed = whole.position
        own = None if placed.watches else placed.seating[placed.seat]
        #: checks the messages to this seat
        self.witness = Witness(rules, whole.facts.options, whole.facts.seats, own)
        self.is_continuable = True
        self._ask = ask
        self._messages: list[table_messages.Message] = []
        #: number of messages given as news or past
        self._given = 0
        self._old = whole.number if old else 0
        self._refused: list[table_messages.Refused] = []
        self._open: OrderedDict[str, table_messages.Offer] = OrderedDict()

    # messages of the house

    @property
    def last_received(self) -> int:
        """Return the number of the last received message, 0 before the first."""
        return len(self._messages)

    @property
    def messages(self) -> Sequence[table_messages.Message]:
        """Return all received messages, in order."""
        return self._messages

    @property
    def is_complete(self) -> bool:
        """Return whether all messages from before entering have arrived."""
        return self.last_received >= self._old

    @property
    def is_onlooker(self) -> bool:
        """Return whether the person is an onlooker without a seat."""
        return self.position.watches

    def take_onlooker_state(self, state: Json) -> None:
        """Update an onlooker's position after a player starts or stops showing a hand.

        A player's position stays, and so does an onlooker's if the state is not that after the last received message.

        :param state: the state that the house sent.
        :raises msgspec.ValidationError: for a state that this version cannot read.
        """
        whole = read_state(self.ruleset, state)
        if self.is_onlooker and whole.number == self.last_received:
            self.position = whole.position

    def take(self, messages: Iterable[Json]) -> list[table_messages.Message]:
        """Take messages from the house; return the new ones, updating the position, the seats and the witness by them.

        A message is new if its number follows the last one; repeated messages, and those after a gap, are ignored.

        :param messages: the messages as JSON values.
        :raises msgspec.ValidationError: for messages that this version cannot read; earlier ones have been taken.
        """
        new: list[table_messages.Message] = []
        for value in messages:
            message = read_message(self.ruleset, value)
            if message.number == self.last_received + 1:
                self._messages.append(message)
                self._learn(message)
                new.append(message)
        self._given = max(self._given, min(self._old, self.last_received))
        return new

    def _learn(self, message: table_messages.Message) -> None:
        self.witness.check_message(message)
        self.is_resting = isinstance(message, table_messages.TableResting) or (
            self.is_resting and not isinstance(message, table_messages.EventHappened | table_messages.ActionsUndone)
        )
        if isinstance(message, table_messages.EventHappened | table_messages.ActionsUndone):
            self.position, self.conceding = message.position, None
        elif isinstance(message, table_messages.ConcessionWished):
            self.conceding = message.entrant
        elif isinstance(message, table_messages.SeatsChanged):
            self.seats = message.seats
            if self.conceding is not None and self.seats[self.conceding].away is not None:
                self.conceding = None
        elif isinstance(message, table_messages.TablePaused | table_messages.TableWentOn):
            self.paused = isinstance(message, table_messages.TablePaused)

    def take_answer(self, value: Json) -> None:
        """Take the house's answer to an offer; a refusal comes through ``news``.

        :raises msgspec.ValidationError: for a value that is not an answer.
        """
        answer = read_answer(value)
        self._open.pop(answer.id, None)
        if not isinstance(answer, table_messages.Accepted):
            self._refused.append(answer)

    @property
    def has_offer(self) -> bool:
        """Return whether the house has not answered an offer yet."""
        return bool(self._open)

    def repeat_offers(self) -> None:
        """Repeat all unanswered offers after a reconnection."""
        for offer in self._open.values():
            self._send(offer)

    # the port for scenes

    @property
    def number(self) -> int:
        """Return the number of the last message that ``news`` returned."""
        return self._given

    def start(self) -> None:
        """Do nothing: the house continues the match."""

    def news(self) -> list[table_messages.Message | table_messages.Refused]:
        """Return first the refusals, then the messages, since the previous call of this method."""
        refused, self._refused = self._refused, []
        new, self._given = self._messages[self._given :], self.last_received
        return [*refused, *new]

    def past_messages(self) -> list[table_messages.Message]:
        """Return all messages up to the last one that ``news`` returned."""
        return self._messages[: self._given]

    def offer(self, action: Action) -> None:
        """Send an offer of an action; while an equal offer is unanswered, repeat that one under its id."""
        waits = (open_offer for open_offer in self._open.values() if open_offer.action == action)
        offer = next(waits, None) or table_messages.Offer(secrets.token_hex(8), self.last_received, action)
        self._open[offer.id] = offer
        self._send(offer)

    def _send(self, offer: table_messages.Offer) -> None:
        fields = msgspec.convert(write_message(offer), Json)
        self._ask(Act(id=offer.id, table=self.table, offer=fields))

    def ask_for_next_deal(self) -> None:
        """Declare the person at this seat ready for the next deal."""
        self._ask(NextDeal(id=secrets.token_hex(8), table=self.table))

    def change_level(self, level: str) -> None:
        """Do nothing: people agree on the level before the match. :param level: ignored."""

    def take_thinker_answer(self, ticket: int, choice: Choice | None) -> bool:
        """Return False: computers think in the house. :param ticket: ignored. :param choice: ignored."""
        return False

    def due(self) -> float | None:
        """Return None: this seat needs no ``tick``."""
        return None

    def tick(self) -> None:
        """Do nothing: the house drives the table."""

    def repeat_from_next_seat(self) -> None:
        """Return None: the packs are in the house."""

    def close(self) -> None:
        """Leave the table; the match continues, and the person can come back."""
        self._ask(Leave(id=secrets.token_hex(8), table=self.table))
