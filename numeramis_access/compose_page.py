"""Put the program of a page together, on a server with many of them, or in a browser of its own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from numeramis_access.app.shell.ports import App, ProgramThinker, Texts
from numeramis_access.app.shell.scene import Again, Push, Transition
from numeramis_access.app.table import kept_matches, local_match
from numeramis_access.app.transfer.pending import finish_pending
from numeramis_access.catalogue import Catalogue
from numeramis_access.compose import first, program
from numeramis_access.input.inbox import Inbox
from numeramis_access.store import settings as store
from numeramis_access.store.home import Home
from numeramis_access.web.session import WITHOUT, Session
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
    texts: Texts | None = None,
    **more: Any,
) -> Session:
    """Start and return the session of the player with this home; other arguments as for ``Program``.

    :param wanted: codes of the languages that the browser prefers, the best first. :param table: id of the table of
        people to which a page returns after its previous program has ended, or the player's match as in
        ``Scene.returns_to``.
    """
    unsettled = finish_pending(home)
    kept, problems = store.load(home.settings_file, languages)
    settings = settings_of(kept, wanted, languages)
    chosen = settings.language
    if texts is not None and not texts.has(chosen):  # they could not be fetched earlier
        settings = msgspec.structs.replace(settings, language=languages.fallback)
    made = program(
        settings, home, catalogue=catalogue, languages=languages, thinker=thinker, without=WITHOUT, texts=texts,
        kept=kept, **more,
    )  # fmt: skip
    opened = Session(made)
    for code, name in (*unsettled, *problems, *made.keymap.problems):
        made.say(code, Priority.QUEUE, name=name)
    made.follow(first(made, lambda: at_table(made, table)))
    made.start()
    if settings.language != chosen:
        made.change(language=chosen)
    return opened


def at_table(app: App, table: str) -> Transition:
    """Return the transition to a table of people, or to the player's last match.

    :param table: as ``Scene.returns_to``; empty to enter the main menu.
    """
    if table.startswith(kept_matches.PLACE):
        path = kept_matches.journal_of_place(app.home, table)
        return (local_match.resume(app, path) if path is not None else None) or Again()
    people = app.doors.people
    return Push(people(app, table, back=True)) if table and people is not None else Again()


def settings_of(kept: store.Settings, wanted: list[str], languages: Languages) -> store.Settings:
    """Return a visitor's settings; a new visitor gets the language and the theme that the browser prefers.

    :param kept: the settings as read from the home. :param wanted: codes of languages, the best first.
    """
    if kept.language:
        return kept
    language = next((code for code in wanted if code in languages), languages.fallback)
    return msgspec.structs.replace(kept, language=language, theme="system")
