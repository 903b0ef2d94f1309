"""Swiss pairing: each round pairs entrants by the standings, without repeated meetings and with fair byes.

The method is that of bridge directors ("How are the pairings created?", magicscoring.com): from the top, each entrant
meets the first lower one it has not met; swaps fix the rest at the bottom, lowest tables first, so the top tables stay.
While the number of rounds is at most half the field, a swap always exists (Dirac: if no one has met half of the field,
everyone can be paired); for more rounds ``meets_all`` recommends Berger's tables (``movements.berger``).
"""

from __future__ import annotations

from collections.abc import Collection, Hashable, Mapping, Sequence
from typing import Generic, NamedTuple, TypeVar

Entrant = TypeVar("Entrant", bound=Hashable)


class Pairing(NamedTuple, Generic[Entrant]):
    """The pairs of the next round.

    :param tables: pairs, the best first. :param bye: the entrant who sits out, None in an even field.
    :param again: number of unavoidable repeated meetings.
    """

    tables: tuple[tuple[Entrant, Entrant], ...]
    bye: Entrant | None
    again: int


def meets_all(entrants: int, rounds: int) -> bool:
    """Return whether to use Berger's tables: if the rounds exceed half the field.

    :param entrants: number of entrants. :param rounds: number of rounds.
    """
    return rounds > entrants // 2


def pair(
    order: Sequence[Entrant], met: Mapping[Entrant, Collection[Entrant]], byes: Mapping[Entrant, int]
) -> Pairing[Entrant]:
    """Return the next round.

    :param order: all entrants, the best first. :param met: each entrant's earlier opponents.
    :param byes: each entrant's number of byes.
    """
    best: Pairing[Entrant] | None = None
    for bye in _first_byes(order, byes):
        candidate = _pair_without(order, met, bye)
        if best is None or candidate.again < best.again:
            best = candidate
        if not best.again:
            break
    assert best is not None
    return best


def _first_byes(order: Sequence[Entrant], byes: Mapping[Entrant, int]) -> list[Entrant | None]:
    """Return the candidates for the bye, best first: the lowest of the entrants with the fewest byes."""
    if len(order) % 2 == 0:
        return [None]
    least = min(byes.get(entrant, 0) for entrant in order)
    return [entrant for entrant in reversed(order) if byes.get(entrant, 0) == least]


def _pair_without(
    order: Sequence[Entrant], met: Mapping[Entrant, Collection[Entrant]], bye: Entrant | None
) -> Pairing[Entrant]:
    """Return the round in which this entrant sits out."""
    waiting = dict.fromkeys(entrant for entrant in order if entrant != bye)
    tables: list[tuple[Entrant, Entrant]] = []
    left: list[Entrant] = []
    while waiting:
        first = next(iter(waiting))
        del waiting[first]
        other = next((other for other in waiting if other not in met.get(first, ())), None)
        if other is None:
            left.append(first)
        else:
            del waiting[other]
            tables.append((first, other))
    again = sum(_mend(tables, met, first, other) for first, other in zip(left[::2], left[1::2], strict=True))
    place = {entrant: at for at, entrant in enumerate(order)}
    ordered = sorted(tables, key=lambda table: min(place[table[0]], place[table[1]]))
    return Pairing(tuple(ordered), bye, again)


def _mend(
    tables: list[tuple[Entrant, Entrant]], met: Mapping[Entrant, Collection[Entrant]], first: Entrant, other: Entrant
) -> int:
    """Seat two entrants who have met, by a swap with the lowest possible table; return 1 if they must meet again."""
    for at in reversed(range(len(tables))):
        for a, b in (tables[at], tables[at][::-1]):
            if a not in met.get(first, ()) and b not in met.get(other, ()):
                tables[at : at + 1] = [(a, first), (b, other)]
                return 0
    tables.append((first, other))
    return 1
