"""Kills the one of three real servers that has a table, again and again, and starts another in its place.

The campaign prints the seconds after each kill until all players have a new message. In the end all players have the
same messages, and the record has every acknowledged offer once.

``python -m tests.campaigns.servers_kill --kills 20``
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import signal
import tempfile
from collections import Counter
from collections.abc import Callable
from functools import partial
from pathlib import Path

from numeramis_access.server.stores.postgres import PostgresStore
from tests.campaigns.playing import Watch
from tests.ports import free_port
from tests.server.buses import nats_server
from tests.server.databases import cluster
from tests.server.processes import Node
from tests.server.test_three_servers import Client, agree, gathered, goes_on, until


def started(folder: Path, database: str, bus: str) -> tuple[Node, str]:
    """Start a server; return it and its address for players."""
    port = free_port()
    words = ["--store", database, "--bus", bus, "--reached", f"127.0.0.1:{port}", "--port", str(port)]
    node = Node(folder / f"s{port}", *words)
    return node, node.url


async def kills(
    store: PostgresStore, nodes: dict[str, Node], count: int, watch: Watch, more: Callable[[], tuple[Node, str]]
) -> list[float]:
    """Kill the owner of one table ``count`` times; return the seconds until play went on after each kill.

    :param nodes: the servers by address. :param more: starts another server.
    """
    clients, tasks = await gathered(list(nodes))
    took: list[float] = []
    for _ in range(count):
        where = store.table_and_owner(clients[0].table)
        assert where is not None
        url = "http://" + store.living_owners()[where[1]]
        before = [len(client.told) for client in clients]
        await asyncio.to_thread(nodes.pop(url).end, signal.SIGKILL)
        took.append(await until(lambda before=before: all(
            len(client.told) > known for client, known in zip(clients, before, strict=True)
        )))  # fmt: skip
        node, address = await asyncio.to_thread(more)
        nodes[address] = node
        for client in clients:
            client.urls = [*(one for one in client.urls if one in nodes), address]
        await goes_on(clients, tasks)
        watch.say(f"{len(took)} kills, longest {max(took):.2f} s", always=True)
    agree(clients)
    for task in tasks:
        task.cancel()
    recorded(store, clients)
    return took


def recorded(store: PostgresStore, clients: list[Client]) -> None:
    """Demand that the record has every acknowledged offer once."""
    deeds = [json.loads(line).get("deed") for line in store.entries(clients[0].table)]
    offers = Counter(deed["offer"] for deed in deeds if deed and deed["offer"])
    assert max(offers.values()) == 1, "an offer was done twice"
    assert not {offer for client in clients for offer in client.accepted} - set(offers), "an offer is lost"


def main() -> None:
    """Run the campaign of the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=20)
    count, watch = parser.parse_args().kills, Watch("servers-kill")
    with cluster() as databases, nats_server() as bus, tempfile.TemporaryDirectory() as folder:
        database, nodes = databases.database(), {}
        try:
            for _ in range(3):
                node, address = started(Path(folder), database, bus.address)
                nodes[address] = node
            with contextlib.closing(PostgresStore(database, shared=True)) as store:
                more = partial(started, Path(folder), database, bus.address)
                took = sorted(asyncio.run(kills(store, nodes, count, watch, more)))
        finally:
            for node in nodes.values():
                node.end(signal.SIGKILL)
    watch.say(f"{count} kills: play went on after {took[len(took) // 2]:.2f} s, at most {took[-1]:.2f} s", always=True)


if __name__ == "__main__":
    main()
