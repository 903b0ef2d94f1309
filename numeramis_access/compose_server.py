"""Put the program of each visitor together for the server: a home of their own, a share of one pool of thinking."""

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

#: packages that players open; their modules are imported on demand
OPENED = ("numeramis_access.app", "numeramis_access.games")


def visitors(catalogue: Catalogue, languages: Languages) -> Opener:
    """Return the server's opener of visitors' sessions."""

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
    """Open and close a session in each complete language. The imports and files of the first session take a third of a
    second, for which everyone at the tables would have to wait.
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
    """Import everything that visitors can open in a thread, after the first visitor; else each first key would wait."""
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
    if failures and has_numpy():
        raise ExceptionGroup("modules that players open", failures)


def player_modules() -> Iterator[str]:
    """Yield the names of all modules in the packages that players open."""
    for package in OPENED:
        path = import_module(package).__path__
        yield from (module.name for module in pkgutil.walk_packages(path, f"{package}."))


def host(home: Home, catalogue: Catalogue, languages: Languages, called: str, inbox: Inbox) -> HostedHouse:
    """Open a server of tables in a player's own program.

    :param called: the name under which others find it. :raises OSError: when that is impossible.
    """
    serving = Serving(home.data / "visitors", home.data / "people.sqlite", "0.0.0.0", called=called)
    return HostedHouse(serving, home, visitors(catalogue, languages), inbox)
