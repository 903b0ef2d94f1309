"""Notices that wait until the player has decided or asks for them; of notices about one person only the latest is told.
"""

from __future__ import annotations

from collections.abc import Callable


class HeldNotices:
    """The notices of one server that wait. :ivar waiting: subject and teller of each, oldest first."""

    def __init__(self) -> None:
        self.waiting: list[tuple[str, Callable[[], None]]] = []

    def hold(self, tell: Callable[[], None], about: str) -> None:
        """Store a notice until ``tell`` is called; it replaces the waiting notice about the same subject.

        :param tell: announces the notice. :param about: the person and table that it is about, empty for none.
        """
        self.waiting = [notice for notice in self.waiting if not about or notice[0] != about]
        self.waiting.append((about, tell))

    def tell(self) -> None:
        """Announce all waiting notices, oldest first, and remove them."""
        while self.waiting:
            self.waiting.pop(0)[1]()
