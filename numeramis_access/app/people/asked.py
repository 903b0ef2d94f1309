"""The questions of others at a table: the command that answers each, and when the question lapses.

A reader of a braille line can reach a question long after it was asked. An answered question is therefore dropped, so
that Enter, which has other meanings elsewhere, does not answer it again.
"""

from __future__ import annotations

from collections.abc import Iterable

from numeramis_access.app.people.people_tellers import is_asked_to_concede
from numeramis_access.app.shell.ports import App
from numeramis_access.core.seats import CHANCE
from numeramis_access.input.commands import Command
from numeramis_access.tables.messages import (
    ConcessionWished,
    Happened,
    MatchOver,
    Message,
    PauseWished,
    Refused,
    TablePaused,
    TableWentOn,
)
from numeramis_access.tables.remote_seat import RemoteSeat

GO_ON_QUESTIONS = {"people-go-on-asks": Command.ACTIVATE, "people-go-on-agrees": Command.ACTIVATE}
PAUSE_QUESTIONS = {"people-pause-asks": Command.PAUSE, "people-pause-agrees": Command.PAUSE, **GO_ON_QUESTIONS}
PAUSED_QUESTIONS = {"people-paused": Command.ACTIVATE, "people-paused-own": Command.ACTIVATE}
CONCESSION_QUESTIONS = {"people-concession-partner": Command.CONCEDE}
ONCE_MORE_QUESTIONS = {"people-once-more-asked": Command.PLAY_AGAIN, "people-once-more-offered": Command.PLAY_AGAIN}
PLACE_QUESTIONS = {"people-time-over-again-own": Command.ACTIVATE, "turns-over-again-own": Command.ACTIVATE}
WATCH_QUESTIONS = {"people-asks-watch": Command.LAST_HEARD}
#: messages that ask for agreement, with the command that agrees
AGREEMENT_QUESTIONS = {
    **PAUSE_QUESTIONS,
    **PAUSED_QUESTIONS,
    **CONCESSION_QUESTIONS,
    **ONCE_MORE_QUESTIONS,
    **PLACE_QUESTIONS,
    **WATCH_QUESTIONS,
}


class OpenQuestions:
    """The questions of other people at one table about pauses and concessions.

    :ivar before: the position before the next event; the owner of this object sets it after each event.
    :ivar concedes: whether a player has asked to concede.
    :ivar open: the message of another person's question that waits for the player's answer; None if there is none.
    """

    def __init__(self, app: App, seat: RemoteSeat) -> None:
        self._app = app
        self._seat = seat
        self.before = seat.position
        #: other people who wish to pause or to go on; a wish holds until the same person acts in the match
        self.wishing: set[int] = set()
        self.concedes = seat.conceding is not None
        self.open: PauseWished | ConcessionWished | None = None

    def follow_message(self, message: Message | Refused, own: int | None) -> None:
        """Note a question that a message asks, and remove the questions that it answers from all views.

        Call it before the message is put into words.

        :param message: the message. :param own: the player's place, from 0; None for a watcher.
        """
        match message:
            case PauseWished(entrant=entrant) if entrant == own:
                drop_questions(self._app, PAUSE_QUESTIONS)
            case PauseWished(entrant=entrant):
                self.wishing.add(entrant)
                self.open = message if own in message.waits else self.open
            case ConcessionWished() if is_asked_to_concede(self._seat):
                self.open = message
            case TablePaused() | TableWentOn() | MatchOver():
                self.wishing.clear()
                drop_questions(self._app, {**PAUSE_QUESTIONS, **PAUSED_QUESTIONS})
            case Happened():
                self._note_play()
            case _:
                pass
        if self._seat.conceding is None:
            drop_questions(self._app, CONCESSION_QUESTIONS)
        if not self.wishing and self._seat.conceding in (None, own):
            self.open = None
        self.concedes = self._seat.conceding is not None or isinstance(message, ConcessionWished)

    def _note_play(self) -> None:
        """Note that the player to act has acted: this withdraws their wish for a pause."""
        at, seating = self.before.view.to_act, self.before.seating
        if at is not None and at != CHANCE and seating[at] in self.wishing:
            self.wishing.remove(seating[at])
            if not self.wishing:
                drop_questions(self._app, PAUSE_QUESTIONS)


def drop_questions(app: App, questions: Iterable[str]) -> None:
    """Remove questions from all views that still show them.

    :param app: the program. :param questions: the ids of their messages.
    """
    for question in questions:
        app.views.drop_question(question)
