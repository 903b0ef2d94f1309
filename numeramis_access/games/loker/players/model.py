"""Loker's fast model: hands as ints, and tables of the strength of every hand and the outcomes of every exchange.

A hand is the sum of one number per card (four bits hold the count of each number). A strength is an index among all
5,005 hands, lowest first. The cards of an exchange are multisets: 10, 55 or 220 of them. For every set of kept cards a
row holds the strengths that each draw makes, so an exchange costs a few hundred products.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache, lru_cache, reduce
from itertools import combinations, combinations_with_replacement
from math import comb
from operator import add, itemgetter, mul, sub
from typing import NamedTuple

from numeramis_access.core.cards import COPIES, HIDDEN_CARD, NUMBERS, Card
from numeramis_access.games.loker.figures import FIGURES, HAND_SIZE, figure_of
from numeramis_access.games.loker.state import MAX_EXCHANGED, LokerView

#: the count of each number
NumberCounts = tuple[int, ...]
#: for each strength, the value of a hand with it
HandValues = Sequence[float]
#: picks values of a list at fixed indices
Taking = Callable[[HandValues], tuple[float, ...]]

_DIGITS = range(len(NUMBERS))
#: the code of each card in a hand
CARD_CODES = tuple(1 << 4 * number for number in _DIGITS)
#: the whole pack
FRESH_PACK: NumberCounts = (COPIES,) * len(NUMBERS)
#: the value of a choice that is not available
UNAVAILABLE = float("-inf")


def code_of(cards: Iterable[Card]) -> int:
    """Return the code of some cards as one int, four bits for the count of each number.

    :param cards: the cards in any order, at most 15 of each number.
    """
    return sum(CARD_CODES[int(card)] for card in cards)


def _sets(cards: int) -> list[int]:
    """Return the codes of all multisets of this many cards."""
    return [sum(map(CARD_CODES.__getitem__, drawn)) for drawn in combinations_with_replacement(_DIGITS, cards)]


# Strengths


@cache
def hands_by_strength() -> tuple[tuple[Card, ...], ...]:
    """Return all hands, each sorted, the lowest first; a hand's index is its strength."""
    multisets = combinations_with_replacement(NUMBERS, HAND_SIZE)
    return tuple(sorted(multisets, key=figure_of))


@cache
def strengths() -> dict[int, int]:
    """Return the strength of every hand by its code."""
    return {code_of(hand): place for place, hand in enumerate(hands_by_strength())}


@cache
def first_of_figure() -> tuple[int, ...]:
    """Return the lowest strength of each figure, in the order of ``FIGURES``, followed by the number of all strengths.
    """
    ranks = [figure_of(hand).rank for hand in hands_by_strength()]
    return (*(ranks.index(rank) for rank in range(len(FIGURES))), len(ranks))


def strength_of(hand: tuple[Card, ...]) -> int:
    """Return the strength of six cards in any order.

    :raises KeyError: for hidden cards and for any other number of cards.
    """
    return strengths()[code_of(hand)]


# Cards not seen


def unseen_counts(view: LokerView) -> NumberCounts:
    """Return the number of copies of each number, 0 to 9, that the seat of this view has not seen."""
    seen = [card for cards in (*view.hands, *view.thrown) for card in cards if card != HIDDEN_CARD]
    return tuple(COPIES - seen.count(number) for number in NUMBERS)


@lru_cache(maxsize=64)
def ways_to_draw(counts: NumberCounts, cards: int) -> tuple[int, ...]:
    """Return the number of ways to draw each multiset of this many cards, in the order of
    ``combinations_with_replacement`` over the ten numbers.

    :param counts: the number of unseen copies of each number.
    :param cards: the number of cards drawn.
    """
    return tuple(_ways(counts, drawn) for drawn in combinations_with_replacement(_DIGITS, cards))


@lru_cache(maxsize=64)
def draw_chances(counts: NumberCounts, cards: int) -> tuple[float, ...]:
    """Return the chance of each multiset of this many cards, in the order of ``ways_to_draw``.

    :param counts: the number of unseen copies of each number, together at least ``cards``.
    :param cards: the number of cards drawn.
    """
    total = comb(sum(counts), cards)
    return tuple(number / total for number in ways_to_draw(counts, cards))


def _ways(counts: NumberCounts, drawn: tuple[int, ...]) -> int:
    number_of_ways = 1
    for place, number in enumerate(drawn):
        again = drawn[:place].count(number)
        number_of_ways = number_of_ways * (counts[number] - again) // (again + 1)
    return number_of_ways


# One exchange


class Exchanges(NamedTuple):
    """Every way to exchange a fixed number of cards, as a table with one row for each set of cards that a player can
    keep.

    :param place: the index of a row, by the code of the kept cards.
    :param rows: for each row, a function that takes the values of all hands by strength and returns the values of the
        hands that each possible draw makes, in the order of ``ways_to_draw``.
    """

    place: dict[int, int]
    rows: Sequence[Taking]


