"""Evenings of clubs: the state of an evening at its table, and the part of it that each person can see."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TypeAlias

import msgspec

from numeramis_access.server.people.round_clock import RestClock
from numeramis_access.tables.boards import SealedBoard
from numeramis_access.tables.evening import BoardResult, Chair, EveningNow, OwnSeat, OwnStanding, Role, StandingLine
from numeramis_access.tables.pushes import TablePlace

#: results of the boards of a round, by table and board
Results: TypeAlias = Mapping[tuple[int, int], BoardResult]


class ClubTable(msgspec.Struct, frozen=True):
    """A table of an evening's current round.

    :param at: id of the table.
    :param number: number of the table, from 0.
    :param chairs: the occupants by seat.
    """

    at: str
    number: int
    chairs: tuple[Chair, ...]


class EveningOfClub(msgspec.Struct, frozen=True):
    """An evening that gathers at a table.

    :param id: id of the evening in the director's program.
    :param alone: whether the evening is individual, not for pairs.
    :param round: the current round, from 1; 0 before the first.
    :param rounds: the number of rounds.
    :param boards: board numbers of the round.
    :param tables: the tables of the round.
    :param standings: each person's own standing after the last finished round.
    :param over: whether the evening has ended.
    :param teams: whether two pairs form a team of four.
    :param ends: end of the round's time, in seconds since 1970; 0 without a time limit.
    :param all: the complete standings after the last finished round.
    :param agreed: ids of people who let their names appear on public lists.
    :param directors: ids of directors besides the host.
    :param scorers: ids of people who enter results.
    :param itself: whether a round starts as soon as the previous one is over.
    :param told: the last round whose standings were sent.
    :param late: ids of people who came after the first round began and have had no seat yet.
    :param plays: whether whole plays are played, at tables of any size.
    :param game: name of the game of the current round of whole plays.
    :param days: days for each decision at its tables by turns, 0 where they play at once.
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
    plays: bool = False
    game: str = ""
    days: int = 0

    def role_of(self, person: str, host: str) -> Role:
        """Return the role of a person in the evening: the host and the directors are directors, people without a role
        players.

        :param person: an id, empty for none.
        :param host: id of the evening's host.
        """
        if person and person in (host, *self.directors):
            return "director"
        return "scorer" if person in self.scorers else "player"

    def with_person(self, person: str, places: Iterable[TablePlace]) -> EveningOfClub:
        """Return the evening with a new person, who is late if a round has begun.

        :param person: id of the person.
        :param places: places of the gathering, the new person's included.
        """
        if not self.round:
            return self
        here = {place.person for place in places} - {person}
        late = (*(person for person in self.late if person in here), person)
        return msgspec.structs.replace(self, late=late)

    def without_person(self, person: str) -> EveningOfClub:
        """Return the evening after a person has left and lost all roles. :param person: an id."""
        directors, scorers, late = (
            tuple(other for other in people if other != person) for people in (self.directors, self.scorers, self.late)
        )
        return msgspec.structs.replace(self, directors=directors, scorers=scorers, late=late)

    def has_open_boards(self, results: Results) -> bool:
        """Return whether the evening goes on and some table has not finished all boards of the round.

        :param results: the results of the round.
        """
        return not self.over and len(results) < len(self.tables) * len(self.boards)

    def hides_results(self, results: Results) -> bool:
        """Return whether all results of the round are hidden until it closes: it is played by turns, for days.

        :param results: the results of the round.
        """
        return bool(self.days) and not self.has_finished_round(self.round) and self.has_open_boards(results)

    def has_finished_round(self, round: int) -> bool:
        """Return whether a round is over: the next one has begun, its standings were sent, or the evening has ended.

        :param round: number of the round, from 1.
        """
        return self.over or self.round > round or self.told == round

    def seen_by(self, person: str, host: str, results: Results, left: float | None, breath: RestClock) -> EveningNow:
        """Return the evening as a person sees it.

        :param person: an id, empty for a person outside the evening.
        :param host: id of the host.
        :param results: the results of the round.
        :param left: seconds left in the round, None without a time limit.
        :param breath: the rest before the next round.
        """
        own = self._seat(person)
        role = self.role_of(person, host)
        directs = role == "director"
        return EveningNow(
            id=self.id, alone=self.alone, round=self.round, rounds=self.rounds, boards=self.boards,
            own=own if person else None, over=self.over, teams=self.teams,
            left=left if person and not self.over else None,
            standing=next((standing for standing in self.standings if standing.person == person), None),
            results=self._results_to_tell(results, host) if directs and not self.hides_results(results) else (),
            role=role,
            shown=person in self.agreed, agreed=self.agreed if directs else (), itself=self.itself,
            directors=self.directors, scorers=self.scorers, late=bool(person) and person in self.late,
            told=self.told, breath=breath.seconds_left if person and self.told == self.round else None,
            ready=bool(person) and person in breath.ready, plays=self.plays, game=self.game, days=self.days,
        )  # fmt: skip

    def _seat(self, person: str) -> OwnSeat | None:
        """Return the seat of a person in the round; None if the person does not play."""
        return next((seat for table in self.tables if (seat := _seat_of(table, person)) is not None), None)

    def _results_to_tell(self, results: Results, host: str) -> tuple[BoardResult, ...]:
        """Return the results that directors can see: of boards finished at the table of each leader who also plays.

        A result that one of them sees goes into the log, which all of them read.

        :param host: id of the evening's host.
        """
        seats = [seat for leader in (host, *self.directors, *self.scorers) if (seat := self._seat(leader)) is not None]
        boards = {board for _, board in results}
        known = {board for board in boards if all((seat.table, board) in results for seat in seats)}
        return tuple(results[key] for key in sorted(results) if key[1] in known)


class TableOfRound(msgspec.Struct, frozen=True):
    """The part that a table plays in a round of an evening.

    :param of: id of the gathering.
    :param round: number of the round, from 1.
    :param number: number of the table, from 0.
    :param boards: boards to play, none in a whole play.
    :param others: ids of all tables of the round.
    :param ends: when computers play on for everybody in a whole play by turns, in seconds since 1970; 0 for never.
    """

    of: str
    round: int
    number: int
    boards: tuple[SealedBoard, ...]
    others: tuple[str, ...]
    ends: float = 0.0


def _seat_of(table: ClubTable, person: str) -> OwnSeat | None:
    seat = next((at for at, chair in enumerate(table.chairs) if chair.person == person), None)
    names = tuple(chair.name for chair in table.chairs)
    computers = tuple(at for at, chair in enumerate(table.chairs) if not chair.person)
    return None if seat is None else OwnSeat(table.at, table.number, seat, names, computers)
