"""A house of three real servers, each on its own machine, with a database, its copy, and a bus of two servers.

The third server has its own bus server, which joins that of the others; pulling its cable splits the bus.
"""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

from tests.fake_clock import with_error
from tests.server.buses import Nats
from tests.server.databases import Cluster
from tests.server.machines import Cable, Machine, Switch
from tests.server.processes import Node

#: errors in seconds of the clocks of the servers' machines
CLOCKS = (0, 60, -60)
#: ports of servers, of databases, and of the routes between bus servers
PORT, DATABASE, ROUTES = 8765, 5432, 6222


class ServerApart:
    """A server with its machine. :ivar people: :ivar store: :ivar bus: the cables of the machine."""

    def __init__(self, number: int, people: Switch, store: Switch, bus: Switch) -> None:
        self.machine = Machine()
        self.people, self.store, self.bus = (Cable(self.machine, one, 11 + number) for one in (people, store, bus))
        self.node: Node | None = None

    @property
    def address(self) -> str:
        """Return the address at which people reach the server."""
        return f"{self.people.address}:{PORT}"


class HouseApart:
    """The house. :param folder: for all its files; a short path, because sockets lie there.

    :ivar people: the switch of people's machines. :ivar own: this program's addresses on it.
    :ivar servers: all three servers. :ivar database: the primary database. :ivar nats: the bus of the first two.
    """

    def __init__(self, folder: Path) -> None:
        subprocess.run(["ip", "link", "set", "lo", "up"], check=True)
        self.folder = folder
        self._count = 0
        self.people, self._store, bus = Switch(1), Switch(2, own=2), Switch(3)
        self.own = (self.people.address(1),)
        self.store_addresses = (self._store.address(1), self._store.address(2))
        self.database = self._cluster(self.store_addresses[0])
        self._name = self.database.database().partition("@/")[2].partition("?")[0]
        self.copy = self._copied(self.store_addresses[1])
        self.servers = [ServerApart(number, self.people, self._store, bus) for number in range(len(CLOCKS))]
        self.bus_address = bus.address(1)
        self.nats = Nats(self.bus_address, words=_routes(self.bus_address))
        last = self.servers[-1]
        joined = ["--routes", f"nats://{self.bus_address}:{ROUTES}"]
        self._beside = Nats(within=last.machine.within, words=[*_routes(last.bus.address), *joined])
        for number in range(len(self.servers)):
            self.start(number)

    @property
    def store_address(self) -> str:
        """Return the address of the database, which leads to the primary of the two."""
        hosts = ",".join(f"{one}:{DATABASE}" for one in self.store_addresses)
        return f"postgresql://owner@{hosts}/{self._name}?target_session_attrs=read-write"

    def start(self, number: int) -> None:
        """Start a server; wait until it serves."""
        server, off = self.servers[number], CLOCKS[number]
        bus = self._beside if number == len(self.servers) - 1 else self.nats
        words = ["--store", self.store_address, "--bus", bus.address, "--reached", server.address]
        self._count += 1
        home = self.folder / f"s{self._count}"
        within = [*server.machine.within, *(with_error(off) if off else ())]
        where = ["--host", server.people.address, "--port", str(PORT)]
        server.node = Node(home, *words, *where, within=within)
        server.node.says("http://")

    def fails_over(self) -> None:
        """Kill the database, let its copy take over, and make a new copy in its old place."""
        dead, self.database = self.database, self.copy
        address = self.store_addresses[0] if dead.listen == self.store_addresses[0] else self.store_addresses[1]
        dead.stop(signal.SIGKILL)
        self.database.takes_over()
        self.copy = self._copied(address)

    def _cluster(self, address: str, of: Cluster | None = None) -> Cluster:
        self._count += 1
        folder = self.folder / f"pg{self._count}"
        folder.mkdir()
        return Cluster(folder, address, of)

    def _copied(self, address: str) -> Cluster:
        """Return a copy that follows the database; the database now waits for it with each commit."""
        made = self._cluster(address, self.database)
        self.database.waits_for_copy()
        return made

    def end(self) -> None:
        """End all processes and machines of the house."""
        for server in self.servers:
            if server.node is not None and server.node.process.poll() is None:
                server.node.end(signal.SIGKILL)
            server.machine.end()
        for bus in (self.nats, self._beside):
            bus.stop()
        for cluster in (self.copy, self.database):
            cluster.stop(signal.SIGQUIT)


def _routes(address: str) -> list[str]:
    """Return the options with which a bus server joins others without sending its clients to them."""
    return ["--cluster_name", "house", "--cluster", f"nats://{address}:{ROUTES}", "--no_advertise=true"]


@contextlib.contextmanager
def house_apart() -> Iterator[HouseApart]:
    """Yield a house; this program must already run in its own namespace (``machines.apart``)."""
    with tempfile.TemporaryDirectory(prefix="house-") as folder:
        os.chmod(folder, 0o755)  # databases belong to another user
        made = HouseApart(Path(folder))
        try:
            yield made
        finally:
            made.end()
