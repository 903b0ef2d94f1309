"""The announcements of Loker: a line for every event, figures after a change, and answers about the table."""

from __future__ import annotations

from numeramis_access.core.actions import AmountRange, Event, PlayersChoice
from numeramis_access.core.cards import HIDDEN_CARD
from numeramis_access.core.ruleset import View
from numeramis_access.core.seats import CHANCE, Seat
from numeramis_access.games.loker import events
from numeramis_access.games.loker.figures import NO_FIGURE, Figure, figure_of, share_of_lower_figures
from numeramis_access.games.loker.state import EXCHANGE_ROUNDS, LokerView
from numeramis_access.games.shared.number_cards import HandsDealt, PackRestocked
from numeramis_access.words.game import GameWords, Line, event_line, game_over_message, pile_and_cards_lines, turn_line
from numeramis_access.words.game import action_line as plain_action_line
from numeramis_access.words.game import answer as plain_answer
from numeramis_access.words.people import People
from numeramis_access.words.standing import LeadValues, lead_values

#: the sounds of events that always sound alike
_CUES: dict[type[Event], str] = {
    HandsDealt: "deal", events.AntesPaid: "chips", events.CardsDrawn: "exchange", events.TurnPassed: "pass",
    PackRestocked: "shuffle", events.GameClosed: "close", events.HandLaid: "lay", events.CheckMade: "check",
    events.BetCalled: "call", events.HandFolded: "fold", events.BetMade: "bet", events.BetRaised: "raise",
    events.BetReturned: "chips", events.GameVoid: "deal-tied",
}  # fmt: skip


def lines(event: Event, view: View, people: People) -> list[Line]:
    """Return the lines announced for an event.

    :param event: the event, as the listener may know it.
    :param view: the listener's view after the event.
    :param people: the people at the table.
    """
    assert isinstance(view, LokerView)
    match event:
        case events.PotWon():
            return _pot_won(event)
        case events.GameScored():
            return _game_scored(event, view, people)
        case events.MatchEnded():
            return _match_ended(event, view, people)
    return [_event_line(event, view, people), *_own_figure(event, view, people), *_turn(event, view, people)]


def _event_line(event: Event, view: LokerView, people: People) -> Line:
    """Return an event's own line."""
    cue = _CUES.get(type(event))
    match event:
        case events.CardsExchanged():
            return _exchange_line(event, view)
        case events.CardsDrawn(_, cards):
            return event_line(event, cue, known=HIDDEN_CARD not in cards, count=len(cards))
        case events.GameClosed(_, cards) | events.HandLaid(_, cards):
            return event_line(event, cue, **figure_values(figure_of(cards)))
        case events.RoundOpened():
            return event_line(event, poker=view.betting is not None)
        case events.BetCalled(all_in=True) | events.BetMade(all_in=True) | events.BetRaised(all_in=True):
            return event_line(event, "all-in")
        case events.GameVoid():
            return event_line(event, cue, stakes=view.options.stakes != "none")
        case events.PlayerOut(seat):
            return event_line(event, "match-lost" if seat == people.me else None)
    return event_line(event, cue)


def answer(question: str, view: View, people: People, **values: object) -> list[Line]:
    """Return the answer to a question about the table, or a line that says that this game has no such question.

    :param question: name of the question.
    :param view: the listener's view.
    :param people: the people at the table.
    :param values: not used.
    """
    assert isinstance(view, LokerView)
    stakes = view.options.stakes != "none"
    match question:
        case "figure":
            return [Line("figure", _figure_and_pair(view))] if view.figure is not None else [Line("no-cards-yet")]
        case "table":
            return [*(_at_table(view, seat) for seat in view.order or range(view.seats)), *_bank(view)]
        case "others":
            return [_at_table(view, seat) for seat in view.order if seat != view.to_act]
        case "highest":
            return [_highest(view)]
        case "turn":
            return _whose_turn(view)
        case "last-trick":
            return [Line("no-such-question")]
        case "chips":
            return _chips(view) if stakes else [Line("no-stakes")]
        case "worth" if stakes:
            return _bank(view)
        case "progress":
            return [
                _score(view),
                *([Line("round-now", {"round": view.round, "rounds": EXCHANGE_ROUNDS})] if view.round else []),
            ]
        case "goal":
            return [_goal(view)]
        case "score":
            everybody = view.seat is None or view.to_act in (None, CHANCE)
            return [_score(view), *_standings(view)[: None if everybody else 1]]
        case "score-detail":
            return [_score(view), *_standings(view)]
    return plain_answer(question, view, people)


