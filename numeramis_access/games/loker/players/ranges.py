"""Ranges: what the others at a Loker table may hold, and what a hand is worth against that.

Hands that lie open are known. Of the others it is told by how many exchanges they have had and, for players who listen,
how many cards they took; the shares stand in ``ranges.json`` (see ``training/loker_ranges.py``).
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
from numeramis_access.games.loker.players.model import HandValues, first_of_figure, hands, strength_of
from numeramis_access.games.loker.state import ROUNDS, LokerView


def data_of(level: str) -> Path:
    """Return the file of shares of players of a level who go by rules of thumb, of good players where none is named."""
    return Path(__file__).with_name(f"ranges_{level}.json" if level else "ranges.json")


#: how likely the weak, the middling, the good and the best hands of a range do what their owner was seen to do
Likelihoods = tuple[float, float, float, float]
ANYTHING: Likelihoods = (1.0, 1.0, 1.0, 1.0)
#: where these parts of a range begin and end
PARTS = (0.0, 0.4, 0.7, 0.9, 1.0)
#: their names in the data, where exchanges follow
NAMES = "abcd"
#: an exchange of which nothing is known, and what follows the exchanges of somebody who has not closed after the first
ANY, OPEN = "?", "!"
#: how many who said "PAS" in the last round may have a figure after all
HIDES = 0.1


@cache
def breaks() -> tuple[int, ...]:
    """Return the strengths at which the figure or its first number changes, and the number of all strengths."""
    kinds = [(figure.rank, figure.numbers[:1]) for figure in map(figure_of, hands())]
    return (*(place for place, kind in enumerate(kinds) if not place or kind != kinds[place - 1]), len(kinds))


@cache
def _rows(level: str) -> dict[str, list[float]]:
    """Return the shares of hands below each break, by exchanges."""
    found: dict[str, list[float]] = json.loads(data_of(level).read_text("utf-8"))
    return found


class Range(NamedTuple):
    """What one other player may hold.

    :param exchanges: what is known of them, one sign each. :param likely: how that is changed by what was done before
        so many exchanges ``to_come``. :param hides: whether a figure would have been closed with.
    :param level: of a player who goes by rules of thumb, empty for a good one.
    """

    exchanges: str
    likely: Likelihoods = ANYTHING
    to_come: int = 0
    hides: bool = False
    level: str = ""


@lru_cache(maxsize=256)
def below(one: Range) -> HandValues:
    """Return for each strength the share of a range that lies below it, equal ones counted half."""
    if one.to_come and one.likely != ANYTHING:
        return array("d", _followed(one))
    found = _spread(_rows(one.level)[one.exchanges])
    if one.hides:
        none = first_of_figure()[1]
        found = [*(place / none for place in range(none)), *(1 - HIDES * (1 - share) for share in found[none:])]
    return array("d", found if one.likely == ANYTHING else _shifted(found, one.likely))


def _spread(shares: Sequence[float]) -> list[float]:
    """Return the share below each strength from the shares below the breaks."""
    found: list[float] = []
    for (start, end), (low, high) in zip(pairwise(breaks()), pairwise(shares), strict=True):
        step = (high - low) / (end - start)
        found += [low + step * (place + 0.5) for place in range(end - start)]
    return found


def _followed(one: Range) -> HandValues:
    """Return the share below each strength of a range whose parts are so likely, after the exchanges to come."""
    at = len(one.exchanges) - one.to_come
    weights = [part * (end - start) for part, (start, end) in zip(one.likely, pairwise(PARTS), strict=True)]
    rows = [_rows(one.level)[one.exchanges[:at] + name + one.exchanges[at:]] for name in NAMES]
    mixed = [sum(map(mul, weights, shares)) / sum(weights) for shares in zip(*rows, strict=True)]
    return _spread(mixed)


def _shifted(shares: list[float], likely: Likelihoods) -> list[float]:
    """Return the share below each strength of a range whose parts are so likely, with no exchange to come."""
    whole = sum(part * (end - start) for part, (start, end) in zip(likely, pairwise(PARTS), strict=True))
    found: list[float] = []
    under = 0.0
    for part, (start, end) in zip(likely, pairwise(PARTS), strict=True):
        until = bisect_left(shares, end) if end < 1 else len(shares)
        found += [(under + part * (share - start)) / whole for share in shares[len(found) : until]]
        under += part * (end - start)
    return found


class OpponentRanges(NamedTuple):
    """The ranges of all the others, each with how many players have it, and the strengths of hands that lie open."""

    ranges: tuple[tuple[Range, int], ...]
    shown: tuple[int, ...] = ()


def rivals_of(view: LokerView) -> tuple[Seat, ...]:
    """Return the others who can still win this game."""
    folded = view.betting.folded if view.betting is not None else (False,) * view.seats
    return tuple(seat for seat in view.order if seat != view.seat and not folded[seat])


def following(view: LokerView) -> tuple[Seat, ...]:
    """Return the others whose turn in this round is still to come."""
    if view.seat not in view.order:
        return ()
    rivals = rivals_of(view)
    return tuple(seat for seat in view.order[view.order.index(view.seat) + 1 :] if seat in rivals)


class ObservationPolicy(NamedTuple):
    """What a player takes into account of what the others did.

    :param observes: how many cards they exchange, and who could have closed and did not. :param waiting: rounds of
        exchange that everybody still gets beyond this one. :param still: whether who follows does not close either.
    :param level: of the others, where they go by rules of thumb.
    """

    observes: bool = False
    waiting: int = 0
    still: bool = False
    level: str = ""


def exchanges_of(view: LokerView, seat: Seat, observation: ObservationPolicy) -> str:
    """Return what is known of a rival's exchanges when the game is decided, as in ``Range``."""
    observes, waiting, still, _ = observation
    done = [str(cards) if observes else ANY for cards in view.changed[seat]]
    betting = view.betting is not None and view.betting.open
    yet = not betting and seat in following(view) and len(done) < view.round
    found = (done + [ANY] * (waiting + yet))[:ROUNDS]
    if observes and view.betting is None and found and (done or waiting or still):
        found.insert(1, OPEN)
    return "".join(found)


