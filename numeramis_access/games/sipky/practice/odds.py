"""Exact odds in Šipky over the cards that can still come: to hit, to go out, to be ahead of all others."""

from __future__ import annotations

from numeramis_access.core.cards import Card
from numeramis_access.core.ruleset import View
from numeramis_access.core.seats import Seat
from numeramis_access.games.sipky.events import LayNumber
from numeramis_access.games.sipky.players.throw_odds import chance_to_hit, pool_of, throw_odds
from numeramis_access.games.sipky.state import SipkyView
from numeramis_access.practice.odds import GamePractice, Measure, Odds
from numeramis_access.words.game import Line

#: the greatest distance from which a throw can hit
MAX_HIT_DISTANCE = 99
#: the least loss of a chance that is told, as a share of the best chance
CHANCE_WORTH_TELLING = 0.05


def lead_of_others(view: SipkyView, seat: Seat) -> int | None:
    """Return the distance to the limit of the best other player within it; None if no other one within it has points.

    :param view: the view of the table. :param seat: the seat, from 0, that is left out.
    """
    others = [view.limit - score for other, score in enumerate(view.scores) if other != seat and score <= view.limit]
    return min((left for left in others if left < view.limit), default=None)


def odds(view: View, card: Card | None, marked: tuple[Card, ...]) -> Odds:
    """Return the odds of the seat's choices now, or of its next throw; once its score is final, a line that there are
    none.

    :param view: the view of the seat.
    :param card: not used: Šipky has no hands.
    :param marked: not used.
    """
    assert isinstance(view, SipkyView)
    seat = view.seat
    if seat is None or not view.scores or view.standings[seat] != "throwing":
        return Odds((Line("odds-none"),))
    if view.to_act == seat and view.throw_question in ("number", "card"):
        return _number_odds(view, seat)
    return _throws(view, seat)


def _throws(view: SipkyView, seat: Seat) -> Odds:
    """Return the odds of one card, of two cards and of an end."""
    left, lead = view.limit - view.scores[seat], lead_of_others(view, seat)
    pool = pool_of(view)
    one_card, two_cards = (throw_odds(pool, left, cards, lead) for cards in (1, 2))
    exact = view.options.is_exact
    out_one = 0.0 if exact else one_card.out
    if not any((one_card.hit, two_cards.hit, out_one, two_cards.out)):
        far = Line("odds-sipky-far", {"missing": left})
        return Odds((far,), _best_pairs(view, left) if left == MAX_HIT_DISTANCE + 2 else ())
    hits = {"hit_one": one_card.hit, "hit_two": two_cards.hit}
    values = {"missing": left, **hits, "out_one": out_one, "out_two": two_cards.out}
    ahead = {"one": one_card.ahead, "two": two_cards.ahead, "lead": lead}
    more = [Line("odds-sipky-ahead", ahead)] if not exact else []
    if left <= MAX_HIT_DISTANCE:
        more.append(Line("odds-sipky-two-throws", {"chance": chance_to_hit(pool, left, 2, exact)}))
    if not exact:
        more.append(Line("odds-sipky-end", {"missing": left, "ahead": lead is None or left < lead, "lead": lead}))
    return Odds((Line("odds-sipky", values),), tuple(more))


def _best_pairs(view: SipkyView, left: int) -> tuple[Line, ...]:
    """Return the chance that the first throw makes at least half of the limit of 101."""
    pool = pool_of(view)
    half = throw_odds(pool, left, 2, left - 50)
    return (Line("odds-sipky-half", {"chance": half.ahead}),)


def _number_odds(view: SipkyView, seat: Seat) -> Odds:
    """Return the distance after each legal number, and the chance to hit from there with the next throw."""
    left, pool = view.limit - view.scores[seat], pool_of(view)
    said = []
    for action in view.legal:
        number = action.number if isinstance(action, LayNumber) else 0
        rest = left - number
        near = max(throw_odds(pool, rest, cards).hit for cards in (1, 2)) if rest > 0 else 0.0
        state = "hit" if rest == 0 else "out" if rest < 0 else "left"
        kind = "miss" if not isinstance(action, LayNumber) else "number"
        values = {"number": number, "kind": kind, "state": state, "missing": rest, "chance": near}
        said.append(Line("odds-sipky-number", values))
    return Odds(tuple(said), (Line("odds-sipky-cards", {"cards": sum(pool.pack)}),))


def measure(view: View) -> Measure:
    """Return the unit in which differences of values are told: chances where only an exact result counts (S14, or
    solo), points of a series, places in its last game (S13), or points against the others.

    Points against the others (S12) are own points less the average of all. In the players' values (``players.rivals``)
    the difference between a beaten and an unbeaten rival is 1 + 1/n for n rivals; here it is 1. So values are
    multiplied by one half for one rival, by three quarters for three.
    """
    assert isinstance(view, SipkyView)
    others = len(view.scores) - 1
    alone = not others
    if _exact(view):
        return Measure("chance", least=0.0, share=CHANCE_WORTH_TELLING)
    if view.options.is_summed and (alone or view.game < view.games):
        return Measure("points", least=1.0)
    return Measure("places" if view.options.is_summed else "lead", factor=others / (others + 1))


def _exact(view: SipkyView) -> bool:
    """Return whether only an exact result counts."""
    return view.options.is_exact or (len(view.scores) == 1 and not view.options.is_summed)


def goal_lines(view: View) -> tuple[Line, ...]:
    """Return the line with the distance to the limit and, if a throw can hit it, the chances of one and of two cards.
    No lines without a seat, before a game, and while a number or a card is to be laid.
    """
    assert isinstance(view, SipkyView)
    seat = view.seat
    if seat is None or not view.scores or view.throw_question in ("number", "card"):
        return ()
    left, pool = view.limit - view.scores[seat], pool_of(view)
    one_card, two_cards = (throw_odds(pool, left, cards) for cards in (1, 2))
    if not one_card.hit and not two_cards.hit:
        return (Line("hint-sought-far", {"missing": left, "exact": _exact(view)}),)
    safe = view.options.is_exact or not one_card.out
    hits = {"hit_one": one_card.hit, "hit_two": two_cards.hit}
    values = {"missing": left, "exact": _exact(view), **hits, "out_one": one_card.out}
    return (Line("hint-sought-sipky", {**values, "safe": safe}),)


PRACTICE = GamePractice(odds, measure, goal_lines, {"end": "take", "miss": "compose"})
