"""Odds in Loker: enumerates every exchange over the unseen cards, and the places of the resulting hands.

The result of an exchange is exact: unseen cards are equally likely in the pack, in other hands and among those thrown
away. The model of the others' hands uses the numbers of cards they exchanged, so a place is approximate.
"""

from __future__ import annotations

from functools import cache, lru_cache
from operator import mul
from typing import NamedTuple

from numeramis_access.core.actions import Action
from numeramis_access.core.cards import Card
from numeramis_access.core.ruleset import AnyRuleset, State, View
from numeramis_access.core.seats import Seat
from numeramis_access.games.loker.events import Exchange, LokerDealResult
from numeramis_access.games.loker.figures import FIGURES, HAND_SIZE, NO_FIGURE, figure_of
from numeramis_access.games.loker.players.exchange import weigh_exchanges
from numeramis_access.games.loker.players.model import (
    HandValues,
    NumberCounts,
    draw_chances,
    hands_by_strength,
    strength_of,
    unseen_counts,
    values_after_draw,
)
from numeramis_access.games.loker.players.profiles import JUDGE_PROFILE
from numeramis_access.games.loker.players.ranges import OpponentRanges, RangeAssumptions, opponent_ranges, shares_below
from numeramis_access.games.loker.state import EXCHANGE_ROUNDS, LokerState, LokerView
from numeramis_access.practice.hints import EQUAL_DIFFERENCE, difference_values
from numeramis_access.practice.odds import GamePractice, Measure, Odds
from numeramis_access.practice.playing_on import Outcome, deal_outcome
from numeramis_access.words.game import Line

#: the least cost of a choice at poker stakes that is told, in smallest bets
CHIPS_WORTH_TELLING = 0.5
#: the least chance of a figure that is told
CHANCE_WORTH_TELLING = 0.005


class ExchangeOdds(NamedTuple):
    """The outcome of an exchange.

    :param cards: the cards thrown away, empty to keep all.
    :param figures: the chance of each kind of figure, by its index in ``FIGURES``; the first is the chance of none.
    :param place: the expected place among the players, from 1 for the best; approximate.
    """

    cards: tuple[Card, ...]
    figures: tuple[float, ...]
    place: float

    @property
    def any_figure(self) -> float:
        """Return the chance of any figure."""
        return 1 - self.figures[0]


@cache
def _ranks() -> HandValues:
    """Return the rank of each hand strength's figure."""
    return [figure_of(hand).rank for hand in hands_by_strength()]


@lru_cache(maxsize=32)
def expected_places(field: OpponentRanges) -> HandValues:
    """Return the expected place of each hand strength against these opponents, from 1 for the best.

    Equal hands share a place: against the range of a hidden hand, equality counts half.

    :param field: the ranges of the opponents.
    """
    values = [1.0] * len(hands_by_strength())
    for hand_range, players in field.ranges:
        values = [place + players * (1 - share) for place, share in zip(values, shares_below(hand_range), strict=True)]
    for other in field.shown_strengths:
        values = [place + (other > strength) for strength, place in enumerate(values)]
    return values


def exchange_outcome(
    hand: tuple[Card, ...], discarded: tuple[Card, ...], counts: NumberCounts, expected: HandValues
) -> ExchangeOdds:
    """Return the outcome of an exchange: the chances of figures are exact.

    :param hand: the hand before the exchange, sorted.
    :param discarded: the cards thrown away, sorted.
    :param counts: the number of unseen copies of each number.
    :param expected: the expected place of each hand strength.
    """
    weights = draw_chances(counts, len(discarded))
    kinds = [0.0] * len(FIGURES)
    for chance, rank in zip(weights, values_after_draw(hand, discarded, _ranks()), strict=True):
        kinds[int(rank)] += chance
    return ExchangeOdds(discarded, tuple(kinds), sum(map(mul, weights, values_after_draw(hand, discarded, expected))))


def exchange_odds(view: LokerView) -> list[ExchangeOdds]:
    """Return the odds of every possible exchange, and of keeping all cards.

    They are sorted by the expected place, the best first; then by the chance of a figure, then by fewer cards.

    :param view: the view of the seat to act.
    """
    counts, expected = unseen_counts(view), expected_places(opponent_ranges(view, RangeAssumptions(observes=True)))
    choices = [action.cards for action in view.legal if isinstance(action, Exchange)]
    if () not in choices:
        choices.insert(0, ())
    exchanges = [exchange_outcome(view.hand, cards, counts, expected) for cards in choices]
    return sorted(exchanges, key=lambda exchange: (exchange.place, -exchange.any_figure, len(exchange.cards)))


