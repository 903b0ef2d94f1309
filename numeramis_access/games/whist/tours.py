"""The tours of Whist: each is the base game with the differences in its entry (rules W1-W10, V1-V11)."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

import msgspec

from numeramis_access.core.cards import Card, french_pack

#: tours for pairs; one account serves them all in a mixed match (V11)
PairTour = Literal[
    "base", "cayenne", "grand", "grand_null", "grand_null_queen", "amor", "duck", "bismarck", "queen_of_spades"
]
TourName = Literal[PairTour, "hussar", "three", "mixed"]

QUEEN_OF_SPADES: Card = "Qs"
TRICKS = 13


class Tour(msgspec.Struct, frozen=True):
    """The rules that differ between tours; the defaults are the base game.

    :param rule: the number of its rule. :param seats: number of players.
    :param alone: whether all play alone; a side is then one seat.
    :param has_trumps: whether a card is turned up and makes its suit trumps.
    :param dealer_names: whether the dealer may name other trumps (V1).
    :param tricks_to_name: successive tricks after which the side may name trumps; 0 for never (V5, V6).
    :param has_packets: whether twelve cards lie in packets that the dealer gives (V7).
    :param null_after: number of tricks after which the others are null (V3).
    :param queen: the effect of the queen of spades: empty for none, ``null`` if she turns the deal to null (V4),
        ``loses`` if her taker loses the deal (V8).
    :param book: the number of tricks without points. :param odd_trick: points for each trick above ``book``.
    :param honours: points for three, four and five honours. :param honour_cards: the cards that are honours.
    :param has_slams: whether there are slams (W8). :param games: games that win the rubber.
    :param name: name of the tour, as in the option ``tour``.
    """

    name: str = "base"
    rule: str = "W2"
    seats: int = 4
    alone: bool = False
    has_trumps: bool = True
    dealer_names: bool = False
    tricks_to_name: int = 0
    has_packets: bool = False
    null_after: int = TRICKS
    queen: Literal["", "null", "loses"] = ""
    book: int = 6
    odd_trick: int = 2
    honours: tuple[int, int, int] = (3, 4, 5)
    honour_cards: Literal["trump", "turned", "aces"] = "trump"
    has_slams: bool = True
    games: int = 2

    @property
    def sides(self) -> int:
        """Return the number of sides: pairs, or single players."""
        return self.seats if self.alone else 2

    def side_of(self, seat: int) -> int:
        """Return the number of the side that a seat plays for: seats 0 and 2 are side 0; alone each seat is its own
        side.
        """
        return seat if self.alone else seat % 2


def _grand(name: str, rule: str, null_after: int = TRICKS, queen: Literal["", "null"] = "") -> Tour:
    """Return a tour without trumps, with the aces as honours (V2-V4)."""
    return Tour(
        name, rule, has_trumps=False, null_after=null_after, queen=queen,
        odd_trick=4, honours=(2, 4, 0), honour_cards="aces",
    )  # fmt: skip


def _solo_tour(name: str, rule: str, seats: int, book: int, dealer_names: bool = False) -> Tour:
    """Return a tour where all play alone and one game wins the rubber (V9, V10)."""
    return Tour(
        name, rule, seats, alone=True, dealer_names=dealer_names, book=book, honours=(1, 2, 3), has_slams=False, games=1
    )


TOURS: dict[str, Tour] = {
    tour.name: tour
    for tour in (
        Tour(),
        Tour("cayenne", "V1", dealer_names=True),
        _grand("grand", "V2"),
        _grand("grand_null", "V3", null_after=6),
        _grand("grand_null_queen", "V4", queen="null"),
        Tour("amor", "V5", tricks_to_name=3, honour_cards="turned"),
        Tour("duck", "V6", tricks_to_name=2, odd_trick=4, honours=(0, 0, 0)),
        Tour("bismarck", "V7", has_packets=True),
        Tour("queen_of_spades", "V8", has_trumps=False, queen="loses", odd_trick=0, honours=(0, 0, 0), has_slams=False),
        _solo_tour("hussar", "V9", seats=4, book=3),
        _solo_tour("three", "V10", seats=3, book=4),
    )
}
#: the usual Whist for three: the dealer may name the trumps (V10)
THREE_AS_CAYENNE = _solo_tour("three", "V10", seats=3, book=4, dealer_names=True)


@lru_cache(maxsize=2)
def pack_for(seats: int) -> tuple[Card, ...]:
    """Return the cards in play: 52 for four players; 39 for three, without the twos and the hearts from three to jack
    (W1, V10).

    :param seats: the number of players, 3 or 4.
    """
    if seats == 4:
        return french_pack()
    return tuple(card for card in french_pack() if card[0] != "2" and (card[1] != "h" or card[0] in "QKA"))