def _goal(view: LokerView) -> Line:
    """Return the line for the aim of the match (L11, L15, L16)."""
    options = view.options
    kind = options.winner_by if options.stakes == "simple" else "points" if options.stakes == "none" else "poker"
    return Line("goal", {"kind": kind, "games": options.games})


def _describe_seat(view: View, seat: Seat, people: People) -> list[Line]:
    """Return the lines that tell the person on a seat, their standing in this game, and their chips or points."""
    assert isinstance(view, LokerView)
    return [_at_table(view, seat), *pile_and_cards_lines(view, seat, people)]


def _nothing_played(view: View, seat: Seat) -> list[Line]:
    """Return the line that says that the game has no played cards: cards are thrown away unseen (L6)."""
    return [Line("no-such-question")]


def action_line(action: PlayersChoice, view: View) -> Line:
    """Return the line that names an action as a choice, with its figure or its cost.

    Without known cards (hidden ones, or real cards that a person calls) it names only the action or the number of
    cards.

    :param action: the action, or a range of amounts to stake.
    :param view: the view of the player.
    """
    assert isinstance(view, LokerView)
    match action:
        case events.Exchange(cards) if HIDDEN_CARD in cards or view.seat is None:
            return Line("action-exchange-called", {"count": len(cards)})
        case events.Close() | events.Lay() if view.seat is None:
            return Line(f"action-{action.name()}-called")
        case events.Exchange(cards):
            cost = len(cards) if view.options.stakes == "simple" else 0
            zero = tuple(cards) == ("0",)  # braille would read it as none
            return Line("action-exchange", {"cards": cards, "count": len(cards), "chips": cost, "zero": zero})
        case events.Close() | events.Lay():
            kind = "close" if isinstance(action, events.Close) else "lay"
            return Line(f"action-{kind}", figure_values(view.figure or NO_FIGURE))
        case events.Call():
            seat = view.to_act if view.seat is None else view.seat  # a caller of real cards has no seat
            chips = view.cost_of_call(seat or 0)
            return Line("action-call", {"chips": chips, "all_in": chips == view.chips[seat or 0]})
        case AmountRange(type=kind, min=least, max=most):
            return Line(f"action-{kind}", {"least": least, "most": most, "fixed": least == most})
        case events.Bet(to) | events.Raise(to):
            kind = "bet" if isinstance(action, events.Bet) else "raise"
            return Line(f"action-{kind}", {"least": to, "most": to, "fixed": True})
    return plain_action_line(action, view)


# Figures and exchanges


def figure_values(figure: Figure) -> dict[str, object]:
    """Return the message values of a figure.

    They are ``figure`` (its name), ``high``, ``middle`` and ``low`` (the deciding numbers, the first highest; ``low``
    of a straight is its lowest), ``free`` and ``free_count`` (the free cards) and ``top`` (the highest of these). A
    value that the figure does not have is an empty string.
    """
    high, middle, low = (*figure.numbers, "", "", "")[:3]
    if figure.name.startswith("straight"):
        low = str(int(high) + 1 - int(figure.name[-1]))
    elif len(figure.numbers) == 2:
        low = middle
    free = {"free": figure.free, "free_count": len(figure.free), "top": figure.free[0] if figure.free else ""}
    return {"figure": figure.name, "high": high, "middle": middle, "low": low, **free}