def odds(view: View, card: Card | None, marked: tuple[Card, ...]) -> Odds:
    """Return the advised exchange with its odds, and what the marked exchange would cost in comparison.

    Without a possible exchange it is the expected place of the hand. Spectators, and players without cards, get a line
    without odds.

    :param view: the view of the seat.
    :param card: not used.
    :param marked: cards marked for an exchange, empty for none.
    """
    assert isinstance(view, LokerView)
    if len(view.hand) != HAND_SIZE or view.seat is None or view.dealing:
        return Odds((Line("odds-none"),))
    if not any(isinstance(action, Exchange) for action in view.legal):
        return Odds((_standing(view),))
    ranked, values_of_actions = exchange_odds(view), dict(weigh_exchanges(view, JUDGE_PROFILE))
    advised = next(action.cards for action in values_of_actions if isinstance(action, Exchange))
    best = next(exchange for exchange in ranked if exchange.cards == advised)
    others = len(view.order) > 1
    values = {"cards": best.cards, "count": len(best.cards), "some": best.any_figure, "place": round(best.place, 1)}
    said = [Line("odds-loker-best", {**values, "others": others})]
    in_order = tuple(sorted(marked))
    chosen = next((exchange for exchange in ranked if exchange.cards == in_order), None) if marked else None
    if chosen is not None and chosen is not best:
        costs = _cost(view, values_of_actions, best, chosen)
        said.append(
            Line("odds-loker-marked", {"cards": chosen.cards, "some": chosen.any_figure, "others": others, **costs})
        )
    told = chosen or best
    kinds = [
        Line("odds-loker-figure", {"figure": FIGURES[rank], "chance": chance})
        for rank, chance in enumerate(told.figures)
        if chance >= CHANCE_WORTH_TELLING
    ]
    nothing = next(exchange for exchange in ranked if not exchange.cards)
    against = Line("odds-loker-nothing", {"best": nothing is best, **_cost(view, values_of_actions, best, nothing)})
    return Odds(tuple(said), (*reversed(kinds), against))


def _cost(
    view: LokerView, hand_values: dict[Action, float], best: ExchangeOdds, other: ExchangeOdds
) -> dict[str, object]:
    """Return the cost of another exchange against the advised one, with both exchanges of the game in mind."""
    unit, factor, *_ = measure(view)
    cost = factor * (hand_values[Exchange(best.cards)] - hand_values[Exchange(other.cards)])
    return {"same": cost < EQUAL_DIFFERENCE, **difference_values(max(0.0, cost), unit)}


def _standing(view: LokerView) -> Line:
    figure = view.figure or NO_FIGURE
    place = expected_places(opponent_ranges(view, RangeAssumptions(observes=True)))[strength_of(view.hand)]
    values = {"figure": figure.name, "place": round(place, 1), "others": len(view.order) > 1}
    return Line("odds-loker-hand", values)


def measure(view: View) -> Measure:
    """Return the unit in which actions are compared: chips where they decide, else points.

    At poker stakes an exchange is valued by its chance to win the bank (L16), which is converted to chips. There, only
    a loss of half a smallest bet or more is told.
    """
    assert isinstance(view, LokerView)
    if view.betting is not None:
        least = CHIPS_WORTH_TELLING * max(1, view.options.ante, view.smallest_bet)
        return Measure("chips", 1.0 if view.betting.open else float(view.bank), least=least)
    if view.options.stakes == "simple" and view.options.winner_by == "chips":
        return Measure("chips")
    return Measure("points")


def goal_lines(view: View) -> tuple[Line, ...]:
    """Return the line for the aim: the bank and the call while players bet, else the number of exchanges left."""
    assert isinstance(view, LokerView)
    if view.betting is not None and view.betting.open:
        return (Line("hint-sought-bets", {"bank": view.bank, "call": view.to_call}),)
    left = 0 if view.closer is not None else max(0, EXCHANGE_ROUNDS - view.round)
    values = {"left": left, "closed": view.closer is not None, "closes": view.betting is None}
    return (Line("hint-sought-loker", values),)


def outcome(rules: AnyRuleset, state: State, seat: Seat) -> Outcome:
    """Return the seat's chips after the last game if there are stakes, else the usual result of a deal.

    :param rules: the rules of Loker.
    :param state: a state after a finished game.
    :param seat: the seat, from 0, whose result counts.
    """
    result = rules.deal_result(state)
    assert isinstance(result, LokerDealResult)
    assert isinstance(state, LokerState)
    played_for = state.options.stakes != "none"
    return Outcome("chips", result.chips[seat]) if played_for else deal_outcome(rules, state, seat)


CLOSE_DECISIONS, BET_DECISIONS = (
    dict.fromkeys(("close", "pass", "lay"), "close"),
    dict.fromkeys(("check", "call", "fold", "raise"), "bet"),
)
PRACTICE = GamePractice(odds, measure, goal_lines, {**CLOSE_DECISIONS, **BET_DECISIONS}, outcome)
