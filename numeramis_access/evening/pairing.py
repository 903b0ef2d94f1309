"""Swiss in rounds: who meets whom next, by the standings; nobody meets the same twice, byes are fair.

The method is the bridge directors' ("How are the pairings created?", magicscoring.com): from the top each meets the
first below that it has not met; what is left at the bottom is mended by swaps, the lowest tables first, so that the top
ones stay. While no more rounds are played than half the field has entrants a swap can always be found (Dirac: whoever
has not met at least half of the field can be paired); where more are wanted everybody should meet everybody by
Berger's tables (``movements.berger``), as ``meets_all`` says.
"""

from __future__ import annotations

from collections.abc import Collection, Hashable, Mapping, Sequence
from typing import Generic, NamedTuple, TypeVar

Entrant = TypeVar("Entrant", bound=Hashable)


class Pairing(NamedTuple, Generic[Entrant]):
    """Who meets whom in the next round.

    :param tables: pairs, the best first. :param bye: who sits out, None in an even field.
    :param again: how many pairs have met before, because there was no other way.
    """

    tables: tuple[tuple[Entrant, Entrant], ...]
    bye: Entrant | None
    again: int


def meets_all(entrants: int, rounds: int) -> bool:
    """Return whether so many rounds are better played by Berger's tables: they exceed half the field."""
    return rounds > entrants // 2


def pair(
    order: Sequence[Entrant], met: Mapping[Entrant, Collection[Entrant]], byes: Mapping[Entrant, int]
) -> Pairing[Entrant]:
    """Return the next round.

    :param order: everybody, the best first. :param met: whom each has met. :param byes: how often each sat out.
    """
    best: Pairing[Entrant] | None = None
    for bye in _first_byes(order, byes):
        found = _pair_without(order, met, bye)
        if best is None or found.again < best.again:
            best = found
        if not best.again:
            break
    assert best is not None
    return best


def _first_byes(order: Sequence[Entrant], byes: Mapping[Entrant, int]) -> list[Entrant | None]:
    """Return who may sit out, the first choice first: the lowest of those who did so least often."""
    if len(order) % 2 == 0:
        return [None]
    least = min(byes.get(one, 0) for one in order)
    return [one for one in reversed(order) if byes.get(one, 0) == least]


def _pair_without(
    order: Sequence[Entrant], met: Mapping[Entrant, Collection[Entrant]], bye: Entrant | None
) -> Pairing[Entrant]:
    """Return the round in which this one sits out."""
    waiting = dict.fromkeys(one for one in order if one != bye)
    tables: list[tuple[Entrant, Entrant]] = []
    left: list[Entrant] = []
    while waiting:
        one = next(iter(waiting))
        del waiting[one]
        other = next((other for other in waiting if other not in met.get(one, ())), None)
        if other is None:
            left.append(one)
        else:
            del waiting[other]
            tables.append((one, other))
    again = sum(_mend(tables, met, one, other) for one, other in zip(left[::2], left[1::2], strict=True))
    place = {one: at for at, one in enumerate(order)}
    ordered = sorted(tables, key=lambda table: min(place[table[0]], place[table[1]]))
    return Pairing(tuple(ordered), bye, again)


def _mend(
    tables: list[tuple[Entrant, Entrant]], met: Mapping[Entrant, Collection[Entrant]], one: Entrant, other: Entrant
) -> int:
    """Seat two who have met, by a swap with the lowest table that allows it; return 1 where they must meet again."""
    for at in reversed(range(len(tables))):
        for a, b in (tables[at], tables[at][::-1]):
            if a not in met.get(one, ()) and b not in met.get(other, ()):
                tables[at : at + 1] = [(a, one), (b, other)]
                return 0
    tables.append((one, other))
    return 1
