"""A house of tables as a real process that can die at a chosen step of its work."""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import random
import signal
import threading
from collections.abc import Iterable
from functools import wraps
from pathlib import Path
from typing import TYPE_CHECKING

from numeramis_access.catalogue import STANDARD
from numeramis_access.compose_server import visitors_opener
from numeramis_access.server.people.guest import Guest
from numeramis_access.server.people.house import House
from numeramis_access.server.serve import ServerOptions, run_server
from numeramis_access.server.stores.sqlite import SqliteStore
from numeramis_access.tables.pushes import HousePush, Told
from numeramis_access.words.languages import LANGUAGES
from tests.load.check import TableHistory, check
from tests.ports import free_port

if TYPE_CHECKING:
    from multiprocessing.context import ForkServerProcess

#: steps of keeping an action at which the process can die: before the write, during it, after it is on the disk, after
#: the message to the first person, after the messages to all
PLACES = ("before", "while", "kept", "telling", "told")
#: name of the store's file
PEOPLE = "people.sqlite"


def serve(home: Path, port: int, place: str) -> None:
    """Serve until killed. :param place: the step of the first kept action at which to die, "" for none."""
    if place:
        die_at(place)
    serving = ServerOptions(home / "visitors", home / PEOPLE, port=port)
    run_server(serving, visitors_opener(STANDARD, LANGUAGES), lambda address: None)


def die() -> None:
    """End this process at once, as a power cut would."""
    os.kill(os.getpid(), signal.SIGKILL)


def die_at(place: str) -> None:
    """Make this process die at one of ``PLACES`` of the first entry that it writes to a table's record."""
    append, say, spread = SqliteStore.append, Guest.say, House.send_news
    kept: list[int] = []

    @wraps(append)
    def dying(store: SqliteStore, table: str, number: int, entry: bytes) -> None:
        if place == "before":
            die()
        if place == "while":
            threading.Timer(random.random() * 0.002, die).start()
        append(store, table, number, entry)
        kept.append(number)
        if place == "kept":
            die()

    @wraps(say)
    def telling(guest: Guest, push: HousePush) -> None:
        say(guest, push)
        if place == "telling" and kept and isinstance(push, Told):
            threading.Timer(0.01, die).start()  # the message may be on its way or still here

    @wraps(spread)
    def spreading(house: House) -> None:
        spread(house)
        if place == "told" and kept:
            threading.Timer(0.02, die).start()

    SqliteStore.append = dying  # type: ignore[method-assign]
    Guest.say = telling  # type: ignore[method-assign]
    House.send_news = spreading  # type: ignore[method-assign]


class Server:
    """The process, which starts again after each of its ends. :param home: folder of all its files."""

    def __init__(self, home: Path) -> None:
        self.home = home
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}/people"
        self._context = multiprocessing.get_context("forkserver")
        self._context.set_forkserver_preload([__name__])
        self._process: ForkServerProcess | None = None

    @property
    def pid(self) -> int:
        """Return the id of the running process."""
        assert self._process is not None
        assert self._process.pid is not None
        return self._process.pid

    def start(self, place: str = "") -> None:
        """Start the process. :param place: one of ``PLACES`` at which it dies, "" for none."""
        self._process = self._context.Process(target=serve, args=(self.home, self.port, place))
        self._process.start()

    def ended(self, seconds: float | None = None) -> int | None:
        """Wait for the end of the process, at most ``seconds``; return its status, None if it is still running."""
        assert self._process is not None
        self._process.join(seconds)
        return self._process.exitcode

    def kill(self) -> None:
        """Kill the process with SIGKILL."""
        assert self._process is not None
        self._process.kill()
        self._process.join()

    def end(self) -> None:
        """Ask the process to end in order, and wait."""
        assert self._process is not None
        self._process.terminate()
        self._process.join()

    def check(self, tables: Iterable[TableHistory]) -> int:
        """Compare people's histories with the record after the process has ended; return their number of actions."""
        with contextlib.closing(SqliteStore(self.home / PEOPLE)) as store:
            return check(store, tables)