def _figure_and_pair(view: LokerView) -> dict[str, object]:
    """Return the message values of the listener's figure, and the single pair of a hand without a figure."""
    figure = view.figure or NO_FIGURE
    pair = next((card for card in figure.free if figure.free.count(card) > 1), "")
    return {**figure_values(figure), "pair": pair, "paired": bool(pair)}


def _own_figure(event: Event, view: LokerView, people: People) -> list[Line]:
    """Return the lines that tell the listener's figure after a deal and after a complete exchange."""
    match event:
        case HandsDealt():
            told = view.figure is not None and people.own_seat is not None
        case events.CardsExchanged(seat, thrown=thrown, owed=owed):
            told = seat == people.own_seat and bool(thrown) and not owed
        case events.CardsDrawn(seat):
            told = seat == people.own_seat
        case _:
            told = False
    return [Line("figure-changed", _figure_and_pair(view), braille_level=2)] if told else []


def _exchange_line(event: events.CardsExchanged, view: LokerView) -> Line:
    known = HIDDEN_CARD not in (*event.thrown, *event.drawn)
    values = {"known": known, "count": len(event.thrown), "drawn_count": len(event.drawn)}
    simple = view.options.stakes == "simple"
    return event_line(event, "exchange" if event.thrown else "pass", **values, simple=simple, bank=view.bank)


# Turns


def _turn(event: Event, view: LokerView, people: People) -> list[Line]:
    """Return the lines that tell the listener's choice on the listener's turn; none while antes are due."""
    if people.me is None or view.to_act != people.me:
        return []
    if isinstance(event, HandsDealt) and view.options.stakes != "none":
        return []
    told = isinstance(event, events.BettingOpened)  # the bank has just been told
    return [_asked_now(view, people.me, None if view.exchanged else "your-turn", told)]


def _asked_now(view: LokerView, seat: Seat, cue: str | None = None, told: bool = False) -> Line:
    """Return the choice of the seat to act, with its own chips, the cost, and the bank unless it has been told."""
    chips = 0
    if view.betting is not None:
        chips = view.to_call
        kind = ("call" if chips else "bet") if view.betting.open else "exchange"
    elif view.exchanged:
        can_close = any(isinstance(action, events.Close) for action in view.legal)
        kind = "lay" if view.closer is not None else "close" if can_close else "pass"
    else:
        kind = "last" if view.closer is not None else "turn"
    values = {"kind": kind, "chips": chips, "bank": view.bank, "stack": view.chips[seat], "told": told}
    return Line("your-turn", values, cue=cue, braille_level=3)


def _whose_turn(view: LokerView) -> list[Line]:
    if view.to_act is not None and view.to_act == view.seat:
        return [_asked_now(view, view.seat)]
    if view.to_act in (None, CHANCE) or view.options.stakes == "none":
        return [turn_line(view)]
    return [Line("turn-pot", {"seat": view.to_act, "bank": view.bank})]


def _at_table(view: LokerView, seat: Seat) -> Line:
    """Return a player's state: turn, exchanged cards, open hand, stake."""
    betting = view.betting
    if view.laid[seat]:
        state = "laid"
    elif betting is not None and betting.folded[seat]:
        state = "folded"
    elif seat == view.to_act:
        state = "turn"
    elif betting is not None and not view.chips[seat] and not view.dealing:
        state = "all-in"
    else:
        state = "in"
    figure = figure_of(view.hands[seat]) if view.laid[seat] else NO_FIGURE
    bet = betting.bets[seat] if betting is not None and betting.open else 0
    values = {**figure_values(figure), "seat": seat, "state": state, "changed": sum(view.changed[seat]), "bet": bet}
    return Line("at-table", values, seat)


def _highest(view: LokerView) -> Line:
    """Return the figure to beat; while players bet, the stake to match."""
    betting = view.betting
    if betting is not None and betting.open and view.best is None:
        if not betting.highest_stake:
            return Line("no-bet-yet")
        return Line("highest-bet", {"bet": betting.highest_stake, "chips": view.to_call})
    if view.best is None:
        return Line("none-laid-yet")
    return Line("best-laid", {"seat": view.best.seat, **figure_values(view.best.figure)}, view.best.seat)


