"""What Loker players reckon with: how strong a hand is against the others', and what every exchange brings.

The cards of an exchange are enumerated exactly over the cards not seen. What the others hold is told from a table of
hands of players who keep their groups and straights and throw up to three single cards away, lowest first.
"""

from __future__ import annotations

from collections import Counter
from functools import cache, lru_cache
from itertools import combinations_with_replacement
from math import comb, prod
from typing import NamedTuple

from numeramis_access.core.cards import COPIES, HIDDEN, NUMBERS, Card, without
from numeramis_access.core.seats import Seat
from numeramis_access.games.loker_figures import HAND_SIZE, Figure, figure_of
from numeramis_access.games.loker_state import ROUNDS, LokerView

#: how many of each number
Counts = tuple[int, ...]
#: the whole pack
FRESH: Counts = (COPIES,) * len(NUMBERS)

#: shares of hands below each figure, lowest figure first, of 150 000 random hands: by the exchanges made
_FIELD = (
    (0.0, 0.6326, 0.8437, 0.8720, 0.8807, 0.8847, 0.9636, 0.9932, 0.9938, 0.9993, 0.9999, 1.0, 1.0),
    (0.0, 0.2852, 0.6070, 0.6442, 0.6806, 0.6912, 0.8167, 0.9598, 0.9671, 0.9910, 0.9984, 1.0, 1.0),
    (0.0, 0.1138, 0.4047, 0.4394, 0.5069, 0.5237, 0.6364, 0.8990, 0.9240, 0.9680, 0.9940, 0.9998, 1.0),
)
#: the same for the first and the second exchange, by how many cards it was, none to three
_FIELD_BY_COUNT = (
    (
        (0.0, 0.0000, 0.0000, 0.0000, 0.6242, 0.9167, 0.9167, 0.9167, 0.9593, 0.9593, 1.0000, 1.0, 1.0),
        (0.0, 0.0000, 0.0000, 0.4017, 0.4017, 0.4872, 0.4872, 0.9253, 0.9644, 0.9644, 0.9976, 1.0, 1.0),
        (0.0, 0.0000, 0.6061, 0.6061, 0.6821, 0.6821, 0.6821, 0.9503, 0.9641, 0.9846, 0.9975, 1.0, 1.0),
        (0.0, 0.4008, 0.6686, 0.6882, 0.7040, 0.7061, 0.8825, 0.9664, 0.9683, 0.9958, 0.9988, 1.0, 1.0),
    ),
    (
        (0.0, 0.0000, 0.0000, 0.0000, 0.5912, 0.7623, 0.7623, 0.7623, 0.8795, 0.8795, 0.9999, 0.9999, 1.0),
        (0.0, 0.0000, 0.0000, 0.1714, 0.1714, 0.2047, 0.2047, 0.8731, 0.9383, 0.9383, 0.9915, 0.9996, 1.0),
        (0.0, 0.0000, 0.5711, 0.5711, 0.6432, 0.6432, 0.6432, 0.9065, 0.9194, 0.9746, 0.9920, 0.9999, 1.0),
        (0.0, 0.2770, 0.5045, 0.5132, 0.5282, 0.5288, 0.8032, 0.9246, 0.9280, 0.9889, 0.9960, 0.9999, 1.0),
    ),
)


class Strength(NamedTuple):
    """A hand among all hands; strengths compare as figures do.

    :param rank: of the figure. :param within: 0 to 1 among the hands with this figure.
    """

    rank: int
    within: float


def _place_among(numbers: tuple[Card, ...]) -> float:
    """Return where numbers, highest first, lie among all so many numbers, 0 to 1."""
    size = len(numbers)
    place = sum(comb(int(card) + size - 1 - at, size - at) for at, card in enumerate(numbers))
    return place / comb(len(NUMBERS) + size - 1, size)


def _strength_of(figure: Figure) -> Strength:
    """Return the strength of a figure: its groups decide before its free cards (L4)."""
    if figure.name in ("two_pairs", "three_pairs", "two_threes"):
        size = len(figure.numbers)
        groups, step = _place_among(figure.numbers), 1 / comb(len(NUMBERS) + size - 1, size)
    else:
        groups = sum(int(card) / 10 ** (at + 1) for at, card in enumerate(figure.numbers))
        step = 0.1 ** len(figure.numbers)
    return Strength(figure.rank, groups + step * _place_among(figure.free) if figure.free else groups)


@cache
def strengths() -> dict[tuple[Card, ...], Strength]:
    """Return the strength of every sorted hand."""
    hands = combinations_with_replacement(NUMBERS, HAND_SIZE)
    return {hand: _strength_of(figure_of(hand)) for hand in hands}


