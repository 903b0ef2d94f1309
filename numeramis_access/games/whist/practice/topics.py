"""Lessons of Whist: where one sits, trumps, leads, naming, and what each tour changes."""

from __future__ import annotations

from collections import Counter

from numeramis_access.core.actions import Action, PlayCard
from numeramis_access.core.cards import RANK, SUIT, Card
from numeramis_access.core.ruleset import View
from numeramis_access.core.seats import partner_of
from numeramis_access.games.whist.events import GivePackets, KeepTrump, LeaveToPartner
from numeramis_access.games.whist.state import WhistView, beats
from numeramis_access.games.whist.tours import QUEEN_OF_SPADES
from numeramis_access.practice.topics import Asked, Topic, Topics

#: trumps that may be drawn, and cards in the hand at most by which it is clear whether they should be
SEVERAL, LATE = 3, 8


def _partner_ahead(view: WhistView) -> bool:
    return view.best is not None and not view.tour.alone and view.best.seat == partner_of(view.seat or 0)


def _last(view: WhistView) -> bool:
    return len(view.trick) == view.seats - 1 and not view.asked and len(view.hand) > 2


def _can_win(view: WhistView) -> bool:
    best = view.best
    cards = [action.card for action in view.legal if isinstance(action, PlayCard)]
    return best is not None and any(beats(card, best.card, view.trump) for card in cards)


def cheaply(view: WhistView) -> bool:
    """Return whether the last to play can win from an opponent."""
    return _last(view) and not _partner_ahead(view) and _can_win(view)


def partner(view: WhistView) -> bool:
    """Return whether the partner has the trick already."""
    return _last(view) and _partner_ahead(view)


def second(view: WhistView) -> bool:
    """Return whether one card lies on the table."""
    return len(view.trick) == 1 and len(view.hand) > 3


def third(view: WhistView) -> bool:
    """Return whether the partner has led."""
    return len(view.trick) == 2 and len(view.hand) > 3


def ruff(view: WhistView) -> bool:
    """Return whether the suit led cannot be followed and trumps are held."""
    led = SUIT[view.trick[0].card] if view.trick else view.trump
    suits = {SUIT[card] for card in view.hand}
    return led != view.trump and led not in suits and view.trump in suits


def leads(view: WhistView) -> bool:
    """Return whether the player leads."""
    return not view.trick and not view.asked and len(view.hand) > 3


def draws(view: WhistView) -> bool:
    """Return whether the player leads and holds several trumps, when some tricks have told who has how many."""
    return leads(view) and len(view.hand) <= LATE and sum(SUIT[card] == view.trump for card in view.hand) >= SEVERAL


def trumps_or_not(view: View, action: Action) -> bool:
    """Return whether a card is a trump: what the lesson on drawing them has decided."""
    assert isinstance(view, WhistView)
    return isinstance(action, PlayCard) and SUIT[action.card] == view.trump


def names(view: WhistView) -> bool:
    """Return whether trumps are to be named."""
    return view.asked in ("trump", "streak")


def packets(view: WhistView) -> bool:
    """Return whether packets are to be given."""
    return view.asked == "packets"


def null(view: WhistView) -> bool:
    """Return whether tricks count for the others."""
    return view.null and not view.asked


def before_null(view: WhistView) -> bool:
    """Return whether the last of the tricks that count are played."""
    return not view.null and len(view.past) in (4, 5)


def queen(view: WhistView) -> bool:
    """Return whether spades matter: they are led, or the player leads and has some."""
    led = SUIT[view.trick[0].card] if view.trick else "s"
    return led == "s" and any(SUIT[card] == "s" for card in view.hand)


def fault(view: WhistView, action: Action, best: Action) -> str:
    """Return what is wrong with a choice."""
    if view.asked:
        return _named_badly(action, best)
    assert isinstance(action, PlayCard)
    assert isinstance(best, PlayCard)
    if view.tour.queen and QUEEN_OF_SPADES in (action.card, best.card):
        return "queen"
    unwanted = view.null or view.tour.queen == "loses"
    if view.best is None:
        return _led_badly(view, action.card, best.card, unwanted)
    takes, took = (beats(card, view.best.card, view.trump) for card in (action.card, best.card))
    if unwanted:
        return "takes-unwanted" if takes and not took else "keeps-danger"
    if takes and took:
        return "too-high" if RANK[action.card] > RANK[best.card] else "too-low"
    if takes:
        return "overtakes" if _partner_ahead(view) else "too-dear-trick" if _last(view) else "takes-too-soon"
    if took:
        return "trusts-partner" if _partner_ahead(view) else "gives-away"
    return "throws-badly"


def _named_badly(action: Action, best: Action) -> str:
    """Return what is wrong with what was named, kept, left or given."""
    match action, best:
        case GivePackets(), _:
            return "gives-packets"
        case LeaveToPartner(), _:
            return "leaves-strong"
        case _, LeaveToPartner():
            return "names-weak"
        case KeepTrump(), _:
            return "keeps-weak"
        case _, KeepTrump():
            return "names-needlessly"
    return "names-badly"


def _led_badly(view: WhistView, card: Card, best: Card, unwanted: bool) -> str:
    """Return what is wrong with a card that was led. :param unwanted: whether tricks, or the queen, are feared."""
    if unwanted:
        return "leads-danger" if RANK[card] > RANK[best] else "leads-otherwise"
    if SUIT[card] == SUIT[best]:
        return "leads-too-high" if RANK[card] > RANK[best] else "leads-too-low"
    if view.trump in (SUIT[card], SUIT[best]):
        return "leads-trumps" if SUIT[card] == view.trump else "leads-before-trumps"
    length = Counter(SUIT[one] for one in view.hand)
    return "leads-short" if length[SUIT[card]] < length[SUIT[best]] else "leads-badly"


#: moments in which it is clear whether trumps are to be drawn, found by ``python -m tests.practice.moments``
DRAWING = (
    50, 103, 184, 192, 209, 232, 262, 290, 300, 558, 709, 728, 775, 824, 851, 907, 927, 932, 1003, 1005, 1091, 1231,
    1287, 1324,
)  # fmt: skip


def _tour(name: str) -> dict[str, object]:
    return {"tour": name}


TOPICS = Topics(
    {
        "partner": Topic(partner), "cheaply": Topic(cheaply), "second": Topic(second), "third": Topic(third),
        "ruff": Topic(ruff), "draw": Topic(draws, parts=trumps_or_not, seeds=DRAWING), "leads": Topic(leads),
        "points": Asked("points"),
        "cayenne": Topic(names, _tour("cayenne")),
        "grand": Topic(leads, _tour("grand")), "before-null": Topic(before_null, _tour("grand_null")),
        "null": Topic(null, _tour("grand_null")), "null-queen": Topic(queen, _tour("grand_null_queen")),
        "queen": Topic(queen, _tour("queen_of_spades")), "amor": Topic(names, _tour("amor")),
        "duck": Topic(names, _tour("duck")), "bismarck": Topic(packets, _tour("bismarck")),
        "hussar": Topic(leads, _tour("hussar")), "three": Topic(names, _tour("three"), seats=3),
        "tour": Asked("tour"),
    },
    fault,
)  # fmt: skip
