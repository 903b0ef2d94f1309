"""A graph by ear: the pitch that is measured in each tone is that of its value, rests are silent."""

from __future__ import annotations

import math
from array import array

import pytest

from sounds import SAMPLE_RATE
from sounds.graph import DEFAULT_HERTZ, MAX_TONE_SECONDS, MIN_TONE_SECONDS, graph_samples, value_pitch


def measured(samples: array[int]) -> float:
    """Return the hertz of a tone: the pitch that it is most like when it is laid over a sine."""
    def likeness(hertz: float) -> float:
        turn = 2 * math.pi * hertz / SAMPLE_RATE
        real = sum(sample * math.cos(turn * place) for place, sample in enumerate(samples))
        other = sum(sample * math.sin(turn * place) for place, sample in enumerate(samples))
        return math.hypot(real, other)

    steps = [DEFAULT_HERTZ[0] * 2 ** (step / 12) for step in range(-2, 27)]
    return max(steps, key=likeness)


def test_the_higher_the_value_the_higher_the_tone_and_none_is_silent() -> None:
    values = [0.0, 0.5, None, 1.0]
    samples = array("h", graph_samples(values, 0.2))
    length = int(0.2 * SAMPLE_RATE)
    assert abs(len(samples) - 4 * length) <= 2
    tones = [samples[place * length + 600 : (place + 1) * length - 600] for place in range(4)]
    assert [round(measured(tones[place])) for place in (0, 1, 3)] == [220, 440, 880]
    assert max(map(abs, tones[2])) == 0


def test_equal_steps_are_equal_steps_and_what_lies_outside_is_an_end() -> None:
    assert value_pitch(0.75) / value_pitch(0.5) == pytest.approx(value_pitch(0.5) / value_pitch(0.25))
    assert (value_pitch(-3), value_pitch(7)) == pytest.approx(DEFAULT_HERTZ)


@pytest.mark.parametrize(("asked", "given"), [(0.0, MIN_TONE_SECONDS), (0.3, 0.3), (60.0, MAX_TONE_SECONDS)])
def test_a_tone_is_neither_too_short_to_hear_nor_endless(asked: float, given: float) -> None:
    assert len(graph_samples([0.5], asked)) / 2 / SAMPLE_RATE == pytest.approx(given, abs=0.01)


def test_no_values_are_no_sound() -> None:
    assert graph_samples([], 0.2) == graph_samples([None, None], 0.2) == b""
