"""What a Whist player can tell from the table: which cards are out, who has none of a suit, who may still beat a card.

Everything comes from one seat's view. Chances are estimates: unseen cards are taken to lie anywhere alike.
"""

from __future__ import annotations

from numeramis_access.core.cards import RANK, SUIT, Card
from numeramis_access.core.seats import Seat, left_of
from numeramis_access.games.whist.state import WhistView, beats
from numeramis_access.games.whist.tours import pack_for


class TableInference:
    """What one seat can tell from its view.

    :param notices_voids: whether it remembers who did not follow suit. :ivar out: cards that other players hold.
    :ivar later: seats still to play to this trick after the own card. :ivar friends: the own side's seats.
    """

    def __init__(self, view: WhistView, notices_voids: bool = True) -> None:
        assert view.seat is not None
        self.view = view
        self.seat: Seat = view.seat
        self.trump = view.trump
        seen = set(view.hand) | {card for trick in (*view.past, view.trick) for _, card in trick}
        self.out = tuple(card for card in pack_for(view.seats) if card not in seen)
        mates = () if view.tour.alone else (left_of(self.seat, 4, 2),)
        self.friends = (self.seat, *mates)
        self.later = tuple(left_of(self.seat, view.seats, step) for step in range(1, view.seats - len(view.trick)))
        self.voids = _voids(view) if notices_voids else {}
        self._left = max(1, sum(len(view.hands[seat]) for seat in range(view.seats) if seat != self.seat))

    def higher_out(self, card: Card) -> int:
        """Return how many cards of its suit that are out are higher."""
        return sum(1 for other in self.out if SUIT[other] == SUIT[card] and RANK[other] > RANK[card])

    def is_lowest(self, card: Card, among: tuple[Card, ...]) -> bool:
        """Return whether no card of its suit among these is lower, those left out that are its equals."""
        return all(RANK[one] >= RANK[card] or self._alike(one, card) for one in among if SUIT[one] == SUIT[card])

    def is_highest(self, card: Card, among: tuple[Card, ...]) -> bool:
        """Return whether no card of its suit among these is higher, those left out that are its equals."""
        return all(RANK[one] <= RANK[card] or self._alike(one, card) for one in among if SUIT[one] == SUIT[card])

    def _alike(self, one: Card, other: Card) -> bool:
        """Return whether nothing that others hold, or that is ahead, lies between two cards of a suit."""
        low, high = sorted((RANK[one], RANK[other]))
        between = (*self.out, self.view.best.card) if self.view.best else self.out
        return not any(low < RANK[card] < high for card in between if SUIT[card] == SUIT[one])

    def _has_one(self, seat: Seat, cards: int) -> float:
        """Return the chance that a seat holds at least one of so many cards that are out."""
        return 1 - (1 - min(1.0, len(self.view.hands[seat]) / self._left)) ** cards

    def beaten_by(self, seat: Seat, best: Card, led: str) -> float:
        """Return the chance that a seat can beat the best card of the trick."""
        void = self.voids.get(seat, "")
        follows = [card for card in self.out if SUIT[card] == led] if led not in void else []
        higher = sum(1 for card in follows if beats(card, best, self.trump))
        by_suit = self._has_one(seat, higher)
        if self.trump is None or led == self.trump or self.trump in void:
            return by_suit
        trumps = sum(1 for card in self.out if SUIT[card] == self.trump and beats(card, best, self.trump))
        none_of_suit = 1 - self._has_one(seat, len(follows))
        return min(1.0, by_suit + none_of_suit * self._has_one(seat, trumps))

    def wins(self, card: Card) -> float:
        """Return the chance that the own side takes the trick when this card is played to it."""
        best = self.view.best
        takes = best is None or beats(card, best.card, self.trump)
        top = card if best is None or takes else best.card
        ours = 1.0 if takes or (best is not None and best.seat in self.friends) else 0.0
        led = SUIT[self.view.trick[0].card] if self.view.trick else SUIT[card]
        for seat in self.later:
            chance = self.beaten_by(seat, top, led)
            ours += (1 - ours) * chance if seat in self.friends else -ours * chance
        return ours

    def holds(self, card: Card) -> float:
        """Return the chance that no opponent who plays later beats this card, which is ahead."""
        led = SUIT[self.view.trick[0].card] if self.view.trick else SUIT[card]
        chance = 1.0
        for seat in self.later:
            if seat not in self.friends:
                chance *= 1 - self.beaten_by(seat, card, led)
        return chance

    def partner_suit(self) -> str:
        """Return the suit the partner led first in this deal, empty when there is none."""
        for trick in self.view.past:
            if trick[0].seat in self.friends[1:]:
                return SUIT[trick[0].card]
        return ""


def _voids(view: WhistView) -> dict[Seat, str]:
    """Return for each seat the suits in which it did not follow."""
    found: dict[Seat, str] = {}
    for trick in (*view.past, view.trick):
        for seat, card in trick[1:]:
            led = SUIT[trick[0].card]
            if SUIT[card] != led and led not in found.get(seat, ""):
                found[seat] = found.get(seat, "") + led
    return found
