"""Stand-ins for the voice and the thinking processes of a player's machine."""

from __future__ import annotations

from numeramis_access.app.shell.ports import App
from numeramis_access.app.shell.thinker import WorkerThinker
from numeramis_access.catalogue import Catalogue
from numeramis_access.input.inbox import Inbox
from numeramis_access.words.announcement import Announcement


def in_a_thread(inbox: Inbox, catalogue: Catalogue) -> WorkerThinker:
    """Return a thinker that works in a thread, for programs that must not start processes."""
    return WorkerThinker(inbox, catalogue, processes=False)


class Recorder:
    """A channel that only records its announcements."""

    name = "recorder"

    def __init__(self) -> None:
        self.shown: list[Announcement] = []
        self.hushed = 0

    def probe(self) -> bool:
        """Return True: it always works."""
        return True

    def open(self) -> None:
        """Do nothing: the channel is always open."""

    def show(self, announcement: Announcement) -> None:
        """Record the announcement."""
        self.shown.append(announcement)

    def hush(self) -> None:
        """Count the call."""
        self.hushed += 1

    def close(self) -> None:
        """Do nothing."""

    def texts(self) -> list[str]:
        """Return the spoken texts so far."""
        return [announcement.text for announcement in self.shown]


def thinks(app: App) -> bool:
    """Return whether a computer player is still thinking, so that tests can wait for it however slow the machine is."""
    thinker = app.thinker
    return isinstance(thinker, WorkerThinker) and bool(thinker._asked)