def unseen(view: LokerView) -> Counts:
    """Return how many of each number the seat of this view has not seen."""
    seen: Counter[Card] = Counter()
    for cards in (*view.hands, *view.thrown):
        seen.update(card for card in cards if card != HIDDEN)
    return tuple(COPIES - seen[number] for number in NUMBERS)


def only_own(view: LokerView) -> Counts:
    """Return the whole pack without the own hand."""
    return tuple(COPIES - view.hand.count(number) for number in NUMBERS)


@lru_cache(maxsize=16)
def draws(counts: Counts, cards: int) -> tuple[tuple[float, tuple[Card, ...]], ...]:
    """Return everything that so many cards out of these can be, each with its chance."""
    total = comb(sum(counts), cards)
    found = []
    for drawn in combinations_with_replacement(NUMBERS, cards):
        ways = prod(comb(counts[int(card)], drawn.count(card)) for card in set(drawn))
        if ways:
            found.append((ways / total, drawn))
    return tuple(found)


def rivals_of(view: LokerView) -> tuple[Seat, ...]:
    """Return the others who can still win this game."""
    folded = view.betting.folded if view.betting is not None else (False,) * view.seats
    return tuple(seat for seat in view.order if seat != view.seat and not folded[seat])


class Field:
    """What the others may hold.

    :param waiting: rounds of exchange that everybody still gets beyond this one. :param listens: whether it minds how
        many cards the others exchanged.
    """

    def __init__(self, view: LokerView, waiting: int, listens: bool) -> None:
        self.rivals = rivals_of(view)
        self._open: list[Strength] = []
        rows = []
        for seat in self.rivals:
            if view.laid[seat]:
                self._open.append(strengths()[tuple(sorted(view.hands[seat]))])
            else:
                rows.append(_row(view, seat, waiting, listens))
        ranks = range(len(_FIELD[0]))
        self._below = [sum(row[rank] for row in rows) for rank in ranks]

    def beaten(self, strength: Strength) -> float:
        """Return how many of the others a hand beats on the average; equal ones count half."""
        rank, within = strength
        low = self._below[rank]
        covered = low + (self._below[rank + 1] - low) * within
        return covered + sum(1.0 if strength > other else 0.5 * (strength == other) for other in self._open)

    def best(self, strength: Strength) -> float:
        """Return the chance that a hand beats all the others."""
        number = len(self.rivals)
        return float((self.beaten(strength) / number) ** number) if number else 1.0


def _row(view: LokerView, seat: Seat, waiting: int, listens: bool) -> tuple[float, ...]:
    """Return the shares of hands below each figure that a rival may hold when the game is decided."""
    changed = view.changed[seat]
    place = view.order.index
    yet = view.seat is not None and seat in view.order and view.seat in view.order and place(seat) > place(view.seat)
    in_betting = view.betting is not None and view.betting.open
    to_come = waiting + (yet and not in_betting and len(changed) < view.round)
    stage = min(len(changed) + to_come, ROUNDS)
    if listens and not to_come and changed:
        return _FIELD_BY_COUNT[stage - 1][changed[-1]]
    return _FIELD[stage]


class Goal:
    """What a hand is worth: points of places, or chips won by being the best.

    :param chips: what the best hand wins; 0 where points count.
    """

    def __init__(self, field: Field, chips: float = 0.0) -> None:
        self._field = field
        self._chips = chips
        self._known: dict[Strength, float] = {}

    def worth(self, strength: Strength) -> float:
        """Return what a final hand is worth; where points count, a hand without a figure has none (L10)."""
        if strength not in self._known:
            self._known[strength] = self._worth(strength)
        return self._known[strength]

    def _worth(self, strength: Strength) -> float:
        if self._chips:
            return self._chips * self._field.best(strength)
        if not strength.rank:
            return 0.0
        if not self._field.rivals:
            # Alone one point is all there is; of two figures the higher is still the better.
            return 1 + (strength.rank + strength.within) / 100
        return 1 + self._field.beaten(strength)

    def exchanged(self, counts: Counts, hand: tuple[Card, ...], thrown: tuple[Card, ...]) -> float:
        """Return what a hand is worth on the average when these cards are exchanged for some of those counted."""
        known = strengths()
        kept = without(hand, *thrown)
        outcomes = draws(counts, len(thrown))
        return sum(chance * self.worth(known[tuple(sorted(kept + drawn))]) for chance, drawn in outcomes)
