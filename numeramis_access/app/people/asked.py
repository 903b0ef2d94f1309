"""What others ask the player at a table, by which command each question is answered, and until when it waits for that.

A reader of a braille line may come to a question long after it was asked: one that has its answer by then is not asked
any more, and Enter, which means something else elsewhere, answers none that was not read.
"""

from __future__ import annotations

from collections.abc import Iterable

from numeramis_access.app.shell.ports import App
from numeramis_access.core.seats import CHANCE
from numeramis_access.input.commands import Command
from numeramis_access.tables.messages import (
    Happened,
    MatchOver,
    Message,
    Paused,
    PauseWished,
    Position,
    Refused,
    WentOn,
)
from numeramis_access.tables.remote_seat import RemoteSeat

GO_ON = {"people-go-on-asks": Command.ACTIVATE, "people-go-on-agrees": Command.ACTIVATE}
PAUSE = {"people-pause-asks": Command.PAUSE, "people-pause-agrees": Command.PAUSE, **GO_ON}
PAUSED = {"people-paused": Command.ACTIVATE, "people-paused-own": Command.ACTIVATE}
CONCESSION = {"people-concession-partner": Command.CONCEDE}
ONCE_MORE = {"people-once-more-asked": Command.PLAY_AGAIN, "people-once-more-offered": Command.PLAY_AGAIN}
PLACE = {"people-time-over-again-own": Command.ACTIVATE}
WATCH = {"people-asks-watch": Command.LAST_HEARD}
#: messages that say by which command one agrees, and which
QUESTIONS = {**PAUSE, **PAUSED, **CONCESSION, **ONCE_MORE, **PLACE, **WATCH}


class OpenQuestions:
    """The questions about pauses and giving up at one table, as long as they wait for an answer."""

    def __init__(self, app: App, seat: RemoteSeat) -> None:
        self._app = app
        self._seat = seat
        self._position = seat.position
        #: others who wish a pause, or to go on; a wish holds until the same person acts in the match
        self._wishing: set[int] = set()

    def hear(self, message: Message | Refused, own: int | None) -> None:
        """Take note of what is told at the table, before it is put into words. :param own: the player's place."""
        match message:
            case PauseWished(entrant=entrant) if entrant == own:
                drop(self._app, PAUSE)
            case PauseWished(entrant=entrant):
                self._wishing.add(entrant)
            case Paused() | WentOn() | MatchOver():
                self._wishing.clear()
                drop(self._app, {**PAUSE, **PAUSED})
            case Happened(position=position):
                self._note_play(position)
            case _:
                pass
        if self._seat.conceding is None:
            drop(self._app, CONCESSION)

    def _note_play(self, position: Position) -> None:
        """Take note that whoever was to act has: somebody who plays on wishes no pause any more."""
        at, seating = self._position.view.to_act, self._position.seating
        self._position = position
        if at is not None and at != CHANCE and seating[at] in self._wishing:
            self._wishing.remove(seating[at])
            if not self._wishing:
                drop(self._app, PAUSE)


def drop(app: App, questions: Iterable[str]) -> None:
    """Have questions that have their answer be asked nowhere any more."""
    for question in questions:
        app.views.drop_question(question)
