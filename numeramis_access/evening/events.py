"""What can happen in an evening: frozen events, of ids and numbers alone. Names and needs lie apart and can be deleted.

An event is the only way an evening changes. Entrants, rounds and tables are 0-based, boards from 1.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

from numeramis_access.evening.movements import Movement, Place, Round
from numeramis_access.evening.scoring import Outcome, Result

#: by whom somebody is known in logs; a random text
PersonId: TypeAlias = str
#: who plays together: a pair, a single player, a team; numbered in the order of entering
Entrant: TypeAlias = int
#: why a director did something; more words lie apart
Reason: TypeAlias = Literal[
    "time", "mistake", "irregular", "cards", "absent", "left", "late", "replaced", "agreed", "appeal", "other"
]

#: who competes
Contest: TypeAlias = Literal["pairs", "individuals", "teams"]
#: how many people an entrant is, at least
PERSONS = {"pairs": 2, "individuals": 1, "teams": 4}
#: most of what is counted: boards of a round, rounds, tricks of a deal, minutes
Number: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=999)]

#: what both sides of a board can have together at most: chips of four
Sum: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=40_000)]


class Plan(msgspec.Struct, frozen=True):
    """What kind of evening it is.

    :param game: its name. :param tricks: of a deal, or what else both sides have together; 0 where that need not be so.
    :param boards: of a round. :param rounds: at most, 0 for as many as the movement has. :param minutes: of a round, 0
        without a clock. :param moving: whether there is one copy of each board, which moves where it can.
    :param at_tables: whether a house of tables has the boards, instead of helpers who deal real cards.
    :param by_seat: whether each seat has a result of its own, compared with that seat's elsewhere: without partners.
    :param options: of the game, as JSON; empty for the usual ones. :param unit: what is counted; nothing for tricks or
        points, as ``tricks`` says. :param most: the most that a side or a seat can have, 0 for no bound.
    :param fewer: whether fewer is better, in a game that the program does not know.
    """

    contest: Contest = "pairs"
    movement: Literal["all-meet", "mitchell", "swiss"] = "all-meet"
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

    @property
    def counted(self) -> Literal["tricks", "points"]:
        """Return what is counted: points may be chips as well."""
        return self.unit or ("tricks" if self.tricks else "points")

    @property
    def persons(self) -> int:
        """Return how many people an entrant is, at least."""
        return PERSONS[self.contest]

    @property
    def most_persons(self) -> int:
        """Return how many people an entrant is at most: a team may have two who take turns."""
        return self.persons + (2 if self.contest == "teams" else 0)


class ScoreLine(msgspec.Struct, frozen=True, order=True):
    """One line of the score: a board at a table in a round."""

    round: Number
    table: Number
    board: Number


class EveningEvent(msgspec.Struct, frozen=True, tag_field="type"):
    """Something that happened in an evening; its tag is also the id of its message."""

    @classmethod
    def name(cls) -> str:
        """Return the event's name, ``result-entered``."""
        return str(cls.__struct_config__.tag)


class Announced(EveningEvent, frozen=True, tag="announced"):
    """What kind of evening it will be is known, or has been changed before the draw."""

    plan: Plan


class Entered(EveningEvent, frozen=True, tag="entered"):
    """Some people entered together, or one alone; who is alone where a partner is needed waits for one."""

    persons: tuple[PersonId, ...]


class PartnersFound(EveningEvent, frozen=True, tag="partners-found"):
    """Two who entered apart play together, under the number of the first."""

    entrant: Entrant
    other: Entrant


class Scratched(EveningEvent, frozen=True, tag="scratched"):
    """An entrant does not play after all; before the draw."""

    entrant: Entrant


class Closed(EveningEvent, frozen=True, tag="closed"):
    """Nobody enters any more but late comers."""


class Drawn(EveningEvent, frozen=True, tag="drawn"):
    """The movement is known and who sits where.

    :param seating: entrants by place, None where nobody sits. :param deals: the number that gives all deals.
    """

    movement: Movement
    seating: tuple[Entrant | None, ...]
    deals: int = 0


