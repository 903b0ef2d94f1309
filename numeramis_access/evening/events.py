"""The events of an evening: frozen values of ids and numbers. Names and needs are stored elsewhere and can be deleted.

Only events change an evening. Entrants, rounds and tables count from 0, boards from 1.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

from numeramis_access.evening.movements import Movement, MovementPlace, MovementRound
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
MIN_PEOPLE_OF_ENTRANT = {"pairs": 2, "individuals": 1, "teams": 4, "plays": 1}
#: points of a whole play: by place, by the part of the opponents beaten, the game's own score, or a win
PlayPoints: TypeAlias = Literal["places", "beaten", "score", "wins"]
#: rules that break ties: the sum of scores, the best play, common tables, more plays, a drawn lot
TieRule: TypeAlias = Literal["scores", "best", "meeting", "played", "lot"]
#: how an entry came: unknown, at the place, by telephone or by e-mail
Origin: TypeAlias = Literal["", "place", "phone", "mail"]
#: number of players of a table
TableSize: TypeAlias = Annotated[int, msgspec.Meta(ge=2, le=10)]
#: boards of a round, rounds, tricks of a deal, or minutes
SmallNumber: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=999)]
#: numbers of players of a table, the best first
TableSizes: TypeAlias = Annotated[tuple[TableSize, ...], msgspec.Meta(max_length=9)]
#: most games of a contest
MAX_GAMES = 20

#: maximum sum of both sides on a board: the chips of four
ScoreSum: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=40_000)]


class PlannedGame(msgspec.Struct, frozen=True):
    """One game of a contest of plays in which each player has a number of plays.

    :param game: name of the game. :param called: name of a game that the program does not know, empty for none.
    :param options: options of the game as JSON, empty for the defaults.
    :param sizes: the allowed numbers of players of a table, the best first. :param points: the kind of points.
    :param rows: points of each place, first place first, by number of players of the table; other tables have the usual
        points.
    :param fewer: whether fewer is better, in a game that the program does not know.
    :param credits: the maximum number of plays of each player.
    """

    game: str = ""
    called: Annotated[str, msgspec.Meta(max_length=60)] = ""
    options: dict[str, object] = {}
    sizes: TableSizes = ()
    points: PlayPoints = "places"
    rows: dict[TableSize, tuple[int, ...]] = {}
    fewer: bool = False
    credits: Annotated[int, msgspec.Meta(ge=1, le=99)] = 1


class Plan(msgspec.Struct, frozen=True):
    """The kind of evening.

    :param contest: pairs, individuals or teams, who compare boards; or plays: each person plays whole plays for
        themselves, at tables drawn for each. :param movement: the kind of movement; for plays ``lot``, ``neighbours``
        in the standings, ``free`` (a table is drawn as soon as enough people are free), ``groups`` or ``knock-out``.
    :param game: name of the game, of several the first.
    :param tricks: tricks per deal, or any other constant sum of both sides; 0 for no constant sum.
    :param boards: boards per round. :param rounds: maximum number of rounds, 0 for all of the movement.
    :param minutes: minutes per round, 0 for no clock.
    :param moving: whether there is one copy of each board, which moves if possible.
    :param at_tables: whether people play at the tables of a house, instead of with real cards.
    :param by_seat: whether each seat has its own result, compared with the same seat elsewhere: a game without
        partners.
    :param options: options of the game as JSON, empty for the defaults.
    :param unit: the counted unit; empty for tricks or points according to ``tricks``.
    :param most: maximum of a side or a seat, 0 for no bound.
    :param fewer: whether fewer is better, in a game that the program does not know.
    :param sizes: for plays, the allowed numbers of players of a table, the best first.
    :param points: for plays, the kind of points.
    :param title: name of the competition or of its place, empty for none.
    :param called: name of a game that the program does not know, empty for none.
    :param group: for ``groups`` of plays at tables of two, the wished number of entrants of a group, 0 for one group.
    :param has_computers: whether computers fill the tables of plays in a house, where too few people are there.
    :param games: for plays, the games if each player has a number of plays of each; ``sizes`` is empty then, so that
        programs that know no such contest refuse it. Empty if everybody plays one game, round by round.
    :param days: at a house's tables, days for each decision by turns, where a round lasts a week; 0 to play at once.
    :param rows: for plays, points of each place, first place first, by number of players of the table; other tables
        have the usual points.
    :param ties: for plays, the rules for entrants with equal points, in order.
    :param wear: what people who see wear, with real cards: ``blindfold``, or the director's own words; empty for
        nothing.
    :param capacity: maximum number of entries before the draw, with real cards; later ones wait. 0 for no limit.
    :param closes: the last day for entries, ISO 8601, with real cards; later ones wait. Empty for no such day.
    """

    contest: Contest = "pairs"
    movement: Literal["all-meet", "mitchell", "swiss", "lot", "neighbours", "free", "groups", "knock-out"] = "all-meet"
    game: str = ""
    tricks: ScoreSum = 0
    boards: Annotated[int, msgspec.Meta(ge=1, le=99)] = 2
    rounds: SmallNumber = 0
    minutes: SmallNumber = 0
    moving: bool = False
    at_tables: bool = False
    by_seat: bool = False
    options: dict[str, object] = {}
    unit: Literal["", "tricks", "points"] = ""
    most: ScoreSum = 0
    fewer: bool = False
    sizes: TableSizes = ()
    points: PlayPoints = "places"
    rows: dict[TableSize, tuple[int, ...]] = {}
    ties: tuple[TieRule, ...] = ("scores", "best", "meeting", "played", "lot")
    title: Annotated[str, msgspec.Meta(max_length=60)] = ""
    called: Annotated[str, msgspec.Meta(max_length=60)] = ""
    group: Annotated[int, msgspec.Meta(ge=0, le=99)] = 0
    games: Annotated[tuple[PlannedGame, ...], msgspec.Meta(max_length=MAX_GAMES)] = ()
    has_computers: bool = msgspec.field(default=False, name="computers")
    days: Annotated[int, msgspec.Meta(ge=0, le=7)] = 0
    wear: Annotated[str, msgspec.Meta(max_length=60)] = ""
    capacity: SmallNumber = 0
    closes: Annotated[str, msgspec.Meta(pattern=r"^([0-9]{4}-[0-9]{2}-[0-9]{2})?$")] = ""

    @property
    def counted_unit(self) -> Literal["tricks", "points"]:
        """Return the unit that is counted: the plan's own, or else tricks if a deal has a number of tricks, otherwise
        points.

        Chips count as points.
        """
        return self.unit or ("tricks" if self.tricks else "points")

    @property
    def persons(self) -> int:
        """Return the smallest number of people per entrant."""
        return MIN_PEOPLE_OF_ENTRANT[self.contest]

    @property
    def limits_entries(self) -> bool:
        """Return whether the number or the time of entries is limited, so that later ones wait."""
        return bool(self.capacity or self.closes)

    @property
    def can_overlap(self) -> bool:
        """Return whether tables can be drawn while others still play: each player has a number of plays, and none go
        on for days at the tables of a house.
        """
        return bool(self.games) and not self.days

    @property
    def most_persons(self) -> int:
        """Return the greatest number of people per entrant: a team can have two reserves."""
        return self.persons + (2 if self.contest == "teams" else 0)

    def as_game(self, credits: int) -> PlannedGame:
        """Return the plan's own game as one of several. :param credits: the maximum number of plays of each player."""
        same = {name: getattr(self, name) for name in PlannedGame.__struct_fields__ if name != "credits"}
        return PlannedGame(**same, credits=credits)

    def of_game(self, number: int) -> Plan:
        """Return the plan of one of the games, without the others; this plan if it has no list of games.

        :param number: number of the game, from 0.
        """
        if not self.games:
            return self
        game = self.games[number]
        same = {name: getattr(game, name) for name in PlannedGame.__struct_fields__ if name != "credits"}
        return msgspec.structs.replace(self, games=(), **same)


