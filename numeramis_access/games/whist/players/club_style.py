"""The club player in the model: the card that is worth most by ``rules_of_thumb``, without watching who is void.

It says the same as those rules, in masks and a hundred times as fast, so that deals can be played on among club
players; a test holds the one against the other. Rule numbers are the ruleset's.
"""

from __future__ import annotations

from collections.abc import Iterator

from numeramis_access.core.seats import partner_of
from numeramis_access.games.whist.players.model import (
    COUNT,
    HIGH,
    LOSES,
    NONE,
    QUEEN,
    QUEEN_BIT,
    RANKS,
    SPADES,
    TURNS,
    Deal,
)

#: chance that a card takes a trick later, by how many higher ones of its suit are out
LATER = (0.85, 0.5, 0.25, 0.1, *[0.03] * (RANKS - 4))
#: the lowest and the highest rank at the top of a suit under which a lead from it is not liked
BROKEN = range(9, 12)


class ClubStyle:
    """Plays by the chance of this trick, by what a card is worth later, and by what speaks for a lead."""

    def prefer(self, deal: Deal) -> int:
        """Return the card that the seat to act would play; of equal ones the first."""
        values = card_values(deal)
        return max(values, key=values.__getitem__)

    def probabilities(self, deal: Deal) -> dict[int, float]:
        """Return how likely the seat to act plays each of its cards; others are left out."""
        values = card_values(deal)
        top = max(values.values())
        cards = [card for card, value in values.items() if value == top]
        return dict.fromkeys(cards, 1 / len(cards))


def card_values(deal: Deal) -> dict[int, float]:
    """Return what each legal card is worth to a club player."""
    table = _Table(deal)
    return {card: table.value(card) for card in table.legal()}


class _Table:
    """What the seat to act can tell of the table."""

    def __init__(self, deal: Deal) -> None:
        terms, seat = deal.terms, deal.seat
        self.deal, self.trump, self.leads = deal, terms.trump, deal.led == NONE
        self.hand = deal.hands[4 * seat : 4 * seat + 4]
        self.out = [left & ~held for left, held in zip(deal.left, self.hand, strict=True)]
        self.mate = NONE if terms.alone else partner_of(seat)
        self.later = [(seat + step) % terms.seats for step in range(1, terms.seats - deal.laid)]
        cards = RANKS - deal.tricks
        self.others_share = min(1.0, cards / max(1, len(self.later) * cards + deal.laid * (cards - 1)))
        self.weight = self._later_weight()

    def legal(self) -> Iterator[int]:
        """Yield the cards that may be played."""
        for suit, mask in enumerate(self.deal.legal()):
            for rank in range(mask.bit_length()):
                if mask >> rank & 1:
                    yield suit * RANKS + rank

    def value(self, card: int) -> float:
        """Return what a card is worth (``rules_of_thumb.card_value``)."""
        queen = self.deal.terms.queen
        value = self._trick_worth(card) * self._wins(card) - self.weight * self._strength(card)
        if self.leads and not self.deal.null and queen != LOSES:
            value += self._lead_bonus(card)
        if queen == LOSES:
            value += self._danger(card)
        if queen == TURNS and card == QUEEN and not self.deal.null:
            ranks = [rank for held in self.hand for rank in range(RANKS) if held >> rank & 1]
            value += 0.6 * (6 - sum(ranks) / len(ranks)) / 6
        return value

    def _later_weight(self) -> float:
        """Return how welcome strong cards are in the tricks to come (``rules_of_thumb.later_weight``)."""
        deal = self.deal
        if deal.null:
            return -0.9
        if deal.terms.queen:
            return -0.2 if deal.terms.queen == LOSES else 0.5 - 0.12 * deal.tricks
        if deal.terms.null_after < RANKS:
            return (1.5 * (deal.terms.null_after - 1 - deal.tricks) - 7) / RANKS
        return 1.0

    def _trick_worth(self, card: int) -> float:
        """Return what taking the trick is worth (V3, V4, V8)."""
        deal, has_queen = self.deal, card == QUEEN or self.deal.hot
        if deal.terms.queen == LOSES:
            if has_queen:
                return -4.0
            waits = self.out[SPADES] & QUEEN_BIT and any(seat != self.mate for seat in self.later)
            return -0.6 if waits else 0.05
        return -1.0 if deal.null or (deal.terms.queen == TURNS and has_queen) else 1.0

    def _wins(self, card: int) -> float:
        """Return the chance that the own side takes the trick."""
        deal, (suit, rank) = self.deal, divmod(card, RANKS)
        ours, top, led = 1.0, card, suit
        if not self.leads:
            led, (best_suit, best_rank) = deal.led, divmod(deal.top, RANKS)
            if not (rank > best_rank if suit == best_suit else suit == self.trump):
                top, ours = deal.top, float(deal.best == self.mate)
        if not self.later:
            return ours
        beaten = self._beaten_by_one(top, led)
        for seat in self.later:
            ours += (1 - ours) * beaten if seat == self.mate else -ours * beaten
        return ours

    def _beaten_by_one(self, top: int, led: int) -> float:
        """Return the chance that one who plays later can beat the best card."""
        suit, rank = divmod(top, RANKS)
        by_suit = self._has_one(COUNT[self.out[led] >> rank + 1]) if suit == led else 0.0
        if self.trump in (NONE, led):
            return by_suit
        trumps = COUNT[self.out[suit] >> rank + 1] if suit == self.trump else COUNT[self.out[self.trump]]
        none_of_suit = 1 - self._has_one(COUNT[self.out[led]])
        return min(1.0, by_suit + none_of_suit * self._has_one(trumps))

    def _has_one(self, cards: int) -> float:
        """Return the chance that a seat holds at least one of so many cards that are out."""
        return 1.0 - (1.0 - self.others_share) ** cards

    def _strength(self, card: int) -> float:
        """Return about how many tricks a card takes later."""
        suit, rank = divmod(card, RANKS)
        value = LATER[COUNT[self.out[suit] >> rank + 1]] + rank * 0.004
        if self.trump == NONE:
            return value
        return min(1.0, value + 0.3) if suit == self.trump else value * 0.8

    def _lead_bonus(self, card: int) -> float:
        """Return what speaks for leading a card beyond this trick."""
        suit, rank = divmod(card, RANKS)
        held = self.hand[suit]
        if suit == self.trump:
            return 0.25 if COUNT[held] >= 4 and self.out[suit] else -0.2
        bonus = 0.06 * (COUNT[held] - 3)
        if self.mate != NONE and self.deal.first[self.mate] == suit:
            bonus += 0.15
        if rank < HIGH[held] and HIGH[held] in BROKEN and self.trump != NONE:
            bonus -= 0.08
        return bonus

    def _danger(self, card: int) -> float:
        """Return how much better off a hand is without a card while the queen of spades is about (V8)."""
        suit = card // RANKS
        spades = self.hand[SPADES]
        if spades & QUEEN_BIT:
            return -0.5 if suit == SPADES and card != QUEEN else 0.3 / COUNT[self.hand[suit]]
        if suit != SPADES:
            return 0.0
        if card > QUEEN:
            return -0.8 if self.leads else 0.5
        return 0.4 if self.leads and spades < QUEEN_BIT else 0.0
