"""A graph is really played, one after the other, and silenced by the stop key."""

from __future__ import annotations

import numpy as np
import pytest

from numeramis_access.app.reading.progress import HERTZ_LIMITS
from numeramis_access.output.mixer import SAMPLE_RATE
from numeramis_access.output.sound import Sound
from numeramis_access.store.settings import Settings
from tests.output.heard import Heard, heard
from tests.waiting import until

__all__ = ["heard"]


def loudest_pitches(heard: Heard, seconds: float) -> list[float]:
    """Return the loudest frequency of each stretch that was heard, silence at the beginning left out."""
    left = np.array(heard.samples()[0::2], dtype=float)
    sounding = np.flatnonzero(np.abs(left) > 300)
    if not len(sounding):
        return []
    left, length = left[sounding[0] :], int(seconds * SAMPLE_RATE)
    found = []
    for start in range(0, len(left) - length + 1, length):
        part = left[start + length // 5 : start + 4 * length // 5]
        if np.abs(part).max() > 300:
            spectrum = np.abs(np.fft.rfft(part * np.hanning(len(part)), 8 * SAMPLE_RATE))
            found.append(float(np.argmax(spectrum)) / 8)
    return found


@pytest.mark.parametrize("pitch", HERTZ_LIMITS)
def test_a_graph_is_heard_as_rising_tones_at_the_pitch_that_is_set(heard: Heard, pitch: str) -> None:
    channel = Sound(heard.mixer, Settings(cue_volume=100))
    channel.apply(Settings(cue_volume=100))
    least, greatest = HERTZ_LIMITS[pitch]  # type: ignore[index]
    channel.play_graph((0.0, 0.5, 1.0), 0.2, (least, greatest))
    assert until(lambda: len(loudest_pitches(heard, 0.2)) >= 3)
    assert loudest_pitches(heard, 0.2)[:3] == pytest.approx([least, (least * greatest) ** 0.5, greatest], rel=0.02)


def test_the_stop_key_silences_a_graph_that_sounds_or_is_being_made(heard: Heard) -> None:
    channel = Sound(heard.mixer, Settings(cue_volume=100))
    channel.apply(Settings(cue_volume=100))
    channel.play_graph((0.5,) * 20, 1.0, HERTZ_LIMITS["middle"])
    channel.hush()
    channel.play_graph((0.0,), 0.2, HERTZ_LIMITS["middle"])  # made after the long one, which must not come behind it
    assert until(lambda: len(loudest_pitches(heard, 0.2)) >= 1)
    assert loudest_pitches(heard, 0.2)[0] == pytest.approx(220, rel=0.02)
    assert not until(lambda: len(loudest_pitches(heard, 0.2)) > 2, 0.5)
