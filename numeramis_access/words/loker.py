"""What is said in Loker: turns, exchanges, stakes and hands laid down, and answers about the table."""

from __future__ import annotations

from typing import Any

from numeramis_access.core.actions import Action, AmountRange, Event
from numeramis_access.core.cards import HIDDEN, Card
from numeramis_access.core.ruleset import View
from numeramis_access.core.seats import Seat
from numeramis_access.games.loker_events import (
    AntesPaid,
    Bet,
    BetMade,
    BetRaised,
    BetReturned,
    BettingOpened,
    Called,
    CardsDrawn,
    CardsExchanged,
    Checked,
    Exchange,
    Folded,
    GameClosed,
    GameScored,
    GameVoid,
    HandLaid,
    MatchEnded,
    PotWon,
    Raise,
    RoundOpened,
    TurnPassed,
)
from numeramis_access.games.loker_figures import Figure, figure_of, in_order, share_below
from numeramis_access.games.loker_state import LokerView
from numeramis_access.games.quist import HandsDealt
from numeramis_access.games.sipky_events import PackRestocked
from numeramis_access.words.narrator import Line, event_line
from numeramis_access.words.narrator import action_line as plain_action_line
from numeramis_access.words.people import People

_CUES: dict[type[Event], str] = {
    AntesPaid: "chips", PackRestocked: "shuffle", TurnPassed: "pass", GameClosed: "close", HandLaid: "lay",
    Checked: "check", Folded: "fold", BetMade: "bet", BetRaised: "raise", BetReturned: "chips", GameVoid: "deal-tied",
}  # fmt: skip


def lines(event: Event, view: View, people: People) -> list[Line]:
    """Return what is said of an event, given the listener's view after it."""
    assert isinstance(view, LokerView)
    match event:
        case HandsDealt():
            said = [event_line(event, "deal"), *_own_figure(view)]
        case CardsExchanged() | CardsDrawn():
            said = _exchanged(event, view, people)
        case GameClosed() | HandLaid():
            said = [_laid(event, view)]
        case RoundOpened() | BettingOpened():
            said = [event_line(event, poker=view.betting is not None)]
        case Called(all_in=all_in):
            said = [event_line(event, "all-in" if all_in else "call")]
        case PotWon(seats, shares, side, left):
            return [
                Line("pot-won", {"seat": seat, "chips": chips, "side": side, "left": left}, seat, "chips")
                for seat, chips in zip(seats, shares, strict=True)
            ] or [Line("bank-stays", {"left": left})]
        case GameScored():
            return _scored(event, people)
        case MatchEnded():
            return _ended(event, people)
        case _:
            said = [event_line(event, _CUES.get(type(event)))]
    return [*said, *_turn(view, people)]


def answer(question: str, view: View, people: People, **values: Any) -> list[Line]:
    """Return the answer to a question about the table; a question this game does not know is said to be so."""
    assert isinstance(view, LokerView)
    match question:
        case "hand":
            return [Line("hand", {"cards": view.hand, "count": len(view.hand)})]
        case "figure":
            return _own_figure(view) or [Line("no-hand")]
        case "table":
            return [_at_table(view, seat) for seat in view.order] or [Line("not-begun")]
        case "highest":
            return [_to_beat(view)]
        case "chips" if view.options.stakes != "none":
            own = [_chips(view, seat) for seat in range(view.seats)]
            return [Line("bank", {"bank": view.bank}), *own]
        case "turn":
            return [Line("turn", {"seat": view.to_act})] if view.to_act is not None else [Line("nobody-to-act")]
        case "score":
            return [_score(view), *([] if view.seat is None else [_total(view, view.seat)])]
        case "score-detail":
            order = sorted(range(view.seats), key=lambda seat: -view.points[seat])
            return [_score(view), *(_total(view, seat) for seat in order)]
    return [Line("no-such-question")]


def action_line(action: Action | AmountRange, view: View) -> Line:
    """Return the line that names an action as a choice: an exchange of nothing and an exact stake have their own."""
    match action:
        case Exchange(()):
            return Line("action-exchange-none")
        case Bet(to):
            return Line("action-bet-to", {"to": to})
        case Raise(to):
            return Line("action-raise-to", {"to": to})
    return plain_action_line(action)


def figure_values(figure: Figure) -> dict[str, Any]:
    """Return a figure as messages take it: its name and up to three numbers, empty where there are fewer."""
    first, second, third = (*figure.numbers, "", "", "")[:3]
    return {"figure": figure.name.replace("_", "-"), "first": first, "second": second, "third": third}


