"""What the practice table tells besides: how it stands after each event, and that a deal can be reviewed."""

from __future__ import annotations

from collections.abc import Sequence

from numeramis_access.app.table.telling import TableTelling
from numeramis_access.core.ruleset import AnyRuleset
from numeramis_access.core.seats import Seat
from numeramis_access.tables.messages import Happened, Message, Refused
from numeramis_access.words.announcement import Announcement
from numeramis_access.words.game import GameWords, Line


class PracticeTelling(TableTelling):
    """Tells what a practice table says. :ivar standing: how it stands after the event that is told next."""

    standing: Sequence[Line] = ()

    def announcements(self, message: Happened) -> list[Announcement]:
        """Return what is told of an event, then how it stands; that it is the player's turn comes last."""
        said = super().announcements(message)
        places = (place for place, announcement in enumerate(said) if announcement.kind.startswith("your-turn"))
        turn = next(places, len(said))
        return [*said[:turn], *map(self._talk.say, self.standing), *said[turn:]]


def standings(messages: Sequence[Happened], rules: AnyRuleset, words: GameWords) -> list[list[Line]]:
    """Return how it stands after each event: once for all that one player does, not where the result follows."""
    if any(isinstance(message.event, rules.ends_deal) for message in messages):
        return [[] for _ in messages]
    lines = [words.standing(message.event, message.position.view) for message in messages]
    told: set[Seat] = set()
    for place in reversed(range(len(lines))):
        seat = messages[place].event.about()
        if lines[place] and seat in told:
            lines[place] = []
        told |= {seat} if lines[place] and seat is not None else set()
    return lines


class LessonTelling(TableTelling):
    """Tells what happens in a lesson as an ordinary match does."""

    def remarks(self, message: Message | Refused) -> list[Announcement]:
        """Return what was refused; that the table rests and the match is over is for the lesson to say."""
        return super().remarks(message) if isinstance(message, Refused) else []


class TopicTelling(LessonTelling):
    """Tells what comes of the choice at a moment.

    :ivar answered: whether the moment is over: nobody is asked to play on then.
    """

    answered = False

    def announcements(self, message: Happened) -> list[Announcement]:
        """Return what is told of an event; when the moment is over nobody is asked to play on."""
        said = super().announcements(message)
        return [told for told in said if not (self.answered and told.kind.startswith("your-turn"))]
