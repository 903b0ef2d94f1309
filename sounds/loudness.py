"""The loudness of a cue: K-weighted level (ITU-R BS.1770) of its loudest tenth of a second.

Every cue is scaled to ``TARGET`` by that measure, plus its own ``gain``, and its highest sample stays under
``CEILING``. The window is a tenth of a second because cues are shorter than the 400 ms of the standard; a shorter cue
is measured as if silence followed.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from math import log10, pi, tan

from sounds import SAMPLE_RATE

#: K-weighted level in dB below full scale that all cues share
TARGET = -21.0
#: highest sample allowed, as part of full scale (-1 dB)
CEILING = 0.89
WINDOW = SAMPLE_RATE // 10
HOP = SAMPLE_RATE // 100


def level(samples: Sequence[float]) -> float:
    """Return the K-weighted level, in dB against full scale, of the loudest tenth of a second.

    :param samples: mono, ``SAMPLE_RATE`` per second, from -1 to 1.
    :raises ValueError: for silence.
    """
    energy = [0.0, *accumulate(value * value for value in _weigh(samples))]
    last = len(energy) - 1
    loudest = max(energy[min(at + WINDOW, last)] - energy[at] for at in range(0, last, HOP))
    return 10 * log10(loudest / WINDOW)


def _weigh(samples: Sequence[float]) -> list[float]:
    """Apply the two filters of BS.1770: a shelf (+4 dB, the head) and a high-pass (the ear's low end)."""
    shelf = 10 ** (3.999843853973347 / 20)
    band = shelf**0.4996667741545416
    shelved = _filter(samples, 1681.974450955533, 0.7071752369554196, (shelf, band, 1.0))
    return _filter(shelved, 38.13547087602444, 0.5003270373238773, (1.0, 0.0, 0.0))


def _filter(samples: Sequence[float], centre: float, q: float, gains: tuple[float, float, float]) -> list[float]:
    """Apply one second-order filter. :param gains: at high frequencies, round the centre (Hz), at low ones."""
    k = tan(pi * centre / SAMPLE_RATE)
    high, band, low = gains
    norm = 1 + k / q + k * k
    b0 = (high + band * k / q + low * k * k) / norm
    b1 = 2 * (low * k * k - high) / norm
    b2 = (high - band * k / q + low * k * k) / norm
    a1 = 2 * (k * k - 1) / norm
    a2 = (1 - k / q + k * k) / norm
    out, x1, x2, y1, y2 = [], 0.0, 0.0, 0.0, 0.0
    for x in samples:
        y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2
        out.append(y)
        x1, x2, y1, y2 = x, x1, y, y1
    return out
