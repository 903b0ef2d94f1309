"""Rumble: a pattern for your turn, a trick won, lost and undecided; never the only signal of anything."""

from __future__ import annotations

import contextlib
import threading
from dataclasses import dataclass
from queue import Empty, SimpleQueue

from numeramis_access.input.controller import Controllers
from numeramis_access.output.channel import FollowsSettings
from numeramis_access.store.settings import Settings
from numeramis_access.words.announcement import Announcement


@dataclass(frozen=True, slots=True)
class Beat:
    """One push of the motors and the pause after it.

    :param heavy: the slow motor, 0-1. :param light: the quick one. :param lasts: milliseconds. :param pause: likewise.
    """

    heavy: float
    light: float
    lasts: int
    pause: int = 0


#: by cue; they differ in number and length, for strength alone is hard to tell
PATTERNS = {
    "your-turn": (Beat(0, 0.8, 80, 90), Beat(0, 0.8, 80)),
    "trick-won": (Beat(0.4, 0.4, 150, 60), Beat(1, 1, 350)),
    "trick-lost": (Beat(0.8, 0, 500),),
    "trick-tied": tuple(Beat(0, 0.6, 60, 80) for _ in range(4)),
}
PATTERNS |= {"phase-tied": PATTERNS["trick-tied"], "deal-won": PATTERNS["trick-won"]}
PATTERNS |= {"match-won": (*PATTERNS["trick-won"], *PATTERNS["trick-won"]), "deal-lost": PATTERNS["trick-lost"]}
PATTERNS |= {"deal-tied": PATTERNS["trick-tied"], "match-lost": PATTERNS["trick-lost"]}
#: stops the motors
STILL = Beat(0, 0, 1)

Pattern = tuple[Beat, ...]


class Haptics(FollowsSettings):
    """The channel of rumble: a new pattern ends the one before, as each push of a motor does."""

    name = "haptics"

    def __init__(self, controllers: Controllers, settings: Settings) -> None:
        self._controllers = controllers
        self._strength = settings.rumble / 100
        #: what the thread that keeps the time shall play, None: end; there is none while the channel is closed
        self._patterns: SimpleQueue[Pattern | None] | None = None

    def probe(self) -> bool:
        """Return whether a controller is there now."""
        return bool(self._controllers.pads)

    def open(self) -> None:
        """Start the thread that keeps the time."""
        self.close()
        self._patterns = SimpleQueue()
        threading.Thread(target=self._run, args=(self._patterns,), name="haptics", daemon=True).start()

    def apply(self, settings: Settings) -> None:
        """Take changed settings, at once."""
        self._strength = settings.rumble / 100
        if not self._strength:
            self.hush()

    def show(self, announcement: Announcement) -> None:
        """Begin the pattern of the announcement's cue, if it has one."""
        pattern = PATTERNS.get(announcement.cue or "")
        if pattern and self._strength and self._controllers.pads:
            self._begin(pattern)

    def hush(self) -> None:
        """Stop."""
        self._begin((STILL,))

    def close(self) -> None:
        """Stop, and end the thread."""
        patterns, self._patterns = self._patterns, None
        if patterns is not None:
            patterns.put(None)
            self._push(STILL)

    def _begin(self, pattern: Pattern) -> None:
        if self._patterns is not None:
            self._patterns.put(pattern)

    def _run(self, patterns: SimpleQueue[Pattern | None]) -> None:
        pattern = patterns.get()
        while pattern is not None:
            pattern = self._play(pattern, patterns)

    def _play(self, pattern: Pattern, patterns: SimpleQueue[Pattern | None]) -> Pattern | None:
        """Play a pattern until the next one comes, and return that."""
        for beat in pattern:
            self._push(beat)
            with contextlib.suppress(Empty):
                return patterns.get(timeout=(beat.lasts + beat.pause) / 1000)
        return patterns.get()

    def _push(self, beat: Beat) -> None:
        """Run the motors of all controllers; one that cannot says so by a return value, which is no matter."""
        for pad in list(self._controllers.pads.values()):
            pad.rumble(beat.heavy * self._strength, beat.light * self._strength, beat.lasts)
