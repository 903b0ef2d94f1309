"""Expected results of two alone at Šipky, by plain recursion from the rules, for comparison with the tables.

It shares no code with the players. Each card 0-9 is equally likely at every draw after the present throw.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from numeramis_access.core.actions import Action
from numeramis_access.games.sipky.events import DiscardCard, LayNumber, StopThrowing, TakeCards
from numeramis_access.games.sipky.state import SipkyView

#: the numbers of every ordered draw of two cards; two zeros are drawn again
DRAWS = [tuple({10 * a + b, 10 * b + a}) for a in range(10) for b in range(10) if a or b]
OUT = -1


def compare(own: int, other: int) -> float:
    """Return 1 if the first of two final distances wins, -1 if it loses, 0 if they share the place (S12)."""
    if OUT in (own, other):
        return float((own != OUT) - (other != OUT))
    return float((own < other) - (own > other))


@cache
def alone(target: int, own: int) -> float:
    """Return the turn's value for a lone player whose rival has ended."""
    if own <= 0:
        return compare(own, target)
    one = sum(compare(max(OUT, own - card), target) for card in range(1, 10)) / 9
    two = sum(max(alone(target, max(OUT, own - number)) for number in draw) for draw in DRAWS) / 99
    return max(compare(own, target), one, two)


def ended(own: int, other: int) -> float:
    """Return an end's value while the rival throws on."""
    return -alone(max(OUT, own), other)


def thrown(own: int, other: int) -> float:
    """Return a distance's value after two cards, while both still throw."""
    return ended(own, other) if own <= 0 else -turn(other, own)


@cache
def turn(own: int, other: int) -> float:
    """Return the turn's value while both throw."""
    one = sum(ended(own - card, other) for card in range(1, 10)) / 9
    two = sum(max(thrown(own - number, other) for number in draw) for draw in DRAWS) / 99
    return max(ended(own, other), one, two)


def prepare(far: int) -> None:
    """Reckon all pairs up to a distance, the near ones first, so that no recursion is deep."""
    for own in range(1, far + 1):
        for target in range(OUT, far + 1):
            alone(target, own)
    for both in range(2, 2 * far + 1):
        for own in range(max(1, both - far), min(far, both - 1) + 1):
            turn(own, both - own)


@cache
def hits_first(own: int, other: int) -> float:
    """Return the mover's chance to hit first, for an exact result (S14-S17): by steps from an even chance."""
    mine, theirs = 0.5, 0.5
    for _ in range(400):
        mine, theirs = _hits_now(own, other, 1 - theirs), _hits_now(other, own, 1 - mine)
    return mine


def hit_after(own: int, other: int) -> float:
    """Return the chance of the first hit after a throw; a bust player cannot hit, and then the other surely hits."""
    return float(own == 0) if own <= 0 else 1 - hits_first(other, own)


def _hits_now(own: int, other: int, missed: float) -> float:
    one, two = _throws_now(own, other)
    return max(two, sum(max(value, missed) for value in one) / 9)


@cache
def _throws_now(own: int, other: int) -> tuple[list[float], float]:
    one = [hit_after(own - card, other) for card in range(1, 10)]
    return one, sum(max(hit_after(own - number, other) for number in draw) for draw in DRAWS) / 99


def left_of(view: SipkyView) -> list[int]:
    """Return how many of each card have not been seen."""
    seen = (*view.used_cards, *view.hand)
    return [8 - seen.count(str(card)) for card in range(10)]


def throws_from(pack: list[int], cards: int) -> Iterator[tuple[float, tuple[int, ...]]]:
    """Yield the numbers of a throw from the remaining cards, with zeros replaced (S4, S7) and their probability.

    :param pack: count of each card; nothing for an endless pack.
    """
    if not pack:
        yield from ((1 / 9, (card,)) for card in range(1, 10)) if cards == 1 else ((1 / 99, draw) for draw in DRAWS)
        return
    for first in range(10):
        part = pack[first] / sum(pack) if pack[first] else 0.0
        rest = [count - (card == first) for card, count in enumerate(pack)]
        if part and cards == 1:
            yield from [(part, (first,))] if first else [(part * p, n) for p, n in throws_from(rest, 1)]
        for second in range(10) if part and cards == 2 else ():
            if rest[second]:
                chance = part * rest[second] / sum(rest)
                last = [count - (card == second) for card, count in enumerate(rest)]
                if first or second:
                    yield chance, (10 * first + second, 10 * second + first)
                else:
                    yield from [(chance * p, n) for p, n in throws_from(last, 2)]