class ScoreLine(msgspec.Struct, frozen=True, order=True):
    """One line of the score: a board at a table in a round.

    :param round: number of the round, from 0. :param table: number of the table, from 0.
    :param board: number of the board, from 1.
    """

    round: SmallNumber
    table: SmallNumber
    board: SmallNumber


class EveningEvent(msgspec.Struct, frozen=True, tag_field="type"):
    """An event of an evening; its tag is also the id of its message."""

    @classmethod
    def name(cls) -> str:
        """Return the event's name, for example ``result-entered``."""
        return str(cls.__struct_config__.tag)


class PlanAnnounced(EveningEvent, frozen=True, tag="announced"):
    """The plan of the evening was announced or changed.

    It can change until the draw; in a contest of plays, points, ties, names, time and rounds can change later too, and
    with real cards the sizes of tables that are drawn later.

    :param plan: the kind of evening.
    :param version: the version of programs that is needed to read the log, 0 for all of them.
    :param reason: the reason for a change after the draw; None before the draw, and for a change of points, ties or
        names.
    """

    plan: Plan
    version: SmallNumber = 0
    reason: Reason | None = None


class PeopleEntered(EveningEvent, frozen=True, tag="entered", omit_defaults=True):
    """People entered together, or one person alone, who waits for a partner if the contest needs one.

    :param persons: ids of the people. :param origin: how the entry came, empty if that is not known.
    :param waits: whether they are on the waiting list.
    """

    persons: tuple[PersonId, ...]
    origin: Origin = ""
    waits: bool = False


