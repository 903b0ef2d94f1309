"""``python -m sounds build``: render every cue of ``cues.toml`` into ``wav/``, and delete cues that left it."""

from __future__ import annotations

import sys
import wave

from sounds import CUE_FOLDER, SAMPLE_RATE
from sounds.cues import all_cues
from sounds.synth import render


def build() -> int:
    """Write all cues of ``cues.toml`` as WAV files, delete the files of other cues, and return the number of cues."""
    cues = all_cues()
    CUE_FOLDER.mkdir(exist_ok=True)
    for path in CUE_FOLDER.glob("*.wav"):
        if path.stem not in cues:
            path.unlink()
    for name, cue in cues.items():
        with wave.open(str(CUE_FOLDER / f"{name}.wav"), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(SAMPLE_RATE)
            file.writeframes(render(cue))
    return len(cues)


if __name__ == "__main__":
    if sys.argv[1:] != ["build"]:
        sys.exit("usage: python -m sounds build")
    print(f"{build()} cues")
