"""The draw: the movement for a plan and a field, the seating, and the next round of a Swiss."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Sequence
from itertools import combinations, count
from typing import NamedTuple

import msgspec

from numeramis_access.core.actions import Refusal
from numeramis_access.evening import movements as mv
from numeramis_access.evening.evening import (
    Evening,
    busy_entrants,
    entrant_at,
    is_away,
    occupied_tables,
    open_lines,
    plays_left,
    sides_of,
)
from numeramis_access.evening.events import Entrant, Plan, RoundDrawn, SeatsDrawn
from numeramis_access.evening.knock_out import contenders_of
from numeramis_access.evening.movements import Encounter, Movement, NoMovement
from numeramis_access.evening.pairing import has_rounds_for_all, pair_entrants
from numeramis_access.evening.play_draw import draw_tables, level_sizes
from numeramis_access.evening.refusals import ROUND_BY_ROUND
from numeramis_access.evening.standings import standings

#: shuffles a list in place
Shuffle = Callable[[list[Entrant]], None]
#: maximum number of pairs that all meet in one evening
MAX_ALL_MEET_PAIRS = 32
#: most entrants of a contest of plays
MAX_ENTRANTS = 999
#: how many further entrants can be waited for
MAX_AWAITED_ENTRANTS = 16


def movement_for(plan: Plan, entrants: int) -> Movement:
    """Return the movement of a plan; an odd field of pairs or teams gets one more place.

    A Swiss, and plays other than groups, start without rounds. But a Swiss with more rounds than half the field becomes
    a movement in which all meet, because Swiss pairing could not avoid repeated meetings.

    :param plan: the plan. :param entrants: number of entrants. :raises NoMovement: if there is none for that number.
    """
    if plan.movement == "groups":
        return mv.shortened_movement(mv.meet_in_groups(entrants, plan.group), plan.rounds)
    if plan.contest == "plays":
        least = min((size for game in plans_of_games(plan) for size in game.sizes), default=2)
        if entrants < least:
            raise NoMovement(least, MAX_ENTRANTS)
        return Movement("swiss", entrants, ())
    if plan.contest == "individuals":
        movement = _individuals(plan, entrants)
    elif plan.movement == "swiss" and not has_rounds_for_all(entrants, plan.rounds or entrants):
        return Movement("swiss", entrants, ())
    elif plan.contest == "teams":
        movement = mv.all_teams(entrants + entrants % 2, plan.boards)
    elif plan.movement == "mitchell":
        movement = _first_that_fits(
            plan.moving, lambda moving: mv.mitchell((entrants + 1) // 2, plan.boards, moving, True)
        )
    else:
        movement = _all_meet(plan, (entrants + 1) // 2)
    return mv.shortened_movement(movement, plan.rounds)


def refuse_plan(plan: Plan) -> Refusal | None:
    """Return why a plan cannot be announced, None if it can: a Swiss, and plays drawn round by round, need a number of
    rounds or of plays.
    """
    swiss = plan.movement == "swiss" and plan.contest != "individuals"
    by_round = swiss or (plan.contest == "plays" and plan.movement not in ("groups", "knock-out"))
    return Refusal("evening-swiss-rounds") if by_round and not plan.rounds and not plan.games else None


def is_fair(movement: Movement, plan: Plan) -> bool:
    """Return whether a movement compares all pairs fairly.

    It does not if the number of boards of a round is odd and two rows of the movement share them, as with equal boards
    at three, five or seven tables.

    :param movement: the movement of the plan. :param plan: the plan, for its number of boards.
    """
    rows = mv.EQUAL_MOVEMENTS[movement.places // 2].rows if movement.name == "howell" and movement.copies > 1 else ()
    return len(rows) < 2 or plan.boards % 2 == 0


def nearest_fields(plan: Plan, entrants: int) -> tuple[int, int]:
    """Return the next smaller and the next greater number of entrants with a movement, 0 for none; the greater one is
    sought up to 15 entrants more.

    :param plan: the evening's plan. :param entrants: a number without a movement.
    """

    def fits(number: int) -> bool:
        try:
            movement_for(plan, number)
        except NoMovement:
            return False
        return True

    fewer = next(filter(fits, range(entrants - 1, 1, -1)), 0)
    return fewer, next(filter(fits, range(entrants + 1, entrants + MAX_AWAITED_ENTRANTS)), 0)


def _individuals(plan: Plan, entrants: int) -> Movement:
    if entrants in mv.INDIVIDUAL_SIZES:
        return mv.individual(entrants, plan.boards)
    if entrants % 4 or entrants // 4 not in mv.RAINBOW_TABLES:
        raise NoMovement(mv.INDIVIDUAL_SIZES[0], mv.INDIVIDUAL_SIZES[-1])
    return mv.rainbow(entrants // 4, plan.boards)


def _all_meet(plan: Plan, tables: int) -> Movement:
    if tables in mv.EQUAL_MOVEMENTS:
        return _first_that_fits(plan.moving, lambda moving: mv.howell(tables, plan.boards, moving))
    if 2 * tables > MAX_ALL_MEET_PAIRS:
        raise NoMovement(2, MAX_ALL_MEET_PAIRS)
    return mv.all_meet(2 * tables, plan.boards)


def _first_that_fits(moving: bool, make: Callable[[bool], Movement]) -> Movement:
    """Return the movement with moving boards if it is wished and exists, else a movement with equal boards."""
    if moving:
        try:
            return make(True)
        except NoMovement:
            pass
    return make(False)


def draw_movement(evening: Evening, stays: Collection[Entrant], shuffle: Shuffle, deals: int = 0) -> SeatsDrawn:
    """Return the draw of a closed evening. In a Swiss and in plays drawn round by round its seating is empty.

    :param evening: the evening.
    :param stays: entrants who want a stationary seat; the first entered get the seats that exist, teams none.
    :param shuffle: shuffles the other entrants. :param deals: number that determines all deals.
    :raises NoMovement: if no movement fits.
    """
    movement = movement_for(evening.plan, len(evening.playing))
    if movement.name == "swiss":
        return SeatsDrawn(movement, (), deals)
    places = movement.places // 2 if evening.plan.contest == "teams" else movement.places
    order: list[Entrant] = list(evening.playing)
    shuffle(order)
    seating: list[Entrant | None] = [None] * places
    fixed = [place for place in mv.stationary_places(movement) if place < places and evening.plan.contest != "teams"]
    for place, entrant in zip(fixed, [entrant for entrant in evening.playing if entrant in stays], strict=False):
        seating[place] = entrant
        order.remove(entrant)
    free = [place for place in range(places) if seating[place] is None]
    for place, entrant in zip(free, order, strict=False):
        seating[place] = entrant
    return SeatsDrawn(movement, tuple(seating), deals)


def draw_round(evening: Evening, shuffle: Shuffle, of: GameDraw | None = None) -> RoundDrawn:
    """Return the next round of a Swiss or of plays.

    A Swiss, and plays among neighbours, draw the first round by lot and the others by the standings; other plays draw
    each by lot.

    :param evening: the evening. :param shuffle: shuffles entrants in place.
    :param of: the game to draw, None for the first of ``games_to_draw`` if the plan has a list of games.
    :raises NoMovement: if too few are here for a table.
    """
    if evening.plan.games and of is None:
        of = next(iter(games_to_draw(evening)), GameDraw(0, (), evening.plan.games[0].sizes))
    here = entrants_in_round(evening, evening.round + 1) if of is None else list(of.entrants)
    shuffle(here)
    ranks = {rank.entrant: rank.place for rank in standings(evening)[0]}
    order = sorted(here, key=lambda entrant: ranks.get(entrant, len(here)))
    if evening.plan.contest == "plays":
        order = order if evening.plan.movement == "neighbours" else here
        return _draw_plays(evening, order, of or GameDraw(0, (), evening.plan.sizes))
    made = pair_entrants(order, _opponents_met(evening), _rounds_out(evening))
    first = (evening.round + 1) * evening.plan.boards + 1
    if evening.plan.contest == "teams":
        return RoundDrawn(mv.round_of_teams(made.tables, first, evening.plan.boards), made.bye)
    return RoundDrawn(mv.round_of_pairs(made.tables, first, evening.plan.boards), made.bye)


def entrants_in_round(evening: Evening, number: int) -> list[Entrant]:
    """Return the entrants who can play in a round, in a knock-out the remaining ones.

    :param evening: the evening. :param number: number of the round, from 0.
    """
    left = contenders_of(evening, number) if evening.plan.movement == "knock-out" else evening.playing
    return [entrant for entrant in left if not is_away(evening, entrant, number)]


class GameDraw(NamedTuple):
    """A game that can be drawn now.

    :param game: number of the game in the plan's list, from 0. :param entrants: the free entrants with plays left.
    :param sizes: the sizes of tables, the best first.
    """

    game: int
    entrants: tuple[Entrant, ...]
    sizes: tuple[int, ...]

    @property
    def seats(self) -> int:
        """Return the number of entrants who get a seat."""
        return sum(level_sizes(len(self.entrants), self.sizes))


def games_to_draw(evening: Evening, waits: bool = False) -> list[GameDraw]:
    """Return the games that free entrants can fill a table of, most seats first, then most plays left.

    It is empty where nobody has a number of plays.

    :param evening: the evening.
    :param waits: whether tables of other sizes than the best wait while somebody with plays of this game left sits at
        another table.
    """
    left, busy = plays_left(evening), busy_entrants(evening)
    here = [entrant for entrant in left if not is_away(evening, entrant, evening.round + 1)]
    draws: list[GameDraw] = []
    for number, game in enumerate(evening.plan.games):
        wanting = [entrant for entrant in here if left[entrant][number] > 0]
        can_grow = waits and any(entrant in busy for entrant in wanting)
        free = tuple(entrant for entrant in wanting if entrant not in busy)
        draws.append(GameDraw(number, free, game.sizes[:1] if can_grow else game.sizes))
    plays = {draw.game: sum(left[entrant][draw.game] for entrant in draw.entrants) for draw in draws}
    return sorted((draw for draw in draws if draw.seats), key=lambda draw: (-draw.seats, -plays[draw.game], draw.game))


def plans_of_games(plan: Plan) -> list[Plan]:
    """Return the plan of each game; of a plan without a list of games the plan itself."""
    return [plan.of_game(number) for number in range(max(1, len(plan.games)))]


def with_counted_plays(evening: Evening) -> Evening | None:
    """Return the evening changed so that each player has as many plays as rounds were planned; None if that is
    impossible.

    Tables can then be drawn while others still play. It is impossible if rounds are not drawn one by one, if plays are
    counted already, and by turns.
    """
    plan = evening.plan
    drawn = plan.contest == "plays" and plan.movement in ROUND_BY_ROUND and evening.is_swiss
    if not drawn or plan.games or plan.days:
        return None
    counted = msgspec.structs.replace(plan, games=(plan.as_game(max(1, plan.rounds)),), sizes=(), rounds=0)
    return msgspec.structs.replace(evening, plan=counted)


def _draw_plays(evening: Evening, order: Sequence[Entrant], of: GameDraw) -> RoundDrawn:
    """Return the tables of the next plays, numbered without the tables that still play.

    :param order: entrants who are here, by lot or the best first. :param of: the game.
    """
    plan, met = evening.plan, Counter[tuple[Entrant, Entrant]]()
    if not level_sizes(len(order), of.sizes):
        raise NoMovement(min(of.sizes), MAX_ENTRANTS)
    for number in range(evening.round + 1):
        for sitting in occupied_tables(evening, number):
            players = sorted(entrant for side in sides_of(evening, sitting) for entrant in side)
            met.update(combinations(players, 2))
    near = plan.movement == "neighbours" and evening.round >= 0
    made = draw_tables(order, of.sizes, met, _rounds_out(evening), near)
    play, taken = (evening.round + 2,), {line.table for line in open_lines(evening)}
    numbers = (number for number in count() if number not in taken)
    sides = (tuple((entrant,) for entrant in table) for table in made.tables)
    tables = tuple(Encounter(next(numbers), seated, play) for seated in sides)
    return RoundDrawn(tables, made.out[0] if len(made.out) == 1 else None, of.game)


def _rounds_out(evening: Evening) -> Counter[Entrant]:
    """Return the number of rounds that each entrant has not played: out, away, or not there yet."""
    rounds = range(evening.round + 1)
    played = Counter(
        entrant for number in rounds for sitting in occupied_tables(evening, number)
        for side in sides_of(evening, sitting) for entrant in side
    )  # fmt: skip
    return Counter({entrant: len(rounds) - played[entrant] for entrant in evening.playing})


def _opponents_met(evening: Evening) -> dict[Entrant, set[Entrant]]:
    """Return each entrant's opponents so far."""
    met: dict[Entrant, set[Entrant]] = {entrant: set() for entrant in evening.playing}
    for number in range(evening.round + 1):
        for sitting in occupied_tables(evening, number):
            every = sides_of(evening, sitting)
            for side in every:
                for entrant in side:
                    met[entrant].update(other for group in every if group is not side for other in group)
    return met


def repeated_meetings(evening: Evening) -> int:
    """Return the number of tables of the present round at which some entrants have met before; 0 unless the movement is
    a Swiss.
    """
    if not evening.is_swiss or evening.round < 1:
        return 0
    met = _opponents_met(msgspec.structs.replace(evening, round=evening.round - 1))
    every = (sides_of(evening, sitting) for sitting in occupied_tables(evening, evening.round))
    tables = {frozenset(side[0] for side in there) for there in every}  # two tables of a match of teams count once
    return sum(any(other in met[first] for first, other in combinations(sorted(table), 2)) for table in tables)


def entrants_without_stationary_seat(evening: Evening, stays: Sequence[Entrant]) -> list[Entrant]:
    """Return the entrants who want a stationary seat but did not get one; before the draw all of them.

    :param evening: the evening. :param stays: the entrants who want one.
    """
    if evening.movement is None or not evening.seating:
        return list(stays)
    kept = {entrant_at(evening, place) for place in mv.stationary_places(evening.movement)}
    return [entrant for entrant in stays if entrant not in kept]
