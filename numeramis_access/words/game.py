"""The parts of a game's words: lines for every event, and answers to every question.

A line is the id of a message with its values; ``narrator`` turns lines into announcements.
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
from numeramis_access.words.languages import LOCALE_FOLDER
from numeramis_access.words.people import People


@dataclass(frozen=True, slots=True)
class Line:
    """One message to announce, not yet formed in a language.

    :param id: id of the message.
    :param values: values of the message by name.
    :param seat: seat that it is about, None for none.
    :param cue: name of its sound, None for none.
    :param braille_level: lowest setting for unrequested messages, 1 to 3, at which the braille line shows it.
    :param in_brief: whether it is spoken at the brief level; otherwise only its sound plays.
    :param shows_trick: whether it shows cards of a trick, which players can review until the next trick begins (Q14).
    """

    id: str
    values: Values = field(default_factory=dict)
    seat: int | None = None
    cue: str | None = None
    braille_level: int = 1
    in_brief: bool = True
    shows_trick: bool = False


def trick_line(id: str, values: Values, seat: int | None = None) -> Line:
    """Return a line that shows cards of a trick.

    :param id: id of the message.
    :param values: its values by name.
    :param seat: seat that it is about, None for none.
    """
    return Line(id, values, seat, shows_trick=True)


def event_line(event: Event, cue: str | None = None, **more: object) -> Line:
    """Return an event's own line: its id is the event's name, and its values are the event's fields.

    :param event: the event. :param cue: name of its sound, None for none.
    :param more: further values; they replace fields of the same name.
    """
    return Line(event.name(), {**msgspec.structs.asdict(event), **more}, event.subject(), cue, event.braille_level)


def action_line(action: PlayersChoice, view: View) -> Line:
    """Return the line that names an action: its id is ``action-<name of the action>``, its values are the action's
    fields.

    An amount that the player has still to choose (``AmountRange``) has the id of its action. Several actions that begin
    with one value (``FirstChoice``) have the id of the first of them with ``-first`` at the end, and only ``value`` as
    value.

    :param action: the action.
    :param view: ignored here; games whose lines need it use a function of their own.
    """
    if isinstance(action, FirstChoice):
        return Line(f"action-{action.actions[0].name().replace('_', '-')}-first", {"value": action.value})
    kind = action.type if isinstance(action, AmountRange) else action.name()
    values = {name: value for name, value in msgspec.structs.asdict(action).items() if name != "type"}
    return Line(f"action-{kind.replace('_', '-')}", values)


def no_corner(view: View, people: People) -> list[Line]:
    """Return no lines, for a game without score or bank in the corner of the table's screen."""
    return []


def no_standing(event: Event, view: View) -> list[Line]:
    """Return no lines, for a game whose practice table does not announce the standing after an event."""
    return []


def no_part(event: Event, view: View) -> None:
    """Return None, for a game whose events a short record tells one after another."""


def trick_number_line(event: Event, view: View) -> Line | None:
    """Return the line that names the trick of a played card by its number in the deal, from 1; None for another event.

    :param event: the event. :param view: the view after it.
    """
    if not (event.shows_trick and view.cards_on_table()):
        return None
    return Line("call-in-trick", {"number": len(view.past_tricks()) + 1})


def describe_seat(view: View, seat: Seat, people: People) -> list[Line]:
    """Return the lines about a seat: its player, then the player's tricks or pile and number of cards.

    The first line says whether it is the player's turn and which card lies on the table. The second is missing if the
    player has neither pile nor cards.
    """
    return [player_line(view, seat, people), *pile_and_cards_lines(view, seat, people)]


def player_line(view: View, seat: Seat, people: People) -> Line:
    """Return the line about a seat's player: the name, whether the player is out, to act or waiting, and the card on
    the table or in the last trick, if any.
    """
    lying = next((play for play in view.cards_on_table() or view.last_cards_on_table() if play.seat == seat), None)
    state = "out" if seat in view.seats_out_of_play() else "turn" if view.to_act == seat else "waits"
    values: dict[str, object] = {"seat": seat, "relation": people.relation(seat), "state": state}
    values |= {"card": lying and lying.card, "leads": lying is not None and lying.is_winning}
    return trick_line("player", values, seat)


