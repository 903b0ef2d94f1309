"""Lessons of Šipky: the number to make, the time to end, the number of cards to take."""

from __future__ import annotations

from numeramis_access.core.actions import Action, Values
from numeramis_access.games.sipky.events import DiscardCard, LayNumber, StopThrowing, TakeCards
from numeramis_access.games.sipky.players.reasons import chance_of_bust, compare_distances
from numeramis_access.games.sipky.players.value_tables import TWO_CARDS_MOVE
from numeramis_access.games.sipky.practice.moments import SEEDS_OF_TOPICS
from numeramis_access.games.sipky.state import SipkyView
from numeramis_access.practice.topics import AskedTopic, Topic, Topics

#: the highest numbers that one card and two cards make
HIGHEST_CARD, HIGHEST_THROW = 9, 99
#: the fault of a distance, by what decides for the better one
FAULT_OF_REASON = {"leaves-hit": "leaves-unlikely", "leaves-safer": "leaves-risky"}


def _to_limit(view: SipkyView) -> int:
    return view.limit - view.scores[view.seat or 0]


def _all_fit(view: SipkyView) -> bool:
    """Return whether all possible numbers stay within the limit; otherwise the limit alone decides."""
    return all(action.number <= _to_limit(view) for action in view.legal if isinstance(action, LayNumber))


def makes_number(view: SipkyView) -> bool:
    """Return whether the player makes a number of two cards without a zero, less than 100 from the limit, and all
    possible numbers stay within it. The last throws before the limit have their own lesson (``leaves_next_throw``).
    """
    return "0" not in view.hand and _makes_any_number(view)


def has_zero(view: SipkyView) -> bool:
    """Return whether the player makes a number from a zero and another card, less than 100 from the limit, and all
    possible numbers stay within it. The last throws before the limit have their own lesson (``leaves_next_throw``).
    """
    return "0" in view.hand and _makes_any_number(view)


def leaves_next_throw(view: SipkyView) -> bool:
    """Return whether the player makes a number of two cards, and all possible numbers leave 2 to 40 to go."""
    left = [_to_limit(view) - action.number for action in view.legal if isinstance(action, LayNumber)]
    return view.throw_question == "number" and bool(left) and min(left) >= 2 and max(left) <= 40


def _makes_any_number(view: SipkyView) -> bool:
    near = _to_limit(view) < 100 and _all_fit(view)
    return view.throw_question == "number" and near and not leaves_next_throw(view)


def can_finish(view: SipkyView) -> bool:
    """Return whether 26 to 30 points are missing before a throw, and the player does not chase a leader
    (``chases_leader``). Darts call this a finish.
    """
    return view.throw_question == "throw" and 26 <= _to_limit(view) <= 30 and not chases_leader(view)


def can_stop(view: SipkyView) -> bool:
    """Return whether the player may end within 14 points of the limit, and no rival who has ended is ahead."""
    may_end = view.throw_question == "throw" and view.throw_counts[0] > 0
    return may_end and _to_limit(view) <= 14 and not chases_leader(view)


def chooses_one_or_two(view: SipkyView) -> bool:
    """Return whether 16 to 25 points are missing before a throw, and the player does not chase a leader
    (``chases_leader``). One card cannot reach the limit, and two may pass it.
    """
    return view.throw_question == "throw" and 15 < _to_limit(view) < 26 and not chases_leader(view)


def chases_leader(view: SipkyView) -> bool:
    """Return whether a player who has ended is ahead, before a throw within 40 of the limit."""
    done = (score for score, standing in zip(view.scores, view.standings, strict=True) if standing == "ended")
    return view.throw_question == "throw" and view.scores[0] < max(done, default=0) and _to_limit(view) <= 40


def throws_in_duel(view: SipkyView) -> bool:
    """Return whether the player is about to throw within 30 of the limit, while all rivals still throw too."""
    return throws_near_limit(view) and all(standing == "throwing" for standing in view.standings)


def throws_near_limit(view: SipkyView) -> bool:
    """Return whether the player is about to throw within 30 of the limit."""
    return view.throw_question == "throw" and _to_limit(view) <= 30


def throws_for_exact_hit(view: SipkyView) -> bool:
    """Return whether 21 to 45 points are missing before a throw: single cards take long, and two cards may make too
    high a number.
    """
    return view.throw_question == "throw" and 20 < _to_limit(view) <= 45


def adds_single_card(view: SipkyView) -> bool:
    """Return whether the player may add or miss a single card, at least 28 from the limit, so that either may be
    better.
    """
    return view.throw_question == "card" and _to_limit(view) >= 28


def fault(view: SipkyView, action: Action, best: Action) -> str:
    """Return the code of the mistake in a choice, or an empty string if no known description fits.

    :param view: the view of the player.
    :param action: the choice.
    :param best: the best action.
    """
    match action, best:
        case LayNumber(made), _ if made > _to_limit(view):
            return "goes-out"
        case _, LayNumber(made) if made == _to_limit(view):
            return "passes-hit"
        case (LayNumber() | DiscardCard()), (LayNumber() | DiscardCard()):
            told = compare_distances(view, best, action)
            plain = "stays-badly" if isinstance(action, DiscardCard) else "leaves-badly"
            return plain if told is None else FAULT_OF_REASON.get(told[0], plain)
        case StopThrowing(), _:
            return "stops-early"
        case TakeCards(), StopThrowing():
            return "goes-on"
        case TakeCards(1), _ if view.options.is_exact:
            return "one-hardly-helps"
        case TakeCards(1), _:
            return "one-too-few" if _to_limit(view) > HIGHEST_CARD else ""
    return "two-too-many" if _to_limit(view) < HIGHEST_THROW else ""


def fault_values(view: SipkyView, action: Action, best: Action) -> Values:
    """Return the values of the message that tells a fault: the distances from the limit, or the risk of a throw of two
    cards. Empty if neither explains it.

    :param view: the view of the player.
    :param action: the choice.
    :param best: the best action.
    """
    told = compare_distances(view, best, action) if isinstance(action, (LayNumber, DiscardCard)) else None
    if told is not None:
        return told[1]
    return {"risk": chance_of_bust(view, TWO_CARDS_MOVE)} if isinstance(action, TakeCards) else {}


EXACT_OPTIONS, SERIES_OPTIONS = {"variant": "exact"}, {"limit": "series"}
TOPICS = Topics(
    {
        "number": Topic(makes_number), "zero": Topic(has_zero),
        "leave": Topic(leaves_next_throw, seeds=SEEDS_OF_TOPICS.get("leave", {})),
        "one-or-two": Topic(chooses_one_or_two),
        "stop": Topic(can_stop), "chased": Topic(chases_leader), "duel": Topic(throws_in_duel, seats=2),
        "series": Topic(throws_near_limit, SERIES_OPTIONS), "exact": Topic(throws_for_exact_hit, EXACT_OPTIONS),
        "exact-card": Topic(adds_single_card, EXACT_OPTIONS), "finish": Topic(can_finish), "table": AskedTopic("fits"),
    },
    fault,
    fault_values=fault_values,
)  # fmt: skip
