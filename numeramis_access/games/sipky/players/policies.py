"""Šipky players: strong and expert by tables of values, random by chance, the others by rules of thumb.

Alone and against one player the tables are exact for an endless pack (``duel``, ``hit_race``). Against more they are
approximations: strong assumes that rivals do not answer to a final score; expert assumes that they do, once the limit
is within one throw. Expert also counts the remaining cards for the current throw.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from numeramis_access.core.actions import Action
from numeramis_access.core.ruleset import View
from numeramis_access.games.sipky.events import DiscardCard, LayNumber, TakeCards
from numeramis_access.games.sipky.players import habits, hit_race, rivals
from numeramis_access.games.sipky.players import rules_of_thumb as rules
from numeramis_access.games.sipky.players.duel import Duel, duel
from numeramis_access.games.sipky.players.hit_race import first_hit_chances, solo_values
from numeramis_access.games.sipky.players.reasons import compare, explain
from numeramis_access.games.sipky.players.rivals import OUT_STANDING, Rival
from numeramis_access.games.sipky.players.throw_odds import Pool, fresh_pool, outcomes, pool_of
from numeramis_access.games.sipky.players.value_tables import (
    MAX_THROW,
    ONE_CARD_MOVE,
    OUT_DISTANCE,
    ThrowPlan,
    best_plan,
    hit_plan,
    race_values,
    sum_plan,
)
from numeramis_access.games.sipky.state import SipkyView
from numeramis_access.players.opponents import Opponents
from numeramis_access.players.policy import Choice, OtherChoice, Policy
from numeramis_access.players.search.random_player import RandomPlayer

#: the loss against perfect players from which on the judge says that another choice is best against them: twice the
#: noise of a habit's values
MIN_JUDGED_LOSS = 0.04
#: the amount by which a miss is worth less than the best card where two would miss for ever: enough to add the card
MISS_COST = 1e-6
#: milliseconds that the answers of seven rivals may take
MAX_REPLIES_MILLISECONDS = 100


class DistanceValues(NamedTuple):
    """The values of distances to the player who throws; a distance below 0 is out.

    :param value_at_end: returns the value of ending at the distance given.
    :param value_in_play: returns the value of the distance given with more throws to come.
    :param value_of_miss: the value after a single card is thrown away.
    :param least_added_value: the player adds a single card only if that is worth at least this much, otherwise throws
        it away.
    """

    value_at_end: Callable[[int], float]
    value_in_play: Callable[[int], float]
    value_of_miss: float = 0.0
    least_added_value: float = 0.0


def policy(level: str) -> Policy:
    """Return the policy of a level or of another member of the ladder.

    :param level: a key of ``LADDER``.
    :raises KeyError: for an unknown one.
    """
    return LADDER[level]()


class SipkyRulePlayer:
    """A player who follows a rule of thumb. :param rule: returns the action for a view and a source of randomness."""

    def __init__(self, rule: Callable[[SipkyView, random.Random], Action]) -> None:
        self._rule = rule

    def choose(self, view: View, rng: random.Random, ms: int) -> Choice:
        """Return the rule's action with its reason, or the only legal action without asking the rule.

        :param view: the view of the seat to act. :param rng: the source of chance for the rule. :param ms: ignored.
        """
        assert isinstance(view, SipkyView)
        if len(view.legal) == 1:
            return _only_choice(view)
        action = self._rule(view, rng)
        return Choice(action, ((action, 0.0),), *explain(view, action))


class SipkyValuePlayer:
    """A player who rates every action by the tables of values, without chance.

    :param counts: whether it counts the remaining cards and expects rivals to answer to its final score.
    :param against: level of the others if they follow rules of thumb; empty if they are assumed to answer perfectly.
    """

    def __init__(self, counts: bool, against: str = "") -> None:
        self._counts = counts
        self._against = against

    def choose(self, view: View, rng: random.Random, ms: int) -> Choice:
        """Return the action with the highest value, with the values of all; of equal ones the last in ``view.legal``.

        :param view: the view of the seat to act.
        :param rng: ignored: nothing depends on chance.
        :param ms: thinking time in milliseconds; from 1 to ``MAX_REPLIES_MILLISECONDS`` - 1 the player ignores the
            rivals' answers, with 0 it has no limit.
        """
        assert isinstance(view, SipkyView)
        if len(view.legal) == 1:
            return _only_choice(view)
        answers = self._counts and not 0 < ms < MAX_REPLIES_MILLISECONDS
        weighed = self._ranked_actions(view, answers, self._against)
        best = weighed[0][0]
        reason, values = compare(view, weighed, rivals_of(view))
        human = self._against in habits.HABITS_OF_LEVEL
        otherwise = self._best_against_perfect(view, answers, dict(weighed), best) if human else None
        return Choice(best, tuple(weighed), reason, values, otherwise=otherwise)

    def _ranked_actions(self, view: SipkyView, answers: bool, against: str) -> list[tuple[Action, float]]:
        """Return every action with its value, best first; among equal ones an end comes before one card."""
        worth, pool = distance_values_for(view, answers, against), pool_of(view) if self._counts else fresh_pool()
        actions = [action for action in reversed(view.legal) if isinstance(action, Action)]
        weighed = [(action, weigh(view, worth, pool, action)) for action in actions]
        return sorted(weighed, key=lambda candidate: -round(candidate[1], 9))

    def _best_against_perfect(
        self, view: SipkyView, answers: bool, values: dict[Action, float], best: Action
    ) -> OtherChoice | None:
        """Return the best action against perfect rivals, if each choice clearly loses in the other's case."""
        weighed = self._ranked_actions(view, answers, "")
        other, strict = weighed[0][0], dict(weighed)
        clear = min(strict[other] - strict[best], values[best] - values[other]) >= MIN_JUDGED_LOSS
        return OtherChoice(other) if clear else None


