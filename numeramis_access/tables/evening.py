"""A club's evening as a server sends it: one gathering of all players, and the tables of each round.

The evening's log decides the pairings and scores. The server conducts the evening from this log; a director's program
adds the director's acts.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

#: most tables of a round, boards of a round, and rounds of an evening
MAX_TABLES, MAX_BOARDS, MAX_ROUNDS = 16, 32, 99
#: places of a gathering: the director's chair first, then the pairs
MAX_PLACES = 1 + 4 * MAX_TABLES

#: most chairs for further leaders, beside the director's
MAX_FURTHER_CHAIRS = 2
#: longest name and note in characters; most need codes of a person
MAX_NAME_CHARACTERS, MAX_NOTE_CHARACTERS, MAX_NEEDS = 60, 500, 8
#: a person's role: a director does everything, a scorer enters results
Role: TypeAlias = Literal["director", "scorer", "player"]

Count: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=999)]
#: an id, or a name; empty for none
Who: TypeAlias = Annotated[str, msgspec.Meta(max_length=64)]


def leaders_places(players: int) -> frozenset[int]:
    """Return the places of a gathering that belong to its leaders, who do not play.

    They are the first place, and the last ones that do not fill a table of four.

    :param players: number of places of the gathering.
    """
    return frozenset((0, *range(players - (players - 1) % 4, players)))


class EveningPerson(msgspec.Struct, frozen=True, omit_defaults=True):
    """A player of an evening, as its leaders see the person.

    :param person: the id in the log.
    :param name: the name.
    :param needs: codes of the person's needs, such as ``seated`` or ``braille``.
    :param kept: whether the person agreed that the name is kept after the evening.
    :param shown: whether the name can appear on public lists.
    """

    person: Who
    name: Annotated[str, msgspec.Meta(max_length=MAX_NAME_CHARACTERS)]
    needs: Annotated[tuple[Annotated[str, msgspec.Meta(max_length=16)], ...], msgspec.Meta(max_length=MAX_NEEDS)] = ()
    kept: bool = False
    shown: bool = False


class EveningAct(msgspec.Struct, frozen=True, omit_defaults=True):
    """A request to add an event to the log of an evening.

    :param at: time by the director's clock, ISO 8601.
    :param event: the event as in the evening's log.
    :param packed: instead of ``event``, a long event: its JSON, deflated (zlib), in Base64.
    :param note: a note by the director, empty for none.
    :param own: whether a person decided it; False for a board's result that the server reported.
    """

    at: Annotated[str, msgspec.Meta(max_length=40)]
    event: dict[str, object] = {}
    packed: Annotated[str, msgspec.Meta(max_length=7000)] = ""
    note: Annotated[str, msgspec.Meta(max_length=MAX_NOTE_CHARACTERS)] = ""
    own: bool = True


class Chair(msgspec.Struct, frozen=True, array_like=True):
    """The occupant of a seat in a round.

    :param person: id of the person, empty for a computer.
    :param name: the name to show.
    """

    person: Who
    name: Who


class RoundTable(msgspec.Struct, frozen=True):
    """One table of a round.

    :param number: number of the table, from 0.
    :param chairs: the occupants, in the order north, east, south, west; of a whole play two to ten, clockwise.
    """

    number: Count
    chairs: Annotated[tuple[Chair, ...], msgspec.Meta(min_length=2, max_length=10)]


class OwnStanding(msgspec.Struct, frozen=True):
    """A person's standing after the finished rounds.

    :param person: id of the person.
    :param after: number of rounds counted.
    :param place: place in the standings, from 1.
    :param of: number of contestants.
    :param shared: whether others have the same place.
    :param worth: the score that decides the place, in percent; for a team its margin.
    :param number: number of the person's line in the complete standings, from 1; 0 if these are not sent.
    """

    person: Who
    after: Count
    place: Count
    of: Count
    shared: bool
    worth: float
    number: Count = 0


class StandingLine(msgspec.Struct, frozen=True, array_like=True):
    """One line of the complete standings, sent to everyone at the evening.

    :param number: entry number of the contestants, from 1.
    :param field: number of the group that is compared, from 0.
    :param place: place in the group, from 1.
    :param shared: whether others have the same place.
    :param worth: the score that decides the place, in ``unit``.
    :param boards: number of boards counted.
    :param names: names of the contestants.
    :param shown: whether their names can appear on public lists.
    :param unit: unit of ``worth``.
    """

    number: Count
    field: Count
    place: Count
    shared: bool
    worth: float
    boards: Count
    names: Annotated[tuple[Who, ...], msgspec.Meta(max_length=6)]
    shown: bool = False
    unit: Literal["percent", "tricks", "points"] = "percent"


class BoardLine(msgspec.Struct, frozen=True):
    """The result of a board at one table of a finished round.

    :param table: number of the table, from 0. :param board: number of the board, from 1.
    :param worth: tricks of north and south, then of east and west; without partners, points of each seat clockwise.
    :param names: names of the players, in the order north, east, south, west.
    """

    table: int
    board: int
    worth: tuple[int, ...]
    names: tuple[str, str, str, str]


class PlayedRound(msgspec.Struct, frozen=True):
    """The results of the boards of a finished round, for one player.

    :param round: number of the round, from 1.
    :param seat: that player's seat, from 0 for north.
    :param table: that player's table, from 0; None if the player sat out.
    :param lines: the results of all boards at all tables.
    """

    round: int
    seat: int
    table: int | None
    lines: tuple[BoardLine, ...]


class PlayedBoard(msgspec.Struct, frozen=True):
    """A board as one table played it, sent to players of the same board: a match of one deal.

    :param game: name of the game.
    :param options: options of that match.
    :param dealer: seat of the dealer, from 0 for north.
    :param names: names of the players, one for each seat from 0.
    :param genders: their genders, in the same order.
    :param levels: their levels, in the same order; empty for a person.
    :param actions: all actions, the shuffle first.
    """

    game: str
    options: dict[str, object]
    dealer: int
    names: tuple[str, ...]
    genders: tuple[str, ...]
    levels: tuple[str, ...]
    actions: tuple[object, ...]


class BoardResult(msgspec.Struct, frozen=True, array_like=True):
    """The result of a board at one table of the current round.

    :param table: number of the table, from 0.
    :param board: number of the board, from 1.
    :param north: tricks of north and south; without partners, points of north.
    :param east: tricks of east and west; without partners, points of east.
    :param south: without partners, points of south; otherwise None.
    :param west: without partners, points of west; otherwise None.
    :param more: of a whole play, scores of the players after the fourth.
    """

    table: int
    board: int
    north: int
    east: int
    south: int | None = None
    west: int | None = None
    more: tuple[int, ...] = ()

    @classmethod
    def of(cls, table: int, board: int, worth: tuple[int, ...]) -> BoardResult:
        """Return the result of a board at a table.

        :param table: number of the table, from 0. :param board: number of the board, from 1.
        :param worth: the results as in ``worth``.
        """
        north, east, *others = worth
        south, west = (*others[:2], None, None)[:2]
        return cls(table, board, north, east, south, west, tuple(others[2:]))

    @property
    def worth(self) -> tuple[int, ...]:
        """Return the results: with partners those of north-south and of east-west, otherwise one for each player,
        clockwise from north.
        """
        scores = (self.north, self.east, self.south, self.west)
        return (*(score for score in scores if score is not None), *self.more)


class OwnSeat(msgspec.Struct, frozen=True):
    """A person's seat in the current round.

    :param at: id of the table.
    :param table: number of the table, from 0.
    :param seat: number of the seat, from 0 for north, clockwise.
    :param names: names of all players, in the order of the seats: four, or of a whole play any number.
    :param computers: seats of computers.
    """

    at: str
    table: int
    seat: int
    names: tuple[str, ...]
    computers: tuple[int, ...] = ()


class PlaysLeft(msgspec.Struct, frozen=True, array_like=True):
    """How many plays of a game a person has left.

    :param game: name of the game.
    :param count: number of plays that have not begun.
    :param credits: number of plays of each player of the evening.
    """

    game: str
    count: int
    credits: int


class EveningNow(msgspec.Struct, frozen=True, omit_defaults=True):
    """The state of an evening, as sent to one person.

    :param id: id of the evening in the director's program.
    :param alone: whether the evening is individual, not for pairs.
    :param round: current round, from 1; 0 before the first.
    :param rounds: total number of rounds.
    :param boards: board numbers of the round, from 1.
    :param own: the person's seat, None if the person sits out.
    :param standing: the person's standing after the last finished round, None before it.
    :param over: whether the director has closed the evening.
    :param results: results of the round, for directors only; a board appears when every leader who plays has finished
        it.
    :param teams: whether two pairs form a team of four.
    :param left: seconds left of the round, None without a time limit.
    :param shown: whether the person's name can appear on public lists.
    :param agreed: ids of the people whose names can appear there, for directors only.
    :param role: the person's role; empty at an older server without a log.
    :param directors: ids of the directors besides the host.
    :param scorers: ids of the people who enter results.
    :param leads: whether the person's program starts rounds and announces standings: only at servers up to version
        0.2.0.
    :param itself: whether a round starts as soon as the previous one is over.
    :param late: whether the person came after the draw and has no seat yet.
    :param told: last round after which the standings were announced, from 1; 0 for none.
    :param breath: seconds until the next round begins, None outside a rest between rounds.
    :param ready: whether the person is ready for the next round.
    :param plays: whether whole plays are played, at tables of any size.
    :param game: name of the game of the round in an evening of whole plays.
    :param days: days for each decision at its tables by turns, 0 where they play at once.
    :param free: whether free people get a table as soon as there are enough of them; then ``round``, ``rounds`` and
        ``told`` count the person's own plays, and ``own`` ends with the play.
    :param to_play: the plays that the person has left, one entry for each game, where each player has a number of
        plays.
    """

    id: str
    alone: bool = False
    round: int = 0
    rounds: int = 0
    boards: tuple[int, ...] = ()
    own: OwnSeat | None = None
    standing: OwnStanding | None = None
    over: bool = False
    results: tuple[BoardResult, ...] = ()
    teams: bool = False
    left: float | None = None
    shown: bool = False
    agreed: tuple[str, ...] = ()
    role: Role | Literal[""] = ""
    directors: tuple[str, ...] = ()
    scorers: tuple[str, ...] = ()
    leads: bool = False
    itself: bool = True
    late: bool = False
    told: int = 0
    breath: float | None = None
    ready: bool = False
    plays: bool = False
    game: str = ""
    days: int = 0
    free: bool = False
    to_play: tuple[PlaysLeft, ...] = ()
