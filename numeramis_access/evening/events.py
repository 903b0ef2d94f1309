"""The events of an evening: frozen values of ids and numbers. Names and needs are stored elsewhere and can be deleted.

Only events change an evening. Entrants, rounds and tables count from 0, boards from 1.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

from numeramis_access.evening.movements import Movement, Place, Round
from numeramis_access.evening.scoring import Outcome, Result

#: a person's id in logs; a random text
PersonId: TypeAlias = str
#: a pair, a single player or a team, numbered in the order of entering
Entrant: TypeAlias = int
#: the reason for a director's act; the director's own words are stored elsewhere
Reason: TypeAlias = Literal[
    "time", "mistake", "irregular", "cards", "absent", "left", "late", "replaced", "agreed", "appeal", "other"
]

#: the kind of competition
Contest: TypeAlias = Literal["pairs", "individuals", "teams", "plays"]
#: least number of people per entrant
PERSONS = {"pairs": 2, "individuals": 1, "teams": 4, "plays": 1}
#: points of a whole play: by place, by the part of the opponents beaten, the game's own score, or a win
Points: TypeAlias = Literal["places", "beaten", "score", "wins"]
#: rules that break ties: the sum of scores, the best play, common tables, more plays, a drawn lot
TieRule: TypeAlias = Literal["scores", "best", "meeting", "played", "lot"]
#: number of players of a table
Size: TypeAlias = Annotated[int, msgspec.Meta(ge=2, le=10)]
#: boards of a round, rounds, tricks of a deal, or minutes
Number: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=999)]

#: maximum sum of both sides on a board: the chips of four
Sum: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=40_000)]


class Plan(msgspec.Struct, frozen=True):
    """The kind of evening.

    :param contest: pairs, individuals or teams, who compare boards; or plays: each person plays whole plays for
        themselves, at tables drawn for each. :param movement: the kind of movement; for plays ``lot`` or ``neighbours``
        in the standings. :param game: name of the game.
    :param tricks: tricks per deal, or any other constant sum of both sides; 0 for no constant sum.
    :param boards: boards per round. :param rounds: maximum number of rounds, 0 for all of the movement.
    :param minutes: minutes per round, 0 for no clock.
    :param moving: whether there is one copy of each board, which moves if possible.
    :param at_tables: whether a house of tables deals the boards, instead of helpers with real cards.
    :param by_seat: whether each seat has its own result, compared with the same seat elsewhere: a game without
        partners.
    :param options: options of the game as JSON, empty for the defaults.
    :param unit: the counted unit; empty for tricks or points according to ``tricks``.
    :param most: maximum of a side or a seat, 0 for no bound.
    :param fewer: whether fewer is better, in a game that the program does not know.
    :param sizes: for plays, the allowed numbers of players of a table, the best first.
    :param points: for plays, the kind of points; ``rows``: points by place, by size of table, where they differ from
        the usual ones; ``ties``: rules for entrants with equal points, in order.
    """

    contest: Contest = "pairs"
    movement: Literal["all-meet", "mitchell", "swiss", "lot", "neighbours"] = "all-meet"
    game: str = ""
    tricks: Sum = 0
    boards: Annotated[int, msgspec.Meta(ge=1, le=99)] = 2
    rounds: Number = 0
    minutes: Number = 0
    moving: bool = False
    at_tables: bool = False
    by_seat: bool = False
    options: dict[str, object] = {}
    unit: Literal["", "tricks", "points"] = ""
    most: Sum = 0
    fewer: bool = False
    sizes: Annotated[tuple[Size, ...], msgspec.Meta(max_length=9)] = ()
    points: Points = "places"
    rows: dict[Size, tuple[int, ...]] = {}
    ties: tuple[TieRule, ...] = ("scores", "best", "meeting", "played", "lot")

    @property
    def counted(self) -> Literal["tricks", "points"]:
        """Return the counted unit; points can be chips."""
        return self.unit or ("tricks" if self.tricks else "points")

    @property
    def persons(self) -> int:
        """Return the least number of people per entrant."""
        return PERSONS[self.contest]

    @property
    def most_persons(self) -> int:
        """Return the greatest number of people per entrant: a team can have two reserves."""
        return self.persons + (2 if self.contest == "teams" else 0)


class ScoreLine(msgspec.Struct, frozen=True, order=True):
    """One line of the score: a board at a table in a round.

    :param round: number of the round, from 0. :param table: number of the table, from 0.
    :param board: number of the board, from 1.
    """

    round: Number
    table: Number
    board: Number


class EveningEvent(msgspec.Struct, frozen=True, tag_field="type"):
    """An event of an evening; its tag is also the id of its message."""

    @classmethod
    def name(cls) -> str:
        """Return the event's name, for example ``result-entered``."""
        return str(cls.__struct_config__.tag)


class Announced(EveningEvent, frozen=True, tag="announced"):
    """The plan of the evening is announced, or changed before the draw."""

    plan: Plan


class Entered(EveningEvent, frozen=True, tag="entered"):
    """People entered together, or one alone; a single person waits for a partner if one is needed."""

    persons: tuple[PersonId, ...]


