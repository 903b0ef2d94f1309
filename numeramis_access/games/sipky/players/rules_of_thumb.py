"""Šipky players that go by rules a person could follow: the club player, the beginner, and the greedy player.

The club player keeps the rules of thumb that the exact programme bears out. The beginner's mistakes are a beginner's:
always the highest number, no thought of what it leaves, one card too many near the limit, no eye for the others.
"""

from __future__ import annotations

import random

from numeramis_access.core.actions import Action
from numeramis_access.games.sipky.events import Compose, End, Miss, Take
from numeramis_access.games.sipky.state import SipkyView

#: the club player ends from here on; one card reaches the limit from there; up to the last he takes one card only
NEAR, REACH, ONE_CARD = 5, 10, 21
#: for an exact result one card at a time from here on
ONE_BY_ONE = 40


def club(view: SipkyView, rng: random.Random) -> Action:
    """Return what an experienced player does."""
    left = distance(view)
    match view.asked:
        case "throw" if view.options.exact:
            return Take(1) if left <= ONE_BY_ONE else Take(2)
        case "throw":
            return _club_takes(view, left)
        case "card":
            counts = Compose(int(view.hand[0]))
            # From nine or less every distance is as good as another: only the hit is worth taking.
            return counts if counts in view.legal and (left > 9 or counts.number == left) else Miss()
    if view.options.exact:
        return _highest(view, left)
    return min(numbers(view), key=lambda laid: club_likes(left - laid.number))


def _club_takes(view: SipkyView, left: int) -> Action:
    """End near the limit or as the sure first; take one card where two would go too far; else two."""
    if End() not in view.legal:
        return Take(2)
    others = [seat for seat in range(len(view.scores)) if seat != view.to_act]
    best = max((view.scores[seat] for seat in others if view.standings[seat] != "out"), default=0)
    safe = all(view.standings[seat] != "throwing" for seat in others) and bool(others)
    assert view.to_act is not None
    own = view.scores[view.to_act]
    if (safe and own > best) or (left <= NEAR and not (safe and own < best)):
        return End()
    return Take(1) if left <= ONE_CARD else Take(2)


def club_likes(left: int) -> tuple[int, int]:
    """Return how little the club player likes what a number leaves.

    A hit, then near the limit, then within one card; then room for two cards; last the gap between, and being out.
    """
    if left < 0:
        return 4, -left
    if left <= NEAR:
        return 0, left
    if left <= REACH:
        return 1, -left
    return (2, -left) if left > ONE_CARD else (3, left)


def beginner(view: SipkyView, rng: random.Random) -> Action:
    """Return what somebody does who has just learned the rules."""
    left = distance(view)
    if view.asked == "throw":
        # Too far away for fear, then too late: the beginner stops by feeling.
        fear = 4 + int(rng.random() * 10)
        if left <= fear and End() in view.legal:
            return End()
        return Take(1) if left <= 10 + fear and Take(1) in view.legal else Take(2)
    return _highest(view, left)


def greedy(view: SipkyView, rng: random.Random) -> Action:
    """Return the highest number that fits, two cards while any two can fit, and an end when one might not."""
    left = distance(view)
    if view.asked != "throw":
        return _highest(view, left)
    if left > 9:
        return Take(2) if left > ONE_CARD or Take(1) not in view.legal else Take(1)
    return End() if End() in view.legal else Take(1) if Take(1) in view.legal else Take(2)


def _highest(view: SipkyView, left: int) -> Action:
    fitting = [laid for laid in numbers(view) if laid.number <= left]
    if fitting:
        return max(fitting, key=lambda laid: laid.number)
    return Miss() if Miss() in view.legal else numbers(view)[0]


def distance(view: SipkyView) -> int:
    """Return what is missing to the limit for the seat to act."""
    assert view.to_act is not None
    return view.limit - view.scores[view.to_act]


def numbers(view: SipkyView) -> list[Compose]:
    """Return the numbers that can be laid now."""
    return [action for action in view.legal if isinstance(action, Compose)]