def value(view: SipkyView, action: Action, endless: bool = False) -> float:
    """Return an action's value for the thrower while both throw: a lead in points, or a probability.

    :param endless: whether the present throw is from an endless pack too.
    """
    seat = view.to_act or 0
    own, other = view.limit - view.scores[seat], view.limit - view.scores[1 - seat]
    exact, pack = view.options.is_exact, [] if endless else left_of(view)
    after = hit_after if exact else thrown
    match action:
        case LayNumber(number):
            return after(max(OUT, own - number), other)
        case DiscardCard():
            return hit_after(own, other)
        case StopThrowing():
            return ended(own, other)
        case TakeCards(1) if not exact:
            return sum(part * ended(max(OUT, own - n), other) for part, (n,) in throws_from(pack, 1))
        case TakeCards(1):
            stay = hit_after(own, other)
            return sum(part * max(stay, after(max(OUT, own - n), other)) for part, (n,) in throws_from(pack, 1))
    draws = throws_from(pack, 2)
    return sum(part * max(after(max(OUT, own - number), other) for number in made) for part, made in draws)


# with a shrinking pack, as far as it is computable


Pack = tuple[int, ...]


@cache
def alone_from(pack: Pack, target: int, own: int) -> float:
    """Return the turn's value for a lone player whose rival has ended, with a shrinking pack."""
    end = compare(own, target)
    if own <= 0 or end == 1:
        return end
    one = sum(p * compare(max(OUT, own - n), target) for p, (n,), _ in _taken(pack, 1))
    two = sum(
        p * max(alone_from(rest, target, max(OUT, own - n)) for n in made) for p, made, rest in _taken(pack, 2)
    )
    return max(end, one, two)


@cache
def turn_from(pack: Pack, own: int, other: int) -> float:
    """Return the turn's value while both throw, with a shrinking pack."""
    return max(choices_from(pack, own, other).values())


def choices_from(pack: Pack, own: int, other: int) -> dict[Action, float]:
    """Return the value of each choice of the turn while both throw, with a shrinking pack."""

    def after(rest: Pack, left: int) -> float:
        return -alone_from(rest, max(OUT, left), other) if left <= 0 else -turn_from(rest, other, left)

    one = sum(-p * alone_from(rest, max(OUT, own - n), other) for p, (n,), rest in _taken(pack, 1))
    two = sum(p * max(after(rest, own - n) for n in made) for p, made, rest in _taken(pack, 2))
    return {StopThrowing(): -alone_from(pack, own, other), TakeCards(1): one, TakeCards(2): two}


@cache
def _taken(pack: Pack, cards: int) -> list[tuple[float, tuple[int, ...], Pack]]:
    """Return the numbers of a throw with their chance and the cards left, alike ones together; zeros stay out."""
    found: dict[tuple[tuple[int, ...], Pack], float] = {}
    for first in range(10):
        if not pack[first]:
            continue
        rest = tuple(count - (card == first) for card, count in enumerate(pack))
        part = pack[first] / sum(pack)
        if cards == 1:
            nexts = [(part, (first,), rest)] if first else [(part * p, n, r) for p, n, r in _taken(rest, 1)]
        else:
            nexts = [way for second in range(10) if rest[second] for way in _second(part, first, second, rest)]
        for chance, made, left in nexts:
            found[made, left] = found.get((made, left), 0.0) + chance
    return [(chance, made, left) for (made, left), chance in found.items()]


def _second(part: float, first: int, second: int, rest: Pack) -> list[tuple[float, tuple[int, ...], Pack]]:
    chance = part * rest[second] / sum(rest)
    last = tuple(count - (card == second) for card, count in enumerate(rest))
    if first or second:
        return [(chance, tuple(sorted({10 * first + second, 10 * second + first})), last)]
    return [(chance * p, made, left) for p, made, left in _taken(last, 2)]
