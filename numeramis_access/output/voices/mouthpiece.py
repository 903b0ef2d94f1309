"""The exchange between a screen reader's voice and the window's accessibility tree."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field

from numeramis_access.output.voices import Utterance


@dataclass
class Mouthpiece:
    """The data between the voice's thread and the window's: messages one way, the state of the accessibility tree the
    other.

    :ivar has_tree: True once the window has a tree, None if it will have none, False until that is known.
    :ivar is_tree_wanted: whether assistive technology has asked for the tree and still follows it; the window sets it.
    :ivar is_voice: whether the chain has chosen the reader as its voice; only then does the tree move the focus.
    :ivar takes_announcements: whether the reader takes announcements; Orca before 45 reads the window's name instead.
    :ivar waiting: messages for the window to tell, oldest first.
    :ivar wake: wakes the window, which sets it.
    """

    has_tree: bool | None = False
    is_tree_wanted: bool = False
    is_voice: bool = False
    takes_announcements: bool = False
    waiting: deque[Utterance] = field(default_factory=deque)
    wake: Callable[[], None] = lambda: None

    def take_message(self) -> Utterance | None:
        """Remove and return the oldest waiting message, None if none waits."""
        try:
            return self.waiting.popleft()
        except IndexError:
            return None
