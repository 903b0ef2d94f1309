"""The question which verb forms others hear for the player; it is asked once."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import partial
from typing import get_args

from numeramis_access.app.shell.menu import Entry, Menu, back_entry, button_entry
from numeramis_access.app.shell.ports import App
from numeramis_access.app.shell.scene import Pop, Transition
from numeramis_access.input.commands import AnyCommand
from numeramis_access.tables.seats import Gender

GENDERS: tuple[Gender, ...] = get_args(Gender)


def is_gender_unknown(app: App) -> bool:
    """Return whether the player has still to be asked for the verb forms that others hear.

    The question comes in every language, because others at the table can hear in a gendered one. A page, which has no
    first start, asks only if its own language is gendered.
    """
    if app.in_house or sys.platform == "emscripten":
        return app.language.record.gendered and app.settings.address != "asked"
    return app.settings.must_ask_address


class GenderMenu(Menu):
    """The menu of the answers; one answer changes the player's gender in the settings.

    Every command that leaves the menu keeps the present setting and counts as asked.

    :param app: the program. :param then: returns the transition after an answer, None for none.
    """

    def __init__(self, app: App, then: Callable[[], Transition | None]) -> None:
        super().__init__(app, "people-gender", self._answers)
        self._then = then

    def command(self, command: AnyCommand) -> Transition | None:
        """Do as any menu; when the player leaves, save that the question was asked.

        Return the next transition, None to stay.
        """
        transition = super().command(command)
        if isinstance(transition, Pop):
            self.app.change(address="asked")
        return transition

    def _answers(self) -> list[Entry]:
        return [
            *(button_entry(self.app, f"people-gender-{gender}", partial(self._answer, gender)) for gender in GENDERS),
            back_entry(self.app),
        ]

    def _answer(self, gender: Gender) -> Transition:
        self.app.change(gender=gender, address="asked")
        return Pop(then=self._then)
