"""What the menus of an evening share: its clock goes on in each, reasons are asked for, numbers are typed in turn."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import get_args

from numeramis_access.app.evening.keeper import Keeper
from numeramis_access.app.evening.telling import Telling
from numeramis_access.app.shell.menu import Entry, Menu, back, button
from numeramis_access.app.shell.number import NumberMenu
from numeramis_access.app.shell.ports import App
from numeramis_access.app.shell.scene import Again, Pop, Push, Transition
from numeramis_access.app.shell.writing import WritingMenu
from numeramis_access.evening.events import Reason
from numeramis_access.evening.scoring import Score
from numeramis_access.store.evenings import LONGEST_NOTE
from numeramis_access.words.announcement import Priority
from numeramis_access.words.game import Line

#: does something for a reason, and a director's own words; returns whether it was done
Reasoned = Callable[[Reason, str], bool]
#: the most that is entered for one side of a board that is scored by points
MOST_POINTS = 999


class EveningMenu(Menu):
    """A menu of an evening: the clock of the round speaks in it."""

    def __init__(
        self, app: App, keeper: Keeper, title: str, make: Callable[[], Sequence[Entry]], **values: object
    ) -> None:
        super().__init__(app, title, make, **values)
        self.keeper = keeper
        self.tell = Telling(app, keeper)

    def due(self) -> float | None:
        """Return when the clock speaks next."""
        ahead = self.keeper.next_warning()
        return None if ahead is None else self.app.now() + ahead

    def tick(self) -> Transition | None:
        """Have the clock speak."""
        self.keeper.warn()
        return None


def done(app: App, message: str, **values: object) -> Again:
    """Return to the menu below, which says where one is, and say behind that what has been done."""
    return Again(lambda: app.tell([app.narrator.say(Line(message, values), Priority.QUEUE)]))


def _leave(then: Callable[[], Transition]) -> Pop:
    """Leave the menu, and then do something."""
    return Pop(then=then)


def ask_reason(app: App, keeper: Keeper, act: Reasoned, told: str, leaves: int = 0) -> EveningMenu:
    """Return the menu that asks for a director's reason, and then acts.

    :param told: message that says it was done. :param leaves: how many menus below are left then.
    """

    def chosen(reason: Reason, note: str = "") -> Transition:
        if not act(reason, note):
            return Again()
        return Pop(leaves, lambda: done(app, told)) if leaves else done(app, told)

    def written() -> Transition:
        return Push(WritingMenu(app, "evening-own-words", lambda text: Pop(then=lambda: chosen("other", text)),
                                longest=LONGEST_NOTE))  # fmt: skip

    def entries() -> list[Entry]:
        reasons: tuple[Reason, ...] = tuple(one for one in get_args(Reason) if one != "other")
        known = [
            button(app, "evening-reason", partial(_leave, partial(chosen, reason)), reason=reason) for reason in reasons
        ]
        return [*known, button(app, "evening-reason-other", written), back(app, "cancel")]

    return EveningMenu(app, keeper, "evening-why", entries)


def ask_score(app: App, keeper: Keeper, about: str, taken: Callable[[Score], Transition]) -> NumberMenu:
    """Return the menu that asks for what north and south have, then for east and west.

    :param about: what is said first. :param taken: is given both, when the menus have been left.
    """
    most = keeper.evening.plan.tricks or MOST_POINTS

    def second(north: int) -> Transition:
        def both(east: int) -> Transition:
            return taken(Score(north, east))

        has = app.text("evening-north-has", north=north)
        label = partial(app.text, "evening-east-count")
        return Push(NumberMenu(app, "evening-number", label, (0, most), both, None, about=has))

    label = partial(app.text, "evening-north-count")
    return NumberMenu(app, "evening-number", label, (0, most), second, None, about=about)