# Chips and points


def _bank(view: LokerView) -> list[Line]:
    return [Line("bank", {"bank": view.bank})] if view.options.stakes != "none" else []


def _chips(view: LokerView) -> list[Line]:
    """Return the lines that tell all players' chips, the listener's first, and the bank."""
    seats = sorted(range(view.seats), key=lambda seat: (seat != view.seat, seat))
    return [*(Line("chips-of", {"seat": seat, "chips": view.chips[seat]}, seat) for seat in seats), *_bank(view)]


def _score(view: LokerView) -> Line:
    return Line("score", {"game": max(1, view.game), "games": view.options.games})


def _standings(view: LokerView) -> list[Line]:
    """Return the lines that tell all players' standings in the match, the listener's first, then the best."""
    stakes = view.options.stakes
    count = view.chips if stakes == "poker" else view.points
    seats = sorted(range(view.seats), key=lambda seat: (seat != view.seat, -count[seat]))
    return [
        Line("standing", {"seat": seat, "points": view.points[seat], "chips": view.chips[seat], "stakes": stakes}, seat)
        for seat in seats
    ]


def _pot_won(event: events.PotWon) -> list[Line]:
    """Return the lines that tell the winners of a pot; after an uneven split, each winner's share."""
    even = len(set(event.shares)) == 1
    values = {"count": len(event.seats), "seat": event.seats[0], "chips": event.shares[0], "even": even}
    said = [event_line(event, "chips", **values)]
    if not even:
        pairs = zip(event.seats, event.shares, strict=True)
        said += [Line("pot-share", {"seat": seat, "chips": chips}, seat) for seat, chips in pairs]
    return [*said, Line("bank-stays", {"bank": event.left})] if event.left else said


def _end_cue(name: str, first: list[Seat], people: People) -> str:
    if people.own_seat is not None and people.own_seat not in first:
        return f"{name}-lost"
    return f"{name}-won" if len(first) == 1 else f"{name}-tied"


def _game_scored(event: events.GameScored, view: LokerView, people: People) -> list[Line]:
    """Return the lines that tell the winner of the game, then all places with points and chips; in solo play the
    strength of the hand.
    """
    if view.seats == 1:
        figure = view.best.figure if view.best else NO_FIGURE
        percent = int(100 * share_of_lower_figures(figure))
        return [Line("solo-game-scored", {**figure_values(figure), "percent": percent}, cue="deal-won")]
    first = [seat for seat, place in enumerate(event.places) if place == 1]
    values: dict[str, object] = {"count": len(first), "seats": first, "seat": first[0]}
    opening = Line("game-scored", values, cue=_end_cue("deal", first, people))
    placed = [(place, seat) for seat, place in enumerate(event.places) if place is not None]
    return [opening, *(_result(event, view, seat) for _, seat in sorted(placed))]


def _result(event: events.GameScored, view: LokerView, seat: Seat) -> Line:
    values = {
        "seat": seat, "place": event.places[seat], "points": event.points[seat], "total": event.totals[seat],
        "chips": event.chips[seat], "stakes": view.options.stakes, "running": view.game > 1,
    }  # fmt: skip
    return Line("result", values, seat)


def _match_ended(event: events.MatchEnded, view: LokerView, people: People) -> list[Line]:
    """Return the lines that tell the end of the match: who ran out of chips, the winner, and the others' totals."""
    first = [seat for seat, place in enumerate(event.places) if place == 1]
    by_chips = event.by == "chips"
    totals = event.chips if by_chips else event.points
    said = []
    if view.options.stakes == "simple" and event.broke:
        said.append(Line("match-broke", {"count": len(event.broke), "seats": event.broke, "seat": event.broke[0]}))
    values: dict[str, object] = {
        "count": len(first), "seats": first, "seat": first[0], "total": totals[first[0]], "by_chips": by_chips,
        "alone": view.seats == 1, "games": view.game,
        "known": (known := view.options.games == 1 and not by_chips),  # the only game has just told the places
    }  # fmt: skip
    said.append(Line("match-ended", values, cue=_end_cue("match", first, people)))
    rest = sorted((place, seat) for seat, place in enumerate(event.places) if place > 1 and not known)
    return said + [
        Line("match-place", {"seat": seat, "place": place, "total": totals[seat], "by_chips": by_chips}, seat)
        for place, seat in rest
    ]


