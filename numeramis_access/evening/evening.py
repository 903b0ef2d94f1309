"""The state of an evening and its change by events: pure functions over frozen values, like the rules of a game.

``evolve`` returns the evening after an event; ``refusals`` returns why an event cannot happen.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Collection, Iterator, Mapping
from typing import Literal, NamedTuple, TypeAlias

import msgspec

from numeramis_access.evening import events as ev
from numeramis_access.evening.events import Entrant, EveningEvent, PersonId, Plan, ScoreLine
from numeramis_access.evening.movements import (
    Encounter,
    Movement,
    MovementPlace,
    MovementRound,
    SidePlaces,
    playable_tables,
)
from numeramis_access.evening.scoring import Outcome

#: the stage of an evening
EveningStage: TypeAlias = Literal["new", "entering", "closed", "drawn", "over"]


class Absence(msgspec.Struct, frozen=True):
    """An entrant does not play from round ``since`` up to, but not including, round ``until``.

    :param entrant: number of the absent entrant, from 0. :param since: number of a round, from 0.
    :param until: number of a round, from 0; None for the rest of the evening.
    """

    entrant: Entrant
    since: int
    until: int | None = None


class Substitute(msgspec.Struct, frozen=True):
    """A person plays in another person's place from a round on.

    :param entrant: number, from 0, of the entrant that the results belong to. :param person: id of the replaced person.
    :param by: id of the substitute. :param round: the substitute's first round, from 0.
    """

    entrant: Entrant
    person: PersonId
    by: PersonId
    round: int


class Appeal(msgspec.Struct, frozen=True):
    """An appeal against a ruling on a score line.

    :param line: the disputed line of the score. :param entrant: number of the entrant who appeals, from 0.
    :param upheld: whether the appeal was upheld; None while it is undecided.
    """

    line: ScoreLine
    entrant: Entrant
    upheld: bool | None = None


class Evening(msgspec.Struct, frozen=True):
    """The complete state of an evening.

    :param plan: the kind of evening. :param stage: the stage that it has reached.
    :param entrants: ids of each entrant's people; empty for one who has withdrawn or was merged into another.
    :param waiting: entrants of the waiting list, the first one first. :param origins: how entries came, where that is
        known.
    :param movement: tables, boards and moves of all rounds drawn so far; None before the draw.
    :param seating: the entrant on each place of the movement, None on a vacant place; empty in a Swiss and in plays
        drawn round by round, where an entrant's number is its place.
    :param deals: number that determines all deals. :param since: first round of each entrant who came late, from 0.
    :param byes: the entrant who sat out in each round of a Swiss, None if no one did.
    :param games: index in the plan's list of the game of each round, for rounds drawn one by one.
    :param round: the latest round that has begun, from 0; -1 before the first.
    :param round_start: start of that round, ISO 8601; empty before the first.
    :param outcomes: the outcome of each score line that has one. :param absences: rounds that entrants miss.
    :param substitutes: people who play in others' places. :param penalties: entrants with their penalty in percent of a
        board's top.
    :param carried_results: an earlier session's result under the number of each entrant: hundredths of a percent, and
        the number of its boards.
    :param appeals: all appeals, in order. :param lot: entrants in the order in which lots were drawn.
    """

    plan: Plan = Plan()
    stage: EveningStage = "new"
    entrants: tuple[tuple[PersonId, ...], ...] = ()
    waiting: tuple[Entrant, ...] = ()
    origins: Mapping[Entrant, ev.Origin] = {}
    movement: Movement | None = None
    seating: tuple[Entrant | None, ...] = ()
    deals: int = 0
    since: Mapping[Entrant, int] = {}
    byes: tuple[Entrant | None, ...] = ()
    games: tuple[int, ...] = ()
    round: int = -1
    round_start: str = ""
    outcomes: Mapping[ScoreLine, Outcome] = {}
    absences: tuple[Absence, ...] = ()
    substitutes: tuple[Substitute, ...] = ()
    penalties: tuple[tuple[Entrant, int], ...] = ()
    carried_results: Mapping[Entrant, tuple[int, int]] = {}
    appeals: tuple[Appeal, ...] = ()
    lot: tuple[Entrant, ...] = ()

    @property
    def playing(self) -> tuple[Entrant, ...]:
        """Return the entrants who take part, without entrants who wait, have withdrawn or were merged into another."""
        waiting = self.waiting
        return tuple(entrant for entrant, persons in enumerate(self.entrants) if persons and entrant not in waiting)

    @property
    def rounds(self) -> tuple[MovementRound, ...]:
        """Return the rounds that have been drawn so far, by places; empty before the draw."""
        return self.movement.rounds if self.movement else ()

    @property
    def has_begun_all(self) -> bool:
        """Return whether all rounds have begun.

        The last round of a knock-out is a round of one table. Where each player has a number of plays, the last drawn
        round is the last if the people who are not away have too few plays left to fill another table.
        """
        if self.plan.games:
            return 0 <= self.round == len(self.rounds) - 1 and not _can_fill_tables(self)
        if self.plan.movement == "knock-out":
            return self.round >= 0 and self.round + 1 == len(self.rounds) and len(self.rounds[self.round]) == 1
        return self.round + 1 >= (self.plan.rounds if self.is_swiss and self.plan.rounds else len(self.rounds))

    @property
    def is_swiss(self) -> bool:
        """Return whether rounds are drawn one by one, during the evening; False before the draw."""
        return self.movement is not None and self.movement.name == "swiss"


def plan_of_round(evening: Evening, number: int) -> Plan:
    """Return the plan of the game of a round.

    :param evening: the evening. :param number: number of the round, from 0.
    """
    return evening.plan.of_game(evening.games[number]) if evening.plan.games else evening.plan


def plays_left(evening: Evening) -> dict[Entrant, list[int]]:
    """Return for each entrant the number of plays left of each game of the plan, in its order; empty where nobody has a
    number of plays.

    A table that was not played because one of its players was missing counts as no play. A number is negative if the
    plan was changed to fewer plays than the entrant had begun.
    """
    if not evening.plan.games:
        return {}
    left = {entrant: [game.credits for game in evening.plan.games] for entrant in evening.playing}
    for number, game in enumerate(evening.games):
        for sitting in occupied_tables(evening, number):
            for place in sitting.places():
                left[place][game] -= 1
    return left


def _can_fill_tables(evening: Evening) -> bool:
    """Return whether enough people have plays left of a game to fill a table of it."""
    here = [plays for entrant, plays in plays_left(evening).items() if not is_away(evening, entrant, evening.round + 1)]
    games = enumerate(evening.plan.games)
    return any(sum(plays[number] > 0 for plays in here) >= min(game.sizes) for number, game in games)


def busy_entrants(evening: Evening) -> frozenset[Entrant]:
    """Return the entrants at tables without a result."""
    tables = (table_of_line(evening, line) for line in open_lines(evening))
    return frozenset(
        entrant for table in tables if table is not None for side in sides_of(evening, table) for entrant in side
    )


class SeatForBoards(NamedTuple):
    """An entrant's seat for some boards.

    :param table: number of the table, from 0.
    :param way: side of the table: 0 for north and south, 1 for east and west; in plays the number of the player.
    :param at: place within the side, from 0. :param boards: numbers of the boards, from 1.
    :param partner: the side's other entrant in an individual, otherwise None.
    :param opponents: the entrants of the other side, or the others at the table of a whole play.
    """

    table: int
    way: int
    at: int
    boards: tuple[int, ...]
    partner: Entrant | None
    opponents: tuple[Entrant, ...]


def entrant_at(evening: Evening, place: MovementPlace) -> Entrant | None:
    """Return the entrant on a place, None on a vacant one. A place beyond the seating, as in a Swiss, is the entrant
    itself.

    :param evening: the evening. :param place: number of the place, from 0.
    """
    return evening.seating[place] if place < len(evening.seating) else place


def is_away(evening: Evening, entrant: Entrant, number: int) -> bool:
    """Return whether an entrant does not play a round, because it is absent or has not joined yet.

    :param evening: the evening. :param entrant: number of the entrant, from 0.
    :param number: number of the round, from 0.
    """
    if number < evening.since.get(entrant, 0):
        return True
    return bool(evening.absences) and any(
        absence.entrant == entrant and absence.since <= number and (absence.until is None or number < absence.until)
        for absence in evening.absences
    )


def is_vacant(evening: Evening, place: MovementPlace, number: int) -> bool:
    """Return whether no one plays on a place in a round: the place has no entrant, or its entrant is away.

    :param evening: the evening. :param place: number of the movement's place, from 0.
    :param number: number of the round, from 0.
    """
    entrant = _member(evening, place, evening.plan.contest == "teams")
    return entrant is None or is_away(evening, entrant, number)


def vacant_places(evening: Evening, number: int) -> frozenset[MovementPlace]:
    """Return the places on which no one plays in a round; none before the draw.

    :param evening: the evening. :param number: number of the round, from 0.
    """
    if evening.is_swiss and evening.plan.contest == "plays":  # rounds can be many, and only absent people are vacant
        known = {absence.entrant for absence in evening.absences} | evening.since.keys()
        return frozenset(entrant for entrant in known if is_away(evening, entrant, number))
    places = range(evening.movement.places if evening.movement else 0)
    return frozenset(place for place in places if is_vacant(evening, place, number))


def _member(evening: Evening, place: MovementPlace, team: bool) -> Entrant | None:
    """Return the entrant of a place; a team has two places. None if it is vacant."""
    return entrant_at(evening, place // 2 if team else place)


def occupied_tables(evening: Evening, number: int) -> MovementRound:
    """Return the tables of a round at which every place is occupied, with their places and boards.

    :param evening: the evening. :param number: number of the round, from 0.
    :raises IndexError: if the round has not been drawn.
    """
    return playable_tables(evening.rounds[number], vacant_places(evening, number))


def sides_of(evening: Evening, sitting: Encounter) -> tuple[tuple[Entrant, ...], ...]:
    """Return the entrants of each side at a table: two sides, or one entry for each player of a whole play.

    Vacant places are left out.
    """
    team = evening.plan.contest == "teams"
    return tuple(_entrants(evening, side, team) for side in sitting.sides)


def _entrants(evening: Evening, places: SidePlaces, team: bool) -> tuple[Entrant, ...]:
    return tuple(entrant for place in places if (entrant := _member(evening, place, team)) is not None)


def persons_at(evening: Evening, place: MovementPlace) -> tuple[PersonId, ...]:
    """Return the ids of the people on a place, none on a vacant one; for a team the two who play at that table.

    :param evening: the evening. :param place: number of the place, from 0.
    """
    team = evening.plan.contest == "teams"
    entrant = _member(evening, place, team)
    persons = evening.entrants[entrant] if entrant is not None else ()
    return persons[2 * (place % 2) :][:2] if team else persons


def score_lines(evening: Evening, number: int) -> Iterator[ScoreLine]:
    """Yield every score line of a round at tables without a vacant place.

    :param evening: the evening. :param number: number of the round, from 0.
    :raises IndexError: if the round has not been drawn.
    """
    for sitting in occupied_tables(evening, number):
        for board in sitting.boards:
            yield ScoreLine(number, sitting.table, board)


def open_lines(evening: Evening) -> list[ScoreLine]:
    """Return the score lines of begun rounds without an outcome."""
    begun = range(evening.round + 1)
    return [line for number in begun for line in score_lines(evening, number) if line not in evening.outcomes]


def table_of_line(evening: Evening, line: ScoreLine) -> Encounter | None:
    """Return the table of a score line with its places and boards, even if a place is vacant; None if no such line
    exists.
    """
    if line.round >= len(evening.rounds):
        return None
    sittings = evening.rounds[line.round]
    for sitting in sittings[bisect_left(sittings, line.table, key=lambda sitting: sitting.table) :]:
        if sitting.table != line.table:
            return None
        if line.board in sitting.boards:
            return sitting
    return None


def seats_of(evening: Evening, entrant: Entrant, number: int) -> list[SeatForBoards]:
    """Return an entrant's seats in a round, in the order of the boards; empty if the entrant sits out.

    :param evening: the evening. :param entrant: number of the entrant, from 0.
    :param number: number of the round, from 0.
    :raises IndexError: if the round has not been drawn.
    """
    seats = []
    for sitting in occupied_tables(evening, number):
        all_sides = sides_of(evening, sitting)
        for way, side in enumerate(all_sides):
            if entrant in side:
                partner = next((other for other in side if other != entrant), None)
                others = tuple(other for group in all_sides if group is not side for other in group)
                seats.append(SeatForBoards(sitting.table, way, side.index(entrant), sitting.boards, partner, others))
    return sorted(seats, key=lambda seat: seat.boards)


def free_places(evening: Evening) -> list[MovementPlace]:
    """Return the places of the movement without an entrant, each for a team, pair or player; none in a Swiss."""
    return [place for place, entrant in enumerate(evening.seating) if entrant is None]


def no_shows(evening: Evening) -> list[Entrant]:
    """Return the entrants without a result who are away in the next round; late players can take their places."""
    coming = evening.round + 1
    away = (entrant for entrant in evening.playing if is_away(evening, entrant, coming))
    return [entrant for entrant in away if not any(sits_at(evening, entrant, line) for line in evening.outcomes)]


def sits_at(evening: Evening, entrant: Entrant, line: ScoreLine) -> bool:
    """Return whether an entrant sits at the table of a score line; False if there is no such line.

    :param evening: the evening. :param entrant: number of the entrant, from 0. :param line: round, table and board.
    """
    sitting = table_of_line(evening, line)
    return sitting is not None and any(entrant in side for side in sides_of(evening, sitting))


def evolve(evening: Evening, event: EveningEvent) -> Evening:
    """Return the evening after an event. Ask ``refuse_event`` first: an event that it refuses gives a wrong evening or
    an error.
    """
    change = msgspec.structs.replace
    match event:
        case ev.PlanAnnounced(plan=plan):
            return change(evening, plan=plan, stage="entering" if evening.stage == "new" else evening.stage)
        case ev.PeopleEntered() | ev.EntrantAdmitted() | ev.EntrantScratched():
            return _evolve_entries(evening, event)
        case ev.PartnersFound(entrant, other):
            together = evening.entrants[entrant] + evening.entrants[other]
            return _with_persons(_with_persons(evening, entrant, together), other, ())
        case ev.EntryClosed():
            return change(evening, stage="closed")
        case ev.SeatsDrawn(movement, seating, deals):
            return change(evening, stage="drawn", movement=movement, seating=seating, deals=deals)
        case ev.EveningFinished():
            return change(evening, stage="over")
    return _evolve_playing(evening, event)


def _evolve_entries(evening: Evening, event: ev.PeopleEntered | ev.EntrantAdmitted | ev.EntrantScratched) -> Evening:
    """Return the evening after an entry, a withdrawal, or the end of an entrant's wait."""
    change = msgspec.structs.replace
    match event:
        case ev.PeopleEntered(persons, origin, waits):
            entrant = len(evening.entrants)
            origins = {**evening.origins, entrant: origin} if origin else evening.origins
            waiting = (*evening.waiting, entrant) if waits else evening.waiting
            return change(evening, entrants=(*evening.entrants, persons), origins=origins, waiting=waiting)
        case ev.EntrantAdmitted(entrant):
            return _without_waiting(evening, {entrant})
        case ev.EntrantScratched(entrant, follower):
            return _without_waiting(_with_persons(evening, entrant, ()), {entrant, follower})


