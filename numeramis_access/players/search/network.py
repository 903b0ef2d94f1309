"""A network with one hidden layer over sparse inputs, in plain Python.

It is fast without NumPy because a whole layer is one Python int with a 16-bit lane for each unit: one addition of ints
adds an input's weights to all units. Weights are integers, so every machine computes the same values.
"""

from __future__ import annotations

from array import array
from base64 import b64decode
from collections.abc import Iterable
from importlib.resources import files
from itertools import compress
from operator import mul
from struct import Struct

import msgspec

#: bits of a lane: hidden units, and outputs
LANE_BITS, OUTPUT_LANE_BITS = 16, 32
#: the lane value of an output of zero, since lanes hold no signs
OUTPUT_ZERO = 1 << (OUTPUT_LANE_BITS - 1)


class Weights(msgspec.Struct, frozen=True):
    """A network as its data file stores it.

    :param units: number of hidden units.
    :param scale: the integer that stands for an output of 1.
    :param output_bias: bias of the outputs.
    :param input: weights of the inputs, inputs × units, as base64 of little-endian signed 16-bit integers.
    :param bias: bias of the hidden layer, in the same form.
    :param output: weights of the outputs, outputs × units, in the same form.
    """

    units: int
    scale: float
    output_bias: list[int]
    input: str
    bias: str
    output: str


def read_weights(package: str, name: str) -> Weights:
    """Return the weights in a data file of a package.

    :param package: name of the package. :param name: name of the file, without ``.json``.
    :raises OSError: if it cannot be read.
    :raises msgspec.DecodeError: if it holds no weights.
    """
    return msgspec.json.decode(files(package).joinpath(f"{name}.json").read_bytes(), type=Weights)


class PackedNetwork:
    """The forward pass of a network; subclasses give inputs and outputs their meaning. The state of the inputs is an
    int: ``start`` plus the row of every active input.

    :param weights: the weights from the network's data file.
    :ivar units: number of hidden units.
    :ivar start: the state without active inputs.
    :ivar rows: the int that each input adds to the state.
    :ivar scale: the integer that stands for an output of 1.
    :ivar signs: an int with the top bit of the lane of every hidden unit set.
    """

    def __init__(self, weights: Weights) -> None:
        self.units = units = weights.units
        outputs = _read_weights(weights.output)
        self.rows = _pack_rows(b64decode(weights.input), units)
        self.scale = weights.scale
        self._hidden = Struct(f"<{units}H").unpack
        self._bytes = units * LANE_BITS // 8
        self.signs = sum(1 << (LANE_BITS * at + LANE_BITS - 1) for at in range(units))
        self.start = self.signs + _lanes(_read_weights(weights.bias), LANE_BITS)
        count = len(weights.output_bias)
        self._outputs, self._out_bytes = Struct(f"<{count}I").unpack, count * OUTPUT_LANE_BITS // 8
        zeros = sum(OUTPUT_ZERO << (OUTPUT_LANE_BITS * at) for at in range(count))
        self._out_start = zeros + _lanes(weights.output_bias, OUTPUT_LANE_BITS)
        self._rows_out = [_lanes(outputs[at::units], OUTPUT_LANE_BITS) for at in range(units)]
        self._outer = outputs, weights.output_bias

    def output_weights(self) -> tuple[list[list[int]], list[int]]:
        """Return the weights of the outputs as numbers, units × outputs, and the bias of the outputs."""
        weights, bias = self._outer
        return [list(weights[at :: self.units]) for at in range(self.units)], bias

    def outputs(self, known: int) -> tuple[int, ...]:
        """Return the outputs for a state of the inputs, each with ``OUTPUT_ZERO`` added.

        :param known: the state: ``start`` plus the rows of the active inputs.
        """
        positive = (known & self.signs) >> (LANE_BITS - 1)
        # A unit above zero has its lane's top bit set: keep the other bits of those lanes, drop the other lanes.
        active = known & (positive * ((1 << (LANE_BITS - 1)) - 1))
        hidden = self._hidden(active.to_bytes(self._bytes, "little"))
        # Most units are at zero: their rows need not be added.
        lanes = sum(map(mul, filter(None, hidden), compress(self._rows_out, hidden)), self._out_start)
        return self._outputs(lanes.to_bytes(self._out_bytes, "little"))


def _read_weights(text: str) -> array[int]:
    """Return little-endian signed 16-bit numbers from base64."""
    raw = b64decode(text)
    return array("h", Struct(f"<{len(raw) // 2}h").unpack(raw))


def _pack_rows(raw: bytes, units: int) -> list[int]:
    """Return rows of little-endian signed 16-bit weights, each as one int in the format of ``_lanes``."""
    size = units * LANE_BITS // 8
    rows = [int.from_bytes(raw[at : at + size], "little") for at in range(0, len(raw), size)]
    signs = sum(1 << (LANE_BITS * at + LANE_BITS - 1) for at in range(units))
    # A negative weight adds 2 to the 16 to its lane, that is, one too much to the next lane.
    return [row - ((row & signs) << 1) for row in rows]


def _lanes(weights: Iterable[int], lane: int) -> int:
    """Return signed weights as one int, the first in the lowest lane; a negative one borrows from the next."""
    return sum(weight << (lane * at) for at, weight in enumerate(weights))