@cache
def exchange_table(cards: int) -> Exchanges:
    """Return the table of all exchanges of this many cards. :param cards: 1 to 3."""
    known, draws, kept = strengths(), _sets(cards), _sets(HAND_SIZE - cards)
    rows = [itemgetter(*(known[held + drawn] for drawn in draws)) for held in kept]
    return Exchanges({held: place for place, held in enumerate(kept)}, rows)


@lru_cache(maxsize=256)
def possible_discards(hand: tuple[Card, ...], most: int) -> tuple[tuple[Card, ...], ...]:
    """Return the different discards of one to ``most`` cards from a hand, fewest cards first, each sorted.

    :param hand: the hand, sorted.
    :param most: the maximum number of cards in a discard.
    """
    return tuple(thrown for number in range(1, most + 1) for thrown in sorted(set(combinations(hand, number))))


def values_after_draw(hand: tuple[Card, ...], thrown: tuple[Card, ...], hand_values: HandValues) -> tuple[float, ...]:
    """Return the values of the hands that an exchange can make, in the order of the draws in ``draw_chances``; without
    discards, the value of the hand alone.

    :param hand: the hand, sorted.
    :param thrown: cards of the hand discarded, at most three.
    :param hand_values: the value of each hand, by strength.
    """
    code = code_of(hand)
    if not thrown:
        return (hand_values[strengths()[code]],)
    table = exchange_table(len(thrown))
    return table.rows[table.place[code - code_of(thrown)]](hand_values)


def exchange_value(
    hand: tuple[Card, ...], thrown: tuple[Card, ...], hand_values: HandValues, counts: NumberCounts
) -> float:
    """Return the exact mean value of a hand after the exchange of these cards.

    :param hand: the hand before, sorted.
    :param thrown: cards of the hand discarded; without any, the value of the hand is returned.
    :param hand_values: the value of each hand after the exchange, by strength.
    :param counts: the number of unseen copies of each number.
    """
    return sum(map(mul, draw_chances(counts, len(thrown)), values_after_draw(hand, thrown, hand_values)), start=0.0)


# An exchange still to come


@cache
def _choices() -> list[tuple[Taking, ...]]:
    """Return for each hand the pickers of the sets it can keep, by the number of cards exchanged."""
    places_kept: list[list[list[int]]] = [[[] for _ in range(MAX_EXCHANGED)] for _ in strengths()]
    places = range(len(places_kept))
    for cards in range(1, MAX_EXCHANGED + 1):
        for place, row in enumerate(exchange_table(cards).rows):
            for hand in row(places):
                places_kept[int(hand)][cards - 1].append(place)
    # itemgetter with a single index returns no tuple, so the first index is repeated.
    return [tuple(itemgetter(*kept, kept[0]) for kept in of_hand) for of_hand in places_kept]


def best_exchange_values(
    hand_values: HandValues, counts: NumberCounts, most: int = MAX_EXCHANGED, cost: float = 0.0
) -> list[float]:
    """Return the value of each hand before its best exchange, by strength; to exchange nothing is allowed.

    Every hand draws from the same unseen cards, even where they do not fit the hand.

    :param hand_values: the value of each hand after the exchange, by strength.
    :param counts: the number of unseen copies of each number.
    :param most: the most cards to exchange, 1 to 3.
    :param cost: the cost of each exchanged card, in the unit of ``hand_values``.
    """
    values = list(hand_values)
    for cards in range(1, most + 1):
        weights = draw_chances(counts, cards)
        made = [sum(map(mul, weights, row(hand_values))) - cost * cards for row in exchange_table(cards).rows]
        values = [max(now, *choice[cards - 1](made)) for now, choice in zip(values, _choices(), strict=True)]
    return values


class BetweenExchanges(NamedTuple):
    """The values of hands between two exchanges, all by strength.

    :param ends: the value without a further exchange, ``UNAVAILABLE`` where that is not allowed.
    :param certain: the fixed gain of a hand that waits, added to the value of its second exchange.
    :param hand_values: the values of hands after the second exchange.
    :param cost: the cost of each card of the second exchange.
    """

    ends: HandValues
    certain: HandValues
    hand_values: HandValues
    cost: float = 0.0


def two_exchange_values(
    hand: tuple[Card, ...], thrown: Sequence[tuple[Card, ...]], counts: NumberCounts, waiting: BetweenExchanges
) -> list[float]:
    """Return the exact mean value of a hand after each of these discards and the best second exchange, without the cost
    of the first one.

    The second exchange draws from the cards that the first one left.

    :param hand: the hand before both exchanges.
    :param thrown: the discards to value, each once; an empty one keeps all cards.
    :param counts: the number of unseen copies of each number.
    :param waiting: the values of hands after the first exchange.
    :returns: the values in the order of ``thrown``.
    """
    values = [0.0] * len(thrown)
    code = code_of(hand)
    fresh = _fresh_sums(tuple(waiting.hand_values))
    sums, left = fresh.rest_of(counts), sum(counts)
    for cards in sorted(set(map(len, thrown))):
        kept = [(place, code - code_of(discard)) for place, discard in enumerate(thrown) if len(discard) == cards]
        if not cards:
            values[kept[0][0]] = _second(code, DrawSums(sums.made), left, waiting)
            continue
        after = zip(_sets(cards), draw_chances(counts, cards), sums.after_draws(0, cards), strict=True)
        for draw, chance, drawn in after:
            for place, held in kept:
                values[place] += chance * _second(held + draw, drawn, left - cards, waiting)
    return values


