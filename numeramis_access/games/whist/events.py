"""The actions and events of Whist."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

import msgspec

from numeramis_access.core.actions import Action, Event
from numeramis_access.core.cards import HIDDEN_CARD, Card, face_down_cards
from numeramis_access.core.seats import Seat
from numeramis_access.games.whist.scoring import DealScore, Sheet, SidePoints

Suit = Literal["c", "d", "h", "s"]
Packet = Annotated[int, msgspec.Meta(ge=0, le=3)]
Packets = tuple[tuple[Card, ...], ...]

#: the choice of the seat to act before play or between tricks: the dealer, the partner if the dealer left that to the
#: partner (V1), or the winner of a run of tricks (V5) names trumps; the dealer gives packets (V7); empty: a card
DealQuestion = Literal["", "trump", "partner", "streak", "packets"]


class NameTrump(Action, frozen=True, tag="name_trump"):
    """Name a trump suit; naming the present one keeps it (V1, V5). :param suit: letter of the suit: c, d, h or s."""

    lasting: ClassVar[bool] = True
    suit: Suit


class KeepTrump(Action, frozen=True, tag="keep_trump"):
    """Keep the trump suit of the card turned up (V1), or the present one (V5)."""

    lasting: ClassVar[bool] = True


class LeaveToPartner(Action, frozen=True, tag="leave_to_partner"):
    """Leave the choice of trumps to the partner (V1)."""

    lasting: ClassVar[bool] = True


class GivePackets(Action, frozen=True, tag="packets"):
    """Give two packets to the dealer's side (V7).

    :param own: number of the dealer's packet, from 0. :param partner: number of the partner's packet, from 0.
    """

    lasting: ClassVar[bool] = True
    chosen_in_steps: ClassVar[bool] = True
    own: Packet
    partner: Packet


class CardsDealt(Event, frozen=True, tag="cards-dealt"):
    """The pack is dealt (W2, V7).

    :param deal: the number of the deal in the match, from 1. :param tour: the name of its tour.
    :param hands: the hand of each seat from 0, in the order of the deal.
    :param turned: the card turned up for all to see, None without one.
    :param trump: the suit that the card turned up makes trumps, None without trumps.
    :param packets: the four packets (V7). :param asked: the dealer's first choice.
    :param dealer: the seat that deals. :param leader: the seat that leads first.
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
    asked: DealQuestion

    def cards_received_by(self, seat: Seat) -> tuple[Card, ...]:
        return self.hands[seat]

    def seen_by(self, seat: Seat | None) -> Event:
        if seat is None:
            return self
        hands = tuple(hand if owner == seat else face_down_cards(hand) for owner, hand in enumerate(self.hands))
        packets = self.packets if seat == self.dealer else packets_seen(self.packets, self.turned, None)
        return msgspec.structs.replace(self, hands=hands, packets=packets)


class TrumpNamed(Event, frozen=True, tag="trump-named"):
    """A player named a new trump suit (V1, V5).

    :param seat: the player's seat, from 0.
    :param suit: letter of the suit.
    """

    seat: Seat
    suit: str


class TrumpKept(Event, frozen=True, tag="trump-kept"):
    """The trump suit stands.

    :param seat: the seat, from 0, that kept it.
    :param suit: letter of the suit.
    :param doubled: whether the deal counts double for it (V1).
    """

    seat: Seat
    suit: str
    doubled: bool


class RevokePenalized(Event, frozen=True, tag="revoke-penalized"):
    """A player at a real table did not follow suit, and the table applied the penalty that it had agreed on.

    :param seat: the seat, from 0, of the player who did not follow suit. :param tricks: tricks that count for the other
        side.
    :param points: points that go to its account.
    """

    seat: Seat
    tricks: int
    points: int


class LeftToPartner(Event, frozen=True, tag="left-to-partner"):
    """The dealer left the choice of trumps to the partner (V1).

    :param seat: the dealer's seat, from 0. :param partner: the partner's seat, from 0.
    """

    seat: Seat
    partner: Seat


