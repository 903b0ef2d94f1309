"""The parts of a game's words: lines for every event, and answers to every question.

A line is a message id with values; ``narrator`` makes announcements of lines.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Protocol

import msgspec

from numeramis_access.core.actions import AmountRange, Event, FirstChoice, PlayersChoice, Values
from numeramis_access.core.cards import Card
from numeramis_access.core.ruleset import CardOnTable, View
from numeramis_access.core.seats import CHANCE, Seat
from numeramis_access.words.languages import LOCALE
from numeramis_access.words.people import People


@dataclass(frozen=True, slots=True)
class Line:
    """One message to say.

    :param id: the message id.
    :param values: values of the message.
    :param seat: the seat that it is about.
    :param cue: name of its sound.
    :param braille_level: lowest level at which it comes to the braille line by itself, as for events.
    :param in_brief: whether the brief level says it or plays only its sound.
    :param shows_trick: whether it shows cards of a trick; they can be looked up until the next trick begins (Q14).
    """

    id: str
    values: Values = field(default_factory=dict)
    seat: int | None = None
    cue: str | None = None
    braille_level: int = 1
    in_brief: bool = True
    shows_trick: bool = False


def trick_line(id: str, values: Values, seat: int | None = None) -> Line:
    """Return a line that shows cards of a trick."""
    return Line(id, values, seat, shows_trick=True)


def event_line(event: Event, cue: str | None = None, **more: object) -> Line:
    """Return an event's own line: its name, with its fields and ``more`` as values."""
    return Line(event.name(), {**msgspec.structs.asdict(event), **more}, event.subject(), cue, event.braille_level)


def action_line(action: PlayersChoice, view: View) -> Line:
    """Return the line that names an action: ``action-<type>``, with the action's fields as values.

    A first value is named by ``action-<type>-first``.
    """
    if isinstance(action, FirstChoice):
        return Line(f"action-{action.actions[0].name().replace('_', '-')}-first", {"value": action.value})
    kind = action.type if isinstance(action, AmountRange) else action.name()
    values = {name: value for name, value in msgspec.structs.asdict(action).items() if name != "type"}
    return Line(f"action-{kind.replace('_', '-')}", values)


def no_corner(view: View, people: People) -> list[Line]:
    """Return no lines: the game shows nothing in the corner of the table."""
    return []


def no_standing(event: Event, view: View) -> list[Line]:
    """Return no lines: the game does not tell the standing after an event."""
    return []


def describe_seat(view: View, seat: Seat, people: People) -> list[Line]:
    """Return the lines about a seat: its player, its turn and its card in the present or last trick; then the number of
    its cards and tricks, if the game has either.
    """
    return [player(view, seat, people), *player_has(view, seat, people)]


def player(view: View, seat: Seat, people: People) -> Line:
    """Return the line with a seat's player, whether it is their turn, and their card on the table."""
    lying = next((play for play in view.cards_on_table() or view.last_cards_on_table() if play.seat == seat), None)
    state = "out" if seat in view.out_of_play() else "turn" if view.to_act == seat else "waits"
    values: dict[str, object] = {"seat": seat, "relation": people.relation(seat), "state": state}
    values |= {"card": lying and lying.card, "leads": lying is not None and lying.leads}
    return trick_line("player", values, seat)


def player_has(view: View, seat: Seat, people: People) -> list[Line]:
    """Return the line with a player's pile and the number of cards in hand; none without either.

    A pair's tricks lie before one of its two players.
    """
    piles, hands = view.piles(), view.hands_by_seat()
    own = piles.get(seat)
    pile = own if own is not None or not people.pairs else piles.get((seat + 2) % 4)
    cards = len(hands[seat]) if seat < len(hands) else 0
    if pile is None and not cards:
        return []
    shared = people.pairs and pile is not None and pile.kind == "tricks"
    values: dict[str, object] = {"kind": pile and pile.kind, "height": pile.height if pile else 0, "shared": shared}
    return [Line("player-has", {**values, "cards": cards}, seat)]


def cards_played(view: View, seat: Seat) -> list[Line]:
    """Return the line with the cards that a player played to the tricks of this deal, in order."""
    tricks = (*view.past_tricks(), tuple((play.seat, play.card) for play in view.cards_on_table()))
    cards = tuple(card for trick in tricks for owner, card in trick if owner == seat)
    return [trick_line("player-played", {"seat": seat, "cards": cards, "count": len(cards)}, seat)]


#: questions of every table about the player's own hand, which a watcher does not have
OF_HAND = ("hand",)


def hand_shown(view: View, people: People, message: str) -> list[Line]:
    """Return the lines with the hand that is shown to a watcher, or the line that says that none is."""
    if people.shown is None:
        return [Line("watch-no-hand")]
    return [Line(message, {"seat": people.shown, "cards": view.hand, "count": len(view.hand)}, people.shown)]


def seating(people: People) -> list[Line]:
    """Return the line with the seating, clockwise from the listener's left."""
    count, own = len(people.persons), people.me or 0
    if people.me is None:
        return [Line("seating-watched", {"count": count, "seats": (*range(count),), "pairs": people.pairs})]
    others = [(own + step) % count for step in range(1, count)]
    values: dict[str, object] = {"count": count, "seats": others, "pairs": people.pairs}
    places = dict(zip(("left", "opposite", "right"), others, strict=False)) if count == 4 else {}
    return [Line("seating", {**values, **places})]


