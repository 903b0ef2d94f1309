"""Exact odds in Quist: an unseen card is equally likely anywhere, in the other hands or among the 44 undealt (rule Q3).

A number is compared with the hands of the seats still to play in this phase. *Safe* means that none of them holds a
higher number. *At random* means that each of them plays a random card of its hand.
"""

from __future__ import annotations

from math import comb
from typing import NamedTuple

from numeramis_access.core.cards import COPIES, NUMBERS, Card
from numeramis_access.core.ruleset import View
from numeramis_access.core.seats import CHANCE, Seat, side_of
from numeramis_access.games.quist.state import SEATS, QuistView
from numeramis_access.practice.odds import GamePractice, Measure, Odds
from numeramis_access.words.game import Line


class Unseen(NamedTuple):
    """The numbers of unseen cards compared with a given number.

    :param lower: the number of lower cards.
    :param equal: the number of equal cards.
    :param higher: the number of higher cards.
    """

    lower: int
    equal: int
    higher: int

    @property
    def unseen_count(self) -> int:
        """Return the number of unseen cards."""
        return sum(self)


class CardOdds(NamedTuple):
    """The odds of one number in the current phase.

    :param unseen: the numbers of unseen cards beside this one. :param safe: the chance that no seat still to play holds
        a higher number. :param alone: the chance that none of these seats holds a higher or an equal number.
    :param opponents: the chance that no opponent still to play holds a higher number.
    :param wins: the chance that the number is the only highest when all play at random.
    :param ties: the chance that the number ties for the highest when all play at random. :param later: the seats that
        play after this card.
    """

    unseen: Unseen
    safe: float
    alone: float
    opponents: float
    wins: float
    ties: float
    later: tuple[Seat, ...]


def unseen(view: QuistView, card: Card) -> Unseen:
    """Return the counts of unseen cards lower than, equal to and higher than a number.

    The viewer has seen its own hand and all cards on the table in this deal.

    :param view: the view of the seat that counts.
    :param card: the number to compare with.
    """
    phases = [phase for pile in (*view.past_piles, view.pile, (view.phase,)) for phase in pile]
    seen = [*view.hand, *(play.card for phase in phases for play in phase)]
    left = {number: COPIES - seen.count(number) for number in NUMBERS}
    return Unseen(
        sum(count for number, count in left.items() if number < card),
        left[card],
        sum(count for number, count in left.items() if number > card),
    )


def chance_of_none(cards: int, unwanted: int, held: int) -> float:
    """Return the chance that ``held`` random unseen cards contain none of the unwanted ones.

    :param cards: the number of unseen cards.
    :param unwanted: the number of them that are unwanted.
    :param held: the number of random cards, at most ``cards``.
    """
    return comb(cards - unwanted, held) / comb(cards, held)


def card_odds(view: QuistView, card: Card) -> CardOdds:
    """Return the odds of playing this number now, or of leading it if another seat is to play.

    :param view: the view of a player.
    :param card: the number, which the player holds.
    :raises AssertionError: for a spectator's view.
    """
    assert view.seat is not None
    mine = view.to_act == view.seat
    phase = view.phase if mine else ()
    later = tuple((view.seat + step) % SEATS for step in range(1, SEATS - len(phase)))
    left = unseen(view, card)
    held = sum(len(view.hands[seat]) for seat in later)
    against = sum(len(view.hands[seat]) for seat in later if side_of(seat) != side_of(view.seat))
    top = max((play.card for play in phase), default="")
    if top > card:
        return CardOdds(left, 0.0, 0.0, 0.0, 0.0, 0.0, later)
    players = len(later)
    below = comb(left.lower, players) / comb(left.unseen_count, players)
    level = comb(left.lower + left.equal, players) / comb(left.unseen_count, players)
    tied = top == card
    return CardOdds(
        left,
        chance_of_none(left.unseen_count, left.higher, held),
        0.0 if tied else chance_of_none(left.unseen_count, left.higher + left.equal, held),
        chance_of_none(left.unseen_count, left.higher, against),
        0.0 if tied else below,
        level if tied else level - below,
        later,
    )


def odds(view: View, card: Card | None, marked: tuple[Card, ...]) -> Odds:
    """Return the odds of a number in the hand, and how many nines, eights and sevens are unseen.

    Without a hand, and while no player has to act, return a line that says that there are no odds.

    :param view: the view of the seat.
    :param card: the number to judge; None, or a number that is not in the hand, stands for the highest one.
    :param marked: not used.
    """
    assert isinstance(view, QuistView)
    if not view.hand or view.to_act in (None, CHANCE):
        return Odds((Line("odds-none"),))
    chosen = card if card in view.hand else max(view.hand)
    of_card = card_odds(view, chosen)
    top = max((play.card for play in view.phase), default="") if view.to_act == view.seat else ""
    values = {"card": chosen, "higher": of_card.unseen.higher, "unseen": of_card.unseen.unseen_count}
    if top > chosen:
        return Odds((Line("odds-quist-beaten", {**values, "top": top}),), (_highest_left_line(view),))
    if not of_card.later:
        return Odds((Line("odds-quist-last", {**values, "tied": top == chosen}),), (_highest_left_line(view),))
    said = Line("odds-quist", {**values, "safe": of_card.safe, "tied": top == chosen})
    chances = {"card": chosen, "wins": of_card.wins, "ties": of_card.ties, "alone": of_card.alone}
    more = Line("odds-quist-more", {**chances, "opponents": of_card.opponents, "equal": of_card.unseen.equal})
    return Odds((said,), (more, _highest_left_line(view)))


def _highest_left_line(view: QuistView) -> Line:
    """Return the line that says how many nines, eights and sevens are unseen."""
    nine, eight, seven = (unseen(view, number).equal for number in ("9", "8", "7"))
    return Line("odds-quist-left", {"nines": nine, "eights": eight, "sevens": seven})


def measure(view: View) -> Measure:
    """Return the unit in which actions are compared: tricks."""
    return Measure("tricks")


def goal_lines(view: View) -> tuple[Line, ...]:
    """Return the line that says how many tricks are at stake and how many seats still play after the seat to act."""
    assert isinstance(view, QuistView)
    return (Line("hint-sought-quist", {"worth": view.worth, "later": SEATS - 1 - len(view.phase)}),)


PRACTICE = GamePractice(odds, measure, goal_lines)