class PacketsGiven(Event, frozen=True, tag="packets-given"):
    """The dealer gave the packets (V7).

    :param owners: the seat that got each packet.
    :param packets: the cards of the packets; the dealer sees all, other seats their own.
    :param seat: the dealer's seat, from 0.
    """

    seat: Seat
    owners: tuple[Seat, ...]
    packets: Packets

    def cards_received_by(self, seat: Seat) -> tuple[Card, ...]:
        return self.packets[self.owners.index(seat)]

    def seen_by(self, seat: Seat | None) -> Event:
        if seat is None or seat == self.seat:
            return self
        own = self.owners.index(seat) if seat in self.owners else None
        return msgspec.structs.replace(self, packets=packets_seen(self.packets, None, own))


class NullBegan(Event, frozen=True, tag="null-began"):
    """From now on tricks count for the other side.

    :param by_queen: whether the queen of spades fell (V4); otherwise six tricks were played (V3).
    """

    braille_level: ClassVar[int] = 2
    by_queen: bool


class TrickTaken(Event, frozen=True, tag="trick-taken"):
    """A trick is complete (W4).

    :param seat: the seat, from 0, that took the trick.
    :param card: the card that took it.
    :param null: whether it counts for the other side (V3, V4).
    :param run: the number of successive tricks that the side has taken, with this one.
    :param offer: whether the winner may now name trumps (V5, V6).
    """

    is_result: ClassVar[bool] = True
    braille_level: ClassVar[int] = 2
    switchable: ClassVar[bool] = True
    seat: Seat
    card: Card
    null: bool
    run: int
    offer: bool


class DealCounted(Event, frozen=True, tag="deal-counted"):
    """A deal has ended and its points are on the score sheet (W5, W6, W8).

    :param score: the points of the deal.
    :param sheet: the score sheet with them.
    :param queen: the seat that took the queen of spades, where she decides (V8); else None.
    """

    is_result: ClassVar[bool] = True
    score: DealScore
    sheet: Sheet
    queen: Seat | None = None


class TiedAtTen(Event, frozen=True, tag="tied-at-ten"):
    """Several players have reached ten with the same total; another deal decides (V9).

    :param sides: the sides with the same total, from 0. :param points: the total of each of them.
    """

    is_result: ClassVar[bool] = True
    sides: tuple[int, ...]
    points: int


class GameWon(Event, frozen=True, tag="game-won"):
    """A side won a game (W7).

    :param winner: the side, from 0. :param points: points of each side in that game.
    :param struck: points struck from each account (W10). :param sheet: the score sheet after the game.
    """

    is_result: ClassVar[bool] = True
    winner: int
    points: SidePoints
    struck: SidePoints
    sheet: Sheet


class RubberWon(Event, frozen=True, tag="rubber-won"):
    """A side won the rubber (W9).

    :param winner: the side, from 0. :param struck: points struck from each account (W10).
    :param sheet: the score sheet after the rubber.
    """

    is_result: ClassVar[bool] = True
    winner: int
    struck: SidePoints
    sheet: Sheet


class MatchEnded(Event, frozen=True, tag="match-ended"):
    """All rubbers or deals of the match are played; the accounts are the result (W9).

    :param winner: the side with the highest account, from 0; None when level.
    :param account: the account of each side, in points.
    :param rubbers: the number of rubbers played.
    """

    is_result: ClassVar[bool] = True
    winner: int | None
    account: SidePoints
    rubbers: int


def packets_seen(packets: Packets, turned: Card | None, own: int | None) -> Packets:
    """Return the packets face down, except for the card turned up and one packet.

    :param packets: the packets.
    :param turned: the card turned up, None for none.
    :param own: number of the packet that stays visible, None for none.
    """
    return tuple(
        packet if place == own else tuple(card if card == turned else HIDDEN_CARD for card in packet)
        for place, packet in enumerate(packets)
    )
