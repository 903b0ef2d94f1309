"""Lessons of Šipky: the number to make, the time to end, the number of cards to take."""

from __future__ import annotations

from numeramis_access.core.actions import Action, Values
from numeramis_access.games.sipky.events import Compose, End, Miss, Take
from numeramis_access.games.sipky.players.reasons import bust, compare_distances
from numeramis_access.games.sipky.players.value_tables import TWO
from numeramis_access.games.sipky.state import SipkyView
from numeramis_access.practice.topics import AskedTopic, Topic, Topics

#: the highest numbers that one card and two cards make
HIGHEST_CARD, HIGHEST_THROW = 9, 99
#: the fault of a distance, by what decides for the better one
FAULTS = {"leaves-hit": "leaves-unlikely", "leaves-safer": "leaves-risky"}


def _to_limit(view: SipkyView) -> int:
    return view.limit - view.scores[view.seat or 0]


def _all_fit(view: SipkyView) -> bool:
    """Return whether all possible numbers stay within the limit; otherwise the limit alone decides."""
    return all(action.number <= _to_limit(view) for action in view.legal if isinstance(action, Compose))


def makes_number(view: SipkyView) -> bool:
    """Return whether the player makes a number of two cards other than zero, all near the limit and within it."""
    return "0" not in view.hand and _makes_any_number(view)


def has_zero(view: SipkyView) -> bool:
    """Return whether the player makes a number from a zero and another card."""
    return "0" in view.hand and _makes_any_number(view)


def _makes_any_number(view: SipkyView) -> bool:
    return view.asked == "number" and _to_limit(view) < 100 and _all_fit(view)


def can_finish(view: SipkyView) -> bool:
    """Return whether 26 to 30 points are missing: a finish, in the language of darts."""
    return view.asked == "throw" and 26 <= _to_limit(view) <= 30 and not chases_leader(view)


def can_stop(view: SipkyView) -> bool:
    """Return whether the player may end near the limit, and nobody who has ended is ahead."""
    return view.asked == "throw" and view.thrown[0] > 0 and _to_limit(view) <= 12 and not chases_leader(view)


def chooses_one_or_two(view: SipkyView) -> bool:
    """Return whether the limit is too far for one card and so near that two may go out; farther away two are best.

    Ends, finishes and chases have lessons of their own.
    """
    return view.asked == "throw" and 12 < _to_limit(view) < 26 and not chases_leader(view)


def chases_leader(view: SipkyView) -> bool:
    """Return whether a player who has ended is ahead."""
    done = (score for score, standing in zip(view.scores, view.standings, strict=True) if standing == "ended")
    return view.asked == "throw" and view.scores[0] < max(done, default=0) and _to_limit(view) <= 40


def throws_in_duel(view: SipkyView) -> bool:
    """Return whether the player is about to throw near the limit, while the rival still throws too."""
    return throws_near_limit(view) and all(standing == "throwing" for standing in view.standings)


def throws_near_limit(view: SipkyView) -> bool:
    """Return whether the player is about to throw near the limit."""
    return view.asked == "throw" and _to_limit(view) <= 30


def throws_for_exact_hit(view: SipkyView) -> bool:
    """Return whether an exact hit is so far that single cards take long, while two cards may go out."""
    return view.asked == "throw" and 20 < _to_limit(view) <= 45


def adds_single_card(view: SipkyView) -> bool:
    """Return whether the player may add or miss a single card, so far from the limit that either may be better."""
    return view.asked == "card" and _to_limit(view) >= 28


def fault(view: SipkyView, action: Action, best: Action) -> str:
    """Return the code of the mistake in a choice, or an empty string if no known description fits.

    :param best: the action to compare with.
    """
    match action, best:
        case Compose(made), _ if made > _to_limit(view):
            return "goes-out"
        case _, Compose(made) if made == _to_limit(view):
            return "passes-hit"
        case (Compose() | Miss()), (Compose() | Miss()):
            told = compare_distances(view, best, action)
            plain = "stays-badly" if isinstance(action, Miss) else "leaves-badly"
            return plain if told is None else FAULTS.get(told[0], plain)
        case End(), _:
            return "stops-early"
        case Take(), End():
            return "goes-on"
        case Take(1), _ if view.options.exact:
            return "one-hardly-helps"
        case Take(1), _:
            return "one-too-few" if _to_limit(view) > HIGHEST_CARD else ""
    return "two-too-many" if _to_limit(view) < HIGHEST_THROW else ""


def fault_values(view: SipkyView, action: Action, best: Action) -> Values:
    """Return the values of the message that tells a fault: the distances, and the chances that decide."""
    told = compare_distances(view, best, action) if isinstance(action, (Compose, Miss)) else None
    if told is not None:
        return told[1]
    return {"risk": bust(view, TWO)} if isinstance(action, Take) else {}


EXACT, SERIES = {"variant": "exact"}, {"limit": "series"}
TOPICS = Topics(
    {
        "number": Topic(makes_number), "zero": Topic(has_zero), "one-or-two": Topic(chooses_one_or_two),
        "stop": Topic(can_stop), "chased": Topic(chases_leader), "duel": Topic(throws_in_duel, seats=2),
        "series": Topic(throws_near_limit, SERIES), "exact": Topic(throws_for_exact_hit, EXACT),
        "exact-card": Topic(adds_single_card, EXACT), "finish": Topic(can_finish), "table": AskedTopic("fits"),
    },
    fault,
    fault_values=fault_values,
)  # fmt: skip