class EntrantAdmitted(EveningEvent, frozen=True, tag="entrant-admitted"):
    """An entrant of the waiting list plays. :param entrant: number of the entrant, from 0."""

    entrant: Entrant


class PartnersFound(EveningEvent, frozen=True, tag="partners-found"):
    """Two separate entrants play together, under the first one's number.

    :param entrant: number, from 0, of the entrant that remains.
    :param other: number of the entrant that is merged into it.
    """

    entrant: Entrant
    other: Entrant


class EntrantScratched(EveningEvent, frozen=True, tag="scratched", omit_defaults=True):
    """An entrant withdrew before the draw, or left the waiting list.

    :param entrant: number of the entrant, from 0.
    :param follower: number of the entrant of the waiting list who plays instead, None for nobody.
    """

    entrant: Entrant
    follower: Entrant | None = None


class EntryClosed(EveningEvent, frozen=True, tag="closed"):
    """Entering is closed; only late players can still join."""


class SeatsDrawn(EveningEvent, frozen=True, tag="drawn"):
    """The movement and the seating are drawn.

    :param seating: the entrant on each place of the movement, None on a vacant one; empty in a Swiss and in plays drawn
        round by round. :param deals: number that determines all deals.
    :param movement: tables, boards and moves of all rounds.
    """

    movement: Movement
    seating: tuple[Entrant | None, ...]
    deals: int = 0


class RoundDrawn(EveningEvent, frozen=True, tag="round-drawn"):
    """A round of a Swiss or of plays was drawn; its places are entrants.

    :param sittings: the tables of the round. :param bye: the entrant who sits out if there is exactly one, otherwise
        None. :param game: number of the game in the plan's list, from 0; 0 without a list.
    """

    sittings: MovementRound
    bye: Entrant | None
    game: SmallNumber = 0


class RoundBegun(EveningEvent, frozen=True, tag="round-begun"):
    """A round began.

    :param round: number of the round, from 0. :param at: time at which it began, ISO 8601.
    """

    round: SmallNumber
    at: str


class ResultEntered(EveningEvent, frozen=True, tag="result-entered"):
    """A board's result at a table was entered.

    :param line: round, table and board. :param score: the result.
    """

    line: ScoreLine
    score: Result


class ResultCorrected(EveningEvent, frozen=True, tag="result-corrected"):
    """An entered or adjusted result was corrected.

    :param line: round, table and board. :param score: the right result. :param reason: the reason of the correction.
    """

    line: ScoreLine
    score: Result
    reason: Reason


class ScoreAdjusted(EveningEvent, frozen=True, tag="adjusted"):
    """The director assigned a score to a board that was not played, or not played correctly.

    :param line: round, table and board. :param outcome: the assigned score. :param reason: the director's reason.
    """

    line: ScoreLine
    outcome: Outcome
    reason: Reason


class EntrantLeft(EveningEvent, frozen=True, tag="left"):
    """An entrant does not play from a round on.

    :param entrant: number of the entrant, from 0. :param round: the first round without the entrant, from 0.
    :param reason: the reason why it left.
    """

    entrant: Entrant
    round: SmallNumber
    reason: Reason


