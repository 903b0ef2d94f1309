"""Loker's fast model: hands as ints, every hand's strength, and what every exchange makes of it, by looking up.

A hand is a sum of one number for each of its cards (the count of each number in four bits of its own), a strength is
its place among all 5,005 hands, lowest first. Cards of an exchange are taken as multisets: 10, 55 or 220 of them. For
every set of cards kept a row holds the strengths that each draw makes, so an exchange costs a few hundred products.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache, lru_cache, reduce
from itertools import combinations, combinations_with_replacement
from math import comb
from operator import add, itemgetter, mul, sub
from typing import Any, NamedTuple

from numeramis_access.core.cards import COPIES, HIDDEN, NUMBERS, Card
from numeramis_access.games.loker.figures import FIGURES, HAND_SIZE, figure_of
from numeramis_access.games.loker.state import MOST_EXCHANGED, LokerView

#: how many of each number
Counts = tuple[int, ...]
#: for each strength what a hand so strong is worth
HandValues = Sequence[float]
#: takes some of a list's values, always the same places
Taking = Callable[[HandValues], tuple[float, ...]]

_DIGITS = range(len(NUMBERS))
#: the part of a hand that one card is
CODES = tuple(1 << 4 * number for number in _DIGITS)
#: the whole pack
FRESH: Counts = (COPIES,) * len(NUMBERS)
#: what is worth nothing that can be chosen
NEVER = float("-inf")


def code_of(cards: Iterable[Card]) -> int:
    """Return cards as one int."""
    return sum(CODES[int(card)] for card in cards)


def _sets(cards: int) -> list[int]:
    """Return all multisets of so many cards, as ints."""
    return [sum(map(CODES.__getitem__, drawn)) for drawn in combinations_with_replacement(_DIGITS, cards)]


# Strengths


@cache
def hands() -> tuple[tuple[Card, ...], ...]:
    """Return all hands, sorted in themselves, the lowest first: a hand's place is its strength."""
    found = combinations_with_replacement(NUMBERS, HAND_SIZE)
    return tuple(sorted(found, key=figure_of))


@cache
def strengths() -> dict[int, int]:
    """Return the strength of every hand."""
    return {code_of(hand): place for place, hand in enumerate(hands())}


@cache
def first_of_figure() -> tuple[int, ...]:
    """Return the lowest strength of each figure, and the number of all."""
    ranks = [figure_of(hand).rank for hand in hands()]
    return (*(ranks.index(rank) for rank in range(len(FIGURES))), len(ranks))


def strength_of(hand: tuple[Card, ...]) -> int:
    """Return a hand's strength."""
    return strengths()[code_of(hand)]


@cache
def _tree() -> list[Any]:
    """Return lists in lists: asked by six numbers one after the other they give the strength."""
    level: dict[int, Any] = dict(strengths())
    for cards in reversed(range(HAND_SIZE)):
        level = {held: [level[held + code] for code in CODES] for held in _sets(cards)}
    root: list[Any] = level[0]
    return root


def values_of(given: Iterable[tuple[int, ...]]) -> list[int]:
    """Return the strengths of hands given as six numbers each."""
    tree = _tree()
    return [tree[a][b][c][d][e][f] for a, b, c, d, e, f in given]


# Cards not seen


def unseen(view: LokerView) -> Counts:
    """Return how many of each number the seat of this view has not seen."""
    seen = [card for cards in (*view.hands, *view.thrown) for card in cards if card != HIDDEN]
    return tuple(COPIES - seen.count(number) for number in NUMBERS)


@lru_cache(maxsize=64)
def ways(counts: Counts, cards: int) -> tuple[int, ...]:
    """Return in how many ways each multiset of so many cards can be drawn from these."""
    return tuple(_ways(counts, drawn) for drawn in combinations_with_replacement(_DIGITS, cards))


@lru_cache(maxsize=64)
def chances(counts: Counts, cards: int) -> tuple[float, ...]:
    """Return the chance of each multiset of so many cards, drawn from these."""
    total = comb(sum(counts), cards)
    return tuple(number / total for number in ways(counts, cards))


