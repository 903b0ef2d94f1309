"""Rumble patterns for the player's turn, tricks won, lost and tied, time that runs out, and calls by other people.

People at the table call the player by speaking, asking, inviting or beginning, when the player's hands can be anywhere.
"""

from __future__ import annotations

from dataclasses import dataclass

from numeramis_access.words.announcement import Announcement


@dataclass(frozen=True, slots=True)
class Rumble:
    """One vibration of the motors and the pause after it.

    :param heavy: strength of the slow motor, 0-1.
    :param light: strength of the quick motor, 0-1.
    :param lasts: milliseconds of the vibration.
    :param pause: milliseconds after it.
    """

    heavy: float
    light: float
    lasts: int
    pause: int = 0


RumblePattern = tuple[Rumble, ...]

#: by cue; they differ in number and length, because strength alone is hard to tell
RUMBLE_PATTERNS: dict[str, RumblePattern] = {
    "your-turn": (Rumble(0, 0.8, 80, 90), Rumble(0, 0.8, 80)),
    "trick-won": (Rumble(0.4, 0.4, 150, 60), Rumble(1, 1, 350)),
    "trick-lost": (Rumble(0.8, 0, 500),),
    "trick-tied": tuple(Rumble(0, 0.6, 60, 80) for _ in range(4)),
}
RUMBLE_PATTERNS |= {
    "time-short": tuple(Rumble(0.5, 0.5, 40, 160) for _ in range(3)),
    "time-last": tuple(Rumble(0.7, 0.7, 40, 90) for _ in range(7)),
}
RUMBLE_PATTERNS |= {"phase-tied": RUMBLE_PATTERNS["trick-tied"], "deal-won": RUMBLE_PATTERNS["trick-won"]}
RUMBLE_PATTERNS |= {
    "match-won": (*RUMBLE_PATTERNS["trick-won"], *RUMBLE_PATTERNS["trick-won"]),
    "deal-lost": RUMBLE_PATTERNS["trick-lost"],
}
RUMBLE_PATTERNS |= {"deal-tied": RUMBLE_PATTERNS["trick-tied"], "match-lost": RUMBLE_PATTERNS["trick-lost"]}

CALL_PATTERN: RumblePattern = (Rumble(0.6, 0.6, 350, 120), Rumble(0, 0.8, 80))
#: kinds of message that call the player
CALLING_KINDS = frozenset({
    "people-said", "people-invited", "people-knocks", "people-asks-watch", "people-asks-hand", "people-match-began",
    "people-once-more-asked", "people-pause-asks", "people-pause-agrees", "people-go-on-asks", "people-go-on-agrees",
    "people-concession-partner", "people-time-over-again-own", "turns-over-again-own", "turns-own-reminded",
})  # fmt: skip


def pattern_of(announcement: Announcement) -> RumblePattern:
    """Return the rumble pattern of an announcement, empty for most announcements and for one that is repeated from the
    history.
    """
    call = CALL_PATTERN if announcement.kind in CALLING_KINDS and not announcement.recalled else ()
    return RUMBLE_PATTERNS.get(announcement.cue or "", call)
