"""A knock-out of whole plays: the better half of each table goes on, until one table is left.

If the winners do not fill tables, the best losers go on too. If a winner and a loser tie, a lot in the log decides.

Source: the society's championships, ``facts/society.md`` E8.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from numeramis_access.evening.evening import Evening, is_away
from numeramis_access.evening.events import Entrant
from numeramis_access.evening.play_draw import level_sizes
from numeramis_access.evening.plays import TablePlay, TieBreak, equal_groups, plays_of, tie_rules

#: entrants in the order of a table, equal entrants together
TieGroups = list[tuple[Entrant, ...]]


def contenders_of(evening: Evening, number: int) -> list[Entrant]:
    """Return the entrants of a round in ascending order.

    In the first round these are all entrants except late ones. Later they are the winners of the round before, entrants
    who were present but had no table in it, and as many of the best losers as fill the tables.

    :param evening: the evening. :param number: number of the round, from 0.
    """
    if number == 0:
        return [entrant for entrant in evening.playing if not evening.since.get(entrant)]
    before, tables = contenders_of(evening, number - 1), list(_tables_of(evening, number - 1))
    seated = {entrant for table in tables for group in table for entrant in group}
    goes_on = [entrant for entrant in before if entrant not in seated and not is_away(evening, entrant, number - 1)]
    others: list[tuple[int, Entrant]] = []
    for table in tables:
        order = [entrant for group in table for entrant in group]
        half = max(1, len(order) // 2)
        goes_on += order[:half]
        others += [(place, entrant) for place, entrant in enumerate(order[half:])]
    return sorted(_with_whole_tables(evening, goes_on, [entrant for _, entrant in sorted(others)]))


def _with_whole_tables(evening: Evening, goes_on: Sequence[Entrant], others: Sequence[Entrant]) -> list[Entrant]:
    """Return the winners with the best losers that fill all tables.

    :param goes_on: winners. :param others: losers, the best first.
    """
    for more in range(len(others) + 1):
        count = len(goes_on) + more
        if sum(level_sizes(count, evening.plan.sizes)) == count:
            return [*goes_on, *others[:more]]
    return list(goes_on)


def groups_needing_lot(evening: Evening) -> list[tuple[Entrant, ...]]:
    """Return the groups of entrants who tie with each other at a table of the present round though only some of them
    go on.
    """
    groups: list[tuple[Entrant, ...]] = []
    for table in _tables_of(evening, evening.round):
        half, place = max(1, sum(map(len, table)) // 2), 0
        for group in table:
            if place < half < place + len(group):
                groups.append(group)
            place += len(group)
    return groups


def _tables_of(evening: Evening, number: int) -> Iterator[TieGroups]:
    """Yield the entrants of each table of a round, the best first."""
    plays = list(plays_of(evening))
    ties = tie_rules(evening, [play for play in plays if play.line.round <= number])
    for play in plays:
        if play.line.round == number:
            yield list(equal_groups(play.entrants, [_points_in(play), *ties]))


def _points_in(play: TablePlay) -> TieBreak:
    return lambda entrant, _: play.points[play.entrants.index(entrant)]