#: the frozen ladder, weakest first
LADDER: dict[str, Callable[[], Policy]] = {
    "random": RandomPlayer,
    "beginner": partial(SipkyRulePlayer, rules.beginner),
    "greedy": partial(SipkyRulePlayer, rules.greedy),
    "improver": partial(SipkyRulePlayer, rules.improver),
    "club": partial(SipkyRulePlayer, rules.club),
    "strong": partial(SipkyValuePlayer, counts=False),
    "expert": partial(SipkyValuePlayer, counts=True),
}


def weigh(view: SipkyView, worth: DistanceValues, pool: Pool, action: Action) -> float:
    """Return the mean value of an action over the draws from a pool of cards.

    :param view: the view of the seat to act.
    :param worth: the values of the distances that an action leaves.
    :param pool: the cards that can come.
    :param action: the action to weigh, a legal one.
    """
    left = rules.distance(view)
    match action:
        case LayNumber(number):
            return worth.value_in_play(left - number)
        case TakeCards(cards):
            missable = view.options.is_exact and cards == ONE_CARD_MOVE
            after = worth.value_at_end if cards == ONE_CARD_MOVE and not missable else worth.value_in_play
            values = [(chance, max(after(left - number) for number in made)) for chance, made in outcomes(pool, cards)]
            return sum(
                chance * (worth.value_of_miss if missable and value < worth.least_added_value else value)
                for chance, value in values
            )
        case DiscardCard():
            return (
                worth.value_of_miss
                if worth.value_of_miss <= worth.least_added_value
                else worth.least_added_value - MISS_COST
            )
    return worth.value_at_end(left)


def distance_values_for(view: SipkyView, answers: bool, against: str = "") -> DistanceValues:
    """Return the values of distances in this game at this table.

    :param view: the view of the seat to act. :param answers: whether rivals are expected to answer to a final score.
    :param against: level of the others if they follow rules of thumb, as in ``SipkyValuePlayer``.
    """
    left = rules.distance(view)
    others = rivals_of(view)
    throwing = [rival for rival in others if rival.throws]
    if view.options.is_exact:
        return _for_a_hit(view.limit, left, [rival.distance for rival in throwing])
    if view.options.is_summed and (view.game < view.games or not others):
        return _by_plan(sum_plan(view.limit))
    if not others:
        return _by_plan(hit_plan(view.limit))
    worst = view.limit if view.options.is_summed else OUT_STANDING
    if len(others) == len(throwing) == 1:
        habit = habits.habit_of(against) if against in habits.HABITS_OF_LEVEL else None
        return _by_duel(duel(view.limit, others[0].behind, worst, habit), others[0].distance)
    if against in habits.HABITS_OF_LEVEL:
        return _by_plan(best_plan(*habits.end_values_against_level(against, left, others, worst)))
    # From farther away than one throw the end is too distant for answers to matter.
    with_answers = answers and left <= MAX_THROW
    end_values = rivals.end_values_with_answers if with_answers else rivals.end_values_without_answers
    return _by_plan(best_plan(*end_values(left, others, worst)))


def _for_a_hit(limit: int, left: int, rivals_left: list[int]) -> DistanceValues:
    """Return the values where only a hit counts: exact against one thrower and in solo play, else approximate."""
    if len(rivals_left) == 1:
        ahead, missed = first_hit_chances(limit)[rivals_left[0]], hit_race.miss_values(limit, left, rivals_left[0])
    else:
        ahead = race_values(left, tuple(rivals_left)) if rivals_left else solo_values(limit)
        missed = ahead[MAX_THROW + left], ahead[MAX_THROW + left]
    return DistanceValues(lambda end: 0.0, lambda end: ahead[MAX_THROW + end], *missed)


def _by_duel(table: Duel, other: int) -> DistanceValues:
    return DistanceValues(
        lambda end: table.values_after_end[max(end, OUT_DISTANCE)][other],
        lambda end: table.values_after_two[max(end, OUT_DISTANCE)][other],
    )


def _by_plan(plan: ThrowPlan) -> DistanceValues:
    return DistanceValues(
        lambda end: plan.out if end < 0 else plan.ends[end],
        lambda end: plan.out if end < 0 else plan.values[end],
    )


def rivals_of(view: SipkyView) -> list[Rival]:
    """Return the other players of the seat to act. In a series each has the points by which its total is behind that
    seat's.
    """
    others = []
    assert view.to_act is not None
    for seat, score in enumerate(view.scores):
        if seat == view.to_act:
            continue
        behind = view.totals[view.to_act] - view.totals[seat] if view.options.is_summed else 0
        out = view.standings[seat] == "out"
        others.append(Rival(OUT_DISTANCE if out else view.limit - score, view.standings[seat] == "throwing", behind))
    return others


def _only_choice(view: SipkyView) -> Choice:
    action = view.legal[0]
    assert isinstance(action, Action)
    reason, values = explain(view, action) if isinstance(action, DiscardCard) else ("only-choice", {})
    return Choice(action, ((action, 0.0),), reason, values)


def judge_among(level: str) -> Policy:
    """Return the judge for choices among players of a level.

    :param level: level of the others; one that does not follow rules of thumb counts as perfect play.
    """
    return SipkyValuePlayer(counts=True, against=level)


OPPONENTS = Opponents(policy, tuple(LADDER), judge=judge_among)
