"""What practice adds to the words of a game: how it stands after every trick, throw or exchange."""

from __future__ import annotations

from typing import Any

from numeramis_access.core.actions import Event
from numeramis_access.core.ruleset import View
from numeramis_access.core.seats import Seat, side_of
from numeramis_access.games.loker.events import CardsDrawn, CardsExchanged, GameClosed, HandLaid
from numeramis_access.games.loker.state import ROUNDS, LokerView
from numeramis_access.games.quist.rules import HAND_SIZE, PileLeft, QuistView, TrickWon
from numeramis_access.games.sipky.events import CardMissed, LimitHit, LimitPassed, NumberLaid, PlayerEnded
from numeramis_access.games.sipky.rules import SipkyView
from numeramis_access.games.whist.events import TrickTaken
from numeramis_access.games.whist.rules import WhistView
from numeramis_access.words.narrator import Line

#: how it stands between the listener and the best of the others, as values of a message
Standing = dict[str, Any]

_THROWN = (NumberLaid, CardMissed, PlayerEnded, LimitHit, LimitPassed)
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


def standing(own: int, others: dict[Seat, int]) -> Standing:
    """Return who is ahead by how much: ``kind`` is ahead, behind or level, ``seat`` the best of the others."""
    best = max(others.values(), default=own)
    seat = next((other for other, number in others.items() if number == best), 0)
    kind = "ahead" if own > best else "behind" if own < best else "level"
    return {"kind": kind, "seat": seat, "size": abs(own - best), "best": best}


def _quist(view: QuistView) -> list[Line]:
    """Return who is ahead in this game, and whether it is decided: five of nine tricks win (Q12)."""
    side = side_of(view.seat or 0)
    own, other = view.won[side], view.won[1 - side]
    left = max(len(hand) for hand in view.hands)
    if not left:
        return []
    need = HAND_SIZE // 2 + 1
    state = "won" if own >= need else "lost" if other >= need else "open"
    values = {**standing(own, {1 - side: other}), "left": left, "state": state}
    return [Line("practice-running-quist", {**values, "need": need - own, "other_need": need - other})]


def _sipky(view: SipkyView) -> list[Line]:
    """Return who is nearest within the limit, how far from it the listener is, and who may still throw."""
    assert view.seat is not None
    others = {seat: score for seat, score in enumerate(view.scores) if seat != view.seat and score <= view.limit}
    own = view.scores[view.seat]
    if len(view.scores) == 1 or (own > view.limit and not others):
        return []
    values = standing(own if own <= view.limit else -1, others)
    if own > view.limit:
        values["kind"] = "out"
    elif not others:
        values["kind"] = "alone"
    left = sum(one == "throwing" for seat, one in enumerate(view.standings) if seat != view.seat)
    mine = view.standings[view.seat] == "throwing"
    return [Line("practice-running-sipky", {**values, "missing": view.limit - own, "others": left, "throwing": mine})]


def _loker(event: Event, view: LokerView) -> list[Line]:
    """Return what the listener may still exchange, or whether the own hand would beat the best that lies open."""
    assert view.seat is not None
    if view.figure is None:
        return []
    if isinstance(event, CardsExchanged | CardsDrawn):
        if event.seat != view.seat or (isinstance(event, CardsExchanged) and event.owed):
            return []
        left = 0 if view.closer is not None else ROUNDS - len(view.changed[view.seat])
        return [Line("practice-running-loker", {**_in_match(view, view.seat), "left": left})]
    if view.best is None or view.best.seat == view.seat or view.laid[view.seat]:
        return []
    beats = "yes" if view.figure > view.best.figure else "same" if view.figure == view.best.figure else "no"
    return [Line("practice-running-loker-open", {"seat": view.best.seat, "beats": beats})]


def _in_match(view: LokerView, seat: Seat) -> Standing:
    """Return who is ahead in the match, in points or in chips (L11, L15, L18); before the first game nobody is."""
    chips = view.options.stakes == "poker" or (view.options.stakes == "simple" and view.options.winner_by == "chips")
    counts = view.chips if chips else view.points
    others = {other: count for other, count in enumerate(counts) if other != seat and other not in view.out}
    values = {**standing(counts[seat], others), "unit": "chips" if chips else "points"}
    return {**values, "kind": "none"} if view.game < 2 or not others else values


def _whist(view: WhistView) -> list[Line]:
    """Return who has more tricks, how many are missing to the first that counts, and how many are left (W5, V9)."""
    tour = view.tour
    left = max(len(hand) for hand in view.hands)
    if tour.queen == "loses":
        return [Line("practice-running-queen", {"left": left})]
    side = tour.side_of(view.seat or 0)
    values = standing(view.counted[side], {other: number for other, number in enumerate(view.counted) if other != side})
    own, other = (tour.book + 1 - number for number in (view.counted[side], values["best"]))
    values |= {"need": own, "state": _odd(own, left), "other_need": other, "other_state": _odd(other, left)}
    values |= {"over": 1 - own, "other_over": 1 - other, "left": left, "pairs": len(view.counted) == 2}
    return [Line("practice-running-whist", values)]


def _odd(need: int, left: int) -> str:
    """Return whether somebody has an odd trick, can still have one, or never will."""
    return "odd" if need <= 0 else "never" if need > left else "open"
