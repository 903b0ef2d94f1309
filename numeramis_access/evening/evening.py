"""The state of an evening and its change by events: pure functions over frozen values, like the rules of a game.

``refuse`` returns why an event cannot happen; ``evolve`` returns the evening after an event.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Mapping
from typing import Literal, NamedTuple, TypeAlias

import msgspec

from numeramis_access.core.actions import Refusal
from numeramis_access.evening import events as ev
from numeramis_access.evening.events import Entrant, EveningEvent, PersonId, Plan, ScoreLine
from numeramis_access.evening.movements import Encounter, Movement, Place, Round, Side, playable
from numeramis_access.evening.scoring import Artificial, Outcome, PlayScores, SeatScores, Split

#: most points or chips of a player in a whole play
MOST_SCORE = 40_000
#: the stage of an evening
Stage: TypeAlias = Literal["new", "entering", "closed", "drawn", "over"]


class Absence(msgspec.Struct, frozen=True):
    """An entrant does not play from round ``since`` up to, but not including, round ``until``; None for the rest."""

    entrant: Entrant
    since: int
    until: int | None = None


class Substitute(msgspec.Struct, frozen=True):
    """A person plays in another person's place from a round on.

    :param person: the replaced one. :param by: the new one.
    """

    entrant: Entrant
    person: PersonId
    by: PersonId
    round: int


class Appeal(msgspec.Struct, frozen=True):
    """An appeal. :param upheld: None while it is open."""

    line: ScoreLine
    entrant: Entrant
    upheld: bool | None = None


class Evening(msgspec.Struct, frozen=True):
    """The complete state of an evening.

    :param plan: the kind of evening. :param stage: the stage that it has reached. :param entrants: people by entrant,
        empty if scratched or merged into another entrant. :param seating: entrants by place. :param deals: number that
        determines all deals.
    :param since: first round of a late entrant. :param byes: entrants who sat out, by round of a Swiss. :param round:
        the latest round, -1 before the first. :param begun: start of that round, ISO 8601. :param outcomes: the outcome
        of each score line. :param penalties: entrants with their penalty in percent. :param carried: hundredths of a
        percent and number of boards by entrant. :param lot: entrants in the order of the lots drawn.
    """

    plan: Plan = Plan()
    stage: Stage = "new"
    entrants: tuple[tuple[PersonId, ...], ...] = ()
    movement: Movement | None = None
    seating: tuple[Entrant | None, ...] = ()
    deals: int = 0
    since: Mapping[Entrant, int] = {}
    byes: tuple[Entrant | None, ...] = ()
    round: int = -1
    begun: str = ""
    outcomes: Mapping[ScoreLine, Outcome] = {}
    absences: tuple[Absence, ...] = ()
    substitutes: tuple[Substitute, ...] = ()
    penalties: tuple[tuple[Entrant, int], ...] = ()
    carried: Mapping[Entrant, tuple[int, int]] = {}
    appeals: tuple[Appeal, ...] = ()
    lot: tuple[Entrant, ...] = ()

    @property
    def playing(self) -> tuple[Entrant, ...]:
        """Return the entrants who take part."""
        return tuple(entrant for entrant, persons in enumerate(self.entrants) if persons)

    @property
    def rounds(self) -> tuple[Round, ...]:
        """Return the rounds that are known so far; places stand for the entrants."""
        return self.movement.rounds if self.movement else ()

    @property
    def whole(self) -> bool:
        """Return whether all rounds have begun."""
        return self.round + 1 >= (self.plan.rounds if self.is_swiss and self.plan.rounds else len(self.rounds))

    @property
    def is_swiss(self) -> bool:
        """Return whether rounds are drawn one by one."""
        return self.movement is not None and self.movement.name == "swiss"


class Seat(NamedTuple):
    """An entrant's seat for some boards.

    :param table: number of the table, from 0. :param way: 0 for north and south, 1 for east and west. :param at: place
        within the side, from 0. :param boards: numbers of the boards. :param partner: the side's other entrant in an
        individual, otherwise None.
    :param opponents: the entrants of the other side, or the others at the table of a whole play.
    """

    table: int
    way: int
    at: int
    boards: tuple[int, ...]
    partner: Entrant | None
    opponents: tuple[Entrant, ...]


def entrant_at(evening: Evening, place: Place) -> Entrant | None:
    """Return the entrant on a place, None for a vacant one; in a Swiss the place is the entrant."""
    return evening.seating[place] if place < len(evening.seating) else place


def is_away(evening: Evening, entrant: Entrant, number: int) -> bool:
    """Return whether an entrant does not play a round. :param number: number of the round, from 0."""
    if number < evening.since.get(entrant, 0):
        return True
    return bool(evening.absences) and any(
        absence.entrant == entrant and absence.since <= number and (absence.until is None or number < absence.until)
        for absence in evening.absences
    )


def is_vacant(evening: Evening, place: Place, number: int) -> bool:
    """Return whether a place is vacant in a round. :param number: number of the round, from 0."""
    entrant = _member(evening, place, evening.plan.contest == "teams")
    return entrant is None or is_away(evening, entrant, number)


def vacant(evening: Evening, number: int) -> frozenset[Place]:
    """Return the vacant places of a round. :param number: number of the round, from 0."""
    places = range(evening.movement.places if evening.movement else 0)
    return frozenset(place for place in places if is_vacant(evening, place, number))


def _member(evening: Evening, place: Place, team: bool) -> Entrant | None:
    """Return the entrant of a place; a team has two places. None if it is vacant."""
    return entrant_at(evening, place // 2 if team else place)


def sittings(evening: Evening, number: int) -> Round:
    """Return the sittings of a round whose places are all occupied, by places.

    :param number: number of the round, from 0.
    """
    return playable(evening.rounds[number], vacant(evening, number))


def sides(evening: Evening, sitting: Encounter) -> tuple[tuple[Entrant, ...], ...]:
    """Return the entrants of each side of a sitting: two sides, or each player of a whole play."""
    team = evening.plan.contest == "teams"
    return tuple(_entrants(evening, side, team) for side in sitting.sides)


def _entrants(evening: Evening, places: Side, team: bool) -> tuple[Entrant, ...]:
    return tuple(entrant for place in places if (entrant := _member(evening, place, team)) is not None)


def persons_at(evening: Evening, place: Place) -> tuple[PersonId, ...]:
    """Return the people on a place; for a team the two who play at that table."""
    team = evening.plan.contest == "teams"
    entrant = _member(evening, place, team)
    persons = evening.entrants[entrant] if entrant is not None else ()
    return persons[2 * (place % 2) :][:2] if team else persons


def lines(evening: Evening, number: int) -> Iterator[ScoreLine]:
    """Yield every playable score line of a round. :param number: number of the round, from 0."""
    for sitting in sittings(evening, number):
        for board in sitting.boards:
            yield ScoreLine(number, sitting.table, board)


def open_lines(evening: Evening) -> list[ScoreLine]:
    """Return the score lines of begun rounds without an outcome."""
    begun = range(evening.round + 1)
    return [line for number in begun for line in lines(evening, number) if line not in evening.outcomes]


def sitting_of(evening: Evening, line: ScoreLine) -> Encounter | None:
    """Return the sitting of a score line, even an incomplete one; None if there is no such line."""
    if line.round >= len(evening.rounds):
        return None
    sittings = evening.rounds[line.round]
    for sitting in sittings[bisect_left(sittings, line.table, key=lambda sitting: sitting.table) :]:
        if sitting.table != line.table:
            return None
        if line.board in sitting.boards:
            return sitting
    return None


def seats_of(evening: Evening, entrant: Entrant, number: int) -> list[Seat]:
    """Return an entrant's seats in a round, in the order of the boards; empty if the entrant sits out.

    :param number: number of the round, from 0.
    """
    seats = []
    for sitting in sittings(evening, number):
        all_sides = sides(evening, sitting)
        for way, side in enumerate(all_sides):
            if entrant in side:
                partner = next((other for other in side if other != entrant), None)
                others = tuple(other for group in all_sides if group is not side for other in group)
                seats.append(Seat(sitting.table, way, side.index(entrant), sitting.boards, partner, others))
    return sorted(seats, key=lambda seat: seat.boards)


def refuse(evening: Evening, event: EveningEvent) -> Refusal | None:
    """Return why an event cannot happen now, or None."""
    stages: dict[type[EveningEvent], tuple[Stage, ...]] = {
        ev.Announced: ("new", "entering", "closed"), ev.Entered: ("entering",), ev.PartnersFound: ("entering",),
        ev.Scratched: ("entering",), ev.Closed: ("entering",), ev.Drawn: ("closed",),
    }  # fmt: skip
    if evening.stage not in stages.get(type(event), ("drawn",)):
        return Refusal("evening-not-now", values={"stage": evening.stage})
    match event:
        case ev.Announced(plan):
            if (plan.contest == "plays") != bool(plan.sizes) or (plan.sizes and plan.at_tables):
                return Refusal("evening-no-sizes")
            most = plan.most_persons
            fits = all(len(persons) <= most for persons in evening.entrants)
            return None if fits else Refusal("evening-too-many", values={"count": most})
        case ev.Entered() | ev.JoinedLate():
            return _refuse_people(evening, event)
        case ev.PartnersFound(entrant, other):
            return _refuse_partners(evening, entrant, other)
        case ev.Closed():
            return _refuse_closing(evening)
        case ev.Drawn(movement=movement, seating=seating):
            return _refuse_draw(evening, movement, seating)
        case ev.RoundDrawn() | ev.RoundBegun():
            return _refuse_round(evening, event)
        case ev.ResultEntered() | ev.ResultCorrected() | ev.Adjusted():
            return _refuse_result(evening, event)
        case ev.AppealMade(line, entrant):
            return _refuse_entrant(evening, entrant) or _refuse_line(evening, line)
        case ev.AppealDecided(appeal) if appeal >= len(evening.appeals):
            return Refusal("evening-no-appeal")
        case ev.LotDrawn(order):
            return _refuse_lot(evening, order)
        case ev.Finished():
            return _refuse_finish(evening)
        case ev.Scratched() | ev.Left() | ev.Returned() | ev.SubstituteSat() | ev.Penalized() | ev.CarriedOver():
            return _refuse_about(evening, event)
    return None


def _refuse_entrant(evening: Evening, entrant: Entrant) -> Refusal | None:
    return None if entrant in evening.playing else Refusal("evening-no-entrant")


def _refuse_people(evening: Evening, event: ev.Entered | ev.JoinedLate) -> Refusal | None:
    here = {person for persons in evening.entrants for person in persons}
    if not event.persons or len(set(event.persons)) < len(event.persons) or here & set(event.persons):
        return Refusal("evening-entered-already")
    whole, most = evening.plan.persons, evening.plan.most_persons
    if len(event.persons) > most:
        return Refusal("evening-too-many", values={"count": most})
    if isinstance(event, ev.Entered):
        return None
    if len(event.persons) < whole:
        return Refusal("evening-too-few", values={"count": whole})
    if event.round <= evening.round or (event.round >= len(evening.rounds) and not evening.is_swiss):
        return Refusal("evening-round-begun-already")
    if not evening.is_swiss and event.place not in free_places(evening):
        return Refusal("evening-no-place")
    return None


def free_places(evening: Evening) -> list[Place]:
    """Return the places of the movement without an entrant; for teams, team places."""
    return [place for place, entrant in enumerate(evening.seating) if entrant is None]


def no_shows(evening: Evening) -> list[Entrant]:
    """Return the entrants who are away and have played nothing: late players can take their places."""
    coming = evening.round + 1
    away = (entrant for entrant in evening.playing if is_away(evening, entrant, coming))
    return [entrant for entrant in away if not any(_sits(evening, entrant, line) for line in evening.outcomes)]


def _refuse_partners(evening: Evening, entrant: Entrant, other: Entrant) -> Refusal | None:
    if entrant == other or not {entrant, other} <= set(evening.playing):
        return Refusal("evening-no-entrant")
    count = len(evening.entrants[entrant]) + len(evening.entrants[other])
    return (
        None if count <= evening.plan.persons else Refusal("evening-too-many", values={"count": evening.plan.persons})
    )


def _refuse_closing(evening: Evening) -> Refusal | None:
    alone = sum(len(evening.entrants[entrant]) < evening.plan.persons for entrant in evening.playing)
    if alone:
        return Refusal("evening-alone", values={"count": alone})
    plan = evening.plan
    least = 4 if plan.contest == "individuals" else min(plan.sizes, default=2) if plan.contest == "plays" else 2
    return None if len(evening.playing) >= least else Refusal("evening-too-small", values={"count": least})


def _refuse_draw(evening: Evening, movement: Movement, seating: tuple[Entrant | None, ...]) -> Refusal | None:
    """Return why a draw is invalid: every entrant needs exactly one place, and rounds must use existing places only;
    None if it is valid.
    """
    swiss = movement.name == "swiss"
    seated_ones = sorted(place for place in seating if place is not None)
    each = 2 if evening.plan.contest == "teams" else 1
    fits = not movement.rounds if swiss else len(seating) * each == movement.places
    if not fits or seated_ones != ([] if swiss else list(evening.playing)):
        return Refusal("evening-no-draw")
    sound = all(_is_sound(evening.plan, sittings, movement.places) for sittings in movement.rounds)
    return None if sound else Refusal("evening-no-draw")


def refuse_new(event: EveningEvent) -> Refusal | None:
    """Return why a new draw is unplayable: a round without tables or a table without boards.

    The check is separate from ``refuse``, because old logs can have such draws.
    """
    match event:
        case ev.Drawn(movement=movement):
            rounds = movement.rounds
        case ev.RoundDrawn(sittings=drawn):
            rounds = (drawn,)
        case _:
            return None
    played = all(sittings and all(sitting.boards for sitting in sittings) for sittings in rounds)
    return None if played else Refusal("evening-no-draw")


def _is_sound(plan: Plan, sittings: Round, places: int) -> bool:
    """Return whether a round has its tables in order, as many sides as allowed, each of the right size, and existing
    places only; in plays each at most once.
    """
    size = 2 if plan.contest == "individuals" else 1
    tables = [sitting.table for sitting in sittings]
    counts = plan.sizes if plan.contest == "plays" else (2,)
    ways = [side for sitting in sittings for side in sitting.sides]
    seated = [place for side in ways for place in side]
    twice = plan.contest == "plays" and len(set(seated)) < len(seated)
    fits = all(len(sitting.sides) in counts for sitting in sittings) and all(len(side) == size for side in ways)
    return tables == sorted(tables) and fits and not twice and all(0 <= place < places for place in seated)


def _refuse_round(evening: Evening, event: ev.RoundDrawn | ev.RoundBegun) -> Refusal | None:
    missing = open_lines(evening)
    if missing:
        return Refusal("evening-round-open", values={"count": len(missing)})
    known = len(evening.rounds)
    if isinstance(event, ev.RoundDrawn):
        each = 2 if evening.plan.contest == "teams" else 1
        if not evening.is_swiss or known > evening.round + 1:
            return Refusal("evening-not-now", values={"stage": evening.stage})
        sound = _is_sound(evening.plan, event.sittings, len(evening.entrants) * each)
        return None if sound else Refusal("evening-no-draw")
    if event.round != evening.round + 1 or event.round >= known:
        return Refusal("evening-no-round")
    return None


def _refuse_line(evening: Evening, line: ScoreLine) -> Refusal | None:
    sitting = sitting_of(evening, line)
    if sitting is None:
        return Refusal("evening-no-line")
    if line.round > evening.round:
        return Refusal("evening-not-begun", values={"round": line.round + 1})
    if any(is_vacant(evening, place, line.round) for place in sitting.places()):
        return Refusal("evening-nobody-there")
    return None


def _refuse_result(evening: Evening, event: ev.ResultEntered | ev.ResultCorrected | ev.Adjusted) -> Refusal | None:
    if (refusal := _refuse_line(evening, event.line)) is not None:
        return refusal
    there = event.line in evening.outcomes
    if there != isinstance(event, ev.ResultCorrected) and not isinstance(event, ev.Adjusted):
        return Refusal("evening-result-there" if there else "evening-result-missing")
    outcome, sitting = event.outcome if isinstance(event, ev.Adjusted) else event.score, sitting_of(evening, event.line)
    assert sitting is not None
    return refuse_outcome(evening.plan, outcome, len(sitting.sides))


def refuse_outcome(plan: Plan, outcome: Outcome, players: int = 2) -> Refusal | None:
    """Return why a score is impossible, or None.

    Tricks of both sides must add up to a deal's; without partners every seat needs a score, in a play every player.

    :param players: number of sides or players of the table.
    """
    if plan.contest == "plays" or isinstance(outcome, PlayScores):
        seats = "plays" if plan.contest == "plays" else plan.by_seat
        if seats != "plays" or not isinstance(outcome, PlayScores) or len(outcome.scores) != players:
            return Refusal("evening-other-score", values={"seats": seats})
        large = max(map(abs, outcome.scores)) > MOST_SCORE
        return Refusal("evening-too-much", values={"most": MOST_SCORE}) if large else None
    if isinstance(outcome, Artificial):
        right = 0 <= outcome.north <= 100 and 0 <= outcome.east <= 100
        return None if right else Refusal("evening-percent")
    if plan.by_seat or isinstance(outcome, SeatScores):
        if not plan.by_seat or not isinstance(outcome, SeatScores):
            return Refusal("evening-other-score", values={"seats": plan.by_seat})
        return _refuse_numbers(plan, outcome.by_seat)
    if isinstance(outcome, Split):
        return refuse_outcome(plan, outcome.for_north) or refuse_outcome(plan, outcome.for_east)
    return _refuse_numbers(plan, (outcome.north, outcome.east))


def _refuse_numbers(plan: Plan, numbers: tuple[int, ...]) -> Refusal | None:
    """Return why both sides, or all seats, cannot have these numbers."""
    total = sum(numbers)
    below = min(numbers) < 0 and (plan.by_seat or bool(plan.tricks))
    if below or (plan.tricks and total != plan.tricks):
        unit = "points" if plan.by_seat else plan.counted
        return Refusal("evening-wrong-sum", values={"total": total, "tricks": plan.tricks, "unit": unit})
    if plan.most and max(numbers) > plan.most:
        return Refusal("evening-too-much", values={"most": plan.most})
    return None


def _refuse_lot(evening: Evening, order: tuple[Entrant, ...]) -> Refusal | None:
    """Return why a lot about these entrants cannot be drawn: each of them at most once, and in a contest of plays."""
    once = len(set(order)) == len(order) > 1 and not set(order) & set(evening.lot)
    if evening.plan.contest != "plays" or not once or not set(order) <= set(evening.playing):
        return Refusal("evening-no-lot")
    return None


def _refuse_finish(evening: Evening) -> Refusal | None:
    if missing := open_lines(evening):
        return Refusal("evening-round-open", values={"count": len(missing)})
    if waiting := sum(appeal.upheld is None for appeal in evening.appeals):
        return Refusal("evening-appeals-open", values={"count": waiting})
    return None


def _refuse_about(
    evening: Evening, event: ev.Scratched | ev.Left | ev.Returned | ev.SubstituteSat | ev.Penalized | ev.CarriedOver
) -> Refusal | None:
    """Return why an event about one entrant cannot happen; None if it can."""
    if (refusal := _refuse_entrant(evening, event.entrant)) is not None:
        return refusal
    match event:
        case ev.Penalized() | ev.CarriedOver():
            return Refusal("evening-no-percent") if evening.plan.contest == "plays" else None
        case ev.Left(entrant, number):
            if is_away(evening, entrant, number):
                return Refusal("evening-away-already")
            played = (line for line in evening.outcomes if line.round >= number and _sits(evening, entrant, line))
            return Refusal("evening-played-already") if any(played) else None
        case ev.Returned(entrant, number):
            return None if is_away(evening, entrant, number) else Refusal("evening-not-away")
        case ev.SubstituteSat(entrant, person, by):
            if person not in evening.entrants[entrant]:
                return Refusal("evening-no-entrant")
            here = {person for persons in evening.entrants for person in persons}
            return Refusal("evening-entered-already") if by in here else None
    return None


def _sits(evening: Evening, entrant: Entrant, line: ScoreLine) -> bool:
    sitting = sitting_of(evening, line)
    return sitting is not None and any(entrant in side for side in sides(evening, sitting))


def evolve(evening: Evening, event: EveningEvent) -> Evening:
    """Return the evening after an event that is not refused."""
    change = msgspec.structs.replace
    match event:
        case ev.Announced(plan):
            return change(evening, plan=plan, stage="entering" if evening.stage == "new" else evening.stage)
        case ev.Entered(persons):
            return change(evening, entrants=(*evening.entrants, persons))
        case ev.PartnersFound(entrant, other):
            together = evening.entrants[entrant] + evening.entrants[other]
            return _with_persons(_with_persons(evening, entrant, together), other, ())
        case ev.Scratched(entrant):
            return _with_persons(evening, entrant, ())
        case ev.Closed():
            return change(evening, stage="closed")
        case ev.Drawn(movement, seating, deals):
            return change(evening, stage="drawn", movement=movement, seating=seating, deals=deals)
        case ev.Finished():
            return change(evening, stage="over")
    return _evolve_playing(evening, event)


def _with_persons(evening: Evening, entrant: Entrant, persons: tuple[PersonId, ...]) -> Evening:
    entrants = (*evening.entrants[:entrant], persons, *evening.entrants[entrant + 1 :])
    return msgspec.structs.replace(evening, entrants=entrants)


def _evolve_playing(evening: Evening, event: EveningEvent) -> Evening:
    """Return the evening after an event of play."""
    change = msgspec.structs.replace
    match event:
        case ev.RoundDrawn(drawn, bye):
            assert evening.movement is not None
            movement = change(
                evening.movement,
                places=len(evening.entrants) * (2 if evening.plan.contest == "teams" else 1),
                rounds=(*evening.rounds, drawn),
                copies=len(drawn),
            )
            return change(evening, movement=movement, byes=(*evening.byes, bye))
        case ev.RoundBegun(number, at):
            return change(evening, round=number, begun=at)
        case ev.ResultEntered(line, score) | ev.ResultCorrected(line, score):
            return change(evening, outcomes={**evening.outcomes, line: score})
        case ev.Adjusted(line, outcome):
            return change(evening, outcomes={**evening.outcomes, line: outcome})
        case ev.Penalized(entrant, percent):
            return change(evening, penalties=(*evening.penalties, (entrant, percent)))
        case ev.CarriedOver(entrant, hundredths, boards):
            return change(evening, carried={**evening.carried, entrant: (hundredths, boards)})
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
        case ev.Left(entrant, number):
            return change(evening, absences=(*evening.absences, Absence(entrant, number)))
        case ev.Returned(entrant, number):
            ended = tuple(
                change(absence, until=number) if absence.entrant == entrant and absence.until is None else absence
                for absence in evening.absences
            )
            return change(evening, absences=ended)
        case ev.SubstituteSat(entrant, person, by, number):
            persons = tuple(by if member == person else member for member in evening.entrants[entrant])
            substitutes = (*evening.substitutes, Substitute(entrant, person, by, number))
            return change(_with_persons(evening, entrant, persons), substitutes=substitutes)
        case ev.JoinedLate(persons, place, number):
            entrant = len(evening.entrants)
            seating = tuple(entrant if at == place else other for at, other in enumerate(evening.seating))
            since = {**evening.since, entrant: number}
            return change(evening, entrants=(*evening.entrants, persons), seating=seating, since=since)
    raise TypeError(event.name())