def opponent_ranges(
    view: LokerView, observation: ObservationPolicy, likely: dict[Seat, Likelihoods] | None = None
) -> OpponentRanges:
    """Return what the others may hold by a view.

    :param likely: how a seat's range is changed by what it did besides exchanging.
    """
    shown: list[int] = []
    ranges: Counter[Range] = Counter()
    for seat in rivals_of(view):
        if view.laid[seat]:
            shown.append(strength_of(view.hands[seat]))
            continue
        hides = observation.observes and view.betting is None and len(view.changed[seat]) == ROUNDS
        to_come = observation.waiting if view.betting is not None else 0
        done, told = exchanges_of(view, seat, observation), (likely or {}).get(seat, ANYTHING)
        ranges[Range(done, told, to_come, hides, observation.level)] += 1
    return OpponentRanges(tuple(sorted(ranges.items())), tuple(sorted(shown)))


@lru_cache(maxsize=64)
def points(field: OpponentRanges) -> HandValues:
    """Return the points that each strength can expect (P1); without a figure there are none (L10)."""
    number = len(hands())
    found: list[float] = [1.0] * number
    for one, players in field.ranges:
        found = list(map(add, found, [players * share for share in below(one)]))
    for other in field.shown:
        found = [worth + (place > other) + 0.5 * (place == other) for place, worth in enumerate(found)]
    if not field.ranges and not field.shown:
        # Alone one point is all there is; of two figures the higher is still the better (L12).
        found = [1 + place / number / 100 for place in range(number)]
    without = first_of_figure()[1]
    return array("d", [0.0] * without + found[without:])


def chance(strength: int, field: OpponentRanges) -> float:
    """Return the chance of one strength to be the best hand; ``best`` gives it for all of them."""
    found = prod(below(one)[strength] ** players for one, players in field.ranges)
    return found * prod((strength > other) + 0.5 * (strength == other) for other in field.shown)


@lru_cache(maxsize=64)
def best(field: OpponentRanges) -> HandValues:
    """Return the chance of each strength to be the best hand; a hand that is equal to another has half of it."""
    found: list[float] = [1.0] * len(hands())
    for one, players in field.ranges:
        found = list(map(mul, found, [share**players for share in below(one)]))
    for other in field.shown:
        found = [worth * ((place > other) + 0.5 * (place == other)) for place, worth in enumerate(found)]
    return array("d", found)
