"""The events since the player's last action, as far as the player may still look at their cards (Q14)."""

from __future__ import annotations

from collections.abc import Sequence

from numeramis_access.tables.messages import Happened, Position


class Lately:
    """The events since the player acted last.

    :ivar messages: the events in order, without the first event of the player's action but with those that followed
        from it.
    """

    def __init__(self) -> None:
        self.messages: list[Happened] = []
        self._before: Position | None = None
        self._actions = 0

    def note_event(self, message: Happened, looks_back: bool) -> None:
        """Take the next event. :param looks_back: whether the player may look at finished tricks again."""
        before, self._before = self._before, message.position
        new, self._actions = message.actions != self._actions, message.actions
        if new and before is not None and before.view.to_act == before.seat:
            self.messages = []
            return
        self.messages.append(message)
        if not looks_back:
            self.messages = still_open(self.messages)


def still_open(messages: Sequence[Happened]) -> list[Happened]:
    """Return the messages without the cards of finished tricks."""
    open_messages: list[Happened] = []
    for message in messages:
        if message.event.of_trick and message.position.view.begins_trick():
            open_messages = [message for message in open_messages if not message.event.of_trick]
        open_messages.append(message)
    return open_messages
