"""The draw: the movement for a plan and a field, the seating, and the next round of a Swiss."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Sequence
from itertools import combinations

import msgspec

from numeramis_access.core.actions import Refusal
from numeramis_access.evening import movements as mv
from numeramis_access.evening.evening import Evening, entrant_at, is_away, sides, sittings
from numeramis_access.evening.events import Drawn, Entrant, Plan, RoundDrawn
from numeramis_access.evening.movements import Encounter, Movement, NoMovement
from numeramis_access.evening.pairing import meets_all, pair
from numeramis_access.evening.play_draw import draw_tables, level_sizes
from numeramis_access.evening.standings import standings

#: shuffles a list in place
Shuffle = Callable[[list[Entrant]], None]
#: maximum number of pairs that all meet in one evening
ALL_MEET = 32
#: most entrants of a contest of plays
MOST_PLAYERS = 999
#: how many further entrants can be waited for
MOST_MORE = 16


def movement_for(plan: Plan, entrants: int) -> Movement:
    """Return the movement of a plan; an odd field gets one more place, and a Swiss starts without rounds.

    :param entrants: number of entrants. :raises NoMovement: if there is none for that number.
    """
    if plan.contest == "plays":
        if not level_sizes(entrants, plan.sizes):
            raise NoMovement(min(plan.sizes, default=2), MOST_PLAYERS)
        return Movement("swiss", entrants, ())
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
    by_round = plan.contest == "plays" or (plan.movement == "swiss" and plan.contest != "individuals")
    return Refusal("evening-swiss-rounds") if by_round and not plan.rounds else None


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
    """Return the next round of a Swiss or of plays: the first by lot, the others by the standings.

    :raises NoMovement: if too few are here for a table.
    """
    here = here_in_round(evening, evening.round + 1)
    shuffle(here)
    ranks = {rank.entrant: rank.place for rank in standings(evening)[0]}
    order = sorted(here, key=lambda entrant: ranks.get(entrant, len(here)))
    if evening.plan.contest == "plays":
        return _draw_plays(evening, here if evening.plan.movement == "lot" else order)
    made = pair(order, _opponents_met(evening), _rounds_out(evening))
    first = (evening.round + 1) * evening.plan.boards + 1
    if evening.plan.contest == "teams":
        return RoundDrawn(mv.teams(made.tables, first, evening.plan.boards), made.bye)
    return RoundDrawn(mv.tables_of(made.tables, first, evening.plan.boards), made.bye)


def here_in_round(evening: Evening, number: int) -> list[Entrant]:
    """Return the entrants who can play in a round. :param number: number of the round, from 0."""
    return [entrant for entrant in evening.playing if not is_away(evening, entrant, number)]


def _draw_plays(evening: Evening, order: Sequence[Entrant]) -> RoundDrawn:
    """Return the tables of the next plays. :param order: entrants who are here, by lot or the best first."""
    plan, met = evening.plan, Counter[tuple[Entrant, Entrant]]()
    if not level_sizes(len(order), plan.sizes):
        raise NoMovement(min(plan.sizes), MOST_PLAYERS)
    for number in range(evening.round + 1):
        for sitting in sittings(evening, number):
            players = sorted(entrant for side in sides(evening, sitting) for entrant in side)
            met.update(combinations(players, 2))
    near = plan.movement == "neighbours" and evening.round >= 0
    made = draw_tables(order, plan.sizes, met, _rounds_out(evening), near)
    play = (evening.round + 2,)
    tables = (Encounter(at, tuple((entrant,) for entrant in table), play) for at, table in enumerate(made.tables))
    return RoundDrawn(tuple(tables), made.out[0] if len(made.out) == 1 else None)


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
            every = sides(evening, sitting)
            for side in every:
                for entrant in side:
                    met[entrant].update(other for group in every if group is not side for other in group)
    return met


def repeated_meetings(evening: Evening) -> int:
    """Return the number of tables of the present round at which some have met before, in a Swiss; 0 in others."""
    if not evening.is_swiss or evening.round < 1:
        return 0
    met = _opponents_met(msgspec.structs.replace(evening, round=evening.round - 1))
    every = (sides(evening, sitting) for sitting in sittings(evening, evening.round))
    tables = {frozenset(side[0] for side in there) for there in every}  # two tables of a match of teams count once
    return sum(any(other in met[first] for first, other in combinations(sorted(table), 2)) for table in tables)


def without_seat(evening: Evening, stays: Sequence[Entrant]) -> list[Entrant]:
    """Return the entrants who want a stationary seat but did not get one."""
    if evening.movement is None or not evening.seating:
        return list(stays)
    kept = {entrant_at(evening, place) for place in mv.stationary(evening.movement)}
    return [entrant for entrant in stays if entrant not in kept]
