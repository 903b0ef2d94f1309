"""Whether the other end of a line still answers: behind what was sent goes a ping, whose pong says that it has come."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

#: seconds between two looks, and looks without a pong that are too long; looks are counted, for a machine may sleep
LOOK, PATIENCE = 0.5, 6


class SignsOfLife:
    """Watches one line while something that was sent has not come, as far as is known here.

    The house answers a ping as soon as it has read it, whatever it thinks about: only a dead line is silent.

    :param ping: sends a ping with something in it. :param tell: is told True when the line is silent, and False when
        it lives again.
    """

    def __init__(self, ping: Callable[[bytes], Awaitable[None]], tell: Callable[[bool], None]) -> None:
        self._ping = ping
        self._tell = tell
        #: numbers of what was sent last, of what a ping went behind, and of what has come
        self._sent = self._asked = self._come = 0
        self._looks = 0
        self._silent = False

    def note_sent(self) -> None:
        """Take note that something was sent."""
        self._sent += 1

    def note_pong(self, data: bytes) -> None:
        """Take note of a pong. :param data: of its ping; that of others is no number."""
        if data.isdigit():
            self._come = max(self._come, int(data))
        if self._silent and self._come >= self._asked:
            self._silent = False
            self._tell(False)

    async def watch(self) -> None:
        """Look again and again, for as long as the line is there."""
        while True:
            await asyncio.sleep(LOOK)
            if self._come < self._asked:
                self._note_look()
            elif self._come < self._sent:
                self._asked, self._looks = self._sent, 0
                await self._ping(str(self._asked).encode())

    def _note_look(self) -> None:
        self._looks += 1
        if self._looks >= PATIENCE and not self._silent:
            self._silent = True
            self._tell(True)
