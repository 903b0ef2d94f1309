"""The exchanges and closes of Loker players: by rules of thumb, or calculated against the field.

In the functions, ``profile`` are the methods of the player, and ``aim`` is the aim of the game. A player who closes in
the first round takes the second exchange from the others. The choice to close assumes that no later player closes,
since it makes no difference if one does.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from functools import lru_cache
from operator import add
from typing import NamedTuple

import msgspec

from numeramis_access.core.actions import Action
from numeramis_access.core.cards import Card, without_cards
from numeramis_access.games.loker.events import Close, Exchange, Lay, Pass
from numeramis_access.games.loker.figures import FIGURES, Figure
from numeramis_access.games.loker.players import model
from numeramis_access.games.loker.players.profiles import PlayerProfile
from numeramis_access.games.loker.players.ranges import (
    OpponentRanges,
    RangeAssumptions,
    chances_to_be_best_hand,
    expected_points,
    opponent_ranges,
    rivals_to_act,
)
from numeramis_access.games.loker.players.reasons import explain_exchange
from numeramis_access.games.loker.state import EXCHANGE_ROUNDS, MAX_EXCHANGED, LokerView
from numeramis_access.players.policy import Choice

STRAIGHT_RANK, THREE_RANK, FULL_RANK = (FIGURES.index(name) for name in ("straight5", "three", "three_two"))
#: the length of a run that is worth keeping for a straight
RUN_WORTH_KEEPING = 4
#: the value of a chip in points where points decide, and of a point in chips where chips decide
CHIP_IN_POINTS, POINT_IN_CHIPS = 0.1, 0.1
#: the chips that a player still to act will probably pay into the bank
CHIPS_TO_COME = 2
#: the shares of players who do not close after one exchange, and after two
WAITING_SHARE, UNABLE_SHARE = 0.45, 0.25
#: discards this far behind the best after a first look, as a share of the possible gain, get no second look
SECOND_LOOK_SHARE = 0.02

WeighedActions = list[tuple[Action, float]]


# By rules of thumb


def run_of(hand: Sequence[Card], length: int) -> tuple[Card, ...]:
    """Return the highest run of successive numbers in a hand, lowest first; empty if there is none.

    :param hand: the cards, in any order.
    :param length: the number of cards in the run.
    """
    held = set(hand)
    for top in range(9, length - 2, -1):
        run = tuple(Card(str(number)) for number in range(top - length + 1, top + 1))
        if held.issuperset(run):
            return run
    return ()


def rule_of_thumb_discard(
    hand: tuple[Card, ...], figure: Figure | None, profile: PlayerProfile, simple: bool = False
) -> tuple[tuple[Card, ...], str]:
    """Return the discard of a player who does not calculate, and the code of its reason. It has at most three cards, or
    none.

    :param hand: the hand, sorted.
    :param figure: its figure, None for a hand without one.
    :param profile: whether the player keeps too little (``novice``), and breaks pairs in the hope of a straight
        (``dreams``).
    :param simple: whether each card costs a chip (L13).
    """
    rank = figure.rank if figure is not None else 0
    if not profile.novice and rank >= FULL_RANK and simple:
        return (), "stands-pat"
    if rank >= STRAIGHT_RANK:
        free = figure.free if figure is not None else ()
        return tuple(sorted(free)[:MAX_EXCHANGED]), "keeps-straight" if rank < THREE_RANK else "keeps-groups"
    pairs = sorted({card for card in hand if hand.count(card) > 1}, reverse=True)
    run = run_of(hand, RUN_WORTH_KEEPING)
    if run and (profile.dreams or not pairs):
        return without_cards(hand, *run), "hopes-straight"
    kept = pairs[:1] if profile.novice else pairs
    singles = sorted(without_cards(hand, *(card for card in kept for _ in range(2))))
    return tuple(singles[:MAX_EXCHANGED]), "keeps-groups"


def _thumb_exchange(view: LokerView, exchanges: list[Exchange], profile: PlayerProfile) -> Choice | None:
    """Return the exchange by rules of thumb, or the nearest affordable one; None for none."""
    simple = view.options.stakes == "simple"
    thrown, reason = rule_of_thumb_discard(view.hand, view.figure, profile, simple)
    for number in range(len(thrown), -1, -1):
        action = Exchange(thrown[:number])
        if action in exchanges:
            return Choice(action, ((action, 0.0),), reason if number else "stands-pat")
    return None


def _thumb_finish(view: LokerView, profile: PlayerProfile) -> Choice:
    """Return whether to close by rules of thumb: with three of a kind or better, in the last round with any figure."""
    rank = view.figure.rank if view.figure is not None else 0
    if profile.greedy or view.round >= EXCHANGE_ROUNDS or rank >= THREE_RANK:
        reason = "closes-last" if view.round >= EXCHANGE_ROUNDS and rank < THREE_RANK else "closes-strong"
        return Choice(Close(), ((Close(), 1.0), (Pass(), 0.0)), reason)
    return Choice(Pass(), ((Pass(), 1.0), (Close(), 0.0)), "waits")


# Calculated


class Objective(NamedTuple):
    """The aim of a game: the values of points, of the best hand and of an exchanged card, all in the same unit.

    :param points: the value of a point.
    :param best: the value of the best hand.
    :param cost: the cost of an exchanged card.
    """

    points: float
    best: float
    cost: float = 0.0


def objective_of(view: LokerView) -> Objective:
    """Return the worth of points, of the best hand and of an exchanged card in this game.

    Without stakes only points count, at poker stakes only the chance to win the bank. Otherwise points and chips count,
    and the one that does not decide the match breaks ties (L15).

    :param view: the view of the player to act; its bank counts, with the chips that later players will probably pay.
    """
    options = view.options
    if options.stakes == "none":
        return Objective(1.0, 0.0)
    if options.stakes == "poker":
        return Objective(0.0, 1.0)
    bank = float(view.bank + CHIPS_TO_COME * len(rivals_to_act(view)))
    return (
        Objective(POINT_IN_CHIPS, bank, 1.0)
        if options.winner_by == "chips"
        else Objective(1.0, CHIP_IN_POINTS * bank, CHIP_IN_POINTS)
    )


@lru_cache(maxsize=64)
def hand_values(aim: Objective, field: OpponentRanges) -> model.HandValues:
    """Return the value of each final hand against the rivals, by strength, in the unit of ``aim``.

    :param aim: the aim of the game.
    :param field: the rivals' ranges.
    """
    if not aim.best:
        return expected_points(field)
    for_best = (aim.best * chance for chance in chances_to_be_best_hand(field))
    for_points = (aim.points * point for point in expected_points(field))
    return array("d", map(add, for_best, for_points) if aim.points else for_best)


class FirstExchangePlan(NamedTuple):
    """The values of hands after the first of two exchanges.

    :param waiting: the exact values, for ``two_exchange_values``.
    :param approximate_values: approximate values by strength, as if the second exchange drew from a whole pack.
    """

    waiting: model.BetweenExchanges
    approximate_values: model.HandValues


@lru_cache(maxsize=32)
def first_exchange_plan(
    aim: Objective,
    later: OpponentRanges,
    now: OpponentRanges | None = None,
    still: OpponentRanges | None = None,
    nobody: float = 1.0,
) -> FirstExchangePlan:
    """Return the values of all hands after the first of two exchanges.

    Without ``now`` and ``still`` the player cannot close in the first round (poker stakes). With them the value is the
    better of closing and waiting; waiting counts a later player's close and, with the chance ``nobody``, a second
    exchange.

    :param aim: the aim of the game.
    :param later: the rivals' ranges after the second exchange.
    :param now: the rivals' ranges if a player closes in this round; None if that is impossible.
    :param still: the rivals' ranges before the second exchange if no player closes; None with ``now``.
    :param nobody: the chance that no player closes in this round, from 0 to 1.
    """
    after = [nobody * worth for worth in hand_values(aim, later)]
    ends, certain = [model.UNAVAILABLE] * len(after), [0.0] * len(after)
    if now is not None and still is not None:
        none = model.first_of_figure()[1]
        ends[none:] = hand_values(aim, now)[none:]
        both = zip(hand_values(aim, now), hand_values(aim, still), strict=True)
        certain = [sure - nobody * open_ for sure, open_ in both]
    cost = nobody * aim.cost
    second = model.best_exchange_values(after, model.FRESH_PACK, cost=cost)
    about = [max(end, sure + then) for end, sure, then in zip(ends, certain, second, strict=True)]
    waiting = model.BetweenExchanges(array("d", ends), array("d", certain), array("d", after), cost)
    return FirstExchangePlan(waiting, array("d", about))


def plan_first_exchange(view: LokerView, against: str = "") -> FirstExchangePlan | None:
    """Return the values of hands after this first exchange for a player who observes the others' exchanges; None if
    only one exchange is left.

    :param view: the view of the player to act.
    :param against: level of the others if they follow rules of thumb, as in ``PlayerProfile``; empty for good players.
    """
    if view.round >= EXCHANGE_ROUNDS or view.closer is not None:
        return None
    later = opponent_ranges(view, RangeAssumptions(True, 1, level=against))
    if view.betting is not None:
        return first_exchange_plan(objective_of(view), later)
    now, still = (
        opponent_ranges(view, RangeAssumptions(True, level=against)),
        opponent_ranges(view, RangeAssumptions(True, nobody_closes=True, level=against)),
    )
    return first_exchange_plan(objective_of(view), later, now, still, WAITING_SHARE ** len(rivals_to_act(view)))


def weigh_exchanges(view: LokerView, profile: PlayerProfile) -> WeighedActions:
    """Return every legal exchange, and keeping all cards, with its value in the unit of ``objective_of``, the best
    first.

    If the profile looks one exchange ahead, the values ignore a second one. If it looks two ahead and two are left,
    exchanges near the best are calculated through both; the other values are approximate.

    :param view: the view of the player to act.
    :param profile: a profile that calculates (``looks`` is not 0).
    """
    thrown = [action.cards for action in view.legal if isinstance(action, Exchange) and action.cards]
    choices = ((), *thrown)
    counts, aim = model.unseen_counts(view), objective_of(view)
    ahead = plan_first_exchange(view, profile.against) if profile.looks > 1 else None
    seen = RangeAssumptions(profile.observes, level=profile.against)
    about = ahead.approximate_values if ahead is not None else hand_values(aim, opponent_ranges(view, seen))
    values = {cards: model.exchange_value(view.hand, cards, about, counts) - aim.cost * len(cards) for cards in choices}
    if ahead is not None:
        line = max(values.values()) - SECOND_LOOK_SHARE * (max(about) - min(about))
        near = [cards for cards in choices if values[cards] >= line]
    if ahead is not None and len(near) > 1:
        exact = model.two_exchange_values(view.hand, near, counts, ahead.waiting)
        values |= {cards: worth - aim.cost * len(cards) for cards, worth in zip(near, exact, strict=True)}
    return sorted(((Exchange(cards), round(worth, 9)) for cards, worth in values.items()), key=lambda pair: -pair[1])


def choose_turn(view: LokerView, exchanges: list[Exchange], profile: PlayerProfile) -> Choice:
    """Return the exchange that the profile prefers, or the end of the turn if no exchange is worth it or possible.

    :param view: the view of the player to act.
    :param exchanges: the legal exchanges that the player considers, empty for none.
    :param profile: the methods of the player; with ``looks`` 0 the exchange follows rules of thumb and is not valued.
    """
    if exchanges and not profile.looks:
        thrown = _thumb_exchange(view, exchanges, profile)
        if thrown is not None:
            return thrown
    elif exchanges:
        weighed = weigh_exchanges(view, profile)
        chosen = weighed[0][0]
        possible = [pair for pair in weighed if pair[0] in exchanges]
        if chosen in exchanges:
            weighed = _rank([*possible, *_without_exchange(view, profile, weighed)], chosen)
            return Choice(chosen, tuple(weighed), *explain_exchange(view, weighed, _reason(view, chosen, profile)))
        saves = _would_be_thrown(view, weighed)
        ends = choose_end_of_turn(view, profile)
        kept = _without_exchange(view, profile, weighed)
        ranked = _rank([*kept, *possible], ends.action)
        code = "saves-chips" if saves and ends.action != Close() else ends.reason
        reason, values = explain_exchange(view, ranked, code)
        return msgspec.structs.replace(ends, candidates=tuple(ranked), reason=reason, values=values)
    return choose_end_of_turn(view, profile)


def _without_exchange(view: LokerView, profile: PlayerProfile, weighed: WeighedActions) -> WeighedActions:
    """Return the ends of the turn without an exchange, with their values.

    A forced pass or lay is worth as much as keeping all cards.
    """
    if view.betting is not None:
        return []
    if Close() in view.legal:
        return list(choose_end_of_turn(view, profile).candidates)
    kept = dict(weighed)[Exchange(())]
    return [(action, kept) for action in (Pass(), Lay()) if action in view.legal]


def _rank(weighed: WeighedActions, chosen: Action) -> WeighedActions:
    """Return the candidates, best first; among equal ones the chosen one comes first."""
    return sorted(weighed, key=lambda pair: (-pair[1], pair[0] != chosen))


def _reason(view: LokerView, chosen: Action, profile: PlayerProfile) -> str:
    if chosen == Exchange(()):
        return "stands-pat"
    return (
        "plans-both" if profile.looks > 1 and view.round < EXCHANGE_ROUNDS and view.closer is None else "best-exchange"
    )


def _would_be_thrown(view: LokerView, weighed: WeighedActions) -> bool:
    """Return whether an exchange would be best if it cost nothing (L13)."""
    cost = objective_of(view).cost
    gross = [(worth + cost * len(action.cards), action) for action, worth in weighed if isinstance(action, Exchange)]
    return bool(cost) and max(gross, key=lambda pair: pair[0])[1] != Exchange(())


def choose_end_of_turn(view: LokerView, profile: PlayerProfile) -> Choice:
    """Return the choice to close or to wait; if the player cannot close, the last legal action (to wait, or to lay the
    hand down).

    :param view: the view of the player to act.
    :param profile: the methods of the player.
    """
    if Close() not in view.legal:
        only = view.legal[-1]
        assert isinstance(only, Action)
        lays = "lays-down" if len(view.legal) == 1 else "stands-pat"
        return Choice(only, ((only, 0.0),), lays if only == Lay() else "no-figure")
    if not profile.looks:
        return _thumb_finish(view, profile)
    field = opponent_ranges(view, RangeAssumptions(profile.observes, level=profile.against))
    now = hand_values(objective_of(view), field)[model.strength_of(view.hand)]
    later = _value_of_waiting(view, profile, now)
    # In the last round there is no gain in waiting, even if another player surely closes.
    if now >= later or view.round >= EXCHANGE_ROUNDS:
        reason = "closes-last" if view.round >= EXCHANGE_ROUNDS else "closes-strong"
        return Choice(Close(), ((Close(), now), (Pass(), later)), reason)
    return Choice(Pass(), ((Pass(), later), (Close(), now)), "waits")


def _value_of_waiting(view: LokerView, profile: PlayerProfile, now: float) -> float:
    """Return the value of waiting: another exchange for all; in the last round, another player's close."""
    if view.round >= EXCHANGE_ROUNDS:
        return now * (1 - UNABLE_SHARE ** len(rivals_to_act(view)))
    ahead = plan_first_exchange(view, profile.against) if profile.looks > 1 else None
    if ahead is not None:
        waits = ahead.waiting._replace(ends=[model.UNAVAILABLE] * len(ahead.approximate_values))
        return model.two_exchange_values(view.hand, [()], model.unseen_counts(view), waits)[0]
    aim, counts = objective_of(view), model.unseen_counts(view)
    then = hand_values(aim, opponent_ranges(view, RangeAssumptions(later_rounds=1, level=profile.against)))
    choices = ((), *model.possible_discards(view.hand, MAX_EXCHANGED))
    return max(model.exchange_value(view.hand, cards, then, counts) - aim.cost * len(cards) for cards in choices)
