"""Networks with one hidden layer in training: forward pass, gradients, the optimizer and the export for games.

It needs numpy and numba.
"""

from __future__ import annotations

import json
from base64 import b64encode
from pathlib import Path
from typing import NamedTuple

import msgspec
import numpy as np

from numeramis_access.players.search.network import Weights
from numeramis_access.players.training.compiled import Floats, Ints, Shorts, Singles, compiled, compiled_fast


class Layers(NamedTuple):
    """A network with one hidden layer.

    :param w1: weights of the inputs, inputs × units.
    :param b1: bias of the units.
    :param w2: weights of the outputs, outputs × units.
    :param b2: bias of the outputs.
    """

    w1: Singles
    b1: Singles
    w2: Singles
    b2: Singles


@compiled_fast
def hidden(w: Singles, b: Singles, feats: Shorts, n: int, h: Singles) -> None:
    """Compute the hidden units into ``h``: the sum of the active inputs' weights and the bias, negative sums set to
    zero.

    :param w: weights of the inputs.
    :param b: bias of the units.
    :param feats: the active inputs, of which the first ``n`` count.
    :param n: number of active inputs.
    """
    for j in range(h.size):
        h[j] = b[j]
    for i in range(n):
        row = w[feats[i]]
        for j in range(h.size):
            h[j] += row[j]
    for j in range(h.size):
        h[j] = max(h[j], np.float32(0))


@compiled_fast
def probabilities(h: Singles, w2: Singles, b2: Singles, hand: Ints, prob: Floats) -> None:
    """Compute the softmax over the legal choices into ``prob``.

    :param h: the hidden units.
    :param w2: weights of the outputs.
    :param b2: bias of the outputs.
    :param hand: 1 or more for each legal choice, else 0.
    """
    best = -1e30
    for v in range(hand.size):
        if hand[v]:
            s = b2[v]
            for j in range(h.size):
                s += h[j] * w2[v, j]
            prob[v] = s
            best = max(best, s)
        else:
            prob[v] = -1e30
    total = 0.0
    for v in range(hand.size):
        prob[v] = np.exp(prob[v] - best) if hand[v] else 0.0
        total += prob[v]
    for v in range(hand.size):
        prob[v] /= total


@compiled
def pick(prob: Floats, sharp: bool) -> int:
    """Return the index of a choice.

    :param prob: probability of each choice.
    :param sharp: True for the most likely choice; False for a draw by these probabilities.
    """
    if sharp:
        return int(np.argmax(prob))
    r, last = np.random.random(), 0
    for v in range(prob.size):
        if prob[v] > 0:
            last = v
            r -= prob[v]
            if r < 0:
                return v
    return last


@compiled_fast
def backward(grad: Layers, h: Singles, dh: Singles, inputs: Shorts, count: int) -> None:
    """Add the gradient of the first layer to ``grad``.

    :param h: the hidden units.
    :param dh: gradient of the hidden units, overwritten.
    :param inputs: the active inputs, of which the first ``count`` count.
    :param count: number of active inputs.
    """
    bias, weights = grad.b1, grad.w1
    for j in range(h.size):
        dh[j] = dh[j] if h[j] > 0 else np.float32(0)
        bias[j] += dh[j]
    for i in range(count):
        line = weights[inputs[i]]
        for j in range(h.size):
            line[j] += dh[j]


@compiled
def seed_compiled(seed: int) -> None:
    """Seed the random generator of the compiled code."""
    np.random.seed(seed)


def fresh(inputs: int, units: int, outputs: int, rng: np.random.Generator) -> Layers:
    """Return a network with small random weights.

    :param inputs: number of inputs.
    :param units: number of hidden units.
    :param outputs: number of outputs.
    :param rng: the source of chance.
    """
    w1, w2 = rng.standard_normal((inputs, units)) * 0.2, rng.standard_normal((outputs, units)) * 0.05
    return Layers(w1.astype("f4"), np.zeros(units, "f4"), w2.astype("f4"), np.zeros(outputs, "f4"))


class Adam:
    """A network with its gradients and the Adam optimizer (Kingma and Ba 2015). :param layers: the network."""

    def __init__(self, layers: Layers) -> None:
        self.layers = layers
        self.grad, self._m, self._v = (Layers(*map(np.zeros_like, layers)) for _ in range(3))
        self._t = 0

    def arrays(self) -> list[Singles]:
        """Return the arrays from which a training can resume."""
        return [*self.layers, *self._m, *self._v, np.array([self._t], "f4")]

    def restore(self, kept: list[Singles]) -> None:
        """Restore the state from the arrays that ``arrays`` returned."""
        self.layers, self._m, self._v = (Layers(*kept[at : at + 4]) for at in (0, 4, 8))
        self._t = int(kept[12][0])

    def step(self, rate: float) -> None:
        """Change the weights by one step against the gradients, then clear the gradients.

        :param rate: the learning rate.
        """
        self._t += 1
        size = rate * np.sqrt(1 - 0.999**self._t) / (1 - 0.9**self._t)
        for p, g, m, v in zip(self.layers, self.grad, self._m, self._v, strict=True):
            m += 0.1 * (g - m)
            v += 0.001 * (g * g - v)
            p -= (size * m / (np.sqrt(v) + 1e-7)).astype("f4")
            g[:] = 0


def scaled(layers: Layers, groups: list[tuple[int, int, int]]) -> Weights:
    """Return a network in integers, scaled so that no possible sum overflows its lane (see ``players.search.network``).

    :param groups: for each group of inputs: the first input, the number of inputs, the most active at once.
    """
    w1, b1, w2, b2 = (p.astype(np.float64) for p in layers)
    reach = np.maximum(reachable(w1, b1, groups), reachable(-w1, -b1, groups))
    scale = np.floor((2**15 - 1) / reach.max())
    most_out = (np.abs(w2) @ reach + np.abs(b2)).max()
    out_scale = np.floor(min((2**31 - 1) / scale / most_out, (2**15 - 1) / np.abs(w2).max()))

    def text(weights: Floats, unit: float) -> str:
        return b64encode(np.rint(weights * unit).astype("<i2").tobytes()).decode("ascii")

    output_bias = [int(x) for x in np.rint(b2 * scale * out_scale)]
    return Weights(
        b1.size, float(scale * out_scale), output_bias, text(w1, scale), text(b1, scale), text(w2, out_scale)
    )


def write(weights: Weights, path: Path) -> None:
    """Write a network to a data file that a game reads. :raises OSError: if it cannot be written."""
    path.write_text(json.dumps(msgspec.to_builtins(weights), indent=0) + "\n", "ascii")


def reachable(w: Floats, b: Floats, groups: list[tuple[int, int, int]]) -> Floats:
    """Return an upper bound of each hidden unit's sum, with a margin of 0.5 for rounding.

    :param w: weights, one row per input and one column per unit.
    :param b: bias of each unit.
    :param groups: for each group of inputs: the first input, the number of inputs, the most active at once.
    """
    up = np.maximum(w, 0)
    bound: Floats = b + sum(up[at : at + size].max(axis=0) * most for at, size, most in groups) + 0.5
    return bound
