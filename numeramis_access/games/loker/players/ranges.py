"""Ranges: the possible hands of the others at a Loker table, and the value of a hand against them.

In the functions, ``field`` are the ranges of all others, and a strength is the index of a hand among all (see
``model``). Open hands are known. The range of another player depends on the number of their exchanges and, for
observant players, on the number of cards exchanged; the shares are in ``ranges.json`` (see ``training/ranges.py``).
"""

from __future__ import annotations

import json
from array import array
from bisect import bisect_left
from collections import Counter
from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import pairwise
from math import prod
from operator import add, mul
from pathlib import Path
from typing import NamedTuple

from numeramis_access.core.seats import Seat
from numeramis_access.games.loker.figures import figure_of
from numeramis_access.games.loker.players.model import HandValues, first_of_figure, hands_by_strength, strength_of
from numeramis_access.games.loker.state import EXCHANGE_ROUNDS, LokerView


def data_of(level: str) -> Path:
    """Return the path of the file of shares for a level.

    :param level: a level that follows rules of thumb, empty for good players. The file may not exist.
    """
    return Path(__file__).with_name(f"ranges_{level}.json" if level else "ranges.json")


#: the probability that the weak, middling, good and best hands of a range act as their owner did
Likelihoods = tuple[float, float, float, float]
UNIFORM_LIKELIHOODS: Likelihoods = (1.0, 1.0, 1.0, 1.0)
#: the limits of these parts of a range
PART_LIMITS = (0.0, 0.4, 0.7, 0.9, 1.0)
#: the names of the parts in the data, where exchanges follow
PART_NAMES = "abcd"
#: signs for an unknown exchange, and for a player who did not close after the first exchange
UNKNOWN_EXCHANGE_SIGN, NOT_CLOSED_SIGN = "?", "!"
#: the share of figures among players who said "PAS" in the last round although they could close
HIDDEN_FIGURE_SHARE = 0.1


@cache
def first_strengths() -> tuple[int, ...]:
    """Return the lowest strength of each group of hands with the same figure and first number, ascending.

    The last entry is the number of all strengths.
    """
    kinds = [(figure.rank, figure.numbers[:1]) for figure in map(figure_of, hands_by_strength())]
    return (*(place for place, kind in enumerate(kinds) if not place or kind != kinds[place - 1]), len(kinds))


@cache
def _rows(level: str) -> dict[str, list[float]]:
    """Return the shares of hands below each break, by exchanges.

    :param level: a level that follows rules of thumb, empty for good players.
    """
    rows: dict[str, list[float]] = json.loads(data_of(level).read_text("utf-8"))
    return rows


class Range(NamedTuple):
    """The range of one other player: the hands that the player may hold.

    :param exchanges: the exchanges in their order, one sign each: the number of cards, or ``UNKNOWN_EXCHANGE_SIGN``;
        ``NOT_CLOSED_SIGN`` in second place stands for a player who did not close after the first exchange.
    :param likely: the likelihood of each part of the range (weak to best hands), given the player's stakes.
    :param to_come: the number of exchanges that were still to come when the player staked.
    :param hides: whether the player has no figure, because with one the player would have closed.
    :param level: the level of a player who follows rules of thumb, empty for a good one.
    """

    exchanges: str
    likely: Likelihoods = UNIFORM_LIKELIHOODS
    to_come: int = 0
    hides: bool = False
    level: str = ""


@lru_cache(maxsize=256)
def shares_below(hand_range: Range) -> HandValues:
    """Return for each strength the share of a range below it, from 0 to 1, with equal hands counted half.

    :raises KeyError: for exchanges that the data do not have.
    """
    if hand_range.to_come and hand_range.likely != UNIFORM_LIKELIHOODS:
        return array("d", _shares_after_exchanges(hand_range))
    shares = _spread(_rows(hand_range.level)[hand_range.exchanges])
    if hand_range.hides:
        none = first_of_figure()[1]
        shares = [
            *(place / none for place in range(none)),
            *(1 - HIDDEN_FIGURE_SHARE * (1 - share) for share in shares[none:]),
        ]
    return array(
        "d", shares if hand_range.likely == UNIFORM_LIKELIHOODS else _shares_of_range(shares, hand_range.likely)
    )


