"""One seat's knowledge of a deal of Whist in masks, and possible hands of the others."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from math import factorial, prod

from numeramis_access.core.cards import HIDDEN_CARD, RANK, SUIT, SUITS, Card
from numeramis_access.games.whist.players.model import (
    NO_TRUMP,
    QUEEN_LOSES,
    QUEEN_PLAIN,
    QUEEN_TURNS,
    RANKS,
    Deal,
    Masks,
    Terms,
)
from numeramis_access.games.whist.state import WhistView
from numeramis_access.games.whist.tours import pack_for

#: tries at dealing the unseen cards one after another, before the exchange that always fits
DEAL_TRIES = 8


def card_index(card: Card) -> int:
    """Return a card's number in the model, 0 to 51: thirteen times the suit plus the rank."""
    return SUITS.index(SUIT[card]) * RANKS + RANK[card]


def card_of(number: int) -> Card:
    """Return the card with a number of the model. :param number: 0 to 51, as ``card_index`` returns it."""
    return f"{'23456789TJQKA'[number % RANKS]}{SUITS[number // RANKS]}"


def terms_of(view: WhistView, trump: str | None) -> Terms:
    """Return the terms of the deal in a view.

    :param view: a view of the deal, also a spectator's.
    :param trump: the suit that is trumps, None without trumps.
    """
    tour = view.tour
    queen = {"": QUEEN_PLAIN, "null": QUEEN_TURNS, "loses": QUEEN_LOSES}[tour.queen]
    return Terms(tour.seats, tour.alone, NO_TRUMP if trump is None else SUITS.index(trump), tour.null_after, queen)


def mask_of(cards: tuple[Card, ...]) -> Masks:
    """Return four masks of a hand, one for each suit in the order of ``SUITS``; bit 0 is the two. Hidden cards are in
    none.

    :param cards: the hand.
    """
    masks = [0] * 4
    for card in cards:
        if card != HIDDEN_CARD:
            masks[SUITS.index(SUIT[card])] |= 1 << RANK[card]
    return masks


def public_deal(view: WhistView) -> Deal:
    """Return the deal as the model needs it, with the hand of the view's seat and no other.

    :param view: the view of a seat.
    :raises AssertionError: for a spectator's view.
    """
    assert view.seat is not None
    hands = [0] * 16
    hands[4 * view.seat : 4 * view.seat + 4] = mask_of(view.hand)
    deal = Deal(terms_of(view, view.trump), hands, view.leader if view.trick else view.to_act or 0)
    played = {card for trick in (*view.past, view.trick) for _, card in trick}
    deal.left = mask_of(tuple(card for card in pack_for(view.seats) if card not in played))
    deal.tricks, deal.null = len(view.past), view.null
    for trick in (*view.past, view.trick):
        led = SUITS.index(SUIT[trick[0].card]) if trick else NO_TRUMP
        for place, (seat, card) in enumerate(trick):
            if place == 0 and deal.first[seat] == NO_TRUMP:
                deal.first[seat] = led
            elif SUITS.index(SUIT[card]) != led:
                deal.voids[4 * seat + led] = 1
    if view.trick and view.best:
        deal.led, deal.laid = SUITS.index(SUIT[view.trick[0].card]), len(view.trick)
        deal.highest_card, deal.highest_seat = card_index(view.best.card), view.best.seat
        deal.has_queen_in_trick = view.tour.queen != "" and any(card == "Qs" for _, card in view.trick)
        deal.seat = view.to_act or 0
    return deal