class EntrantReturned(EveningEvent, frozen=True, tag="returned"):
    """An absent entrant plays again from a round on.

    :param entrant: number of the entrant, from 0. :param round: its next round, from 0.
    """

    entrant: Entrant
    round: SmallNumber


class SubstituteSat(EveningEvent, frozen=True, tag="substitute-sat"):
    """A person plays in another person's place from a round on; the results stay the entrant's.

    :param entrant: number of the entrant, from 0. :param person: id of the person who is replaced.
    :param by: id of the substitute. :param round: the first round of the substitute, from 0.
    :param reason: the reason for the substitution.
    """

    entrant: Entrant
    person: PersonId
    by: PersonId
    round: SmallNumber
    reason: Reason


class LatePlayersJoined(EveningEvent, frozen=True, tag="joined-late"):
    """Late players join from a round on, on a vacant place or, in a Swiss, as a new entrant.

    :param persons: ids of the people. :param place: the vacant place that they take, None in a Swiss.
    :param round: their first round, from 0.
    """

    persons: tuple[PersonId, ...]
    place: MovementPlace | None
    round: SmallNumber


class EntrantPenalized(EveningEvent, frozen=True, tag="penalized"):
    """An entrant lost a percentage of the top of a board, its maximum matchpoints.

    :param entrant: number of the entrant, from 0. :param percent: percentage of the top.
    :param reason: the reason for the penalty.
    """

    entrant: Entrant
    percent: Annotated[int, msgspec.Meta(ge=1, le=100)]
    reason: Reason


class ScoreCarriedOver(EveningEvent, frozen=True, tag="carried-over"):
    """An entrant brought the score of an earlier session.

    :param entrant: number of the entrant, from 0. :param hundredths: that score in hundredths of a percent.
    :param boards: number of boards for which it counts.
    """

    entrant: Entrant
    hundredths: Annotated[int, msgspec.Meta(ge=0, le=10_000)]
    boards: Annotated[int, msgspec.Meta(ge=1, le=999)]


class AppealMade(EveningEvent, frozen=True, tag="appeal-made"):
    """An entrant appealed against a ruling on a score line.

    :param line: round, table and board. :param entrant: number of the entrant, from 0.
    """

    line: ScoreLine
    entrant: Entrant


class AppealDecided(EveningEvent, frozen=True, tag="appeal-decided"):
    """An appeal was decided; its consequences are separate events.

    :param appeal: number of the appeal, from 0. :param upheld: whether the appeal was upheld.
    """

    appeal: SmallNumber
    upheld: bool


class LotDrawn(EveningEvent, frozen=True, tag="lot-drawn"):
    """A lot decided about shared places. :param order: the entrants who shared places, the first drawn first."""

    order: tuple[Entrant, ...]


class EveningFinished(EveningEvent, frozen=True, tag="finished", omit_defaults=True):
    """The evening is over and its results are final.

    :param reason: the reason for an end before the last round, otherwise None.
    """

    reason: Reason | None = None


class EventUndone(EveningEvent, frozen=True, tag="undone"):
    """An earlier entry of the log was undone. :param of: number of that entry, from 0."""

    of: Annotated[int, msgspec.Meta(ge=0)]


#: all events
EVENTS: tuple[type[EveningEvent], ...] = (
    PlanAnnounced, PeopleEntered, EntrantAdmitted, PartnersFound, EntrantScratched, EntryClosed, SeatsDrawn, RoundDrawn,
    RoundBegun, ResultEntered, ResultCorrected, ScoreAdjusted, EntrantLeft, EntrantReturned, SubstituteSat,
    LatePlayersJoined, EntrantPenalized, ScoreCarriedOver, AppealMade, AppealDecided, LotDrawn, EveningFinished,
    EventUndone,
)  # fmt: skip

#: the type of an event for reading
AnyEvent: TypeAlias = (
    PlanAnnounced | PeopleEntered | EntrantAdmitted | PartnersFound | EntrantScratched | EntryClosed | SeatsDrawn
    | RoundDrawn | RoundBegun | ResultEntered | ResultCorrected | ScoreAdjusted | EntrantLeft | EntrantReturned
    | SubstituteSat | LatePlayersJoined | EntrantPenalized | ScoreCarriedOver | AppealMade | AppealDecided | LotDrawn
    | EveningFinished | EventUndone
)  # fmt: skip
