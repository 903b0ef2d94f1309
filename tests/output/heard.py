"""Record the actual output: SDL's disk driver writes it into a file at a device's pace."""

from __future__ import annotations

import sys
from array import array
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path

import pytest

from numeramis_access.output.mixer import SAMPLE_RATE, Mixer


class Heard:
    """A mixer that plays into a file.

    :param monkeypatch: names the file to SDL. :param folder: the file's folder.
    """

    def __init__(self, monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
        self._file = folder / "heard.raw"
        monkeypatch.setenv("SDL_AUDIODRIVER", "disk")
        monkeypatch.setenv("SDL_DISKAUDIOFILE", str(self._file))
        self.mixer = Mixer()
        self.mixer.open()

    def samples(self) -> array[int]:
        """Return all samples so far, left and right in turn."""
        data = self._file.read_bytes()
        return array("h", data[: len(data) // 4 * 4])

    def peaks(self) -> tuple[int, int]:
        """Return the loudest sample of each side so far."""
        samples = self.samples()
        return tuple(max(map(abs, samples[side::2]), default=0) for side in (0, 1))  # type: ignore[return-value]

    def runs(self) -> list[tuple[tuple[int, int], int]]:
        """Return the output as runs of equal frames and their lengths, silence included."""
        samples = self.samples()
        frames = zip(samples[0::2], samples[1::2], strict=True)
        return [(frame, sum(1 for _ in run)) for frame, run in groupby(frames)]

    def last(self) -> tuple[int, int]:
        """Return the last frame, silence before the first."""
        return next((frame for frame, _ in reversed(self.runs())), (0, 0))

    def close(self) -> None:
        """Release the device."""
        self.mixer.close()


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Heard]:
    """A mixer and its actual output."""
    heard = Heard(monkeypatch, tmp_path)
    yield heard
    heard.close()


def level(value: int, frames: int) -> bytes:
    """Return mono samples of one value, which tests can find in the output."""
    return value.to_bytes(2, sys.byteorder, signed=True) * frames


def seconds(frames: int) -> float:
    """Return the duration of this many frames."""
    return frames / SAMPLE_RATE
