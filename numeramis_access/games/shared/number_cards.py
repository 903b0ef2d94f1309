"""Events of games with number cards: the deal, with the other hands hidden, and the restocked pack."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from numeramis_access.core.actions import Event
from numeramis_access.core.cards import Card, face_down_cards
from numeramis_access.core.seats import Seat


class HandsDealt(Event, frozen=True, tag="hands-dealt"):
    """Each player has been dealt a hand of number cards (nine in Quist, six in Loker); the other cards stay hidden (Q3,
    L1).

    :param dealer: the seat that deals.
    :param leader: the seat that acts first.
    :param game: number of the game in the match, from 1.
    :param hands: the hand of each seat from 0, in the order of the deal; empty for a seat that does not play.
    :param stock: the undealt cards, next card first.
    """

    braille_level: ClassVar[int] = 2
    dealer: Seat
    leader: Seat
    game: int
    hands: tuple[tuple[Card, ...], ...]
    stock: tuple[Card, ...]

    def cards_received_by(self, seat: Seat) -> tuple[Card, ...]:
        return self.hands[seat]

    def seen_by(self, seat: Seat | None) -> Event:
        if seat is None:
            return self
        hands = tuple(hand if owner == seat else face_down_cards(hand) for owner, hand in enumerate(self.hands))
        return msgspec.structs.replace(self, hands=hands, stock=face_down_cards(self.stock))


class PackRestocked(Event, frozen=True, tag="pack-restocked"):
    """The pack ran out while a player was owed a card; the cards of earlier throws are the new pack (N4).

    :param pack: the new pack, next card first.
    """

    braille_level: ClassVar[int] = 2
    pack: tuple[Card, ...]

    def seen_by(self, seat: Seat | None) -> Event:
        return self if seat is None else msgspec.structs.replace(self, pack=face_down_cards(self.pack))
