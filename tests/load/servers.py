"""Servers of one house on this machine with their database and bus, and the cost of all of them."""

from __future__ import annotations

import contextlib
import signal
from collections.abc import Iterator
from pathlib import Path

from tests.bench.web import resident, spent
from tests.ports import free_port
from tests.server.buses import nats_server
from tests.server.databases import children, cluster
from tests.server.processes import Node


class Servers:
    """Servers that a test can kill and restart.

    :param folder: of all their data. :param words: options of each. :param beside: first process of each program that
        they use, by its name. :ivar store: address of the store. :ivar kills: number of kills.
    """

    def __init__(self, folder: Path, count: int, store: str, words: list[str], beside: dict[str, int]) -> None:
        self.store = store
        self.kills = 0
        self._folder = folder
        self._words = words
        self._beside = beside
        self._ended = [0.0] * count
        self._ports = [free_port() for _ in range(count)]
        self._nodes = [self._start(number) for number in range(count)]

    def _start(self, number: int) -> Node:
        port = self._ports[number]
        words = [*self._words, "--port", str(port), "--reached", f"127.0.0.1:{port}"]
        return Node(self._folder / f"node{number}", *words)

    @property
    def addresses(self) -> list[str]:
        """Return the servers' addresses, after a wait for all."""
        return [node.url for node in self._nodes]

    def kill(self, number: int) -> None:
        """Kill a server."""
        node = self._nodes[number]
        self.kills += 1
        self._ended[number] += spent(node.process.pid)
        node.end(signal.SIGKILL)

    def again(self, number: int) -> None:
        """Restart a killed server; wait until it serves."""
        self._nodes[number] = self._start(number)
        self._nodes[number].says("http://")

    def seconds(self) -> dict[str, float]:
        """Return each process's core seconds so far: servers without thinkers, other programs with their children."""
        used = {f"server {number + 1}": self._used(number) for number in range(len(self._nodes))}
        for name, pid in self._beside.items():
            used[name] = spent(pid, ended=True) + sum(spent(child, ended=True) for child in children(pid))
        return used

    def _used(self, number: int) -> float:
        node = self._nodes[number]
        return self._ended[number] + (spent(node.process.pid) if node.process.poll() is None else 0.0)

    def megabytes(self) -> list[float]:
        """Return each server's memory in MB."""
        return [resident(node.process.pid) for node in self._nodes if node.process.poll() is None]

    def end(self) -> None:
        """End all in order."""
        for node in self._nodes:
            if node.process.poll() is None:
                node.end(signal.SIGTERM)


@contextlib.contextmanager
def servers(folder: Path, count: int, store: str, bus: str) -> Iterator[Servers]:
    """Yield this many servers. :param store: ``sqlite`` or ``postgresql``. :param bus: ``local`` or ``nats``."""
    with contextlib.ExitStack() as held:
        beside, words = {}, ["--store", str(folder / "people.sqlite")]
        if store == "postgresql":
            database = held.enter_context(cluster())
            beside["database"] = database.pid
            words = ["--store", database.database()]
        if bus == "nats":
            nats = held.enter_context(nats_server())
            beside["bus"] = nats.pid
            words += ["--bus", nats.address]
        made = Servers(folder, count, words[1], words, beside)
        held.callback(made.end)
        yield made
