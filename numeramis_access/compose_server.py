"""Puts the program of each visitor together for the server: a home of his own, a share of one pool of thinking."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from numeramis_access.catalogue import Catalogue
from numeramis_access.compose_page import open_session
from numeramis_access.input.inbox import Inbox
from numeramis_access.server.hosting import HostedHouse
from numeramis_access.server.serve import Call, Opener, PageConnect, Serving
from numeramis_access.server.thinking import WORKERS, SharedPool
from numeramis_access.server.visitors import Open
from numeramis_access.store.home import Home
from numeramis_access.web.session import Session
from numeramis_access.words.languages import Languages


def visitors(catalogue: Catalogue, languages: Languages) -> Opener:
    """Return what a server opens its visitors' sessions with."""

    def opener(call: Call) -> tuple[SharedPool, Callable[[PageConnect], Open]]:
        pool = SharedPool(WORKERS, catalogue, call)

        def session(connect: PageConnect, home: Home, wanted: list[str]) -> Session:
            return open_session(
                home, wanted, catalogue=catalogue, languages=languages, thinker=lambda inbox, _: pool.share(inbox),
                connect=partial(connect, home), in_house=True,
            )  # fmt: skip

        return pool, lambda connect: partial(session, connect)

    return opener


def host(home: Home, catalogue: Catalogue, languages: Languages, called: str, inbox: Inbox) -> HostedHouse:
    """Open a house of tables in a player's own program. :param called: as others find it. :raises OSError:"""
    serving = Serving(home.data / "visitors", home.data / "people.sqlite", "0.0.0.0", called=called)
    return HostedHouse(serving, visitors(catalogue, languages), inbox)
