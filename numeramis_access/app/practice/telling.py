"""What the practice table tells besides: how it stands after each event, and that a deal can be reviewed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from numeramis_access.app.shell.keys import key_of
from numeramis_access.app.table.telling import TableTelling
from numeramis_access.core.seats import Seat
from numeramis_access.input.commands import Command
from numeramis_access.tables.messages import Happened, Message, Refused
from numeramis_access.words.announcement import Announcement, Priority
from numeramis_access.words.game import Line

if TYPE_CHECKING:
    from numeramis_access.app.practice.table_scene import PracticeScene


class PracticeTelling(TableTelling):
    """Tells what a practice table says."""

    def __init__(self, match: PracticeScene) -> None:
        super().__init__(match)
        self._match: PracticeScene = match
        self._standing: list[Line] = []

    def tell_events(self, messages: Sequence[Happened]) -> None:
        """Tell what happened, after each event how it stands, and after a deal that it can be reviewed."""
        match, rules = self._match, self._match.seat.ruleset
        for message, lines in zip(messages, self._standings(messages), strict=True):
            self._standing = lines
            if isinstance(message.event, rules.begins_deal):
                match.review.forget()
                match.retries.forget()
                match.counting.deal_begins()
            super().tell_events([message])
            if isinstance(message.event, rules.ends_deal):
                match.worth.deal_over()
                match.counting.deal_over()
                match.retries.deal_over()
                match.app.say("review-offer", Priority.QUEUE, key=key_of(match.app, match.context, Command.HINT))
        self._standing = []

    def _standings(self, messages: Sequence[Happened]) -> list[list[Line]]:
        """Return how it stands after each event: once for all that one player does, not where the result follows."""
        if any(isinstance(message.event, self._match.seat.ruleset.ends_deal) for message in messages):
            return [[] for _ in messages]
        found = [self._match.talk.words.standing(message.event, message.position.view) for message in messages]
        told: set[Seat] = set()
        for place in reversed(range(len(found))):
            seat = messages[place].event.about()
            if found[place] and seat in told:
                found[place] = []
            told |= {seat} if found[place] and seat is not None else set()
        return found

    def announcements(self, message: Happened) -> list[Announcement]:
        """Return what is told of an event, then how it stands; that it is the player's turn comes last."""
        said = super().announcements(message)
        turn = next((place for place, one in enumerate(said) if one.kind.startswith("your-turn")), len(said))
        return [*said[:turn], *map(self._match.talk.say, self._standing), *said[turn:]]


class LessonTelling(TableTelling):
    """Tells what happens in a lesson as an ordinary match does."""

    def tell_message(self, message: Message | Refused) -> None:
        """Tell what was refused; that the table rests and the match is over is for the lesson to say."""
        if isinstance(message, Refused):
            super().tell_message(message)
