"""What a table says, told to the one who sits there; practice, a day's deal and people have tellings of their own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from numeramis_access.tables.messages import (
    Happened,
    MatchOver,
    Message,
    Refused,
    Resting,
    SeatsChanged,
    ThinkingFailed,
)
from numeramis_access.words.announcement import Announcement, Priority

if TYPE_CHECKING:
    from numeramis_access.app.table.scene import MatchScene


class TableTelling:
    """Tells what one seat of a table is told."""

    def __init__(self, match: MatchScene) -> None:
        self._match = match

    def tell_events(self, messages: Sequence[Happened]) -> None:
        """Tell all that one action brought about."""
        match = self._match
        for message in messages:
            if message.event.of_trick and message.position.view.begins_trick() and not match.talk.looks_back:
                match.app.announcer.close_trick()
            match.app.tell(self.announcements(message))

    def announcements(self, message: Happened) -> list[Announcement]:
        """Return what is told of something that happened."""
        return self._match.talk.event(message)

    def tell_message(self, message: Message | Refused) -> None:
        """Tell what is no event of the match."""
        app, talk = self._match.app, self._match.talk
        match message:
            case Refused(refusal=refusal):
                app.tell([talk.narrator.refusal(refusal)])
            case Resting():
                app.say("continue-with-enter", Priority.QUEUE)
            case ThinkingFailed():
                app.say("opponent-failed", Priority.QUEUE)
            case MatchOver():
                app.say("match-finished", Priority.QUEUE)
            case SeatsChanged(seats=seats):
                talk.sit(seats)  # it is heard when somebody acts
            case _:
                pass
