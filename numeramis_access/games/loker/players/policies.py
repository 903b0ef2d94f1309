"""Loker players: their exchanges and closes (``exchange``), and their bets (``betting``).

Beginner keeps too little, hopes for straights and calls too much. Club follows rules of thumb and never bluffs. Strong
calculates the next exchange, and bluffs after the last one as often as makes a call worthless. Expert calculates both
exchanges together, and observes the number of cards the others took and the players who have not closed. At poker
stakes expert uses a network that mixes its stakes (``stake_player``). The judge rates choices for hints and scores: it
is expert without the network, and also bluffs before the last exchange.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

from numeramis_access.core.actions import Action, AmountRange
from numeramis_access.core.ruleset import DealResult, Options, View
from numeramis_access.games.loker.events import Close, Exchange, Lay, LokerDealResult
from numeramis_access.games.loker.players.betting import choose_betting_action, nearest_stake
from numeramis_access.games.loker.players.exchange import choose_turn
from numeramis_access.games.loker.players.profiles import JUDGE_PROFILE, PROFILES, PlayerProfile
from numeramis_access.games.loker.players.stake_player import choose_exchange, choose_mixed_stake
from numeramis_access.games.loker.state import LokerOptions, LokerView
from numeramis_access.players.opponents import Opponents, points_unit
from numeramis_access.players.policy import Choice, Policy
from numeramis_access.players.search.random_player import RandomPlayer


def policy(level: str) -> Policy:
    """Return the policy of a level or of another member of the ladder.

    :param level: a key of ``PROFILES``, or ``random``.
    :raises KeyError: for an unknown one.
    """
    return RandomPlayer(_any_action) if level == "random" else LokerPlayer(PROFILES[level])


def judge_among(level: str) -> Policy:
    """Return the policy that rates choices for hints and reviews among players of a level.

    :param level: the level of the others. For beginner and club the judge assumes their rules of thumb; any other level
        but improver and greedy, also an unknown one, counts as good play. For improver and greedy there are no ranges,
        so that the judge's ``choose`` raises FileNotFoundError.
    """
    thumb = level in PROFILES and not PROFILES[level].looks
    return LokerPlayer(JUDGE_PROFILE._replace(against=level if thumb else ""))


def _any_action(view: View, rng: random.Random) -> Action:
    """Return a random legal action, with a stake of any size."""
    action = view.legal[int(rng.random() * len(view.legal))]
    if isinstance(action, AmountRange):
        return nearest_stake(action, action.min + int(rng.random() * (action.max - action.min + 1)))
    return action


class LokerPlayer:
    """A player whose profile decides between rules of thumb, calculation and the network; it ignores thinking time.

    :param profile: the methods of the player.
    """

    def __init__(self, profile: PlayerProfile) -> None:
        self._profile = profile

    def choose(self, view: View, rng: random.Random, ms: int) -> Choice:
        """Return the action of this profile; only bluffs and mixed stakes are random.

        :param view: the view of the seat to act.
        :param rng: draws bluffs and mixed stakes.
        :param ms: the thinking time, not used.
        """
        assert isinstance(view, LokerView)
        if len(view.legal) == 1 and not isinstance(view.legal[0], AmountRange):
            only = view.legal[0]
            return Choice(only, ((only, 0.0),), "lays-down" if isinstance(only, Lay) else "only-choice")
        if view.betting is not None and self._profile.mixes:
            return choose_mixed_stake(view, rng) if view.betting.open else choose_exchange(view)
        if view.betting is not None and view.betting.open:
            return choose_betting_action(view, self._profile, rng)
        exchanges = [action for action in view.legal if isinstance(action, Exchange)]
        closes = self._profile.greedy and Close() in view.legal
        return choose_turn(view, [] if closes else exchanges, self._profile)


def _unit(options: Options) -> str:
    """Return chips if there are stakes, else points."""
    assert isinstance(options, LokerOptions)
    return "points" if options.stakes == "none" else "chips"


def _worth(options: Options, result: DealResult) -> Sequence[float]:
    """Return the points of each seat, or the chips it won or lost."""
    assert isinstance(options, LokerOptions)
    assert isinstance(result, LokerDealResult)
    if options.stakes == "none":
        return points_unit(options, result)
    return [float(chips - options.start_chips) for chips in result.chips]


OPPONENTS = Opponents(
    policy, ("random", *PROFILES), unit=_unit, worth=_worth, judge=judge_among, supposes_good_play=True
)
