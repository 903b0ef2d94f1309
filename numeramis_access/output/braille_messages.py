"""Messages over the braille line: the present one, those that wait behind it, and a log of earlier ones."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass

from numeramis_access.output.screen import Screen
from numeramis_access.words.announcement import Priority
from numeramis_access.words.kinds import ADVICE_KINDS, PROGRESS_KINDS, TALK_KINDS

#: seconds after an incoming message in which a key cannot be an answer to it
UNANSWERABLE_SECONDS = 0.5
#: number of messages that the reader can go back to
MAX_LOGGED_MESSAGES = 500


@dataclass(slots=True, eq=False)
class LineMessage:
    """One message.

    :param texts: the texts in cells; each stands on one line where it fits.
    :param loud: whether it comes over the line without a key; the reader finds others by going back.
    :param answer: whether a key asked for it.
    :param screen: the table when the message came, which stays under the fingers as long as the message; None if the
        line continues below it.
    :param read: whether it has had its time, or a key ended it.
    :param kinds: kinds of the announcements that the texts come from.
    :param deals: number of deals that began since the message came.
    """

    texts: tuple[bytes, ...]
    loud: bool = True
    answer: bool = False
    screen: Screen | None = None
    read: bool = False
    kinds: tuple[str, ...] = ()
    deals: int = 0


class Messages:
    """The log of messages and the position of the standing one; it knows neither time nor widths.

    A message is read part by part, then the next unread message follows, then the screen. A key shows the screen at
    once, and unread messages wait. After going back, the reader meets every message in order.

    :ivar part: index of the part of the standing message that is shown, from 0.
    """

    def __init__(self) -> None:
        self.part = 0
        self._log: list[LineMessage] = []
        self._standing_index: int | None = None  # the standing message; None: the line
        self._is_browsing = False
        self._recalled: LineMessage | None = None

    @property
    def standing(self) -> LineMessage | None:
        """Return the message that stands on the line; None if the line shows the screen."""
        return self._recalled or (self._log[self._standing_index] if self._standing_index is not None else None)

    @property
    def is_queued(self) -> bool:
        """Return whether the message on the line came there in its turn, not because the reader went back to it."""
        return self._standing_index is not None and not self._is_browsing and self._recalled is None

    @property
    def next_message(self) -> LineMessage | None:
        """Return the message that will follow the standing one without a key, None if none waits."""
        at = self._next_unread(skip=self._standing_index if self.is_queued else None)
        return None if at is None else self._log[at]

    @property
    def waiting_count(self) -> int:
        """Return the number of unread messages besides the standing one."""
        standing = self._standing_index if self.is_queued else None
        return sum(not message.read for n, message in enumerate(self._log) if n != standing)

    @property
    def has_more(self) -> bool:
        """Return whether another message follows the present one before the screen returns."""
        if self._is_browsing and self._standing_index is not None:
            return self._standing_index + 1 < len(self._log)
        return self.next_message is not None

    def has_unread(self, kinds: Collection[str]) -> bool:
        """Return whether the log has an unread message of these kinds, standing on the line or waiting."""
        return any(not message.read and not set(kinds).isdisjoint(message.kinds) for message in self._log)

    def has_waiting(self, kinds: Collection[str]) -> bool:
        """Return whether a message of these kinds waits to come on the line."""
        return any(
            not message.read and message is not self.standing and not set(kinds).isdisjoint(message.kinds)
            for message in self._log
        )

    def add(self, message: LineMessage, priority: Priority, waits: bool = False) -> None:
        """Add a new message to the log.

        An urgent one (``NOW``) comes over the line at once. A ``LOW`` one stays off the line if another message stands
        or waits there. Any other comes over a free line, or waits behind the earlier ones. A report of progress
        replaces those of its kind that wait.

        :param message: the message; one that is not ``loud`` is only logged.
        :param priority: priority of its announcement.
        :param waits: whether it stays off the line until the reader goes on.
        """
        if priority is Priority.LOW and (self.standing is not None or self.next_message is not None):
            message.loud = False
        for kind in message.kinds:
            if kind.startswith(PROGRESS_KINDS):
                self.drop_kind(kind)
        message.read = not message.loud
        self._log.append(message)
        if message.loud and priority is Priority.NOW:
            self._leave_answer()
            self._recalled, self._is_browsing = None, False
            self._go_to(len(self._log) - 1)
        elif message.loud and not waits and self.standing is None and self.next_message is message:
            self._go_to(len(self._log) - 1)
        self._trim_log()

    def drop_kind(self, kind: str) -> None:
        """Stop waiting texts of a kind from coming over the line; the other texts of the same message still come.

        :param kind: kind of the announcement.
        """
        self._drop(lambda name: name == kind)

    def drop_advice(self) -> None:
        """Stop waiting advice from coming over the line, because the choice that it was for is over."""
        self._drop(lambda name: name.startswith(ADVICE_KINDS))

    def _drop(self, is_dropped: Callable[[str], bool]) -> None:
        """Stop waiting texts of some kinds. :param is_dropped: returns whether a text of a kind is dropped."""
        for n, message in enumerate(self._log):
            if message.read or n == self._standing_index or not any(map(is_dropped, message.kinds)):
                continue
            kept = [(name, text) for name, text in zip(message.kinds, message.texts, strict=True)
                    if not is_dropped(name)]  # fmt: skip
            message.read = not kept
            if kept:
                message.kinds, message.texts = tuple(name for name, _ in kept), tuple(text for _, text in kept)

    def note_deal(self) -> None:
        """Drop waiting messages from before the previous deal, except people's own words; going back still finds all of
        them.
        """
        for n, message in enumerate(self._log):
            message.deals += 1
            past = message.deals > 1 and n != self._standing_index and TALK_KINDS.isdisjoint(message.kinds)
            message.read = message.read or past

    def recall(self, message: LineMessage) -> None:
        """Show an entry of the history again; it is not logged."""
        self.set_aside()
        self._recalled = message

    def go_forward(self, parts: int) -> None:
        """Go on to the next part, the next message, or the screen.

        :param parts: number of parts of the message on the line.
        """
        if self.part + 1 < parts:
            self.part += 1
            return
        if self._standing_index is not None:
            self._log[self._standing_index].read = True
        if self._is_browsing and self._standing_index is not None and self._standing_index + 1 < len(self._log):
            self._go_to(self._standing_index + 1)
        else:
            self._recalled, self._is_browsing = None, False
            self._go_to(self._next_unread())

    def show_waiting(self, screen: Screen | None) -> None:
        """Put the first waiting message on the line.

        :param screen: the table at this moment, which stays beside the message; None if the line continues below it.
        """
        self._go_to(self._next_unread())
        if self._standing_index is not None:
            self._log[self._standing_index].screen = screen

    def go_back(self) -> bool:
        """Go back to the previous part or message; return False if there is none."""
        if self.part:
            self.part -= 1
            return True
        before = (len(self._log) if self._standing_index is None else self._standing_index) - 1
        if before < 0:
            return False
        self._recalled = None
        self._is_browsing = True
        self._go_to(before)
        return True

    def dismiss(self, stood: float) -> None:
        """Show the screen, because a key was pressed that does not read on.

        A message that came in its turn counts as read; if it came too recently for the key to be an answer to it, it
        stays. Tables kept with messages are forgotten.

        :param stood: seconds for which the present text has stood.
        """
        standing = self.standing
        self.forget_tables()
        if standing is not None and self.is_queued and not standing.answer and stood < UNANSWERABLE_SECONDS:
            return
        if standing is not None and self.is_queued:
            standing.read = True
        self.set_aside()

    def forget_tables(self) -> None:
        """Show later messages without the table at which they came."""
        for message in self._log:
            message.screen = None

    def forget(self) -> None:
        """Show the screen, and forget every message."""
        self._log.clear()
        self._recalled, self._is_browsing = None, False
        self._go_to(None)

    def set_aside(self) -> None:
        """Show the screen instead of the standing message; unread messages wait, but a standing answer counts as read.
        """
        self._leave_answer()
        self._recalled, self._is_browsing = None, False
        self._go_to(None)

    def clear(self) -> None:
        """Show the screen, and mark every message in the log as read."""
        for message in self._log:
            message.read = True
        self.set_aside()

    def _leave_answer(self) -> None:
        """Mark a standing answer as read, because another message takes its place."""
        if self.is_queued and self._standing_index is not None and self._log[self._standing_index].answer:
            self._log[self._standing_index].read = True

    def _go_to(self, at: int | None) -> None:
        self._standing_index = at
        self.part = 0

    def _next_unread(self, skip: int | None = None) -> int | None:
        """Return the index of the first unread message, None if there is none. :param skip: an index to pass over."""
        return next((n for n, message in enumerate(self._log) if not message.read and n != skip), None)

    def _trim_log(self) -> None:
        """Drop the oldest messages beyond ``MAX_LOGGED_MESSAGES``."""
        gone = len(self._log) - MAX_LOGGED_MESSAGES
        if gone > 0:
            del self._log[:gone]
            self._standing_index = None if self._standing_index is None else max(0, self._standing_index - gone)
