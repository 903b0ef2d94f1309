"""Free plays of one evening at two real servers: one is killed while its tables play, and nothing is lost or twice."""

from __future__ import annotations

import asyncio
import contextlib
import random
import signal
from collections.abc import Sequence
from pathlib import Path
from typing import Any, ClassVar

import msgspec
import pytest
from aiohttp import ClientWebSocketResponse

from numeramis_access.evening import events as ev
from numeramis_access.evening.conductor import opening_events
from numeramis_access.evening.evening import open_lines
from numeramis_access.evening.log import Log, LogEntry
from numeramis_access.server.stores.postgres import PostgresStore
from tests.campaigns.evenings_at_servers import Person
from tests.server.buses import Nats
from tests.server.databases import Cluster
from tests.server.processes import Node
from tests.server.test_conducting import AT
from tests.server.test_three_servers import servers, until

pytestmark = [pytest.mark.peer("postgresql"), pytest.mark.peer("nats"), pytest.mark.slow]

#: number of people; plays of each; seconds until all plays are over, a generous limit
PEOPLE, PLAYS, PATIENCE = 8, 2, 400.0
GAME = ev.PlannedGame("sipky", options={"limit": 101}, sizes=(4,), credits=PLAYS)


class Free(Person):
    """A person of free plays, who is ready for the next one at once."""

    enters: ClassVar[dict[str, Any]] = {"plays": True}

    async def _hear(self, at: ClientWebSocketResponse, said: dict[str, Any]) -> None:
        await super()._hear(at, said)
        if said["is"] == "table" and said["table"] == self.gathering and self.evening.get("breath"):
            await at.send_json({"do": "ready", "id": "come/ready", "table": self.gathering})


async def log_of(director: Free) -> Log:
    """Return the evening's log, as a server has it."""
    answer = await director.ask("evening-log", table=director.gathering, after=0)
    return Log(msgspec.convert(answer["entries"], list[LogEntry]))


async def do(director: Free, after: int, event: ev.AnyEvent) -> None:
    """Do an act of the director. :param after: number of entries before it."""
    acts = [{"at": AT, "event": msgspec.to_builtins(event)}]
    await director.ask("direct", table=director.gathering, after=after, acts=acts)


async def begin(director: Free, people: Sequence[Free]) -> None:
    """Let a director open an evening of free plays, and begin it when everybody is there."""
    made = await director.ask(
        "open", game="sipky", players=17, evening="e", access="open", alone=True, plays=True, rests=False
    )
    for person in (director, *people):
        person.gathering = made["table"]
        await person.ask("enter", table=person.gathering, plays=True)
    log = Log()
    plan = ev.Plan("plays", "free", game="sipky", boards=1, at_tables=True, games=(GAME,))
    announced = log.next_entry(ev.PlanAnnounced(plan), AT)
    assert isinstance(announced, LogEntry)
    log.add(announced)
    events = opening_events(log.evening, [(one.person,) for one in people], random.Random(1).shuffle, AT)
    known = [{"person": one.person, "name": one.name} for one in people]
    await do(director, 0, announced.event)
    await director.ask("keep-people", table=director.gathering, known=known)
    for number, event in enumerate(events, 1):
        await do(director, number, event)


async def all_played(director: Free) -> Log:
    """Wait until every play has its result; return the log."""
    while True:
        log = await log_of(director)
        if len(log.evening.outcomes) == PEOPLE * PLAYS // 4 and not open_lines(log.evening):
            return log
        await asyncio.sleep(1.0)


async def play(store: PostgresStore, nodes: Sequence[Node]) -> Log:
    """Play an evening of which one server is killed; return its log."""
    urls = [node.url for node in nodes]
    director = Free("Dita", urls)
    people = [Free(f"Player {number}", [urls[number % 2], urls[1 - number % 2]]) for number in range(PEOPLE)]
    tasks = [asyncio.create_task(person.live()) for person in (director, *people)]
    try:
        await until(lambda: all(person.person for person in (director, *people)))
        await begin(director, people)
        await until(lambda: all(person.told for person in people))
        owners = {owner for _, owner in store._do("SELECT id, owner FROM sitting WHERE stage = 'playing'")}
        assert len(owners) == 2, "tables play at both servers"
        gathering = store.table_and_owner(director.gathering)
        assert gathering is not None
        lost = "http://" + store.living_owners()[gathering[1]]
        await asyncio.to_thread(nodes[urls.index(lost)].end, signal.SIGKILL)
        async with asyncio.timeout(PATIENCE):
            log = await all_played(director)
        await do(director, len(log.entries), ev.EveningFinished())
        await until(lambda: all(person.evening.get("over") for person in people))
        assert [person.evening["standing"]["after"] for person in people] == [PLAYS] * PEOPLE
        return log
    finally:
        for task in tasks:
            task.cancel()


def test_free_plays_go_on_when_the_server_of_their_evening_is_killed(
    postgres: Cluster, nats: Nats, tmp_path: Path
) -> None:
    database = postgres.database()
    with (
        servers(postgres, nats, tmp_path, 2, database=database) as nodes,
        contextlib.closing(PostgresStore(database, shared=True)) as store,
    ):
        log = asyncio.run(play(store, nodes))
    entered = [entry.event.line for entry in log.entries if isinstance(entry.event, ev.ResultEntered)]
    assert len(set(entered)) == len(entered) == PEOPLE * PLAYS // 4, "each result once"
