"""The learned Quist network in plain Python: what is known goes in, a preference for each number comes out.

One hidden layer over sparse inputs. The trick that makes it quick without NumPy: a whole layer is one Python
int, each unit a 16-bit lane of it, so that adding an input's weights to all units is one addition of ints.
Weights are integers, so every machine computes the very same. ``training.quist_self_play`` made the data file.
"""

from __future__ import annotations

import json
from array import array
from base64 import b64decode
from collections.abc import Iterable
from functools import lru_cache
from importlib.resources import files
from itertools import compress
from math import exp
from operator import mul
from struct import Struct
from typing import Any

from numeramis_access.players.quist.model import COPIES, HAND, NUMBERS, SEATS, Counts, Course

#: where each group of inputs begins: own hand (number, copy), played (seat, number), cards of this phase (seat,
#: number), its highest (seat, tied, number), own cards left, tied phases lying, position in the phase; seats are
#: counted from the own one, in the phase from the left neighbour
IN_HAND, IN_PLAYED, IN_PHASE, IN_TOP, IN_LEFT, IN_PILE, IN_POSITION, INPUTS = 0, 40, 80, 110, 170, 179, 184, 188
#: copies of a number, and tied phases, beyond these count no further
MAX_COPIES, MAX_PILE = 4, 4

#: bits of a lane: hidden units, and outputs
LANE, OUT_LANE = 16, 32
#: what an output of nothing reads: lanes hold no signs
OUT_ZERO = 1 << (OUT_LANE - 1)
#: phases are numbered: these for 0, 1, 2, 3 cards on the table, plus the cards read as one number
PHASE_AT = (0, 1, 11, 111)

Weights = dict[str, Any]


class Layers:
    """A network with one hidden layer in packed integers; subclasses say what its inputs mean.

    :param data: ``units``, ``scale`` (what an output of 1 counts), ``output_bias``, and base64 of little-endian 16-bit
        weights: ``input`` (inputs × units), ``bias``, ``output`` (outputs × units).
    """

    def __init__(self, data: Weights) -> None:
        units: int = data["units"]
        weights, outputs = _numbers(data["input"]), _numbers(data["output"])
        #: what each input adds; ``start`` is what nothing adds up to
        self.rows = [_lanes(weights[at : at + units], LANE) for at in range(0, len(weights), units)]
        self.scale: float = data["scale"]
        self._hidden = Struct(f"<{units}H").unpack
        self._bytes = units * LANE // 8
        self._signs = sum(1 << (LANE * at + LANE - 1) for at in range(units))
        self.start = self._signs + _lanes(_numbers(data["bias"]), LANE)
        count = len(data["output_bias"])
        self._outputs, self._out_bytes = Struct(f"<{count}I").unpack, count * OUT_LANE // 8
        zeros = sum(OUT_ZERO << (OUT_LANE * at) for at in range(count))
        self._out_start = zeros + _lanes(data["output_bias"], OUT_LANE)
        self._rows_out = [_lanes(outputs[at::units], OUT_LANE) for at in range(units)]

    def outputs(self, known: int) -> tuple[int, ...]:
        """Return the outputs for what has been added up, each ``OUT_ZERO`` more than it is."""
        positive = (known & self._signs) >> (LANE - 1)
        # A unit above zero has its lane's top bit set: keep the other bits of those lanes, drop the other lanes.
        active = known & (positive * ((1 << (LANE - 1)) - 1))
        hidden = self._hidden(active.to_bytes(self._bytes, "little"))
        # Most units are at zero: their rows need not be added.
        lanes = sum(map(mul, filter(None, hidden), compress(self._rows_out, hidden)), self._out_start)
        return self._outputs(lanes.to_bytes(self._out_bytes, "little"))


