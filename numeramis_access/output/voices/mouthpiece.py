"""The exchange between a screen reader's voice and the window's accessibility tree."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field

from numeramis_access.output.voices import Utterance


@dataclass
class Mouthpiece:
    """The data between the voice's thread and the window's: messages one way, the state of the tree the other.

    :ivar offered: whether the window has a tree; None: there will be none. :ivar asked_for: whether assistive
        technology has asked for the tree; set by the window. :ivar speaking: whether the chain has chosen the reader;
        only then does the tree move the focus. :ivar live: whether the reader takes announcements; Orca before 45 reads
        the window's name.
    :ivar waiting: messages for the window to tell, oldest first. :ivar wake: wakes the window; set by it.
    """

    offered: bool | None = False
    asked_for: bool = False
    speaking: bool = False
    live: bool = False
    waiting: deque[Utterance] = field(default_factory=deque)
    wake: Callable[[], None] = lambda: None

    def next(self) -> Utterance | None:
        """Return the oldest waiting message; the voice can drop them all at any moment. None if none waits."""
        try:
            return self.waiting.popleft()
        except IndexError:
            return None
