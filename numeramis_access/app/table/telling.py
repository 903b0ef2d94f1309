"""What a table says, put into words for one seat; practice, a day's deal and people have tellings of their own."""

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


class TableTelling:
    """Puts what one seat of a table is told into words. :param talk: of that seat."""

    def __init__(self, talk: TableTalk) -> None:
        self._talk = talk

    def announcements(self, message: Happened) -> list[Announcement]:
        """Return what is told of something that happened."""
        return self._talk.event(message)

    def remarks(self, message: Message | Refused) -> list[Announcement]:
        """Return what is told of a message that is no event of the match."""
        match message:
            case Refused(refusal=refusal):
                return [self._talk.narrator.refusal(refusal)]
            case Resting():
                return [self._talk.say(Line("continue-with-enter"))]
            case ThinkingFailed():
                return [self._talk.say(Line("opponent-failed"))]
            case MatchOver():
                return [self._talk.say(Line("match-finished"))]
            case SeatsChanged(seats=seats):
                self._talk.sit(seats)  # it is heard when somebody acts
        return []