class DrawSums(NamedTuple):
    """For every set of kept cards the sum of values over all draws of one, two and three cards.

    ``made`` can still contain the draws of a card that has left the pack; ``less`` corrects it. The sum of a number of
    cards is its ``made`` minus its first correction, if any, plus its second.

    :param made: the uncorrected sums, by number of cards drawn less one, and by kept cards.
    :param less: the corrections, by number of cards drawn less one; each by kept cards.
    """

    made: Sequence[HandValues]
    less: Sequence[Sequence[HandValues]] = ((), (), ())


class PackSums(NamedTuple):
    """The sums of values over draws from a pack, with an operation to remove cards from the pack.

    :param made: the sums, by number of cards drawn less one, and by kept cards.
    :param added: the values of the hands that a number added to kept cards makes, by the number, then for one card of
        it added to five, two to four and three to three, then by kept cards.
    """

    made: Sequence[HandValues]
    added: Sequence[Sequence[HandValues]]

    def without_card(self, number: int) -> PackSums:
        """Return the sums of a pack without one card of a number; the pack must have one.

        A draw of m cards either omits this card or has it with m - 1 of the others. So the sum over draws of m cards
        without this card is the sum with it, minus the sum over draws of m - 1 cards for the kept cards with this card
        added.

        :param number: index of the number, 0 to 9.
        """
        of_one = list(map(sub, self.made[0], self.added[number][0]))
        of_two = list(map(sub, self.made[1], _card_pickers(4)[number](of_one)))
        return PackSums((of_one, of_two, list(map(sub, self.made[2], _card_pickers(3)[number](of_two)))), self.added)

    def rest_of(self, counts: NumberCounts) -> PackSums:
        """Return the sums of the pack that is left if these cards remain.

        :param counts: the number of remaining copies of each number.
        """
        gone = [number for number, count in enumerate(counts) for _ in range(COPIES - count)]
        return reduce(PackSums.without_card, gone, self)

    def after_draws(self, first: int, cards: int) -> Iterator[DrawSums]:
        """Yield the sums after each draw of this many cards from the pack in turn, in the order of ``ways_to_draw``.

        :param first: index of the lowest number drawn, 0 to 9.
        :param cards: the number of cards, at least 1.
        """
        for number in range(first, len(NUMBERS)):
            if cards > 1:
                yield from self.without_card(number).after_draws(number, cards - 1)
                continue
            once, twice, thrice = self.added[number]
            with_one = _card_pickers(4)[number](self.made[0])
            # The few sets of three are computed once for all hands.
            with_two = map(sub, _card_pickers(3)[number](self.made[1]), _card_pickers(3)[number](with_one))
            three = list(map(sub, map(sub, self.made[2], with_two), thrice))
            yield DrawSums((*self.made[:2], three), ((once,), (with_one, twice), ()))


def _second(code: int, drawn: DrawSums, left: int, waiting: BetweenExchanges) -> float:
    """Return the value of a hand with its best second exchange.

    :param code: the hand (``code_of``). :param drawn: the sums over all draws.
    :param left: the number of cards in the pack that it draws from.
    """
    strength = strengths()[code]
    best = waiting.hand_values[strength]
    for take, made, less, cards in zip(_choices()[strength], drawn.made, drawn.less, (1, 2, 3), strict=True):
        values: Iterable[float] = take(made)
        for sign, part in zip((sub, add), less, strict=False):
            values = map(sign, values, take(part))
        best = max(best, max(values) / comb(left, cards) - cards * waiting.cost)
    return max(waiting.ends[strength], waiting.certain[strength] + best)


@lru_cache(maxsize=32)
def _fresh_sums(hand_values: tuple[float, ...]) -> PackSums:
    """Return the sums of draws from a whole pack."""
    made = [
        [sum(map(mul, ways_to_draw(FRESH_PACK, cards), row(hand_values))) for row in exchange_table(cards).rows]
        for cards in range(1, MAX_EXCHANGED + 1)
    ]
    added = []
    for number in _DIGITS:
        of_one = _card_pickers(5)[number](hand_values)
        of_two = _card_pickers(4)[number](of_one)
        added.append((of_one, of_two, _card_pickers(3)[number](of_two)))
    return PackSums(made, added)


@cache
def _card_pickers(kept: int) -> list[Taking]:
    """Return for each number the picker that gives, for every set of kept cards, the set with one more card of it."""
    more = strengths() if kept == HAND_SIZE - 1 else exchange_table(HAND_SIZE - kept - 1).place
    return [itemgetter(*(more[held + code] for held in _sets(kept))) for code in CARD_CODES]
