"""Drills of Whist: the winner of a trick, trumps and suits still out, holders of a card, a hand to remember."""

from __future__ import annotations

import random
from typing import NamedTuple

import msgspec

from numeramis_access.core.cards import RANKS, SUIT, SUITS, Card, french_pack
from numeramis_access.core.ruleset import View
from numeramis_access.core.seats import CHANCE
from numeramis_access.core.table import Table
from numeramis_access.games.whist.practice.odds import HiddenHands, hidden_hands_of
from numeramis_access.games.whist.rules import Whist
from numeramis_access.games.whist.scoring import honour_cards, score_deal
from numeramis_access.games.whist.state import PlayedTrick, WhistOptions, WhistView
from numeramis_access.games.whist.tours import TOURS, Tour, pack_for
from numeramis_access.practice.drills import DRILL_LEVELS, DrillQuestion, Drills, mix_answers, number_choices
from numeramis_access.words.game import Line

SEATS, OWN_SEAT = 4, 0
#: the number of deals tried to find one that suits the question
DEAL_TRIES = 8
#: how often the turned suit stands where it may, and the level from which a variant is offered among similar ones
TURNED_SUIT_SHARE, SIMILAR_LEVEL = 0.5, 3


class ObservedDeal(NamedTuple):
    """A deal in progress, as the first seat knows it.

    :param view: the first seat's view. :param trump: the suit of trumps. :param tricks: the tricks played.
    :param winner: the seat that took the last one.
    """

    view: WhistView
    trump: str
    tricks: tuple[PlayedTrick, ...]
    winner: int

    @property
    def dealt_hand(self) -> tuple[Card, ...]:
        """Return the hand that the first seat was dealt."""
        own = (card for trick in self.tricks for seat, card in trick if seat == OWN_SEAT)
        return (*self.view.hand, *own)

    @property
    def hidden_hands(self) -> HiddenHands:
        """Return the first seat's knowledge of the other hands."""
        return hidden_hands_of(self.view)


def deal_after(rng: random.Random, tricks: int) -> ObservedDeal:
    """Return a deal of the base game after some tricks of random legal cards, as the first seat knows it.

    :param rng: draws the deal and the cards.
    :param tricks: the number of tricks.
    """
    table = Table(Whist(), WhistOptions(), SEATS, rng.randrange(1_000_000))
    while len(_view(table).past) < tricks:
        if table.to_act == CHANCE:
            table.draw()
        else:
            assert table.to_act is not None
            table.act(rng.choice(table.view(table.to_act).legal))  # type: ignore[arg-type]
    view = _view(table)
    assert view.trump is not None
    assert view.last_winner is not None
    return ObservedDeal(view, view.trump, view.past, view.last_winner)


def _view(table: Table) -> WhistView:
    view = table.view(OWN_SEAT)
    assert isinstance(view, WhistView)
    return view


def _trick_lines(tricks: tuple[PlayedTrick, ...]) -> list[Line]:
    """Return a line for each trick: the leader, and the cards in the order of play."""
    return [Line("drill-trick", {"seat": trick[0].seat, "cards": tuple(card for _, card in trick)}) for trick in tricks]


def ask_winner(rng: random.Random, level: int) -> DrillQuestion:
    """Return a question about the seat that takes a trick (W4).

    :param rng: draws the deal.
    :param level: the level of the drill, from 1: the trick asked about is number 1 + level; from level 3 on some seat
        does not follow suit in it, if one of ``DEAL_TRIES`` deals has such a trick.
    """
    for _ in range(DEAL_TRIES):
        deal = deal_after(rng, 1 + level)
        trick = deal.tricks[-1]
        if level < 3 or len({SUIT[card] for _, card in trick}) > 1:
            break
    told = [Line("drill-play", {"seat": seat, "card": card}, seat) for seat, card in trick]
    choices = tuple(Line("drill-whose", {"seat": seat, "card": card}) for seat, card in trick)
    right = next(place for place, play in enumerate(trick) if play.seat == deal.winner)
    won = trick[right].card
    why = Line("drill-takes-why", {"card": won, "ruffed": SUIT[won] != SUIT[trick[0].card]})
    return DrillQuestion((Line("drill-trump", {"suit": deal.trump}), *told, Line("drill-takes")), choices, right, why)


