"""What practice adds to the words of a game: how it stands after every trick, throw or exchange."""

from __future__ import annotations

from numeramis_access.core.actions import Event
from numeramis_access.core.ruleset import View
from numeramis_access.core.seats import side_of
from numeramis_access.games.loker_events import CardsDrawn, CardsExchanged, GameClosed, HandLaid
from numeramis_access.games.loker_figures import FIGURES
from numeramis_access.games.loker_state import LokerView
from numeramis_access.games.quist import HAND_SIZE, PileLeft, QuistView, TrickWon
from numeramis_access.games.sipky import SipkyView
from numeramis_access.games.sipky_events import CardMissed, NumberLaid, PlayerEnded
from numeramis_access.games.whist import WhistView
from numeramis_access.games.whist_events import TrickTaken
from numeramis_access.words.narrator import Line

_THROWN = (NumberLaid, CardMissed, PlayerEnded)
_EXCHANGED = (CardsExchanged, CardsDrawn, GameClosed, HandLaid)


def running(event: Event, view: View) -> list[Line]:
    """Return how it stands for the listener after an event; nothing where it has not changed."""
    match view:
        case QuistView() if isinstance(event, TrickWon | PileLeft):
            return _quist(view)
        case SipkyView() if isinstance(event, _THROWN) and view.seat is not None:
            return _sipky(view)
        case LokerView() if isinstance(event, _EXCHANGED) and view.seat is not None:
            return _loker(event, view)
        case WhistView() if isinstance(event, TrickTaken) and any(view.hands):
            return _whist(view)
    return []


def _quist(view: QuistView) -> list[Line]:
    """Return who is ahead in this game, and whether it is decided: five of nine tricks win (Q12)."""
    own = view.won[side_of(view.seat or 0)]
    other = view.won[1 - side_of(view.seat or 0)]
    left = max(len(hand) for hand in view.hands)
    if not left:
        return []
    need = HAND_SIZE // 2 + 1
    state = "won" if own >= need else "lost" if other >= need else "open"
    values = {"lead": own - other, "left": left, "state": state}
    return [Line("practice-running-quist", {**values, "need": need - own, "other_need": need - other})]


def _sipky(view: SipkyView) -> list[Line]:
    """Return who is nearest within the limit, and how far from it the listener is."""
    assert view.seat is not None
    within = {seat: score for seat, score in enumerate(view.scores) if score <= view.limit}
    if len(view.scores) == 1 or not within:
        return []
    best = max(within.values())
    leaders = [seat for seat, score in within.items() if score == best]
    own = within.get(view.seat)
    others = [score for seat, score in within.items() if seat != view.seat]
    if own is None:
        kind, size = "out", 0
    elif own == best:
        kind, size = ("shared" if len(leaders) > 1 else "ahead"), own - max(others, default=0)
    else:
        kind, size = "behind", best - own
    going = sum(standing == "throwing" for standing in view.standings)
    values = {"kind": kind, "seat": leaders[0], "best": best, "size": size, "going": going}
    return [Line("practice-running-sipky", values)]


def _loker(event: Event, view: LokerView) -> list[Line]:
    """Return the own figure after an exchange, or against the best hand that lies open."""
    assert view.seat is not None
    if view.figure is None:
        return []
    if isinstance(event, CardsExchanged | CardsDrawn):
        own = event.seat == view.seat and not (isinstance(event, CardsExchanged) and event.owed)
        return [Line("practice-running-loker", {"figure": FIGURES[view.figure.rank]})] if own else []
    if view.best is None or view.best.seat == view.seat:
        return []
    beats = "yes" if view.figure > view.best.figure else "same" if view.figure == view.best.figure else "no"
    return [Line("practice-running-loker-open", {"seat": view.best.seat, "beats": beats})]


def _whist(view: WhistView) -> list[Line]:
    """Return how many tricks are missing to the next that counts, and how many are left (W5, V9)."""
    tour = view.tour
    left = max(len(hand) for hand in view.hands)
    if tour.queen == "loses":
        return [Line("practice-running-queen", {"left": left})]
    side = tour.side_of(view.seat or 0)
    own = view.counted[side]
    best = max(number for other, number in enumerate(view.counted) if other != side)
    need = tour.book + 1 - own
    state = "odd" if need <= 0 else "never" if need > left else "open"
    values = {"lead": own - best, "left": left, "state": state, "need": need, "over": 1 - need}
    return [Line("practice-running-whist", values)]