def _ways(counts: Counts, drawn: tuple[int, ...]) -> int:
    found = 1
    for place, number in enumerate(drawn):
        again = drawn[:place].count(number)
        found = found * (counts[number] - again) // (again + 1)
    return found


# One exchange


class Exchanges(NamedTuple):
    """All exchanges of so many cards.

    :param place: of each set of cards kept. :param rows: for each the strengths that the draws make of it.
    """

    place: dict[int, int]
    rows: Sequence[Taking]


@cache
def exchanges(cards: int) -> Exchanges:
    """Return the exchanges of one, two or three cards."""
    known, draws, kept = strengths(), _sets(cards), _sets(HAND_SIZE - cards)
    rows = [itemgetter(*(known[held + drawn] for drawn in draws)) for held in kept]
    return Exchanges({held: place for place, held in enumerate(kept)}, rows)


@lru_cache(maxsize=256)
def throws(hand: tuple[Card, ...], most: int) -> tuple[tuple[Card, ...], ...]:
    """Return the different sets of up to so many cards that a sorted hand can throw away, fewest first."""
    return tuple(thrown for number in range(1, most + 1) for thrown in sorted(set(combinations(hand, number))))


def values_after_draw(hand: tuple[Card, ...], thrown: tuple[Card, ...], worths: HandValues) -> tuple[float, ...]:
    """Return the worths of the hands that an exchange can make, draw by draw as in ``chances``."""
    code = code_of(hand)
    if not thrown:
        return (worths[strengths()[code]],)
    table = exchanges(len(thrown))
    return table.rows[table.place[code - code_of(thrown)]](worths)


def exchange_value(hand: tuple[Card, ...], thrown: tuple[Card, ...], worths: HandValues, counts: Counts) -> float:
    """Return the exchange value: what a hand is worth on average, exactly, when these cards are exchanged."""
    return sum(map(mul, chances(counts, len(thrown)), values_after_draw(hand, thrown, worths)), start=0.0)


# An exchange still to come


@cache
def _choices() -> list[tuple[Taking, ...]]:
    """Return for each hand what takes the sets it can keep, by cards exchanged."""
    found: list[list[list[int]]] = [[[] for _ in range(MOST_EXCHANGED)] for _ in strengths()]
    places = range(len(found))
    for cards in range(1, MOST_EXCHANGED + 1):
        for place, row in enumerate(exchanges(cards).rows):
            for hand in row(places):
                found[int(hand)][cards - 1].append(place)
    # One place taken alone would not be a tuple: it is taken twice.
    return [tuple(itemgetter(*kept, kept[0]) for kept in of_hand) for of_hand in found]


def best_exchange_values(
    worths: HandValues, counts: Counts, most: int = MOST_EXCHANGED, cost: float = 0.0
) -> list[float]:
    """Return what each hand is worth when its best exchange is still to come; to exchange nothing is one, too.

    :param most: cards that may be exchanged. :param cost: of each card.
    """
    found = list(worths)
    for cards in range(1, most + 1):
        weights = chances(counts, cards)
        made = [sum(map(mul, weights, row(worths))) - cost * cards for row in exchanges(cards).rows]
        found = [max(now, *choice[cards - 1](made)) for now, choice in zip(found, _choices(), strict=True)]
    return found


class BetweenExchanges(NamedTuple):
    """What hands are worth between two exchanges.

    :param ends: the value when nothing more is exchanged, ``NEVER`` where that cannot be chosen. :param certain: what
        a hand that waits gains whatever it exchanges. :param worths: of the hands after the second exchange.
        :param cost: of each card of the second exchange.
    """

    ends: HandValues
    certain: HandValues
    worths: HandValues
    cost: float = 0.0


