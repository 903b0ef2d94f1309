"""Read ``cues.toml`` into cues made of notes with pitches in hertz and times in seconds."""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

DESCRIPTION = Path(__file__).with_name("cues.toml")
NOTE_PATTERN = re.compile(r"([A-G])(#?)(\d)")
SEMITONES = {"C": 0, "D": 2, "E": 4, "F": 5, "G": 7, "A": 9, "B": 11}
REST = "."


@dataclass(frozen=True, slots=True)
class Timbre:
    """The sound of a note at any pitch.

    :param partials: (multiple of the pitch, level, life as part of the note's) each; empty for noise.
    :param noise: width of the noise band as a fraction of the pitch; 0 without noise.
    :param attack: seconds. :param release: seconds. :param fall: decibels over a note's length.
    """

    attack: float
    release: float
    fall: float
    partials: tuple[tuple[float, float, float], ...] = ()
    noise: float = 0.0


@dataclass(frozen=True, slots=True)
class Note:
    """One tone. :param start: seconds. :param pitch: hertz. :param length: seconds. :param level: 1 is full."""

    start: float
    pitch: float
    length: float
    level: float = 1.0


@dataclass(frozen=True, slots=True)
class Cue:
    """One sound.
    :param timbre: the sound of its notes. :param gain: decibels against the common loudness.
    :param loop: length of a repeating sound in seconds, 0 for a sound that is played once.
    """

    timbre: Timbre
    notes: tuple[Note, ...]
    gain: float = 0.0
    loop: float = 0.0


def note_pitch(name: str) -> float:
    """Return the frequency in hertz of a note such as ``"A4"`` (440) or ``"C#5"``, equal temperament.

    :raises ValueError: when it is no note.
    """
    match = NOTE_PATTERN.fullmatch(name)
    if match is None:
        raise ValueError(f"not a note: {name!r}")
    letter, sharp, octave = match.groups()
    return 440.0 * 2 ** ((SEMITONES[letter] + len(sharp) - 9) / 12 + int(octave) - 4)


def read_cues(text: str) -> dict[str, Cue]:
    """Return every cue of a description, by name.

    :raises KeyError: for a timbre or scale that is not described. :raises ValueError: for a wrong note.
    """
    data = tomllib.loads(text)
    timbres = {name: _timbre(entry) for name, entry in data["timbre"].items()}
    cues = {name: _cue(entry, timbres) for name, entry in data["cue"].items()}
    for name, entry in data["family"].items():
        for index, note in enumerate(data["scale"][entry["scale"]].split()):
            cues[f"{name}-{index}"] = Cue(timbres[entry["timbre"]], _chord(note, entry["chord"], entry["length"]))
    return cues


def all_cues() -> dict[str, Cue]:
    """Return every cue of ``cues.toml``, by name."""
    return read_cues(DESCRIPTION.read_text("utf-8"))


def _timbre(entry: dict[str, Any]) -> Timbre:
    partials = tuple((multiple, level, life) for multiple, level, life in entry.get("partials", ()))
    return Timbre(entry["attack"], entry["release"], entry["fall"], partials, entry.get("noise", 0.0))


def _cue(entry: dict[str, Any], timbres: dict[str, Timbre]) -> Cue:
    notes = tuple(
        Note(index * entry["step"], note_pitch(name), entry["length"])
        for index, together in enumerate(entry["tune"].split())
        if together != REST
        for name in together.split("+")
    )
    return Cue(timbres[entry["timbre"]], notes, entry.get("gain", 0.0), entry.get("loop", 0.0))


def _chord(root: str, semitones: list[int], length: float) -> tuple[Note, ...]:
    """Return notes that sound together; those above the root are softer, so that the root's pitch is heard."""
    base = note_pitch(root)
    return tuple(Note(0.0, base * 2 ** (step / 12), length, 0.7 if step else 1.0) for step in semitones)
