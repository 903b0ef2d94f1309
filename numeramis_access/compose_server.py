"""Connects the program of each visitor of a server: a home of their own, and a share of one pool of thinking processes.
"""

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
from numeramis_access.players.search.arrays import can_load_numpy
from numeramis_access.server.own_house import HostedHouse
from numeramis_access.server.serve import Opener, PageConnect, RunInServer, ServerOptions
from numeramis_access.server.thinking import WORKER_COUNT, SharedPool
from numeramis_access.server.visitors import OpenSession
from numeramis_access.store.home import Home
from numeramis_access.web.session import Session
from numeramis_access.words.languages import Languages

#: packages that players open; their modules are imported on demand
OPENED_PACKAGES = ("numeramis_access.app", "numeramis_access.games")


def visitors_opener(catalogue: Catalogue, languages: Languages) -> Opener:
    """Return the function that a server calls once to prepare for visitors.

    The server gives it a function that runs work in the server's own thread. It makes the pool of thinking processes,
    which all visitors share, and returns the pool and a second function. The second function takes a visitor's way to
    connect to the tables (called with home, address and inbox) and returns the function that opens a session, given a
    home, the codes of the wanted languages and the id of a table.

    :param catalogue: the games. :param languages: the known languages.
    """

    def opener(call: RunInServer) -> tuple[SharedPool, Callable[[PageConnect], OpenSession]]:
        pool = SharedPool(WORKER_COUNT, catalogue, call)

        def session(connect: PageConnect, home: Home, wanted: list[str], table: str = "") -> Session:
            import_player_modules()
            return open_session(
                home, wanted, table, catalogue=catalogue, languages=languages,
                thinker=lambda inbox, _: pool.new_share(inbox), connect=partial(connect, home), in_house=True,
            )  # fmt: skip

        return pool, lambda connect: partial(session, connect)

    return opener


def warm_up(catalogue: Catalogue, languages: Languages) -> None:
    """Open and close a session in each complete language, with homes in a temporary folder.

    The imports and files of the first session take a third of a second. Without this call everyone at the tables would
    wait for them.

    :param catalogue: the games. :param languages: the known languages.
    """
    pool = SharedPool(1, catalogue, lambda work: None)
    with tempfile.TemporaryDirectory() as folder:
        for code in languages.complete():
            made = open_session(
                Home.at(Path(folder) / code), [code], catalogue=catalogue, languages=languages,
                thinker=lambda inbox, _: pool.new_share(inbox), in_house=True,
            )  # fmt: skip
            made.feed()
            made.send_everything()
            made.messages()
            made.program.close()
    pool.close()


@cache
def import_player_modules() -> threading.Thread:
    """Start to import, in a thread, everything that visitors can open, and return the thread; later calls return the
    thread of the first call.

    It is called when the first visitor comes; without it, the first visitor of each room would wait.
    """
    thread = threading.Thread(target=_import_all, args=(player_modules(),), name="imports", daemon=True)
    thread.start()
    return thread


def _import_all(names: Iterable[str]) -> None:
    """Import modules; a failure does not stop the others.

    :raises ExceptionGroup: at the end, with the failures; ignored without NumPy, which some modules need.
    """
    failures: list[Exception] = []
    for name in names:
        try:
            import_module(name)
        except (ImportError, RuntimeError) as error:
            failures.append(error)
    if failures and can_load_numpy():
        raise ExceptionGroup("modules that players open", failures)


def player_modules() -> Iterator[str]:
    """Yield the names of all modules in the packages that players open. The packages themselves are imported for that.
    """
    for package in OPENED_PACKAGES:
        path = import_module(package).__path__
        yield from (module.name for module in pkgutil.walk_packages(path, f"{package}."))


def open_house(home: Home, catalogue: Catalogue, languages: Languages, called: str, inbox: Inbox) -> HostedHouse:
    """Open a server of tables in a player's own program, and return it. It listens on all addresses of the computer.

    :param home: the player's home; the server's data are in it. :param catalogue: the games.
    :param languages: the known languages. :param called: the name under which others find it.
    :param inbox: receives its reports. :raises OSError: if it cannot listen or its data cannot be opened.
    """
    serving = ServerOptions(home.data / "visitors", home.data / "people.sqlite", "0.0.0.0", called=called)
    return HostedHouse(serving, home, visitors_opener(catalogue, languages), inbox)
