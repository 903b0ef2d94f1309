"""Messages over the braille line: which one stands there, what waits behind it, and all that were there before."""

from __future__ import annotations

from dataclasses import dataclass

from numeramis_access.words.announcement import Policy

#: seconds in which a key can't be an answer to a message that has just come by itself
SETTLE = 0.7
#: how many messages can be gone back to
LOG = 500


@dataclass(slots=True)
class LineMessage:
    """One message.

    :param loud: whether it comes over the line by itself; the others are met by going back. :param answer: whether a
        key asked for it. :param came: when it was told, in seconds of ``time.monotonic``.
    """

    cells: bytes
    loud: bool = True
    answer: bool = False
    came: float = 0.0


class Messages:
    """The log of messages with the place of the one that stands; knows neither time nor widths by itself.

    A message that stands is read to its end part by part, then the next loud one comes, then the line. From going
    back on, every message is met in its order.

    :ivar part: which part of the standing message is shown.
    """

    def __init__(self) -> None:
        self.part = 0
        self._log: list[LineMessage] = []
        self._at: int | None = None  # the standing message; None: the line
        self._read = 0  # the first message that has not been read or cleared
        self._browsing = False
        self._recalled: LineMessage | None = None

    @property
    def standing(self) -> LineMessage | None:
        """Return the message that is over the line, None for the line itself."""
        return self._recalled or (self._log[self._at] if self._at is not None else None)

    @property
    def queued(self) -> bool:
        """Return whether the standing message came by itself in its turn, not because the reader went back."""
        return self._at is not None and not self._browsing and self._recalled is None

    @property
    def more(self) -> bool:
        """Return whether something comes after the standing message before the line does."""
        after = (self._at if self._at is not None else self._read - 1) + 1
        return after < len(self._log) if self._browsing else any(message.loud for message in self._log[after:])

    def add(self, message: LineMessage, policy: Policy) -> None:
        """Take a new message as its policy asks."""
        if policy is Policy.NOW:
            self.clear()
        elif policy is Policy.LOW and self.standing is not None:
            message.loud = False
        self._log.append(message)
        if message.loud and self.standing is None:
            self._stand(len(self._log) - 1)
        if self.standing is None:
            self._read = len(self._log)
        self._forget()

    def recall(self, message: LineMessage) -> None:
        """Show a message of the history, once more; it comes into no log."""
        self.clear()
        self._recalled = message
        self.part = 0

    def forward(self, parts: int) -> None:
        """Go on: the next part, the next message, the line.

        :param parts: how many parts the standing message has.
        """
        if self.part + 1 < parts:
            self.part += 1
        elif self._browsing and self._at is not None and self._at + 1 < len(self._log):
            self._stand(self._at + 1)
        elif self._browsing:
            self.clear()
        else:
            self._read = self._read if self._at is None else self._at + 1
            self._recalled = None
            self._stand(self._next(self._read))

    def back(self) -> bool:
        """Go back: the part before, the message before; return False where there is none."""
        if self.part:
            self.part -= 1
            return True
        before = (len(self._log) if self._at is None else self._at) - 1
        if before < 0:
            return False
        self._recalled = None
        self._browsing = True
        self._stand(before)
        return True

    def dismiss(self, now: float) -> None:
        """Give the line back because a key did something else; what came just before that key stays."""
        fresh = [n for n in range(self._read, len(self._log)) if self._is_fresh(self._log[n], now)]
        if self._browsing or self._recalled or not fresh:
            self.clear()
        elif fresh[0] != self._at:
            self._read = fresh[0]
            self._stand(fresh[0])

    def clear(self) -> None:
        """Give the line back; everything stays in the log, as read."""
        self._read = len(self._log)
        self._recalled = None
        self._browsing = False
        self._stand(None)

    def _stand(self, at: int | None) -> None:
        self._at = at
        self.part = 0

    def _next(self, start: int) -> int | None:
        return next((n for n in range(start, len(self._log)) if self._log[n].loud), None)

    def _is_fresh(self, message: LineMessage, now: float) -> bool:
        return message.loud and not message.answer and now - message.came < SETTLE

    def _forget(self) -> None:
        """Keep the log short."""
        gone = len(self._log) - LOG
        if gone > 0:
            del self._log[:gone]
            self._read = max(0, self._read - gone)
            self._at = None if self._at is None else max(0, self._at - gone)
