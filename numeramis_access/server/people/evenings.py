"""Evenings of clubs: what a table keeps of one, and what somebody may know of it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TypeAlias

import msgspec

from numeramis_access.tables.boards import SealedBoard
from numeramis_access.tables.evening import BoardResult, Chair, EveningNow, OwnSeat, OwnStanding, Role, StandingLine
from numeramis_access.tables.pushes import TablePlace

#: tricks of boards of a round, by table and board
Results: TypeAlias = Mapping[tuple[int, int], BoardResult]


class ClubTable(msgspec.Struct, frozen=True):
    """A table of the round under way. :param at: its id. :param number: from 0. :param chairs: by seat."""

    at: str
    number: int
    chairs: tuple[Chair, ...]


class EveningOfClub(msgspec.Struct, frozen=True):
    """An evening of which a table is the gathering. :param id: by which the director's program knows it.

    :param alone: whether each plays for themselves. :param teams: whether two pairs are a team. :param round: under
        way, from 1. :param tables: of that. :param standings: after the last one that is over, each person's own;
        ``all``: how everybody stands then. :param ends: when the round's time is over, in seconds since 1970; 0 without
        a clock. :param agreed: whose names may stand on lists for everybody. :param directors: who leads it
        beside the host, by id; ``scorers``: who enters results. :param itself: whether a round begins by itself.
    :param told: the last round after which everybody was told how they stand. :param late: who came after the draw and
        has had no seat yet, by id.
    """

    id: str
    alone: bool = False
    round: int = 0
    rounds: int = 0
    boards: tuple[int, ...] = ()
    tables: tuple[ClubTable, ...] = ()
    standings: tuple[OwnStanding, ...] = ()
    over: bool = False
    teams: bool = False
    ends: float = 0.0
    all: tuple[StandingLine, ...] = ()
    agreed: tuple[str, ...] = ()
    directors: tuple[str, ...] = ()
    scorers: tuple[str, ...] = ()
    itself: bool = True
    told: int = 0
    late: tuple[str, ...] = ()

    def role_of(self, person: str, host: str) -> Role:
        """Return how somebody takes part."""
        if person and person in (host, *self.directors):
            return "director"
        return "scorer" if person in self.scorers else "player"

    def joined_by(self, person: str, places: Iterable[TablePlace]) -> EveningOfClub:
        """Return it with somebody who has come: after the draw there is no seat for them yet. :param places: then."""
        if not self.round:
            return self
        here = {place.person for place in places} - {person}
        late = (*(one for one in self.late if one in here), person)
        return msgspec.structs.replace(self, late=late)

    def is_played(self, results: Results) -> bool:
        """Return whether a round is being played: boards of it are not over at some table."""
        return not self.over and len(results) < len(self.tables) * len(self.boards)

    def seen_by(
        self, person: str, host: str, leader: str, results: Results, left: float | None
    ) -> EveningNow:
        """Return how it stands for a person, empty for nobody. :param host: the director who announced it.

        :param leader: whose program goes on with it. :param left: seconds of the round.
        """
        own = self._seat(person)
        role = self.role_of(person, host)
        directs = role == "director"
        return EveningNow(
            id=self.id, alone=self.alone, round=self.round, rounds=self.rounds, boards=self.boards,
            own=own if person else None, over=self.over, teams=self.teams,
            left=left if person and not self.over else None,
            standing=next((one for one in self.standings if one.person == person), None),
            results=self._results_to_tell(results, host) if directs else (), role=role,
            leads=bool(person) and person == leader,
            shown=person in self.agreed, agreed=self.agreed if directs else (), itself=self.itself,
            directors=self.directors, scorers=self.scorers, late=bool(person) and person in self.late,
            told=self.told,
        )  # fmt: skip

    def _seat(self, person: str) -> OwnSeat | None:
        """Return where somebody sits in the round."""
        return next((seat for table in self.tables if (seat := _seat_of(table, person)) is not None), None)

    def _results_to_tell(self, results: Results, host: str) -> tuple[BoardResult, ...]:
        """Return what directors may know: of boards that are over at the table of each who leads and plays as well.

        What one of them is told stands in the log, which all of them read.
        """
        seats = [seat for one in (host, *self.directors, *self.scorers) if (seat := self._seat(one)) is not None]
        boards = {board for _, board in results}
        known = {board for board in boards if all((seat.table, board) in results for seat in seats)}
        return tuple(results[key] for key in sorted(results) if key[1] in known)


class TableOfRound(msgspec.Struct, frozen=True):
    """A table of a round of an evening. :param of: the gathering, by id. :param round: from 1.

    :param number: of the table, from 0. :param boards: what is dealt there. :param others: all tables of the round.
    """

    of: str
    round: int
    number: int
    boards: tuple[SealedBoard, ...]
    others: tuple[str, ...]


def _seat_of(table: ClubTable, person: str) -> OwnSeat | None:
    seat = next((at for at, chair in enumerate(table.chairs) if chair.person == person), None)
    north, east, south, west = (chair.name for chair in table.chairs)
    return None if seat is None else OwnSeat(table.at, table.number, seat, (north, east, south, west))