def standing(event: Event, view: View) -> list[Line]:
    """Return the lines that say how a player stands after an exchange or after a hand is laid.

    They tell the exchanges left, or whether the listener's hand would beat the best open one. No lines for other events
    and for spectators.

    :param event: the event, as the listener may know it.
    :param view: the listener's view after the event.
    """
    told = isinstance(event, events.CardsExchanged | events.CardsDrawn | events.GameClosed | events.HandLaid)
    return _running(event, view) if isinstance(view, LokerView) and told and view.seat is not None else []


def _running(event: Event, view: LokerView) -> list[Line]:
    """Return the lines that tell the exchanges left to the listener, or whether the listener's hand would beat the best
    open one.
    """
    assert view.seat is not None
    if view.figure is None:
        return []
    if isinstance(event, events.CardsExchanged | events.CardsDrawn):
        if event.seat != view.seat or (isinstance(event, events.CardsExchanged) and event.owed):
            return []
        left = 0 if view.closer is not None else EXCHANGE_ROUNDS - len(view.changed[view.seat])
        return [Line("practice-running-loker", {**_in_match(view, view.seat), "left": left})]
    if view.best is None or view.best.seat == view.seat or view.laid[view.seat]:
        return []
    beats = "yes" if view.figure > view.best.figure else "same" if view.figure == view.best.figure else "no"
    return [Line("practice-running-loker-open", {"seat": view.best.seat, "beats": beats})]


def _in_match(view: LokerView, seat: Seat) -> LeadValues:
    """Return who is ahead in the match, in points or chips (L11, L15, L18); nothing before the first game ends."""
    chips = view.options.stakes == "poker" or (view.options.stakes == "simple" and view.options.winner_by == "chips")
    counts = view.chips if chips else view.points
    others = {other: count for other, count in enumerate(counts) if other != seat and other not in view.out}
    values = {**lead_values(counts[seat], others), "unit": "chips" if chips else "points"}
    return {**values, "kind": "none"} if view.game < 2 or not others else values


def corner(view: View, people: People) -> list[Line]:
    """Return the lines for the corner of the drawn table.

    Without stakes: the game and the round. With stakes: the bank, the viewer's chips (not for spectators) and, while
    the viewer has a stake to match, the cost to stay in.

    :param view: the listener's view.
    :param people: the people at the table.
    """
    assert isinstance(view, LokerView)
    lines = [Line("corner-game", {"game": view.game}), Line("corner-round", {"round": view.round})]
    if view.options.stakes == "none":
        return lines
    lines = [Line("corner-bank", {"bank": view.bank})]
    if view.seat is not None:
        lines.append(Line("corner-chips", {"chips": view.chips[view.seat]}))
    if view.betting is not None and view.betting.open and view.to_call:
        lines.append(Line("corner-call", {"chips": view.to_call}))
    return lines


def _round_of_event(event: Event, view: View) -> Line | None:
    """Return the line that names the round of exchange of an event by its number in the game, from 1."""
    assert isinstance(view, LokerView)
    match event:
        case events.CardsExchanged() | events.TurnPassed() | events.HandLaid():
            return Line("call-in-round", {"number": view.round})
    return None


WORDS = GameWords(
    lines, answer, action_line, standing, corner, describe_seat=_describe_seat, played_lines=_nothing_played,
    switchable=("your-turn", "figure-changed"), questions_on_return=("score", "others", "turn"),
    message_between_deals=game_over_message, part_of_deal=_round_of_event,
)  # fmt: skip