def _spread(shares: Sequence[float]) -> list[float]:
    """Return the share below each strength from the shares below the breaks."""
    spread: list[float] = []
    for (start, end), (low, high) in zip(pairwise(first_strengths()), pairwise(shares), strict=True):
        step = (high - low) / (end - start)
        spread += [low + step * (place + 0.5) for place in range(end - start)]
    return spread


def _shares_after_exchanges(hand_range: Range) -> HandValues:
    """Return the share below each strength of a range with these likelihoods, after the exchanges to come."""
    at = len(hand_range.exchanges) - hand_range.to_come
    weights = [
        part * (end - start) for part, (start, end) in zip(hand_range.likely, pairwise(PART_LIMITS), strict=True)
    ]
    rows = [
        _rows(hand_range.level)[hand_range.exchanges[:at] + name + hand_range.exchanges[at:]] for name in PART_NAMES
    ]
    mixed = [sum(map(mul, weights, shares)) / sum(weights) for shares in zip(*rows, strict=True)]
    return _spread(mixed)


def _shares_of_range(shares: list[float], likely: Likelihoods) -> list[float]:
    """Return the share below each strength of a range with these likelihoods, with no exchange to come."""
    whole = sum(part * (end - start) for part, (start, end) in zip(likely, pairwise(PART_LIMITS), strict=True))
    weighted: list[float] = []
    under = 0.0
    for part, (start, end) in zip(likely, pairwise(PART_LIMITS), strict=True):
        until = bisect_left(shares, end) if end < 1 else len(shares)
        weighted += [(under + part * (share - start)) / whole for share in shares[len(weighted) : until]]
        under += part * (end - start)
    return weighted


class OpponentRanges(NamedTuple):
    """The ranges of all others, each with its number of players, and the strengths of open hands.

    :param ranges: pairs of a range and its number of players. :param shown_strengths: the strengths of open hands.
    """

    ranges: tuple[tuple[Range, int], ...]
    shown_strengths: tuple[int, ...] = ()


def rivals_of(view: LokerView) -> tuple[Seat, ...]:
    """Return the seats of the others who can still win this game, clockwise from the dealer's left: those who play and
    have not folded.
    """
    folded = view.betting.folded if view.betting is not None else (False,) * view.seats
    return tuple(seat for seat in view.order if seat != view.seat and not folded[seat])


def rivals_to_act(view: LokerView) -> tuple[Seat, ...]:
    """Return the seats of the others who act after the viewer in this round, in order; none if the viewer is out of the
    game or a spectator.
    """
    if view.seat not in view.order:
        return ()
    rivals = rivals_of(view)
    return tuple(seat for seat in view.order[view.order.index(view.seat) + 1 :] if seat in rivals)


class RangeAssumptions(NamedTuple):
    """The facts and assumptions from which a player derives the ranges of the others.

    :param observes: whether it considers the number of cards exchanged, and players who could have closed and did not.
    :param later_rounds: the rounds of exchange that all players still have after this one.
    :param nobody_closes: whether to assume that later players do not close in this round either.
    :param level: level of the others if they follow rules of thumb, else empty.
    """

    observes: bool = False
    later_rounds: int = 0
    nobody_closes: bool = False
    level: str = ""


