"""The last keys, for a report to the makers; without typed text and without named cards."""

from __future__ import annotations

from collections import deque

from numeramis_access.input.commands import AnyCommand

#: maximum number of keys
KEPT = 60
#: stand for a key that writes, and for one that names a card
WRITTEN, CARD = "text", "card"


class LastKeys:
    """The names of the last keys with their contexts, oldest first."""

    def __init__(self) -> None:
        self._kept: deque[str] = deque(maxlen=KEPT)

    def note(self, context: str, key: str, command: AnyCommand | None, writes: bool) -> None:
        """Note a key.

        :param context: the section of the keymap. :param key: name of the key. :param command: the key's command; None
            if it has none, or for a typed line. :param writes: whether the key is part of a typed text.
        """
        if writes or (command is None and len(key.removeprefix("shift+")) == 1):
            key = WRITTEN
        elif command is not None and command.startswith(("number-", "rank-")):
            key = CARD
        self._kept.append(f"{context}: {key}")

    def keys(self) -> tuple[str, ...]:
        """Return the noted keys, oldest first."""
        return tuple(self._kept)