def pile_and_cards_lines(view: View, seat: Seat, people: People) -> list[Line]:
    """Return the line with a player's pile and number of cards in hand; no lines if there is neither.

    In games of pairs, a player without a pile is told the partner's, because a pair's tricks lie in front of one of the
    two.
    """
    piles, hands = view.piles(), view.hands_by_seat()
    own = piles.get(seat)
    pile = own if own is not None or not people.has_partners else piles.get((seat + 2) % 4)
    cards = len(hands[seat]) if seat < len(hands) else 0
    if pile is None and not cards:
        return []
    shared = people.has_partners and pile is not None and pile.kind == "tricks"
    values: dict[str, object] = {"kind": pile and pile.kind, "height": pile.height if pile else 0, "shared": shared}
    return [Line("player-has", {**values, "cards": cards}, seat)]


def cards_played_line(view: View, seat: Seat) -> list[Line]:
    """Return the line with the cards that a seat has played to the tricks of this deal, in order, with the present one.
    """
    tricks = (*view.past_tricks(), tuple((play.seat, play.card) for play in view.cards_on_table()))
    cards = tuple(card for trick in tricks for owner, card in trick if owner == seat)
    return [trick_line("player-played", {"seat": seat, "cards": cards, "count": len(cards)}, seat)]


#: questions of every table about the player's own hand, which a watcher does not have
HAND_QUESTIONS = ("hand",)


def shown_hand_lines(view: View, people: People, message: str) -> list[Line]:
    """Return the line with the hand that a player shows to a person who watches, or the line ``watch-no-hand`` if none
    does.

    :param view: the listener's view. :param people: the players, and the seat whose hand is shown, if any.
    :param message: id of the message for the hand.
    """
    if people.shown_seat is None:
        return [Line("watch-no-hand")]
    return [Line(message, {"seat": people.shown_seat, "cards": view.hand, "count": len(view.hand)}, people.shown_seat)]


def seating_lines(people: People) -> list[Line]:
    """Return the line with the players around the table, clockwise from the listener's left and without the listener.

    A watcher is told all players from seat 0.
    """
    count, own = len(people.persons), people.me or 0
    if people.me is None:
        return [Line("seating-watched", {"count": count, "seats": (*range(count),), "pairs": people.has_partners})]
    others = [(own + step) % count for step in range(1, count)]
    values: dict[str, object] = {"count": count, "seats": others, "pairs": people.has_partners}
    places = dict(zip(("left", "opposite", "right"), others, strict=False)) if count == 4 else {}
    return [Line("seating", {**values, **places})]


def order_line(view: View, people: People) -> list[Line]:
    """Return the line with the dealer, the first player and the listener's place in the order of play, from 1; 0 for a
    watcher.

    Before the dealer and the first player are known, the line says that. The line's value ``now`` is true if another
    player than the dealer's neighbour begins.
    """
    first = view.first_player()
    if view.dealer is None or first is None or first < 0:
        return [Line("order-not-yet")]
    place = (people.me - first) % len(people.persons) + 1 if people.me is not None else 0
    now = first != (view.dealer + 1) % len(people.persons)
    return [Line("order-now", {"dealer": view.dealer, "first": first, "place": place, "now": now})]


class Answer(Protocol):
    """A function that answers a question about the table."""

    def __call__(self, question: str, view: View, people: People, **values: object) -> list[Line]:
        """Return the lines of the answer; for an unknown question the line ``no-such-question``.

        :param question: name of the question, such as ``hand``.
        :param view: the listener's view.
        :param people: the players.
        :param values: details of the question.
        """


def turn_line(view: View) -> Line:
    """Return the line about the turn: it names the player to act, or says that cards are being dealt, or that the match
    is over.
    """
    if view.to_act is None:
        return Line("nobody-to-act")
    return Line("nobody-yet") if view.to_act == CHANCE else Line("turn", {"seat": view.to_act})


def played_card_lines(plays: Iterable[CardOnTable | tuple[Seat, Card]]) -> list[Line]:
    """Return a line for each played card. :param plays: seats and cards, in the order of play."""
    return [trick_line("on-table", {"seat": seat, "card": card}, seat) for seat, card, *_ in plays]


def _taking(view: View) -> CardOnTable | None:
    """Return the card that took the last trick, while its cards lie on the table; None if several tie."""
    leading = [play for play in view.last_cards_on_table() if play.is_winning]
    return leading[0] if len(leading) == 1 and not view.cards_on_table() else None


def last_trick_line(view: View) -> list[Line]:
    """Return the line with the card that took the last trick, while that trick lies on the table and no card of the
    next one does; no lines otherwise, or if several cards tie.
    """
    taking = _taking(view)
    return [trick_line("highest-last", {"top": taking.card, "top_seat": taking.seat}, taking.seat)] if taking else []


