"""The last keys that were pressed, for a report to the makers: no text that was typed, no card that was looked for."""

from __future__ import annotations

from collections import deque

from numeramis_access.input.commands import AnyCommand

#: keys that are remembered
KEPT = 60
#: what stands for a key that writes, and for one that names a card
WRITTEN, CARD = "text", "card"


class LastKeys:
    """The names of the last keys with the contexts in which they were pressed, oldest first."""

    def __init__(self) -> None:
        self._kept: deque[str] = deque(maxlen=KEPT)

    def note(self, context: str, key: str, command: AnyCommand | None, writes: bool) -> None:
        """Take note of a key.

        :param command: what it asks for, None for nothing or where a whole line was typed. :param writes: whether it is
            a part of a text that is typed.
        """
        if writes or (command is None and len(key.removeprefix("shift+")) == 1):
            key = WRITTEN
        elif command is not None and command.startswith(("number-", "rank-")):
            key = CARD
        self._kept.append(f"{context}: {key}")

    def keys(self) -> tuple[str, ...]:
        """Return all that is remembered, oldest first."""
        return tuple(self._kept)
