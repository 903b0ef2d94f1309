"""A player that mixes poker stakes by a network, and calculates both exchanges."""

from __future__ import annotations

import random

from numeramis_access.core.actions import Action
from numeramis_access.games.loker.events import Bet, Call, Check, Exchange, Fold, Raise
from numeramis_access.games.loker.players.habits import chances_to_be_best
from numeramis_access.games.loker.players.model import exchange_value, unseen_counts
from numeramis_access.games.loker.players.ranges import rivals_of
from numeramis_access.games.loker.players.reasons import explain_exchange
from numeramis_access.games.loker.players.stake_network import SLIP_PROBABILITY, chance_against_one, stake_network
from numeramis_access.games.loker.state import EXCHANGE_ROUNDS, LokerView
from numeramis_access.players.policy import Choice

#: below this chance against one rival a bet is a bluff
BLUFF_CHANCE = 0.4


def choose_exchange(view: LokerView) -> Choice:
    """Return the exchange with the best chance to win the bank in the end, at poker stakes.

    The chance assumes unknown hands and exchanges of the rivals, and a whole pack for a second exchange.

    :param view: the view of the seat to act, between two betting intervals.
    :returns: the choice; its candidates are all legal exchanges with their chances, the best first.
    """
    hand_values, counts = chances_to_be_best(len(rivals_of(view)), EXCHANGE_ROUNDS - view.round), unseen_counts(view)
    exchanges = [action for action in view.legal if isinstance(action, Exchange)]
    weighed = [(action, round(exchange_value(view.hand, action.cards, hand_values, counts), 9)) for action in exchanges]
    weighed.sort(key=lambda pair: -pair[1])
    chosen = weighed[0][0]
    reason = "stands-pat" if not chosen.cards else "plans-both" if view.round < EXCHANGE_ROUNDS else "best-exchange"
    return Choice(chosen, tuple(weighed), *explain_exchange(view, weighed, reason))


def choose_mixed_stake(view: LokerView, rng: random.Random) -> Choice:
    """Return a stake drawn with the network's probabilities, which are the candidates' values. Actions less probable
    than ``SLIP_PROBABILITY`` are candidates, but never drawn.

    :param view: the view of the seat to act in a betting interval.
    :param rng: draws the stake.
    """
    liked = stake_network().preferences(view)
    meant = {action: chance for action, chance in liked.items() if chance >= SLIP_PROBABILITY}
    chosen = rng.choices(list(meant), list(meant.values()))[0]
    ranked = sorted(liked.items(), key=lambda pair: (pair[0] != chosen, -pair[1]))
    rivals = rivals_of(view)
    alone = chance_against_one(view, rivals)
    return Choice(chosen, tuple(ranked), _reason(view, chosen, alone), {"chance": alone ** len(rivals)})


def _reason(view: LokerView, chosen: Action, alone: float) -> str:
    """Return the reason for a stake. :param alone: the chance to beat one rival."""
    if isinstance(chosen, (Bet, Raise)):
        if alone < BLUFF_CHANCE:
            return "semi-bluffs" if view.round < EXCHANGE_ROUNDS else "bluffs"
        return "all-in" if view.stakes_everything(chosen) else "bets-strong"
    return {Check: "checks", Call: "calls-odds", Fold: "folds-weak"}[type(chosen)]