def last_trick_lines(view: View) -> list[Line]:
    """Return the lines with the taker and the cards of the last trick, which closes when the next card is played (Q14).

    In a tie the line of the taker is missing. If no trick lies on the table, one line says whether it is closed or
    whether there was none.
    """
    lying, taking = view.last_cards_on_table(), _taking(view)
    if not lying:
        return [Line("last-trick-closed" if view.past_tricks() else "last-trick-none")]
    return [*([trick_line("last-trick", {"seat": taking.seat})] if taking else []), *played_card_lines(lying)]


def answer(question: str, view: View, people: People, **values: object) -> list[Line]:
    """Return the lines of the answer to a question that every game's view answers; ``no-such-question`` for other
    questions.

    A game's own function answers its own questions and leaves the others to this one.

    :param question: ``hand``, ``table``, ``highest``, ``last-trick``, ``turn``, ``order`` or ``seats``.
    :param view: the listener's view. :param people: the players. :param values: ignored here.
    """
    match question:
        case "hand":
            return [Line("hand", {"cards": view.hand, "count": len(view.hand)})]
        case "table":
            lying = played_card_lines(view.cards_on_table() or view.last_cards_on_table())
            return [*lying, *last_trick_line(view)] or [Line("table-empty")]
        case "highest":
            leading = played_card_lines(play for play in view.cards_on_table() if play.is_winning)
            return leading or last_trick_line(view) or [Line("table-empty")]
        case "last-trick":
            return last_trick_lines(view)
        case "turn":
            return [turn_line(view)]
        case "order":
            return order_line(view, people)
        case "seats":
            return seating_lines(people)
    return [Line("no-such-question")]


def deal_over_message(view: View) -> str:
    """Return ``deal-over``, the id of the message that is shown between two deals."""
    return "deal-over"


def game_over_message(view: View) -> str:
    """Return ``game-over``, the id of the message that is shown between two deals in a game whose deals are each a
    whole game.
    """
    return "game-over"


@dataclass(frozen=True)
class GameWords:
    """The words of one game.

    :param lines: gets an event, the listener's view after it and the players; returns the event's lines, none to say
        nothing.
    :param answer: answers a question about the table, as ``Answer``.
    :param action_line: gets an action and the listener's view; returns the line that names the action.
    :param standing: gets an event and the listener's view after it; returns the lines of the practice table about the
        listener's standing, none if it is unchanged.
    :param corner: gets the listener's view and the players; returns the lines in the corner of the table's screen:
        score and trumps, or bank and pot.
    :param describe_seat: gets the listener's view, a seat and the players; returns the lines about the player on that
        seat.
    :param played_lines: gets the listener's view and a seat; returns the lines of the practice table about the cards
        that its player has played in this deal.
    :param switchable: ids of messages, besides events', that the player can replace by a sound or keep only in the
        history.
    :param part_in_record: gets an event and the view after it; returns the seat in whose line of a deal a short record
        writes an event, and the signs for it: empty for none, None for its braille; or None for an event that is told
        in a message of its own.
    :param part_of_deal: gets an event and the view after it; returns the line, without its value ``what``, that puts
        the number of the trick, throw or round before what happened; None for an event outside of them.
    :param questions_on_return: questions whose answers give the standing of a continued match.
    :param position_questions: questions whose answers explain a position to a newcomer.
    :param message_between_deals: gets the listener's view; returns the id of the message for the time between two
        deals.
    :param message_after_match: id of the message for the time after the match.
    :param hand_shown: id of the message for a hand that a player shows to a person who watches.
    :param hand_questions: questions about the player's own hand; the catalogue adds the game's.
    :param name: name of the game and of its message file; the catalogue takes it from the game's record.
    :param locale: folder of the game's messages, ``<language>/<name>.ftl``; also from the record.
    """

    lines: Callable[[Event, View, People], list[Line]]
    answer: Answer = answer
    action_line: Callable[[PlayersChoice, View], Line] = action_line
    standing: Callable[[Event, View], list[Line]] = no_standing
    corner: Callable[[View, People], list[Line]] = no_corner
    describe_seat: Callable[[View, Seat, People], list[Line]] = describe_seat
    played_lines: Callable[[View, Seat], list[Line]] = cards_played_line
    switchable: tuple[str, ...] = ()
    part_in_record: Callable[[Event, View], tuple[Seat, str | None] | None] = no_part
    part_of_deal: Callable[[Event, View], Line | None] = trick_number_line
    questions_on_return: tuple[str, ...] = ("score", "table", "turn")
    position_questions: tuple[str, ...] = ("table",)
    message_between_deals: Callable[[View], str] = deal_over_message
    message_after_match: str = "nobody-to-act"
    hand_shown: str = "hand-shown"
    hand_questions: tuple[str, ...] = HAND_QUESTIONS
    name: str = ""
    locale: Path = LOCALE_FOLDER