def _ask_still_out(deal: ObservedDeal, suit: str, rng: random.Random, begin: str) -> DrillQuestion:
    """Ask how many cards of a suit the others still hold."""
    own = sum(SUIT[card] == suit for card in deal.dealt_hand)
    fell = sum(seat != OWN_SEAT and SUIT[card] == suit for trick in deal.tricks for seat, card in trick)
    hidden = deal.hidden_hands
    out = len(hidden.unseen_of_suit(suit)) + sum(SUIT[card] == suit for card in hidden.known_cards)
    asked = (Line(begin, {"suit": suit, "count": own}), *_trick_lines(deal.tricks), Line("drill-out", {"suit": suit}))
    why = Line("drill-out-why", {"every": len(RANKS), "own": own, "fell": fell, "left": out})
    return DrillQuestion(asked, *number_choices(out, rng, most=len(RANKS)), why)


def ask_trumps_out(rng: random.Random, level: int) -> DrillQuestion:
    """Return a question about the number of trumps that the others still hold.

    :param rng: draws the deal.
    :param level: the level of the drill, from 1; 1 + level tricks have been played.
    """
    deal = deal_after(rng, 1 + level)
    return _ask_still_out(deal, deal.trump, rng, "drill-trumps-begin")


def ask_suit_out(rng: random.Random, level: int) -> DrillQuestion:
    """Return a question about the number of cards of a played suit that the others still hold.

    :param rng: draws the deal and the suit.
    :param level: the level of the drill, from 1; 1 + level tricks have been played.
    """
    deal = deal_after(rng, 1 + level)
    played = sorted({SUIT[card] for trick in deal.tricks for _, card in trick})
    return _ask_still_out(deal, rng.choice(played), rng, "drill-suit-begin")


def _who_cannot(deal: ObservedDeal, card: Card) -> str:
    """Return the seat that cannot hold a card: ``any`` if all can, ``gone`` if it was played, ``""`` for several."""
    if any(card == played for trick in deal.tricks for _, played in trick):
        return "gone"
    hidden = deal.hidden_hands
    void = [seat for seat, suits in zip(hidden.seats, hidden.void, strict=True) if SUIT[card] in suits]
    return "any" if not void else str(void[0]) if len(void) == 1 else ""


def ask_holder(rng: random.Random, level: int) -> DrillQuestion:
    """Return a question about a card: which of the other players, judging by the plays (W3), can no longer hold it.

    :param rng: draws the deal and the card.
    :param level: the level of the drill, from 1; 2 + level tricks have been played.
    """
    wanted = rng.choice(("1", "2", "3", "any", "gone"))
    for _ in range(DEAL_TRIES):
        deal = deal_after(rng, 2 + level)
        led = {SUIT[trick[0].card] for trick in deal.tricks}
        own = {*deal.dealt_hand, *deal.hidden_hands.known_cards}
        unseen = [card for card in french_pack() if card not in own and SUIT[card] in led]
        candidates = [(card, _who_cannot(deal, card)) for card in unseen]
        fitting = [(card, who) for card, who in candidates if who == wanted]
        if fitting:
            break
    card, who = rng.choice(fitting or [candidate for candidate in candidates if candidate[1]])
    answers = ("1", "2", "3", "any", "gone")
    choices = tuple(
        Line("drill-holds-seat", {"seat": int(answer)}) if answer.isdigit() else Line(f"drill-holds-{answer}")
        for answer in answers
    )
    why = Line("drill-holds-why", {"suit": SUIT[card], "gone": who == "gone"})
    asked = (Line("drill-holds-begin"), *_trick_lines(deal.tricks), Line("drill-holds", {"card": card}))
    return DrillQuestion(asked, choices, answers.index(who), why)


def ask_hand(rng: random.Random, level: int) -> DrillQuestion:
    """Return a question that tells a hand once and asks for the number of its cards of a suit.

    :param rng: draws the hand and the suit.
    :param level: the level of the drill, from 1; the hand has all cards at the highest level, two fewer at each lower
        one.
    """
    size = len(RANKS) - 2 * (len(DRILL_LEVELS) - level)
    held = tuple(sorted(rng.sample(french_pack(), size), key=french_pack().index))
    asked_suit = rng.choice(SUITS)
    count = sum(SUIT[card] == asked_suit for card in held)
    asked = (Line("drill-hand-begin", {"cards": held}), Line("drill-hand", {"suit": asked_suit}))
    return DrillQuestion(asked, *number_choices(count, rng), Line("drill-hand-why", {"cards": held}), once=True)


