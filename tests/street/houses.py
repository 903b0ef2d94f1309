"""The attacked house: people who have played in it for days, and the process that serves it."""

from __future__ import annotations

import json
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from numeramis_access.server.people.limits import KNOWN_PERSON_SECONDS
from numeramis_access.tables.person_requests import MakePassphrase
from numeramis_access.tables.requests import OpenTable
from numeramis_access.tables.table_requests import Act, Begin, Enter
from tests.bench.web import resident
from tests.server.guests import Club, Friend
from tests.street.probe import PEOPLE

#: tables of four attackers, and games of their longest matches
GROUPS, GAMES = 3, 25
#: actions of one game of four
ACTIONS = 36


class Account(NamedTuple):
    """A long-known person. :param over: id of a finished match of theirs, ``going_on`` of one in progress.

    :param others: id of a match in progress that the person may watch. :param address: the person's address.
    """

    name: str
    key: str
    words: str
    over: str
    going_on: str
    others: str
    address: str


class Earlier(Club):
    """A house some days ago: its newcomers of then are known now."""

    def date(self) -> float:
        """Return seconds since 1970."""
        return time.time() - 2 * KNOWN_PERSON_SECONDS


def lived_in(folder: Path, groups: int = GROUPS, games: int = GAMES) -> list[Account]:
    """Let people play in a house and leave its file in a folder; return them."""
    with tempfile.TemporaryDirectory(dir="/dev/shm" if os.path.isdir("/dev/shm") else None) as quick:
        club = Earlier(Path(quick))
        tables = [_played(club, number, games) for number in range(groups)]
        accounts = [
            Account(friend.name, friend.key, friend.done(MakePassphrase)["words"], over, going_on,
                    tables[(number + 1) % groups][2], f"127.40.{number}.{place + 1}")
            for number, (friends, over, going_on) in enumerate(tables) for place, friend in enumerate(friends)
        ]  # fmt: skip
        club.house.close()
        shutil.copy(Path(quick) / "house.sqlite", folder / PEOPLE)
    return accounts


def _played(club: Club, number: int, games: int) -> tuple[list[Friend], str, str]:
    """Let four people play a match to its end, and another one nearly; return them and both."""
    friends = [Friend(club, f"Group {number} {place}") for place in range(4)]
    return friends, _match(club, friends, games, 1.0), _match(club, friends, games, 0.9)


def _match(club: Club, friends: list[Friend], games: int, part: float) -> str:
    """Let four people play a part of a match; return its table."""
    made = friends[0].done(OpenTable, game="quist", players=4, options={"games": games}, rests=False, access="open",
                           watch="all")  # fmt: skip
    table, chance, left = str(made["table"]), random.Random(5), int(games * ACTIONS * part)
    for friend in friends:
        friend.messages.clear()
        friend.done(Enter, table=made["code"])
    friends[0].done(Begin, table=table)
    while left and not friends[0].over:
        club.run()
        for friend in friends:
            if (choice := friend.choice(chance)) is not None and left:
                friend.done(Act, table=table, offer=friend.offer(choice, f"{table} {left}"))
                left -= 1
    for friend in friends:
        friend.drop()
        friend.connect()
    return table


class House:
    """A server process. :ivar url: its address. :ivar longest: its measurements."""

    def __init__(self, home: Path) -> None:
        environment = {**os.environ, "PYTHONUNBUFFERED": "1", "PYTHONMALLOC": "malloc"}  # as systemd's unit does
        command = [sys.executable, "-m", "tests.street.probe", str(home)]
        self._home = home
        self._process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)
        assert self._process.stdout is not None
        self.url = self._process.stdout.readline().strip()
        self.longest: dict[str, float] = {}

    @property
    def memory(self) -> float:
        """The server's memory in MB."""
        return resident(self._process.pid)

    def allocated(self) -> float:
        """Return the server's allocated memory in MB, after a wait for it."""
        assert self._process.stdout is not None
        self._process.send_signal(signal.SIGUSR1)
        return float(self._process.stdout.readline())

    @property
    def store(self) -> float:
        """The size of the store with its log, in MB."""
        return sum(file.stat().st_size for file in self._home.glob(f"{PEOPLE}*")) / 1e6

    def end(self) -> float:
        """Ask the server to end; return the seconds until it is gone."""
        begun = time.monotonic()
        self._process.send_signal(signal.SIGTERM)
        said, _ = self._process.communicate(timeout=60)
        took = time.monotonic() - begun
        self.longest = json.loads(said or "{}")
        return took

    def kill(self) -> None:
        """Kill the server in any state."""
        if self._process.poll() is None:
            self._process.kill()
            self._process.communicate()


@contextmanager
def house(home: Path) -> Iterator[House]:
    """Yield a server on a folder."""
    made = House(home)
    try:
        yield made
    finally:
        made.kill()
