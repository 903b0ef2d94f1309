"""Ten thousand people get an e-mail at one midnight, because it is their turn at a table, while others play at a live
table.
"""

from __future__ import annotations

import asyncio
import gc
import sys
import tempfile
import time
from pathlib import Path

from numeramis_access.catalogue import STANDARD
from numeramis_access.server.notify.mailing import Mailer
from numeramis_access.server.notify.owner_file import MailServer
from numeramis_access.server.notify.postman import Postman
from numeramis_access.server.notify.wording import Envelope
from numeramis_access.server.people.answers import receive
from numeramis_access.server.people.calls import GRACE_SECONDS, CallOffers
from numeramis_access.server.people_socket import PeopleSocket
from numeramis_access.server.serve import COLLECTOR_THRESHOLDS, SWITCH_SECONDS
from numeramis_access.server.stores.sqlite import SqliteStore
from numeramis_access.tables.person_requests import AskCalls, Hello
from numeramis_access.tables.protocol import line_of
from tests.bench.figures import Report
from tests.bench.turns import TABLES, fill
from tests.server.guests import Club, Thinking, key_of

#: seconds between two looks at the loop, as a player's card would come
LOOK = 0.02


class Sink(asyncio.Protocol):
    """An SMTP server that takes everything and counts it."""

    taken = 0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Greet."""
        self._transport, self._in_data, self._kept = transport, False, b""
        transport.write(b"220 sink\r\n")  # type: ignore[attr-defined]

    def data_received(self, data: bytes) -> None:
        """Answer each command, and each e-mail at its end."""
        self._kept += data
        while b"\r\n" in self._kept:
            line, _, self._kept = self._kept.partition(b"\r\n")
            if self._in_data and line != b".":
                continue
            Sink.taken += self._in_data
            answer = b"354 go on" if line.upper() == b"DATA" else b"221 bye" if line.upper() == b"QUIT" else b"250 ok"
            self._in_data = line.upper() == b"DATA"
            self._transport.write(answer + b"\r\n")  # type: ignore[attr-defined]


def run(tell: Report) -> None:
    """Print the seconds of all calls, and the longest wait for an answer meanwhile. :param tell: takes the figures."""
    with tempfile.TemporaryDirectory() as folder:
        club = Club(Path(folder))
        fill(club, with_mail=True)
        asyncio.run(_call_all(Path(folder) / "house.sqlite", tell))
    tell.tell()


async def _call_all(file: Path, tell: Report) -> None:
    sink = await asyncio.get_running_loop().create_server(Sink, "127.0.0.1", 0)
    port = sink.sockets[0].getsockname()[1]
    people = PeopleSocket(SqliteStore(file), STANDARD, Thinking)
    house = people.house
    house.lobby.tables()  # a server that runs has looked at each table once
    gc.freeze()
    gc.set_threshold(*COLLECTOR_THRESHOLDS)
    sys.setswitchinterval(SWITCH_SECONDS)
    house.calls._date = lambda: time.time() + 2 * GRACE_SECONDS  # all tables have waited long enough
    guest = house.connections.open(lambda line: None)
    receive(house, guest, line_of(Hello(id="1", version=1, key=key_of("Ada"), name="Ada")))
    house.calls.offers = CallOffers(True)
    mailer = Mailer(MailServer("tables@example.org", "127.0.0.1", port))
    envelope = Envelope("tables@example.org", "https://tables.example.org/", tuple(STANDARD.locales()))
    postman = Postman(house.calls, house.store, people.begin_work, envelope, mailer)
    sends, waits, began = asyncio.create_task(_send_all(postman)), list[float](), time.perf_counter()
    while not sends.done():
        due = time.perf_counter() + LOOK
        await asyncio.sleep(LOOK)
        await people.begin_work(lambda: receive(house, guest, line_of(AskCalls(id="2"))))
        waits.append(time.perf_counter() - due)
    tell.note("one midnight's calls for 10,000 people", time.perf_counter() - began, "s")
    tell.note("e-mails that arrived", Sink.taken)
    tell.note("longest wait for an answer of the server meanwhile", 1000 * max(waits), "ms")
    people.leave("back-soon")
    await people.wait_until_quiet(1.0)
    people.close()
    sink.close()


async def _send_all(postman: Postman) -> None:
    while await postman.send_mails() or Sink.taken < TABLES:
        await asyncio.sleep(0)