def ask_points(rng: random.Random, level: int) -> DrillQuestion:
    """Return a question about the points of a deal that count towards the ten (W6).

    :param rng: draws the deal.
    :param level: the level of the drill, from 1: honours from level 2 on; level 3 is in Cayenne, where they can count
        double (V1), level 4 in Grand (V2), level 5 in any of the three.
    """
    tour = TOURS[("base", "base", "cayenne", "grand", rng.choice(("base", "cayenne", "grand")))[level - 1]]
    doubled = tour.dealer_names and rng.random() < TURNED_SUIT_SHARE
    won, honours = rng.randrange(5, len(RANKS)), honour_cards(tour, "s", None)
    held = rng.randrange(len(honours) + 1) if level > 1 else 0
    holders = [(OWN_SEAT if place < held else OWN_SEAT + 1, card) for place, card in enumerate(honours)]
    counted = (won, len(RANKS) - won)
    score = score_deal(tour, counted, counted, holders, honours, doubled)
    values = {"tour": tour.name, "tricks": won, "held": held, "doubled": doubled, "honours": level > 1}
    brought = {
        "above": max(0, won - tour.book),
        "tricks": score.trick_points[OWN_SEAT],
        "honours": score.honour_points[OWN_SEAT],
    }
    right = score.points[OWN_SEAT]
    why = Line("drill-points-why", {**brought, "points": right, "doubled": doubled})
    near = [right + by for by in (-4, -3, -2, -1, 1, 2, 3, 4, 6) if right + by >= 0]
    return DrillQuestion((Line("drill-points", values),), *mix_answers(right, near, rng), why)


def ask_tour(rng: random.Random, level: int) -> DrillQuestion:
    """Return a question that names differences from plain Whist and asks for the tour with them (V1-V10).

    :param rng: draws the tours.
    :param level: the level of the drill; from ``SIMILAR_LEVEL`` on the offered tours are the most similar ones.
    """
    right = rng.choice([name for name in TOURS if name != "base"])
    others = [name for name in TOURS if name != right]
    rng.shuffle(others)
    if level >= SIMILAR_LEVEL:
        others.sort(key=lambda name: -_alike(TOURS[name], TOURS[right]))
    offered = [name for name in TOURS if name in (right, *others[:3])]
    choices = tuple(Line("drill-tour-name", {"tour": name}) for name in offered)
    asked, why = Line("drill-tour", {"tour": right}), Line("drill-tour-why", {"tour": right})
    return DrillQuestion((asked,), choices, offered.index(right), why)


def _alike(first: Tour, second: Tour) -> int:
    """Return the number of fields in which two variants are equal."""
    return sum(a == b for a, b in zip(msgspec.structs.astuple(first), msgspec.structs.astuple(second), strict=True))


def ask_count(view: View, rng: random.Random) -> DrillQuestion | None:
    """Return the coach's question at the table: the number of cards of a played suit that the others still hold. Return
    None if no suit was played, and for spectators.

    :param view: the player's view.
    :param rng: draws the suit and the offered answers.
    """
    assert isinstance(view, WhistView)
    tricks = (*view.past, view.trick)
    played = sorted({SUIT[card] for trick in tricks for _, card in trick})
    if view.seat is None or not played:
        return None
    asked = rng.choice(played)
    own = sum(seat == view.seat and SUIT[card] == asked for trick in tricks for seat, card in trick)
    own += sum(SUIT[card] == asked for card in view.hand)
    fell = sum(seat != view.seat and SUIT[card] == asked for trick in tricks for seat, card in trick)
    every = sum(SUIT[card] == asked for card in pack_for(view.seats))
    out = every - own - fell
    why = Line("drill-out-why", {"every": every, "own": own, "fell": fell, "left": out})
    return DrillQuestion((Line("drill-out", {"suit": asked}),), *number_choices(out, rng, most=len(RANKS)), why)


DRILLS = Drills(
    {
        "takes": ask_winner,
        "trumps": ask_trumps_out,
        "suit": ask_suit_out,
        "holds": ask_holder,
        "hand": ask_hand,
        "points": ask_points,
        "tour": ask_tour,
    },
    ask_count,
)
