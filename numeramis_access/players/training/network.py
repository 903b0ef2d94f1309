"""Networks with one hidden layer in training: forward pass, gradients, the optimizer and the export for games."""

from __future__ import annotations

import json
from base64 import b64encode
from pathlib import Path
from typing import NamedTuple

import msgspec
import numpy as np
from numpy.typing import NDArray

from numeramis_access.players.search.network import Weights

Flags = NDArray[np.bool_]
Ints = NDArray[np.int64]
Shorts = NDArray[np.int16]
Floats = NDArray[np.float64]
Singles = NDArray[np.float32]


class Layers(NamedTuple):
    """A network with one hidden layer.

    :param w1: weights of the inputs, inputs × hidden units.
    :param b1: bias of the hidden units.
    :param w2: weights of the outputs, outputs × hidden units.
    :param b2: bias of the outputs.
    """

    w1: Singles
    b1: Singles
    w2: Singles
    b2: Singles


def hidden_units(layers: Layers, inputs: Singles) -> Singles:
    """Return the hidden units, [row, unit]; negative sums are set to zero.

    :param layers: the network. :param inputs: rows of inputs, [row, input].
    """
    units: Singles = np.maximum(inputs @ layers.w1 + layers.b1, 0)
    return units


def outputs(layers: Layers, units: Singles) -> Singles:
    """Return the outputs, [row, output], or [output] for a single list of units.

    :param layers: the network. :param units: the hidden units, [row, unit], or one list of them.
    """
    values: Singles = units @ layers.w2.T + layers.b2
    return values


def estimate(layers: Layers, active: Ints | Shorts) -> Singles:
    """Return the outputs of a network for one list of active inputs, one number for each output.

    :param layers: the network. :param active: the numbers of the active inputs; all others are 0.
    """
    return outputs(layers, np.maximum(layers.w1[active].sum(0) + layers.b1, 0))


def probabilities(logits: Singles, legal: Ints | Flags) -> Floats:
    """Return the probability of each choice, 0 where it is not legal, over the last axis.

    :param logits: the outputs. :param legal: more than 0 or True for each legal choice.
    """
    held = legal.astype(np.bool_)
    wish = np.where(held, logits, -np.inf).astype(np.float64)
    odds = np.exp(wish - wish.max(-1, keepdims=True))
    shares: Floats = odds / odds.sum(-1, keepdims=True)
    return shares


def draw_choices(chances: Floats, rng: np.random.Generator) -> Ints:
    """Return the index of a choice for each row, drawn by its weights.

    :param chances: weights of the choices in the last axis, not all 0; they need not sum to 1.
    :param rng: the source of chance.
    """
    sums = chances.cumsum(-1)
    choices: Ints = (sums > rng.random((*sums.shape[:-1], 1)) * sums[..., -1:]).argmax(-1)
    return choices


def entropy_of(chances: Floats) -> Floats:
    """Return the entropy of each row of probabilities, in nats. :param chances: the probabilities, in the last axis."""
    entropy: Floats = -(chances * np.log(np.maximum(chances, 1e-12))).sum(-1)
    return entropy


def add_gradients(layers: Layers, grad: Layers, inputs: Singles, units: Singles, output_grad: Singles | Floats) -> None:
    """Add the gradients of a network's weights to ``grad``.

    :param layers: the network.
    :param grad: the gradients, changed in place.
    :param inputs: the rows of inputs, [row, input].
    :param units: their hidden units, [row, unit].
    :param output_grad: the gradients of the outputs, [row, output].
    """
    output_grad = output_grad.astype(np.float32)
    back = np.where(units > 0, output_grad @ layers.w2, np.float32(0))
    sums = (inputs.T @ back, back.sum(0), output_grad.T @ units, output_grad.sum(0))
    for part, moved in zip(grad, sums, strict=True):
        part += moved


