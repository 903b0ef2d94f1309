"""Notices that wait until the player has decided or asks; of one person's connection only the latest is told."""

from __future__ import annotations

from collections.abc import Callable


class HeldNotices:
    """The waiting notices of one house, oldest first."""

    def __init__(self) -> None:
        self._held: list[tuple[str, Callable[[], None]]] = []

    def hold(self, tell: Callable[[], None], about: str) -> None:
        """Let a notice wait; it replaces the waiting notice about the same subject.

        :param tell: tells the notice. :param about: the person and table that it is about, or "".
        """
        self._held = [notice for notice in self._held if not about or notice[0] != about]
        self._held.append((about, tell))

    def tell(self) -> None:
        """Tell all waiting notices."""
        while self._held:
            self._held.pop(0)[1]()