def _own_figure(view: LokerView) -> list[Line]:
    """Return the own figure, named; alone at the table also how good it is (L12)."""
    if len(view.hand) == 0:
        return []
    figure = figure_of(view.hand)
    share = round(100 * share_below(figure))
    return [Line("figure-changed", {**figure_values(figure), "solo": view.seats == 1, "share": share})]


def _exchanged(event: CardsExchanged | CardsDrawn, view: LokerView, people: People) -> list[Line]:
    cards: tuple[Card, ...] = event.thrown if isinstance(event, CardsExchanged) else event.cards
    seen = HIDDEN not in cards
    more: dict[str, Any] = {"count": len(cards), "seen": seen}
    said = [event_line(event, "exchange", **more)]
    changed = event.seat == people.me and cards and not getattr(event, "owed", 0)
    return [*said, *(_own_figure(view) if changed else [])]


def _laid(event: GameClosed | HandLaid, view: LokerView) -> Line:
    values = figure_values(figure_of(tuple(sorted(event.cards))))
    line = event_line(event, _CUES[type(event)], **values)
    return Line(line.id, {**line.values, "cards": in_order(event.cards)}, line.seat, line.cue)


def _turn(view: LokerView, people: People) -> list[Line]:
    if people.me is None or view.to_act != people.me or not view.legal:
        return []
    if view.betting is not None and view.betting.open:
        return [Line("your-stake", {"chips": view.to_call, "bank": view.bank}, cue="your-turn")]
    last = view.closer is not None
    kind = ("lay" if last else "after") if view.exchanged else "last" if last else "turn"
    return [Line("your-turn", {"kind": kind, "round": view.round}, cue="your-turn")]


def _at_table(view: LokerView, seat: Seat) -> Line:
    betting = view.betting
    folded = betting is not None and betting.folded[seat]
    kind = "folded" if folded else "closer" if seat == view.closer else "laid" if view.laid[seat] else "in"
    changed = sum(view.changed[seat]) if view.changed[seat] else 0
    stake = betting.bets[seat] if betting is not None else 0
    return Line("at-table", {"seat": seat, "kind": kind, "changed": changed, "stake": stake}, seat)


def _to_beat(view: LokerView) -> Line:
    if view.best is not None:
        return Line("to-beat", {"seat": view.best.seat, **figure_values(view.best.figure)}, view.best.seat)
    if view.betting is not None:
        return Line("last-bet", {"top": view.betting.top, "chips": view.to_call, "bank": view.bank})
    return Line("nothing-laid")


def _chips(view: LokerView, seat: Seat) -> Line:
    return Line("chips-of", {"seat": seat, "chips": view.chips[seat]}, seat)


def _score(view: LokerView) -> Line:
    return Line("score", {"game": view.game, "games": view.options.games})


def _total(view: LokerView, seat: Seat) -> Line:
    stakes = view.options.stakes != "none"
    return Line("total", {"seat": seat, "points": view.points[seat], "chips": view.chips[seat], "stakes": stakes}, seat)


def _scored(event: GameScored, people: People) -> list[Line]:
    """Return the game's end, then everybody's result in the order of places."""
    best = [seat for seat, place in enumerate(event.places) if place == 1]
    first = [seat for seat in best if event.figures[seat] not in (None, "none")]
    cue = "deal-lost" if people.me not in first else "deal-won" if len(first) == 1 else "deal-tied"
    said = [Line("game-scored", {"count": len(first), "seats": first}, cue=cue)]
    ranked = sorted((place, seat) for seat, place in enumerate(event.places) if place is not None)
    for place, seat in ranked:
        values = {"place": place, "seat": seat, "points": event.points[seat], "total": event.totals[seat]}
        said.append(Line("result", values, seat))
    return said


def _ended(event: MatchEnded, people: People) -> list[Line]:
    first = [seat for seat, place in enumerate(event.places) if place == 1]
    cue = "match-lost" if people.me not in first else "match-won" if len(first) == 1 else "match-tied"
    totals = event.chips if event.by == "chips" else event.points
    values = {"count": len(first), "seats": first, "by": event.by, "total": totals[first[0]] if first else 0}
    broke = [Line("broke", {"seat": seat}, seat) for seat in event.broke]
    return [*broke, Line("match-ended", values, event.winner, cue)]