def rows_of(active: Shorts | Ints, counts: Ints, width: int) -> Singles:
    """Return how often each input stands in each list of active inputs, [list, input].

    :param active: the lists, [list, place]; places beyond a list's length are ignored.
    :param counts: the length of each list. :param width: the number of inputs.
    """
    row, at = np.nonzero(np.arange(active.shape[1]) < counts[:, None])
    flat = np.bincount(row * width + active[row, at].astype(np.int64), minlength=len(counts) * width)
    return flat.reshape(len(counts), width).astype(np.float32)


def random_network(inputs: int, units: int, outputs: int, rng: np.random.Generator) -> Layers:
    """Return a network with small random weights.

    :param inputs: number of inputs.
    :param units: number of hidden units.
    :param outputs: number of outputs.
    :param rng: the source of chance.
    """
    w1, w2 = rng.standard_normal((inputs, units)) * 0.2, rng.standard_normal((outputs, units)) * 0.05
    return Layers(w1.astype("f4"), np.zeros(units, "f4"), w2.astype("f4"), np.zeros(outputs, "f4"))


class Adam:
    """A network with its gradients and the Adam optimizer (Kingma and Ba 2015).

    :param layers: the network, whose arrays ``step`` changes.
    :ivar layers: the network.
    :ivar grad: the gradients, to which the training adds.
    """

    def __init__(self, layers: Layers) -> None:
        self.layers = layers
        self.grad, self._m, self._v = (Layers(*map(np.zeros_like, layers)) for _ in range(3))
        self._t = 0

    def arrays(self) -> list[Singles]:
        """Return the arrays from which a training can resume."""
        return [*self.layers, *self._m, *self._v, np.array([self._t], "f4")]

    def restore(self, kept: list[Singles]) -> None:
        """Restore the state from the arrays that ``arrays`` returned.

        :param kept: the arrays.
        """
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


def scaled_weights(layers: Layers, groups: list[tuple[int, int, int]]) -> Weights:
    """Return a network with integer weights, scaled so that no possible sum overflows its lane (see
    ``players.search.network``).

    :param layers: the network.
    :param groups: for each group of inputs: the first input, the number of inputs, the maximum active at once.
    """
    w1, b1, w2, b2 = (p.astype(np.float64) for p in layers)
    reach = np.maximum(upper_bounds_of_sums(w1, b1, groups), upper_bounds_of_sums(-w1, -b1, groups))
    scale = np.floor((2**15 - 1) / reach.max())
    most_out = (np.abs(w2) @ reach + np.abs(b2)).max()
    out_scale = np.floor(min((2**31 - 1) / scale / most_out, (2**15 - 1) / np.abs(w2).max()))

    def text(weights: Floats, unit: float) -> str:
        return b64encode(np.rint(weights * unit).astype("<i2").tobytes()).decode("ascii")

    output_bias = [int(x) for x in np.rint(b2 * scale * out_scale)]
    return Weights(
        b1.size, float(scale * out_scale), output_bias, text(w1, scale), text(b1, scale), text(w2, out_scale)
    )


def write_network(weights: Weights, path: Path) -> None:
    """Write a network to a data file that a game reads.

    :param weights: the network, with integer weights. :param path: path of the file.
    :raises OSError: if it cannot be written.
    """
    path.write_text(json.dumps(msgspec.to_builtins(weights), indent=0) + "\n", "ascii")


def upper_bounds_of_sums(w: Floats, b: Floats, groups: list[tuple[int, int, int]]) -> Floats:
    """Return an upper bound of each hidden unit's sum, with a margin of 0.5 for rounding.

    :param w: weights, one row per input and one column per unit.
    :param b: bias of each unit.
    :param groups: for each group of inputs: the first input, the number of inputs, the maximum active at once.
    """
    up = np.maximum(w, 0)
    bound: Floats = b + sum(up[at : at + size].max(axis=0) * most for at, size, most in groups) + 0.5
    return bound
