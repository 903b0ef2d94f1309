"""Requests for the player's agreement at a table, such as a pause: the command that agrees, and when a request ends.

A request is a message in the player's views, and a reader of a braille line can reach it long after it came. Once it is
answered or withdrawn, ``drop_questions`` removes it from all views, so that its command does not agree to it again.
``OpenAgreements`` does so for pauses and concessions; the parts that handle the other requests do it themselves.
"""

from __future__ import annotations

from collections.abc import Iterable

from numeramis_access.app.people.people_tellers import is_asked_to_concede
from numeramis_access.app.shell.ports import App
from numeramis_access.core.seats import CHANCE
from numeramis_access.input.commands import Command
from numeramis_access.tables.messages import (
    ConcessionWished,
    EventHappened,
    MatchOver,
    Message,
    PauseWished,
    Refused,
    TablePaused,
    TableWentOn,
)
from numeramis_access.tables.remote_seat import RemoteSeat

# each kind of request: the ids of its messages, with the command that agrees
#: to end a pause
GO_ON_QUESTIONS = {"people-go-on-asks": Command.ACTIVATE, "people-go-on-agrees": Command.ACTIVATE}
#: to pause, or to end a pause
PAUSE_QUESTIONS = {"people-pause-asks": Command.PAUSE, "people-pause-agrees": Command.PAUSE, **GO_ON_QUESTIONS}
#: the pause itself, whose end the player can ask for
PAUSED_QUESTIONS = {"people-paused": Command.ACTIVATE, "people-paused-own": Command.ACTIVATE}
#: the partner's wish to concede
CONCESSION_QUESTIONS = {"people-concession-partner": Command.CONCEDE}
#: another match with the same people
ONCE_MORE_QUESTIONS = {"people-once-more-asked": Command.PLAY_AGAIN, "people-once-more-offered": Command.PLAY_AGAIN}
#: the player's place, which a computer plays, and which the player can take back
PLACE_QUESTIONS = {"people-time-over-again-own": Command.ACTIVATE, "turns-over-again-own": Command.ACTIVATE}
#: a person who asks to watch
WATCH_QUESTIONS = {"people-asks-watch": Command.LAST_HEARD}
#: all of them
AGREEING_COMMANDS = {
    **PAUSE_QUESTIONS,
    **PAUSED_QUESTIONS,
    **CONCESSION_QUESTIONS,
    **ONCE_MORE_QUESTIONS,
    **PLACE_QUESTIONS,
    **WATCH_QUESTIONS,
}


class OpenAgreements:
    """The open requests at one table for a pause, its end, or a concession.

    :param app: the program, from whose views lapsed requests are removed. :param seat: the player's seat.
    :ivar position_before: the position before the next event; the owner of this object sets it after each event.
    :ivar pause_wishes: the other entrants who have asked for a pause or for its end, or agreed to it; their next action
        in the match withdraws the wish.
    :ivar is_concession_asked: whether a player has asked to concede.
    :ivar waiting_request: the latest request that waits for the player's answer; None if none waits.
    """

    def __init__(self, app: App, seat: RemoteSeat) -> None:
        self._app = app
        self._seat = seat
        self.position_before = seat.position
        self.pause_wishes: set[int] = set()
        self.is_concession_asked = seat.conceding is not None
        self.waiting_request: PauseWished | ConcessionWished | None = None

    def follow_message(self, message: Message | Refused, own: int | None) -> None:
        """Note a request that a message makes, and remove the requests that it answers or withdraws from all views.

        Call it before the message is put into words.

        :param message: the message. :param own: the player's place, from 0; None for a watcher.
        """
        match message:
            case PauseWished(entrant=entrant) if entrant == own:
                drop_questions(self._app, PAUSE_QUESTIONS)
            case PauseWished(entrant=entrant):
                self.pause_wishes.add(entrant)
                self.waiting_request = message if own in message.waits else self.waiting_request
            case ConcessionWished() if is_asked_to_concede(self._seat):
                self.waiting_request = message
            case TablePaused() | TableWentOn() | MatchOver():
                self.pause_wishes.clear()
                drop_questions(self._app, {**PAUSE_QUESTIONS, **PAUSED_QUESTIONS})
            case EventHappened():
                self._note_play()
            case _:
                pass
        if self._seat.conceding is None:
            drop_questions(self._app, CONCESSION_QUESTIONS)
        if not self.pause_wishes and self._seat.conceding in (None, own):
            self.waiting_request = None
        self.is_concession_asked = self._seat.conceding is not None or isinstance(message, ConcessionWished)

    def _note_play(self) -> None:
        """Withdraw the wish for a pause of the person who was to act and has now acted."""
        seat, seating = self.position_before.view.to_act, self.position_before.seating
        if seat is not None and seat != CHANCE and seating[seat] in self.pause_wishes:
            self.pause_wishes.remove(seating[seat])
            if not self.pause_wishes:
                drop_questions(self._app, PAUSE_QUESTIONS)


def drop_questions(app: App, questions: Iterable[str]) -> None:
    """Remove requests from all views that still show them.

    :param app: the program. :param questions: the ids of their messages.
    """
    for question in questions:
        app.views.drop_question(question)
