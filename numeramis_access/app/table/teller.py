"""Puts the messages of a table into words for one seat; practice, the deal of the day and people extend it."""

from __future__ import annotations

from numeramis_access.app.table.talk import TableTalk
from numeramis_access.tables.messages import (
    Happened,
    MatchOver,
    Message,
    Refused,
    Resting,
    SeatsChanged,
    ThinkingFailed,
)
from numeramis_access.words.announcement import Announcement
from numeramis_access.words.game import Line


class TableTeller:
    """Puts the messages to one seat into words. :param talk: forms the announcements for the same seat."""

    def __init__(self, talk: TableTalk) -> None:
        self._talk = talk

    def announcements(self, message: Happened) -> list[Announcement]:
        """Return the announcements of an event."""
        return self._talk.event(message)

    def remarks(self, message: Message | Refused) -> list[Announcement]:
        """Return the announcements of a message that is no event of the match."""
        match message:
            case Refused(refusal=refusal):
                return [self._talk.narrator.refusal(refusal)]
            case Resting():
                return [self._talk.announcement(Line("continue-with-enter"))]
            case ThinkingFailed():
                return [self._talk.announcement(Line("opponent-failed"))]
            case MatchOver():
                return [self._talk.announcement(Line("match-finished"))]
            case SeatsChanged(seats=seats):
                self._talk.sit(seats)  # announced with the next action
        return []
