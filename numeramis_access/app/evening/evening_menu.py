"""Shared parts of an evening's menus: the clock, the question for a reason, the entry of scores."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import get_args

from numeramis_access.app.evening.evening_writer import EveningWriter
from numeramis_access.app.evening.keeper import Keeper
from numeramis_access.app.shell.menu import Entry, Menu, back, button
from numeramis_access.app.shell.number import NumberMenu
from numeramis_access.app.shell.ports import App
from numeramis_access.app.shell.scene import Again, Pop, Push, Transition
from numeramis_access.app.shell.writing import WritingMenu
from numeramis_access.evening.events import Reason
from numeramis_access.evening.scoring import Result, result_of
from numeramis_access.store.evenings import LONGEST_NOTE
from numeramis_access.words.announcement import Priority
from numeramis_access.words.game import Line

#: does something for a reason, with the director's own words; returns whether it was done
Reasoned = Callable[[Reason, str], bool]
#: names of the seats in messages, clockwise
SEATS = ("north", "east", "south", "west")
#: highest number of one side on a board that is scored by points
MOST_POINTS = 999


class EveningMenu(Menu):
    """A menu of an evening, in which the clock of the round speaks.

    :param keeper: the evening. :param title: identifier of the message that names the menu.
    :param make: returns the entries.
    """

    def __init__(
        self, app: App, keeper: Keeper, title: str, make: Callable[[], Sequence[Entry]], **values: object
    ) -> None:
        super().__init__(app, title, make, **values)
        self.keeper = keeper
        self.tell = EveningWriter(app, keeper)
        #: whether the menu contains a result that leaving would lose
        self.is_unsent = False

    @property
    def has_draft(self) -> bool:
        """Return whether the menu contains a result that is not kept yet."""
        return self.is_unsent

    def due(self) -> float | None:
        """Return the time at which the clock speaks next, in seconds of the program's clock; None if it does not."""
        ahead = self.keeper.next_warning()
        return None if ahead is None else self.app.now() + ahead

    def tick(self) -> Transition | None:
        """Let the clock speak."""
        self.keeper.warn()
        return None


def done(app: App, message: str, **values: object) -> Again:
    """Return to the menu below; it says its place, then the message of success."""
    return Again(lambda: app.tell([app.narrator.announcement(Line(message, values), Priority.QUEUE)]))


def _leave(then: Callable[[], Transition]) -> Pop:
    """Leave the menu, then act."""
    return Pop(then=then)


def ask_reason(app: App, keeper: Keeper, act: Reasoned, told: str, leaves: int = 0) -> EveningMenu:
    """Return the menu that asks for a director's reason and then acts.

    :param act: acts with the reason and a note; returns whether it succeeded. :param told: message of success.
    :param leaves: number of further menus that close after this one.
    """

    def chosen(reason: Reason, note: str = "") -> Transition:
        if not act(reason, note):
            return Again()
        return Pop(leaves, lambda: done(app, told)) if leaves else done(app, told)

    def written() -> Transition:
        return Push(WritingMenu(app, "evening-own-words", lambda text: Pop(then=lambda: chosen("other", text)),
                                longest=LONGEST_NOTE))  # fmt: skip

    def entries() -> list[Entry]:
        reasons: tuple[Reason, ...] = tuple(reason for reason in get_args(Reason) if reason != "other")
        known = [
            button(app, "evening-reason", partial(_leave, partial(chosen, reason)), reason=reason) for reason in reasons
        ]
        return [*known, button(app, "evening-reason-other", written), back(app, "cancel")]

    return EveningMenu(app, keeper, "evening-why", entries)


def ask_score(app: App, keeper: Keeper, about: str, taken: Callable[[Result], Transition]) -> NumberMenu:
    """Return the menu that asks for the result of north and south, then of east and west; or of each seat in turn.

    :param about: the text said before the question.
    :param taken: takes the whole result after the menus closed, and returns the next transition.
    """
    plan = keeper.evening.plan
    most = plan.most or plan.tricks or MOST_POINTS

    def label(at: int) -> str:
        if plan.by_seat:
            return app.text("evening-seat-count", way=SEATS[at])
        return app.text("evening-east-count" if at else "evening-north-count")

    def has(at: int, count: int) -> str:
        if plan.by_seat:
            return app.text("evening-seat-has", way=SEATS[at], count=count)
        return app.text("evening-north-has", north=count)

    def ask(known: tuple[int, ...], said: str) -> NumberMenu:
        def told(number: int) -> Transition:
            numbers = (*known, number)
            if len(numbers) == (len(SEATS) if plan.by_seat else 2):
                return taken(result_of(numbers))
            return Push(ask(numbers, has(len(known), number)))

        name = partial(label, len(known))
        return NumberMenu(app, "evening-number", name, (0, most), told, None, about=said, is_more=bool(known))

    return ask((), about)