def exchanges_of(view: LokerView, seat: Seat, assumptions: RangeAssumptions) -> str:
    """Return a rival's exchanges up to the end of the game, past and expected, as signs of ``Range.exchanges``.

    :param view: the view of the player who considers the rival.
    :param seat: the rival's seat, from 0.
    :param assumptions: the facts that the player considers.
    """
    observes, later_rounds, nobody_closes, _ = assumptions
    done = [str(cards) if observes else UNKNOWN_EXCHANGE_SIGN for cards in view.changed[seat]]
    betting = view.betting is not None and view.betting.open
    yet = not betting and seat in rivals_to_act(view) and len(done) < view.round
    signs = (done + [UNKNOWN_EXCHANGE_SIGN] * (later_rounds + yet))[:EXCHANGE_ROUNDS]
    if observes and view.betting is None and signs and (done or later_rounds or nobody_closes):
        signs.insert(1, NOT_CLOSED_SIGN)
    return "".join(signs)


def opponent_ranges(
    view: LokerView, assumptions: RangeAssumptions, likely: dict[Seat, Likelihoods] | None = None
) -> OpponentRanges:
    """Return the ranges of the others who can still win, as the seat of a view can know them.

    :param view: the view of the player who considers the others.
    :param assumptions: which facts about the others count.
    :param likely: the likelihoods of a seat's range, from its acts other than exchanges; a seat left out can have
        anything, and None leaves all out.
    """
    shown: list[int] = []
    ranges: Counter[Range] = Counter()
    for seat in rivals_of(view):
        if view.laid[seat]:
            shown.append(strength_of(view.hands[seat]))
            continue
        hides = assumptions.observes and view.betting is None and len(view.changed[seat]) == EXCHANGE_ROUNDS
        to_come = assumptions.later_rounds if view.betting is not None else 0
        done, told = exchanges_of(view, seat, assumptions), (likely or {}).get(seat, UNIFORM_LIKELIHOODS)
        ranges[Range(done, told, to_come, hides, assumptions.level)] += 1
    return OpponentRanges(tuple(sorted(ranges.items())), tuple(sorted(shown)))


@lru_cache(maxsize=64)
def expected_points(field: OpponentRanges) -> HandValues:
    """Return the expected points of each strength (P1): one, and one more for each beaten player, with a half for an
    equal hand; a hand without a figure scores none (L10).

    :param field: the ranges of the others.
    """
    number = len(hands_by_strength())
    hand_values: list[float] = [1.0] * number
    for hand_range, players in field.ranges:
        hand_values = list(map(add, hand_values, [players * share for share in shares_below(hand_range)]))
    for other in field.shown_strengths:
        hand_values = [worth + (place > other) + 0.5 * (place == other) for place, worth in enumerate(hand_values)]
    if not field.ranges and not field.shown_strengths:
        # Solo play always scores one point; the higher figure must still be better (L12).
        hand_values = [1 + place / number / 100 for place in range(number)]
    without = first_of_figure()[1]
    return array("d", [0.0] * without + hand_values[without:])


def chance_to_be_best_hand(strength: int, field: OpponentRanges) -> float:
    """Return the chance that a hand is the best, from 0 to 1; a tie with one other hand counts half.
    ``chances_to_be_best_hand`` gives the chances of all strengths.

    :param strength: the strength of the hand, its index in ``hands_by_strength``.
    :param field: the ranges of the others.
    """
    product = prod(shares_below(hand_range)[strength] ** players for hand_range, players in field.ranges)
    return product * prod((strength > other) + 0.5 * (strength == other) for other in field.shown_strengths)


@lru_cache(maxsize=64)
def chances_to_be_best_hand(field: OpponentRanges) -> HandValues:
    """Return the chance of each strength to be the best hand, from 0 to 1; a tie with one other hand counts half.

    :param field: the ranges of the others.
    """
    hand_values: list[float] = [1.0] * len(hands_by_strength())
    for hand_range, players in field.ranges:
        hand_values = list(map(mul, hand_values, [share**players for share in shares_below(hand_range)]))
    for other in field.shown_strengths:
        hand_values = [worth * ((place > other) + 0.5 * (place == other)) for place, worth in enumerate(hand_values)]
    return array("d", hand_values)
