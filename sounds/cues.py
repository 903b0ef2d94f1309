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

    :param attack: seconds in which it rises from silence.
    :param release: seconds in which it ends in silence.
    :param fall: decibels by which it grows softer over a note's length.
    :param partials: for each partial its multiple of the pitch, its relative level, and its decay time as a multiple of
        the note's; ignored with noise.
    :param noise: width of the band of noise as a fraction of the pitch; 0 for a sound of partials.
    """

    attack: float
    release: float
    fall: float
    partials: tuple[tuple[float, float, float], ...] = ()
    noise: float = 0.0


@dataclass(frozen=True, slots=True)
class Note:
    """One tone of a cue.

    :param start: seconds from the beginning of the cue.
    :param pitch: hertz.
    :param length: seconds.
    :param level: amplitude relative to the cue's other notes.
    """

    start: float
    pitch: float
    length: float
    level: float = 1.0


@dataclass(frozen=True, slots=True)
class Cue:
    """One sound.

    :param timbre: the sound of its notes.
    :param notes: the notes, at least one.
    :param gain: decibels above the common loudness of all cues.
    :param loop: length of a repeating sound in seconds, 0 for a sound that is played once.
    """

    timbre: Timbre
    notes: tuple[Note, ...]
    gain: float = 0.0
    loop: float = 0.0


def note_pitch(name: str) -> float:
    """Return the frequency in hertz of a note such as ``"A4"`` (440) or ``"C#5"``, equal temperament.

    :raises ValueError: for any other text.
    """
    match = NOTE_PATTERN.fullmatch(name)
    if match is None:
        raise ValueError(f"not a note: {name!r}")
    letter, sharp, octave = match.groups()
    return 440.0 * 2 ** ((SEMITONES[letter] + len(sharp) - 9) / 12 + int(octave) - 4)


def read_cues(text: str) -> dict[str, Cue]:
    """Return all cues of a description, by name; each note of a family's scale is a cue ``<family>-<number from 0>``.

    :param text: the description in TOML, as in ``cues.toml``.
    :raises KeyError: for a missing field, timbre or scale. :raises ValueError: for invalid TOML or a wrong note.
    """
    data = tomllib.loads(text)
    timbres = {name: _timbre(entry) for name, entry in data["timbre"].items()}
    cues = {name: _cue(entry, timbres) for name, entry in data["cue"].items()}
    for name, entry in data["family"].items():
        for index, note in enumerate(data["scale"][entry["scale"]].split()):
            cues[f"{name}-{index}"] = Cue(timbres[entry["timbre"]], _chord(note, entry["chord"], entry["length"]))
    return cues


def all_cues() -> dict[str, Cue]:
    """Return all cues of ``cues.toml``, by name."""
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