def _without_waiting(evening: Evening, gone: Collection[Entrant | None]) -> Evening:
    """Return the evening without some entrants on its waiting list."""
    waiting = tuple(entrant for entrant in evening.waiting if entrant not in gone)
    return msgspec.structs.replace(evening, waiting=waiting)


def _taken_from_waiting(evening: Evening, persons: Collection[PersonId]) -> Evening:
    """Return the evening after people of the waiting list found another way in: their entries end."""
    for entrant in evening.waiting:
        if set(evening.entrants[entrant]) & set(persons):
            evening = _without_waiting(_with_persons(evening, entrant, ()), {entrant})
    return evening


def people_here(evening: Evening) -> set[PersonId]:
    """Return the ids of all people who have entered, after the draw without the waiting list."""
    out = evening.waiting if evening.stage == "drawn" else ()
    return {person for entrant, persons in enumerate(evening.entrants) if entrant not in out for person in persons}


def _with_persons(evening: Evening, entrant: Entrant, persons: tuple[PersonId, ...]) -> Evening:
    entrants = (*evening.entrants[:entrant], persons, *evening.entrants[entrant + 1 :])
    return msgspec.structs.replace(evening, entrants=entrants)


def _evolve_playing(evening: Evening, event: EveningEvent) -> Evening:
    """Return the evening after an event of play."""
    change = msgspec.structs.replace
    match event:
        case ev.RoundDrawn(drawn, bye, game):
            assert evening.movement is not None
            movement = change(
                evening.movement,
                places=len(evening.entrants) * (2 if evening.plan.contest == "teams" else 1),
                rounds=(*evening.rounds, drawn),
                copies=len(drawn),
            )
            return change(evening, movement=movement, byes=(*evening.byes, bye), games=(*evening.games, game))
        case ev.RoundBegun(number, at):
            return change(evening, round=number, round_start=at)
        case ev.ResultEntered(line, score) | ev.ResultCorrected(line, score):
            return change(evening, outcomes={**evening.outcomes, line: score})
        case ev.ScoreAdjusted(line, outcome):
            return change(evening, outcomes={**evening.outcomes, line: outcome})
        case ev.EntrantPenalized(entrant, percent):
            return change(evening, penalties=(*evening.penalties, (entrant, percent)))
        case ev.ScoreCarriedOver(entrant, hundredths, boards):
            return change(evening, carried_results={**evening.carried_results, entrant: (hundredths, boards)})
        case ev.LotDrawn(order):
            return change(evening, lot=(*evening.lot, *order))
        case ev.AppealMade(line, entrant):
            return change(evening, appeals=(*evening.appeals, Appeal(line, entrant)))
        case ev.AppealDecided(appeal, upheld):
            decided = change(evening.appeals[appeal], upheld=upheld)
            return change(evening, appeals=(*evening.appeals[:appeal], decided, *evening.appeals[appeal + 1 :]))
    return _evolve_people(evening, event)


def _evolve_people(evening: Evening, event: EveningEvent) -> Evening:
    """Return the evening after an arrival, a departure or a substitution."""
    change = msgspec.structs.replace
    match event:
        case ev.EntrantLeft(entrant, number):
            return change(evening, absences=(*evening.absences, Absence(entrant, number)))
        case ev.EntrantReturned(entrant, number):
            ended = tuple(
                change(absence, until=number) if absence.entrant == entrant and absence.until is None else absence
                for absence in evening.absences
            )
            return change(evening, absences=ended)
        case ev.SubstituteSat(entrant, person, by, number):
            evening = _taken_from_waiting(evening, {by})
            persons = tuple(by if member == person else member for member in evening.entrants[entrant])
            substitutes = (*evening.substitutes, Substitute(entrant, person, by, number))
            return change(_with_persons(evening, entrant, persons), substitutes=substitutes)
        case ev.LatePlayersJoined(persons, place, number):
            evening = _taken_from_waiting(evening, persons)
            entrant = len(evening.entrants)
            seating = tuple(entrant if at == place else other for at, other in enumerate(evening.seating))
            since = {**evening.since, entrant: number}
            return change(evening, entrants=(*evening.entrants, persons), seating=seating, since=since)
    raise TypeError(event.name())
