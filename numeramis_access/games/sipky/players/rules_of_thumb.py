"""Šipky players with simple rules: the club player, the improver, the beginner and the greedy player.

The club player ends, chooses one card or two, and makes a number by the distance to the limit. The beginner makes the
highest number that fits, ignores the distance it leaves and the other players, and ends at a distance drawn by chance.
"""

from __future__ import annotations

import random

from numeramis_access.core.actions import Action
from numeramis_access.games.sipky.events import DiscardCard, LayNumber, StopThrowing, TakeCards
from numeramis_access.games.sipky.state import SipkyView

#: the distances up to which the club player ends, can reach the limit with one card, and takes only one card
ENDING_DISTANCE, ONE_CARD_REACH, ONE_CARD_DISTANCE = 5, 10, 21
#: for an exact result, the distance up to which it takes one card at a time
EXACT_ONE_CARD_DISTANCE = 40


def club(view: SipkyView, rng: random.Random) -> Action:
    """Return the action of an experienced player, who needs no chance. In the exact game it throws one card at a
    distance of ``EXACT_ONE_CARD_DISTANCE`` or less, else two.

    :param view: the view of the seat to act.
    :param rng: ignored.
    """
    left = distance(view)
    match view.throw_question:
        case "throw" if view.options.is_exact:
            return TakeCards(1) if left <= EXACT_ONE_CARD_DISTANCE else TakeCards(2)
        case "throw":
            return _club_takes(view, left)
        case "card":
            counts = LayNumber(int(view.hand[0]))
            # From nine or less every distance is equally good: only the hit is worth taking.
            return counts if counts in view.legal and (left > 9 or counts.number == left) else DiscardCard()
    if view.options.is_exact:
        return _highest(view, left)
    return min(numbers(view), key=lambda laid: club_rank(left - laid.number))


def _club_takes(view: SipkyView, left: int) -> Action:
    """Return an end near the limit or in a sure first place, one card if two would go too far, else two."""
    if StopThrowing() not in view.legal:
        return TakeCards(2)
    others = [seat for seat in range(len(view.scores)) if seat != view.to_act]
    best = max((view.scores[seat] for seat in others if view.standings[seat] != "out"), default=0)
    safe = all(view.standings[seat] != "throwing" for seat in others) and bool(others)
    assert view.to_act is not None
    own = view.scores[view.to_act]
    if (safe and own > best) or (left <= ENDING_DISTANCE and not (safe and own < best)):
        return StopThrowing()
    return TakeCards(1) if left <= ONE_CARD_DISTANCE else TakeCards(2)


def club_rank(left: int) -> tuple[int, int]:
    """Return the club player's rank of a distance, as a pair to compare; lower is better.

    The order is: a hit, near the limit, within one card, room for two cards, the gap between these, out.

    :param left: the distance that remains to the limit, below 0 for out.
    """
    if left < 0:
        return 4, -left
    if left <= ENDING_DISTANCE:
        return 0, left
    if left <= ONE_CARD_REACH:
        return 1, -left
    return (2, -left) if left > ONE_CARD_DISTANCE else (3, left)


def improver(view: SipkyView, rng: random.Random) -> Action:
    """Return the action of a player who ends and takes cards like a club player, but makes the highest number that
    fits, or the lowest if none fits. In the exact game the action is the club player's.

    :param view: the view of the seat to act.
    :param rng: ignored.
    """
    if view.throw_question == "throw" or view.options.is_exact:
        return club(view, rng)
    return _highest(view, distance(view))


def beginner(view: SipkyView, rng: random.Random) -> Action:
    """Return the action of a player who has just learnt the rules: makes the highest number that fits, and ends or
    takes one card at distances that vary by chance.

    :param view: the view of the seat to act. :param rng: draws how near to the limit the player is afraid.
    """
    left = distance(view)
    if view.throw_question == "throw":
        # The beginner stops by feeling: now too early, now too late.
        fear = 4 + int(rng.random() * 10)
        if left <= fear and StopThrowing() in view.legal:
            return StopThrowing()
        return TakeCards(1) if left <= 10 + fear and TakeCards(1) in view.legal else TakeCards(2)
    return _highest(view, left)


def greedy(view: SipkyView, rng: random.Random) -> Action:
    """Return the highest number that fits, or a throw: two cards far from the limit, one nearer. It ends, if the game
    allows that, once a single card might not fit.

    :param view: the view of the seat to act.
    :param rng: ignored.
    """
    left = distance(view)
    if view.throw_question != "throw":
        return _highest(view, left)
    if left > 9:
        return TakeCards(2) if left > ONE_CARD_DISTANCE or TakeCards(1) not in view.legal else TakeCards(1)
    return next(action for action in (StopThrowing(), TakeCards(1), TakeCards(2)) if action in view.legal)


def _highest(view: SipkyView, left: int) -> Action:
    fitting = [laid for laid in numbers(view) if laid.number <= left]
    if fitting:
        return max(fitting, key=lambda laid: laid.number)
    return DiscardCard() if DiscardCard() in view.legal else numbers(view)[0]


def distance(view: SipkyView) -> int:
    """Return how many points the seat to act still needs to reach the limit."""
    assert view.to_act is not None
    return view.limit - view.scores[view.to_act]


def numbers(view: SipkyView) -> list[LayNumber]:
    """Return the actions that lay a number, one for each number that can be laid now.

    :param view: the view of the seat to act.
    """
    return [action for action in view.legal if isinstance(action, LayNumber)]
