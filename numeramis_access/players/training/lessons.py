"""Proximal policy gradient (Schulman et al. 2017) from records of decisions, with a critic that sees all hands."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from numeramis_access.players.training import network
from numeramis_access.players.training.network import Adam, Flags, Floats, Ints, Shorts

#: once a probability has changed by more than this share, the decision moves it no further in that direction
MAX_RATIO_CHANGE = 0.2


class Record(NamedTuple):
    """The record of many decisions: arrays with one row for each decision. ``inputs``, ``critic_inputs`` and ``legal``
    have two dimensions, the others one.

    ``value`` and ``reward`` are in units of the game. They are seen from side 0, with ``side`` +1 or -1 for the acting
    side; or they are seen from the acting player, with ``side`` 1.

    :param inputs: numbers of the active inputs of the policy, [decision, place]; only the first ``active`` of a row are
        valid.
    :param active: number of active inputs of the policy.
    :param critic_inputs: the same for the critic; only the first ``critic_active`` of a row are valid.
    :param critic_active: number of active inputs of the critic.
    :param legal: 1 or more for each legal choice, else 0; [decision, choice].
    :param action: index of the chosen action.
    :param probability: probability with which it was chosen.
    :param value: the critic's value before the decision.
    :param reward: units made by the decision.
    :param learns: whether the policy learns from the decision; the critic always does.
    :param side: +1 or -1, by which ``value`` and ``reward`` are seen from the acting side.
    """

    inputs: Shorts
    active: Ints
    critic_inputs: Shorts
    critic_active: Ints
    legal: Ints
    action: Ints
    probability: Floats
    value: Floats
    reward: Floats
    learns: Flags
    side: Floats


def empty_record(n: int, inputs_at_once: int, choices: int) -> Record:
    """Return an empty record for ``n`` decisions, with all fields 0.

    :param n: number of decisions.
    :param inputs_at_once: greatest number of active inputs of a decision.
    :param choices: number of possible choices.
    """
    ints, floats = (np.zeros(n, np.int64) for _ in range(3)), (np.zeros(n) for _ in range(4))
    active, critic_active, action = ints
    probability, value, reward, side = floats
    inputs, critic_inputs = np.zeros((n, inputs_at_once), np.int16), np.zeros((n, inputs_at_once), np.int16)
    legal, learns = np.zeros((n, choices), np.int64), np.zeros(n, np.bool_)
    return Record(inputs, active, critic_inputs, critic_active, legal, action, probability, value, reward, learns, side)


def add_gradients(
    rows: Ints, record: Record, advantages: Floats, target: Floats, policy: Adam, critic: Adam, entropy_weight: float
) -> tuple[float, float]:
    """Add the gradients of one minibatch; return the critic's mean squared error and the mean entropy of the choices.

    :param rows: rows of the minibatch.
    :param record: the record.
    :param advantages: the advantages, by row.
    :param target: the values for the critic to learn, by row.
    :param policy: the network that chooses actions.
    :param critic: the network that estimates values.
    :param entropy_weight: weight of the entropy.
    """
    inputs = network.rows_of(record.critic_inputs[rows], record.critic_active[rows], len(critic.layers.w1))
    units = network.hidden_units(critic.layers, inputs)
    off = network.outputs(critic.layers, units)[:, 0] - target[rows] * record.side[rows]
    network.add_gradients(critic.layers, critic.grad, inputs, units, (off / rows.size)[:, None])
    learns = rows[record.learns[rows]]
    return float((off**2).mean()), _teach_policy(learns, record, advantages, policy, entropy_weight, 1 / rows.size)


def _teach_policy(
    rows: Ints, record: Record, advantages: Floats, policy: Adam, entropy_weight: float, share: float
) -> float:
    """Add the policy's gradients of these decisions, with an entropy bonus; return the mean entropy.

    :param share: share of each decision in the gradient.
    """
    if not rows.size:
        return 0.0
    inputs = network.rows_of(record.inputs[rows], record.active[rows], len(policy.layers.w1))
    units, legal, at = network.hidden_units(policy.layers, inputs), record.legal[rows] > 0, np.arange(rows.size)
    chances = network.probabilities(network.outputs(policy.layers, units), legal)
    ratio, advantage = chances[at, record.action[rows]] / record.probability[rows], advantages[rows] * record.side[rows]
    far = ((advantage > 0) & (ratio > 1 + MAX_RATIO_CHANGE)) | ((advantage < 0) & (ratio < 1 - MAX_RATIO_CHANGE))
    push, entropy = np.where(far, 0.0, advantage * ratio)[:, None], network.entropy_of(chances)
    taken = np.eye(legal.shape[1])[record.action[rows]]
    spread = np.log(np.maximum(chances, 1e-12)) + entropy[:, None]
    steps = push * (chances - taken) + entropy_weight * chances * spread
    network.add_gradients(policy.layers, policy.grad, inputs, units, np.where(legal, steps, 0) * share)
    return float(entropy.mean())
