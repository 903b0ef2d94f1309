"""Proximal policy gradient (Schulman et al. 2017) from records of decisions, with a critic that sees all hands.

It needs numpy and numba.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from numeramis_access.players.training.compiled import Flags, Floats, Ints, Shorts, Singles, compiled, compiled_fast
from numeramis_access.players.training.network import Layers, backward, hidden, probabilities

#: generalized advantage estimation's decay, and the most by which one lesson changes a probability ratio
LAMBDA, CLIP = 0.9, 0.2


class Record(NamedTuple):
    """The record of many decisions, one row for each.

    ``value`` and ``reward`` are seen from side 0, and ``side`` is +1 or -1 for the acting side. Where they are seen
    from the acting player, ``side`` is 1.

    :param inputs: the active inputs of the policy, of which the first ``active`` count.
    :param active: number of active inputs of the policy.
    :param c_inputs: the active inputs of the critic, of which the first ``c_active`` count.
    :param c_active: number of active inputs of the critic.
    :param hand: 1 or more for each legal choice, else 0.
    :param action: the chosen action.
    :param chance: probability with which it was chosen.
    :param value: the critic's value before the decision.
    :param reward: units made by the decision.
    :param learn: whether the policy learns from the decision.
    :param side: the acting side.
    """

    inputs: Shorts
    active: Ints
    c_inputs: Shorts
    c_active: Ints
    hand: Ints
    action: Ints
    chance: Floats
    value: Floats
    reward: Floats
    learn: Flags
    side: Floats


def record(n: int, inputs_at_once: int, choices: int) -> Record:
    """Return an empty record.

    :param n: number of decisions.
    :param inputs_at_once: greatest number of active inputs of a decision.
    :param choices: number of possible choices.
    """
    ints, floats = (np.zeros(n, np.int64) for _ in range(3)), (np.zeros(n) for _ in range(4))
    active, c_active, action = ints
    chance, value, reward, side = floats
    inputs, c_inputs = np.zeros((n, inputs_at_once), np.int16), np.zeros((n, inputs_at_once), np.int16)
    hand, learn = np.zeros((n, choices), np.int64), np.zeros(n, np.bool_)
    return Record(inputs, active, c_inputs, c_active, hand, action, chance, value, reward, learn, side)


@compiled_fast
def worth(critic: Layers, inputs: Shorts, count: int, h: Singles) -> float:
    """Return the critic's value: the units still to come for the acting side, minus an even share.

    :param inputs: the active inputs, of which the first ``count`` count.
    :param count: number of active inputs.
    :param h: array for the hidden units, overwritten.
    """
    hidden(critic.w1, critic.b1, inputs, count, h)
    value = critic.b2[0]
    for j in range(h.size):
        value += h[j] * critic.w2[0, j]
    return float(value)


@compiled_fast
def teach_critic(
    critic: Layers, grad: Layers, rec: Record, row: int, target: Floats, share: float, h: Singles, dh: Singles
) -> float:
    """Add one decision's gradient to the critic's gradient; return its squared error.

    :param grad: the gradient so far.
    :param rec: the record.
    :param row: row of the decision.
    :param target: the values to learn, by row.
    :param share: share of this decision in the gradient.
    :param h: array for the hidden units, overwritten.
    :param dh: array for their gradient, overwritten.
    """
    off = worth(critic, rec.c_inputs[row], rec.c_active[row], h) - target[row] * rec.side[row]
    d = np.float32(off * share)
    grad.b2[0] += d
    weights, moved = critic.w2[0], grad.w2[0]
    for j in range(h.size):
        moved[j] += d * h[j]
        dh[j] = d * weights[j]
    backward(grad, h, dh, rec.c_inputs[row], rec.c_active[row])
    return float(off * off)


@compiled_fast
def teach_policy(
    policy: Layers,
    grad: Layers,
    rec: Record,
    row: int,
    gain: Floats,
    bonus: float,
    share: float,
    h: Singles,
    dh: Singles,
    prob: Floats,
) -> float:
    """Add one decision's gradient, with an entropy bonus, to the policy's gradient; return the entropy.

    :param grad: the gradient so far.
    :param rec: the record.
    :param row: row of the decision.
    :param gain: the advantages, by row.
    :param bonus: weight of the entropy.
    :param share: share of this decision in the gradient.
    :param h: array for the hidden units, overwritten.
    :param dh: array for their gradient, overwritten.
    :param prob: array for the probabilities, overwritten.
    """
    hidden(policy.w1, policy.b1, rec.inputs[row], rec.active[row], h)
    probabilities(h, policy.w2, policy.b2, rec.hand[row], prob)
    action, adv = rec.action[row], gain[row] * rec.side[row]
    ratio = prob[action] / rec.chance[row]
    far = (adv > 0 and ratio > 1 + CLIP) or (adv < 0 and ratio < 1 - CLIP)
    push = 0.0 if far else adv * ratio
    entropy = 0.0
    for c in range(prob.size):
        if prob[c] > 1e-9:
            entropy -= prob[c] * np.log(prob[c])
    dh[:] = 0
    for c in range(prob.size):
        if rec.hand[row, c]:
            g = push * (prob[c] - (1.0 if c == action else 0.0))
            if prob[c] > 1e-9:
                g += bonus * prob[c] * (np.log(prob[c]) + entropy)
            step = np.float32(g * share)
            grad.b2[c] += step
            weights, moved = policy.w2[c], grad.w2[c]
            for j in range(h.size):
                moved[j] += step * h[j]
                dh[j] += step * weights[j]
    backward(grad, h, dh, rec.inputs[row], rec.active[row])
    return entropy


@compiled
def lesson(
    rows: Ints,
    rec: Record,
    gain: Floats,
    target: Floats,
    policy: Layers,
    critic: Layers,
    policy_grad: Layers,
    critic_grad: Layers,
    bonus: float,
) -> tuple[float, float]:
    """Add the gradients of one minibatch; return the critic's mean squared error and the mean entropy of the choices.

    :param rows: rows of the minibatch.
    :param rec: the record.
    :param gain: the advantages, by row.
    :param target: the values for the critic to learn, by row.
    :param policy: the network that chooses actions.
    :param critic: the network that estimates values.
    :param policy_grad: gradient of the policy, to which this adds.
    :param critic_grad: gradient of the critic, to which this adds.
    :param bonus: weight of the entropy.
    """
    h, dh = np.zeros(policy.b1.size, np.float32), np.zeros(policy.b1.size, np.float32)
    prob = np.zeros(rec.hand.shape[1], np.float64)
    error, entropy, decisions, share = 0.0, 0.0, 1, 1.0 / rows.size
    for row in rows:
        error += teach_critic(critic, critic_grad, rec, row, target, share, h, dh)
        if rec.learn[row]:
            entropy += teach_policy(policy, policy_grad, rec, row, gain, bonus, share, h, dh, prob)
            decisions += 1
    return error / rows.size, entropy / decisions
