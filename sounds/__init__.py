"""Sound cues: short tones for events, described as data and kept rendered.

Lives here: ``cues.toml`` (the description of every cue), the synthesis that renders it, and the rendered cues in
``wav/``, so that playing one only reads a small file. Change the description, run ``python -m sounds build``.
Must not live here: anything that knows of cards, games or mixers, or that imports numeramis_access.
Start reading at ``cues.toml``, then ``cues`` (description to notes), ``synth`` (notes to samples), ``loudness``.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

#: samples per second; every cue is 16-bit signed little-endian mono
SAMPLE_RATE = 22050
#: where the rendered cues are
CUE_FOLDER = Path(__file__).parent / "wav"
#: bytes before the first sample of a rendered cue (a plain WAV header)
HEADER_BYTES = 44


@cache
def cue_names() -> tuple[str, ...]:
    """Return the names of all cues, sorted."""
    return tuple(sorted(path.stem for path in CUE_FOLDER.glob("*.wav")))


@cache
def cue_samples(name: str) -> bytes:
    """Return the samples of a cue: 16-bit signed little-endian, mono, ``SAMPLE_RATE`` per second.

    :raises KeyError: if there is no such cue.
    """
    try:
        return (CUE_FOLDER / f"{name}.wav").read_bytes()[HEADER_BYTES:]
    except FileNotFoundError:
        raise KeyError(name) from None
