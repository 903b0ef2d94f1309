"""Connects the program for a browser that runs it itself: the functions that its workers call."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

from numeramis_access.app.shell.ports import Link
from numeramis_access.catalogue import STANDARD, Catalogue
from numeramis_access.compose import DOORS
from numeramis_access.compose_page import open_session
from numeramis_access.input.inbox import Inbox
from numeramis_access.store.home import Home
from numeramis_access.store.settings import language_in
from numeramis_access.web.browser import BrowserTexts, BrowserThinker, DrivenPage, ThinkingWorker
from numeramis_access.words.languages import LANGUAGES


def missing_language(folder: str, wanted: str) -> str:
    """Return the code of the player's language if its texts are not in the browser yet, else an empty string.

    A player without a chosen language gets the first wanted one that the program has, else the fallback language.

    :param folder: the player's home folder.
    :param wanted: codes of the languages that the browser prefers, the best first, as a JSON list.
    """
    chosen = language_in(Home.at(Path(folder)).settings_file)
    code = next((code for code in (chosen, *json.loads(wanted)) if code in LANGUAGES), LANGUAGES.fallback)
    return "" if LANGUAGES[code].folder.is_dir() else code


def begin(folder: str, wanted: str, elsewhere: ThinkingWorker, at: str = "") -> DrivenPage:
    """Start the program of the player with this home folder, and return it. It has no server of tables.

    :param folder: the player's home folder.
    :param wanted: codes of the languages that the browser prefers, the best first, as a JSON list.
    :param elsewhere: the worker in which opponents think, and which fetches texts.
    :param at: the match to return to, as in ``Scene.return_place``; empty for the main menu.
    """
    thinkers: list[BrowserThinker] = []

    def thinker(inbox: Inbox, catalogue: Catalogue) -> BrowserThinker:
        thinkers.append(BrowserThinker(inbox, catalogue, elsewhere))
        return thinkers[0]

    session = open_session(
        Home.at(Path(folder)), json.loads(wanted), at, catalogue=STANDARD, languages=LANGUAGES, thinker=thinker,
        connect=_no_link, doors=replace(DOORS, people=None, tables_by_turns=lambda app: None),
        texts=BrowserTexts(LANGUAGES, elsewhere),
    )  # fmt: skip
    return DrivenPage(session, thinkers[0])


def _no_link(address: str, inbox: Inbox) -> Link:
    """Refuse a connection: this page is without a server of tables."""
    raise ConnectionError(address)
