"""What players of Whist ask for and what happens at their table."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

import msgspec

from numeramis_access.core.actions import Action, Event
from numeramis_access.core.cards import HIDDEN, Card, hidden
from numeramis_access.core.seats import Seat
from numeramis_access.games.whist.scoring import DealScore, Points, Sheet

Suit = Literal["c", "d", "h", "s"]
Packet = Annotated[int, msgspec.Meta(ge=0, le=3)]
Packets = tuple[tuple[Card, ...], ...]

#: what is asked before the play, or between tricks, of the seat to act: trumps of the dealer (V1), of the partner to
#: whom the dealer left them, or of the winner of a run of tricks (V5); packets of the dealer (V7); nothing: a card
Asked = Literal["", "trump", "partner", "streak", "packets"]


class NameTrump(Action, frozen=True, tag="name_trump"):
    """Name a trump suit; naming the present one is keeping it (V1, V5)."""

    lasting: ClassVar[bool] = True
    suit: Suit


class KeepTrump(Action, frozen=True, tag="keep_trump"):
    """Keep the trump suit (V1, V5)."""

    lasting: ClassVar[bool] = True


class LeaveToPartner(Action, frozen=True, tag="leave_to_partner"):
    """Leave the choice of trumps to the partner (V1)."""

    lasting: ClassVar[bool] = True


class GivePackets(Action, frozen=True, tag="packets"):
    """Give two packets to the own side (V7): the dealer's own, and the partner's, each by its number from 0."""

    lasting: ClassVar[bool] = True
    own: Packet
    partner: Packet


class CardsDealt(Event, frozen=True, tag="cards-dealt"):
    """The pack is dealt (W2, V7).

    :param deal: number of the deal in the match. :param tour: what it is played by. :param hands: by seat, in the
        order in which the cards came. :param turned: the card shown to all. :param trump: its suit.
        :param packets: the four packets (V7). :param asked: what the dealer says first.
    """

    braille_level: ClassVar[int] = 2
    dealer: Seat
    leader: Seat
    deal: int
    tour: str
    hands: tuple[tuple[Card, ...], ...]
    turned: Card | None
    trump: str | None
    packets: Packets
    asked: Asked

    def received_by(self, seat: Seat) -> tuple[Card, ...]:
        return self.hands[seat]

    def seen_by(self, seat: Seat | None) -> Event:
        if seat is None:
            return self
        hands = tuple(hand if owner == seat else hidden(hand) for owner, hand in enumerate(self.hands))
        packets = self.packets if seat == self.dealer else packets_seen(self.packets, self.turned, None)
        return msgspec.structs.replace(self, hands=hands, packets=packets)


class TrumpNamed(Event, frozen=True, tag="trump-named"):
    """A player named a new trump suit (V1, V5)."""

    seat: Seat
    suit: str


class TrumpKept(Event, frozen=True, tag="trump-kept"):
    """The trump suit stands.

    :param doubled: the deal counts double for it (V1).
    """

    seat: Seat
    suit: str
    doubled: bool


class LeftToPartner(Event, frozen=True, tag="left-to-partner"):
    """The dealer left the choice of trumps to the partner (V1)."""

    seat: Seat
    partner: Seat


class PacketsGiven(Event, frozen=True, tag="packets-given"):
    """The dealer gave the packets (V7).

    :param owners: who got each packet. :param packets: their cards, known to the dealer and each to its owner.
    """

    seat: Seat
    owners: tuple[Seat, ...]
    packets: Packets

    def received_by(self, seat: Seat) -> tuple[Card, ...]:
        return self.packets[self.owners.index(seat)]

    def seen_by(self, seat: Seat | None) -> Event:
        if seat is None or seat == self.seat:
            return self
        own = self.owners.index(seat) if seat in self.owners else None
        return msgspec.structs.replace(self, packets=packets_seen(self.packets, None, own))


class NullBegan(Event, frozen=True, tag="null-began"):
    """From now on tricks count for the other side.

    :param by_queen: the queen of spades fell (V4); otherwise six tricks are played (V3).
    """

    braille_level: ClassVar[int] = 2
    by_queen: bool


class TrickTaken(Event, frozen=True, tag="trick-taken"):
    """A trick is complete (W4).

    :param card: the card that took it. :param null: it counts for the other side (V3, V4). :param run: how many tricks
        running the side has taken. :param offer: the winner may now name trumps (V5, V6).
    """

    result: ClassVar[bool] = True
    braille_level: ClassVar[int] = 2
    switchable: ClassVar[bool] = True
    seat: Seat
    card: Card
    null: bool
    run: int
    offer: bool


class DealCounted(Event, frozen=True, tag="deal-counted"):
    """A deal has ended and is written down (W5, W6, W8).

    :param queen: who took the queen of spades where that decided (V8).
    """

    result: ClassVar[bool] = True
    score: DealScore
    sheet: Sheet
    queen: Seat | None = None


class TiedAtTen(Event, frozen=True, tag="tied-at-ten"):
    """Several players have reached ten with the same total: another deal decides (V9)."""

    result: ClassVar[bool] = True
    sides: tuple[int, ...]
    points: int


class GameWon(Event, frozen=True, tag="game-won"):
    """A game is won (W7).

    :param winner: the side. :param points: by side in that game. :param struck: from each account (W10).
    """

    result: ClassVar[bool] = True
    winner: int
    points: Points
    struck: Points
    sheet: Sheet


class RubberWon(Event, frozen=True, tag="rubber-won"):
    """The rubber is won (W9).

    :param winner: the side. :param struck: from each account (W10).
    """

    result: ClassVar[bool] = True
    winner: int
    struck: Points
    sheet: Sheet


class MatchEnded(Event, frozen=True, tag="match-ended"):
    """The agreed rubbers are played; the accounts are the result (W9).

    :param winner: the side with the highest account, None when level.
    """

    result: ClassVar[bool] = True
    winner: int | None
    account: Points
    rubbers: int


def packets_seen(packets: Packets, turned: Card | None, own: int | None) -> Packets:
    """Return the packets face down, but for the own one and the card that was turned up."""
    return tuple(
        packet if place == own else tuple(card if card == turned else HIDDEN for card in packet)
        for place, packet in enumerate(packets)
    )
