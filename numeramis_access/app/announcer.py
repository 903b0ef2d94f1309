"""Gives every announcement to the channels as the settings ask, and keeps the history of all of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace

from numeramis_access.input.inbox import Inbox, Report
from numeramis_access.output.channel import Channel, ChannelUnavailable
from numeramis_access.store.settings import Settings
from numeramis_access.words.announcement import Announcement, Policy
from numeramis_access.words.kinds import FULL_ONLY, NOT_IN_BRIEF

#: how many announcements the history keeps
HISTORY = 2000


class Announcer:
    """The one way from an announcement to all channels.

    :ivar history: everything said so far, oldest first. :ivar fates: what became of it, by running number.
    """

    def __init__(self, settings: Settings, inbox: Inbox) -> None:
        self.settings = settings
        self._inbox = inbox
        self.channels: list[Channel] = []
        self.history: list[Announcement] = []
        self.fates: dict[int, str] = {}
        self._place: int | None = None
        self._past: tuple[int, Callable[[], list[Announcement]]] | None = None

    def tell(self, announcements: Iterable[Announcement]) -> None:
        """Tell these in order."""
        for announcement in announcements:
            self._remember(announcement)
            telling = self.settings.telling.get(announcement.kind)
            if telling != "history":
                self._show(announcement, telling == "sound", telling is None and self._too_much(announcement.kind))

    def hush(self) -> None:
        """Stop speech; what was still waiting stays in the history."""
        for channel in self.channels:
            channel.hush()

    def repeat(self) -> Announcement | None:
        """Say the last announcement again."""
        return self._recall(len(self.history) - 1)

    def step(self, by: int) -> Announcement | None:
        """Go through the history and say what is there; None at its end."""
        self._look_back()
        start = len(self.history) if self._place is None else self._place
        return self._recall(start + by)

    def jump(self, to_first: bool) -> Announcement | None:
        """Go to the oldest or the newest announcement and say it."""
        self._look_back()
        return self._recall(0 if to_first else len(self.history) - 1)

    def _recall(self, place: int) -> Announcement | None:
        if not 0 <= place < len(self.history):
            return None
        self._place = place
        again = replace(self.history[place], policy=Policy.NOW, cue=None, recalled=True)
        self._show(again)
        return again

    def remember_later(self, make: Callable[[], list[Announcement]]) -> None:
        """Have these in the history here, made when somebody looks: they were told before the program was left."""
        self._look_back()
        self._past = len(self.history), make

    def _look_back(self) -> None:
        """Put what was left for later into the history."""
        if self._past is not None:
            (place, make), self._past = self._past, None
            before = len(self.history)
            self.history[place:place] = make()
            del self.history[: max(0, len(self.history) - HISTORY)]
            if self._place is not None:
                self._place = max(0, self._place + len(self.history) - before)

    def _remember(self, announcement: Announcement) -> None:
        self.history.append(announcement)
        self._place = None
        if len(self.history) > HISTORY:
            self.fates.pop(self.history.pop(0).number, None)
            if self._past is not None:
                self._past = max(0, self._past[0] - 1), self._past[1]

    def _too_much(self, kind: str) -> bool:
        """Return whether a kind is left out at the level that the player listens at."""
        level = self.settings.verbosity
        return (level < 2 and kind in NOT_IN_BRIEF) or (level < 3 and kind in FULL_ONLY)

    def _show(self, announcement: Announcement, sound_only: bool = False, too_much: bool = False) -> None:
        """Give it to the channels: as a sound alone, or as one that listening at this level leaves out.

        How much comes on the braille line is set apart, and the line sees to it.
        """
        heard = replace(announcement, text=announcement.brief) if self.settings.verbosity == 1 else announcement
        for channel in list(self.channels):
            braille = channel.name == "braille"
            if channel.name != "sound" and (sound_only or (too_much and not braille)):
                continue
            try:
                channel.show(announcement if braille else heard)
            except ChannelUnavailable as error:
                self.drop(channel, error)

    def drop(self, channel: Channel, error: ChannelUnavailable) -> None:
        """Close a channel that failed and have it said by the others."""
        if channel in self.channels:
            self.channels.remove(channel)
            channel.close()
            self._inbox.put(Report("channel-failed", {"channel": channel.name, "why": error.code}))
