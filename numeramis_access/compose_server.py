"""Puts the program of each visitor together for the server: a home of his own, a share of one pool of thinking."""

from __future__ import annotations

import pkgutil
import tempfile
import threading
from collections.abc import Callable, Iterable, Iterator
from functools import cache, partial
from importlib import import_module
from pathlib import Path

from numeramis_access.catalogue import Catalogue
from numeramis_access.compose_page import open_session
from numeramis_access.input.inbox import Inbox
from numeramis_access.players.search.arrays import has_numpy
from numeramis_access.server.own_house import HostedHouse
from numeramis_access.server.serve import Call, Opener, PageConnect, Serving
from numeramis_access.server.thinking import WORKERS, SharedPool
from numeramis_access.server.visitors import Open
from numeramis_access.store.home import Home
from numeramis_access.web.session import Session
from numeramis_access.words.languages import Languages

#: packages of what players open: their modules are imported when they are asked for
OPENED = ("numeramis_access.app", "numeramis_access.games")


def visitors(catalogue: Catalogue, languages: Languages) -> Opener:
    """Return what a server opens its visitors' sessions with."""

    def opener(call: Call) -> tuple[SharedPool, Callable[[PageConnect], Open]]:
        pool = SharedPool(WORKERS, catalogue, call)

        def session(connect: PageConnect, home: Home, wanted: list[str], table: str = "") -> Session:
            import_the_rest()
            return open_session(
                home, wanted, table, catalogue=catalogue, languages=languages,
                thinker=lambda inbox, _: pool.share(inbox), connect=partial(connect, home), in_house=True,
            )  # fmt: skip

        return pool, lambda connect: partial(session, connect)

    return opener


def warm(catalogue: Catalogue, languages: Languages) -> None:
    """Open a session in each whole language and let it go: what the first one imports and reads takes a third of a
    second, for which everybody at the tables would wait.
    """  # fmt: skip
    pool = SharedPool(1, catalogue, lambda work: None)
    with tempfile.TemporaryDirectory() as folder:
        for code in languages.complete():
            made = open_session(
                Home.at(Path(folder) / code), [code], catalogue=catalogue, languages=languages,
                thinker=lambda inbox, _: pool.share(inbox), in_house=True,
            )  # fmt: skip
            made.feed()
            made.send_everything()
            made.messages()
            made.program.close()
    pool.close()


@cache
def import_the_rest() -> threading.Thread:
    """Have a thread import what visitors may open, once the first has come: by itself each first key would wait."""
    thread = threading.Thread(target=_import_all, args=(player_modules(),), name="imports", daemon=True)
    thread.start()
    return thread


def _import_all(names: Iterable[str]) -> None:
    """Import modules; one that fails keeps no other from being imported.

    :raises ExceptionGroup: at the end, with what failed; without NumPy players reckon without those that need it.
    """
    failures: list[Exception] = []
    for name in names:
        try:
            import_module(name)
        except (ImportError, RuntimeError) as error:
            failures.append(error)
    if failures and has_numpy():
        raise ExceptionGroup("modules that players open", failures)


def player_modules() -> Iterator[str]:
    """Give the names of all modules of what players open."""
    for package in OPENED:
        path = import_module(package).__path__
        yield from (one.name for one in pkgutil.walk_packages(path, f"{package}."))


def host(home: Home, catalogue: Catalogue, languages: Languages, called: str, inbox: Inbox) -> HostedHouse:
    """Open a house of tables in a player's own program. :param called: as others find it. :raises OSError:"""
    serving = Serving(home.data / "visitors", home.data / "people.sqlite", "0.0.0.0", called=called)
    return HostedHouse(serving, home, visitors(catalogue, languages), inbox)