class RoundDrawn(EveningEvent, frozen=True, tag="round-drawn"):
    """A round of Swiss is known; its places are entrants. :param bye: who sits out."""

    sittings: Round
    bye: Entrant | None


class RoundBegun(EveningEvent, frozen=True, tag="round-begun"):
    """A round is being played. :param at: since when, ISO 8601."""

    round: Number
    at: str


class ResultEntered(EveningEvent, frozen=True, tag="result-entered"):
    """A board's result at a table is known."""

    line: ScoreLine
    score: Result


class ResultCorrected(EveningEvent, frozen=True, tag="result-corrected"):
    """A result that was entered, or adjusted, is another one."""

    line: ScoreLine
    score: Result
    reason: Reason


class Adjusted(EveningEvent, frozen=True, tag="adjusted"):
    """The director gives a score: one that was not played or not rightly."""

    line: ScoreLine
    outcome: Outcome
    reason: Reason


class Left(EveningEvent, frozen=True, tag="left"):
    """An entrant plays no more from a round on: did not come, or had to go."""

    entrant: Entrant
    round: Number
    reason: Reason


class Returned(EveningEvent, frozen=True, tag="returned"):
    """An entrant that had left plays again from a round on."""

    entrant: Entrant
    round: Number


class SubstituteSat(EveningEvent, frozen=True, tag="substitute-sat"):
    """Somebody plays in another one's place from a round on; the score is the entrant's."""

    entrant: Entrant
    person: PersonId
    by: PersonId
    round: Number
    reason: Reason


class JoinedLate(EveningEvent, frozen=True, tag="joined-late"):
    """People who came late take a place on which nobody sat, from a round on. :param place: None in Swiss."""

    persons: tuple[PersonId, ...]
    place: Place | None
    round: Number


class Penalized(EveningEvent, frozen=True, tag="penalized"):
    """An entrant loses parts of a hundred of one board's top."""

    entrant: Entrant
    percent: Annotated[int, msgspec.Meta(ge=1, le=100)]
    reason: Reason


class CarriedOver(EveningEvent, frozen=True, tag="carried-over"):
    """An entrant brings an earlier session's score.

    :param hundredths: of a part of a hundred. :param boards: for how many boards it counts.
    """

    entrant: Entrant
    hundredths: Annotated[int, msgspec.Meta(ge=0, le=10_000)]
    boards: Annotated[int, msgspec.Meta(ge=1, le=999)]


class AppealMade(EveningEvent, frozen=True, tag="appeal-made"):
    """An entrant appeals against what was ruled on a line."""

    line: ScoreLine
    entrant: Entrant


class AppealDecided(EveningEvent, frozen=True, tag="appeal-decided"):
    """An appeal is decided; what changes by it is an event of its own. :param appeal: its number, from 0."""

    appeal: Number
    upheld: bool


class Finished(EveningEvent, frozen=True, tag="finished"):
    """The evening is over and its results are final."""


class Undone(EveningEvent, frozen=True, tag="undone"):
    """What an earlier entry of the log says has not happened. :param of: number of that entry."""

    of: Annotated[int, msgspec.Meta(ge=0)]


#: every event there is
EVENTS: tuple[type[EveningEvent], ...] = (
    Announced, Entered, PartnersFound, Scratched, Closed, Drawn, RoundDrawn, RoundBegun, ResultEntered,
    ResultCorrected, Adjusted, Left, Returned, SubstituteSat, JoinedLate, Penalized, CarriedOver, AppealMade,
    AppealDecided, Finished, Undone,
)  # fmt: skip

#: an event as it is read
AnyEvent: TypeAlias = (
    Announced | Entered | PartnersFound | Scratched | Closed | Drawn | RoundDrawn | RoundBegun | ResultEntered
    | ResultCorrected | Adjusted | Left | Returned | SubstituteSat | JoinedLate | Penalized | CarriedOver | AppealMade
    | AppealDecided | Finished | Undone
)  # fmt: skip
