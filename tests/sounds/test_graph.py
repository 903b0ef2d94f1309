"""A graph by ear: the pitch that is measured in each tone is that of its value, rests are silent."""

from __future__ import annotations

import math
from array import array

import pytest

from sounds import RATE
from sounds.graph import LONGEST, SHORTEST, USUAL, pcm, pitch


def measured(samples: array[int]) -> float:
    """Return the hertz of a tone: the pitch that it is most like when it is laid over a sine."""
    def likeness(hertz: float) -> float:
        turn = 2 * math.pi * hertz / RATE
        real = sum(sample * math.cos(turn * place) for place, sample in enumerate(samples))
        other = sum(sample * math.sin(turn * place) for place, sample in enumerate(samples))
        return math.hypot(real, other)

    steps = [USUAL[0] * 2 ** (step / 12) for step in range(-2, 27)]
    return max(steps, key=likeness)


def test_the_higher_the_value_the_higher_the_tone_and_none_is_silent() -> None:
    values = [0.0, 0.5, None, 1.0]
    samples = array("h", pcm(values, 0.2))
    length = int(0.2 * RATE)
    assert abs(len(samples) - 4 * length) <= 2
    tones = [samples[place * length + 600 : (place + 1) * length - 600] for place in range(4)]
    assert [round(measured(tones[place])) for place in (0, 1, 3)] == [220, 440, 880]
    assert max(map(abs, tones[2])) == 0


def test_equal_steps_are_equal_steps_and_what_lies_outside_is_an_end() -> None:
    assert pitch(0.75) / pitch(0.5) == pytest.approx(pitch(0.5) / pitch(0.25))
    assert (pitch(-3), pitch(7)) == pytest.approx(USUAL)


@pytest.mark.parametrize(("asked", "given"), [(0.0, SHORTEST), (0.3, 0.3), (60.0, LONGEST)])
def test_a_tone_is_neither_too_short_to_hear_nor_endless(asked: float, given: float) -> None:
    assert len(pcm([0.5], asked)) / 2 / RATE == pytest.approx(given, abs=0.01)


def test_no_values_are_no_sound() -> None:
    assert pcm([], 0.2) == pcm([None, None], 0.2) == b""
