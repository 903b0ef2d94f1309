"""Checks that the other end of a connection still answers: a ping follows each message, and the reply (pong) confirms
it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

#: seconds between two looks, and looks without a pong until silence; counted, as the machine may sleep
CHECK_SECONDS, CHECKS_UNTIL_SILENCE = 0.5, 6


class PingMonitor:
    """Watches one connection for replies after each message.

    The house answers a ping as soon as it has read it, even while it works; so silence means a dead connection.

    :param ping: takes a payload and sends a ping with it.
    :param tell: called with True when the connection falls silent, and with False when it answers again.
    """

    def __init__(self, ping: Callable[[bytes], Awaitable[None]], tell: Callable[[bool], None]) -> None:
        self._ping = ping
        self._tell = tell
        #: sequence numbers of the last message sent, the last one followed by a ping, and the last one confirmed
        self._sent = self._asked = self._come = 0
        self._looks = 0
        self._silent = False

    def note_sent(self) -> None:
        """Record that a message was sent."""
        self._sent += 1

    def note_pong(self, data: bytes) -> None:
        """Record a pong, and tell that the connection answers again if it had fallen silent.

        :param data: payload of its ping; pings of other senders have no number in it.
        """
        if data.isdigit():
            self._come = max(self._come, int(data))
        if self._silent and self._come >= self._asked:
            self._silent = False
            self._tell(False)

    async def watch(self) -> None:
        """Check every ``CHECK_SECONDS`` seconds for confirmations, and ping after a new message; runs until cancelled.
        After ``CHECKS_UNTIL_SILENCE`` checks without an answer it tells the silence, once.
        """
        while True:
            await asyncio.sleep(CHECK_SECONDS)
            if self._come < self._asked:
                self._note_look()
            elif self._come < self._sent:
                self._asked, self._looks = self._sent, 0
                await self._ping(str(self._asked).encode())

    def _note_look(self) -> None:
        self._looks += 1
        if self._looks >= CHECKS_UNTIL_SILENCE and not self._silent:
            self._silent = True
            self._tell(True)
