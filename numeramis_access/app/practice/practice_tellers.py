"""Announcements at the practice table and in lessons: they add the standing after each event, or leave some out."""

from __future__ import annotations

from collections.abc import Sequence

from numeramis_access.app.table.talk import TableTeller
from numeramis_access.core.ruleset import AnyRuleset
from numeramis_access.core.seats import Seat
from numeramis_access.tables.messages import EventHappened, Message, Refused
from numeramis_access.words.announcement import Announcement
from numeramis_access.words.game import GameWords, Line


class PracticeTeller(TableTeller):
    """Tells the messages of a practice table.

    :ivar standing: the lines about the standing to tell after each event; the scene sets them before it.
    """

    standing: Sequence[Line] = ()

    def announcements(self, message: EventHappened) -> list[Announcement]:
        """Return the announcements of an event, then the standing; the player's turn comes last."""
        said = super().announcements(message)
        places = (place for place, announcement in enumerate(said) if announcement.kind.startswith("your-turn"))
        turn = next(places, len(said))
        return [*said[:turn], *map(self._talk.announcement, self.standing), *said[turn:]]


def standings(messages: Sequence[EventHappened], rules: AnyRuleset, words: GameWords) -> list[list[Line]]:
    """Return the lines about the standing to tell after each event of a list.

    The lines about a player come only after the last event about that player; if one of the events ends a deal, there
    are none.

    :param messages: the events.
    :param rules: the rules of the game.
    :param words: the words of the game.
    """
    if any(isinstance(message.event, rules.ends_deal) for message in messages):
        return [[] for _ in messages]
    lines = [words.standing(message.event, message.position.view) for message in messages]
    told: set[Seat] = set()
    for place in reversed(range(len(lines))):
        seat = messages[place].event.subject()
        if lines[place] and seat in told:
            lines[place] = []
        told |= {seat} if lines[place] and seat is not None else set()
    return lines


class LessonTeller(TableTeller):
    """Tells the events of a lesson as an ordinary match does, and of other messages only refusals."""

    def remarks(self, message: Message | Refused) -> list[Announcement]:
        """Return the announcement of a refusal; empty for any other message, because the lesson itself tells its end.
        """
        return super().remarks(message) if isinstance(message, Refused) else []


class TopicTeller(LessonTeller):
    """Tells the events after the choice at a moment.

    :ivar answered: whether the moment is over; then no player is asked to play on.
    """

    answered = False

    def announcements(self, message: EventHappened) -> list[Announcement]:
        """Return the announcements of an event, without the player's turn once the moment is over."""
        said = super().announcements(message)
        return [told for told in said if not (self.answered and told.kind.startswith("your-turn"))]
