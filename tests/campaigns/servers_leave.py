"""Each of three real servers is closed in order again and again under four people at a table: how long play pauses.

No computer plays, whose pace would be measured with it. Now the server that has the table is closed, now one through
which somebody plays; another is started in its place. A pause is the longest time in which somebody was told nothing.
In the end every offer that was said to be done is in the record once.

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

#: who is closed in turn: whoever has the table, or the next, or the one after that
TURNS = ("has the table", "is the next", "is the third")
#: seconds for which people play on before and after, in pauses that are nobody's leaving
CALM = 2.0
#: seconds that a decision takes: the match has to outlast all leavings
PACE = 0.2


async def leaves(
    store: PostgresStore, nodes: dict[str, Node], times: int, watch: Watch, more: Callable[[], tuple[Node, str]]
) -> dict[str, list[float]]:
    """Close servers, each turn so many times; return the pauses by turn. :param nodes: by address."""
    clients, tasks = await gathered(list(nodes), 4, PACE)
    pauses: dict[str, list[float]] = {turn: [] for turn in ("nobody leaves", *TURNS)}
    for number in range(times * len(TURNS)):
        turn = TURNS[number % len(TURNS)]
        for what in ("nobody leaves", turn):
            for client in clients:
                client.longest = 0.0
            if what == turn:
                where = store.where(clients[0].table)
                assert where is not None
                owner, urls = "http://" + store.owners()[where[1]], sorted(nodes)
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
    """Run the campaign as the command line asks."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--times", type=int, default=10, help="for each of three servers")
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
