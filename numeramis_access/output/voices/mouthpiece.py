"""What the voice of a screen reader and the window's accessibility tree hand to each other."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field

from numeramis_access.output.voices import Utterance


@dataclass
class Mouthpiece:
    """What passes between the voice's thread and the window's: messages one way, the state of the tree the other.

    :ivar offered: the window has a tree to show, None: there will be none. :ivar asked_for: assistive technology has
        asked for the tree; set by the window. :ivar speaking: the chain has chosen the reader; only then does the tree
        move the focus. :ivar live: the reader takes announcements; Orca before 45 takes the window's name instead.
    :ivar waiting: messages for the window to tell, oldest first. :ivar wake: wakes the window; set by it.
    """

    offered: bool | None = False
    asked_for: bool = False
    speaking: bool = False
    live: bool = False
    waiting: deque[Utterance] = field(default_factory=deque)
    wake: Callable[[], None] = lambda: None

    def next(self) -> Utterance | None:
        """Return the oldest message that waits; the voice may drop them all at any moment."""
        try:
            return self.waiting.popleft()
        except IndexError:
            return None
