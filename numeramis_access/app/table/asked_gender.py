"""The question which verb forms others hear for the player; it is asked once."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import partial
from typing import get_args

from numeramis_access.app.shell.menu import Menu, back_entry, button_entry
from numeramis_access.app.shell.ports import App
from numeramis_access.app.shell.scene import Pop, Transition
from numeramis_access.tables.seats import Gender


def is_gender_unknown(app: App) -> bool:
    """Return whether the player has still to be asked.

    The question comes in every language, because others at the table can hear in a gendered one. A page, which has no
    first start, asks only if its own language is gendered.
    """
    if app.in_house or sys.platform == "emscripten":
        return app.language.record.gendered and app.settings.address != "asked"
    return app.settings.must_ask_address


def gender_menu(app: App, then: Callable[[], Transition | None]) -> Menu:
    """Return the menu of the answers.

    :param app: the program. :param then: returns the transition after an answer.
    """

    def chosen(gender: Gender) -> Transition:
        app.change(gender=gender, address="asked")
        return Pop(then=then)

    return Menu(
        app,
        "people-gender",
        lambda: [
            *(button_entry(app, f"people-gender-{gender}", partial(chosen, gender)) for gender in get_args(Gender)),
            back_entry(app),
        ],
    )
