"""Styles that think of the current trick only: thrifty, eager and careful.

The players greedy, beginner and improver play in them, in this order. Players that search assume that opponents may
play in the thrifty or the eager style (``posterior``).
"""

from __future__ import annotations

from abc import ABC, abstractmethod

from numeramis_access.games.whist.players.model import (
    HIGHEST_OF_MASK,
    LOWEST_OF_MASK,
    NO_TRUMP,
    QUEEN_LOSES,
    RANKS,
    Deal,
    Masks,
)


class OneTrickStyle(ABC):
    """Plays by its own hand and the current trick; every style avoids tricks while they are bad (null, V8). Cards are
    numbers of ``model``.
    """

    def prefer(self, deal: Deal) -> int:
        """Return the card that the seat to act would play, the first of equal ones."""
        return self.equal_cards(deal)[0]

    def probabilities(self, deal: Deal) -> dict[int, float]:
        """Return the probability of each card that the style may play; other cards are missing."""
        cards = self.equal_cards(deal)
        return dict.fromkeys(cards, 1 / len(cards))

    def equal_cards(self, deal: Deal) -> list[int]:
        """Return the cards between which this style is indifferent.

        For a lead these are its favourites; later the cards with which it takes the trick, or the lowest cards if none
        can. Where tricks are bad, it leads the lowest card, and later plays the highest that does not take the trick.
        """
        legal, trump = deal.legal(), deal.terms.trump
        if deal.null or deal.terms.queen == QUEEN_LOSES:
            return self._avoid(deal, legal)
        if deal.led == NO_TRUMP:
            return self._lead(legal, trump)
        takers, losers = _split_by_trick(deal, legal)
        if not any(takers):
            return _lowest(losers, trump)
        return self._take(takers, trump, bool(legal[deal.led]))

    def _avoid(self, deal: Deal, legal: Masks) -> list[int]:
        if deal.led == NO_TRUMP:
            return _lowest(legal, NO_TRUMP)
        takers, losers = _split_by_trick(deal, legal)
        return _highest(losers if any(losers) else takers)

    @abstractmethod
    def _lead(self, legal: Masks, trump: int) -> list[int]:
        """Return the cards to lead."""

    @abstractmethod
    def _take(self, takers: Masks, trump: int, follows: bool) -> list[int]:
        """Return the cards to take the trick with.

        :param takers: the cards that take it.
        :param follows: whether they follow suit.
        """


class ThriftyStyle(OneTrickStyle):
    """Leads the lowest card and takes with the lowest card that can; it prefers any other suit to trumps."""

    def _lead(self, legal: Masks, trump: int) -> list[int]:
        return _lowest(legal, trump)

    def _take(self, takers: Masks, trump: int, follows: bool) -> list[int]:
        return _lowest(takers, trump)


class EagerStyle(OneTrickStyle):
    """Leads the highest plain card, and takes every trick that it can, even the partner's: with the highest card if it
    follows suit, else with the lowest trump.
    """

    def _lead(self, legal: Masks, trump: int) -> list[int]:
        plain = [0 if suit == trump else mask for suit, mask in enumerate(legal)]
        return _highest(plain if any(plain) else legal)

    def _take(self, takers: Masks, trump: int, follows: bool) -> list[int]:
        return _highest(takers) if follows else _lowest(takers, trump)


class CarefulStyle(EagerStyle):
    """Plays as the eager style, but does not beat the partner's card."""

    def equal_cards(self, deal: Deal) -> list[int]:
        """Return the cards between which this style is indifferent.

        They are those of the eager style; but if the partner's card is the highest, the lowest cards that do not beat
        it.
        """
        partners = not deal.terms.alone and deal.highest_seat % 2 == deal.seat % 2
        if deal.null or deal.terms.queen == QUEEN_LOSES or deal.led == NO_TRUMP or not partners:
            return super().equal_cards(deal)
        takers, losers = _split_by_trick(deal, deal.legal())
        return _lowest(losers if any(losers) else takers, deal.terms.trump)


def _split_by_trick(deal: Deal, legal: Masks) -> tuple[Masks, Masks]:
    """Return the legal cards that take the trick so far, and the others (W4)."""
    top_suit, top_rank = divmod(deal.highest_card, RANKS)
    takers = [0] * 4
    takers[top_suit] = legal[top_suit] >> (top_rank + 1) << (top_rank + 1)
    trump = deal.terms.trump
    if trump not in (NO_TRUMP, top_suit):
        takers[trump] = legal[trump]
    return takers, [mask & ~taking for mask, taking in zip(legal, takers, strict=True)]


def _lowest(masks: Masks, trump: int) -> list[int]:
    """Return the lowest cards; trumps only if there are no others."""
    suits = [suit for suit in range(4) if masks[suit] and suit != trump] or [trump]
    rank = min(LOWEST_OF_MASK[masks[suit]] for suit in suits)
    return [suit * RANKS + rank for suit in suits if masks[suit] >> rank & 1]


def _highest(masks: Masks) -> list[int]:
    """Return the highest cards."""
    rank = max(HIGHEST_OF_MASK[mask] for mask in masks if mask)
    return [suit * RANKS + rank for suit in range(4) if masks[suit] >> rank & 1]
