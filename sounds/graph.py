"""Graphs as sound: a tone for each value, the higher the value the higher the tone; a rest for a missing value."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log

from sounds.cues import Cue, Note, Timbre
from sounds.synth import render

#: default hertz of the least and the greatest value: two octaves, which most people distinguish well
DEFAULT_HERTZ = (220.0, 880.0)
#: the sound of a tone; attack and release are short compared to the shortest tone
TIMBRE = Timbre(0.008, 0.02, 6.0, ((1.0, 1.0, 1.0), (2.0, 0.3, 0.8), (3.0, 0.1, 0.6)))
#: the shortest and the longest tone in seconds
MIN_TONE_SECONDS, MAX_TONE_SECONDS = 0.05, 2.0


def value_pitch(value: float, hertz: tuple[float, float] = DEFAULT_HERTZ) -> float:
    """Return the frequency in hertz of a value: equal steps of the value are equal musical intervals.

    :param value: from 0 to 1; a value outside counts as the nearer of the two. :param hertz: the frequencies of 0 and
        of 1.
    """
    least, greatest = hertz
    return least * exp(min(1.0, max(0.0, value)) * log(greatest / least))


def graph_samples(values: Sequence[float | None], seconds: float, hertz: tuple[float, float] = DEFAULT_HERTZ) -> bytes:
    """Return a graph as samples like those of a cue: one tone for each value; empty if there is no value.

    :param values: the values as for ``value_pitch``, None for a rest.
    :param seconds: length of each tone and rest, changed to at least 0.05 and at most 2 seconds.
    :param hertz: the frequencies of 0 and of 1.
    """
    length = min(MAX_TONE_SECONDS, max(MIN_TONE_SECONDS, seconds))
    notes = tuple(
        Note(number * length, value_pitch(value, hertz), length)
        for number, value in enumerate(values)
        if value is not None
    )
    return render(Cue(TIMBRE, notes)) if notes else b""
