"""Puts the program of each visitor together for the server: a home of his own, a share of one pool of thinking."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import msgspec

from numeramis_access.app.menus import first_start
from numeramis_access.app.shell.ports import Connect
from numeramis_access.app.transfer.pending import finish_pending
from numeramis_access.catalogue import Catalogue
from numeramis_access.compose import program
from numeramis_access.input.inbox import Inbox
from numeramis_access.server.hosting import HostedHouse
from numeramis_access.server.serve import Call, Opener, Serving
from numeramis_access.server.thinking import WORKERS, SharedPool
from numeramis_access.server.visitors import Open
from numeramis_access.store import settings as store
from numeramis_access.store.home import Home
from numeramis_access.web.session import WITHOUT, Session
from numeramis_access.words.announcement import Priority
from numeramis_access.words.languages import Languages


def visitors(catalogue: Catalogue, languages: Languages) -> Opener:
    """Return what a server opens its visitors' sessions with."""

    def opener(call: Call) -> tuple[SharedPool, Callable[[Connect], Open]]:
        pool = SharedPool(WORKERS, catalogue, call)

        def session(connect: Connect, home: Home, wanted: list[str]) -> Session:
            unsettled = finish_pending(home)
            settings, problems = settings_of(home, wanted, languages)
            made = program(
                settings, home, catalogue=catalogue, languages=languages, thinker=lambda inbox, _: pool.share(inbox),
                without=WITHOUT, connect=connect, in_house=True,
            )  # fmt: skip
            opened = Session(made)
            for code, name in (*unsettled, *problems, *made.keymap.problems):
                made.say(code, Priority.QUEUE, name=name)
            made.follow(first_start.begin(made))
            made.start()
            return opened

        return pool, lambda connect: partial(session, connect)

    return opener


def host(home: Home, catalogue: Catalogue, languages: Languages, called: str, inbox: Inbox) -> HostedHouse:
    """Open a house of tables in a player's own program. :param called: as others find it. :raises OSError:"""
    serving = Serving(home.data / "visitors", home.data / "people.sqlite", "0.0.0.0", called=called)
    return HostedHouse(serving, visitors(catalogue, languages), inbox)


def settings_of(home: Home, wanted: list[str], languages: Languages) -> tuple[store.Settings, list[tuple[str, str]]]:
    """Return a visitor's settings and what was wrong with them; a new one hears and sees what his browser
    wants to read, and to show.

    :param wanted: codes of languages, the best first.
    """
    settings, problems = store.load(home.settings_file, languages)
    if not settings.language:
        language = next((code for code in wanted if code in languages), list(languages)[-1])
        settings = msgspec.structs.replace(settings, language=language, theme="system")
    return settings, problems
