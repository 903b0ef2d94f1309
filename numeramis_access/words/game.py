"""What a game's words are made of: a line for everything that happens, and an answer to every question.

A line is a message id with its values; ``narrator`` makes announcements of lines.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Protocol

import msgspec

from numeramis_access.core.actions import Action, AmountRange, Event, Values
from numeramis_access.core.ruleset import View
from numeramis_access.core.seats import CHANCE, Seat
from numeramis_access.words.languages import LOCALE
from numeramis_access.words.people import People


@dataclass(frozen=True, slots=True)
class Line:
    """One message to be said.

    :param id: message id. :param values: what the message needs. :param seat: about whom. :param cue: its sound.
    :param braille_level: as an event's. :param in_brief: whether the brief level says it, or has its sound alone.
    :param shows_trick: whether it shows cards of a trick, which may be looked at until the next trick begins (Q14).
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
    """Return an event's own line: its name, its fields as values, and more values where words need them."""
    return Line(event.name(), {**msgspec.structs.asdict(event), **more}, event.about(), cue, event.braille_level)


def action_line(action: Action | AmountRange, view: View) -> Line:
    """Return the line that names an action: ``action-<type>`` with the action's fields as values."""
    kind = action.type if isinstance(action, AmountRange) else action.name()
    values = {name: value for name, value in msgspec.structs.asdict(action).items() if name != "type"}
    return Line(f"action-{kind.replace('_', '-')}", values)


def no_corner(view: View, people: People) -> list[Line]:
    """Return no line: this game has nothing to show in the corner of the table."""
    return []


def no_standing(event: Event, view: View) -> list[Line]:
    """Return no line: this game does not tell how it stands after an event."""
    return []


def about(view: View, seat: Seat, people: People) -> list[Line]:
    """Return who sits on a seat, what lies before them in this trick, and what they have."""
    return [player(view, seat, people), *player_has(view, seat, people)]


def player(view: View, seat: Seat, people: People) -> Line:
    """Return who sits on a seat, whose turn it is, and the card that lies before them."""
    lying = next((play for play in view.cards_on_table() or view.last_cards_on_table() if play.seat == seat), None)
    state = "out" if seat in view.out_of_play() else "turn" if view.to_act == seat else "waits"
    values: dict[str, object] = {"seat": seat, "relation": people.relation(seat), "state": state}
    values |= {"card": lying and lying.card, "leads": lying is not None and lying.leads}
    return trick_line("player", values, seat)


def player_has(view: View, seat: Seat, people: People) -> list[Line]:
    """Return what a player has before them to be counted and how many cards are left, nothing where there is neither.

    A pair's tricks lie before one of the two.
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
    """Return the cards that a player has played to the tricks of this deal, in order."""
    tricks = (*view.past_tricks(), tuple((play.seat, play.card) for play in view.cards_on_table()))
    cards = tuple(card for trick in tricks for owner, card in trick if owner == seat)
    return [trick_line("player-played", {"seat": seat, "cards": cards, "count": len(cards)}, seat)]


#: questions of every table about the own hand, which whoever watches does not have
OF_HAND = ("hand",)


def hand_shown(view: View, people: People, message: str) -> list[Line]:
    """Return to somebody who watches the hand that they are shown, or that they are shown none."""
    if people.shown is None:
        return [Line("watch-no-hand")]
    return [Line(message, {"seat": people.shown, "cards": view.hand, "count": len(view.hand)}, people.shown)]


def seating(people: People) -> list[Line]:
    """Return who sits where, clockwise from the left of the listener."""
    count, own = len(people.persons), people.me or 0
    if people.me is None:
        return [Line("seating-watched", {"count": count, "seats": (*range(count),), "pairs": people.pairs})]
    others = [(own + step) % count for step in range(1, count)]
    values: dict[str, object] = {"count": count, "seats": others, "pairs": people.pairs}
    places = dict(zip(("left", "opposite", "right"), others, strict=False)) if count == 4 else {}
    return [Line("seating", {**values, **places})]


def order(view: View, first: Seat | None, people: People) -> list[Line]:
    """Return who dealt, who begins (``first``, if anybody), and in which place the listener plays."""
    if view.dealer is None or first is None or first < 0:
        return [Line("order-not-yet")]
    place = (people.me - first) % len(people.persons) + 1 if people.me is not None else 0
    return [Line("order-now", {"dealer": view.dealer, "first": first, "place": place})]


class Answer(Protocol):
    """Answers a question about the table."""

    def __call__(self, question: str, view: View, people: People, **values: object) -> list[Line]:
        """Return the answer's lines; a question that this game does not know is answered as such."""


def whose_turn(view: View) -> Line:
    """Return who is to act; while cards are dealt and when the match is over nobody is."""
    if view.to_act is None:
        return Line("nobody-to-act")
    return Line("nobody-yet") if view.to_act == CHANCE else Line("turn", {"seat": view.to_act})


def deal_over(view: View) -> str:
    """Return the message that says that a deal is over, and no more than that."""
    return "deal-over"


def game_over(view: View) -> str:
    """Return the message that says that a game is over, where every deal is one."""
    return "game-over"


@dataclass(frozen=True)
class GameWords:
    """The words of one game.

    :param lines: what is said of an event, given the listener's view after it.
    :param answer: the answer to a question about the table. :param action_line: the line that names an action.
    :param standing: what practice adds after an event: how it stands for the listener, nothing where it is unchanged.
    :param about: what is said of one player. :param played: what practice says that a player has played in this deal.
    :param switchable: messages, besides events', that the player may have as a sound or in the history alone.
    :param stands: the questions whose answers say where a match stands that is continued, each fact once.
    :param moment: those whose answers tell a moment in the middle of a deal to whoever was not there before.
    :param ended: the message that says what is over between two deals. :param match_over: that the match is.
    :param hand_shown: the message of a hand that somebody who watches is shown.
    :param corner: what always stands in the corner of a table that is looked at: score and trumps, or bank and pot.
    :param of_hand: the questions about the own hand; the catalogue adds the game's own.
    :param name: the game's name, which is also its message file's; the catalogue fills it in from the record.
    :param locale: folder of the game's messages, ``<language>/<name>.ftl``; from the record too.
    """

    lines: Callable[[Event, View, People], list[Line]]
    answer: Answer
    action_line: Callable[[Action | AmountRange, View], Line] = action_line
    standing: Callable[[Event, View], list[Line]] = no_standing
    corner: Callable[[View, People], list[Line]] = no_corner
    about: Callable[[View, Seat, People], list[Line]] = about
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
