"""Notices that wait until the player has decided or asks for them; of notices about one person only the latest is told.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from numeramis_access.app.shell.ports import App
from numeramis_access.words.announcement import Priority


class HeldNotices:
    """The notices of one server that wait.

    :ivar is_deciding: whether the player has to choose an action now, so that notices wait.
    :ivar waiting: subject of each notice and the function that says it, oldest first.
    """

    def __init__(self, app: App) -> None:
        self._app = app
        self.is_deciding = False
        self.waiting: list[tuple[str, Callable[[], None]]] = []

    def announce(self, message: str, about: str, **values: object) -> None:
        """Announce an arrival, departure or invitation; while ``is_deciding``, it waits, unless the setting
        ``comings_at_once`` is on.

        :param message: id of the message. :param values: its values.
        :param about: the person and table that it is about; it replaces the waiting notice about them. Empty for none.
        """
        tell = partial(self._app.say, message, Priority.QUEUE, None, **values)  # type: ignore[arg-type]
        self.waiting = [notice for notice in self.waiting if not about or notice[0] != about]
        self.waiting.append((about, tell))
        if not self.is_deciding or self._app.settings.comings_at_once:
            self.announce_all()

    def announce_all(self) -> None:
        """Announce all waiting notices, oldest first, and remove them."""
        while self.waiting:
            self.waiting.pop(0)[1]()