class PartnersFound(EveningEvent, frozen=True, tag="partners-found"):
    """Two separate entrants play together, under the first one's number."""

    entrant: Entrant
    other: Entrant


class Scratched(EveningEvent, frozen=True, tag="scratched"):
    """An entrant withdrew before the draw."""

    entrant: Entrant


class Closed(EveningEvent, frozen=True, tag="closed"):
    """Entering is closed; only late players can still join."""


class Drawn(EveningEvent, frozen=True, tag="drawn"):
    """The movement and the seating are drawn.

    :param seating: entrants by place, None for a vacant place. :param deals: number that determines all deals.
    """

    movement: Movement
    seating: tuple[Entrant | None, ...]
    deals: int = 0


class RoundDrawn(EveningEvent, frozen=True, tag="round-drawn"):
    """A round of a Swiss or of plays is drawn; its places are entrants. :param bye: the only entrant who sits out."""

    sittings: Round
    bye: Entrant | None


class RoundBegun(EveningEvent, frozen=True, tag="round-begun"):
    """A round began. :param at: time, ISO 8601."""

    round: Number
    at: str


class ResultEntered(EveningEvent, frozen=True, tag="result-entered"):
    """A board's result at a table was entered."""

    line: ScoreLine
    score: Result


class ResultCorrected(EveningEvent, frozen=True, tag="result-corrected"):
    """An entered or adjusted result was corrected."""

    line: ScoreLine
    score: Result
    reason: Reason


class Adjusted(EveningEvent, frozen=True, tag="adjusted"):
    """The director assigned a score to a board that was not played, or not played correctly."""

    line: ScoreLine
    outcome: Outcome
    reason: Reason


class Left(EveningEvent, frozen=True, tag="left"):
    """An entrant plays no more from a round on."""

    entrant: Entrant
    round: Number
    reason: Reason


class Returned(EveningEvent, frozen=True, tag="returned"):
    """An absent entrant plays again from a round on."""

    entrant: Entrant
    round: Number


class SubstituteSat(EveningEvent, frozen=True, tag="substitute-sat"):
    """A person plays in another person's place from a round on; the score stays the entrant's.

    :param person: the person who is replaced. :param by: the substitute.
    """

    entrant: Entrant
    person: PersonId
    by: PersonId
    round: Number
    reason: Reason


class JoinedLate(EveningEvent, frozen=True, tag="joined-late"):
    """Late players take a vacant place from a round on. :param place: None in a Swiss."""

    persons: tuple[PersonId, ...]
    place: Place | None
    round: Number


class Penalized(EveningEvent, frozen=True, tag="penalized"):
    """An entrant lost a percentage of one board's top. :param percent: percentage of the top."""

    entrant: Entrant
    percent: Annotated[int, msgspec.Meta(ge=1, le=100)]
    reason: Reason


class CarriedOver(EveningEvent, frozen=True, tag="carried-over"):
    """An entrant brought the score of an earlier session.

    :param hundredths: hundredths of a percent. :param boards: number of boards that it counts for.
    """

    entrant: Entrant
    hundredths: Annotated[int, msgspec.Meta(ge=0, le=10_000)]
    boards: Annotated[int, msgspec.Meta(ge=1, le=999)]


class AppealMade(EveningEvent, frozen=True, tag="appeal-made"):
    """An entrant appealed against a ruling on a score line."""

    line: ScoreLine
    entrant: Entrant


class AppealDecided(EveningEvent, frozen=True, tag="appeal-decided"):
    """An appeal was decided; its consequences are separate events.

    :param appeal: number of the appeal, from 0. :param upheld: whether the appeal was upheld.
    """

    appeal: Number
    upheld: bool


class LotDrawn(EveningEvent, frozen=True, tag="lot-drawn"):
    """A lot decided about shared places. :param order: the entrants who shared places, the first drawn first."""

    order: tuple[Entrant, ...]


class Finished(EveningEvent, frozen=True, tag="finished"):
    """The evening is over and its results are final."""


class Undone(EveningEvent, frozen=True, tag="undone"):
    """An earlier entry of the log was undone. :param of: number of that entry."""

    of: Annotated[int, msgspec.Meta(ge=0)]


#: all events
EVENTS: tuple[type[EveningEvent], ...] = (
    Announced, Entered, PartnersFound, Scratched, Closed, Drawn, RoundDrawn, RoundBegun, ResultEntered,
    ResultCorrected, Adjusted, Left, Returned, SubstituteSat, JoinedLate, Penalized, CarriedOver, AppealMade,
    AppealDecided, LotDrawn, Finished, Undone,
)  # fmt: skip

#: the type of an event for reading
AnyEvent: TypeAlias = (
    Announced | Entered | PartnersFound | Scratched | Closed | Drawn | RoundDrawn | RoundBegun | ResultEntered
    | ResultCorrected | Adjusted | Left | Returned | SubstituteSat | JoinedLate | Penalized | CarriedOver | AppealMade
    | AppealDecided | LotDrawn | Finished | Undone
)  # fmt: skip
