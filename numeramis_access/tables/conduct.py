"""Continues an evening at the tables of a house from its log: results, late players, the next round, standings.

Pure and without words. A director's program sends the results of these functions to the house; a house without a
connected director's program applies them itself. The caller supplies people's names.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from itertools import chain
from typing import Literal

from numeramis_access.evening.draw import Shuffle, draw_round
from numeramis_access.evening.evening import Evening, open_lines, persons_at, sittings
from numeramis_access.evening.events import (
    Adjusted,
    Entrant,
    PersonId,
    ResultEntered,
    RoundBegun,
    RoundDrawn,
    ScoreLine,
    SubstituteSat,
)
from numeramis_access.evening.movements import Side
from numeramis_access.evening.scoring import AVERAGE, Artificial, result_of
from numeramis_access.evening.standings import Rank, standings
from numeramis_access.tables.evening import BoardResult, Chair, OwnStanding, RoundTable, StandingLine, chairs
from numeramis_access.tables.pushes import TablePlace
from numeramis_access.tables.requests import PlayRound

#: prefix of the ids of computers; people have the ids of the house
COMPUTER = "computer-"


def is_round_over(evening: Evening) -> bool:
    """Return whether the current round has begun and has all its results."""
    return evening.stage == "drawn" and evening.round >= 0 and not open_lines(evening)


def round_count(evening: Evening) -> int:
    """Return the number of rounds; for a Swiss movement, which draws each round separately, the planned number."""
    known = len(evening.rounds)
    return max(known, evening.plan.rounds) if evening.is_swiss else known


def missing_results(evening: Evening, number: int, results: Iterable[BoardResult]) -> list[ResultEntered]:
    """Return entries for results of the house that the log does not have yet.

    :param number: number of the round, from 1.
    """
    if number != evening.round + 1 or evening.stage != "drawn":
        return []
    missing = set(open_lines(evening))
    lines = ((ScoreLine(evening.round, one.table, one.board), one) for one in results)
    return [ResultEntered(line, result_of(one.worth)) for line, one in lines if line in missing]


def averages(missing: Iterable[ScoreLine]) -> list[Adjusted]:
    """Return entries that give both sides the average on lines lost to the time limit."""
    return [Adjusted(line, Artificial(AVERAGE, AVERAGE), "time") for line in missing]


def late_comers(
    evening: Evening, places: Sequence[TablePlace], players: int
) -> list[tuple[TablePlace, SubstituteSat]]:
    """Return each late player's place, with the entry that gives them a computer's seat from the next round on.

    :param players: number of places of the gathering, leaders' chairs included.
    """
    if evening.stage != "drawn" or evening.round < 0 or evening.whole:
        return []
    playing, led = set(chain.from_iterable(evening.entrants)), chairs(players)
    playing |= {one.person for one in evening.substitutes}  # a replaced person did not come late
    late = (one for at, one in enumerate(places) if at not in led and one.person and one.person not in playing)
    return [
        (place, SubstituteSat(entrant, computer, place.person, evening.round + 1, "late"))
        for place, (entrant, computer) in zip(late, _computers(evening), strict=False)
    ]


def _computers(evening: Evening) -> Iterator[tuple[Entrant, PersonId]]:
    for entrant, persons in enumerate(evening.entrants):
        yield from ((entrant, one) for one in persons if one.startswith(COMPUTER))


def next_draw(evening: Evening, shuffle: Shuffle) -> RoundDrawn | None:
    """Return the draw of the next round, None if the schedule already has it."""
    due = evening.is_swiss and evening.round + 1 == len(evening.rounds)
    return draw_round(evening, shuffle) if due else None


def next_round(evening: Evening, at: str) -> RoundBegun:
    """Return the entry that starts the next round. :param at: time, ISO 8601."""
    return RoundBegun(evening.round + 1, at)


class HouseTelling:
    """An evening in the form that a house receives.

    :param name_of: returns a person's name. :param is_shown: returns whether a person's name can appear on public
    lists; computers' names always can.
    """

    def __init__(
        self, evening: Evening, name_of: Callable[[PersonId], str], is_shown: Callable[[PersonId], bool]
    ) -> None:
        self._evening = evening
        self._name_of = name_of
        self._is_shown = is_shown

    def play_round(self, id: str, table: str) -> PlayRound | None:
        """Return the request for the round that the log has begun, None if no one plays in it.

        :param id: id of the request. :param table: id of the gathering.
        """
        evening = self._evening
        played = sittings(evening, evening.round)
        return None if not played else PlayRound(
            id=id, table=table, round=evening.round + 1, rounds=round_count(evening),
            boards=played[0].boards, seating=tuple(self._tables()),
            seconds=60 * evening.plan.minutes,
        )  # fmt: skip

    def _tables(self) -> Iterator[RoundTable]:
        for sitting in sittings(self._evening, self._evening.round):
            north, east = (self._people(side) for side in sitting.sides)
            yield RoundTable(sitting.table, (north[0], east[0], north[1], east[1]))

    def _people(self, side: Side) -> list[Chair]:
        """Return the two players of one side."""
        persons = [person for place in side for person in persons_at(self._evening, place)]
        return [Chair("" if one.startswith(COMPUTER) else one, self._name_of(one)) for one in persons]

    def standings(self) -> tuple[tuple[OwnStanding, ...], tuple[StandingLine, ...]]:
        """Return each person's standing, and the complete standings field by field."""
        fields = standings(self._evening)
        lines = (self._line(number, rank) for number, field in enumerate(fields) for rank in field)
        return tuple(self._own_standings(fields)), tuple(lines)

    def _own_standings(self, fields: Collection[Sequence[Rank]]) -> Iterator[OwnStanding]:
        for field in fields:
            for rank in field:
                for person in self._evening.entrants[rank.entrant]:
                    if not person.startswith(COMPUTER):
                        yield OwnStanding(
                            person, self._evening.round + 1, rank.place, len(field), rank.shared, _tenths(rank),
                            rank.entrant + 1,
                        )  # fmt: skip

    def _line(self, field: int, rank: Rank) -> StandingLine:
        persons, plan = self._evening.entrants[rank.entrant], self._evening.plan
        unit: Literal["percent", "tricks", "points"] = plan.counted if plan.contest == "teams" else "percent"
        return StandingLine(
            rank.entrant + 1, field, rank.place, rank.shared, _tenths(rank), rank.boards,
            tuple(map(self._name_of, persons)), all(one.startswith(COMPUTER) or self._is_shown(one) for one in persons),
            unit,
        )  # fmt: skip


def _tenths(rank: Rank) -> float:
    return round(float(rank.worth), 1)
