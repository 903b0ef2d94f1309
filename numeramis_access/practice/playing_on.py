"""Plays a deal on from some moment: once by the strongest player, or many times by ordinary ones."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from numeramis_access.core.actions import Action, DrawDealer
from numeramis_access.core.counts import measure_of
from numeramis_access.core.ruleset import AnyRuleset, State, View, perform
from numeramis_access.core.seats import CHANCE, Seat
from numeramis_access.core.table import Moment, Table, shuffle_by_seed
from numeramis_access.players.policy import Policy

#: levels of the players that repeat a deal, and the number of repetitions
REPEATING_LEVELS, REPETITION_COUNT = ("beginner", "club"), 200
#: the unit of a solo deal that has no score to compare
NO_UNIT = "nothing"
#: the share of choices that are the second best
SECOND_BEST_SHARE = 0.1


class Outcome(NamedTuple):
    """The result of a deal for a seat.

    :param unit: a count's name, ``chips`` or ``nothing``. :param value: the amount, in the unit.
    """

    unit: str
    value: float


def deal_outcome(rules: AnyRuleset, state: State, seat: Seat) -> Outcome:
    """Return a seat's result of the last finished deal in the unit of the statistics; 0 in ``NO_UNIT`` if the deal has
    no unit.

    :param rules: the rules of the game.
    :param state: a state after a finished deal.
    :param seat: the seat, from 0.
    """
    counts = rules.deal_counts(state, seat)
    unit = measure_of(counts)
    return Outcome(NO_UNIT, 0) if unit is None else Outcome(unit.name, counts[unit])


class PlayedOnMatch:
    """A copy of a match that is played on to the end of the deal; the match itself does not change. Pending draws of
    chance are done at once.

    :param rules: the rules of the game.
    :param state: the state to start from.
    :param seed: the source of all further chance.
    :ivar over: whether the deal has ended.
    :ivar state: the present state.
    :ivar actions: the number of actions so far, chance's included.
    """

    def __init__(self, rules: AnyRuleset, state: State, seed: str) -> None:
        self.rules = rules
        self.state = state
        self.over = False
        self.actions = 0
        self._seed = seed
        self._lots = 0
        self.draw()

    @property
    def to_act(self) -> Seat:
        """Return the seat to act; call it only before the deal is over."""
        seat = self.rules.to_act(self.state)
        assert seat is not None
        return seat

    def view(self) -> View:
        """Return the view of the seat to act. Call it only before the deal is over."""
        view: View = self.rules.view(self.state, self.to_act)
        return view

    def act(self, action: Action) -> list[Moment]:
        """Do an action, then all draws of chance up to the end of the deal; return the events with their states.

        :param action: a legal action of the seat to act.
        """
        return [*self._do(action), *self.draw()]

    def draw(self) -> list[Moment]:
        """Do all draws of chance that are pending, up to the end of the deal; return the events with their states."""
        moments: list[Moment] = []
        while not self.over and self.rules.to_act(self.state) == CHANCE:
            needed, self._lots = self.rules.chance(self.state), self._lots + 1
            lot = needed.shuffled_by(lambda part, at: shuffle_by_seed(part, 0, f"{self._seed}/{self._lots}{at or ''}"))
            moments += self._do(DrawDealer(0) if needed.kind == "dealer" else lot)
        return moments

    def _do(self, action: Action) -> list[Moment]:
        self.actions += 1
        moments: list[Moment] = []
        for event, state in perform(self.rules, self.state, action):
            moments.append(Moment(event, state))
            self.state = state
            if isinstance(event, self.rules.ends_deal):
                self.over = True
                break
        self.over = self.over or self.rules.to_act(self.state) is None
        return moments


def state_after_dealing(table: Table) -> State | None:
    """Return the state right after the last deal's cards were dealt, None before the first deal.

    :param table: the match.
    """
    at = actions_before_last_deal_play(table)
    if at is None:
        return None
    same = [place for place, number in enumerate(table.actions_by_moment()) if number == at]
    return table.moments[same[-1]].state


def actions_before_last_deal_play(table: Table) -> int | None:
    """Return the number of actions before the last deal's first move, chance's included; None before the first deal.

    :param table: the match.
    """
    begins, actions = table.ruleset.begins_deal, table.actions_by_moment()
    places = [place for place, (event, _) in enumerate(table.moments) if isinstance(event, begins)]
    return actions[places[-1]] if places else None


def state_at_last_deal_end(table: Table) -> State | None:
    """Return the state at the end of the last deal, None while a deal is under way and before the first.

    :param table: the match.
    """
    for event, state in reversed(table.moments):
        if isinstance(event, table.ruleset.ends_deal):
            return state
        if isinstance(event, table.ruleset.begins_deal):
            return None
    return None


def play_to_end(rules: AnyRuleset, state: State, policies: Sequence[Policy], seed: str) -> Iterator[State | None]:
    """Play a deal to its end: yield None after each choice, then the final state.

    Some choices are the second best, because players without variation would always bring the same result.

    :param rules: the game's rules. :param state: the state to start from. :param policies: each seat draws one of them.
    :param seed: the source of all chance.
    """
    on, chance = PlayedOnMatch(rules, state, seed), random.Random(seed)
    seats: dict[Seat, Policy] = {}
    while not on.over:
        policy = seats.setdefault(on.to_act, chance.choice(policies))
        choice = policy.choose(on.view(), chance, 0)
        others = [action for action, _ in choice.candidates if action != choice.action]
        on.act(others[0] if others and chance.random() < SECOND_BEST_SHARE else choice.action)
        yield None
    yield on.state