class Network(Layers):
    """A policy over what a seat knows, which is an int that grows by addition.

    It is ``start``, plus ``copy`` for its cards, plus ``played`` for every play of the deal; for a decision ``phase``
    and ``status`` are added, and ``outputs`` are the preferences for the ten numbers: only differences mean anything.
    """

    def __init__(self, data: Weights) -> None:
        super().__init__(data)
        rows = self.rows
        #: [number][n]: for holding an n-th copy of it
        self.copy = [_copies(rows, number) for number in range(NUMBERS)]
        #: [seat from the own one][number]
        self.played = [rows[IN_PLAYED + rel * NUMBERS :][:NUMBERS] for rel in range(SEATS)]
        self.phase = _phases(rows)
        #: [own cards left][tied phases lying]
        self.status = [
            [rows[IN_LEFT + max(left, 1) - 1] + rows[IN_PILE + min(pile, MAX_PILE)] for pile in range(HAND)]
            for left in range(HAND + 1)
        ]

    def know(self, seat: int, hand: Counts, played: list[Counts]) -> int:
        """Return what a seat knows outside the phase."""
        known = self.start + self.hold(hand)
        for other, counts in enumerate(played):
            row = self.played[(other - seat) % SEATS]
            known += sum(row[number] * n for number, n in enumerate(counts) if n)
        return known

    def hold(self, hand: Counts) -> int:
        """Return what holding these cards adds to what a seat knows."""
        return sum(sum(self.copy[number][1 : n + 1]) for number, n in enumerate(hand) if n)

    def table(self, course: Course, left: int) -> int:
        """Return what the cards on the table add for the seat to act, which has so many cards left."""
        return self.phase[phase_number(course.phase)] + self.status[left][course.pile]

    def preferences(self, course: Course, hand: Counts) -> dict[int, float]:
        """Return, for each number held by the seat to act, how likely the policy plays it."""
        known = self.know(course.seat, hand, course.played) + self.table(course, sum(hand))
        return softmax(self.outputs(known), hand, self.scale)


def softmax(logits: tuple[int, ...], hand: Counts, scale: float) -> dict[int, float]:
    """Return each held number's share of the preference."""
    held = [number for number in range(NUMBERS) if hand[number]]
    best = max(logits[number] for number in held)
    parts = [exp((logits[number] - best) / scale) for number in held]
    total = sum(parts)
    return {number: part / total for number, part in zip(held, parts, strict=True)}


def phase_number(phase: list[int]) -> int:
    """Return the number under which a phase of up to three cards is kept."""
    code = 0
    for card in phase:
        code = code * NUMBERS + card
    return PHASE_AT[len(phase)] + code


@lru_cache(maxsize=1)
def network() -> Network:
    """Return the network that comes with the game; read once."""
    return Network(read("policy_network"))


def read(name: str) -> Weights:
    """Return the weights in a data file of the players."""
    weights: Weights = json.loads(files(__package__).joinpath(f"{name}.json").read_text("ascii"))
    return weights


def _numbers(text: str) -> array[int]:
    """Return little-endian signed 16-bit numbers from base64."""
    raw = b64decode(text)
    return array("h", Struct(f"<{len(raw) // 2}h").unpack(raw))


def _lanes(weights: Iterable[int], lane: int) -> int:
    """Return signed weights as one int, the first in the lowest lane; a negative one borrows from the next."""
    return sum(weight << (lane * at) for at, weight in enumerate(weights))


def _copies(rows: list[int], number: int) -> list[int]:
    """Return what an n-th copy of a number adds, for n from 0."""
    first = IN_HAND + number * MAX_COPIES
    return [0, *rows[first : first + MAX_COPIES], *[0] * (COPIES - MAX_COPIES)]


def _phases(rows: list[int]) -> list[int]:
    """Return what each phase of 0-3 cards adds for the seat to act, by its number."""
    table = []
    for size, first in enumerate(PHASE_AT):
        for code in range(NUMBERS**size):
            cards = [code // NUMBERS**at % NUMBERS for at in reversed(range(size))]
            table.append(rows[IN_POSITION + size] + _phase(rows, cards))
        assert len(table) == first + NUMBERS**size
    return table


def _phase(rows: list[int], cards: list[int]) -> int:
    """Return what these cards on the table, and the highest of them, add for the seat to act."""
    if not cards:
        return 0
    first = SEATS - 1 - len(cards)
    played = sum(rows[IN_PHASE + (first + at) * NUMBERS + card] for at, card in enumerate(cards))
    top = max(cards)
    tied = cards.count(top) > 1
    return played + rows[IN_TOP + ((first + cards.index(top)) * 2 + tied) * NUMBERS + top]
