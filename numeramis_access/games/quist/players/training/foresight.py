"""The critic: a network that predicts the further tricks of Quist from all four hands and the kinds of player.

In a lesson it replaces the rest of the deal, and the noise of that rest. It starts as the game's value network, whose
inputs come first among its own.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from numeramis_access.games.quist.players import lockstep, model
from numeramis_access.games.quist.players.training import deals
from numeramis_access.games.quist.players.value_network import INPUT_COUNT, INPUT_LEFT, INPUT_PILE
from numeramis_access.players.training import network
from numeramis_access.players.training.network import Adam, Floats, Ints, Layers, Singles

#: the first input for the kind of player on each seat from the leader on
INPUT_KINDS, CRITIC_INPUTS = INPUT_COUNT, INPUT_COUNT + 4 * deals.KIND_COUNT
#: the share of random cards in the phase before favourites go on: tried cards lead to unusual deals
RANDOM_SHARE = 0.3
#: phases of a deal that are recorded, on average
RECORDED_PHASES = 5


class CriticLessons(NamedTuple):
    """The critic's lessons, one row for each phase.

    :param inputs: the inputs before the phase. :param target: the further tricks of the leader's side, minus an even
        share.
    """

    inputs: Singles
    target: Floats


def critic_inputs(lanes: lockstep.Lanes, kinds: Ints, count: int) -> Singles:
    """Return the inputs of the critic before a phase: the hands and their kinds of player, from the leader on.

    :param lanes: the deals.
    :param kinds: the player on each seat, [deal, seat].
    :param count: the number of cards played in each deal.
    """
    size = len(lanes.hands)
    inputs, every = np.zeros((size, CRITIC_INPUTS), "f4"), np.arange(size)
    inputs[:, :INPUT_LEFT] = lockstep.held_inputs(lanes.hands).reshape(size, -1)
    inputs[:, INPUT_LEFT + model.HAND_SIZE - 1 - count // model.SEATS] = 1
    inputs[every, INPUT_PILE + np.minimum(lanes.pile, 4)] = 1
    for rel in range(model.SEATS):
        inputs[every, INPUT_KINDS + rel * deals.KIND_COUNT + kinds[every, (lanes.leader + rel) % model.SEATS]] = 1
    return inputs


def estimate_tricks(critic: Layers, lanes: lockstep.Lanes, kinds: Ints, count: int) -> Floats:
    """Return for each deal the final tricks of side 0 above an even share; the critic estimates those still to come.

    :param critic: the network that estimates.
    :param lanes: the deals.
    :param kinds: the player on each seat, [deal, seat].
    :param count: the number of cards played in each deal.
    """
    ahead: Floats = lanes.ahead / 2
    if count < model.PLAY_COUNT:
        to_come = network.outputs(critic, network.hidden_units(critic, critic_inputs(lanes, kinds, count)))[:, 0]
        ahead = ahead + np.where(lanes.leader % 2, -to_come, to_come)
    return ahead


def collect_critic_lessons(
    shares: tuple[float, float, float], learner: Layers, older: Layers, rows: int, rng: np.random.Generator
) -> CriticLessons:
    """Play deals and record the outcome of their phases from a random one on.

    Before that phase players draw cards by their probabilities, with some random cards in the phase just before; from
    it on they play their favourites.

    :param shares: the shares of deals with other players, as in ``draw_seat_kinds``.
    :param learner: the network in training.
    :param older: a frozen network, which plays some of the seats.
    :param rows: about this many phases.
    :param rng: the source of chance.
    """
    count = rows // RECORDED_PHASES
    kinds = deals.draw_seat_kinds(shares, count, rng)
    lanes = deals.begin_deals(deals.pair_networks(learner, older), kinds, rng)
    since = rng.integers(model.HAND_SIZE, size=count)
    inputs, parts = list[Singles](), list[tuple[Ints, Ints, Floats]]()
    for turn in range(model.PLAY_COUNT):
        phase = turn // model.SEATS
        if turn % model.SEATS == 0:
            which = np.flatnonzero(since <= phase)
            inputs.append(critic_inputs(lanes, kinds, turn)[which])
            parts.append((which, 1 - 2 * (lanes.leader[which] % 2), lanes.ahead[which] / 2))
        cards, _ = deals.choose(lanes, kinds, turn, since <= phase, rng)
        odd = np.flatnonzero((since - 1 == phase) & (rng.random(count) < RANDOM_SHARE))
        cards[odd] = lanes.random_card(turn, odd)
        lanes.play(cards, turn + 1)
    target = np.concatenate([(lanes.ahead[which] / 2 - then) * sign for which, sign, then in parts])
    return CriticLessons(np.concatenate(inputs), target)


def add_critic_gradients(rows: Ints, lessons: CriticLessons, critic: Adam) -> float:
    """Add the critic's gradients; return its mean squared error, in tricks squared.

    :param rows: the rows of the minibatch.
    :param lessons: the phases.
    :param critic: the critic in training with its gradients.
    """
    inputs = lessons.inputs[rows]
    units = network.hidden_units(critic.layers, inputs)
    off = network.outputs(critic.layers, units)[:, 0] - lessons.target[rows]
    network.add_gradients(critic.layers, critic.grad, inputs, units, (off / rows.size)[:, None])
    return float((off**2).mean())
