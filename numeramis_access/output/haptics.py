"""Rumble: a pattern for your turn, a trick won, lost and undecided; never the only signal of anything."""

from __future__ import annotations

import threading
import time
from dataclasses import dataclass

from numeramis_access.input.controller import Controllers
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


class Haptics:
    """The channel of rumble: a new pattern ends the one before, as each push of a motor does."""

    name = "haptics"

    def __init__(self, controllers: Controllers, settings: Settings) -> None:
        self._controllers = controllers
        self._strength = settings.rumble / 100
        self._changed = threading.Condition()
        self._pattern: tuple[Beat, ...] = ()
        self._number = 0
        self._closed = False

    def probe(self) -> bool:
        """Return whether a controller is there now."""
        return bool(self._controllers.pads)

    def open(self) -> None:
        """Start the thread that keeps the time."""
        threading.Thread(target=self._run, name="haptics", daemon=True).start()

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
        self._begin((Beat(0, 0, 1),))

    def close(self) -> None:
        """Stop, and end the thread."""
        with self._changed:
            self._closed = True
            self._changed.notify()
        self._push(Beat(0, 0, 1))

    def _begin(self, pattern: tuple[Beat, ...]) -> None:
        with self._changed:
            self._pattern = pattern
            self._number += 1
            self._changed.notify()

    def _run(self) -> None:
        done = 0
        while True:
            with self._changed:
                self._changed.wait_for(lambda: self._closed or self._number != done)  # noqa: B023 - used at once
                if self._closed:
                    return
                done, pattern = self._number, self._pattern
            self._play(pattern, done)

    def _play(self, pattern: tuple[Beat, ...], number: int) -> None:
        for beat in pattern:
            self._push(beat)
            ends = time.monotonic() + (beat.lasts + beat.pause) / 1000
            with self._changed:
                if self._changed.wait_for(lambda: self._closed or self._number != number, ends - time.monotonic()):
                    return

    def _push(self, beat: Beat) -> None:
        """Run the motors of all controllers; one that cannot says so by a return value, which is no matter."""
        for pad in list(self._controllers.pads.values()):
            pad.rumble(beat.heavy * self._strength, beat.light * self._strength, beat.lasts)
