"""The menu about the program: its version, its changes, how to update it.

Players know keys and sentences by heart, so changes are told once after an update, and stay in the menu.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from functools import partial

from numeramis_access import __version__
from numeramis_access.app.reading.newest import ask_newest_version, newest_version_address
from numeramis_access.app.reading.reader import Reader
from numeramis_access.app.reading.report_menu import ReportMenu, can_report
from numeramis_access.app.shell.installation import shipping_form
from numeramis_access.app.shell.menu import Entry, Menu, back_entry, button_entry, opening_entry
from numeramis_access.app.shell.ports import App
from numeramis_access.app.shell.scene import EnterAgain, Push, Transition
from numeramis_access.input.inbox import Incoming, NewestVersion
from numeramis_access.store.versions import version_number
from numeramis_access.words.texts import Paragraph, program_text


class AboutMenu(Menu):
    """The menu about the program: texts, the version, the report to the makers, and a question for a newer version,
    whose answer it tells.

    Entries that cannot work where the program runs are missing.
    """

    item_types = (NewestVersion,)

    def __init__(self, app: App) -> None:
        super().__init__(app, "about-title", self._entries, version=__version__)

    def _entries(self) -> list[Entry]:
        app = self.app
        can_update = not app.in_house and sys.platform != "emscripten"
        return [
            opening_entry(app, "about-changes", lambda: Reader(app, app.text("about-changes"), _changes(app))),
            opening_entry(app, "about-update", lambda: Reader(app, app.text("about-update"), _update(app))),
            opening_entry(app, "about-dots", lambda: Reader(app, app.text("about-dots"), _text_for_braille_alone(app))),
            *([button_entry(app, "newest-ask", self._ask)] if can_update and newest_version_address() else []),
            *([opening_entry(app, "report-menu", partial(ReportMenu, app))] if can_report(app) else []),
            Entry(partial(app.text, "program-is")),
            back_entry(app),
        ]

    def _ask(self) -> None:
        self.app.say("newest-asked")
        ask_newest_version(newest_version_address(), self.app.inbox)

    def receive(self, item: Incoming) -> Transition | None:
        """Tell whether there is a newer version, or that there was no answer; other items have no effect.

        Return None, to stay.
        """
        if isinstance(item, NewestVersion):
            is_newer = version_number(item.version) > version_number(__version__)
            self.app.say("newest-newer" if is_newer else "newest-this" if item.version else "newest-silent",
                         version=item.version, way=self.app.text("about-update"))  # fmt: skip
        return None


def menu(app: App) -> Menu:
    """Return the menu about the program."""
    return AboutMenu(app)


def news_transition(app: App, then: Callable[[], Transition] = EnterAgain) -> Transition:
    """Return the transition to a text of the changes since the version that the player knows; without such changes, the
    result of ``then``.

    The setting ``known_version`` becomes this version, so that the text comes only once after an update. If an earlier
    version took the player's gender for masculine without asking, the setting ``address`` becomes ``unasked``, so that
    the program asks.

    :param app: the program. :param then: returns the transition after the text.
    """
    known = version_number(app.settings.known_version)
    if known >= version_number(__version__):
        return then()
    app.change(known_version=__version__)
    if not app.settings.address and app.settings.gender == "masculine":
        app.change(address="unasked")
    told = changes_since(_changes(app), known)
    return Push(Reader(app, app.text("about-news", version=__version__), told, then)) if told else then()


def changes_since(changes: Sequence[Paragraph], known: tuple[int, ...]) -> list[Paragraph]:
    """Return the changes of all versions after ``known``, the newest first.

    :param changes: all changes, the newest version first; a heading of level 2 begins each version.
    :param known: the version that the player knows, as by ``version_number``.
    """
    first = next((place for place, change in enumerate(changes) if change.level == 2), len(changes))
    past = (place for place, change in enumerate(changes) if change.level == 2 and version_number(change.text) <= known)
    return list(changes[first : next(past, len(changes))])


def _changes(app: App) -> list[Paragraph]:
    return program_text("CHANGES", app.language.code, app.language.languages)


def _text_for_braille_alone(app: App) -> list[Paragraph]:
    """Return the text for players who neither hear nor see."""
    return program_text("DOTS", app.language.code, app.language.languages)[1:]


def _update(app: App) -> list[Paragraph]:
    way = "page" if app.in_house else shipping_form()
    return [Paragraph(app.text("about-version", version=__version__), 0), Paragraph(app.text(f"update-{way}"), 0)]
