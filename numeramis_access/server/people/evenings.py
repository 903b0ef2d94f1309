"""Evenings of clubs: the state of an evening at its table, and the part of it that each person can see."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TypeAlias

import msgspec

from numeramis_access.server.people.round_clock import RestClock
from numeramis_access.tables.boards import SealedBoard
from numeramis_access.tables.evening import (
    BoardResult,
    Chair,
    EveningNow,
    OwnSeat,
    OwnStanding,
    PlaysLeft,
    Role,
    StandingLine,
)
from numeramis_access.tables.pushes import TablePlace

#: results of the boards of a round, by table and board
Results: TypeAlias = Mapping[tuple[int, int], BoardResult]


class ClubTable(msgspec.Struct, frozen=True):
    """A table of an evening's current round, or of an earlier one if it still plays.

    :param at: id of the table.
    :param number: number of the table, from 0.
    :param chairs: the occupants, one for each seat from 0.
    :param play: number of its whole play, which is its round, from 1; 0 for the boards of the evening's round.
    :param game: name of the game of its whole play, empty for boards.
    """

    at: str
    number: int
    chairs: tuple[Chair, ...]
    play: int = 0
    game: str = ""


class OwnPlays(msgspec.Struct, frozen=True):
    """The plays that a person has left.

    :param person: id of the person. :param left: the plays left, one entry for each game.
    """

    person: str
    left: tuple[PlaysLeft, ...]


class EveningOfClub(msgspec.Struct, frozen=True):
    """An evening that gathers at a table.

    :param id: id of the evening in the director's program.
    :param alone: whether the evening is individual, not for pairs.
    :param round: the current round, from 1; 0 before the first.
    :param rounds: the number of rounds.
    :param boards: board numbers of the round, from 1.
    :param tables: the tables of the round, and those of earlier rounds that still play.
    :param standings: each person's own standing after the last finished round.
    :param over: whether the evening has ended.
    :param teams: whether two pairs form a team of four.
    :param ends: end of the round's time, in seconds since 1970; 0 without a time limit.
    :param all: the complete standings after the last finished round.
    :param agreed: ids of people who let their names appear on public lists.
    :param directors: ids of directors besides the host.
    :param scorers: ids of people who enter results.
    :param itself: whether a round starts as soon as the previous one is over.
    :param told: the last round whose standings were sent, from 1; 0 for none.
    :param late: ids of people who came after the first round began and have had no seat yet.
    :param plays: whether whole plays are played, at tables of any size.
    :param game: name of the game of the current round of whole plays, empty for boards.
    :param days: days for each decision at its tables by turns, 0 where they play at once.
    :param free: whether free people get a table as soon as there are enough of them.
    :param to_play: the plays that people have left, where each player has a number of plays.
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
    free: bool = False
    to_play: tuple[OwnPlays, ...] = ()

    def role_of(self, person: str, host: str) -> Role:
        """Return the role of a person in the evening: ``director`` for the host and the directors, ``scorer``, or
        ``player`` for everyone else.

        :param person: an id, empty for none.
        :param host: id of the evening's host.
        """
        if person and person in (host, *self.directors):
            return "director"
        return "scorer" if person in self.scorers else "player"

    def with_person(self, person: str, places: Iterable[TablePlace]) -> EveningOfClub:
        """Return the evening with a new person, who is late if a round has begun.

        :param person: id of the person.
        :param places: places of the table where the evening gathers, the new person's included.
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

    def boards_of(self, table: ClubTable) -> tuple[int, ...]:
        """Return the numbers of a table's boards, from 1; of a table of a whole play, the number of that play alone.

        :param table: one of ``tables``.
        """
        return (table.play,) if table.play else self.boards

    def has_missing_results(self, table: ClubTable, results: Results) -> bool:
        """Return whether results of a table are missing.

        :param table: one of ``tables``. :param results: the known results.
        """
        return any((table.number, board) not in results for board in self.boards_of(table))

    def has_open_boards(self, results: Results) -> bool:
        """Return whether the evening goes on and some table has not finished all its boards.

        :param results: the results of the tables.
        """
        return not self.over and any(self.has_missing_results(table, results) for table in self.tables)

    def hides_results(self, results: Results) -> bool:
        """Return whether all results of the round are hidden until it closes: it is played by turns, for days, and some
        boards lack a result.

        :param results: the results of the round.
        """
        return bool(self.days) and not self.has_finished_round(self.round) and self.has_open_boards(results)

    def has_finished_round(self, round: int) -> bool:
        """Return whether a round is over: the next one has begun and no table of this one still plays, its standings
        were sent, or the evening has ended.

        :param round: number of the round, from 1.
        """
        if self.over or self.told == round:
            return True
        return self.round > round and all(table.play != round for table in self.tables)

    def seen_by(self, person: str, host: str, results: Results, left: float | None, rest: RestClock) -> EveningNow:
        """Return the evening as a person sees it.

        :param person: an id, empty for a person outside the evening.
        :param host: id of the host.
        :param results: the results of the round.
        :param left: seconds left in the round, None without a time limit.
        :param rest: the clock of the rest before the next round.
        """
        table = self._table_of(person, results) if person else None
        role = self.role_of(person, host)
        directs = role == "director"
        to_play = next((plays.left for plays in self.to_play if plays.person == person), ())
        round, rounds, told = self._counted_for(table, to_play)
        return EveningNow(
            id=self.id, alone=self.alone, round=round, rounds=rounds,
            boards=self.boards if table is None else self.boards_of(table),
            own=None if table is None else _seat_of(table, person), over=self.over, teams=self.teams,
            left=left if person and not self.over else None,
            standing=next((standing for standing in self.standings if standing.person == person), None),
            results=self._results_to_tell(results, host) if directs and not self.hides_results(results) else (),
            role=role,
            shown=person in self.agreed, agreed=self.agreed if directs else (), itself=self.itself,
            directors=self.directors, scorers=self.scorers, late=bool(person) and person in self.late,
            told=told, breath=rest.seconds_left if person and self._rests(table, to_play) else None,
            ready=bool(person) and person in rest.ready, plays=self.plays,
            game=self.game if table is None else table.game or self.game, days=self.days, free=self.free,
            to_play=to_play,
        )  # fmt: skip

    def _counted_for(self, table: ClubTable | None, to_play: tuple[PlaysLeft, ...]) -> tuple[int, int, int]:
        """Return the round, the number of rounds and the last round told for a person: of free plays the person's own
        plays, otherwise the round of the person's table.

        :param table: the person's table. :param to_play: the plays that the person has left.
        """
        if self.free and to_play:
            whole, left = (sum(plays.credits for plays in to_play), sum(plays.count for plays in to_play))
            return whole - left, whole, whole - left - (table is not None)
        return self.round if table is None else table.play or self.round, self.rounds, self.told

    def _rests(self, table: ClubTable | None, to_play: tuple[PlaysLeft, ...]) -> bool:
        """Return whether the rest before the next round concerns a person: where plays go on freely, a free one with
        plays left.
        """
        if self.free:
            return table is None and any(plays.count for plays in to_play)
        return self.told == self.round

    def _table_of(self, person: str, results: Results) -> ClubTable | None:
        """Return the table of a person in the round; None for a person who does not play, and where plays go on freely,
        after the play.
        """
        seated = (table for table in self.tables if any(chair.person == person for chair in table.chairs))
        table = next(seated, None)
        return None if table is not None and self.free and not self.has_missing_results(table, results) else table

    def _results_to_tell(self, results: Results, host: str) -> tuple[BoardResult, ...]:
        """Return the results that directors can see: of boards finished at the table of each leader who also plays.

        A result that one of them sees goes into the log, which all of them read.

        :param host: id of the evening's host.
        """
        leaders = {host, *self.directors, *self.scorers}
        own = [table for table in self.tables if any(chair.person in leaders for chair in table.chairs)]
        boards = {board for _, board in results}
        known = {
            board for board in boards
            if all((table.number, board) in results for table in own if board in self.boards_of(table))
        }  # fmt: skip
        return tuple(results[key] for key in sorted(results) if key[1] in known)


class TableOfRound(msgspec.Struct, frozen=True):
    """The part that a table plays in a round of an evening.

    :param of: id of the table where the evening gathers.
    :param round: number of the round, from 1.
    :param number: number of the table, from 0.
    :param boards: boards to play, none in a whole play.
    :param others: ids of all tables of the round.
    :param ends: when computers play on for everybody in a whole play by turns, in seconds since 1970; 0 if they do not.
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