def order(view: View, people: People) -> list[Line]:
    """Return the line with the dealer, the first player and the listener's place in the order."""
    first = view.first_player()
    if view.dealer is None or first is None or first < 0:
        return [Line("order-not-yet")]
    place = (people.me - first) % len(people.persons) + 1 if people.me is not None else 0
    return [Line("order-now", {"dealer": view.dealer, "first": first, "place": place})]


class Answer(Protocol):
    """Answers a question about the table."""

    def __call__(self, question: str, view: View, people: People, **values: object) -> list[Line]:
        """Return the lines of the answer; an unknown question is answered as unknown."""


def whose_turn(view: View) -> Line:
    """Return the line that names the player to act, or says that there is none: at a deal, or after the match."""
    if view.to_act is None:
        return Line("nobody-to-act")
    return Line("nobody-yet") if view.to_act == CHANCE else Line("turn", {"seat": view.to_act})


def on_table(plays: Iterable[CardOnTable | tuple[Seat, Card]]) -> list[Line]:
    """Return a line for each played card."""
    return [trick_line("on-table", {"seat": seat, "card": card}, seat) for seat, card, *_ in plays]


def _taking(view: View) -> CardOnTable | None:
    """Return the card that took the last trick, while its cards lie on the table; None if several tie."""
    leading = [play for play in view.last_cards_on_table() if play.leads]
    return leading[0] if len(leading) == 1 and not view.cards_on_table() else None


def took_last(view: View) -> list[Line]:
    """Return the line with the card that took the last trick, while its cards lie on the table."""
    taking = _taking(view)
    return [trick_line("highest-last", {"top": taking.card, "top_seat": taking.seat}, taking.seat)] if taking else []


def last_trick(view: View) -> list[Line]:
    """Return the lines with the taker and the cards of the last trick, which the next card closes (Q14)."""
    lying, taking = view.last_cards_on_table(), _taking(view)
    if not lying:
        return [Line("last-trick-closed" if view.past_tricks() else "last-trick-none")]
    return [*([trick_line("last-trick", {"seat": taking.seat})] if taking else []), *on_table(lying)]


def answer(question: str, view: View, people: People, **values: object) -> list[Line]:
    """Return the answer to a question that the view of any game answers; other questions are answered as unknown.

    The answer function of a game returns its own answers and leaves the other questions to this one.
    """
    match question:
        case "hand":
            return [Line("hand", {"cards": view.hand, "count": len(view.hand)})]
        case "table":
            lying = on_table(view.cards_on_table() or view.last_cards_on_table())
            return [*lying, *took_last(view)] or [Line("table-empty")]
        case "highest":
            leading = on_table(play for play in view.cards_on_table() if play.leads)
            return leading or took_last(view) or [Line("table-empty")]
        case "last-trick":
            return last_trick(view)
        case "turn":
            return [whose_turn(view)]
        case "order":
            return order(view, people)
        case "seats":
            return seating(people)
    return [Line("no-such-question")]


def deal_over(view: View) -> str:
    """Return the message that a deal is over."""
    return "deal-over"


def game_over(view: View) -> str:
    """Return the message that a game is over, for games in which every deal is a game."""
    return "game-over"


@dataclass(frozen=True)
class GameWords:
    """The words of one game.

    :param lines: the lines of an event, given the listener's view after it.
    :param answer: the answer to a question about the table.
    :param action_line: the line that names an action.
    :param standing: the lines of the practice table about the listener's standing after an event; none if unchanged.
    :param describe_seat: the lines about one player.
    :param played: the line of the practice table about a player's cards in this deal.
    :param switchable: messages, besides events', that the player can turn into a sound or into the history.
    :param stands: questions whose answers give the standing of a continued match, each fact once.
    :param moment: questions whose answers explain a moment of a deal to a newcomer.
    :param ended: the message for the time between two deals.
    :param match_over: the message for the time after the match.
    :param hand_shown: the message of a hand that a watcher sees.
    :param corner: the lines in the corner of the table's screen: score and trumps, or bank and pot.
    :param of_hand: questions about the player's own hand; the catalogue adds the game's.
    :param name: the game's name and the name of its message file; the catalogue takes it from the record.
    :param locale: the folder of the game's messages, ``<language>/<name>.ftl``; also from the record.
    """

    lines: Callable[[Event, View, People], list[Line]]
    answer: Answer = answer
    action_line: Callable[[PlayersChoice, View], Line] = action_line
    standing: Callable[[Event, View], list[Line]] = no_standing
    corner: Callable[[View, People], list[Line]] = no_corner
    describe_seat: Callable[[View, Seat, People], list[Line]] = describe_seat
    played: Callable[[View, Seat], list[Line]] = cards_played
    switchable: tuple[str, ...] = ()
    stands: tuple[str, ...] = ("score", "table", "turn")
    moment: tuple[str, ...] = ("table",)
    ended: Callable[[View], str] = deal_over
    match_over: str = "nobody-to-act"
    hand_shown: str = "hand-shown"
    of_hand: tuple[str, ...] = OF_HAND
    name: str = ""
    locale: Path = LOCALE
