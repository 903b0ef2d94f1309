"""Gives every announcement to the channels as the settings ask, and keeps the history of all of them."""

from __future__ import annotations

from collections.abc import Iterable
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

    def tell(self, announcements: Iterable[Announcement]) -> None:
        """Tell these in order."""
        for announcement in announcements:
            self.remember([announcement])
            telling = self._telling(announcement.kind)
            if telling != "history":
                self._show(announcement, sound_only=telling == "sound")

    def hush(self) -> None:
        """Stop speech; what was still waiting stays in the history."""
        for channel in self.channels:
            channel.hush()

    def repeat(self) -> Announcement | None:
        """Say the last announcement again."""
        return self._recall(len(self.history) - 1)

    def step(self, by: int) -> Announcement | None:
        """Go through the history and say what is there; None at its end."""
        start = len(self.history) if self._place is None else self._place
        return self._recall(start + by)

    def jump(self, to_first: bool) -> Announcement | None:
        """Go to the oldest or the newest announcement and say it."""
        return self._recall(0 if to_first else len(self.history) - 1)

    def _recall(self, place: int) -> Announcement | None:
        if not 0 <= place < len(self.history):
            return None
        self._place = place
        again = replace(self.history[place], policy=Policy.NOW, cue=None)
        self._show(again, sound_only=False)
        return again

    def remember(self, announcements: Iterable[Announcement]) -> None:
        """Put these into the history without telling them: they were told before the program was left."""
        for announcement in announcements:
            self.history.append(announcement)
            self._place = None
            if len(self.history) > HISTORY:
                self.fates.pop(self.history.pop(0).number, None)

    def _telling(self, kind: str) -> str:
        chosen = self.settings.telling.get(kind)
        if chosen:
            return chosen
        level = self.settings.verbosity
        hidden = (level < 2 and kind in NOT_IN_BRIEF) or (level < 3 and kind in FULL_ONLY)
        return "sound" if hidden else "say"

    def _show(self, announcement: Announcement, sound_only: bool) -> None:
        if self.settings.verbosity == 1:
            announcement = replace(announcement, text=announcement.brief)
        for channel in list(self.channels):
            if sound_only and channel.name != "sound":
                continue
            try:
                channel.show(announcement)
            except ChannelUnavailable as error:
                self.drop(channel, error)

    def drop(self, channel: Channel, error: ChannelUnavailable) -> None:
        """Close a channel that failed and have it said by the others."""
        if channel in self.channels:
            self.channels.remove(channel)
            channel.close()
            self._inbox.put(Report("channel-failed", {"channel": channel.name, "why": error.code}))
