"""Rivals who follow rules of thumb: the probability of each of their final distances.

The habits are those of ``rules_of_thumb``, as functions of distances with an endless pack; a test compares the two.
``rivals`` covers levels that consider answers (strong, expert).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import NamedTuple

from numeramis_access.games.sipky.players import value_tables
from numeramis_access.games.sipky.players.duel import Habit
from numeramis_access.games.sipky.players.rivals import DistanceSpread, Rival, mean_points_over_rival, standing
from numeramis_access.games.sipky.players.rules_of_thumb import ENDING_DISTANCE, ONE_CARD_DISTANCE, club_rank

#: the probability of each final distance
FinalDistances = dict[int, float]
#: stands for no better player within the limit
NO_BETTER_PLAYER = 1_000
#: distances at which the beginner may stop, equally likely
FEARED_DISTANCES = range(4, 14)
#: added to these, the greatest distance at which a beginner takes only one card
_AFRAID = 10

#: the chance of each move at a distance, given the distance of the best other player; None while others still throw
MoveChances = Callable[[int, int | None], dict[int, float]]


class Habits(NamedTuple):
    """The throws of a level.

    :param moves: returns the chance of each move, as ``MoveChances`` describes.
    :param lays: returns the number that the player makes of two, given the distance, the lower and the higher number.
    :param chases: whether the moves depend on the best other player: on being ahead or behind, not on how far.
    """

    moves: MoveChances
    lays: Callable[[int, int, int], int]
    chases: bool


def _club_moves(left: int, best: int | None) -> dict[int, float]:
    ahead, behind = best is not None and left < best, best is not None and left > best
    if ahead or (left <= ENDING_DISTANCE and not behind):
        return {value_tables.END_MOVE: 1.0}
    return {value_tables.ONE_CARD_MOVE if left <= ONE_CARD_DISTANCE else value_tables.TWO_CARDS_MOVE: 1.0}


def _club_lays(left: int, low: int, high: int) -> int:
    return min((low, high), key=lambda number: club_rank(left - number))


def _beginner_moves(left: int, best: int | None) -> dict[int, float]:
    ends = sum(left <= fear for fear in FEARED_DISTANCES) / len(FEARED_DISTANCES)
    one_card = sum(fear < left <= _AFRAID + fear for fear in FEARED_DISTANCES) / len(FEARED_DISTANCES)
    return {
        value_tables.END_MOVE: ends,
        value_tables.ONE_CARD_MOVE: one_card,
        value_tables.TWO_CARDS_MOVE: 1.0 - ends - one_card,
    }


def _beginner_lays(left: int, low: int, high: int) -> int:
    return high if high <= left else low


HABITS_OF_LEVEL = {
    "club": Habits(_club_moves, _club_lays, chases=True),
    "beginner": Habits(_beginner_moves, _beginner_lays, chases=False),
}


def _two_cards(habits: Habits, left: int) -> list[tuple[float, int]]:
    """Return the distances (or ``OUT``) that a throw of two cards leaves, with their chances.

    :param left: distance before the throw.
    """
    draws = [(2 / value_tables.DRAW_COUNT, habits.lays(left, low, high)) for low, high in value_tables.MIXED_THROWS]
    draws += [(1 / value_tables.DRAW_COUNT, number) for number in value_tables.DOUBLE_THROWS]
    return [(chance, max(value_tables.OUT_DISTANCE, left - number)) for chance, number in draws]


@cache
def _throw_ends(level: str, left: int, best: int | None) -> tuple[FinalDistances, FinalDistances]:
    """Return the chances of the distances at which a throw ends the player's turn, and of those from which the player
    throws on.

    :param left: distance before the throw.
    :param best: distance of the best other player, None while others still throw.
    """
    habits, last, on = HABITS_OF_LEVEL[level], FinalDistances(), FinalDistances()
    if left <= 0:
        return {left: 1.0}, on
    for move, chance in habits.moves(left, best).items():
        if move == value_tables.END_MOVE and chance:
            last[left] = last.get(left, 0.0) + chance
        elif move == value_tables.ONE_CARD_MOVE and chance:
            for rest in (max(value_tables.OUT_DISTANCE, left - card) for card in range(1, value_tables.CARD_NUMBERS)):
                last[rest] = last.get(rest, 0.0) + chance / (value_tables.CARD_NUMBERS - 1)
        elif chance:
            for part, rest in _two_cards(habits, left):
                on[rest] = on.get(rest, 0.0) + chance * part
    return last, on


@cache
def _way(level: str, left: int) -> dict[int, float]:
    """Return the chance of each distance at which a player who stays behind throws on.

    :param left: distance before the first throw.
    """
    chances = {left: 1.0}
    for at in range(left, 0, -1):
        if at in chances:
            _add(chances, _throw_ends(level, at, 0)[1], chances[at])
    return chances


def _add(ends: FinalDistances, some: FinalDistances, chance: float) -> None:
    for end, part in some.items():
        ends[end] = ends.get(end, 0.0) + chance * part


def ends_of(level: str, left: int, best: int | None) -> FinalDistances:
    """Return the probability of each final distance (or ``OUT_DISTANCE``) for a player of a level who throws on.

    :param level: a key of ``HABITS_OF_LEVEL``.
    :param left: the player's distance before the first throw.
    :param best: the distance of the best other player, None while others still throw.
    """
    return _ends_of(level, left, best if HABITS_OF_LEVEL[level].chases else None)


@cache
def _ends_of(level: str, left: int, best: int | None) -> FinalDistances:
    # A player who is behind throws alike against all better ones, so all share one computation of the way there: with
    # one for each, the first look at a game to 301 took twenty seconds.
    ends, on = FinalDistances(), {max(value_tables.OUT_DISTANCE, left): 1.0}
    if best is not None and 0 < best < left:
        way, on = _way(level, left), {}
        for at in (at for at in range(best + 1, left + 1) if at in way):
            last, rests = _throw_ends(level, at, 0)
            _add(ends, last, way[at])
            if at <= best + value_tables.MAX_THROW:
                _add(on, {rest: part for rest, part in rests.items() if rest <= best}, way[at])
    for at in range(max(on, default=value_tables.OUT_DISTANCE), value_tables.OUT_DISTANCE - 1, -1):
        if at in on:
            seen = best if best is None or at == best else 0 if at > best else NO_BETTER_PLAYER
            last, rests = _throw_ends(level, at, seen)
            _add(ends, last, on[at])
            _add(on, rests, on[at])
    return ends


def end_values_against_level(level: str, far: int, rivals: Sequence[Rival], worst: int) -> tuple[list[float], float]:
    """Return the value of ending at each distance from 0 to ``far``, and the value of being out, against rivals of a
    level.

    The values are points above the average of the others, as in ``rivals``. For a single rival who still throws, they
    are exact with an endless pack. Of several, the farthest is assumed to throw last and to know the final distances of
    the others, who know none; so the others' results are independent.

    :param level: a key of ``HABITS_OF_LEVEL``.
    :param far: the greatest distance.
    :param rivals: the other players, at least one.
    :param worst: the distance that ``OUT_DISTANCE`` counts as.
    """
    share = 1 / len(rivals)
    throwing = sorted((rival for rival in rivals if rival.throws), key=lambda rival: rival.distance)
    fixed = [rival for rival in rivals if not rival.throws]
    early = [_standings(rival, ends_of(level, rival.distance, None), worst) for rival in throwing[:-1]]
    settled = [{standing(rival.distance, rival.behind, worst): 1.0} for rival in fixed] + early
    ended = min(
        (rival.distance for rival in fixed if rival.distance != value_tables.OUT_DISTANCE), default=NO_BETTER_PLAYER
    )
    nearest = _nearest([ends_of(level, rival.distance, None) for rival in throwing[:-1]], ended)

    def worth(own: int) -> float:
        total = sum(
            mean_points_over_rival(worst if own == value_tables.OUT_DISTANCE else own, spread, share)
            for spread in settled
        )
        if throwing:
            last, ends = throwing[-1], dict[int, float]()
            for best, chance in nearest.items():
                seen = best if own == value_tables.OUT_DISTANCE else min(best, own)
                for end, part in ends_of(level, last.distance, seen).items():
                    ends[end] = ends.get(end, 0.0) + chance * part
            total += mean_points_over_rival(
                worst if own == value_tables.OUT_DISTANCE else own, _standings(last, ends, worst), share
            )
        return total

    return [worth(own) for own in range(far + 1)], worth(value_tables.OUT_DISTANCE)


def _standings(rival: Rival, ends: dict[int, float], worst: int) -> DistanceSpread:
    places: DistanceSpread = {}
    for end, chance in ends.items():
        place = standing(end, rival.behind, worst)
        places[place] = places.get(place, 0.0) + chance
    return places


def _nearest(spreads: Sequence[dict[int, float]], ended: int) -> dict[int, float]:
    """Return the probability of each distance to be the nearest at the end.

    :param spreads: probabilities of the final distances of players who still throw.
    :param ended: the nearest distance of players who have ended.
    """
    nearest = {ended: 1.0}
    for spread in spreads:
        both: dict[int, float] = {}
        for best, chance in nearest.items():
            for end, part in spread.items():
                near = best if end == value_tables.OUT_DISTANCE else min(best, end)
                both[near] = both.get(near, 0.0) + chance * part
        nearest = both
    return nearest


@cache
def habit_of(level: str) -> Habit:
    """Return the throws of a level as ``duel`` needs them for a single rival.

    :param level: a key of ``HABITS_OF_LEVEL``.
    """
    habits = HABITS_OF_LEVEL[level]

    def moves(left: int, best: int | None) -> tuple[float, float, float]:
        chances = habits.moves(left, best)
        return (
            chances.get(value_tables.END_MOVE, 0.0),
            chances.get(value_tables.ONE_CARD_MOVE, 0.0),
            chances.get(value_tables.TWO_CARDS_MOVE, 0.0),
        )

    return Habit(moves, lambda left: _two_cards(habits, left))
