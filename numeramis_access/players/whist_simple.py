"""How somebody plays Whist who thinks of this trick alone: win it as cheaply as can be, else keep what is high.

It is the ladder's greedy player, and what the expert reckons with besides players who play like itself.
"""

from __future__ import annotations

from numeramis_access.players.whist_model import HIGH, LOSES, LOW, NONE, RANKS, Deal, Masks


class Simple:
    """Wins with the lowest card that takes the trick, else plays the lowest; in null the other way round."""

    def prefer(self, deal: Deal) -> int:
        """Return the card that the seat to act would play; of equal ones the first."""
        return self.alike(deal)[0]

    def shares(self, deal: Deal) -> dict[int, float]:
        """Return the cards that the seat to act might play, with their chances."""
        cards = self.alike(deal)
        return dict.fromkeys(cards, 1 / len(cards))

    def alike(self, deal: Deal) -> list[int]:
        """Return the cards that are equally good to it."""
        legal = deal.legal()
        if deal.led == NONE:
            return _lowest(legal, NONE if self._unwanted(deal) else deal.terms.trump)
        takers, losers = _parted(deal, legal)
        if self._unwanted(deal):
            return _highest(losers if any(losers) else takers)
        return _lowest(takers, deal.terms.trump) if any(takers) else _lowest(losers, deal.terms.trump)

    def _unwanted(self, deal: Deal) -> bool:
        """Return whether tricks are rather lost (V3, V4, V8)."""
        return deal.null or deal.terms.queen == LOSES


def _parted(deal: Deal, legal: Masks) -> tuple[Masks, Masks]:
    """Return the legal cards that take the trick as it lies, and the others (W4)."""
    top_suit, top_rank = divmod(deal.top, RANKS)
    takers = [0] * 4
    takers[top_suit] = legal[top_suit] >> (top_rank + 1) << (top_rank + 1)
    trump = deal.terms.trump
    if trump not in (NONE, top_suit):
        takers[trump] = legal[trump]
    return takers, [mask & ~taking for mask, taking in zip(legal, takers, strict=True)]


def _lowest(masks: Masks, trump: int) -> list[int]:
    """Return the lowest cards, trumps only where there is nothing else."""
    suits = [suit for suit in range(4) if masks[suit] and suit != trump] or [trump]
    rank = min(LOW[masks[suit]] for suit in suits)
    return [suit * RANKS + rank for suit in suits if masks[suit] >> rank & 1]


def _highest(masks: Masks) -> list[int]:
    """Return the highest cards."""
    rank = max(HIGH[mask] for mask in masks if mask)
    return [suit * RANKS + rank for suit in range(4) if masks[suit] >> rank & 1]
