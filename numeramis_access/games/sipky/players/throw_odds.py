"""Exact odds of the current throws over the remaining cards (``pool``), for practice and for the expert."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from numeramis_access.core.cards import COPIES
from numeramis_access.games.sipky.players.value_tables import CARD_NUMBERS, ONE_CARD_MOVE, TWO_CARDS_MOVE
from numeramis_access.games.sipky.state import SipkyView


class Pool(NamedTuple):
    """The cards that can come, counted by number.

    :param pack: number of cards of each number in the pack.
    :param used_counts: number of cards of each number to be shuffled when the pack runs out (N4).
    """

    pack: tuple[int, ...]
    used_counts: tuple[int, ...] = (0,) * CARD_NUMBERS


def fresh_pool() -> Pool:
    """Return a whole pack (N1)."""
    return Pool((COPIES,) * CARD_NUMBERS)


def pool_of(view: SipkyView) -> Pool:
    """Return the cards that can come, as the thrower knows them: all except those in its hand.

    :param view: the view of the thrower; for another seat its hand counts as cards that can come.
    """
    used, held = _count(view.used_cards), _count(view.hand)
    pack = tuple(COPIES - out - own for out, own in zip(used, held, strict=True))
    return Pool(pack, used)


def _count(cards: tuple[str, ...]) -> tuple[int, ...]:
    return tuple(cards.count(str(number)) for number in range(CARD_NUMBERS))


def _counts_with(counts: tuple[int, ...], card: int, by: int = 1) -> tuple[int, ...]:
    return (*counts[:card], counts[card] + by, *counts[card + 1 :])


def draw(pool: Pool) -> Iterator[tuple[float, int, Pool]]:
    """Yield the chance of each card that can come next, the card as a number from 0 to 9, and the pool without it.

    Once the pack is empty, the discarded cards make a new pack.

    :param pool: the cards that can come.
    """
    pack, used = pool if any(pool.pack) else Pool(pool.used_counts)
    total = sum(pack)
    for card, count in enumerate(pack):
        if count:
            yield count / total, card, Pool(_counts_with(pack, card, -1), used)


def single_draws(pool: Pool) -> Iterator[tuple[float, int, Pool]]:
    """Yield the chance and the card of each throw of one card, zeros replaced (S7), and the cards left after the throw.

    :param pool: the cards that can come.
    """
    for chance, card, left in draw(pool):
        after = Pool(left.pack, _counts_with(left.used_counts, card))
        if card:
            yield chance, card, after
        else:
            for more, other, rest in single_draws(after):
                yield chance * more, other, rest


def pair_draws(pool: Pool) -> Iterator[tuple[float, tuple[int, ...], Pool]]:
    """Yield the chance of each throw of two cards, the numbers that the cards make, and the cards left after the throw.

    Two zeros are replaced (S4).

    :param pool: the cards that can come.
    """
    for first_chance, first, left in draw(pool):
        for two, second, rest in draw(left):
            after = Pool(rest.pack, _counts_with(_counts_with(rest.used_counts, first), second))
            if first or second:
                low, high = sorted((10 * first + second, 10 * second + first))
                yield first_chance * two, (low, high) if low < high else (low,), after
            else:
                for more, numbers, last in pair_draws(after):
                    yield first_chance * two * more, numbers, last


def draws(pool: Pool, cards: int) -> Iterator[tuple[float, tuple[int, ...], Pool]]:
    """Yield the chance of each throw of one or two cards, the numbers that its cards make, and the cards left after the
    throw.

    :param pool: the cards that can come.
    :param cards: the number of cards thrown, 1 or 2.
    """
    if cards == TWO_CARDS_MOVE:
        yield from pair_draws(pool)
    else:
        for chance, card, after in single_draws(pool):
            yield chance, (card,), after


#: with this many cards the pack cannot run out during a throw, however many zeros come first
_ENOUGH = 10

#: chances, each with the numbers that can be made
Outcomes = tuple[tuple[float, tuple[int, ...]], ...]


@lru_cache(maxsize=256)
def outcomes(pool: Pool, cards: int) -> Outcomes:
    """Return the exact chance of each throw of one or two cards, with the numbers that its cards make.

    :param pool: the cards that can come.
    :param cards: the number of cards thrown, 1 or 2.
    """
    pack = pool.pack
    if sum(pack) < _ENOUGH or not any(pack[1:]):
        chances: dict[tuple[int, ...], float] = {}
        for chance, numbers, _ in draws(pool, cards):
            chances[numbers] = chances.get(numbers, 0.0) + chance
        return tuple((chance, numbers) for numbers, chance in chances.items())
    if cards == ONE_CARD_MOVE:
        # Each card other than 0 is equally likely to come first.
        rest = sum(pack[1:])
        return tuple((pack[card] / rest, (card,)) for card in range(1, CARD_NUMBERS) if pack[card])
    return _pairs(pack)


def _pairs(pack: tuple[int, ...]) -> Outcomes:
    """Return the outcomes of two cards from a pack that cannot run out, two zeros replaced (S4)."""
    zeros, size, come = pack[0], sum(pack), 1.0
    with_zero = without = 0.0
    while come:
        ways = size * (size - 1)
        without += come / ways
        with_zero += come * zeros / ways
        come *= zeros * (zeros - 1) / ways
        zeros, size = zeros - 2, size - 2
    pairs: list[tuple[float, tuple[int, ...]]]
    pairs = [(2 * with_zero * pack[card], (card, 10 * card)) for card in range(1, CARD_NUMBERS)]
    for low in range(1, CARD_NUMBERS):
        pairs.append((without * pack[low] * (pack[low] - 1), (11 * low,)))
        pairs += [
            (2 * without * pack[low] * pack[high], (10 * low + high, 10 * high + low))
            for high in range(low + 1, CARD_NUMBERS)
        ]
    return tuple(outcome for outcome in pairs if outcome[0])


class ThrowOdds(NamedTuple):
    """The odds of one throw; each assumes that the player chooses the number that serves that result best.

    :param hit: the chance of an exact hit.
    :param out: the chance that every number passes the limit.
    :param ahead: the chance to come nearer to the limit than the best other player; if there is none, to stay within
        the limit.
    """

    hit: float
    out: float
    ahead: float


def throw_odds(pool: Pool, distance: int, cards: int, lead: int | None = None) -> ThrowOdds:
    """Return the exact odds of one throw.

    :param pool: the cards that can come.
    :param distance: distance before the throw.
    :param cards: the number of cards thrown, 1 or 2.
    :param lead: the distance of the best other player within the limit, None if there is none.
    """
    hit = out = ahead = 0.0
    for chance, numbers in outcomes(pool, cards):
        rests = [distance - number for number in numbers if number <= distance]
        if not rests:
            out += chance
            continue
        hit += chance if 0 in rests else 0.0
        ahead += chance if lead is None or min(rests) < lead else 0.0
    return ThrowOdds(hit, out, ahead)


@lru_cache(maxsize=256)
def chances_of_numbers(pool: Pool, cards: int) -> dict[int, float]:
    """Return the chance of each number that one throw can make; impossible numbers are missing.

    A throw of two cards counts for both numbers that they make, so the sum can exceed 1. The result is cached: do not
    change it.

    :param pool: the cards that can come. :param cards: the number of cards thrown, 1 or 2.
    """
    chances: dict[int, float] = {}
    for chance, numbers in outcomes(pool, cards):
        for number in numbers:
            chances[number] = chances.get(number, 0.0) + chance
    return chances


def chance_to_hit(pool: Pool, distance: int, throws: int, exact: bool = False) -> float:
    """Return the best chance of an exact hit within one or two own throws, exact over the remaining cards.

    The others' cards in between are as unknown as the rest, so they change nothing while the pack lasts; a pack that
    runs out between the two throws is not considered.

    :param pool: the cards that can come.
    :param distance: points missing to the limit.
    :param throws: 1 or 2.
    :param exact: whether the rules of the exact game hold: a single card can be thrown away, and the player throws on
        (S15, S16).
    """
    return max(_hit_by(pool, distance, cards, throws, exact) for cards in (ONE_CARD_MOVE, TWO_CARDS_MOVE))


def _hit_by(pool: Pool, distance: int, cards: int, throws: int, exact: bool) -> float:
    if throws == 1 or (cards == ONE_CARD_MOVE and not exact):
        return chances_of_numbers(pool, cards).get(distance, 0.0)
    total = 0.0
    for chance, numbers, after in _merge_draws(pool, cards):
        rests = {distance - number for number in numbers if number <= distance}
        if exact and cards == ONE_CARD_MOVE:
            rests.add(distance)
        if 0 in rests:
            total += chance
        elif rests:
            total += chance * max(chance_to_hit(after, rest, 1, exact) for rest in rests)
    return total


def _merge_draws(pool: Pool, cards: int) -> list[tuple[float, tuple[int, ...], Pool]]:
    """Return the draws, with those that make the same numbers and leave the same cards merged."""
    chances: dict[tuple[tuple[int, ...], Pool], float] = {}
    for chance, numbers, after in draws(pool, cards):
        key = (numbers, after)
        chances[key] = chances.get(key, 0.0) + chance
    return [(chance, numbers, after) for (numbers, after), chance in chances.items()]