@dataclass
class UnseenCards:
    """The possible places of the unseen cards.

    :ivar known_cards: masks of the known cards of every hand. :ivar cards: the cards whose place is unknown, in the
        model's numbers.
    :ivar room: the number of these cards in each hand. :ivar voids: 1 where a seat did not follow a suit, as in
        ``Deal``.
    """

    known_cards: Masks
    cards: list[int]
    room: list[int]
    voids: list[int]

    @classmethod
    def of(cls, view: WhistView, deal: Deal) -> UnseenCards:
        """Return the unseen cards of a view. Known cards of others (one turned up, or in a packet that the seat saw)
        stay with their owner.

        :param view: the view of a seat.
        :param deal: the same deal, as ``public_deal`` returns it.
        """
        fixed = list(deal.hands)
        lying = tuple(card for packet in view.packets for card in packet) if view.asked == "packets" else ()
        packets = mask_of(lying)
        for seat, card in _known_cards(view):
            number = card_index(card)
            if seat != view.seat and deal.left[number // RANKS] >> number % RANKS & 1:
                fixed[4 * seat + number // RANKS] |= 1 << number % RANKS
        seen = [fixed[suit] | fixed[4 + suit] | fixed[8 + suit] | fixed[12 + suit] for suit in range(4)]
        unseen = [deal.left[suit] & ~seen[suit] & ~packets[suit] for suit in range(4)]
        cards = [suit * RANKS + rank for suit in range(4) for rank in range(RANKS) if unseen[suit] >> rank & 1]
        held = [sum(mask.bit_count() for mask in fixed[4 * seat : 4 * seat + 4]) for seat in range(view.seats)]
        room = [len(view.hands[seat]) - held[seat] for seat in range(view.seats)]
        return cls(fixed, cards, room, deal.voids)

    @property
    def most_layouts(self) -> int:
        """Return an upper bound on the number of layouts; it ignores voids."""
        return factorial(len(self.cards)) // prod(map(factorial, self.room))

    def layouts(self) -> Iterator[Masks]:
        """Yield the hands of all seats for every possible layout."""
        return self._deal_out(list(self.known_cards), list(self.room), 0)

    def _deal_out(self, hands: Masks, room: list[int], at: int) -> Iterator[Masks]:
        """Yield the hands with the cards from this index on dealt in every way."""
        if at == len(self.cards):
            yield list(hands)
            return
        suit, rank = divmod(self.cards[at], RANKS)
        for seat, free in enumerate(room):
            if free and not self.voids[4 * seat + suit]:
                room[seat] -= 1
                hands[4 * seat + suit] ^= 1 << rank
                yield from self._deal_out(hands, room, at + 1)
                hands[4 * seat + suit] ^= 1 << rank
                room[seat] += 1

    def sample(self, rng: random.Random) -> Masks:
        """Return random hands of all seats that fit the known cards and voids, as masks, [seat][suit].

        Without voids all layouts are equally likely; with voids they are only roughly so.

        :param rng: deals the cards.
        """
        cards = list(self.cards)
        for last in range(len(cards) - 1, 0, -1):
            other = int(rng.random() * (last + 1))
            cards[last], cards[other] = cards[other], cards[last]
        if any(self.voids):
            for _ in range(DEAL_TRIES):
                hands = self._one_by_one(cards, rng)
                if hands is not None:
                    return hands
            return self._by_exchange(cards)
        hands = list(self.known_cards)
        begin = 0
        for seat, room in enumerate(self.room):
            for card in cards[begin : begin + room]:
                hands[4 * seat + card // RANKS] |= 1 << card % RANKS
            begin += room
        return hands

    def _seats_for(self, card: int) -> list[int]:
        return [seat for seat, room in enumerate(self.room) if room and not self.voids[4 * seat + card // RANKS]]

    def _one_by_one(self, cards: list[int], rng: random.Random) -> Masks | None:
        """Give each card to a seat that may hold it, the most restricted cards first; None if a card finds no room."""
        allowed = [self._seats_for(suit * RANKS) for suit in range(4)]
        hands, room = list(self.known_cards), list(self.room)
        for card in sorted(cards, key=lambda card: len(allowed[card // RANKS])):
            seats = allowed[card // RANKS]
            draw = rng.random() * sum(room[seat] for seat in seats)
            for seat in seats:
                draw -= room[seat]
                if draw < 0:
                    break
            else:
                return None
            room[seat] -= 1
            hands[4 * seat + card // RANKS] |= 1 << card % RANKS
        return hands

    def _by_exchange(self, cards: list[int]) -> Masks:
        """Give every card a seat, moving others where there is no room (augmenting paths)."""
        held: list[list[int]] = [[] for _ in self.room]

        def place(card: int, tried: set[int]) -> bool:
            for seat in self._seats_for(card):
                if seat in tried:
                    continue
                tried.add(seat)
                if len(held[seat]) < self.room[seat]:
                    held[seat].append(card)
                    return True
                for at, other in enumerate(held[seat]):
                    if place(other, tried):
                        held[seat][at] = card
                        return True
            return False

        for card in cards:
            place(card, set())
        hands = list(self.known_cards)
        for seat, cards_held in enumerate(held):
            for card in cards_held:
                hands[4 * seat + card // RANKS] |= 1 << card % RANKS
        return hands


def _known_cards(view: WhistView) -> list[tuple[int, Card]]:
    """Return the known cards with the seat that got them: the one turned up (W2), packets (V7)."""
    pairs = [(owner, card) for owner, packet in zip(view.owners, view.packets, strict=False) for card in packet]
    if view.turned and not view.packets and view.dealer is not None:
        pairs.append((view.dealer, view.turned))
    return [(seat, card) for seat, card in pairs if card != HIDDEN_CARD]
