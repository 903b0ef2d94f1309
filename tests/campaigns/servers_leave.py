"""Closes three real servers in order, again and again, under four people at a table, and measures the pauses of play.

No computer plays, because its pace would count too. The campaign closes the server of the table, or a server through
which a person plays, and starts another in its place. A pause is the longest time in which a person has no message. In
the end the record has every acknowledged offer once.

``python -m tests.campaigns.servers_leave --times 10``
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import signal
import statistics
import tempfile
from collections.abc import Callable
from functools import partial
from pathlib import Path

from numeramis_access.server.stores.postgres import PostgresStore
from tests.campaigns.playing import Watch
from tests.campaigns.servers_kill import recorded, started
from tests.server.buses import nats_server
from tests.server.databases import cluster
from tests.server.processes import Node
from tests.server.test_three_servers import agree, gathered, goes_on

#: servers to close in turn: the server of the table, the next one, the third one
TURNS = ("has the table", "is the next", "is the third")
#: seconds of undisturbed play before and after a leaving, for comparison
CALM = 2.0
#: seconds of a decision, long enough for the match to outlast all leavings
PACE = 0.2


async def leaves(
    store: PostgresStore, nodes: dict[str, Node], times: int, watch: Watch, more: Callable[[], tuple[Node, str]]
) -> dict[str, list[float]]:
    """Close servers, ``times`` times for each turn; return the pauses by turn. :param nodes: the servers by address."""
    clients, tasks = await gathered(list(nodes), 4, PACE)
    pauses: dict[str, list[float]] = {turn: [] for turn in ("nobody leaves", *TURNS)}
    for number in range(times * len(TURNS)):
        turn = TURNS[number % len(TURNS)]
        for what in ("nobody leaves", turn):
            for client in clients:
                client.longest = 0.0
            if what == turn:
                where = store.table_and_owner(clients[0].table)
                assert where is not None
                owner, urls = "http://" + store.living_owners()[where[1]], sorted(nodes)
                url = urls[(urls.index(owner) + TURNS.index(turn)) % len(urls)]
                await asyncio.to_thread(nodes.pop(url).end, signal.SIGTERM)
            await asyncio.sleep(CALM)
            await goes_on(clients, tasks)
            pauses[what].append(max(client.longest for client in clients))
        node, address = await asyncio.to_thread(more)
        nodes[address] = node
        for client in clients:
            client.urls = [*(one for one in client.urls if one in nodes), address]
        watch.say(f"{number + 1} closed, {turn}: {pauses[turn][-1]:.2f} s", always=True)
    agree(clients)
    for task in tasks:
        task.cancel()
    recorded(store, clients)
    return pauses


def main() -> None:
    """Run the campaign of the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--times", type=int, default=10, help="number of restarts of each of three servers")
    times, watch = parser.parse_args().times, Watch("servers-leave")
    with cluster() as databases, nats_server() as bus, tempfile.TemporaryDirectory() as folder:
        database, nodes = databases.database(), {}
        more = partial(started, Path(folder), database, bus.address)
        try:
            for _ in range(3):
                node, address = more()
                nodes[address] = node
            with contextlib.closing(PostgresStore(database, shared=True)) as store:
                pauses = asyncio.run(leaves(store, nodes, times, watch, more))
        finally:
            for node in nodes.values():
                node.end(signal.SIGKILL)
    for turn, took in pauses.items():
        middle = statistics.median(took)
        print(f"{turn}: {len(took)} times, median {middle:.2f} s, at most {max(took):.2f} s", flush=True)


if __name__ == "__main__":
    main()