def two_exchange_values(
    hand: tuple[Card, ...], thrown: Sequence[tuple[Card, ...]], counts: Counts, waiting: BetweenExchanges
) -> list[float]:
    """Return what a hand is worth on average, exactly, with each of these discards and the best second exchange.

    The second exchange draws from what the first has left.
    """
    found = [0.0] * len(thrown)
    code = code_of(hand)
    fresh = _fresh_sums(tuple(waiting.worths))
    sums, left = fresh.taken(counts), sum(counts)
    for cards in sorted(set(map(len, thrown))):
        kept = [(place, code - code_of(one)) for place, one in enumerate(thrown) if len(one) == cards]
        if not cards:
            found[kept[0][0]] = _second(code, DrawSums(sums.made), left, waiting)
            continue
        after = zip(_sets(cards), chances(counts, cards), sums.drawn(0, cards), strict=True)
        for draw, chance, drawn in after:
            for place, held in kept:
                found[place] += chance * _second(held + draw, drawn, left - cards, waiting)
    return found


class DrawSums(NamedTuple):
    """What draws of one, two and three cards make of every set kept, in all ways together.

    :param less: where one card more has gone from the pack, ``made`` by fewer cards with this card added to the sets.
    """

    made: Sequence[HandValues]
    less: Sequence[Sequence[HandValues]] = ((), (), ())


class PackSums(NamedTuple):
    """What draws of one, two and three cards make of every set kept, from a pack from which cards can be taken.

    :param added: the worths of hands by the number of a card that is added to five, twice to four, or thrice to three.
    """

    made: Sequence[HandValues]
    added: Sequence[Sequence[HandValues]]

    def without(self, number: int) -> PackSums:
        """Return the sums of a pack without a card of this number.

        A draw of m cards leaves this card out or takes it and m - 1 of the others. So what m cards make of a set
        without this card in the pack is what they made with it, less what m - 1 make of the set with it.
        """
        one = list(map(sub, self.made[0], self.added[number][0]))
        two = list(map(sub, self.made[1], _added(4)[number](one)))
        return PackSums((one, two, list(map(sub, self.made[2], _added(3)[number](two)))), self.added)

    def taken(self, counts: Counts) -> PackSums:
        """Return the sums of what is left of a whole pack."""
        gone = [number for number, count in enumerate(counts) for _ in range(COPIES - count)]
        return reduce(PackSums.without, gone, self)

    def drawn(self, first: int, cards: int) -> Iterator[DrawSums]:
        """Yield the sums when so many cards are gone, for each draw in turn."""
        for number in range(first, len(NUMBERS)):
            if cards > 1:
                yield from self.without(number).drawn(number, cards - 1)
                continue
            one, twice, thrice = self.added[number]
            with_one = _added(4)[number](self.made[0])
            # The few sets of three are worked out once for all hands.
            with_two = map(sub, _added(3)[number](self.made[1]), _added(3)[number](with_one))
            three = list(map(sub, map(sub, self.made[2], with_two), thrice))
            yield DrawSums((*self.made[:2], three), ((one,), (with_one, twice), ()))


def _second(code: int, drawn: DrawSums, left: int, waiting: BetweenExchanges) -> float:
    """Return what a hand is worth whose best second exchange draws from so many cards."""
    strength = strengths()[code]
    best = waiting.worths[strength]
    for take, made, less, cards in zip(_choices()[strength], drawn.made, drawn.less, (1, 2, 3), strict=True):
        values: Iterable[float] = take(made)
        for sign, part in zip((sub, add), less, strict=False):
            values = map(sign, values, take(part))
        best = max(best, max(values) / comb(left, cards) - cards * waiting.cost)
    return max(waiting.ends[strength], waiting.certain[strength] + best)


@lru_cache(maxsize=32)
def _fresh_sums(worths: tuple[float, ...]) -> PackSums:
    """Return the sums of draws from a whole pack."""
    made = [
        [sum(map(mul, ways(FRESH, cards), row(worths))) for row in exchanges(cards).rows]
        for cards in range(1, MOST_EXCHANGED + 1)
    ]
    added = []
    for number in _DIGITS:
        one = _added(5)[number](worths)
        two = _added(4)[number](one)
        added.append((one, two, _added(3)[number](two)))
    return PackSums(made, added)


@cache
def _added(kept: int) -> list[Taking]:
    """Return for each number what takes, for every set of so many cards, the set with a card of it more."""
    more = strengths() if kept == HAND_SIZE - 1 else exchanges(HAND_SIZE - kept - 1).place
    return [itemgetter(*(more[held + code] for held in _sets(kept))) for code in CODES]
