"""Swiss pairing: each round pairs entrants by the standings, without avoidable repeated meetings and with fair byes.

From the top, each entrant meets the first lower one it has not met, as bridge directors pair ("How are the pairings
created?", magicscoring.com), unless the others could then be paired only with more repeated meetings (``matching``).
For more rounds than half the field ``has_rounds_for_all`` recommends Berger's tables (``movements.berger``).
"""

from __future__ import annotations

from collections.abc import Collection, Hashable, Mapping, Sequence
from typing import Generic, NamedTuple, TypeVar

from numeramis_access.evening.matching import Matching

Entrant = TypeVar("Entrant", bound=Hashable)


class Pairing(NamedTuple, Generic[Entrant]):
    """The pairs of the next round.

    :param tables: pairs, the best first. :param bye: the entrant who sits out, None in an even field.
    :param again: number of unavoidable repeated meetings.
    """

    tables: tuple[tuple[Entrant, Entrant], ...]
    bye: Entrant | None
    again: int


def has_rounds_for_all(entrants: int, rounds: int) -> bool:
    """Return whether there are more rounds than half the field, so that Berger's tables should replace Swiss pairing.

    :param entrants: number of entrants. :param rounds: number of rounds.
    """
    return rounds > entrants // 2


def pair_entrants(
    order: Sequence[Entrant], met: Mapping[Entrant, Collection[Entrant]], sat_out: Mapping[Entrant, int]
) -> Pairing[Entrant]:
    """Return the next round: as few repeated meetings as possible, then the best entrants close to each other.

    In an odd field an entrant with the fewest byes sits out: the lowest one who causes no repeated meeting; if each of
    them causes one, the lowest.

    :param order: all entrants, the best first; not empty. :param met: each entrant's earlier opponents.
    :param sat_out: number of earlier rounds that each entrant did not play; 0 for a missing entrant.
    """
    places = {entrant: place for place, entrant in enumerate(order)}
    unmet = [
        [place for place, other in enumerate(order) if other != entrant and other not in met.get(entrant, ())]
        for entrant in order
    ]
    matching = Matching(unmet)
    bye: Entrant | None = None
    if len(order) % 2:
        candidates = _first_byes(order, sat_out)
        costless = (entrant for entrant in candidates if not matching.is_needed(places[entrant]))
        bye = next(costless, candidates[0])
        matching = matching.without_vertices(places[bye])
    tables = _tables(matching, unmet, [place for place, entrant in enumerate(order) if entrant != bye])
    return Pairing(
        tuple((order[first], order[other]) for first, other in tables), bye, sum(b not in unmet[a] for a, b in tables)
    )


def _first_byes(order: Sequence[Entrant], sat_out: Mapping[Entrant, int]) -> list[Entrant]:
    """Return the candidates for the bye: the entrants who sat out least, the lowest first."""
    least = min(sat_out.get(entrant, 0) for entrant in order)
    return [entrant for entrant in reversed(order) if sat_out.get(entrant, 0) == least]


def _tables(matching: Matching, unmet: Sequence[Sequence[int]], waiting: list[int]) -> list[tuple[int, int]]:
    """Return the pairs by place, the best first; the lowest entrants have the unavoidable repeated meetings.

    :param matching: a matching of greatest size of ``unmet`` among the waiting.
    """
    tables: list[tuple[int, int]] = []
    again: list[int] = []
    while waiting:
        first, *others = waiting
        for other in others:
            if other not in unmet[first]:
                continue
            rest = matching.without_vertices(first, other)
            if rest.unmatched_count == matching.unmatched_count:
                tables.append((first, other))
                others.remove(other)
                matching = rest
                break
        else:
            matching = matching.without_vertices(first)
            again.append(first)
        waiting = others
    return sorted([*tables, *zip(again[::2], again[1::2], strict=True)])
