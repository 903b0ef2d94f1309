"""From notes to samples: additive tones and bands of noise, soft at both ends, all equally loud."""

from __future__ import annotations

import sys
from array import array
from math import cos, exp, log, pi, sin, sqrt
from random import Random

from sounds import SAMPLE_RATE
from sounds.cues import Cue, Note, Timbre
from sounds.loudness import CEILING, TARGET, level

FULL_SCALE = 32767
#: partials above this (Hz) are left out, because mixers fold them back as whistles
MAX_PARTIAL_HERTZ = 0.45 * SAMPLE_RATE
#: seed of the noise, so that a cue is the same each time it is rendered
SEED = 1


def render(cue: Cue) -> bytes:
    """Return a cue as 16-bit signed little-endian mono samples, ``SAMPLE_RATE`` per second.

    They have the common loudness plus the cue's ``gain``; a cue whose highest sample would pass the ceiling is softer.
    """
    samples = _mix(cue)
    gain = 10 ** ((TARGET + cue.gain - level(samples)) / 20)
    gain = min(gain, CEILING / max(map(abs, samples)))
    values = array("h", (round(sample * gain * FULL_SCALE) for sample in samples))
    if sys.byteorder == "big":
        values.byteswap()
    return values.tobytes()


def _mix(cue: Cue) -> list[float]:
    """Add up all notes; in a loop, sound past the end continues at the beginning."""
    end = max(note.start + note.length for note in cue.notes)
    total = round((cue.loop or end) * SAMPLE_RATE)
    samples = [0.0] * total
    for note in cue.notes:
        start = round(note.start * SAMPLE_RATE)
        for index, value in enumerate(_tone(note, cue.timbre), start):
            samples[index % total] += value
    return samples


def _tone(note: Note, timbre: Timbre) -> list[float]:
    count = round(note.length * SAMPLE_RATE)
    ends = _ends(count, round(timbre.attack * SAMPLE_RATE), round(timbre.release * SAMPLE_RATE))
    body = _noise(note, timbre, count) if timbre.noise else _partials(note, timbre, count)
    return [note.level * a * b for a, b in zip(ends, body, strict=True)]


def _ends(count: int, attack: int, release: int) -> list[float]:
    """Return the envelope's two slopes: raised cosines up from silence and down to it."""
    up = [(1 - cos(pi * (i + 1) / (attack + 1))) / 2 for i in range(attack)]
    down = [(1 + cos(pi * (i + 1) / (release + 1))) / 2 for i in range(release)]
    return up + [1.0] * (count - attack - release) + down


def _partials(note: Note, timbre: Timbre, count: int) -> list[float]:
    samples = [0.0] * count
    for multiple, loud, life in timbre.partials:
        frequency = note.pitch * multiple
        if frequency > MAX_PARTIAL_HERTZ:
            continue
        turn = 2 * pi * frequency / SAMPLE_RATE
        decay = _decay(timbre.fall, count) / life
        samples = [sample + loud * exp(-decay * i) * sin(turn * i) for i, sample in enumerate(samples)]
    return samples


def _noise(note: Note, timbre: Timbre, count: int) -> list[float]:
    """Return a band of noise round the pitch (white noise through a two-pole resonator without bass or hiss)."""
    source = Random(SEED)
    white = [source.random() for _ in range(count + 2)]
    radius = exp(-pi * note.pitch * timbre.noise / SAMPLE_RATE)
    near, far = 2 * radius * cos(2 * pi * note.pitch / SAMPLE_RATE), -radius * radius
    values, y1, y2 = [], 0.0, 0.0
    for i in range(count):
        y1, y2 = white[i + 2] - white[i] + near * y1 + far * y2, y1
        values.append(y1)
    strength = sqrt(sum(value * value for value in values) / count)
    decay = _decay(timbre.fall, count)
    return [value / strength * exp(-decay * i) for i, value in enumerate(values)]


def _decay(fall: float, count: int) -> float:
    """Return the loss for each sample, as an exponent, that makes ``fall`` decibels over ``count`` samples."""
    return fall / 20 * log(10) / count
