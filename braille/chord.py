"""Keys held together count as one chord, which is complete at the first release."""

from __future__ import annotations

import re

from braille.driver import KeyPressed, KeyReleased
from braille.events import Key

MAX_CHORD_KEYS = 100  # more keys than any display has; further ones are noise


class Chord:
    """The keys that are down now.

    The first key that goes up completes the chord of all that were down. The keys still held make another chord only
    together with a new key. (This is NVDA's rule, which readers know.)
    """

    def __init__(self) -> None:
        self._held: set[str] = set()
        self._fresh = False

    def feed(self, event: KeyPressed | KeyReleased) -> Key | None:
        """Take a press or release; return the chord that it completes, None if it completes none."""
        if isinstance(event, KeyPressed):
            if len(self._held) < MAX_CHORD_KEYS:
                self._held.add(event.key)
            self._fresh = True
            return None
        complete = self._fresh and event.key in self._held
        name = "+".join(sorted(self._held, key=_order))
        self._held.discard(event.key)
        if not complete:
            return None
        self._fresh = False
        return Key(name)

    def clear(self) -> None:
        """Forget all keys: the display was switched off, or is gone."""
        self._held.clear()
        self._fresh = False


def _order(key: str) -> tuple[str, int]:
    """Sort by name, then by number: dot2 before dot10."""
    number = re.search(r"\d+$", key)
    return (key[: number.start()], int(number[0])) if number else (key, -1)
