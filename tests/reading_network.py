"""A network of Quist that reads the way cards were played, with random weights."""

from __future__ import annotations

import random
from array import array
from base64 import b64encode

from numeramis_access.games.quist.players.policy_network import READING_INPUT_COUNT
from numeramis_access.players.search.network import Weights


def any_reading_network(chance: random.Random, units: int = 7) -> Weights:
    """Return a network that reads the way cards were played, with random weights."""

    def text(rows: int, most: int) -> str:
        numbers = array("h", (chance.randint(-most, most) for _ in range(rows * units)))
        return b64encode(numbers.tobytes()).decode("ascii")

    return Weights(units, 9.0, [chance.randint(-99, 99) for _ in range(10)], text(READING_INPUT_COUNT, 300),
                   text(1, 300), text(10, 200))  # fmt: skip
