"""A club's evening as a house of tables has it: one gathering of all who play, and the tables of each round.

Who plays whom, and what a result is worth, is the director's affair: whoever opened the gathering, whose program asks
for each round and is told the result of each board.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

#: most tables of a round, boards of a round, and rounds
TABLES, BOARDS, ROUNDS = 16, 32, 99
#: places of a gathering: the director's chair first, then the pairs
PLACES = 1 + 4 * TABLES

#: chairs beside the director's of those who lead an evening with them
CHAIRS = 2
#: characters of a name at an evening and of a director's own words; codes of needs
LONGEST_NAME, LONGEST_NOTE, NEEDS = 60, 500, 8
#: how somebody takes part: a director does everything, a scorer enters results
Role: TypeAlias = Literal["director", "scorer", "player"]

Count: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=999)]
#: an id, empty for none, and a name
Who: TypeAlias = Annotated[str, msgspec.Meta(max_length=64)]


def chairs(players: int) -> frozenset[int]:
    """Return the places of a gathering on which those sit who lead: the first, and what is left behind whole tables."""
    return frozenset((0, *range(players - (players - 1) % 4, players)))


class EveningPerson(msgspec.Struct, frozen=True, omit_defaults=True):
    """Somebody who plays in an evening, as those who lead it know them. :param person: by id, as in the log.

    :param needs: codes of what they need. :param kept: whether they agreed that their name stays after the evening.
    :param shown: whether it may stand on lists that everybody reads.
    """

    person: Who
    name: Annotated[str, msgspec.Meta(max_length=LONGEST_NAME)]
    needs: Annotated[tuple[Annotated[str, msgspec.Meta(max_length=16)], ...], msgspec.Meta(max_length=NEEDS)] = ()
    kept: bool = False
    shown: bool = False


class EveningAct(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that is to happen in an evening. :param at: when, ISO 8601, as the director's clock has it.

    :param event: as in the evening's log; where it is long, ``packed`` instead: the same as JSON, deflated (zlib), in
        Base64. :param note: the director's own words. :param own: false for a board's result as the house has it, which
        nobody has decided.
    """

    at: Annotated[str, msgspec.Meta(max_length=40)]
    event: dict[str, object] = {}
    packed: Annotated[str, msgspec.Meta(max_length=7000)] = ""
    note: Annotated[str, msgspec.Meta(max_length=LONGEST_NOTE)] = ""
    own: bool = True


class Chair(msgspec.Struct, frozen=True, array_like=True):
    """Who sits on a seat in a round. :param person: by id; a computer where empty. :param name: of that one."""

    person: Who
    name: Who


class RoundTable(msgspec.Struct, frozen=True):
    """One table of a round. :param number: from 0. :param chairs: north, east, south, west."""

    number: Count
    chairs: tuple[Chair, Chair, Chair, Chair]


class OwnStanding(msgspec.Struct, frozen=True):
    """How somebody stands. :param place: from 1. :param of: how many there are. :param shared: whether others share it.

    :param after: how many rounds. :param worth: what places go by, parts of a hundred; of a team, by how much it did
        better. :param number: of the own line among all standings, from 1; 0 where these are not told.
    """

    person: Who
    after: Count
    place: Count
    of: Count
    shared: bool
    worth: float
    number: Count = 0


class StandingLine(msgspec.Struct, frozen=True, array_like=True):
    """How some who play together stand, as everybody in the evening is told. :param number: from 1, of entering.

    :param field: with whom they are compared, from 0. :param place: from 1. :param worth: what places go by, parts of a
        hundred, or what ``unit`` says. :param boards: how many count. :param shown: whether their names may stand on a
        list for everybody.
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
    """How a board was played at a table of a round that is over. :param names: north, east, south, west.

    :param worth: tricks of north and south, of east and west; where nobody has a partner, points of each seat.
    """

    table: int
    board: int
    worth: tuple[int, ...]
    names: tuple[str, str, str, str]


class PlayedRound(msgspec.Struct, frozen=True):
    """How the boards of a round that is over were played. :param seat: where the listener sat, from 0 for north.

    :param table: at which table, from 0; None where the listener sat at none.
    """

    round: int
    seat: int
    table: int | None
    lines: tuple[BoardLine, ...]


class PlayedBoard(msgspec.Struct, frozen=True):
    """A board as it was played at a table, for whoever played it elsewhere: a match of this one deal.

    :param options: of such a match. :param dealer: the seat, from 0 for north. :param names: of all four, by seat, and
        their ``genders``; ``levels``: of computers. :param actions: the shuffled pack first.
    """

    game: str
    options: dict[str, object]
    dealer: int
    names: tuple[str, ...]
    genders: tuple[str, ...]
    levels: tuple[str, ...]
    actions: tuple[object, ...]


class BoardResult(msgspec.Struct, frozen=True, array_like=True):
    """What a board brought at a table of the round. :param table: from 0. :param board: from 1.

    :param north: tricks of north and south; where nobody has a partner, north's points. :param east: of east and west,
        or east's. :param south, west: where nobody has a partner.
    """

    table: int
    board: int
    north: int
    east: int
    south: int | None = None
    west: int | None = None

    @property
    def worth(self) -> tuple[int, ...]:
        """Return it of both sides, or of each seat clockwise from north."""
        both = (self.north, self.east)
        return both if self.south is None or self.west is None else (*both, self.south, self.west)


class OwnSeat(msgspec.Struct, frozen=True):
    """Where the listener sits in the round under way. :param at: the table's id. :param table: its number, from 0.

    :param seat: from 0, north, then clockwise. :param names: of all four, by seat.
    """

    at: str
    table: int
    seat: int
    names: tuple[str, str, str, str]


class EveningNow(msgspec.Struct, frozen=True, omit_defaults=True):
    """How an evening stands, as somebody may know it.

    :param id: by which the director's program knows it. :param alone: whether each plays for themselves, not as a pair.
    :param round: which is being played, from 1; 0 before the
        first. :param rounds: in all. :param boards: of the round, by number. :param own: the listener's seat, None for
        who sits out. :param standing: the listener's own, after the last round that is over. :param over: whether the
        director has closed it. :param results: of the round, for directors alone. :param teams: whether two pairs
        are a team of four. :param left: seconds that are left of the round, None where it has no clock.
    :param shown: whether the listener's name may stand on lists for everybody. :param agreed: who has agreed to that,
        for directors alone. :param directors: who leads it beside the host, by id; ``scorers``: who enters results.
    :param role: of the listener; empty at a house that keeps no log. :param leads: whether the
        listener's program begins rounds and tells standings: of the directors who are here that is one. :param itself:
        whether a round begins as soon as the one before is over. :param late: whether the
        listener came after the draw and has had no seat yet. :param told: the last round after which everybody was told
        how they stand.
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
