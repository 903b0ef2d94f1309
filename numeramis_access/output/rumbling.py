"""How it rumbles at a cue: a pattern for your turn, a trick won, lost and undecided, and for time that runs out."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Beat:
    """One push of the motors and the pause after it.

    :param heavy: the slow motor, 0-1. :param light: the quick one. :param lasts: milliseconds. :param pause: likewise.
    """

    heavy: float
    light: float
    lasts: int
    pause: int = 0


Pattern = tuple[Beat, ...]

#: by cue; they differ in number and length, for strength alone is hard to tell
PATTERNS: dict[str, Pattern] = {
    "your-turn": (Beat(0, 0.8, 80, 90), Beat(0, 0.8, 80)),
    "trick-won": (Beat(0.4, 0.4, 150, 60), Beat(1, 1, 350)),
    "trick-lost": (Beat(0.8, 0, 500),),
    "trick-tied": tuple(Beat(0, 0.6, 60, 80) for _ in range(4)),
}
PATTERNS |= {
    "time-short": tuple(Beat(0.5, 0.5, 40, 160) for _ in range(3)),
    "time-last": tuple(Beat(0.7, 0.7, 40, 90) for _ in range(7)),
}
PATTERNS |= {"phase-tied": PATTERNS["trick-tied"], "deal-won": PATTERNS["trick-won"]}
PATTERNS |= {"match-won": (*PATTERNS["trick-won"], *PATTERNS["trick-won"]), "deal-lost": PATTERNS["trick-lost"]}
PATTERNS |= {"deal-tied": PATTERNS["trick-tied"], "match-lost": PATTERNS["trick-lost"]}
