"""Connects the program of a page, on a server with many of them or in a browser that runs it itself."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from numeramis_access.app.shell.ports import App, LanguageTexts, ProgramThinker
from numeramis_access.app.shell.scene import EnterAgain, Push, Transition
from numeramis_access.app.table import kept_matches, local_match
from numeramis_access.app.transfer.pending import finish_pending
from numeramis_access.catalogue import Catalogue
from numeramis_access.compose import first_scene, make_program
from numeramis_access.input.inbox import Inbox
from numeramis_access.store import settings as store
from numeramis_access.store.home import Home
from numeramis_access.web.session import SETTINGS_WITHOUT_EFFECT, Session
from numeramis_access.words.announcement import Priority
from numeramis_access.words.languages import Languages


def open_session(
    home: Home,
    wanted: list[str],
    table: str = "",
    *,
    catalogue: Catalogue,
    languages: Languages,
    thinker: Callable[[Inbox, Catalogue], ProgramThinker],
    texts: LanguageTexts | None = None,
    **more: Any,
) -> Session:
    """Start the program of the player with this home, and return its session.

    A new home gets its language from the browser's wishes. If the texts of the language are not present, the program
    begins in the fallback language and changes when they arrive. An interrupted import is finished first. The player is
    told if that failed, and of errors in settings and keys.

    :param home: the player's files.
    :param wanted: codes of the languages that the browser prefers, the best first.
    :param table: id of the table of people to which a page returns after its previous program has ended, or the
        player's match as in ``Scene.return_place``; empty for the main menu.
    :param catalogue: the games. :param languages: the available languages.
    :param thinker: makes the thinker, which computes opponents' choices, hints and reviews, from the program's inbox
        and games.
    :param texts: fetches languages' texts; None if all are present. :param more: further arguments of ``Program``.
    """
    unsettled = finish_pending(home)
    kept, problems = store.load_settings(home.settings_file, languages)
    settings = visitor_settings(kept, wanted, languages)
    chosen = settings.language
    if texts is not None and not texts.has(chosen):  # they could not be fetched earlier
        settings = msgspec.structs.replace(settings, language=languages.fallback)
    made = make_program(
        settings, home, catalogue=catalogue, languages=languages, thinker=thinker, without=SETTINGS_WITHOUT_EFFECT,
        texts=texts, saved_settings=kept, **more,
    )  # fmt: skip
    opened = Session(made)
    for code, name in (*unsettled, *problems, *made.keymap.problems):
        made.say(code, Priority.QUEUE, name=name)
    made.follow(first_scene(made, lambda: table_transition(made, table)))
    made.start()
    if settings.language != chosen:
        made.change(language=chosen)
    return opened


def table_transition(app: App, table: str) -> Transition:
    """Return the transition to a table of people or to the player's match; if that cannot be opened, or for an empty
    table, the main menu stays.

    :param app: the program. :param table: as ``Scene.return_place``.
    """
    if table.startswith(kept_matches.MATCH_PLACE):
        path = kept_matches.journal_at_address(app.home, table)
        return (local_match.resume_match(app, path) if path is not None else None) or EnterAgain()
    people = app.doors.people
    return Push(people(app, table, back=True)) if table and people is not None else EnterAgain()


def visitor_settings(kept: store.Settings, wanted: list[str], languages: Languages) -> store.Settings:
    """Return a visitor's settings. A new visitor, without a chosen language, gets the first wanted language that the
    program has, else the fallback language, and the theme of the system.

    :param kept: the settings as read from the home. :param wanted: codes of languages, the best first.
    :param languages: the known languages.
    """
    if kept.language:
        return kept
    language = next((code for code in wanted if code in languages), languages.fallback)
    return msgspec.structs.replace(kept, language=language, theme="system")
