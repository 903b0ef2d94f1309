"""The draw: the movement for a plan and a field, the seating, and the next round of a Swiss."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Sequence

import msgspec

from numeramis_access.core.actions import Refusal
from numeramis_access.evening import movements as mv
from numeramis_access.evening.evening import Evening, entrant_at, is_away, sides, sittings
from numeramis_access.evening.events import Drawn, Entrant, Plan, RoundDrawn
from numeramis_access.evening.movements import Movement, NoMovement
from numeramis_access.evening.pairing import meets_all, pair
from numeramis_access.evening.standings import standings

#: shuffles a list in place
Shuffle = Callable[[list[Entrant]], None]
#: maximum number of pairs that all meet in one evening
ALL_MEET = 32
#: how many further entrants can be waited for
MOST_MORE = 16


def movement_for(plan: Plan, entrants: int) -> Movement:
    """Return the movement of a plan; an odd field gets one more place, and a Swiss starts without rounds.

    :param entrants: number of entrants. :raises NoMovement: if there is none for that number.
    """
    if plan.contest == "individuals":
        movement = _individuals(plan, entrants)
    elif plan.movement == "swiss" and not meets_all(entrants, plan.rounds or entrants):
        return Movement("swiss", entrants, ())
    elif plan.contest == "teams":
        movement = mv.all_teams(entrants + entrants % 2, plan.boards)
    elif plan.movement == "mitchell":
        movement = _first_that_fits(
            plan.moving, lambda moving: mv.mitchell((entrants + 1) // 2, plan.boards, moving, True)
        )
    else:
        movement = _all_meet(plan, (entrants + 1) // 2)
    return mv.shortened(movement, plan.rounds)


def refuse_plan(plan: Plan) -> Refusal | None:
    """Return why a plan cannot be announced: a Swiss needs a number of rounds; None if it can."""
    swiss = plan.movement == "swiss" and plan.contest != "individuals"
    return Refusal("evening-swiss-rounds") if swiss and not plan.rounds else None


def is_level(movement: Movement, plan: Plan) -> bool:
    """Return whether all pairs play their boards against equally strong fields.

    With equal boards at three, five or seven tables two rows share the boards of a round, which needs an even number.
    """
    rows = mv.EQUAL[movement.places // 2].rows if movement.name == "howell" and movement.copies > 1 else ()
    return len(rows) < 2 or plan.boards % 2 == 0


def nearest_fields(plan: Plan, entrants: int) -> tuple[int, int]:
    """Return the next smaller and the next greater number of entrants with a movement, 0 for none.

    :param entrants: a number without a movement.
    """

    def fits(number: int) -> bool:
        try:
            movement_for(plan, number)
        except NoMovement:
            return False
        return True

    fewer = next(filter(fits, range(entrants - 1, 1, -1)), 0)
    return fewer, next(filter(fits, range(entrants + 1, entrants + MOST_MORE)), 0)


def _individuals(plan: Plan, entrants: int) -> Movement:
    if entrants in mv.INDIVIDUALS:
        return mv.individual(entrants, plan.boards)
    if entrants % 4 or entrants // 4 not in mv.RAINBOW:
        raise NoMovement(mv.INDIVIDUALS[0], mv.INDIVIDUALS[-1])
    return mv.rainbow(entrants // 4, plan.boards)


def _all_meet(plan: Plan, tables: int) -> Movement:
    if tables in mv.EQUAL:
        return _first_that_fits(plan.moving, lambda moving: mv.howell(tables, plan.boards, moving))
    if 2 * tables > ALL_MEET:
        raise NoMovement(2, ALL_MEET)
    return mv.all_meet(2 * tables, plan.boards)


def _first_that_fits(moving: bool, make: Callable[[bool], Movement]) -> Movement:
    """Return the movement with moving boards if it is wished and exists, else a movement with equal boards."""
    if moving:
        try:
            return make(True)
        except NoMovement:
            pass
    return make(False)


def draw(evening: Evening, stays: Collection[Entrant], shuffle: Shuffle, deals: int = 0) -> Drawn:
    """Return the draw of a closed evening.

    :param stays: entrants who want a stationary seat; the first entered get the seats that exist.
    :param shuffle: shuffles the other entrants. :param deals: number that determines all deals.
    :raises NoMovement: if no movement fits.
    """
    movement = movement_for(evening.plan, len(evening.playing))
    if movement.name == "swiss":
        return Drawn(movement, (), deals)
    places = movement.places // 2 if evening.plan.contest == "teams" else movement.places
    order: list[Entrant] = list(evening.playing)
    shuffle(order)
    seating: list[Entrant | None] = [None] * places
    fixed = [place for place in mv.stationary(movement) if place < places and evening.plan.contest != "teams"]
    for place, entrant in zip(fixed, [entrant for entrant in evening.playing if entrant in stays], strict=False):
        seating[place] = entrant
        order.remove(entrant)
    free = [place for place in range(places) if seating[place] is None]
    for place, entrant in zip(free, order, strict=False):
        seating[place] = entrant
    return Drawn(movement, tuple(seating), deals)


def draw_round(evening: Evening, shuffle: Shuffle) -> RoundDrawn:
    """Return the next round of a Swiss: the first by lot, the others by the standings."""
    number = evening.round + 1
    here = [entrant for entrant in evening.playing if not is_away(evening, entrant, number)]
    shuffle(here)
    ranks = {rank.entrant: rank.place for rank in standings(evening)[0]}
    order = sorted(here, key=lambda entrant: ranks.get(entrant, len(here)))
    made = pair(order, _opponents_met(evening), _rounds_out(evening))
    first = number * evening.plan.boards + 1
    if evening.plan.contest == "teams":
        return RoundDrawn(mv.teams(made.tables, first, evening.plan.boards), made.bye)
    return RoundDrawn(mv.tables_of(made.tables, first, evening.plan.boards), made.bye)


def _rounds_out(evening: Evening) -> Counter[Entrant]:
    """Return the number of rounds that each entrant has not played: out, away, or not there yet."""
    rounds = range(evening.round + 1)
    played = Counter(
        entrant for number in rounds for sitting in sittings(evening, number)
        for side in sides(evening, sitting) for entrant in side
    )  # fmt: skip
    return Counter({entrant: len(rounds) - played[entrant] for entrant in evening.playing})


def _opponents_met(evening: Evening) -> dict[Entrant, set[Entrant]]:
    """Return each entrant's opponents so far."""
    met: dict[Entrant, set[Entrant]] = {entrant: set() for entrant in evening.playing}
    for number in range(evening.round + 1):
        for sitting in sittings(evening, number):
            north, east = sides(evening, sitting)
            for entrant in north:
                met[entrant].update(east)
            for entrant in east:
                met[entrant].update(north)
    return met


def repeated_meetings(evening: Evening) -> int:
    """Return the number of tables of the present round whose sides have met before, in a Swiss; 0 in others."""
    if not evening.is_swiss or evening.round < 1:
        return 0
    met = _opponents_met(msgspec.structs.replace(evening, round=evening.round - 1))
    both = (sides(evening, sitting) for sitting in sittings(evening, evening.round))
    tables = {frozenset((north[0], east[0])) for north, east in both}  # two tables of a match of teams count once
    return sum(other in met[first] for first, other in map(sorted, tables))


def without_seat(evening: Evening, stays: Sequence[Entrant]) -> list[Entrant]:
    """Return the entrants who want a stationary seat but did not get one."""
    if evening.movement is None or not evening.seating:
        return list(stays)
    kept = {entrant_at(evening, place) for place in mv.stationary(evening.movement)}
    return [entrant for entrant in stays if entrant not in kept]
