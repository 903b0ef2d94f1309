"""Rumble: patterns for the player's turn, tricks, time and calls; never the only signal of anything."""

from __future__ import annotations

import contextlib
import threading
from queue import Empty, SimpleQueue

from numeramis_access.input.controller import Controllers
from numeramis_access.output.channel import FollowsSettings
from numeramis_access.output.rumbling import Rumble, RumblePattern, pattern_of
from numeramis_access.store.settings import Settings
from numeramis_access.words.announcement import Announcement

#: stops the motors
NO_RUMBLE = Rumble(0, 0, 1)


class Haptics(FollowsSettings):
    """The rumble channel. A new pattern ends the previous one.

    :param controllers: the connected controllers.
    :param settings: the player's settings, with the strength of the rumble.
    """

    name = "haptics"

    def __init__(self, controllers: Controllers, settings: Settings) -> None:
        self._controllers = controllers
        self._strength = settings.rumble / 100
        #: patterns for the timing thread, None: end; no queue while the channel is closed
        self._patterns: SimpleQueue[RumblePattern | None] | None = None

    def probe(self) -> bool:
        """Return whether a controller is connected."""
        return bool(self._controllers.pads)

    def open(self) -> None:
        """Start the timing thread; it ends with ``close``."""
        self.close()
        self._patterns = SimpleQueue()
        threading.Thread(target=self._run, args=(self._patterns,), name="haptics", daemon=True).start()

    def apply(self, settings: Settings) -> None:
        """Apply changed settings at once; a strength of 0 stops the rumble."""
        self._strength = settings.rumble / 100
        if not self._strength:
            self.hush()

    def show(self, announcement: Announcement) -> None:
        """Start the pattern of the announcement, if it has one, the channel is open, rumble is on and a controller is
        connected.
        """
        pattern = pattern_of(announcement)
        if pattern and self._strength and self._controllers.pads:
            self._begin(pattern)

    def hush(self) -> None:
        """Stop the rumble."""
        self._begin((NO_RUMBLE,))

    def close(self) -> None:
        """Stop the motors and end the thread."""
        patterns, self._patterns = self._patterns, None
        if patterns is not None:
            patterns.put(None)
            self._push(NO_RUMBLE)

    def _begin(self, pattern: RumblePattern) -> None:
        if self._patterns is not None:
            self._patterns.put(pattern)

    def _run(self, patterns: SimpleQueue[RumblePattern | None]) -> None:
        pattern = patterns.get()
        while pattern is not None:
            pattern = self._play(pattern, patterns)

    def _play(self, pattern: RumblePattern, patterns: SimpleQueue[RumblePattern | None]) -> RumblePattern | None:
        """Play a pattern until the next one arrives, and return that; None at the end."""
        for beat in pattern:
            self._push(beat)
            with contextlib.suppress(Empty):
                return patterns.get(timeout=(beat.lasts + beat.pause) / 1000)
        return patterns.get()

    def _push(self, beat: Rumble) -> None:
        """Run the motors of all controllers; the return value of one that cannot is ignored."""
        for pad in list(self._controllers.pads.values()):
            pad.rumble(beat.heavy * self._strength, beat.light * self._strength, beat.lasts)
